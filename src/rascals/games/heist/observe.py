"""The derived numbers of an observation of Critter Heist, beside the fields of its record. [H-28]

Seats are numbered from the observer's, which is 1; 0 is nobody. Tiles, critters and traps are numbered from 1; 0 is
none, or one that the observer may not know. The legal cells of a tile follow from the board and are left out.
"""

from __future__ import annotations

from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.meaning import HIGHEST
from rascals.core.observation import Derived
from rascals.core.record import Row
from rascals.core.rows import total
from rascals.core.seating import steps_to
from rascals.games.heist.box import (
    CELLS,
    CRITTER_NAMES,
    CRITTERS,
    DECK,
    FEWEST,
    HAND,
    LOOT_NAMES,
    LOOTS,
    PILES,
    SEATS,
    SIDE,
    TILE_NAMES,
    TILES,
    TRAP_DECK,
    TRAPS,
    V2,
)
from rascals.games.heist.knowledge import knows_place, sees_cards, sees_tiles, viewer_of
from rascals.games.heist.questions import BY, LEFT, OF, TRAP_DRAWN, arrival_under, top
from rascals.games.heist.state import HIRE, STEPS, State

# ---------------------------------------------------------------- names of the numbers

OF_CREW = ("row", "column", "chosen", "pack", *(f"known {name}" for name in CRITTER_NAMES))
OF_TABLE = (
    *("stack", "removed or unused", "critter deck", "trap deck", "pack on the table", "boxed cards"),
    *(f"pile {pile + 1}" for pile in range(PILES)),
    *(f"look {place + 1}" for place in range(PILES)),
    *(f"boxed {name}" for name in (*TILE_NAMES, *LOOT_NAMES)),
)
OF_OWN = (*(f"pack {name}" for name in CRITTER_NAMES), *(f"choice {place + 1}" for place in range(HAND)))
OF_QUESTION = (
    *("kind", "seat", "by", "left", "of", "arriving", "step", "tiles", "cards"),
    *(f"victim {place + 1}" for place in range(SEATS)),
)
CREW_FACTS, TABLE_PILES, QUESTION_VICTIMS = 4, 6, 9  # indices of the first known critter, pile and victim
PART = 100  # an action is written as two numbers, hundreds and rest

# ---------------------------------------------------------------- always


def observe_crew(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write a crew's cell, whether it has chosen, its pack's size and the known cards of its hand. [H-28, H-37]"""
    out[at] = s.at[seat] // SIDE
    out[at + 1] = s.at[seat] % SIDE
    out[at + 2] = 1 if s.sealed_size[seat] > 0 else 0
    out[at + 3] = total(s.pack[seat])
    facts = s.facts[viewer_of(observer)]
    for critter in range(CRITTERS):
        out[at + CREW_FACTS + critter] = facts[seat * CRITTERS + critter]


def observe_tiles(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the tile of each cell."""
    for cell in range(CELLS):
        out[at + cell] = s.tile[cell]


def observe_turned(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the rotation of each tile."""
    for cell in range(CELLS):
        out[at + cell] = s.turned[cell]


def observe_loot(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the number of each kind of loot on each cell."""
    for cell in range(CELLS):
        for kind in range(LOOTS):
            out[at + cell * LOOTS + kind] = min(s.loot[cell][kind], HIGHEST)


def observe_table(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the sizes of decks and piles, the piles looked at in this turn, and the box. [H-28]"""
    out[at] = min(s.stack_size - s.set_aside, HIGHEST)
    out[at + 1] = min(s.set_aside, HIGHEST)
    out[at + 2] = s.critters_size
    out[at + 3] = s.traps_size
    out[at + 4] = total(s.pack[FEWEST]) if s.players == FEWEST else 0
    out[at + 5] = total(s.box_critters)
    for pile in range(PILES):
        out[at + TABLE_PILES + pile] = s.pile_size[pile]
        out[at + TABLE_PILES + PILES + pile] = s.looked[pile]
    boxed = at + TABLE_PILES + 2 * PILES
    for kind in range(TILES):
        out[boxed + kind] = s.box_tiles[kind]
    for kind in range(LOOTS):
        out[boxed + TILES + kind] = min(s.box_loot[kind], HIGHEST)


def observe_own(s: State, seat: int, out: Row, at: int) -> None:
    """Write the observer's pack, and its sealed choice in order. [H3-10, H5-10]"""
    if seat >= 0:
        for critter in range(CRITTERS):
            out[at + critter] = s.pack[seat][critter]
        for place in range(s.sealed_size[seat]):
            out[at + CRITTERS + place] = s.sealed[seat][place] + 1


def observe_question(s: State, seat: int, out: Row, at: int) -> None:
    """Write the open question, the arrival it belongs to, and the seats that still draw traps. [H-23]"""
    if s.pending == 0:
        return
    first = max(seat, 0)
    out[at] = top(s, KIND) + 1
    out[at + 1] = steps_to(s, first, top(s, SEAT)) + 1 if top(s, SEAT) >= 0 else 0
    out[at + 2] = top(s, BY) + 1
    out[at + 3] = min(top(s, LEFT) + 1, HIGHEST)
    out[at + 4] = steps_to(s, first, top(s, OF)) + 1 if top(s, OF) >= 0 else 0
    under = arrival_under(s)
    if under >= 0:
        out[at + 5] = steps_to(s, first, s.agenda[under][SEAT]) + 1
        out[at + 6] = s.agenda[under][FIRST]
    out[at + 7] = min(s.shown, HIGHEST)
    out[at + 8] = s.cards_shown
    place = at + QUESTION_VICTIMS
    for step in range(s.pending - 1, -1, -1):
        if s.agenda[step][KIND] == TRAP_DRAWN and place < at + QUESTION_VICTIMS + SEATS:
            out[place] = steps_to(s, first, s.agenda[step][SEAT]) + 1
            place += 1


def observe_trap_discard(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the trap discard, the top last."""
    for place in range(s.trap_discard_size):
        out[at + place] = s.trap_discard[place] + 1


def observe_discard(s: State, _observer: int, seat: int, out: Row, at: int) -> None:
    """Write a discard pile, the top last; v1's communal one is seat 0's. [H-17]"""
    for place in range(s.discard_size[seat]):
        out[at + place] = s.discard[seat][place] + 1


# ---------------------------------------------------------------- sometimes present


def cards_lie(s: State, seat: int) -> int:
    """Return 1 if the table has critters or traps that the observer sees."""
    return 1 if s.cards_shown > 0 and sees_cards(s, seat) else 0


def observe_cards(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the critters or traps on the table."""
    for place in range(s.cards_shown):
        out[at + place] = s.shown_cards[place] + 1


def drafts(s: State, seat: int) -> int:
    """Return 1 while the observer has begun a composite move."""
    return 1 if s.steps > 0 and s.drafter == seat else 0


def observe_draft(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the actions of the observer's unfinished move."""
    for place in range(s.steps):
        out[at + 2 * place] = (s.begun[place] + 1) // PART
        out[at + 2 * place + 1] = (s.begun[place] + 1) % PART


def hires_from_piles(s: State, _seat: int) -> int:
    """Return 1 while there are piles to hire from. [H1-10]"""
    return 1 if s.phase == HIRE and s.edition <= V2 else 0


def observe_piles(s: State, seat: int, out: Row, at: int) -> None:
    """Write the number of each critter known in each pile. [H-37]"""
    for pile in range(PILES):
        for place in range(s.pile_size[pile]):
            if knows_place(s.pile_known[pile][place], seat):
                out[at + pile * CRITTERS + s.pile[pile][place]] += 1


def knows_any(masks: Row, seat: int) -> int:
    """Return 1 if a seat knows any card of a deck."""
    found = 0
    for place in range(len(masks)):
        found |= masks[place]
    return knows_place(found, seat)


def knows_traps(s: State, seat: int) -> int:
    """Return 1 if the observer knows any card of the trap deck. [H-18.bat.v1]"""
    return knows_any(s.traps_known, seat)


def observe_traps(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known traps, from the top of the deck."""
    for place in range(s.traps_size):
        if knows_place(s.traps_known[place], seat):
            out[at + s.traps_size - 1 - place] = s.traps[place] + 1


def knows_critters(s: State, seat: int) -> int:
    """Return 1 if the observer knows any card of the critter deck. [H-18.owl.v1]"""
    return knows_any(s.critters_known, seat)


def observe_critters(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known critters, from the bottom of the deck."""
    for place in range(s.critters_size):
        if knows_place(s.critters_known[place], seat):
            out[at + place] = s.critters[place] + 1


def knows_stack(s: State, seat: int) -> int:
    """Return 1 if the observer knows any tile of the stack. [H-18.mole.v5, H-18.spider.v5]"""
    return knows_any(s.stack_known, seat)


def observe_stack(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known tiles, from the top of the stack."""
    for place in range(s.stack_size):
        if knows_place(s.stack_known[place], seat):
            out[at + s.stack_size - 1 - place] = s.stack[place] + 1


def tiles_lie(s: State, seat: int) -> int:
    """Return 1 if the table has tiles that the observer sees."""
    return 1 if s.shown > 0 and sees_tiles(s, seat) else 0


def observe_shown_tiles(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the tiles on the table."""
    for place in range(s.shown):
        out[at + place] = s.shown_tiles[place] + 1


# ---------------------------------------------------------------- all of it

DERIVED = (
    Derived(len(OF_CREW), "crew", observe_crew, names=OF_CREW, seats=SEATS),
    Derived(len(OF_TABLE), "table", observe_table, names=OF_TABLE),
    Derived(len(OF_OWN), "own choice", observe_own, names=OF_OWN),
    Derived(len(OF_QUESTION), "question", observe_question, names=OF_QUESTION),
    Derived(CELLS, "tiles", observe_tiles, most=TILES),
    Derived(CELLS, "turned", observe_turned, most=3),
    Derived(CELLS * LOOTS, "loot", observe_loot, names=LOOT_NAMES),
    Derived(TRAP_DECK, "trap discard", observe_trap_discard, most=TRAPS),
    Derived(DECK, "discard", observe_discard, most=CRITTERS, seats=SEATS),
    Derived(HAND, "cards on the table", observe_cards, most=max(CRITTERS, TRAPS), there=cards_lie),
    Derived(2 * STEPS, "own unfinished move", observe_draft, names=("hundreds", "rest"), there=drafts),
    Derived(CRITTERS * PILES, "known of piles", observe_piles, names=CRITTER_NAMES, there=hires_from_piles),
    Derived(TRAP_DECK, "known traps from the top", observe_traps, most=TRAPS, there=knows_traps),
    Derived(DECK, "known critters from the bottom", observe_critters, most=CRITTERS, there=knows_critters),
    Derived(CELLS, "known tiles from the top", observe_stack, most=TILES, there=knows_stack),
    Derived(CELLS, "tiles on the table", observe_shown_tiles, most=TILES, there=tiles_lie),
)
