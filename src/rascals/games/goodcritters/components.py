"""The cards of GoodCritters: their numbers, their notation, and checks of changed components and options.

The numbers on components are fields of the state. Loot is numbered by value from 5 down to 2, and within a value: the
card of no kind (only in positions made by hand), cash, gems, jewelry, paintings, sculptures, then promo cards. The Fuzz
comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rascals.core.codecs import Cards, Counts
from rascals.core.components import contents
from rascals.core.errors import BadData, BadOption, BadPosition, listed, quoted
from rascals.core.reading import values
from rascals.core.view_types import OptionValue
from rascals.games.goodcritters.view_types import Action

_BOX = contents(__package__)

FEWEST, MOST = 4, 8  # players [G-01]
SEATS = MOST
SPECTATOR = SEATS  # as a viewer

KINDS: tuple[str, ...] = tuple(_BOX["loot"]["kinds"])
KINDS_OF_LOOT = len(KINDS)
VALUES: tuple[int, ...] = tuple(_BOX["loot"]["values"])  # descending
COPIES: int = _BOX["loot"]["copies"]
PROMO_NAMES: tuple[str, ...] = tuple(_BOX["promos"]["names"])
PROMOS = len(PROMO_NAMES)
_PROMO_VALUES: tuple[int, ...] = tuple(_BOX["promos"]["values"])


def _cards() -> list[tuple[int, str]]:
    """Return the loot in order: value, and kind or promo name, empty for the card of no kind."""
    return [
        (value, name)
        for value in VALUES
        for name in ("", *KINDS, *(n for n, v in zip(PROMO_NAMES, _PROMO_VALUES, strict=True) if v == value))
    ]


CARD_NAMES: tuple[str, ...] = (*(f"{value} {name}".strip() for value, name in _cards()), "fuzz")
LOOT = len(_cards())  # number of different loot cards: 0 … LOOT - 1
FUZZ = LOOT
CARD_VALUES: tuple[int, ...] = tuple(value for value, _ in _cards())
VALUE_PLACES: tuple[int, ...] = tuple(VALUES.index(value) for value, _ in _cards())  # 0 for 5 … 3 for 2
FIRST_CARDS: tuple[int, ...] = tuple(VALUE_PLACES.index(place) for place in range(len(VALUES)))  # by place: of no kind
PAST_CARDS: tuple[int, ...] = (*FIRST_CARDS[1:], LOOT)  # the card after the last of each value
PROMO_CARDS: tuple[int, ...] = tuple(
    CARD_NAMES.index(f"{v} {n}") for n, v in zip(PROMO_NAMES, _PROMO_VALUES, strict=True)
)
# The promo number of each card, from 0; NO_PROMO for the others.
NO_PROMO = -1
PROMO_OF: tuple[int, ...] = tuple(PROMO_CARDS.index(card) if card in PROMO_CARDS else NO_PROMO for card in range(LOOT))
IS_PROMO: tuple[int, ...] = tuple(int(promo != NO_PROMO) for promo in PROMO_OF)

ACTION_NAMES: tuple[Action, ...] = tuple(_BOX["actions"]["names"])
ACTION_CARDS = len(ACTION_NAMES)
GUARD, ROB, SKIM, NO, YES = range(len(ACTION_NAMES))
LOOKOUT, MEGAPHONE, SKELETON_KEY, DOUBLE_BOTTOM = range(PROMOS)

ALL_LOOT = len(VALUES) * len(KINDS) * COPIES
PILE = 160  # size of pile and middle: all loot, promos and the Fuzz, and extra cards of positions

TOKENS: int = _BOX["payoff"]["tokens"]


# ---------------------------------------------------------------- how cards are written


def card_entry(name: str) -> int | str:
    """Return a card as written in a position: its value, with its kind if it has one, or `fuzz`."""
    return int(name) if name.isdecimal() else name


def card_named(key: str, given: object) -> str:
    """Return the name of the card in an entry; BadPosition if there is no such card."""
    name = str(given).lower() if isinstance(given, int | str) and not isinstance(given, bool) else ""
    if name in CARD_NAMES and (isinstance(given, str) or given in VALUES):
        return name
    raise BadPosition(f"{key}: cards are written 5, “5 gems” or “3 lookout”, the Fuzz “fuzz”, not {quoted(given)}")


def cards_of(key: str, given: Any, names: tuple[str, ...]) -> list[int]:
    """Return the cards listed in an entry, as indices into the `names` that are valid here."""
    found = [card_named(key, one) for one in values(key, given)]
    for name in found:
        if name == CARD_NAMES[FUZZ] and name not in names:
            raise BadPosition(f"{key}: the Fuzz lies in the pile only")
        if name not in names:
            raise BadPosition(f"{key}: one of {listed(names)}, not {card_entry(name)!r}")
    return [names.index(name) for name in found]


def _cards_schema(names: Sequence[str]) -> dict[str, Any]:
    return {"type": "array", "items": {"enum": [card_entry(name) for name in names]}}


class Counted(Counts):
    """Counts by card, written as a list of cards."""

    def as_position(self, value: Any) -> list[int | str]:
        """Return the cards as written in a position."""
        return [card_entry(name) for name in self.as_json(value)]

    def position_schema(self) -> dict[str, Any]:
        """Return the schema of a list of cards."""
        return _cards_schema(self.names)

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in any order."""
        found = cards_of(key, given, tuple(self.names))
        return [found.count(card) for card in range(len(self.names))]


class Lying(Cards):
    """A sequence of cards, in their order."""

    def as_position(self, value: Any) -> list[int | str]:
        """Return the cards as written in a position."""
        return [card_entry(self.as_json(card)) for card in value]

    def position_schema(self) -> dict[str, Any]:
        """Return the schema of a list of cards."""
        return _cards_schema(self.names)

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read cards, in their order."""
        return cards_of(key, given, tuple(self.names))


LOOT_COUNTS = Counted(CARD_NAMES[:LOOT])
PROMO_COUNTS = Counted(tuple(CARD_NAMES[card] for card in PROMO_CARDS))
IN_THE_PILE = Lying(CARD_NAMES, "bottom", first="top")
IN_THE_MIDDLE = Lying(CARD_NAMES[:LOOT], "lying")


# ---------------------------------------------------------------- checks of changed components


def check_pile(component: Callable[[str], Any]) -> None:
    """Refuse a division of the pile that puts the Fuzz in no part, or into the first round's loot. [G-05, G-07]"""
    for players in range(FEWEST, MOST + 1):
        parts, fuzz = component(f"pile.{players}")
        deck, loot = ALL_LOOT - len(VALUES) * players, players + component("round.more")
        above = deck // parts * (fuzz - 1) + min(deck % parts, fuzz - 1)
        if fuzz > parts or above < loot:
            sentence = "pile.{players}: Fuzz in one of {parts} parts, below the first {loot} cards, not in part {given}"
            values = {"players": players, "parts": parts, "loot": loot, "given": fuzz}
            raise BadData(sentence, "goodcritters-error-fuzz-part", **values)


# ---------------------------------------------------------------- checks between options


def fit(options: Mapping[str, OptionValue]) -> None:
    """Refuse early bribes in a game without exchanges, or with bargaining in turns. [G-48]"""
    if options["early_bribes"] and not (options["payoffs"] and options["bargaining"] == "open"):
        sentence = "early_bribes needs payoffs=true and bargaining=open, as it lets all make exchanges at once"
        raise BadOption(sentence, "goodcritters-error-early-bribes")
