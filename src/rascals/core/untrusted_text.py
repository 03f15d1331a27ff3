"""Untrusted text: which characters (controls, bidirectional overrides) are more than text, and how they are escaped.

A name, a line of talk, a file's name or a word of a saved game may contain anything. A terminal executes some
characters as commands: to move the cursor, to erase, to set the window title, to reverse the text. Rascals refuses them
in input and escapes them as code points in output. All code that reads or shows such text uses this module.

Joiners are invisible, too, but belong in some words and emoji. UAX 31 allows them where they change what is displayed
(rules A1, A2, B): between letters that would otherwise join, as in Persian; after a virama, which suppresses a vowel,
as in Devanagari. Between two pictures a joiner makes them one (UTS 51). Anywhere else they have no visible effect.
"""

from __future__ import annotations

import re
import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of viramas

# Letters of Arabic, Syriac, N'Ko and Mandaic by whether they join to both sides, or only to the one before them: values
# D and R of Joining_Type for U+0620 to U+08FF, where no letter is of type L; from DerivedJoiningType.txt 18.0.0,
# © Unicode, Inc., https://www.unicode.org/license.txt.
_BOTH = (
    r"\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649-\u064a\u066e-\u066f\u0678-\u0687\u069a-\u06bf"
    r"\u06c1-\u06c2\u06cc\u06ce\u06d0-\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d\u071f-\u0727\u0729\u072b"
    r"\u072d-\u072e\u074e-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f\u07ca-\u07ea\u0841-\u0845"
    r"\u0848\u084a-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088d\u088f\u08a0-\u08a9\u08af-\u08b0\u08b3-\u08b8"
    r"\u08ba-\u08c8"
)
_BEFORE = (
    r"\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf"
    r"\u06d2-\u06d3\u06d5\u06ee-\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f\u074d\u0759-\u075b\u076b-\u076c"
    r"\u0771\u0773-\u0774\u0778-\u0779\u0840\u0846-\u0847\u0849\u0854\u0856-\u0858\u0867\u0869-\u086a\u0870-\u0882\u088e"
    r"\u08aa-\u08ac\u08ae\u08b1-\u08b2\u08b9"
)
_JOINS_ON, _JOINS_BACK = re.compile(f"[{_BOTH}]"), re.compile(f"[{_BOTH}{_BEFORE}]")

# The blocks of the pictures that emoji are joined from, without skin tones, which follow a picture.
_PICTURE = "[\u2194\u2195\u2600-\u27bf\u2b05-\u2b07\u2b1b\u2b1c\U0001f300-\U0001f3fa\U0001f400-\U0001faff]"
_BEFORE_JOINER = re.compile(f"{_PICTURE}[\ufe0f\U0001f3fb-\U0001f3ff]?$")
_AFTER_JOINER = re.compile(_PICTURE)


def belongs(text: str, place: int) -> bool:
    """Return whether the joiner at a place of a text in NFC changes what is displayed."""
    before, char, after = text[:place], text[place], text[place + 1 :]
    if char == JOINER and _BEFORE_JOINER.search(before) and _AFTER_JOINER.match(after):
        return True
    if unicodedata.combining(before[-1:] or " ") == VIRAMA:
        return _after_virama(_base(before), char, after)
    follows = _JOINS_BACK.match(after) is not None
    letter = _base(before)
    return (
        char == NON_JOINER and follows and _JOINS_ON.match(letter) is not None and _script(letter) == _script(after[0])
    )


def _after_virama(letter: str, char: str, after: str) -> bool:
    """Rules A2 and B: a letter of the script comes before, and one after; or, after a joiner, the end of the word."""
    if unicodedata.category(letter or " ") != "Lo":
        return False
    if unicodedata.category(after[:1] or " ") == "Lo":
        return _script(letter) == _script(after[0])
    return char == JOINER and unicodedata.category(after[:1] or " ") == "Zs"


def _base(text: str) -> str:
    """Return the letter that a text ends with, marks aside; empty if there is none."""
    for char in reversed(text):
        if unicodedata.category(char)[0] != "M":
            return char
    return ""


def _script(letter: str) -> str:
    """Return the script of a letter, which its name begins with."""
    return unicodedata.name(letter, "").partition(" ")[0]


# Control characters (C0, DELETE, C1), line and paragraph separators, directional marks and overrides, surrogates.
# A list and not a category: what a file may contain must not depend on the Unicode version of Python.
_STEERING = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff"
STEERING = re.compile(f"[{_STEERING}]")
_STEERING_IN_LINES = re.compile(f"(?!\n)[{_STEERING}]")
# Letters and symbols that show nothing, beside the categories Cc, Cf, Cn, Co, Cs.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
JOINERS = frozenset({NON_JOINER, JOINER})  # needed inside words of some scripts and inside emoji
LONGEST = 200  # characters of a value that an error repeats
VAST = 10**18  # larger than any meaningful number; longer ones are read as this


def whole_number(text: str) -> int | None:
    """Return the integer that somebody typed; None for other text. A very large one becomes `VAST`.

    Python's own `int` raises an error for thousands of digits.
    """
    if not (text.isascii() and text.isdecimal()):
        return None
    digits = text.lstrip("0")
    return VAST if len(digits) > len(str(VAST)) else min(VAST, int(digits or "0"))


def point(char: str) -> str:
    """Return the name of an invisible character: `U+202E`."""
    return f"U+{ord(char):04X}"


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
    """Return an argument as errors repeat it: with invisible characters escaped, and truncated."""
    given = str(text)
    if len(given) > LONGEST:
        given = given[:LONGEST] + " …"
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in given)


def normal(text: str) -> str:
    """Return a text in normal form: NFC, each run of white space as one space, none at the ends."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(" " if unicodedata.category(char) == "Zs" else char for char in text)


def unseen(text: str, *, joiners: bool) -> str | None:
    """Return the first invisible character, such as `U+200B`, or control character; None if there is none.

    `joiners`: whether joiners are allowed anywhere, and not only where Unicode's rules allow them.
    """
    for place, char in enumerate(text):
        if char in JOINERS and (joiners or belongs(text, place)):
            continue
        if char in INVISIBLE or unicodedata.category(char)[0] == "C":
            return point(char)
    return None


def visible(text: str) -> bool:
    """Return whether a text has any letter, number, punctuation or symbol."""
    return any(unicodedata.category(char)[0] in "LNPS" for char in text)


def longest_marks(text: str) -> int:
    """Return the largest number of combining marks on one letter."""
    longest = run = 0
    for char in text:
        run = run + 1 if unicodedata.category(char)[0] == "M" else 0
        longest = max(longest, run)
    return longest
