"""Positions of Goons as readable JSON, out and in. [Position]

Chapters: `position_cards` (villains, schemes, items), `position_pending` (the turn, the question, the resolution).
Here: whose move it is, the city, the cribs, the players.
"""

from __future__ import annotations

from typing import Any

from rascals.core import rules as core_rules
from rascals.core.errors import BadPosition
from rascals.core.reading import Reader, flag, number, values
from rascals.core.seating import around, steps_to
from rascals.games.goons import entries, position_cards, position_pending
from rascals.games.goons.box import (
    COLOURS,
    CUBE_LETTERS,
    CUBES_OF_COLOUR,
    EMPTY,
    GOON_NAMES,
    JUNK_CUBES,
    LETTERS,
    ROUNDS,
    SIDE,
    TURNS,
)
from rascals.games.goons.city import note_near
from rascals.games.goons.rules import show_crib
from rascals.games.goons.state import CHOOSE_FIRST, CHOOSE_GOON, NOTHING, OVER, TURN, State
from rascals.games.goons.tracks import LENGTH
from rascals.games.goons.turns import turns_in_round

ENTRIES = (
    *("to_act", "city", "cribs", "out", "villains", "scheme_decks", "scheme_discard", "item_deck", "item_discard"),
    *("items", "goons", "hustle", "this_turn", "pending", "resolution"),
)

# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return what follows from several fields, or is told in another shape than they have it."""
    seats = range(s.players)
    return {
        "to_act": awaited(s),
        "city": entries.city(s),
        "cribs": [entries.crib(s, seat) for seat in seats],
        "out": entries.by_letter(s.out),
        "villains": {letter: entries.villain(s, colour) for colour, letter in enumerate(LETTERS)},
        "scheme_decks": {letter: entries.scheme_deck(s, colour) for colour, letter in enumerate(LETTERS)},
        "scheme_discard": entries.scheme_discard(s),
        "item_deck": entries.item_deck(s),
        "item_discard": entries.counted_items(s.item_discard),
        "items": [entries.items_of(s, seat) for seat in seats],
        "goons": [entries.goon(s, seat) for seat in seats],
        "hustle": entries.hustle(s),
        "this_turn": entries.this_turn(s),
        "pending": entries.pending(s),
        "resolution": position_pending.written(s),
    }


def awaited(s: State) -> list[int]:
    """Return the seats that are awaited."""
    mask = core_rules.acting(s)
    return [seat for seat in range(s.players) if mask >> seat & 1]


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Complete a record whose fields are read; BadPosition says what cannot be."""
    _check_phase(s)
    _read_cubes(s, reader)
    _read_players(s, reader)
    position_cards.read(s, reader)
    _read_mover(s, reader)
    position_pending.read(s, reader)
    _check_awaited(s, reader)


def _check_phase(s: State) -> None:
    """Each phase has its rounds and turns."""
    last = turns_in_round(s)
    if s.phase == CHOOSE_GOON:
        number("round", s.round, 1, 1)
        number("turn", s.turn, 1, 1)
    elif s.phase == TURN:
        number("turn", s.turn, 1, last)
    else:
        number("turn", s.turn, last, last)
    if s.phase == CHOOSE_FIRST:
        number("round", s.round, 1, ROUNDS - 1)
    if s.phase == OVER:
        number("round", s.round, ROUNDS, ROUNDS)


# ---------------------------------------------------------------- cubes


def _read_cubes(s: State, reader: Reader) -> None:
    """The city, the cribs, what is out of the game; no more of a kind than there are. [O-01, O-39]"""
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
    if reader.data.get("out") is not None:
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
    """Return the cubes that a row of letters draws."""
    if not isinstance(given, str) or len(given) != size or not set(given) <= set(letters):
        sentence = "{key}: {size} letters of {valid}, not {given!r}"
        raise BadPosition(sentence, "goons-error-row", key=key, size=size, valid=" ".join(letters), given=given)
    return [letters.index(letter) for letter in given]


# ---------------------------------------------------------------- players


def _read_players(s: State, reader: Reader) -> None:
    for seat, given in enumerate(reader.values("goons", s.players)):
        if given is not None:
            _read_goon(s, seat, f"goons[{seat}]", given)
    chosen = sum(goon != NOTHING for goon in s.goon)
    for seat in range(s.players):
        late = s.phase == CHOOSE_GOON and steps_to(s, s.first, seat) >= min(chosen, s.players - 1)
        if (s.goon[seat] == NOTHING) != late:
            sentence = (
                "goons: a card for each seat, but in the phase goon for those alone who come before in turn order"
            )
            raise BadPosition(sentence, "goons-error-goons")
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
    s.ability_used[seat] = flag(f"{where}.used", entry.get(f"{where}.used", False))


# ---------------------------------------------------------------- whose move it is


def _read_mover(s: State, reader: Reader) -> None:
    """In a turn whoever is to act; while cards are chosen the next; afterwards who had the last turn."""
    if s.phase == TURN:
        s.mover = number("to_act[0]", reader.values("to_act", 1)[0], 0, s.players - 1)
    elif s.phase == CHOOSE_GOON:
        s.mover = around(s, s.first + sum(goon != NOTHING for goon in s.goon))
    else:
        s.mover = around(s, s.first + s.players - 1)


def _check_awaited(s: State, reader: Reader) -> None:
    """`to_act` is what follows from the rest, and each of them can do something. [Settled, Position]"""
    seats, given = awaited(s), reader.get("to_act")
    if not isinstance(given, list | tuple) or list(given) != seats or any(type(seat) is not int for seat in given):
        sentence = "to_act: {valid}, as follows from the rest, not {given!r}"
        raise BadPosition(sentence, "goons-error-to-act", valid=str(seats), given=given)
    row = [0] * State.box.actions
    for seat in seats:
        if core_rules.legal(s, seat, row) == 0:
            raise BadPosition("to_act: seat {given} has no legal move", "goons-error-no-move", given=seat)
