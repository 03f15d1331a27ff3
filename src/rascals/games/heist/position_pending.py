"""The open question in a position, and the agenda below it, which follows from it. [Position, pending]

Below a question stand, from the bottom: the traps that a bat still brings others, one arrival, the other seats that
place before the first turn, placing that goes on, a draw that may still be forestalled with those who are asked.
"""

from __future__ import annotations

from typing import NamedTuple

from rascals.core import rules as core_rules
from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.errors import BadPosition
from rascals.core.reading import Reader, number, terms, values
from rascals.core.rows import total
from rascals.core.seating import around, steps_to
from rascals.games.heist import state
from rascals.games.heist.arrivals import OF_SLIPPERY, begin_trap
from rascals.games.heist.box import (
    EDITIONS,
    EXTRA_TILE,
    FAKE_PATH,
    HOOK,
    MOLE,
    OWL,
    PIT,
    RACCOON,
    ROTATE,
    SECURITY,
    SPIDER,
    TILE_NAMES,
    TRAP,
    V1,
    V2,
    V3,
    V4,
    V5,
)
from rascals.games.heist.decks import show_card, show_tile
from rascals.games.heist.entries import STEPS, card_names
from rascals.games.heist.ground import KINDS_OF_HAZARD, hazard_at
from rascals.games.heist.loot import carries, may_take
from rascals.games.heist.questions import (
    ARRIVAL,
    ARRIVED,
    ARRIVING,
    AT_HAZARD,
    AT_LOOT,
    DISCARD_ONE,
    DRAW_OR_STOP,
    DRAWING,
    DROP_LOOT,
    EVADE_IT,
    HIRE_ONE,
    HIRING,
    HOLD_TILE,
    KEEP_SOME,
    LAYING_OUT,
    LEFT,
    LOOK,
    OF,
    OF_CRITTERS,
    OF_TRAPS,
    ORDER_TRAPS,
    PICK_CARD,
    PLACE_TILE,
    QUESTIONS,
    REASONS,
    ROTATE_TILE,
    SEALED,
    STARTING,
    TAKE_LOOT,
    TURNING,
    UNLIMITED,
    WEB_OR_NOT,
    ask,
    asked_seat,
    set_top,
    top,
)
from rascals.games.heist.state import EVERYBODY, HEIST, HIRE, LAYOUT, NOBODY, State
from rascals.games.heist.tiling import ask_holder, begin_tiling
from rascals.games.heist.traps import OF_BAT, hooked

KEYS = ("kind", "seat", "by", "tiles", "cards", "cells", "left", "of", "arrival", "victims")
MOST_LEFT = 1000
TOP_THREE = 3


class Case(NamedTuple):
    """A question that can be: for which reason, in which editions and phase, and whether it belongs to an arrival."""

    kind: int
    by: int
    first: int
    last: int
    phase: int = HEIST
    arrival: bool | None = False  # None: it may


_ARRIVALS = (ARRIVING, OF_SLIPPERY)
CASES = (
    Case(LOOK, HIRING, V1, V2, HIRE),
    Case(HIRE_ONE, HIRING, V1, V2, HIRE),
    Case(KEEP_SOME, HIRING, V3, V5, HIRE),
    Case(DISCARD_ONE, HIRING, V5, V5, HIRE),
    Case(PLACE_TILE, LAYING_OUT, V1, V2, LAYOUT),
    Case(PLACE_TILE, STARTING, V3, V5),
    *(Case(PLACE_TILE, by, V3, V5, arrival=True) for by in _ARRIVALS),
    Case(PLACE_TILE, TURNING, V3, V5),
    Case(PLACE_TILE, OF_CRITTERS + MOLE, V1, V5),
    Case(PLACE_TILE, OF_TRAPS + EXTRA_TILE, V1, V1, arrival=None),
    Case(PLACE_TILE, OF_TRAPS + FAKE_PATH, V4, V4, arrival=None),
    *(Case(kind, by, V5, V5) for kind in (DRAW_OR_STOP, WEB_OR_NOT) for by in (STARTING, TURNING)),
    *(Case(kind, by, V5, V5, arrival=True) for kind in (DRAW_OR_STOP, WEB_OR_NOT) for by in _ARRIVALS),
    *(Case(TAKE_LOOT, by, V1, V5, arrival=True) for by in _ARRIVALS),
    *(Case(EVADE_IT, by, V2, V5, arrival=True) for by in _ARRIVALS),
    Case(ROTATE_TILE, OF_TRAPS + ROTATE, V1, V1, arrival=None),
    Case(ROTATE_TILE, OF_TRAPS + FAKE_PATH, V2, V4, arrival=None),
    Case(DISCARD_ONE, OF_TRAPS + PIT, V2, V5, arrival=None),
    Case(DROP_LOOT, OF_TRAPS + HOOK, V2, V4, arrival=None),
    Case(DISCARD_ONE, OF_CRITTERS + RACCOON, V1, V1),
    Case(KEEP_SOME, OF_CRITTERS + OWL, V1, V4),
    Case(PICK_CARD, OF_CRITTERS + OWL, V5, V5),
    Case(ORDER_TRAPS, OF_BAT, V1, V2),
    Case(HOLD_TILE, OF_CRITTERS + SPIDER, V5, V5),
)
_OF_TILING = {ARRIVING, OF_SLIPPERY, STARTING, TURNING, OF_TRAPS + FAKE_PATH}  # reasons to place from a crew's place

# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Rebuild the agenda from the open question; BadPosition where there can be no such question."""
    given = reader.data.get("pending")
    if given is None:
        if s.phase in {HIRE, LAYOUT}:
            sentence = "pending: a question in the phase {phase!r}"
            raise BadPosition(sentence, "heist-error-no-question", phase=state.PHASES[s.phase])
        return
    entry = Reader.of("pending", given, KEYS)
    kind = entry.choice("pending.kind", QUESTIONS)
    by = entry.choice("pending.by", REASONS)
    case = _case_of(s, kind, by)
    seat = _read_seat(s, entry, case)
    arrival = _read_arrival(s, entry, case, seat)
    victims = _read_victims(s, entry, case)
    left = UNLIMITED
    if entry.data.get("pending.left") is not None:
        left = entry.number("pending.left", 0, MOST_LEFT)
    of = UNLIMITED
    if kind in {PICK_CARD, WEB_OR_NOT}:
        of = entry.number("pending.of", 0, s.players - 1)
        if of == seat:
            raise BadPosition("pending.of: another seat than {given}", "heist-error-of", given=of)
    elif entry.data.get("pending.of") is not None:
        entry.nothing("pending.of", UNLIMITED)
    _lay_out(s, entry, kind)
    for victim in reversed(victims):
        begin_trap(s, victim, OF_BAT)
    if arrival != NOBODY:
        ask(s, ARRIVAL, arrival, by if by in _ARRIVALS else ARRIVING)
        set_top(s, FIRST, _step_of(kind, by))
    _begin_tilings(s, kind, seat if of == UNLIMITED else of, by, left)
    if kind == WEB_OR_NOT:
        _ask_holders(s, seat, of, by, left)
    else:
        ask(s, kind, seat, by)
    set_top(s, LEFT, left)
    set_top(s, OF, of)
    _check_table(s, kind, by)


def _case_of(s: State, kind: int, by: int) -> Case:
    for case in CASES:
        if (case.kind, case.by, case.phase) == (kind, by, s.phase) and case.first <= s.edition <= case.last:
            return case
    sentence = "pending: no {kind} by {by} in {edition} in the phase {phase!r}"
    values = {"kind": QUESTIONS[kind], "by": REASONS[by], "edition": EDITIONS[s.edition]}
    raise BadPosition(sentence, "heist-error-question", phase=state.PHASES[s.phase], **values)


def _read_seat(s: State, entry: Reader, case: Case) -> int:
    """Return whom the question asks: of many only the seat on turn. [H-39]"""
    sealed = case.phase == HIRE and s.edition > V2
    if sealed:
        return entry.nothing("pending.seat", SEALED)
    seat = entry.number("pending.seat", 0, s.players - 1)
    before = case.by == STARTING and s.edition < V5
    if before and s.turn != NOBODY:
        raise BadPosition("turn: null before the first turn, not {given}", "heist-error-turn-before", given=s.turn)
    if not before and s.turn == NOBODY:
        raise BadPosition("turn: the seat on turn", "heist-error-turn")
    own = case.by in {ARRIVING, TURNING, HIRING, LAYING_OUT} or OF_CRITTERS <= case.by < OF_TRAPS
    if case.by == OF_CRITTERS + RACCOON:
        fits = seat != s.turn
    elif case.kind == EVADE_IT or (case.kind != WEB_OR_NOT and (own or (case.by == STARTING and not before))):
        fits = seat == s.turn
    else:
        fits = True
    if not fits:
        sentence = "pending.seat: {given} cannot be asked in the turn of {turn}"
        raise BadPosition(sentence, "heist-error-asked", given=seat, turn=s.turn)
    return seat


def _step_of(kind: int, by: int) -> int:
    """Return what comes next in an arrival once a question has been answered."""
    if kind == TAKE_LOOT:
        return AT_HAZARD
    placing = kind in {PLACE_TILE, DRAW_OR_STOP, WEB_OR_NOT} and by in _ARRIVALS
    return AT_LOOT if placing else ARRIVED


def _read_arrival(s: State, entry: Reader, case: Case, seat: int) -> int:
    """Return whose arrival a question belongs to; NOBODY if to none."""
    given = entry.data.get("pending.arrival")
    if given is None and case.arrival is not True:
        return NOBODY
    if given is not None and case.arrival is False:
        return entry.nothing("pending.arrival", NOBODY)
    inner = Reader.of("pending.arrival", given, ("seat", "step"))
    inner.choice("pending.arrival.step", [STEPS[_step_of(case.kind, case.by)]])
    whose = seat
    if case.kind == WEB_OR_NOT:
        whose = entry.number("pending.of", 0, s.players - 1)
    elif case.kind == DROP_LOOT:
        whose = hooked(s, seat)
    inner.number("pending.arrival.seat", whose, whose)
    return whose


def _read_victims(s: State, entry: Reader, case: Case) -> list[int]:
    """Return who must still draw a trap, in order: v3's bat. [H-18.bat.v3]"""
    given = values("pending.victims", entry.get("pending.victims", []))
    victims = [number("pending.victims", seat, 0, s.players - 1) for seat in given]
    if victims and (s.edition != V3 or case.arrival is False or len(set(victims)) < len(victims)):
        sentence = "pending.victims: each seat once, and only where the bat of v3 works, not {given!r}"
        raise BadPosition(sentence, "heist-error-victims", given=given)
    return victims


def _lay_out(s: State, entry: Reader, kind: int) -> None:
    """Lay tiles and cards on the table."""
    tiles = terms("pending.tiles", entry.get("pending.tiles", []), TILE_NAMES)
    cards = terms("pending.cards", entry.get("pending.cards", []), card_names(kind))
    if len(tiles) > len(s.shown_tiles) // 2 or len(cards) > TOP_THREE:
        raise _wrong_table()
    for tile in tiles:
        show_tile(s, tile)
    for card in cards:
        show_card(s, card)


def _wrong_table() -> BadPosition:
    sentence = "pending.tiles, pending.cards: not what lies on the table for this question"
    return BadPosition(sentence, "heist-error-table")


def _begin_tilings(s: State, kind: int, seat: int, by: int, left: int) -> None:
    """What goes on once a tile is placed: for this seat, and before the first turn for those after it."""
    if kind not in {PLACE_TILE, DRAW_OR_STOP, WEB_OR_NOT} or by not in _OF_TILING:
        return
    if by == STARTING and s.edition < V5:
        for turn in range(s.players - 1, steps_to(s, s.first, seat), -1):
            begin_tiling(s, around(s, s.first + turn), STARTING)
    if by == STARTING and s.edition == V5 and kind != DRAW_OR_STOP and (s.place_optional or s.plays):
        return  # a draw at any moment of the own turn, which goes on afterwards
    begin_tiling(s, seat, by)
    set_top(s, LEFT, left)


def _ask_holders(s: State, seat: int, drawer: int, by: int, left: int) -> None:
    """A draw that others may forestall, from the one who is asked on. [H-18.spider.v5]"""
    ask(s, DRAWING, drawer, by)
    set_top(s, LEFT, left)
    if s.spider_interrupt == EVERYBODY:
        for steps in range(s.players - 1, steps_to(s, drawer, seat) - 1, -1):
            ask_holder(s, around(s, drawer + steps), drawer, by, left)
    if s.spider_interrupt != EVERYBODY or top(s, SEAT) != seat or top(s, KIND) != WEB_OR_NOT:
        raise BadPosition("pending.seat: {given} holds no tile to place", "heist-error-web", given=seat)


# ---------------------------------------------------------------- what must hold


def _check_table(s: State, kind: int, by: int) -> None:
    """What lies on the table is what the question is about."""
    tiles, cards = s.shown, s.cards_shown
    fits = cards == 0 and tiles == 0
    if kind == PLACE_TILE and not (s.edition == V4 and by in _OF_TILING):
        fits = cards == 0 and (tiles > 0 if s.edition == V3 and by in _OF_TILING else tiles == 1)
    elif kind == ROTATE_TILE and tiles > 0:
        hazards = [tile % KINDS_OF_HAZARD for tile in s.shown_tiles[:tiles]]
        fits = cards == 0 and by == OF_TRAPS + FAKE_PATH and TRAP in hazards and hazards.index(TRAP) == tiles - 1
    elif kind == HOLD_TILE:
        fits = cards == 0 and 1 <= tiles <= TOP_THREE
    elif kind == ORDER_TRAPS or (kind == KEEP_SOME and by != HIRING):
        fits = cards > 0 and tiles == 0
    elif kind == EVADE_IT and s.edition == V5:
        fits = cards == 1 and tiles == 0
    if not fits:
        raise _wrong_table()


def check_answers(s: State) -> None:
    """Who is asked can answer; what is asked about is there."""
    if s.pending == 0:
        return
    kind, seat = top(s, KIND), asked_seat(s)
    if not _stands_to_reason(s, kind, seat):
        sentence = "pending: {kind} cannot be asked of {seat} here"
        raise BadPosition(sentence, "heist-error-pending", kind=QUESTIONS[kind], seat="all" if seat < 0 else seat)
    row = [0] * State.box.actions
    asked = [other for other in range(s.players) if core_rules.acting(s) >> other & 1]
    for other in asked:
        if not _can_answer(s, other, row):
            sentence = "pending: seat {seat} has no answer to {kind}"
            raise BadPosition(sentence, "heist-error-answer", seat=other, kind=QUESTIONS[kind])
    if not asked:
        raise BadPosition("chosen: once all have chosen the cards are shown", "heist-error-all-chosen")


def _can_answer(s: State, seat: int, row: list[int]) -> bool:
    """Whether a seat has a legal answer, and every one that is made of several moves can be gone on with."""
    actions = row[: core_rules.legal(s, seat, row)]
    for action in actions:
        if action in State.box.verbs.steps:
            twin = s.copy()
            core_rules.apply(twin, seat, action)
            if State.box.unfinished(twin) and core_rules.legal(twin, seat, row) == 0:
                return False
    return bool(actions)


def _stands_to_reason(s: State, kind: int, seat: int) -> bool:
    """Whether the position has what the question is about."""
    if kind == TAKE_LOOT:
        return bool(may_take(s, seat))
    if kind == EVADE_IT:
        hazard = hazard_at(s, s.at[seat])
        return hazard == TRAP if s.edition == V5 else hazard == SECURITY or (hazard == TRAP and s.edition < V4)
    if kind == DROP_LOOT:
        return bool(carries(s, hooked(s, seat)))
    if kind == ROTATE_TILE:
        return s.tile[s.at[seat]] > 0
    if kind in {DRAW_OR_STOP, WEB_OR_NOT}:
        return kind == DRAW_OR_STOP or s.stack_size > 0
    if kind == HIRE_ONE:
        return s.looked[0] > 0
    if kind == PICK_CARD:
        return total(s.hand[top(s, OF)]) > 0
    if seat == SEALED and s.edition == V5:
        return len({total(hand) for hand in s.hand[: s.players]}) == 1 and (kind == DISCARD_ONE) == (s.picks == s.hired)
    return True
