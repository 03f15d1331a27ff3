"""Loot that a position lists as moves do: what payoffs hold, what offers give and want."""

from __future__ import annotations

from typing import Any

from rascals.core.errors import BadPosition
from rascals.core.reading import Reader
from rascals.games.goodcritters import notation
from rascals.games.goodcritters.state import HIDDEN, MANNERS


def gifts_of(reader: Reader, key: str) -> tuple[int, list[int]]:
    """Return payoff cards and card * MANNERS + manner of each card of a list such as `["P2", "5", "4~", "3?"]`."""
    words = [_word(key, value) for value in reader.values(key)]
    given = notation.read_items(words)
    if given is None:
        raise _no_gifts(key, reader.data[key])
    return given[0], list(given[1])


def wishes_of(reader: Reader, key: str) -> tuple[int, list[int], int]:
    """Return payoff cards, card * 2 + manner of each card, and `?`s of a list such as `["P2", "4", "4~", "?"]`."""
    words = [_word(key, value) for value in reader.values(key)]
    given = notation.read_items([word for word in words if word != notation.ANY])
    if given is None or any(gift % MANNERS == HIDDEN for gift in given[1]):
        raise _no_gifts(key, reader.data[key])
    wishes = [gift // MANNERS * 2 + gift % MANNERS for gift in given[1]]
    return given[0], wishes, words.count(notation.ANY)


def too_many(where: str, most: int, given: int) -> BadPosition:
    """Say that an entry, or several, hold more cards than can be."""
    sentence = "{key}: at most {most} cards, not {given}"
    return BadPosition(sentence, "goodcritters-error-cards-most", key=where, most=most, given=given)


def _word(key: str, value: Any) -> str:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return str(value).lower()
    raise _no_gifts(key, value)


def _no_gifts(key: str, given: object) -> BadPosition:
    sentence = "{key}: cards as in a move, such as P2, 5, 4g~, 3? (wanted: P2, 5, 4g~, ?), not {given!r}"
    return BadPosition(sentence, "goodcritters-error-gifts", key=key, given=given)
