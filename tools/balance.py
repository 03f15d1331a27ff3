"""Measure the balance of Goons: the worth of villains, goon cards, seats and items to `shrewd` bots. [O-38]

    python tools/balance.py                          100 games with each number of players
    python tools/balance.py --games 400 --players 4  400 games with four players
    python tools/balance.py --data FILE              with changed components
    python tools/balance.py --without shotgun        the gain from buying the shotgun

The worth of a seat or a goon card is the share of a game's stars that its player wins, times the number of players:
1.00 is fair. The worth of an item is its owner's share relative to the mean over all owned items; that of a villain or
a scheme is what it pays in a round, minus the markers lost on it, relative to the mean over all. Each number is
followed by half its 95 % confidence interval and, in brackets, by its number of samples.

A player who buys an expensive item may have been ahead already. `--without ITEM` therefore plays each game in which
somebody bought the item a second time, identical up to the purchase, where that player makes the next best move
instead. It prints the share of the stars with the item and without it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import rascals
from rascals.bots.interface import Bot, ChosenMove, Turn
from rascals.bots.playing import play
from rascals.bots.registry import bot
from rascals.core.intervals import half_width
from rascals.core.match import Match
from rascals.games.goons.components import ITEM_NAMES

Cells = dict[tuple[str, str], list[float]]

BATCH = 5  # games in one task of the process pool
STAR = {"stars": 1.0, "city": 1.0, "crib": 1.0, "energy": 0.6, "money": 0.7, "steps": 0.8}  # a reward's worth in stars
WIDTH = 30  # of the progress bar, in characters


@dataclass
class Tally:
    """Samples by kind and name, kept as [count, sum, sum of squares]."""

    cells: Cells = field(default_factory=lambda: defaultdict(lambda: [0.0, 0.0, 0.0]))

    def add(self, kind: str, name: str, number: float) -> None:
        """Add one sample."""
        cell = self.cells[kind, name]
        for at, power in enumerate((1.0, number, number * number)):
            cell[at] += power

    def join(self, other: Cells) -> None:
        """Add the samples of another process."""
        for key, numbers in other.items():
            self.cells[key] = [a + b for a, b in zip(self.cells[key], numbers, strict=True)]

    def mean(self, kind: str, name: str) -> float:
        """Return a mean."""
        count, total, _ = self.cells[kind, name]
        return total / count

    def shown(self, kind: str, name: str, fair: float = 1.0) -> str:
        """Return a mean with half its interval (for two samples or more), both in units of the fair value."""
        count, total, squares = self.cells[kind, name]
        half = half_width(squares - total * total / count, int(count))
        return f"{total / count / fair:.2f}" + ("" if half is None else f"±{half / fair:.2f}")

    def names(self, kind: str) -> list[str]:
        """Return the names of a kind, in order."""
        return sorted(name for of, name in self.cells if of == kind)


class Abstainer:
    """A `shrewd` bot that makes the next best move instead of buying an item."""

    def __init__(self, item: str) -> None:
        self.item = item
        self.judge: Bot = bot("shrewd", "goons")
        self.name = self.judge.name

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the best move that does not buy the item; the first such move if the bot rates no other."""
        chosen = self.judge.choose(turn)
        if not self._buys(chosen.move):
            return chosen
        others = [option for option in chosen.analysis.get("options", ()) if not self._buys(option["move"])]
        if others:
            return ChosenMove(max(others, key=lambda option: option["value"])["move"])
        return ChosenMove(next(move for move in turn.moves if not self._buys(move)))

    def _buys(self, move: object) -> bool:
        return f"buy {self.item}" in str(move)


def paired(item: str, players: int, first: int, data: str | None) -> Cells:
    """Play a batch of games, and each again without its purchase of the item; return the buyer's share in both."""
    game = rascals.game("goons", players=players, data=data)
    tally = Tally()
    for seed in range(first, first + BATCH):
        match = play(game, ["shrewd"] * players, seed=seed)
        for seat in {ply.seat for ply in match.history if ply.seat is not None and f"buy {item}" in str(ply.move)}:
            others: list[str | Bot] = ["shrewd"] * players
            others[seat] = Abstainer(item)
            for name, one in (("with", match), ("without", play(game, others, seed=seed))):
                scores = one.view(reveal=True)["scores"]
                tally.add(item, name, players * scores[seat] / sum(scores))
    return dict(tally.cells)


def played(players: int, first: int, data: str | None) -> Cells:
    """Play a batch of games; return the samples."""
    game = rascals.game("goons", players=players, data=data)
    tally = Tally()
    for seed in range(first, first + BATCH):
        count(play(game, ["shrewd"] * players, seed=seed), tally)
    return dict(tally.cells)


def count(match: Match, tally: Tally) -> None:
    """Add the samples of a finished game."""
    view = match.view(reveal=True)
    players, scores = match.game.players, view["scores"]
    share = {seat: players * scores[seat] / sum(scores) for seat in match.game.seats}
    first = next(args["seat"] for name, args in events(match) if name == "goon_chosen")
    for facts in view["seats"]:
        seat = facts["seat"]
        tally.add("seat", str((seat - first) % players + 1), share[seat])
        tally.add("goon", facts["goon"]["name"], share[seat])
        tally.add("score", "mean", facts["score"])
        for item, held in facts["items"].items():
            tally.add("item", item, share[seat])
            tally.add("copies", item, held["copies"])
    count_schemes(match, tally)


def count_schemes(match: Match, tally: Tally) -> None:
    """Add the rewards of each open scheme in its round, minus the markers lost on it."""
    open_schemes: dict[str, str] = {}
    worth: dict[str, float] = {}
    for name, args in events(match):
        if name == "scheme_turned_up":
            note(worth, open_schemes.pop(args["colour"], None), tally)
            open_schemes[args["colour"]] = args["scheme"]
            worth[args["scheme"]] = 0.0
        elif name == "scheme_began":
            current = args["scheme"]
        elif name == "rewarded":
            worth[current] += sum(value * args[what] for what, value in STAR.items())
        elif name == "markers_lost":
            worth[current] -= STAR["energy"] * args["number"]
    for scheme in open_schemes.values():
        note(worth, scheme, tally)


def note(worth: Mapping[str, float], scheme: str | None, tally: Tally) -> None:
    """Add the worth of a scheme in its round."""
    if scheme is not None:
        tally.add("villain", scheme[:2], worth[scheme])
        tally.add("scheme", scheme, worth[scheme])


def events(match: Match) -> Iterator[tuple[str, Any]]:
    """Yield each event of a match."""
    for ply in match.history:
        for event in ply.events:
            yield event.name, event.args


def reported(players: int, games: int, tally: Tally) -> Iterator[str]:
    """Yield the lines of the report for one number of players."""
    yield f"{players} players, {games} games, mean score {tally.mean('score', 'mean'):.1f}"
    for kind in ("seat", "goon", "item", "villain", "scheme"):
        names = tally.names(kind)
        weight = {name: tally.cells[kind, name][0] for name in names}
        fair = 1.0
        if kind not in {"seat", "goon"}:
            fair = sum(tally.mean(kind, name) * weight[name] for name in names) / sum(weight.values())
        parts = [f"{name} {tally.shown(kind, name, fair)} ({int(weight[name])})" for name in names]
        yield f"  {kind}: " + "  ".join(parts)


def compared(item: str, players: int, games: int, tally: Tally) -> Iterator[str]:
    """Yield the line of an item: the share with it, the share without it, and their ratio."""
    if not tally.names(item):
        yield f"{players} players, {games} games: nobody bought {item}"
        return
    ratio = tally.mean(item, "with") / tally.mean(item, "without")
    times = int(tally.cells[item, "with"][0])
    yield (
        f"{players} players, {games} games, {item} bought {times} times: share {tally.shown(item, 'with')}, "
        f"without it {tally.shown(item, 'without')}: {ratio:.2f}"
    )


def main() -> int:
    """Play the games and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=100, help="of each number of players")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="only this number")
    parser.add_argument("--data", help="a file of components")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--without", metavar="ITEM", choices=ITEM_NAMES, help="measure the gain from buying this item")
    chosen = parser.parse_args()
    batch = partial(paired, chosen.without) if chosen.without else played
    lines = partial(compared, chosen.without) if chosen.without else reported
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for players in [chosen.players] if chosen.players else [2, 3, 4]:
            seeds = range(chosen.first, chosen.first + chosen.games, BATCH)
            tally = Tally()
            for done, cells in enumerate(pool.map(batch, [players] * len(seeds), seeds, [chosen.data] * len(seeds)), 1):
                tally.join(cells)
                bar = "#" * (WIDTH * done // len(seeds))
                print(f"\r{bar:<{WIDTH}} {done * BATCH}", end="", file=sys.stderr)
            print(file=sys.stderr)
            print("\n".join(lines(players, len(seeds) * BATCH, tally)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
