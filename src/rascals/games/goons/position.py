"""Writing and reading positions of Goons as JSON. [Position]

`position_cards` reads villains, schemes and items, `position_pending` the turn, the question and the resolution; this
module the city, the cribs and the players, and it checks that the rules can play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rascals.core import rules as core_rules
from rascals.core.errors import BadPosition
from rascals.core.reading import Reader, number, values
from rascals.games.goons import position_cards, position_pending, view
from rascals.games.goons.box import (
    CELLS,
    COLOURS,
    CUBE_LETTERS,
    CUBES_OF_COLOUR,
    EMPTY,
    GOON_NAMES,
    JUNK,
    JUNK_CUBES,
    LETTERS,
    ROUNDS,
    SIDE,
    TURNS,
)
from rascals.games.goons.city import note_near
from rascals.games.goons.rules import show_crib
from rascals.games.goons.state import CHOOSE_FIRST, CHOOSE_GOON, NOTHING, OVER, TURN, State
from rascals.games.goons.supply import LENGTH
from rascals.games.goons.turns import turns_in_round

ENTRIES = (
    *("to_act", "city", "cribs", "out", "villains", "scheme_decks", "scheme_discard", "item_deck", "item_discard"),
    *("items", "goons", "hustle", "this_turn", "pending", "resolution", "agenda"),
)

# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return the entries that are derived from several fields or written in another format."""
    seats = range(s.players)
    return {
        "to_act": awaited(s),
        "city": view.city(s),
        "cribs": [view.crib(s, seat) for seat in seats],
        "out": view.by_letter(s.out),
        "villains": {letter: view.villain(s, colour) for colour, letter in enumerate(LETTERS)},
        "scheme_decks": {letter: view.scheme_deck(s, colour) for colour, letter in enumerate(LETTERS)},
        "scheme_discard": view.scheme_discard(s),
        "item_deck": view.item_deck(s),
        "item_discard": view.counted_items(s.item_discard),
        "items": [view.items_of(s, seat) for seat in seats],
        "goons": [view.goon(s, seat) for seat in seats],
        "hustle": view.hustle(s),
        "this_turn": view.this_turn(s),
        "pending": view.pending(s),
        "resolution": position_pending.written(s),
        "agenda": view.agenda(s),
    }


def awaited(s: State) -> list[int]:
    """Return the awaited seats."""
    mask = core_rules.acting(s)
    return [seat for seat in range(s.players) if mask >> seat & 1]


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Complete a record whose fields have been read; raise BadPosition for impossible entries."""
    number("turn", s.turn, 1, turns_in_round(s))
    if s.phase == CHOOSE_FIRST:
        number("round", s.round, 1, ROUNDS - 1)
    _read_cubes(s, reader)
    _read_players(s, reader)
    position_cards.read(s, reader)
    position_pending.read(s, reader)
    position_cards.check_piles(s)
    reader.get("to_act")
    reader.follows("to_act", awaited(s))
    _check_moves(s)
    _check_room(s)


# ---------------------------------------------------------------- cubes


def _read_cubes(s: State, reader: Reader) -> None:
    """Read the cubes of city and cribs and those out of the game; no kind exceeds its total. [O-01, O-39]"""
    rows = reader.values("city", SIDE)
    s.city[:] = [cube for at, row in enumerate(rows) for cube in _read_row(f"city[{at}]", row, SIDE, CUBE_LETTERS)]
    for seat, given in enumerate(reader.values("cribs", s.players)):
        where = f"cribs[{seat}]"
        crib = [
            cube
            for at, row in enumerate(values(where, given, TURNS))
            for cube in _read_row(f"{where}[{at}]", row, COLOURS, CUBE_LETTERS[:-1])
        ]
        s.crib[seat][:] = crib
    if reader.given("out") is not None:
        s.out[:] = reader.mapping("out", LETTERS, 0, CUBES_OF_COLOUR)
    for cube, kind in enumerate(CUBE_LETTERS):
        most = CUBES_OF_COLOUR if kind in LETTERS else JUNK_CUBES
        lying = s.city.count(cube) + sum(crib.count(cube) for crib in s.crib)
        lying += s.out[cube - 1] if kind in LETTERS else 0
        if cube != EMPTY and lying > most:
            sentence = "city, cribs, out: at most {most} of {kind}, not {given}"
            raise BadPosition(sentence, "goons-error-cubes", most=most, kind=kind, given=lying)
    note_near(s)
    for seat in range(s.players):
        show_crib(s, seat)


def _read_row(key: str, given: object, size: int, letters: str) -> list[int]:
    """Return the cubes of a string of letters."""
    if not isinstance(given, str) or len(given) != size or not set(given) <= set(letters):
        sentence = "{key}: {size} letters of {valid}, not {given!r}"
        raise BadPosition(sentence, "goons-error-row", key=key, size=size, valid=" ".join(letters), given=given)
    return [letters.index(letter) for letter in given]


# ---------------------------------------------------------------- players


def _read_players(s: State, reader: Reader) -> None:
    for seat, given in enumerate(reader.values("goons", s.players)):
        if given is not None:
            _read_goon(s, seat, f"goons[{seat}]", given)
    tracks = Reader.of("hustle", reader.get("hustle"), tuple(LETTERS))
    for colour, letter in enumerate(LETTERS):
        top = s.track[colour][LENGTH]
        s.hustle[colour][: s.players] = tracks.numbers(f"hustle.{letter}", s.players, 0, top)


def _read_goon(s: State, seat: int, where: str, given: object) -> None:
    entry = Reader.of(where, given, ("name", "used"))
    goon = entry.choice(f"{where}.name", GOON_NAMES)
    if goon in s.goon:
        raise position_cards.twice(f"{where}.name", GOON_NAMES[goon])
    s.goon[seat] = goon
    s.ability_used[seat] = entry.flag(f"{where}.used")


# ---------------------------------------------------------------- requirements of the rules


def _check_moves(s: State) -> None:
    """Check that an awaited seat has a legal move. [Settled, Position]"""
    row = [0] * State.box.actions
    for seat in awaited(s):
        if core_rules.legal(s, seat, row) == 0:
            raise BadPosition("to_act: seat {given} has no legal move", "goons-error-no-move", given=seat)


def _check_room(s: State) -> None:
    """Check that every turn to come has a cube to take and a crib space for it. [O-09, O-10]"""
    due = [turns_to_come(s, turn + 1) for turn in range(turns_in_round(s))]
    for seat, crib in enumerate(s.crib[: s.players]):
        for row, least in enumerate(due):
            _check_left(
                f"cribs[{seat}][{row}]", CUBE_LETTERS[EMPTY], least, crib[row * COLOURS :][:COLOURS].count(EMPTY)
            )
    abilities = s.ability_used[: s.players].count(0) if any(due) else 0  # each of which takes a cube, too
    cubes = CELLS - s.city.count(EMPTY) - s.city.count(JUNK)
    _check_left("city", ", ".join(LETTERS), sum(due) * s.players + abilities, cubes)


def _check_left(key: str, kind: str, least: int, given: int) -> None:
    """Check that enough is left for all turns to come."""
    if given < least:
        sentence = "{key}: at least {least} of {kind} for the turns to come, not {given}"
        raise BadPosition(sentence, "goons-error-room", key=key, least=least, kind=kind, given=given)


def turns_to_come(s: State, turn: int) -> int:
    """Return the most turns of this number that each seat still has. [O-09, O-29]"""
    in_round = s.phase == CHOOSE_GOON or (s.phase == TURN and turn >= s.turn)
    return ROUNDS - s.round + in_round if s.phase != OVER else 0


# ---------------------------------------------------------------- judging


def judge(s: State) -> Iterator[BadPosition]:
    """Yield the reasons why a position is unreachable, as far as they are easily seen."""
    if s.phase != CHOOSE_GOON and NOTHING in s.goon[: s.players]:
        yield BadPosition("goons: a card for each seat, but in the phase goon", "goons-error-goons")
    row = s.crib[s.mover][(s.turn - 1) * COLOURS : s.turn * COLOURS]
    if NOTHING not in {s.taken, s.space} and row[s.columns.index(s.space)] != s.taken + 1:
        yield BadPosition("this_turn: the cube taken lies in the row of this turn", "goons-error-taken")
    if s.ability != NOTHING and not (s.ability_used[s.mover] and s.out[s.ability]):
        yield BadPosition("this_turn: the ability is used, and its cube is out of the game", "goons-error-ability")
