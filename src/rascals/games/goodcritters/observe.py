"""The parts of an observation that are not plain fields of the record, and the names of their numbers. [G-40]

Loot is counted by value: cards worth 5, 4, 3, 2 that are not promo cards, then each promo card. Kinds, which views
name, are left out: they have no effect.
"""

from __future__ import annotations

from rascals.core.meaning import HIGHEST
from rascals.core.observation import Derived
from rascals.core.record import Row
from rascals.core.seating import steps_to
from rascals.games.goodcritters import box
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, sight
from rascals.games.goodcritters.laid import giver_of, receiver_of
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, NOBODY, OFFERS, SHARE, SHARES, State

VALUE_SLOTS: tuple[int, ...] = tuple(
    PLACES + box.PROMO_OF[card] if box.IS_PROMO[card] else box.VALUE_PLACES[card] for card in range(box.LOOT)
)
PLAIN_CARDS = 1 + box.KINDS_OF_LOOT  # different cards of a value: one of no kind, one of each kind; promo cards follow

# ---------------------------------------------------------------- names of the numbers

BY_VALUE = (*map(str, box.VALUES), *(box.CARD_NAMES[card] for card in box.PROMO_CARDS))


def _loot(*sorts: str) -> tuple[str, ...]:
    """Return the names of loot by value, for each sort in turn."""
    return tuple(f"{sort} {value}" for sort in sorts for value in BY_VALUE)


OF_SEAT = ("chosen", *(f"certain {value}" for value in box.VALUES), *_loot("share"))
OF_LOOT = ("cards in the pile", *_loot("middle", "next in the middle"))
GIVES = (*_loot("open", "shown", "hidden"), "shown, unseen", "hidden, unseen")
WANTS = _loot("wanted", "wanted ~")
PAYOFF = ("to", "side", "payoff cards", *GIVES)
OFFER = ("payoff cards", "payoff cards wanted", "any wanted", *GIVES, *WANTS)
DRAFT = (
    *("what", "to", "token", "side", "last card", "payoff cards", "payoff cards wanted", "any wanted"),
    *_loot("open", "shown", "hidden"),
    *WANTS,
)

SLOTS = len(BY_VALUE)
GIVES_SIZE, PAYOFF_SIZE, OFFER_SIZE = len(GIVES), len(PAYOFF), len(OFFER)
CARDS_AT = 3  # index of the first loot in PAYOFF and OFFER
GIVES_AT, WANTS_AT = 8, 8 + MANNERS * SLOTS  # indices in DRAFT


def _gift_place(gift: int, seen: int) -> int:
    """Return the index that counts a given card: by value if its manner is seen, else by manner only."""
    card, manner = divmod(gift, MANNERS)
    return manner * SLOTS + VALUE_SLOTS[card] if manner < seen else MANNERS * SLOTS + manner - 1


GIFTS = box.LOOT * MANNERS
GIFT_PLACES: tuple[int, ...] = tuple(
    _gift_place(gift, seen) for seen in range(MANNERS + 1) for gift in range(GIFTS)
)  # index: manners seen * GIFTS + gift; one flat row, as compiled code copies rows of rows

# ---------------------------------------------------------------- loot, seats


def observe_loot(s: State, seat: int, out: Row, at: int) -> None:
    """Write the pile's size, the loot in the middle and its next card; for a sharing boss, only the loot left."""
    out[at] = min(s.bottom - s.top, HIGHEST)
    first = s.given if s.drafter == seat else 0
    for place in range(first, s.lying):
        out[at + 1 + VALUE_SLOTS[s.middle[place]]] += 1
    if first < s.lying:
        out[at + 1 + SLOTS + VALUE_SLOTS[s.middle[first]]] = 1


def observe_seat(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write whether a seat has chosen, its certain cards, and its share once it is public. [G-08, G-41]"""
    out[at] = 1 if s.chosen[seat] >= 0 else 0
    viewer = SPECTATOR if observer < 0 else observer
    for place in range(PLACES):
        out[at + 1 + place] = s.known[viewer][seat * PLACES + place]
    if s.phase != SHARE or (s.draft == SHARES and s.drafter == observer):
        write_by_value(s.shares[seat], 0, 1, out, at + 1 + PLACES)


def write_by_value(row: Row, first: int, step: int, out: Row, at: int) -> None:
    """Write the loot that `row[first::step]` counts by card, summed by value."""
    for place in range(PLACES):
        count = 0
        for card in range(box.FIRST_CARDS[place], box.FIRST_CARDS[place] + PLAIN_CARDS):
            count += row[card * step + first]
        out[at + place] = count
    for promo in range(box.PROMOS):
        out[at + PLACES + promo] = row[box.PROMO_CARDS[promo] * step + first]


# ---------------------------------------------------------------- payoffs and offers


def payoffs_lie(s: State, _seat: int) -> int:
    """Return a nonzero number if any payoff is on the table."""
    lie = 0
    for token in range(box.SEATS * box.TOKENS):
        lie |= s.token_to[token] + 1
    return lie


def observe_payoffs(s: State, seat: int, out: Row, at: int) -> None:
    """Write the payoffs, by giver and token. [G-25]"""
    first = max(seat, 0)
    for token in range(s.players * box.TOKENS):
        place = at + payoff_place(s, first, token)
        out[place] = steps_to(s, first, s.token_to[token]) + 1 if s.token_to[token] != NOBODY else 0
        out[place + 1] = s.token_side[token]
        out[place + 2] = s.token_cards[token]
    for lies in range(s.laid):
        deal = s.laid_in[lies]
        if deal < OFFERS:
            observe_gift(s.laid_card[lies], sight(s, seat, deal), out, at + payoff_place(s, first, deal) + CARDS_AT)


def offers_stand(s: State, _seat: int) -> int:
    """Return 1 if any offer stands."""
    stand = 0
    for offer in range(box.SEATS * box.SEATS):
        stand |= s.offer[offer]
    return stand


def observe_offers(s: State, seat: int, out: Row, at: int) -> None:
    """Write the standing offers by maker and addressee, the addressee counted from the maker. [G-28]"""
    first = max(seat, 0)
    for maker in range(s.players):
        for other in range(s.players):
            offer = maker * box.SEATS + other
            if s.offer[offer]:
                place = at + offer_place(s, first, OFFERS + offer)
                out[place] = s.offer_pays[offer]
                out[place + 1] = s.offer_asks[offer]
                out[place + 2] = s.offer_any[offer]
    deal, place, seen = NOBODY, 0, 0
    for lies in range(s.laid):
        if s.laid_in[lies] >= OFFERS:
            if s.laid_in[lies] != deal:
                deal = s.laid_in[lies]
                place, seen = at + offer_place(s, first, deal) + CARDS_AT, sight(s, seat, deal)
            if s.laid_card[lies] < 0:
                observe_wish(-1 - s.laid_card[lies], out, place + GIVES_SIZE)
            else:
                observe_gift(s.laid_card[lies], seen, out, place)


def payoff_place(s: State, first: int, token: int) -> int:
    """Return the index of a payoff's first number."""
    return PAYOFF_SIZE * (steps_to(s, first, token // box.TOKENS) * box.TOKENS + token % box.TOKENS)


def offer_place(s: State, first: int, deal: int) -> int:
    """Return the index of an offer's first number."""
    maker = giver_of(deal)
    return OFFER_SIZE * (steps_to(s, first, maker) * (box.SEATS - 1) + steps_to(s, maker, receiver_of(s, deal)) - 1)


def observe_gift(gift: int, seen: int, out: Row, at: int) -> None:
    """Count a given card for a viewer who sees the first `seen` manners of giving."""
    place = at + GIFT_PLACES[seen * GIFTS + gift]
    out[place] = min(out[place] + 1, HIGHEST)


def observe_wish(wish: int, out: Row, at: int) -> None:
    """Count a wanted card."""
    place = at + wish % 2 * SLOTS + VALUE_SLOTS[wish // 2]
    out[place] = min(out[place] + 1, HIGHEST)


# ---------------------------------------------------------------- the unfinished move


def drafts(s: State, seat: int) -> int:
    """Return 1 while the observer has an unfinished move."""
    return 1 if s.draft != NO_DRAFT and s.drafter == seat else 0


def lays_down(s: State, seat: int) -> int:
    """Return 1 while the observer drafts a payoff, offer or answer, which nobody else sees. [G-37]"""
    return 1 if s.draft > SHARES and s.drafter == seat else 0


def observe_draft(s: State, seat: int, out: Row, at: int) -> None:
    """Write the observer's own unfinished move. [G-37]"""
    out[at] = s.draft
    if s.draft == SHARES:
        return
    out[at + 1] = steps_to(s, seat, s.draft_to) + 1
    out[at + 2] = s.draft_token
    out[at + 3] = s.draft_side
    out[at + 4] = s.draft_last + 1
    out[at + 5] = s.draft_pays
    out[at + 6] = s.draft_asks
    out[at + 7] = s.draft_any
    for manner in range(MANNERS):
        write_by_value(s.draft_gives, manner, MANNERS, out, at + GIVES_AT + manner * SLOTS)
    if s.draft_wished > 0:
        for manner in range(2):
            write_by_value(s.draft_wants, manner, 2, out, at + WANTS_AT + manner * SLOTS)


# ---------------------------------------------------------------- all of it

DERIVED = (
    Derived(len(OF_SEAT), "seat", observe_seat, names=OF_SEAT, seats=box.SEATS),
    Derived(len(OF_LOOT), "loot", observe_loot, names=OF_LOOT),
    Derived(len(DRAFT), "own unfinished move", observe_draft, names=DRAFT, there=drafts, alone=lays_down),
    Derived(len(PAYOFF) * box.SEATS * box.TOKENS, "payoffs", observe_payoffs, names=PAYOFF, there=payoffs_lie),
    Derived(len(OFFER) * box.SEATS * (box.SEATS - 1), "offers", observe_offers, names=OFFER, there=offers_stand),
)
