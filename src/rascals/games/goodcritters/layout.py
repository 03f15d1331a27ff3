"""The numbers that GoodCritters adds to its observation: what they stand for, and the rules that write them."""

from __future__ import annotations

from rascals.core.observation import Derived
from rascals.games.goodcritters.box import CARD_NAMES, PROMO_CARDS, SEATS, TOKENS, VALUES
from rascals.games.goodcritters.observe import (
    drafts,
    observe_draft,
    observe_loot,
    observe_offers,
    observe_payoffs,
    observe_seat,
    offers_stand,
    payoffs_lie,
)

BY_VALUE = (*map(str, VALUES), *(CARD_NAMES[card] for card in PROMO_CARDS))


def _loot(*sorts: str) -> tuple[str, ...]:
    """Return the names of loot by value, of one sort after the other."""
    return tuple(f"{sort} {value}" for sort in sorts for value in BY_VALUE)


SEAT = ("chosen", *(f"certain {value}" for value in VALUES), *_loot("share"))
LOOT = ("cards in the pile", *_loot("middle", "next in the middle"))
GIVES = (*_loot("open", "shown", "hidden"), "shown, unseen", "hidden, unseen")
WANTS = _loot("wanted", "wanted ~")
PAYOFF = ("to", "side", "payoff cards", *GIVES)
OFFER = ("payoff cards", "payoff cards wanted", "any wanted", *GIVES, *WANTS)
DRAFT = (
    *("what", "to", "token", "side", "last card", "payoff cards", "payoff cards wanted", "any wanted"),
    *_loot("open", "shown", "hidden"),
    *WANTS,
)

DERIVED = (
    Derived(len(SEAT), "seat", observe_seat, names=SEAT, seats=SEATS),
    Derived(len(LOOT), "loot", observe_loot, names=LOOT),
    Derived(len(DRAFT), "own unfinished move", observe_draft, names=DRAFT, there=drafts),
    Derived(len(PAYOFF) * SEATS * TOKENS, "payoffs", observe_payoffs, names=PAYOFF, there=payoffs_lie),
    Derived(len(OFFER) * SEATS * (SEATS - 1), "offers", observe_offers, names=OFFER, there=offers_stand),
)
