"""The derived entries of views of Critter Heist, some shared with positions; status; decisions in advance. [H-28, H-37]

Cells are [row, column], rotations are degrees, loot is its values. The entries shared with positions hide nothing;
views hide parts of them afterwards. Conditions depend only on public facts: loot on the board, who holds tiles, what a
turn allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args

from rascals.core.agenda import FIRST, KIND, SEAT
from rascals.core.alike import for_all
from rascals.core.codecs import Counts
from rascals.core.conditions import Condition
from rascals.core.definition import Status
from rascals.core.rows import total
from rascals.core.state import Row
from rascals.games.heist import components, moves, state
from rascals.games.heist.answers import evading
from rascals.games.heist.components import V1, V2, V5
from rascals.games.heist.crews import chooses_food, highest, keeps_limit, may_use, suffer_security, worth_of
from rascals.games.heist.critters import can_play, may_dig_at
from rascals.games.heist.ending import (
    FIRST_POINTS,
    LATE_POINTS,
    comes_before,
    counted_loot,
    is_late,
    score,
    wins,
)
from rascals.games.heist.ground import (
    along_path,
    fits_beside,
    next_cell,
    on_heist,
    over_edge,
    owner_of,
    sees_walls_open,
)
from rascals.games.heist.hiring import has_sealed
from rascals.games.heist.knowledge import knows_place, sees_cards, sees_tiles, viewer_of
from rascals.games.heist.legality import legal_drop, legal_turn, may_put
from rascals.games.heist.moves import DROP
from rascals.games.heist.state import State, asked_seat, asks
from rascals.games.heist.traps import hooked
from rascals.games.heist.view_types import (
    Arrival,
    ArrivalStep,
    At,
    CardsOfEdition,
    Countdown,
    CrewDerived,
    CrewEntries,
    Decided,
    Decks,
    Derived,
    Effects,
    Fixed,
    Kind,
    Known,
    LaidTile,
    Pending,
    Reckoning,
    Targets,
    Turn,
    Used,
    Uses,
    Waiting,
)

# ---------------------------------------------------------------- entries shared with positions


QUARTER = 90  # degrees
STEPS: tuple[ArrivalStep, ...] = get_args(
    ArrivalStep
)  # of an arrival whose next stage is AT_LOOT, AT_HAZARD, ARRIVED [H-23]


def none_below_0(number: int) -> int | None:
    """Return the number, or None if it is negative."""
    return None if number < 0 else number


# ---------------------------------------------------------------- the map


def place_of(cell: int) -> At:
    """Return a cell as row and column."""
    return list(divmod(cell, components.SIDE))


@for_all
def tiles_laid(s: State) -> list[LaidTile]:
    """Return the path tiles on the board with their rotations."""
    return [
        {"at": place_of(cell), "tile": components.TILE_NAMES[s.tile[cell] - 1], "rotation": QUARTER * s.turned[cell]}
        for cell in range(components.CELLS)
        if s.tile[cell]
    ]


def worths(s: State, counts: Sequence[int]) -> list[int]:
    """Return the values of the loot counted in a row, from the highest."""
    return [s.worth[kind] for kind in range(components.LOOTS) for _ in range(counts[kind])]


@for_all
def loot_lying(s: State) -> dict[str, list[int]]:
    """Return the loot on the board, by place."""
    return {components.CELL_NAMES[cell]: worths(s, row) for cell, row in enumerate(s.loot) if any(row)}


# ---------------------------------------------------------------- crews and the turn


@for_all
def crew(s: State, seat: int) -> CrewEntries:
    """Return a crew: its place, loot, points, suspicion and progress."""
    return {
        "at": place_of(s.at[seat]),
        "carried": worths(s, s.carried[seat]),
        "banked": worths(s, s.banked[seat]),
        "points": s.points[seat],
        "suspicion": s.suspicion[seat],
        "ended": s.ended[seat] or None,
        "taken_from": [
            components.CELL_NAMES[cell] for cell, spot in enumerate(s.spot) if s.taken[seat][spot] and is_spot(s, cell)
        ],
        "scored_last_turn": bool(s.scored_last[seat]),
        "left_start": bool(s.left_start[seat]),
        "placed": s.placed[seat],
    }


def is_spot(s: State, cell: int) -> bool:
    """Return whether a cell is a preset or the first cell of a stash."""
    return s.spot[cell] >= 0 and s.anchor[cell] == cell


def waiting(s: State, seat: int) -> Waiting:
    """Return the critters that a seat has played ahead."""
    return {"butterfly": s.butterflies[seat], "fox": s.foxes[seat]}


def used(s: State) -> Used:
    """Return the moves, critters and birds used in this turn. [H-13b]"""
    return {"moves": s.moves, "critters": s.plays, "birds": s.birds}


def effects(s: State) -> Effects:
    """Return the effects that last until the turn's end."""
    return {"ferret": s.ferret, "no_security": bool(s.no_security), "no_trap": bool(s.no_trap)}


def looked(s: State) -> list[int]:
    """Return the piles looked at in this turn, numbered from 1. [H1-10]"""
    return [pile for pile in s.looked if pile]


def countdown(s: State) -> Countdown | None:
    """Return who ended first and each seat's turns left; None until then. [H3-25, H4-25, H5-25]"""
    if s.countdown_by == state.NOBODY:
        return None
    return {"by": s.countdown_by, "turns_left": s.turns_left[: s.players]}


def last_turns(s: State) -> list[int | None]:
    """Return, by seat, the last turns left in v1 and v2; None if they are not running. [H1-25, H2-25]"""
    return [none_below_0(turns) for turns in s.final_turns[: s.players]]


# ---------------------------------------------------------------- the open question


def question(s: State) -> Pending | None:
    """Return the open question without its cells, which follow from the board; None if there is none."""
    if s.pending == 0:
        return None
    rows = s.agenda[: s.pending]
    kind, seat, _, by, left, of = rows[-1]
    arrivals: list[Arrival] = [
        {"seat": row[SEAT], "step": STEPS[row[FIRST]]} for row in rows if row[KIND] == state.ARRIVAL
    ]
    return {
        "kind": state.QUESTIONS[kind],
        "seat": None if seat == state.SEALED else seat,
        "by": state.REASONS[by],
        "tiles": [components.TILE_NAMES[tile] for tile in s.shown_tiles[: s.shown]],
        "cards": [card_names(kind)[card] for card in s.shown_cards[: s.cards_shown]],
        "cells": [],
        "left": none_below_0(left),
        "of": none_below_0(of),
        "arrival": next(iter(arrivals), None),
        "victims": [row[SEAT] for row in reversed(rows) if row[KIND] == state.TRAP_DRAWN],
    }


def card_names(kind: int) -> Sequence[str]:
    """Return the names of the cards on the table for a question: the owl's critters, or traps."""
    return components.CRITTER_NAMES if kind == state.KEEP_SOME else components.TRAP_NAMES


UNKNOWN = "?"
Named = list[str | None]

critters_of, tiles_of = Counts(components.CRITTER_NAMES).as_json, Counts(components.TILE_NAMES).as_json


def derive(s: State, seat: int | None, view: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries that combine several fields or differ in shape from their field.

    Cells are [row, column], rotations are degrees, loot is its values. None: unknown to the viewer, or absent.
    """
    for entries in view["seats"]:
        entries.update(_crew(s, entries["seat"], seat, reveal=reveal))
    return {
        "size": _size(s),
        "fixed": _fixed(s),
        "board": tiles_laid(s),
        "loot": loot_lying(s),
        "cap": s.cap,
        **_decks(s),
        **_turn(s),
        **_cards(s),
        "targets": targets(s, seat),
        "caught": caught(s),
        "decided": decided(s) if s.phase == state.OVER else None,
        "pending": _pending(s, seat, reveal=reveal),
        "countdown": countdown(s),
        "last_turns": last_turns(s),
        "known": known(s, -1 if seat is None else seat),
    }


# ---------------------------------------------------------------- the map


@for_all
def _size(s: State) -> At:
    """Return the numbers of rows and columns of the map."""
    inside = [divmod(cell, components.SIDE) for cell in range(components.CELLS) if s.ground[cell] != components.VOID]
    return [max(numbers) + 1 for numbers in zip(*inside, strict=True)]


@for_all
def _fixed(s: State) -> list[Fixed]:
    """Return the fixed cells."""
    return [_fixed_cell(s, cell) for cell in range(components.CELLS) if s.ground[cell] > components.OPEN]


def _fixed_cell(s: State, cell: int) -> Fixed:
    """Return a fixed cell: its kind, the first cell of its place and, for a start, its seat. [H-01, H-02, H-05]"""
    owner = owner_of(s, cell)
    seat = None if owner == state.NOBODY else owner
    return {
        "at": place_of(cell),
        "kind": _kind(s.ground[cell]),
        "place": place_of(s.anchor[cell]),
        "seat": seat,
    }


def _kind(ground: int) -> Kind:
    if ground < components.STASH:
        return "start"
    if ground <= components.CENTRE:
        return "centre" if ground == components.CENTRE else "side"
    if ground == components.PLAIN_PRESET:
        return "plain"
    return "security" if ground == components.SECURITY_PRESET else "trap"


# ---------------------------------------------------------------- crews


def _crew(s: State, seat: int, viewer: int | None, *, reveal: bool) -> CrewDerived:
    """Return a crew's public facts, and its secret choice and pack if the viewer sees them. [H-28]"""
    mine = reveal or seat == viewer
    return {
        **crew(s, seat),
        "waiting": waiting(s, seat),
        "chosen": s.sealed_size[seat] > 0,
        "choice": [components.CRITTER_NAMES[c] for c in s.sealed[seat][: s.sealed_size[seat]]] if mine else None,
        "pack": critters_of(s.pack[seat]) if mine else None,
        "pack_size": sum(s.pack[seat]),
        "place": final_place(s, seat) if s.phase == state.OVER else None,
        "reckoning": reckoning(s, seat) if s.phase == state.OVER else None,
    }


# ---------------------------------------------------------------- the end


def reckoning(s: State, seat: int) -> Reckoning:
    """Return the parts of a final score besides loot brought home: whether carried loot counts, and the points.

    The points are for the `first` crew to end, for a `late` one, and for `fines`. [H-21, H-26, H3-25 - H5-25]
    """
    first = FIRST_POINTS if V2 < s.edition < V5 and s.ended[seat] == 1 else 0
    late = -LATE_POINTS if s.edition > V2 and is_late(s, seat) else 0
    counted = counted_loot(s, seat) == worth_of(s, s.banked[seat]) + worth_of(s, s.carried[seat])
    return {"counted": counted, "first": first, "late": late, "fines": s.points[seat] - first - late}


def final_place(s: State, seat: int) -> int:
    """Return a seat's place in the final ranking, from 1; equal seats share it. [H-26]"""
    return 1 + sum(_is_ahead(s, other, seat) for other in range(s.players))


def _is_ahead(s: State, other: int, seat: int) -> bool:
    if score(s, other) != score(s, seat):
        return score(s, other) > score(s, seat)
    return s.final_tie == state.BY_SUSPICION and bool(comes_before(s, other, seat))


def decided(s: State) -> Decided:
    """Return what decided a finished game: `score`, or after a tie `suspicion` or who `ended` first; or `shared`."""
    winner, *others = [seat for seat in range(s.players) if wins(s, seat)]
    if others:
        return "shared"
    equal = [seat for seat in range(s.players) if seat != winner and score(s, seat) == score(s, winner)]
    if not equal:
        return "score"
    return "ended" if any(s.suspicion[seat] == s.suspicion[winner] for seat in equal) else "suspicion"


# ---------------------------------------------------------------- decks


@for_all
def _decks(s: State) -> Decks:
    """Return the sizes of piles and decks, and all open cards, in the same order as in positions. [H-28]"""
    drafts = s.edition == V5 and s.players == 2 and s.phase == state.HIRE
    return {
        "stack": stack_left(s),
        "unused": unused_tiles(s),
        "critter_deck": s.critters_size,
        "trap_deck": s.traps_size,
        "piles": list(s.pile_size) if s.edition <= V2 else [],
        "looked": looked(s),
        "table_pack": sum(s.pack[s.players]) if drafts else None,
        "discards": [_laid(s.discard[of], s.discard_size[of]) for of in range(1 if s.edition == V1 else s.players)],
        "trap_discard": [components.TRAP_NAMES[trap] for trap in s.trap_discard[: s.trap_discard_size]],
        "box": {"tiles": tiles_of(s.box_tiles), "cards": sum(s.box_critters), "loot": worths(s, s.box_loot)},
    }


def stack_left(s: State) -> int:
    """Return the size of the stack; after the layout, v1 and v2 have only unused tiles. [H-12]"""
    return 0 if has_unused(s) else s.stack_size - s.set_aside


def unused_tiles(s: State) -> int:
    """Return the number of unused tiles or, before the end of the layout, of removed ones. [H-12]"""
    return s.stack_size if has_unused(s) else s.set_aside


def has_unused(s: State) -> int:
    """Return 1 in v1 and v2 after the layout, when all remaining tiles are unused. [H-12]"""
    return 1 if s.edition <= V2 and s.phase >= state.HEIST else 0


def _laid(row: Row, size: int) -> list[str]:
    return [components.CRITTER_NAMES[critter] for critter in row[:size]]


# ---------------------------------------------------------------- the turn


@for_all
def _turn(s: State) -> Turn:
    """Return how much of the turn's limits is used and left, and the effects until its end. [H-13b]

    `all_walls`: one ferret lets a crew through all walls in the turn, not just one. [H-18.ferret.v2]
    """
    return {
        "used": used(s),
        "left": None
        if s.phase != state.HEIST or s.turn == state.NOBODY
        else {"moves": moves_left(s), "critters": plays_left(s), "actions": actions_left(s)},
        "effects": effects(s),
        "all_walls": s.edition in (V1, V5),
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


def actions_left(s: State) -> int:
    """Return how many more moves and critters other than birds, together, the turn allows. [H-13b]"""
    both = [(moves, plays) for moves in range(moves_left(s) + 1) for plays in range(plays_left(s) + 1)]
    return max(moves + plays for moves, plays in both if keeps_limit(s, s.moves + moves, s.plays + plays, s.birds))


# ---------------------------------------------------------------- critters and traps


@for_all
def _cards(s: State) -> CardsOfEdition:
    """Return how often each critter works from the hand, traps, clauses by name, and worths of loot. [H-07, H-17]"""
    clauses = _clauses(s.edition)
    critters = {
        name: _uses(s, critter) for critter, name in enumerate(components.CRITTER_NAMES) if s.critter_counts[critter]
    }
    traps = [name for trap, name in enumerate(components.TRAP_NAMES) if s.trap_counts[trap]]
    return {
        "critters": critters,
        "traps": traps,
        "clauses": {name: clauses[name] for name in (*critters, *traps)},
        "worths": dict(zip(components.LOOT_NAMES, s.worth, strict=True)),
    }


def _uses(s: State, critter: int) -> Uses:
    """Return `once`, `twice`, or `given`: v5's owl goes to another hand. [H-17]"""
    if critter == components.OWL and s.edition == V5:
        return "given"
    return "once" if s.once[critter] else "twice"


@cache
def _clauses(edition: int) -> dict[str, str]:
    """Return, by critter and trap, the clause on its effect in an edition. [H-18, H-22]"""
    found = {}
    for topic in components.TOPICS:
        name = topic.name.removeprefix("trap-")
        if name in components.CRITTER_NAMES or topic.name != name:
            clauses = topic.clauses if isinstance(topic.clauses, str) else topic.clauses[edition]
            [found[name]] = [one for one in clauses.format(way=topic.ways[edition]).split() if f".{name}." in one]
    return found


def targets(s: State, seat: int | None) -> Targets | None:
    """Return the cells that critters affect without naming them beforehand, for those the viewer may play now.

    `mole`: where a tile may go; `ferret`: neighbours behind a wall. None if it is not the viewer's turn.
    """
    if seat is None or seat != s.turn or s.pending > 0 or s.phase != state.HEIST:
        return None
    cells: Targets = {}
    if _may_play(s, seat, components.MOLE):
        cells["mole"] = [
            place_of(cell) for cell in range(components.CELLS) if may_dig_at(s, seat, cell, components.ALL_WAYS)
        ]
    if _may_play(s, seat, components.FERRET):
        cells["ferret"] = [place_of(cell) for cell in _behind_walls(s, s.at[seat])]
    return cells


def _may_play(s: State, seat: int, critter: int) -> bool:
    return any(can_play(s, seat, critter, from_table) for from_table in (0, 1))


def _behind_walls(s: State, place: int) -> list[int]:
    """Return the cells next to a place that are behind a wall. [H-30, H-18.ferret.v1]"""
    edges = [(cell, way) for cell in range(components.CELLS) if s.anchor[cell] == place for way in range(4)]
    walled = [edge for edge in edges if over_edge(s, *edge) >= 0 and along_path(s, *edge) < 0]
    return sorted({next_cell(s, *edge) for edge in walled})


# ---------------------------------------------------------------- the open question


def _pending(s: State, seat: int | None, *, reveal: bool) -> Pending | None:
    """Return the open question, as in positions; tiles and cards that the viewer does not see are None. [H-28]"""
    asked = question(s)
    if asked is None:
        return None
    viewer = -1 if seat is None else seat
    return {
        **asked,
        "tiles": _hidden(asked["tiles"], reveal or bool(sees_tiles(s, viewer))),
        "cards": _hidden(asked["cards"], reveal or bool(sees_cards(s, viewer))),
        "cells": [place_of(cell) for cell in cells_asked(s)],
    }


def caught(s: State) -> int | None:
    """Return the suspicion that a crew asked to evade security gets if it does not; None if none is asked. [H-20]"""
    seat = state.asked_seat(s)
    if s.pending == 0 or state.top(s, KIND) != state.EVADE_IT or evading(s, seat) != components.BUTTERFLY:
        return None
    after = s.copy()
    suffer_security(after, seat)
    return after.suspicion[seat]


def _hidden(names: Named, seen: bool) -> Named:
    return [*names] if seen else [None] * len(names)


@for_all
def cells_asked(s: State) -> list[int]:
    """Return the cells for the tile or loot in question; any shape of tile fits each of them."""
    kind, asked = state.top(s, KIND), state.asked_seat(s)
    if kind == state.PLACE_TILE:
        return [cell for cell in range(components.CELLS) if may_put(s, asked, components.ALL_WAYS, cell)]
    if kind == state.WEB_OR_NOT:
        drawer = state.top(s, state.OF)
        walls = sees_walls_open(s, drawer)
        return [
            cell for cell in range(components.CELLS) if fits_beside(s, s.at[drawer], cell, components.ALL_WAYS, walls)
        ]
    if kind == state.DROP_LOOT:
        row = [0] * components.CELLS
        return [action - DROP for action in row[: legal_drop(s, asked, row)]]
    return []


# ---------------------------------------------------------------- what has been shown


def known(s: State, viewer: int) -> list[Known]:
    """Return what a seat (-1: a spectator) has seen and still knows, as in positions. [H-37]"""
    found = [(f"hand {owner}", _facts(s, viewer, owner)) for owner in range(s.players)]
    for pile in range(len(s.pile)):
        lies = _places(s.pile[pile], s.pile_known[pile], s.pile_size[pile], components.CRITTER_NAMES, viewer)
        found.append((f"pile {pile + 1}", sorted(card for card in lies if card != UNKNOWN)))
    critters = _places(s.critters, s.critters_known, s.critters_size, components.CRITTER_NAMES, viewer)
    found.append(("critters bottom", trimmed(critters)[::-1]))
    tiles = _places(s.stack, s.stack_known, s.stack_size, components.TILE_NAMES, viewer)
    found.append(("stack top", trimmed(tiles[::-1])))
    found.append(
        ("traps top", trimmed(_places(s.traps, s.traps_known, s.traps_size, components.TRAP_NAMES, viewer)[::-1]))
    )
    return [{"where": where, "cards": cards} for where, cards in found if cards]


def _facts(s: State, viewer: int, owner: int) -> list[str]:
    row = s.facts[viewer_of(viewer)]
    return critters_of(row[owner * components.CRITTERS : (owner + 1) * components.CRITTERS])


def _places(row: Row, masks: Row, size: int, names: Sequence[str], viewer: int) -> list[str]:
    """Return the cards in a deck or pile from the bottom, UNKNOWN for those the viewer does not know."""
    return [names[row[at]] if masks[at] and knows_place(masks[at], viewer) else UNKNOWN for at in range(size)]


def trimmed(cards: list[str]) -> list[str]:
    """Return the cards up to the last known one."""
    while cards and cards[-1] == UNKNOWN:
        cards = cards[:-1]
    return cards


# ---------------------------------------------------------------- the status


def status(s: State, _seat: int | None) -> Status:
    """Return the kind of the open question (`choose` if sealed) or `turn`, and its values, all public.

    Values of a question: `seat`, which has to answer it (a list if sealed); `by`, its reason, as in positions; `left`,
    its limit; `of`, the seat it concerns; None if there is none. `evade` adds the `hazard`, the `critter` that evades
    it and the `trap` turned up. Values of a turn: `seat`, and the `moves` and `critters` it has left.
    """
    if s.pending == 0:
        return "turn", {"seat": s.turn, "moves": moves_left(s), "critters": plays_left(s)}
    kind, asked = state.top(s, KIND), state.asked_seat(s)
    sealed = asked == state.SEALED
    values = {
        "seat": [seat for seat in range(s.players) if not has_sealed(s, seat)] if sealed else asked,
        "by": state.REASONS[state.top(s, state.BY)],
        "left": none_below_0(state.top(s, state.LEFT)),
        "of": hooked(s, asked) if kind == state.DROP_LOOT else none_below_0(state.top(s, state.OF)),
    }
    if kind == state.EVADE_IT:
        values |= _met(s, asked)
    return "choose" if sealed else state.QUESTIONS[kind], values


def _met(s: State, seat: int) -> dict[str, Any]:
    """Return the hazard about to act, the critter that evades it, and the trap turned up. [H-19]"""
    critter = evading(s, seat)
    return {
        "hazard": components.HAZARDS[components.SECURITY if critter == components.BUTTERFLY else components.TRAP],
        "critter": components.CRITTER_NAMES[critter],
        "trap": components.TRAP_NAMES[s.shown_cards[0]] if s.cards_shown else None,
    }


# ---------------------------------------------------------------- decisions in advance


def resting(s: State, seat: int) -> int:
    """Return 1 while a seat waits for others' sealed choices, or once its crew is off the heist. [H-36, H3-10]"""
    if s.pending > 0 and asked_seat(s) == state.SEALED:
        return has_sealed(s, seat)
    return 1 if s.phase == state.HEIST and not on_heist(s, seat) else 0


# ---------------------------------------------------------------- loot


def worth_range(s: State, seat: int) -> tuple[int, int] | None:
    """Return the least and greatest worth of loot; None for a crew that is not on the heist. [H-07]"""
    worth = [s.worth[kind] for kind in range(components.LOOTS) if kind != components.MINUS]
    return (min(worth), max(worth)) if s.phase == state.HEIST and on_heist(s, seat) else None


def take_from(s: State, seat: int, number: int) -> str | None:
    """Take the highest loot if it is worth at least `number`; otherwise leave it. [H-08]"""
    if not asks(s, state.TAKE_LOOT):
        return None
    kind = highest(s, s.at[seat])
    if s.worth[kind] < number:
        return "leave"
    return f"take {components.LOOT_NAMES[kind]}" if chooses_food(s, s.at[seat]) else "take"


# ---------------------------------------------------------------- the spider's tile


def holding(s: State, seat: int) -> tuple[int, int] | None:
    """Return (0, 0) for a seat that holds a tile, and so is asked before others draw, or None. [H-18.spider.v5]"""
    held = s.edition == V5 and s.phase == state.HEIST and total(s.held[seat]) > 0
    return (0, 0) if held and on_heist(s, seat) else None


def decline_web(s: State, _seat: int, _number: int) -> str | None:
    """Decline to place the held tile for another. [H-18.spider.v5]"""
    return "decline" if asks(s, state.WEB_OR_NOT) else None


# ---------------------------------------------------------------- the end of a turn


def having_turns(s: State, seat: int) -> tuple[int, int] | None:
    """Return (0, 0) for a crew on the heist, which still has turns; otherwise None. [H-39]"""
    return (0, 0) if s.phase == state.HEIST and on_heist(s, seat) else None


def end_when_done(s: State, seat: int, _number: int) -> str | None:
    """End the turn once it allows nothing else, whatever the hand holds, so that ending reveals nothing. [H-39]"""
    none_to_play = not may_use(s, components.BIRD) or total(s.hand[seat]) + total(s.table[seat]) == 0
    if s.pending > 0 or s.turn != seat or not none_to_play:
        return None
    actions = [0] * moves.ACTIONS
    return "end" if legal_turn(s, seat, actions) == 1 and actions[0] == moves.END else None


CONDITIONS = (
    Condition("take-from", worth_range, take_from),
    Condition("decline-web", holding, decline_web),
    Condition("end-when-done", having_turns, end_when_done),
)
