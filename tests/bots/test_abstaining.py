"""Bots that do without something: like their bot until it would do it, then its next best move."""

from __future__ import annotations

from random import Random

import pytest

import rascals
from rascals.bots import ChosenMove, Turn, abstaining
from rascals.bots.abstaining import Abstainer
from rascals.bots.playing import ask


class NoShotgun(Abstainer):
    of, words = "shrewd", "buy shotgun"


class Rating:
    """Chooses the first move, and rates moves as it is told."""

    name = "rating"

    def __init__(self, *rated: tuple[str, float]) -> None:
        self.options = [{"move": move, "value": value} for move, value in rated]

    def choose(self, turn: Turn) -> ChosenMove:
        return ChosenMove(turn.moves[0], {"options": self.options} if self.options else {})


@pytest.fixture
def turn() -> Turn:
    """The first decision of Felicity: which card to place."""
    match = rascals.game("felicity", players=3).new(7)
    (seat, *_) = match.acting
    return ask(match, seat, Random(0))


@pytest.mark.parametrize(
    ("without", "rated", "at"),
    [
        ("nothing like it", [(3, 9.0)], 0),  # its bot's own move
        ("first", [(0, 9.0), (1, 1.0), (3, 2.0), (2, 1.5)], 3),  # the next best
        ("first", [], 1),  # its bot rates nothing
        ("first", [(0, 9.0)], 1),  # or nothing else
        ("all", [(3, 9.0)], 0),  # nothing else may be made
    ],
)
def test_it_makes_the_next_best_move(monkeypatch, turn, without, rated, at):
    """Its bot's move, the best other one, the first other one, or its bot's again if all moves have the words."""
    names = [str(move) for move in turn.moves]
    words = {"first": names[0], "all": names[0].split()[0]}.get(without, without)
    assert all(names[0].split()[0] in name for name in names)
    assert not any(names[0] in name for name in names[1:])
    rating = Rating(*((names[place], value) for place, value in rated))
    monkeypatch.setattr(abstaining, "bot", lambda spec, game: rating)
    monkeypatch.setattr(NoShotgun, "words", words)
    assert str(NoShotgun().choose(turn).move) == names[at]


def test_a_game_is_the_same_until_it_would_do_it():
    """Against the same bots in the same deal it never buys, and no move differs before its bot buys."""
    game = rascals.game("goons", players=2)
    for seed in range(20):
        usual = rascals.play(game, ["shrewd", "shrewd"], seed=seed)
        bought = [at for at, ply in enumerate(usual.history) if ply.seat == 0 and NoShotgun.words in str(ply.move)]
        if bought:
            break
    without = rascals.play(game, [NoShotgun(), "shrewd"], seed=seed)
    moves = [[ply.move for ply in match.history] for match in (usual, without)]
    assert moves[0][: bought[0]] == moves[1][: bought[0]]
    assert moves[0][bought[0]] != moves[1][bought[0]]
    assert not any(ply.seat == 0 and NoShotgun.words in str(ply.move) for ply in without.history)
