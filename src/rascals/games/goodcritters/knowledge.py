"""Determinization: redealing what a seat cannot know; and the derived parts of observations. [G-40 – G-42]

All cards whose location is unknown go into a pool: uncertain cards of stashes, hidden loot, pile, choices. From it each
stash first draws the cards that its owner's offers show, then the certain ones, then random ones; hidden loot on
payoffs is drawn at random; the rest becomes the pile.

In observations loot is counted by value: cards worth 5, 4, 3, 2 that are not promo cards, then each promo card. Kinds,
though named in views, are left out: they have no effect.
"""

from __future__ import annotations

from typing import Any

from rascals.core.chance import below
from rascals.core.codecs import HIGHEST
from rascals.core.dealing import draw, shuffle
from rascals.core.observation import Derived
from rascals.core.rows import clear, total
from rascals.core.seating import steps_to
from rascals.core.state import Row
from rascals.games.goodcritters import components
from rascals.games.goodcritters.certainty import PLACES, count_value, learn_from_offers, prove, sees, sight
from rascals.games.goodcritters.components import ACTION_CARDS, FIRST_CARDS, FUZZ, LOOT, SPECTATOR
from rascals.games.goodcritters.drafting import clear_draft, giver_of, receiver_of
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, NOBODY, NOTHING, OFFERS, OVER, SHARE, SHARES, State


def determinize(s: State, seat: int) -> None:
    """Redeal, with the state's generator, everything that a seat (-1: a spectator) cannot know. [G-40, G-41, G-42]"""
    forget_draft(s, seat)
    forget_drawn(s)
    if s.phase == OVER:
        shuffle(s, s.pile, s.top, s.bottom)  # never shown, not even at the end [G-23]
        return
    viewer = SPECTATOR if seat < 0 else seat
    pool_cards(s, viewer)
    for owner in range(s.players):
        if owner != seat:
            deal_proven(s, owner, viewer)
    for owner in range(s.players):
        if owner != seat:
            deal_certain(s, owner, viewer)
    for owner in range(s.players):
        if owner != seat:
            deal_rest(s, owner)
            deal_gifts(s, owner, viewer)
            choose_anew(s, owner)
    deal_pile(s)
    forget_knowledge(s, seat)
    for owner in range(s.players):
        learn_from_offers(s, owner)


def recall(s: State, seat: int) -> dict[str, Any]:
    """Return what `determinize` keeps of what a seat has seen: certain cards, choices, the Fuzz's place. [G-41, G-42]

    It keeps neither kinds, nor which of two cards was taken unseen, nor what others know.
    """
    known, owners = s.known[SPECTATOR if seat < 0 else seat], [owner for owner in range(s.players) if owner != seat]
    certain = [
        [min(count_value(s.stash[owner], place), known[owner * PLACES + place]) for place in range(PLACES)]
        for owner in owners
    ]
    fuzz = [int(s.top <= at and s.pile[at] == FUZZ) for at in range(s.bottom)]
    return {"certain": certain, "chosen": s.chosen, "fuzz": fuzz}


def forget_draft(s: State, seat: int) -> None:
    """Remove another seat's unfinished move, and what a finished one has left in the state. [G-37]"""
    if s.draft != NO_DRAFT and s.drafter == seat:
        return
    if s.draft == SHARES:
        s.given = 0
        for other in range(s.players):
            clear(s.shares[other])
    clear_draft(s)


def forget_drawn(s: State) -> None:
    """Overwrite the drawn cards in the pile's row, some of which only one player has seen. [G-40]"""
    for at in range(s.top):
        s.pile[at] = 0


# ---------------------------------------------------------------- the pool


def pool_cards(s: State, viewer: int) -> None:
    """Move others' stashes into the pool, and add the pile and the payoffs' loot that the viewer has not seen.

    The latter stay where they are until `deal_pile` and `deal_gifts` replace them.
    """
    for owner in range(s.players):
        if owner != viewer:
            for card in range(LOOT):
                s.pool[card] += s.stash[owner][card]
            clear(s.stash[owner])
    for at in range(s.laid):
        if s.laid_in[at] < OFFERS and not sees(s, viewer, at):
            s.pool[s.laid_card[at] // MANNERS] += 1
    for at in range(s.top, s.bottom):
        if s.pile[at] != FUZZ:
            s.pool[s.pile[at]] += 1


def draw_value(s: State, place: int) -> int:
    """Take a random card of a value from the pool."""
    card, left = FIRST_CARDS[place], below(s, count_value(s.pool, place))
    while left >= s.pool[card]:
        left -= s.pool[card]
        card += 1
    s.pool[card] -= 1
    return card


# ---------------------------------------------------------------- stashes


def deal_proven(s: State, owner: int, viewer: int) -> None:
    """Deal a stash the cards that its owner's offers show the viewer, lest the offers lapse. [G-39, G-41]"""
    prove(s, owner, viewer)
    for card in range(LOOT):
        s.pool[card] -= s.proven[card]
        s.stash[owner][card] += s.proven[card]
    clear(s.proven)


def deal_certain(s: State, owner: int, viewer: int) -> None:
    """Deal a stash the certain cards of each value that are still missing. [G-41]"""
    for place in range(PLACES):
        for _ in range(s.known[viewer][owner * PLACES + place] - count_value(s.stash[owner], place)):
            s.stash[owner][draw_value(s, place)] += 1


def deal_rest(s: State, owner: int) -> None:
    """Fill a stash up to its number of cards. [G-40]"""
    for _ in range(s.held[owner] - total(s.stash[owner])):
        s.stash[owner][draw(s, s.pool)] += 1


# ---------------------------------------------------------------- payoffs, offers, choices


def deal_gifts(s: State, owner: int, viewer: int) -> None:
    """Replace loot the viewer has not seen: on payoffs from the pool, in offers from the stash. [G-25, G-39, G-40]"""
    for at in range(s.laid):
        if giver_of(s.laid_in[at]) == owner and not sees(s, viewer, at):
            card = draw(s, s.pool) if s.laid_in[at] < OFFERS else spare_card(s, owner, s.laid_in[at], at, viewer)
            s.laid_card[at] = card * MANNERS + s.laid_card[at] % MANNERS


def spare_card(s: State, owner: int, offer: int, before: int, viewer: int) -> int:
    """Return a random card of the stash that an offer gives neither visibly nor at an index below `before`."""
    spare = s.held[owner]
    for at in range(s.laid):
        if s.laid_in[at] == offer and s.laid_card[at] >= 0 and (at < before or sees(s, viewer, at)):
            s.counted[s.laid_card[at] // MANNERS] += 1
            spare -= 1
    left = below(s, spare)
    card = 0
    while left >= s.stash[owner][card] - s.counted[card]:
        left -= s.stash[owner][card] - s.counted[card]
        card += 1
    clear(s.counted)
    return card


def choose_anew(s: State, seat: int) -> None:
    """Replace a chosen card with a random one of the five. [G-42]"""
    if s.chosen[seat] != NOTHING:
        s.chosen[seat] = below(s, ACTION_CARDS)


# ---------------------------------------------------------------- the pile, and what others know


def deal_pile(s: State) -> None:
    """Deal the rest of the pool to the pile, with the Fuzz at a random place in its window. [G-42]"""
    place = NOTHING if s.fuzz_out else s.top + s.fuzz_low + below(s, s.fuzz_high - s.fuzz_low + 1)
    for at in range(s.top, s.bottom):
        s.pile[at] = FUZZ if at == place else draw(s, s.pool)


def forget_knowledge(s: State, seat: int) -> None:
    """Reset what others know to what everybody knows: the seat cannot tell what else they know. [G-41]"""
    for viewer in range(s.players):
        if viewer != seat:
            for owner in range(s.players):
                for at in range(owner * PLACES, owner * PLACES + PLACES):
                    s.known[viewer][at] = 0 if viewer == owner else s.known[SPECTATOR][at]


# ---------------------------------------------------------------- observations


VALUE_SLOTS: tuple[int, ...] = tuple(
    PLACES + components.PROMO_OF[card] if components.IS_PROMO[card] else components.VALUE_PLACES[card]
    for card in range(components.LOOT)
)
PLAIN_CARDS = (
    1 + components.KINDS_OF_LOOT
)  # different cards of a value: one of no kind, one of each kind; promo cards follow

# ---------------------------------------------------------------- names of the numbers

BY_VALUE = (*map(str, components.VALUES), *(components.CARD_NAMES[card] for card in components.PROMO_CARDS))


def _loot(*sorts: str) -> tuple[str, ...]:
    """Return the names of loot by value, for each of `sorts` in turn."""
    return tuple(f"{sort} {value}" for sort in sorts for value in BY_VALUE)


OF_SEAT = ("chosen", *(f"certain {value}" for value in components.VALUES), *_loot("share"))
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
    """Return the index that counts a given card: by value if its manner is seen, otherwise by manner only."""
    card, manner = divmod(gift, MANNERS)
    return manner * SLOTS + VALUE_SLOTS[card] if manner < seen else MANNERS * SLOTS + manner - 1


GIFTS = components.LOOT * MANNERS
GIFT_PLACES: tuple[int, ...] = tuple(
    _gift_place(gift, seen) for seen in range(MANNERS + 1) for gift in range(GIFTS)
)  # index: manners seen * GIFTS + gift; one flat row, because compiled code copies rows of rows

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
        for card in range(components.FIRST_CARDS[place], components.FIRST_CARDS[place] + PLAIN_CARDS):
            count += row[card * step + first]
        out[at + place] = count
    for promo in range(components.PROMOS):
        out[at + PLACES + promo] = row[components.PROMO_CARDS[promo] * step + first]


# ---------------------------------------------------------------- payoffs and offers


def payoffs_lie(s: State, _seat: int) -> int:
    """Return nonzero if any payoff is on the table."""
    lie = 0
    for token in range(components.SEATS * components.TOKENS):
        lie |= s.token_to[token] + 1
    return lie


def observe_payoffs(s: State, seat: int, out: Row, at: int) -> None:
    """Write the payoffs, by giver and token. [G-25]"""
    first = max(seat, 0)
    for token in range(s.players * components.TOKENS):
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
    for offer in range(components.SEATS * components.SEATS):
        stand |= s.offer[offer]
    return stand


def observe_offers(s: State, seat: int, out: Row, at: int) -> None:
    """Write the standing offers by maker and addressee, the addressee counted from the maker. [G-28]"""
    first = max(seat, 0)
    for maker in range(s.players):
        for other in range(s.players):
            offer = maker * components.SEATS + other
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
    return PAYOFF_SIZE * (
        steps_to(s, first, token // components.TOKENS) * components.TOKENS + token % components.TOKENS
    )


def offer_place(s: State, first: int, deal: int) -> int:
    """Return the index of an offer's first number."""
    maker = giver_of(deal)
    return OFFER_SIZE * (
        steps_to(s, first, maker) * (components.SEATS - 1) + steps_to(s, maker, receiver_of(s, deal)) - 1
    )


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


# ---------------------------------------------------------------- the derived parts

DERIVED = (
    Derived(len(OF_SEAT), "seat", observe_seat, names=OF_SEAT, seats=components.SEATS),
    Derived(len(OF_LOOT), "loot", observe_loot, names=OF_LOOT),
    Derived(len(DRAFT), "own unfinished move", observe_draft, names=DRAFT, there=drafts, alone=lays_down),
    Derived(
        len(PAYOFF) * components.SEATS * components.TOKENS, "payoffs", observe_payoffs, names=PAYOFF, there=payoffs_lie
    ),
    Derived(
        len(OFFER) * components.SEATS * (components.SEATS - 1),
        "offers",
        observe_offers,
        names=OFFER,
        there=offers_stand,
    ),
)
