"""The city: cubes, empty cells, visible stars. In the dialect. [O-01, O-02, O-09, O-16]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import draw
from rascals.core.rows import fill
from rascals.games.goons.components import (
    BESIDE,
    CELLS,
    CUBES_OF_COLOUR,
    EMPTY,
    IS_CORNER,
    JUNK,
    JUNK_CUBES,
    OUTER_CORNERS,
    WAYS,
)
from rascals.games.goons.state import State

# ---------------------------------------------------------------- setup


def deal_cubes(s: State) -> None:
    """Deal all cubes to the city, uniformly among the arrangements without junk on an outer corner. [O-01]"""
    fill(s.out, CUBES_OF_COLOUR)  # borrowed to count the cubes still to be dealt; all 0 at the end
    junk = JUNK_CUBES
    inner = CELLS - len(OUTER_CORNERS)
    for cell in range(CELLS):
        is_junk = 0
        if not IS_CORNER[cell]:
            is_junk = 1 if below(s, inner) < junk else 0
            inner -= 1
        junk -= is_junk
        s.city[cell] = JUNK if is_junk else draw(s, s.out) + 1
    note_near(s)


def note_near(s: State) -> None:
    """Recompute visible stars and the counts of empty cells, `near` and `beside` from the city. [O-02, O-09]"""
    s.empty_cells = 0
    for colour in range(len(s.shown)):
        s.shown[colour] = 0
    for cell in range(CELLS):
        s.near[cell] = IS_CORNER[cell]
        s.beside[cell] = 0
    for cell in range(CELLS):
        if s.city[cell] == EMPTY:
            show_cell(s, cell)
            note_beside(s, cell, 1, 0)
        else:
            note_beside(s, cell, 0, is_action_cube(s, cell))


# ---------------------------------------------------------------- cells


def open_cell(s: State, cell: int) -> None:
    """Empty a cell, show its stars, and update the counts of its neighbours. [O-02]"""
    note_beside(s, cell, 1, -is_action_cube(s, cell))
    s.city[cell] = EMPTY
    show_cell(s, cell)


def show_cell(s: State, cell: int) -> None:
    """Add an empty cell to the number of empty cells, and its stars to the visible ones. [O-02]"""
    s.empty_cells += 1
    s.shown[s.ground[cell] - 1] += s.cell_stars[cell] - 1


def note_beside(s: State, cell: int, empty: int, action: int) -> None:
    """Add to the counts of a cell's neighbours: `empty` to their empty cells, `action` to their action cubes."""
    for way in range(WAYS):
        other = BESIDE[cell * WAYS + way]
        if other >= 0:
            s.near[other] += empty
            s.beside[other] += action


def cover_cell(s: State, cell: int, cube: int) -> None:
    """Put a cube on an empty cell, and update its stars and the counts of its neighbours. [O-02]"""
    s.city[cell] = cube
    s.empty_cells -= 1
    s.shown[s.ground[cell] - 1] -= s.cell_stars[cell] - 1
    note_beside(s, cell, -1, is_action_cube(s, cell))


def move_cube(s: State, cell: int, to: int) -> None:
    """Move a cube to an empty cell. [O-16]"""
    cube = s.city[cell]
    open_cell(s, cell)
    cover_cell(s, to, cube)


def is_action_cube(s: State, cell: int) -> int:
    """Return 1 if an action cube lies on a cell."""
    return 1 if EMPTY < s.city[cell] < JUNK else 0


def some_can_be_taken(s: State) -> int:
    """Return 1 if an action cube lies on an outer corner or next to an empty cell. [O-09, O-39]"""
    for cell in range(CELLS):
        if s.near[cell] > 0 and EMPTY < s.city[cell] < JUNK:
            return 1
    return 0


# ---------------------------------------------------------------- the nightclub's and the scythe's condition


def are_beside(cell: int, other: int) -> int:
    """Return 1 if two cells share a side."""
    for way in range(WAYS):
        if BESIDE[cell * WAYS + way] == other:
            return 1
    return 0


def leaves_some(s: State, cell: int, to: int) -> int:
    """Return 1 if some action cube is still in reach after moving this cube; 0 if `to` is not empty. [O-16]"""
    if s.city[to] != EMPTY:
        return 0
    if s.beside[cell] > 0:
        return 1
    if is_action_cube(s, cell) and (s.near[to] > 0 or are_beside(cell, to)):
        return 1
    for other in range(CELLS):
        if other != cell and EMPTY < s.city[other] < JUNK and s.near[other] > are_beside(other, to):
            return 1
    return 0


def can_leave(s: State, cell: int) -> int:
    """Return 1 if a cell's cube may be moved somewhere as the only move. [O-16]"""
    if s.empty_cells == 0:
        return 0
    if s.beside[cell] > 0:
        return 1
    for to in range(CELLS):
        if leaves_some(s, cell, to):
            return 1
    return 0
