"""What is kept of a game: who won and how far, what its score is made of, what it was like, what each seat did."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rascals
from rascals.bots import ChosenMove
from rascals.lab.entrants import SeatUsage, move_of
from rascals.lab.playing import WHOLE_WIN, NumberedGame, doubled_ranks, figures_of, measure, played_game, win_shares


def test_a_victory_is_shared_equally():
    """Two winners get half a victory each, others none; up to eight divide it without a remainder."""
    assert win_shares([1, 3], 4) == [0, WHOLE_WIN // 2, 0, WHOLE_WIN // 2]
    assert win_shares([], 3) == [0, 0, 0]
    for count in range(1, 9):
        assert sum(win_shares(list(range(count)), 8)) == WHOLE_WIN


def test_ranks_share_places():
    """Ties take the mean of their ranks: 10, 7, 7, 1 rank 1, 2½, 2½, 4, doubled; a winner is before an equal score."""
    assert doubled_ranks([10, 7, 7, 1], [0]) == [2, 5, 5, 8]
    assert doubled_ranks([7, 7, 1], [1]) == [4, 2, 6]


@given(st.lists(st.integers(-20, 60), min_size=3, max_size=5))
def test_ranks_add_up(scores):
    """However the scores tie, all ranks add up to 1 + 2 + … + n."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert sum(doubled_ranks(scores, winners)) == len(scores) * (len(scores) + 1)


OPTIONS: dict[str, Any] = {"payoffs": True, "promos": 4, "bargaining": "turns"}


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        (rascals.game("felicity", players=4), ["cats", "mice"]),
        (rascals.game("goodcritters", players=4, **OPTIONS), ["loot", "payoff_cards", "promos"]),
    ],
    ids=str,
)
def test_a_score_consists_of_its_parts(game, parts):
    """Seat by seat; a whole composite move counts as one."""
    match = rascals.play(game, bots=["shrewd", *["timid"] * 3], seed=1)
    played = played_game(NumberedGame(0, 0, 0), range(4), match, (), measure(match))
    assert sorted(played.measures.parts) == parts
    assert [sum(values) for values in zip(*played.measures.parts.values(), strict=True)] == list(played.scores)
    assert (played.scores, played.winners, played.end) == (match.scores, match.winners, match.end_reason)
    moves = [ply.move.split()[0] for ply in match.history[1:]]
    assert not {"give", "add", "finish"} & set(moves)
    assert played.moves == played.measures.numbers["actions"] == len(moves)


def test_loot_and_stranded_crews_are_the_records():
    """Loot that counts is what crews have, or in v1 have banked; a stranded crew is one that has not ended."""
    own = figures_of("heist")
    for edition in ("v1", "v3", "v5"):
        game = rascals.game("heist", players=4, edition=edition, turn_limit=15)
        for seed in range(3):
            match = rascals.play(game, bots=["runner", "hoarder", "saboteur", "random"], seed=seed)
            told, seats = own.numbers(match), match.view(None)["seats"]
            values = game.component(f"{edition}.loot.values")
            for kind, value in zip(("canned", "nuts", "gourd", "apple"), values, strict=False):
                having = [seat["banked"] + (seat["carried"] if edition != "v1" else []) for seat in seats]
                assert told[f"loot:{kind}"] == sum(loot.count(value) for loot in having)
            out = [len(seat["carried"]) > 0 if edition == "v1" else not seat["ended"] for seat in seats]
            assert told["stranded"] == sum(out)
            late = sum(event.name == "late" for ply in match.history for event in ply.events)
            assert told["late"] == late


def test_games_without_figures_of_their_own():
    """Any game has the general figures; a turn is what one seat does in a row."""
    match = rascals.play(rascals.game("felicity", players=3), bots=["timid", "greedy", "random"], seed=3)
    measured = measure(match)
    assert not any(name.startswith("own:") for name in measured.numbers)
    seats = [ply.seat for ply in match.history[1:]]
    assert measured.numbers["turns"] == 1 + sum(one != two for one, two in pairwise(seats))
    assert (measured.first, measured.done) == (0, {})


class Broken:
    """A bot that fails in one way."""

    name = "broken"

    def __init__(self, answer):
        self.answer = answer

    def choose(self, question):
        return self.answer(question)


def failing(question):
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (failing, "crash"),
        (lambda question: question.moves[0], "garbage"),
        (lambda question: None, "garbage"),
        (lambda question: ChosenMove("fly to the moon"), "illegal"),
        (lambda question: ChosenMove(question.moves[0]), None),
    ],
)
def test_faults_are_counted_and_chance_moves(answer, kind):
    """A bot that raises, or returns no legal move, gets a random legal move and a fault of its kind."""
    match = rascals.game("felicity", players=3).new(seed=1)
    usage = SeatUsage()
    move = move_of(Broken(answer), match, match.acting[0], Random(1), usage)
    assert match.why_not(match.acting[0], move) is None
    assert dict(usage.faults) == ({} if kind is None else {kind: 1})
    assert usage.decisions == 1
