"""Determinization for search and learning: redeal what a seat does not know. In the dialect. [H-28, H-37, H-38]

Tiles, traps and critters that the viewer does not know go into a pool, from which their places are filled again, so
that all consistent deals are equally likely. Which seats know a place of a deck or pile is public, since all see who
looks: these marks stay, and then refer to the redealt card.
"""

from __future__ import annotations

from rascals.core.dealing import draw, pick, shuffle
from rascals.core.record import Grid, Row
from rascals.core.rows import clear, total
from rascals.games.heist.box import CRITTERS, MOLE, PILES, SEATS, TILES, V1, V5
from rascals.games.heist.composing import forget
from rascals.games.heist.facts import learn_hand
from rascals.games.heist.questions import (
    HOLD_TILE,
    KEEP_SOME,
    OF,
    OF_CRITTERS,
    ORDER_TRAPS,
    PICK_CARD,
    PLACE_TILE,
    asked_by,
    asked_seat,
    asks,
    top,
)
from rascals.games.heist.state import OVER, VIEWERS, State

SPECTATOR = VIEWERS - 1


def conceal(s: State, seat: int) -> None:
    """Redeal, with the record's generator, all that a seat (-1: a spectator) cannot know. [H-28, H-37]"""
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
    """Return the knowledge that `conceal` keeps: cards of decks, of seen piles, of hands. [H-37]

    Cards that another player is looking at count as drawn: what a seat knew of their places has lapsed.
    """
    kept = {name: getattr(s, name) for name in ("stack", "traps", "critters", "held", "pack", "sealed")}
    seen = [
        [card * knows_place(known, seat) for card, known in zip(*pile, strict=True)]
        for pile in zip(s.pile, s.pile_known, strict=True)
    ]
    facts = s.facts[viewer_of(seat)]
    shown = [
        [min(count, facts[owner * CRITTERS + critter]) for critter, count in enumerate(s.hand[owner])]
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
    """Return 1 if a seat sees the hand of `owner`: its own, and all at the end. [H-28]"""
    return 1 if owner == seat or s.phase == OVER else 0


def sees_tiles(s: State, seat: int) -> int:
    """Return 1 if a seat sees the tiles on the table: some are seen by one seat only. [H-28]"""
    if s.shown == 0 or asked_seat(s) == seat:
        return 1
    if asks(s, PLACE_TILE) and s.edition < V5:
        return 0 if s.edition > V1 and asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE) else 1
    return 0 if asks(s, PLACE_TILE) or asks(s, HOLD_TILE) else 1


def sees_cards(s: State, seat: int) -> int:
    """Return 1 if a seat sees the cards on the table: the owl's and the bat's are seen by their user only. [H-28]"""
    if s.cards_shown == 0 or asked_seat(s) == seat:
        return 1
    return 0 if asks(s, KEEP_SOME) or asks(s, ORDER_TRAPS) else 1


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
    """Replace the cards counted in a row by as many from the pool."""
    size = total(counts)
    clear(counts)
    for _ in range(size):
        counts[draw(s, pool)] += 1


# ---------------------------------------------------------------- tiles


def redeal_tiles(s: State, seat: int) -> None:
    """Redeal stack, removed and unused tiles, others' tiles, and tiles others look at. [H-12, H-28]"""
    pool_row(s.stack, s.stack_known, s.stack_size, seat, s.tile_pool)
    hidden = 0 if sees_tiles(s, seat) else s.shown
    pool_all(s.shown_tiles, hidden, s.tile_pool)
    for owner in range(s.players):
        if not sees_hand(s, owner, seat):
            for kind in range(TILES):
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
    hidden = s.cards_shown if asks(s, ORDER_TRAPS) and not sees_cards(s, seat) else 0
    pool_all(s.shown_cards, hidden, s.pool)
    deal_all(s, s.shown_cards, hidden, s.pool)
    deal_row(s, s.traps, s.traps_known, s.traps_size, seat, s.pool)


# ---------------------------------------------------------------- critters


def redeal_critters(s: State, seat: int) -> None:
    """Redeal deck, piles, packs, the draft's box, the owl's cards, others' hands except known cards. [H-28, H-37]"""
    hidden = s.cards_shown if asks(s, KEEP_SOME) and not sees_cards(s, seat) else 0
    pool_critters(s, seat, hidden)
    deal_hands(s, seat)
    for place in range(SEATS):
        if place != seat:
            swap_counts(s, s.pack[place], s.pool)
    for pile in range(PILES):
        deal_row(s, s.pile[pile], s.pile_known[pile], s.pile_size[pile], seat, s.pool)
    deal_all(s, s.shown_cards, hidden, s.pool)
    deal_row(s, s.critters, s.critters_known, s.critters_size, seat, s.pool)
    swap_counts(s, s.box_critters, s.pool)


def pool_critters(s: State, seat: int, hidden: int) -> None:
    """Add all critters whose place a seat does not know to the pool; `hidden`: how many lie on the table."""
    pool_row(s.critters, s.critters_known, s.critters_size, seat, s.pool)
    for pile in range(PILES):
        pool_row(s.pile[pile], s.pile_known[pile], s.pile_size[pile], seat, s.pool)
    pool_all(s.shown_cards, hidden, s.pool)
    for critter in range(CRITTERS):
        s.pool[critter] += s.box_critters[critter]
        for place in range(SEATS):
            s.pool[critter] += s.pack[place][critter] if place != seat else 0
        for owner in range(s.players):
            if not sees_hand(s, owner, seat):
                s.pool[critter] += s.hand[owner][critter] - s.facts[viewer_of(seat)][owner * CRITTERS + critter]


def deal_hands(s: State, seat: int) -> None:
    """Keep the cards that the seat knows in others' hands; fill the rest from the pool. [H-37]"""
    for owner in range(s.players):
        if not sees_hand(s, owner, seat):
            unknown = 0
            for critter in range(CRITTERS):
                shown = s.facts[viewer_of(seat)][owner * CRITTERS + critter]
                unknown += s.hand[owner][critter] - shown
                s.hand[owner][critter] = shown
            for _ in range(unknown):
                s.hand[owner][draw(s, s.pool)] += 1


# ---------------------------------------------------------------- sealed choices


def choose_anew(s: State, owner: int) -> None:
    """Replace another seat's sealed choice by a random one that its cards allow. [H-28, H3-10, H5-10]"""
    row = s.sealed[owner]
    if s.edition == V5 and s.picks < s.hired:
        row[0] = pick(s, s.pack[owner])
        return
    size = 0
    for critter in range(CRITTERS):
        for _ in range(s.pack[owner][critter]):
            row[size] = critter
            size += 1
    shuffle(s, row, 0, size)
    if s.edition < V5:
        sort(row, min(s.hired, size))


def sort(row: Row, size: int) -> None:
    """Sort the first `size` entries of a row: the notation lists kept cards alphabetically."""
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
    if asks(s, PICK_CARD) and asked_seat(s) != seat:
        learn_hand(s, asked_seat(s), top(s, OF))


def keep_public(s: State, viewer: int, owner: int) -> None:
    """Set a viewer's facts of a hand to those of the spectator; of its own hand to none."""
    for critter in range(CRITTERS):
        place = owner * CRITTERS + critter
        s.facts[viewer][place] = s.facts[SPECTATOR][place] if viewer != owner else 0
