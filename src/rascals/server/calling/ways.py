"""The ways to notify somebody, the messages sent on them, and the outcomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol

from rascals.server.store import CallerRow


@dataclass(frozen=True)
class Outcome:
    """`sent`; `gone`: the address no longer exists; `refused`: it will not be accepted; `later`: try again.

    `status`: the other end's answer, for the log, without personal data. `wait`: the seconds it asks to wait.
    """

    kind: Literal["sent", "gone", "refused", "later"]
    status: str
    wait: float = 0.0


@dataclass(frozen=True)
class Letter:
    """A mail to send: `stop` is the URL that unsubscribes by one click; `key` identifies it, against duplicates."""

    subject: str
    text: str
    stop: str
    key: str = field(repr=False)


class Push(Protocol):
    """The push services of browsers."""

    @property
    def key(self) -> str:
        """The public key with which browsers subscribe."""

    def keys_for(self, endpoint: str, p256dh: str, auth: str) -> str:
        """Return a browser's keys as they are stored; `Invalid` if its endpoint, ValueError if its keys are not."""

    async def send(self, caller: CallerRow, payload: bytes, about: str) -> Outcome:
        """Send a notice; it replaces undelivered ones about the same table (`about`)."""


class Mail(Protocol):
    """A mail server."""

    async def send(self, address: str, letter: Letter) -> Outcome:
        """Send a mail; the outcome does not contain the address."""
