"""Events: reading what rules tell, and who may see it."""

from __future__ import annotations

from rascals.core.events import EventType, Param, tell
from rascals.core.meaning import Meaning
from tests.core.toy import Toy

NAMES = tuple(map(str, range(10)))  # words for numbers
DEALT = EventType("dealt", (Param("seat"), Param("card", NAMES, secret=True), Param("rest", NAMES, rest=True)))
WHISPER = EventType("whisper", (Param("seat"), Param("to")), private=True)


def test_told_numbers_become_an_event():
    """Parameters read their numbers in order; a rest parameter takes those left, negative ones standing for nothing."""
    event = DEALT.read((2, 7, 5, -1, 6))
    assert event.open() == {"event": "dealt", "args": {"seat": 2, "card": "7", "rest": ["5", "6"]}}


def test_events_are_equal_that_tell_the_same():
    """Equal kinds with equal numbers are equal events, in sets too; nothing else is."""
    assert DEALT.read((2, 7, 5)) == DEALT.read((2, 7, 5))
    assert len({DEALT.read((2, 7, 5)), DEALT.read((2, 7, 5)), DEALT.read((2, 7)), WHISPER.read((2, 7))}) == 3
    assert DEALT.read((2, 7)) != (2, 7)
    assert repr(WHISPER.read((1, 3))) == "Event(whisper, {'seat': 1, 'to': 3})"


def test_events_read_their_numbers_when_they_are_asked():
    """Telling costs no reading: the terms of an event are made when somebody looks, once."""
    read: list[int] = []

    class Names(Meaning):
        def told(self, value):
            read.append(value)
            return str(value)

    looked = EventType("looked", (Param("card", Names()),)).read((5,))
    assert read == []
    assert (looked.args, looked.args, read) == ({"card": "5"}, {"card": "5"}, [5])


def test_secret_parameters_are_for_the_first_seat():
    """Others get null for a secret parameter and everything else; the spectator is nobody's seat."""
    event = DEALT.read((0, 7))
    assert event.seen_by(0)["args"]["card"] == "7"
    for viewer in (1, 2, None):
        assert event.seen_by(viewer) == {"event": "dealt", "args": {"seat": 0, "card": None, "rest": []}}


def test_private_events_reach_one_seat():
    """Nobody else learns that it happened."""
    event = WHISPER.read((1, 3))
    assert [event.seen_by(viewer) for viewer in (0, 1, 3, None)] == [
        None, {"event": "whisper", "args": {"seat": 1, "to": 3}}, None, None,
    ]  # fmt: skip


def test_nobody_listening_costs_nothing():
    """Without a listener telling is silent; with one it is noted."""
    s = Toy()
    tell(s, 1, 2)
    s.told = []
    tell(s, 1, 2)
    assert s.told == [(1, 2)]


def test_events_without_parameters():
    """An event may be its name alone."""
    assert EventType("over").read(()).seen_by(None) == {"event": "over", "args": {}}
