"""Arrivals: tiles, loot, security or trap; suspicion; reactions. [H-19, H-20, H-21, H-23, H-24, H-38]"""

from __future__ import annotations

import pytest

from tests.games.heist.scenes import heist

AROUND = {"3,3": "cross", "2,3": "cross", "4,3": "cross", "3,2": "cross"}
CAPS = {"v1": 6, "v2": 12, "v3": 10, "v4": 10, "v5": 10}
EDITIONS = list(CAPS)


def onto(edition, tile="cross-security", **entries):
    """Return a scene after seat 0 has moved from 3,3 onto a tile at 3,4."""
    return heist(edition, tiles=AROUND | {"3,4": tile}, at=["3,3"], **entries).play("move e")


# ---------------------------------------------------------------- order


@pytest.mark.parametrize("edition", ["v3", "v4", "v5"])
def test_tiles_then_loot_then_hazard(edition):
    """First tiles, then loot, then security: with the loot just taken it gives 2. [H-23]"""
    scene = onto(edition, stack="T T T", held=["T"] if edition == "v4" else [], loot={"3,4": "4"})
    while scene.asked != "take 0":
        assert scene.asked in ("place 0", "draw 0")
        assert scene.s.suspicion[0] == 0
        scene.play(min(scene.moves()))
    scene.play("take")
    assert scene.s.suspicion[0] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_standing_still_triggers_nothing(edition):
    """A turn on security without a move brings no suspicion. [H-23]"""
    scene = onto(edition)
    assert scene.s.suspicion[0] == 1
    scene.play("end", "end", "end", "end")
    assert scene.s.suspicion[0] == 1


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_presets_act_like_tiles(edition):
    """Security and trap mean presets alike. [H-01, H-22]"""
    scene = heist(edition, tiles={"1,2": "cross"}, at=["1,2"]).play("move s")
    assert scene.s.suspicion[0] == 1
    scene = heist(edition, tiles={"1,7": "cross"}, at=["1,7"], traps="camera").play("move s")
    assert (scene.s.suspicion[0], scene.sprung()) == (2, "camera")


# ---------------------------------------------------------------- security


@pytest.mark.parametrize("edition", EDITIONS)
def test_security_gives_one_or_two(edition):
    """1 suspicion, 2 with loot. [H-20]"""
    assert onto(edition).s.suspicion[0] == 1
    assert onto(edition, carried=["4"]).s.suspicion[0] == 2
    assert onto(edition, banked=["4"]).s.suspicion[0] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_security_stops_at_the_cap(edition):
    """Caps 6, 12, 10, 10, 10; reaching it costs nothing. [H-20, H-21]"""
    scene = onto(edition, carried=["4"], suspicion=[CAPS[edition] - 1])
    assert (scene.s.suspicion[0], scene.s.points[0], scene.carried(0)) == (CAPS[edition], 0, [4])


@pytest.mark.parametrize("loot", ["4", ""])
def test_security_at_the_cap(loot):
    """v1: with loot a −1 token; v2: a −1 loot; v3 to v5: minus 1 point, with or without loot. [H-21]"""
    kept = [int(value) for value in loot.split()]
    scene = onto("v1", carried=[loot], suspicion=[6])
    assert (scene.s.points[0], scene.carried(0)) == (-len(kept), kept)
    scene = onto("v2", carried=[loot], suspicion=[12])
    assert (scene.s.points[0], scene.carried(0)) == (0, [*kept, -1])
    for edition in ("v3", "v4", "v5"):
        scene = onto(edition, carried=[loot], suspicion=[10])
        assert (scene.s.points[0], scene.carried(0), scene.s.suspicion[0]) == (-1, kept, 10)


def test_a_minus_one_of_v2_counts_as_loot():
    """v2: the −1 is carried, counts as loot and as the lowest. [H-21]"""
    assert onto("v2", carried=["-1"]).s.suspicion[0] == 2


# ---------------------------------------------------------------- reactions


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_butterfly_evades_security(edition):
    """v2 to v4: the security just entered does not act; counted against the turn's limit. [H-18.butterfly.v2, H-19]"""
    scene = onto(edition, hands=["butterfly"])
    assert scene.asked == "evade 0"
    assert scene.moves() == {"evade butterfly", "suffer"}
    assert scene.twin().play("suffer").s.suspicion[0] == 1
    scene.play("evade butterfly")
    assert (scene.s.suspicion[0], scene.s.plays, scene.table(0)) == (0, 1, "butterfly")


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_butterfly_from_the_table(edition):
    """[H-18.butterfly.v2] The copy on the table evades too and goes to the discard pile."""
    scene = onto(edition, tables=["butterfly"], hands=["owl"])
    assert scene.moves() == {"evade butterfly table", "suffer"}
    scene.play("evade butterfly table")
    assert (scene.discards(0), scene.s.suspicion[0]) == ("butterfly", 0)


@pytest.mark.parametrize("edition", ["v2", "v3", "v5"])
def test_fox_evades_a_trap(edition):
    """The trap about to be drawn is not drawn; v5: it is turned up, and goes to the trap discard. [H-18.fox.v2, H-19]

    H-18.fox.v5.
    """
    scene = onto(edition, "cross-trap", hands=["fox owl"], traps="camera pit")
    assert scene.moves() == {"evade fox", "suffer"}
    assert scene.twin().play("suffer").s.suspicion[0] == 2
    scene.play("evade fox")
    assert (scene.s.suspicion[0], scene.s.plays, scene.table(0)) == (0, 1, "fox")
    assert scene.sprung() == ("camera" if edition == "v5" else "")
    assert scene.traps() == ("pit" if edition == "v5" else "camera pit")


@pytest.mark.parametrize(("edition", "tile"), [("v2", "trap"), ("v3", "trap"), ("v5", "trap"), ("v4", "security")])
def test_reactions_are_asked_of_every_hand_with_a_card(edition, tile):
    """Asked of everybody whose limit allows it and who has any hand card, or that card on the table. [H-38]"""
    asked = {"hands": ["owl"]}, {"tables": ["butterfly" if tile == "security" else "fox"]}
    for entries in asked:
        scene = onto(edition, f"cross-{tile}", traps="camera", **entries)
        assert scene.asked == "evade 0"
        assert "suffer" in scene.moves()
    assert onto(edition, f"cross-{tile}", traps="camera", hands=["owl"]).moves() == {"suffer"}
    for entries in {}, {"tables": ["owl"]}:
        assert onto(edition, f"cross-{tile}", traps="camera", **entries).asked is None


@pytest.mark.parametrize(("edition", "tile"), [("v1", "security"), ("v1", "trap"), ("v4", "trap"), ("v5", "security")])
def test_no_reaction_where_critters_are_played_ahead(edition, tile):
    """v1 butterfly and mouse, v4 fox, v5 butterfly are played ahead. [H-19]"""
    hand = "butterfly mouse" if edition == "v1" else "butterfly fox"
    scene = onto(edition, f"cross-{tile}", traps="suspicion" if edition == "v1" else "camera", hands=[hand])
    assert scene.asked is None
    assert scene.s.suspicion[0] > 0


def test_a_used_up_limit_offers_no_reaction():
    """If the critter limit is used up reactions are not offered. [H-19]"""
    for edition in ("v2", "v3", "v4"):
        scene = heist(
            edition, tiles=AROUND | {"3,4": "cross-security"}, at=["3,3"], hands=["butterfly squirrel squirrel"]
        )
        scene.play("play squirrel", "play squirrel", "move e")
        assert (scene.asked, scene.s.suspicion[0]) == (None, 1)


def test_no_trap_no_question():
    """With no trap anywhere nothing happens, and in v5 nothing can be evaded. [H-22]"""
    scene = onto("v5", "cross-trap", hands=["fox"])
    assert (scene.asked, scene.s.suspicion[0]) == (None, 0)
    assert onto("v1", "cross-trap").asked is None


# ---------------------------------------------------------------- out of turn


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_slippery_chains(edition):
    """v2 to v4: slippery leads to another trap; `slippery_chain=false`: not. [H-24, H-50]"""
    tiles = {"2,4": "cross", "3,4": "corner-trap", "3,5": "cross-trap"}
    for chain in (True, False):
        options = {"slippery_chain": chain}
        scene = heist(edition, tiles=tiles, at=["2,4"], traps="slippery camera", options=options)
        scene.loads([1]).play("move s")  # of 2,4 and 3,5 the second
        assert scene.at(0) == "3,5"
        assert scene.s.suspicion[0] == (2 if chain else 0)
        assert scene.sprung() == ("slippery camera" if chain else "slippery")


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_slippery_triggers_security(edition):
    """Slippery triggers security; loot where it leads may be taken. [H-24, H-23]"""
    scene = heist(
        edition,
        tiles={"1,4": "cross", "1,5": "cross-trap", "1,6": "cross-security"},
        at=["1,4"],
        traps="slippery",
        loot={"1,6": "4"},
    )
    if edition == "v5":
        scene.rolls("e")
    else:
        scene.loads([2])  # of 0,4 · 1,4 · 1,6
    scene.play("move e")
    assert (scene.at(0), scene.asked) == ("1,6", "take 0")
    assert scene.play("take").s.suspicion[0] == 2
