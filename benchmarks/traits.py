"""What each game is like, in figures: length, branching, decisions made together, what is hidden, the seats' chances.

    python -m benchmarks.traits                            every game and edition, each number of players
    python -m benchmarks.traits --game heist --edition v5 --bot shrewd --games 40

The seats of a game are played by one kind of bot. For each configuration a row:

- decisions in a game, of all seats together; each step of a composite move is one
- how many choices a decision has: the median, the mean, and the most
- together: the share of decisions that are made while other seats have to decide too
- hidden: bits that the seat to decide does not know, at most: the sum of the entropies of all numbers of the state in
  sampled states consistent with its knowledge, as `Turn.sample_state` deals them; numbers that depend on each other
  count twice
- the share of victories of each place in the order of play (of each seat, where a game has no order), with the 95 %
  interval of the share farthest from a fair one
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain
from math import log2
from typing import Any

import rascals
from rascals.bots import Bot, ChosenMove, Turn, bot
from rascals.core.intervals import share_interval
from rascals.core.state import OPTION, GameState
from rascals.lab.playing import WHOLE_WIN, measure, win_shares

BOT = "shrewd"
EVERY = 31  # hidden bits are estimated for one of this many decisions
SAMPLES = 64  # states sampled for that


@dataclass
class Watched:
    """A bot that notes its turns."""

    bot: Bot
    choices: Counter[int] = field(default_factory=Counter)
    together: int = 0
    hidden: list[float] = field(default_factory=list)
    name: str = "watched"

    def choose(self, turn: Turn) -> ChosenMove:
        """Note the turn and let the bot choose."""
        if sum(self.choices.values()) % EVERY == 0:
            self.hidden.append(hidden_bits(turn))
        self.choices[len(turn.moves)] += 1
        self.together += len(turn.known.twin.needed) > 1
        return self.bot.choose(turn)


def hidden_bits(turn: Turn) -> float:
    """Return an upper bound of the bits that the seat does not know; see the module's docstring."""
    worlds = [list(numbers(turn.sample_state())) for _ in range(SAMPLES)]
    return sum(entropy(Counter(column)) for column in zip(*worlds, strict=True))


def numbers(s: GameState) -> Iterator[int]:
    """Yield all numbers of a state but its generator, options and components."""
    for name, declared in s.fields.items():
        if name != "chance" and declared.data is None and declared.seen != OPTION:
            yield from flat(getattr(s, name))


def flat(value: Any) -> Iterable[int]:
    """Return the numbers of a number, a row or rows."""
    return chain.from_iterable(map(flat, value)) if isinstance(value, list) else (value,)


def entropy(counts: Counter[int]) -> float:
    """Return the entropy of a distribution in bits."""
    total = sum(counts.values())
    return -sum(count / total * log2(count / total) for count in counts.values())


@dataclass(frozen=True)
class Played:
    """What one game showed: its choices by number, decisions made together, bits hidden, and shares by place."""

    choices: Counter[int]
    together: int
    hidden: list[float]
    shares: tuple[int, ...]


def play(name: str, edition: str | None, players: int, spec: str, number: int) -> Played:
    """Play a game between bots of one kind, and watch."""
    game, watched = rascals.game(name, edition=edition, players=players), Watched(bot(spec, name))
    match = rascals.play(game, [watched] * players, seed=f"traits/{number}")
    by_seat, first = win_shares(match.winners, players), measure(match).first
    shares = tuple(by_seat[(first + place) % players] for place in range(players))
    return Played(watched.choices, watched.together, watched.hidden, shares)


@dataclass(frozen=True)
class Traits:
    """The figures of a configuration. `places`: shares of victory; `farthest`: the interval of the least fair one."""

    game: str
    edition: str | None
    players: int
    bot: str
    games: int
    decisions: float
    median: float
    mean: float
    most: int
    together: float
    hidden: float
    places: list[float]
    farthest: tuple[float, float]

    @classmethod
    def of(cls, config: tuple[str, str | None, int], spec: str, played: Sequence[Played]) -> Traits:
        """Return the figures of some games."""
        choices = sum((one.choices for one in played), Counter[int]())
        decisions = choices.total()
        places = [sum(one.shares[place] for one in played) / WHOLE_WIN for place in range(config[2])]
        games = len(played)
        farthest = max(places, key=lambda wins: abs(wins / games - 1 / config[2]))
        return cls(
            *config,
            bot=spec,
            games=games,
            decisions=decisions / games,
            median=statistics.median(choices.elements()),
            mean=sum(number * count for number, count in choices.items()) / decisions,
            most=max(choices),
            together=sum(one.together for one in played) / decisions,
            hidden=statistics.fmean(chain.from_iterable(one.hidden for one in played)),
            places=[wins / games for wins in places],
            farthest=share_interval(farthest, games),
        )

    def row(self) -> str:
        """Return the figures as a row of a table in Markdown."""
        places = ", ".join(f"{share:.0%}" for share in self.places)
        low, high = self.farthest
        cells = (
            f"{self.game} {self.edition or ''}".strip(),
            str(self.players),
            f"{self.decisions:.0f}",
            f"{self.median:.0f}, {self.mean:.1f}, {self.most}",
            f"{self.together:.0%}",
            f"{self.hidden:.0f}",
            f"{places} ({low:.0%} to {high:.0%})",
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


def main() -> None:
    """Play, and print the row of each configuration at once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(rascals.games()))
    parser.add_argument("--edition")
    parser.add_argument("--bot", default=BOT, help=f"who plays on all seats (default: {BOT})")
    parser.add_argument("--games", type=int, default=100, help="of each configuration (default: 100)")
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.add_argument("--quick", action="store_true", help="two games, one configuration of each game")
    given = parser.parse_args()
    wanted = list(configurations(given.game, given.edition))
    if given.quick:
        wanted = list({name: (name, edition, players) for name, edition, players in wanted}.values())
    found = []
    if not given.json:
        print(HEAD, "| --- " * HEAD.count(" | ") + "| --- |", sep="\n")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for config in wanted:
            played = pool.map(partial(play, *config, given.bot), range(2 if given.quick else given.games))
            found.append(Traits.of(config, given.bot, list(played)))
            if not given.json:
                print(found[-1].row(), flush=True)
    if given.json:
        print(json.dumps([asdict(one) for one in found], indent=2))


if __name__ == "__main__":
    main()
