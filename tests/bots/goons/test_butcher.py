"""Whom the shrewd player of Goons expects the Jolly Butcher to pay, and what it makes of his trades."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.bots.goons.butcher import due, turns_of
from rascals.bots.goons.outlook import Character
from rascals.bots.goons.trades import traded
from tests.bots.goons.test_shrewd import asked_of, chosen
from tests.games.goons.scenes import goons

BLUE = 3


def chances(scheme: str, piles: str, turn: int = 4, mover: int = 3, players: int = 4) -> dict[int, float]:
    """How likely each participant is paid, in a turn of somebody; seat 0 is first, so that seat 3 has the last turn."""
    scene = goons(players, schemes={"blue": scheme}, piles={"blue": piles}, turn=turn, mover=mover)
    s: Any = scene.s
    return due(s, BLUE, s.order[BLUE][: s.piles[BLUE]])


def test_turns_are_counted_to_the_end_of_the_round() -> None:
    """O-09: in the third turn of seat 1 of four, the seats after it have two turns left, it and those before it one."""
    s: Any = goons(4, turn=3, mover=1).s
    assert [turns_of(s, seat) for seat in range(4)] == [1, 1, 2, 2]


def test_after_all_turns_one_is_paid_for_certain() -> None:
    """O-24: with no turn left the first of the row is paid, by JB1 and JB5 the last, and nobody else."""
    assert chances("JB2", "1:3 0:2 2:2") == {1: 1.0, 0: 0.0, 2: 0.0}
    assert chances("JB5", "1:3 0:2 2:2") == {1: 0.0, 0: 0.0, 2: 1.0}


@pytest.mark.parametrize("scheme", ["JB2", "JB5"])
def test_whoever_is_due_is_surer_the_fewer_turns_are_left(scheme: str) -> None:
    """Where one stands to be paid the chance rises from turn to turn, and all chances together never pass 1."""
    seat = 1 if scheme == "JB2" else 2
    by_turn = [chances(scheme, "1:3 0:2 2:1", turn) for turn in range(1, 5)]
    rising = [chance[seat] for chance in by_turn]
    assert rising == sorted(rising)
    assert rising[0] < 0.6
    assert all(0 < sum(chance.values()) < 1 + 1e-9 for chance in by_turn)


def test_a_larger_lead_is_worth_more() -> None:
    """Of JB3, which pays the first, a lead of four is likelier to hold than one of one, two turns before the end."""
    narrow, wide = (chances("JB3", f"1:{pile} 0:2", turn=2, mover=0)[1] for pile in (3, 6))
    assert narrow < wide < 1


def test_it_trades_as_often_as_that_pays() -> None:
    """O-24.2: after a commit to JB2 each of three money becomes three energy; without an offer nothing changes."""
    scene = goons(2, schemes={"blue": "JB2"}, energy=[2, 0], money=[3, 0], taken=BLUE, space=BLUE, open=[1, 1, 0])
    assert traded(scene.s, 0, Character()) is scene.s
    scene.play("do cube commit 1")
    after: Any = traded(scene.s, 0, Character())
    assert (after.energy[0], after.money[0]) == (10, 0)


@pytest.mark.parametrize("scheme", ["JB1", "JB3", "JB4", "JB5"])
def test_every_trade_comes_to_an_end(scheme: str) -> None:
    """O-24: whatever the scheme trades, steps that it gives are walked, and nothing is left to answer."""
    scene = goons(
        2,
        schemes={"blue": scheme},
        energy=[6, 0],
        money=[3, 0],
        stars=[4, 0],
        hustle={"blue": [2, 0]},
        taken=BLUE,
        space=BLUE,
        open=[1, 1, 0],
    ).play("do cube commit 1")
    after: Any = traded(scene.s, 0, Character())
    assert after.question < 0
    assert not after.steps[0]


def trading(**more: Any) -> Any:
    return goons(
        2, schemes={"blue": "JB2"}, energy=[3, 0], round=1, taken=BLUE, open=[1, 0, 0], ability_used=[1, 1], **more
    )


def test_it_commits_for_the_sake_of_the_trades() -> None:
    """O-24.2: early, with three money, it puts energy on JB2 though another leads by far; and it says what for."""
    scene = trading(money=[3, 0], piles={"blue": "1:8"})
    assert chosen(scene).startswith("do cube commit")
    reason = asked_of(scene).reason
    assert reason.id == "scheme-trades"
    assert (reason.args["energy_then"], reason.args["money_then"]) == (3 - reason.args["mine"] + 9, 0)


def test_shrewd_tables_trade(amount: Any) -> None:
    """O-24: in games with the Butcher two of it make some trades a game, which they left for what he pays before."""
    game = rascals.game("goons", players=2, villains="jolly-butcher,doctor,kid-random,mary-klyde")
    trades = 0
    for seed in range(amount(2, 8)):
        match = rascals.play(game, ["shrewd", "shrewd"], seed=seed)
        trades += sum(event.name == "traded" for ply in match.history for event in ply.events)
    assert trades >= amount(2, 8) * 4
