"""Homoglyphs: names that look alike, by Unicode's list of confusables (UTS 39), by case and by invisible characters."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

LIST = Path(__file__).with_name("confusables.txt")
# Signs without any looks of their own, beside the category Cf: joiners, fillers, selectors of variants.
UNSEEN = frozenset([0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0])
SELECTORS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0000, 0xE1000))
BARS = str.maketrans("i1|", "lll")  # what is left of them once case makes no difference


def skeleton(name: str) -> str:
    """Return the skeleton of a name: two names with the same skeleton look alike.

    It is for comparison, not for display.
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if _seen(sign))
    for _ in range(2):  # capitals look otherwise than small letters
        seen = _plain(seen).casefold()
    return "".join(unicodedata.normalize("NFD", seen).translate(BARS).split())


def _plain(text: str) -> str:
    return "".join(_prototypes().get(sign, sign) for sign in unicodedata.normalize("NFD", text))


def _seen(sign: str) -> bool:
    point = ord(sign)
    return unicodedata.category(sign) != "Cf" and point not in UNSEEN and not any(point in some for some in SELECTORS)


@cache
def _prototypes() -> dict[str, str]:
    """Return the prototype of every confusable character."""
    found = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            prototype, *signs = (_text(points) for points in line.split())
            found.update(dict.fromkeys(signs, prototype))
    return found


def _text(points: str) -> str:
    return "".join(chr(int(point, 16)) for point in points.split("+"))
