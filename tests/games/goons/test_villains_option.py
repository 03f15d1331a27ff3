"""Goons: the option `villains`, a list of four. [O-03, O-33, Settled]"""

from __future__ import annotations

import json
from typing import Any

import pytest

import rascals
from rascals.cli.setup import read_options
from rascals.games.goons import BOX
from rascals.words import Words, languages

FOUR = ["mary-klyde", "doctor", "kid-random", "blind-razor"]
CANONICAL = ["kid-random", "blind-razor", "doctor", "mary-klyde"]
TEXT = ",".join(CANONICAL)
NO_DESK: Any = None  # which only errors are told at


@pytest.mark.parametrize(
    "given",
    [FOUR, tuple(FOUR), " ".join(FOUR), ",".join(FOUR), "Mary-Klyde, doctor, kid-random,  blind-razor", TEXT],
)
def test_four_villains_are_read_in_any_form_and_order(given):
    """A list, or a text with commas or spaces, in any order, is the same choice. [O-33]"""
    game = rascals.game("goons", players=3, villains=given)
    assert game.options["villains"] == TEXT
    assert game == rascals.game("goons", players=3, villains=CANONICAL)


def test_positions_and_saved_games_write_a_list():
    """It comes back from both; the villains are those four. [O-03, O-33]"""
    game = rascals.game("goons", players=2, villains=FOUR)
    match = game.new(seed=3)
    position = json.loads(json.dumps(match.position()))
    assert position["options"] == {"villains": CANONICAL}
    assert {villain["villain"] for villain in position["villains"].values()} == set(FOUR)
    assert game.from_position(position, seed=1).position() == position
    assert game.from_position(position | {"options": {"villains": " ".join(FOUR)}}, seed=1).position() == position
    saved = match.save_text()
    assert json.loads(saved.splitlines()[0])["options"]["villains"] == CANONICAL
    assert rascals.load_text(saved).game == game
    usual = rascals.game("goons", players=2).new(seed=1)
    assert usual.position()["options"] == {}
    assert json.loads(usual.save_text().splitlines()[0])["options"]["villains"] == "random"


@pytest.mark.parametrize(
    "given",
    [FOUR[:3], [*FOUR, "jolly-butcher"], [*FOUR[:3], "doctor"], [*FOUR[:3], "joker"], "random doctor", [], {}, 4, [4]],
)
def test_other_lists_are_refused(given):
    """Four different ids, or `random`. [O-33]"""
    with pytest.raises(rascals.BadOption, match=r"villains cannot be .*; valid: random, kid-random,blind-razor,doctor"):
        rascals.game("goons", players=2, villains=given)
    position = rascals.game("goons").new(seed=1).position()
    with pytest.raises(rascals.BadPosition, match="options: villains cannot be"):
        rascals.game("goons").from_position(position | {"options": {"villains": given}}, seed=1)


def test_lists_are_for_options_of_several_words_alone():
    """Another option takes no list."""
    with pytest.raises(rascals.BadOption, match="final_tie cannot be"):
        rascals.game("goons", final_tie=["later"])


def test_the_command_line_takes_them_in_any_order():
    """`villains=…` with commas or spaces."""
    assert read_options(NO_DESK, BOX, [f"villains={' '.join(FOUR)}"]) == {"villains": TEXT}
    assert read_options(NO_DESK, BOX, ["villains=Random", "final_tie=later"]) == {
        "villains": "random",
        "final_tie": "later",
    }


@pytest.mark.parametrize("lang", languages())
def test_a_choice_is_told_by_its_villains(lang):
    """Each of the four has its name."""
    words = Words(lang, strict=False)
    said = words.option("goons", "villains", TEXT)
    assert said.count(", ") == 3
    assert "," not in said.replace(", ", "")
