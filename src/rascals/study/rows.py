"""Played games as rows of Parquet files: one row a seat of a game, and one a decision where these are asked for.

A cell's rows are in a folder of its own, in files that each hold a block of deals: `0000000064-0000000128.parquet` has
the deals from 64 to before 128. A block begins at a multiple of its size, a power of two, so that of two blocks that
overlap one lies within the other; the smaller one is passed over. A file is written completely or not at all, wherever
the block was played, so that nothing is counted twice. This module imports polars, so it is imported only when needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import polars as pl

from rascals.lab.playing import WHOLE_WIN, Measures, NumberedGame, PlayedGame

if TYPE_CHECKING:
    from rascals.compiled.playouts import Playouts
    from rascals.lab.seatings import Seating

SEATS, DECISIONS = "", "decisions-"  # how the names of the files begin
FIXED: dict[str, type[pl.DataType]] = {  # the columns of every game; `place` is the number in turn order, from 1
    "deal": pl.UInt32,
    "seating": pl.UInt16,
    "seat": pl.UInt8,
    "place": pl.UInt8,
    "entrant": pl.UInt8,
    "points": pl.Int32,
    "victory": pl.Float64,
    "rank": pl.Float32,
    "moves": pl.Int32,
    "end": pl.String,
    "best": pl.Int32,
    "spread": pl.Int32,
}
USED: dict[str, type[pl.DataType]] = {
    "decisions": pl.Int32,
    "seconds": pl.Float32,
    "longest": pl.Float32,
    "faults": pl.Int32,
}
TOOK = "rascals.seconds"  # in the metadata of a file
NOWHERE = NumberedGame(0, 0, 0)  # the number of a game that is played to see what rows it gives
_BLOCK = re.compile(r"(\d{10})-(\d{10})\.parquet")
Block = tuple[int, int]  # from a deal to before another


def seat_rows(games: Iterable[tuple[PlayedGame, Mapping[str, Any]]]) -> pl.DataFrame:
    """Return a row for each seat of some games of one cell, each with measures of one's own by name.

    A measure of all games that a game has not is 0; one's own is null.
    """
    columns: dict[str, list[Any]] = {}
    blank: dict[str, int | None] = {}
    rows = 0
    for game, own in games:
        blank |= dict.fromkeys(own)
        for name, values in _by_seat(game, own).items():
            column = columns.setdefault(name, [])
            column += [blank.get(name, 0)] * (rows - len(column))
            column += values
        rows += len(game.scores)
    for name, column in columns.items():
        column.extend([blank.get(name, 0)] * (rows - len(column)))
    mixed = {name: pl.Series(columns[name], strict=False) for name in blank}  # whole in some games and not in others
    return pl.DataFrame({**columns, **mixed}, schema_overrides=FIXED | USED)


def _by_seat(game: PlayedGame, own: Mapping[str, Any]) -> dict[str, Sequence[Any]]:
    """Return all that is kept of a game by name, each by seat."""
    seats, measures = range(len(game.scores)), game.measures or Measures({})
    whole: dict[str, Any] = {
        "deal": game.number.deal,
        "seating": game.number.seating,
        "moves": game.moves,
        "end": game.end,
        "best": max(game.scores),
        "spread": max(game.scores) - min(game.scores),
    }
    whole |= {name.removeprefix("own:"): number for name, number in measures.numbers.items() if name != "actions"}
    return (
        {name: [value] * len(seats) for name, value in whole.items()}
        | {
            "seat": seats,
            "place": [(seat - measures.first) % len(seats) + 1 for seat in seats],
            "entrant": game.line_up,
            "points": game.scores,
            "victory": [share / WHOLE_WIN for share in game.shares],
            "rank": [rank / 2 for rank in game.ranks],
            "decisions": [used.decisions for used in game.usage],
            "seconds": [used.seconds for used in game.usage],
            "longest": [used.longest for used in game.usage],
            "faults": [used.faults.total() for used in game.usage],
        }
        | measures.done
        | {f"points:{name}": values for name, values in measures.parts.items()}
        | {name: value if isinstance(value, list | tuple) else [value] * len(seats) for name, value in own.items()}
    )


def compiled_rows(
    played: Playouts, deals: range, seating: int, line_up: Seating, endings: Sequence[str]
) -> pl.DataFrame:
    """Return a row for each seat of games that the compiled rules have played, one of each deal in one seating."""
    import numpy as np

    from rascals.lab.compiled import doubled_ranks, shares_of

    games, seats = played.scores.shape
    scores = played.scores

    def each(column: Any) -> Any:
        return np.repeat(column, seats)

    return pl.DataFrame(
        {
            "deal": each(np.arange(deals.start, deals.stop, dtype=np.uint32)),
            "seating": np.full(games * seats, seating, np.uint16),
            "seat": np.tile(np.arange(seats, dtype=np.uint8), games),
            "place": np.tile(np.arange(1, seats + 1, dtype=np.uint8), games),
            "entrant": np.tile(np.array(line_up, np.uint8), games),
            "points": scores.ravel(),
            "victory": shares_of(played).ravel() / WHOLE_WIN,
            "rank": (doubled_ranks(played).ravel() / 2).astype(np.float32),
            "moves": each(played.lengths),
            "end": pl.Series(endings).gather(each(played.ends).astype(np.uint32)),
            "best": each(scores.max(axis=1)),
            "spread": each(scores.max(axis=1) - scores.min(axis=1)),
        }
    )


def packed(frame: pl.DataFrame, seconds: float = 0.0) -> bytes:
    """Return a frame as a Parquet file, with the seconds that it took to play, measures included."""
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", compression_level=1, metadata={TOOK: str(seconds)})
    return file.getvalue()


def took(file: Path) -> float:
    """Return how many seconds the rows of a file took to play."""
    return float(pl.read_parquet_metadata(file).get(TOOK, 0.0))


def file_of(folder: Path, block: Block, kind: str = SEATS) -> Path:
    """Return the file with the rows of a block."""
    return folder / f"{kind}{block[0]:010d}-{block[1]:010d}.parquet"


def joined(frames: Iterable[pl.DataFrame]) -> pl.DataFrame:
    """Return the rows of several frames with the same columns."""
    return pl.concat(frames)


def blocks(folder: Path) -> list[Block]:
    """Return the blocks in a cell's folder, in order; one that lies within another is left out."""
    found = (_BLOCK.fullmatch(path.name) for path in folder.glob("*.parquet"))
    ordered = sorted(((int(one[1]), int(one[2])) for one in found if one), key=lambda block: (block[0], -block[1]))
    kept: list[Block] = []
    for block in ordered:
        if not kept or block[0] >= kept[-1][1]:
            kept.append(block)
    return kept


def played(folder: Path) -> int:
    """Return how many deals from the first one on have been played."""
    end = 0
    for first, last in blocks(folder):
        if first != end:
            break
        end = last
    return end


def missing(folder: Path, deals: int, size: int) -> Iterator[Block]:
    """Yield the blocks, of at most `size` deals, a power of two, that must be played so that `deals` have been."""
    gaps, end = list[Block](), 0
    for first, last in [*blocks(folder), (deals, deals)]:
        gaps += [(end, min(first, deals))] if end < min(first, deals) else []
        end = max(end, last)
    for first, last in gaps:
        at = first
        while at < last:
            each = size
            while at % each or at + each > last:
                each //= 2
            yield at, at + each
            at += each


def scan(
    folders: Mapping[str, Path], own: Sequence[str] = (), kind: str = SEATS, deals: range | None = None
) -> pl.LazyFrame:
    """Return the rows of some cells, each with its name as `cell`, of some deals or of all.

    A measure that a game has not is 0. `own`: the names of measures of one's own, which are null there.
    """
    files = [
        pl.scan_parquet(file).with_columns(pl.lit(name).alias("cell"))
        for name, folder in folders.items()
        for block in blocks(folder)
        if deals is None or (block[0] < deals.stop and deals.start < block[1])
        if (file := file_of(folder, block, kind)).is_file()
    ]
    if not files:
        return pl.LazyFrame(schema={"cell": pl.String, **FIXED})
    whole = pl.concat(files, how="diagonal_relaxed")
    if deals is not None:
        whole = whole.filter(pl.col("deal").is_between(deals.start, deals.stop, closed="left"))
    fixed = {"cell", *FIXED, *USED}
    zero = [name for name in whole.collect_schema() if name not in fixed and name.partition(":")[0] not in own]
    return whole.with_columns(pl.col(zero).fill_null(0)) if kind == SEATS else whole


def decision_rows(decisions: Iterable[Mapping[str, Any]]) -> pl.DataFrame:
    """Return a row for each decision."""
    return pl.DataFrame(list(decisions), infer_schema_length=None)
