"""Felicity: our bots and OpenSpiel's information-set search at equal time, one against the rest, on all seats.

    python -m benchmarks.openspiel                                     our bots, each at its own time and at 100 ms
    python -m benchmarks.openspiel --bots expert --milliseconds 1000 --deals 4
    python -m benchmarks.openspiel --players 4 --deals 100 --json

Needs the extra `envs`. The search is `open_spiel.python.algorithms.ismcts` (Cowling, Powley and Whitehouse, Information
Set Monte Carlo Tree Search, 2012) with random rollouts, as it comes: in Python, with OpenSpiel's rollouts over our
plain rules. It sits at our table: each turn becomes a state with what its seat knows, and it maximises its share of the
victory. It gets as many simulations as take the time for a move that `--milliseconds` says, or with `own` that of our
bot: measured beforehand in a game by itself. It cannot choose with fewer than two. Our bots think as long as they like:
for them time is no budget.

Two lines for each pair, the search alone and our bot alone: the share of victories of the one that sits alone, with a
95 % interval over the deals, and the milliseconds of processor time that either takes for a move.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rascals
from benchmarks.levels import several
from rascals.bots import Bot, ChosenMove, Turn, bot
from rascals.core.intervals import half_width_of
from rascals.envs import openspiel

GAME = "felicity"
BOTS = ("expert", "shrewd", "medium")
CURIOSITY = 0.7  # the exploration constant of the paper, for results from 0 to 1
FEWEST = 2  # simulations: the first one tries no move
PILOT = 20  # simulations with which their time is measured
OWN = "own"
Spec = str | int  # one of our bots, or how many simulations OpenSpiel's makes


@dataclass(frozen=True)
class Searcher:
    """OpenSpiel's information-set search as a bot of ours: so many simulations for a move."""

    simulations: int = 200
    name: str = "ismcts"

    def choose(self, turn: Turn) -> ChosenMove:
        """Search from what the turn contains; everything random comes from the turn."""
        game, chance = spiel_game(turn.game.players), np.random.RandomState(turn.random.getrandbits(32))
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        search = ismcts.ISMCTSBot(game, rollouts, CURIOSITY, self.simulations, random_state=chance)
        search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, turn.random.random))
        action = search.step(openspiel.state_of(game, turn))
        return ChosenMove(turn.game.definition.verbs.move(int(action)))


@dataclass
class Clocked:
    """A bot, and how long it has thought: seconds of processor time, and about how many moves."""

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


@cache
def spiel_game(players: int) -> Any:
    """Return the game in OpenSpiel, with victory as what counts."""
    return pyspiel.load_game(f"{openspiel.PREFIX}{GAME}", {"players": players, "returns": "victory"})


@dataclass(frozen=True)
class Deal:
    """A deal played once with the lone bot on each seat: its share of the victories; milliseconds a move of both."""

    share: float
    lone: float
    rest: float


def deal(players: int, one: Spec, rest: Spec, number: int) -> Deal:
    """Play a deal with one bot alone among others of another kind."""
    game, lone, others, share = rascals.game(GAME, players=players), clocked(one), clocked(rest), 0.0
    for seat in game.seats:
        seated: list[str | Bot] = [others] * players
        seated[seat] = lone
        winners = rascals.play(game, seated, seed=f"openspiel/{number}").winners
        share += (seat in winners) / len(winners)
    return Deal(share / players, milliseconds(lone), milliseconds(others))


def clocked(spec: Spec) -> Clocked:
    """Return a bot with a clock."""
    return Clocked(Searcher(spec) if isinstance(spec, int) else bot(spec, GAME))


def milliseconds(clocked: Clocked) -> float:
    """Return the milliseconds that a bot has taken for a move."""
    return 1000 * clocked.seconds / clocked.moves


def alone(players: int, spec: Spec) -> float:
    """Return the milliseconds that a bot takes for a move in a game by itself."""
    timed = clocked(spec)
    rascals.play(rascals.game(GAME, players=players), [timed] * players, seed="openspiel/pilot")
    return milliseconds(timed)


def simulations(players: int, budget: float) -> int:
    """Return how many simulations take so many milliseconds."""
    return max(FEWEST, round(PILOT * budget / alone(players, PILOT)))


@dataclass(frozen=True)
class Line:
    """The result of a pair. `half`: half the width of the 95 % interval of the share of the one that sits alone."""

    players: int
    one: str
    rest: str
    simulations: int
    deals: int
    share: float
    half: float
    ms_alone: float
    ms_rest: float

    def __str__(self) -> str:
        """Return it as it is printed."""
        who = f"{self.players} players, {self.simulations} simulations: {self.one} against {self.rest}"
        times = f"{self.ms_alone:8.2f} and {self.ms_rest:8.2f} ms a move"
        return f"{who:<60} {self.share:6.1%} ± {self.half:5.1%}   {self.share * self.players:4.2f} × fair   {times}"


def measured(pool: ProcessPoolExecutor, given: argparse.Namespace) -> Iterator[Line]:
    """Yield two lines for each number of players, bot and budget, as soon as each is measured."""
    for players in given.players:
        for name in given.bots:
            for budget in given.milliseconds:
                count = simulations(players, alone(players, name) if budget == OWN else float(budget))
                for one, rest in ((count, name), (name, count)):
                    yield line(
                        list(pool.map(partial(deal, players, one, rest), range(given.deals))), players, one, rest
                    )


def line(found: Sequence[Deal], players: int, one: Spec, rest: Spec) -> Line:
    """Return the result of a pair's deals."""
    shares = [deal.share for deal in found]
    return Line(
        players=players,
        one=name_of(one),
        rest=name_of(rest),
        simulations=next(spec for spec in (one, rest) if isinstance(spec, int)),
        deals=len(found),
        share=statistics.mean(shares),
        # The least step is a victory in one more game of a deal; two deals at least are played.
        half=half_width_of(shares, 1 / players) or 0.0,
        ms_alone=statistics.mean(deal.lone for deal in found),
        ms_rest=statistics.mean(deal.rest for deal in found),
    )


def name_of(spec: Spec) -> str:
    """Return the name of a bot."""
    return spec if isinstance(spec, str) else Searcher.name


def budget(text: str) -> str:
    """Return a budget: milliseconds, or `own`."""
    if text != OWN and not (text.replace(".", "", 1).isdecimal() and float(text)):
        raise argparse.ArgumentTypeError(f"milliseconds or {OWN}, not {text}")
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all pairs and print them."""
    parser = argparse.ArgumentParser(description="Our bots and OpenSpiel's information-set search at equal time.")
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], metavar="N,…")
    parser.add_argument("--bots", type=lambda text: text.split(","), metavar="BOT,…")
    parser.add_argument(
        "--milliseconds", type=lambda text: [budget(one) for one in text.split(",")], metavar=f"{OWN},MS,…"
    )
    parser.add_argument("--deals", type=several, help="each is played once for every seat (20)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.add_argument("--quick", action="store_true", help="briefly: only to see that it works")
    brief = {"players": [3], "bots": ["medium"], "milliseconds": ["10"], "deals": 2}
    whole = {"players": [3, 4], "bots": [*BOTS], "milliseconds": [OWN, "100"], "deals": 20}
    given = parser.parse_args(arguments)
    for name, value in (brief if given.quick else whole).items():
        setattr(given, name, value if getattr(given, name) is None else getattr(given, name))
    machine = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    with ProcessPoolExecutor(given.workers) as pool:
        lines = []
        for one in measured(pool, given):
            lines.append(asdict(one))
            if not given.json:
                print(one, flush=True)
    print(json.dumps({"machine": machine, "lines": lines}, indent=2) if given.json else f"\n{machine}")


if __name__ == "__main__":
    main()
