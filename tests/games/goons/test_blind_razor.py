"""Blind Razor's schemes: tokens drawn from a bag, and further draws that are bought. [O-22]"""

from __future__ import annotations

from collections import Counter

import pytest

from rascals.games.goons.box import BR3
from rascals.games.goons.piles import add_markers
from tests.games.goons.scenes import plotted

PRICE_3 = {"schemes": {"BR1": {"draw_price": 3}}}


def bag(scene):
    """Return skulls and blanks that went into the bag."""
    return tuple(scene.said("bagged")[0].values())


def drawn(scene):
    """Return how many skulls and blanks were drawn for the scheme."""
    return tuple(scene.said("tokens_drawn")[0].values())


def rewarded(scene):
    """Return who was rewarded, in order."""
    return [said["seat"] for said in scene.said("rewarded")]


# ---------------------------------------------------------------- each scheme


def test_br1():
    """O-22.1: a skull for every two energy, rounded down, 5 blanks, four drawn; from one skull on a goal is reached."""
    scene = plotted("BR1", "0:3 1:2").draws("bbsb").resolve()
    assert (bag(scene), drawn(scene)) == ((2, 5), (1, 3))
    assert (scene.seats("stars"), scene.seats("money"), scene.seats("energy")) == ([7, 0, 0], [0, 3, 0], [0, 0, 0])
    scene = plotted("BR1", "0:3 1:2").draws("bssb").resolve()
    assert (scene.seats("stars"), scene.seats("money")) == ([12, 7, 0], [0, 0, 0])
    scene = plotted("BR1", "0:3 1:2").draws("bbbb").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 2, 0])


def test_br2():
    """O-22.2: a skull for each energy, 5 blanks, five drawn; from two skulls on a goal is reached."""
    scene = plotted("BR2", "0:2 1:1").draws("bbsbs").resolve()
    assert (bag(scene), drawn(scene)) == ((3, 5), (2, 3))
    assert (scene.seats("stars"), scene.seats("energy")) == ([8, 0, 0], [0, 4, 0])
    scene = plotted("BR2", "0:2 1:1").draws("bsssb").resolve()
    assert scene.seats("stars") == [12, 8, 0]
    scene = plotted("BR2", "0:2 1:1").draws("bbbbs").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [2, 1, 0])


def test_br3():
    """O-22.3: a skull for each energy, 5 blanks; each participant draws one in commit order, skulls are rewarded."""
    scene = plotted("BR3", "2:2 0:1 1:1", cribs=[{"red": 1}, {"red": 2}, {}]).draws("bss").resolve()
    assert bag(scene) == (4, 5)
    drew = [(said["seat"], said["token"], said["paid"]) for said in scene.said("token_drawn")]
    assert drew == [(2, "blank", 0), (0, "skull", 0), (1, "skull", 0)]
    assert (scene.seats("stars"), scene.seats("energy")) == ([10, 11, 0], [0, 0, 2])


def test_br3_further_draws():
    """O-22.3: who has no skull may go on drawing until there is one, also when another has one."""
    scene = plotted("BR3", "0:2 1:1", energy=[4, 9, 9]).draws("sbbs").resolve()
    assert scene.asked == "draw 1"
    scene.play("draw")
    assert (scene.asked, scene.seats("energy")) == ("draw 1", [4, 7, 9])
    scene.play("draw")
    assert (scene.resolving, scene.seats("energy"), rewarded(scene)) == (None, [4, 5, 9], [0, 1])


def test_br3_fails_without_a_skull():
    """O-22.3: it succeeds if anyone has a skull; else all markers return and what was paid stays paid."""
    scene = plotted("BR3", "0:2 1:1", energy=[4, 1, 9]).draws("bbb").resolve().play("draw", "stop")
    assert (scene.resolving, scene.seats("energy"), scene.seats("stars")) == (None, [4, 2, 9], [0, 0, 0])
    assert scene.said("failed")


def test_br4():
    """O-22.4: as many skulls as participants have energy in their supplies, 10 blanks, six drawn."""
    scene = plotted("BR4", "0:2 1:1", energy=[2, 4, 9]).draws("sbsbbb").resolve()
    assert (bag(scene), drawn(scene)) == ((6, 10), (2, 4))
    scene.play("stop", "stop")
    assert (scene.seats("stars"), scene.seats("money")) == ([9, 0, 0], [0, 3, 0])
    scene = plotted("BR4", "0:2 1:1", energy=[1, 3, 9]).draws("ssbssb").resolve().play("stop")
    assert scene.seats("stars") == [14, 10, 0]
    scene = plotted("BR4", "0:2 1:1", energy=[1, 3, 9]).draws("sbbbbb").resolve().play("stop")
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 4, 9])


def test_br5():
    """O-22.5: a blank for each energy, 8 skulls, five drawn; skulls count."""
    scene = plotted("BR5", "0:3 1:1").draws("ssbsb").resolve()
    assert (bag(scene), drawn(scene)) == ((8, 4), (3, 2))
    assert (scene.seats("stars"), scene.seats("energy")) == ([8, 0, 0], [0, 3, 0])
    scene = plotted("BR5", "0:3 1:1").draws("ssbss").resolve()
    assert scene.seats("stars") == [12, 8, 0]
    scene = plotted("BR5", "0:3 1:1").draws("bbssb").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 1, 0])


def test_br5_counts_blanks():
    """[O-22.5] `razor_counts`=blanks: the blanks drawn count, and the skulls do not; the bag is the same."""
    options = {"razor_counts": "blanks"}
    scene = plotted("BR5", "0:3 1:1", options=options).draws("bbssb").resolve()
    assert (bag(scene), scene.seats("stars")) == ((8, 4), [8, 0, 0])
    scene = plotted("BR5", "0:3 1:1", options=options).draws("ssbss").resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 1, 0])
    scene = plotted("BR1", "0:2", options=options).draws("bbbb").resolve()
    assert scene.seats("stars") == [0, 0, 0]  # of other schemes skulls count as ever


# ---------------------------------------------------------------- the bag


@pytest.mark.parametrize(
    ("scheme", "piles", "tokens"),
    [("BR2", "0:6 1:5", (10, 5)), ("BR3", "0:12", (10, 5)), ("BR5", "0:9 1:4", (8, 10)), ("BR1", "0:19 1:5", (10, 5))],
)
def test_at_most_ten_of_a_kind(scheme, piles, tokens):
    """At most 10 tokens of each kind go into the bag. [O-22, O-05]"""
    assert bag(plotted(scheme, piles).resolve()) == tokens


def test_tokens_are_not_put_back():
    """Tokens drawn are not put back. [O-22]"""
    scene = plotted("BR2", "0:2", energy=[2, 0, 0]).draws("bbbbb").resolve()
    assert (scene.s.bag[:2], scene.s.drawn[:2]) == ([2, 0], [0, 5])
    assert scene.play("draw").seats("stars") == [0, 0, 0]
    scene = plotted("BR2", "0:2", energy=[4, 0, 0]).draws("bbbbb").resolve().play("draw", "draw")
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [8, 0, 0], [0, 0, 0])


@pytest.mark.no_cover
def test_tokens_are_drawn_blindly():
    """Each token of the bag is drawn as often as any other. [O-22]"""
    found: Counter[int] = Counter()
    for seed in range(200):
        found[drawn(plotted("BR1", "0:10", seed=seed).resolve())[0]] += 1
    # 5 skulls and 5 blanks, 4 drawn: 5, 50, 100, 50, 5 of 210
    assert 26 <= found[1] <= 70
    assert 26 <= found[3] <= 70
    assert 67 <= found[2] <= 123
    assert found[0] + found[4] <= 25


@pytest.mark.parametrize(("scheme", "energy"), [("BR1", 9), ("BR4", 0)])
def test_nothing_that_counts_in_the_bag(scheme, energy):
    """None of the counted tokens in the bag: it fails at once, nothing is drawn and nothing can be bought. [O-22]"""
    scene = plotted(scheme, "0:1", energy=[energy, 5, 5]).resolve()
    assert (scene.resolving, scene.seats("energy"), bag(scene)[0]) == (None, [energy + 1, 5, 5], 0)
    assert not scene.said("tokens_drawn")
    assert scene.said("failed")


# ---------------------------------------------------------------- further draws


def test_further_draws():
    """Participants in commit order buy draws at the scheme's price, paid to the bank, as many as they like. [O-22]"""
    scene = plotted("BR1", "1:2 0:2", energy=[4, 5, 9]).draws("bbbbbss").resolve()
    assert (scene.asked, scene.moves()) == ("draw 1", ["draw", "stop"])
    bank = scene.bank(1)
    scene.play("draw", "draw")
    assert (scene.seats("energy"), scene.bank(1), scene.asked) == ([4, 1, 9], bank + 4, "draw 0")
    assert scene.s.drawn[:2] == [1, 5]
    scene.play("draw")  # a goal is reached, and there is a higher one
    assert (scene.resolving, scene.seats("stars")) == (None, [7, 12, 0])
    assert scene.seats("energy") == [2, 1, 9]


def test_draws_in_one_pass():
    """Who has stopped is not asked again; who cannot pay, or takes no part, is not asked. [O-22, O-40]"""
    scene = plotted("BR1", "1:2 0:1 2:1", 4, energy=[1, 2, 2, 9]).draws("bbbbb").resolve()
    assert scene.asked == "draw 1"
    scene.play("stop")
    assert scene.asked == "draw 2"
    scene.play("draw")
    assert (scene.resolving, scene.seats("energy")) == (None, [2, 4, 1, 9])  # what was paid is gone


def test_the_price_is_the_scheme_s():
    """The price is on the scheme. [O-22, O-38]"""
    scene = plotted("BR1", "0:2 1:2", energy=[3, 2, 0], data=PRICE_3).draws("bbbbs").resolve().play("draw")
    assert (scene.resolving, scene.seats("energy"), scene.seats("money")) == (None, [0, 2, 0], [0, 3, 0])


def test_draws_while_tokens_are_in_the_bag():
    """Draws are offered while any token is in the bag, also when none that counts is left, and no longer. [O-22]"""
    scene = plotted("BR1", "0:2 1:1", energy=[9, 9, 0]).draws("sbbb").resolve()
    assert (scene.s.bag[:2], scene.asked) == ([0, 2], "draw 0")
    scene.play("draw", "draw")
    assert (scene.resolving, scene.seats("energy"), rewarded(scene)) == (None, [5, 9, 0], [0, 1])


def test_razor_draws():
    """[O-22] `razor_draws`=n: each may buy n at most, and again as many with the next scheme."""
    options = {"razor_draws": 1}
    scene = plotted("BR1", "0:2 1:2", energy=[9, 9, 9], options=options).draws("bbbbb").resolve()
    scene.play("draw")
    assert (scene.asked, scene.seats("energy")) == ("draw 1", [7, 9, 9])
    scene.play("stop")
    assert scene.resolving is None
    add_markers(scene.s, 0, 0, 1)  # the next round's scheme of his
    scene.s.scheme[0] = BR3
    assert scene.draws("b").resolve().asked == "draw 0"
    scene = plotted("BR3", "0:2 1:2", energy=[9, 9, 9], options={"razor_draws": 2}).draws("bsbb").resolve()
    assert scene.play("draw", "draw").resolving is None


def test_a_lower_goal_pays_the_lower_reward():
    """The highest goal reached counts, places are paid. [O-22, O-20]"""
    scene = plotted("BR1", "0:2 1:2 2:1", 4).draws("sbbb").resolve()
    assert (scene.seats("stars"), scene.seats("money"), scene.seats("energy")) == (
        [7, 0, 0, 0],
        [0, 3, 0, 0],
        [0, 0, 2, 0],
    )
