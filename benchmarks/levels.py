"""How strong the bots of a game are against each other: one against the rest, on all seats of the same deals.

    python -m benchmarks.levels                          Felicity's levels, each number of players
    python -m benchmarks.levels --players 4 --deals 1000
    python -m benchmarks.levels --bots shrewd,expert --game felicity --out levels

Each level meets the one below it, the hardest the shrewd bot, and the easiest a newcomer (see `Newcomer`); or each of
`--bots` each other, where a file that `rascals train` has written counts as a bot. For each pair, both ways, a line:
the share of victories of the one that sits alone, with a 95 % interval over the deals, and its milliseconds a move, on
the clock: more on a machine with other work. It is a study (`rascals.study`, extra `lab`) whose rows are in `--out`;
what has been played under the same rules, by the same networks, is not played again.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise, permutations
from pathlib import Path

import polars as pl

import rascals
from benchmarks.by_file import NETWORK, spec_of
from rascals.bots import ChosenMove, Turn, names
from rascals.core.intervals import half_width_of
from rascals.games.felicity.state import PLACE, owner
from rascals.lab import Cell
from rascals.study import Question, Stop, Study
from rascals.study.cells import StudyCell

LEVELS = ("easy", "medium", "hard", "expert")  # from the easiest; not every game has them all
YARDSTICK = "shrewd"
LONE = Question("How often does the one win that sits alone?", where={"entrant": 0})


class Newcomer:
    """Plays Felicity as its lesson teaches: any card, and bids of one more, up to what it sees and a third of its mice.

    What it sees are the points of the open cards, its own included; of a card face down it expects 2.
    """

    name = "newcomer"

    def choose(self, turn: Turn) -> ChosenMove:
        """Place any card, or bid."""
        s, moves = turn.sampled_state, turn.moves
        if s.phase == PLACE:
            return ChosenMove(turn.random.choice(moves))
        seen = [place < s.revealed or owner(s, place) == turn.seat for place in range(s.placed)]
        worth = sum(s.worth[s.row[place]] if known else 2 for place, known in enumerate(seen))
        bids = [move for move in moves if move.kind == "bid"]
        most = min(worth, (s.mice[turn.seat] + s.bid[turn.seat]) // 3)
        if bids and bids[0].args["mice"] <= most:
            return ChosenMove(bids[0])
        return ChosenMove(next((move for move in moves if move.kind == "pass"), moves[0]))


def pairs(game: str, bots: Sequence[str] | None) -> list[tuple[str, str]]:
    """Return who sits alone and who the rest are: each of the bots named with each, else each level with the next."""
    if bots:
        return [*permutations(bots, 2)]
    levels = [name for name in LEVELS if name in names(game)]
    met = [*pairwise(levels), (levels[-1], YARDSTICK)] if levels[-1] == LEVELS[-1] else [*pairwise(levels)]
    met += [(Newcomer.name, levels[0])] if game == "felicity" else []
    return [way for one, rest in met for way in ((one, rest), (rest, one))]


def study(game: str, players: Iterable[int], met: Iterable[tuple[str, str]], deals: int, out: Path) -> Study:
    """Return the study of some pairs, each with each number of players; `out` is the folder of its rows.

    BadOption if the game has no such bot.
    """
    ways = [(number, one, rest) for number in players for one, rest in met]
    rows = out / networks_of(game)
    cells = [
        StudyCell(
            name=f"{game}, {number} players: {one} against {rest}",
            factors={"players": str(number), "one": one, "rest": rest},
            cell=Cell(game, (spec(one), *[spec(rest)] * (number - 1))),
            seed="levels",
            rows=rows,
        )
        for number, one, rest in ways
    ]
    return Study("Levels", cells, [], Stop(deals=deals))  # without questions every cell plays all deals


def spec(name: str) -> str:
    """Return the spec of a bot, of the newcomer, or of one that plays by the network in a file."""
    if name.endswith(NETWORK):
        return spec_of(Path(name))
    return "benchmarks.levels:Newcomer" if name == Newcomer.name else name


def networks_of(game: str) -> str:
    """Return a hash of a game's networks, which rows do not know; nothing if it has none."""
    found = sorted((Path(rascals.__file__).parent / "bots" / game).glob(f"*{NETWORK}"))
    return sha256(b"".join(file.read_bytes() for file in found)).hexdigest()[:16] if found else ""


def lines(played: Study) -> Iterator[str]:
    """Yield what is printed of each cell of a study that has been played."""
    frame = played.frame().filter(pl.col("deal") < played.stop.deals)
    for cell in played.cells.values():
        rows, players = frame.filter(pl.col("cell") == cell.name), cell.cell.players
        shares = LONE.values(rows.lazy(), players).collect()["value"].to_list()
        share = sum(shares) / len(shares)
        # A victory in one more game of a deal is the least step; two deals at least are played.
        half = half_width_of(shares, 1 / players)
        lone = rows.filter(pl.col("entrant") == 0)
        took = 1000 * float(lone["seconds"].sum()) / int(lone["decisions"].sum())
        yield f"{cell.name:<56} {share:6.1%} ± {half:5.1%}   {share * players:4.2f} × fair   {took:7.2f} ms a move"


def several(text: str) -> int:
    """Return a number of deals; an interval needs two at least."""
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"at least 2, not {text}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, and print all."""
    parser = argparse.ArgumentParser(description="How strong the bots of a game are against each other.")
    parser.add_argument("--game", choices=sorted(rascals.games()), default="felicity")
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], metavar="N,…")
    parser.add_argument("--bots", type=lambda text: text.split(","), metavar="BOT,…")
    parser.add_argument("--deals", type=several, default=250, help="each is played once for every seat (default: 250)")
    parser.add_argument("--out", type=Path, default=Path("levels"), help="the folder of the rows (default: levels)")
    given = parser.parse_args(arguments)
    players = given.players or rascals.games()[given.game].players
    asked = study(given.game, players, pairs(given.game, given.bots), given.deals, given.out)
    if not asked.run(os.cpu_count() or 1):
        parser.exit(130, "stopped; the same command goes on\n")
    print("\n".join(lines(asked)))


if __name__ == "__main__":
    main()
