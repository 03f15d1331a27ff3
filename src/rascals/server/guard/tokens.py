"""Tokens that prove a seat, and the codes by which people find a table.

A token is random, of 256 bits. Only its SHA-256 is ever stored, and the comparison takes the same time whatever is
given. Codes to join a table are short, for telling a friend; they are drawn from the same source and guarded by a
limit on guesses.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from rascals.server.guard.refusal import Invalid

CODE_LENGTH = 6
# Neither vowels (no words) nor anything that looks like another sign: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
CODE_SIGNS = "CDFGHJKMNPQRTWXY34679"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> tuple[str, str]:
    """Return a fresh token (256 bits, URL-safe text) and its digest; only the digest may be stored."""
    token = secrets.token_urlsafe(32)
    return token, digest(token)


def is_token(text: str) -> bool:
    """Whether a text has the form of a seat's token; it may still be nobody's."""
    return _TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """The SHA-256 of a token in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, expected: str) -> bool:
    """Whether a token has this digest; takes the same time for every token."""
    return hmac.compare_digest(digest(token), expected)


def new_code() -> str:
    """A fresh six-character table code without look-alikes, such as ``K7MQ4T``."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """Return a code as it is stored: upper case, without the blanks and hyphens people type."""
    code = re.sub(r"[\s-]+", "", text).upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_SIGNS):
        text = f"a table code has {CODE_LENGTH} of the signs {CODE_SIGNS}"
        raise Invalid("error-code-form", text, signs=CODE_SIGNS)
    return code
