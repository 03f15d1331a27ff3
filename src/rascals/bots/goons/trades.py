"""What a commit to the Jolly Butcher brings beside energy on his scheme: the trades that follow it. [O-24]"""

from __future__ import annotations

from rascals.bots.goons.options import after, legal
from rascals.bots.goons.outlook import Character, prospect
from rascals.games.goons.questions import TRADE, asks
from rascals.games.goons.state import State


def traded(s: State, seat: int, character: Character) -> State:
    """Return a record after the trades that a seat has just been offered, as long as one pays, steps walked. [O-24]

    Records without such an offer come back as they are.
    """
    while asks(s, TRADE) and s.asked == seat:
        tries = [after(s, seat, (action,)) for action in legal(s, seat)]
        s = max(tries, key=lambda twin: prospect(twin, seat, character))
    return s
