"""Redeal what a seat cannot know: uncertain cards of stashes, hidden loot, pile, choices. [G-40 – G-42]

All cards whose location is unknown go into a pool. Each stash draws from it first the cards that its owner's offers
show, then the certain ones, then random ones; hidden loot on payoffs is drawn at random; the rest becomes the pile.
"""

from __future__ import annotations

from typing import Any

from rascals.core.chance import below
from rascals.core.dealing import draw, shuffle
from rascals.core.rows import clear, total
from rascals.games.goodcritters.box import ACTION_CARDS, FIRST_CARDS, FUZZ, LOOT
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, count_value, learn_from_offers, prove, sees
from rascals.games.goodcritters.drafting import clear_draft
from rascals.games.goodcritters.laid import giver_of
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, NOTHING, OFFERS, OVER, SHARES, State


def conceal(s: State, seat: int) -> None:
    """Redeal with the record's generator all that a seat (-1: a spectator) cannot know. [G-40, G-41, G-42]"""
    forget_draft(s, seat)
    forget_drawn(s)
    if s.phase == OVER:
        shuffle(s, s.pile, s.top, s.bottom)  # nobody sees it, not even at the end [G-23]
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
    """Return the values whose range `conceal` keeps for a seat: certain cards, choices, the Fuzz's place. [G-41, G-42]

    It does not keep kinds, nor which of two cards has left unseen, nor what others know.
    """
    known, owners = s.known[SPECTATOR if seat < 0 else seat], [owner for owner in range(s.players) if owner != seat]
    certain = [
        [min(count_value(s.stash[owner], place), known[owner * PLACES + place]) for place in range(PLACES)]
        for owner in owners
    ]
    fuzz = [int(s.top <= at and s.pile[at] == FUZZ) for at in range(s.bottom)]
    return {"certain": certain, "chosen": s.chosen, "fuzz": fuzz}


def forget_draft(s: State, seat: int) -> None:
    """Remove another seat's unfinished move, and what a finished one has left in the record. [G-37]"""
    if s.draft != NO_DRAFT and s.drafter == seat:
        return
    if s.draft == SHARES:
        s.given = 0
        for other in range(s.players):
            clear(s.shares[other])
    clear_draft(s)


def forget_drawn(s: State) -> None:
    """Overwrite the drawn cards in the pile's row: some were seen by one player only. [G-40]"""
    for at in range(s.top):
        s.pile[at] = 0


# ---------------------------------------------------------------- the pool


def pool_cards(s: State, viewer: int) -> None:
    """Move others' stashes into the pool, and count the pile and the payoffs' loot that the viewer has not seen.

    These stay in their places until `deal_pile` and `deal_gifts` replace them.
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
    """Deal a stash the cards that its owner's offers show the viewer: without them the offers lapse. [G-39, G-41]"""
    prove(s, owner, viewer)
    for card in range(LOOT):
        s.pool[card] -= s.proven[card]
        s.stash[owner][card] += s.proven[card]
    clear(s.proven)


def deal_certain(s: State, owner: int, viewer: int) -> None:
    """Deal a stash the certain cards of each value that it still lacks. [G-41]"""
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
    """Return a random card of the stash that an offer does not give, neither visibly nor at an index below `before`."""
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
    """Replace a chosen card by a random one of the five. [G-42]"""
    if s.chosen[seat] != NOTHING:
        s.chosen[seat] = below(s, ACTION_CARDS)


# ---------------------------------------------------------------- the pile, and what others know


def deal_pile(s: State) -> None:
    """Deal the rest of the pool to the pile, with the Fuzz at a random place of its window. [G-42]"""
    place = NOTHING if s.fuzz_out else s.top + s.fuzz_low + below(s, s.fuzz_high - s.fuzz_low + 1)
    for at in range(s.top, s.bottom):
        s.pile[at] = FUZZ if at == place else draw(s, s.pool)


def forget_knowledge(s: State, seat: int) -> None:
    """Reset what others know to what everybody knows: the seat cannot tell what more they know. [G-41]"""
    for viewer in range(s.players):
        if viewer != seat:
            for owner in range(s.players):
                for at in range(owner * PLACES, owner * PLACES + PLACES):
                    s.known[viewer][at] = 0 if viewer == owner else s.known[SPECTATOR][at]
