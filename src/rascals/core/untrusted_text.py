"""Untrusted text: which characters (controls, bidirectional overrides) are more than text, and how they are escaped.

A name, a line of talk, a file's name or a word of a saved game may contain anything. A terminal executes some
characters as commands: to move the cursor, to erase, to set the window title, to reverse the text. Rascals refuses them
in input and escapes them as code points in output. All code that reads or shows such text uses this module.
"""

from __future__ import annotations

import re
import unicodedata

from rascals.core.joiners import JOINER, NON_JOINER, belongs

# Control characters (C0, DELETE, C1), ends of lines and paragraphs, marks and overrides of direction, half characters.
# A list and not a category: what a file may hold must not depend on how new Python's tables of Unicode are.
_STEERING = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff"
STEERING = re.compile(f"[{_STEERING}]")
_STEERING_IN_LINES = re.compile(f"(?!\n)[{_STEERING}]")
# Letters and symbols that show nothing, beside the categories Cc, Cf, Cn, Co, Cs.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
JOINERS = frozenset({NON_JOINER, JOINER})  # needed inside words of some scripts and inside emoji
LONGEST = 200  # characters of a value that an error repeats
VAST = 10**18  # more than any number that counts for something; longer ones are read as this


def whole_number(text: str) -> int | None:
    """Return the integer that somebody typed; None if it is none. A very large one becomes `VAST`.

    Python's `int` refuses thousands of digits with an error of its own.
    """
    if not (text.isascii() and text.isdecimal()):
        return None
    digits = text.lstrip("0")
    return VAST if len(digits) > len(str(VAST)) else min(VAST, int(digits or "0"))


def point(sign: str) -> str:
    """Return the name of an invisible character: `U+202E`."""
    return f"U+{ord(sign):04X}"


def steering(text: str) -> str | None:
    """Return the first control or bidirectional character, such as `U+001B`; None if there is none."""
    found = STEERING.search(text)
    return None if found is None else point(found[0])


def shown(text: str) -> str:
    """Return a text for use within one line: control characters are escaped as code points."""
    return STEERING.sub(_written, text)


def shown_lines(text: str) -> str:
    """Return a text of several lines like `shown`, but keep its line feeds."""
    return _STEERING_IN_LINES.sub(_written, text)


def _written(found: re.Match[str]) -> str:
    return repr(found[0])[1:-1]


def printable(text: object) -> str:
    """Return an argument for repetition in an error: invisible characters escaped, and truncated."""
    given = str(text)
    if len(given) > LONGEST:
        given = given[:LONGEST] + " …"
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in given)


def normal(text: str) -> str:
    """Return a text in normal form: NFC, runs of white space as one space, none at the ends."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text)


def unseen(text: str, *, joiners: bool) -> str | None:
    """Return the first invisible character, such as `U+200B`, or control character; None if there is none.

    `joiners`: whether joiners are allowed anywhere, and not only where Unicode's rules allow them.
    """
    for place, sign in enumerate(text):
        if sign in JOINERS and (joiners or belongs(text, place)):
            continue
        if sign in INVISIBLE or unicodedata.category(sign)[0] == "C":
            return point(sign)
    return None


def visible(text: str) -> bool:
    """Tell whether a text has any letter, number, punctuation or symbol."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def longest_marks(text: str) -> int:
    """Return the largest number of combining marks on one letter."""
    longest = run = 0
    for sign in text:
        run = run + 1 if unicodedata.category(sign)[0] == "M" else 0
        longest = max(longest, run)
    return longest
