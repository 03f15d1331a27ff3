"""R25: nothing that has been told is ever taken back, and what may be taken back is told to nobody.

There is no undo at a table. What a person can take back is the draft of a composite move, which lives in their client
alone: the server says what may follow it, and keeps and tells nothing.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

import rascals
from rascals.server import wire
from rascals.server.doors.rest import OPERATIONS
from rascals.table import Play, commands
from rascals.table.entries import AnyHappening
from rascals.table.messages import encode
from tests.promises.conftest import Served
from tests.table.ballot import BOX
from tests.table.sitting import Sitting


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Three people who vote in secret; a vote may be preceded by thinking: a move of two parts."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, BOX.name: BOX})
    return Sitting("ballot", 3).seat(3).start()


def everything(sitting: Sitting) -> Any:
    """All that is known and told: every viewer's snapshot and messages, the log, the chain."""
    table = sitting.table
    shown = {viewer: encode(table.snapshot(viewer, 0)) for viewer in table.channels}
    told = {viewer: (channel.seq, list(channel.kept)) for viewer, channel in table.channels.items()}
    return shown, told, table.entries, table.chain, table.decisions, sorted(table.awaited)


def test_r25_there_is_no_undo() -> None:
    """No operation, message, command or entry of the log takes anything back."""
    names = [operation.name for operation in OPERATIONS]
    names += [kind.__name__ for kind in (*wire.REQUESTS, *wire.FROM_CLIENT)]
    names += [kind.__name__ for kind in (*get_args(commands.Command), *get_args(AnyHappening))]
    assert len(names) > 50
    assert not [name for name in names if any(word in name.lower() for word in ("undo", "back", "revert"))
                and name != "come_back"]  # fmt: skip


def test_r25_a_draft_tells_nobody_anything(sitting: Sitting) -> None:
    """Drafting a move, adding to it, taking parts of it back and dropping it leaves every byte and number as it was."""
    before = everything(sitting)
    for draft in ([], ["think"], ["think", "vote yes"], ["think"], ["think", "vote no"], [], ["vote yes"]):
        for seat in range(3):
            sitting.table.preview(seat, draft)
        assert everything(sitting) == before


def test_r25_a_draft_leaves_no_trace_in_the_move(sitting: Sitting) -> None:
    """Whoever drafts this and plays that is, to everybody, one who played that at once."""
    seat = 1
    twin = Sitting("ballot", 3).seat(3).start()
    for draft in (["think"], ["vote no"], ["think", "vote no"]):
        sitting.table.preview(seat, draft)
    for table in (sitting, twin):
        table.do(Play(seat, "a", table.table.decision(seat), "think; vote yes"))
    assert everything(sitting) == everything(twin)
    assert sitting.told == twin.told


def test_r25_a_preview_over_the_wire_tells_nobody_anything(served: Served) -> None:
    """By REST and by socket: whoever previews is answered, the others and the store hear nothing of it."""
    table, tokens = served.playing()
    acting = served.view(table)["view"]["acting"][0]
    other = (acting + 1) % 4
    move = served.view(table, tokens[acting])["moves"][0]["move"]
    room = next(room for room in served.app.state.service.rooms if room.table.header.id == table)
    with served.socket(table, tokens[other]) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "snapshot"
        before = [(channel.seq, list(channel.kept)) for channel in room.table.channels.values()]
        entries = room.table.entries
        for draft in (move, "", move):
            answer = served.ask("GET", f"/tables/{table}/preview", tokens[acting], params={"draft": draft})
            assert answer.json()["complete"] is bool(draft)
        assert [(channel.seq, list(channel.kept)) for channel in room.table.channels.values()] == before
        assert room.table.entries == entries
        socket.send_json({"type": "ping", "t": 1})
        assert socket.receive_json()["type"] == "pong", "nothing came before it"
