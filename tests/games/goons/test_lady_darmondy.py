"""Lady Darmondy's schemes: an auction for each lot. [O-25]"""

from __future__ import annotations

import pytest

from tests.games.goons.scenes import plotted

LOTS = {  # what each lot pays a lone winner, with 10 stars visible: stars, energy, money, steps
    "LD1": [(0, 0, 3, 0), (0, 5, 0, 0), (8, 0, 0, 0), (10, 0, 0, 0)],
    "LD2": [(0, 0, 0, 3), (0, 0, 4, 0), (6, 0, 0, 0), (9, 0, 0, 0)],
    "LD3": [(2, 0, 0, 0), (0, 4, 0, 0), (7, 0, 0, 0), (11, 0, 0, 0)],
    "LD4": [(0, 0, 4, 0), (8, 0, 0, 0), (8, 0, 0, 0), (0, 0, 0, 3)],
    "LD5": [(0, 6, 0, 0), (3, 0, 0, 0), (10, 0, 0, 0), (7, 0, 0, 0)],
}
KINDS = {"LD1": "..XX", "LD2": "...X", "LD3": "..XX", "LD4": ".XX.", "LD5": "..XX"}  # which pay ★X


def lots(scheme, *rewards):
    """Return changed components: a scheme with other lots."""
    return {"schemes": {scheme: {"lots": list(rewards)}}}


def bids(scene, *numbers):
    """Make bids for a lot, by seat; None for who has no tokens."""
    for seat, number in enumerate(numbers):
        if number is not None:
            scene.play(f"{seat}: bid {number}")
    return scene


def tokens(scene):
    """Return the auction tokens that seats have left."""
    return scene.s.tokens[: scene.s.players]


def walk(scene):
    """Walk all free steps that are owed, up the red track."""
    while scene.asked and scene.asked.startswith("step"):
        scene.play("step red")
    return scene


def check_lots(scheme):
    """Two tokens for each energy; one lot after another, left to right, each of them once."""
    scene = plotted(scheme, "0:2 1:1").resolve()
    assert (tokens(scene), scene.asked, scene.acting) == ([4, 2, 0], "bid", [0, 1])
    for lot, paid in enumerate(LOTS[scheme]):
        assert scene.s.lot == lot
        before = [scene.seats(row)[0] for row in ("stars", "energy", "money")]
        bids(scene, 1, 0)
        said = scene.said("rewarded")[0]
        assert (said["seat"], said["city"], said["steps"]) == (0, paid[0] if KINDS[scheme][lot] == "X" else 0, paid[3])
        after = [scene.seats(row)[0] for row in ("stars", "energy", "money")]
        assert tuple(b - a for a, b in zip(before, after, strict=True)) == paid[:3]
        walk(scene)
    assert scene.resolving is None
    assert scene.bank(0) == 20 - scene.seats("energy")[0]  # who took a lot has lost the markers
    assert scene.seats("energy")[1] == 1


def test_ld1():
    """O-25.1: two tokens for each energy and an auction for each of its lots."""
    check_lots("LD1")


def test_ld2():
    """O-25.2: two tokens for each energy and an auction for each of its lots."""
    check_lots("LD2")


def test_ld3():
    """O-25.3: two tokens for each energy and an auction for each of its lots."""
    check_lots("LD3")


def test_ld4():
    """O-25.4: two tokens for each energy and an auction for each of its lots."""
    check_lots("LD4")


def test_ld5():
    """O-25.5: two tokens for each energy and an auction for each of its lots."""
    check_lots("LD5")


# ---------------------------------------------------------------- bids


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
    assert (tokens(scene), scene.seats("money"), scene.acting) == ([2, 0, 1], [3, 0, 0], [0, 2])


def test_who_has_no_tokens_does_not_bid():
    """Who has spent all tokens is not asked; with nobody left the lots to come are lost. [O-25, O-40]"""
    scene = bids(plotted("LD1", "0:2 1:1").resolve(), 0, 2)
    assert (tokens(scene), scene.acting) == ([4, 0, 0], [0])
    scene.play("bid 4")
    assert scene.resolving is None
    assert [said["lot"] for said in scene.said("lot_lost")] == [3, 4]
    assert (scene.seats("money"), scene.seats("energy"), scene.seats("stars")) == ([0, 3, 0], [5, 0, 0], [0, 0, 0])


def test_all_zero():
    """All bid zero: the lot is lost and nobody spends anything. [O-25]"""
    scene = bids(plotted("LD1", "0:1 1:1").resolve(), 0, 0)
    assert (tokens(scene), scene.s.lot, scene.said("lot_lost")) == ([2, 2, 0], 1, [{"lot": 1}])
    assert scene.seats("money") == [0, 0, 0]


def test_no_lot_taken():
    """No lot is taken by anyone: the scheme fails and the markers return. [O-25, O-20b]"""
    scene = plotted("LD1", "0:1 1:2").resolve()
    for _ in range(4):
        bids(scene, 0, 0)
    assert (scene.resolving, scene.seats("energy")) == (None, [1, 2, 0])
    assert scene.said("failed")


def test_all_bids_are_spent():
    """All bids are spent, the losers' and the tied ones' too. [O-25]"""
    scene = bids(plotted("LD1", "0:2 1:2 2:1").resolve(), 3, 2, 1)
    assert (tokens(scene), scene.seats("money")) == ([1, 2, 1], [3, 0, 0])
    scene = bids(plotted("LD1", "0:2 1:2 2:1").resolve(), 2, 2, 1)
    assert (tokens(scene), scene.seats("money")) == ([2, 2, 1], [1, 1, 0])


def test_only_the_winner_pays():
    """[O-25] `darmondy_pays`=winner: only the winners' bids are spent, those of all who are tied highest."""
    options = {"darmondy_pays": "winner"}
    scene = bids(plotted("LD1", "0:2 1:2 2:1", options=options).resolve(), 3, 2, 1)
    assert tokens(scene) == [1, 4, 2]
    scene = bids(plotted("LD1", "0:2 1:2 2:1", options=options).resolve(), 2, 2, 1)
    assert tokens(scene) == [2, 2, 2]


def test_tokens_vanish():
    """Tokens left at the end vanish: the next scheme gives its own. [O-25]"""
    scene = plotted("LD1", "0:3", also={"blue": "LD2 0:1"}).resolve()
    for _ in range(4):
        scene.play("bid 0")
    assert (scene.resolving, tokens(scene)) == ("LD2", [2, 0, 0])


def test_who_takes_no_lot_keeps_the_markers():
    """A participant without a lot gets the markers back; who took one loses all. [O-20, O-25]"""
    scene = bids(plotted("LD1", "0:3 1:2").resolve(), 6, 4)
    assert (scene.resolving, scene.seats("energy")) == (None, [0, 2, 0])


# ---------------------------------------------------------------- ties


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
    bids(scene, *[1 if seat < tied else 0 for seat in range(4)])
    said = scene.said("rewarded")
    assert [one["seat"] for one in said] == list(range(tied))
    nothing = dict.fromkeys(("city", "crib", "stars", "energy", "money", "steps"), 0)
    for one in said:
        assert {name: one[name] for name in nothing} == nothing | each


def test_a_tie_on_the_city_s_stars():
    """Of ★X the city's part is divided, then each adds the own crib's stars. [O-25]"""
    data = lots("LD1", {"stars_x": -3})
    scene = plotted("LD1", "0:1 1:1", cribs=[{"red": 3}, {}, {}], data=data).resolve()
    assert bids(scene, 2, 2).seats("stars") == [6, 3, 0]


def test_a_tie_divides_the_total():
    """[O-25] `darmondy_split`=total: each one's own total is divided, also at least 1; nothing of nothing."""
    options = {"darmondy_split": "total"}
    scene = plotted("LD1", "0:1 1:1", cribs=[{"red": 3}, {}, {}], data=lots("LD1", {"stars_x": -3}), options=options)
    assert bids(scene.resolve(), 2, 2).seats("stars") == [5, 3, 0]
    scene = plotted("LD1", "0:1 1:1", cribs=[{"red": 1}, {}, {}], data=lots("LD1", {"stars_x": -10}), options=options)
    assert bids(scene.resolve(), 2, 2).seats("stars") == [1, 0, 0]
    scene = plotted("LD1", "0:1 1:1", cribs=[{"red": 3}, {}, {}], data=lots("LD1", {"stars_x": -3}), options=options)
    assert bids(scene.resolve(), 2, 1).seats("stars") == [10, 0, 0]  # alone: no division


def test_nothing_shared_may_be_one_star():
    """[O-25] `darmondy_zero`=one: a city part of 0 gives each tied 1, before the own crib; who is alone has 0 of it."""
    nothing = lots("LD1", {"stars_x": -20})
    for zero, tied, alone in (("stays", [3, 0, 0], [3, 0, 0]), ("one", [4, 1, 0], [3, 0, 0])):
        for answers, stars in (((2, 2), tied), ((2, 1), alone)):
            scene = plotted("LD1", "0:1 1:1", cribs=[{"red": 3}, {}, {}], data=nothing, options={"darmondy_zero": zero})
            assert bids(scene.resolve(), *answers).seats("stars") == stars


def test_of_a_total_of_nothing_too():
    """[O-25] With `darmondy_split`=total it is the own total that is divided, and each tied has 1 of a total of 0."""
    options = {"darmondy_split": "total", "darmondy_zero": "one"}
    data = lots("LD1", {"stars_x": -20})
    scene = bids(plotted("LD1", "0:1 1:1", cribs=[{"red": 3}, {}, {}], data=data, options=options).resolve(), 2, 2)
    assert scene.seats("stars") == [1, 1, 0]


def test_tied_ones_walk_in_commit_order():
    """Tied bidders are all paid first, then their steps are walked in commit order, before the next auction. [O-18b]"""
    data = lots("LD1", {"steps": 4, "money": 2}, {"money": 5})
    scene = bids(plotted("LD1", "2:1 0:1 1:1", data=data).resolve(), 1, 0, 1)
    assert (scene.seats("money"), scene.s.steps[:3], scene.asked) == ([1, 0, 1], [2, 0, 2], "step 2")
    scene.play("step red", "step red")
    assert scene.asked == "step 0"
    scene.play("step red", "step red")
    assert (scene.asked, scene.s.lot) == ("bid", 1)


def test_each_lot_is_paid_before_the_next():
    """Each lot is paid before the next auction. [O-25]"""
    scene = bids(plotted("LD2", "0:2 1:2").resolve(), 1, 0)
    assert scene.asked == "step 0"
    walk(scene)
    assert (scene.asked, scene.s.lot, scene.seats("energy")) == ("bid", 1, [1, 0, 0])
