"""Dealing anew what a seat cannot know: stashes within what is certain, hidden loot, pile, choices. [G-40 – G-42]

All cards whose place is not known go into a pool. From it each stash gets first what its owner's offers show, then
what is certain, then anything; hidden loot gets anything; the rest is the pile.
"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.rows import clear
from rascals.games.goodcritters.box import ACTION_NAMES, FUZZ, LOOT, SEATS, TOKENS, VALUE_PLACES
from rascals.games.goodcritters.gifts import clear_draft, given_in
from rascals.games.goodcritters.knowing import PLACES, SPECTATOR
from rascals.games.goodcritters.state import (
    HIDDEN,
    MANNERS,
    NO_DRAFT,
    NOBODY,
    NOTHING,
    OVER,
    SEEN_BY_ALL,
    SHARES,
    SHOWN,
    State,
)


def conceal(s: State, seat: int) -> None:
    """Deal anew, by the record's chance, all that a seat (-1: a spectator) cannot know. [G-40, G-41, G-42]"""
    forget_draft(s, seat)
    forget_drawn(s)
    if s.phase == OVER:
        shuffle_pile(s)
        return
    pool_cards(s, seat)
    for owner in range(s.players):
        if owner != seat:
            deal_offered(s, owner, seat)
    for owner in range(s.players):
        if owner != seat:
            deal_certain(s, owner, SPECTATOR if seat < 0 else seat)
    for owner in range(s.players):
        if owner != seat:
            deal_rest(s, owner)
            deal_payoffs(s, owner, seat)
            deal_offers(s, owner, seat)
            choose_anew(s, owner)
    deal_pile(s)
    forget_knowledge(s, seat)


def forget_draft(s: State, seat: int) -> None:
    """Nobody knows of another's unfinished move, nor keeps what a finished one has left in the record. [G-37]"""
    if s.draft != NO_DRAFT and s.drafter == seat:
        return
    if s.draft == SHARES:
        s.given = 0
        for other in range(s.players):
            clear(s.shares[other])
    clear_draft(s)


def forget_drawn(s: State) -> None:
    """Cards that are drawn leave nothing in the pile: some were seen by one player only. [G-40]"""
    for at in range(s.top):
        s.pile[at] = 0


# ---------------------------------------------------------------- the pool


def pool_cards(s: State, seat: int) -> None:
    """Put into the pool all cards of others' stashes, of the pile, and under payoffs that the seat has not seen."""
    for owner in range(s.players):
        if owner != seat:
            for card in range(LOOT):
                to_pool(s, card, s.stash[owner][card])
                s.stash[owner][card] = 0
            for token in range(owner * TOKENS, owner * TOKENS + TOKENS):
                pool_payoff(s, token, seat)
    for at in range(s.top, s.bottom):
        if s.pile[at] != FUZZ:
            to_pool(s, s.pile[at], 1)


def pool_payoff(s: State, token: int, seat: int) -> None:
    """Put hidden loot into the pool, and what was shown to another; it lies there until other cards are dealt."""
    for manner in range(SHOWN, MANNERS):
        if not sees_gift(s.token_to[token], manner, seat):
            for card in range(LOOT):
                to_pool(s, card, s.token_loot[token][card * MANNERS + manner])


def sees_gift(receiver: int, manner: int, seat: int) -> int:
    """Return 1 if a seat that is not the giver sees what is given in a manner. [G-25, G-40]"""
    return 1 if manner == SEEN_BY_ALL or (manner == SHOWN and receiver == seat) else 0


def to_pool(s: State, card: int, count: int) -> None:
    """Put so many of a card into the pool."""
    s.pool[card] += count
    s.pooled += count


def take(s: State, card: int) -> int:
    """Take a card from the pool."""
    s.pool[card] -= 1
    s.pooled -= 1
    return card


def draw_any(s: State) -> int:
    """Take a random card from the pool."""
    left = below(s, s.pooled)
    card = 0
    while left >= s.pool[card]:
        left -= s.pool[card]
        card += 1
    return take(s, card)


def draw_value(s: State, place: int) -> int:
    """Take a random card of a value from the pool."""
    count = 0
    for card in range(LOOT):
        count += s.pool[card] if VALUE_PLACES[card] == place else 0
    left = below(s, count)
    drawn = NOTHING
    for card in range(LOOT):
        if VALUE_PLACES[card] == place:
            if 0 <= left < s.pool[card]:
                drawn = card
            left -= s.pool[card]
    return take(s, drawn)


# ---------------------------------------------------------------- stashes


def deal_offered(s: State, owner: int, seat: int) -> None:
    """A stash holds what its owner's offers show the seat: an offer stands only while that is so. [G-39]"""
    for other in range(s.players):
        offer = owner * SEATS + other
        if s.offer[offer]:
            for card in range(LOOT):
                shown = s.offer_gives[offer][card * MANNERS + SEEN_BY_ALL]
                shown += s.offer_gives[offer][card * MANNERS + SHOWN] if other == seat else 0
                while s.stash[owner][card] < shown:
                    s.stash[owner][take(s, card)] += 1


def deal_certain(s: State, owner: int, viewer: int) -> None:
    """A stash holds of each value what is certain. [G-41]"""
    for place in range(PLACES):
        for _ in range(s.known[viewer][owner * PLACES + place] - held_of(s, owner, place)):
            s.stash[owner][draw_value(s, place)] += 1


def held_of(s: State, owner: int, place: int) -> int:
    """Return how many cards of a value are in a stash."""
    count = 0
    for card in range(LOOT):
        count += s.stash[owner][card] if VALUE_PLACES[card] == place else 0
    return count


def deal_rest(s: State, owner: int) -> None:
    """Fill a stash up to its number of cards. [G-40]"""
    count = 0
    for card in range(LOOT):
        count += s.stash[owner][card]
    for _ in range(s.held[owner] - count):
        s.stash[owner][draw_any(s)] += 1


# ---------------------------------------------------------------- payoffs, offers, choices


def deal_payoffs(s: State, owner: int, seat: int) -> None:
    """Payoffs get loot anew where the seat has not seen it. [G-25, G-40]"""
    for token in range(owner * TOKENS, owner * TOKENS + TOKENS):
        for manner in range(SHOWN, MANNERS):
            if s.token_to[token] != NOBODY and not sees_gift(s.token_to[token], manner, seat):
                deal_payoff(s, token, manner)


def deal_payoff(s: State, token: int, manner: int) -> None:
    """A payoff gets as many cards as it has in a manner, from the pool."""
    count = 0
    for card in range(LOOT):
        count += s.token_loot[token][card * MANNERS + manner]
        s.token_loot[token][card * MANNERS + manner] = 0
    for _ in range(count):
        s.token_loot[token][draw_any(s) * MANNERS + manner] += 1


def deal_offers(s: State, owner: int, seat: int) -> None:
    """Offers give other cards of their maker's stash where the seat does not see which. [G-39, G-40]"""
    for other in range(s.players):
        offer = owner * SEATS + other
        if s.offer[offer]:
            shown = 0 if other == seat else take_up(s, offer, SHOWN)
            hidden = take_up(s, offer, HIDDEN)
            give_anew(s, offer, SHOWN, shown)
            give_anew(s, offer, HIDDEN, hidden)


def take_up(s: State, offer: int, manner: int) -> int:
    """Take up what an offer gives in a manner; return how many cards."""
    count = 0
    for card in range(LOOT):
        count += s.offer_gives[offer][card * MANNERS + manner]
        s.offer_gives[offer][card * MANNERS + manner] = 0
    return count


def give_anew(s: State, offer: int, manner: int, count: int) -> None:
    """An offer gives so many random cards of its maker's stash that it does not give already."""
    for _ in range(count):
        s.offer_gives[offer][spare_card(s, offer) * MANNERS + manner] += 1


def spare_card(s: State, offer: int) -> int:
    """Return a random card of the maker's stash that an offer does not give."""
    owner = offer // SEATS
    spare = s.held[owner]
    for card in range(LOOT):
        spare -= given_in(s.offer_gives[offer], card)
    left = below(s, spare)
    card = 0
    while left >= s.stash[owner][card] - given_in(s.offer_gives[offer], card):
        left -= s.stash[owner][card] - given_in(s.offer_gives[offer], card)
        card += 1
    return card


def choose_anew(s: State, seat: int) -> None:
    """A chosen card may be any of the five. [G-42]"""
    if s.chosen[seat] != NOTHING:
        s.chosen[seat] = below(s, len(ACTION_NAMES))


# ---------------------------------------------------------------- the pile, and what others know


def deal_pile(s: State) -> None:
    """The pile gets what is left; the Fuzz lies anywhere in its window. [G-42]"""
    place = NOTHING if s.fuzz_out else s.top + s.fuzz_low + below(s, s.fuzz_high - s.fuzz_low + 1)
    for at in range(s.top, s.bottom):
        s.pile[at] = FUZZ if at == place else draw_any(s)


def shuffle_pile(s: State) -> None:
    """Shuffle what is left of the pile: nobody sees it, not even at the end. [G-23, G-40]"""
    for last in range(s.bottom - 1, s.top, -1):
        other = s.top + below(s, last + 1 - s.top)
        drawn = s.pile[other]
        s.pile[other] = s.pile[last]
        s.pile[last] = drawn


def forget_knowledge(s: State, seat: int) -> None:
    """What others know beyond the public nobody else can say: they know what everybody does. [G-41]"""
    for viewer in range(s.players):
        if viewer != seat:
            for owner in range(s.players):
                for at in range(owner * PLACES, owner * PLACES + PLACES):
                    s.known[viewer][at] = 0 if viewer == owner else s.known[SPECTATOR][at]
