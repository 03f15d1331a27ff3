"""What a server offers beside its tables if its owner has plugged it in."""

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
    """What is plugged in; None where a server does not offer it.

    signer: signs saved games, which are unsigned without it. sealing: for keyrings. push, mail: the ways to notify
    people. html: returns the rules help, given in Markdown, as HTML. qr_code: returns the SVG of a link. own_address:
    returns this machine's address on its network, None if it is in none.
    """

    signer: type[Signer] | None = None
    sealing: Sealing | None = None
    push: Push | None = None
    mail: Mail | None = None
    html: Callable[[str], str] | None = None
    qr_code: Callable[[str], bytes] | None = None
    own_address: Callable[[], str | None] = lambda: None


def offered(extra: T | None) -> T:
    """Return what is plugged in; `Problem` if it is not, as for a path that there is not."""
    if extra is None:
        raise Problem("not_found", "not-found")
    return extra
