"""The agenda of a position: read as written, or built from `pending`, and checked so that the rules can go on.

Without `agenda`, it is built from `pending`: below the question are, from the bottom, the traps that a bat still brings
others, an arrival, and the steps that continue once a tile is placed or a draw declined. [Position, pending]
"""

from __future__ import annotations

from typing import Any

from rascals.core import rules as core_rules
from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.reading import PositionReader, number, refuse_if, terms, values
from rascals.core.rows import total
from rascals.core.seating import around, steps_to
from rascals.core.state import Row
from rascals.games.heist import state
from rascals.games.heist.answers import is_tiling
from rascals.games.heist.components import FAKE_PATH, OWL, TILE_NAMES, V3, V4, V5
from rascals.games.heist.crews import carries
from rascals.games.heist.decks import show_card, show_tile, tiles_left
from rascals.games.heist.state import (
    BY,
    DRAW_OR_STOP,
    DRAWING,
    HEIST,
    HIRE,
    KEEP_SOME,
    LAYOUT,
    LEFT,
    NOBODY,
    OF,
    PLACE_TILE,
    QUESTIONS,
    REASONS,
    SEALED,
    STEP_NAMES,
    TILING,
    WEB_OR_NOT,
    State,
    ask,
    set_top,
    top,
)
from rascals.games.heist.tiling import ask_holder, begin_tiling, room_for_tiles
from rascals.games.heist.traps import OF_BAT, OF_SLIPPERY, begin_trap, hooked
from rascals.games.heist.view import STEPS, card_names

KEYS = ("kind", "seat", "by", "tiles", "cards", "cells", "left", "of", "arrival", "victims")
MOST_STEPS = 12  # leaves room for the steps that they push
TOP_THREE = 3

# ---------------------------------------------------------------- reading

BELOW = {PLACE_TILE: (TILING,), DRAW_OR_STOP: (TILING,), WEB_OR_NOT: (TILING, DRAWING)}  # steps that then continue
_BY_ARRIVING = (state.ARRIVING, OF_SLIPPERY)
_BY_TILING = (*_BY_ARRIVING, state.STARTING, state.TURNING, state.OF_TRAPS + FAKE_PATH)  # to place beside the crew


def read(s: State, key: str, given: Any) -> None:
    """Put the question's tiles and cards on the table; without an agenda, build one from the question."""
    entry = PositionReader.of(key, {} if given is None else given, KEYS)
    if s.pending == 0 and given is not None:
        _make(s, entry)
    if s.pending > 0:
        _lay_out(s, entry)


def _make(s: State, entry: PositionReader) -> None:
    """Push the question on the agenda, above the steps that follow it."""
    kind, by = entry.choice("pending.kind", QUESTIONS), entry.choice("pending.by", REASONS)
    seat, of = _seat(s, entry, "pending.seat"), _seat(s, entry, "pending.of")
    left = number("pending.left", entry.given("pending.left", state.UNLIMITED), state.UNLIMITED, state.MOST_LEFT)
    for victim in reversed(values("pending.victims", entry.get("pending.victims", []))):
        begin_trap(s, number("pending.victims", victim, 0, s.players - 1), OF_BAT)
    if entry.given("pending.arrival") is not None:
        inner = PositionReader.of("pending.arrival", entry.given("pending.arrival"), ("seat", "step"))
        arriving = inner.number("pending.arrival.seat", 0, s.players - 1)
        ask(s, state.ARRIVAL, arriving, by if by in _BY_ARRIVING else state.ARRIVING)
        set_top(s, FIRST, inner.choice("pending.arrival.step", STEPS))
    crew = of if kind == WEB_OR_NOT and of != NOBODY else max(seat, 0)
    if TILING in BELOW.get(kind, ()) and _goes_on(s, kind, by):
        if by == state.STARTING and s.edition < V5:  # the seats after it also place before the first turn
            for turn in range(s.players - 1, steps_to(s, s.first, crew), -1):
                begin_tiling(s, around(s, s.first + turn), by)
        begin_tiling(s, crew, by)
        set_top(s, LEFT, left)
    if DRAWING in BELOW.get(kind, ()):
        ask(s, DRAWING, crew, by)
        set_top(s, LEFT, left)
        last = steps_to(s, crew, max(seat, 0)) if s.spider_interrupt == state.EVERYBODY else s.players
        for steps in range(s.players - 1, last, -1):  # the holders asked after this one
            ask_holder(s, around(s, crew + steps), crew, by, left)
    ask(s, kind, seat, by)
    set_top(s, LEFT, left)
    set_top(s, OF, of)


def _goes_on(s: State, kind: int, by: int) -> bool:
    """Tell whether more tiles may be placed afterwards: not after a draw in v5's own turn at the start."""
    anytime = by == state.STARTING and s.edition == V5 and kind != DRAW_OR_STOP and (s.place_optional or s.plays)
    return by in _BY_TILING and not anytime


def _seat(s: State, entry: PositionReader, key: str) -> int:
    return NOBODY if entry.given(key) is None else entry.number(key, 0, s.players - 1)


def _lay_out(s: State, entry: PositionReader) -> None:
    """Put the tiles and cards shown on the table."""
    tiles = terms("pending.tiles", entry.get("pending.tiles", []), TILE_NAMES)
    cards = terms("pending.cards", entry.get("pending.cards", []), card_names(top(s, KIND)))
    _check_table(len(tiles) <= len(s.shown_tiles) // 2 and len(cards) <= TOP_THREE)
    for tile in tiles:
        show_tile(s, tile)
    for card in cards:
        show_card(s, card)


def _check_table(fits: bool) -> None:
    refuse_if(not fits, "pending.tiles, pending.cards: not what lies on the table for this question")


# ---------------------------------------------------------------- checks


def check(s: State, reader: PositionReader) -> None:
    """Raise BadPosition for a question that the rules cannot ask, or an agenda that they cannot go on with."""
    if s.pending == 0:
        missing = s.phase in {HIRE, LAYOUT}
        phase = state.PHASES[s.phase]
        refuse_if(missing, f"pending: a question in the phase {phase!r}")
        refuse_if(s.phase == HEIST and s.turn == NOBODY, "turn: the seat on turn")
    else:
        _check_question(s)
    given = reader.given("agenda")
    wrong = given is not None and len(given) != s.pending
    refuse_if(wrong, f"agenda: {s.pending} steps for this question, not {len(given or ())}")


def _check_question(s: State) -> None:
    kind, by, seat = STEP_NAMES[top(s, KIND)], REASONS[top(s, BY)], top(s, SEAT)
    refuse_if(not _is_of_phase(s), f"pending: no {kind} by {by} in the phase {state.PHASES[s.phase]!r}")
    refuse_if(s.pending > MOST_STEPS, f"agenda: at most {MOST_STEPS} in all, not {s.pending}")
    for place, row in enumerate(s.agenda[: s.pending]):
        sentence = f"agenda[{place}]: {STEP_NAMES[row[KIND]]} of {_told(row[SEAT])} cannot stand there"
        refuse_if(not _stands_well(s, place, row), sentence)
    _check_table(_is_about_the_table(s))
    refuse_if(not _has_objects(s), f"pending: {kind} cannot be asked of {_told(seat)} here")
    asked = [other for other in range(s.players) if core_rules.acting(s) >> other & 1]
    for other in asked:
        refuse_if(not _can_answer(s, other), f"pending: seat {other} has no answer to {kind}")
    refuse_if(not asked, "chosen: once all have chosen the cards are shown")


def _told(seat: int) -> int | str:
    return "all" if seat == SEALED else seat


def _is_of_phase(s: State) -> bool:
    """Tell whether the question belongs to the phase."""
    kind, by, seat = top(s, KIND), top(s, BY), top(s, SEAT)
    hires, alone = kind in {state.LOOK, state.HIRE_ONE}, s.pending == 1
    if s.phase == HIRE:
        fits = kind in {KEEP_SOME, state.DISCARD_ONE} if seat == SEALED else hires
        return fits and alone and by == state.HIRING
    if s.phase == LAYOUT:
        return (kind, by) == (PLACE_TILE, state.LAYING_OUT) and alone and seat != SEALED
    fits = s.phase == HEIST and by not in {state.HIRING, state.LAYING_OUT} and not hires and seat != SEALED
    return fits and (kind != KEEP_SOME or by == state.OF_CRITTERS + OWL)


def _stands_well(s: State, place: int, row: Row) -> bool:
    """Check the order: a question on top, automatic steps below it, and draws below the seats that may interrupt."""
    on_top = place == s.pending - 1
    below = s.agenda[place - 1] if place > 0 else [NOBODY] * len(row)
    above = NOBODY if on_top else s.agenda[place + 1][KIND]
    if row[SEAT] == NOBODY and s.phase != HIRE:
        return False
    if row[KIND] == WEB_OR_NOT:
        drawer = {WEB_OR_NOT: below[OF], DRAWING: below[SEAT]}.get(below[KIND], NOBODY)
        return row[OF] == drawer != NOBODY and (on_top or above == WEB_OR_NOT)
    if row[KIND] == DRAW_OR_STOP:
        return on_top and below[KIND] == TILING and below[SEAT] == row[SEAT]
    return above == WEB_OR_NOT if row[KIND] == DRAWING else on_top == (row[KIND] < TILING)


def _is_about_the_table(s: State) -> bool:
    """Tell whether the cards and tiles on the table are what the question is about."""
    kind, tiles, cards = top(s, KIND), s.shown, s.cards_shown
    if kind == PLACE_TILE and s.edition == V4 and s.phase == HEIST and is_tiling(s):
        fits = tiles == 0
    elif kind == PLACE_TILE:
        fits = tiles == 1 or (tiles > 1 and s.edition == V3 and _goes_on_placing(s))
    elif kind == state.HOLD_TILE:
        fits = 1 <= tiles <= TOP_THREE
    else:
        fits = tiles == 0 or kind == state.ROTATE_TILE
    if kind == state.ORDER_TRAPS or (kind == KEEP_SOME and s.phase == HEIST):
        return fits and cards > 0
    return fits and cards == (kind == state.EVADE_IT and s.edition == V5)


def _goes_on_placing(s: State) -> bool:
    """Tell whether the other tiles on the table are placed after this one."""
    below = s.agenda[s.pending - 2]
    return s.pending > 1 and below[KIND] == TILING and below[SEAT] == top(s, SEAT) and bool(is_tiling(s))


def _has_objects(s: State) -> bool:
    """Tell whether the question's objects exist."""
    kind, seat = top(s, KIND), top(s, SEAT)
    if kind == state.TAKE_LOOT:
        return total(s.loot[s.at[seat]]) > 0
    if kind == state.DROP_LOOT:
        return bool(carries(s, hooked(s, seat)))
    if kind == state.ROTATE_TILE:
        return s.tile[s.at[seat]] > 0
    if kind == state.PICK_CARD:
        return NOBODY != top(s, OF) != seat
    return _hires(s, kind) if s.phase == HIRE else _has_room(s, kind, seat)


def _hires(s: State, kind: int) -> bool:
    """Check that a pile has been looked at, and that hands passed round are of equal size."""
    if kind == state.HIRE_ONE:
        return s.looked[0] > 0
    return s.edition < V5 or len({total(pack) for pack in s.pack[: s.players]}) == 1


def _has_room(s: State, kind: int, seat: int) -> bool:
    """Check that there are cells for the tiles, and that seats who may interrupt a draw hold a tile."""
    if kind == WEB_OR_NOT:
        holders = [row[SEAT] for row in s.agenda[: s.pending] if row[KIND] == WEB_OR_NOT]
        return tiles_left(s) > 0 < room_for_tiles(s, top(s, OF)) and all(total(s.held[holder]) for holder in holders)
    placing = kind == PLACE_TILE and s.phase == HEIST and is_tiling(s)
    return room_for_tiles(s, seat) >= max(s.shown, 1) if placing or kind == DRAW_OR_STOP else True


def _can_answer(s: State, seat: int) -> bool:
    """Tell whether a seat has a legal answer, and every first step of a composite one can be completed."""
    row = [0] * State.definition.actions
    actions = row[: core_rules.legal(s, seat, row)]
    for action in actions:
        if action in State.definition.verbs.steps:
            twin = s.copy()
            core_rules.apply(twin, seat, action)
            if State.definition.unfinished(twin) and core_rules.legal(twin, seat, row) == 0:
                return False
    return bool(actions)
