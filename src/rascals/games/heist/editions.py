"""Differences between the editions, by topic: each edition's variant, its clauses, the numbers of the box.

The sentences are `heist-edition-TOPIC-WAY` in the texts. A way is named after the first edition that has it. [H-50]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rascals.core.editions import Component, Topic, Values
from rascals.games.heist.box import CRITTER_NAMES, LOOT_NAMES, TILE_NAMES, TRAP_NAMES

Told = Callable[[Component, str], Values | None]

_ALL = ("v1",) * 5
_AT_STASHES = ("", "", "H3-15", "H4-15", "H5-15")
_BOARD, _HIRING, _TILES, _TURN, _LOOT = "board", "hiring", "tiles", "turn", "loot"
_CRITTERS, _TRAPS, _SUSPICION, _END = "critters", "traps", "suspicion", "end"

# ---------------------------------------------------------------- numbers of the box


def _number(path: str) -> Told:
    return lambda component, edition: {"number": component(path.format(edition=edition))}


def _numbers(path: str) -> Told:
    return lambda component, edition: {"numbers": [str(number) for number in component(path.format(edition=edition))]}


def _map(component: Component, edition: str) -> Values:
    """Return the size of a map and its fixed cells, those of one stash together. [H-01]"""
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


def _lying(where: str) -> Told:
    """Return a function for the number of each kind of loot at one kind of place. [H-07]"""

    def told(component: Component, edition: str) -> Values:
        counts = component(f"{edition}.loot.{where}")
        return {"kinds": [(f"{count} ×", name) for count, name in zip(counts, LOOT_NAMES, strict=False) if count]}

    return told


def _critter(number: int) -> Told:
    """Return a function for a critter's count and whether one use discards it; None if the count is 0. [H-17, H-18]"""

    def told(component: Component, edition: str) -> Values | None:
        count = component(f"{edition}.critters.counts")[number]
        once = component(f"{edition}.critters.once")[number]
        return {"count": count, "once": once} if count else None

    return told


def _squirrel(component: Component, edition: str) -> Values | None:
    counted = _critter(CRITTER_NAMES.index("squirrel"))(component, edition)
    return counted and {**counted, "number": component(f"{edition}.limits.calming")}


def _trap(number: int) -> Told:
    def told(component: Component, edition: str) -> Values | None:
        count = component(f"{edition}.traps.counts")[number]
        return {"count": count} if count else None

    return told


# ---------------------------------------------------------------- topics, in the order of a game


def _component(name: str, chapter: str, clauses: str | tuple[str, ...], path: str, values: Callable[..., Any]) -> Topic:
    """Return a topic that consists of numbers of the box only, in all editions."""
    told: Told = values(f"{{edition}}.{path}") if values in (_number, _numbers) else values
    return Topic(name, chapter, _ALL, clauses, (f"{{edition}}.{path}",), told)


def _critter_topic(name: str, *ways: str | None, named: tuple[str, ...] = ("{way}",) * 5) -> Topic:
    """Return the topic of a critter; `named`: by edition the suffix of its clause, if it is not the way."""
    values = _squirrel if name == "squirrel" else _critter(CRITTER_NAMES.index(name))
    tells = ("{edition}.critters.counts", "{edition}.critters.once")
    calming = ("{edition}.limits.calming",) if name == "squirrel" else ()
    clauses = tuple(f"H-17 H-18 H-18.{name}.{end}" for end in named)
    return Topic(name, _CRITTERS, _known(ways), clauses, (*tells, *calming), values, within="critter")


def _trap_topic(name: str, *ways: str | None, also: str = "") -> Topic:
    clauses = f"H-22 H-22.{name}.{{way}} {also}"
    tells = ("{edition}.traps.counts",)
    return Topic(f"trap-{name}", _TRAPS, _known(ways), clauses, tells, _trap(TRAP_NAMES.index(name)), within="trap")


def _known(ways: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """Fill in the way of editions without the card, for changed boxes: the previous edition's, else the first."""
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
