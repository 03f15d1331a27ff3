"""Exact accumulators over games. Only integers are added, so the order of games does not affect results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rascals.arena.experiment import GameOutcome
from rascals.core.arguments import integer, of_type, room
from rascals.core.errors import BadOption

# A victory shared by k winners counts 840 / k for each: whole for every k up to 8.
WHOLE_WIN = 840
EACH = 512  # bytes of an entrant's sums


def win_shares(winners: Sequence[int], entrants: int) -> list[int]:
    """Return each entrant's share of the victory, in 840ths; all 0 if there is no winner."""
    part = WHOLE_WIN // len(winners) if winners else 0
    return [part if entrant in winners else 0 for entrant in range(entrants)]


def doubled_ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return twice each entrant's rank (1 is best); ties share the mean rank.

    Winners come first whatever their scores, because a game may break ties in another way.
    """
    keys = [(entrant in winners, score) for entrant, score in enumerate(scores)]
    better = [sum(other > key for other in keys) for key in keys]
    equal = [keys.count(key) for key in keys]
    return [2 * above + same + 1 for above, same in zip(better, equal, strict=True)]


@dataclass
class EntrantSums:
    """One entrant's sums: games, scores, squared scores, wins in 840ths, doubled ranks, and the score's parts."""

    games: int = 0
    score: int = 0
    score_squared: int = 0
    wins: int = 0
    ranks: int = 0
    parts: Counter[str] = field(default_factory=Counter)

    def add(self, other: EntrantSums) -> None:
        """Add another entrant's sums to these."""
        self.games += other.games
        self.score += other.score
        self.score_squared += other.score_squared
        self.wins += other.wins
        self.ranks += other.ranks
        self.parts.update(other.parts)


@dataclass
class Tally:
    """The sums of all games so far: an `EntrantSums` for each entrant, the end reasons, the number of moves."""

    entrants: list[EntrantSums]
    end_reasons: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    games: int = 0

    @classmethod
    def empty(cls, entrants: int) -> Tally:
        """Return a tally of no games for a number of entrants."""
        entrants = integer("entrants", entrants, 0)
        with room("entrants", entrants, EACH):
            return cls([EntrantSums() for _ in range(entrants)])

    def count(self, outcome: GameOutcome) -> None:
        """Count one finished game."""
        of_type("outcome", outcome, GameOutcome)
        self.check(len(outcome.scores))
        self.games += 1
        self.moves += outcome.moves
        self.end_reasons[outcome.end_reason] += 1
        shares = win_shares(outcome.winners, len(self.entrants))
        ranks = doubled_ranks(outcome.scores, outcome.winners)
        for entrant, sums in enumerate(self.entrants):
            score = outcome.scores[entrant]
            parts = Counter({name: values[entrant] for name, values in outcome.parts.items()})
            sums.add(EntrantSums(1, score, score * score, shares[entrant], ranks[entrant], parts))

    def merge(self, other: Tally) -> None:
        """Add the games of another tally of the same entrants."""
        of_type("other", other, Tally)
        self.check(len(other.entrants))
        self.games += other.games
        self.moves += other.moves
        self.end_reasons.update(other.end_reasons)
        for sums, more in zip(self.entrants, other.entrants, strict=True):
            sums.add(more)

    def check(self, entrants: int) -> None:
        """Raise BadOption unless this tally has that many entrants."""
        entrants = integer("entrants", entrants)
        if entrants != len(self.entrants):
            raise BadOption(f"number of entrants: {len(self.entrants)}, not {entrants}")
