"""How fast the rules are, in plain Python and compiled: single games, batches of thousands, views, copies, the import.

    python -m benchmarks.engine                 # Felicity for four
    python -m benchmarks.engine --players 5 --json
    python -m benchmarks.engine --game goodcritters --players 6 --option bargaining=turns --option payoffs=true
    python -m benchmarks.engine --game heist --option edition=v5

Every figure is the median of at least five repeats on one core; the measurements take turns. Play is random and legal;
setups, legality and the choice of the move are part of the time. Before anything is timed, games are played to the end
in each way.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

import rascals
from benchmarks.timing import Figure, arguments, each, interleaved, rate, report, timed
from rascals.compiled import Batch, Solo, playouts
from rascals.compiled.playouts import clones
from rascals.core import rules
from rascals.core.chance import words_of
from rascals.core.game import Game
from rascals.core.match import Match

BATCH = 4096
COPIES = 4_000_000
POINTS = 24  # positions along a game at which views are timed
CHECKED = 16  # games that are checked after every step, before anything is timed
MOST_STEPS = 200_000  # within this many steps, `CHECKED` games must end


# --- that whole games are played ------------------------------------------------------------


def check_plain_and_solo(game: Game) -> None:
    """Check that whole games end, in plain Python and in one compiled game stepped from Python."""
    s = game.new_state(5)
    rules.setup(s)
    rules.playout(s, words_of(6), [0] * game.definition.actions)
    assert rules.acting(s) == 0, "the game is not over"
    solo, chance = Solo(game, 5), random.Random(6)
    while solo.seat >= 0:
        solo.step(int(solo.legal[chance.randrange(solo.count)]))
    assert rules.acting(solo.state) == 0, "the game is not over"


def check_batch(game: Game) -> None:
    """Check that games of a batch end and start over, and have no result before."""
    batch, ended = Batch(game, CHECKED, 5), 0
    for _ in range(MOST_STEPS):
        batch.step(batch.random_actions())
        ended += int(batch.done.sum())
        assert (batch.returns[batch.done == 0] == 0).all()
        if ended >= CHECKED:
            return
    raise AssertionError("games do not end")


def check_playouts(game: Game) -> None:
    """Check that every random game has a winner, and that nobody has more points."""
    result = playouts(game, 500, 5)
    assert (result.wins.sum(1) >= 1).all()
    best = result.scores.max(1)
    assert ((result.scores == best[:, None]) | (result.wins == 0)).all()


# --- the measurements --------------------------------------------------------------------------------


def plain_rules(game: Game, games: int) -> Callable[[], float]:
    """Random games in plain Python, by the rules alone."""
    words, moves, s = words_of(1), [0] * game.definition.actions, game.new_state(1)

    def work() -> float:
        played = 0
        for _ in range(games):
            rules.setup(s)
            played += rules.playout(s, words, moves)
        return played

    return work


def plain_matches(game: Game, games: int) -> Callable[[], float]:
    """Random games through `Match`, by `acting`, `legal` and `play`: moves as objects, events, history.

    Actions are counted, as in `plain_rules`, not moves; a move made of several actions is chosen step by step.
    """
    chance, composing = random.Random(1), game.definition.composites is not None

    def work() -> float:
        played = 0
        for _ in range(games):
            match = game.new(seed=chance.getrandbits(64))
            while match.acting:
                played += step(match, match.acting[0])
        return played

    def step(match: Match, seat: int) -> int:
        moves = match.legal(seat)
        draft = [moves[int(chance.random() * len(moves))]]
        while composing and (following := match.preview(seat, draft))[1] is False:
            draft.append(following[0][int(chance.random() * len(following[0]))])
        match.play(seat, draft if len(draft) > 1 else draft[0])
        return len(draft)

    return work


def compiled_play(game: Game, games: int) -> Callable[[], float]:
    """Random games in one compiled loop."""
    seeds = iter(range(1_000_000))
    return lambda: playouts(game, games, next(seeds)).actions


def compiled_batch(game: Game, steps: int) -> Callable[[], float]:
    """A batch stepped with random actions: masks and observations written after every action."""
    batch = Batch(game, BATCH, 1)

    def work() -> float:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return float(steps * BATCH)

    return work


def compiled_solo(game: Game, games: int) -> Callable[[], float]:
    """One compiled game after another, each action chosen in Python from the legal ones."""
    solo, pick, seeds = Solo(game, 1), random.Random(1).random, iter(range(1_000_000))

    def work() -> float:
        played, step, legal = 0, solo.step, solo.legal.data  # quicker to index than an array
        for _ in range(games):
            seat = solo.reset(next(seeds))
            while seat >= 0:
                seat = step(legal[int(pick() * solo.count)])
                played += 1
        return played

    return work


def views(game: Game, rounds: int) -> Callable[[], float]:
    """The view of the seat to act, along a whole game."""
    whole = rascals.play(game, ["random"] * game.players, seed=1)
    moves = len(whole.history) - 1
    points: list[Match] = [whole.at(n) for n in range(0, moves, max(5, moves // POINTS))]

    def work() -> float:
        for _ in range(rounds):
            for match in points:
                match.view(match.acting[0])
        return float(rounds * len(points))

    return work


def copies(game: Game, times: int) -> Callable[[], float]:
    """Copies of a state, compiled."""

    def work() -> float:
        clones(game, times)
        return float(times)

    return work


def plain_copies(game: Game, times: int) -> Callable[[], float]:
    """Copies of a plain state."""
    s = game.new(seed=1).state

    def work() -> float:
        for _ in range(times):
            s.copy()
        return float(times)

    return work


def match_copies(game: Game, times: int) -> Callable[[], float]:
    """Copies of a match in the middle of a game, with its history."""
    whole = rascals.play(game, ["random"] * game.players, seed=1)
    match = whole.at(len(whole.history) // 2)

    def work() -> float:
        for _ in range(times):
            match.copy()
        return float(times)

    return work


def import_time() -> tuple[float, float]:
    """The seconds `import rascals` takes in a fresh interpreter."""
    code = "import time; began = time.process_time(); import rascals; print(time.process_time() - began)"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    return 1.0, float(out)


def warm_up(game: Game) -> Figure:
    """The seconds until compiled play can begin, with whatever the cache holds."""
    began = perf_counter()
    playouts(game, 1)
    Batch(game, 1)
    Solo(game)
    clones(game, 1)
    return Figure("making ready to play compiled (cache as found)", "s", "", [perf_counter() - began])


def measure(game: Game, repeats: int, size: float) -> list[Figure]:
    """Measure everything in turn; with `size` 1 each run lasts a third of a second to a second."""

    def scaled(number: float) -> int:
        return max(1, int(number * size))

    ready = warm_up(game)
    length = playouts(game, 100).actions / 100  # so that long games are played less often
    works = [
        plain_rules(game, scaled(150_000 / length)),
        plain_matches(game, scaled(30_000 / length)),
        compiled_play(game, scaled(15_000_000 / length)),
        compiled_batch(game, scaled(2000)),
        compiled_solo(game, scaled(500_000 / length)),
        copies(game, scaled(COPIES)),
        plain_copies(game, scaled(50_000)),
        views(game, scaled(300)),
        match_copies(game, scaled(100_000)),
    ]
    runs = interleaved([*((lambda work=work: timed(work)) for work in works), import_time], repeats)
    return [
        rate("plain: the rules alone", runs[0]),
        rate("plain: matches by legal and play, with events", runs[1]),
        rate("compiled: random games in one loop", runs[2]),
        rate(f"compiled: batch of {BATCH}, observations and masks", runs[3]),
        rate("compiled: one game stepped from Python", runs[4]),
        each("compiled: copy of a game", "ns", 1e9, runs[5]),
        each("plain: copy of a state", "µs", 1e6, runs[6]),
        each("plain: a seat's view", "µs", 1e6, runs[7]),
        each("plain: copy of a match", "µs", 1e6, runs[8]),
        each("import rascals", "s", 1.0, runs[9]),
        ready,
    ]


def main() -> None:
    """Check, measure, report."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--game", choices=rascals.games(), default="felicity")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    game = rascals.game(chosen.game, players=chosen.players, **dict(option.split("=") for option in chosen.option))
    for check in (check_plain_and_solo, check_batch, check_playouts):
        check(game)
    figures = measure(game, 1 if chosen.quick else chosen.repeats, 0.01 if chosen.quick else 1.0)
    report(figures, chosen.json)


if __name__ == "__main__":
    main()
