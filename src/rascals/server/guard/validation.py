"""Validation of what clients send: JSON is decoded strictly, people's texts are normalised."""

from __future__ import annotations

import json
import math
import re
from typing import Any, TypeVar

import msgspec

from rascals.core.untrusted_text import longest_marks, normal, unseen, visible
from rascals.server.guard.requests import BAD, Invalid
from rascals.table.messages import Phrase

# ---------------------------------------------------------------- decoding
# Strict JSON decoding: limited depth, no NaN, no duplicate keys, no undeclared fields.

JSON_DEPTH = 8

T = TypeVar("T")
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")


def decode(body: bytes | str, kind: type[T] | Any) -> T:
    """Decode JSON strictly as a msgspec type (or a union of tagged ones); `Invalid` otherwise.

    More than 8 levels, NaN and infinities, duplicate keys in an object, invalid Unicode, and everything that the type
    does not declare are refused.
    """
    raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
    _check_depth(raw)
    try:
        json.loads(raw, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
        value: T = msgspec.json.decode(raw, type=kind)
    except Invalid:
        raise
    except msgspec.ValidationError as error:
        raise Invalid(BAD, f"the message is not as declared: {error}") from None
    except (ValueError, RecursionError):  # also msgspec.DecodeError, UnicodeDecodeError
        raise Invalid(BAD, "the message is not valid JSON") from None
    return value


def _check_depth(raw: bytes) -> None:
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > JSON_DEPTH:
            raise Invalid(BAD, f"at most {JSON_DEPTH} levels of JSON")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Invalid(BAD, "a key occurs twice in one object")
    return found


def _no_constant(name: str) -> float:
    raise Invalid(BAD, f"{name} is not a JSON number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise Invalid(BAD, "a number is too large")
    return value


# ---------------------------------------------------------------- cleaning
# Input normalisation: people's texts in Unicode NFC, limited in length, without what `core.untrusted_text` forbids.

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
        raise Invalid("error-chat-empty", "this message is empty")
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
