"""What an observation of GoodCritters tells beside the fields of its record. In the dialect. [G-40]

Loot is told by value: cards worth 5, 4, 3, 2 that are no promo cards, then each promo card. What the viewer does not
own it can only count, win or lose by that: their kinds, which views name too, have no effect.
"""

from __future__ import annotations

from rascals.core.meaning import HIGHEST
from rascals.core.record import Row
from rascals.core.seating import steps_to
from rascals.games.goodcritters.box import (
    FIRST_CARDS,
    IS_PROMO,
    KINDS_OF_LOOT,
    LOOT,
    PROMO_CARDS,
    PROMOS,
    SEATS,
    TOKENS,
    VALUE_PLACES,
)
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, sees
from rascals.games.goodcritters.laid import giver_of, receiver_of
from rascals.games.goodcritters.state import GIFTS, MANNERS, NO_DRAFT, NOBODY, OFFERS, SHARE, SHARES, WISHES, State

SLOTS = PLACES + PROMOS
VALUE_SLOTS: tuple[int, ...] = tuple(
    PLACES + PROMO_CARDS.index(card) if IS_PROMO[card] else VALUE_PLACES[card] for card in range(LOOT)
)
GIVES_SIZE = MANNERS * SLOTS + 2  # loot given: by manner and value, then how many shown and hidden ones are not seen
PAYOFF_SIZE = 3 + GIVES_SIZE
OFFER_SIZE = 3 + GIVES_SIZE + 2 * SLOTS
CARDS_AT = 3  # where in either the loot begins
GIVES_AT, WANTS_AT = 8, 8 + MANNERS * SLOTS  # in a move that is begun


# ---------------------------------------------------------------- loot, seats


def observe_loot(s: State, seat: int, out: Row, at: int) -> None:
    """Write the size of the pile, and what lies in the middle; to a boss who is sharing, what is left there."""
    out[at] = min(s.bottom - s.top, HIGHEST)
    first = s.given if s.drafter == seat else 0
    for place in range(first, s.lying):
        out[at + 1 + VALUE_SLOTS[s.middle[place]]] += 1
    if first < s.lying:
        out[at + 1 + SLOTS + VALUE_SLOTS[s.middle[first]]] = 1


def observe_seat(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write whether a seat has chosen, what is certain of its stash, and its share once all see it. [G-08, G-41]"""
    out[at] = 1 if s.chosen[seat] >= 0 else 0
    viewer = SPECTATOR if observer < 0 else observer
    for place in range(PLACES):
        out[at + 1 + place] = s.known[viewer][seat * PLACES + place]
    if s.phase != SHARE or (s.draft == SHARES and s.drafter == observer):
        observe_share(s.shares[seat], out, at + 1 + PLACES)


def observe_share(share: Row, out: Row, at: int) -> None:
    """Write a share by value, each number once."""
    for place in range(PLACES):
        count = 0
        for card in range(FIRST_CARDS[place], FIRST_CARDS[place] + 1 + KINDS_OF_LOOT):
            count += share[card]
        out[at + place] = count
    for promo in range(PROMOS):
        out[at + PLACES + promo] = share[PROMO_CARDS[promo]]


# ---------------------------------------------------------------- payoffs and offers


def observe_payoffs(s: State, seat: int, out: Row, at: int) -> None:
    """Write the payoffs, by giver and token. [G-25]"""
    if s.payoffs:
        first = max(seat, 0)
        for token in range(s.players * TOKENS):
            if s.token_to[token] != NOBODY:
                place = at + payoff_place(s, first, token)
                out[place] = steps_to(s, first, s.token_to[token]) + 1
                out[place + 1] = s.token_side[token]
                out[place + 2] = s.token_cards[token]
        for lies in range(s.laid):
            if s.laid_in[lies] < OFFERS:
                observe_card(s, seat, lies, out, at + payoff_place(s, first, s.laid_in[lies]) + CARDS_AT)


def observe_offers(s: State, seat: int, out: Row, at: int) -> None:
    """Write the offers that stand, by maker and by addressee, who is counted from the maker. [G-28]"""
    if s.payoffs:
        first = max(seat, 0)
        for maker in range(s.players):
            for other in range(s.players):
                offer = maker * SEATS + other
                if s.offer[offer]:
                    place = at + offer_place(s, first, OFFERS + offer)
                    out[place] = s.offer_pays[offer]
                    out[place + 1] = s.offer_asks[offer]
                    out[place + 2] = s.offer_any[offer]
        for lies in range(s.laid):
            if s.laid_in[lies] >= OFFERS:
                observe_card(s, seat, lies, out, at + offer_place(s, first, s.laid_in[lies]) + CARDS_AT)


def payoff_place(s: State, first: int, token: int) -> int:
    """Return where a payoff is written."""
    return PAYOFF_SIZE * (steps_to(s, first, token // TOKENS) * TOKENS + token % TOKENS)


def offer_place(s: State, first: int, deal: int) -> int:
    """Return where an offer is written."""
    maker = giver_of(deal)
    return OFFER_SIZE * (steps_to(s, first, maker) * (SEATS - 1) + steps_to(s, maker, receiver_of(s, deal)) - 1)


def observe_card(s: State, seat: int, lies: int, out: Row, at: int) -> None:
    """Count a card that is laid down, as far as it is seen."""
    card = s.laid_card[lies]
    if card < 0:
        place = at + GIVES_SIZE + (-1 - card) % 2 * SLOTS + VALUE_SLOTS[(-1 - card) // 2]
    elif sees(s, SPECTATOR if seat < 0 else seat, lies):
        place = at + card % MANNERS * SLOTS + VALUE_SLOTS[card // MANNERS]
    else:
        place = at + MANNERS * SLOTS + card % MANNERS - 1
    out[place] = min(out[place] + 1, HIGHEST)


# ---------------------------------------------------------------- the unfinished move


def observe_draft(s: State, seat: int, out: Row, at: int) -> None:
    """Write the observer's own move that is begun. [G-37]"""
    if s.draft == NO_DRAFT or s.drafter != seat:
        return
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
    for gift in range(GIFTS):
        out[at + GIVES_AT + gift % MANNERS * SLOTS + VALUE_SLOTS[gift // MANNERS]] += s.draft_gives[gift]
    for wish in range(WISHES):
        out[at + WANTS_AT + wish % 2 * SLOTS + VALUE_SLOTS[wish // 2]] += s.draft_wants[wish]
