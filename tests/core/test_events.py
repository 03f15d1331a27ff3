"""Events: decoding what rules emit, and who may see it."""

from __future__ import annotations

import pytest

from rascals.core.codecs import SEAT, SEAT_OR_NOBODY, Codec, OneOf
from rascals.core.events import Event, Events, EventType, Param, emit, emit_counts, emit_row
from tests.core.toy import Toy

CARDS = tuple("abcdefgh")

DEALT = EventType("dealt", (Param("seat", SEAT), Param("card", CARDS, secret=True), Param("rest", CARDS, rest=True)))
WHISPER = EventType("whisper", (Param("seat"), Param("to")), private=True)


def test_told_numbers_become_an_event():
    """Parameters read their numbers in order; a rest parameter takes the others, negative ones meaning nothing."""
    event = Event(DEALT, (2, 7, 5, -1, 6))
    assert event.open() == {"event": "dealt", "args": {"seat": 2, "card": "h", "rest": ["f", "g"]}}


def test_events_are_equal_that_tell_the_same():
    """Events of the same kind with the same numbers are equal, also in sets."""
    assert Event(DEALT, (2, 7, 5)) == Event(DEALT, (2, 7, 5))
    assert len({Event(DEALT, (2, 7, 5)), Event(DEALT, (2, 7, 5)), Event(DEALT, (2, 7)), Event(WHISPER, (2, 7))}) == 3
    assert repr(Event(WHISPER, (1, 3))) == "Event(whisper, {'seat': 1, 'to': 3})"


def test_events_read_their_numbers_when_they_are_asked():
    """Emitting does not decode: an event's terms are computed when somebody reads them."""
    read = []

    class Watched(Codec):
        def as_json(self, value):
            read.append(value)
            return str(value)

    looked = Event(EventType("looked", (Param("card", Watched()),)), (5,))
    assert read == []
    assert (looked.args, read) == ({"card": "5"}, [5])


def test_secret_parameters_are_for_the_first_seat():
    """Others get null for a secret parameter, and everything else; a spectator never counts as a seat."""
    event = Event(DEALT, (0, 7))
    assert event.seen_by(0)["args"]["card"] == "h"
    for viewer in (1, 2, None):
        assert event.seen_by(viewer) == {"event": "dealt", "args": {"seat": 0, "card": None, "rest": []}}


def test_private_events_reach_one_seat():
    """Nobody else learns that it happened."""
    event = Event(WHISPER, (1, 3))
    assert [event.seen_by(viewer) for viewer in (0, 1, 3, None)] == [
        None, {"event": "whisper", "args": {"seat": 1, "to": 3}}, None, None,
    ]  # fmt: skip


def test_nobody_listening_costs_nothing():
    """Without a listener emitting has no effect; with one, the event is recorded."""
    s = Toy()
    emit(s, 1, 2)
    s.emitted = []
    emit(s, 1, 2)
    assert s.emitted == [(1, (2,))]


def test_events_without_parameters():
    """An event may have only a name."""
    assert Event(EventType("over"), ()).seen_by(None) == {"event": "over", "args": {}}


def test_an_event_is_its_number_and_its_declaration():
    """`declare` returns the number by which rules emit it, in the order of declaration."""
    events = Events()
    codes = [events.declare("one"), events.declare("two", Param("seat", SEAT), private=True), events.declare("three")]
    assert codes == [0, 1, 2]
    assert [kind.name for kind in events.types] == ["one", "two", "three"]
    assert events.types[1].private


def test_values_that_are_seats_are_known_by_name():
    """Those whose type is a seat, and no others, whatever their name."""
    events = Events()
    events.declare("one", Param("seat"), Param("thief", SEAT), Param("to", SEAT_OR_NOBODY))
    events.declare("two", Param("maker", SEAT), Param("cards", CARDS, rest=True))
    assert events.seats == {"thief", "to", "maker"}


@pytest.mark.parametrize(
    ("of", "value", "told"), [(SEAT_OR_NOBODY, -1, None), (SEAT, 2, 2), (CARDS, 1, "b"), (OneOf(CARDS, True), -1, None)]
)
def test_a_number_is_told_by_its_meaning(of, value, told):
    """A codec, or a list of words, gives the meaning of a parameter's number."""
    assert Param("it", of).read(value) == told


def test_more_than_one_seat_may_know():
    """The first `audience` parameters are the seats that see the secrets."""
    kind = EventType("shown", (Param("by", SEAT), Param("to", SEAT), Param("card", CARDS, secret=True)), audience=2)
    event = Event(kind, (2, 0, 3))
    assert [event.seen_by(viewer)["args"]["card"] for viewer in (0, 1, 2, None)] == ["d", None, "d", None]


def test_rows_and_counts_are_told_as_lists():
    """The numbers of a stretch, or each index as often as it counts; an empty list is not emitted."""
    s = Toy()
    emit_row(s, 1, [4, 5, 6], 0, 2, 9)
    s.emitted = []
    emit_row(s, 1, [4, 5, 6], 1, 3, 9)
    emit_row(s, 1, [4, 5, 6], 1, 1, 9)
    emit_counts(s, 2, [7, 2, 7, 0, 7, 1], 1, 2, 8)
    emit_counts(s, 2, [7, 0], 1, 2, 8)
    assert s.emitted == [(1, (9, 5, 6)), (2, (8, 0, 0, 2))]
