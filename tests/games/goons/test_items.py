"""The items, one by one and together, in turns and in the resolution. [O-28, O-34, O-35]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.goons.box import COLOUR_NAMES, ITEM_NAMES
from rascals.games.goons.state import NOTHING, SOURCE_NAMES
from tests.games.goons.scenes import city_with, goons

CORNERS = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})
CELL = {"red": "0,0", "yellow": "0,9", "green": "9,9", "blue": "9,0"}
# One use of each item that can be used in a turn by itself.
USES = {
    "baseball-bat": "use baseball-bat red",
    "brass-knuckles": "use brass-knuckles 1 red",
    "bubble-gun": "use bubble-gun",
    "clown-mask": "use clown-mask 1 yellow to red",
    "helmet": "use helmet",
    "shotgun": "use shotgun red",
    "scythe": "use scythe 3,4 to 4,4",
}


def before(own="", players=3, **entries):
    """Return a scene before seat 0, which owns some items, has taken its cube: 4,4 is empty, it has two on yellow."""
    entries = {"city_": city_with({"4,4": "."}, CORNERS), "energy": [5] * players, "piles": {"yellow": "0:2"}} | entries
    entries = {"items": [own, *[""] * (players - 1)], "money": [5] * players, "display": "crowbar"} | entries
    return goons(players, **entries)


def turn(own="", cube="red", space="red", **entries):
    """Return a scene in which seat 0 has taken a cube of one colour and put it on a space of another."""
    return before(own, **entries).play(f"take {CELL[cube]} on {space}")


def uses(scene, item):
    """Return the moves that use an item, without its name."""
    head = f"use {item}"
    return {move.removeprefix(head).strip() for move in scene.moves() if move.startswith(head)}


def doing(scene, source):
    """Return the first words of what a source's action may be."""
    head = f"do {source} "
    return {move.removeprefix(head).split()[0] for move in scene.moves() if move.startswith(head)}


# ---------------------------------------------------------------- when


@pytest.mark.parametrize("item", USES)
def test_at_any_moment_of_the_own_turn(item):
    """Before the cube is taken, between the actions and after them; never in another's turn. [O-35]"""
    scene = before(item)
    assert scene.may(USES[item])
    scene.play("take 0,0 on red")
    assert scene.may(USES[item])
    scene.play("do cube hustle")
    assert scene.may(USES[item])
    scene.play("do space hustle")
    assert scene.may(USES[item])
    scene.play("end")
    assert not [move for seat in range(3) for move in scene.moves(seat) if move.startswith("use")]


@pytest.mark.parametrize("item", USES)
def test_nobody_uses_what_another_owns(item):
    """An item works for its owner alone. [O-35]"""
    assert not before(items=["", item, item]).may(USES[item])


@pytest.mark.parametrize("item", [*USES, "pocket-knife", "shark-jaw"])
def test_in_the_turn_it_is_bought(item):
    """An item works in the turn it is bought. [O-35]"""
    scene = turn("", "green", "red", display=item, energy=[2, 0, 0])
    use = {"pocket-knife": "use pocket-knife red on ability", "shark-jaw": "do space dojo double"} | USES
    scene.play("ability 2,3")
    assert not scene.may(use[item])
    scene.play(f"do cube buy {item}")
    assert scene.may(use[item])


@pytest.mark.parametrize("item", USES)
def test_once(item):
    """[O-28] Exhausted, or spent, by use: not twice in a turn, and not in a later turn of the round."""
    twice = {"baseball-bat": "use baseball-bat green", "scythe": "use scythe 2,4 to 3,4"}
    scene = before(item, players=2, piles={"yellow": "0:4"}).play(USES[item])
    assert scene.exhausted(0) == [item]
    assert not uses(scene, item)
    assert not scene.may(twice.get(item, USES[item]))
    scene.play("take 0,0 on red", "end", "take 0,9 on red", "end")
    assert (scene.acting, uses(scene, item)) == ([0], set())


@pytest.mark.parametrize("item", USES)
def test_refreshed_or_spent(item):
    """[O-28] What works once a round is refreshed at its end; the helmet, once a game, is not; it stays. [O-29]"""
    scene = before(item, players=2, turn=5, mover=1, first=0, exhausted=[item, ""], stars=[9, 0])
    scene.play("take 0,0 on red", "end")
    while scene.s.round == 1:
        scene.play(next(m for m in scene.moves() if m not in ("draw", "reroll 1")))
    assert scene.acting == [0]
    assert scene.exhausted(0) == (["helmet"] if item == "helmet" else [])
    assert scene.s.owned[0][ITEM_NAMES.index(item)] == 1


@pytest.mark.parametrize("item", USES)
def test_a_second_copy_is_no_second_use(item):
    """A second copy is neither a second nor a fresh use, also bought after the first was used. [O-35, O-X30]"""
    scene = before(f"{item} {item}").play(USES[item])
    assert not uses(scene, item)
    late = turn(item, "green", "red", display=item).play(USES[item], f"do cube buy {item}")
    assert late.s.owned[0][ITEM_NAMES.index(item)] == 2
    assert not uses(late, item)


@pytest.mark.parametrize("item", ["backpack", "bandages", "dynamite", "jumpsuit", "shark-jaw"])
def test_what_is_not_used_by_itself(item):
    """Dynamite, bandages and jumpsuit work only in the resolution, backpack and jaw with their action. [O-35]"""
    assert not [move for move in before(item).moves() if move.startswith("use")]
    assert not [move for move in turn(item).moves() if move.startswith("use")]


# ---------------------------------------------------------------- markers from elsewhere


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_bat(colour):
    """[O-28.baseball-bat] One energy from the bank onto any scheme, own markers, also where one has none yet. [O-35]"""
    scene = before("baseball-bat", piles={"green": "1:1"})
    assert uses(scene, "baseball-bat") == set(COLOUR_NAMES)
    scene.play(f"use baseball-bat {colour}")
    assert (0, 1) in scene.pile(colour)
    assert (scene.seats("energy")[0], scene.bank(0), scene.bank(1)) == (5, 14, 14)


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_shotgun(colour):
    """[O-28.shotgun] Two energy from the bank onto any one scheme, also where one has none yet. [O-35]"""
    scene = before("shotgun", piles={"green": "1:1"})
    assert uses(scene, "shotgun") == set(COLOUR_NAMES)
    scene.play(f"use shotgun {colour}")
    assert (0, 2) in scene.pile(colour)
    assert (scene.seats("energy")[0], scene.bank(0)) == (5, 13)


@pytest.mark.parametrize(("energy", "numbers"), [(0, []), (1, ["1"]), (2, ["1", "2"]), (9, ["1", "2"])])
def test_the_knuckles(energy, numbers):
    """[O-28.brass-knuckles] One or two energy from the supply onto any one scheme."""
    scene = before("brass-knuckles", energy=[energy, 0, 0])
    assert uses(scene, "brass-knuckles") == {f"{number} {colour}" for number in numbers for colour in COLOUR_NAMES}
    if numbers:
        scene.play(f"use brass-knuckles {numbers[-1]} blue")
        assert (scene.seats("energy")[0], scene.pile("blue")) == (energy - len(numbers), [(0, len(numbers))])


def test_the_mask():
    """[O-28.clown-mask] One or two own markers from one scheme to one other, not to the supply."""
    scene = before("clown-mask", piles={"yellow": "0:3 1:2", "green": "0:1", "red": "1:4"})
    assert uses(scene, "clown-mask") == {"1 yellow", "2 yellow", "1 green"}
    scene.begin("use clown-mask 2 yellow")
    assert set(scene.moves()) == {"to red", "to green", "to blue"}
    scene.begin("to red")
    assert (scene.pile("red"), scene.pile("yellow")) == ([(1, 4), (0, 2)], [(1, 2), (0, 1)])
    assert scene.seats("energy")[0] == 5


def test_the_mask_without_markers():
    """[O-28.clown-mask] Without own markers there is nothing to move. [O-40]"""
    assert uses(before("clown-mask", piles={"red": "1:3"}), "clown-mask") == set()


# ---------------------------------------------------------------- energy


def test_the_bubble_gun():
    """[O-28.bubble-gun] One energy from the bank."""
    scene = before("bubble-gun").play("use bubble-gun")
    assert (scene.seats("energy"), scene.bank(0)) == ([6, 5, 5], 12)


def test_the_helmet():
    """[O-28.helmet] Six energy from the bank."""
    scene = before("helmet").play("use helmet")
    assert (scene.seats("energy"), scene.bank(0), scene.exhausted(0)) == ([11, 5, 5], 7, ["helmet"])


@pytest.mark.parametrize(("money", "bank", "most"), [(3, 9, 3), (5, 2, 2), (0, 9, 0), (4, 0, 0), (30, 20, 20)])
def test_the_crowbar(money, bank, most):
    """[O-28.crowbar] Any number of money into as much energy at once, at most what the bank holds."""
    scene = before("crowbar", money=[money, 0, 0], energy=[20 - bank, 0, 0], piles={}, display="helmet")
    assert uses(scene, "crowbar") == {str(number) for number in range(1, most + 1)}
    if most:
        scene.play(f"use crowbar {most}")
        assert (scene.seats("money")[0], scene.bank(0)) == (money - most, bank - most)


def test_the_crowbar_is_never_exhausted():
    """[O-28.crowbar] Always: as often as one likes."""
    scene = before("crowbar").play("use crowbar 2", "use crowbar 1", "take 0,0 on red", "use crowbar 1")
    assert (scene.seats("money")[0], scene.seats("energy")[0], scene.exhausted(0)) == (1, 9, [])


@pytest.mark.parametrize(
    ("item", "use", "bank", "left"),
    [
        ("bubble-gun", "use bubble-gun", 1, 0),
        ("helmet", "use helmet", 4, 0),
        ("helmet", "use helmet", 7, 1),
        ("shotgun", "use shotgun green", 1, 0),
        ("baseball-bat", "use baseball-bat green", 1, 0),
    ],
)
def test_what_the_bank_lacks_is_not_added(item, use, bank, left):
    """What the bank lacks is not added; the item is exhausted all the same. [O-35, O-05]"""
    scene = before(item, energy=[18 - bank, 0, 0]).play(use)
    assert (scene.bank(0), scene.exhausted(0)) == (left, [item])


@pytest.mark.parametrize("item", ["bubble-gun", "helmet", "shotgun", "baseball-bat", "crowbar"])
def test_with_an_empty_bank_nothing_is_usable(item):
    """Nothing to add: not usable; what lies on schemes is not in the bank. [O-35, O-40, O-05]"""
    scene = before(item, energy=[18, 5, 5], display="scythe")
    assert scene.bank(0) == 0
    assert not uses(scene, item)
    assert uses(before(item, energy=[17, 5, 5], display="scythe"), item)


def test_with_an_empty_bank_what_takes_from_elsewhere_works():
    """Knuckles and mask need no bank. [O-35]"""
    scene = before("brass-knuckles clown-mask", energy=[18, 5, 5])
    assert (len(uses(scene, "brass-knuckles")), len(uses(scene, "clown-mask"))) == (8, 2)


# ---------------------------------------------------------------- the knife


def test_the_knife():
    """[O-28.pocket-knife] The cube gives an action of the named colour instead of its own, the space's is unchanged."""
    scene = turn("pocket-knife", "red", "blue")
    assert uses(scene, "pocket-knife") == {f"{colour} on cube" for colour in ("yellow", "green", "blue")}
    scene.play("use pocket-knife yellow on cube")
    assert (doing(scene, "cube"), doing(scene, "space")) == (
        {"diner", "commit", "hustle"},
        {"club", "commit", "hustle"},
    )
    assert (scene.exhausted(0), uses(scene, "pocket-knife")) == (["pocket-knife"], set())
    assert scene.twin().play("do cube commit 1").pile("yellow") == [(0, 3)]
    assert scene.twin().play("do cube hustle").track("yellow")[0] == 1
    assert scene.play("do cube diner").seats("money")[0] == 6
    assert doing(scene, "cube") == set()


def test_the_knife_needs_its_cube():
    """[O-28.pocket-knife] A cube of this turn: not before it is taken; and named before its action is done."""
    scene = before("pocket-knife")
    assert not uses(scene, "pocket-knife")
    scene.play("take 0,0 on blue", "do cube hustle")
    assert not uses(scene, "pocket-knife")
    assert doing(scene, "space")


def test_the_knife_on_the_ability():
    """[O-28.pocket-knife] Of the ability's cube as well, never which cubes may be taken. [O-12]"""
    plain = before("")
    scene = before("pocket-knife")
    assert [m for m in scene.moves() if "ability" in m] == [m for m in plain.moves() if "ability" in m]
    scene.play("ability 2,3", "use pocket-knife red on ability")
    assert doing(scene, "ability") == {"dojo", "commit", "hustle"}
    scene.play("take 9,0 on green")
    assert doing(scene, "cube") == {"club", "commit", "hustle"}
    assert scene.play("do ability dojo").seats("energy")[0] == 6


def test_the_knife_chooses_between_two_cubes():
    """[O-28.pocket-knife] One cube of this turn: of two open ones either, each only to another colour. [O-40]"""
    scene = turn("pocket-knife", "red", "blue").play("ability 2,3")
    on_cube = {f"{colour} on cube" for colour in ("yellow", "green", "blue")}
    assert uses(scene, "pocket-knife") == on_cube | {f"{colour} on ability" for colour in ("red", "green", "blue")}
    scene.play("use pocket-knife blue on ability")
    assert (doing(scene, "cube"), doing(scene, "ability")) == (
        {"dojo", "commit", "hustle"},
        {"club", "commit", "hustle"},
    )


def test_the_knife_for_the_space_s_colour():
    """[O-28.pocket-knife] A cube may be named in the colour of its space: two actions of one colour."""
    scene = turn("pocket-knife", "red", "blue").play("use pocket-knife blue on cube", "do cube commit 2")
    assert scene.play("do space commit 2").pile("blue") == [(0, 4)]


def test_the_knife_stays_exhausted():
    """An exhausted knife stays so if its action lapses. [O-34]"""
    scene = before("pocket-knife", players=2).play("take 0,0 on blue")
    scene.play("use pocket-knife green on cube", "end", "take 9,9 on red", "end", "take 0,9 on red")
    assert (scene.exhausted(0), uses(scene, "pocket-knife")) == (["pocket-knife"], set())
    assert doing(scene, "cube") == {"diner", "commit", "hustle"}


def test_the_knife_is_done_with_its_action():
    """[O-28.pocket-knife] Nothing is named any more once the action is done. [Position, this_turn]"""
    scene = turn("pocket-knife", "red", "blue").play("use pocket-knife green on cube")
    assert (SOURCE_NAMES[scene.s.knife], COLOUR_NAMES[scene.s.knife_colour]) == ("cube", "green")
    scene.play("do cube hustle")
    assert (scene.s.knife, scene.s.knife_colour) == (NOTHING, NOTHING)


def test_the_knife_does_not_name_twice():
    """A second knife names nothing more. [O-35]"""
    scene = turn("pocket-knife pocket-knife", "red", "blue").play("use pocket-knife green on cube")
    assert not uses(scene, "pocket-knife")


def test_the_knife_and_the_backpack():
    """Knife and backpack meet: three markers on the scheme of the named colour. [O-28.pocket-knife, O-28.backpack]"""
    scene = turn("pocket-knife backpack", "red", "red").play("use pocket-knife green on cube", "do cube commit 3")
    assert scene.pile("green") == [(0, 3)]


# ---------------------------------------------------------------- knife and jaw


@pytest.mark.parametrize(("colour", "action", "gained"), [("red", "dojo", (7, 5)), ("yellow", "diner", (5, 7))])
def test_knife_and_jaw(colour, action, gained):
    """The knife first, then the jaw named with the action. [O-34]"""
    scene = turn("pocket-knife shark-jaw", "blue", "green").play(f"use pocket-knife {colour} on cube")
    scene.play(f"do cube {action} double")
    assert (scene.seats("energy")[0], scene.seats("money")[0]) == gained
    assert scene.exhausted(0) == ["pocket-knife", "shark-jaw"]


def test_knife_and_jaw_buy_twice():
    """A red cube named green buys twice with the jaw. [O-34, O-15]"""
    scene = turn("pocket-knife shark-jaw", "red", "red", display="scythe helmet", money=[4, 0, 0])
    scene.play("use pocket-knife green on cube", "do cube buy scythe double", "again buy helmet")
    assert (scene.seats("money")[0], scene.exhausted(0)) == (0, ["pocket-knife", "shark-jaw"])


def test_knife_and_jaw_at_the_nightclub():
    """A red cube named blue has two effects of the nightclub with the jaw. [O-34, O-16]"""
    scene = turn("pocket-knife shark-jaw", "red", "red").play("use pocket-knife blue on cube")
    scene.play("do cube club energy 2 yellow to green double", "again club 3,4 to 4,4")
    assert (scene.pile("green"), scene.cube("4,4"), scene.exhausted(0)) == (
        [(0, 2)],
        "B",
        ["pocket-knife", "shark-jaw"],
    )


def test_knife_and_jaw_at_the_supermarket():
    """A knife may be bought with a doubled purchase and used for another cube afterwards. [O-34, O-35]"""
    scene = turn("shark-jaw", "red", "green", display="pocket-knife scythe", money=[9, 0, 0])
    scene.play("do space buy pocket-knife double", "again buy scythe", "use pocket-knife green on cube")
    assert "buy" in doing(scene, "cube")
    assert not [move for move in scene.moves() if "double" in move]


def test_no_knife_between_the_halves():
    """Between the two halves of a doubled action nothing else is done. [O-34]"""
    scene = turn("pocket-knife shark-jaw", "blue", "red").play("do cube club 3,4 to 4,4 double")
    assert all(move.startswith("again") for move in scene.moves())


def test_the_jaw_is_never_for_commit_and_hustle():
    """[O-28.shark-jaw] Never commit or hustle, of whatever colour the knife has named."""
    scene = turn("pocket-knife shark-jaw", "red", "yellow").play("use pocket-knife blue on cube")
    assert {"do cube commit 1", "do cube hustle"} <= set(scene.moves())
    doubled = {move for move in scene.moves() if "double" in move}
    assert doubled == {"do space diner double"}  # the nightclub's is said at its end
    assert scene.may("do cube club 3,4 to 4,4 double")


# ---------------------------------------------------------------- items and the city


def test_the_scythe_opens_cubes_for_the_turn():
    """[O-28.scythe] Before the cube is taken it may bring one to where it can be taken. [O-35]"""
    scene = before("scythe").play("use scythe 3,4 to 4,4")
    assert scene.may("take 2,4 on red")
    assert not before("").may("take 2,4 on red")


def test_the_scythe_hides_and_shows_stars():
    """[O-28.scythe] Stars show on cells that are left and hide under cubes. [O-02]"""
    scene = before("scythe")
    assert list(scene.s.shown) == [1, 0, 0, 0]
    scene.play("use scythe 9,9 to 4,4")
    assert list(scene.s.shown) == [0, 0, 1, 0]


# ---------------------------------------------------------------- items of the resolution


def resolving(items, scheme="DR1", colour="green", piles="0:2", **entries):
    """Return a scene at the round's end: energy lies on one scheme alone."""
    schemes = {"red": "KR1", "yellow": "BR1", "green": "DR1", "blue": "JB1"} | {colour: scheme}
    entries = {"energy": [5, 5, 5], "money": [0, 0, 0], "stars": [9, 0, 0]} | entries
    return goons(items=items, schemes=schemes, piles={colour: piles}, **entries).resolve()


def test_the_dynamite():
    """[O-28.dynamite] On a scheme with own markers they count twice, for the Doctor's goals too; spent for the game."""
    scene = resolving(["dynamite", "", ""], piles="0:2 1:2")  # goals 1, 3, 5
    assert (scene.asked, set(scene.moves())) == ("dynamite 0", {"dynamite yes", "dynamite no"})
    yes = scene.twin().play("dynamite yes")
    assert (yes.asked, set(yes.moves()), yes.exhausted(0)) == ("claim 0", {"claim 1", "claim 2"}, ["dynamite"])
    no = scene.twin().play("dynamite no")
    assert (no.seats("money"), no.exhausted(0)) == ([2, 2, 0], [])


def test_the_dynamite_is_asked_where_its_holder_takes_part():
    """[O-28.dynamite] Only with own markers on the scheme, not once it is spent, and once with two copies. [O-35]"""
    assert resolving(["", "", "dynamite"]).s.round == 2
    assert resolving(["dynamite", "", ""], exhausted=["dynamite", "", ""]).s.round == 2
    scene = resolving(["dynamite dynamite", "", ""]).play("dynamite yes", "claim 1")
    assert scene.exhausted(0) == ["dynamite"]
    assert scene.s.round == 2


def test_the_dynamite_is_spent_by_a_failure():
    """[O-28.dynamite] It is spent also if the scheme fails, and makes no markers: the real ones return."""
    scene = resolving(["dynamite", "", ""], "DR3", piles="0:1", data=goals(9)).play("dynamite yes")
    assert (scene.seats("energy")[0], scene.exhausted(0), scene.s.round) == (6, ["dynamite"], 2)


def goals(lowest):
    """Return the data of DR3 with one goal."""
    return {"schemes": {"DR3": {"tiers": [{"goal": lowest, "reward": {"money": 1}}]}}}


@pytest.mark.parametrize(("markers", "returned"), [(1, 1), (2, 2), (3, 2), (5, 2)])
def test_the_bandages(markers, returned):
    """[O-28.bandages] Of a scheme that rewarded its owner up to two own markers go back to the supply; once a round."""
    scene = resolving(["bandages", "", ""], "DR3", piles=f"0:{markers}", data=goals(1))
    assert (scene.asked, set(scene.moves())) == ("bandages 0", {"bandages yes", "bandages no"})
    yes = scene.twin().play("bandages yes")
    assert (yes.seats("energy")[0], yes.bank(0)) == (5 + returned, 15 - returned)
    assert scene.twin().play("bandages no").seats("energy")[0] == 5


def test_the_bandages_are_for_rewarded_holders():
    """[O-28.bandages] Nobody is asked where no reward came, and not twice in a round."""
    scene = resolving(["bandages", "", ""], "DR3", piles="0:1", data=goals(2))
    assert (scene.s.round, scene.seats("energy")[0]) == (2, 6)
    schemes = {"red": "KR1", "yellow": "DR3", "green": "MK1", "blue": "BR1"}
    entries = {"items": ["bandages", "", ""], "data": goals(1), "energy": [5, 5, 5], "schemes": schemes}
    scene = goons(piles={"yellow": "0:1", "green": "0:1"}, **entries).resolve()
    used = scene.twin().play("bandages yes", "claim 4")
    assert (used.s.round, used.exhausted(0)) == (2, [])  # refreshed by now
    kept = scene.twin().play("bandages no", "claim 4")
    assert kept.asked == "bandages 0"


@pytest.mark.parametrize(("option", "stars"), [("all", 6), ("resolved", 4)])
@pytest.mark.parametrize("suits", ["jumpsuit", "jumpsuit jumpsuit"])
def test_the_jumpsuit(option, stars, suits):
    """[O-28.jumpsuit] 2 stars for each scheme without an own marker, two suits pay the same. [O-X27, O-35]"""
    piles = {"red": "0:1", "yellow": "1:1", "green": "1:1 2:1"}
    entries: dict[str, Any] = {"items": [suits, "", ""], "options": {"suit_pays": option}, "stars": [0, 0, 0]}
    scene = goons(piles=piles, **entries).resolve()
    assert list(scene.seats("stars")) == [stars, 0, 0]
    assert scene.exhausted(0) == []
