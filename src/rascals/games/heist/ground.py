"""The map: places, paths, distances, and random directions (v5's compass die). In the dialect. [H-01, H-05, H-30]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.events import emit
from rascals.core.rows import clear
from rascals.core.seating import around
from rascals.games.heist import components, events
from rascals.games.heist.components import ALL_WAYS, NOWHERE, ON_EDGE, OPEN, PATHS, START, STASH, STEPS, V1, V5, VOID
from rascals.games.heist.state import NOBODY, State

KINDS_OF_HAZARD = len(components.HAZARDS)
WAYS_TO_LIE = len(components.TURNS)


# ---------------------------------------------------------------- places


def join_cells(s: State) -> None:
    """Compute the place of each cell, and number stashes and presets. [H-05]"""
    spots = 0
    for cell in range(components.CELLS):
        s.anchor[cell] = cell
        if STASH <= s.ground[cell] <= components.CENTRE:
            join_stash(s, cell)
        if s.ground[cell] >= STASH and s.anchor[cell] == cell:
            s.spot[cell] = spots
            spots += 1


def join_stash(s: State, cell: int) -> None:
    """Join a cell to the earlier cells of its stash, which have the same letter. [H-05]"""
    for other in range(cell - 1, -1, -1):
        if s.ground[other] == s.ground[cell]:
            s.anchor[cell] = s.anchor[other]
            s.chain[other] = cell
            return


def is_start(s: State, cell: int) -> int:
    """Return 1 for a start tile, whether or not it is used in this game. [H-02]"""
    return 1 if START <= s.ground[cell] < STASH else 0


def is_stash(s: State, cell: int) -> int:
    """Return 1 for a cell of a stash."""
    return 1 if STASH <= s.ground[cell] <= components.CENTRE else 0


def is_preset(s: State, cell: int) -> int:
    """Return 1 for a preset."""
    return 1 if s.ground[cell] >= components.PLAIN_PRESET else 0


def is_place(s: State, cell: int) -> int:
    """Return 1 for a fixed cell or one with a tile."""
    return 1 if s.tile[cell] > 0 or s.ground[cell] > OPEN else 0


def is_empty(s: State, cell: int) -> int:
    """Return 1 for a cell of the board that is not fixed and has no tile."""
    return 1 if s.ground[cell] == OPEN and s.tile[cell] == 0 else 0


def start_of(s: State, seat: int) -> int:
    """Return a seat's start: corners in turn order, opposite ones with two players. [H-02]"""
    turn = seat - s.first if seat >= s.first else seat - s.first + s.players
    corner = turn * 2 if s.players == 2 else turn
    for cell in range(components.CELLS):
        if s.ground[cell] == START + corner:
            return cell
    return NOWHERE


def owner_of(s: State, cell: int) -> int:
    """Return the seat whose start a cell is; NOBODY for an unused start and any other cell. [H-02]"""
    if not is_start(s, cell):
        return NOBODY
    corner = s.ground[cell] - START
    turn = corner // 2 if s.players == 2 else corner
    if turn >= s.players or (s.players == 2 and corner % 2 > 0):
        return NOBODY
    return around(s, s.first + turn)


def hazard_at(s: State, cell: int) -> int:
    """Return the hazard of a tile or preset: PLAIN, SECURITY or TRAP. [H-03]"""
    if s.tile[cell] > 0:
        return (s.tile[cell] - 1) % KINDS_OF_HAZARD
    if s.ground[cell] == components.SECURITY_PRESET:
        return components.SECURITY
    return components.TRAP if s.ground[cell] == components.TRAP_PRESET else components.PLAIN


def crew_on(s: State, cell: int) -> int:
    """Return 1 if a crew that is still on the heist stands there. [H-36]"""
    for seat in range(s.players):
        if s.at[seat] == s.anchor[cell] and on_heist(s, seat):
            return 1
    return 0


def on_heist(s: State, seat: int) -> int:
    """Return 1 for a crew that has neither ended nor, in v3 and v4, had its last turn. [H-36]"""
    return 1 if s.ended[seat] == 0 and not had_last_turn(s, seat) else 0


def had_last_turn(s: State, seat: int) -> int:
    """Return 1 for a late crew of v3 or v4 after its last turn. [H3-25, H4-25, H-36]"""
    if s.countdown_by < 0 or s.ended[seat] > 0 or s.turns_left[seat] > 0:
        return 0
    return 1 if V1 < s.edition < V5 else 0


# ---------------------------------------------------------------- paths


def next_cell(s: State, cell: int, way: int) -> int:
    """Return the next cell that way; NOWHERE off the board. [H-14]"""
    if ON_EDGE[cell] >> way & 1:
        return NOWHERE
    other = cell + STEPS[way]
    return NOWHERE if s.ground[other] == VOID else other


def rotations_of(kind: int) -> int:
    """Return the number of different rotations of a tile. [H-31]"""
    return components.ROTATIONS[kind // KINDS_OF_HAZARD]


def paths_of(kind: int, turn: int) -> int:
    """Return the ways of the paths of a kind of tile in a rotation, as bits."""
    return PATHS[kind // KINDS_OF_HAZARD * WAYS_TO_LIE + turn]


def paths_at(s: State, cell: int) -> int:
    """Return the ways of a cell's paths, as bits: all for a fixed cell, none for an empty one. [H-30]"""
    if s.tile[cell] > 0:
        return paths_of(s.tile[cell] - 1, s.turned[cell])
    return ALL_WAYS if s.ground[cell] > OPEN else 0


def leads(s: State, cell: int, way: int) -> int:
    """Return 1 if a cell has a path that way."""
    return paths_at(s, cell) >> way & 1


def back(way: int) -> int:
    """Return the opposite way."""
    return way ^ 2


def over_edge(s: State, cell: int, way: int) -> int:
    """Return the next cell that way, even behind a wall, if it is of another place; otherwise NOWHERE. [H-14]"""
    other = next_cell(s, cell, way)
    if other < 0 or not is_place(s, other) or s.anchor[other] == s.anchor[cell]:
        return NOWHERE
    return other


def along_path(s: State, cell: int, way: int) -> int:
    """Return the connected neighbour of a cell that way; NOWHERE if there is none. [H-30]"""
    other = over_edge(s, cell, way)
    return other if other >= 0 and leads(s, cell, way) and leads(s, other, back(way)) else NOWHERE


def has_way_off(s: State, place: int) -> int:
    """Return 1 if a place has a connected neighbour. [H-30]"""
    cell = place
    while cell >= 0:
        for way in range(4):
            if along_path(s, cell, way) >= 0:
                return 1
        cell = s.chain[cell]
    return 0


def step(s: State, cell: int, way: int, walls: int) -> int:
    """Return the cell that a step leads to, through walls if `walls` is 1; NOWHERE if there is none. [H-14, H-30]"""
    return over_edge(s, cell, way) if walls else along_path(s, cell, way)


def joins(s: State, place: int, cell: int, walls: int) -> int:
    """Return 1 if a step leads from a place to a cell next to it, through walls if `walls` is 1. [H-05, H-30]"""
    for way in range(4):
        other = next_cell(s, cell, way)
        if other >= 0 and s.anchor[other] == place and step(s, other, back(way), walls) == cell:
            return 1
    return 0


def uses_ferret(s: State, seat: int) -> int:
    """Return 1 while a ferret lets a crew's own moves pass walls. [H-18.ferret.v1, H-18.ferret.v2, H-18.ferret.v5]"""
    return 1 if seat == s.turn and s.ferret > 0 else 0


def sees_walls_open(s: State, seat: int) -> int:
    """Return 1 while v5's ferret opens all edges of a crew's place, for placing and for the compass. [H5-18a]"""
    return 1 if s.edition == V5 and uses_ferret(s, seat) else 0


# ---------------------------------------------------------------- tiles


def fits_beside(s: State, place: int, cell: int, paths: int, walls: int) -> int:
    """Return 1 if a tile with these paths, put on an empty cell, connects to a place. [H-04, H5-18a]"""
    if not is_empty(s, cell):
        return 0
    for way in range(4):
        other = next_cell(s, cell, way)
        if paths >> way & 1 and other >= 0 and s.anchor[other] == place and (walls or leads(s, other, back(way))):
            return 1
    return 0


def open_cells(s: State, place: int, walls: int) -> int:
    """Return the number of open cells of a place. [H-30]"""
    count = 0
    cell = place
    while cell >= 0:
        for way in range(4):
            other = next_cell(s, cell, way)
            if other >= 0 and is_empty(s, other) and (walls or leads(s, cell, way)):
                count += first_side(s, place, cell, other)
        cell = s.chain[cell]
    return count


def first_side(s: State, place: int, cell: int, other: int) -> int:
    """Return 1 if `cell` is the place's first cell next to `other`, so that `other` counts only once."""
    for way in range(4):
        beside = next_cell(s, other, way)
        if beside >= 0 and s.anchor[beside] == place and beside < cell:
            return 0
    return 1


def fits_anywhere(s: State, seat: int, cell: int, paths: int) -> int:
    """Return 1 if, in v1 and v2, a seat may put a tile with these paths on an empty cell. [H-04]"""
    if not is_empty(s, cell):
        return 0
    for way in range(4):
        other = next_cell(s, cell, way)
        if paths >> way & 1 and other >= 0 and leads(s, other, back(way)):
            return 1 - by_foreign_start(s, seat, cell)
    return 0


def any_cell_fits(s: State, seat: int) -> int:
    """Return 1 if, in v1 and v2, there is a legal cell: one fits any shape of tile. [H-04, H-12]"""
    for cell in range(components.CELLS):
        if fits_anywhere(s, seat, cell, ALL_WAYS):
            return 1
    return 0


def by_foreign_start(s: State, seat: int, cell: int) -> int:
    """Return 1 for a cell next to the start of another player in this game. [H-04]"""
    for way in range(4):
        other = next_cell(s, cell, way)
        if other >= 0 and owner_of(s, other) != NOBODY and owner_of(s, other) != seat:
            return 1
    return 0


def is_replaceable(s: State, cell: int) -> int:
    """Return 1 for a cell with a tile and no crew. [H-18.mole.v1, H-30]"""
    return 1 if s.tile[cell] > 0 and not crew_on(s, cell) else 0


def put_tile(s: State, cell: int, kind: int, turn: int) -> None:
    """Put a tile on a cell; a tile already there goes to the box, but loot stays. [H-04, H-32]"""
    if s.tile[cell] > 0:
        s.box_tiles[s.tile[cell] - 1] += 1
    s.tile[cell] = kind + 1
    s.turned[cell] = turn


# ---------------------------------------------------------------- distances


def first_near(place: int) -> int:
    """Return a lower bound for the cells next to a place."""
    return max(place - components.SIDE, 0)


def behind_near(s: State, place: int) -> int:
    """Return an exclusive upper bound for the cells next to a place."""
    last = place
    while s.chain[last] >= 0:
        last = s.chain[last]
    return min(last + components.SIDE + 1, components.CELLS)


def within_steps(s: State, place: int, limit: int) -> None:
    """Write into `reach` the distance plus one of each place within `limit` steps. [H-05]"""
    clear(s.reach)
    s.reach[place] = 1
    for distance in range(1, limit + 1):
        for start in range(components.CELLS):
            if s.reach[start] == distance:
                mark_neighbours(s, start, distance + 1)


def mark_neighbours(s: State, place: int, mark: int) -> None:
    """Mark the connected neighbours of a place that are not marked yet."""
    cell = place
    while cell >= 0:
        for way in range(4):
            other = along_path(s, cell, way)
            if other >= 0 and s.reach[s.anchor[other]] == 0:
                s.reach[s.anchor[other]] = mark
        cell = s.chain[cell]


def next_to_crew(s: State, seat: int, cell: int) -> int:
    """Return 1 for a cell next to a seat's crew, with or without a path. [H-30]"""
    for way in range(4):
        other = next_cell(s, cell, way)
        if other >= 0 and s.anchor[other] == s.at[seat]:
            return 1
    return 0


# ---------------------------------------------------------------- random directions


def random_neighbour(s: State, place: int) -> int:
    """Return one of the connected neighbours of a place, each equally likely; NOWHERE if none. [H-22.slippery.v2]"""
    within_steps(s, place, 1)
    count = 0
    for cell in range(components.CELLS):
        count += 1 if s.reach[cell] == 2 else 0
    chosen = below(s, count) if count > 0 else 0
    found = NOWHERE
    for cell in range(components.CELLS):
        if s.reach[cell] == 2:
            found = cell if chosen == 0 else found
            chosen -= 1
    clear(s.reach)
    return found


def side_cell(s: State, seat: int, cell: int, way: int, tiles: int) -> int:
    """Return the cell that a roll leads to from one of a crew's cells; NOWHERE if none qualifies.

    `tiles` 1: a tile that may be removed qualifies, connected or not. [H-22.compass.v5, H-22.fake-path.v5]
    """
    if tiles:
        other = next_cell(s, cell, way)
        return other if other >= 0 and is_replaceable(s, other) else NOWHERE
    return step(s, cell, way, sees_walls_open(s, seat))


def side_cells(s: State, seat: int, way: int, tiles: int) -> int:
    """Return the number of cells that qualify in one direction from a crew's place. [H-22.compass.v5]"""
    count = 0
    cell = s.at[seat]
    while cell >= 0:
        count += 1 if side_cell(s, seat, cell, way, tiles) >= 0 else 0
        cell = s.chain[cell]
    return count


def towards(s: State, seat: int, way: int, tiles: int) -> int:
    """Return the cell that a roll leads to, a random one if several; NOWHERE if none qualifies. [H-22.compass.v5]"""
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
    emit(s, events.ROLLED, seat, way)
    return way


def roll_until_it_leads(s: State, seat: int) -> int:
    """Roll until a way qualifies, and return its cell; NOWHERE if no way does. [H-22.compass.v5]"""
    ways = 0
    for way in range(4):
        ways += side_cells(s, seat, way, 0)
    if ways == 0:
        return NOWHERE
    way = roll(s, seat)
    while side_cells(s, seat, way, 0) == 0:
        way = roll(s, seat)
    return towards(s, seat, way, 0)
