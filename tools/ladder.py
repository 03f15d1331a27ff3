"""Play the league of the shipped bots and write docs/reference/ladder.md.

    python tools/ladder.py              play what is missing, and write the page
    python tools/ladder.py --write      write the page from the results there are

The league is benchmarks/ladder.toml, its results are beside it. Needs the extra `envs`: OpenSpiel's search is one of
the entrants. After a change of rules or of the file it plays again what has changed; to play all of it again, delete
the results.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from rascals.cli.league import LeagueReport
from rascals.cli.league_page import RATING_NOTE, READ, tables
from rascals.league import LeagueFigures, SavedLeague, file_beside, read_league
from rascals.words import Words

ROOT = Path(__file__).resolve().parents[1]
LEAGUE = ROOT / "benchmarks/ladder.toml"
PAGE = ROOT / "docs/reference/ladder.md"
WIDTH = 120  # of the page's lines, in characters

HEAD = """# The ladder of the bots

The bots that come with Rascals in [a league](../how-to/league.md), and a stranger: `ismcts (OpenSpiel)` is OpenSpiel's
information-set Monte Carlo tree search, with 200 simulations for a move, [in our games](../how-to/openspiel.md).
`python tools/ladder.py` plays `benchmarks/ladder.toml` and writes this page; `rascals league show
benchmarks/ladder.toml` also tells who ends above whom, and with `--again 3.1.3` plays that game again.
[More games between two of them](../explanation/bots.md#how-strong-they-are) at a time.
"""


def parts(report: LeagueReport) -> Iterator[str]:
    """Yield the lines of the page."""
    yield HEAD
    kept = report.figures.kept
    spent = sum(seat.seconds for game in kept.results.values() for seat in game.usage)
    yield f"{len(report.figures.games)} games. All entrants together thought for {spent / 60:.0f} minutes on the clock,"
    yield f"in processes that shared {os.cpu_count()} cores with other work ({platform.machine()}, {platform.system()},"
    yield f"Python {platform.python_version()}).\n"
    for deals in report.figures.contests:
        counts = sorted({len(one.games) for one in deals.tables})
        tables_shown = "1 table" if len(deals.tables) == 1 else f"{len(deals.tables)} tables, each"
        yield f"- `{deals.contest.name}`: {tables_shown} with {', '.join(map(str, counts))} deals."
    yield "\n" + fill(f"{READ} {RATING_NOTE}", WIDTH)
    for table in tables(Words("en"), report):
        if table.matrix:  # who ends above whom, which `rascals league show` prints
            continue
        yield f"\n## {table.caption}\n"
        yield "| " + " | ".join(table.heads) + " |\n|" + " --- |" * len(table.heads)
        yield from ("| " + " | ".join(row) + " |" for row in table.texts())


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description="The ladder of the shipped bots.")
    parser.add_argument("--write", action="store_true", help="only write the page, from the results there are")
    if not parser.parse_args().write:
        command = [sys.executable, "-m", "rascals", "league", "run", str(LEAGUE), "--changed"]
        subprocess.run(command, cwd=ROOT, check=True)
    sys.path.insert(0, str(ROOT))  # one of the entrants is in benchmarks
    kept = SavedLeague(read_league(LEAGUE), file_beside(LEAGUE), change=True)
    report = LeagueReport(LeagueFigures(kept), LEAGUE, complete=True, saved={})
    PAGE.write_text("".join(f"{line}\n" for line in parts(report)), encoding="utf-8")


if __name__ == "__main__":
    main()
