"""Encryption at rest of seats' tokens: with a key from a secret link, so that the database alone gives no access."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

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
