"""Play whole random games both in plain Python and compiled, and report those that end differently.

    python tools/whole_games.py                      each game, edition and number of players, 100 games of each
    python tools/whole_games.py heist --games 5000   one game, 5,000 times for each edition and number of players
    python tools/whole_games.py heist --from 5000    with other seeds
    python tools/whole_games.py goons --each villains   each choice of an option, for each number of players
    python tools/whole_games.py goons --players 4    with four players only

It compares the final record, field by field, the random generator's state, the scores and the number of actions. It
prints one line for each kind of game; the exit code is 1 if any game differs or does not end.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from time import process_time

import rascals
from rascals.compiled.compared import end_difference
from rascals.core import rules
from rascals.core.box import Choice, Option
from rascals.core.game import Game

WIDTH = 30  # of the progress bar, in characters


@dataclass
class Found:
    """The results of the games of one kind: their number, actions, end reasons and differences."""

    games: int = 0
    actions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, game: Game, seed: int) -> None:
        """Play one more game and add its result."""
        s, played, difference = end_difference(game, seed)
        self.games += 1
        self.actions += played
        self.endings[game.box.endings[rules.ending(s)]] += 1
        if difference:
            self.wrong.append(f"seed {seed}: {difference}")
        elif rules.acting(s):
            self.wrong.append(f"seed {seed}: not over")

    def line(self, game: Game) -> str:
        """Return the report for one kind of game, on one line."""
        ends = ", ".join(f"{count} {end or 'over'}" for end, count in self.endings.most_common())
        chosen = "".join(f" {name}={choice}" for name, choice in game.changed_options.items())
        return f"{game}{chosen}: {self.games} games, {self.actions} actions, {len(self.wrong)} different ({ends})"


def kinds(names: list[str], each: str | None = None, only: int | None = None) -> list[Game]:
    """Return each game in each edition with each number of players; with `only`, that number alone.

    `each` names an option: return a game for each of its choices.
    """
    boxes = rascals.games()
    return [
        Game.choose(boxes[name], players, edition, options)
        for name in names or boxes
        for players in boxes[name].players
        if only in (None, players)
        for edition in boxes[name].editions or (None,)
        for options in choices(boxes[name].options_of(edition), each)
    ]


def choices(options: list[Option], each: str | None) -> list[dict[str, Choice]]:
    """Return a dict for each choice of the option `each`; a single empty one if none is named or the game lacks it."""
    nothing: dict[str, Choice] = {}
    return [{option.name: choice} for option in options if option.name == each for choice in option.choices] or [
        nothing
    ]


def show(done: int, of: int, began: float) -> None:
    """Draw the progress bar, if standard error is a terminal."""
    if sys.stderr.isatty():
        full = WIDTH * done // of
        left = (process_time() - began) * (of - done) / max(done, 1)
        sys.stderr.write(f"\r{'█' * full}{'·' * (WIDTH - full)} {done} of {of}, {left:.0f} s left ")
        sys.stderr.flush()


def play(game: Game, seeds: range) -> Found:
    """Play the games of one kind."""
    found, began = Found(), process_time()
    for seed in seeds:
        found.add(game, seed)
        show(found.games, len(seeds), began)
    return found


def main() -> int:
    """Play, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(rascals.games()))
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--each", metavar="OPTION", help="with each choice of this option")
    parser.add_argument("--players", type=int, metavar="N", help="with this number of players only")
    chosen = parser.parse_args()
    different = 0
    for game in kinds(chosen.names, chosen.each, chosen.players):
        found = play(game, range(chosen.first, chosen.first + chosen.games))
        different += len(found.wrong)
        print("\r" + " " * 79 + "\r" if sys.stderr.isatty() else "", found.line(game), sep="", flush=True)
        print(*(f"  {wrong}" for wrong in found.wrong), sep="\n", end="\n" if found.wrong else "", flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
