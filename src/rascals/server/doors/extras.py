"""Optional features that a server's owner can plug in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from rascals.server.calling.ways import Mail, Push
from rascals.server.doors.problems import Problem

if TYPE_CHECKING:
    from rascals.signing import Signer

T = TypeVar("T")


class Sealing(Protocol):
    """Encrypts the tokens of seats for a secret link; `rascals.server.guard.sealing`."""

    def seal(self, link: str, table: str, token: str) -> bytes:
        """Return a seat's token encrypted with a link, valid for this table only."""

    def unseal(self, link: str, table: str, sealed: bytes) -> str | None:
        """Return the decrypted token; None with another link, for another table, or if the data was changed."""


@dataclass(frozen=True)
class Extras:
    """The features of a server; None for those it does not offer.

    signer: signs saved games, which are unsigned without it. sealing: for keyrings. push, mail: the ways to notify
    people. html: converts the rules help from Markdown to HTML. qr_code: returns the SVG of a link. own_address:
    returns this machine's address on its network, None if it is not on one.
    """

    signer: type[Signer] | None = None
    sealing: Sealing | None = None
    push: Push | None = None
    mail: Mail | None = None
    html: Callable[[str], str] | None = None
    qr_code: Callable[[str], bytes] | None = None
    own_address: Callable[[], str | None] = lambda: None


def offered(extra: T | None) -> T:
    """Return a feature that is offered; otherwise `Problem`, as for a path that does not exist."""
    if extra is None:
        raise Problem("not_found", "not-found")
    return extra
