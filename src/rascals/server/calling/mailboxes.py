"""Mail addresses: whether one is valid, and which of them reach the same mailbox."""

from __future__ import annotations

import re

from rascals.server.guard.refusal import Invalid

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
        raise Invalid("error-mail-address", "this is not a mail address such as ann@example.org")
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
