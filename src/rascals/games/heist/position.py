"""What a position of Critter Heist says, and what it cannot say. [Position]

`position_agenda` reads the open question, `position_known` what seats have seen and still know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rascals.core.codecs import SEAT, Cards, Counts, Number, OneOf
from rascals.core.dealing import shuffle
from rascals.core.entries import (
    PositionEntry,
    by_hand,
    dealt,
    following,
    last,
    may,
    null,
    parts,
    pile,
    row,
    seats,
    slot,
    when,
)
from rascals.core.errors import BadPosition, quoted
from rascals.core.reading import PositionReader, each_once, number, refuse_if, term, terms, values
from rascals.core.rows import total
from rascals.games.heist import components, crews, ground, phrasing, position_agenda, position_known, state, view
from rascals.games.heist.components import (
    CELL_NAMES,
    CELLS,
    CRITTER_NAMES,
    EDITIONS,
    PILES,
    TILE_NAMES,
    TRAP_NAMES,
    V1,
    V2,
    V3,
    V4,
    V5,
    VOID,
)
from rascals.games.heist.state import (
    HEIST,
    HIRE,
    KEEP_SOME,
    LAYOUT,
    MOST_GAINED,
    MOST_TURNS,
    NOBODY,
    NOTHING,
    OVER,
    State,
    asks,
)

MANY = Number(0, 50)  # moves, critters … of a turn, or waiting: far more than in any game

# ---------------------------------------------------------------- the board and the crews


def _cell(s: State, key: str, given: Any) -> int:
    """Return the cell for `[row, column]`."""
    if isinstance(given, list | tuple) and len(given) == 2 and all(type(one) is int for one in given):
        at_row, column = given
        if (
            0 <= at_row < components.SIDE
            and 0 <= column < components.SIDE
            and s.ground[at_row * components.SIDE + column] != VOID
        ):
            return int(at_row * components.SIDE + column)
    raise BadPosition(f"{key}: a cell of the board as [row, column], not {quoted(given)}")


def _place(s: State, key: str, given: Any) -> int:
    """Return the place for `"row,column"`, of a stash any of its cells."""
    known = isinstance(given, str) and given in CELL_NAMES
    cell = CELL_NAMES.index(given) if known else 0
    wrong = not known or s.ground[cell] == VOID or not ground.is_place(s, cell)
    refuse_if(wrong, f"{key}: a start, a stash, a preset or a tile, not {quoted(given)}")
    return s.anchor[cell]


def _read_board(s: State, key: str, given: Any) -> None:
    ground.join_cells(s)
    for at, tile in enumerate(values(key, given)):
        entry = PositionReader.of(f"{key}[{at}]", tile, ("at", "tile", "rotation"))
        cell = _cell(s, f"{key}[{at}].at", entry.get(f"{key}[{at}].at"))
        wrong = s.ground[cell] != components.OPEN or s.tile[cell]
        refuse_if(wrong, f"{key}[{at}]: a tile lies alone, and on no fixed cell, not on {CELL_NAMES[cell]}")
        kind = entry.choice(f"{key}[{at}].tile", TILE_NAMES)
        turns = term(f"{key}[{at}].rotation", entry.get(f"{key}[{at}].rotation", 0), (0, 90, 180, 270))
        s.tile[cell] = kind + 1
        s.turned[cell] = turns % components.ROTATIONS[kind // ground.KINDS_OF_HAZARD]


def _read_loot(s: State, key: str, given: Any) -> None:
    """Read the loot on the board; if it is missing, lay it out as at the start of a game. [H-07]"""
    if given is None:
        crews.lay_out_loot(s)
        return
    refuse_if(not isinstance(given, dict), f"{key}: an object, not {quoted(given)}")
    for name, worths in given.items():
        place = _place(s, key, name)
        lying = _worths(s).from_json(f"{key} {name}", worths, s.players, 0)
        s.loot[place][:] = [before + more for before, more in zip(s.loot[place], lying, strict=True)]


def _worths(s: State, *_at: int) -> Counts:
    return Counts(s.worth)  # type: ignore[arg-type]  # numbers are as good as words


def _at(s: State, seat: int) -> list[int]:
    return view.place_of(s.at[seat])


def _read_at(s: State, key: str, given: Any, seat: int) -> None:
    cell = _cell(s, key, given)
    s.at[seat] = _place(s, key, CELL_NAMES[cell])


def _taken(s: State, seat: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(CELLS) if view.is_spot(s, cell) and s.taken[seat][s.spot[cell]]]


def _read_taken(s: State, key: str, given: Any, seat: int) -> None:
    for name in values(key, given):
        place = _place(s, key, name)
        refuse_if(not view.is_spot(s, place), f"{key}: stashes and presets, not {quoted(name)}")
        s.taken[seat][s.spot[place]] = 1


CREW = parts(
    at=PositionEntry(_at, _read_at),
    carried=may(slot("carried", _worths)),
    banked=may(slot("banked", _worths)),
    points=may(slot("points")),
    suspicion=may(slot("suspicion", lambda s, _seat: Number(0, s.cap))),
    ended=may(slot("ended", lambda s, _seat: Number(1, s.players, nothing=True))),
    taken_from=may(PositionEntry(_taken, _read_taken)),
    scored_last_turn=may(slot("scored_last")),
    left_start=may(slot("left_start")),
    placed=may(slot("placed", MANY)),
)

# ---------------------------------------------------------------- decks and piles


def _critters(count: str) -> Cards:
    return Cards(CRITTER_NAMES, count)


def _has_stack(s: State) -> bool:
    """Tell whether tiles are drawn from the stack: after layout v1 and v2 have unused tiles only. [H-12]"""
    return s.edition > V2 or s.phase in {HIRE, LAYOUT}


def _piles(s: State) -> int:
    return PILES if s.edition <= V2 and s.phase == HIRE else 0


def _packs(s: State) -> int:
    """Return the number of hands that are passed round. [H3-10, H5-10]"""
    drafts = s.phase == HIRE and s.edition > V2
    return s.players + (s.edition == V5 and s.players == 2) if drafts else 0


def _discards(s: State) -> int:
    """Return the number of discard piles: v1 has one for all. [H-17]"""
    return 1 if s.edition == V1 else s.players


def _or_none(of: PositionEntry) -> PositionEntry:
    """Return a list that may also be empty, null or left out."""
    return null(replace(of, read=lambda s, key, given: None if given == [] else of.read(s, key, given)))


def _read_looked(s: State, key: str, given: Any) -> None:
    looked = [number(key, one, 1, PILES) for one in values(key, given)]
    each_once(key, looked)
    s.looked[: len(looked)] = looked


def _stack(s: State) -> list[str]:
    """Return the stack, top first, with the unused tiles, which are its lowest."""
    return [TILE_NAMES[tile] for tile in s.stack[: s.stack_size][::-1]]


def _drawable(s: State) -> int:
    return s.stack_size - s.set_aside if _has_stack(s) else 0


def _to_draw(s: State) -> list[str]:
    return _stack(s)[: _drawable(s)]


def _unused(s: State) -> list[str]:
    return _stack(s)[_drawable(s) :]


def _chosen(s: State) -> list[str | None]:
    return [phrasing.written(s, seat) for seat in range(s.players)]


# ---------------------------------------------------------------- what a position says

ENTRIES = {
    "chosen": by_hand(_chosen),
    "used": null(
        parts(
            moves=may(slot("moves", MANY)),
            critters=may(slot("plays", MANY)),
            birds=may(slot("birds", lambda s: Number(0, s.plays))),
        )
    ),
    "effects": null(
        parts(
            ferret=may(slot("ferret", lambda s: MANY if V1 < s.edition < V5 else Number(0, 1))),
            no_security=may(slot("no_security")),
            no_trap=may(slot("no_trap")),
        )
    ),
    "waiting": null(seats(parts(butterfly=may(slot("butterflies", MANY)), fox=may(slot("foxes", MANY))))),
    "pending": following(by_hand(view.question), position_agenda.read, missing=None, unread=("cells",)),
    "board": PositionEntry(view.tiles_laid, _read_board),
    "loot": PositionEntry(view.loot_lying, _read_loot, missing=None),
    "crews": seats(CREW),
    "looked": null(PositionEntry(view.looked, _read_looked)),
    "stack": by_hand(_to_draw),
    "unused": by_hand(_unused),
    "box": null(
        parts(
            tiles=may(slot("box_tiles", Counts(TILE_NAMES))),
            cards=may(slot("box_critters", Counts(CRITTER_NAMES))),
            loot=may(slot("box_loot", _worths)),
        )
    ),
    "piles": _or_none(row(_piles, pile("pile", _critters("pile_size")))),
    "packs": _or_none(row(_packs, slot("pack", Counts(CRITTER_NAMES)))),
    "discards": null(row(_discards, pile("discard", _critters("discard_size")))),
    "critter_deck": dealt("critters", _critters("critters_size"), lambda s: rest(s.critter_counts, critters_lying(s))),
    "trap_deck": dealt("traps", Cards(TRAP_NAMES, "traps_size"), lambda s: rest(s.trap_counts, traps_lying(s))),
    "trap_discard": last(null(pile("trap_discard", Cards(TRAP_NAMES, "trap_discard_size")))),
    "countdown": null(
        parts(by=slot("countdown_by", SEAT), turns_left=seats(slot("turns_left", Number(0, MOST_TURNS)))),
        blank=lambda s: s.countdown_by == NOBODY,
    ),
    "last_turns": null(seats(slot("final_turns", Number(0, MOST_TURNS, blank=NOTHING, nothing=True)))),
    "known": by_hand(position_known.write),
    "end": when(
        lambda s: s.phase == OVER,
        null(slot("end", OneOf(state.ENDS, among=state.ENDS[1:])), state.ENDS[state.TURN_LIMIT]),
    ),
}


# ---------------------------------------------------------------- what follows, and what cannot be


def read(s: State, reader: PositionReader) -> None:
    """Complete a state whose entries have been read; BadPosition if the rules could not go on."""
    _read_stack(s, reader)
    _check_sizes(s)
    _read_choices(s, reader)
    position_known.read(s, reader.data.get("known"))
    position_agenda.check(s, reader)


def _read_stack(s: State, reader: PositionReader) -> None:
    """Lay the unused tiles, and the stack above them; deal what is missing. [H-12]"""
    there = {"unused": s.edition <= V2, "stack": _has_stack(s)}
    for key in [key for key, is_there in there.items() if not is_there]:
        sentence = f"{key}: nothing of this in {EDITIONS[s.edition]} in the phase {state.PHASES[s.phase]!r}"
        refuse_if(reader.given(key, []), sentence)
    given = {key: reader.given(key) if is_there else [] for key, is_there in there.items()}
    unused, stack = (None if tiles is None else terms(key, tiles, TILE_NAMES)[::-1] for key, tiles in given.items())
    lying = [*(unused or []), *(stack or [])]
    others = rest(s.tile_counts, [on + lying.count(kind) for kind, on in enumerate(tiles_lying(s))])
    if unused is None or stack is None:
        shuffle(s, others, 0, len(others))
    aside = s.removed_tiles[s.players - 2]
    if stack is None:
        aside = min(aside, len(others)) if unused is None else len(unused)
        tiles = [*(unused or []), *others]
    else:
        aside = len(others if unused is None else unused)
        tiles = [*(others if unused is None else unused), *stack]
    _at_most("stack, unused", CELLS, len(tiles))
    s.stack[: len(tiles)] = tiles
    s.stack_size, s.set_aside = len(tiles), aside if all(there.values()) else 0


def rest(counts: list[int], lying: list[int]) -> list[int]:
    """Return the components that lie nowhere, one by one."""
    return [kind for kind, count in enumerate(counts) for _ in range(count - lying[kind])]


def _at_most(key: str, most: int, given: int) -> None:
    refuse_if(given > most, f"{key}: at most {most} in all, not {given}")


def _check_sizes(s: State) -> None:
    """Check that the state has room for everything."""
    _at_most("board, stack, unused, box, held_tiles, pending", CELLS, sum(tiles_lying(s)))
    _at_most("critter_deck, piles, packs, hands, tables, discards, box", components.DECK, sum(critters_lying(s)))
    _at_most("trap_deck, trap_discard, pending", components.TRAP_DECK, sum(traps_lying(s)))
    _at_most("loot, crews", MOST_GAINED, max(max(row) for grid in (s.loot, s.carried, s.banked) for row in grid))
    _at_most("components.loot", MOST_GAINED, total(s.box_loot))
    _at_most("packs, of a seat", components.HAND, max(map(total, s.pack)))


def _read_choices(s: State, reader: PositionReader) -> None:
    if s.edition == V5:
        s.picks = min(total(s.hand[0]), s.hired) if s.phase == HIRE else s.hired
    chosen = reader.given("chosen", [None] * s.players)
    for seat, text in enumerate(values("chosen", chosen, s.players)):
        if text is not None:
            phrasing.read(s, seat, f"chosen[{seat}]", text)


# ---------------------------------------------------------------- what no game leads to


def judge(s: State) -> Iterator[BadPosition]:
    """Yield the reasons why a playable position is unreachable in a game. [Position, H-36, H-40]"""
    if s.phase == OVER and s.turn != NOBODY:
        yield BadPosition(f"turn: null once the game is over, not {s.turn}")
    if s.phase == HEIST and s.turn != NOBODY and not ground.on_heist(s, s.turn):
        yield BadPosition(f"turn: a crew that is still on the heist, not {s.turn}")
    if s.edition == V5 and any(total(tiles) > 1 for tiles in s.held):
        yield BadPosition(f"held_tiles: at most one a seat in {EDITIONS[s.edition]}")
    for key, filled, first, last_one in (
        ("waiting.butterfly", any(s.butterflies), V5, V5),
        ("waiting.fox", any(s.foxes), V4, V4),
        ("effects.no_security", s.no_security, V1, V1),
        ("effects.no_trap", s.no_trap, V1, V1),
        ("crews.ended", any(s.ended), V2, V5),
        ("crews.taken_from", any(map(any, s.taken)), V2, V5),
        ("crews.scored_last_turn", any(s.scored_last), V3, V4),
        ("crews.left_start", any(s.left_start), V5, V5),
        ("crews.placed", any(s.placed), V4, V4),
        ("tables", any(map(any, s.table)), V2, V5),
        ("held_tiles", any(map(any, s.held)), V4, V5),
        ("top_loot_taken", s.top_loot_taken, V3, V5),
        ("countdown", s.countdown_by != NOBODY, V3, V5),
        ("last_turns", any(turns != NOTHING for turns in s.final_turns), V1, V2),
        ("looked", any(s.looked), V1, V2),
        ("chosen", any(s.sealed_size), V3, V5),
    ):
        if filled and not first <= s.edition <= last_one:
            yield BadPosition(f"{key}: nothing of this in {EDITIONS[s.edition]}")
    for key, lying, counts in (
        ("tiles", tiles_lying(s), s.tile_counts),
        ("critters", critters_lying(s), s.critter_counts),
        ("traps", traps_lying(s), s.trap_counts),
    ):
        if lying != counts:
            yield BadPosition(f"{key}: as many of each kind as the box has, {sum(counts)}, not {sum(lying)}")


def tiles_lying(s: State) -> list[int]:
    """Count the tiles of each kind in the whole position. [H-40]"""
    lying = [*(tile - 1 for tile in s.tile if tile), *s.stack[: s.stack_size], *s.shown_tiles[: s.shown]]
    return [lying.count(kind) + total(column) for kind, column in enumerate(_columns(s.box_tiles, *s.held))]


def critters_lying(s: State) -> list[int]:
    """Count the critters of each kind in the whole position. [H-40]"""
    lying = [*s.critters[: s.critters_size], *(s.shown_cards[: s.cards_shown] if asks(s, KEEP_SOME) else [])]
    for rows, sizes in ((s.discard, s.discard_size), (s.pile, s.pile_size)):
        lying += [card for row, size in zip(rows, sizes, strict=True) for card in row[:size]]
    counted = _columns(s.box_critters, *s.hand, *s.table, *s.pack)
    return [lying.count(critter) + total(column) for critter, column in enumerate(counted)]


def traps_lying(s: State) -> list[int]:
    """Count the traps of each kind in the whole position. [H-40]"""
    shown = [] if asks(s, KEEP_SOME) else s.shown_cards[: s.cards_shown]
    lying = [*s.traps[: s.traps_size], *s.trap_discard[: s.trap_discard_size], *shown]
    return [lying.count(trap) for trap in range(components.TRAPS)]


def _columns(*rows: list[int]) -> list[list[int]]:
    return [list(column) for column in zip(*rows, strict=True)]
