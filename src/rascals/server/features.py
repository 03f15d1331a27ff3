"""Features of an owner's server that need libraries or an operating system; see `Extras`."""

from __future__ import annotations

import os
import socket
from base64 import urlsafe_b64decode
from io import BytesIO
from itertools import pairwise

import segno
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rascals.server.settings import is_loopback
from rascals.words.sources import ASKED

# ---------------------------------------------------------------- tokens under secret links
# Encryption at rest of seats' tokens: with a key from a secret link, so that the database alone gives no access.

NONCE = 12


def seal(link: str, table: str, token: str) -> bytes:
    """Return a seat's token encrypted with a link, valid for this table only."""
    nonce = os.urandom(NONCE)
    return nonce + AESGCM(_key(link)).encrypt(nonce, token.encode(), table.encode())


def unseal(link: str, table: str, sealed: bytes) -> str | None:
    """Return the decrypted token; None with another link, for another table, or if the data was changed."""
    try:
        return AESGCM(_key(link)).decrypt(sealed[:NONCE], sealed[NONCE:], table.encode()).decode()
    except (InvalidTag, ValueError):
        return None


def _key(link: str) -> bytes:
    return HKDF(SHA256(), 32, None, b"rascals keyring").derive(urlsafe_b64decode(link + "="))


def html(text: str) -> str:
    """Return the rules help as HTML, from Markdown; marks after headings become the attribute `data-asked`."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for heading, inline in pairwise(tokens):
        mark = ASKED.search(inline.content) if heading.type == "heading_open" else None
        if mark is not None and inline.children:
            heading.attrSet("data-asked", mark[1].replace("#", ""))
            inline.children[-1].content = ASKED.sub("", inline.children[-1].content)
    return str(reader.renderer.render(tokens, reader.options, {}))


def qr_code(link: str) -> bytes:
    """Return the QR code of a link, as an SVG picture."""
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False)
    return picture.getvalue()


def own_address() -> str | None:
    """Return this machine's address on its network, as the system would choose it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) else found
