"""Placing tiles next to a crew: on arrival, at the start, from a hand, for others. In the dialect.

First comes the layout before the heist, in v1 and v2. [H-12] A TILING step continues until nothing can be placed; each
edition has a function for it. [H3-15, H4-15, H5-15]
"""

from __future__ import annotations

from rascals.core.agenda import KIND, SEAT, pop
from rascals.core.events import emit, emit_row
from rascals.core.rows import total
from rascals.core.seating import around
from rascals.games.heist import events, state
from rascals.games.heist.components import CENTRE, V3, V4, V5
from rascals.games.heist.decks import draw_tile, find, show_tile, shuffle_stack, take_shown, tiles_left
from rascals.games.heist.ground import any_cell_fits, is_stash, open_cells, put_tile, sees_walls_open
from rascals.games.heist.state import State, ask, ask_for, set_top, top

# ---------------------------------------------------------------- the layout before the heist


def begin_layout(s: State) -> None:
    """Begin the layout: the first player draws and places. [H-12]"""
    s.phase = state.LAYOUT
    draw_for(s, s.first)


def lay_tile(s: State, seat: int, kind: int, turn: int, cell: int) -> None:
    """Place the drawn tile; let the next player draw. [H-04, H-12]"""
    pop(s)
    take_shown(s, kind)
    put_tile(s, cell, kind, turn)
    emit(s, events.TILE_PLACED, seat, kind, turn, cell)
    draw_for(s, around(s, seat + 1))


def draw_for(s: State, seat: int) -> None:
    """Let the next player with a legal cell draw a tile openly; if there is no such player or tile, end. [H-12]"""
    s.turn = state.NOBODY
    if tiles_left(s) == 0:
        return
    for steps in range(s.players):
        other = around(s, seat + steps)
        if s.turn == state.NOBODY and any_cell_fits(s, other):
            s.turn = other
    if s.turn != state.NOBODY:
        show_tile(s, draw_tile(s))
        ask(s, state.PLACE_TILE, s.turn, state.LAYING_OUT)
        emit(s, events.TILE_DRAWN, s.turn, s.shown_tiles[0])


def end_layout(s: State) -> None:
    """Shuffle removed and leftover tiles together as the unused tiles. [H-12]"""
    s.set_aside = 0
    shuffle_stack(s)


# ---------------------------------------------------------------- beginning and continuing


def begin_tiling(s: State, seat: int, reason: int) -> None:
    """Push a TILING for a crew's place, with the limit of a stash. [H3-15, H4-15, H5-15]"""
    ask_for(s, state.TILING, seat, reason, visit_limit(s, seat), state.NOBODY)


def visit_limit(s: State, seat: int) -> int:
    """Return how many tiles may be placed from a crew's place; UNLIMITED outside stashes. [H3-15, H4-15, H5-15]"""
    place = s.at[seat]
    if not is_stash(s, place):
        return state.UNLIMITED
    limit = s.at_centre if s.ground[place] == CENTRE else s.at_side
    if limit == 0:
        return state.UNLIMITED
    return max(limit - s.placed[seat], 0) if s.edition == V4 else limit


def room_for_tiles(s: State, seat: int) -> int:
    """Return the number of open cells of a crew's place. [H-30, H5-18a]"""
    return open_cells(s, s.at[seat], sees_walls_open(s, seat))


def go_on_tiling(s: State) -> None:
    """Ask for the next tile, or end the TILING. [H3-15, H4-15, H5-15]"""
    seat = top(s, SEAT)
    room = room_for_tiles(s, seat)
    if top(s, state.LEFT) >= 0:
        room = min(room, top(s, state.LEFT))
    if s.edition == V3:
        place_drawn(s, seat, room)
    elif s.edition == V4:
        place_from_hand(s, seat, room)
    else:
        offer_draw(s, seat, room)


def ask_tile(s: State, kind: int, seat: int) -> None:
    """Push a question above a TILING, with its reason and remaining limit."""
    ask_for(s, kind, seat, top(s, state.BY), top(s, state.LEFT), state.NOBODY)


def place_drawn(s: State, seat: int, room: int) -> None:
    """Draw a tile openly for each open cell, then ask to place them one by one. [H3-15, H-16]"""
    if s.shown == 0:
        for _ in range(min(room, tiles_left(s))):
            show_tile(s, draw_tile(s))
        emit_row(s, events.TILES_DRAWN, s.shown_tiles, 0, s.shown, seat)
    if s.shown == 0:
        pop(s)
    else:
        ask_tile(s, state.PLACE_TILE, seat)


def place_from_hand(s: State, seat: int, room: int) -> None:
    """Ask to place a tile while the hand has one and open cells remain. [H4-15]"""
    if room == 0 or total(s.held[seat]) == 0:
        pop(s)
    else:
        ask_tile(s, state.PLACE_TILE, seat)


def draw_to_hand(s: State, seat: int, number: int) -> None:
    """Draw tiles into the tile hand, as far as the stack goes. [H4-15, H-16]"""
    for _ in range(min(number, tiles_left(s))):
        kind = draw_tile(s)
        s.held[seat][kind] += 1
        emit(s, events.TILES_TO_HAND, seat, kind)


def offer_draw(s: State, seat: int, room: int) -> None:
    """Offer to draw and place a tile while open cells remain. [H5-15]"""
    if room == 0 or tiles_left(s) + total(s.held[seat]) == 0:
        pop(s)
    elif top(s, state.BY) == state.STARTING and tiles_left(s) == 0:
        pop(s)  # the held tile may be placed at any moment before the crew leaves its start, but need not be
    else:
        ask_tile(s, state.DRAW_OR_STOP, seat)


# ---------------------------------------------------------------- v5: drawing, and interrupting a draw


def say_draw(s: State, seat: int) -> None:
    """Announce a draw: other holders, clockwise, may place their tile instead. [H5-15, H-18.spider.v5]"""
    reason, left = state.STARTING, state.UNLIMITED
    if s.pending > 0:
        reason, left = top(s, state.BY), top(s, state.LEFT)
        pop(s)
    emit(s, events.DRAW_SAID, seat)
    ask_for(s, state.DRAWING, seat, reason, left, state.NOBODY)
    if s.spider_interrupt == state.EVERYBODY:
        for steps in range(s.players - 1, 0, -1):
            ask_holder(s, around(s, seat + steps), seat, reason, left)


def ask_holder(s: State, holder: int, seat: int, reason: int, left: int) -> None:
    """Ask a holder who has not ended whether to place the held tile instead. [H-18.spider.v5]"""
    if total(s.held[holder]) > 0 and s.ended[holder] == 0:
        ask_for(s, state.WEB_OR_NOT, holder, reason, left, seat)


def draw_and_look(s: State) -> None:
    """Draw a tile, seen only by its drawer, and ask to place it. [H5-15]"""
    seat, reason, left = top(s, SEAT), top(s, state.BY), top(s, state.LEFT)
    pop(s)
    show_tile(s, draw_tile(s))
    ask_for(s, state.PLACE_TILE, seat, reason, left, state.NOBODY)
    emit(s, events.TILE_SEEN, seat, s.shown_tiles[0])


def stop_drawing(s: State, seat: int) -> None:
    """Draw no more. [H5-15]"""
    emit(s, events.STOPPED, seat)
    pop(s)
    pop(s)


def decline_web(s: State, seat: int) -> None:
    """Keep the held tile. [H-18.spider.v5]"""
    emit(s, events.WEB_DECLINED, seat)
    pop(s)


def place_web(s: State, seat: int, turn: int, cell: int) -> None:
    """Place a holder's tile instead of the draw; ask nobody else. [H-18.spider.v5]"""
    drawer = top(s, state.OF)
    kind = held_tile(s, seat)
    s.held[seat][kind] -= 1
    put_tile(s, cell, kind, turn)
    emit(s, events.WEBBED, drawer, seat, kind, turn, cell)
    while top(s, KIND) != state.DRAWING:
        pop(s)
    pop(s)
    count_placed(s, drawer)


# ---------------------------------------------------------------- placing


def held_tile(s: State, seat: int) -> int:
    """Return the kind of tile that a seat holds; it must hold one. [H-18.spider.v5]"""
    kind = 0
    while s.held[seat][kind] == 0:
        kind += 1
    return kind


def place_one(s: State, seat: int, kind: int, turn: int, cell: int) -> None:
    """Put a tile on an open cell: a drawn one, one from the hand, or v5's held one. [H3-15, H4-15, H5-15]"""
    lay_open = s.shown > 0 and s.edition < V5
    if s.shown > 0:
        take_shown(s, kind)
    else:
        s.held[seat][kind] -= 1
    put_tile(s, cell, kind, turn)
    emit(s, events.TILE_PLACED if lay_open else events.UNSEEN_TILE_PLACED, seat, kind, turn, cell)
    if s.edition == V4:
        s.placed[seat] += 1
        if total(s.held[seat]) == 0:  # refilled as far as the stack goes [H-16]
            draw_to_hand(s, seat, s.refill)
    count_placed(s, seat)


def count_placed(s: State, seat: int) -> None:
    """Count a placed tile against the limit of this visit. [H3-15, H4-15, H5-15]"""
    if s.pending > 0 and top(s, KIND) == state.TILING and top(s, SEAT) == seat and top(s, state.LEFT) > 0:
        set_top(s, state.LEFT, top(s, state.LEFT) - 1)


def deal_tile_hands(s: State) -> None:
    """Deal 1, 2, 3, 4 tiles in turn order. [H4-15]"""
    for turn in range(s.players):
        draw_to_hand(s, around(s, s.first + turn), turn + 1)


def has_tile(s: State, seat: int, kind: int) -> int:
    """Return 1 if a tile of this kind is on the table or, if the table has none, in the hand. [H3-15, H4-15]"""
    if s.shown == 0:
        return 1 if s.held[seat][kind] > 0 else 0
    return 1 if find(s.shown_tiles, s.shown, kind) >= 0 else 0
