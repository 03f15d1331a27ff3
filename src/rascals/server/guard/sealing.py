"""Seats' tokens under a secret link: sealed with the link, so that what is kept opens nothing without it."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

NONCE = 12


def seal(link: str, table: str, token: str) -> bytes:
    """Return a seat's token sealed with a link, for this table alone."""
    nonce = os.urandom(NONCE)
    return nonce + AESGCM(_key(link)).encrypt(nonce, token.encode(), table.encode())


def unseal(link: str, table: str, sealed: bytes) -> str | None:
    """Return the token that was sealed; None with another link, for another table, or if it was changed."""
    try:
        return AESGCM(_key(link)).decrypt(sealed[:NONCE], sealed[NONCE:], table.encode()).decode()
    except (InvalidTag, ValueError):
        return None


def _key(link: str) -> bytes:
    return HKDF(SHA256(), 32, None, b"rascals keyring").derive(urlsafe_b64decode(link + "="))
