"""What people write, cleaned: one normal form, no invisible or direction-changing characters."""

from __future__ import annotations

import unicodedata

from rascals.server.guard.refusal import Invalid

NAME_LENGTH = 24
CHAT_LENGTH = 300
MARKS = 4
# Letters and symbols that show nothing, beside the categories Cc, Cf, Cn, Co, Cs.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
JOINERS = frozenset("\u200c\u200d")  # needed inside words of some scripts and inside emoji


def clean_name(text: str) -> str:
    """Return a nickname in its one stored form: NFC, single blanks, 1 to 24 visible characters."""
    name = _clean(text, "name", NAME_LENGTH, frozenset())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Invalid("error-name-empty", "a name needs at least one visible character")
    return name


def clean_chat(text: str) -> str:
    """Return a line of talk in its one stored form: NFC, one line, 1 to 300 characters."""
    line = _clean(text, "chat", CHAT_LENGTH, JOINERS)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in line):
        raise Invalid("error-chat-empty", "there is nothing to say in this message")
    return line


def _clean(text: str, what: str, length: int, allowed: frozenset[str]) -> str:
    if len(text) > 8 * length:  # normalising is not for free: refuse the absurd first
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    text = "".join(" " if unicodedata.category(c) == "Zs" else c for c in text)
    if len(text) > length:
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    for sign in text:
        if sign in INVISIBLE or (unicodedata.category(sign)[0] == "C" and sign not in allowed):
            point = f"U+{ord(sign):04X}"
            raise Invalid(f"error-{what}-hidden", f"the character {point} cannot be seen", sign=point)
    if _longest_marks(text) > MARKS:
        raise Invalid(f"error-{what}-marks", f"at most {MARKS} accents on one letter", limit=MARKS)
    return text


def _longest_marks(text: str) -> int:
    longest = run = 0
    for sign in text:
        run = run + 1 if unicodedata.category(sign)[0] == "M" else 0
        longest = max(longest, run)
    return longest
