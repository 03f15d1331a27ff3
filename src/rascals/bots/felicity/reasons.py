"""The shrewd player's reasons for its moves: the row's worth, who knows more, the risk."""

from __future__ import annotations

from collections.abc import Sequence

from rascals.bots.felicity.worlds import ahead, next_card
from rascals.bots.interface import Reason
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.box import RABBIT
from rascals.games.felicity.knowledge import face_down
from rascals.games.felicity.state import State, owner


def placing(s: State, me: int, kind: int, adds: Sequence[float], hand: Sequence[int]) -> Reason:
    """Return the reason for placing a card: what it adds to the row, when it is revealed, and if that suits the purse.

    `adds`: points added by each card of the `hand`. `least`, `most`: range of these without dogs.
    """
    mice, gain = round(ahead(s, me)), adds[hand.index(kind)]
    suits = (gain - sum(adds) / len(adds)) * mice > 0
    passes = min(s.placed, s.players - 1)
    valued = [round(add) for card, add in zip(hand, adds, strict=True) if card <= RABBIT]
    told = {
        "mice": abs(mice),
        "richer": mice > 0,
        "dog": kind > RABBIT,
        "better": gain >= 0,
        "points": abs(round(gain)),
        "least": min(valued, default=0),
        "most": max(valued, default=0),
        "passes": passes,
        "more": rules.row_size(s) - s.placed - 1,
    }
    if suits:
        return Reason("place-rich" if mice > 0 else "place-poor", told)
    return Reason("place-open" if passes == 0 else "place-guess" if mice else "place-even", told)


def bidding(s: State, me: int, move: Move, worth: float) -> Reason:
    """Return the reason for a bid or pass: the row's worth against the bid made, or the next one; who leads.

    `hidden`: number of cards that the seat does not see; `seat`: the highest bidder, None before the first bid;
    `secret`: whether that bidder knows one of these cards.
    """
    points, highest = round(worth), rules.highest_bid(s)
    leader = next((seat for seat in range(s.players) if highest and s.bid[seat] == highest), None)
    secret = [owner(s, place) for place in range(s.revealed, s.placed) if place != face_down(s, me)]
    told = {
        "worth": points,
        "hidden": len(secret),
        "seat": leader,
        "highest": highest,
        "secret": leader in secret,
    }
    if move.kind == "pass":
        bid = highest + 1
        way = "pass" if bid > points else "pass-mice"
        return Reason(way, {**told, "bid": bid, "left": points - bid, "mice": next_card(s, 0)})
    bid = move.args["mice"]
    return Reason("bid" if bid <= points else "push", {**told, "bid": bid, "left": abs(points - bid)})
