"""Input normalisation: people's texts in Unicode NFC, limited in length, without what `core.untrusted_text` forbids."""

from __future__ import annotations

from rascals.core.untrusted_text import longest_marks, normal, unseen, visible
from rascals.server.guard.refusal import Invalid
from rascals.table.messages import Phrase

NAME_LENGTH = 24
CHAT_LENGTH = 300
MARKS = 4


def clean_name(text: str) -> str:
    """Return a nickname in its one stored form: NFC, single blanks, 1 to 24 visible characters."""
    name = _clean(text, "name", NAME_LENGTH, joiners=False)
    if not visible(name):
        raise Invalid("error-name-empty", "a name needs at least one visible character")
    return name


def clean_chat(text: str) -> str:
    """Return a line of talk in its one stored form: NFC, one line, 1 to 300 characters."""
    line = _clean(text, "chat", CHAT_LENGTH, joiners=True)
    if not visible(line):
        raise Invalid("error-chat-empty", "there is nothing to say in this message")
    return line


def clean_talk(text: str, phrase: Phrase | None) -> str:
    """Return the text of a line of talk in its stored form; an empty one for a phrase, which has no text."""
    if phrase is None:
        return clean_chat(text)
    if text:
        raise Invalid("error-phrase-text", "a line is a text or a phrase, not both")
    return ""


def _clean(text: str, what: str, length: int, *, joiners: bool) -> str:
    if len(text) > 8 * length:  # normalising takes time: refuse absurd lengths first
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    text = normal(text)
    if len(text) > length:
        raise Invalid(f"error-{what}-long", f"at most {length} characters, not {len(text)}", limit=length)
    sign = unseen(text, joiners=joiners)
    if sign is not None:
        raise Invalid(f"error-{what}-hidden", f"the character {sign} cannot be seen", sign=sign)
    if longest_marks(text) > MARKS:
        raise Invalid(f"error-{what}-marks", f"at most {MARKS} accents on one letter", limit=MARKS)
    return text
