"""Lady Darmondy: sealed bids for one lot after another. In the dialect. [O-25]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.rows import fill, total
from rascals.games.goons import events
from rascals.games.goons.box import TOKENS_FOR_ENERGY
from rascals.games.goons.schemes import counted, end_paying, pay, tiers
from rascals.games.goons.state import BID, NOTHING, WINNER_PAYS, State, answered, ask


def begin(s: State) -> None:
    """LD1 to LD5: give participants two auction tokens for each own counted energy. [O-25, O-25.1 – O-25.5]"""
    for place in range(s.piles[s.resolved]):
        seat = s.order[s.resolved][place]
        s.tokens[seat] = TOKENS_FOR_ENERGY * counted(s, seat, s.resolved)
        tell(s, events.TOKENS_GIVEN, seat, s.tokens[seat])


def go_on(s: State) -> None:
    """Ask all who have tokens left to bid for the next lot; if nobody has, the lot is lost. [O-25]"""
    if s.lot == tiers(s, s.scheme[s.resolved]):
        end_paying(s)
    elif total(s.tokens) > 0:
        ask(s, BID, 0)
    else:
        tell(s, events.LOT_LOST, s.lot + 1)
        s.lot += 1


def is_awaited(s: State, seat: int) -> int:
    """Return 1 if this seat still has to bid. [O-25, O-36]"""
    return 1 if s.tokens[seat] > 0 and s.bids[seat] == NOTHING else 0


def bid(s: State, seat: int, number: int) -> None:
    """Bid in secret; the last bid reveals all. [O-25]"""
    s.bids[seat] = number
    for other in range(s.players):
        if is_awaited(s, other):
            return
    answered(s)
    show_bids(s)


def show_bids(s: State) -> None:
    """Reveal and spend the bids, and give the lot to the highest; tied ones share it. [O-25]"""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.bids[seat])
        if s.bids[seat] != NOTHING:
            tell(s, events.BID_SHOWN, seat, s.lot + 1, s.bids[seat])
    tied = 0
    for seat in range(s.players):
        tied += 1 if s.bids[seat] == highest else 0
    for seat in range(s.players):
        if s.bids[seat] > 0 and (s.darmondy_pays != WINNER_PAYS or s.bids[seat] == highest):
            s.tokens[seat] -= s.bids[seat]
    if highest == 0:
        tell(s, events.LOT_LOST, s.lot + 1)
    else:
        give_lot(s, highest, tied)
    fill(s.bids, NOTHING)
    s.lot += 1


def give_lot(s: State, highest: int, tied: int) -> None:
    """Pay the lot to the highest bidder; tied ones in commit order, all before any step is walked. [O-25]"""
    for place in range(s.piles[s.resolved]):
        seat = s.order[s.resolved][place]
        if s.bids[seat] == highest:
            tell(s, events.LOT_TAKEN, seat, s.lot + 1, highest)
            pay(s, seat, s.lot, tied)
