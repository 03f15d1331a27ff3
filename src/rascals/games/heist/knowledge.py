"""Determinization, and the derived parts of observations. In the dialect. [H-28, H-37, H-38]

Tiles, traps and critters that the viewer does not know go into a pool, from which their places are refilled, so that
all consistent deals are equally likely. Which seats know a place in a deck or pile is public, since all see who looks:
these marks stay, and then apply to the redealt card.

In observations seats are numbered from the observer's, which is 1; 0 is nobody. Tiles, critters and traps are numbered
from 1; 0 is none, or one that the observer may not know. The legal cells of a tile follow from the board, and are left
out.
"""

from __future__ import annotations

from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.codecs import HIGHEST
from rascals.core.dealing import draw, pick, shuffle
from rascals.core.observation import Derived
from rascals.core.rows import clear, total
from rascals.core.seating import steps_to
from rascals.core.state import Grid, Row
from rascals.games.heist import components, state
from rascals.games.heist.answers import forget
from rascals.games.heist.components import V1, V2, V5
from rascals.games.heist.decks import learn_hand
from rascals.games.heist.state import State, asked_by, asked_seat, asks, top

SPECTATOR = state.VIEWERS - 1


def determinize(s: State, seat: int) -> None:
    """Redeal, with the state's generator, everything that a seat (-1: a spectator) cannot know. [H-28, H-37]"""
    if s.steps > 0 and s.drafter != seat:
        forget(s)
    redeal_tiles(s, seat)
    redeal_traps(s, seat)
    redeal_critters(s, seat)
    for owner in range(s.players):
        if owner != seat and s.sealed_size[owner] > 0:
            choose_anew(s, owner)
    forget_facts(s, seat)


def recall(s: State, seat: int) -> dict[str, Row | Grid]:
    """Return the knowledge that `determinize` keeps: cards in decks, seen piles and hands. [H-37]

    Cards that another player is looking at count as drawn: what a seat knew about their places has lapsed.
    """
    kept = {name: getattr(s, name) for name in ("stack", "traps", "critters", "held", "pack", "sealed")}
    seen = [
        [card * knows_place(known, seat) for card, known in zip(*pile, strict=True)]
        for pile in zip(s.pile, s.pile_known, strict=True)
    ]
    facts = s.facts[viewer_of(seat)]
    shown = [
        [min(count, facts[owner * components.CRITTERS + critter]) for critter, count in enumerate(s.hand[owner])]
        for owner in range(s.players)
    ]
    return kept | {"pile": seen, "hand": shown}


# ---------------------------------------------------------------- who sees what


def viewer_of(seat: int) -> int:
    """Return the index in `facts` of a seat (-1: a spectator)."""
    return SPECTATOR if seat < 0 else seat


def knows_place(mask: int, seat: int) -> int:
    """Return 1 if a seat is in the mask of seats that know a place. [H-37]"""
    return mask >> seat & 1 if seat >= 0 else 0


def sees_hand(s: State, owner: int, seat: int) -> int:
    """Return 1 if a seat sees the hand of `owner`: its own or, at the end, any. [H-28]"""
    return 1 if owner == seat or s.phase == state.OVER else 0


def sees_tiles(s: State, seat: int) -> int:
    """Return 1 if a seat sees the tiles on the table, some of which only one seat sees. [H-28]"""
    if s.shown == 0 or asked_seat(s) == seat:
        return 1
    if asks(s, state.PLACE_TILE) and s.edition < V5:
        return 0 if s.edition > V1 and asked_by(s, state.PLACE_TILE, state.OF_CRITTERS + components.MOLE) else 1
    return 0 if asks(s, state.PLACE_TILE) or asks(s, state.HOLD_TILE) else 1


def sees_cards(s: State, seat: int) -> int:
    """Return 1 if a seat sees the cards on the table: only the user of an owl or bat sees its cards. [H-28]"""
    if s.cards_shown == 0 or asked_seat(s) == seat:
        return 1
    return 0 if asks(s, state.KEEP_SOME) or asks(s, state.ORDER_TRAPS) else 1


# ---------------------------------------------------------------- rows of cards


def pool_row(row: Row, known: Row, size: int, seat: int, pool: Row) -> None:
    """Add the cards of a deck or pile that a seat does not know to the pool."""
    for place in range(size):
        pool[row[place]] += 1 - knows_place(known[place], seat)


def pool_all(row: Row, size: int, pool: Row) -> None:
    """Add the first `size` cards of a row to the pool."""
    for place in range(size):
        pool[row[place]] += 1


def deal_row(s: State, row: Row, known: Row, size: int, seat: int, pool: Row) -> None:
    """Fill the places of a deck or pile that a seat does not know from the pool."""
    for place in range(size):
        if not knows_place(known[place], seat):
            row[place] = draw(s, pool)


def deal_all(s: State, row: Row, size: int, pool: Row) -> None:
    """Fill the first `size` places of a row from the pool."""
    for place in range(size):
        row[place] = draw(s, pool)


def swap_counts(s: State, counts: Row, pool: Row) -> None:
    """Replace the cards counted in a row with as many from the pool."""
    size = total(counts)
    clear(counts)
    for _ in range(size):
        counts[draw(s, pool)] += 1


# ---------------------------------------------------------------- tiles


def redeal_tiles(s: State, seat: int) -> None:
    """Redeal the stack, removed and unused tiles, others' tiles, and tiles that others look at. [H-12, H-28]"""
    pool_row(s.stack, s.stack_known, s.stack_size, seat, s.tile_pool)
    hidden = 0 if sees_tiles(s, seat) else s.shown
    pool_all(s.shown_tiles, hidden, s.tile_pool)
    for owner in range(s.players):
        if not sees_hand(s, owner, seat):
            for kind in range(components.TILES):
                s.tile_pool[kind] += s.held[owner][kind]
    for owner in range(s.players):
        if not sees_hand(s, owner, seat):
            swap_counts(s, s.held[owner], s.tile_pool)
    deal_all(s, s.shown_tiles, hidden, s.tile_pool)
    deal_row(s, s.stack, s.stack_known, s.stack_size, seat, s.tile_pool)


# ---------------------------------------------------------------- traps


def redeal_traps(s: State, seat: int) -> None:
    """Redeal the trap deck and the traps that another seat looks at. [H-18.bat.v1, H-28]"""
    pool_row(s.traps, s.traps_known, s.traps_size, seat, s.pool)
    hidden = s.cards_shown if asks(s, state.ORDER_TRAPS) and not sees_cards(s, seat) else 0
    pool_all(s.shown_cards, hidden, s.pool)
    deal_all(s, s.shown_cards, hidden, s.pool)
    deal_row(s, s.traps, s.traps_known, s.traps_size, seat, s.pool)


# ---------------------------------------------------------------- critters


def redeal_critters(s: State, seat: int) -> None:
    """Redeal deck, piles, packs, the draft's box, the owl's cards, and unknown cards in others' hands. [H-28, H-37]"""
    hidden = s.cards_shown if asks(s, state.KEEP_SOME) and not sees_cards(s, seat) else 0
    pool_critters(s, seat, hidden)
    deal_hands(s, seat)
    for place in range(components.SEATS):
        if place != seat:
            swap_counts(s, s.pack[place], s.pool)
    for pile in range(components.PILES):
        deal_row(s, s.pile[pile], s.pile_known[pile], s.pile_size[pile], seat, s.pool)
    deal_all(s, s.shown_cards, hidden, s.pool)
    deal_row(s, s.critters, s.critters_known, s.critters_size, seat, s.pool)
    swap_counts(s, s.box_critters, s.pool)


def pool_critters(s: State, seat: int, hidden: int) -> None:
    """Add all critters whose place a seat does not know to the pool; `hidden`: how many lie on the table."""
    pool_row(s.critters, s.critters_known, s.critters_size, seat, s.pool)
    for pile in range(components.PILES):
        pool_row(s.pile[pile], s.pile_known[pile], s.pile_size[pile], seat, s.pool)
    pool_all(s.shown_cards, hidden, s.pool)
    for critter in range(components.CRITTERS):
        s.pool[critter] += s.box_critters[critter]
        for place in range(components.SEATS):
            s.pool[critter] += s.pack[place][critter] if place != seat else 0
        for owner in range(s.players):
            if not sees_hand(s, owner, seat):
                s.pool[critter] += (
                    s.hand[owner][critter] - s.facts[viewer_of(seat)][owner * components.CRITTERS + critter]
                )


def deal_hands(s: State, seat: int) -> None:
    """Keep the cards that the seat knows in others' hands; fill the rest from the pool. [H-37]"""
    for owner in range(s.players):
        if not sees_hand(s, owner, seat):
            unknown = 0
            for critter in range(components.CRITTERS):
                shown = s.facts[viewer_of(seat)][owner * components.CRITTERS + critter]
                unknown += s.hand[owner][critter] - shown
                s.hand[owner][critter] = shown
            for _ in range(unknown):
                s.hand[owner][draw(s, s.pool)] += 1


# ---------------------------------------------------------------- sealed choices


def choose_anew(s: State, owner: int) -> None:
    """Replace another seat's sealed choice with a random one that its cards allow. [H-28, H3-10, H5-10]"""
    row = s.sealed[owner]
    if s.edition == V5 and s.picks < s.hired:
        row[0] = pick(s, s.pack[owner])
        return
    size = 0
    for critter in range(components.CRITTERS):
        for _ in range(s.pack[owner][critter]):
            row[size] = critter
            size += 1
    shuffle(s, row, 0, size)
    if s.edition < V5:
        sort(row, min(s.hired, size))


def sort(row: Row, size: int) -> None:
    """Sort the first `size` entries of a row, because the notation lists kept cards alphabetically."""
    for place in range(size):
        for other in range(place):
            if row[other] > row[place]:
                lower = row[place]
                row[place] = row[other]
                row[other] = lower


# ---------------------------------------------------------------- what others have been shown


def forget_facts(s: State, seat: int) -> None:
    """Reduce others' knowledge of hands that the seat does not see to what everybody knows. [H-37]

    A player who is choosing from another's hand knows all of it. [H-18.owl.v5]
    """
    for owner in range(s.players):
        if owner != seat:
            for viewer in range(s.players):
                if viewer != seat:
                    keep_public(s, viewer, owner)
    if asks(s, state.PICK_CARD) and asked_seat(s) != seat:
        learn_hand(s, asked_seat(s), top(s, state.OF))


def keep_public(s: State, viewer: int, owner: int) -> None:
    """Set a viewer's facts about a hand to the spectator's; about its own hand, to none."""
    for critter in range(components.CRITTERS):
        place = owner * components.CRITTERS + critter
        s.facts[viewer][place] = s.facts[SPECTATOR][place] if viewer != owner else 0


# ---------------------------------------------------------------- names of the numbers

OF_CREW = ("row", "column", "chosen", "pack", *(f"known {name}" for name in components.CRITTER_NAMES))
OF_TABLE = (
    *("stack", "removed or unused", "critter deck", "trap deck", "pack on the table", "boxed cards"),
    *(f"pile {pile + 1}" for pile in range(components.PILES)),
    *(f"look {place + 1}" for place in range(components.PILES)),
    *(f"boxed {name}" for name in (*components.TILE_NAMES, *components.LOOT_NAMES)),
)
OF_OWN = (
    *(f"pack {name}" for name in components.CRITTER_NAMES),
    *(f"choice {place + 1}" for place in range(components.HAND)),
)
OF_QUESTION = (
    *("kind", "seat", "by", "left", "of", "arriving", "step", "tiles", "cards"),
    *(f"victim {place + 1}" for place in range(components.SEATS)),
)
CREW_FACTS, TABLE_PILES, QUESTION_VICTIMS = 4, 6, 9  # indices of the first known critter, pile and victim
PART = 100  # an action is written as two numbers: hundreds and remainder

# ---------------------------------------------------------------- always


def observe_crew(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    """Write a crew's cell, whether it has chosen, its pack's size and the known cards in its hand. [H-28, H-37]"""
    out[at] = s.at[seat] // components.SIDE
    out[at + 1] = s.at[seat] % components.SIDE
    out[at + 2] = 1 if s.sealed_size[seat] > 0 else 0
    out[at + 3] = total(s.pack[seat])
    facts = s.facts[viewer_of(observer)]
    for critter in range(components.CRITTERS):
        out[at + CREW_FACTS + critter] = facts[seat * components.CRITTERS + critter]


def write_row(out: Row, at: int, row: Row, size: int, more: int) -> None:
    """Write the first `size` entries of a row, each with `more` added."""
    for place in range(size):
        out[at + place] = row[place] + more


def observe_tiles(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the tile of each cell."""
    write_row(out, at, s.tile, components.CELLS, 0)


def observe_turned(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the rotation of each tile."""
    write_row(out, at, s.turned, components.CELLS, 0)


def observe_loot(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the number of each kind of loot on each cell."""
    for cell in range(components.CELLS):
        for kind in range(components.LOOTS):
            out[at + cell * components.LOOTS + kind] = min(s.loot[cell][kind], HIGHEST)


def observe_table(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the sizes of decks and piles, the piles looked at in this turn, and the box. [H-28]"""
    out[at] = min(s.stack_size - s.set_aside, HIGHEST)
    out[at + 1] = min(s.set_aside, HIGHEST)
    out[at + 2] = s.critters_size
    out[at + 3] = s.traps_size
    out[at + 4] = total(s.pack[components.FEWEST]) if s.players == components.FEWEST else 0
    out[at + 5] = total(s.box_critters)
    for pile in range(components.PILES):
        out[at + TABLE_PILES + pile] = s.pile_size[pile]
        out[at + TABLE_PILES + components.PILES + pile] = s.looked[pile]
    boxed = at + TABLE_PILES + 2 * components.PILES
    for kind in range(components.TILES):
        out[boxed + kind] = s.box_tiles[kind]
    for kind in range(components.LOOTS):
        out[boxed + components.TILES + kind] = min(s.box_loot[kind], HIGHEST)


def observe_own(s: State, seat: int, out: Row, at: int) -> None:
    """Write the observer's pack, and its sealed choice in order. [H3-10, H5-10]"""
    if seat >= 0:
        for critter in range(components.CRITTERS):
            out[at + critter] = s.pack[seat][critter]
        for place in range(s.sealed_size[seat]):
            out[at + components.CRITTERS + place] = s.sealed[seat][place] + 1


def observe_question(s: State, seat: int, out: Row, at: int) -> None:
    """Write the open question, the arrival it belongs to, and the seats that have yet to draw traps. [H-23]"""
    if s.pending == 0:
        return
    first = max(seat, 0)
    out[at] = top(s, KIND) + 1
    out[at + 1] = steps_to(s, first, top(s, SEAT)) + 1 if top(s, SEAT) >= 0 else 0
    out[at + 2] = top(s, state.BY) + 1
    out[at + 3] = min(top(s, state.LEFT) + 1, HIGHEST)
    out[at + 4] = steps_to(s, first, top(s, state.OF)) + 1 if top(s, state.OF) >= 0 else 0
    under = state.arrival_under(s)
    if under >= 0:
        out[at + 5] = steps_to(s, first, s.agenda[under][SEAT]) + 1
        out[at + 6] = s.agenda[under][FIRST]
    out[at + 7] = min(s.shown, HIGHEST)
    out[at + 8] = s.cards_shown
    place = at + QUESTION_VICTIMS
    for step in range(s.pending - 1, -1, -1):
        if s.agenda[step][KIND] == state.TRAP_DRAWN and place < at + QUESTION_VICTIMS + components.SEATS:
            out[place] = steps_to(s, first, s.agenda[step][SEAT]) + 1
            place += 1


def observe_trap_discard(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the trap discard pile, the top last."""
    write_row(out, at, s.trap_discard, s.trap_discard_size, 1)


def observe_discard(s: State, _observer: int, seat: int, out: Row, at: int) -> None:
    """Write a discard pile, the top last; v1's communal one is seat 0's. [H-17]"""
    write_row(out, at, s.discard[seat], s.discard_size[seat], 1)


# ---------------------------------------------------------------- sometimes present


def cards_lie(s: State, seat: int) -> int:
    """Return 1 if there are critters or traps on the table that the observer sees."""
    return 1 if s.cards_shown > 0 and sees_cards(s, seat) else 0


def observe_cards(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the critters or traps on the table."""
    write_row(out, at, s.shown_cards, s.cards_shown, 1)


def drafts(s: State, seat: int) -> int:
    """Return 1 while the observer has an unfinished composite move."""
    return 1 if s.steps > 0 and s.drafter == seat else 0


def observe_draft(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the actions of the observer's unfinished move."""
    for place in range(s.steps):
        out[at + 2 * place] = (s.begun[place] + 1) // PART
        out[at + 2 * place + 1] = (s.begun[place] + 1) % PART


def hires_from_piles(s: State, _seat: int) -> int:
    """Return 1 while there are piles to hire from. [H1-10]"""
    return 1 if s.phase == state.HIRE and s.edition <= V2 else 0


def observe_piles(s: State, seat: int, out: Row, at: int) -> None:
    """Write the number of each critter known in each pile. [H-37]"""
    for pile in range(components.PILES):
        for place in range(s.pile_size[pile]):
            if knows_place(s.pile_known[pile][place], seat):
                out[at + pile * components.CRITTERS + s.pile[pile][place]] += 1


def knows_any(masks: Row, seat: int) -> int:
    """Return 1 if a seat knows any card in a deck."""
    found = 0
    for place in range(len(masks)):
        found |= masks[place]
    return knows_place(found, seat)


def knows_traps(s: State, seat: int) -> int:
    """Return 1 if the observer knows any card in the trap deck. [H-18.bat.v1]"""
    return knows_any(s.traps_known, seat)


def observe_traps(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known traps, from the top of the deck."""
    for place in range(s.traps_size):
        if knows_place(s.traps_known[place], seat):
            out[at + s.traps_size - 1 - place] = s.traps[place] + 1


def knows_critters(s: State, seat: int) -> int:
    """Return 1 if the observer knows any card in the critter deck. [H-18.owl.v1]"""
    return knows_any(s.critters_known, seat)


def observe_critters(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known critters, from the bottom of the deck."""
    for place in range(s.critters_size):
        if knows_place(s.critters_known[place], seat):
            out[at + place] = s.critters[place] + 1


def knows_stack(s: State, seat: int) -> int:
    """Return 1 if the observer knows any tile in the stack. [H-18.mole.v5, H-18.spider.v5]"""
    return knows_any(s.stack_known, seat)


def observe_stack(s: State, seat: int, out: Row, at: int) -> None:
    """Write the known tiles, from the top of the stack."""
    for place in range(s.stack_size):
        if knows_place(s.stack_known[place], seat):
            out[at + s.stack_size - 1 - place] = s.stack[place] + 1


def tiles_lie(s: State, seat: int) -> int:
    """Return 1 if there are tiles on the table that the observer sees."""
    return 1 if s.shown > 0 and sees_tiles(s, seat) else 0


def observe_shown_tiles(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the tiles on the table."""
    write_row(out, at, s.shown_tiles, s.shown, 1)


# ---------------------------------------------------------------- the derived parts

DERIVED = (
    Derived(len(OF_CREW), "crew", observe_crew, names=OF_CREW, seats=components.SEATS),
    Derived(len(OF_TABLE), "table", observe_table, names=OF_TABLE),
    Derived(len(OF_OWN), "own choice", observe_own, names=OF_OWN),
    Derived(len(OF_QUESTION), "question", observe_question, names=OF_QUESTION),
    Derived(components.CELLS, "tiles", observe_tiles, most=components.TILES),
    Derived(components.CELLS, "turned", observe_turned, most=3),
    Derived(components.CELLS * components.LOOTS, "loot", observe_loot, names=components.LOOT_NAMES),
    Derived(components.TRAP_DECK, "trap discard", observe_trap_discard, most=components.TRAPS),
    Derived(components.DECK, "discard", observe_discard, most=components.CRITTERS, seats=components.SEATS),
    Derived(
        components.HAND,
        "cards on the table",
        observe_cards,
        most=max(components.CRITTERS, components.TRAPS),
        there=cards_lie,
    ),
    Derived(2 * state.STEPS, "own unfinished move", observe_draft, names=("hundreds", "rest"), there=drafts),
    Derived(
        components.CRITTERS * components.PILES,
        "known of piles",
        observe_piles,
        names=components.CRITTER_NAMES,
        there=hires_from_piles,
    ),
    Derived(components.TRAP_DECK, "known traps from the top", observe_traps, most=components.TRAPS, there=knows_traps),
    Derived(
        components.DECK,
        "known critters from the bottom",
        observe_critters,
        most=components.CRITTERS,
        there=knows_critters,
    ),
    Derived(components.CELLS, "known tiles from the top", observe_stack, most=components.TILES, there=knows_stack),
    Derived(components.CELLS, "tiles on the table", observe_shown_tiles, most=components.TILES, there=tiles_lie),
)
