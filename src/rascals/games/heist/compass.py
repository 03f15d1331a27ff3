"""Random directions: equally likely neighbours, and v5's compass die. In the dialect."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.events import tell
from rascals.core.rows import clear
from rascals.games.heist import events
from rascals.games.heist.box import CELLS, NOWHERE, V5
from rascals.games.heist.ground import along_path, crew_on, next_cell, over_edge, within_steps
from rascals.games.heist.state import State


def random_neighbour(s: State, place: int) -> int:
    """Return one of the connected neighbours of a place, each equally likely; NOWHERE if none. [H-22.slippery.v2]"""
    within_steps(s, place, 1)
    count = 0
    for cell in range(CELLS):
        count += 1 if s.reach[cell] == 2 else 0
    chosen = below(s, count) if count > 0 else 0
    found = NOWHERE
    for cell in range(CELLS):
        if s.reach[cell] == 2:
            found = cell if chosen == 0 else found
            chosen -= 1
    clear(s.reach)
    return found


def side_cell(s: State, seat: int, cell: int, way: int, tiles: int) -> int:
    """Return the cell to which a roll leads from one of a crew's cells; NOWHERE if none qualifies.

    `tiles` 1: a tile that may be removed qualifies, connected or not. [H-22.compass.v5, H-22.fake-path.v5]
    """
    if tiles:
        other = next_cell(s, cell, way)
        return other if other >= 0 and s.tile[other] > 0 and not crew_on(s, other) else NOWHERE
    if s.edition == V5 and seat == s.turn and s.ferret > 0:
        return over_edge(s, cell, way)
    return along_path(s, cell, way)


def side_cells(s: State, seat: int, way: int, tiles: int) -> int:
    """Return how many cells qualify in one way from a crew's place. [H-22.compass.v5]"""
    count = 0
    cell = s.at[seat]
    while cell >= 0:
        count += 1 if side_cell(s, seat, cell, way, tiles) >= 0 else 0
        cell = s.chain[cell]
    return count


def towards(s: State, seat: int, way: int, tiles: int) -> int:
    """Return the cell to which a roll leads, of several a random one; NOWHERE if none qualifies. [H-22.compass.v5]"""
    count = side_cells(s, seat, way, tiles)
    if count == 0:
        return NOWHERE
    chosen = below(s, count) if count > 1 else 0
    cell = s.at[seat]
    while chosen > 0 or side_cell(s, seat, cell, way, tiles) < 0:
        chosen -= 1 if side_cell(s, seat, cell, way, tiles) >= 0 else 0
        cell = s.chain[cell]
    return side_cell(s, seat, cell, way, tiles)


def roll(s: State, seat: int) -> int:
    """Roll the compass die. [H-22.compass.v5]"""
    way = below(s, 4)
    tell(s, events.ROLLED, seat, way)
    return way


def roll_until_it_leads(s: State, seat: int) -> int:
    """Roll until a way qualifies and return the cell; NOWHERE if no way does. [H-22.compass.v5]"""
    ways = 0
    for way in range(4):
        ways += side_cells(s, seat, way, 0)
    if ways == 0:
        return NOWHERE
    way = roll(s, seat)
    while side_cells(s, seat, way, 0) == 0:
        way = roll(s, seat)
    return towards(s, seat, way, 0)
