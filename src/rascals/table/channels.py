"""A channel carries what one viewer is told: numbered densely for that viewer, the last messages kept for a resume.

Who has missed more than is kept gets a snapshot instead. Each viewer has
numbers of its own: one counter for all would tell everybody that something was told to somebody.

Clients choose between whole views and what has changed in them. Changes are made once for all clients of a viewer, so
they count on what all of these hold: a snapshot that one of them gets and that says anything else than the last message
makes the next one whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rascals.table.messages import Changed, ChatLine, Clocks, Numbered, TableInfo, encode

PAGE = 100  # lines of talk, and of the log, that are told at once; earlier ones are asked for
LOG_PAGE = 500  # lines of the log that are told when asked for
KEPT = 24  # messages a channel keeps; a longer gap is healed by a snapshot
KEPT_BYTES = 8 * 1024  # of them at most, beyond the last message: a snapshot is hardly larger

Viewer = int | None


@dataclass(frozen=True)
class Post:
    """A message for one viewer, with its bytes; `changes` are those for clients that ask for what has changed."""

    viewer: Viewer
    message: Numbered
    data: bytes
    changes: bytes


@dataclass
class Channel:
    """What one viewer has been told. `run`: of what its numbers count; another person on the seat has another."""

    viewer: Viewer
    run: str = ""
    seq: int = 0
    kept: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    kept_changes: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    log: list[bytes] = field(default_factory=list)  # its entries as they are sent: objects take thrice the room
    read: int = 0  # plies of the match that have been looked through for the log
    chat: list[ChatLine] = field(default_factory=list)
    first: int = 0  # of the table's talk, the line before which it has heard nothing
    heard: int = 0  # lines of the table's talk that have been looked through for the chat
    view: dict[str, Any] | None = None  # the last view told
    known: dict[str, Any] | None = None  # what all clients hold that changes count on; None: they differ
    table: tuple[TableInfo, Clocks] | None = None  # how the table stands, as all clients hold it; None: they differ

    def post(self, make: Callable[[int], Numbered], changed: Callable[[int], Changed] | None = None) -> Post:
        """Number a message, keep it and hand it out; `changed` makes it for clients that ask for what has changed."""
        self.seq += 1
        message = make(self.seq)
        data = encode(message)
        changes = data if changed is None else encode(changed(self.seq))
        _keep(self.kept, data)
        _keep(self.kept_changes, changes)
        return Post(self.viewer, message, data, changes)

    def since(self, after: int, *, changes: bool = False) -> list[bytes] | None:
        """Return the messages after number `after`; None when they are no longer all there."""
        kept, missing = self.kept_changes if changes else self.kept, self.seq - after
        if not 0 <= missing <= len(kept):
            return None
        return list(kept)[len(kept) - missing :]


def _keep(kept: deque[bytes], data: bytes) -> None:
    kept.append(data)
    while len(kept) > 1 and sum(map(len, kept)) > KEPT_BYTES:
        kept.popleft()
