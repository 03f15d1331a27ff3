"""How cards are written: as a text, such as "5 gems"; in positions, a card without a kind as a number."""

from __future__ import annotations

from typing import Any

from rascals.core.errors import BadPosition, listed
from rascals.core.meaning import Cards, Counts
from rascals.core.reading import values
from rascals.games.goodcritters import box


def card_entry(name: str) -> int | str:
    """Return a card as a position writes it: its value, with its kind where it has one, or `fuzz`."""
    return int(name) if name.isdecimal() else name


def card_named(key: str, given: object) -> str:
    """Return the name of the card that an entry gives; BadPosition if there is no such card."""
    name = str(given).lower() if isinstance(given, int | str) and not isinstance(given, bool) else ""
    if name in box.CARD_NAMES and (isinstance(given, str) or given in box.VALUES):
        return name
    sentence = "{key}: cards are written 5, “5 gems” or “3 lookout”, the Fuzz “fuzz”, not {given!r}"
    raise BadPosition(sentence, "goodcritters-error-card", key=key, given=given)


def cards_of(key: str, given: Any, names: tuple[str, ...]) -> list[int]:
    """Return the cards that an entry lists, as indices into the `names` that are valid here."""
    found = [card_named(key, one) for one in values(key, given)]
    for name in found:
        if name == box.CARD_NAMES[box.FUZZ] and name not in names:
            raise BadPosition("{key}: the Fuzz lies in the pile only", "goodcritters-error-fuzz-elsewhere", key=key)
        if name not in names:
            raise BadPosition(f"{key}: one of {listed(names)}, not {card_entry(name)!r}")
    return [names.index(name) for name in found]


class Counted(Counts):
    """Counts by card, written as a list of cards."""

    def written(self, value: Any) -> list[int | str]:
        """Return the cards as a position has them."""
        return [card_entry(name) for name in self.told(value)]

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in any order."""
        found = cards_of(key, given, tuple(self.names))
        return [found.count(card) for card in range(len(self.names))]


class Lying(Cards):
    """A sequence of cards, in their order."""

    def written(self, value: Any) -> list[int | str]:
        """Return the cards as a position has them."""
        return [card_entry(self.told(card)) for card in value]

    def heard(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in their order."""
        return cards_of(key, given, tuple(self.names))


LOOT_COUNTS = Counted(box.CARD_NAMES[: box.LOOT])
PROMO_COUNTS = Counted(tuple(box.CARD_NAMES[card] for card in box.PROMO_CARDS))
IN_THE_PILE = Lying(box.CARD_NAMES, "bottom", first="top")
IN_THE_MIDDLE = Lying(box.CARD_NAMES[: box.LOOT], "lying")


def loot_rows(key: str, given: Any, size: int) -> list[list[int]]:
    """Read `size` lists of cards; return the counts by loot card of each."""
    return [LOOT_COUNTS.heard(f"{key}[{at}]", row, 0, 0) for at, row in enumerate(values(key, given, size))]
