"""The shrewd player of Goons in clear situations."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import rascals
from rascals.bots import bot
from rascals.bots.goons.options import after, legal, traded
from rascals.bots.goons.outlook import Character, Weighing, due, turns_of
from rascals.core.game import Game
from rascals.games.goons import DEFINITION
from tests.games.goons.scenes import goons

# ---------------------------------------------------------------- the Jolly Butcher


BLUE = 3


def chances(scheme: str, piles: str, turn: int = 4, mover: int = 3, players: int = 4) -> dict[int, float]:
    """Each participant's chance of being paid, in somebody's turn; seat 0 is first, so seat 3 has the last turn."""
    scene = goons(players, schemes={"blue": scheme}, piles={"blue": piles}, turn=turn, mover=mover)
    s: Any = scene.s
    return due(s, BLUE, s.order[BLUE][: s.piles[BLUE]])


def test_turns_are_counted_to_the_end_of_the_round() -> None:
    """O-09: in the third turn of seat 1 of four, the seats after it have two turns left, it and those before it one."""
    s: Any = goons(4, turn=3, mover=1).s
    assert [turns_of(s, seat) for seat in range(4)] == [1, 1, 2, 2]


def test_after_all_turns_one_is_paid_for_certain() -> None:
    """O-24: with no turns left the first of the row is paid, or by JB1 and JB5 the last, and nobody else."""
    assert chances("JB2", "1:3 0:2 2:2") == {1: 1.0, 0: 0.0, 2: 0.0}
    assert chances("JB5", "1:3 0:2 2:2") == {1: 0.0, 0: 0.0, 2: 1.0}


@pytest.mark.parametrize("scheme", ["JB2", "JB5"])
def test_whoever_is_due_is_surer_the_fewer_turns_are_left(scheme: str) -> None:
    """For a seat due to be paid the chance rises from turn to turn, and all chances together never exceed 1."""
    seat = 1 if scheme == "JB2" else 2
    by_turn = [chances(scheme, "1:3 0:2 2:1", turn) for turn in range(1, 5)]
    rising = [chance[seat] for chance in by_turn]
    assert rising == sorted(rising)
    assert rising[0] < 0.6
    assert all(0 < sum(chance.values()) < 1 + 1e-9 for chance in by_turn)


def test_a_larger_lead_is_worth_more() -> None:
    """For JB3, which pays the first, a lead of four is likelier to hold than one of one, two turns before the end."""
    narrow, wide = (chances("JB3", f"1:{pile} 0:2", turn=2, mover=0)[1] for pile in (3, 6))
    assert narrow < wide < 1


def committed(scheme: str, **more: Any) -> Any:
    """Return the state after seat 0 has committed to the Butcher's scheme, on blue."""
    usual: dict[str, Any] = {"energy": [6, 0], "money": [3, 0], "taken": BLUE, "space": BLUE, "open": [1, 1, 0]}
    return goons(2, schemes={"blue": scheme}, **usual | more).play("do cube commit 1").s


def test_it_trades_as_often_as_that_pays() -> None:
    """O-24.2: after a commit to JB2 each of three money becomes three energy; without an offer nothing changes."""
    after: Any = traded(committed("JB2", energy=[2, 0]), 0, Weighing(Character()))
    assert (after.energy[0], after.money[0]) == (10, 0)
    assert traded(after, 0, Weighing(Character())) is after


@pytest.mark.parametrize("scheme", ["JB1", "JB3", "JB4", "JB5"])
def test_every_trade_comes_to_an_end(scheme: str) -> None:
    """O-24: whatever the scheme trades, steps that it gives are walked, and nothing is left to answer."""
    after: Any = traded(committed(scheme, stars=[4, 0], hustle={"blue": [2, 0]}), 0, Weighing(Character()))
    assert after.question < 0
    assert not after.steps[0]


def test_it_commits_for_the_sake_of_the_trades() -> None:
    """O-24.2: early, with three money, it puts energy on JB2 though another leads by far; and it says what for."""
    turn: dict[str, Any] = {"energy": [3, 0], "money": [3, 0], "taken": BLUE, "open": [1, 0, 0], "ability_used": [1, 1]}
    scene = goons(2, schemes={"blue": "JB2"}, piles={"blue": "1:8"}, **turn)
    answer = asked_of(scene)
    assert str(answer.move).startswith("do cube commit")
    assert answer.reason.id == "scheme-trades"
    told = answer.reason.args
    assert (told["energy_then"], told["money_then"]) == (3 - told["mine"] + 9, 0)


def test_shrewd_tables_trade(amount: Any) -> None:
    """O-24: in games with the Butcher two of it make some trades a game, which they left for what he pays before."""
    game = rascals.game("goons", players=2, villains="jolly-butcher,doctor,kid-random,mary-klyde")
    trades = 0
    for seed in range(amount(1, 8)):
        match = rascals.play(game, ["shrewd", "shrewd"], seed=seed)
        trades += sum(event.name == "traded" for ply in match.history for event in ply.events)
    assert trades >= amount(1, 8) * 4


# ---------------------------------------------------------------- what is remembered


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_is_as_reckoned_anew(players: int, amount: Any) -> None:
    """The values of positions, and of those after each move there, are the same for one who has weighed no other."""
    game = rascals.game("goons", players=players)
    remembering = Weighing(Character())
    for seed in range(amount(1, 6)):
        match = rascals.play(game, ["gambler"] * players, seed=seed)
        for place in range(0, len(match.history), 3):
            then = match.at(place)
            s: Any = then._state
            for one in (s, *(after(s, seat, (action,)) for seat in then.acting[:1] for action in legal(s, seat))):
                assert remembering.worths(one) == Weighing(Character()).worths(one)


# ---------------------------------------------------------------- the player


GAME = Game.choose(DEFINITION, 2)


def asked_of(scene, seed=1):
    """What it answers in a scene, which need not be one that a game can come to."""
    seat = scene.acting[0]
    moves = tuple(DEFINITION.verbs.move(action) for action in scene.offered(seat))
    chance = random.Random(seed)
    turn: Any = SimpleNamespace(sampled_state=scene.s, seat=seat, moves=moves, random=chance, game=GAME, weigh=())
    return bot("shrewd", "goons").choose(turn)


def chosen(scene, seed=1):
    """What it does in a scene."""
    return str(asked_of(scene, seed).move)


def rolled(*faces, piles="0:4", energy=(4, 0)):
    """Kid Random's third scheme, whose goal is 12, after the roll."""
    scene = goons(2, schemes={"red": "KR3"}, piles={"red": piles}, energy=list(energy), shown={"red": 9})
    return scene.rolls(*faces).resolve()


def test_it_pays_for_a_reroll_that_is_worth_it():
    """O-21: one point below the goal it rerolls its 1, the best die for that."""
    assert chosen(rolled(1, 1, 4, 5)) == "reroll 1"
    assert chosen(rolled(1, 2, 2, 6)) == "reroll 1"


def test_it_does_not_pay_for_a_hopeless_reroll():
    """O-21: if no reroll of one die can reach the goal it keeps its energy."""
    assert chosen(rolled(1, 1, 1, 1)) == "stop"


def test_it_buys_a_draw_that_is_certain_and_leaves_one_that_is_not():
    """O-22: it buys a certain skull for a good reward, but not an unlikely one."""
    good = goons(2, schemes={"yellow": "BR1"}, piles={"yellow": "0:4"}, energy=[8, 0], shown={"yellow": 20})
    assert chosen(good.draws("bbbb").resolve()) == "draw"
    poor = goons(2, schemes={"yellow": "BR1"}, piles={"yellow": "0:2"}, energy=[8, 0], shown={"yellow": 0})
    assert chosen(poor.draws("bbbb").resolve()) == "stop"


def bids(lot, seeds=12):
    """Its mean bid for a lot of a scheme with LD1's four lots, among three players with six tokens each."""
    scene = goons(3, schemes={"blue": "LD1"}, piles={"blue": "0:3 1:3 2:3"}, shown={"blue": 12}).resolve()
    for _ in range(lot):
        scene.play("0: bid 0", "1: bid 1", "2: bid 0")
    return sum(int(chosen(scene, seed).removeprefix("bid ")) for seed in range(seeds)) / seeds


def test_it_bids_more_for_the_lot_worth_more():
    """O-25: it bids more for a lot of twelve stars than of three money, but never more than its tokens."""
    money, last = bids(0), bids(3)
    assert money < last <= 6


def test_of_the_doctors_rewards_it_takes_the_best():
    """O-23: having reached all goals it takes the reward with the most stars."""
    scene = goons(2, schemes={"green": "DR1"}, piles={"green": "0:5"}, shown={"green": 8}).resolve()
    assert chosen(scene) == "claim 3"


@pytest.mark.parametrize(("colour", "cell"), [("green", "9,9"), ("blue", "9,0")])
def test_it_opens_the_stars_of_its_schemes(colour, cell):
    """O-19: with energy on one scheme alone, of four red corners it takes the one whose star is that villain's."""
    schemes = {"red": "DR1", "yellow": "KR1", "green": "MK1", "blue": "MK1"} | {colour: "JB2"}
    city = ["RYGBRYGBRR", "YGBRYGBRYG", *["JJJJJJJJJJ"] * 6, "RYGBRYGBRY", "RGBRYGBRYR"]
    scene = goons(2, schemes=schemes, piles={colour: "0:3"}, city_=city, shown={colour: 4})
    assert chosen(scene).split()[1] == cell
