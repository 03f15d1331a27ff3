"""The layout before the heist, in v1 and v2. In the dialect. [H-12]"""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.events import tell
from rascals.core.seating import around
from rascals.games.heist import events
from rascals.games.heist.box import CELLS
from rascals.games.heist.decks import draw_tile, show_tile, shuffle_stack, take_shown, tiles_left
from rascals.games.heist.ground import fits_anywhere, put_tile
from rascals.games.heist.questions import LAYING_OUT, PLACE_TILE, ask
from rascals.games.heist.state import LAYOUT, NOBODY, State

EVERY_WAY = 15


def begin_layout(s: State) -> None:
    """Begin the layout: the first player draws and places. [H-12]"""
    s.phase = LAYOUT
    draw_for(s, s.first)


def lay_tile(s: State, seat: int, kind: int, turn: int, cell: int) -> None:
    """Place the drawn tile; let the next player draw. [H-04, H-12]"""
    pop(s)
    take_shown(s, kind)
    put_tile(s, cell, kind, turn)
    tell(s, events.TILE_PLACED, seat, kind, turn, cell)
    draw_for(s, around(s, seat + 1))


def draw_for(s: State, seat: int) -> None:
    """Let the next player with a legal cell draw a tile openly; without one, or a tile, the layout ends. [H-12]"""
    s.turn = NOBODY
    if tiles_left(s) == 0:
        return
    for steps in range(s.players):
        other = around(s, seat + steps)
        if s.turn == NOBODY and any_cell_fits(s, other):
            s.turn = other
    if s.turn != NOBODY:
        show_tile(s, draw_tile(s))
        tell(s, events.TILE_DRAWN, s.turn, s.shown_tiles[0])
        ask(s, PLACE_TILE, s.turn, LAYING_OUT)


def end_layout(s: State) -> None:
    """Shuffle removed and left-over tiles into the unused tiles. [H-12]"""
    s.set_aside = 0
    shuffle_stack(s)


def any_cell_fits(s: State, seat: int) -> int:
    """Return 1 if there is a legal cell, which any shape of tile fits. [H-04, H-12]"""
    for cell in range(CELLS):
        if fits_anywhere(s, seat, cell, EVERY_WAY):
            return 1
    return 0
