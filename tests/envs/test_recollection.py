"""What seats recall: the table of recent events, and their whole history."""

from __future__ import annotations

import random

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `envs`")

from rascals.core.codecs import HIGHEST, Seat  # noqa: E402
from rascals.core.events import Event  # noqa: E402  # these need what was looked for above
from rascals.envs import recollection  # noqa: E402
from rascals.envs.recollection import ITEMS, UNKNOWN, EventTable, history  # noqa: E402
from rascals.envs.situations import OWN, SeenEvent, Situation  # noqa: E402
from tests.envs.configurations import SHORT, by_short  # noqa: E402
from tests.envs.test_situations import walk  # noqa: E402


def told(situation):
    """Every event of a game so far, including its setup."""
    types = situation.game.definition.events.types
    every = [*situation._setup, *(one for step in situation._steps for one in step.emitted)]
    return [Event(types[code], numbers) for code, numbers in every]


def expected_row(event, seen, viewer, players):
    """The expected row for an event, from its JSON as the viewer sees it."""
    fixed, listed = [], []
    for param in event.type.params:
        value = seen["args"][param.name]
        if not param.rest:
            fixed.append(coded(param, value, viewer, players))
        elif value is None:
            listed = [UNKNOWN]
        else:
            listed = [len(value), *(coded(param, one, viewer, players) for one in value[:ITEMS])]
    return fixed, listed


def coded(param, value, viewer, players):
    """The number for a value: unknown and nothing look alike in JSON, but no secret is ever nothing."""
    if value is None:
        return UNKNOWN if param.secret else 0
    if isinstance(param.of, Seat):
        dummy = value == players  # such as Felicity for three has
        return players + 1 if dummy else (value - (viewer or 0)) % players + 1
    words = getattr(param.of, "names", param.of if isinstance(param.of, (list, tuple)) else ())
    return list(words).index(value) + 1 if words else max(min(int(value), HIGHEST), -HIGHEST)


@by_short
def test_the_table_has_the_last_events_as_the_seat_may_know_them(game):
    """Newest first: each row has the event, its values as the seat sees them, and -1 for unknown ones."""
    *_, situation = walk(game, 2)
    unknown = lists = 0
    whole = EventTable(game, len(told(situation)) + 3)
    for viewer in (*game.seats, None):
        seen = [(event, event.seen_by(viewer)) for event in told(situation)]
        heard = [(event, how) for event, how in seen if how is not None]
        rows = whole.rows(situation.seen_events(viewer), viewer)
        assert rows.dtype == np.int16
        width = sum(column.name.startswith("value") for column in whole.columns)
        for (event, how), row in zip(reversed(heard), rows.tolist(), strict=False):
            fixed, listed = expected_row(event, how, viewer, game.players)
            assert game.definition.events.types[row[0] - 1] == event.type
            assert row[1 : 1 + width] == fixed + [0] * (width - len(fixed))
            assert row[1 + width :] == listed + [0] * (len(row) - 1 - width - len(listed))
            unknown += UNKNOWN in fixed + listed[:1]
            lists += len(listed) > 1
        assert not rows[len(heard) :].any()
        few = EventTable(game, 4).rows(situation.seen_events(viewer), viewer)
        assert few.tolist() == rows[:4].tolist()
    assert bool(unknown) == any(param.secret for kind in game.definition.events.types for param in kind.params)
    assert lists


@by_short
def test_the_table_keeps_its_bounds_and_reaches_them(game):
    """No number exceeds its column's bounds; event numbers and seats reach both of theirs."""
    *_, situation = walk(game, 3)
    table = EventTable(game, len(told(situation)))
    least, most = table.bounds
    every = [table.rows(situation.seen_events(viewer), viewer) for viewer in game.seats]
    assert all(((least <= rows) & (rows <= most)).all() for rows in every)
    assert (least[0, 0], most[0, 0]) == (0, len(game.definition.events.types))
    assert {1, game.players} <= set(np.stack(every)[..., 1].ravel().tolist())
    assert len({column.name for column in table.columns}) == len(table.columns) == least.shape[1]


@by_short
def test_a_seat_hears_the_same_in_every_world(game):
    """In a sample a seat has seen the same events; after further play, equal information is equal numbers."""
    table, differently = EventTable(game, 12), 0
    found: dict[str, bytes] = {}
    for at, situation in enumerate(walk(game, 4, 40)):
        viewer = situation.seat
        for world in (situation.resampled(viewer, at), situation.resampled(viewer, -at - 1)) if at % 5 == 0 else ():
            assert world.seen_events(viewer) == situation.seen_events(viewer)
            rng = random.Random(at)
            for _ in range(9):
                text, rows = world.text(viewer), table.rows(world.seen_events(viewer), viewer).tobytes()
                differently += text in found
                assert found.setdefault(text, rows) == rows
                if world.over:
                    break
                actions = world.legal()  # another seat may have other cards in each sample
                world.play(actions[rng.randrange(1 << 30) % len(actions)])
    assert differently


def test_a_copy_recalls_by_itself():
    """Events in a copy of a situation are not seen in the original."""
    *_, situation = walk(SHORT[0], 5, 12)
    before = list(situation.seen_events(0))
    twin = situation.copy()
    twin.play(twin.legal()[0])
    assert len(twin.seen_events(0)) > len(before)
    assert list(situation.seen_events(0)) == before
    assert sum(item.code == OWN for item in twin.seen_events(0)) >= sum(item.code == OWN for item in before)


def test_a_list_that_is_not_known_is_one_unknown():
    """However many cards a seat was dealt, the others' rows are the same."""
    game = SHORT[1]
    dealt = next(code for code, kind in enumerate(game.definition.events.types) if kind.name == "dealt")
    item = SeenEvent(dealt, (1, None))
    assert item in Situation.begun(game, 1).seen_events(0)
    (row,) = EventTable(game, 1).rows([item], 0).tolist()
    assert row[:2] == [dealt + 1, 2]
    assert [number for number in row[2:] if number] == [UNKNOWN]
    assert history(game.definition, [item]) == [{"event": "dealt", "args": {"seat": 1, "cards": None}}]
    assert recollection.bounds_of(game.definition.events.types[dealt].params[1], 4)[0] == UNKNOWN
