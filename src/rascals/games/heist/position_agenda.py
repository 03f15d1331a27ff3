"""The agenda of a position: read as written, or built from `pending`, and checked so that the rules can go on.

Without `agenda`, it is built from `pending`: below the question are, from the bottom, the traps that a bat still brings
others, an arrival, and the steps that continue once a tile is placed or a draw declined. [Position, pending]
"""

from __future__ import annotations

from rascals.core import rules as core_rules
from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.errors import BadPosition
from rascals.core.reading import Reader, number, terms, values
from rascals.core.rows import total
from rascals.core.seating import around, steps_to
from rascals.games.heist.answers import is_tiling
from rascals.games.heist.box import FAKE_PATH, OWL, TILE_NAMES, V3, V4, V5
from rascals.games.heist.crews import carries
from rascals.games.heist.decks import show_card, show_tile, tiles_left
from rascals.games.heist.state import (
    ARRIVAL,
    ARRIVING,
    BY,
    DISCARD_ONE,
    DRAW_OR_STOP,
    DRAWING,
    DROP_LOOT,
    EVADE_IT,
    EVERYBODY,
    HEIST,
    HIRE,
    HIRE_ONE,
    HIRING,
    HOLD_TILE,
    KEEP_SOME,
    LAYING_OUT,
    LAYOUT,
    LEFT,
    LOOK,
    MOST_LEFT,
    NOBODY,
    OF,
    OF_CRITTERS,
    OF_TRAPS,
    ORDER_TRAPS,
    OVER,
    PHASES,
    PICK_CARD,
    PLACE_TILE,
    QUESTIONS,
    REASONS,
    ROTATE_TILE,
    SEALED,
    STARTING,
    STEP_NAMES,
    TAKE_LOOT,
    TILING,
    TURNING,
    UNLIMITED,
    WEB_OR_NOT,
    State,
    ask,
    set_top,
    top,
)
from rascals.games.heist.tiling import ask_holder, begin_tiling, room_for_tiles
from rascals.games.heist.traps import OF_BAT, OF_SLIPPERY, begin_trap, hooked
from rascals.games.heist.view import STEPS, card_names, question

KEYS = ("kind", "seat", "by", "tiles", "cards", "cells", "left", "of", "arrival", "victims")
MOST_STEPS = 12  # leaves room for the steps that they push
TOP_THREE = 3

# ---------------------------------------------------------------- reading

BELOW = {PLACE_TILE: (TILING,), DRAW_OR_STOP: (TILING,), WEB_OR_NOT: (TILING, DRAWING)}  # steps that then continue
_BY_ARRIVING = (ARRIVING, OF_SLIPPERY)
_BY_TILING = (*_BY_ARRIVING, STARTING, TURNING, OF_TRAPS + FAKE_PATH)  # reasons to place tiles beside the crew


def read(s: State, reader: Reader) -> None:
    """Put the question's tiles and cards on the table; without an agenda, build one from the question."""
    entry = Reader.of("pending", reader.given("pending", {}), KEYS)
    if reader.given("agenda") is None and reader.given("pending") is not None:
        _make(s, entry)
    if s.pending > 0:
        _lay_out(s, entry)


def _make(s: State, entry: Reader) -> None:
    """Push the question on the agenda, above the steps that follow it."""
    kind, by = entry.choice("pending.kind", QUESTIONS), entry.choice("pending.by", REASONS)
    seat, of = _seat(s, entry, "pending.seat"), _seat(s, entry, "pending.of")
    left = number("pending.left", entry.given("pending.left", UNLIMITED), UNLIMITED, MOST_LEFT)
    for victim in reversed(values("pending.victims", entry.get("pending.victims", []))):
        begin_trap(s, number("pending.victims", victim, 0, s.players - 1), OF_BAT)
    if entry.given("pending.arrival") is not None:
        inner = Reader.of("pending.arrival", entry.given("pending.arrival"), ("seat", "step"))
        arriving = inner.number("pending.arrival.seat", 0, s.players - 1)
        ask(s, ARRIVAL, arriving, by if by in _BY_ARRIVING else ARRIVING)
        set_top(s, FIRST, inner.choice("pending.arrival.step", STEPS))
    crew = of if kind == WEB_OR_NOT and of != NOBODY else max(seat, 0)
    if TILING in BELOW.get(kind, ()) and _goes_on(s, kind, by):
        if by == STARTING and s.edition < V5:  # the seats after it also place before the first turn
            for turn in range(s.players - 1, steps_to(s, s.first, crew), -1):
                begin_tiling(s, around(s, s.first + turn), by)
        begin_tiling(s, crew, by)
        set_top(s, LEFT, left)
    if DRAWING in BELOW.get(kind, ()):
        ask(s, DRAWING, crew, by)
        set_top(s, LEFT, left)
        last = steps_to(s, crew, max(seat, 0)) if s.spider_interrupt == EVERYBODY else s.players
        for steps in range(s.players - 1, last, -1):  # the holders asked after this one
            ask_holder(s, around(s, crew + steps), crew, by, left)
    ask(s, kind, seat, by)
    set_top(s, LEFT, left)
    set_top(s, OF, of)


def _goes_on(s: State, kind: int, by: int) -> bool:
    """Tell whether more tiles may be placed afterwards: not after a draw in v5's own turn at the start."""
    anytime = by == STARTING and s.edition == V5 and kind != DRAW_OR_STOP and (s.place_optional or s.plays)
    return by in _BY_TILING and not anytime


def _seat(s: State, entry: Reader, key: str) -> int:
    return NOBODY if entry.given(key) is None else entry.number(key, 0, s.players - 1)


def _lay_out(s: State, entry: Reader) -> None:
    """Put the tiles and cards shown on the table."""
    tiles = terms("pending.tiles", entry.get("pending.tiles", []), TILE_NAMES)
    cards = terms("pending.cards", entry.get("pending.cards", []), card_names(top(s, KIND)))
    if len(tiles) > len(s.shown_tiles) // 2 or len(cards) > TOP_THREE:
        raise _wrong_table()
    for tile in tiles:
        show_tile(s, tile)
    for card in cards:
        show_card(s, card)


def _wrong_table() -> BadPosition:
    sentence = "pending.tiles, pending.cards: not what lies on the table for this question"
    return BadPosition(sentence, "heist-error-table")


# ---------------------------------------------------------------- checks


def check(s: State, reader: Reader) -> None:
    """Raise BadPosition for an agenda that the rules cannot continue or whose top step differs from `pending`."""
    if s.pending > 0:
        _check_phase(s)
        _check_order(s)
        _check_table(s)
        _check_needs(s)
        _check_answers(s)
    elif s.phase in {HIRE, LAYOUT}:
        sentence = "pending: a question in the phase {phase!r}"
        raise BadPosition(sentence, "heist-error-no-question", phase=PHASES[s.phase])
    elif s.phase == HEIST and s.turn == NOBODY:
        raise BadPosition("turn: the seat on turn", "heist-error-turn")
    reader.follows("pending", question(s), ("cells",))


def _check_phase(s: State) -> None:
    """Check that the question belongs to the phase."""
    kind, by, seat = top(s, KIND), top(s, BY), top(s, SEAT)
    sealed = seat == SEALED and kind in {KEEP_SOME, DISCARD_ONE}
    if s.phase == HIRE:
        fits = by == HIRING and s.pending == 1 and (sealed or (seat != SEALED and kind in {LOOK, HIRE_ONE}))
    elif s.phase == LAYOUT:
        fits = (kind, by, s.pending) == (PLACE_TILE, LAYING_OUT, 1) and seat != SEALED
    else:
        fits = s.phase != OVER and by not in {HIRING, LAYING_OUT} and kind not in {LOOK, HIRE_ONE} and seat != SEALED
        fits = fits and (kind != KEEP_SOME or by == OF_CRITTERS + OWL)
    if not fits:
        sentence = "pending: no {kind} by {by} in the phase {phase!r}"
        values = {"kind": STEP_NAMES[kind], "by": REASONS[by], "phase": PHASES[s.phase]}
        raise BadPosition(sentence, "heist-error-question", **values)


def _check_order(s: State) -> None:
    """Check the order: a question on top, automatic steps below it, and draws below the seats that may interrupt."""
    if s.pending > MOST_STEPS:
        sentence = "{key}: at most {most} in all, not {given}"
        raise BadPosition(sentence, "heist-error-most", key="agenda", most=MOST_STEPS, given=s.pending)
    rows = s.agenda[: s.pending]
    for place, row in enumerate(rows):
        on_top = place == s.pending - 1
        below = rows[place - 1] if place > 0 else [NOBODY] * len(row)
        above = NOBODY if on_top else rows[place + 1][KIND]
        if row[KIND] == WEB_OR_NOT:
            drawer = {WEB_OR_NOT: below[OF], DRAWING: below[SEAT]}.get(below[KIND], NOBODY)
            fits = row[OF] == drawer != NOBODY and (on_top or above == WEB_OR_NOT)
        elif row[KIND] == DRAW_OR_STOP:
            fits = on_top and below[KIND] == TILING and below[SEAT] == row[SEAT]
        elif row[KIND] == DRAWING:
            fits = above == WEB_OR_NOT
        else:
            fits = on_top == (row[KIND] < TILING)
        if not fits or (row[SEAT] == NOBODY and s.phase != HIRE):
            sentence = "{key}: {step} of {seat} cannot stand there"
            seat = "all" if row[SEAT] == NOBODY else row[SEAT]
            key = f"agenda[{place}]"
            raise BadPosition(sentence, "heist-error-agenda", key=key, step=STEP_NAMES[row[KIND]], seat=seat)


def _check_table(s: State) -> None:
    """Check that the cards and tiles on the table are what the question is about."""
    kind, tiles, cards = top(s, KIND), s.shown, s.cards_shown
    if kind == PLACE_TILE and s.edition == V4 and s.phase == HEIST and is_tiling(s):
        fits = tiles == 0
    elif kind == PLACE_TILE:
        fits = tiles == 1 or (tiles > 1 and s.edition == V3 and _goes_on_placing(s))
    elif kind == HOLD_TILE:
        fits = 1 <= tiles <= TOP_THREE
    else:
        fits = tiles == 0 or kind == ROTATE_TILE
    if kind == ORDER_TRAPS or (kind == KEEP_SOME and s.phase == HEIST):
        fits = fits and cards > 0
    else:
        fits = fits and cards == (1 if kind == EVADE_IT and s.edition == V5 else 0)
    if not fits:
        raise _wrong_table()


def _goes_on_placing(s: State) -> bool:
    """Tell whether the other tiles on the table are placed after this one."""
    below = s.agenda[s.pending - 2]
    return s.pending > 1 and below[KIND] == TILING and below[SEAT] == top(s, SEAT) and bool(is_tiling(s))


def _check_needs(s: State) -> None:
    """Check that the question's objects exist."""
    kind, seat = top(s, KIND), top(s, SEAT)
    if kind == TAKE_LOOT:
        fits = total(s.loot[s.at[seat]]) > 0
    elif kind == DROP_LOOT:
        fits = bool(carries(s, hooked(s, seat)))
    elif kind == ROTATE_TILE:
        fits = s.tile[s.at[seat]] > 0
    elif kind == PICK_CARD:
        fits = NOBODY != top(s, OF) != seat
    elif s.phase == HIRE:
        fits = _hires(s, kind)
    else:
        fits = _has_room(s, kind, seat)
    if not fits:
        sentence = "pending: {kind} cannot be asked of {seat} here"
        raise BadPosition(sentence, "heist-error-pending", kind=QUESTIONS[kind], seat="all" if seat < 0 else seat)


def _hires(s: State, kind: int) -> bool:
    """Check that a pile has been looked at, and that hands passed round are of equal size."""
    if kind == HIRE_ONE:
        return s.looked[0] > 0
    return s.edition < V5 or len({total(pack) for pack in s.pack[: s.players]}) == 1


def _has_room(s: State, kind: int, seat: int) -> bool:
    """Check that there are cells for the tiles, and that seats who may interrupt a draw hold a tile."""
    if kind == WEB_OR_NOT:
        holders = [row[SEAT] for row in s.agenda[: s.pending] if row[KIND] == WEB_OR_NOT]
        return tiles_left(s) > 0 < room_for_tiles(s, top(s, OF)) and all(total(s.held[holder]) for holder in holders)
    placing = kind == PLACE_TILE and s.phase == HEIST and is_tiling(s)
    return room_for_tiles(s, seat) >= max(s.shown, 1) if placing or kind == DRAW_OR_STOP else True


def _check_answers(s: State) -> None:
    """Check that each seat asked has an answer."""
    asked = [seat for seat in range(s.players) if core_rules.acting(s) >> seat & 1]
    row = [0] * State.box.actions
    for seat in asked:
        if not _can_answer(s, seat, row):
            sentence = "pending: seat {seat} has no answer to {kind}"
            raise BadPosition(sentence, "heist-error-answer", seat=seat, kind=QUESTIONS[top(s, KIND)])
    if not asked:
        raise BadPosition("chosen: once all have chosen the cards are shown", "heist-error-all-chosen")


def _can_answer(s: State, seat: int, row: list[int]) -> bool:
    """Tell whether a seat has a legal answer, and every first step of a composite one can be completed."""
    actions = row[: core_rules.legal(s, seat, row)]
    for action in actions:
        if action in State.box.verbs.steps:
            twin = s.copy()
            core_rules.apply(twin, seat, action)
            if State.box.unfinished(twin) and core_rules.legal(twin, seat, row) == 0:
                return False
    return bool(actions)
