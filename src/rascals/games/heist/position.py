"""Writing and reading positions of Critter Heist as JSON. [Position]

This module has the board, the crews, the turn and the end; `position_decks` decks, piles, packs and the box;
`position_agenda` the open question; `position_known` what seats know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rascals.core.errors import BadPosition, quoted
from rascals.core.reading import Reader, number, values
from rascals.core.rows import total
from rascals.games.heist import crews, ground, phrasing, position_agenda, position_decks, position_known, state, view
from rascals.games.heist.box import (
    CELL_NAMES,
    EDITIONS,
    LOOTS,
    OPEN,
    PILES,
    ROTATIONS,
    SIDE,
    TILE_NAMES,
    V1,
    V2,
    V3,
    V4,
    V5,
    VOID,
)
from rascals.games.heist.state import HEIST, HIRE, MOST_GAINED, MOST_TURNS, NOBODY, NOTHING, OVER, State
from rascals.games.heist.view import QUARTER, is_spot

ENTRIES = (
    *("chosen", "used", "effects", "waiting", "pending", "board", "loot", "stack", "unused", "box", "crews", "piles"),
    *("packs", "looked", "discards", "critter_deck", "trap_deck", "trap_discard", "countdown", "last_turns", "known"),
    "end",
)
MOST_USED = 50  # moves, critters … of a turn, or waiting: far more than in any game
_TILE_KEYS = ("at", "tile", "rotation")
_CREW_KEYS = (
    *("at", "carried", "banked", "points", "suspicion", "ended", "taken_from", "scored_last_turn", "left_start"),
    "placed",
)

# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return the entries that combine several fields or differ in shape from their field."""
    seats = range(s.players)
    return {
        "chosen": [phrasing.written(s, seat) for seat in seats],
        "used": view.used(s),
        "effects": view.effects(s),
        "waiting": [view.waiting(s, seat) for seat in seats],
        "pending": view.question(s),
        "board": view.tiles_laid(s),
        "loot": view.loot_lying(s),
        "crews": [view.crew(s, seat) for seat in seats],
        "looked": view.looked(s),
        **position_decks.write(s),
        "countdown": view.countdown(s),
        "last_turns": view.last_turns(s),
        "known": position_known.write(s),
        "end": state.ENDS[s.end] if s.phase == OVER else None,
    }


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Complete a record whose fields have been read; raise BadPosition for an impossible entry."""
    ground.join_cells(s)
    _read_board(s, reader)
    _read_crews(s, reader)
    _read_loot(s, reader)
    _read_turn(s, reader)
    _read_end(s, reader)
    position_agenda.read(s, reader)
    position_decks.read(s, reader)
    _read_choices(s, reader)
    position_known.read(s, reader)
    position_agenda.check(s, reader)


def read_cell(s: State, key: str, given: object) -> int:
    """Return the cell for `[row, column]`; raise BadPosition if there is none."""
    if isinstance(given, list | tuple) and len(given) == 2 and all(type(one) is int for one in given):
        row, column = given
        if 0 <= row < SIDE and 0 <= column < SIDE and s.ground[row * SIDE + column] != VOID:
            return int(row * SIDE + column)
    sentence = "{key}: a cell of the board as [row, column], not {given!r}"
    raise BadPosition(sentence, "heist-error-cell", key=key, given=given)


def read_place(s: State, key: str, given: object) -> int:
    """Return the place for `"row,column"`, of a stash any of its cells; raise BadPosition if there is none."""
    if isinstance(given, str) and given in CELL_NAMES:
        cell = CELL_NAMES.index(given)
        if s.ground[cell] != VOID and ground.is_place(s, cell):
            return s.anchor[cell]
    raise _no_place(key, given)


def _no_place(key: str, given: object) -> BadPosition:
    sentence = "{key}: a start, a stash, a preset or a tile, not {given!r}"
    return BadPosition(sentence, "heist-error-place", key=key, given=given)


def _read_board(s: State, reader: Reader) -> None:
    for at, given in enumerate(reader.values("board")):
        where = f"board[{at}]"
        entry = Reader.of(where, given, _TILE_KEYS)
        cell = read_cell(s, f"{where}.at", entry.get(f"{where}.at"))
        if s.ground[cell] != OPEN or s.tile[cell]:
            sentence = "{key}: a tile lies alone, and on no fixed cell, not on {given}"
            raise BadPosition(sentence, "heist-error-tile", key=where, given=CELL_NAMES[cell])
        kind = entry.choice(f"{where}.tile", TILE_NAMES)
        turns = [QUARTER * turn for turn in range(4)]
        degrees = entry.get(f"{where}.rotation", 0)
        if type(degrees) is not int or degrees not in turns:
            raise one_of(f"{where}.rotation", turns, degrees)
        s.tile[cell] = kind + 1
        s.turned[cell] = degrees // QUARTER % ROTATIONS[kind // ground.KINDS_OF_HAZARD]


def one_of(key: str, valid: list[int], given: object) -> BadPosition:
    """Return the error for a number that is not among the valid ones."""
    listed = ", ".join(map(str, valid))
    return BadPosition(f"{key}: one of {listed}, not {quoted(given)}")


# ---------------------------------------------------------------- crews and loot


def _read_crews(s: State, reader: Reader) -> None:
    for seat, given in enumerate(reader.values("crews", s.players)):
        where = f"crews[{seat}]"
        _read_crew(s, seat, where, Reader.of(where, given, _CREW_KEYS))


def _read_crew(s: State, seat: int, where: str, entry: Reader) -> None:
    cell = read_cell(s, f"{where}.at", entry.get(f"{where}.at"))
    if not ground.is_place(s, cell):
        raise _no_place(f"{where}.at", CELL_NAMES[cell])
    s.at[seat] = s.anchor[cell]
    s.carried[seat][:] = _read_worths(s, f"{where}.carried", entry.get(f"{where}.carried", []))
    s.banked[seat][:] = _read_worths(s, f"{where}.banked", entry.get(f"{where}.banked", []))
    s.points[seat] = entry.number(f"{where}.points", -MOST_GAINED, MOST_GAINED, default=0)
    s.suspicion[seat] = entry.number(f"{where}.suspicion", 0, s.cap, default=0)
    if entry.data.get(f"{where}.ended") is not None:
        s.ended[seat] = entry.number(f"{where}.ended", 1, s.players)
    for spot in values(f"{where}.taken_from", entry.get(f"{where}.taken_from", [])):
        place = read_place(s, f"{where}.taken_from", spot)
        if not is_spot(s, place):
            sentence = "{key}: stashes and presets, not {given!r}"
            raise BadPosition(sentence, "heist-error-spot", key=f"{where}.taken_from", given=spot)
        s.taken[seat][s.spot[place]] = 1
    s.scored_last[seat] = entry.flag(f"{where}.scored_last_turn")
    s.left_start[seat] = entry.flag(f"{where}.left_start")
    s.placed[seat] = entry.number(f"{where}.placed", 0, MOST_USED, default=0)


def _read_worths(s: State, key: str, given: object) -> list[int]:
    counts = [0] * LOOTS
    for worth in values(key, given):
        if type(worth) is not int or worth not in s.worth:
            raise one_of(key, s.worth, worth)
        counts[s.worth.index(worth)] += 1
    return counts


def _read_loot(s: State, reader: Reader) -> None:
    """Read the loot on the board; if it is missing, lay it out as at the start of a game. [H-07]"""
    given = reader.data.get("loot")
    if given is None:
        crews.lay_out_loot(s)
    else:
        if not isinstance(given, dict):
            raise BadPosition("{key}: an object, not {given!r}", "heist-error-object", key="loot", given=given)
        for name, worths in given.items():
            place = read_place(s, "loot", name)
            row = s.loot[place]
            for kind, count in enumerate(_read_worths(s, f"loot {name}", worths)):
                row[kind] += count
    most = max(max(row) for grid in (s.loot, s.carried, s.banked) for row in grid)
    if most > MOST_GAINED:
        raise position_decks.too_many("loot, crews", MOST_GAINED, most)


# ---------------------------------------------------------------- the turn, the end


def _read_turn(s: State, reader: Reader) -> None:
    used = Reader.of("used", reader.given("used", {}), ("moves", "critters", "birds"))
    s.moves = used.number("used.moves", 0, MOST_USED, default=0)
    s.plays = used.number("used.critters", 0, MOST_USED, default=0)
    s.birds = used.number("used.birds", 0, s.plays, default=0)
    effects = Reader.of("effects", reader.given("effects", {}), ("ferret", "no_security", "no_trap"))
    s.ferret = effects.number("effects.ferret", 0, MOST_USED if V1 < s.edition < V5 else 1, default=0)
    s.no_security = effects.flag("effects.no_security")
    s.no_trap = effects.flag("effects.no_trap")
    if reader.data.get("waiting") is not None:
        for seat, given in enumerate(reader.values("waiting", s.players)):
            where = f"waiting[{seat}]"
            entry = Reader.of(where, given, ("butterfly", "fox"))
            s.butterflies[seat] = entry.number(f"{where}.butterfly", 0, MOST_USED, default=0)
            s.foxes[seat] = entry.number(f"{where}.fox", 0, MOST_USED, default=0)
    looked = values("looked", reader.given("looked", []))
    for place, pile in enumerate(looked):
        if place == PILES or pile in looked[:place]:
            sentence = "looked: each pile once, not {given!r}"
            raise BadPosition(sentence, "heist-error-looked", given=looked)
        s.looked[place] = number("looked", pile, 1, PILES)


def _read_end(s: State, reader: Reader) -> None:
    if reader.data.get("countdown") is not None:
        entry = Reader.of("countdown", reader.data["countdown"], ("by", "turns_left"))
        s.countdown_by = entry.number("countdown.by", 0, s.players - 1)
        left = entry.numbers("countdown.turns_left", s.players, 0, MOST_TURNS)
        s.turns_left[: s.players] = left
    if reader.data.get("last_turns") is not None:
        for seat, turns in enumerate(reader.values("last_turns", s.players)):
            s.final_turns[seat] = NOTHING if turns is None else number("last_turns", turns, 0, MOST_TURNS)
    if s.phase != OVER:
        reader.nothing("end", state.ON)
        return
    s.end = state.TURN_LIMIT if reader.data.get("end") is None else reader.choice("end", state.ENDS[1:]) + 1


def _read_choices(s: State, reader: Reader) -> None:
    if s.phase == HIRE and s.edition == V5:
        s.picks = min(total(s.hand[0]), s.hired)
    elif s.edition == V5:
        s.picks = s.hired
    if reader.data.get("chosen") is not None:
        for seat, text in enumerate(reader.values("chosen", s.players)):
            if text is not None:
                phrasing.read(s, seat, f"chosen[{seat}]", text)


# ---------------------------------------------------------------- unreachable positions


def judge(s: State) -> Iterator[BadPosition]:
    """Yield the reasons why a playable position is unreachable in a game. [Position, H-36, H-40]"""
    if s.phase == OVER and s.turn != NOBODY:
        yield BadPosition("turn: null once the game is over, not {given}", "heist-error-turn-over", given=s.turn)
    if s.phase == HEIST and s.turn != NOBODY and not ground.on_heist(s, s.turn):
        sentence = "turn: a crew that is still on the heist, not {given}"
        yield BadPosition(sentence, "heist-error-turn-ended", given=s.turn)
    if s.edition == V5 and any(total(tiles) > 1 for tiles in s.held):
        sentence = "held_tiles: at most one a seat in {edition}"
        yield BadPosition(sentence, "heist-error-held", edition=EDITIONS[s.edition])
    for key, filled, first, last in (
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
        if filled and not first <= s.edition <= last:
            sentence = "{key}: nothing of this in {edition}"
            yield BadPosition(sentence, "heist-error-edition", key=key, edition=EDITIONS[s.edition])
    for key, lying, counts in (
        ("tiles", position_decks.tiles_lying(s), s.tile_counts),
        ("critters", position_decks.critters_lying(s), s.critter_counts),
        ("traps", position_decks.traps_lying(s), s.trap_counts),
    ):
        if lying != counts:
            sentence = "{key}: as many of each kind as the box has, {valid}, not {given}"
            yield BadPosition(sentence, "heist-error-counts", key=key, valid=sum(counts), given=sum(lying))
