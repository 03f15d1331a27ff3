"""How weak bots still are: the share of victories of a learned best response to each, alone among copies of it.

    python -m benchmarks.answers                              Felicity's levels and its shrewd bot, four players
    python -m benchmarks.answers --players 3 --bots hard,expert --games 400000

For each bot a network that starts as the game's expert plays `--games` games alone among copies of it and learns to win
(`rascals.training.answering`); then both play as they are, on all seats of the same deals. That is the least that a
player can achieve who knows the bot by heart. For each a line is printed as `benchmarks.levels` does. Networks are
written to `--out`, each in a folder for the rules, networks and games that it is for, where it is not trained again;
and the rows of the games that measure it, which are not played again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import rascals
from benchmarks.by_file import NETWORK
from benchmarks.levels import LEVELS, YARDSTICK, lines, networks_of, several, study
from rascals.bots import names
from rascals.core.user_files import write_file
from rascals.training.answering import Answering
from rascals.training.recipe import recipe_of

PARTS = 10  # of the games: after each, progress is printed


def trained(game: str, players: int, against: str, games: int, file: Path) -> float:
    """Train the best response to a bot, and write it to a file; return the minutes that took."""
    recipe, begun, reported = replace(recipe_of(game), games=games), monotonic(), 0

    def report(news: dict[str, Any]) -> None:
        nonlocal reported
        if "games" in news and news["games"] * PARTS // games > reported:
            reported = news["games"] * PARTS // games
            print(f"  {news['games']:>9,} games: {news['fair_shares']:.2f} × fair", file=sys.stderr, flush=True)

    print(f"{game}, {players} players: the best response to {against}", file=sys.stderr, flush=True)
    training = Answering(game, recipe, players, against)
    training.imitate(os.cpu_count() or 1, report)
    training.improve(report)
    write_file(file, training.network().packed())  # at once, as a file that is there is not trained again
    return (monotonic() - begun) / 60


def main(arguments: Sequence[str] | None = None) -> None:
    """Make and measure what is missing, and print all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(rascals.games()), default="felicity")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--bots", type=lambda text: text.split(","), metavar="BOT,…")
    parser.add_argument("--games", type=int, default=200_000, help="in which the answer is learned (default: 200000)")
    parser.add_argument("--deals", type=several, default=100, help="each is played once for every seat (default: 100)")
    parser.add_argument("--out", type=Path, default=Path("answers"), help="a folder (default: answers)")
    given = parser.parse_args(arguments)
    trained_for = f"{given.game}-{rascals.games()[given.game].version}-{networks_of(given.game)}-{given.games}"
    folder = given.out / trained_for
    folder.mkdir(parents=True, exist_ok=True)
    for rest in given.bots or [name for name in (*LEVELS, YARDSTICK) if name in names(given.game)]:
        file = folder / f"{given.players}-against-{rest}{NETWORK}"
        if not file.is_file():
            minutes = trained(given.game, given.players, rest, given.games, file)
            print(f"  trained in {minutes:.0f} minutes", file=sys.stderr, flush=True)
        asked = study(given.game, [given.players], [(str(file), rest)], given.deals, given.out)
        if not asked.run(os.cpu_count() or 1):
            parser.exit(130, "stopped; the same command goes on\n")
        print(next(lines(asked)).replace(str(file), "the best response"), flush=True)


if __name__ == "__main__":
    main()
