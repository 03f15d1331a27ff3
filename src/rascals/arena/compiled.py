"""Play at random or by policies with the compiled rules: millions of games in the time of thousands of plain ones.

For the same seed the games differ from those of the plain execution. Only scores and victories are kept.
This module imports numpy, so it is imported only when needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rascals.arena.pool import Interruption
from rascals.arena.tally import WHOLE_WIN, EntrantSums, Tally
from rascals.compiled.playouts import Playouts, playouts

if TYPE_CHECKING:
    from rascals.arena.pool import Progress
    from rascals.bots.policies import Function
    from rascals.core.game import Game

CHUNK = 20_000


def run_random(game: Game, seed: int | str, games: int, progress: Progress) -> tuple[Tally, bool]:
    """Play random games on one core; return the tally and whether it is complete. Ctrl-C keeps the finished games."""
    return _run(game.players, seed, games, progress, lambda count, chunk: [tally_of(playouts(game, count, chunk))])


def run_policies(
    game: Game, policies: Sequence[Function | None], seed: int | str, games: int, progress: Progress
) -> tuple[Tally, bool]:
    """Play games of policies, one for each entrant; None plays at random. As `run_random`; see `playouts` for policies.

    Each entrant has each seat equally often, up to one game in each chunk.
    """

    def play(count: int, chunk: str) -> Iterator[Tally]:
        for turn in range(game.players):
            # In these games entrant `e` has seat `e + turn`.
            share = len(range(turn, count, game.players))
            seated = [policies[(seat - turn) % game.players] for seat in game.seats]
            tally = tally_of(playouts(game, share, f"{chunk}/{turn}", seated))
            entrants = [tally.entrants[(entrant + turn) % game.players] for entrant in game.seats]
            yield replace(tally, entrants=entrants)

    return _run(game.players, seed, games, progress, play)


def _run(
    players: int, seed: int | str, games: int, progress: Progress, play: Callable[[int, str], Iterable[Tally]]
) -> tuple[Tally, bool]:
    total = Tally.empty(players)
    with Interruption() as interruption:
        for first in range(0, games, CHUNK):
            if interruption.requested:
                return total, False
            count = min(CHUNK, games - first)
            for tally in play(count, f"{seed}/{first}"):
                total.merge(tally)
            progress(count)
    return total, True


def tally_of(played: Playouts) -> Tally:
    """Add up the results of the compiled rules, exactly as `Tally.count` would."""
    scores, wins = played.scores.astype(np.int64), played.wins.astype(np.int64)
    games, seats = scores.shape
    shares = wins * (WHOLE_WIN // np.maximum(1, wins.sum(axis=1, keepdims=True)))
    ranks = doubled_ranks(scores, wins)
    sums = [
        EntrantSums(
            games=games,
            score=int(scores[:, seat].sum()),
            score_squared=int((scores[:, seat] ** 2).sum()),
            wins=int(shares[:, seat].sum()),
            ranks=int(ranks[:, seat].sum()),
        )
        for seat in range(seats)
    ]
    return Tally(sums, Counter(), played.moves, games)


def doubled_ranks(scores: NDArray[Any], wins: NDArray[Any]) -> NDArray[Any]:
    """Return twice each seat's rank in each game, `(games, seats)`: winners first; ties share the mean rank."""
    span = int(scores.max(initial=0) - scores.min(initial=0)) + 1
    keys = scores + wins * span
    above = (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
    equal = (keys[:, None, :] == keys[:, :, None]).sum(axis=2)
    ranks: NDArray[Any] = 2 * above + equal + 1
    return ranks
