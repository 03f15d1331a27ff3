"""Goons: reading and writing positions. [Position, O-39]"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.games.goons import DEFINITION
from rascals.games.goons.state import PHASES
from tests.games.transcripts import validator

EXAMPLE: dict[str, Any] = json.loads("""
{"game": "goons", "players": 2, "options": {"dynamite_sorts": false}, "phase": "turn", "round": 1, "turn": 3, "first": 0, "to_act": [1],
 "city": ["J.BBBJBJY.", ".YJBJJJRJG", "YRBRGJYRRR", "RJBRJBGYJY", "GGJY.RGJYR",
          "GJBGRYYGRB", "BYGJBGBRGB", "RYRGYYRYYB", "GJYRGYBGJG", "BJJBGRB..."],
 "cribs": [[".B..", "..R.", "R...", "....", "...."], ["G...", "...Y", ".G..", "....", "...."]],
 "out": {"R": 0, "Y": 1, "G": 0, "B": 0},
 "villains": {"R": {"villain": "kid-random", "scheme": "KR3", "piles": [[0, 4]], "paid": []},
              "Y": {"villain": "jolly-butcher", "scheme": "JB3", "piles": [[0, 2]], "paid": []},
              "G": {"villain": "doctor", "scheme": "DR4", "piles": [[1, 2]], "paid": [1]},
              "B": {"villain": "lady-darmondy", "scheme": "LD2", "piles": [[0, 2], [1, 2]], "paid": []}},
 "scheme_decks": {"R": ["KR2", "KR4", "KR5", "KR1"], "Y": ["JB2", "JB1", "JB4", "JB5"], "G": ["DR2", "DR3", "DR5", "DR1"], "B": ["LD4", "LD1", "LD3", "LD5"]},
 "scheme_discard": [],
 "display": ["bubble-gun", "dynamite", "shotgun", "brass-knuckles"],
 "item_deck": ["shark-jaw", "clown-mask", "pocket-knife", "backpack", "jumpsuit", "crowbar", "bandages", "jumpsuit", "helmet", "shotgun", "bubble-gun",
               "baseball-bat", "pocket-knife", "scythe", "helmet", "dynamite", "crowbar", "clown-mask", "brass-knuckles", "baseball-bat", "bandages", "backpack"],
 "item_discard": [],
 "items": [{"shark-jaw": {"copies": 1, "exhausted": true, "spent": false}}, {"scythe": {"copies": 1, "exhausted": true, "spent": false}}],
 "goons": [{"name": "charlie", "used": true}, {"name": "rin", "used": false}],
 "energy": [1, 4], "money": [4, 1], "stars": [0, 0],
 "hustle": {"R": [0, 0], "Y": [0, 1], "G": [0, 0], "B": [0, 0]},
 "this_turn": {"cube": "G", "space": "Y", "open": ["space"], "ability": null, "knife": null},
 "steps": [0, 0], "pending": null, "resolution": null, "unfinished": null}
""")  # noqa: E501 - as the clauses print it
ROWS = list(enumerate(EXAMPLE["city"]))
IN_NO_ORDER = ("scheme_discard", "display", "item_discard")
RESOLVING = {"colour": "R", "step": 3, "doubled": [], "rewarded": [], "dice": [1, 1, 0, 2, 0, 0]}


def two():
    """Return the example's game."""
    return rascals.game("goons", players=2, dynamite_sorts=False)


def changed(**entries):
    """Return the example with entries changed; `cribs__n1__n0=".B.."` changes a nested one."""
    position = copy.deepcopy(EXAMPLE)
    for key, value in entries.items():
        path = [int(name[1:]) if name[0] == "n" and name[1:].isdigit() else name for name in key.split("__")]
        inside = position
        for name in path[:-1]:
            inside = inside[name]
        inside[path[-1]] = value
    return position


def resolving(colour="R", pending=None, to_act=(0,), **entries):
    """Return the example in the resolution, at a colour's scheme."""
    more = {key: entries.pop(key) for key in list(entries) if "__" in key or key in EXAMPLE}
    resolution = {"colour": colour, "step": 3, "doubled": [], "rewarded": []} | entries
    named = {"phase": "resolve", "turn": 5, "this_turn": None, "pending": pending, "to_act": list(to_act)}
    return changed(**(named | {"resolution": resolution} | more))


REROLL = resolving(pending={"kind": "reroll", "seat": 0}, dice=[1, 1, 0, 2, 0, 0])


def in_order(position):
    """Return a position with unordered lists sorted."""
    return position | {key: sorted(position[key]) for key in IN_NO_ORDER}


def told(s):
    """Return a state without its chance."""
    twin = s.copy()
    twin.chance[:] = [0] * len(twin.chance)
    return twin.values()


def again(game, s):
    """Return the state read from a state's position, as text."""
    fresh = game.new_state(1)
    DEFINITION.read_position(fresh, json.loads(json.dumps(DEFINITION.write_position(s))))
    return fresh


# ---------------------------------------------------------------- the example


def test_the_example_is_written_as_it_is_read():
    """The position in the clauses is written back unchanged. [Position]"""
    match = two().from_position(EXAMPLE, seed=1)
    written = json.loads(json.dumps(match.position()))
    assert in_order(written) == in_order(EXAMPLE | {"agenda": {"mover": 1, "place": 0}})
    assert match.position_status() == ()
    assert match.acting == (1,)
    assert "do space hustle" in [str(move) for move in match.legal(1)]


def test_the_rounds_end_above_the_example():
    """At the end of the round red is at its dice, and seat 0 has to decide. [Position, O-21]"""
    match = two().from_position(REROLL, seed=1)
    assert {str(move) for move in match.legal(0)} == {"reroll 1", "reroll 2", "reroll 4", "stop"}
    position = match.position()
    assert position["resolution"] == RESOLVING
    assert position["pending"] == {"kind": "reroll", "seat": 0}
    match.play(0, "stop")
    assert match.position()["resolution"]["colour"] != "R"
    assert match.position()["villains"]["R"]["piles"] == []
    assert match.position()["energy"][0] >= 1 + 4


# ---------------------------------------------------------------- whole games


def with_ability(colour, **entries):
    """Return the example before seat 1's cube is taken, with the action of an ability's cube and a shark jaw."""
    row = EXAMPLE["city"][2]
    gone = row.index(colour) if colour != "Y" else None
    city = [row if gone is None else row[:gone] + "." + row[gone + 1 :] if at == 2 else row for at, row in ROWS]
    jaw = {"shark-jaw": {"copies": 1, "exhausted": False, "spent": False}, "scythe": {"copies": 1}}
    turn = {"cube": None, "space": None, "open": ["ability"], "ability": colour, "knife": None}
    out = dict.fromkeys("RYGB", 0) | {colour: 1}
    named = {"city": city, "this_turn": turn, "out": out, "goons__n1__used": True, "items": [{}, jaw], "money": [4, 9]}
    return changed(**(named | {"cribs__n1": ["G...", "...Y", "....", "....", "...."]} | entries))


@pytest.mark.parametrize(
    ("colour", "move", "pending"),
    [
        ("B", "do ability club energy 1 green to supply double", {"kind": "again", "seat": 1, "what": "club"}),
        ("G", "do ability buy dynamite double", {"kind": "again", "seat": 1, "what": "buy"}),
        ("Y", "do ability commit 1", {"kind": "trade", "seat": 1, "colour": "Y", "left": 2}),
    ],
)
def test_questions_of_a_turn_are_read_back(colour, move, pending):
    """The jaw's second half and the Butcher's trades can be continued from a position. [O-24, O-28.shark-jaw]"""
    match = two().from_position(with_ability(colour), seed=1)
    match.play(1, move)
    assert match.position()["pending"] == pending
    validator("goons").validate(match.view(1))
    assert told(again(two(), match.state)) == told(match.state)


def test_steps_owed_are_walked_before_the_trade_goes_on():
    """`steps` by seat, `pending` the trade that they interrupt. [O-18b, O-24.4, Settled]"""
    position = changed(
        villains__Y__scheme="JB4",
        scheme_decks__Y=["JB2", "JB1", "JB3", "JB5"],
        steps=[0, 2],
        pending={"kind": "trade", "seat": 1, "colour": "Y", "left": 1},
    )
    match = two().from_position(position, seed=1)
    assert {str(move) for move in match.legal(1)} == {"step red", "step yellow", "step green", "step blue"}
    assert match.position()["pending"] == position["pending"]
    match.play(1, "step red")
    match.play(1, "step red")
    assert [str(move) for move in match.legal(1)] == ["trade", "no-trade"]


def test_sealed_bids_and_lots():
    """Bids by seat, null for those missing; `lot` is the next. [O-25]"""
    position = resolving("B", {"kind": "bid"}, (1,), tokens=[4, 4], bids=[3, None], lot=2)
    match = two().from_position(position, seed=1)
    assert match.acting == (1,)
    assert match.position()["resolution"] == position["resolution"]
    match.play(1, "bid 4")
    resolution = match.position()["resolution"]
    assert (resolution["tokens"], resolution["lot"], resolution["bids"]) == ([1, 0], 3, [None, None])


def test_piles_under_resolution_stand_unsorted():
    """From step 2 on the order is that of step 2. [Settled, O-X11]"""
    piles = {"villains__R__piles": [[1, 2], [0, 4]], "villains__B__piles": [[1, 2], [0, 2]]}
    position = resolving(
        pending={"kind": "reroll", "seat": 1}, to_act=(1,), dice=[4, 0, 0, 0, 0, 0], doubled=[1], **piles
    )
    assert two().from_position(position, seed=1).position()["villains"]["R"]["piles"] == [[1, 2], [0, 4]]
    with pytest.raises(rascals.BadPosition, match=r"villains.R.piles: the largest pile first, not 2, 4"):
        two().from_position(changed(villains__R__piles=[[1, 2], [0, 4]]), seed=1)


# ---------------------------------------------------------------- what may be left out

BARE = {
    key: EXAMPLE[key]
    for key in (
        *("game", "players", "options", "phase", "round", "turn", "first", "to_act", "city", "cribs", "villains"),
        *("display", "items", "goons", "energy", "money", "stars", "hustle"),
    )
}


def test_what_may_be_left_out():
    """Defaults are zero, empty, null; decks are dealt from the seed from what is nowhere else. [Position]"""
    position = two().from_position(BARE, seed=1).position()
    assert position["out"] == {"R": 0, "Y": 0, "G": 0, "B": 0}
    assert position["scheme_discard"] == position["item_discard"] == []
    assert position["this_turn"] == {"cube": None, "space": None, "open": [], "ability": None, "knife": None}
    assert (position["steps"], position["pending"], position["resolution"]) == ([0, 0], None, None)
    for letter, deck in EXAMPLE["scheme_decks"].items():
        assert sorted(position["scheme_decks"][letter]) == sorted(deck)
    assert sorted(position["item_deck"]) == sorted(EXAMPLE["item_deck"])
    assert two().from_position(BARE, seed=1).position() == position
    other = two().from_position(BARE, seed=2).position()
    assert (other["item_deck"], other["scheme_decks"]) != (position["item_deck"], position["scheme_decks"])


def test_a_deck_is_dealt_from_what_lies_nowhere_else():
    """Discards and one deck may be given, and the others dealt. [Position]"""
    given = BARE | {
        "round": 2,
        "scheme_decks": {"R": ["KR5", "KR1"]},
        "scheme_discard": ["DR1", "KR2", "KR4"],
        "item_discard": ["backpack", "backpack", "scythe"],
    }
    position = two().from_position(given, seed=4).position()
    assert position["scheme_decks"]["R"] == ["KR5", "KR1"]
    assert sorted(position["scheme_decks"]["G"]) == ["DR2", "DR3", "DR5"]
    assert sorted(position["scheme_discard"]) == ["DR1", "KR2", "KR4"]
    assert not {"backpack", "scythe"} & set(position["item_deck"])
    assert len(position["item_deck"]) == 28 - 4 - 2 - 3


@pytest.mark.parametrize("key", [key for key in BARE if key not in {"game", "players", "options"}])
def test_what_must_be_there(key):
    """Everything before `this_turn` is required, except the decks. [Position]"""
    with pytest.raises(rascals.BadPosition, match=f"{key}: missing"):
        two().from_position({name: value for name, value in BARE.items() if name != key}, seed=1)


def test_what_a_scheme_needs_may_be_left_out():
    """Zero, empty, null by default too: tokens drawn, bids, lots. [Position]"""
    position = resolving(pending={"kind": "draw", "seat": 0}, bag={"skull": 3, "blank": 2}, energy=[9, 4], **RAZOR)
    assert two().from_position(position, seed=1).position()["resolution"]["drawn"] == {"skull": 0, "blank": 0}
    position = resolving("B", {"kind": "bid"}, (0, 1), tokens=[4, 4])
    assert two().from_position(position, seed=1).position()["resolution"]["bids"] == [None, None]


# ---------------------------------------------------------------- what cannot be

KNIFE = {"pocket-knife": {"copies": 1, "exhausted": True, "spent": False}}


def trade_of(seat, colour="Y", left=1):
    """Return the pending decision of a trade."""
    return {"kind": "trade", "seat": seat, "colour": colour, "left": left}


WRONG = {
    "a short row": ({"city__n1": ".YJB"}, r"city\[1\]: 10 letters of \. R Y G B J, not '.YJB'"),
    "junk on a crib": ({"cribs__n0__n4": "J..."}, r"cribs\[0\]\[4\]: 4 letters of \. R Y G B, not 'J...'"),
    "too many cubes": ({"out__R": 9}, "city, cribs, out: at most 20 of R, not 2"),
    "too much junk": ({"city__n0": "JJJJJJJJJJ"}, "city, cribs, out: at most 20 of J, not 27"),
    "a colour too few": ({"out": {"R": 0}}, "out.Y: missing"),
    "another phase": ({"phase": "night"}, "phase: one of goon, turn, resolve, first, over, not 'night'"),
    "another round": ({"round": 4}, "round: a whole number from 1 to 3, not 4"),
    "the first in round 3": (
        {"phase": "first", "round": 3, "turn": 5, "this_turn": None},
        "round: a whole number from 1 to 2, not 3",
    ),
    "nobody to act": ({"to_act": []}, "to_act: 1 entries, not 0"),
    "somebody else to act": ({"to_act": [2]}, r"to_act\[0\]: a whole number from 0 to 1, not 2"),
    "two goons alike": ({"goons__n1__name": "charlie"}, "goons: each once, not 'charlie' twice"),
    "up the track": ({"hustle__Y": [0, 13]}, r"hustle.Y\[1\]: a whole number from 0 to 8, not 13"),
    "another's scheme": ({"villains__R__scheme": "DR1"}, "villains.R.scheme: one of KR1, KR2, KR3, KR4, KR5, not"),
    "a villain twice": (
        {"villains__R__villain": "doctor", "villains__R__scheme": "DR1"},
        "villains.G.villain: one of kid-random, blind-razor, lady-darmondy, mary-klyde, not 'doctor'",
    ),
    "three villains": ({"villains": {}}, "villains.R: missing"),
    "a pile of none": (
        {"villains__R__piles": [[0, 0]]},
        r"villains.R.piles\[0\]\[1\]: a whole number from 1",
    ),
    "a pile without size": ({"villains__R__piles": [0]}, r"villains.R.piles\[0\]: a list, not 0"),
    "a pile twice": ({"villains__R__piles": [[0, 2], [0, 1]]}, "villains.R.piles: each seat once, not 0 twice"),
    "piles ascending": ({"villains__B__piles": [[0, 1], [1, 2]]}, "villains.B.piles: the largest pile first, not 1, 2"),
    "paid twice": ({"villains__G__paid": [1, 1]}, "villains.G.paid: each once, not 1 twice"),
    "too much energy": ({"energy": [13, 4]}, "energy, villains: at most 20 of seat 0, not 21"),
    "a deck of another's": ({"scheme_decks__R": ["DR2"]}, "scheme_decks.R: one of KR1"),
    "the open scheme in the deck": (
        {"scheme_decks__R": ["KR3", "KR1"]},
        "scheme_decks.R: one of KR1, KR2, KR4, KR5, not",
    ),
    "a scheme twice": ({"scheme_decks__R": ["KR1", "KR1"]}, "scheme_decks.R: each once, not 'KR1' twice"),
    "too few schemes": (
        {"scheme_decks__R": ["KR1"]},
        "scheme_decks.R: a scheme for each round to come, at least 2",
    ),
    "the open one discarded": ({"scheme_discard": ["KR3"]}, "scheme_discard: one of KR1, KR2, KR4, .*, not 'KR3'"),
    "an absent villain's discarded": ({"scheme_discard": ["MK1"]}, "scheme_discard: one of KR1"),
    "five displayed": ({"display": ["bubble-gun"] * 5}, "display: at most 4 entries, not 5"),
    "three of an item": ({"item_discard": ["scythe", "scythe"]}, "items: at most 2 of scythe, not 4"),
    "a jaw spent": ({"items__n0__shark-jaw__spent": True}, r"items\[0\].shark-jaw.spent: false for this item"),
    "dynamite exhausted": (
        {"items__n0": {"dynamite": {"copies": 1, "exhausted": True}}},
        r"items\[0\].dynamite.exhausted: false for this item",
    ),
    "no copy": (
        {"items__n0": {"helmet": {"copies": 0}}},
        r"items\[0\].helmet.copies: a whole number from 1 to 2",
    ),
    "a turn too late": ({"turn": 6}, "turn: a whole number from 1 to 5, not 6"),
    "an action of a space without a cube": ({"this_turn__space": None}, "this_turn.open: one of cube, not 'space'"),
    "the ability's action": ({"this_turn__open": ["ability"]}, "this_turn.open: one of cube, space, not 'ability'"),
    "another's question": ({"pending": {"kind": "bid"}}, "pending.kind: one of trade, again, not 'bid'"),
    "a trade without a Butcher": ({"pending": trade_of(1, "R")}, "pending.colour: one of Y, not 'R'"),
    "another's trade": ({"pending": trade_of(0)}, "pending.seat: 1, not 0"),
    "no trade left": ({"pending": trade_of(1, left=0)}, "pending: None by the other entries, not"),
    "too many trades": ({"pending": trade_of(1, left=3)}, "pending.left: a whole number from 0 to 2, not 3"),
    "a question that steps interrupt": (
        {"pending": {"kind": "again", "seat": 1, "what": "buy"}, "steps": [0, 1]},
        "pending: None by the other entries, not",
    ),
    "a resolution in a turn": ({"resolution": RESOLVING}, "resolution: null, not"),
    "a move begun by nobody": ({"unfinished": {"seat": 1, "move": "take 0,0"}}, "unfinished"),
    "a place outside a resolution": ({"agenda": {"mover": 1, "place": 1}}, "agenda.place: 0, not 1"),
    "no mover": ({"agenda": {"mover": 2, "place": 0}}, "agenda.mover: a whole number from 0 to 1, not 2"),
    "another mover": ({"agenda": {"mover": 0, "place": 0}}, r"to_act: \[0\] by the other entries, not \[1\]"),
    "a full row of a crib": (
        {"cribs__n0__n4": "RRR.", "city__n2": ".........."},
        r"cribs\[0\]\[4\]: at least 3 of \. for the turns to come, not 1",
    ),
    "a crib too full before the first turn": (
        {"phase": "goon", "this_turn": None, "to_act": [0], "cribs__n0__n4": "RR..", "city__n2": ".........."},
        r"cribs\[0\]\[4\]: at least 3 of \. for the turns to come, not 2",
    ),
    "too few cubes": (
        {"city": ["R........."] + ["JJJJJJJJJJ"] * 2 + [".........."] * 7},
        "city: at least 27 of R, Y, G, B for the turns to come, not 1",
    ),
    "an unknown entry": ({"this_turn__mood": "good"}, "unknown entry 'this_turn.mood'"),
}


@pytest.mark.parametrize(("entries", "sentence"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused(entries, sentence):
    """The wrong entry is named, with what is valid. [Position, O-39]"""
    with pytest.raises(rascals.BadPosition, match=sentence):
        two().from_position(changed(**entries), seed=1)


def of_villain(villain, *schemes):
    """Return the changes if another villain is on red: its first scheme is open, the others are its deck."""
    return {"villains__R__villain": villain, "villains__R__scheme": schemes[0], "scheme_decks__R": list(schemes[1:])}


KLYDE = of_villain("mary-klyde", "MK1", "MK2", "MK3", "MK4", "MK5")
RAZOR = of_villain("blind-razor", "BR2", "BR1", "BR3", "BR4", "BR5")
NOTHING_IS_PAID = "resolution: nothing is paid in step 4 of this scheme"
NOBODY_IS_ASKED = "resolution: nobody is asked anything here, and no steps are owed"
ONES = [4, 0, 0, 0, 0, 0]
WRONG_IN_RESOLUTION = {
    "somebody else": (resolving(pending={"kind": "reroll", "seat": 1}, dice=ONES), NOBODY_IS_ASKED),
    "nothing to pay with": (resolving(dice=ONES, energy=[0, 4]), NOBODY_IS_ASKED),
    "a goal that is reached": (resolving(dice=[0, 0, 0, 0, 0, 4]), NOBODY_IS_ASKED),
    "no dynamite": (resolving(pending={"kind": "dynamite", "seat": 0}, step=1), NOBODY_IS_ASKED),
    "no bandages": (resolving(pending={"kind": "bandages", "seat": 0}, step=5, rewarded=[0]), NOBODY_IS_ASKED),
    "a claim of none": (resolving(pending={"kind": "claim", "seat": 0}, passed=[0], **KLYDE), NOBODY_IS_ASKED),
    "no question": (resolving(dice=ONES), "pending: {'kind': 'reroll', 'seat': 0} by the other entries, not None"),
    "another question": (
        resolving(pending={"kind": "draw", "seat": 0}, dice=ONES),
        "pending: {'kind': 'reroll', 'seat': 0} by the other entries, not {'kind': 'draw', 'seat': 0}",
    ),
    "dice before step 3": (
        resolving(step=1, dice=ONES, items__n0={"dynamite": {"copies": 1}}, item_deck=[]),
        "resolution: no dice and no tokens before step 3",
    ),
    "dice in step 2": (resolving(step=2, dice=ONES, steps=[1, 0]), "resolution: no dice and no tokens"),
    "too many dice": (resolving(dice=[127, 1, 0, 0, 0, 0]), "resolution.dice: a whole number from 0 to 127, not 128"),
    "others to act": (REROLL | {"to_act": [0, 1]}, r"to_act: \[0\] by the other entries, not \[0, 1\]"),
    "all bids in": (
        resolving("B", {"kind": "bid"}, tokens=[4, 4], bids=[3, 1]),
        "resolution.bids: not all while bids are asked for",
    ),
    "bids while steps are owed": (
        resolving("B", tokens=[4, 4], bids=[3, None], steps=[1, 0]),
        "resolution.bids: not all while bids are asked for, else none",
    ),
    "asked while walking": (
        resolving("G", {"kind": "claim", "seat": 1}, (1,), rewarded=[0], energy=[1, 8], steps=[0, 1]),
        "pending: None by the other entries",
    ),
    "nobody reached a goal": (resolving(step=4, dice=ONES, rewarded=[0], steps=[1, 0]), NOTHING_IS_PAID),
    "no goal of tokens": (resolving(step=4, steps=[1, 0], **RAZOR), NOTHING_IS_PAID),
    "no rewards by place": (resolving("B", step=4, steps=[1, 0]), NOTHING_IS_PAID),
    "a place behind the last": (
        REROLL | {"agenda": {"mover": 1, "place": 2}},
        "agenda.place: a whole number from 0 to 1, not 2",
    ),
    "somebody else names the first": (
        REROLL | {"phase": "first", "resolution": None, "pending": {"kind": "first", "seat": 1}},
        "pending: {'kind': 'first', 'seat': 0} by the other entries",
    ),
    "no resolution": (REROLL | {"resolution": None}, "resolution: an object with exactly the entries colour, "),
    "a turn": (REROLL | {"this_turn": EXAMPLE["this_turn"]}, "this_turn: null, not"),
    "step 6": (resolving(step=6), "resolution.step: a whole number from 1 to 5, not 6"),
    "another scheme's": (resolving(lot=1), "unknown entry 'resolution.lot'"),
    "a bid above the tokens": (
        resolving("B", {"kind": "bid"}, tokens=[4, 4], bids=[5, None]),
        r"resolution.bids\[0\]: a whole number from 0 to 4, not 5",
    ),
    "no lot left": (resolving("B", {"kind": "bid"}, tokens=[4, 4], lot=9), "resolution.lot: a whole number from 1 to"),
    "more in the bag than there are": (
        resolving(pending={"kind": "draw", "seat": 0}, bag={"skull": 9, "blank": 2}, drawn={"skull": 2}, **RAZOR),
        "resolution.drawn.skull: a whole number from 0 to 1, not 2",
    ),
    "a passer twice": (
        resolving(pending={"kind": "claim", "seat": 0}, passed=[1, 1], **KLYDE),
        "resolution.passed: each once, not 1 twice",
    ),
}


@pytest.mark.parametrize(("position", "sentence"), WRONG_IN_RESOLUTION.values(), ids=WRONG_IN_RESOLUTION)
def test_what_cannot_be_in_a_resolution_is_refused(position, sentence):
    """The pending decision follows from what has been resolved; numbers are within bounds. [Position, O-20b, O-40]"""
    with pytest.raises(rascals.BadPosition, match=sentence):
        two().from_position(position, seed=1)


# ---------------------------------------------------------------- what no game leads to

CHOOSING = {"phase": "goon", "this_turn": None, "to_act": [0]}
NO_CUBE = "this_turn: the cube taken lies in the row of this turn"
NO_ABILITY = "this_turn: the ability is used, and its cube is out of the game"
NO_CARD = "goons: a card for each seat, but in the phase goon"
SIX = [0, 0, 0, 0, 0, 4]
ODD = {
    "goons in round 2": changed(round=2, turn=1, **CHOOSING),
    "goons in turn 3": changed(**CHOOSING),
    "the end of round 1": changed(phase="over", to_act=[], this_turn=None),
    "a goon without a card": changed(goons__n1=None),
    "a backpack exhausted": changed(items__n0={"backpack": {"copies": 1, "exhausted": True}}, item_deck=["shark-jaw"]),
    "a cube elsewhere": changed(this_turn__space="B"),
    "an ability unused": changed(this_turn__ability="Y"),
    "an ability's cube": changed(this_turn__ability="R", goons__n1__used=True),
    "all three": changed(this_turn__space="B", this_turn__ability="Y", goons__n0=None),
    "no knife": changed(this_turn__knife=["space", "R"]),
    "a knife for what is done": changed(this_turn__knife=["cube", "R"], items__n1=KNIFE, item_deck=[]),
    "nothing to buy": changed(pending={"kind": "again", "seat": 1, "what": "buy"}, display=[]),
    "a cube without a space": changed(this_turn={"cube": "G"}),
    "nothing left to take": REROLL | {"round": 3, "city": [".........."] * 10, "cribs": [["RGYB"] * 5] * 2},
    "nothing left when it is over": changed(
        phase="over", to_act=[], this_turn=None, city=["JJ........"] * 10, cribs=[["RGYB"] * 5] * 2
    ),
    "steps of another": changed(steps=[1, 0], to_act=[0], agenda={"mover": 1, "place": 0}),
    "resolved early": REROLL | {"turn": 3},
    "no dice": resolving(pending={"kind": "reroll", "seat": 0}),
    "a bidder without markers": resolving("B", {"kind": "bid"}, (0, 1), tokens=[4, 4], villains__B__piles=[[0, 2]]),
    "steps of who is not rewarded": resolving(step=4, dice=SIX, steps=[1, 0]),
    "steps of who has no pile": resolving(step=4, dice=SIX, steps=[0, 1], to_act=(1,)),
    "no tie": REROLL | {"phase": "first", "resolution": None, "pending": {"kind": "first"}, "stars": [1, 0]},
}
NAMED = {
    "a goon without a card": (NO_CARD,),
    "a cube elsewhere": (NO_CUBE,),
    **dict.fromkeys(("an ability unused", "an ability's cube"), (NO_ABILITY,)),
    "all three": (NO_CARD, NO_CUBE, NO_ABILITY),
}


@pytest.mark.parametrize("odd", ODD)
def test_what_no_game_leads_to_is_named_and_plays_on(odd):
    """A position need not be reachable: what is odd is reported, and the game can be played to its end. [Position]"""
    match = two().from_position(ODD[odd], seed=1)
    assert tuple(map(str, match.position_status())) == NAMED.get(odd, ())
    assert two().from_position(match.position(), seed=2).position() == match.position()
    s = match.state
    rules.playout(s, [1, 2, 3, 4], [0] * DEFINITION.actions)
    assert rules.acting(s) == 0
    assert s.phase == PHASES.index("over")


# ---------------------------------------------------------------- what is asked, without words of it


def test_no_fifth_turn_of_more_than_two():
    """With three or four players a round has four turns. [O-09]"""
    game = rascals.game("goons", players=3)
    with pytest.raises(rascals.BadPosition, match="turn: a whole number from 1 to 4, not 5"):
        game.from_position(game.new(seed=1).position() | {"turn": 5}, seed=1)


@pytest.mark.parametrize("players", DEFINITION.players)
def test_nothing_is_odd_at_the_beginning(players):
    """Before goon cards are chosen nobody has one, which is not odd."""
    assert rascals.game("goons", players=players).new(seed=1).position_status() == ()


def test_the_first_player_names_who_is_first():
    """The seat to act in the phase `first` is the round's first player. [O-29]"""
    position = REROLL | {"phase": "first", "resolution": None, "pending": {"kind": "first"}, "first": 1, "to_act": [1]}
    assert two().from_position(position, seed=1).position()["pending"] == {"kind": "first", "seat": 1}


@pytest.mark.parametrize("agenda", [{}, {"agenda": {"mover": 1, "place": 0}}])
@pytest.mark.parametrize("pending", [{"pending": {"kind": "reroll", "seat": 0}}, {"pending": {"kind": "reroll"}}, {}])
def test_the_rules_ask_what_a_resolution_asks(agenda, pending):
    """The pending decision in a resolution follows from its progress, given or not. [Position, O-20b]"""
    unsaid = {key: value for key, value in REROLL.items() if key != "pending"}
    match = two().from_position(unsaid | pending | agenda, seed=1)
    assert match.position()["pending"] == {"kind": "reroll", "seat": 0}
    assert match.position()["agenda"] == {"mover": 1, "place": 0}


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ({"pending": {"kind": "bandages", "seat": 1}}, 1),
        ({"steps": [1, 0], "step": 4}, 1),
        ({"pending": {"kind": "bandages"}}, 0),
    ],
)
def test_the_place_in_the_commit_order_follows_where_it_is_not_said(told, place):
    """It is that of the seat to act, or the one after the last paid; else the first. [Position, O-20b]"""
    bandages = {f"items__n{seat}": {"bandages": {"copies": 1}} for seat in range(2)}
    more = {"pending": None, "step": 5, "rewarded": [0, 1], "dice": [0, 0, 0, 0, 0, 6], "item_deck": []} | told
    piles = {"villains__R__piles": [[0, 4], [1, 1]], "energy": [1, 4]}
    position = resolving(to_act=(place if told.get("pending") else 0,), **more, **piles, **bandages)
    assert two().from_position(position, seed=1).position()["agenda"] == {"mover": 1, "place": place}


def test_views_tell_nothing_of_the_agenda():
    """The agenda is internal to the state: no view has it."""
    match = two().from_position(REROLL, seed=1)
    assert all("agenda" not in match.view(viewer, reveal=reveal) for viewer in (0, 1, None) for reveal in (False, True))


# ---------------------------------------------------------------- who cannot move


def test_a_seat_that_cannot_move_is_refused():
    """A city of junk leaves the seat to move without a move. [Settled]"""
    bare = BARE | {"city": ["JJJJJJJJJJ"] * 2 + [".........."] * 8, "goons": changed(goons__n1__used=True)["goons"]}
    with pytest.raises(rascals.BadPosition, match="to_act: seat 1 has no legal move"):
        two().from_position(bare, seed=1)


def test_villains_are_those_of_the_option():
    """A position with villains other than the option's is refused. [O-33]"""
    game = rascals.game(
        "goons", players=2, dynamite_sorts=False, villains="kid-random blind-razor doctor lady-darmondy"
    )
    position = EXAMPLE | {"options": {"dynamite_sorts": False, "villains": game.options["villains"]}}
    with pytest.raises(rascals.BadPosition, match=r"villains.Y.villain: one of blind-razor, doctor, lady-darmondy"):
        game.from_position(position, seed=1)


@pytest.mark.parametrize(
    "move", ["take 0,8", "do ability club 0,0", "do ability club energy 1 green to supply", "use scythe 0,0 to 0,1"]
)
def test_a_move_under_way_goes_on(move):
    """`unfinished`: its seat, and its notation so far. [Position, O-41]"""
    position = with_ability("B", unfinished={"seat": 1, "move": move})
    match = two().from_position(position, seed=1)
    assert match.position()["unfinished"] == {"seat": 1, "move": move}
    assert match.position()["to_act"] == [1]
