"""What lies on the table for others: the loot of payoffs, and the loot that offers give and want, card by card.

Each card is laid in a payoff (its token's number) or in an offer (OFFERS + its number), in the order open, shown,
hidden, wanted; the cards of one lie together.
"""

from __future__ import annotations

from rascals.core.rows import clear
from rascals.games.goodcritters import state
from rascals.games.goodcritters.box import LOOT, SEATS, TOKENS
from rascals.games.goodcritters.state import State


def giver_of(deal: int) -> int:
    """Return who has laid down a payoff or made an offer."""
    return deal // TOKENS if deal < state.OFFERS else (deal - state.OFFERS) // SEATS


def receiver_of(s: State, deal: int) -> int:
    """Return before whom a payoff lies, or to whom an offer is made."""
    return s.token_to[deal] if deal < state.OFFERS else (deal - state.OFFERS) % SEATS


def has_room(s: State, seat: int) -> int:
    """Return 1 while a seat can lay down all it has and wish for as much as it may."""
    return 1 if s.laid + s.held[seat] + state.MOST_WISHED <= state.MOST_LAID else 0


def lay_out(s: State, deal: int) -> None:
    """The loot of the draft lies there now."""
    lay_gifts(s, deal, s.draft_size - s.draft_pays - s.draft_wished)
    if s.draft_wished > 0:
        for wish in range(state.WISHES):
            put(s, deal, -1 - wish, s.draft_wants[wish])


def lay_gifts(s: State, deal: int, left: int) -> None:
    """Lay down what the draft gives, until none are left."""
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
    """Lay down a number of one gift, or of one card wished for."""
    for at in range(s.laid, s.laid + count):
        s.laid_in[at] = deal
        s.laid_card[at] = card
    s.laid += count


def take_up(s: State, deal: int) -> None:
    """Nothing lies there any longer."""
    kept = 0
    for at in range(s.laid):
        goes = s.laid_in[at] == deal  # moved up whether it stays or not: compiled, a jump would cost more
        s.laid_in[kept] = s.laid_in[at]
        s.laid_card[kept] = s.laid_card[at]
        kept += 0 if goes else 1
    for at in range(kept, s.laid):
        s.laid_in[at] = 0
        s.laid_card[at] = 0
    s.laid = kept


def lies_in(s: State, deal: int) -> int:
    """Return how many loot cards a payoff holds, or an offer names."""
    count = 0
    for at in range(s.laid):
        count += 1 if s.laid_in[at] == deal else 0
    return count


def count_gives(s: State, deal: int) -> None:
    """Count what a payoff or an offer gives into `old_gives`."""
    clear(s.old_gives)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] >= 0:
            s.old_gives[s.laid_card[at]] += 1


def count_wants(s: State, deal: int) -> None:
    """Count what an offer wants into `old_wants`."""
    clear(s.old_wants)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] < 0:
            s.old_wants[-1 - s.laid_card[at]] += 1
