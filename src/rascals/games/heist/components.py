"""Constants of Critter Heist: names, sizes, shapes of tiles; checks of components; differences between editions.

The numbers on components are in the state. Every map uses the same grid of 12 × 12 cells, row by row, so that a cell
has the same number in all editions; cells outside an edition's map are VOID. Ways are numbered n, e, s, w; a set of
ways is a mask of four bits.

The sentences about editions are `heist-edition-TOPIC-WAY` in the texts. A way is named after the first edition that has
it. [H-50]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rascals.core.components import contents
from rascals.core.editions import Component, Topic, Values
from rascals.core.errors import BadData

_BOX = contents(__package__)

FEWEST, MOST = 2, 4  # players [H-01]
SEATS = MOST
EDITIONS = ("v1", "v2", "v3", "v4", "v5")
V1, V2, V3, V4, V5 = range(len(EDITIONS))

# ---------------------------------------------------------------- the board

SIDE = 12
CELLS = SIDE * SIDE
NOWHERE = -1
CELL_NAMES = tuple(f"{cell // SIDE},{cell % SIDE}" for cell in range(CELLS))
WAYS = ("n", "e", "s", "w")
ALL_WAYS = 15
UPWARDS = (0, 3, 1, 2)  # the ways in ascending order of the cells they lead to


STEPS = (-SIDE, 1, SIDE, -1)  # from a cell to the next, by way


def _edges(cell: int) -> int:
    """Return the ways that lead off the grid from a cell, as bits."""
    row, column = divmod(cell, SIDE)
    return (row == 0) | (column == SIDE - 1) << 1 | (row == SIDE - 1) << 2 | (column == 0) << 3


ON_EDGE: tuple[int, ...] = tuple(_edges(cell) for cell in range(CELLS))

GLYPHS = ".1234abcdCost"  # the letters of maps; a cell's ground is its letter's index plus one
VOID, OPEN, START, STASH, CENTRE, PLAIN_PRESET, SECURITY_PRESET, TRAP_PRESET = 0, 1, 2, 6, 10, 11, 12, 13
SPOTS = 16  # stashes and presets that a map can have

# ---------------------------------------------------------------- tiles

SHAPES = ("straight", "corner", "T", "cross")
HAZARDS = ("plain", "security", "trap")
PLAIN, SECURITY, TRAP = range(len(HAZARDS))
CROSS = SHAPES.index("cross")
TILE_NAMES: tuple[str, ...] = tuple(_BOX["tiles"]["names"])
TILES = len(TILE_NAMES)  # kind: shape * 3 + hazard
TURNS = ("r0", "r90", "r180", "r270")
ROTATIONS = (2, 4, 4, 1)  # number of different rotations, by shape [H-31]
_AT_REST = (0b0101, 0b0011, 0b1011, 0b1111)  # the ways of each shape at r0
PATHS: tuple[int, ...] = tuple(
    (ways << turn | ways >> (4 - turn)) & ALL_WAYS for ways in _AT_REST for turn in range(len(TURNS))
)  # by shape and rotation, in one flat row, because compiled code copies nested rows

# ---------------------------------------------------------------- cards and loot

CRITTER_NAMES: tuple[str, ...] = tuple(_BOX["critters"]["names"])  # alphabetical, as in the notation
CRITTERS = len(CRITTER_NAMES)
BADGER, BAT, BIRD, BUTTERFLY, FERRET, FOX, HEDGEHOG, MOLE, MOUSE, OWL, RACCOON, SNAKE, SPIDER, SQUIRREL = range(
    CRITTERS
)
DECK = 120  # most critter cards
TRAP_NAMES: tuple[str, ...] = tuple(_BOX["traps"]["names"])
TRAPS = len(TRAP_NAMES)
ROTATE, EXTRA_TILE, SWAP, SUSPICIOUS, FAKE_PATH, SLIPPERY, PIT, CAMERA, HOOK = range(TRAPS)
TRAP_DECK = 60  # most trap cards
LOOT_NAMES: tuple[str, ...] = tuple(_BOX["loot"]["names"])
LOOTS = len(LOOT_NAMES)
TOP_LOOT, APPLE, MINUS = 0, 3, 4  # loot is numbered by worth, from the highest
HAND = 10  # most cards dealt to choose from
PILES = 3  # H1-10


# ---------------------------------------------------------------- checks of changed components


STARTS, SIDES, MIDDLE, PRESETS = "1234", "abcd", "C", "ost"


def check(component: Callable[[str], Any]) -> None:
    """Check that components fit together; BadData names the entry and its valid values."""
    for number, edition in enumerate(EDITIONS):
        _check_map(f"{edition}.layout.map", component(f"{edition}.layout.map"))
        _check_sum(f"{edition}.tiles.counts", component, CELLS)
        _check_sum(f"{edition}.traps.counts", component, TRAP_DECK)
        _check_sum(f"{edition}.critters.counts", component, DECK)
        dealt, hired = component(f"{edition}.critters.dealt"), component(f"{edition}.critters.hired")
        if number >= V3 and dealt < hired:
            sentence = "{key}: at least as many as are hired, {least}, not {given}"
            raise BadData(sentence, "heist-error-dealt", key=f"{edition}.critters.dealt", least=hired, given=dealt)
        _check_values(f"{edition}.loot.values", component)
        if number >= V3 and any(component(f"{edition}.tiles.removed")):
            sentence = "{key}: 0 for each number of players, as {edition} lays no tiles out before the game"
            raise BadData(sentence, "heist-error-removed", key=f"{edition}.tiles.removed", edition=edition)


def _check_sum(key: str, component: Callable[[str], Any], most: int) -> None:
    given = sum(component(key))
    if given > most:
        raise BadData("{key}: at most {most} together, not {given}", "heist-error-sum", key=key, most=most, given=given)


def _check_values(key: str, component: Callable[[str], Any]) -> None:
    """Check that the values of loot descend, and that only the last is below 0. [H-07]"""
    values = component(key)
    if sorted(set(values), reverse=True) != values or values[-1] >= 0 or values[-2] <= 0:
        sentence = "{key}: each less than the one before, only the last below 0, not {given}"
        raise BadData(sentence, "heist-error-values", key=key, given=values)


def _check_map(key: str, lines: Sequence[str]) -> None:
    """Check that each start occurs once, and that all stashes (one per letter) and presets fit. [H-01, H-05]"""
    letters = "".join(lines)
    for start in STARTS:
        if letters.count(start) != 1:
            raise BadData("{key}: each start, 1 to 4, once; {given} is not", "heist-error-start", key=key, given=start)
    spots = len(set(letters) & set(SIDES + MIDDLE)) + sum(letter in PRESETS for letter in letters)
    if spots > SPOTS:
        sentence = "{key}: at most {most} stashes and presets, not {given}"
        raise BadData(sentence, "heist-error-spots", key=key, most=SPOTS, given=spots)


# ---------------------------------------------------------------- differences between the editions


Describe = Callable[[Component, str], Values | None]

_ALL = ("v1",) * 5
_AT_STASHES = ("", "", "H3-15", "H4-15", "H5-15")
_BOARD, _HIRING, _TILES, _TURN, _LOOT = "board", "hiring", "tiles", "turn", "loot"
_CRITTERS, _TRAPS, _SUSPICION, _END = "critters", "traps", "suspicion", "end"

# ---------------------------------------------------------------- values of components


def _number(path: str) -> Describe:
    return lambda component, edition: {"number": component(path.format(edition=edition))}


def _numbers(path: str) -> Describe:
    return lambda component, edition: {"numbers": [str(number) for number in component(path.format(edition=edition))]}


def _map(component: Component, edition: str) -> Values:
    """Return the size of a map and its fixed cells, grouping those of one stash. [H-01]"""
    lines = component(f"{edition}.layout.map")
    cells: dict[str, list[str]] = {}
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            cells.setdefault(letter, []).append(f"{row},{column}")
    return {
        "rows": len(lines),
        "columns": max(map(len, lines)),
        "starts": [cell for letter in "1234" for cell in cells.get(letter, ())],
        "sides": [" ".join(cells[letter]) for letter in "abcd" if letter in cells],
        "centre": cells.get("C", []),
        "plain": cells.get("o", []),
        "security": cells.get("s", []),
        "traps": cells.get("t", []),
    }


def _tiles(component: Component, edition: str) -> Values:
    counts = component(f"{edition}.tiles.counts")
    kinds = [(f"{count} ×", name) for count, name in zip(counts, TILE_NAMES, strict=True) if count]
    return {"sum": sum(counts), "kinds": kinds}


def _worth(component: Component, edition: str) -> Values:
    values = component(f"{edition}.loot.values")
    return {"kinds": [(name, f"({value})".replace("-", "−")) for name, value in zip(LOOT_NAMES, values, strict=True)]}


def _lying(where: str) -> Describe:
    """Return a function that gives the number of each kind of loot at one kind of place. [H-07]"""

    def described(component: Component, edition: str) -> Values:
        counts = component(f"{edition}.loot.{where}")
        return {"kinds": [(f"{count} ×", name) for count, name in zip(counts, LOOT_NAMES, strict=False) if count]}

    return described


def _critter(number: int) -> Describe:
    """Return a function that gives a critter's count, if any, and whether one use discards it. [H-17, H-18]"""

    def described(component: Component, edition: str) -> Values | None:
        count = component(f"{edition}.critters.counts")[number]
        once = component(f"{edition}.critters.once")[number]
        return {"count": count, "once": once} if count else None

    return described


def _squirrel(component: Component, edition: str) -> Values | None:
    counted = _critter(CRITTER_NAMES.index("squirrel"))(component, edition)
    return counted and {**counted, "number": component(f"{edition}.limits.calming")}


def _trap(number: int) -> Describe:
    def described(component: Component, edition: str) -> Values | None:
        count = component(f"{edition}.traps.counts")[number]
        return {"count": count} if count else None

    return described


# ---------------------------------------------------------------- topics, in the order of a game


def _component(name: str, chapter: str, clauses: str | tuple[str, ...], path: str, values: Callable[..., Any]) -> Topic:
    """Return a topic that consists only of component values, in all editions."""
    describe: Describe = values(f"{{edition}}.{path}") if values in (_number, _numbers) else values
    return Topic(name, chapter, _ALL, clauses, (f"{{edition}}.{path}",), describe)


def _critter_topic(name: str, *ways: str | None, named: tuple[str, ...] = ("{way}",) * 5) -> Topic:
    """Return a critter's topic; `named`: by edition, the suffix of its clause if it differs from the way."""
    values = _squirrel if name == "squirrel" else _critter(CRITTER_NAMES.index(name))
    paths = ("{edition}.critters.counts", "{edition}.critters.once")
    calming = ("{edition}.limits.calming",) if name == "squirrel" else ()
    clauses = tuple(f"H-17 H-18 H-18.{name}.{end}" for end in named)
    return Topic(name, _CRITTERS, _known(ways), clauses, (*paths, *calming), values, within="critter")


def _trap_topic(name: str, *ways: str | None, also: str = "") -> Topic:
    clauses = f"H-22 H-22.{name}.{{way}} {also}"
    paths = ("{edition}.traps.counts",)
    return Topic(f"trap-{name}", _TRAPS, _known(ways), clauses, paths, _trap(TRAP_NAMES.index(name)), within="trap")


def _known(ways: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """Fill in the way for editions without the card, for changed components: the previous edition's, or the first."""
    first = next(way for way in ways if way)
    known: list[str | None] = []
    for way in ways:
        known.append(way or (known[-1] if known else first))
    return tuple(known)


TOPICS: tuple[Topic, ...] = (
    _component("board", _BOARD, "H-01 H-02", "layout.map", _map),
    _component("path-tiles", _BOARD, "H-03", "tiles.counts", _tiles),
    _component("dealt", _HIRING, "H{n}-10", "critters.dealt", _number),
    _component("hired", _HIRING, "H{n}-10", "critters.hired", _number),
    Topic("hiring", _HIRING, ("v1", "v2", "v3", "v3", "v5"), "H{n}-10"),
    _component("removed", _TILES, "H-12", "tiles.removed", _numbers),
    Topic("laying", _TILES, ("v1", "v1", "v3", "v4", "v5"), ("H-12", "H-12", "H3-15 H-23", "H4-15 H-23", "H5-15 H-23")),
    _component("at-side", _TILES, _AT_STASHES, "limits.side", _number),
    _component("at-centre", _TILES, _AT_STASHES, "limits.centre", _number),
    _component("tile-hand", _TILES, ("", "", "", "H4-15", ""), "limits.hand", _number),
    Topic("joining", _TILES, ("v1", "v1", "v3", "v3", "v3"), "H-04"),
    Topic("tiles-gone", _TILES, ("v1", "v1", "v3", "v4", "v5"), "H-16 H-32"),
    Topic("stuck", _TILES, ("v1", "v1", "v3", "v4", "v5"), "H-34"),
    Topic("turn", _TURN, ("v1", "v2", "v2", "v4", "v4"), "H{n}-13 H-13b"),
    _component("worth", _LOOT, "H-07", "loot.values", _worth),
    _component("centre-loot", _LOOT, "H-07", "loot.centre", _lying("centre")),
    _component("side-loot", _LOOT, "H-07", "loot.side", _lying("side")),
    Topic("more-loot", _LOOT, ("v1", "v1", "v3", "v3", "v3"), "H-07", ("{edition}.loot.more",), _lying("more")),
    _component("preset-loot", _LOOT, "H-07", "loot.preset", _lying("preset")),
    Topic("taking", _LOOT, ("v1", "v2", "v2", "v2", "v5"), "H-08"),
    Topic("carrying", _LOOT, ("v1", "v2", "v2", "v2", "v2"), ("H1-08", *["H-08"] * 4)),
    Topic("scoring", _LOOT, (None, None, "v3", "v3", None), "H-09"),
    Topic("using", _CRITTERS, ("v1", "v2", "v2", "v2", "v5"), "H-17"),
    Topic("reactions", _CRITTERS, ("v1", "v2", "v2", "v4", "v5"), "H-19"),
    _critter_topic("raccoon", "v1", "v2", "v2", "v2", "v2"),
    _critter_topic("mole", "v1", "v2", "v2", "v2", "v5"),
    _critter_topic("ferret", "v1", "v2", "v2", "v2", "v5"),
    _critter_topic("bird", "v1", "v2", "v2", "v4", "v4"),
    _critter_topic("butterfly", "v1", "v2", "v2", "v2", "v5"),
    _critter_topic("squirrel", *_ALL, named=("v1", "v2", "v2", "v2", "v2")),
    _critter_topic("bat", "v1", "v1", "v3", "v4", "v4", named=("v1", "v1", "v3", "v4", "v5")),
    _critter_topic("owl", "v1", "v1", "v1", "v1", "v5"),
    _critter_topic("hedgehog", "v1", None, None, None, None),
    _critter_topic("mouse", "v1", None, None, None, None),
    _critter_topic("fox", None, "v2", "v2", "v4", "v5"),
    _critter_topic("snake", None, "v2", "v2", "v2", None),
    _critter_topic("badger", None, None, None, "v4", None),
    _critter_topic("spider", None, None, None, None, "v5"),
    _component("cap", _SUSPICION, "H-20", "limits.suspicion", _number),
    Topic("at-cap", _SUSPICION, ("v1", "v2", "v3", "v3", "v5"), "H-21"),
    _trap_topic("rotate", "v1", None, None, None, None),
    _trap_topic("tile", "v1", None, None, None, None),
    _trap_topic("swap", "v1", None, None, None, None),
    _trap_topic("suspicion", "v1", None, None, None, None),
    _trap_topic("fake-path", None, "v2", "v2", "v4", "v5"),
    _trap_topic("slippery", None, "v2", "v2", "v2", "v5", also="H-24"),
    _trap_topic("pit", None, "v2", "v2", "v4", "v5"),
    _trap_topic("camera", None, "v2", "v2", "v2", "v5"),
    _trap_topic("hook", None, "v2", "v3", "v3", "v5"),
    Topic("compass", _TRAPS, (None, None, None, None, "v5"), "H-22.compass.v5"),
    Topic("leaving", _END, ("v1", "v2", "v3", "v4", "v5"), "H{n}-25"),
    Topic("last-turns", _END, ("v1", "v2", "v3", "v4", "v5"), "H{n}-25 H-41"),
    Topic("ended", _END, (None, "v2", "v3", "v3", "v2"), "H-36"),
    Topic("score", _END, ("v1", "v2", "v3", "v3", "v5"), "H-26"),
    Topic("limit", _END, ("v1", "v2", "v3", "v4", "v4"), "H-27"),
)
