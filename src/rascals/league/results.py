"""The file of results: one line of JSON for each game, appended as soon as the game is over.

A line has the digest of its table, so it counts for every league in which the same entrants play the same game; other
leagues skip it. It ends with a checksum. A run that was killed may leave its last line unfinished: that line is cut
off, and its game is played again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, Self, cast
from zlib import crc32

from rascals.core.errors import RascalsError
from rascals.core.user_files import locked
from rascals.lab.entrants import FAULTS, SeatUsage
from rascals.lab.playing import NumberedGame, PlayedGame
from rascals.league.plan import League, LeagueTable

ENDING = ".results.jsonl"
LONGEST = 1 << 20  # bytes of a line
LARGE = 10**12  # more than anything here counts or lasts


class BadResults(RascalsError):
    """A file of results that is damaged, of another league, or in use by another run."""


def file_beside(league_file: Path) -> Path:
    """Return the file of results of a league: beside its own file."""
    return league_file.with_name(league_file.stem + ENDING)


class SavedLeague:
    """The results of a league so far, by the numbers of their games; with a file, new ones are appended to it."""

    def __init__(self, league: League, file: Path | None = None, *, change: bool = False) -> None:
        """Read what the file has. BadResults if it is damaged, or of another league and `change` does not allow it."""
        self.league, self.file, self._change = league, file, change
        self.results: dict[NumberedGame, PlayedGame] = {}
        self._tables = {table.digest: at for at, table in enumerate(league.tables)}
        self._out: IO[bytes] | None = None
        self._whole = 0  # bytes of the file that are whole lines
        self._headed = False
        if file is not None and file.is_file():
            with _opened(file, "rb") as kept:
                self._read(file, kept)

    def __enter__(self) -> Self:
        """Open the file for appending, exclusively; an incomplete last line is cut off.

        BadResults if another run has it open. Lines written since it was first read are read, too.
        """
        if self.file is not None:
            self._out = _opened(self.file, "a+b")
            try:
                self._continue(self.file, self._out)
            except BaseException:
                self._out.close()
                raise
        return self

    def _continue(self, file: Path, out: IO[bytes]) -> None:
        _alone(file, out)
        out.seek(0)
        self._read(file, out)
        out.truncate(self._whole)
        if not self._headed:
            self._write(header(self.league))

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None

    def keep(self, result: PlayedGame) -> None:
        """Add a result and write it at once. A game that has a result already is not counted again."""
        if result.number in self.results:
            return
        self.results[result.number] = result
        self._write(line_of(self.league, result))

    def _write(self, line: Mapping[str, Any]) -> None:
        if self._out is not None:
            self._out.write((checked(line) + "\n").encode())
            self._out.flush()

    def _read(self, file: Path, lines: IO[bytes]) -> None:
        """Read all whole lines. The file belongs to the last league that has continued it."""
        self._whole, league = 0, None
        for number, line in enumerate(iter(lambda: lines.readline(LONGEST), b""), start=1):
            data = _data_of(line)
            if data is None:
                if not (line.endswith(b"\n") or lines.read(1)):
                    break  # the process was killed while it wrote this
                raise _damaged(file, number)
            self._whole += len(line)
            league = data.get("league", league)
            at = self._tables.get(str(data.get("table")))
            if at is not None:
                if not is_result(data, self.league, at):
                    raise _damaged(file, number)
                result = read_result(data, at, self.league.tables[at])
                self.results.setdefault(result.number, result)
        self._headed = league == self.league.meaning
        if not (self._headed or self._change or league is None):
            raise BadResults(
                f"{file} has the results of another league, or of this one before it was changed; "
                "--changed counts those that both have, --fresh begins again"
            )


def put_aside(file: Path) -> None:
    """Give a file of results, if there is one, a name that ends in `.old`; BadResults if another run has it open."""
    if file.exists():
        with _opened(file, "ab") as out:
            _alone(file, out)
        file.replace(file.with_name(f"{file.name}.old"))  # closed, as Windows demands


def _opened(file: Path, mode: str) -> IO[bytes]:
    try:
        return cast("IO[bytes]", file.open(mode))
    except OSError as error:
        raise BadResults(f"cannot open {file}: {error.strerror}") from error


def _alone(file: Path, out: IO[bytes]) -> None:
    if not locked(out):
        raise BadResults(f"another run plays the league of {file}; wait until it ends, or stop it")


def _damaged(file: Path, line: int) -> BadResults:
    return BadResults(f"{file}, line {line}: damaged; delete this line, and its game is played again")


def header(league: League) -> dict[str, Any]:
    """Return the line before the results of a league."""
    return {"league": league.meaning, "name": league.name, "entrants": league.names, "rascals": version("rascals-core")}


def line_of(league: League, result: PlayedGame) -> dict[str, Any]:
    """Return a result as JSON-ready data."""
    table = league.tables[result.number.cell]
    return {
        "table": table.digest,
        "deal": result.number.deal,
        "seating": result.number.seating,
        "names": [league.names[one] for one in result.line_up],
        "scores": result.scores,
        "winners": result.winners,
        "moves": result.moves,
        "end": result.end,
        "decisions": [seat.decisions for seat in result.usage],
        "seconds": [round(seat.seconds, 6) for seat in result.usage],
        "longest": [round(seat.longest, 6) for seat in result.usage],
        "faults": [dict(sorted(seat.faults.items())) for seat in result.usage],
    }


def is_result(data: Mapping[str, Any], league: League, table: int) -> bool:
    """Return whether a line has the form of a table's result: whoever can write the file can write a checksum too."""
    seatings, seats = league.tables[table].seatings, league.contests[league.tables[table].contest].kind.seats
    columns, winners = {name: data.get(name) for name in _COLUMNS}, data.get("winners")
    return (
        all(isinstance(column, list) and len(column) == len(seats) for column in columns.values())
        and all(_COLUMNS[name](one) for name, column in columns.items() for one in column or ())
        and all(_counts(data.get(name)) for name in ("deal", "seating", "moves"))
        and data["seating"] < len(seatings)
        and isinstance(winners, list)
        and all(map(_counts, winners))
        and winners == [seat for seat in seats if seat in winners]
        and isinstance(data.get("end"), str)
    )


def _scores(given: Any) -> bool:
    return type(given) is int and abs(given) < LARGE


def _counts(given: Any) -> bool:
    return _scores(given) and given >= 0


def _lasts(given: Any) -> bool:
    return type(given) in (int, float) and 0 <= given < LARGE


def _faults(given: Any) -> bool:
    return isinstance(given, dict) and given.keys() <= FAULTS and all(map(_counts, given.values()))


# The columns of a line, by seat, and what is valid in each.
_COLUMNS = {"scores": _scores, "decisions": _counts, "seconds": _lasts, "longest": _lasts, "faults": _faults}


def read_result(data: Mapping[str, Any], at: int, table: LeagueTable) -> PlayedGame:
    """Return the result in a line, with the number `at` that its table has now."""
    columns = (data[name] for name in ("decisions", "seconds", "longest", "faults"))
    usage = [
        SeatUsage(decisions, seconds, longest, Counter(faults))
        for decisions, seconds, longest, faults in zip(*columns, strict=True)
    ]
    return PlayedGame(
        number=NumberedGame(at, data["deal"], data["seating"]),
        line_up=table.seatings[data["seating"]],
        scores=tuple(data["scores"]),
        winners=tuple(data["winners"]),
        moves=data["moves"],
        end=data["end"],
        usage=tuple(usage),
    )


def checked(line: Mapping[str, Any]) -> str:
    """Return a line as text, its last entry the checksum of the others."""
    text = json.dumps(line, ensure_ascii=True, separators=(",", ":"))
    return f'{text[:-1]},"check":"{crc32(text.encode()):08x}"}}'


def _data_of(line: bytes) -> dict[str, Any] | None:
    """Return the data of a line, None if it is incomplete or its checksum is wrong."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not (isinstance(data, dict) and line.endswith(b"\n")):
        return None
    check = data.pop("check", None)
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return data if check == f"{crc32(text.encode()):08x}" else None
