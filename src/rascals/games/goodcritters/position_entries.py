"""Entries of a position that GoodCritters writes its own way: cards, gifts, and lists in which null may stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rascals.core.errors import BadPosition, listed
from rascals.core.reading import Reader
from rascals.games.goodcritters import notation
from rascals.games.goodcritters.box import CARD_NAMES, FUZZ, IS_PROMO, VALUES
from rascals.games.goodcritters.state import HIDDEN, MANNERS


def card_entry(card: int) -> int | str:
    """Return a card as a position writes it: its value, with its kind where it has one, or `fuzz`."""
    name = CARD_NAMES[card]
    return int(name) if name.isdecimal() else name


class Entries(Reader):
    """A Reader that knows cards. Every fault is a BadPosition that names the entry and what it may be."""

    @classmethod
    def of(cls, where: str, data: Any, keys: Iterable[str]) -> Entries:
        """Return the entries of an object within a position; they are named `where.key`."""
        names = list(keys)
        if not isinstance(data, Mapping):
            sentence = "{key}: an object with exactly the entries {valid}, not {given!r}"
            raise BadPosition(sentence, "entry-object", key=where, valid=listed(names), given=data)
        return cls({f"{where}.{key}": value for key, value in data.items()}, [f"{where}.{key}" for key in names])

    def cards(self, key: str, default: Any = None) -> list[int]:
        """Return a list of cards; the Fuzz may be among them."""
        return [_card(key, value) for value in self.values(key, None, default)]

    def loot(self, key: str, size: int, default: Any = None) -> list[list[int]]:
        """Return `size` lists of loot cards."""
        rows = self.values(key, size, default)
        return [_inner(f"{key}[{at}]", row).loot_row(f"{key}[{at}]") for at, row in enumerate(rows)]

    def loot_row(self, key: str, default: Any = None) -> list[int]:
        """Return a list of loot cards."""
        cards = self.cards(key, default)
        if FUZZ in cards:
            raise BadPosition("{key}: the Fuzz lies in the pile only", "goodcritters-error-fuzz-elsewhere", key=key)
        return cards

    def promos(self, key: str, size: int) -> list[list[int]]:
        """Return `size` lists of promo cards."""
        rows = self.loot(key, size, [[]] * size)
        for card in (card for row in rows for card in row):
            if not IS_PROMO[card]:
                valid = listed(name for other, name in enumerate(CARD_NAMES[:FUZZ]) if IS_PROMO[other])
                raise _no_choice(key, valid, card_entry(card))
        return rows

    def seats(self, key: str, players: int, nobody: int) -> list[int]:
        """Return a seat or null (`nobody`) for each of the players."""
        values = enumerate(self.values(key, players))
        rows = [(f"{key}[{at}]", value) for at, value in values]
        return [nobody if value is None else _inner(at, value).number(at, 0, players - 1) for at, value in rows]

    def choices(self, key: str, size: int, names: Sequence[str], nothing: int) -> list[int]:
        """Return `size` places among the valid `names`, `nothing` for null."""
        rows = [(f"{key}[{at}]", value) for at, value in enumerate(self.values(key, size))]
        return [nothing if value is None else _inner(at, value).choice(at, names) for at, value in rows]

    def gifts(self, key: str) -> tuple[int, list[int]]:
        """Return payoff cards and card * MANNERS + manner of each card of a list such as `["P2", "5", "4~", "3?"]`."""
        words = [_word(key, value) for value in self.values(key)]
        given = notation.read_items(words)
        if given is None:
            raise _no_gifts(key, self.data[key])
        return given[0], list(given[1])

    def wishes(self, key: str) -> tuple[int, list[int], int]:
        """Return payoff cards, card * 2 + manner of each card, and `?`s of a list such as `["P2", "4", "4~", "?"]`."""
        words = [_word(key, value) for value in self.values(key)]
        given = notation.read_items([word for word in words if word != notation.ANY])
        if given is None or any(gift % MANNERS == HIDDEN for gift in given[1]):
            raise _no_gifts(key, self.data[key])
        wishes = [gift // MANNERS * 2 + gift % MANNERS for gift in given[1]]
        return given[0], wishes, words.count(notation.ANY)


def too_many(where: str, most: int, given: int) -> BadPosition:
    """Say that an entry, or several, hold more cards than can be."""
    sentence = "{key}: at most {most} cards, not {given}"
    return BadPosition(sentence, "goodcritters-error-cards-most", key=where, most=most, given=given)


def _inner(key: str, value: Any) -> Entries:
    return Entries({key: value}, (key,))


def _card(key: str, value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value in VALUES:
        return CARD_NAMES.index(str(value))
    if isinstance(value, str) and value.lower() in CARD_NAMES:
        return CARD_NAMES.index(value.lower())
    sentence = "{key}: cards are written 5, “5 gems” or “3 lookout”, the Fuzz “fuzz”, not {given!r}"
    raise BadPosition(sentence, "goodcritters-error-card", key=key, given=value)


def _word(key: str, value: Any) -> str:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return str(value).lower()
    raise _no_gifts(key, value)


def _no_choice(key: str, valid: str, given: object) -> BadPosition:
    return BadPosition("{key}: one of {valid}, not {given!r}", "entry-choice", key=key, valid=valid, given=given)


def _no_gifts(key: str, given: object) -> BadPosition:
    sentence = "{key}: cards as in a move, such as P2, 5, 4g~, 3? (wanted: P2, 5, 4g~, ?), not {given!r}"
    return BadPosition(sentence, "goodcritters-error-gifts", key=key, given=given)
