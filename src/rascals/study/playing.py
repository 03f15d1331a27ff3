"""Playing blocks of deals, on this machine or on others, and writing their rows where they are played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any, NamedTuple

from rascals.bots import Bot, ChosenMove, Turn
from rascals.core.errors import BadOption
from rascals.core.user_files import write_file
from rascals.lab.playing import NumberedGame, PlayedGame, has_turn_order, measure, play, played_game
from rascals.lab.running import ListedJob
from rascals.study import rows
from rascals.study.cells import ABOUT, OwnMeasure, StudyCell
from rascals.study.rows import Block

Files = list[tuple[Path, bytes]]


@dataclass
class Recorder:
    """A bot that keeps a row of each of its decisions, with the measures of one's own."""

    bot: Bot
    found: list[dict[str, Any]]
    measures: Sequence[OwnMeasure]

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the bot choose; note the seat, how many choices it has, and how many seats decide at the same time.

        What is noted takes nothing of the bot's chance: the game is the one that is played without it.
        """
        seen = replace(turn, known=turn.known.apart(), random=Random(0))
        own = measured(self.measures, seen)
        began = perf_counter()
        chosen = self.bot.choose(turn)
        row = {"seat": turn.seat, "step": len(self.found), "move": str(chosen.move), "choices": len(turn.moves)}
        awaited = len(seen.known.twin.needed)
        self.found.append(row | {"awaited": awaited, "seconds": perf_counter() - began} | own)
        return chosen


def measured(measures: Sequence[OwnMeasure], of: Any) -> dict[str, Any]:
    """Return the values of measures of one's own by column."""
    return {column: value for one in measures for column, value in one(of).items()}


def played(cell: StudyCell, number: NumberedGame, decisions: list[dict[str, Any]]) -> tuple[PlayedGame, dict[str, Any]]:
    """Play a game; return what is kept of it and the measures of one's own, and add its decisions."""
    line_up, found = cell.seatings[number.seating], list[dict[str, Any]]()
    entrants = [cell.cell.entrants[one] for one in line_up]
    own = cell.decisions

    def recorded(bot: Bot) -> Bot:
        return bot if own is None else Recorder(bot, found, own)

    match, usage = play(cell.cell.kind, entrants, cell.seed_of(number.deal), strict=True, through=recorded)
    decisions += ({"deal": number.deal, "seating": number.seating} | row for row in found)
    values = measured(cell.measures, match)
    for name, value in values.items():
        if isinstance(value, list | tuple) and len(value) != len(line_up):
            raise BadOption(f"the measure {name} gives {len(value)} numbers for {len(line_up)} seats")
    return played_game(number, line_up, match, usage, measure(match)), values


def block_files(cell: StudyCell, block: Block) -> Files:
    """Play a block of deals, each in all seatings; return the files with its rows."""
    deals = range(*block)
    if cell.compiled:
        return [(rows.file_of(cell.folder, block), rows.packed(_compiled(cell, deals)))]
    decisions, began = list[dict[str, Any]](), perf_counter()
    numbers = [NumberedGame(0, deal, seating) for deal in deals for seating in range(len(cell.seatings))]
    games = [played(cell, number, decisions) for number in numbers]
    files = Files()
    if cell.decisions is not None:  # before those by which a block counts as played
        files.append((rows.file_of(cell.folder, block, rows.DECISIONS), rows.packed(rows.decision_rows(decisions))))
    content = rows.packed(rows.seat_rows(games), perf_counter() - began)
    return [*files, (rows.file_of(cell.folder, block), content)]


def _compiled(cell: StudyCell, deals: range) -> Any:
    from rascals.compiled.playouts import played_from
    from rascals.lab.compiled import players_of

    players, seeds = players_of(cell.cell), [cell.seed_of(deal) for deal in deals]
    frames = []
    for at, line_up in enumerate(cell.seatings):
        found = played_from(cell.cell.kind, seeds, [players[one] for one in line_up])
        frames.append(rows.compiled_rows(found, deals, at, line_up, cell.cell.kind.definition.endings))
    whole = rows.joined(frames)
    # Whoever may begin, of compiled games nobody knows who did.
    return whole.drop("place") if has_turn_order(cell.cell.game) else whole


class Written(NamedTuple):
    """A block that was played: how many games, and the files that only the process that runs the study can write."""

    games: int
    files: Files

    def write(self) -> None:
        """Write the files; there are some in the process that runs the study if another run has removed its sign."""
        for file, content in self.files:
            write_file(file, content, durable=False)


class StudyJob(ListedJob[tuple[StudyCell, Block], Written]):
    """Blocks of cells as a job for `rascals.lab.run`; game `index` is a whole block.

    `sign`: a file beside the rows. A process that sees it writes its rows where they belong; from others they are sent.
    """

    def __init__(self, blocks: Sequence[tuple[StudyCell, Block]], sign: Path) -> None:
        super().__init__(blocks, Written.write)
        self.sign = sign

    @property
    def games(self) -> int:
        """The number of games of all blocks."""
        return sum((last - first) * len(cell.seatings) for cell, (first, last) in self.listed)

    def seed_of(self, index: int) -> str:
        """Return the seed of a block's first deal."""
        cell, (first, _) = self.listed[index]
        return cell.seed_of(first)

    def play(self, index: int) -> Written:
        """Play a block."""
        cell, block = self.listed[index]
        written = Written((block[1] - block[0]) * len(cell.seatings), block_files(cell, block))
        if not self.sign.is_file():
            return written
        written.write()
        return written._replace(files=[])


@contextmanager
def signed(folder: Path, cells: Sequence[StudyCell]) -> Iterator[Path]:
    """Prepare the folders of all rows, and yield a file beside them by which others see that they see them."""
    folder.mkdir(parents=True, exist_ok=True)
    for cell in cells:
        cell.folder.mkdir(exist_ok=True)
        described: Mapping[str, Any] = cell.described() | {"rascals": version("rascals-core")}
        write_file(cell.folder / ABOUT, json.dumps(described, indent=2) + "\n", durable=False)
    for old in folder.glob(".seen-*"):
        old.unlink(missing_ok=True)
    sign = folder / f".seen-{token_hex(8)}"
    sign.touch()
    try:
        yield sign
    finally:
        sign.unlink(missing_ok=True)
