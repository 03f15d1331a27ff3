"""`dreamer` plays any game by determinized Monte Carlo search: it samples states and tries its moves in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt

from rascals.bots.interface import ChosenMove, Rationale, Turn
from rascals.core import rules
from rascals.core.definition import GameDefinition
from rascals.core.moves import Move
from rascals.core.state import GameState, Row

MOST = 48  # moves to try; a random sample of this size if there are more
SIMULATIONS = 120  # games simulated for one step, unless a budget says otherwise
KEPT = 1000  # sampled states in memory; with a budget for more, the rest are dealt again for each move
HORIZON = 100  # actions after which a simulation is judged by the points as they stand
CURIOSITY = 0.6  # the weight of exploring rarely tried moves
LEAD = 0.5  # the weight of the lead in points relative to a victory


@dataclass(frozen=True)
class DeterminizedSearch:
    """Simulates each legal move in sampled states, most often those that have done best so far."""

    name: str = "dreamer"
    simulations: int = SIMULATIONS

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the move simulated most often."""
        moves = some(turn)
        if len(moves) == 1:
            return ChosenMove(moves[0], {"only": True}, Rationale("only"))
        simulated = Simulations(turn)
        values, counts = [0.0] * len(moves), [0] * len(moves)
        for done in turn.simulations(self.simulations):
            at = done if done < len(moves) else promising(values, counts)
            values[at] += simulated.value(moves[at], counts[at])
            counts[at] += 1
        best = max(range(len(moves)), key=lambda at: (counts[at], values[at]))
        options = [
            {"move": str(move), "value": round(value / count, 2), "dreams": count}
            for move, value, count in zip(moves, values, counts, strict=True)
            if count
        ]
        reason = Rationale("dreams", {"dreams": sum(counts), "moves": sum(map(bool, counts))})
        return ChosenMove(moves[best], {"options": options}, reason)


class Simulations:
    """Simulated games from a turn: the n-th simulation of every move has the same sampled state and random seed."""

    def __init__(self, turn: Turn) -> None:
        self.seat, self.chance, self.sample_state = turn.seat, turn.random, turn.sample_state
        self.definition = turn.game.definition
        self.buffer = [0] * self.definition.room(turn.sampled_state)
        self.sampled_states: list[tuple[GameState, int]] = []

    def value(self, move: Move, number: int) -> float:
        """Return the value of a move in the simulation `number`: 1 for an unshared victory, plus the weighted lead."""
        if number == len(self.sampled_states) < KEPT:
            self.sampled_states.append((self.sample_state(), self.chance.getrandbits(64)))
        sampled, seed = self.sampled_states[number] if number < KEPT else self._dealt(number)
        s, chance = sampled.copy(), random.Random(seed)
        rules.apply(s, self.seat, move.action)
        for _ in range(HORIZON):
            seats = awaited(s)
            if not seats:
                break
            seat = seats[0] if len(seats) == 1 else chance.choice(seats)
            rules.apply(s, seat, some_action(self.definition, self.buffer[: rules.legal(s, seat, self.buffer)], chance))
        return judged(s, self.seat)

    def _dealt(self, number: int) -> tuple[GameState, int]:
        """Return a sampled state that is not kept, the same one each time."""
        chance = random.Random(f"{self.sampled_states[-1][1]} {number}")
        return self.sample_state(chance), chance.getrandbits(64)


def some(turn: Turn) -> Sequence[Move]:
    """Return the moves to try: all, or a random sample if there are very many."""
    moves = turn.moves
    return moves if len(moves) <= MOST else turn.random.sample(moves, MOST)


def promising(values: Sequence[float], counts: Sequence[int]) -> int:
    """Return the index of the option to try next: one that has done well or was rarely tried (UCB1)."""
    total = log(sum(counts))
    return max(range(len(counts)), key=lambda at: values[at] / counts[at] + CURIOSITY * sqrt(total / counts[at]))


def some_action(definition: GameDefinition, actions: Row, chance: random.Random) -> int:
    """Return a random action, as a beginner would choose it: first the kind of move, then its details."""
    kinds: dict[str, Row] = {}
    for action in actions:
        kinds.setdefault(kind_of(definition, action), []).append(action)
    return chance.choice(chance.choice(list(kinds.values())))


@cache
def kind_of(definition: GameDefinition, action: int) -> str:
    """Return the kind of an action's move."""
    return definition.verbs.move(action).kind


def awaited(s: GameState) -> list[int]:
    """Return the seats that have to act; none when the game is over."""
    mask = rules.acting(s)
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def judged(s: GameState, seat: int) -> float:
    """Return a seat's result, or current standing in an unfinished game: its share of victory and its lead."""
    seats = range(s.players)
    points = [rules.score(s, other) for other in seats]
    over = not rules.acting(s)
    winners = [other for other in seats if (rules.wins(s, other) if over else points[other] == max(points))]
    best = max(points[other] for other in seats if other != seat)
    lead = (points[seat] - best) / (abs(points[seat]) + abs(best) + 1)
    return (seat in winners) / len(winners) + LEAD * lead
