"""What each game is like, in figures: length, branching, decisions made together, what is hidden, the seats' chances.

    python -m benchmarks.traits                            every game and edition, each number of players
    python -m benchmarks.traits --game heist --edition v5 --bot shrewd --games 40

The seats of a game are played by one kind of bot. For each configuration a row:

- decisions in a game, of all seats together; each step of a composite move is one
- how many choices a decision has: the median, the mean, and the most
- together: the share of decisions that are made while other seats have to decide too
- hidden: bits that the seat to decide does not know, at most; see `benchmarks/hidden.py`
- the share of victories of each place in the order of play (of each seat, where a game has no order), with the 95 %
  interval of the share farthest from a fair one

Each is a study with rows of decisions (`rascals.study`, extra `lab`). Its rows are in `--out`; what has been played
under the same rules, by the same networks, is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

import rascals
from benchmarks.levels import networks_of
from rascals.core.intervals import share_interval
from rascals.lab import Cell
from rascals.study import Stop, Study
from rascals.study.cells import OwnMeasure, StudyCell

BOT = "shrewd"
FILE = Path(__file__).with_name("hidden.py")


def traits(study: Study) -> dict[str, Any]:
    """Return the figures of the deals of a study of one cell that has been played.

    `places`: shares of victory; `farthest`: the interval of the least fair one.
    """
    cell, games = next(iter(study.cells.values())).cell, study.stop.deals
    wanted = pl.col("deal") < games
    decisions = study.decisions().filter(wanted)
    wins = study.frame().filter(wanted).group_by("place").agg(pl.col("victory").sum()).sort("place")["victory"]
    choices: Any = decisions["choices"]  # the figures of numbers, which polars types as those of any column
    return {
        "game": cell.game,
        "edition": cell.edition,
        "players": cell.players,
        "bot": cell.bots[0],
        "games": games,
        "decisions": len(decisions) / games,
        "median": choices.median(),
        "mean": choices.mean(),
        "most": choices.max(),
        "together": len(decisions.filter(pl.col("awaited") > 1)) / len(decisions),
        "hidden": decisions["hidden"].mean(),
        "places": [won / games for won in wins],
        "farthest": share_interval(max(wins, key=lambda won: abs(won / games - 1 / cell.players)), games),
    }


def row(found: dict[str, Any]) -> str:
    """Return the figures as a row of a table in Markdown."""
    low, high = found["farthest"]
    cells = (
        f"{found['game']} {found['edition'] or ''}".strip(),
        str(found["players"]),
        f"{found['decisions']:.0f}",
        f"{found['median']:.0f}, {found['mean']:.1f}, {found['most']}",
        f"{found['together']:.0%}",
        f"{found['hidden']:.0f}",
        f"{', '.join(f'{share:.0%}' for share in found['places'])} ({low:.0%} to {high:.0%})",
    )
    return f"| {' | '.join(cells)} |"


HEAD = "| game | players | decisions | choices: median, mean, most | together | hidden bits | victories by place |"


def configurations(game: str | None, edition: str | None) -> Iterator[tuple[str, str | None, int]]:
    """Yield each game, edition and number of players that is wanted."""
    for definition in rascals.games().values():
        if game in (None, definition.name):
            for one in definition.editions or (None,):
                if edition in (None, one):
                    yield from ((definition.name, one, players) for players in definition.players)


def study(config: tuple[str, str | None, int], bot: str, games: int, out: Path) -> Study:
    """Return the study of a configuration: a cell whose decisions are kept; `out` is the folder of its rows."""
    game, edition, players = config
    hidden = OwnMeasure("hidden", FILE.name, FILE.read_text(encoding="utf-8"), "hidden")
    rows = out / networks_of(game)
    cell = StudyCell(game, {}, Cell(game, (bot,) * players, edition), "traits", decisions=(hidden,), rows=rows)
    return Study("Traits", [cell], [], Stop(deals=games))  # without questions it plays all deals


def main() -> None:
    """Play what is missing, and print the row of each configuration at once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(rascals.games()))
    parser.add_argument("--edition")
    parser.add_argument("--bot", default=BOT, help=f"who plays on all seats (default: {BOT})")
    parser.add_argument("--games", type=int, default=100, help="of each configuration (default: 100)")
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.add_argument("--quick", action="store_true", help="two games, one configuration of each game")
    parser.add_argument("--out", type=Path, default=Path("traits"), help="the folder of the rows (default: traits)")
    given = parser.parse_args()
    wanted = list(configurations(given.game, given.edition))
    if given.quick:
        wanted = list({name: (name, edition, players) for name, edition, players in wanted}.values())
    found = []
    if not given.json:
        print(HEAD, "| --- " * HEAD.count(" | ") + "| --- |", sep="\n")
    for config in wanted:
        asked = study(config, given.bot, 2 if given.quick else given.games, given.out)
        if not asked.run(os.cpu_count() or 1):
            parser.exit(130, "stopped; the same command goes on\n")
        found.append(traits(asked))
        if not given.json:
            print(row(found[-1]), flush=True)
    if given.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
