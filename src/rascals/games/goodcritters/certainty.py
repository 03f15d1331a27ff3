"""Certain knowledge: how many cards of each value each viewer knows to be in each stash. [G-41]

A viewer is a seat, or SPECTATOR; the viewers who see a card are a bit mask. A seat knows all of its own stash, so this
is not stored.
"""

from __future__ import annotations

from rascals.core.rows import clear
from rascals.core.seating import others
from rascals.core.state import Row
from rascals.games.goodcritters import state
from rascals.games.goodcritters.components import FIRST_CARDS, PAST_CARDS, SEATS, SPECTATOR, VALUE_PLACES, VALUES
from rascals.games.goodcritters.drafting import giver_of, receiver_of
from rascals.games.goodcritters.state import State

PLACES = len(VALUES)
EVERYBODY = (1 << state.VIEWERS) - 1


def the_two(seat: int, other: int) -> int:
    """Return the mask of two seats."""
    return 1 << seat | 1 << other


def seers(manner: int, giver: int, receiver: int) -> int:
    """Return the mask of those who see a given card before the receiver owns it: all, both parties, or its giver."""
    if manner == state.SEEN_BY_ALL:
        return EVERYBODY
    return 1 << giver if manner == state.HIDDEN else the_two(giver, receiver)


def sight(s: State, viewer: int, deal: int) -> int:
    """Return how many manners of giving, the lowest first, a viewer sees in a payoff or offer. [G-25, G-40]"""
    before = state.HIDDEN if viewer == receiver_of(s, deal) else state.SHOWN
    return state.MANNERS if viewer == giver_of(deal) else before


def sees(s: State, viewer: int, at: int) -> int:
    """Return 1 if a viewer sees the laid card at an index; everybody sees wanted cards. [G-25, G-40]"""
    card = s.laid_card[at]
    return 1 if card < 0 or card % state.MANNERS < sight(s, viewer, s.laid_in[at]) else 0


def watchers(s: State, owner: int) -> int:
    """Return the mask of viewers whose knowledge of a stash is stored: the other players, and spectators."""
    return others(s, owner) | 1 << SPECTATOR


def enter(s: State, owner: int, card: int, count: int, seen_by: int) -> None:
    """Put cards into a stash; viewers who see them know of that many more cards of the value. [G-41]"""
    s.stash[owner][card] += count
    s.held[owner] += count
    at, learners = owner * PLACES + VALUE_PLACES[card], seen_by & watchers(s, owner)
    for viewer in range(state.VIEWERS):
        s.known[viewer][at] += count * (learners >> viewer & 1)  # without a branch, which would be mispredicted


def leave(s: State, owner: int, card: int, count: int, seen_by: int) -> None:
    """Take cards out of a stash: fewer are certain, of that value or, for viewers who see none, of all. [G-41]"""
    s.stash[owner][card] -= count
    s.held[owner] -= count
    value = VALUE_PLACES[card]
    for viewer in range(state.VIEWERS):
        sees_it = seen_by >> viewer & 1
        for place in range(PLACES):
            forget(s.known[viewer], owner * PLACES + place, count * (1 - (sees_it & (place != value))))


def forget(known: Row, at: int, count: int) -> None:
    """Lower the number of certain cards of a value, not below 0. [G-41]"""
    known[at] = max(known[at] - count, 0)


def enter_gifts(s: State, owner: int, gifts: Row, giver: int, receiver: int, closed: int) -> None:
    """Put gifts into a stash. `closed`: HIDDEN, or SHOWN if the receiver has now seen them all. [G-29, G-40]"""
    for gift in range(state.GIFTS):
        if gifts[gift] > 0:
            seen_by = seers(min(gift % state.MANNERS, closed), giver, receiver)
            enter(s, owner, gift // state.MANNERS, gifts[gift], seen_by)


def enter_laid(s: State, owner: int, deal: int, giver: int, receiver: int, closed: int) -> None:
    """Put a payoff's loot into a stash; `closed` as for `enter_gifts`. [G-29, G-40]"""
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] >= 0:
            card = s.laid_card[at]
            enter(s, owner, card // state.MANNERS, 1, seers(min(card % state.MANNERS, closed), giver, receiver))


def leave_laid(s: State, giver: int, receiver: int, first: int) -> None:
    """Take the loot just laid on a payoff, from index `first` on, out of its giver's stash. [G-25]"""
    for at in range(first, s.laid):
        card = s.laid_card[at]
        leave(s, giver, card // state.MANNERS, 1, seers(card % state.MANNERS, giver, receiver))


def leave_gifts(s: State, giver: int, gifts: Row, receiver: int, closed: int) -> None:
    """Take gifts out of their giver's stash. `closed`: HIDDEN, or SHOWN if the receiver sees them all."""
    for gift in range(state.GIFTS):
        if gifts[gift] > 0:
            seen_by = seers(min(gift % state.MANNERS, closed), giver, receiver)
            leave(s, giver, gift // state.MANNERS, gifts[gift], seen_by)


# ---------------------------------------------------------------- what offers prove


def learn_from_offers(s: State, owner: int) -> None:
    """Raise each viewer's knowledge of a stash to what its owner's offers prove; addressees learn more. [G-41]"""
    learn_proven(s, owner, SPECTATOR, EVERYBODY)
    for other in range(s.players):
        if s.offer[owner * SEATS + other]:
            learn_proven(s, owner, other, 1 << other)


def learn_proven(s: State, owner: int, viewer: int, learners: int) -> None:
    """Raise the knowledge of `learners`, a mask, to what an owner's offers prove to a viewer. [G-41]"""
    prove(s, owner, viewer)
    learners &= watchers(s, owner)
    for place in range(PLACES):
        at, count = owner * PLACES + place, count_value(s.proven, place)
        for learner in range(state.VIEWERS):
            s.known[learner][at] = max(s.known[learner][at], count * (learners >> learner & 1))
    clear(s.proven)


def prove(s: State, owner: int, viewer: int) -> None:
    """Write into `proven` the most copies of each card that any one of an owner's offers shows a viewer. [G-41]"""
    first, last = state.OFFERS + owner * SEATS, state.OFFERS + owner * SEATS + SEATS
    offer = state.NOBODY
    for at in range(s.laid):
        if first <= s.laid_in[at] < last and s.laid_card[at] >= 0 and sees(s, viewer, at):
            if s.laid_in[at] != offer:
                offer = s.laid_in[at]
                clear(s.counted)
            card = s.laid_card[at] // state.MANNERS
            s.counted[card] += 1
            s.proven[card] = max(s.proven[card], s.counted[card])
    clear(s.counted)


def count_value(counts: Row, place: int) -> int:
    """Return how many cards of a value are counted."""
    count = 0
    for card in range(FIRST_CARDS[place], PAST_CARDS[place]):
        count += counts[card]
    return count
