"""Every critter of every edition. [H-17, H-18, H-35]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heist.scenes import AROUND, ROW, heist

# ---------------------------------------------------------------- raccoon


def test_raccoon_v1():
    """[H-18.raccoon.v1] The other with the most cards discards one of their choice; in a tie the user names one."""
    scene = heist("v1", 3, hands=["raccoon", "bat bird", "owl"])
    assert scene.plays() == {"raccoon"}
    scene.play("play raccoon")
    assert scene.asked == "discard 1"
    assert scene.moves() == {"discard bat", "discard bird"}
    scene.play("discard bird")
    assert (scene.hand(1), scene.discards(0), scene.acting) == ("bat", "raccoon bird", [0])
    scene = heist("v1", 3, hands=["raccoon", "bat", "owl"])
    assert scene.plays() == {"raccoon 1", "raccoon 2"}
    assert scene.play("play raccoon 2").asked == "discard 2"


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_raccoon_v2(edition):
    """[H-18.raccoon.v2, H-X18] The top card of a named discard pile, an ended crew's too, comes into the own hand."""
    scene = heist(edition, 3, hands=["raccoon"], discards=["bird mole", "owl", ""], ended=[0, 1, 0])
    assert scene.plays() == {"raccoon 0", "raccoon 1"}
    own = scene.twin().play("play raccoon 0")
    assert (own.hand(0), own.discards(0)) == ("mole", "bird raccoon")
    scene.play("play raccoon 1")
    assert (scene.hand(0), scene.discards(1), scene.discards(0)) == ("owl", "", "bird mole raccoon")


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_raccoon_v2_takes_a_card_that_may_be_played_at_once(edition):
    """[H-18.raccoon.v2, H-X18] It is in hand before the raccoon is laid down."""
    scene = heist(edition, hands=["raccoon"], discards=["", "squirrel"], suspicion=[5]).play("play raccoon 1")
    assert scene.play("play squirrel").s.suspicion[0] == 1


# ---------------------------------------------------------------- mole


def test_mole_v1():
    """[H-18.mole.v1] The top unused tile, openly, on an adjacent cell, empty or with a tile, not a crew."""
    scene = heist("v1", tiles=AROUND | {"2,4": "straight"}, at=["3,3", "3,4"], hands=["mole"], stack="straight T")
    scene.play("play mole")
    assert (scene.asked, scene.shown()) == ("place 0", "straight-plain")
    assert scene.moves() == {f"place {turn} at {cell}" for turn in ("r0", "r90") for cell in ("2,3", "4,3", "3,2")}
    scene.play("place r90 at 2,3")
    assert (scene.tile("2,3"), scene.boxed(), scene.stack()) == ("straight-plain r90", "cross-plain", "T-plain")


def test_mole_v1_on_an_empty_cell():
    """[H-18.mole.v1] On an empty cell H-04 holds: it joins any tile or fixed cell, not beside another's start."""
    scene = heist("v1", tiles={"8,4": "straight"}, at=["8,4"], hands=["mole"], stack="straight").play("play mole")
    assert scene.moves() == {"place r0 at 7,4", "place r0 at 9,4"}
    scene = heist("v1", tiles={"10,10": "cross"}, at=["10,10"], hands=["mole"], stack="straight").play("play mole")
    cells = scene.cells()
    assert cells == {"9,10", "10,9"}


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_mole_v2(edition):
    """[H-18.mole.v2] The next tile, seen alone, must replace a tile next to any crew still on the heist, in any way."""
    tiles = {"3,3": "cross", "3,4": "cross", "6,6": "T", "6,7": "T", "8,2": "T", "8,1": "T"}
    scene = heist(edition, 3, tiles=tiles, at=["3,3", "6,6", "8,2"], hands=["mole"], stack="straight", ended=[0, 0, 1])
    scene.play("play mole")
    assert scene.moves() == {f"place {turn} at {cell}" for turn in ("r0", "r90") for cell in ("3,4", "6,7")}
    scene.play("place r0 at 6,7")
    assert (scene.tile("6,7"), scene.boxed(), scene.table(0)) == ("straight-plain r0", "T-plain", "mole")


def test_mole_v5():
    """[H-18.mole.v5] Any tile on the board without a crew may be replaced, or the tile goes back on top."""
    scene = heist("v5", tiles={"3,3": "cross", "8,8": "T"}, at=["3,3"], hands=["mole mole"], stack="straight T")
    scene.play("play mole")
    assert scene.moves() == {"leave", "place r0 at 8,8", "place r90 at 8,8"}
    scene.play("leave")
    assert scene.stack() == "straight-plain T-plain"
    scene.play("play mole table", "place r90 at 8,8")
    assert (scene.tile("8,8"), scene.stack(), scene.boxed()) == ("straight-plain r90", "T-plain", "T-plain")


# ---------------------------------------------------------------- ferret

WALLS = {"3,3": "straight", "3,4": "straight", "3,5": "straight", "3,2": "cross", "3,6": "straight"}


@pytest.mark.parametrize(("edition", "more"), [("v1", ["play bird"]), ("v5", [])])
def test_ferret_v1(edition, more):
    """[H-18.ferret.v1, H-18.ferret.v5] For the rest of this turn the own moves treat all edges of tiles as paths."""
    scene = heist(edition, tiles=WALLS, at=["3,3"], hands=["ferret bird"])
    assert not scene.may("move e")
    scene.play("play ferret", *more, "move e", "move e", "end", "end")
    assert not scene.may("move e")


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_ferret_v2(edition):
    """[H-18.ferret.v2] One move through a wall, used by the first that needs it; unused it lapses with the turn."""
    tiles = WALLS | {"3,2": "cross", "3,1": "cross"}
    scene = heist(edition, tiles=tiles, at=["3,1"], hands=["ferret"])
    scene.play("play ferret", "move e")
    assert scene.s.ferret == 1
    through = scene.twin().play("move e")
    assert (through.at(0), through.s.ferret) == ("3,3", 0)
    scene.play("end", "end")
    assert not scene.may("move e")
    scene = heist(edition, tiles=WALLS, at=["3,3"], hands=["ferret"]).play("play ferret", "move e")
    assert not scene.may("move e")


def test_ferret_v5_opens_no_cell_beside_another_crew():
    """[H5-18a] A crew that slips in the ferret's turn is no user of it: behind its place's walls nothing is open."""
    tiles = {"2,3": "straight r90", "2,4": "straight r90"}
    scene = heist("v5", tiles=tiles, at=["0,0", "2,2"], hands=["ferret bat", ""], traps="slippery", stack="cross")
    scene.rolls("e").play("play ferret", "play bat 1")
    assert (scene.at(1), scene.asked) == ("2,3", None)


def test_ferret_out_of_a_stash():
    """H-05, [H-18.ferret.v5] Over the outer edges of a stash too, to a tile that has a wall there, at no corner."""
    tiles = {"0,3": "straight", "1,3": "cross", "1,5": "cross"}
    scene = heist("v5", tiles=tiles, at=["0,4"], hands=["ferret"])
    assert scene.steps() == {"1,5"}
    scene.play("play ferret")
    assert scene.steps() == {"0,3", "1,5"}
    assert scene.play("move 0,3").at(0) == "0,3"


def test_ferret_opens_cells_for_placing():
    """[H5-18a, H-X19] While it works each empty cell beside is open; the tile needs a path on the edge facing it."""
    tiles = {"3,3": "straight", "4,3": "cross"}
    scene = heist("v5", tiles=tiles, at=["4,3"], hands=["ferret"], stack="straight corner T T T")
    scene.play("play ferret", "move n", "draw")
    assert scene.moves() == {"place r0 at 2,3", "place r90 at 3,2", "place r90 at 3,4"}
    scene.play("place r0 at 2,3", "draw")
    assert {move for move in scene.moves() if move.endswith("3,4")} == {"place r180 at 3,4", "place r270 at 3,4"}
    scene.play("place r180 at 3,4", "stop")
    assert scene.may("move e")
    assert not scene.play("end", "end").may("move e")


# ---------------------------------------------------------------- butterfly, squirrel


@pytest.mark.parametrize(("critter", "hazard", "suspicion"), [("butterfly", "security", 1), ("mouse", "trap", 2)])
def test_butterfly_v1_and_mouse_v1(critter, hazard, suspicion):
    """[H-18.butterfly.v1, H-18.mouse.v1] Played ahead: no security, or trap, acts on the own crew in this turn."""
    tiles = {"3,3": "cross", "3,4": f"cross-{hazard}", "3,5": f"cross-{hazard}"}
    scene = heist("v1", tiles=tiles, at=["3,3"], hands=[f"{critter} bird"], traps="suspicion suspicion")
    scene.play(f"play {critter}", "play bird", "move e", "move e")
    assert (scene.s.suspicion[0], scene.s.traps_size) == (0, 2)
    assert scene.play("end", "end", "move w").s.suspicion[0] == suspicion


SECURED = {"3,3": "cross", "3,4": "cross-security", "3,5": "cross-security", "3,6": "cross-security"}


def test_butterfly_v5():
    """[H-18.butterfly.v5] The next security does not act, also in a later turn; two wait side by side, each for one."""
    scene = heist("v5", tiles=SECURED, at=["3,3"], hands=["butterfly"])
    assert scene.plays() == {"butterfly"}
    scene.play("play butterfly", "end", "end", "move e")
    assert scene.s.suspicion[0] == 0
    assert scene.play("move e").s.suspicion[0] == 1
    scene = heist("v5", tiles=SECURED, at=["3,3"], hands=["butterfly"])
    scene.play("play butterfly", "play butterfly table", "end", "end", "move e", "move e")
    assert scene.s.suspicion[0] == 0
    assert scene.play("end", "end", "move e").s.suspicion[0] == 1


def test_butterfly_v5_points_at_another():
    """[H-18.butterfly.v5, H-X25] Another crew on the heist that stands on security gains 1; compulsory if there is one.

    At the cap it loses nothing; each butterfly that meets no security goes on waiting.
    """
    scene = heist("v5", 4, tiles=SECURED, at=["3,3", "3,4", "3,5", "3,6"], hands=["butterfly"], ended=[0, 0, 0, 1])
    assert scene.plays() == {"butterfly 1", "butterfly 2"}
    scene.play("play butterfly 2", "play butterfly table 2", "end", "end", "end")
    assert (scene.s.suspicion, scene.s.butterflies[0]) == ([0, 0, 2, 0], 2)
    scene = heist("v5", tiles=SECURED, at=["3,3", "3,4"], hands=["butterfly"], suspicion=[0, 10], carried=["", "8"])
    scene.play("play butterfly 1")
    assert (scene.s.suspicion[1], scene.s.points[1]) == (10, 0)


@pytest.mark.parametrize(
    ("edition", "before", "after"),
    [
        ("v1", 5, 3),
        ("v1", 1, 0),
        *((edition, *both) for edition in ("v2", "v3", "v4", "v5") for both in ((6, 2), (2, 0))),
    ],
)
def test_squirrel(edition, before, after):
    """[H-18.squirrel.v1] Own suspicion − 2, not below 0. [H-18.squirrel.v2] Own suspicion − 4, not below 0; D."""
    scene = heist(edition, hands=["squirrel"], suspicion=[before]).play("play squirrel")
    assert (scene.s.suspicion[0], scene.discards(0)) == (after, "squirrel")


# ---------------------------------------------------------------- bat


@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_bat_v1(edition):
    """[H-18.bat.v1] The top three traps are looked at alone and put back on top in any order."""
    traps = "swap tile rotate suspicion" if edition == "v1" else "hook pit hook slippery"
    scene = heist(edition, hands=["bat"], traps=traps).play("play bat")
    first, second, third, fourth = traps.split()
    assert scene.asked == "order 0"
    scene.play(f"order {third},{first},{second}")
    assert scene.traps() == f"{third} {first} {second} {fourth}"
    assert (scene.table(0), scene.discards(0)) == (("", "bat") if edition == "v1" else ("bat", ""))


def test_bat_v1_with_two_traps():
    """[H-18.bat.v1, H-X26] With two left it looks at two; an empty deck is shuffled again."""
    for traps, sprung in ("", "hook pit"), ("hook pit", "camera"):
        scene = heist("v2", hands=["bat"], traps=traps, sprung=sprung).play("play bat")
        assert scene.moves() == {"order hook,pit", "order pit,hook"}


TRAPPED = {"3,3": "cross-trap", "3,4": "cross", "3,5": "cross-trap"}


def test_bat_v3():
    """[H-18.bat.v3] A trap tile with a crew on it: each crew there draws, clockwise from the user, the user's last.

    Each goes through what follows from its trap before the next draws; a fake path does nothing on a preset. [H-X16]
    """
    scene = heist(
        "v3", 4, tiles=TRAPPED, at=["3,3", "3,3", "3,4", "3,3"], hands=["", "bat"], turn=1, traps="pit hook pit"
    )
    assert scene.plays() == {"bat 3,3"}
    tiles = {"2,6": "cross-security"}
    traps = "fake-path slippery camera"
    scene = heist("v3", 4, tiles=tiles, at=["2,7", "2,7", "0,0", "2,7"], hands=["", "bat"], turn=1, traps=traps)
    scene.play("play bat 2,7")
    assert [event["seat"] for event in scene.told("trap_turned_up")] == [3, 0, 1]
    assert (scene.at(0), scene.s.suspicion) == ("2,6", [1, 2, 0, 0])


@pytest.mark.parametrize("edition", ["v4", "v5"])
def test_bat_v4(edition):
    """[H-18.bat.v4] Any crew still on the heist, the own included, wherever it stands, draws a trap. H-18.bat.v5: D."""
    scene = heist(edition, 3, hands=["bat", "fox"], traps="camera", ended=[0, 0, 1], foxes=[0, int(edition == "v4"), 0])
    assert scene.plays() == {"bat 0", "bat 1"}
    assert scene.twin().play("play bat 0").s.suspicion == [2, 0, 0, 0]
    scene.play("play bat 1")
    assert (scene.asked, scene.s.suspicion) == (None, [0, 2, 0, 0])  # no card evades it [H-19]
    assert (scene.table(0), scene.discards(0)) == (("bat", "") if edition == "v4" else ("", "bat"))


# ---------------------------------------------------------------- owl


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4"])
def test_owl_v1(edition):
    """[H-18.owl.v1] Look at the top three, take one, the others go under the deck in the order they had."""
    scene = heist(edition, hands=["owl"], critters="bat bird mole squirrel").play("play owl")
    assert scene.asked == "keep 0"
    assert scene.moves() == {"keep bat", "keep bird", "keep mole"}
    scene.play("keep bird")
    assert (scene.hand(0), scene.critters(), scene.discards(0)) == ("bird", "squirrel bat mole", "owl")
    scene = heist(edition, hands=["owl"], critters="bat").play("play owl", "keep bat")
    assert (scene.hand(0), scene.critters()) == ("bat", "")


def test_owl_v5():
    """[H-18.owl.v5] Given from the hand to another still on the heist; look at that hand and take one card or none."""
    scene = heist("v5", 3, hands=["owl", "fox bird", "bat"], ended=[0, 0, 1])
    assert scene.plays() == {"owl 1"}
    scene.play("play owl 1")
    assert scene.asked == "pick 0"
    assert scene.moves() == {"pick fox", "pick bird", "leave"}
    scene.play("pick fox")
    assert (scene.hand(0), scene.hand(1), scene.s.plays) == ("fox", "bird owl", 1)


def test_owl_v5_passed_on():
    """[H-18.owl.v5, H-X17] The owl just given cannot be taken, one held before can; an empty hand asks nothing."""
    for hand, moves in ("fox", {"pick fox", "leave"}), ("fox owl", {"pick fox", "pick owl", "leave"}):
        assert heist("v5", hands=["owl", hand]).play("play owl 1").moves() == moves
    scene = heist("v5", hands=["owl", ""]).play("play owl 1")
    assert (scene.asked, scene.hand(1)) == (None, "owl")
    scene.play("end")
    assert "play owl 0" in scene.moves()


# ---------------------------------------------------------------- only in some editions


def test_hedgehog_v1():
    """[H-18.hedgehog.v1] A crew, the own included, at most three steps away goes one step of the user's choice."""
    scene = heist("v1", 3, tiles=ROW, at=["3,1", "3,4", "3,5"], hands=["hedgehog"])
    assert scene.plays() == {"hedgehog 0 e", "hedgehog 1 e", "hedgehog 1 w"}
    scene.play("play hedgehog 1 w")
    assert scene.at(1) == "3,3"


def test_hedgehog_v1_is_no_arrival():
    """[H-18.hedgehog.v1] No loot, no banking, no hazard; out of a stash the cell entered is named. [H-24]"""
    tiles = {"3,3": "cross", "3,4": "cross-security", "4,5": "cross", "4,6": "cross"}
    scene = heist("v1", tiles=tiles, at=["3,3", "3,3"], hands=["hedgehog"], loot={"3,4": "4"}).play("play hedgehog 1 e")
    assert (scene.at(1), scene.asked, scene.s.suspicion[1]) == ("3,4", None, 0)
    scene = heist("v1", tiles=tiles, at=["5,5", "5,5"], hands=["hedgehog"])
    assert scene.plays() == {f"hedgehog {seat} {cell}" for seat in (0, 1) for cell in ("4,5", "4,6")}


def test_hedgehog_v1_onto_a_start():
    """[H-18.hedgehog.v1, H-X9] There loot is banked when the next own turn begins; moved away again it is not."""
    tiles = {"0,1": "cross", "0,2": "cross"}
    scene = heist("v1", tiles=tiles, at=["0,2", "0,1"], carried=["", "4"], hands=["hedgehog hedgehog"])
    scene.play("play hedgehog 1 w")
    assert (scene.at(1), scene.carried(1)) == ("0,0", [4])
    assert scene.twin().play("end").banked(1) == [4]
    assert scene.play("play hedgehog 1 e", "end").banked(1) == []


def test_fox_v4():
    """[H-18.fox.v4] The next trap of this turn is not drawn; two wait side by side; they lapse at the turn's end."""
    tiles = {"3,3": "cross", "3,4": "cross-trap", "3,5": "cross-trap"}
    scene = heist("v4", tiles=tiles, at=["3,3"], hands=["fox"], traps="camera camera")
    once = scene.twin().play("play fox", "move e")
    assert (once.s.suspicion[0], once.traps(), once.asked) == (0, "camera camera", None)
    assert once.play("move e").s.suspicion[0] == 2
    twice = heist("v4", tiles=tiles, at=["3,3"], hands=["fox bird"], traps="camera camera", foxes=[1])
    twice.play("play fox", "move e", "move e")
    assert twice.s.suspicion[0] == 0
    scene.play("play fox", "end", "end", "move e")
    assert scene.s.suspicion[0] == 2


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_snake_v2(edition):
    """[H-18.snake.v2] On security the crew appears on another preset: an arrival and no move; the hazard there acts."""
    tiles = {"3,3": "cross", "3,4": "cross-security"}
    scene = heist(edition, tiles=tiles, at=["3,3"], hands=["snake"], loot={"2,7": "2"}, traps="camera")
    assert scene.plays() == set()
    scene.play("move e", "suffer")
    assert scene.plays() == {f"snake {cell}" for cell in ("2,2", "2,7", "7,2", "7,7")}
    scene.play("play snake 2,7", "take")
    assert (scene.at(0), scene.carried(0), scene.s.suspicion[0], scene.s.moves) == ("2,7", [2], 5, 1)
    assert scene.discards(0) == "snake"


def test_snake_v2_goes_elsewhere():
    """[H-18.snake.v2] To another preset than the one it stands on; security there acts."""
    scene = heist("v3", at=["2,2"], hands=["snake"])
    assert scene.plays() == {"snake 2,7", "snake 7,2", "snake 7,7"}
    assert scene.play("play snake 7,7").s.suspicion[0] == 1


@pytest.mark.parametrize(("start", "asked", "suspicion"), [("3,3", "evade 0", 1), ("3,2", None, 3)])
def test_snake_v2_arrives_as_a_mover_does(start, asked, suspicion):
    """[H-18.snake.v2, H-X14] v3: tiles, the 2, then the fox is asked (c = 2, m = 1), but not after two moves."""
    tiles = {"3,2": "straight r90", "3,3": "straight r90", "3,4": "straight-security r90"}
    scene = heist("v3", tiles=tiles, at=[start], hands=["snake fox owl"], traps="camera", loot={"2,7": "2"})
    scene.play(*["move e"] * (2 if start == "3,2" else 1))
    scene.play(*["suffer"] * (scene.asked == "evade 0"))
    scene.adds_tiles("straight straight straight straight").play("play snake 2,7")
    for _ in range(4):
        assert scene.asked == "place 0"
        scene.play_first()
    scene.play("leave")
    assert (scene.asked, scene.s.suspicion[0]) == (asked, suspicion)


def test_badger_v4():
    """[H-18.badger.v4] Two tiles to the hand, as far as badger_cap and the stack allow; nothing is placed yet."""
    scene = heist("v4", hands=["badger"], stack="T corner straight", held=["T T T T T"])
    scene.play("play badger")
    assert (len(scene.held(0).split()), scene.stack(), scene.asked) == (6, "corner-plain straight-plain", None)
    assert scene.plays() == set()  # at the cap [H-35]
    scene = heist("v4", hands=["badger"], stack="T", held=["T"]).play("play badger")
    assert (scene.held(0), scene.stack(), scene.plays()) == ("T-plain T-plain", "", set())
    scene = heist("v4", hands=["badger"], stack="T T T", held=["T"], options={"badger_cap": 2}).play("play badger")
    assert (len(scene.held(0).split()), scene.plays()) == (2, set())


def test_spider_v5():
    """[H-18.spider.v5] Look at the top three tiles, hold one or none; the rest go back on top in order."""
    scene = heist("v5", hands=["spider spider"], stack="T corner straight cross").play("play spider")
    assert scene.asked == "hold 0"
    assert scene.moves() == {"hold T-plain", "hold corner-plain", "hold straight-plain", "leave"}
    none = scene.twin().play("leave")
    assert (none.held(0), none.stack()) == ("", "T-plain corner-plain straight-plain cross-plain")
    scene.play("hold corner-plain")
    assert (scene.held(0), scene.stack()) == ("corner-plain", "T-plain straight-plain cross-plain")
    assert scene.plays() == set()  # not while holding a tile [H-35]


OPEN = {"3,3": "cross", "4,3": "cross"}


def test_spider_v5_places_instead_of_a_draw():
    """[H-18.spider.v5] The own held tile may be placed instead of a draw."""
    scene = heist("v5", tiles=OPEN, at=["4,3"], held=["T"], stack="corner").play("move n")
    assert {"draw", "stop", "place held r0 at 3,4"} <= scene.moves()
    scene.play("place held r0 at 3,4")
    assert (scene.held(0), scene.asked, scene.stack()) == ("", "draw 0", "corner-plain")


def test_spider_v5_places_for_another():
    """[H-18.spider.v5] When a player says `draw` every other holder, clockwise, may place instead; the first does."""
    scene = heist("v5", 4, tiles=OPEN, at=["9,9", "4,3"], held=["T", "", "corner", "cross"], stack="corner", turn=1)
    scene.play("move n", "draw")
    assert scene.asked == "web 2"
    turns = {"2,3": ("r90", "r180"), "3,2": ("r0", "r90"), "3,4": ("r180", "r270")}
    assert scene.moves() == {"decline"} | {f"web {turn} at {cell}" for cell in turns for turn in turns[cell]}
    scene.play("decline")
    assert scene.asked == "web 3"
    scene.play("web r0 at 2,3")
    assert (scene.tile("2,3"), scene.held(3), scene.stack()) == ("cross-plain r0", "", "corner-plain")
    for say, asked in ("", "draw 1"), ("draw", "web 2"), ("decline", "web 0"), ("decline", "place 1"):
        scene.play(*[say] * bool(say))
        assert scene.asked == asked


def test_spider_v5_at_the_centre():
    """[H-18.spider.v5, H-X20] What another places counts against the drawer's four; an empty stack: no `draw`."""
    entries: dict[str, Any] = {"tiles": {"3,4": "cross"}, "at": ["0,0", "3,4"], "turn": 1}
    scene = heist("v5", 4, held=["", "", "T", "cross"], stack=" ".join(["cross"] * 6), **entries).play("move s")
    for _ in range(2):
        scene.play("draw", "decline", "decline").play_first()
    scene.play("draw", "decline").play(max(scene.moves() - {"decline"}))
    assert (scene.asked, scene.s.stack_size) == ("draw 1", 4)
    assert scene.play("draw", "decline").play_first().asked is None
    scene = heist("v5", 3, held=["", "T", "T"], **entries).play("move s")
    assert "draw" not in scene.moves()
    assert any(move.startswith("place held") for move in scene.moves())


@pytest.mark.parametrize("entries", [{"options": {"spider_interrupt": "own"}}, {"ended": [1, 0]}])
def test_spider_v5_own(entries):
    """[H-18.spider.v5] `spider_interrupt=own`: nobody places for another; ended holders do not act either. [H-50]"""
    scene = heist("v5", tiles=OPEN, at=["9,9", "4,3"], held=["T"], stack="T", turn=1, **entries)
    assert scene.play("move n", "draw").asked == "place 1"


FULL = ["1" + "C" * 10 + "2", *["C" * 12] * 10, "4" + "C" * 10 + "3"]  # a map of v1 without a cell for a tile
NOTHING = ""
REST = "ferret bird squirrel fox butterfly"
MAY_BE_PLAYED: dict[str, tuple[str, str, dict[str, Any], str]] = {
    "H-18.raccoon.v1: nobody else holds a card": ("v1", "raccoon owl bat", {}, NOTHING),
    "H-18.raccoon.v2, H-X18: all discard piles are empty": ("v2 v3 v4 v5", "raccoon", {}, NOTHING),
    "H-18.mole.v1: no tile": ("v1", "mole", {"tiles": AROUND, "at": ["3,3"]}, NOTHING),
    "H-18.mole.v1: a tile without a crew beside a start": (
        "v1", "mole", {"tiles": {"10,11": "cross"}, "at": ["10,11"], "stack": "T", "first": 1}, "mole"),
    "H-18.mole.v1: no cell": ("v1", "mole", {"stack": "T", "data": {"v1": {"layout": {"map": FULL}}},
                                             "loot": {"0,1": "10"}}, NOTHING),
    "H-18.mole.v2: no tile": ("v2 v3 v4", "mole", {"tiles": AROUND, "at": ["3,3"]}, NOTHING),
    "H-18.mole.v2: crews on all tiles": (
        "v2 v3 v4", "mole", {"tiles": {"3,3": "cross", "3,4": "cross"}, "at": ["3,3", "3,4"], "stack": "T"}, NOTHING),
    "H-18.mole.v5: no tile": ("v5", "mole", {"tiles": AROUND, "at": ["3,3"]}, NOTHING),
    "H-18.mole.v5: a crew on all tiles": (
        "v5", "mole", {"tiles": {"3,3": "cross"}, "at": ["3,3"], "stack": "T"}, NOTHING),
    "H-18.mole.v5, H-30: nothing but fixed cells": ("v5", "mole", {"stack": "T"}, NOTHING),
    "H-18.bat.v1: no trap": ("v1 v2", "bat", {}, NOTHING),
    "H-18.bat.v1: discarded traps only": ("v1", "bat", {"sprung": "swap"}, "bat"),
    "H-18.bat.v3: no crew on a trap": ("v3", "bat", {"tiles": TRAPPED, "at": ["3,4", "3,4"]}, NOTHING),
    "H-18.bat.v3: a crew on a preset": ("v3", "bat", {"tiles": TRAPPED, "at": ["3,4", "2,7"]}, "bat 2,7"),
    "H-18.bat.v3: an ended crew": ("v3", "bat", {"tiles": TRAPPED, "at": ["3,4", "3,3"], "ended": [0, 1]}, NOTHING),
    "H-18.owl.v1, H-33: no card in the deck": ("v1 v2 v3 v4", "owl", {"discards": ["mole"]}, NOTHING),
    "H-18.owl.v5: nobody else on the heist": ("v5", "owl", {"ended": [0, 1]}, NOTHING),
    "H-18.hedgehog.v1: nobody can be moved": ("v1", "hedgehog", {}, NOTHING),
    "H-18.snake.v2: not on security": ("v2 v3 v4", "snake", {}, NOTHING),
    "H-18.badger.v4: no tile": ("v4", "badger", {}, NOTHING),
    "H-18.spider.v5: no tile": ("v5", "spider", {}, NOTHING),
    "H-18.spider.v5: holding one": ("v5", "spider", {"stack": "T", "held": ["T"]}, NOTHING),
    "H-18, H-19: all else of v1": (
        "v1", "ferret bird butterfly mouse squirrel", {}, "ferret; bird; butterfly; mouse; squirrel"),
    "H-18, H-19: all else, reactions not": ("v2 v3", REST, {}, "ferret; bird; squirrel"),
    "H-18, H-19: all else of v4": ("v4", REST, {}, "ferret; bird; squirrel; fox"),
    "H-18, H-19: all else of v5": ("v5", REST, {}, "ferret; bird; squirrel; butterfly"),
}  # fmt: skip


@pytest.mark.parametrize(("editions", "hand", "entries", "plays"), MAY_BE_PLAYED.values(), ids=MAY_BE_PLAYED)
def test_what_may_be_played(editions, hand, entries, plays):
    """A critter that would find nothing to work on is not played, all else also without effect. [H-35]"""
    for edition in editions.split():
        assert heist(edition, hands=[hand], **entries).plays() == set(filter(None, plays.split("; ")))
