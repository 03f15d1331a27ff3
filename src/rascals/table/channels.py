"""A channel carries what one viewer is told: numbered densely for that viewer, the last messages kept for a resume.

The numbers are each viewer's own. One counter for all would tell everybody that something was told to somebody.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rascals.table.messages import ChatLine, Numbered, encode

PAGE = 100  # lines of talk, and of the log, that are told at once; earlier ones are asked for
LOG_PAGE = 500  # lines of the log that are told when asked for
KEPT = 24  # messages a channel keeps; a longer gap is healed by a snapshot
KEPT_BYTES = 8 * 1024  # of them at most, beyond the last message: a snapshot is hardly larger

Viewer = int | None


@dataclass(frozen=True)
class Post:
    """A message for one viewer, with its bytes."""

    viewer: Viewer
    message: Numbered
    data: bytes


@dataclass
class Channel:
    """What one viewer has been told."""

    viewer: Viewer
    seq: int = 0
    kept: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    log: list[bytes] = field(default_factory=list)  # its entries as they are sent: objects take thrice the room
    read: int = 0  # deeds of the match that have been looked through for the log
    chat: list[ChatLine] = field(default_factory=list)
    first: int = 0  # of the table's talk, the line before which it has heard nothing
    heard: int = 0  # lines of the table's talk that have been looked through for the chat
    view: dict[str, Any] | None = None  # the last view told

    def post(self, make: Callable[[int], Numbered]) -> Post:
        """Number a message, keep it and hand it out."""
        self.seq += 1
        message = make(self.seq)
        data = encode(message)
        self.kept.append(data)
        while len(self.kept) > 1 and sum(map(len, self.kept)) > KEPT_BYTES:
            self.kept.popleft()
        return Post(self.viewer, message, data)

    def since(self, after: int) -> list[bytes] | None:
        """Return the messages after number `after`; None when they are no longer all there."""
        missing = self.seq - after
        if not 0 <= missing <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - missing :]
