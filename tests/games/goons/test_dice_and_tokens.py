"""Goons: Kid Random's dice, Blind Razor's tokens, and their odds. [O-21, O-22]"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest

from rascals.core.chance import words_of
from rascals.games.goons.answers import with_rerolls
from rascals.games.goons.components import BR3, RED, SCHEME_NAMES
from rascals.games.goons.outlook import at_least, at_most, outlook
from rascals.games.goons.outlook import drawn as drawn_odds
from rascals.games.goons.schemes import add_markers, reached
from tests.games.goons.scenes import plotted

# ---------------------------------------------------------------- Kid Random


TWO_TIERS = {
    "schemes": {"KR1": {"tiers": [{"goal": 6, "places": [{"money": 1}]}, {"goal": 9, "places": [{"money": 5}] * 2}]}}
}


def rolled(scene):
    """Return the dice that were rolled."""
    return [int(die) for die in scene.said("rolled")[0]["dice"]]


@pytest.mark.parametrize(
    ("scheme", "piles", "reach", "miss"),
    [
        ("KR1", "0:3 1:2", (2, 6), (1, 6)),
        ("KR2", "0:3 1:2", (6, 6), (5, 6)),
        ("KR3", "0:3 1:2", (1, 1, 1, 3, 6), (1, 1, 1, 3, 5)),
        ("KR4", "0:3 1:2", (1, 1, 4, 6, 6), (1, 1, 3, 6, 6)),
        ("KR3", "0:5 1:4", (1,) * 8 + (4,), (1,) * 8 + (3,)),  # more than six dice are allowed
    ],
)
def test_at_least_the_goal(scheme, piles, reach, miss):
    """O-21.1, O-21.2: a die for every two energy, rounded down; O-21.3, O-21.4: for each; at least the goal. [O-21]"""
    scene = plotted(scheme, piles).rolls(*reach).resolve()
    assert (rolled(scene), scene.resolving) == (list(reach), None)
    assert [said["seat"] for said in scene.said("rewarded")] == [0, 1]
    scene = plotted(scheme, piles).rolls(*miss).resolve()
    assert rolled(scene) == list(miss)
    assert not scene.said("rewarded")


@pytest.mark.parametrize(
    ("limit", "best", "worst"), [(14, (6, 6, 1, 1), (6, 6, 2, 1)), (10, (6, 2, 1, 1), (6, 2, 2, 1))]
)
def test_kr5(limit, best, worst):
    """O-21.5: a die for each energy; at most 14, by `kid_random_limit`=10 at most 10. [O-X23]"""
    options = {"kid_random_limit": limit}
    scene = plotted("KR5", "0:3 1:1", options=options).rolls(*best).resolve()
    assert rolled(scene) == sorted(best)
    assert scene.seats("stars") == [10, 0, 0]
    assert scene.asked == "step 1"
    scene = plotted("KR5", "0:3 1:1", options=options).rolls(*worst).resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 1, 0])


def test_kr5_is_rerolled_downwards():
    """O-21.5: above the limit participants reroll, until the dice show no more than it."""
    scene = plotted("KR5", "0:3", energy=[2, 0, 0]).rolls(6, 6, 6, 5, 2).resolve()
    scene.play("reroll 6")
    assert scene.asked == "reroll 0"
    scene.play("reroll 6")
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [10, 0, 0], [0, 0, 0])


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize("scheme", ["KR1", "KR2"])
def test_no_dice(scheme):
    """[O-21, O-X23] One marker on KR1: no dice; it fails at once, nothing is asked and the marker returns."""
    scene = plotted(scheme, "1:1", energy=[5, 5, 5]).resolve()
    assert (scene.seats("energy"), scene.resolving) == ([5, 6, 5], None)
    assert not scene.said("rolled")
    assert scene.said("failed") == [{"colour": "red"}]


def test_the_highest_goal_reached_counts():
    """The highest goal reached counts; places are paid. [O-21, O-20]"""
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS).rolls(4, 4).resolve()
    assert (scene.seats("money")[:2], scene.seats("energy")[:2]) == ([1, 0], [0, 2])
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS).rolls(5, 4).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([5, 5, 0], [0, 0, 0])
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS, energy=[9, 9, 0]).rolls(4, 2).resolve()
    assert (scene.seats("money"), scene.asked) == ([1, 0, 0], None)  # reached: no reroll for the higher


# ---------------------------------------------------------------- rerolls


def test_a_reroll():
    """A reroll costs 1 energy of the supply, to the bank, and is of one die of choice, as often as one likes. [O-21]"""
    scene = plotted("KR3", "0:2 1:1", energy=[3, 1, 5]).rolls(1, 1, 4, 2, 3, 1).resolve()
    assert (scene.asked, scene.moves()) == ("reroll 0", ["reroll 1", "reroll 4", "stop"])
    bank = scene.bank(0)
    scene.play("reroll 4")
    assert (scene.s.dice[:4], scene.seats("energy"), scene.bank(0)) == ([2, 1, 0, 0], [2, 1, 5], bank + 1)
    assert scene.said("rerolled") == [{"seat": 0, "die": 4, "rolled": 2, "total": 4}]
    scene.play("reroll 2", "reroll 3")
    assert (scene.s.dice[:3], scene.seats("energy")) == ([3, 0, 0], [0, 1, 5])
    assert scene.asked == "reroll 1"  # the first can pay no more
    scene.play("stop")
    assert scene.seats("energy") == [2, 2, 5]  # what was paid stays paid


def test_rerolls_in_one_pass():
    """Participants are asked in commit order, each once; who cannot pay is not asked. [O-21, O-40]"""
    scene = plotted("KR3", "2:2 0:1 1:1", 4, energy=[1, 0, 3, 9]).rolls(1, 1, 1, 1, 2).resolve()
    assert scene.asked == "reroll 2"
    scene.play("stop")
    assert scene.asked == "reroll 0"  # seat 1 has no energy, seat 3 takes no part
    scene.play("reroll 1")
    assert (scene.resolving, scene.seats("energy")) == (None, [1, 1, 5, 9])


def test_rerolls_in_a_cycle():
    """[O-21] `kid_random_rerolls`=cycle: one reroll or a final stop each, round after round until all have stopped."""
    options = {"kid_random_rerolls": "cycle"}
    scene = plotted("KR3", "0:2 1:1 2:1", energy=[3, 2, 1], options=options).rolls(*[1] * 4, *[1] * 5).resolve()
    order = []
    for move in "reroll 1", "reroll 1", "reroll 1", "reroll 1", "stop", "reroll 1", "stop":
        order.append(scene.asked)
        assert "stop" in scene.moves()
        scene.play(move)
        if scene.resolving is None:
            break
    # seat 2 has no energy left after its reroll; seat 1 stops for good
    assert order == ["reroll 0", "reroll 1", "reroll 2", "reroll 0", "reroll 1", "reroll 0"]
    assert (scene.resolving, scene.seats("energy")) == (None, [2, 2, 1])
    scene = plotted("KR3", "0:2 1:1", energy=[3, 2, 1], options=options).rolls(*[1] * 9).resolve()
    scene.play("stop", "reroll 1")
    assert scene.asked == "reroll 1"
    scene.play("stop")
    assert scene.resolving is None


# ---------------------------------------------------------------- Blind Razor


def bag(scene):
    """Return the skulls and blanks that went into the bag."""
    return tuple(scene.said("bagged")[0].values())


def rewarded(scene):
    """Return the rewarded seats, in order."""
    return [said["seat"] for said in scene.said("rewarded")]


BLANKS = {"razor_counts": "blanks"}


@pytest.mark.parametrize(
    ("scheme", "options", "piles", "bag_", "draws", "had"),
    [
        ("BR1", {}, "0:3 1:2", (2, 5), "bbsb", [(7, 0, 0), (0, 0, 3)]),
        ("BR1", {}, "0:3 1:2", (2, 5), "bssb", [(12, 0, 0), (7, 0, 0)]),
        ("BR1", {}, "0:3 1:2", (2, 5), "bbbb", [(0, 3, 0), (0, 2, 0)]),
        ("BR2", {}, "0:2 1:1", (3, 5), "bbsbs", [(8, 0, 0), (0, 4, 0)]),
        ("BR2", {}, "0:2 1:1", (3, 5), "bsssb", [(12, 0, 0), (8, 0, 0)]),
        ("BR2", {}, "0:2 1:1", (3, 5), "bbbbs", [(0, 2, 0), (0, 1, 0)]),
        ("BR5", {}, "0:3 1:1", (8, 4), "ssbsb", [(8, 0, 0), (0, 3, 0)]),
        ("BR5", {}, "0:3 1:1", (8, 4), "ssbss", [(12, 0, 0), (8, 0, 0)]),
        ("BR5", {}, "0:3 1:1", (8, 4), "bbssb", [(0, 3, 0), (0, 1, 0)]),
        ("BR5", BLANKS, "0:3 1:1", (8, 4), "bbssb", [(8, 0, 0), (0, 3, 0)]),
        ("BR5", BLANKS, "0:3 1:1", (8, 4), "ssbss", [(0, 3, 0), (0, 1, 0)]),
        ("BR1", BLANKS, "0:3 1:2", (2, 5), "bbbb", [(0, 3, 0), (0, 2, 0)]),  # for other schemes skulls count as before
    ],
)
def test_tokens_against_goals(scheme, options, piles, bag_, draws, had):
    """O-22.1: ⌊E/2⌋ skulls, 5 blanks, 4 drawn; O-22.2: E, 5, 5; O-22.5: 8 skulls, E blanks, 5; `razor_counts`. [O-22]

    The highest goal reached counts, places are paid.
    """
    scene = plotted(scheme, piles, options=options).draws(draws).resolve()
    assert bag(scene) == bag_
    assert list(scene.said("tokens_drawn")[0].values()) == [draws.count("s"), draws.count("b")]
    assert [scene.had(seat) for seat in (0, 1)] == had


def test_br3():
    """O-22.3: a skull for each energy, 5 blanks; each participant draws one in commit order, skulls are rewarded."""
    scene = plotted("BR3", "2:2 0:1 1:1", cribs=[{"red": 1}, {"red": 2}, {}]).draws("bss").resolve()
    assert bag(scene) == (4, 5)
    drew = [(said["seat"], said["token"], said["paid"]) for said in scene.said("token_drawn")]
    assert drew == [(2, "blank", 0), (0, "skull", 0), (1, "skull", 0)]
    assert (scene.seats("stars"), scene.seats("energy")) == ([10, 11, 0], [0, 0, 2])


def test_br4():
    """O-22.4: as many skulls as participants have energy in their supplies, 10 blanks, six drawn. [O-X23]"""
    assert bag(plotted("BR4", "0:1 1:1", energy=[4, 9, 6]).resolve()) == (10, 10)
    scene = plotted("BR4", "0:2 1:1", energy=[2, 4, 9]).draws("sbsbbb").resolve()
    assert bag(scene) == (6, 10)
    scene.play("stop", "stop")
    assert (scene.seats("stars"), scene.seats("money")) == ([9, 0, 0], [0, 3, 0])
    scene = plotted("BR4", "0:2 1:1", energy=[1, 3, 9]).draws("ssbssb").resolve().play("stop")
    assert scene.seats("stars") == [14, 10, 0]
    scene = plotted("BR4", "0:2 1:1", energy=[1, 3, 9]).draws("sbbbbb").resolve().play("stop")
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 4, 9])


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


@pytest.mark.parametrize(("scheme", "energy"), [("BR1", 9), ("BR4", 0)])
def test_nothing_that_counts_in_the_bag(scheme, energy):
    """None of the counted tokens in the bag: it fails at once, nothing is drawn or can be bought. [O-22, O-X23]"""
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


def test_draws_while_tokens_are_in_the_bag():
    """Draws are offered while any token is in the bag, also when none that counts is left, and no longer. [O-22]

    Their price is the scheme's. [O-38]
    """
    data = {"schemes": {"BR1": {"draw_price": 3}}}
    scene = plotted("BR1", "0:2 1:1", energy=[9, 9, 0], data=data).draws("sbbb").resolve()
    assert (scene.s.bag[:2], scene.asked) == ([0, 2], "draw 0")
    scene.play("draw", "draw")
    assert (scene.resolving, scene.seats("energy"), rewarded(scene)) == (None, [3, 9, 0], [0, 1])


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


# ---------------------------------------------------------------- odds


SURE = 5  # standard deviations; by chance alone a share is further off once in two million times


@pytest.mark.parametrize("dice", range(1, 6))
def test_dice_against_every_throw(dice):
    """Sums of dice: at least and at most any goal, over all throws. [O-21]"""
    throws = [sum(throw) for throw in product(range(1, 7), repeat=dice)]
    for goal in range(6 * dice + 2):
        assert at_least(dice, goal) == Fraction(sum(total >= goal for total in throws), len(throws))
        assert at_most(dice, goal) == Fraction(sum(total <= goal for total in throws), len(throws))


@pytest.mark.parametrize(("kind", "others"), [(0, 3), (1, 4), (2, 3), (3, 2), (4, 0)])
def test_draws_against_every_order(kind, others):
    """Tokens drawn without replacement, even more than there are: over all orders of the bag. [O-22]"""
    orders = list(permutations([1] * kind + [0] * others))
    for draws in range(1, kind + others + 2):
        for number in range(kind + 2):
            found = sum(sum(order[:draws]) >= number for order in orders)
            assert drawn_odds(kind, others, draws, number) == Fraction(found, len(orders))


CHANCES = [  # scheme, markers and supply of the one participant
    *(("KR1", 6, 0), ("KR2", 9, 0), ("KR3", 3, 0), ("KR4", 4, 0), ("KR5", 5, 0)),
    *(("BR1", 7, 0), ("BR2", 3, 0), ("BR4", 2, 6), ("BR5", 4, 0)),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("scheme", "markers", "energy"), CHANCES)
def test_the_rules_own_chance_is_what_is_told(scheme, markers, energy, amount):
    """The view's chance of each goal agrees with how often the rules' dice and bag reach it, within five deviations.

    So dice are fair, and tokens are drawn blindly. [O-21, O-22]
    """
    scene = plotted(scheme, f"0:{markers}", 2, energy=[energy, 0])
    told = outlook(scene.s, RED)["goals"]
    times, found = amount(400, 10_000), [0] * len(told)
    for seed in range(times):
        twin = scene.twin()
        twin.s.chance[:] = words_of(str(seed))
        for tier in range(goals_reached(twin.resolve(), scheme)):
            found[tier] += 1
    for reaching, goal in zip(found, told, strict=True):
        share, chance = reaching / times, goal["chance"]
        assert chance is not None
        assert 0 < chance < 1
        assert abs(share - chance) <= SURE * sqrt(chance * (1 - chance) / times), (share, chance)


def goals_reached(scene, scheme):
    """Return how many goals the first dice or tokens reach, according to the events."""
    if scheme.startswith("BR"):
        (drawn,) = scene.said("tokens_drawn")
        return reached(scene.s, SCHEME_NAMES.index(scheme), drawn["skulls"])
    (rolled,) = scene.said("rolled")
    if scheme == "KR5":
        return int(rolled["total"] <= scene.s.kid_random_limit)
    return reached(scene.s, SCHEME_NAMES.index(scheme), rolled["total"])


@pytest.mark.parametrize(
    ("dice", "rerolls", "number", "limit", "chance"),
    [
        ("1", 9, 8, False, Fraction(0)),  # one die never shows 8
        ("16", 1, 8, False, Fraction(5, 6)),  # only a 1 misses
        ("16", 2, 8, False, Fraction(35, 36)),  # the 1 again, twice
        ("666", 2, 14, True, Fraction(26, 36)),  # the worst is the highest
        ("1111", 3, 4, False, Fraction(1)),  # already reached
    ],
)
def test_all_of_the_rerolls(dice, rerolls, number, limit, chance):
    """Each reroll is of the worst die, until the dice show what they must. [O-21, O-21.5]"""
    counts = tuple(dice.count(face) for face in "123456")
    assert with_rerolls(counts, rerolls, number, limit=limit) == chance
