"""The four hustle tracks: steps and the rewards of spaces. In the dialect. [O-18, O-18b]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.rows import total
from rascals.games.goons import events
from rascals.games.goons.box import COLOURS, SPACE_NUMBERS, TRACK_HEAD
from rascals.games.goons.state import NOBODY, NOTHING, State
from rascals.games.goons.supply import gain_energy

LENGTH, END_STARS = 0, 1  # indices in a track's row


def can_step(s: State, seat: int, colour: int) -> int:
    """Return 1 unless the player stands on the top space. [O-18]"""
    return 1 if s.hustle[colour][seat] < s.track[colour][LENGTH] else 0


def step_up(s: State, seat: int, colour: int) -> None:
    """Move a token one space up; pay the space entered, and add its free steps to those owed. [O-18, O-18b]"""
    s.hustle[colour][seat] += 1
    space = s.hustle[colour][seat]
    tell(s, events.STEPPED, seat, colour, space)
    at = TRACK_HEAD + (space - 1) * SPACE_NUMBERS
    row = s.track[colour]
    stars, energy, money, steps = row[at], row[at + 1], row[at + 2], row[at + 3]
    if stars + energy + money + steps > 0:
        energy = gain_energy(s, seat, energy)
        s.stars[seat] += stars
        s.money[seat] += money
        s.steps[seat] += steps
        tell(s, events.SPACE_PAID, seat, stars, energy, money, steps)


def step_down(s: State, seat: int, colour: int) -> None:
    """Move a token one space down, from the first off the track; no reward is given back. [O-24.1]"""
    s.hustle[colour][seat] -= 1
    tell(s, events.STEPPED_DOWN, seat, colour, s.hustle[colour][seat])


# ---------------------------------------------------------------- free steps


def walker(s: State) -> int:
    """Return the seat that walks free steps next, several owners in commit order; NOBODY if none is owed. [O-18b]"""
    if total(s.steps) == 0:
        return NOBODY
    if s.resolved != NOTHING:
        for place in range(s.piles[s.resolved]):
            if s.steps[s.order[s.resolved][place]] > 0:
                return s.order[s.resolved][place]
    for seat in range(s.players):
        if s.steps[seat] > 0:
            return seat
    return NOBODY


def walk(s: State, seat: int, colour: int) -> None:
    """Walk one of the free steps owed. [O-18b]"""
    s.steps[seat] -= 1
    step_up(s, seat, colour)


def walk_where_clear(s: State) -> None:
    """Walk free steps without asking where only one track is not topped; with all topped they lapse. [O-18b]"""
    seat = walker(s)
    while seat != NOBODY:
        only = NOTHING
        tracks = 0
        for colour in range(COLOURS):
            if can_step(s, seat, colour):
                tracks += 1
                only = colour
        if tracks > 1:
            return
        if tracks == 1:
            walk(s, seat, only)
        else:
            tell(s, events.STEPS_LAPSED, seat, s.steps[seat])
            s.steps[seat] = 0
        seat = walker(s)
