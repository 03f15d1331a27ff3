"""The Doctor: each participant compares an amount of their own with the goals. In the dialect. [O-23]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goons import events
from rascals.games.goons.box import DR4, DR5
from rascals.games.goons.schemes import counted, end_paying, goal, pay, reached, slot_of
from rascals.games.goons.state import CLAIM, State, answered, ask


def amount_of(s: State, seat: int, colour: int) -> int:
    """Return the amount that the Doctor's scheme at a corner compares with its goals. [O-23]

    DR1, DR2, DR3: own counted energy; DR4: energy in the own supply; DR5: money there. [O-23.1 – O-23.5]
    """
    if s.scheme[colour] == DR4:
        return s.energy[seat]
    return s.money[seat] if s.scheme[colour] == DR5 else counted(s, seat, colour)


def goals_reached(s: State, seat: int) -> int:
    """Return the number of goals that a participant reaches. [O-23]"""
    return reached(s, s.scheme[s.resolved], amount_of(s, seat, s.resolved))


def go_on(s: State) -> None:
    """In commit order ask a participant who reaches several goals, and pay one who reaches one. [O-23, O-40]"""
    if s.place == s.piles[s.resolved]:
        end_paying(s)
        return
    seat = s.order[s.resolved][s.place]
    goals = goals_reached(s, seat)
    if goals > 1:
        ask(s, CLAIM, seat)
    elif goals == 1:
        take(s, seat, 1)
    else:
        s.place += 1


def take(s: State, seat: int, number: int) -> None:
    """Take one of the rewards reached, numbered from 1; a lower one is allowed. [O-23]"""
    answered(s)
    tell(s, events.REACHED, seat, number, goal(s, s.scheme[s.resolved], number - 1))
    pay(s, seat, slot_of(number - 1, 0), 1)
    s.place += 1
