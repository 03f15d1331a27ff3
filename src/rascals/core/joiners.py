"""Joiners: where a zero-width joiner or non-joiner belongs to a word or an emoji, by Unicode's rules for identifiers.

UAX 31 lets them stand where they change what is seen (rules A1, A2, B): between letters that would else join, as in
Persian; after the sign that kills a vowel, as in Devanagari. Between two pictures a joiner makes one of them (UTS 51).
Anywhere else nobody sees them.
"""

from __future__ import annotations

import re
import unicodedata

NON_JOINER, JOINER = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of signs that kill a vowel

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

# What emoji are joined of: the blocks that hold them, without the colours of skin, which follow a picture.
_PICTURE = "[\u2194\u2195\u2600-\u27bf\u2b05-\u2b07\u2b1b\u2b1c\U0001f300-\U0001f3fa\U0001f400-\U0001faff]"
_BEFORE_JOINER = re.compile(f"{_PICTURE}[\ufe0f\U0001f3fb-\U0001f3ff]?$")
_AFTER_JOINER = re.compile(_PICTURE)


def belongs(text: str, place: int) -> bool:
    """Tell whether the joiner at a place of a text in NFC is one that changes what is seen."""
    before, sign, after = text[:place], text[place], text[place + 1 :]
    if sign == JOINER and _BEFORE_JOINER.search(before) and _AFTER_JOINER.match(after):
        return True
    if unicodedata.combining(before[-1:] or " ") == VIRAMA:
        return _after_virama(_base(before), sign, after)
    follows = _JOINS_BACK.match(after) is not None
    letter = _base(before)
    return (
        sign == NON_JOINER and follows and _JOINS_ON.match(letter) is not None and _script(letter) == _script(after[0])
    )


def _after_virama(letter: str, sign: str, after: str) -> bool:
    """Rules A2 and B: a letter of the script comes before, and one after; or, after a joiner, the end of the word."""
    if unicodedata.category(letter or " ") != "Lo":
        return False
    if unicodedata.category(after[:1] or " ") == "Lo":
        return _script(letter) == _script(after[0])
    return sign == JOINER and unicodedata.category(after[:1] or " ") == "Zs"


def _base(text: str) -> str:
    """Return the letter that a text ends with, marks aside; empty where there is none."""
    for sign in reversed(text):
        if unicodedata.category(sign)[0] != "M":
            return sign
    return ""


def _script(letter: str) -> str:
    """Return the script of a letter, which its name begins with."""
    return unicodedata.name(letter, "").partition(" ")[0]
