"""Turns and their limits. [H1-13 – H5-13, H-13b, H-14, H-29, H-39]"""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import pytest

from tests.games.heist.scenes import AROUND, EDITIONS, ROW, heist, within_limits

PLAYED = {"m": "move e", "c": "play squirrel", "b": "play bird"}


def allowed(edition, capped, actions):
    """Tell whether actions, `m` a move, `c` a critter, `b` a bird, keep to the limits after each of them. [H-13b]

    A first bird of v4 and v5 needs a free action: with it m + c ≤ 3, by the limits without a bird.
    """
    for length in range(1, len(actions) + 1):
        done = actions[:length]
        moves, birds = done.count("m"), done.count("b")
        critters = done.count("c") + birds
        first = edition in ("v4", "v5") and done[-1] == "b" and birds == 1
        if not within_limits(edition, moves, critters, 0 if first else birds, capped=capped):
            return False
    return True


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("edition", "capped"),
    [*((edition, False) for edition in EDITIONS), ("v4", True), ("v5", True)],
)
def test_limits_of_a_turn(edition, capped, amount):
    """[H1-13, H2-13, H3-13, H4-13, H5-13] Moves and critters in any order, as far as they go; birds give more. [H-13b]

    H-18.bird.v1, H-18.bird.v2, H-18.bird.v4, and the option bird_budget. [H-50, H-X3, H-X4]
    """
    options = {"bird_budget": "capped"} if capped else {}
    scene = heist(edition, tiles=ROW, at=["3,1"], hands=["bird bird bird squirrel squirrel squirrel"], options=options)
    for length in range(amount(5, 6)):
        for before in filter(partial(allowed, edition, capped), itertools.product("mcb", repeat=length)):
            then = scene.twin().play(*map(PLAYED.__getitem__, before))
            for action, notation in PLAYED.items():
                assert then.may(notation) == allowed(edition, capped, (*before, action)), (before, action)


@pytest.mark.parametrize(("edition", "moves"), [("v1", 3), ("v2", 5), ("v3", 5), ("v4", 3), ("v5", 3)])
def test_two_birds(edition, moves):
    """v1: one move more for each; v2, v3: two; v4, v5: three moves in all. [H-18.bird.v1, H-18.bird.v2, H-18.bird.v4]

    Bird, bird: five moves. [H-X3]
    """
    scene = heist(edition, tiles=ROW, at=["3,1"], hands=["bird bird"]).play("play bird", "play bird")
    assert scene.play(*["move e"] * moves).moves() == {"end"}


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_end_is_legal_whenever_nothing_is_pending(edition):
    """A turn ends by `end`; moves may always be declined. [H-39, H-14]"""
    scene = heist(edition, tiles=ROW, at=["3,1"], players=3)
    assert "end" in scene.moves()
    scene.play("move e")
    assert "end" in scene.moves()
    scene.play("end")
    assert (scene.acting, scene.s.round) == ([1], 1)
    scene.play("end", "end")
    assert (scene.acting, scene.s.round) == ([0], 2)


def test_end_is_not_legal_while_something_is_pending():
    """While a question is open only its answers are legal. [H-39]"""
    scene = heist("v3", tiles=ROW, at=["3,1"], loot={"3,2": "4"}).play("move e")
    assert scene.moves() == {"take", "leave"}


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_ended_crews_are_skipped(edition):
    """Ended crews' turns are skipped; the round goes on with the start player. [H-39, H-29]"""
    scene = heist(edition, players=4, ended=[0, 1, 0, 0], first=2, turn=0, round=3, turns_taken=[3, 3, 3, 3])
    scene.play("end")
    assert (scene.acting, scene.s.round) == ([2], 4)


def test_limits_begin_anew_each_turn():
    """What was used in a turn is not used in the next. [H5-13]"""
    scene = heist("v5", tiles=ROW, at=["3,1"], hands=["squirrel"]).play("move e", "move e", "play squirrel")
    assert scene.moves() == {"end"}
    scene.play("end", "end", "move e", "move e")
    assert (scene.s.moves, scene.s.plays) == (2, 0)


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(("edition", "card"), [("v2", "squirrel"), ("v4", "owl"), ("v5", "bat"), ("v5", "squirrel")])
def test_discard_cards_have_one_use(edition, card):
    """A D card goes from the hand to the own discard pile. [H-17]"""
    play = "play bat 0" if card == "bat" else f"play {card}"
    scene = heist(edition, hands=[card], critters="mole").play(play)
    if card == "owl":
        scene.play("keep mole")
    assert (scene.table(0), scene.discards(0)) == ("", card)


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
@pytest.mark.parametrize("card", ["bird", "ferret"])
def test_play_cards_have_two_uses(edition, card):
    """A P card lies on the table after its first use and is discarded with the second, also in one turn. [H-17]"""
    scene = heist(edition, hands=[card]).play(f"play {card}")
    assert (scene.hand(0), scene.table(0), scene.discards(0)) == ("", card, "")
    scene.play(f"play {card} table")
    assert (scene.table(0), scene.discards(0), scene.s.plays) == ("", card, 2)


def test_with_a_copy_on_the_table_and_one_in_hand_the_player_chooses():
    """Either copy may be used. [H-17]"""
    scene = heist("v5", hands=["bird"], tables=["bird"])
    assert {"play bird", "play bird table"} <= scene.moves()
    assert scene.twin().play("play bird table").hand(0) == "bird"
    scene.play("play bird")
    assert scene.table(0) == "bird bird"


@pytest.mark.parametrize("card", ["bird", "ferret", "squirrel", "butterfly", "mouse"])
def test_v1_critters_go_to_the_communal_pile(card):
    """v1: every critter works once and goes to the one communal discard pile, whoever plays it. [H-17]"""
    scene = heist("v1", hands=[card, card]).play(f"play {card}", "end", f"play {card}")
    assert scene.discards(0) == f"{card} {card}"
    assert (scene.table(0), scene.discards(1)) == ("", "")


# ---------------------------------------------------------------- arrivals


CAPS = {"v1": 6, "v2": 12, "v3": 10, "v4": 10, "v5": 10}


def onto(edition, tile="cross-security", **entries):
    """Return a scene after seat 0 has moved from 3,3 onto a tile at 3,4."""
    return heist(edition, tiles=AROUND | {"3,4": tile}, at=["3,3"], **entries).play("move e")


# ---------------------------------------------------------------- order


@pytest.mark.parametrize("edition", ["v3", "v4", "v5"])
def test_tiles_then_loot_then_hazard(edition):
    """First tiles, then loot, then security: with the loot just taken it gives 2, with none of it 1. [H-23, H-X6]"""
    scene = onto(edition, stack="T T T", held=["T"] if edition == "v4" else [], loot={"3,4": "4"})
    while scene.asked != "take 0":
        assert scene.asked in ("place 0", "draw 0")
        assert scene.s.suspicion[0] == 0
        scene.play_first()
    assert scene.twin().play("leave").s.suspicion[0] == 1
    assert scene.play("take").s.suspicion[0] == 2


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
    """Caps 6, 12, 10, 10, 10; reaching it costs nothing. [H-20, H-21, H-X5]"""
    scene = onto(edition, carried=["4"], suspicion=[CAPS[edition] - 1])
    assert (scene.s.suspicion[0], scene.s.points[0], scene.carried(0)) == (CAPS[edition], 0, [4])


@pytest.mark.parametrize("loot", ["4", ""])
def test_security_at_the_cap(loot):
    """v1: with loot a −1 token; v2: a −1 loot; v3 to v5: minus 1 point, with or without loot. [H-21, H-X5, H-X7]"""
    kept = [int(value) for value in loot.split()]
    scene = onto("v1", carried=[loot], suspicion=[6])
    assert (scene.s.points[0], scene.carried(0)) == (-len(kept), kept)
    scene = onto("v2", carried=[loot], suspicion=[12])
    assert (scene.s.points[0], scene.carried(0)) == (0, [*kept, -1])
    for edition in ("v3", "v4", "v5"):
        scene = onto(edition, carried=[loot], suspicion=[10])
        assert (scene.s.points[0], scene.carried(0), scene.s.suspicion[0]) == (-1, kept, 10)


def test_a_minus_one_of_v2_counts_as_loot():
    """v2: the −1 is carried and counts as loot, for a camera too. [H-21, H-X7]"""
    assert onto("v2", carried=["-1"]).s.suspicion[0] == 2
    assert onto("v2", "cross-trap", carried=["-1"], traps="camera").s.suspicion[0] == 4


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


@pytest.mark.parametrize(("edition", "tile"), [("v1", "security"), ("v1", "trap"), ("v4", "trap"), ("v5", "security")])
def test_no_reaction_where_critters_are_played_ahead(edition, tile):
    """v1 butterfly and mouse, v4 fox, v5 butterfly are played ahead. [H-19]"""
    hand = "butterfly mouse" if edition == "v1" else "butterfly fox"
    scene = onto(edition, f"cross-{tile}", traps="suspicion" if edition == "v1" else "camera", hands=[hand])
    assert scene.asked is None
    assert scene.s.suspicion[0] > 0


@pytest.mark.parametrize(
    ("edition", "tile", "hand", "played"),
    [
        *((edition, "security", "butterfly squirrel squirrel", "ccm") for edition in ("v2", "v3", "v4")),
        ("v5", "trap", "fox squirrel", "cmm"),
    ],
)
def test_a_used_up_limit_offers_no_reaction(edition, tile, hand, played):
    """If critters, in v5 critters and moves, have used up the limit, reactions are not offered. [H-19, H-X4]"""
    tiles = ROW | {"3,3": f"straight-{tile} r90"}
    scene = heist(edition, tiles=tiles, at=[f"3,{3 - played.count('m')}"], hands=[hand], traps="camera")
    scene.play(*({"m": "move e", "c": "play squirrel"}[action] for action in played))
    assert (scene.asked, scene.s.suspicion[0]) == (None, 1 if tile == "security" else 2)


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


@pytest.mark.parametrize("edition", ["v4", "v5"])
def test_slippery_out_of_turn(edition):
    """One places, takes, meets security without a butterfly's question, a trap without a fox's; v5 draws none. [H-X15]

    H-24; what was played ahead for the own turns, v4's foxes, does not help. [H-18.fox.v4]
    """
    tiles = {"3,3": "straight r90", "3,4": "cross-security"}
    entries: dict[str, Any] = {"held": ["", "T"]} if edition == "v4" else {"stack": "T", "butterflies": [0, 1]}
    entries |= {"at": ["0,0", "3,3"], "hands": ["bat", "butterfly fox owl"], "traps": "slippery camera"}
    scene = heist(edition, tiles=tiles, loot={"3,4": "4"}, **entries).play("play bat 1")
    assert (scene.at(1), scene.asked) == ("3,4", "place 1" if edition == "v4" else "draw 1")
    while scene.asked != "take 1":
        scene.play_first()
    scene.play("take")
    suspicion = 2 if edition == "v4" else 0
    assert (scene.asked, scene.s.suspicion[1], scene.s.butterflies[1]) == (None, suspicion, 0)
    entries["foxes"] = [0, int(edition == "v4")]
    scene = heist(edition, tiles=tiles | {"3,4": "cross-trap"}, **entries).play("play bat 1")
    while scene.asked in ("place 1", "draw 1"):
        scene.play_first()
    assert (scene.asked, scene.s.suspicion[1]) == (None, suspicion)
