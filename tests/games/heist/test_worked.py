"""The worked situations of Critter Heist, H-X1 to H-X37, each played as it is told."""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.games.heist import BOX
from rascals.games.heist.box import TILE_NAMES
from tests.games.heist.scenes import Scene, cards, cell_number, fresh, heist, piles, restock

ROW = {f"3,{column}": "straight r90" for column in range(1, 9)}
AROUND = {"3,3": "cross", "3,4": "cross", "2,3": "cross", "4,3": "cross", "3,2": "cross"}
PRINTED = {
    "tiles": {
        "0,1": "straight r90", "0,2": "corner r180", "1,2": "straight-security", "2,3": "T-trap r180",
        "3,3": "T-security", "8,9": "straight", "7,9": "corner r180", "7,8": "straight r90",
    },
    "loot": {"4,4": "8 6 4", "0,4": "4", "4,9": "4", "9,4": "4", "4,0": "4", "2,7": "2", "7,2": "2"},
    "tables": ["spider", "butterfly"],
    "carried": ["2", "2"],
    "suspicion": [4, 0],
    "traps": "hook pit camera fake-path slippery",
}  # fmt: skip


def printed(hand, **entries):
    """Return the printed position one move earlier: seat 0 stands on 2,2, of which it has its token."""
    scene = heist("v5", at=["2,2", "7,7"], hands=[hand, "fox mole bat squirrel"], **PRINTED | entries)
    scene.s.taken[0][scene.s.spot[cell_number("2,2")]] = 1
    return scene


def test_x1_a_fox_looks_at_the_trap():
    """H-X1: `evade fox` or `suffer`; the hook's apple lies where the compass sends it; who has no fox is asked too."""
    scene = printed("fox bird owl raccoon").play("move e")
    assert (scene.asked, scene.asking) == ("evade 0", "arrival")
    evaded = scene.twin().play("evade fox")
    assert (evaded.table(0), evaded.sprung(), evaded.carried(0)) == ("fox spider", "hook", [2])
    west = scene.twin().rolls("n e w").play("suffer")
    assert (west.loot("2,2"), west.carried(0)) == ([2], [])
    west.play("move w")
    assert west.asked is None  # seat 0 never takes there again
    south = scene.twin().rolls("s").play("suffer", "move s")
    assert south.asked == "take 0"
    assert printed("bird owl raccoon").play("move e").moves() == {"suffer"}


def test_x2_tile_hands_of_v4():
    """H-X2: the first places, draws three, places, keeps two; the second draws three; they keep 2, 3, 1, 2."""
    scene = fresh("v4", 4, first=0)
    for seat in range(4):
        dealt = cards(scene.s.pack[seat])
        scene.play(f"{seat}: keep {','.join(dealt[:5])} discard {','.join(dealt[5:])}")
    scene.play(min(scene.moves()))
    assert (scene.acting, len(scene.held(0).split())) == ([0], 3)
    while scene.s.turn == -1:
        scene.play(min(scene.moves()))
    assert [len(scene.held(seat).split()) for seat in range(4)] == [2, 3, 1, 2]


def test_x3_birds_of_v2():
    """H-X3: move, move, squirrel, then bird but no squirrel: one more move. Bird, bird: five moves."""
    scene = heist("v2", tiles=ROW, at=["3,1"], hands=["squirrel squirrel bird"])
    scene.play("move e", "move e", "play squirrel")
    assert not scene.may("play squirrel")
    scene.play("play bird", "move e")
    assert not scene.may("move e")
    scene = heist("v2", tiles=ROW, at=["3,1"], hands=["bird bird"]).play("play bird", "play bird", *["move e"] * 5)
    assert not scene.may("move e")


def test_x4_limits_of_v5():
    """H-X4: after squirrel, move, move onto a trap no fox; move, squirrel, bird: two more moves; capped: one."""
    tiles = ROW | {"3,3": "straight-trap r90"}
    scene = heist("v5", tiles=tiles, at=["3,1"], hands=["squirrel fox"], traps="camera")
    assert scene.play("play squirrel", "move e", "move e").asked is None
    for budget, more in ("free", 2), ("capped", 1):
        options = {"bird_budget": budget}
        scene = heist("v5", tiles=ROW, at=["3,1"], hands=["squirrel squirrel bird"], options=options)
        scene.play("move e", "play squirrel", "play bird")
        assert not scene.may("play squirrel")
        scene.play(*["move e"] * more)
        assert not scene.may("move e")
    scene = heist("v5", tiles=ROW, at=["3,1"], hands=["squirrel bird"]).play("move e", "move e", "play squirrel")
    assert not scene.may("play bird")


@pytest.mark.parametrize(
    ("edition", "tile", "carried", "before", "after", "points", "kept"),
    [
        ("v5", "security", "4", 9, 10, 0, [4]), ("v5", "security", "4", 10, 10, -1, [4]),
        ("v5", "security", "", 10, 10, -1, []), ("v5", "trap", "4", 8, 10, 0, [4]),
        ("v5", "trap", "4", 10, 10, -1, [4]), ("v3", "trap", "4", 10, 10, 0, [4]),
        ("v1", "security", "4", 5, 6, 0, [4]), ("v1", "security", "4", 6, 6, -1, [4]),
        ("v1", "security", "", 6, 6, 0, []),
    ],
)  # fmt: skip
def test_x5_suspicion_at_the_cap(edition, tile, carried, before, after, points, kept):
    """H-X5: security and cameras near the cap, edition by edition."""
    tiles = {"3,3": "cross", "3,4": f"cross-{tile}"}
    scene = heist(
        edition,
        tiles=tiles,
        at=["3,3"],
        carried=[carried],
        suspicion=[before],
        traps="" if tile[0] == "s" else "camera",
    )
    scene.play("move e")
    assert (scene.s.suspicion[0], scene.s.points[0], scene.carried(0)) == (after, points, kept)


def test_x6_a_preset_with_loot():
    """H-X6: v3, entering 2,2: tiles, then `take`: 2 suspicion; `leave`: 1, and the 2 stays for the next entry."""
    scene = heist("v3", tiles={"1,2": "cross"}, at=["1,2"], loot={"2,2": "2"}, stack="T T T").play("move s")
    assert scene.asked == "place 0"
    while scene.asked == "place 0":
        scene.play(min(scene.moves()))
    assert scene.twin().play("take").s.suspicion[0] == 2
    scene.play("leave")
    assert (scene.s.suspicion[0], scene.loot("2,2")) == (1, [2])
    assert scene.play("move n", "end", "end", "move s").asked == "take 0"


def test_x7_minus_ones_of_v2():
    """H-X7: at 12 a −1 loot, which counts; a hook drops the 2 first, else the −1, which one may take or leave."""
    tiles = {"3,3": "cross", "3,4": "cross-security", "3,5": "cross-trap"}
    scene = heist("v2", tiles=tiles, at=["3,3"], suspicion=[12], traps="camera").play("move e")
    assert scene.carried(0) == [-1]
    assert heist("v2", tiles=tiles, at=["3,4"], carried=["-1"], traps="camera").play("move e").s.suspicion[0] == 4
    scene = heist("v2", tiles=tiles, at=["3,4"], carried=["2 -1"], traps="hook").play("move e", "drop 3,3")
    assert (scene.carried(0), scene.loot("3,3")) == ([-1], [2])
    scene = heist("v2", tiles=tiles, at=["3,4", "2,2"], carried=["-1"], traps="hook").play("move e", "drop 3,3")
    scene.play("move w", "end", "end", "move w")
    assert scene.moves() == {"take", "leave"}


def test_x8_limits_of_stashes():
    """H-X8: v1 10, 7, 4 by one player; v2 after the 8 never again at the centre, but a hooked token on a start."""
    scene = heist("v1", tiles={"4,5": "cross"}, at=["4,5"], loot={"5,5": "10 7 4"})
    for value in (10, 7, 4):
        scene.play("move s", "take")
        assert scene.carried(0) == [value]
        kind = list(scene.s.worth).index(value)
        scene.s.carried[0][kind], scene.s.banked[0][kind] = 0, 1
        if value > 4:
            scene.play("end", "end", "move 4,5", "end", "end")
    scene = heist("v2", tiles={"3,4": "cross"}, at=["3,4"], loot={"4,4": "8 6 4"}).play("move s", "take", "move 3,4")
    assert scene.play("end", "end", "move s").asked is None
    scene = heist("v2", tiles={"0,1": "cross"}, at=["0,1"], loot={"0,0": "2"})
    scene.s.taken[0] = [1] * len(scene.s.taken[0])
    assert scene.play("move w").asked == "take 0"


def test_x9_a_hedgehog_onto_a_start():
    """H-X9: moved onto a start loot is not banked, but when the next own turn begins there; moved away: not."""
    tiles = {"0,1": "cross", "0,2": "cross"}
    scene = heist("v1", tiles=tiles, at=["0,2", "0,1"], carried=["", "4"], hands=["hedgehog hedgehog"])
    scene.play("play hedgehog 1 w")
    assert (scene.at(1), scene.carried(1)) == ("0,0", [4])
    assert scene.twin().play("end").banked(1) == [4]
    scene.play("play hedgehog 1 e", "end")
    assert scene.banked(1) == []


def test_x10_hiring_from_a_deck_of_four():
    """H-X10: three piles passed, each one larger, the fourth card is the player's; with three the last is no pass."""
    scene = restock(fresh("v1", 2, first=0), piles=["owl", "bat", "mole"], critters="bird fox mouse raccoon")
    scene.play("look 2", "pass-pile", "look 1", "pass-pile", "look 3", "pass-pile")
    assert ([len(pile) for pile in piles(scene)], scene.hand(0), scene.critters()) == ([2, 2, 2], "raccoon", "")
    scene = restock(fresh("v1", 2, first=0), piles=["owl", "bat", "mole"], critters="bird fox mouse")
    scene.play("look 2", "pass-pile", "look 1", "pass-pile", "look 3")
    assert scene.moves() == {"hire mole"}
    scene.play("hire mole")
    assert piles(scene)[2] == ["mouse"]


def test_x11_a_draft_of_two():
    """H-X11: each discard pile has three cards, the box eight, the deck 36."""
    scene = fresh("v5", 2)
    for _ in range(5):
        scene.play(*(f"{seat}: keep {cards(scene.s.pack[seat])[0]}" for seat in range(2)))
    for seat in range(2):
        scene.play(f"{seat}: discard {','.join(cards(scene.s.pack[seat]))}")
    assert [len(scene.discards(seat).split()) for seat in range(2)] == [3, 3]
    assert (sum(scene.s.box_critters), scene.s.critters_size) == (8, 36)


def test_x12_starts_in_the_layout():
    """H-X12: 0,8 beside the unused corner is open to both; 9,8 and 8,9 only to the second, whose start is 9,9."""
    scene = fresh("v2", 2, first=0)
    while scene.s.phase == 0:
        scene.play(min(scene.moves()))
    for beside in (False, True):
        cells = {move.split(" at ")[1] for move in scene.moves()}
        assert "0,8" in cells
        assert ({"9,8", "8,9"} <= cells) == beside == bool({"9,8", "8,9"} & cells)
        assert "8,8" not in cells
        scene.play(next(move for move in scene.moves() if move.endswith("at 4,6" if beside else "at 4,3")))


def test_x13_the_centre_of_v3():
    """H-X13: seven open cells: three tiles drawn openly, on cells of one's choice; next visit three; of two: two."""
    tiles = {"3,4": "straight", "2,4": "cross", "9,8": "straight r90"}
    scene = heist("v3", tiles=tiles, at=["3,4"], stack=" ".join(["cross"] * 5))
    for count, cells in (3, 7), (2, 4):
        scene.play("move s")
        assert len(scene.shown().split()) == count
        assert len({move.split(" at ")[1] for move in scene.moves()}) == cells
        for _ in range(count):
            scene.play(max(scene.moves()))
        scene.play("move 3,4", "end", "end")


def test_x14_a_snake_from_security():
    """H-X14: v3: four tiles on 2,7, the 2 may be taken, then the fox is asked (c = 2, m = 1), not after two moves."""
    tiles = {"3,3": "straight r90", "3,4": "straight-security r90", "3,2": "straight r90"}
    for moves, asked in (["move e"], "evade 0"), (["move e", "move e"], None):
        start = "3,3" if len(moves) == 1 else "3,2"
        scene = heist("v3", tiles=tiles, at=[start], hands=["snake fox owl"], traps="camera", loot={"2,7": "2"})
        for move in moves:
            scene.play(move)
        scene.play("suffer") if scene.asked else None
        lay_stack(scene, ["straight"] * 4)
        scene.play("play snake 2,7")
        for _ in range(4):
            assert scene.asked == "place 0"
            scene.play(min(scene.moves()))
        scene.play("leave")
        assert scene.asked == asked
        assert scene.s.suspicion[0] == (1 if asked else 3)


def lay_stack(scene, names):
    """Put tiles on the stack, the first on top."""
    for name in reversed(names):
        kind = TILE_NAMES.index(f"{name}-plain")
        scene.s.stack[scene.s.stack_size] = kind
        scene.s.stack_size += 1
        scene.total["tiles"][kind] += 1


@pytest.mark.parametrize("edition", ["v4", "v5"])
def test_x15_anothers_bat_and_slippery(edition):
    """H-X15: out of turn one places, takes, meets security without a butterfly's question; v4 draws again, v5 not."""
    tiles = {"3,3": "straight r90", "3,4": "cross-security"}
    entries = {"held": ["", "T"]} if edition == "v4" else {"stack": "T", "butterflies": [0, 1]}
    scene = heist(edition, tiles=tiles, at=["0,0", "3,3"], hands=["bat", "butterfly fox owl"], traps="slippery camera",
                  loot={"3,4": "4"}, **entries).play("play bat 1")  # fmt: skip
    assert scene.at(1) == "3,4"
    assert scene.asked == ("place 1" if edition == "v4" else "draw 1")
    while scene.asked in ("place 1", "draw 1"):
        scene.play("draw" if scene.asked == "draw 1" else min(scene.moves()))
    scene.play("take")
    assert (scene.asked, scene.s.suspicion[1]) == (None, 2 if edition == "v4" else 0)
    assert scene.s.butterflies[1] == 0
    trap = heist(edition, tiles=tiles | {"3,4": "cross-trap"}, at=["0,0", "3,3"], hands=["bat", "fox owl"],
                 foxes=[0, int(edition == "v4")], traps="slippery camera").play("play bat 1")  # fmt: skip
    assert (trap.asked, trap.s.suspicion[1]) == (None, 2 if edition == "v4" else 0)


def test_x16_a_bat_on_three():
    """H-X16: seats 0, 1, 3 on it, user 1: traps for 3, 0, 1, each with its arrival; a fake path there: nothing."""
    scene = heist("v3", 4, at=["2,7", "2,7", "0,0", "2,7"], tiles={"2,6": "cross-security"}, hands=["", "bat"], turn=1,
                  traps="fake-path slippery camera").play("play bat 2,7")  # fmt: skip
    assert [event["seat"] for event in scene.told("trap_turned_up")] == [3, 0, 1]
    assert scene.at(0) == "2,6"
    assert scene.s.suspicion == [1, 2, 0, 0]


def test_x17_owls_of_v5():
    """H-X17: given to fox, owl: fox, owl or nothing; to fox: fox or nothing; to nobody's cards: nothing is asked."""
    for hand, moves in ("fox owl", {"pick fox", "pick owl", "leave"}), ("fox", {"pick fox", "leave"}):
        assert heist("v5", hands=["owl", hand]).play("play owl 1").moves() == moves
    assert heist("v5", hands=["owl", ""]).play("play owl 1").asked is None


def test_x18_raccoon_on_the_own_pile():
    """H-X18: with a fox on top it comes into the hand, the raccoon is the new top; all piles empty: not playable."""
    scene = heist("v5", hands=["raccoon"], discards=["bird fox"]).play("play raccoon 0")
    assert (scene.hand(0), scene.discards(0)) == ("fox", "bird raccoon")
    assert heist("v5", hands=["raccoon"]).moves() == {"end"}


def test_x19_a_ferret_lays_tiles():
    """H-X19: beside a straight r0 a corner lies at 3,4 as r180 or r270 only; from the next turn on it is closed."""
    scene = heist("v5", tiles={"3,3": "straight", "4,3": "straight", "2,3": "cross"}, at=["4,3"], hands=["ferret"],
                  stack="corner").play("play ferret", "move n", "draw")  # fmt: skip
    assert {move for move in scene.moves() if move.endswith("3,4")} == {"place r180 at 3,4", "place r270 at 3,4"}
    scene.play("place r180 at 3,4")
    assert scene.may("move e")
    assert not scene.play("end", "end").may("move e")


def test_x20_spiders_at_the_centre():
    """H-X20: the third of four is placed by seat 3; seat 1 draws once more; an empty stack: no `draw`."""
    scene = heist("v5", 4, tiles={"3,4": "cross"}, at=["0,0", "3,4"], held=["", "", "T", "cross"], turn=1,
                  stack=" ".join(["cross"] * 6)).play("move s")  # fmt: skip
    for _ in range(2):
        scene.play(
            "draw",
            "decline",
            "decline",
        )
        scene.play(min(scene.moves()))
    scene.play("draw", "decline")
    left = scene.s.stack_size
    scene.play(max(scene.moves() - {"decline"}))
    assert (scene.asked, scene.s.stack_size) == ("draw 1", left)
    scene.play("draw", "decline")
    scene.play(min(scene.moves()))
    assert scene.asked is None
    scene = heist("v5", 3, tiles={"3,4": "cross"}, at=["0,0", "3,4"], held=["", "T", "T"], turn=1).play("move s")
    assert "draw" not in scene.moves()
    assert any(move.startswith("place held") for move in scene.moves())


def test_x21_fake_paths_of_v5():
    """H-X21: towards the only neighbour it stays, another is drawn; a tile behind a wall goes with its food."""
    alone = {"7,3": "straight r90", "7,4": "cross-trap"}
    scene = heist("v5", tiles=alone, at=["7,3"], traps="fake-path camera").rolls("w").play("move e")
    assert (scene.tile("7,3"), scene.s.suspicion[0]) == ("straight-plain r90", 2)
    walled = {"7,3": "straight r90", "7,4": "cross-trap", "6,4": "straight r90"}
    scene = heist("v5", tiles=walled, at=["7,3"], traps="fake-path camera", loot={"6,4": "2"}).rolls("n").play("move e")
    assert (scene.tile("6,4"), scene.boxed(), scene.s.box_loot[3], scene.sprung()) == (
        "",
        "straight-plain",
        1,
        "fake-path",
    )


def test_x22_fake_paths_on_a_straight():
    """H-X22: which would lose every way off: v3 nothing; v4 another tile, turned by its owner, then placing."""
    tiles = {"2,3": "straight", "3,3": "straight-trap"}
    scene = heist("v3", tiles=tiles, at=["2,3"], traps="fake-path").play("move s")
    assert (scene.asked, scene.tile("3,3")) == (None, "straight-trap r0")
    scene = heist("v4", tiles=tiles, at=["2,3"], traps="fake-path camera", stack="T cross-trap", hands=[""]).play(
        "move s"
    )
    assert scene.moves() == {"rotate r0"}
    scene.play("rotate r0")
    assert (scene.tile("3,3"), scene.s.suspicion[0], scene.stack()) == ("cross-trap r0", 0, "T-plain")


def test_x23_slippery_at_the_centre():
    """H-X23: rolled e: of 4,6 and 5,6 those connected qualify; both: one at random; none: rolled again."""
    found = Counter()
    for seed in range(40):
        tiles = {"4,6": "cross", "5,6": "cross"}
        scene = heist("v5", tiles=tiles, at=["4,4"], hands=["bat"], traps="slippery", seed=seed).play("play bat 0")
        found[scene.at(0)] += 1
    assert set(found) == {"4,6", "5,6"}
    scene = heist("v5", tiles={"4,6": "cross", "5,6": "straight"}, at=["4,4"], hands=["bat"], traps="slippery")
    assert scene.rolls("n w e").play("play bat 0").at(0) == "4,6"


def test_x24_pits():
    """H-X24: v4 owl discarded, bird to the table, or the fox discarded; empty hand: the fox. v3: owl or bird."""
    tiles = {"3,3": "cross", "3,4": "cross-trap"}
    scene = heist("v4", tiles=tiles, at=["3,3"], hands=["owl bird"], tables=["fox"], traps="pit").play("move e")
    assert scene.moves() == {"discard owl", "discard bird", "discard fox table"}
    scene = heist("v4", tiles=tiles, at=["3,3"], tables=["fox"], traps="pit").play("move e")
    assert scene.moves() == {"discard fox table"}
    scene = heist("v3", tiles=tiles, at=["3,3"], hands=["owl bird"], tables=["fox"], traps="pit").play(
        "move e", "suffer"
    )
    assert scene.moves() == {"discard owl", "discard bird"}


def test_x25_butterflies_of_v5():
    """H-X25: another on 2,2 must be named and gains 1; unmet it still waits; two played evade two."""
    scene = heist("v5", at=["0,0", "2,2"], hands=["butterfly"])
    assert not scene.may("play butterfly")
    scene.play("play butterfly 1", "play butterfly table 1", "end", "end")
    assert (scene.s.suspicion[1], scene.s.butterflies[0]) == (2, 2)


def test_x26_traps_run_out():
    """H-X26: v2 bat with two left looks at two; slippery, the last card, is shuffled in with the discard."""
    scene = heist("v2", hands=["bat"], traps="hook pit", sprung="camera").play("play bat")
    assert scene.moves() == {"order hook pit", "order pit hook"}
    tiles = {"3,3": "straight-trap r90", "3,4": "straight-trap r90"}
    scene = heist("v2", tiles=tiles, at=["3,4"], traps="slippery", sprung="camera").play("move w")
    assert len(scene.told("traps_shuffled")) > 0


def test_x27_an_end_of_v3():
    """H-X27: seat 1 ends for 2 points, seat 2 is late for minus 2, seat 0 scores, then ends: then it is over."""
    scene = heist(
        "v3", 3, tiles={"3,3": "cross"}, at=["0,0", "0,9", "3,3"], carried=["4", "", "6"], top_loot_taken=1, turn=1
    )
    scene.play("escape", "end", "score", "end")
    assert (scene.end, scene.s.points[:3]) == ("", [0, 2, -2])
    scene.play("escape")
    assert ([scene.score(seat) for seat in range(3)], scene.end != "") == ([4, 2, 4], True)


def test_x28_an_end_of_v4():
    """H-X28: on a start at the end of the second turn one is safe, or by `escape`; reached and left again: late."""
    tiles = {"0,8": "cross", "9,1": "cross"}
    scene = heist("v4", 4, tiles=tiles, at=["0,0", "0,8", "9,9", "9,1"], top_loot_taken=1)
    scene.play("escape", "end", "end", "move w", "end", "move e", "end", "escape", "move e", "end")
    assert [scene.score(seat) for seat in range(4)] == [2, 0, 0, -2]


def test_x29_an_end_of_v5():
    """H-X29: the second ends in round r: third and fourth have two turns, the first one; all ended: over at once."""
    scene = heist("v5", 4, top_loot_taken=1, turn=1, round=5, turns_taken=[5, 4, 4, 4])
    scene.play("escape", "end", "end", "end", "end")
    assert (scene.end, scene.acting) == ("", [3])
    scene.play("end")
    assert (scene.end, scene.score(0)) == ("countdown", 0)
    scene = heist("v5", 4, top_loot_taken=1, turn=1).play("escape", "escape", "escape", "escape")
    assert scene.end == "all-ended"


@pytest.mark.parametrize(("forfeit", "score"), [(False, 4), (True, 0)])
def test_x30_an_end_of_v2(forfeit, score):
    """H-X30: the other has five more turns; not back by then: no minus; with `late_forfeit` carried loot is lost."""
    scene = heist("v2", at=["0,0", "2,2"], carried=["", "4"], options={"late_forfeit": forfeit})
    scene.play("escape", *["end"] * 5)
    assert (scene.end, scene.score(0), scene.score(1)) == ("last-crew", 2, score)


def test_x31_an_end_of_v1():
    """H-X31: the last loot leaves the board while two carry: five more turns each; who does not bank gets nothing."""
    tiles = {"0,1": "cross", "0,2": "cross", "8,8": "cross"}
    scene = heist("v1", tiles=tiles, at=["0,1", "8,8"], carried=["", "7"], loot={"0,2": "4"}).play(
        "move e", "take", "end"
    )
    assert scene.s.final_turns[:2] == [5, 5]
    scene.play("end", "move w", "end", "end", "move w")
    assert scene.banked(0) == [4]
    while scene.acting:
        scene.play("end")
    assert (scene.end, scene.score(0), scene.score(1)) == ("carriers-done", 4, 0)
    assert scene.s.turns_taken[1] == 5


def test_x32_ties():
    """H-X32: suspicion 3 and 5: the first; both 3: who ended earlier; both not ended: shared."""
    for suspicion, ended, winners in ([3, 5], [2, 1], [0]), ([3, 3], [2, 1], [1]), ([3, 3], [0, 0], [0, 1]):
        scene = heist("v2", carried=["8 4", "8 4"], suspicion=suspicion, ended=ended)
        scene.s.phase = 3
        assert scene.winners() == winners


def test_x33_piles_seen():
    """H-X33: seat 0 knows what it saw until somebody else takes from the pile."""
    scene = restock(fresh("v1", 2, first=0), piles=["mole", "owl bat", "bird"], critters="fox " * 12)
    scene.play("look 2", "pass-pile", "look 1", "hire mole")
    assert [mask & 1 for mask in scene.s.pile_known[1][:3]] == [1, 1, 0]
    scene.play("look 2", "pass-pile", "look 1", "hire fox")
    assert [mask & 1 for mask in scene.s.pile_known[1][:4]] == [1, 1, 0, 0]
    scene.play("look 1", "hire fox", "look 2", "hire owl")
    assert [mask & 1 for mask in scene.s.pile_known[1][:4]] == [0, 0, 0, 0]


def test_x34_orientations_are_written_once():
    """H-X34: `place r180` of a straight is read as r0 and written so; `place r270` as r90; a cross always r0."""
    for kind, said, written in (
        ("straight", "r180", "r0"), ("straight", "r270", "r90"), ("cross", "r90", "r0"), ("corner", "r180", "r180"),
    ):  # fmt: skip
        scene = heist("v5", tiles={"3,3": "T-trap"}, hands=["mole"], stack=kind).play("play mole")
        assert (said == written) == (f"place {said} at 3,3" in scene.moves())
        match = rascals.game("heist", players=2).from_position(BOX.write_position(scene.s), seed=1)
        match.play(0, f"place {said} at 3,3")
        assert match.history[-1].move == f"place {written} at 3,3"


def test_x35_scoring():
    """H-X35: not in two consecutive own turns; legal in the one after; v4 places beside the start before."""
    for edition in ("v3", "v4"):
        scene = heist(edition, carried=["4"]).play("score", "end")
        scene.s.carried[0][3] += 1
        scene.total["loot"][3] += 1
        assert "score" not in scene.moves()
        scene.play("end", "end")
        assert "score" in scene.moves()
    scene = heist("v4", carried=["4"], held=["T T T"], begin=True, top_loot_taken=1)
    assert scene.asked == "place 0"
    scene.play(min(scene.moves()))
    scene.play(min(scene.moves()))
    assert {"score", "escape"} <= scene.moves()


def test_x36_a_fox_and_a_fake_path():
    """H-X36: the first trap is suffered and would leave the crew stuck; the next may be evaded, if the limit allows."""
    alone = {"7,3": "straight r90", "7,4": "cross-trap"}
    scene = heist("v5", tiles=alone, at=["7,3"], hands=["fox"], traps="fake-path camera").play("move e")
    scene.rolls("w").play("suffer")
    assert scene.moves() == {"evade fox", "suffer"}
    scene.play("evade fox")
    assert (scene.s.suspicion[0], scene.sprung()) == (0, "fake-path camera")


def test_x37_a_fake_path_on_a_cross():
    """H-X37: v2: unused tiles until a trap tile, turned by the owner; the cross goes to the box; loot stays."""
    tiles = {"7,3": "cross", "7,4": "cross-trap"}
    scene = heist(
        "v2", tiles=tiles, at=["7,3"], traps="fake-path camera", stack="T corner T-trap cross", loot={"7,4": "2"}
    )
    scene.play("move e", "leave")
    assert scene.moves() == {"rotate r0", "rotate r180", "rotate r270"}
    scene.play("rotate r0")
    assert (scene.tile("7,4"), scene.boxed(), scene.loot("7,4"), scene.s.suspicion[0]) == (
        "T-trap r0",
        "cross-trap",
        [2],
        0,
    )
    assert sorted(scene.stack().split()) == ["T-plain", "corner-plain", "cross-plain"]


def test_scenes_are_scenes():
    """A twin goes its own way."""
    scene = heist("v5", tiles=ROW, at=["3,1"])
    assert isinstance(scene.twin().play("move e"), Scene)
    assert scene.at(0) == "3,1"
