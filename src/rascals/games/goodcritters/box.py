"""The cards of GoodCritters and their numbers. The numbers on components are fields of the record.

Loot is numbered by value from 5 down to 2, and within a value: the card of no kind (only positions made by hand have
it), cash, gems, jewelry, paintings, sculptures, then promo cards. The Fuzz comes last.
"""

from __future__ import annotations

from rascals.core.components import contents

_BOX = contents(__package__)

FEWEST, MOST = 4, 8  # players [G-01]
SEATS = MOST

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

ACTION_NAMES: tuple[str, ...] = tuple(_BOX["actions"]["names"])
ACTION_CARDS = len(ACTION_NAMES)
GUARD, ROB, SKIM, NO, YES = range(len(ACTION_NAMES))
LOOKOUT, MEGAPHONE, SKELETON_KEY, DOUBLE_BOTTOM = range(PROMOS)

ALL_LOOT = len(VALUES) * len(KINDS) * COPIES
PILE = 160  # size of pile and middle: all loot, promos and the Fuzz, and extra cards of positions

TOKENS: int = _BOX["payoff"]["tokens"]
