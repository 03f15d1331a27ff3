"""Composite moves: their steps are stored, and take effect once the last is given. In the dialect. [O-41]

Until then nothing else in the state changes, and no other seat sees any of it. Steps are stored before their rules
below run.
"""

from __future__ import annotations

from rascals.core.rows import clear
from rascals.games.goons import actions, turns
from rascals.games.goons.city import can_leave, leaves_some, move_cube
from rascals.games.goons.components import CELLS, COLOURS, SHARK_JAW
from rascals.games.goons.moves import (
    AGAIN_CLUB,
    AGAIN_ENERGY,
    AGAIN_NO,
    CLUB,
    CLUB_ENERGY,
    COMMIT,
    CROWBAR,
    DOUBLE,
    MASK,
    NEXT_CELL,
    NEXT_ENERGY,
    ON,
    REAP,
    TAKE,
    TO_CELL,
    TO_SCHEME,
    TO_SUPPLY,
    TRADE,
)
from rascals.games.goons.state import ANY_REACH, NO_SOURCE, NOTHING, State
from rascals.games.goons.supply import has_ready, may_enter

OF_SOURCE = 2 * COLOURS  # actions of each source: one or two markers of a colour

# ---------------------------------------------------------------- storing steps


def begins(action: int) -> int:
    """Return 1 for the first step of a composite move: a cube, cells, markers. [O-41]"""
    if TAKE <= action < ON or CLUB <= action < COMMIT or AGAIN_CLUB <= action < AGAIN_NO:
        return 1
    return 1 if MASK <= action < CROWBAR or REAP <= action < TRADE else 0


def note(s: State, action: int) -> None:
    """Store a step of the composite move."""
    s.begun[s.begun_steps] = action
    s.begun_steps += 1


def forget(s: State) -> None:
    """Forget the composite move."""
    clear(s.begun)
    s.begun_steps = 0


def wait(_s: State, _seat: int) -> None:
    """Do nothing: the step is stored, and another must follow. [O-09, O-16, O-28]"""


# ---------------------------------------------------------------- the unfinished move


def is_of(s: State, first: int, following: int) -> int:
    """Return 1 if the first step is an action from `first` up to, but not including, `following`."""
    return 1 if first <= s.begun[0] < following else 0


def is_taking(s: State) -> int:
    """Return 1 while a cube is being taken."""
    return is_of(s, TAKE, ON)


def is_clubbing_cube(s: State) -> int:
    """Return 1 during a nightclub move of a cube."""
    return 1 if is_of(s, CLUB, CLUB_ENERGY) or is_of(s, AGAIN_CLUB, AGAIN_ENERGY) else 0


def is_clubbing_energy(s: State) -> int:
    """Return 1 during a nightclub move of markers."""
    return 1 if is_of(s, CLUB_ENERGY, COMMIT) or is_of(s, AGAIN_ENERGY, AGAIN_NO) else 0


def is_masking(s: State) -> int:
    """Return 1 during a move of the clown mask."""
    return is_of(s, MASK, CROWBAR)


def is_reaping(s: State) -> int:
    """Return 1 during a move of the scythe."""
    return is_of(s, REAP, TRADE)


def source_of(s: State) -> int:
    """Return the source of the unfinished nightclub move; NO_SOURCE for a second half."""
    head = s.begun[0]
    if CLUB <= head < CLUB_ENERGY:
        return (head - CLUB) // CELLS
    return (head - CLUB_ENERGY) // OF_SOURCE if CLUB_ENERGY <= head < COMMIT else NO_SOURCE


def first_cell(s: State) -> int:
    """Return the cell of the unfinished move's first cube."""
    head = s.begun[0]
    if head >= REAP:
        return head - REAP
    if head >= AGAIN_CLUB:
        return head - AGAIN_CLUB
    return (head - CLUB) % CELLS if head >= CLUB else head - TAKE


def energy_rest(s: State) -> int:
    """Return the number and colour of the unfinished move's first part, as (number - 1) * COLOURS + colour."""
    head = s.begun[0]
    if head >= MASK:
        return head - MASK
    return head - AGAIN_ENERGY if head >= AGAIN_ENERGY else (head - CLUB_ENERGY) % OF_SOURCE


def first_number(s: State) -> int:
    """Return the number of markers of the first part."""
    return energy_rest(s) // COLOURS + 1


def first_colour(s: State) -> int:
    """Return the colour of the scheme that the first part's markers come from."""
    return energy_rest(s) % COLOURS


def first_target(s: State) -> int:
    """Return the colour of the scheme that the first part's markers go to; NOTHING for the supply."""
    return NOTHING if s.begun[1] == TO_SUPPLY else s.begun[1] - TO_SCHEME


def can_double(s: State, seat: int) -> int:
    """Return 1 if the unfinished nightclub move can be doubled. [O-28.shark-jaw]"""
    return 1 if source_of(s) != NO_SOURCE and has_ready(s, seat, SHARK_JAW) else 0


# ---------------------------------------------------------------- targets of markers


def may_go_to(s: State, seat: int, to: int) -> int:
    """Return 1 if the first part's markers may go to a scheme: a different one with an affordable fee. [O-16, O-27]"""
    return 1 if to != first_colour(s) and may_enter(s, seat, to, 0) else 0


def may_take_next(s: State, seat: int, colour: int) -> int:
    """Return 1 if a second marker may come from a scheme. [O-16]

    Parts are named in order of colour, equal ones together, so that a move has only one notation. No marker may come
    from the first part's target.
    """
    if first_number(s) > 1 or colour < first_colour(s) or colour == first_target(s):
        return 0
    if colour > first_colour(s):
        return 1 if s.markers[colour][seat] > 0 else 0
    if first_target(s) != NOTHING or s.markers[colour][seat] < 2:
        return 0
    for to in range(COLOURS):
        if may_next_go_to(s, seat, colour, to):
            return 1
    return 0


def may_next_go_to(s: State, seat: int, colour: int, to: int) -> int:
    """Return 1 if the second marker may go to a scheme: the first one's target, or any if that is the supply. [O-16]"""
    if to == colour or to == first_colour(s) or not may_enter(s, seat, to, 0):
        return 0
    return 1 if first_target(s) == NOTHING or first_target(s) == to else 0


def may_next_go_home(s: State, colour: int) -> int:
    """Return 1 if the second marker may go to the supply. [O-16]"""
    return 1 if colour != first_colour(s) else 0


# ---------------------------------------------------------------- cubes that the scythe may move


def may_reap(s: State, cell: int) -> int:
    """Return 1 if the scythe reaches a cube: with `scythe_reach`=any, wherever it is. [O-28.scythe]"""
    return 1 if s.city[cell] > 0 and (s.near[cell] > 0 or s.scythe_reach == ANY_REACH) else 0


def can_reap(s: State, cell: int) -> int:
    """Return 1 if the scythe can move a cell's cube, alone or followed by a second. [O-28.scythe]"""
    if s.empty_cells == 0 or not may_reap(s, cell):
        return 0
    if can_leave(s, cell):
        return 1
    for to in range(CELLS):
        if can_reap_to(s, cell, to):
            return 1
    return 0


def can_reap_to(s: State, cell: int, to: int) -> int:
    """Return 1 if the scythe can move a cell's cube to another cell, alone or followed by a second. [O-28.scythe]"""
    if s.city[to] > 0:
        return 0
    return 1 if leaves_some(s, cell, to) or reaps_second(s, cell, to) else 0


def reaps_second(s: State, cell: int, to: int) -> int:
    """Return 1 if another cube can be moved after a first move. [O-28.scythe]

    The first move is made in the city and then undone.
    """
    move_cube(s, cell, to)
    found = 0
    for other in range(CELLS):
        if found == 0:
            found = reaps_next(s, other, to)
    move_cube(s, to, cell)
    return found


def reaps_next(s: State, cell: int, moved: int) -> int:
    """Return 1 if a cell's cube can be the second to move; the first now lies on `moved`. [O-28.scythe]"""
    return 1 if cell != moved and may_reap(s, cell) and can_leave(s, cell) else 0


# ---------------------------------------------------------------- further steps


def put_on(s: State, seat: int, colour: int) -> None:
    """Put the taken cube on the crib space in a column. [O-10]"""
    cell = first_cell(s)
    forget(s)
    turns.take(s, seat, cell, column_of(s, colour))


def column_of(s: State, colour: int) -> int:
    """Return the index of a colour's crib column, from the left. [O-08]"""
    column = 0
    while s.columns[column] != colour:
        column += 1
    return column


def to_cell(s: State, seat: int) -> None:
    """Name the target cell of a cube. [O-16, O-28.scythe]"""
    if is_reaping(s):
        if s.begun_steps > 2 or not reaps_second(s, first_cell(s), s.begun[1] - TO_CELL):
            do_reap(s, seat)
    elif not can_double(s, seat):
        do_club(s, seat, 0)


def to_target(s: State, seat: int) -> None:
    """Name the supply or a scheme as the target of markers; move them if nothing can follow. [O-16, O-28.clown-mask]"""
    if is_masking(s):
        do_mask(s, seat)
        return
    if can_double(s, seat):
        return
    if s.begun_steps == 2:
        for colour in range(COLOURS):
            if may_take_next(s, seat, colour):
                return
    do_club(s, seat, 0)


def double(s: State, seat: int) -> None:
    """Complete the move, doubled by the shark jaw. [O-28.shark-jaw]"""
    do_club(s, seat, 1)


def finish(s: State, seat: int) -> None:
    """Complete the move."""
    if is_reaping(s):
        do_reap(s, seat)
    else:
        do_club(s, seat, 0)


# ---------------------------------------------------------------- taking effect


def do_mask(s: State, seat: int) -> None:
    """Move markers with the clown mask. [O-28.clown-mask]"""
    number, colour, to = first_number(s), first_colour(s), first_target(s)
    forget(s)
    actions.clown_mask(s, seat, number, colour, to)


def do_reap(s: State, seat: int) -> None:
    """Move one or two cubes with the scythe, one after the other. [O-28.scythe]"""
    cell, to = first_cell(s), s.begun[1] - TO_CELL
    other, target = s.begun[2] - NEXT_CELL, s.begun[3] - TO_CELL
    both = s.begun_steps == 4
    forget(s)
    actions.scythe(s, seat)
    actions.carry_cube(s, seat, cell, to)
    if both:
        actions.carry_cube(s, seat, other, target)


def do_club(s: State, seat: int, twice: int) -> None:
    """Move a cube or markers with the nightclub, from a source or as the second half. [O-16, O-28.shark-jaw]"""
    source = source_of(s)
    if source == NO_SOURCE:
        actions.end_question(s)
    else:
        actions.close(s, source)
    if is_clubbing_cube(s):
        cell, to = first_cell(s), s.begun[1] - TO_CELL
        forget(s)
        actions.carry_cube(s, seat, cell, to)
    else:
        move_markers(s, seat)
    if twice:
        actions.use_jaw(s, seat)
        actions.club_again(s, seat)


def move_markers(s: State, seat: int) -> None:
    """Move the markers that the steps name. [O-16]"""
    number, colour, to = first_number(s), first_colour(s), first_target(s)
    other = s.begun[2] - NEXT_ENERGY if NEXT_ENERGY <= s.begun[2] < DOUBLE else NOTHING
    target = NOTHING if s.begun[3] == TO_SUPPLY else s.begun[3] - TO_SCHEME
    forget(s)
    move_part(s, seat, number, colour, to)
    if other != NOTHING:
        move_part(s, seat, 1, other, target)


def move_part(s: State, seat: int, number: int, colour: int, to: int) -> None:
    """Move markers from one scheme to the supply or to another scheme. [O-16]"""
    if to == NOTHING:
        actions.withdraw(s, seat, number, colour)
    else:
        actions.shift(s, seat, number, colour, to)
