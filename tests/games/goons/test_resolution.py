"""The villain resolution: which scheme, the order of events, and items that work in it. [O-19, O-20b]"""

from __future__ import annotations

import pytest

from rascals.games.goons import DEFINITION
from rascals.games.goons.components import SCHEME_NAMES
from rascals.games.goons.schemes import add_markers
from rascals.games.goons.state import NONE, TURN
from rascals.games.goons.view import pending, resolution
from tests.games.goons.scenes import goons, plotted

ALL_FOUR = {"red": "KR1", "yellow": "BR1", "green": "DR1", "blue": "JB1"}
SURE = {"schemes": {"KR3": {"tiers": [{"goal": 1, "places": [{"money": 1}, {"money": 2}, {"money": 3}]}]}}}
HOPELESS = {"schemes": {"KR3": {"tiers": [{"goal": 99, "places": [{"money": 1}]}]}}}
TWO_OF_EACH = {"skull": 2, "blank": 2}


def began(scene):
    """Return the schemes whose resolution has begun, in order."""
    return [said["scheme"] for said in scene.said("scheme_began")]


# ---------------------------------------------------------------- which scheme


@pytest.mark.parametrize(
    ("corners", "order"),
    [
        ("RYGB", ["KR1", "BR1", "DR1", "JB1"]),
        ("RBGY", ["KR1", "JB1", "DR1", "BR1"]),  # the data decides what is clockwise
        ("GBRY", ["KR1", "BR1", "DR1", "JB1"]),  # red is first, wherever it is
    ],
)
def test_clockwise_from_red(corners, order):
    """Schemes with energy are resolved clockwise from red, by `corners`. [O-19, O-02, O-38]"""
    piles = {"blue": "0:1", "green": "1:1", "red": "2:2", "yellow": "0:2"}
    scene = goons(schemes=ALL_FOUR, piles=piles, data={"city": {"corners": corners}}).rolls(6, 6).resolve()
    assert began(scene) == order


def test_a_scheme_without_energy_is_only_replaced():
    """A scheme without energy is not resolved, only replaced. [O-19, O-29]"""
    scene = goons(schemes=ALL_FOUR, piles={"green": "1:1"}).resolve()
    assert began(scene) == ["DR1"]
    assert len(scene.said("scheme_turned_up")) == 4
    scene = goons(schemes=ALL_FOUR).resolve()
    assert (began(scene), scene.s.round, scene.s.phase) == ([], 1, 3)  # all are tied: who is first?


def test_the_resolution_ends_the_round():
    """After everybody's last turn of the round the villains are resolved. [O-19, O-09]"""
    scene = goons(2, schemes=ALL_FOUR, piles={"green": "1:1"}, turn=5, mover=1, first=0)
    scene.play("take 0,0 on red", "end")
    assert began(scene) == ["DR1"]


def test_later_schemes_count_what_earlier_ones_gave():
    """Supplies change during the resolution, and later schemes count them. [O-19]"""
    scene = plotted("LD1", "0:1", also={"green": "DR4 0:1", "blue": "BR4 0:1"}, energy=[2, 9, 9]).resolve()
    scene.play("bid 0", "bid 2")  # 5 energy
    assert (scene.asked, scene.moves(), scene.resolving) == ("claim 0", ["claim 1", "claim 2", "claim 3"], "DR4")
    scene.play("claim 3")
    assert scene.said("bagged") == [{"skulls": 7, "blanks": 10}]


def test_the_markers_of_one_scheme_are_in_the_next():
    """What returned from a scheme is in the supply when the next one begins. [O-20b]"""
    scene = plotted("KR3", "0:4", also={"green": "DR4 0:1 1:1"}, data=HOPELESS).resolve()
    assert (scene.resolving, scene.moves()) == ("DR4", ["claim 1", "claim 2"])


# ---------------------------------------------------------------- the order of events


def test_a_scheme_that_fails():
    """All markers return to their owners' supplies, what was paid stays spent; then the next scheme. [O-20b]"""
    scene = plotted("KR3", "0:3 1:2", also={"blue": "DR1 2:1"}, energy=[1, 1, 1], data=HOPELESS).resolve()
    scene.play(scene.moves()[0])
    assert scene.asked == "reroll 1"
    scene.play("stop")
    assert (scene.seats("energy"), scene.seats("money")) == ([3, 3, 1], [0, 0, 2])
    assert scene.said("failed") == [{"colour": "red"}]
    assert scene.said("markers_returned") == [{"seat": 0, "number": 3}, {"seat": 1, "number": 2}]


def test_who_was_rewarded_before():
    """Rewards count for each scheme separately: without one here, a seat's markers return. [O-20]"""
    scene = plotted("KR3", "0:2", also={"blue": "DR2 0:1 1:2"}, data=SURE).resolve()
    scene.play("step red", "step red", "step red")
    assert (scene.resolving, scene.said("markers_returned"), scene.seats("energy")) == (
        None,
        [{"seat": 0, "number": 1}],
        [1, 1, 0],
    )


def test_what_is_said_of_a_scheme():
    """Its first event has all the energy on it. [O-19, O-20]"""
    scene = plotted("KR3", "0:2 1:3", data=SURE).resolve()
    assert scene.said("scheme_began") == [{"colour": "red", "scheme": "KR3", "energy": 5}]


def again(scene, scheme, piles):
    """Let a scheme come again in the next round, with these piles."""
    assert scene.resolving is None
    scene.s.question, scene.s.phase = NONE, TURN
    scene.s.scheme[0] = SCHEME_NAMES.index(scheme)
    for pile in piles.split():
        seat, number = map(int, pile.split(":"))
        add_markers(scene.s, seat, 0, number)
    return scene


def test_each_resolution_begins_anew():
    """Nothing from one resolution affects the same villain's next one. [O-20b]"""
    scene = again(plotted("KR3", "0:2", data=SURE).resolve(), "KR3", "0:3").rolls(1, 1, 1).resolve()
    assert scene.said("rolled")[0]["total"] == 3
    scene = again(plotted("BR1", "0:2").draws("sbbb").resolve(), "BR1", "1:2").draws("bbbb").resolve()
    assert scene.said("failed")
    scene = again(plotted("BR3", "0:2 1:1").draws("ss").resolve(), "BR3", "0:1 1:1").draws("bb").resolve()
    assert scene.said("failed")
    scene = again(plotted("MK1", "0:1").resolve().play("pass"), "MK1", "0:1").resolve()
    assert scene.asked == "claim 0"
    scene = again(plotted("MK1", "0:1").resolve().play("claim 1"), "MK1", "0:1").resolve()
    assert "claim 1" in scene.moves()


def test_tokens_do_not_last():
    """Seats that do not take part have no auction tokens, even if some were left from another round. [O-25]"""
    scene = plotted("LD1", "0:2 1:2").resolve()
    for _ in range(4):
        scene.bid(0, 0)
    scene = again(scene, "LD1", "0:1").resolve()
    assert (scene.acting, scene.tokens) == ([0], [2, 0, 0])


# ---------------------------------------------------------------- the jumpsuit


def test_all_jumpsuits_pay_first():
    """[O-28.jumpsuit, O-20b] All jumpsuits pay before the first scheme, by the markers that lie there then; always."""
    scene = plotted("KR3", "0:2 1:1", items=["jumpsuit", "dynamite", "jumpsuit"], data=SURE).resolve()
    assert (scene.asked, scene.seats("stars")) == ("dynamite 1", [6, 0, 8])
    scene.play("dynamite no")
    assert scene.seats("stars") == [6, 0, 8]
    scene.s.question = NONE
    assert scene.resolve().seats("stars") == [14, 0, 16]  # in the next round again, now without markers


def test_a_jumpsuit_that_pays_nothing_is_not_told_of():
    """[O-28.jumpsuit] Nothing is paid, and no event emitted, if its owner has markers on all four schemes."""
    everywhere = dict.fromkeys(ALL_FOUR, "0:1")
    assert not goons(piles=everywhere, items=["jumpsuit", "", ""]).resolve().said("suit_paid")


# ---------------------------------------------------------------- dynamite


def dynamited(scheme, piles, seats, **entries):
    """Return a scene in which these seats use dynamite as soon as they can."""
    items = ["dynamite" if seat in seats else "" for seat in range(3)]
    scene = plotted(scheme, piles, items=items, **entries).resolve()
    for _ in seats:
        scene.play("dynamite yes")
    return scene


def test_dynamite_is_asked_in_commit_order():
    """[O-28.dynamite, O-20b] Holders who take part and have not spent it are asked in commit order, before all else."""
    scene = plotted("KR3", "2:3 0:2", also={"blue": "DR1 1:1 2:1"}, items=["dynamite", "", "dynamite"], data=SURE)
    scene.resolve()
    assert (scene.asked, scene.moves()) == ("dynamite 2", ["dynamite yes", "dynamite no"])
    scene.play("dynamite yes")
    assert (scene.asked, scene.said("rolled")) == ("dynamite 0", [])
    scene.play("dynamite no")
    assert len(scene.said("rolled")[0]["dice"]) == 8
    assert scene.resolving is None  # spent; the seat that still has it has no marker at the doctor's


def test_dynamite_is_kept_for_another_scheme():
    """[O-28.dynamite] Who says no is asked again at the next scheme; once a game, a second copy is no second use."""
    scene = plotted("KR3", "0:2", also={"blue": "DR1 0:2"}, items=["dynamite dynamite", "", ""], data=SURE)
    scene.resolve().play("dynamite no")
    assert (scene.asked, scene.resolving) == ("dynamite 0", "DR1")
    scene.play("dynamite yes")
    assert (scene.asked, scene.moves()) == ("claim 0", ["claim 1", "claim 2"])
    scene.play("claim 1")
    assert (scene.resolving, scene.s.used[0][7]) == (None, 1)  # spent, not exhausted: the round's end leaves it so


def test_dynamite_with_kid_random():
    """[O-28.dynamite, O-21] Markers count twice for the dice and for the order; what is lost are real ones."""
    scene = dynamited("KR3", "0:3 1:2", [1], data=SURE, energy=[5, 5, 5])
    assert len(scene.said("rolled")[0]["dice"]) == 7
    assert scene.said("row_sorted") == [{"order": [1, 0]}]
    assert scene.said("markers_lost") == [{"seat": 1, "number": 2}, {"seat": 0, "number": 3}]
    assert (scene.seats("money"), scene.seats("energy"), scene.bank(1)) == ([2, 1, 0], [5, 5, 5], 15)


@pytest.mark.parametrize(
    ("scheme", "seat", "tokens"),
    [("BR1", 1, (3, 5)), ("BR5", 0, (8, 8)), ("BR3", 1, (7, 5)), ("BR4", 1, (3, 10))],
)
def test_dynamite_with_blind_razor(scheme, seat, tokens):
    """[O-28.dynamite, O-22] Markers count twice for the tokens, but BR4's are those of the supplies."""
    scene = dynamited(scheme, "0:3 1:2", [seat], energy=[2, 1, 9] if scheme == "BR4" else [0, 0, 0])
    assert tuple(scene.said("bagged")[0].values()) == tokens
    assert scene.said("row_sorted") == [{"order": [1, 0] if seat else [0, 1]}]


@pytest.mark.parametrize(
    ("scheme", "piles", "seat", "entries", "claims"),
    [
        *((scheme, "0:3 1:1", 0, {}, 3) for scheme in ("DR1", "DR2", "DR3")),
        ("DR4", "0:3 1:2", 1, {"energy": [9, 4, 0]}, 2),  # what is compared in the supply is not doubled
        ("DR5", "0:3 1:2", 1, {"money": [9, 3, 0]}, 2),
    ],
)
def test_dynamite_with_the_doctor(scheme, piles, seat, entries, claims):
    """[O-28.dynamite, O-23] Markers count twice for the goals, and for the order."""
    scene = dynamited(scheme, piles, [seat], **entries)
    assert (scene.asked, scene.moves()) == (f"claim {seat}", [f"claim {number + 1}" for number in range(claims)])


@pytest.mark.parametrize(("scheme", "paid"), [("JB1", 0), ("JB2", 1), ("JB3", 1), ("JB4", 1), ("JB5", 0)])
def test_dynamite_with_the_jolly_butcher(scheme, paid):
    """[O-28.dynamite, O-24] It changes who is first and who is last."""
    scene = dynamited(scheme, "0:3 1:2", [1])
    assert [said["seat"] for said in scene.said("rewarded")] == [paid]


def test_dynamite_counts_for_one_scheme():
    """[O-28.dynamite, O-25] It doubles the markers of one scheme: there four auction tokens for each marker."""
    scene = dynamited("LD1", "0:3 1:2", [1], also={"blue": "DR1 0:1 1:2"})
    assert (scene.tokens, scene.pile("red")) == ([6, 8, 0], [(1, 2), (0, 3)])
    doctor = DEFINITION.view(scene.s, 1, reveal=False)["villains"][3]["outlook"]
    assert [(pays["seat"], pays["amount"]) for pays in doctor["pays"]] == [(1, 2), (0, 1)]
    scene = dynamited("KR3", "0:3 1:2", [1], data=SURE, also={"blue": "LD1 0:1 1:1"})
    assert (scene.resolving, scene.tokens) == ("LD1", [2, 2, 0])


# ---------------------------------------------------------------- bandages


def bandaged(scheme, piles, seat=0, **entries):
    """Return a scene in which a seat holds bandages."""
    items = ["bandages" if other == seat else "" for other in range(3)]
    return plotted(scheme, piles, items=items, **entries)


def test_bandages():
    """[O-28.bandages] Two own markers of a scheme that rewarded its owner go back to the supply, all if fewer."""
    scene = bandaged("KR3", "0:3 1:1", data=SURE).resolve()
    assert (scene.asked, scene.moves(), scene.seats("money")) == (
        "bandages 0",
        ["bandages yes", "bandages no"],
        [1, 2, 0],
    )
    scene.play("bandages yes")
    assert (scene.seats("energy"), scene.bank(0), scene.bank(1)) == ([2, 0, 0], 18, 20)
    scene = bandaged("KR3", "0:3 1:1", 1, data=SURE).resolve().play("bandages yes")
    assert (scene.seats("energy"), scene.resolving) == ([0, 1, 0], None)


def test_bandages_are_declined():
    """[O-28.bandages] Who says no loses all, and is asked again at the next scheme of the round."""
    scene = bandaged("KR3", "0:3 1:1", data=SURE, also={"blue": "DR1 0:1"}).resolve().play("bandages no")
    assert (scene.seats("energy"), scene.asked) == ([0, 0, 0], "bandages 0")
    assert scene.play("bandages yes").seats("energy") == [1, 0, 0]


def test_who_declines_bandages_leaves_the_others_theirs():
    """[O-28.bandages, O-20b] The next holder in commit order is asked then, and not passed over."""
    scene = plotted("KR3", "0:3 1:2 2:1", items=["bandages", "bandages", ""], data=SURE).resolve()
    assert scene.asked == "bandages 0"
    assert scene.play("bandages no").asked == "bandages 1"
    assert scene.play("bandages yes").seats("energy") == [0, 2, 0]


def test_bandages_work_once_a_round():
    """[O-28.bandages] Once a round; a second copy is no second use; refreshed at the round's end."""
    scene = plotted("KR3", "0:3", items=["bandages bandages", "", ""], data=SURE, also={"blue": "DR1 0:1"}).resolve()
    scene.play("bandages yes")
    assert (scene.resolving, scene.seats("energy"), scene.s.round) == (None, [2, 0, 0], 2)
    assert scene.s.used[0][1] == 0


def test_bandages_of_who_is_not_rewarded():
    """[O-28.bandages] Only rewarded holders are asked, and nobody when the scheme fails."""
    data = {"schemes": {"KR3": {"tiers": [{"goal": 1, "places": [{"money": 1}]}]}}}
    scene = bandaged("KR3", "1:3 0:1", data=data).resolve()
    assert (scene.resolving, scene.seats("energy")) == (None, [1, 0, 0])
    assert bandaged("KR3", "0:3 1:1", data=HOPELESS).resolve().resolving is None


def test_bandages_are_asked_in_commit_order():
    """[O-28.bandages, O-20b] Holders are asked in commit order, after all rewards; an emptied pile leaves at once."""
    scene = plotted("KR3", "1:2 0:2 2:1", items=["bandages", "bandages", ""], data=SURE).resolve()
    assert (scene.asked, scene.seats("money")) == ("bandages 1", [2, 1, 3])
    scene.play("bandages yes")
    assert (scene.asked, scene.pile("red"), scene.seats("energy")) == ("bandages 0", [(0, 2), (2, 1)], [0, 2, 0])
    scene.play("bandages no")
    assert (scene.resolving, scene.seats("energy")) == (None, [0, 2, 0])


def test_bandages_do_not_sort():
    """[O-20b] From step 2 on the row is not sorted again: who bandages keeps the place."""
    scene = plotted("KR3", "1:4 0:3", items=["bandages", "bandages", ""], data=SURE).resolve().play("bandages yes")
    assert (scene.asked, scene.pile("red")) == ("bandages 0", [(1, 2), (0, 3)])


@pytest.mark.parametrize(
    ("scheme", "piles", "draws", "answers", "energy"),
    [
        ("KR1", "1:3 0:3", "", (), [2, 0, 0]),  # the dice are sixes
        ("BR1", "1:3 0:3", "sbbb", (), [2, 0, 0]),
        ("BR3", "1:3 0:3", "bs", (), [2, 3, 0]),
        ("DR1", "0:3 1:3", "", ("claim 1", "claim 2"), [2, 0, 0]),  # after all have taken their rewards
        ("JB2", "0:3 1:3", "", (), [2, 3, 0]),
        ("LD1", "0:3 1:1", "", ("0: bid 6", "1: bid 2"), [2, 1, 0]),  # after the last lot
        ("MK1", "0:2 1:1", "", ("claim 1", "claim 2", "claim 6"), [2, 0, 0]),  # placed markers come back as well
    ],
)
def test_bandages_with_every_villain(scheme, piles, draws, answers, energy):
    """[O-28.bandages, O-20b] After the last reward, of who has one. [O-21 – O-26]"""
    scene = bandaged(scheme, piles)
    scene = (scene.draws(draws) if draws else scene.rolls(6, 6, 6)).resolve().play(*answers)
    assert (scene.asked, scene.play("bandages yes").seats("energy")) == ("bandages 0", energy)


# ---------------------------------------------------------------- what is told of it


def told(scene):
    """Return the resolution under way as positions and views show it."""
    return resolution(scene.s)


def test_who_did_what_in_which_order():
    """`doubled`, `rewarded`, `skulls` and `passed` stand in the order they happened. [Position]"""
    scene = plotted("BR3", "2:3 1:2 0:1", items=["dynamite", "dynamite", ""], energy=[2, 2, 2]).draws("bsbs").resolve()
    scene.play("dynamite yes", "dynamite yes")  # 1 has four then, and is first
    assert (told(scene)["doubled"], told(scene)["skulls"], scene.asked) == ([1, 0], [2], "draw 1")
    scene.play("draw")
    assert (told(scene)["skulls"], told(scene)["bought"], told(scene)["drawn"]) == ([2, 1], [0, 1, 0], TWO_OF_EACH)
    scene = plotted("MK1", "2:2 0:2 1:1").resolve().play("claim 2", "claim 1", "pass", "pass")
    assert (told(scene)["rewarded"], told(scene)["passed"], told(scene)["step"]) == ([2, 0], [1, 2], 3)
    assert told(scene)["claimed"] == [0, 2, None, None, None, None]


def test_who_stopped_is_told_of_cycles_alone():
    """`passed` has only seats that said `pass` or `stop` with Klyde and `cycle`. [Position, O-21]"""
    for rerolls, passed in ("single", []), ("cycle", [0]):
        options = {"kid_random_rerolls": rerolls}
        scene = plotted("KR3", "0:1 1:1", energy=[1, 1, 1], options=options).rolls(1, 1).resolve().play("stop")
        assert told(scene)["passed"] == passed


def test_the_next_lot_is_told():
    """With free steps left `pending` is null; `lot` is the next lot, `bids` null once a lot is paid. [Position]"""
    scene = plotted("LD2", "0:2 1:2").resolve().bid(1, 0)
    assert (scene.asked, pending(scene.s), told(scene)["lot"], told(scene)["bids"]) == ("step 0", None, 2, [None] * 3)
    scene.play("step red", "step red", "step red")
    assert (pending(scene.s), told(scene)["step"]) == ({"kind": "bid"}, 3)


def test_an_emptied_pile_is_told_of_no_more():
    """A pile emptied by bandages leaves `piles` at once; its seat stays in `rewarded`. [Position, O-28.bandages]"""
    scene = plotted("KR3", "1:2 0:2", items=["bandages", "bandages", ""], data=SURE).resolve().play("bandages yes")
    assert (told(scene)["rewarded"], told(scene)["step"], pending(scene.s)) == (
        [1, 0],
        5,
        {"kind": "bandages", "seat": 0},
    )
    assert scene.pile("red") == [(0, 2)]
