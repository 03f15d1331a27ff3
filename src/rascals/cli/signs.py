"""Output in encodings that lack characters, as on Windows consoles and pipes: the nearest one, never an error.

An error handler for `codecs` (PEP 293) that replaces each character that cannot be encoded by a similar one.
"""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

HANDLER = "rascals-nearest"

# Those with which boards are drawn have the same width as their replacements.
ALIKE = {
    "-": "−\N{HYPHEN}\N{NON-BREAKING HYPHEN}–—",
    '"': "“”„«»",
    "'": "‘’‚",
    "<": "‹←◂",
    ">": "›→▶▸",
    "^": "↑▲△",
    "v": "↓✓",
    "*": "★☆•",
    ".": "·░",
    "@": "●",
    "#": "◆■",
    "o": "○◇□",
    "x": "✗×",
    "/": "\N{FRACTION SLASH}",
    "": "\N{SOFT HYPHEN}",
}
NEAREST = {sign: ascii_text for ascii_text, signs in ALIKE.items() for sign in signs}
NEAREST |= {"…": "...", "±": "+/-", "≤": "<=", "≥": ">=", "ß": "ss", "æ": "ae", "œ": "oe"}
UNKNOWN = "?"


def nearest(sign: str) -> str:
    """Return the nearest ASCII text to a character; a question mark if there is none."""
    found = (text for text in (NEAREST.get(sign), _line(sign), _plain(sign)) if text is not None and text.isascii())
    return next(found, UNKNOWN)


def _line(sign: str) -> str | None:
    """Return the replacement of a box-drawing character; None for any other."""
    name = unicodedata.name(sign, "")
    if not name.startswith("BOX DRAWINGS"):
        return None
    horizontal, vertical = "HORIZONTAL" in name, "VERTICAL" in name
    return "-" if horizontal and not vertical else "|" if vertical and not horizontal else "+"


def _plain(sign: str) -> str | None:
    """Return a character's compatibility decomposition (NFKD) without accents; None if it has none."""
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    return None if parts == [sign] or not parts else "".join(NEAREST.get(part, part) for part in parts)


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(nearest(sign) for sign in lacking), error.end


codecs.register_error(HANDLER, _handle)


def has_all_signs(stream: TextIO) -> bool:
    """Return whether a stream accepts every text: its encoding is a UTF, or it has none."""
    encoding = getattr(stream, "encoding", None)
    return encoding is None or codecs.lookup(encoding).name.startswith("utf")
