"""Output for encodings that lack signs, as consoles and pipes of Windows have them: the nearest sign, never an error.

A handler of encoding errors as of `codecs` (PEP 293): it puts something similar in place of what cannot be encoded.
"""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

HANDLER = "rascals-nearest"

# As wide as what they stand for where a board may be drawn with them.
NEAREST = {
    "\N{MINUS SIGN}": "-",
    "\N{HYPHEN}": "-",
    "\N{NON-BREAKING HYPHEN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{SOFT HYPHEN}": "",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "«": '"',
    "»": '"',
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{SINGLE LOW-9 QUOTATION MARK}": "'",
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}": "<",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}": ">",
    "…": "...",
    "★": "*",
    "☆": "*",
    "•": "*",
    "·": ".",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
    "▶": ">",
    "▸": ">",
    "◂": "<",
    "▲": "^",
    "△": "^",
    "●": "@",
    "○": "o",
    "◆": "#",
    "◇": "o",
    "■": "#",
    "□": "o",
    "░": ".",
    "✓": "v",
    "✗": "x",
    "\N{MULTIPLICATION SIGN}": "x",
    "±": "+/-",
    "≤": "<=",
    "≥": ">=",
    "\N{FRACTION SLASH}": "/",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
}
UNKNOWN = "?"


def nearest(sign: str) -> str:
    """Return what comes nearest to a sign in ASCII, which every encoding has; a question mark where nothing does."""
    found = (told for told in (NEAREST.get(sign), _line(sign), _plain(sign)) if told is not None and told.isascii())
    return next(found, UNKNOWN)


def _line(sign: str) -> str | None:
    """Return what a line or a corner of a drawing becomes."""
    name = unicodedata.name(sign, "")
    if not name.startswith("BOX DRAWINGS"):
        return None
    lies, stands = "HORIZONTAL" in name, "VERTICAL" in name
    return "-" if lies and not stands else "|" if stands and not lies else "+"


def _plain(sign: str) -> str | None:
    """Return a letter without its accents, or what a compatible sign is made of."""
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    return None if parts == [sign] or not parts else "".join(NEAREST.get(part, part) for part in parts)


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(nearest(sign) for sign in lacking), error.end


codecs.register_error(HANDLER, _handle)


def has_all_signs(stream: TextIO) -> bool:
    """Return whether a stream can hold every text: one of Unicode, or one that encodes nothing."""
    encoding = getattr(stream, "encoding", None)
    return encoding is None or codecs.lookup(encoding).name.startswith("utf")
