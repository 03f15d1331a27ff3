"""Entries shared by positions and views: the map, loot, crews, the turn, the open question. [Position, H-28]

Cells are [row, column], rotations degrees, loot its values. Nothing is hidden here; views hide it afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.games.heist import questions
from rascals.games.heist.box import (
    CELL_NAMES,
    CELLS,
    CRITTER_NAMES,
    LOOTS,
    SIDE,
    TILE_NAMES,
    TRAP_NAMES,
)
from rascals.games.heist.questions import QUESTIONS, REASONS
from rascals.games.heist.state import NOBODY, State

QUARTER = 90  # degrees
STEPS = ("tiles", "loot", "hazard")  # of an arrival, whose next step is AT_LOOT, AT_HAZARD, ARRIVED [H-23]


def none_below_0(number: int) -> int | None:
    """Return the number, None if it is negative."""
    return None if number < 0 else number


# ---------------------------------------------------------------- the map


def place_of(cell: int) -> list[int]:
    """Return a cell as row and column."""
    return list(divmod(cell, SIDE))


def tiles_laid(s: State) -> list[dict[str, Any]]:
    """Return the path tiles on the board with their rotations."""
    return [
        {"at": place_of(cell), "tile": TILE_NAMES[s.tile[cell] - 1], "rotation": QUARTER * s.turned[cell]}
        for cell in range(CELLS)
        if s.tile[cell]
    ]


def worths(s: State, counts: Sequence[int]) -> list[int]:
    """Return the values of the loot counted in a row, from the highest."""
    return [s.worth[kind] for kind in range(LOOTS) for _ in range(counts[kind])]


def loot_lying(s: State) -> dict[str, list[int]]:
    """Return the loot on the board, by place."""
    return {CELL_NAMES[cell]: worths(s, row) for cell, row in enumerate(s.loot) if any(row)}


# ---------------------------------------------------------------- crews and the turn


def crew(s: State, seat: int) -> dict[str, Any]:
    """Return a crew: its place, loot, points, suspicion and progress."""
    return {
        "at": place_of(s.at[seat]),
        "carried": worths(s, s.carried[seat]),
        "banked": worths(s, s.banked[seat]),
        "points": s.points[seat],
        "suspicion": s.suspicion[seat],
        "ended": s.ended[seat] or None,
        "taken_from": [CELL_NAMES[cell] for cell in range(CELLS) if is_spot(s, cell) and s.taken[seat][s.spot[cell]]],
        "scored_last_turn": bool(s.scored_last[seat]),
        "left_start": bool(s.left_start[seat]),
        "placed": s.placed[seat],
    }


def is_spot(s: State, cell: int) -> bool:
    """Tell whether a cell is a preset or the first cell of a stash."""
    return s.spot[cell] >= 0 and s.anchor[cell] == cell


def waiting(s: State, seat: int) -> dict[str, int]:
    """Return the critters that a seat has played ahead."""
    return {"butterfly": s.butterflies[seat], "fox": s.foxes[seat]}


def used(s: State) -> dict[str, int]:
    """Return the moves, critters and birds used in this turn. [H-13b]"""
    return {"moves": s.moves, "critters": s.plays, "birds": s.birds}


def effects(s: State) -> dict[str, Any]:
    """Return the effects that last until the turn's end."""
    return {"ferret": s.ferret, "no_security": bool(s.no_security), "no_trap": bool(s.no_trap)}


def looked(s: State) -> list[int]:
    """Return the piles looked at in this turn, numbered from 1. [H1-10]"""
    return [pile for pile in s.looked if pile]


def countdown(s: State) -> dict[str, Any] | None:
    """Return who ended first and each seat's turns left; None before. [H3-25, H4-25, H5-25]"""
    if s.countdown_by == NOBODY:
        return None
    return {"by": s.countdown_by, "turns_left": s.turns_left[: s.players]}


def last_turns(s: State) -> list[int | None]:
    """Return by seat the last turns left in v1 and v2; None where they do not run. [H1-25, H2-25]"""
    return [none_below_0(turns) for turns in s.final_turns[: s.players]]


# ---------------------------------------------------------------- the open question


def question(s: State) -> dict[str, Any] | None:
    """Return the open question without its cells, which follow from the board; None if there is none."""
    if s.pending == 0:
        return None
    rows = s.agenda[: s.pending]
    kind, seat, _, by, left, of = rows[-1]
    arrivals = [{"seat": row[SEAT], "step": STEPS[row[FIRST]]} for row in rows if row[KIND] == questions.ARRIVAL]
    return {
        "kind": QUESTIONS[kind],
        "seat": None if seat == questions.SEALED else seat,
        "by": REASONS[by],
        "tiles": [TILE_NAMES[tile] for tile in s.shown_tiles[: s.shown]],
        "cards": [card_names(kind)[card] for card in s.shown_cards[: s.cards_shown]],
        "cells": [],
        "left": none_below_0(left),
        "of": none_below_0(of),
        "arrival": next(iter(arrivals), None),
        "victims": [row[SEAT] for row in reversed(rows) if row[KIND] == questions.TRAP_DRAWN],
    }


def card_names(kind: int) -> Sequence[str]:
    """Return the names of the cards on the table for a question: the owl's critters, or traps."""
    return CRITTER_NAMES if kind == questions.KEEP_SOME else TRAP_NAMES
