"""How weak bots still are: the share of victories of a learned best response to each, alone among copies of it.

    python -m benchmarks.answers                              Felicity's levels and its shrewd bot, four players
    python -m benchmarks.answers --players 3 --bots hard,expert --games 400000

For each bot a network that starts as the game's expert plays `--games` games alone among copies of it and learns to win
(`rascals.training.answering`); then both play as they are, on all seats of the same deals. That is the least that a
player can achieve who knows the bot by heart. Networks are written to `--out`, and so is a line for each response as
soon as it has been measured; a line for the same rules, networks, games and deals is not measured again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import rascals
from benchmarks.levels import LEVELS, NETWORK, YARDSTICK, measured, network_hash, row, several
from rascals.bots import names
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
    file.write_bytes(training.network().packed())
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
    given.out.mkdir(parents=True, exist_ok=True)
    lines = given.out / "answers.jsonl"
    known = [json.loads(line) for line in lines.read_text().splitlines()] if lines.is_file() else []
    of = {"game": given.game, "rules": rascals.games()[given.game].version, "players": given.players}
    of |= {"network": network_hash(given.game), "games": given.games, "deals": given.deals}
    with lines.open("a") as out:
        for rest in given.bots or [name for name in (*LEVELS, YARDSTICK) if name in names(given.game)]:
            file = given.out / f"{given.game}-{given.players}-against-{rest}{NETWORK}"
            key = of | {"one": str(file), "rest": rest}
            line = next((one for one in known if key.items() <= one.items()), None)
            if line is None:
                minutes = trained(given.game, given.players, rest, given.games, file)
                with ProcessPoolExecutor(os.cpu_count()) as pool:
                    line = key | measured(pool, key) | {"minutes": round(minutes, 1)}
                out.write(json.dumps(line) + "\n")
                out.flush()
            print(row({**line, "one": "the best response"}), f"  {line['minutes']:.0f} minutes of training", flush=True)


if __name__ == "__main__":
    main()
