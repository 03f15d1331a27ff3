"""Outside data names no file: a saved game, a recipe, a lesson, a request's body.

`rascals.game(data=…)` takes a file, since its caller chooses the file. Other people's data reaches only `Game.choose`,
which takes no files: so nothing reveals which files exist, hangs on a pipe, or changes when another file does.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rascals
from rascals.core.game import Game
from rascals.core.untrusted_text import VAST, whole_number
from rascals.lessons.script import read_lesson
from rascals.server.guard.validation import decode
from rascals.server.tables.making import chosen
from rascals.server.wire import CreateTable
from rascals.training.recipe import Recipe
from tests.forging import forged

SOUND = "[mice]\nstart = 9\n"  # a file that `rascals.game("felicity", data=…)` takes


def saved_with(**entries):
    """Return a whole saved game with these header entries, and all hashes recomputed."""
    match = rascals.play(rascals.game("felicity", players=3, data={"mice.start": 9}), ["random"] * 3, seed=1)
    return forged(match.save_text().splitlines(), **entries)


def load_with_data(file):
    return rascals.load_text(saved_with(data=file))


def load_with_option(file):
    return rascals.load_text(saved_with(options={"data": file}))


def verify(file):
    verdict = rascals.verify_text(saved_with(data=file))
    if verdict.error is not None:
        raise verdict.error
    return verdict


def choose(file):
    return Game.choose(rascals.games()["felicity"], 3, None, {}, file)


def recipe(file):
    return Recipe.read("felicity", f"players = [3]\noptions = {{ data = {json.dumps(file)} }}\n")


def lesson(file):
    position = rascals.game("felicity", players=3).new(seed=1).position() | {"options": {"data": file}}
    scene = f"[scenes.one]\nseed = 1\nposition = '{json.dumps(position)}'\n"
    return read_lesson("felicity", f'seat = 0\nnames = ["Ann", "Bob"]\n{scene}')


def request(file):
    return chosen(decode(json.dumps({"game": "felicity", "players": 3, "data": file}), CreateTable))


def option_of_a_request(file):
    return chosen(decode(json.dumps({"game": "felicity", "players": 3, "options": {"data": file}}), CreateTable))


def test_the_saved_game_of_these_tests_holds():
    """So whatever is refused below is refused for what was changed in it."""
    assert rascals.verify_text(saved_with()).ok


@pytest.mark.parametrize(
    "read", [load_with_data, load_with_option, verify, choose, recipe, lesson, request, option_of_a_request]
)
def test_nothing_from_outside_opens_a_file(tmp_path, monkeypatch, read):
    """A path is refused in the same words whether it is a valid file, a folder or nothing; none is opened."""
    looked_at: list[str] = []

    def noting(own):
        def act(self, *args, **named):
            looked_at.append(str(self))
            return own(self, *args, **named)

        return act

    for name in ("stat", "open", "read_text", "read_bytes", "exists", "is_file"):
        monkeypatch.setattr(Path, name, noting(getattr(Path, name)))
    said = set()
    for name in ("sound-file", "no-file", "a-folder"):
        file = tmp_path / name
        if name == "sound-file":
            file.write_text(SOUND, encoding="utf-8")
        elif name == "a-folder":
            file.mkdir()
        looked_at.clear()
        with pytest.raises(ValueError) as refused:
            read(str(file))
        assert not [one for one in looked_at if one.startswith(str(tmp_path))]
        said.add(str(refused.value).replace(name, "FILE"))
    assert len(said) == 1


@pytest.mark.parametrize("data", ["/dev/zero", "", 0, 5, True, ["a"], [["mice.start", 9]]])
def test_changes_in_a_header_are_an_object(data):
    """Anything else is refused at line 1, such as a list of options."""
    verdict = rascals.verify_text(saved_with(data=data))
    assert (verdict.ok, verdict.line) == (False, 1)
    assert verdict.problem.startswith("data: an object")
    assert not rascals.verify_text(saved_with(options=[])).ok


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("12", 12), ("9" * 5000, VAST), ("0" * 5000 + "3", 3), (str(VAST + 1), VAST)],
)
def test_a_number_is_read_however_long(text, number):
    """Numbers beyond any limit become one huge number, not an error."""
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "x", "²", "٣", "1_000"])
def test_what_is_no_number_is_none(text):
    """Only digits are accepted."""
    assert whole_number(text) is None
