"""Goons: rewards, and the villains without chance: the Doctor, Lady Darmondy, Mary Klyde. [O-19, O-23, O-25, O-26]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.goons.scenes import goons, plotted


def places(*rewards, scheme="KR1"):
    """Return changed components: a Kid Random scheme that any dice fulfil and that pays these places."""
    return {"schemes": {scheme: {"tiers": [{"goal": 1, "places": list(rewards)}]}}}


def lone(reward, **entries):
    """Return the effect of a reward that seat 0 alone gets."""
    return plotted("KR1", "0:2", data=places(reward), **entries).resolve()


# ---------------------------------------------------------------- ★X


@pytest.mark.parametrize(("modifier", "stars"), [(0, 6), (3, 9), (-2, 4), (-6, 0), (-9, 0), (20, 26)])
def test_stars_x(modifier, stars):
    """The visible stars of the villain's colour and the printed modifier, never below 0. [O-19]"""
    assert lone({"stars_x": modifier}, shown=6).seats("stars") == [stars, 0, 0]


def test_the_crib_adds_to_stars_x():
    """Each adds the own visible crib stars of that colour, after the floor, no other's and no other colour's. [O-19]"""
    cribs = [{"red": 3, "blue": 4}, {"red": 1}, {}]
    assert lone({"stars_x": -9}, shown=6, cribs=cribs).seats("stars") == [3, 0, 0]
    data = places({"stars_x": 0}, {"stars_x": -1})
    scene = plotted("KR1", "1:2 0:1", data=data, shown=6, cribs=cribs).resolve()
    assert scene.seats("stars") == [8, 7, 0]


def test_the_colour_is_that_of_the_corner():
    """★X counts stars of the colour of the villain's corner. [O-19, O-03]"""
    scene = goons(
        schemes={"red": "DR1", "yellow": "BR1", "green": "JB1", "blue": "KR1"},
        piles={"blue": "0:2"},
        shown={"red": 9, "blue": 4},
        cribs=[{"blue": 2, "red": 4}, {}, {}],
        data=places({"stars_x": 1}),
    )
    assert scene.resolve().seats("stars") == [7, 0, 0]


def test_city_and_cribs_do_not_change():
    """City and cribs do not change during the resolution. [O-19]"""
    scene = plotted("KR1", "0:2 1:2", also={"green": "LD1 0:1 2:1", "blue": "DR1 1:3"}, cribs=[{"red": 2}, {}, {}])
    before = [list(scene.s.city), list(scene.s.shown), [list(row) for row in scene.s.crib]]
    scene.rolls(6, 6).resolve()
    while scene.resolving:
        scene.play(scene.moves()[-1])
    assert [list(scene.s.city), list(scene.s.shown), [list(row) for row in scene.s.crib]] == before


# ---------------------------------------------------------------- all parts


def test_all_parts_of_a_reward():
    """A reward is paid whole: stars, energy, money and steps. [O-20b, O-38b]"""
    reward = {"stars_x": 2, "stars": 3, "energy": 4, "money": 5, "steps": 1}
    scene = lone(reward)
    assert (scene.seats("stars")[0], scene.seats("energy")[0], scene.seats("money")[0]) == (15, 4, 5)
    assert (scene.asked, scene.resolving) == ("step 0", "KR1")


# ---------------------------------------------------------------- places


@pytest.mark.parametrize(
    ("piles", "printed", "money", "returned"),
    [
        ("3:3 1:2 0:2 2:1", [7, 5, 3], [3, 5, 0, 7], [0, 0, 1, 0]),  # seats without a place keep the markers
        ("3:3 1:2 0:2 2:1", [7, 5, 3, 1], [3, 5, 1, 7], [0, 0, 0, 0]),  # up to four places
        ("3:3 1:2", [7], [0, 0, 0, 7], [0, 2, 0, 0]),
        ("1:2", [7, 5, 3], [0, 7, 0, 0], [0, 0, 0, 0]),  # a place without a player is lost
    ],
)
def test_rewards_by_place(piles, printed, money, returned):
    """First, second and so on of the commit order are rewarded, as many as are printed. [O-20, O-38b]"""
    data = places(*({"money": number} for number in printed))
    scene = plotted("KR1", piles, 4, data=data).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == (money, returned)


def test_rewarded_players_lose_all_their_markers():
    """Rewarded players lose all their markers there, and only there, to the bank. [O-20]"""
    scene = plotted("KR1", "0:5", also={"blue": "BR1 0:1 1:2"}, energy=[3, 3, 3], data=places({"money": 1}))
    scene.draws("bbbb").resolve()
    assert (scene.asked, scene.seats("energy"), scene.pile("blue"), scene.bank(0)) == (
        "draw 1",
        [3, 3, 3],
        [(1, 2), (0, 1)],
        16,
    )


# ---------------------------------------------------------------- the Doctor


@pytest.mark.parametrize(
    ("scheme", "goals", "rewards"),
    [
        ("DR1", (1, 3, 5), [(0, 0, 2), (8, 0, 0), (11, 0, 0)]),
        ("DR2", (2, 4, 6), [(0, 0, 0), (10, 0, 0), (13, 0, 0)]),  # the first is three steps
        ("DR3", (2, 3, 5), [(0, 0, 4), (5, 0, 0), (10, 0, 0)]),
        ("DR4", (2, 4, 7), [(0, 0, 0), (9, 0, 0), (12, 0, 0)]),
        ("DR5", (2, 3, 5), [(0, 5, 0), (9, 0, 0), (12, 0, 0)]),
    ],
)
def test_what_the_doctor_compares(scheme, goals, rewards):
    """O-23.1, O-23.2, O-23.3: own energy on the scheme; O-23.4: energy in the own supply; O-23.5: money there.

    What is compared is not spent; who reaches nothing gets the markers back, and the scheme fails. [O-23, O-20]
    """
    for amount in range(1, goals[2] + 1):
        reached = sum(goal <= amount for goal in goals)
        row = {"DR4": "energy", "DR5": "money"}.get(scheme)
        markers = 1 if row else amount
        entries: dict[str, Any] = {row: [amount, 9, 9]} if row else {}
        scene = plotted(scheme, f"0:{markers}", **entries)
        before = scene.had()
        if scene.resolve().asked == "claim 0":
            assert scene.moves() == [f"claim {number + 1}" for number in range(reached)]
            scene.play(f"claim {reached}")
        else:
            assert len(scene.said("rewarded")) == (reached == 1)
            assert len(scene.said("failed")) == (reached == 0)
        got = rewards[reached - 1] if reached else (0, markers, 0)
        assert scene.had() == tuple(map(sum, zip(before, got, strict=True)))
        assert scene.s.steps[0] == {"DR2": 3, "DR4": 4}.get(scheme, 0) * (reached == 1)


def test_each_alone_in_commit_order():
    """In commit order each takes one of what is reached, exactly one, and is paid before the next. [O-23, O-X26]"""
    scene = plotted("DR1", "1:5 0:3 2:1", energy=[9, 9, 9]).resolve()
    assert (scene.asked, scene.moves()) == ("claim 1", ["claim 1", "claim 2", "claim 3"])
    scene.play("claim 3")
    assert (scene.asked, scene.seats("stars"), scene.pile("red")) == ("claim 0", [0, 11, 0], [(1, 5), (0, 3), (2, 1)])
    scene.play("claim 1")
    assert (scene.resolving, scene.seats("money"), scene.seats("stars")) == (None, [2, 0, 2], [0, 11, 0])
    assert scene.seats("energy") == [9, 9, 9]


def test_steps_before_the_next():
    """Who gets free steps walks them before the next one is paid. [O-23, O-18b]"""
    scene = plotted("DR2", "0:2 1:4").resolve()
    assert scene.asked == "claim 1"
    scene.play("claim 1")
    assert scene.asked == "step 1"
    scene.play("step red", "step red", "step red")
    assert (scene.asked, scene.s.steps[:3]) == ("step 0", [3, 0, 0])


# ---------------------------------------------------------------- Lady Darmondy


LOTS = {  # what each lot pays a sole winner, with 10 stars visible: stars, energy, money, steps
    "LD1": [(0, 0, 3, 0), (0, 5, 0, 0), (8, 0, 0, 0), (10, 0, 0, 0)],
    "LD2": [(0, 0, 0, 3), (0, 0, 4, 0), (6, 0, 0, 0), (9, 0, 0, 0)],
    "LD3": [(2, 0, 0, 0), (0, 4, 0, 0), (7, 0, 0, 0), (11, 0, 0, 0)],
    "LD4": [(0, 0, 4, 0), (8, 0, 0, 0), (8, 0, 0, 0), (0, 0, 0, 3)],
    "LD5": [(0, 6, 0, 0), (3, 0, 0, 0), (10, 0, 0, 0), (7, 0, 0, 0)],
}


def lots(scheme, *rewards):
    """Return changed components: a scheme with other lots."""
    return {"schemes": {scheme: {"lots": list(rewards)}}}


@pytest.mark.parametrize("scheme", LOTS)
def test_auctions(scheme):
    """Two tokens for each energy; one lot after another, each once. [O-25.1, O-25.2, O-25.3, O-25.4, O-25.5, O-X5]"""
    scene = plotted(scheme, "0:3 1:1").resolve()
    assert (scene.tokens, scene.asked, scene.acting) == ([6, 2, 0], "bid", [0, 1])
    for lot, (stars, energy, money, steps) in enumerate(LOTS[scheme]):
        assert scene.s.lot == lot
        before = scene.had()
        scene.bid(1, 0)
        assert [(said["seat"], said["steps"]) for said in scene.said("rewarded")] == [(0, steps)]
        assert tuple(b - a for a, b in zip(before, scene.had(), strict=True)) == (stars, energy, money)
        scene.walk()
    assert scene.resolving is None
    assert scene.bank(0) == 20 - scene.seats("energy")[0]  # who took a lot has lost the markers
    assert scene.seats("energy")[1] == 1  # who took none has them back


def test_what_may_be_bid():
    """All who have tokens bid at once, 0 to all they have; a bid is final. [O-25]"""
    scene = plotted("LD1", "0:2 2:1").resolve()
    assert scene.acting == [0, 2]
    assert scene.moves(0) == [f"bid {number}" for number in range(5)]
    assert scene.moves(2) == ["bid 0", "bid 1", "bid 2"]
    scene.play("2: bid 1")
    assert (scene.acting, scene.moves(2)) == ([0], [])
    scene.play("0: bid 2")
    assert scene.said("bid_shown") == [{"seat": 0, "lot": 1, "bid": 2}, {"seat": 2, "lot": 1, "bid": 1}]
    assert (scene.tokens, scene.seats("money"), scene.acting) == ([2, 0, 1], [3, 0, 0], [0, 2])


def test_who_has_no_tokens_does_not_bid():
    """Seats without tokens do not bid; with nobody left the remaining lots are lost. [O-25, O-40]"""
    scene = plotted("LD1", "0:2 1:1").resolve().bid(0, 2)
    assert (scene.tokens, scene.acting) == ([4, 0, 0], [0])
    scene.play("bid 4")
    assert scene.resolving is None
    assert [said["lot"] for said in scene.said("lot_lost")] == [3, 4]
    assert (scene.seats("money"), scene.seats("energy"), scene.seats("stars")) == ([0, 3, 0], [5, 0, 0], [0, 0, 0])


def test_no_lot_taken():
    """No lot is taken by anyone: the scheme fails and the markers return. [O-25, O-20b]"""
    scene = plotted("LD1", "0:1 1:2").resolve()
    for _ in range(4):
        scene.bid(0, 0)
    assert (scene.resolving, scene.seats("energy")) == (None, [1, 2, 0])
    assert scene.said("failed")


@pytest.mark.parametrize(
    ("bids", "money", "all_pay", "winner_pays"),
    [
        ((4, 2, 0), [3, 0, 0], [0, 2, 4], [0, 4, 4]),
        ((2, 2, 1), [1, 1, 0], [2, 2, 3], [2, 2, 4]),  # those of all who are tied highest
        ((0, 0, 0), [0, 0, 0], [4, 4, 4], [4, 4, 4]),  # the lot is lost
    ],
)
def test_what_is_spent(bids, money, all_pay, winner_pays):
    """[O-25, O-X10] All bids are spent, the losers' too; `darmondy_pays`=winner: only the winners'."""
    for pays, left in (("all", all_pay), ("winner", winner_pays)):
        scene = plotted("LD1", "0:2 1:2 2:2", options={"darmondy_pays": pays}).resolve().bid(*bids)
        assert (scene.tokens, scene.seats("money"), scene.s.lot) == (left, money, 1)
        assert scene.said("lot_lost") == ([] if any(bids) else [{"lot": 1}])


def test_tokens_vanish():
    """Tokens left at the end vanish: the next scheme gives its own. [O-25]"""
    scene = plotted("LD1", "0:3", also={"blue": "LD2 0:1"}).resolve()
    for _ in range(4):
        scene.play("bid 0")
    assert (scene.resolving, scene.tokens) == ("LD2", [2, 0, 0])


@pytest.mark.parametrize(
    ("reward", "tied", "each"),
    [
        ({"money": 7}, 2, {"money": 3}),
        ({"money": 7}, 3, {"money": 2}),
        ({"money": 2}, 3, {"money": 1}),
        ({"stars": 1}, 2, {"stars": 1}),
        ({"energy": 5, "money": 1}, 2, {"energy": 2, "money": 1}),
        ({"steps": 5}, 2, {"steps": 2}),
        ({"stars_x": -1}, 2, {"city": 4}),
        ({"stars_x": -9}, 2, {"city": 1}),
        ({"stars_x": -10}, 2, {"city": 0}),
        ({"stars_x": 3, "stars": 3}, 4, {"city": 3, "stars": 1}),
    ],
)
def test_a_tie_divides_every_part(reward, tied, each):
    """Each of k tied gets each part divided by k, rounded down, at least 1 even if that is more; 0 stays 0. [O-25]"""
    piles = " ".join(f"{seat}:1" for seat in range(4))
    scene = plotted("LD1", piles, 4, data=lots("LD1", reward, {"money": 1})).resolve()
    scene.bid(*[1 if seat < tied else 0 for seat in range(4)])
    said = scene.said("rewarded")
    assert [one["seat"] for one in said] == list(range(tied))
    nothing = dict.fromkeys(("city", "crib", "stars", "energy", "money", "steps"), 0)
    for one in said:
        assert {name: one[name] for name in nothing} == nothing | each


TOTAL, ONE = {"darmondy_split": "total"}, {"darmondy_zero": "one"}


@pytest.mark.parametrize(
    ("options", "modifier", "crib", "second_bid", "stars"),
    [
        ({}, -3, 3, 2, [3 + 3, 3]),  # the city's part is divided, then each adds the own crib's stars
        (TOTAL, -3, 3, 2, [5, 3]),  # each one's own total is divided
        (TOTAL, -3, 3, 1, [10, 0]),  # alone: no division
        (TOTAL, -10, 1, 2, [1, 0]),  # also at least 1; nothing of nothing
        *(({}, -20, 3, 2, [3, 0]), ({}, -20, 3, 1, [3, 0])),
        *((ONE, -20, 3, 2, [4, 1]), (ONE, -20, 3, 1, [3, 0])),  # of 0 each tied has 1, who is alone 0
        (TOTAL | ONE, -20, 3, 2, [1, 1]),
    ],
)
def test_stars_x_of_tied_ones(options, modifier, crib, second_bid, stars):
    """[O-25] How ★X is divided, with `darmondy_split` and `darmondy_zero`, ten stars being visible."""
    data = lots("LD1", {"stars_x": modifier})
    scene = plotted("LD1", "0:1 1:1", 2, cribs=[{"red": crib}, {}], data=data, options=options).resolve()
    assert scene.bid(2, second_bid).seats("stars") == stars


def test_tied_ones_walk_in_commit_order():
    """Tied bidders are all paid first, then their steps are walked in commit order, before the next auction. [O-18b]"""
    data = lots("LD1", {"steps": 4, "money": 2}, {"money": 5})
    scene = plotted("LD1", "2:1 0:1 1:1", data=data).resolve().bid(1, 0, 1)
    assert (scene.seats("money"), scene.s.steps[:3], scene.asked) == ([1, 0, 1], [2, 0, 2], "step 2")
    scene.play("step red", "step red")
    assert scene.asked == "step 0"
    scene.play("step red", "step red")
    assert (scene.asked, scene.s.lot) == ("bid", 1)


# ---------------------------------------------------------------- Mary Klyde


PAID = {  # what each lot pays, with 10 stars visible: stars, energy, money, steps
    "MK1": [(10, 0, 0, 0), (7, 0, 0, 0), (0, 5, 0, 0), (0, 0, 4, 0), (0, 0, 0, 3), (2, 0, 0, 0)],
    "MK2": [(12, 0, 0, 0), (10, 0, 0, 0), (8, 0, 0, 0), (0, 6, 0, 0), (0, 0, 0, 4), (3, 0, 0, 0)],
    "MK3": [(9, 0, 0, 0), (9, 0, 0, 0), (3, 0, 0, 0), (0, 0, 3, 0), (0, 3, 0, 0), (0, 0, 0, 2)],
    "MK4": [(11, 0, 0, 0), (4, 0, 0, 0), (3, 0, 0, 0), (2, 0, 0, 0), (0, 0, 4, 0), (0, 4, 0, 0)],
    "MK5": [(10, 0, 0, 0), (8, 0, 0, 0), (6, 0, 0, 0), (0, 0, 0, 3), (0, 0, 0, 3), (0, 0, 3, 0)],
}


@pytest.mark.parametrize("scheme", PAID)
def test_claims(scheme):
    """A claim for each own marker, each lot once, paid at once. [O-26.1, O-26.2, O-26.3, O-26.4, O-26.5]"""
    for lot, (stars, energy, money, steps) in enumerate(PAID[scheme], 1):
        scene = plotted(scheme, "0:2 1:1", energy=[9, 0, 0]).resolve()  # the supply gives no claims
        assert scene.moves() == [*(f"claim {number}" for number in range(1, 7)), "pass"]
        scene.play(f"claim {lot}")
        assert (*scene.had(), scene.s.steps[0]) == (stars, 9 + energy, money, steps)
        scene.walk("blue")
        assert scene.asked == "claim 1"
        assert f"claim {lot}" not in scene.moves()
        scene.play("pass")
        assert scene.asked == "claim 0"  # the second marker
        scene.play("pass")
        assert (scene.resolving, scene.bank(0)) == (None, 20 - scene.seats("energy")[0])
        assert scene.seats("energy")[1] == 1


def test_round_after_round():
    """Round after round in commit order, each one claim for an own marker. [O-26]"""
    scene = plotted("MK1", "1:3 2:2 0:1").resolve()
    order = []
    for lot in range(1, 7):
        order.append(scene.asked)
        scene.play(f"claim {lot}")
        scene.walk("blue")
    assert order == ["claim 1", "claim 2", "claim 0", "claim 1", "claim 2", "claim 1"]
    assert scene.resolving is None
    assert scene.said("markers_lost") == [
        {"seat": 1, "number": 3},
        {"seat": 2, "number": 2},
        {"seat": 0, "number": 1},
    ]


def test_nobody_passes_who_can_claim():
    """[O-26] `klyde_pass`=never: passing is not allowed; every marker takes a reward that is free."""
    scene = plotted("MK1", "0:2 1:1", options={"klyde_pass": "never"}).resolve()
    assert not scene.may("pass")
    scene.play("claim 1", "claim 2", "claim 3")
    assert scene.resolving is None


def test_no_lot_is_free():
    """It is over when no reward is free; markers that are not placed are lost too. [O-26]"""
    data = {"schemes": {"MK1": {"lots": [{"money": 1}, {"money": 2}, {"money": 3}]}}}
    scene = plotted("MK1", "0:5 1:3", data=data).resolve().play("claim 3", "claim 2", "claim 1")
    assert (scene.resolving, scene.seats("money"), scene.seats("energy")) == (None, [4, 2, 0], [0, 0, 0])
