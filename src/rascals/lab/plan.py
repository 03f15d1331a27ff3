"""Plans: cells that play the same deals, one seating of each deal, so that the bots change seats from deal to deal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from os import PathLike
from pathlib import Path
from types import NoneType
from typing import Any

from rascals.core.arguments import integer, of_type, sequence, wrong_type
from rascals.core.chance import as_seed
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.match import Match
from rascals.core.plain import Owned
from rascals.core.user_files import write_file
from rascals.lab.cells import Cell
from rascals.lab.playing import NumberedGame, PlayedGame, measure, played_game
from rascals.lab.sums import Sums


@dataclass(frozen=True)
class Plan:
    """Cells of one game by name; the others are compared with the first. `folder`: where every game is saved, or None.

    Deal number `index` has the same seed in all cells, and in each the entrant `e` sits on the seat `e + index`, around
    the table. So cells with the same bots differ in their rules alone.
    """

    cells: Mapping[str, Cell]
    seed: int | str = 0
    folder: Path | None = None

    def __post_init__(self) -> None:
        of_type("cells", self.cells, Mapping)
        for name, cell in self.cells.items():
            of_type("cells", name, str)
            of_type("cells", cell, Cell)
        if len({cell.game for cell in self.cells.values()}) != 1:
            raise BadOption("the cells of a plan are of one game")
        seed = as_seed(self.seed)
        if isinstance(seed, bytes):  # the seed of a game is made of text
            raise wrong_type("seed", "int or str", seed)
        of_type("folder", self.folder, str, PathLike, NoneType)
        object.__setattr__(self, "cells", Owned(self.cells))
        object.__setattr__(self, "seed", seed)
        object.__setattr__(self, "folder", None if self.folder is None else Path(self.folder).absolute())

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        editions: Sequence[str] = (),
        options: Mapping[str, Sequence[Any]] | None = None,
        seed: int | str = 0,
        data: Mapping[str, Given] | None = None,
        folder: Path | None = None,
    ) -> Plan:
        """Return the plan of all combinations of editions, option values and components; BadOption or BadData if not.

        `data`: changed components by name, each a mapping or a file as for `rascals.game`; an empty mapping is the box
        as it is. A single one is played in every cell. A cell is named by what differs between cells.
        """
        bots, editions = tuple(sequence("bots", bots, str)), sequence("editions", editions, str)
        of_type("options", options, Mapping, NoneType)
        several = {name: sequence("options", values) for name, values in (options or {}).items()}
        for name, values in several.items():
            if not values:
                raise BadOption(f"option {name}: at least one value")
        of_type("data", data, Mapping, NoneType)
        for name in data or {}:
            of_type("data", name, str)
        boxes, cells = dict(data or {"": {}}), {}
        for edition, values, box in product(editions or [None], product(*several.values()), boxes):
            chosen = dict(zip(several, values, strict=True))
            cell = Cell(game, bots, edition, chosen, boxes[box])
            parts = [str(edition)] if len(editions) > 1 else []
            parts += [f"{name}={str(one).lower()}" for name, one in chosen.items() if len(several[name]) > 1]
            parts += [box] if len(boxes) > 1 else []
            cells[" ".join(parts) or cell.edition or game] = cell
        return cls(cells, seed, folder)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._first.game

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots of the first cell."""
        return self._first.bots

    @property
    def _first(self) -> Cell:
        return next(iter(self.cells.values()))

    def seed_of(self, index: int) -> str:
        """Return the seed of a deal, a function of the plan's seed and the deal's number alone."""
        return f"{self.seed}/{number_of(index)}"

    def empty(self) -> Sums:
        """Return the sums of no games."""
        return Sums.of(len(self.cells))

    def match(self, index: int, cell: str | None = None) -> Match:
        """Play a deal in one cell, without a name in the first, to its end."""
        found = self._cell(cell)
        return found.match(self.seed_of(index), found.turned(index))[0]

    def _cell(self, name: str | None) -> Cell:
        of_type("cell", name, str, NoneType)
        if name is not None and name not in self.cells:
            raise BadOption.unknown("cell", name, self.cells)
        return self._first if name is None else self.cells[name]

    def play(self, index: int) -> list[PlayedGame]:
        """Play a deal in each cell, save the games if a folder is given, and return what is kept of them."""
        index, played = number_of(index), []
        for at, (name, cell) in enumerate(self.cells.items()):
            turn = index % cell.players
            match, usage = cell.match(self.seed_of(index), cell.turned(turn))
            if self.folder is not None:
                write_file(self.folder / file_name(name, index), match.save_text(), durable=False)
            number = NumberedGame(at, index, turn)
            played.append(played_game(number, cell.turned(turn), match, usage, measure(match)))
        return played

    def save(self, index: int, folder: Path, cell: str | None = None) -> Path:
        """Play a deal in one cell again, save it in a folder, and return the file."""
        of_type("folder", folder, str, PathLike)
        match = self.match(index, cell)
        file = Path(folder) / file_name(next(iter(self.cells)) if cell is None else cell, number_of(index))
        match.save(file)
        return file


def file_name(cell: str, index: int) -> str:
    """Return the name of the saved game of a deal."""
    return f"{re.sub(r'[^A-Za-z0-9.-]+', '-', cell)}-{number_of(index):06d}.jsonl"


def number_of(index: Any) -> int:
    """Return the number of a deal as an int, from 0."""
    return integer("index", index, 0)
