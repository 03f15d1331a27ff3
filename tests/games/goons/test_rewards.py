"""Goons: rewards, and the villains without chance: the Doctor, Lady Darmondy, Mary Klyde. [O-19, O-23, O-25, O-26]"""

from __future__ import annotations

import pytest

from tests.games.goons.scenes import goons, plotted


def places(*rewards, scheme="KR1"):
    """Return changed components: a Kid Random scheme that any dice fulfil and that pays these places."""
    return {"schemes": {scheme: {"tiers": [{"goal": 1, "places": list(rewards)}]}}}


def lone(reward, **entries):
    """Return what came of a reward that seat 0 alone is due."""
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


def test_the_crib_adds_to_stars_x_only():
    """The crib's stars are added to ★X, not to other rewards. [O-19]"""
    assert lone({"stars": 5, "money": 1}, cribs=[{"red": 3}, {}, {}]).seats("stars") == [5, 0, 0]


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


def test_stars_of_cells_count():
    """A cell counts with as many stars of its colour as it shows. [O-19, O-02]"""
    lines = ["1111111111"] * 10
    lines[0] = "3011111111"
    data = places({"stars_x": 0}) | {"city": {"stars": lines}}
    scene = plotted("KR1", "0:2", data=data, shown=3)
    assert scene.cube("0,0") == "."
    assert scene.resolve().seats("stars") == [3, 0, 0]


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


def test_energy_is_cut_to_the_bank():
    """A gain is cut to what the bank holds; the scheme's markers come to it only after its rewards. [O-05, O-20b]"""
    scene = lone({"energy": 7}, energy=[15, 0, 0])
    assert (scene.seats("energy"), scene.bank(0)) == ([18, 0, 0], 2)


@pytest.mark.parametrize("energy", [0, 18])
def test_who_is_due_a_reward_is_rewarded(energy):
    """A ★X of 0 or an empty bank does not save the markers. [O-20c]"""
    scene = lone({"stars_x": -10} if energy == 0 else {"energy": 3}, energy=[energy, 0, 0])
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [energy, 0, 0])
    assert scene.said("markers_lost") == [{"seat": 0, "number": 2}]


# ---------------------------------------------------------------- places


def test_rewards_by_place():
    """First, second and third of the commit order are rewarded; who has no place keeps the markers. [O-20]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3})
    scene = plotted("KR1", "3:3 1:2 0:2 2:1", 4, data=data).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([3, 5, 0, 7], [0, 0, 1, 0])


def test_as_many_places_as_are_printed():
    """As many places as are printed are paid, up to four. [O-20, O-38b]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3}, {"money": 1})
    scene = plotted("KR1", "3:3 1:2 0:2 2:1", 4, data=data).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([3, 5, 1, 7], [0, 0, 0, 0])
    scene = plotted("KR1", "3:3 1:2", 4, data=places({"money": 7})).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([0, 0, 0, 7], [0, 2, 0, 0])


def test_a_place_without_a_player_is_lost():
    """A place without a player is lost. [O-20]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3})
    assert plotted("KR1", "1:2", data=data).resolve().seats("money") == [0, 7, 0]


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


def test_who_reaches_nothing_keeps_the_markers():
    """Who reaches no goal is not rewarded and gets the markers back; who reaches one loses them. [O-23, O-20]"""
    scene = plotted("DR3", "0:2 1:1").resolve()
    assert [said["seat"] for said in scene.said("rewarded")] == [0]
    assert (scene.resolving, scene.seats("money"), scene.seats("energy")) == (None, [4, 0, 0], [0, 1, 0])


def goals(scheme, markers, **entries):
    """Return the rewards that a lone participant may choose from; one that is paid without a question; 0 for none."""
    scene = plotted(scheme, f"0:{markers}", **entries).resolve()
    if scene.asked == "claim 0":
        return scene.moves()
    return len(scene.said("rewarded"))


def test_dr1():
    """O-23.1: own energy on the scheme, 1, 3 and 5."""
    assert [goals("DR1", n) for n in (1, 2)] == [1, 1]
    assert [goals("DR1", n) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR1", 5) == ["claim 1", "claim 2", "claim 3"]
    for claim, stars, money in ("claim 1", 0, 2), ("claim 2", 8, 0), ("claim 3", 11, 0):
        scene = plotted("DR1", "0:5", energy=[9, 9, 9]).resolve().play(claim)
        assert (scene.seats("stars")[0], scene.seats("money")[0], scene.seats("energy")) == (stars, money, [9, 9, 9])


def test_dr2():
    """O-23.2: own energy on the scheme, 2, 4 and 6."""
    assert [goals("DR2", n) for n in (1, 2, 3)] == [0, 1, 1]
    assert [goals("DR2", n) for n in (4, 5)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR2", 6, energy=[0, 9, 9]) == ["claim 1", "claim 2", "claim 3"]
    assert plotted("DR2", "0:6").resolve().play("claim 3").seats("stars") == [13, 0, 0]
    assert plotted("DR2", "0:6").resolve().play("claim 1").s.steps[0] == 3


def test_dr3():
    """O-23.3: own energy on the scheme, 2, 3 and 5."""
    assert [goals("DR3", n) for n in (1, 2)] == [0, 1]
    assert [goals("DR3", n) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR3", 5) == ["claim 1", "claim 2", "claim 3"]
    assert plotted("DR3", "0:2").resolve().seats("money") == [4, 0, 0]
    assert plotted("DR3", "0:5").resolve().play("claim 2").seats("stars") == [5, 0, 0]


def test_dr4():
    """O-23.4: energy in the own supply, 2, 4 and 7, not what lies on the scheme; it is not spent."""
    assert [goals("DR4", 8, energy=[n, 9, 9]) for n in (1, 2, 3)] == [0, 1, 1]
    assert [goals("DR4", 1, energy=[n, 9, 9]) for n in (4, 6)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR4", 1, energy=[7, 0, 0]) == ["claim 1", "claim 2", "claim 3"]
    scene = plotted("DR4", "0:1", energy=[7, 0, 0]).resolve().play("claim 3")
    assert (scene.seats("stars"), scene.seats("energy")) == ([12, 0, 0], [7, 0, 0])


def test_dr4_costs_a_fee():
    """O-23.4: who commits pays 2 energy first, to the bank, beside the markers."""
    scene = goons(schemes={"red": "DR4", "green": "KR1"}, energy=[3, 0, 0]).play("take 0,0 on red")
    assert [move for move in scene.moves() if "commit" in move] == ["do cube commit 1", "do space commit 1"]
    scene.play("do cube commit 1")
    assert (scene.seats("energy"), scene.pile("red"), scene.bank(0)) == ([0, 0, 0], [(0, 1)], 19)


def test_dr5():
    """O-23.5: money in the own supply, 2, 3 and 5; it is not spent."""
    assert [goals("DR5", 8, money=[n, 9, 9]) for n in (1, 2)] == [0, 1]
    assert [goals("DR5", 1, money=[n, 9, 9]) for n in (3, 4)] == [["claim 1", "claim 2"]] * 2
    assert goals("DR5", 1, money=[5, 0, 0], energy=[0, 9, 9]) == ["claim 1", "claim 2", "claim 3"]
    scene = plotted("DR5", "0:1", money=[5, 0, 0]).resolve().play("claim 1")
    assert (scene.seats("energy"), scene.seats("money")) == ([5, 0, 0], [5, 0, 0])


def test_dr5_costs_a_fee():
    """O-23.5: who commits pays 2 energy first, to the bank, beside the markers."""
    scene = goons(schemes={"red": "DR5", "green": "KR1"}, energy=[5, 0, 0], money=[1, 1, 1])
    scene.play("take 0,0 on red", "do cube commit 2")
    assert (scene.seats("energy"), scene.seats("money")) == ([1, 0, 0], [1, 1, 1])
    assert scene.said("fee_paid") == [{"seat": 0, "number": 2, "what": "energy", "colour": "red"}]


def test_each_alone_in_commit_order():
    """In commit order each takes one of what is reached, exactly one, and is paid before the next. [O-23, O-40]"""
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


def test_nobody_reaches_anything():
    """Nobody reaches a goal: the scheme fails and all markers return. [O-23, O-20b]"""
    scene = plotted("DR2", "0:1 1:1").resolve()
    assert (scene.seats("energy"), scene.resolving) == ([1, 1, 0], None)
    assert scene.said("failed")


# ---------------------------------------------------------------- Lady Darmondy


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


# ---------------------------------------------------------------- Mary Klyde


PAID = {  # what each lot pays, with 10 stars visible: stars, energy, money, steps
    "MK1": [(10, 0, 0, 0), (7, 0, 0, 0), (0, 5, 0, 0), (0, 0, 4, 0), (0, 0, 0, 3), (2, 0, 0, 0)],
    "MK2": [(12, 0, 0, 0), (10, 0, 0, 0), (8, 0, 0, 0), (0, 6, 0, 0), (0, 0, 0, 4), (3, 0, 0, 0)],
    "MK3": [(9, 0, 0, 0), (9, 0, 0, 0), (3, 0, 0, 0), (0, 0, 3, 0), (0, 3, 0, 0), (0, 0, 0, 2)],
    "MK4": [(11, 0, 0, 0), (4, 0, 0, 0), (3, 0, 0, 0), (2, 0, 0, 0), (0, 0, 4, 0), (0, 4, 0, 0)],
    "MK5": [(10, 0, 0, 0), (8, 0, 0, 0), (6, 0, 0, 0), (0, 0, 0, 3), (0, 0, 0, 3), (0, 0, 3, 0)],
}


def check_claims(scheme):
    """Each of its lots is claimed once, for one own marker each, and paid at once."""
    for lot, (stars, energy, money, steps) in enumerate(PAID[scheme], 1):
        scene = plotted(scheme, "0:2 1:1").resolve()
        assert scene.moves() == [*(f"claim {number}" for number in range(1, 7)), "pass"]
        scene.play(f"claim {lot}")
        got = (scene.seats("stars")[0], scene.seats("energy")[0], scene.seats("money")[0], scene.s.steps[0])
        assert got == (stars, energy, money, steps)
        while scene.asked == "step 0":
            scene.play("step blue")
        assert scene.asked == "claim 1"
        assert f"claim {lot}" not in scene.moves()
        scene.play("pass")
        assert scene.asked == "claim 0"  # the second marker
        scene.play("pass")
        assert scene.resolving is None
        assert scene.bank(0) == 20 - scene.seats("energy")[0]
        assert scene.seats("energy")[1] == 1


def test_mk1():
    """O-26.1: a claim for each own marker, each lot once; no fee."""
    check_claims("MK1")
    assert fee("MK1") == []


def test_mk2():
    """O-26.2: a claim for each own marker, each lot once; a fee of 2 money."""
    check_claims("MK2")
    assert fee("MK2") == [{"seat": 0, "number": 2, "what": "money", "colour": "red"}]
    scene = goons(schemes={"red": "MK2"}, energy=[9, 9, 9], money=[1, 9, 9]).play("take 0,0 on red")
    assert not scene.may("do cube commit 1")


def test_mk3():
    """O-26.3: a claim for each own marker, each lot once; no fee."""
    check_claims("MK3")
    assert fee("MK3") == []


def test_mk4():
    """O-26.4: a claim for each own marker, each lot once; no fee."""
    check_claims("MK4")
    assert fee("MK4") == []


def test_mk5():
    """O-26.5: a claim for each own marker, each lot once; no fee."""
    check_claims("MK5")
    assert fee("MK5") == []


def fee(scheme):
    """Return the fees paid by a commit."""
    scene = goons(schemes={"red": scheme}, energy=[9, 0, 0], money=[3, 0, 0])
    scene.play("take 0,0 on red", "do cube commit 2")
    assert scene.seats("money")[0] == (1 if scene.said("fee_paid") else 3)
    assert (scene.pile("red"), scene.seats("energy")[0]) == ([(0, 2)], 7)
    return scene.said("fee_paid")


# ---------------------------------------------------------------- claims


def test_round_after_round():
    """Round after round in commit order, each one claim for an own marker. [O-26]"""
    scene = plotted("MK1", "1:3 2:2 0:1").resolve()
    order = []
    for lot in range(1, 7):
        order.append(scene.asked)
        scene.play(f"claim {lot}")
        while scene.asked and scene.asked.startswith("step"):
            scene.play("step blue")
    assert order == ["claim 1", "claim 2", "claim 0", "claim 1", "claim 2", "claim 1"]
    assert scene.resolving is None
    assert scene.said("markers_lost") == [
        {"seat": 1, "number": 3},
        {"seat": 2, "number": 2},
        {"seat": 0, "number": 1},
    ]


def test_passing_is_for_good():
    """Who passes is not asked again; the others go on. [O-26]"""
    scene = plotted("MK1", "0:3 1:2").resolve().play("pass", "claim 1", "claim 2")
    assert (scene.resolving, scene.seats("energy"), scene.seats("stars")) == (None, [3, 0, 0], [0, 17, 0])


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


def test_all_pass():
    """Nobody claims anything: the scheme fails and the markers return. [O-26, O-20b]"""
    scene = plotted("MK1", "0:2 1:1").resolve().play("pass", "pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [2, 1, 0])
    assert scene.said("failed")


def test_who_claimed_nothing_keeps_the_markers():
    """Who claimed anything loses all own markers, placed or not; who claimed nothing gets them back. [O-26]"""
    scene = plotted("MK1", "0:4 1:2").resolve().play("claim 1", "pass", "pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [0, 2, 0])


@pytest.mark.parametrize("energy", [0, 9])
def test_only_markers_on_the_scheme_claim(energy):
    """Only markers of the scheme give claims, not the supply. [O-26]"""
    scene = plotted("MK1", "0:1 1:1", energy=[energy] * 3).resolve().play("claim 1", "claim 2")
    assert (scene.resolving, scene.seats("energy")) == (None, [energy] * 3)
