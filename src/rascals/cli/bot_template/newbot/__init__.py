"""Newbot, a bot for Rascals."""

from __future__ import annotations

from dataclasses import dataclass

from rascals.bots import ChosenMove, Turn
from rascals.core.match import Match
from rascals.core.moves import Move

TRIED = 4  # the most moves to try
GAMES = 40  # imagined for a decision, unless the table says how many
AHEAD = 5  # moves of all players for which a imagined game goes on


@dataclass(frozen=True)
class Newbot:
    """Tries a few of its moves in imagined games and makes the one that ends best."""

    name: str = "newbot"

    def choose(self, turn: Turn) -> ChosenMove:
        """Choose the move after which the seat is farthest ahead on average."""
        moves = turn.random.sample(turn.moves, min(TRIED, len(turn.moves)))
        if len(moves) == 1:
            return ChosenMove(moves[0])
        lead, tries = [0.0] * len(moves), [0] * len(moves)
        for n in turn.simulations(GAMES):
            at = n % len(moves)
            lead[at] += self.tried(turn, moves[at])
            tries[at] += 1
        means = [total / max(1, count) for total, count in zip(lead, tries, strict=True)]
        return ChosenMove(moves[means.index(max(means))], {"lead": round(max(means), 1)})

    def tried(self, turn: Turn, move: Move) -> float:
        """Play a move and some more at random in a imagined game; return how many points the seat is ahead."""
        match, chance = turn.sample_match(), turn.random
        match.play(turn.seat, match.random_move(turn.seat, chance, [move]))
        for _ in range(AHEAD):
            if match.acting:
                seat = chance.choice(match.acting)
                match.play(seat, match.random_move(seat, chance))
        return lead_of(match, turn.seat)


def lead_of(match: Match, seat: int) -> float:
    """Return a seat's points minus the best of the others', as the game counts them now."""
    from rascals.core import rules

    points = [rules.score(match.state, one) for one in match.game.seats]
    return float(points.pop(seat) - max(points))


BOTS = (Newbot,)
