"""The loot of deals: on payoffs, and given or wanted in offers, card by card.

A deal is a payoff (its token's number) or an offer (OFFERS + its number). The cards of a deal adjoin, in the order
open, shown, hidden, wanted.
"""

from __future__ import annotations

from rascals.core.rows import clear
from rascals.games.goodcritters import state
from rascals.games.goodcritters.box import LOOT, SEATS, TOKENS
from rascals.games.goodcritters.state import State


def giver_of(deal: int) -> int:
    """Return the seat that has set a payoff or made an offer."""
    return deal // TOKENS if deal < state.OFFERS else (deal - state.OFFERS) // SEATS


def receiver_of(s: State, deal: int) -> int:
    """Return the target of a payoff, or the addressee of an offer."""
    return s.token_to[deal] if deal < state.OFFERS else (deal - state.OFFERS) % SEATS


def has_room(s: State, seat: int) -> int:
    """Return 1 while there is room for all of a seat's stash and MOST_WISHED wanted cards."""
    return 1 if s.laid + s.held[seat] + state.MOST_WISHED <= state.MOST_LAID else 0


def lay_out(s: State, deal: int) -> None:
    """Add the draft's loot to the table."""
    lay_gifts(s, deal, s.draft_size - s.draft_pays - s.draft_wished)
    if s.draft_wished > 0:
        for wish in range(state.WISHES):
            put(s, deal, -1 - wish, s.draft_wants[wish])


def lay_gifts(s: State, deal: int, left: int) -> None:
    """Add the `left` loot cards that the draft gives to the table."""
    if left > 0:
        for manner in range(state.MANNERS):
            for card in range(LOOT):
                count = s.draft_gives[card * state.MANNERS + manner]
                if count > 0:
                    put(s, deal, card * state.MANNERS + manner, count)
                    left -= count
                    if left == 0:
                        return


def put(s: State, deal: int, card: int, count: int) -> None:
    """Add `count` equal cards to the table: a gift, or -1 - wish."""
    for at in range(s.laid, s.laid + count):
        s.laid_in[at] = deal
        s.laid_card[at] = card
    s.laid += count


def take_up(s: State, deal: int) -> None:
    """Remove a deal's loot from the table."""
    kept = 0
    for at in range(s.laid):
        goes = s.laid_in[at] == deal  # copied even if it goes: compiled, a branch would cost more
        s.laid_in[kept] = s.laid_in[at]
        s.laid_card[kept] = s.laid_card[at]
        kept += 0 if goes else 1
    for at in range(kept, s.laid):
        s.laid_in[at] = 0
        s.laid_card[at] = 0
    s.laid = kept


def lies_in(s: State, deal: int) -> int:
    """Return how many loot cards a deal has."""
    count = 0
    for at in range(s.laid):
        count += 1 if s.laid_in[at] == deal else 0
    return count


def count_gives(s: State, deal: int) -> None:
    """Count the gifts of a deal into `old_gives`."""
    clear(s.old_gives)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] >= 0:
            s.old_gives[s.laid_card[at]] += 1


def count_wants(s: State, deal: int) -> None:
    """Count the wishes of an offer into `old_wants`."""
    clear(s.old_wants)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] < 0:
            s.old_wants[-1 - s.laid_card[at]] += 1
