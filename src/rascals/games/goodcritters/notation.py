"""The notation of cards. [G-37]

`5g` is a card's value and the first letter of its kind; a bare `5` is the first owned card of that value; a promo card
is written as its name. The suffix `~` shows the card to the receiver; `?` hides it. `P2` is two payoff cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import get_args

from rascals.games.goodcritters.components import CARD_NAMES, FIRST_CARDS, IS_PROMO, KINDS, LOOT, SPECTATOR
from rascals.games.goodcritters.state import HIDDEN, MANNERS, SEEN_BY_ALL
from rascals.games.goodcritters.view_types import Manner

MANNER_NAMES: tuple[Manner, ...] = get_args(Manner)
SUFFIXES = ("", "~", "?")  # by manner
PAYS = "P"
ANY = "?"  # wanted: a card of the addressee's choice


def _short(card: int) -> str:
    value, _, name = CARD_NAMES[card].partition(" ")
    return name if IS_PROMO[card] else value + name[:1]


SHORT_NAMES: tuple[str, ...] = tuple(_short(card) for card in range(LOOT))
_CARDS = {name: card for names in (CARD_NAMES[:LOOT], SHORT_NAMES) for card, name in enumerate(names)}


def read_card(text: str) -> int | None:
    """Return the card that `5g`, `5`, `lookout` or `5 gems` names; None if it names none."""
    return _CARDS.get(text)


def read_gift(text: str) -> int | None:
    """Return card * MANNERS + manner for a card with or without `~` or `?`; None if it names none."""
    manner = SUFFIXES.index(text[-1]) if text[-1:] in SUFFIXES[1:] else SEEN_BY_ALL
    card = read_card(text[:-1].rstrip() if manner else text)
    return None if card is None else card * MANNERS + manner


def gifts_text(payoff_cards: int, gifts: Iterable[int]) -> list[str]:
    """Return the notation of given cards: payoff cards first, then loot in canonical order."""
    return [
        *pays_text(payoff_cards),
        *(SHORT_NAMES[gift // MANNERS] + SUFFIXES[gift % MANNERS] for gift in sorted(gifts)),
    ]


def wishes_text(payoff_cards: int, wishes: Iterable[int], any_cards: int) -> list[str]:
    """Return the notation of wanted cards: payoff cards, loot in canonical order, a `?` for each card of any kind."""
    named = (SHORT_NAMES[wish // 2] + SUFFIXES[wish % 2] for wish in sorted(wishes))
    return [*pays_text(payoff_cards), *named, *[ANY] * any_cards]


def pays_text(payoff_cards: int) -> list[str]:
    """Return the notation of payoff cards, if there are any."""
    return [f"{PAYS}{payoff_cards}"] if payoff_cards else []


def read_items(words: Sequence[str]) -> tuple[int, tuple[int, ...]] | None:
    """Return how many payoff cards and which gifts the words name; None if a word names neither."""
    pays, gifts = 0, []
    for word in words:
        payoff_cards, gift = re.fullmatch(r"p([1-9][0-9]{0,2})?", word, re.ASCII), read_gift(word)
        if payoff_cards:
            pays += int(payoff_cards[1] or 1)
        elif gift is None:
            return None
        else:
            gifts.append(gift)
    return pays, tuple(gifts)


def read_wishes(words: Sequence[str]) -> tuple[int, tuple[int, ...], int] | None:
    """Return how many payoff cards, which gifts and how many `?` the words ask for; None if a word is invalid."""
    named = read_items([word for word in words if word != ANY])
    if named is None or any(gift % MANNERS == HIDDEN for gift in named[1]):
        return None
    return *named, words.count(ANY)


def allot(named: Iterable[int], left: list[int]) -> list[int | None]:
    """Return the card for each name, None if none is left; a bare value tries the kinds in order: none, c, g, j, p, s.

    `left`: how many of each card are available. Cards named with their kind are allotted first.
    """
    available, meant = list(left), list[int | None](named)
    for plain in (False, True):
        for at, card in enumerate(meant):
            if card is not None and (card in FIRST_CARDS) == plain:
                kinds = range(card, card + (1 + len(KINDS) if plain else 1))
                found = next((one for one in kinds if available[one] > 0), None)
                meant[at] = found
                if found is not None:
                    available[found] -= 1
    return meant


def row_of(viewer: int | None) -> int:
    """Return the viewer number of a seat; None is a spectator."""
    return SPECTATOR if viewer is None else viewer
