"""Entries of positions: one declaration both writes and reads an entry, and refuses anything else by name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rascals import BadPosition
from rascals.core.codecs import FLAG, Cards, Number, OneOf
from rascals.core.entries import (
    NONE,
    Diagram,
    PositionEntry,
    Ranks,
    SeatBits,
    Subset,
    by_hand,
    dealt,
    each,
    fixed,
    following,
    last,
    may,
    null,
    only,
    parts,
    pile,
    row,
    seats,
    slot,
    when,
)
from rascals.core.facts import Facts
from rascals.core.state import GameState, Grid, Row, i8

COLOURS = ("R", "G")
ITEMS = ("scythe", "helmet", "knife")
DECK = Cards(ITEMS, "left")


class Table(GameState):
    phase: int = i8(of=OneOf(("turn", "over")))
    map: Row = i8(4, entry=None)
    paid: int = i8(entry=None)
    order: Row = i8(3, entry=None)
    open: Row = i8(2, of=FLAG, entry=None)
    track: Grid = i8(2, 3, entry=None)
    goon: Row = i8(3, of=OneOf(("rin", "sixth"), nothing=True), entry=None)
    used: Row = i8(3, of=FLAG, entry=None)
    owned: Grid = i8(3, 3, entry=None)
    bids: Row = i8(3, of=Number(-1, blank=-1), entry=None)
    deck: Row = i8(4, entry=None)
    left: int = i8(entry=None)
    low: int = i8(entry=None)
    high: int = i8(entry=None)


GOON = parts(name=slot("goon", OneOf(("rin", "sixth"))), used=may(slot("used")))
ENTRIES = {
    "most": following(by_hand(lambda s: max(map(max, s.track)))),
    "map": slot("map", Diagram(".RG", 2, 2)),
    "paid": may(slot("paid", SeatBits())),
    "order": null(slot("order", Ranks())),
    "open": last(may(slot("open", lambda s: Subset(COLOURS, COLOURS[: 1 + s.paid])))),
    "track": each(COLOURS, seats(slot("track", lambda s, colour, seat: Number(0, 5 + colour)))),
    "goons": seats(null(GOON, blank=lambda s, seat: s.goon[seat] < 0)),
    "items": null(seats(each(ITEMS, slot("owned", Number(1, 2)), some="owned"))),
    "bids": may(row(lambda s: 2, slot("bids", Number(0, 9, blank=-1, nothing=True)))),
    "deck": dealt("deck", DECK, lambda s: [0, 1, 2], once=True),
    "span": when(lambda s: s.phase == 0, fixed(slot("low"), slot("high"))),
    "end": parts(points=slot("low"), why=only(lambda s: s.phase == 1, slot("high", OneOf(("rounds", "all"))))),
    "note": by_hand(lambda s: "said"),
}  # fmt: skip
FACTS = Facts(Table, ENTRIES)
POSITION: dict[str, Any] = {
    "phase": "turn", "most": 6, "map": [".R", "GG"], "paid": [0, 2], "order": [2, 0], "open": ["G"],
    "track": {"R": [1, 2, 3], "G": [4, 5, 6]},
    "goons": [{"name": "rin", "used": True}, None, {"name": "sixth", "used": False}],
    "items": [{"knife": 2}, {}, {"scythe": 1, "helmet": 1}], "bids": [3, None], "deck": ["knife", "scythe"],
    "span": [2, 7], "end": {"points": 2}, "note": "said",
}  # fmt: skip
Table.definition = SimpleNamespace(rules=None)


def read(data):
    s = Table()
    s.players, s.goon, s.bids, s.chance = 3, [-1] * 3, [-1] * 3, [1, 2, 3, 4]
    FACTS.check_what_follows(s, FACTS.read(s, data))
    return s


def test_what_is_written_is_read_again():
    """Numbers, letters, seats as bits and in order, names, objects, lists, piles from the top."""
    s = read(POSITION)
    assert (s.map, s.paid, s.order, s.open) == ([0, 1, 2, 2], 0b101, [2, 0, 1], [0, 1])
    assert (s.track, s.goon, s.used) == ([[1, 2, 3], [4, 5, 6]], [0, -1, 1], [1, 0, 0])
    assert (s.owned[0], s.bids, s.deck[:2], s.left) == ([0, 0, 2], [3, -1, -1], [0, 2], 2)
    assert FACTS.write(s) == POSITION


def test_what_may_be_left_out_stays_blank_and_a_pile_is_dealt():
    """Some may also be null; an entry is null if a rule forbids it, and a part exists only where a rule allows it."""
    needed = {key: POSITION[key] for key in ("phase", "map", "track", "goons")}
    bare = needed | {"phase": "over", "order": None, "items": None, "span": None, "end": {"points": 1, "why": "all"}}
    written = FACTS.write(read(bare))
    assert (written["paid"], written["order"], written["open"], written["bids"]) == ([], [], [], [None, None])
    assert (written["items"], written["span"], written["end"]) == ([{}] * 3, None, bare["end"])
    assert sorted(written["deck"]) == sorted(ITEMS)


WRONG = [
    ({"map": [".R", "G"]}, "map[1]: 2 letters of . R G, not 'G'"),
    ({"map": [".R"]}, "map: 2 entries, not 1"),
    ({"paid": [1, 1]}, "paid: each once, not 1 twice"),
    ({"order": [3]}, "order: a whole number from 0 to 2, not 3"),
    ({"open": ["G"], "paid": []}, "open: one of R, not 'G'"),
    ({"track": {"R": [1, 2, 3]}}, "track.G: missing"),
    ({"track": POSITION["track"] | {"B": []}}, "unknown entry 'track.B'; valid: track.R, track.G"),
    ({"track": {"R": [1, 2, 6], "G": [0, 0, 0]}}, "track.R[2]: a whole number from 0 to 5, not 6"),
    ({"track": 7}, "track: an object with exactly the entries R, G, not 7"),
    ({"goons": [{"used": True}, None, None]}, "goons[0].name: missing"),
    ({"goons": [None, None, {"name": "rin", "age": 3}]}, "unknown entry 'goons[2].age'; valid: goons[2].name"),
    ({"items": [{"knife": 0}, {}, {}]}, "items[0].knife: a whole number from 1 to 2, not 0"),
    ({"bids": [10, None]}, "bids[0]: a whole number from 0 to 9, not 10"),
    ({"deck": ["knife", "knife"]}, "deck: each once, not 'knife' twice"),
    ({"deck": [*ITEMS, "knife", "knife"]}, "deck: each once"),
    ({"span": [1]}, "span: 2 entries, not 1"),
    ({"span": None}, "span: 2 entries, not None"),
    ({"phase": "over", "end": {"points": 2, "why": "all"}}, "span: null, not [2, 7]"),
    ({"end": {"points": 2, "why": "all"}}, "unknown entry 'end.why'; valid: end.points"),
    ({"most": 5}, "most: 6 by the other entries, not 5"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_what_cannot_be_is_refused_down_to_its_place(change, said):
    """Each error names the path, what was given and what is valid."""
    with pytest.raises(BadPosition) as caught:
        read(POSITION | change)
    assert str(caught.value).startswith(said.replace("span: 2 entries, not None", "span: a list, not None"))


def test_a_pile_has_no_more_than_its_row_has_room_for():
    """A field's row never grows."""
    entry, s = pile("deck", DECK), read(POSITION)
    with pytest.raises(BadPosition, match="deck: at most 4 entries, not 5"):
        entry.read(s, "deck", ["knife"] * 5)
    assert (len(s.deck), NONE) == (4, {})


def test_an_entry_may_be_two_functions_of_the_game():
    """They get the indices added by the entries around it."""
    told = []
    entry = each(
        COLOURS, seats(PositionEntry(lambda s, colour, seat: (colour, seat), lambda *said: told.append(said[1:])))
    )
    s = read(POSITION)
    assert entry.write(s) == {"R": [(0, 0), (0, 1), (0, 2)], "G": [(1, 0), (1, 1), (1, 2)]}
    entry.read(s, "it", {"R": ["a", "b", "c"], "G": [1, 2, 3]})
    assert told[0] == ("it.R[0]", "a", 0, 0)
    assert told[-1] == ("it.G[2]", 3, 1, 2)
