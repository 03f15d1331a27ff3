"""A study: cells, the rows that they have so far, questions, and when to stop playing.

Play goes in rounds. After each the questions are answered from the deals that all have been played; a cell whose
questions are all decided plays no more, the others play as many deals as they will likely need. Neither the number of
processes, nor which of them is faster, nor an interruption decides when a cell stops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any

import polars as pl

from rascals.core.errors import BadOption, RascalsError, cause_of
from rascals.core.match import Match
from rascals.lab.playing import has_turn_order
from rascals.lab.running import Shown, run_rounds, silent
from rascals.study import rows
from rascals.study.cells import StudyCell
from rascals.study.playing import StudyJob, played, signed
from rascals.study.questions import OPEN, About, Answer, Question, answer
from rascals.study.rows import Block

GROWTH = 3.0  # at most so many times as many deals at the next look
SLOWEST = 1.15  # and at least
SECONDS = 2.0  # that a block is to take
PART = 1 << 17  # deals whose rows are looked at together
FIRST_BLOCK, COMPILED_BLOCK = 1, 1 << 16  # deals of a block before it is known how long they take; games, compiled


@dataclass(frozen=True)
class Stop:
    """When a study stops at the latest: deals of each cell, games of all together, hours of a run; None for no limit.

    `least`: the deals after which it looks at its questions for the first time.
    """

    least: int = 64
    deals: int = 100_000
    games: int | None = None
    hours: float | None = None


class Deadline:
    """A signal that is set once a number of hours is over; never for None."""

    def __init__(self, hours: float | None, clock: Callable[[], float]) -> None:
        self._clock, self._end = clock, inf if hours is None else clock() + 3600 * hours

    def is_set(self) -> bool:
        """Return whether the time is over."""
        return self._clock() >= self._end


class Study:
    """A study and its rows in a folder; made by `read_study`."""

    def __init__(
        self,
        title: str,
        cells: Sequence[StudyCell],
        questions: Sequence[Question],
        stop: Stop,
    ) -> None:
        self.title, self.stop = title, stop
        self.cells = {cell.name: cell for cell in cells}
        self.questions = tuple(questions)
        self._answers: dict[tuple[int, ...], list[Answer]] = {}  # by how many deals of each cell they are about

    @property
    def game(self) -> str:
        """The name of the game."""
        return next(iter(self.cells.values())).cell.game

    @property
    def factors(self) -> dict[str, list[str]]:
        """What is varied: the values of each factor, in their order."""
        found: dict[str, list[str]] = {}
        for cell in self.cells.values():
            for name, value in cell.factors.items():
                values = found.setdefault(name, [])
                values += [] if value in values else [value]
        return found

    # --- rows ---

    def deals(self) -> dict[str, int]:
        """Return how many deals each cell has played, from the first one on."""
        return {name: rows.played(cell.folder) for name, cell in self.cells.items()}

    def frame(self) -> pl.DataFrame:
        """Return all rows, one a seat of a game, with the name, the bot and the factors of their cells.

        `seed`: that of the deal. `rules`, `rascals`: the versions by which it was played.
        """
        about = [
            {"cell": name, "seed": cell.seed, "rules": cell.cell.kind.definition.version, "rascals": cell.played_by}
            for name, cell in self.cells.items()
        ]
        found = self._named(self._scan()).join(pl.LazyFrame(about), on="cell", maintain_order="left")
        return found.with_columns(seed=pl.format("{}/{}", "seed", "deal")).collect()

    def decisions(self) -> pl.DataFrame:
        """Return the rows of decisions, of a study that keeps them."""
        return rows.scan({name: cell.folder for name, cell in self.cells.items()}, kind=rows.DECISIONS).collect()

    def _scan(self, *names: str, deals: range | None = None) -> pl.LazyFrame:
        own = [one.name for one in next(iter(self.cells.values())).measures]
        return rows.scan({name: self.cells[name].folder for name in names or self.cells}, own, deals=deals)

    def _named(self, found: pl.LazyFrame) -> pl.LazyFrame:
        """Add what differs between cells, and the bot on each seat."""
        known = pl.LazyFrame([{"cell": cell.name, **cell.factors} for cell in self.cells.values()])
        numbers = [name for name, values in self.factors.items() if all(map(_is_number, values))]
        known = known.with_columns(pl.col(numbers).cast(pl.Float64)) if numbers else known
        bots = pl.LazyFrame(
            [
                {"cell": cell.name, "entrant": at, "bot": spec}
                for cell in self.cells.values()
                for at, spec in enumerate(cell.cell.bots)
            ],
            schema_overrides={"entrant": rows.FIXED["entrant"]},
        )
        factors = known.rename({"bots": "line_up"}) if "bots" in self.factors else known
        return found.join(factors, on="cell", maintain_order="left").join(
            bots, on=["cell", "entrant"], maintain_order="left"
        )

    # --- answers ---

    def answers(self) -> list[Answer]:
        """Return the answer to each question in each cell that it asks about, as far as the study has been played."""
        return self._answers_after(self.deals())

    def _answers_after(self, deals: dict[str, int]) -> list[Answer]:
        """Return the answers by the first deals of each cell."""
        known = tuple(deals.values())
        if known not in self._answers:
            self._answers[known] = [one for question in self.questions for one in self._answered(question, deals)]
        return self._answers[known]

    def _answered(self, question: Question, deals: dict[str, int]) -> Iterator[Answer]:
        for cell, first in self.asked(question):
            against, played = None if first is None else first.name, deals[cell.name]
            share = question.share(self._scan(cell.name).collect_schema().get(question.of))
            about = About(cell.name, against, cell.cell.players, share, played, self.stop.deals)
            yield answer(question, about, self._values(question, cell, first, deals))

    def _values(
        self, question: Question, cell: StudyCell, first: StudyCell | None, deals: dict[str, int]
    ) -> Iterator[pl.DataFrame]:
        """Yield the figures of deals, so many at a time that many take no more memory than few; a ratio needs all."""
        end = deals[cell.name] if first is None else min(deals[cell.name], deals[first.name])
        size = PART if question.over is None else max(end, 1)
        for at in range(0, end, size):
            part = range(at, min(end, at + size))
            values = self._part(question, cell, part)
            if first is not None:
                others = self._part(question, first, part).rename({"value": "first"})
                both = values.join(others, on="deal").sort("deal")
                values = both.select("deal", "shows", value=pl.col("value") - pl.col("first"))
            yield values

    def _part(self, question: Question, cell: StudyCell, deals: range) -> pl.DataFrame:
        found = self._named(self._scan(cell.name, deals=deals))
        lacking = question.columns - {*found.collect_schema()}  # what no game had so far
        own = {one.name for one in cell.measures}
        zero = (pl.lit(None if name.partition(":")[0] in own else 0.0, pl.Float64).alias(name) for name in lacking)
        return question.values(found.with_columns(zero), cell.cell.players).collect()

    def asked(self, question: Question) -> Iterator[tuple[StudyCell, StudyCell | None]]:
        """Yield the cells that a question asks about, each with the one that it is compared with, if any."""
        if question.compare is None:
            yield from ((cell, None) for cell in self.cells.values())
            return
        first = self.factors[question.compare][0]
        for cell in self.cells.values():
            wanted = {**cell.factors, question.compare: first}
            if cell.factors != wanted:
                yield cell, next(one for one in self.cells.values() if one.factors == wanted)

    def columns(self) -> dict[str, bool]:
        """Return the columns that rows of the first cell have, and of each whether it holds texts.

        If there are no rows yet a game is played to find out; BadOption if it fails, by a measure of one's own, say.
        """
        cell = next(iter(self.cells.values()))
        if cell.compiled or rows.blocks(cell.folder):
            found = self._scan(cell.name)
            if cell.compiled and has_turn_order(self.game):
                found = found.drop("place", strict=False)
        else:
            try:
                first = rows.seat_rows([played(cell, rows.NOWHERE, [])])
            except RascalsError:
                raise
            except Exception as fault:
                raise BadOption(f"the first game fails: {cause_of(fault)}") from fault
            found = first.lazy().with_columns(cell=pl.lit(cell.name))
        return {name: kind == pl.String for name, kind in self._named(found).collect_schema().items()}

    # --- playing ---

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(deals * len(self.cells[name].seatings) for name, deals in self.deals().items())

    @property
    def expected(self) -> int | None:
        """About how many more games the open questions take; None if that cannot be told."""
        deals = self.deals()
        needed = dict(deals)
        for one in self.answers():
            if one.state == OPEN:
                if one.needed is None:
                    return None
                for name in {one.cell, one.first or one.cell}:
                    needed[name] = max(needed[name], min(one.needed, self.stop.deals))
        games = sum((needed[name] - deals[name]) * len(cell.seatings) for name, cell in self.cells.items())
        return games if self.stop.games is None else min(games, max(0, self.stop.games - self.games))

    def due(self) -> dict[str, int]:
        """Return how many deals each cell is to have played by the next look; a cell that plays no more is left out.

        The looks so far are repeated: so an interruption in the middle of a round does not add one.
        """
        deals, look = self.deals(), dict.fromkeys(self.cells, 0)
        then = self._afforded(dict.fromkeys(self.cells, min(self.stop.least, self.stop.deals)), look)
        while then != look and all(deals[name] >= number for name, number in then.items()):
            look = then
            then = self._afforded({name: max(number, self._next(name, look)) for name, number in look.items()}, look)
        return {name: number for name, number in then.items() if number > deals[name]}

    def _next(self, name: str, look: dict[str, int]) -> int:
        """Return how many deals a cell is to have played after a look: as many as its open questions likely need."""
        deals = look[name]
        concerned = [one for one in self._answers_after(look) if name in (one.cell, one.first) and one.state == OPEN]
        if not concerned:
            return 0 if self.questions else self.stop.deals
        wanted = max(int(deals * GROWTH) if one.needed is None else one.needed for one in concerned)
        return min(self.stop.deals, max(int(deals * SLOWEST) + 1, min(wanted, int(deals * GROWTH))))

    def _afforded(self, then: dict[str, int], look: dict[str, int]) -> dict[str, int]:
        """Return as many of the deals after a look as the limit of games allows, the same part of each cell."""
        if self.stop.games is None:
            return then
        left = self.stop.games - sum(deals * len(self.cells[name].seatings) for name, deals in look.items())
        cost = sum((number - look[name]) * len(self.cells[name].seatings) for name, number in then.items())
        part = min(1.0, max(0, left) / max(1, cost))
        return {name: look[name] + int((number - look[name]) * part) for name, number in then.items()}

    def blocks(self, due: dict[str, int]) -> list[tuple[StudyCell, Block]]:
        """Return the blocks that are missing, the first deals of all cells first."""
        most: dict[str, int] = {}  # by digest: two cells may be the same, as one named as it is in the box
        for name, deals in due.items():
            most[self.cells[name].digest] = max(deals, most.get(self.cells[name].digest, 0))
        found = [
            (cell, block)
            for digest, cell in {cell.digest: cell for cell in self.cells.values()}.items()
            for block in rows.missing(cell.folder, most.get(digest, 0), self._size(cell))
        ]
        return sorted(found, key=lambda one: one[1])

    def _size(self, cell: StudyCell) -> int:
        """Return how many deals of a cell take about two seconds, as a power of two."""
        if cell.compiled:
            return 1 << max(0, (COMPILED_BLOCK // len(cell.seatings)).bit_length() - 1)
        known = rows.blocks(cell.folder)[-1:]
        if not known:
            return FIRST_BLOCK
        each = rows.took(rows.file_of(cell.folder, known[0])) / (known[0][1] - known[0][0])
        return 1 << max(0, int(SECONDS / max(each, 1e-4)).bit_length() - 1)

    def run(
        self,
        workers: int = 1,
        shown: Shown = silent,
        clock: Callable[[], float] = monotonic,
        **where: Any,
    ) -> bool:
        """Play until all questions are decided or a limit is reached; return whether it is done.

        `workers` processes play. What has been played is not played again. Ctrl-C ends it early, and loses nothing.
        `shown` is entered for each round, with the number of its games. `where`: an `executor` and its `capacity`, as
        for `rascals.lab.run`.
        GameFailed if a game fails.
        """
        until = Deadline(self.stop.hours, clock)
        cells = list(self.cells.values())
        with signed(cells[0].rows, cells) as sign:
            return run_rounds(lambda: StudyJob(self.blocks(self.due()), sign), workers, shown, until, **where)

    def match(self, row: str) -> Match:
        """Play the game of a row again: `CELL.DEAL.SEATING`, where the cell is the beginning of its digest."""
        digest, _, rest = row.partition(".")
        deal, _, seating = rest.partition(".")
        different = {cell.digest: cell for cell in self.cells.values()}
        found = [cell for full, cell in different.items() if digest and full.startswith(digest)]
        if len(found) != 1 or not deal.isdecimal() or not (seating or "0").isdecimal():
            raise BadOption(f"a row is named CELL.DEAL.SEATING, such as {self.name_of(next(iter(self.cells)), 17)}")
        if int(seating or 0) >= len(found[0].seatings):
            raise BadOption(f"the deals of this cell have the seatings 0 to {len(found[0].seatings) - 1}")
        return found[0].match(int(deal), int(seating or 0))

    def name_of(self, cell: str, deal: int, seating: int = 0) -> str:
        """Return the name of a row, with which `match` plays its game again."""
        return f"{self.cells[cell].digest[:8]}.{deal}.{seating}"


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
