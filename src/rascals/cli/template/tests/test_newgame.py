"""Tests of the laws of all games, and of each clause of this one."""

from __future__ import annotations

from pathlib import Path

import pytest

import rascals
from rascals import laws
from rascals.core.errors import Missing

DEFINITION = rascals.games()["newgame"]
RULES = Path(__file__).parents[1] / "newgame" / "RULES.md"


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", laws.variants(DEFINITION), ids=laws.name_of)
def test_laws(game, law):
    """The laws of all games hold for this one, with every number of players and every option."""
    if law is laws.compiled_is_plain:
        pytest.importorskip("numpy", reason="needs numpy")
    try:
        law(game)
    except Missing as error:  # a C compiler, say
        pytest.skip(str(error))


def test_the_laws_look_at_all_of_it():
    """The games that the laws are checked on play every verb and report every event."""
    assert not laws.unreached(laws.variants(DEFINITION))


def test_texts_are_alike():
    """Every language has the same texts with the same placeholders."""
    laws.texts_are_alike(DEFINITION.name)


def test_every_clause_is_tested():
    """Each clause of RULES.md is named in this file."""
    assert not laws.untested(RULES, [Path(__file__)])


def at(**entries):
    """Return a match for two in a position: a small deck, empty hands, and the given entries."""
    position = {"turn": 0, "deck": ["crumb", "crumb", "cheese"], "hand": [[], []]} | entries
    return rascals.game("newgame", players=2).from_position(position, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_begins(players):
    """Two to five can play; all cards are in the deck; seat 0 starts. [N-01, N-02, N-03]"""
    match = rascals.game("newgame", players=players).new(seed=1)
    assert match.acting == (0,)
    assert match.view()["deck_size"] == 16 + 8 + 10
    assert match.position()["hand"] == [[]] * players


def test_turns_go_round_those_who_have_not_stopped():
    """The turn skips seats that have stopped; when all have, the game is over. [N-04, N-06, N-10]"""
    match = at()
    match.play(0, "draw")
    assert match.acting == (1,)
    match.play(1, "stop")
    match.play(0, "draw")
    assert match.acting == (0,)
    match.play(0, "stop")
    assert match.over


def test_a_hand_holds_six():
    """With six cards, or with an empty deck, a seat can only stop. [N-05]"""
    for match in (at(hand=[["crumb"] * 6, []]), at(deck=[])):
        assert [str(move) for move in match.legal(0)] == ["stop"]
        assert match.why_not(0, "draw").reason == "no-drawing"
    assert [str(move) for move in at(hand=[["crumb"] * 5, []]).legal(0)] == ["draw", "stop"]


@pytest.mark.parametrize(
    ("hand", "points"), [([], 0), (["crumb", "cheese"], 4), (["cheese", "trap"], 3), (["cheese", "trap", "trap"], 0)]
)
def test_points(hand, points):
    """Cards count their points; with two traps nothing counts. The most points win. [N-07]"""
    match = at(hand=[hand, ["crumb", "crumb"]])
    match.play(0, "stop")
    match.play(1, "stop")
    assert match.scores == (points, 2)
    assert match.winners == (0,) * (points >= 2) + (1,) * (points <= 2)


@pytest.mark.parametrize("open_hands", [False, True])
def test_hands_are_secret(open_hands):
    """Others see the size of a hand, and its cards by option, or when the game is over. [N-08, N-09]"""
    match = rascals.game("newgame", players=2, open_hands=open_hands).new(seed=1)
    (event,) = match.play(0, "draw")
    assert event.seen_by(1)["args"]["card"] is None
    assert (match.view(1)["seats"][0]["hand"] is None) != open_hands
    assert match.view(1)["seats"][0]["hand_size"] == 1
    match.play(1, "stop")
    match.play(0, "stop")
    assert match.view(1)["seats"][0]["hand"]
