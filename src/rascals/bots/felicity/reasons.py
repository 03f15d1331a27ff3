"""Why the shrewd player of Felicity does what it does: what the row is worth, who knows more, what is risked."""

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
    """What the card changes the row by, when it is turned up, and whether that suits somebody with its mice.

    `adds`: points, of each card of the `hand`. `least`, `most`: what its cards without dogs are worth.
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
    """What the row is worth to it against the bid that it makes, or that would be the next one; who else bids.

    `hidden`: cards of the row that one does not see; `seat`: who has bid most, None before the first bid; `secret`:
    whether that seat knows one of them.
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
