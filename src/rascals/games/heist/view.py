"""The derived entries of a view of Critter Heist, named as in positions. [H-28, H-37]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.core.agenda import KIND
from rascals.core.meaning import Counts
from rascals.core.record import Row
from rascals.games.heist import entries, questions, state
from rascals.games.heist.box import (
    ALL_WAYS,
    CELLS,
    CENTRE,
    CRITTER_NAMES,
    CRITTERS,
    OPEN,
    PLAIN_PRESET,
    SECURITY_PRESET,
    SIDE,
    STASH,
    TILE_NAMES,
    TRAP_NAMES,
    V1,
    V2,
    V5,
    VOID,
)
from rascals.games.heist.entries import place_of
from rascals.games.heist.ground import fits_beside, owner_of
from rascals.games.heist.knowledge import knows_place, sees_cards, sees_tiles, viewer_of
from rascals.games.heist.legality import legal_drop, may_put
from rascals.games.heist.limits import keeps_limit
from rascals.games.heist.moves import DROP
from rascals.games.heist.state import NOBODY, State
from rascals.games.heist.tiling import sees_walls_open

STEPS = ("tiles", "loot", "hazard")  # of an arrival
UNKNOWN = "?"
Named = list[str | None]

critters_of, tiles_of = Counts(CRITTER_NAMES).told, Counts(TILE_NAMES).told


def derive(s: State, seat: int | None, told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """Return the entries that combine several fields or differ in shape from their field.

    Cells are [row, column], rotations degrees, loot its values. None: unknown to the viewer, or absent.
    """
    for facts in told["seats"]:
        facts.update(_crew(s, facts["seat"], seat, reveal=reveal))
    return {
        "size": _size(s),
        "fixed": [_fixed(s, cell) for cell in range(CELLS) if s.ground[cell] > OPEN],
        "board": entries.tiles_laid(s),
        "loot": entries.loot_lying(s),
        "cap": s.cap,
        **_decks(s),
        **_turn(s),
        "pending": _pending(s, seat, reveal=reveal),
        "countdown": entries.countdown(s),
        "last_turns": entries.last_turns(s),
        "known": known(s, -1 if seat is None else seat),
    }


# ---------------------------------------------------------------- the map


def _size(s: State) -> list[int]:
    """Return the numbers of rows and columns of the map."""
    inside = [divmod(cell, SIDE) for cell in range(CELLS) if s.ground[cell] != VOID]
    return [max(row for row, _ in inside) + 1, max(column for _, column in inside) + 1]


def _fixed(s: State, cell: int) -> dict[str, Any]:
    """Return a fixed cell: its kind, the first cell of its place, and for a start its seat. [H-01, H-02, H-05]"""
    owner = owner_of(s, cell)
    seat = None if owner == NOBODY else owner
    return {
        "at": place_of(cell),
        "kind": _kind(s.ground[cell]),
        "place": place_of(s.anchor[cell]),
        "seat": seat,
    }


def _kind(ground: int) -> str:
    if ground < STASH:
        return "start"
    if ground <= CENTRE:
        return "centre" if ground == CENTRE else "side"
    return {PLAIN_PRESET: "plain", SECURITY_PRESET: "security"}.get(ground, "trap")


# ---------------------------------------------------------------- crews


def _crew(s: State, seat: int, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    """Return a crew's public facts, and its secret choice and pack if the viewer sees them. [H-28]"""
    mine = reveal or seat == viewer
    return {
        **entries.crew(s, seat),
        "waiting": entries.waiting(s, seat),
        "chosen": s.sealed_size[seat] > 0,
        "choice": [CRITTER_NAMES[c] for c in s.sealed[seat][: s.sealed_size[seat]]] if mine else None,
        "pack": critters_of(s.pack[seat]) if mine else None,
        "pack_size": sum(s.pack[seat]),
    }


# ---------------------------------------------------------------- decks


def _decks(s: State) -> dict[str, Any]:
    """Return the sizes of piles and decks, and all open cards, ordered as in positions. [H-28]"""
    drafts = s.edition == V5 and s.players == 2 and s.phase == state.HIRE
    return {
        "stack": stack_left(s),
        "unused": unused_tiles(s),
        "critter_deck": s.critters_size,
        "trap_deck": s.traps_size,
        "piles": list(s.pile_size) if s.edition <= V2 else [],
        "looked": entries.looked(s),
        "table_pack": sum(s.pack[s.players]) if drafts else None,
        "discards": [_laid(s.discard[of], s.discard_size[of]) for of in range(1 if s.edition == V1 else s.players)],
        "trap_discard": [TRAP_NAMES[trap] for trap in s.trap_discard[: s.trap_discard_size]],
        "box": {"tiles": tiles_of(s.box_tiles), "cards": sum(s.box_critters), "loot": entries.worths(s, s.box_loot)},
    }


def stack_left(s: State) -> int:
    """Return the size of the stack; v1 and v2 have only unused tiles after the layout. [H-12]"""
    return 0 if has_unused(s) else s.stack_size - s.set_aside


def unused_tiles(s: State) -> int:
    """Return the number of unused tiles; before the end of the layout, of removed ones. [H-12]"""
    return s.stack_size if has_unused(s) else s.set_aside


def has_unused(s: State) -> int:
    """Return 1 in v1 and v2 after the layout, when all remaining tiles are unused ones. [H-12]"""
    return 1 if s.edition <= V2 and s.phase >= state.HEIST else 0


def _laid(row: Row, size: int) -> list[str]:
    return [CRITTER_NAMES[critter] for critter in row[:size]]


# ---------------------------------------------------------------- the turn


def _turn(s: State) -> dict[str, Any]:
    """Return the used and remaining limits of the turn, and the effects until its end. [H-13b]"""
    return {
        "used": entries.used(s),
        "left": None
        if s.phase != state.HEIST or s.turn == NOBODY
        else {"moves": moves_left(s), "critters": plays_left(s)},
        "effects": entries.effects(s),
    }


def moves_left(s: State) -> int:
    """Return how many more moves the turn allows without another critter. [H-13b]"""
    moves = s.moves
    while keeps_limit(s, moves + 1, s.plays, s.birds):
        moves += 1
    return moves - s.moves


def plays_left(s: State) -> int:
    """Return how many more critters other than birds the turn allows without another move. [H-13b]"""
    plays = s.plays
    while keeps_limit(s, s.moves, plays + 1, s.birds):
        plays += 1
    return plays - s.plays


# ---------------------------------------------------------------- the open question


def _pending(s: State, seat: int | None, *, reveal: bool) -> dict[str, Any] | None:
    """Return the open question, as in positions; tiles and cards that the viewer does not see are None. [H-28]"""
    asked = entries.question(s)
    if asked is None:
        return None
    viewer = -1 if seat is None else seat
    return asked | {
        "tiles": _hidden(asked["tiles"], reveal or bool(sees_tiles(s, viewer))),
        "cards": _hidden(asked["cards"], reveal or bool(sees_cards(s, viewer))),
        "cells": [place_of(cell) for cell in cells_asked(s)],
    }


def _hidden(names: list[str], seen: bool) -> Named:
    return [*names] if seen else [None] * len(names)


def cells_asked(s: State) -> list[int]:
    """Return the cells for the tile or loot in question; any shape of tile fits each of them."""
    kind, asked = questions.top(s, KIND), questions.asked_seat(s)
    if kind == questions.PLACE_TILE:
        return [cell for cell in range(CELLS) if may_put(s, asked, ALL_WAYS, cell)]
    if kind == questions.WEB_OR_NOT:
        drawer = questions.top(s, questions.OF)
        walls = sees_walls_open(s, drawer)
        return [cell for cell in range(CELLS) if fits_beside(s, s.at[drawer], cell, ALL_WAYS, walls)]
    if kind == questions.DROP_LOOT:
        row = [0] * CELLS
        return [action - DROP for action in row[: legal_drop(s, asked, row)]]
    return []


# ---------------------------------------------------------------- what has been shown


def known(s: State, viewer: int) -> list[dict[str, Any]]:
    """Return what a seat (-1: a spectator) has seen and still knows, as in positions. [H-37]"""
    found = [(f"hand {owner}", _facts(s, viewer, owner)) for owner in range(s.players)]
    for pile in range(len(s.pile)):
        lies = _places(s.pile[pile], s.pile_known[pile], s.pile_size[pile], CRITTER_NAMES, viewer)
        found.append((f"pile {pile + 1}", sorted(card for card in lies if card != UNKNOWN)))
    critters = _places(s.critters, s.critters_known, s.critters_size, CRITTER_NAMES, viewer)
    found.append(("critters bottom", trimmed(critters)[::-1]))
    tiles = _places(s.stack, s.stack_known, s.stack_size, TILE_NAMES, viewer)
    found.append(("stack top", trimmed(tiles[::-1])))
    found.append(("traps top", trimmed(_places(s.traps, s.traps_known, s.traps_size, TRAP_NAMES, viewer)[::-1])))
    return [{"where": where, "cards": cards} for where, cards in found if cards]


def _facts(s: State, viewer: int, owner: int) -> list[str]:
    row = s.facts[viewer_of(viewer)]
    return critters_of(row[owner * CRITTERS : (owner + 1) * CRITTERS])


def _places(row: Row, masks: Row, size: int, names: Sequence[str], viewer: int) -> list[str]:
    """Return the cards of a deck or pile from the bottom, UNKNOWN for those the viewer does not know."""
    return [names[row[at]] if knows_place(masks[at], viewer) else UNKNOWN for at in range(size)]


def trimmed(cards: list[str]) -> list[str]:
    """Return the cards up to the last known one."""
    while cards and cards[-1] == UNKNOWN:
        cards = cards[:-1]
    return cards
