"""A channel carries the messages to one viewer: numbered densely for that viewer, the latest ones kept for a resume.

A client that missed more than is kept gets a snapshot instead. Each viewer has its own numbers: a common counter would
reveal that somebody else got a message.

Clients choose between whole views and changes. Changes are computed once for all clients of a viewer, so they assume
that all of them hold the same view: if one gets a snapshot that differs from the last message, the next message is
whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rascals.table.messages import Changed, ChatLine, Clocks, Numbered, TableInfo, encode

PAGE = 100  # lines of talk, and of the log, in a snapshot; earlier ones are requested
LOG_PAGE = 500  # lines of the log in the answer to such a request
KEPT = 24  # messages a channel keeps; a longer gap is bridged by a snapshot
KEPT_BYTES = 8 * 1024  # of them at most, unless the last message alone is longer: a snapshot is hardly larger

Viewer = int | None


@dataclass(frozen=True)
class Post:
    """A message for one viewer, with its bytes; `changes` are the bytes for clients that want changes."""

    viewer: Viewer
    message: Numbered
    data: bytes
    changes: bytes


@dataclass
class Channel:
    """The messages to one viewer. `run` identifies the numbering; another person in the seat has another run."""

    viewer: Viewer
    run: str = ""
    seq: int = 0
    kept: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    kept_changes: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    log: list[bytes] = field(default_factory=list)  # its entries as they are sent: objects take three times the memory
    read: int = 0  # lines of the table's history that have been read for the log
    chat: list[ChatLine] = field(default_factory=list)
    first: int = 0  # the first line of the table's talk that it may hear
    heard: int = 0  # lines of the table's talk that have been read for the chat
    view: dict[str, Any] | None = None  # the last view sent
    known: dict[str, Any] | None = None  # the values to which changes apply, held by all clients; None: they differ
    table: tuple[TableInfo, Clocks] | None = None  # the state of the table, as all clients hold it; None: they differ

    def post(self, make: Callable[[int], Numbered], changed: Callable[[int], Changed] | None = None) -> Post:
        """Number a message, keep it and return it; `changed` makes it for clients that want changes."""
        self.seq += 1
        message = make(self.seq)
        data = encode(message)
        changes = data if changed is None else encode(changed(self.seq))
        _keep(self.kept, data)
        _keep(self.kept_changes, changes)
        return Post(self.viewer, message, data, changes)

    def since(self, after: int, *, changes: bool = False) -> list[bytes] | None:
        """Return the messages after number `after`; None if some are no longer kept."""
        kept, missing = self.kept_changes if changes else self.kept, self.seq - after
        if not 0 <= missing <= len(kept):
            return None
        return list(kept)[len(kept) - missing :]


def _keep(kept: deque[bytes], data: bytes) -> None:
    kept.append(data)
    while len(kept) > 1 and sum(map(len, kept)) > KEPT_BYTES:
        kept.popleft()
