"""Scenes of Goons set for a test: a few words for what matters, nothing else on the table, and what came of it.

    scene = goons(3, red="KR3", piles={"red": "0:2 1:1"}, energy=[5, 5, 5], items=["scythe", "", ""], money=[3, 1, 1])
    scene.play("take 0,0 on red", "do cube dojo", "end")

Seat 0 has the first turn of the first round; goon cards are charlie, dennis, p0w, rin by seat. The four villains lie on
their corners with the schemes named (else KR1, BR1, DR1, JB1, clockwise from red). The city is a chessboard of its four
colours with all junk in the middle rows unless a scene draws another: ten lines of `R Y G B`, `J` junk, `.` empty.
Schemes, items and tracks have the values of `values.toml`, unless a scene's `data` says others.
After every whole move it is checked that nothing was lost or made. [O-39]
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import rascals
from rascals.core import rules
from rascals.core.chance import next_below
from rascals.core.errors import IllegalMove, Refusal
from rascals.core.events import Event
from rascals.core.game import Game
from rascals.games.goons import DEFINITION, city, resolution, turns
from rascals.games.goons.components import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    CUBE_LETTERS,
    ENERGY,
    FACES,
    ITEM_NAMES,
    ITEMS,
    OF_VILLAIN,
    SCHEME_NAMES,
    SIDE,
)
from rascals.games.goons.rules import show_crib
from rascals.games.goons.schemes import add_markers
from rascals.games.goons.state import NONE, OVER, QUESTIONS, TURN, State
from rascals.games.goons.supply import bank

SCHEMES = ("KR1", "BR1", "DR1", "JB1")
CITY = [
    *("RYGBRYGBRY", "YGBRYGBRYG", "GBRYGBRYGB", "BRYGBRYGBR"),
    *("JJJJJJJJJJ", "JJJJJJJJJJ"),
    *("RYGBRYGBRY", "YGBRYGBRYG", "GBRYGBRYGB", "BRYGBRYGBR"),
]
CORNERS = {"red": "0,0", "yellow": "0,9", "green": "9,9", "blue": "9,0"}  # of `BY_COLOUR`
VALUES = tomllib.loads(Path(__file__).with_name("values.toml").read_text(encoding="utf-8"))


def cell_number(cell: str) -> int:
    """Return the number of a cell that is written `row,column`."""
    row, column = map(int, cell.split(","))
    return row * SIDE + column


class Scene:
    """A state with methods to play on it and to inspect it."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.s.emitted = []
        self.missing = missing(s)  # cubes that a scene's city has too few or too many of

    # ------------------------------------------------------------ playing

    def play(self, *notations: str) -> Scene:
        """Play whole moves, each by the lowest seat to act; `1: stop` names another.

        The steps of a move are joined by `; `, as in `take 0,0; on red`; or it is written whole, if the game accepts
        it.
        """
        for notation in notations:
            self.s.emitted.clear()
            seat, actions = self.understood(notation)
            for action in actions:
                offered = self.offered(seat)
                assert action in offered, f"seat {seat} may not {notation}; legal: {self.moves(seat)}"
                rules.apply(self.s, seat, action)
            assert not DEFINITION.rules.unfinished(self.s), f"more must follow: {notation}; {self.moves(seat)}"
            self.check()
        return self

    def begin(self, *parts: str) -> Scene:
        """Begin small moves of the seat to act, the last of which may leave a whole one unfinished."""
        self.s.emitted.clear()
        for part in parts:
            seat = rules.first_seat(rules.acting(self.s))
            move = DEFINITION.verbs.parse(part)
            assert move is not None, f"no move: {part}"
            assert move.action in self.offered(seat), f"seat {seat} may not {part}; legal: {self.moves(seat)}"
            rules.apply(self.s, seat, move.action)
        return self

    def understood(self, notation: str) -> tuple[int, list[int]]:
        """Return the seat and the small moves of a notation."""
        who, _, said = notation.rpartition(": ")
        seat = int(who) if who else rules.first_seat(rules.acting(self.s))
        actions: list[int] = []
        for part in said.split(";"):
            move = DEFINITION.verbs.parse(part)
            if move is None:
                assert DEFINITION.composites is not None
                read = DEFINITION.composites.expand(self.s, seat, part)
                if isinstance(read, Refusal):
                    raise IllegalMove(read, DEFINITION.name)
                assert isinstance(read, Sequence), f"no move: {part}"
                actions += read
            else:
                actions.append(move.action)
        return seat, actions

    def may(self, notation: str) -> bool:
        """Return whether a whole move is legal."""
        twin = self.s.copy()
        try:
            seat, actions = self.understood(notation)
        except IllegalMove:
            return False
        for action in actions:
            if action not in offered(twin, seat):
                return False
            rules.apply(twin, seat, action)
        return not DEFINITION.rules.unfinished(twin)

    def offered(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        return offered(self.s, seat)

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat (default: the one to act), small ones where moves have several parts."""
        if seat is None:
            seat = rules.first_seat(rules.acting(self.s))
        return [str(DEFINITION.verbs.move(action)) for action in self.offered(seat)]

    def following(self, head: str) -> set[str]:
        """Return the rest of the legal moves that begin like this, such as `commit 1` after `do cube `."""
        return {move.removeprefix(head) for move in self.moves() if move.startswith(head)}

    def doing(self, source: str) -> set[str]:
        """Return the first words of a source's possible actions."""
        return {words.split()[0] for words in self.following(f"do {source} ")}

    def bid(self, *numbers: int) -> Scene:
        """Make all seats' bids for a lot."""
        return self.play(*(f"{seat}: bid {number}" for seat, number in enumerate(numbers)))

    def walk(self, colour: str = "red") -> Scene:
        """Take all pending free steps on one track."""
        while (self.asked or "").startswith("step"):
            self.play(f"step {colour}")
        return self

    def rolls(self, *faces: int) -> Scene:
        """Let the next dice show these; then chance is random again."""
        rest = list(faces)

        def source(s: State, limit: int) -> int:
            return rest.pop(0) - 1 if rest and limit == FACES else int(next_below(s.chance, limit))

        self.s.source = source
        return self

    def draws(self, tokens: str) -> Scene:
        """Let these tokens be drawn next from the bag, `s` a skull, `b` a blank, in order."""
        rest = list(tokens)

        def source(s: State, limit: int) -> int:
            if rest and limit == sum(s.bag):
                return 0 if rest.pop(0) == "s" else s.bag[0]
            return int(next_below(s.chance, limit))

        self.s.source = source
        return self

    def resolve(self) -> Scene:
        """End the round here: the villains are resolved."""
        self.s.emitted.clear()
        turns.forget_turn(self.s)
        resolution.begin_resolution(self.s)
        turns.carry_on(self.s)
        self.check()
        return self

    def twin(self) -> Scene:
        """Return a copy in which other things may happen."""
        return Scene(self.s.copy())

    # ------------------------------------------------------------ looking

    def check(self) -> None:
        """Check that everything is still there. [O-39]"""
        assert missing(self.s) == self.missing, f"{missing(self.s)}, not {self.missing}"
        seats = range(self.s.players)
        assert all(bank(self.s, seat) >= 0 for seat in seats)
        assert all(min(self.s.energy[seat], self.s.money[seat], self.s.stars[seat]) >= 0 for seat in seats)

    @property
    def acting(self) -> Any:
        """The seats to act."""
        return [seat for seat in range(self.s.players) if rules.acting(self.s) >> seat & 1]

    @property
    def asked(self) -> Any:
        """The pending decision and its seat, such as `reroll 0`, `bid`; `step 1` for free steps; or None."""
        steps = [seat for seat in range(self.s.players) if self.s.steps[seat]]
        if self.s.phase != OVER and steps:
            return f"step {self.acting[0]}"
        if self.s.question == NONE or self.s.phase == OVER:
            return None
        kind = QUESTIONS[self.s.question]
        return kind if kind == "bid" else f"{kind} {self.s.asked}"

    @property
    def told(self) -> list[Event]:
        """The events of the last move."""
        return [Event(DEFINITION.events.types[code], numbers) for code, numbers in self.s.emitted]

    def names(self) -> list[str]:
        """Return the names of the last move's events."""
        return [event.name for event in self.told]

    def said(self, name: str) -> list[dict[str, Any]]:
        """Return the values of all the last move's events with a name."""
        return [event.args for event in self.told if event.name == name]

    @property
    def resolving(self) -> str | None:
        """The scheme under resolution, or None."""
        return None if self.s.resolved < 0 else SCHEME_NAMES[self.s.scheme[self.s.resolved]]

    def pile(self, colour: str) -> list[tuple[int, int]]:
        """Return a villain's piles, (seat, markers), in commit order."""
        at = COLOUR_NAMES.index(colour)
        return [(seat, self.s.markers[at][seat]) for seat in self.s.order[at][: self.s.piles[at]]]

    def seats(self, row: str) -> Any:
        """Return a field that has a number for each seat: `energy`, `money`, `stars`."""
        return getattr(self.s, row)[: self.s.players]

    def had(self, seat: int = 0) -> Any:
        """Return stars, energy and money of a seat."""
        return tuple(self.seats(row)[seat] for row in ("stars", "energy", "money"))

    def owned(self, seat: int = 0) -> dict[str, int]:
        """Return how many copies of items a seat has."""
        return {name: count for name, count in zip(ITEM_NAMES, self.s.owned[seat], strict=True) if count}

    @property
    def tokens(self) -> Any:
        """The auction tokens that seats have left."""
        return self.s.tokens[: self.s.players]

    def bank(self, seat: int) -> int:
        """Return the energy of a player's colour that is in no supply and on no scheme."""
        return bank(self.s, seat)

    def cube(self, cell: str) -> str:
        """Return what is on a cell of the city."""
        return CUBE_LETTERS[self.s.city[cell_number(cell)]]

    def exhausted(self, seat: int) -> list[str]:
        """Return the items of a seat that are exhausted or spent."""
        return [name for item, name in enumerate(ITEM_NAMES) if self.s.used[seat][item]]

    def shop(self) -> Counter[str]:
        """Return the items on display."""
        return Counter({name: self.s.display[item] for item, name in enumerate(ITEM_NAMES) if self.s.display[item]})

    def track(self, colour: str) -> Any:
        """Return each seat's space on a track."""
        return self.s.hustle[COLOUR_NAMES.index(colour)][: self.s.players]


def offered(s: Any, seat: int) -> list[int]:
    """Return the legal actions of a seat, checked to be ascending and unique."""
    row = [0] * DEFINITION.actions
    found = row[: rules.legal(s, seat, row)]
    assert found == sorted(set(found))
    return found


def missing(s: State) -> tuple[dict[str, int], int]:
    """Return how many cubes of each kind and how many items there are."""
    cubes = Counter(CUBE_LETTERS[cube] for cube in [*s.city, *(cube for crib in s.crib for cube in crib)] if cube)
    for colour in range(COLOURS):
        cubes[CUBE_LETTERS[colour + 1]] += s.out[colour]
    items = s.items_left + sum(s.display) + sum(s.item_discard) + sum(map(sum, s.owned))
    return dict(cubes), items


# ---------------------------------------------------------------- setting


def goons(
    players: int = 3,
    *,
    schemes: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    city_: Sequence[str] | None = None,
    items: Sequence[str] | None = None,
    exhausted: Sequence[str] | None = None,
    display: str | None = None,
    deck: str | None = None,
    hustle: Mapping[str, Sequence[int]] | None = None,
    shown: Mapping[str, int] | None = None,
    cribs: Sequence[Mapping[str, int]] | None = None,
    data: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    **rows: Any,
) -> Scene:
    """Return a scene. `schemes`: by colour of the corner, `{"red": "KR3"}`.

    `piles`: by colour, `{"red": "0:2 1:1"}` in commit order, taken from the supplies. `items`: by seat, names with
    spaces; `exhausted`: the same for those that are exhausted or spent. `display`, `deck`: names with spaces, the
    deck's top first; the remaining items are in the discards. `shown`: how many stars of a colour are visible in the
    city. `cribs`: by seat the stars visible on it, by colour, by default none. `rows`: fields of the state, such as
    `energy`, `money`, `stars` by seat, `round`, `turn`, `first`, `mover`. `data`: changed components.
    """
    game = Game.choose(DEFINITION, players, None, options or {}, _laid_over(VALUES, data or {}))
    s: Any = game.new_state(seed)
    rules.setup(s)
    s.phase, s.mover, s.first = TURN, 0, 0
    s.energy[:players] = s.money[:players] = [0] * players
    for seat in range(players):
        s.goon[seat] = seat
    turns.forget_turn(s)
    _set_villains(s, dict(zip(COLOUR_NAMES, SCHEMES, strict=True)) | dict(schemes or {}))
    for colour, text in (piles or {}).items():
        for pile in text.split():
            seat, number = map(int, pile.split(":"))
            add_markers(s, seat, COLOUR_NAMES.index(colour), number)
    draw_city(s, city_ or CITY)
    _show_stars(s, shown or {})
    _set_items(s, items or [""] * players, display or "", deck or "")
    for seat, names in enumerate(exhausted or ()):
        s.used[seat][:] = [int(name in names.split()) for name in ITEM_NAMES]
    for colour, spaces in (hustle or {}).items():
        s.hustle[COLOUR_NAMES.index(colour)][:players] = spaces
    for name, value in rows.items():
        if isinstance(value, list):
            getattr(s, name)[: len(value)] = value
        else:
            setattr(s, name, value)
    _cover_cribs(s, cribs or [])
    for seat in range(players):
        show_crib(s, seat)
        assert 0 <= bank(s, seat) <= ENERGY
    return Scene(s)


def _laid_over(values: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return values with some of them changed, at any depth."""
    tables = {
        name: _laid_over(values.get(name, {}), value) for name, value in changes.items() if isinstance(value, Mapping)
    }
    return {**values, **changes, **tables}


def turn(cube: str = "red", space: str = "red", before: Sequence[str] = (), **entries: Any) -> Scene:
    """Set a scene in which seat 0 has taken a cube of one colour from its corner and put it on a space of another."""
    return goons(**{"city_": BY_COLOUR} | entries).play(*before, f"take {CORNERS[cube]} on {space}")


def plotted(
    scheme: str,
    piles: str,
    players: int = 3,
    *,
    also: Mapping[str, str] | None = None,
    shown: int = 10,
    **entries: Any,
) -> Scene:
    """Return a scene before a resolution: one scheme with energy on red, ten red stars visible, none on cribs.

    `also`: other corners with energy, `{"blue": "LD1 0:2 1:1"}`.
    """
    there = dict({"red": f"{scheme} {piles}"} | dict(also or {}))
    schemes = {colour: text.split()[0] for colour, text in there.items()}
    spare = iter([name for name in ("JB2", "DR1", "KR1", "BR1", "LD1", "MK1") if not _is_there(name, schemes)])
    given: dict[str, Any] = {"cribs": [{}] * players} | entries
    return goons(
        players,
        schemes={colour: schemes[colour] if colour in schemes else next(spare) for colour in COLOUR_NAMES},
        piles={colour: " ".join(text.split()[1:]) for colour, text in there.items()},
        shown={"red": shown},
        **given,
    )


def _is_there(name: str, schemes: Mapping[str, str]) -> bool:
    return any(name[:2] == other[:2] for other in schemes.values())


def city_with(cells: Mapping[str, str], lines: Sequence[str] = CITY) -> list[str]:
    """Return the drawing of a city with these on some cells, `{"0,0": "."}`."""
    drawn = [list(line) for line in lines]
    for names, letter in cells.items():
        for name in names.split():
            row, column = map(int, name.split(","))
            drawn[row][column] = letter
    return ["".join(line) for line in drawn]


BY_COLOUR = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})  # its corners: see CORNERS


def draw_city(s: Any, lines: Sequence[str]) -> None:
    """Fill the city as drawn."""
    s.city[:] = [CUBE_LETTERS.index(letter) for line in lines for letter in line]
    assert len(s.city) == CELLS
    city.note_near(s)


def _show_stars(s: Any, shown: Mapping[str, int]) -> None:
    """Clear the first cells of a colour's district until this many of its stars are visible."""
    for name, stars in shown.items():
        colour = COLOUR_NAMES.index(name)
        for cell in range(CELLS):
            if s.shown[colour] < stars and s.ground[cell] == colour + 1 and s.city[cell]:
                city.open_cell(s, cell)
        assert s.shown[colour] == stars


def _cover_cribs(s: Any, cribs: Sequence[Mapping[str, int]]) -> None:
    """Put cubes on cribs, in the lowest rows, until they show these stars by colour."""
    rows = turns.turns_in_round(s)
    for seat, stars in enumerate(cribs):
        for colour, name in enumerate(COLOUR_NAMES):
            for row in range(stars.get(name, 0), rows):
                s.crib[seat][row * COLOURS + colour] = colour + 1


def _set_villains(s: Any, schemes: Mapping[str, str]) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        scheme = SCHEME_NAMES.index(schemes[name])
        first = scheme // OF_VILLAIN * OF_VILLAIN
        others = [other for other in range(first, first + OF_VILLAIN) if other != scheme]
        s.villain[colour], s.scheme[colour] = scheme // OF_VILLAIN, scheme
        s.scheme_deck[colour][:] = [*others, 0]
        s.schemes_left[colour] = len(others)


def _set_items(s: Any, owned: Sequence[str], display: str, deck: str) -> None:
    rest = [COPIES] * ITEMS
    for seat, names in enumerate(owned):
        s.owned[seat][:] = [names.split().count(name) for name in ITEM_NAMES]
    s.display[:] = [display.split().count(name) for name in ITEM_NAMES]
    lying = [ITEM_NAMES.index(name) for name in deck.split()][::-1]
    s.item_deck[:] = [*lying, *[0] * (len(s.item_deck) - len(lying))]
    s.items_left = len(lying)
    for item in range(ITEMS):
        taken = s.display[item] + lying.count(item) + sum(row[item] for row in s.owned)
        assert taken <= COPIES, f"more than {COPIES} of {ITEM_NAMES[item]}"
        s.item_discard[item] = rest[item] - taken


def dealt(players: int = 3, seed: int = 1, data: Mapping[str, Any] | None = None, **options: Any) -> Scene:
    """Return the scene of a new game, before the first move."""
    s: Any = Game.choose(DEFINITION, players, None, options, data).new_state(seed)
    rules.setup(s)
    return Scene(s)


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Any:
    """Return a new match, before the first move."""
    return rascals.game("goons", players=players, **options).new(seed=seed)
