"""The state of a game of Critter Heist: its fields, their meaning, and who sees them; and its agenda. [H-28]

Decks are stored bottom first: the top card is the last, and a card keeps its index while others are drawn from above
it. A parallel row has, for each card, the mask of seats that know it. [H-37]

A step of the agenda is a question, which a seat (or, if sealed, every seat) answers, or one that `turns.carry_on`
continues automatically once it is on top: tiles to be placed, an arrival, a trap to be drawn, a draw that others may
interrupt.
"""

from __future__ import annotations

from typing import get_args

from rascals.core.agenda import FIRST, KIND, push, top_seat
from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, Counts, Number, OneOf, Steps
from rascals.core.forms import Drawing
from rascals.core.state import ALL, OPTION, OWNER, GameState, Grid, Row, component, i8, i16, option
from rascals.games.heist.components import (
    CELLS,
    CRITTER_NAMES,
    CRITTERS,
    DECK,
    FEWEST,
    GLYPHS,
    HAND,
    LOOT_NAMES,
    LOOTS,
    MOST,
    NOWHERE,
    PILES,
    SEATS,
    SIDE,
    SPOTS,
    TILE_NAMES,
    TILES,
    TRAP_DECK,
    TRAP_NAMES,
    TRAPS,
)
from rascals.games.heist.view_types import Phase, Question

# ---------------------------------------------------------------- the agenda


DEPTH, WIDTH = 20, 6
NUMBER, BY, LEFT, OF = FIRST, 3, 4, 5  # columns besides kind and seat

QUESTIONS: tuple[Question, ...] = get_args(Question)
LOOK, HIRE_ONE, KEEP_SOME, DISCARD_ONE, PLACE_TILE, DRAW_OR_STOP, WEB_OR_NOT, TAKE_LOOT, EVADE_IT = range(9)
ROTATE_TILE, DROP_LOOT, ORDER_TRAPS, PICK_CARD, HOLD_TILE = range(9, len(QUESTIONS))
TILING, ARRIVAL, TRAP_DRAWN, DRAWING = range(len(QUESTIONS), len(QUESTIONS) + 4)
STEP_NAMES = (*QUESTIONS, "tiling", "arrival", "trap", "drawing")
AT_LOOT, AT_HAZARD, ARRIVED = range(3)  # the number of an ARRIVAL: its next stage [H-23]

REASONS = ("hire", "layout", "start", "arrival", "turn", *CRITTER_NAMES, *TRAP_NAMES)
HIRING, LAYING_OUT, STARTING, ARRIVING, TURNING = range(5)
OF_CRITTERS = 5  # index of the first critter in REASONS …
OF_TRAPS = OF_CRITTERS + len(CRITTER_NAMES)  # … and of the first trap

UNLIMITED = -1
MOST_LEFT = 1000  # more than any number of tiles or traps
SEALED = -1  # the seat of a question that all answer at once


def ask(s: State, kind: int, seat: int, reason: int) -> None:
    """Push a question or another step, with the reason for it."""
    ask_for(s, kind, seat, reason, UNLIMITED, NOBODY)


def ask_for(s: State, kind: int, seat: int, reason: int, left: int, of: int) -> None:
    """Push a step that also has a remaining number, and concerns another seat or NOBODY."""
    push(s, kind, seat, 0)
    row = s.agenda[s.pending - 1]
    row[BY] = reason
    row[LEFT] = left
    row[OF] = of


def top(s: State, column: int) -> int:
    """Return a column of the top step; there must be one."""
    return s.agenda[s.pending - 1][column]


def set_top(s: State, column: int, number: int) -> None:
    """Set a column of the top step."""
    s.agenda[s.pending - 1][column] = number


def asks(s: State, kind: int) -> int:
    """Return 1 if this question is open."""
    return 1 if s.pending > 0 and s.agenda[s.pending - 1][KIND] == kind else 0


def asked_by(s: State, kind: int, reason: int) -> int:
    """Return 1 if this question is open for this reason."""
    return 1 if asks(s, kind) and top(s, BY) == reason else 0


def asked_seat(s: State) -> int:
    """Return the seat that has to answer the open question, or SEALED; one must be open."""
    return top_seat(s)


def arrival_under(s: State) -> int:
    """Return the agenda index of the latest arrival; -1 if there is none."""
    place = s.pending - 1
    while place >= 0 and s.agenda[place][KIND] != ARRIVAL:
        place -= 1
    return place


# ---------------------------------------------------------------- the state


PHASES: tuple[Phase, ...] = get_args(Phase)
HIRE, LAYOUT, HEIST, OVER = range(len(PHASES))
NOBODY = -1
NOTHING = -1
ENDS = ("", "all-banked", "carriers-done", "all-ended", "last-crew", "countdown", "turn-limit")  # H-41
ON, ALL_BANKED, CARRIERS_DONE, ALL_ENDED, LAST_CREW, COUNTDOWN, TURN_LIMIT = range(len(ENDS))

ANY_FOOD, HIGHEST_FOOD = range(2)  # choose_food
EVERYBODY, OWN = range(2)  # spider_interrupt
FREE, CAPPED = range(2)  # bird_budget
BY_SUSPICION, SHARED = range(2)  # final_tie

VIEWERS = SEATS + 1  # the last is the spectator
STEPS = 12  # most actions of a composite move
LOOT_COUNTS = Counts(LOOT_NAMES)
MOST_TURNS = 10_000
MOST_GAINED = 3 * MOST_TURNS  # points, or tokens of a kind: at most two a turn, and a few more from cards [H-21]
COLUMNS = (  # of the agenda, besides step and seat
    ("next", Number(0, ARRIVED)),
    ("by", OneOf(REASONS)),
    ("left", Number(UNLIMITED, MOST_LEFT)),
    ("of", SEAT_OR_NOBODY),
)


class State(GameState):
    """A position of Critter Heist."""

    edition: int = option()  # V1 … V5
    turn_limit: int = i16(seen=OPTION, entry=None)  # turns for each player [H-27]
    late_forfeit: int = option()  # [H-26]
    extra_side_loot: int = option()  # v1, v2 [H-07]
    choose_food: int = option()  # v5 [H-08]
    place_optional: int = option()  # v5 [H5-15]
    slippery_chain: int = option()  # v2 – v4 [H-24]
    spider_interrupt: int = option()  # v5 [H-18.spider.v5]
    bird_budget: int = option()  # v4, v5 [H-13b]
    badger_cap: int = option()  # v4 [H-18.badger.v4]
    last_turns: int = option()  # v1, v2 [H1-25, H2-25]
    final_tie: int = option()  # [H-26]

    ground: Row = component(8, CELLS, data="{edition}.layout.map", of=Drawing(GLYPHS, SIDE))  # [H-01]
    tile_counts: Row = component(8, TILES, data="{edition}.tiles.counts")  # [H-03]
    removed_tiles: Row = component(8, MOST - FEWEST + 1, data="{edition}.tiles.removed")  # by number of players [H-12]
    critter_counts: Row = component(8, CRITTERS, data="{edition}.critters.counts")  # [H-18]
    once: Row = component(8, CRITTERS, data="{edition}.critters.once", most=1)  # 1: one use discards it [H-17]
    dealt: int = component(8, data="{edition}.critters.dealt", most=HAND)  # cards to choose from [H3-10]
    hired: int = component(8, data="{edition}.critters.hired", least=1, most=HAND)  # [H1-10]
    trap_counts: Row = component(8, TRAPS, data="{edition}.traps.counts")  # [H-22]
    worth: Row = component(8, LOOTS, data="{edition}.loot.values", least=-99, most=99)  # [H-07]
    centre_loot: Row = component(8, LOOTS, data="{edition}.loot.centre", most=20)
    side_loot: Row = component(8, LOOTS, data="{edition}.loot.side", most=20)
    more_loot: Row = component(8, LOOTS, data="{edition}.loot.more", most=20)
    preset_loot: Row = component(8, LOOTS, data="{edition}.loot.preset", most=20)
    cap: int = component(8, data="{edition}.limits.suspicion")  # [H-20]
    calming: int = component(8, data="{edition}.limits.calming")  # [H-18.squirrel.v1, H-18.squirrel.v2]
    at_side: int = component(8, data="{edition}.limits.side")  # tiles in one visit; 0: any number [H3-15, H4-15]
    at_centre: int = component(8, data="{edition}.limits.centre")  # [H3-15, H4-15, H5-15]
    refill: int = component(8, data="{edition}.limits.hand")  # tiles drawn when the hand is empty [H4-15]

    phase: int = i8(of=OneOf(PHASES), seen=ALL)
    first: int = i8(of=SEAT, seen=ALL)  # the start player [H-29]
    round: int = i16(of=Number(0, MOST_TURNS), seen=ALL, missing=1)
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)
    turns_taken: Row = i16(SEATS, by=SEAT, of=Number(0, MOST_TURNS), seen=ALL, missing=0)
    end: int = i8(entry=None)  # ON, or the end reason

    # The map: the tiles and loot on each cell, and the cells of each place. [H-05, H-30]
    anchor: Row = i16(CELLS, entry=None)  # the first cell of the cell's place
    chain: Row = i16(CELLS, of=Number(NOWHERE, blank=NOWHERE), entry=None)  # the next cell of the same place
    spot: Row = i8(CELLS, of=Number(NOWHERE, blank=NOWHERE), entry=None)  # which stash or preset it is
    tile: Row = i8(CELLS, entry=None)  # the tile's kind plus one; 0: none
    turned: Row = i8(CELLS, entry=None)  # the tile's rotation
    loot: Grid = i16(CELLS, LOOTS, entry=None)  # by the first cell of the place

    at: Row = i16(SEATS, entry=None)  # each crew's place, by its first cell
    carried: Grid = i16(SEATS, LOOTS, by=SEAT, of=LOOT_COUNTS, seen=ALL, entry=None)
    banked: Grid = i16(SEATS, LOOTS, by=SEAT, of=LOOT_COUNTS, seen=ALL, entry=None)
    points: Row = i16(SEATS, by=SEAT, seen=ALL, of=Number(-MOST_GAINED, MOST_GAINED), entry=None)
    suspicion: Row = i8(SEATS, by=SEAT, seen=ALL, entry=None)
    ended: Row = i8(SEATS, by=SEAT, seen=ALL, entry=None)  # its place in the order of ending; 0: on the heist
    taken: Grid = i8(SEATS, SPOTS, by=SEAT, seen=ALL, view=None, entry=None)  # 1: took a token there [H-08]
    scored_last: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, view="scored_last_turn", entry=None)  # [H-09]
    left_start: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, entry=None)  # v5 [H5-15]
    placed: Row = i8(SEATS, by=SEAT, seen=ALL, entry=None)  # tiles since it entered its place, v4 [H4-15]

    # Decks. `stack`: path tiles; in v1, v2 the bottom ones are set aside until the layout ends; then all are unused.
    stack: Row = i8(CELLS, entry=None)
    stack_size: int = i16(entry=None)
    stack_known: Row = i8(CELLS, entry=None)
    set_aside: int = i16(entry=None)
    critters: Row = i8(DECK, entry=None)
    critters_size: int = i16(entry=None)
    critters_known: Row = i8(DECK, entry=None)
    traps: Row = i8(TRAP_DECK, entry=None)
    traps_size: int = i8(entry=None)
    traps_known: Row = i8(TRAP_DECK, entry=None)
    trap_discard: Row = i8(TRAP_DECK, entry=None)  # the last is the top
    trap_discard_size: int = i8(entry=None)

    hand: Grid = i8(SEATS, CRITTERS, by=SEAT, of=Counts(CRITTER_NAMES, size="cards"), seen=OWNER, entry="hands")
    table: Grid = i8(SEATS, CRITTERS, by=SEAT, of=Counts(CRITTER_NAMES), seen=ALL, entry="tables", missing=())
    discard: Grid = i8(SEATS, DECK, entry=None)  # by seat, the last is the top; v1: seat 0's is everybody's
    discard_size: Row = i16(SEATS, entry=None)
    held: Grid = i8(
        SEATS, TILES, by=SEAT, of=Counts(TILE_NAMES, size="tiles"), seen=OWNER, entry="held_tiles", missing=()
    )

    # Hiring.
    pile: Grid = i8(PILES, DECK, entry=None)  # v1, v2 [H1-10]
    pile_size: Row = i8(PILES, entry=None)
    pile_known: Grid = i8(PILES, DECK, entry=None)
    looked: Row = i8(PILES, entry=None)  # piles looked at in this turn, from 1, in order
    pack: Grid = i8(SEATS, CRITTERS, entry=None)  # hands passed on; with two players the third is the table's [H5-10]
    sealed: Grid = i8(SEATS, HAND, entry=None)  # each seat's chosen, not yet shown critters, in order
    sealed_size: Row = i8(SEATS, entry=None)
    picks: int = i8(entry=None)  # picks made in the draft

    # The turn. [H-13b]
    moves: int = i8(seen=ALL, view=None, entry=None)
    plays: int = i8(seen=ALL, view=None, entry=None)
    birds: int = i8(seen=ALL, view=None, entry=None)
    ferret: int = i8(seen=ALL, view=None, entry=None)  # v1, v5: 1 while it works; v2 – v4: number of unused ones
    no_security: int = i8(of=FLAG, seen=ALL, view=None, entry=None)  # butterfly, v1
    no_trap: int = i8(of=FLAG, seen=ALL, view=None, entry=None)  # mouse
    butterflies: Row = i8(SEATS, by=SEAT, seen=ALL, entry=None)  # played ahead and not yet used, v5
    foxes: Row = i8(SEATS, by=SEAT, seen=ALL, entry=None)  # v4

    # The agenda, its top last (see above), and the tiles and cards on the table for it.
    agenda: Grid = i16(DEPTH, WIDTH, of=Steps(STEP_NAMES, "pending", columns=COLUMNS), missing=())
    pending: int = i8(entry=None)
    shown_tiles: Row = i8(CELLS, entry=None)
    shown: int = i16(entry=None)
    shown_cards: Row = i8(HAND, entry=None)
    cards_shown: int = i8(entry=None)
    begun: Row = i16(STEPS, entry=None)  # the actions of the unfinished composite move
    steps: int = i8(entry=None)
    drafter: int = i8(entry=None)  # the seat whose move it is

    # The end. [H1-25 – H5-25]
    top_loot_taken: int = i8(of=FLAG, seen=ALL, missing=False)  # v3 – v5
    countdown_by: int = i8(of=SEAT_OR_NOBODY, seen=ALL, view=None, entry=None)  # who ended first, v3 – v5
    turns_left: Row = i16(SEATS, by=SEAT, seen=ALL, view=None, entry=None)
    final_turns: Row = i16(
        SEATS, by=SEAT, of=Number(NOTHING, blank=NOTHING), seen=ALL, view=None, entry=None
    )  # v1, v2; NOTHING if they are not running

    # Known cards in hands: by viewer, at owner * CRITTERS + critter, the number known to be in that hand. [H-37]
    facts: Grid = i8(VIEWERS, SEATS * CRITTERS, entry=None)

    # Out of the game. [H-32]
    box_tiles: Row = i8(TILES, entry=None)
    box_critters: Row = i8(CRITTERS, entry=None)
    box_loot: Row = i16(LOOTS, entry=None)

    reach: Row = i8(CELLS, entry=None)  # scratch of `within_steps`, otherwise 0
    pool: Row = i16(CRITTERS, entry=None)  # scratch of `determinize`, else zeros
    tile_pool: Row = i16(TILES, entry=None)  # scratch of `determinize`, else zeros
