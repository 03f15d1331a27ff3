"""How strong the bots of a game are against each other: one against the rest, on all seats of the same deals.

    python -m benchmarks.levels                          Felicity's levels, each number of players
    python -m benchmarks.levels --players 4 --deals 1000
    python -m benchmarks.levels --bots shrewd,expert --game felicity --out levels.jsonl

Each level meets the one below it, the hardest the shrewd bot, and the easiest a newcomer (see `Newcomer`); or each of
`--bots` each other, where a file that `rascals train` has written counts as a bot. For each pair, both ways, a line:
the share of victories of the one that sits alone, with a 95 % interval over the deals, and its milliseconds of
processor time a move. Each line is written to `--out` at once; a line for the same rules, networks and deals is not
played again.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from itertools import pairwise, permutations
from pathlib import Path
from time import process_time
from typing import Any

import rascals
from rascals.bots import Bot, ChosenMove, Turn, bot, names
from rascals.bots.learned import Learned, Mind
from rascals.bots.network import Network
from rascals.core.intervals import half_width_of
from rascals.games.felicity.state import PLACE, owner

LEVELS = ("easy", "medium", "hard", "expert")  # from the easiest; not every game has them all
YARDSTICK = "shrewd"
NETWORK = ".network"


@dataclass
class Clocked:
    """A bot, and how long it has thought: seconds, and about how many moves."""

    bot: Bot
    seconds: float = 0.0
    moves: int = 0
    name: str = field(default="clocked", init=False)

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the bot choose, and look at the clock."""
        began = process_time()
        chosen = self.bot.choose(turn)
        self.seconds += process_time() - began
        self.moves += 1
        return chosen


def deal(game: str, players: int, one: str, rest: str, number: int) -> tuple[float, float, int]:
    """Play a deal once with `one` on each seat; return its share of the victories, its seconds, and its moves."""
    kind, lone, share = rascals.game(game, players=players), Clocked(player(one, game)), 0.0
    for seat in kind.seats:
        seated: list[Bot] = [player(rest, game)] * players
        seated[seat] = lone
        winners = rascals.play(kind, seated, seed=f"levels/{number}").winners or ()
        share += (seat in winners) / max(len(winners), 1)
    return share / players, lone.seconds, lone.moves


def player(name: str, game: str) -> Bot:
    """Return a bot, the newcomer, or one that plays by the network in a file."""
    if name.endswith(NETWORK):
        return ByFile(name, "", bot("random"))
    return Newcomer() if name == Newcomer.name else bot(name, game)


class ByFile(Learned):
    """Plays by the network in the file of its name."""

    def mind(self, turn: Turn) -> Mind | None:
        """Return the network that it plays by."""
        return Mind(network_in(self.name), turn.game.definition, self.heat)


@cache
def network_in(file: str) -> Network:
    """Return the network in a file."""
    return Network.unpacked(Path(file).read_bytes())


def measured(pool: ProcessPoolExecutor, key: dict[str, Any]) -> dict[str, Any]:
    """Play all deals of a line; return their result."""
    play = partial(deal, key["game"], key["players"], key["one"], key["rest"])
    found = list(pool.map(play, range(key["deals"]), chunksize=2))
    shares = [share for share, _, _ in found]
    # A victory in one more game of a deal is the least step; two deals at least are played.
    half = half_width_of(shares, 1 / key["players"])
    seconds, moves = sum(one[1] for one in found), sum(one[2] for one in found)
    return {"share": statistics.mean(shares), "half": half, "ms": 1000 * seconds / max(moves, 1)}


def network_hash(game: str) -> str:
    """Return a hash of a game's networks; nothing if it has none."""
    found = sorted((Path(rascals.__file__).parent / "bots" / game).glob("*.network"))
    return sha256(b"".join(file.read_bytes() for file in found)).hexdigest()[:16] if found else ""


def wanted(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield the key of each line."""
    definition = rascals.games()[given.game]
    of = {"game": given.game, "rules": definition.version, "network": network_hash(given.game), "deals": given.deals}
    for players in given.players or definition.players:
        for one, rest in pairs(given.game, given.bots):
            yield {**of, "players": players, "one": one, "rest": rest}


def pairs(game: str, bots: Sequence[str] | None) -> list[tuple[str, str]]:
    """Return who sits alone and who the rest are: each of the bots named with each, else each level with the next."""
    if bots:
        return [*permutations(bots, 2)]
    levels = [name for name in LEVELS if name in names(game)]
    met = [*pairwise(levels), (levels[-1], YARDSTICK)] if levels[-1] == LEVELS[-1] else [*pairwise(levels)]
    met += [(Newcomer.name, levels[0])] if game == "felicity" else []
    return [way for one, rest in met for way in ((one, rest), (rest, one))]


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


def several(text: str) -> int:
    """Return a number of deals; an interval needs two at least."""
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"at least 2, not {text}")
    return int(text)


def row(line: dict[str, Any]) -> str:
    """Return a line as it is printed."""
    who = f"{line['game']}, {line['players']} players: {line['one']} against {line['rest']}"
    fair, share = 1 / line["players"], line["share"]
    return f"{who:<56} {share:6.1%} ± {line['half']:5.1%}   {share / fair:4.2f} × fair   {line['ms']:7.2f} ms a move"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and print all."""
    parser = argparse.ArgumentParser(description="How strong the bots of a game are against each other.")
    parser.add_argument("--game", choices=sorted(rascals.games()), default="felicity")
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], metavar="N,…")
    parser.add_argument("--bots", type=lambda text: text.split(","), metavar="BOT,…")
    parser.add_argument("--deals", type=several, default=250, help="each is played once for every seat (default: 250)")
    parser.add_argument(
        "--out", type=Path, default=Path("levels.jsonl"), help="the lines so far (default: levels.jsonl)"
    )
    given = parser.parse_args(arguments)
    known = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.is_file() else []
    with ProcessPoolExecutor(os.cpu_count()) as pool, given.out.open("a") as out:
        for key in wanted(given):
            line = next((one for one in known if key.items() <= one.items()), None)
            if line is None:
                line = key | measured(pool, key)
                out.write(json.dumps(line) + "\n")
                out.flush()
            print(row(line), flush=True)


if __name__ == "__main__":
    main()
