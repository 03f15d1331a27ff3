"""The trades that follow a commit to the Jolly Butcher. [O-24]"""

from __future__ import annotations

from rascals.bots.goons.options import after, legal
from rascals.bots.goons.outlook import Character, prospect
from rascals.games.goons.questions import TRADE, asks
from rascals.games.goons.state import State


def traded(s: State, seat: int, character: Character) -> State:
    """Return the record after the best answers to the trades offered to a seat, with free steps walked. [O-24]

    A record without such an offer is returned unchanged.
    """
    while asks(s, TRADE) and s.asked == seat:
        tries = [after(s, seat, (action,)) for action in legal(s, seat)]
        s = max(tries, key=lambda twin: prospect(twin, seat, character))
    return s
