"""What is sent to somebody whose turn it is, and with what outcome.

A notice names only the table where it is their turn, and the others there. Mail addresses are also checked here.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Literal

from rascals.server.guard.requests import Invalid
from rascals.server.store import Notice
from rascals.table import Table
from rascals.words import Words

# ---------------------------------------------------------------- mails and outcomes


@dataclass(frozen=True)
class DeliveryOutcome:
    """`sent`; `gone`: the address no longer exists; `refused`: it will not be accepted; `later`: try again.

    `status`: the other side's answer, for the log, without personal data. `wait`: the seconds it asks to wait.
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


# ---------------------------------------------------------------- mail addresses
# Mail addresses: whether one is valid, and which of them reach the same mailbox.

LONGEST = 254
# Letters, digits and the special characters of mail addresses; no quotes, no comments, and nothing that ends a line.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+"
                     r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])")  # fmt: skip


def clean_address(text: str) -> str:
    """Return a mail address as it is stored, its domain in lower case; `Invalid` if it is not valid.

    Addresses with `=?` are refused: that begins an encoded word in a header (RFC 2047) and decodes to another address.
    """
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address or "=?" in address:
        raise Invalid("error-mail-address", "this is not an email address such as ann@example.org")
    local, _, domain = address.rpartition("@")
    return f"{local}@{domain.lower()}"


# Providers that ignore dots in a mailbox's name, and their other domains for the same mailboxes.
DOTLESS = {
    **dict.fromkeys(("gmail.com", "googlemail.com"), "gmail.com"),
    **dict.fromkeys(("proton.me", "protonmail.com", "pm.me"), "proton.me"),
}


def mailbox(address: str) -> str:
    """Return the canonical form of a mail address; all addresses with this form reach the same mailbox."""
    local, _, domain = address.lower().rpartition("@")
    name = local.partition("+")[0]
    return f"{name.replace('.', '')}@{DOTLESS[domain]}" if domain in DOTLESS else f"{name}@{domain}"


# ---------------------------------------------------------------- texts
# The texts, in the reader's language.


def pushed(notice: Notice, table: Table, base_path: str) -> bytes:
    """Return what the service worker shows, as JSON: title, body, the page to open, the tag of notices to replace."""
    words = Words(notice.caller.language)
    game = words.text(table.header.game)
    found = {
        "title": words.text("call-turn", game=game),
        "body": _with(words, notice, table),
        "url": f"{base_path}/t/{table.header.id}",
        "tag": f"turn-{table.header.id}",
    }
    return json.dumps(found, ensure_ascii=False).encode()


def letter(notice: Notice, table: Table | None, base: str) -> Letter:
    """Return the mail for a turn, or for confirming the address. `base`: the server's URL."""
    words = Words(notice.caller.language)
    base = base.rstrip("/")
    page = f"{base}/called/{notice.caller.id}"
    stop = f"{base}/api/v1/callers/{notice.caller.id}/stop"
    if table is None:
        text = words.text("call-mail-confirm", page=page, server=base)
        return Letter(words.text("call-mail-confirm-subject"), text, stop, notice.key)
    game = words.text(table.header.game)
    name = table.header.id
    values = {"with_whom": _with(words, notice, table), "link": f"{base}/t/{name}", "page": f"{page}?table={name}"}
    text = words.text("call-mail-turn", **values)
    return Letter(words.text("call-turn", game=game), text, stop, notice.key)


def _with(words: Words, notice: Notice, table: Table) -> str:
    """Return the sentence that says with whom the reader sits at the table."""
    others = [holder.name or "" for holder in table.seats if holder.seat != notice.seat]
    return words.text("call-turn-with", names=words.list(others))
