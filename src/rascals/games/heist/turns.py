"""Turns, and the steps that run automatically. In the dialect. [H-13b, H-14, H-34, H-39]"""

from __future__ import annotations

from rascals.core.agenda import KIND
from rascals.core.events import emit
from rascals.core.seating import around
from rascals.games.heist import events, state, tiling
from rascals.games.heist.components import V1, V2, V3, V4, V5
from rascals.games.heist.crews import bank, bank_on_start
from rascals.games.heist.decks import tiles_left
from rascals.games.heist.ending import check_all_banked, check_end, count_turn, end_heist
from rascals.games.heist.ground import has_way_off, is_stash, joins, on_heist, start_of
from rascals.games.heist.hiring import return_piles
from rascals.games.heist.state import State, top
from rascals.games.heist.traps import arrive, go_on_arriving, turn_up

# ---------------------------------------------------------------- automatic steps


def carry_on(s: State) -> None:
    """Run automatic steps, even across phases, until a question is open or a seat's turn has begun. [H-39]"""
    do_pending(s)
    if s.pending == 0 and s.phase == state.HIRE:
        end_hiring(s)
    if s.pending == 0 and s.phase == state.LAYOUT:
        tiling.end_layout(s)
        begin_heist(s)
    do_pending(s)
    if s.pending == 0 and s.phase == state.HEIST and s.turn == state.NOBODY:
        begin_turn(s, s.first, 1)
        do_pending(s)


def do_pending(s: State) -> None:
    """Run the top step of the agenda until it is a question or nothing is pending."""
    while s.pending > 0 and top(s, KIND) >= state.TILING:
        step = top(s, KIND)
        if step == state.TILING:
            tiling.go_on_tiling(s)
        elif step == state.ARRIVAL:
            go_on_arriving(s)
        elif step == state.DRAWING:
            tiling.draw_and_look(s)
        else:
            turn_up(s)


def end_hiring(s: State) -> None:
    """Begin the layout in v1 and v2, otherwise the heist, in v4 after dealing tile hands. [H-12, H4-15]"""
    emit(s, events.HIRING_OVER)
    if s.edition <= V2:
        return_piles(s)
        tiling.begin_layout(s)
        return
    if s.edition == V4:
        tiling.deal_tile_hands(s)
    begin_heist(s)


# ---------------------------------------------------------------- moving


def move(s: State, seat: int, cell: int) -> None:
    """Move one step to a connected neighbour, or through a wall with a ferret. [H-14, H-18.ferret.v2, H1-08]"""
    place = s.at[seat]
    s.moves += 1
    if V1 < s.edition < V5 and not joins(s, place, cell, 0):
        s.ferret -= 1
    arrive(s, seat, s.anchor[cell], state.ARRIVING)
    emit(s, events.MOVED, seat, place, s.anchor[cell])
    bank_on_start(s, seat)
    check_all_banked(s)


# ---------------------------------------------------------------- turns


def begin_turn(s: State, seat: int, number: int) -> None:
    """Begin a turn with unused limits; compulsory tiles are placed first. [H1-08, H4-15, H5-15, H-34]"""
    s.turn = seat
    s.round = number
    s.moves = 0
    s.plays = 0
    s.birds = 0
    s.ferret = 0
    s.no_security = 0
    s.no_trap = 0
    emit(s, events.TURN_BEGAN, seat, number)
    bank_on_start(s, seat)
    check_all_banked(s)
    if s.phase != state.OVER:
        place_at_start(s, seat)


def place_at_start(s: State, seat: int) -> None:
    """Push the TILING at a turn's start: always in v4; in v3 and v5, for a stuck crew. [H4-15, H5-15, H-34]

    With `place_optional` false, also for a crew of v5 that has not left its start.
    """
    stuck = 1 - has_way_off(s, s.at[seat])
    if s.edition == V4:
        if stuck and is_stash(s, s.at[seat]):
            s.placed[seat] = 0
        tiling.begin_tiling(s, seat, state.TURNING)
    elif (s.edition == V3 and stuck) or (s.edition == V5 and s.left_start[seat] and stuck):
        tiling.begin_tiling(s, seat, state.TURNING)
    elif s.edition == V5 and not s.left_start[seat] and not s.place_optional and tiles_left(s) > 0:
        tiling.begin_tiling(s, seat, state.STARTING)


def begin_heist(s: State) -> None:
    """Begin the heist; in v3 and v4, all place tiles first, in turn order. [H-02, H3-15, H4-15]"""
    s.phase = state.HEIST
    s.turn = state.NOBODY
    emit(s, events.HEIST_BEGAN)
    if V3 <= s.edition <= V4:
        for turn in range(s.players - 1, -1, -1):
            tiling.begin_tiling(s, around(s, s.first + turn), state.STARTING)


def stand_on_starts(s: State) -> None:
    """Put each crew on its start. [H-02]"""
    for seat in range(s.players):
        s.at[seat] = start_of(s, seat)


def may_draw_at_start(s: State, seat: int) -> int:
    """Return 1 for a crew of v5 that has not left its start and has an open cell there. [H5-15]"""
    return 1 if s.edition == V5 and not s.left_start[seat] and tiling.room_for_tiles(s, seat) > 0 else 0


def end_turn(s: State, seat: int) -> None:
    """Finish a turn, and begin the next crew's unless the game is over. [H-29, H-39, H-18.fox.v4]"""
    s.foxes[seat] = 0
    count_turn(s, seat)
    check_end(s)
    if s.phase != state.OVER:
        following = next_on_heist(s, seat)
        begin_turn(s, following, round_of(s, seat, following))


def end(s: State, seat: int) -> None:
    """End the turn. [H-39]"""
    s.scored_last[seat] = 0
    end_turn(s, seat)


def escape(s: State, seat: int) -> None:
    """End the crew's heist, and with it the turn. [H2-25, H3-25, H4-25, H5-25]"""
    s.scored_last[seat] = 0
    end_heist(s, seat)
    end_turn(s, seat)


def score_loot(s: State, seat: int) -> None:
    """Bank all carried loot and end the turn. [H-09]"""
    bank(s, seat)
    s.scored_last[seat] = 1
    end_turn(s, seat)


def next_on_heist(s: State, seat: int) -> int:
    """Return the seat with the next turn, skipping ended crews; NOBODY if none is left. [H-29, H-39]"""
    for steps in range(1, s.players + 1):
        other = around(s, seat + steps)
        if on_heist(s, other):
            return other
    return state.NOBODY


def round_of(s: State, seat: int, other: int) -> int:
    """Return the table's round for a turn of `other` that follows a turn of `seat`. [H-29]"""
    place = around(s, s.players + seat - s.first)
    following = around(s, s.players + other - s.first)
    return s.round + (1 if following <= place else 0)
