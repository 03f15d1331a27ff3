"""Why the shrewd player of Felicity does what it does, in the numbers it goes by."""

from __future__ import annotations

from rascals.bots.felicity.worlds import ahead, next_card
from rascals.bots.interface import Reason
from rascals.core.moves import Move
from rascals.games.felicity import rules
from rascals.games.felicity.state import State


def placing(s: State, me: int) -> Reason:
    """What it looks at when it places: whether it is richer than the others, and how long the card stays hidden."""
    mice = round(ahead(s, me))
    stand = "rich" if mice > 0 else "poor" if mice < 0 else "even"
    return Reason(f"place-{stand}", {"mice": abs(mice), "place": s.placed + 1, "size": rules.row_size(s)})


def bidding(s: State, move: Move, worth: float) -> Reason:
    """What the row is worth to it against the bid that it makes, or that would be the next one."""
    points = round(worth)
    if move.kind == "pass":
        return Reason("pass", {"worth": points, "bid": rules.highest_bid(s) + 1, "mice": next_card(s, 0)})
    bid = move.args["mice"]
    return Reason("bid" if bid <= points else "push", {"worth": points, "bid": bid})
