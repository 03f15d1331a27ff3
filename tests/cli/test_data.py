"""`rascals data`: components shown with their sources; a file of them checked, with every error or change."""

from __future__ import annotations

import json
import sys
import tomllib
from types import SimpleNamespace

import pytest

import rascals
from rascals.cli import data
from rascals.cli.run import run
from rascals.core.components import Components
from rascals.core.provenance import WORDS, is_one
from rascals.core.state import GameState
from rascals.tui.wording import as_toml

FAULTY = """\
name = "mine"

[mice]
start = -1

[pets]
source = "my own box"
worth = 3
"""


@pytest.fixture
def file(tmp_path):
    """A path for a file of components."""
    return tmp_path / "mine.toml"


def test_all_that_is_wrong_is_said(heard, file):
    """Each error on its own line, with file, line and reason; the exit code is 1, as for `verify`."""
    file.write_text(FAULTY, encoding="utf-8")
    first, second = heard(["data", "check", "felicity", str(file)], 1).out.splitlines()
    assert first == f"{file}: Line 4: mice.start: a whole number from 0 to 32767, not -1."
    assert second.startswith(f"{file}: Line 8: pets.worth cannot be changed; what can: pets.values, ")


def test_what_is_no_toml_and_what_does_not_fit_together(heard, file):
    """Invalid TOML, and what only the game's own check refuses, are reported with their line too."""
    file.write_text("[mice]\nstart is 3\n", encoding="utf-8")
    said = heard(["data", "check", "felicity", str(file)], 1).out
    assert said == f"{file}: Line 2: not in the form of TOML, `key = value` under `[table]`.\n"
    file.write_text("# few\n[v3.critters]\ndealt = 4\n", encoding="utf-8")
    said = heard(["data", "check", "heist", str(file)], 1).out
    assert said == f"{file}: Line 3: v3.critters.dealt: at least as many as are hired, 5, not 4.\n"


def test_what_a_sound_file_changes(heard, file):
    """The number of changes, and each change with the box's value; equal values are no change."""
    file.write_text("[mice]\nstart = 15\n[bank]\n3 = 7\n", encoding="utf-8")
    said, heading, change = heard(["data", "check", "felicity", str(file)]).out.splitlines()
    assert said == f"{file} is sound: it says 2 of 10 entries and changes 1 of them."
    assert heading.split("  ")[0] == "Entry"
    assert change.split() == ["bank.3", "7", "21"]


def test_the_check_for_programs(heard, file):
    """As JSON: the errors with their lines, or what it changes and omits."""
    file.write_text(FAULTY, encoding="utf-8")
    told = json.loads(heard(["data", "check", "felicity", str(file), "--json"], 1).out)
    assert (told["ok"], [one["line"] for one in told["problems"]], told["changes"]) == (False, [4, 8], {})
    file.write_text("bank.3 = 7\n", encoding="utf-8")
    told = json.loads(heard(["data", "check", "felicity", str(file), "--json"]).out)
    assert (told["ok"], told["changes"]) == (True, {"bank.3": {"value": 7, "box": 21}})
    assert "mice.start" in told["left_out"]
    assert "bank.3" not in told["left_out"]


@pytest.mark.parametrize("game", rascals.games())
def test_what_is_shown_is_a_file_to_change(capsys, heard, file, game):
    """The file has everything that can be changed, and nothing else: it is valid, complete, and changes nothing."""
    text = heard(["data", "show", game]).out
    components = rascals.games()[game].components
    shown = flat(tomllib.loads(text), components.changeable)
    assert [key for key in shown if key not in components.changeable and key != "name" and not is_one(key)] == []
    file.write_text(text, encoding="utf-8")
    assert run(["data", "check", game, str(file)]) == 0
    entries = len(rascals.games()[game].components.changeable)
    assert capsys.readouterr().out == f"{file} is sound: it says {entries} of {entries} entries and changes nothing.\n"


def flat(tables, leaves, before=""):
    """The path of each entry of a file."""
    for key, value in tables.items():
        path = f"{before}{key}"
        if isinstance(value, dict) and path not in leaves and not is_one(path):
            yield from flat(value, leaves, f"{path}.")
        else:
            yield path


@pytest.mark.parametrize("game", rascals.games())
def test_every_table_that_can_be_changed_says_where_it_was_found_in_one_word(game):
    """All games write provenance alike: `from`, and one of three words for each value or part."""
    components = rascals.games()[game].components
    assert not [path for path in components.entries if path.rpartition(".")[2] == "source"]
    for path in components.changeable:
        found = components.found(path)
        assert found, path
        assert set(found.values()) <= set(WORDS), path


def test_numbers_of_a_list_are_named(heard, monkeypatch):
    """They are commented in a file, and listed in a table and as JSON; other lists have no names."""
    out = heard(["data", "show", "heist"]).out
    assert "\ncounts = [\n  15,  # straight-plain\n  7,   # straight-security\n" in out
    assert "\ncentre = [\n  1,  # canned\n  1,  # nuts\n  1,  # gourd\n  0,  # apple\n]\n" in out  # ends in zeros
    assert "removed = [60, 50, 40]       # H-12: with 2, 3, 4 players\n" in out
    told = json.loads(heard(["data", "show", "heist", "--json"]).out)
    assert told["v1.traps.counts"]["names"][:2] == ["rotate", "tile"]
    assert "names" not in told["v1.tiles.removed"]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    out = heard(["--no-color", "data", "show", "felicity"]).out
    assert "[-8 -8, -5 -5, 3 3, 5 5, 8 8, 11 11, 15 15, 0 rabbit, 0 large-dog, 0 small-dog]" in out


def test_components_are_shown_to_a_person(heard, monkeypatch):
    """Every entry with its value and source, even for a part with another source."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    out = heard(["--no-color", "data", "show", "goons"]).out
    assert all(f"{path} " in out for path in rascals.games()["goons"].components.changeable)
    (line,) = [line for line in out.splitlines() if line.startswith("schemes.KR3.tiers ")]
    assert "[{ goal = 12, places = [{ stars_x = 0, energy = 2 }, { energy = 7 }" in line
    assert line.rstrip().endswith("rulebook, 0.places.2: house")


def test_components_for_programs(heard):
    """As JSON: the value, and its source and those of its parts, even if a game says `source`."""
    told = json.loads(heard(["data", "show", "goons", "--json"]).out)
    assert told["schemes.KR3.tiers"]["from"] == {"": "rulebook", "0.places.2": "house"}
    assert told["city.corners"] == {"value": "RYGB", "from": {"": "inferred"}}
    told = json.loads(heard(["data", "show", "felicity", "--json"]).out)
    assert told["mice.start"] == {"value": 15, "from": {"": "rulebook"}}


def test_a_game_without_components_says_so(heard, monkeypatch):
    """It says that there is nothing to show."""
    bare = SimpleNamespace(components=Components("nowhere", GameState, (2,), ()))
    monkeypatch.setattr(data, "definition_of", lambda *_: bare)
    assert heard(["data", "show", "felicity"]).out == "felicity has no components that can be changed.\n"


def test_the_group_alone_teaches(heard):
    """`rascals data` alone shows its help."""
    assert "rascals data check heist mine.toml" in heard(["data"]).out


def test_values_are_written_as_in_the_box():
    """Numbers, texts, lists, tables and empty values, on one line."""
    assert as_toml([{"goal": 3, "places": [{"stars": 1, "energy": 2}]}, {}]) == (
        "[{ goal = 3, places = [{ stars = 1, energy = 2 }] }, {}]"
    )
    assert as_toml(["1…", -4, []]) == '["1…", -4, []]'


@pytest.mark.parametrize(
    ("game", "text", "nearest"),
    [
        ("felicity", "[mice]\nstrat = 20\n", "mice.start"),
        ("felicity", "[bank]\n6 = 20\n", "bank."),
        ("heist", "[v4.loot]\ncenter = [1]\n", "v4.loot.centre"),
        ("goons", "[items.scythe]\nstar = 3\n", "items.scythe.stars"),
    ],
)
def test_what_was_meant_is_named_first(heard, file, game, text, nearest):
    """For a misspelled name, the most similar entry comes first among the valid ones."""
    file.write_text(text, encoding="utf-8")
    assert f"what can: {nearest}" in " ".join(heard(["data", "check", game, str(file)], 1).out.split())
