"""What the shrewd player of Goons does where it is plain what to do."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from rascals.bots import bot
from rascals.core.game import Game
from rascals.games.goons import BOX
from tests.games.goons.scenes import goons

GAME = Game.choose(BOX, 2)


def asked_of(scene, seed=1):
    """What it answers in a scene, which need not be one that a game can come to."""
    seat = scene.acting[0]
    moves = tuple(BOX.verbs.move(action) for action in scene.offered(seat))
    chance = random.Random(seed)
    question: Any = SimpleNamespace(world=scene.s, seat=seat, moves=moves, random=chance, game=GAME, weigh=())
    return bot("shrewd", "goons").choose(question)


def chosen(scene, seed=1):
    """What it does in a scene."""
    return str(asked_of(scene, seed).move)


def rolled(*faces, piles="0:4", energy=(4, 0)):
    """Kid Random's third scheme, whose goal is 12, after the roll."""
    scene = goons(2, schemes={"red": "KR3"}, piles={"red": piles}, energy=list(energy), shown={"red": 9})
    return scene.rolls(*faces).resolve()


def test_it_pays_for_a_reroll_that_is_worth_it():
    """O-21: one point below the goal it rerolls its 1, which five of six faces make good, and the best die for that."""
    assert chosen(rolled(1, 1, 4, 5)) == "reroll 1"
    assert chosen(rolled(1, 2, 2, 6)) == "reroll 1"


def test_it_does_not_pay_for_a_hopeless_reroll():
    """O-21: where no reroll of one die can reach the goal it keeps its energy."""
    assert chosen(rolled(1, 1, 1, 1)) == "stop"


def test_it_buys_a_draw_that_is_certain_and_leaves_one_that_is_not():
    """O-22: a skull that is sure to come for a good reward is bought; one that most likely will not come is not."""
    good = goons(2, schemes={"yellow": "BR1"}, piles={"yellow": "0:4"}, energy=[8, 0], shown={"yellow": 20})
    assert chosen(good.draws("bbbb").resolve()) == "draw"
    poor = goons(2, schemes={"yellow": "BR1"}, piles={"yellow": "0:2"}, energy=[8, 0], shown={"yellow": 0})
    assert chosen(poor.draws("bbbb").resolve()) == "stop"


def bids(lot, seeds=12):
    """What it bids on the mean for a lot of a scheme of the four lots of LD1, three players having six tokens each."""
    scene = goons(3, schemes={"blue": "LD1"}, piles={"blue": "0:3 1:3 2:3"}, shown={"blue": 12}).resolve()
    for _ in range(lot):
        scene.play("0: bid 0", "1: bid 1", "2: bid 0")
    return sum(int(chosen(scene, seed).removeprefix("bid ")) for seed in range(seeds)) / seeds


def test_it_bids_more_for_the_lot_worth_more():
    """O-25: of lots of three money and of twelve stars it bids more for the stars; a bid is never above its tokens."""
    money, last = bids(0), bids(3)
    assert money < last <= 6


def test_of_the_doctors_rewards_it_takes_the_best():
    """O-23: having reached all goals it takes the reward of most stars."""
    scene = goons(2, schemes={"green": "DR1"}, piles={"green": "0:5"}, shown={"green": 8}).resolve()
    assert chosen(scene) == "claim 3"


@pytest.mark.parametrize(("colour", "cell"), [("green", "9,9"), ("blue", "9,0")])
def test_it_opens_the_stars_of_its_schemes(colour, cell):
    """O-19: with energy on one scheme alone, of four red corners it takes the one whose star is that villain's."""
    schemes = {"red": "DR1", "yellow": "KR1", "green": "MK1", "blue": "MK1"} | {colour: "JB2"}
    city = ["RYGBRYGBRR", "YGBRYGBRYG", *["JJJJJJJJJJ"] * 6, "RYGBRYGBRY", "RGBRYGBRYR"]
    scene = goons(2, schemes=schemes, piles={colour: "0:3"}, city_=city, shown={colour: 4})
    assert chosen(scene).split()[1] == cell
