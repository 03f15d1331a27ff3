"""R25: what is taken back has revealed nothing to anybody, and stays in the log; a draft reveals nothing.

A move may be taken back only before it has revealed something or somebody else had to decide. A composite move's draft
exists only in its person's client: the server says what may follow, and stores and sends nothing.
"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.table import Play, Refused, Undo
from rascals.table.messages import encode
from tests.table.ballot import DEFINITION
from tests.table.sitting import Sitting


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Three people who vote in secret; a vote may be preceded by thinking: a move of two parts."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, DEFINITION.name: DEFINITION})
    return Sitting("ballot", 3).seat(3).start()


def everything(sitting: Sitting) -> Any:
    """Everything stored and sent: every viewer's snapshot and messages, the log, the chain."""
    table = sitting.table
    shown = {viewer: encode(table.snapshot(viewer, 0)) for viewer in table.channels}
    told = {viewer: (channel.seq, list(channel.kept)) for viewer, channel in table.channels.items()}
    return shown, told, table.entries, table.chain, table.decisions, sorted(table.awaited)


def test_r25_a_secret_vote_stands(sitting: Sitting) -> None:
    """A vote cannot be taken back, neither before nor after the others vote, whatever it was."""
    for seat in range(3):
        for other in range(seat + 1):
            with pytest.raises(Refused):
                sitting.do(
                    Undo(other, f"u{seat}{other}", sitting.table.decision(other) or sitting.table.decisions[other])
                )
        sitting.play(seat, "vote yes")


def test_r25_a_draft_tells_nobody_anything(sitting: Sitting) -> None:
    """Starting, extending, shortening and dropping a draft changes no byte and no number."""
    before = everything(sitting)
    for draft in ([], ["think"], ["think", "vote yes"], ["think"], ["think", "vote no"], [], ["vote yes"]):
        for seat in range(3):
            sitting.table.preview(seat, draft)
        assert everything(sitting) == before


def test_r25_a_draft_leaves_no_trace_in_the_move(sitting: Sitting) -> None:
    """For everybody else, drafting one move and playing another looks like playing the second at once."""
    seat = 1
    twin = Sitting("ballot", 3).seat(3).start()
    for draft in (["think"], ["vote no"], ["think", "vote no"]):
        sitting.table.preview(seat, draft)
    for table in (sitting, twin):
        table.do(Play(seat, "a", table.table.decision(seat), "think; vote yes"))
    assert everything(sitting) == everything(twin)
    assert sitting.told == twin.told
