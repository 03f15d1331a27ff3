"""The cells of a study: what is varied in each, and where its rows are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from rascals.core.errors import BadOption, cause_of
from rascals.core.match import Match
from rascals.lab.cells import Cell, digest_of
from rascals.lab.seatings import Seating, seatings

ABOUT = "cell.json"  # beside its rows, what they are


@dataclass(frozen=True)
class OwnMeasure:
    """A measure of one's own: the function of that name in a file, whose text is kept, as others may not have the file.

    Of a finished match it returns a number, true or false, a list with one for each seat, or such values by name, whose
    columns are then `MEASURE:NAME`; of a decision's turn it returns a number. None stands for no value.
    """

    name: str
    file: str
    text: str
    function: str

    @cached_property
    def _function(self) -> Any:
        room: dict[str, Any] = {"__name__": f"measure_{self.name}", "__file__": self.file}
        try:
            exec(compile(self.text, self.file, "exec"), room)  # noqa: S102 - a study runs what its file names
        except Exception as fault:
            raise BadOption(f"the measure {self.name} cannot be read from {self.file}: {cause_of(fault)}") from fault
        if not callable(room.get(self.function)):
            raise BadOption(f"{self.file} has no function {self.function}")
        return room[self.function]

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what each process makes for itself."""
        return {name: value for name, value in self.__dict__.items() if name != "_function"}

    def __call__(self, of: Any) -> dict[str, Any]:
        """Measure a finished match or a turn; return the values by column. BadOption if the function fails."""
        try:
            value = self._function(of)
        except Exception as fault:
            raise BadOption(f"the measure {self.name} of {self.file} fails: {cause_of(fault)}") from fault
        if isinstance(value, Mapping):
            return {f"{self.name}:{name}": one for name, one in value.items()}
        return {self.name: value}

    def checked(self) -> OwnMeasure:
        """Return this measure; BadOption if there is no such function."""
        _ = self._function
        return self


@dataclass(frozen=True)
class StudyCell:
    """One combination of what a study varies: `factors` are the values, as texts by name.

    Deal `d` has the seed `SEED/d` in all cells, and each is played in all `seatings` of the line-up. `compiled`: the
    compiled rules play.
    """

    name: str
    factors: Mapping[str, str]
    cell: Cell
    seed: str
    compiled: bool = False
    measures: tuple[OwnMeasure, ...] = ()
    decisions: tuple[OwnMeasure, ...] | None = None  # None: no rows of decisions
    rows: Path = field(default=Path("rows"), compare=False)

    @cached_property
    def digest(self) -> str:
        """A digest of all that its rows depend on: equal cells of other studies have the same rows."""
        own = [[one.name, one.text, one.function] for one in (*self.measures, *(self.decisions or ()))]
        return digest_of([self.cell.digest, self.seed, self.compiled, self.decisions is not None, own])

    @property
    def folder(self) -> Path:
        """The folder of its rows."""
        return self.rows / self.digest

    @property
    def played_by(self) -> str | None:
        """The version of Rascals that began to play it; None before the first game."""
        file = self.folder / ABOUT
        return json.loads(file.read_text(encoding="utf-8"))["rascals"] if file.is_file() else None

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who sits where, for each game of a deal: equal bots are one entrant."""
        kinds = {spec: at for at, spec in reversed(list(enumerate(self.cell.bots)))}
        return seatings(tuple(kinds[spec] for spec in self.cell.bots))

    def seed_of(self, deal: int) -> str:
        """Return the seed of a deal."""
        return f"{self.seed}/{deal}"

    def match(self, deal: int, seating: int) -> Match:
        """Play a game again."""
        if self.compiled:
            from rascals.lab.compiled import match

            return match(self.cell, self.seed_of(deal), self.seatings[seating])
        return self.cell.match(self.seed_of(deal), self.seatings[seating])[0]

    def described(self) -> dict[str, Any]:
        """Return what the rows of this cell are, as JSON-ready data that lies beside them."""
        kind = self.cell.kind
        return {
            "game": kind.name,
            "edition": kind.edition,
            "rules": kind.definition.version,
            "players": kind.players,
            "options": dict(kind.written_options),
            "data": dict(self.cell.changes),
            "bots": list(self.cell.bots),
            "seed": self.seed,
            "compiled": self.compiled,
            "measures": [one.name for one in self.measures],
        }
