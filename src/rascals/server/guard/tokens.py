"""Bearer tokens that prove a seat, and the codes by which people find a table.

A token has 256 random bits. Only its SHA-256 is ever stored, and it is compared in constant time. Codes for joining a
table are short, so that people can say them to friends; they come from the same random source, and the number of
guesses is limited.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from rascals.server.guard.requests import Invalid

CODE_LENGTH = 6
# No vowels, so that codes form no words, and no look-alikes: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
CODE_SIGNS = "CDFGHJKMNPQRTWXY34679"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> tuple[str, str]:
    """Return a fresh token (256 bits, URL-safe text) and its digest; only the digest may be stored."""
    token = secrets.token_urlsafe(32)
    return token, digest(token)


def token_from(secret: str, table: str) -> tuple[str, str]:
    """Return the token derived from a client's secret (32 random bytes, in hex) for a table, and its digest."""
    raw = hmac.digest(bytes.fromhex(secret), f"seat {table}".encode(), "sha256")
    token = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
    return token, digest(token)


def is_token(text: str) -> bool:
    """Return whether a text has the form of a token; it need not be valid for any seat."""
    return _TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """Return the SHA-256 of a token in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, expected: str) -> bool:
    """Return whether a token has this digest, in constant time."""
    return hmac.compare_digest(digest(token), expected)


def new_code() -> str:
    """Return a fresh six-character table code without look-alikes, such as ``K7MQ4T``."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """Return a code as it is stored: upper case, without the blanks and hyphens people type."""
    code = re.sub(r"[\s-]+", "", text).upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_SIGNS):
        text = f"a table code has {CODE_LENGTH} of the signs {CODE_SIGNS}"
        raise Invalid("error-code-form", text, signs=CODE_SIGNS)
    return code
