"""The dreamer plays any game by determinized Monte Carlo search: it samples worlds and tries its moves in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt

from rascals.bots.interface import Choice, Question, Reason
from rascals.core import rules
from rascals.core.box import Box
from rascals.core.moves import Move
from rascals.core.record import Record, Row

MOST = 48  # moves that are tried; where there are more, as many of them by chance
DREAMS = 120  # dreamt for one step, where no budget says otherwise
KEPT = 1000  # worlds; with a budget for more, the others are dealt again for each move
HORIZON = 100  # actions after which a dream is judged by the points as they stand
CURIOSITY = 0.6  # how much a move counts of which little is known
LEAD = 0.5  # what the points ahead or behind count beside victory


@dataclass(frozen=True)
class Dreamer:
    """Plays each of its moves on in sampled worlds, most often those that have done best so far."""

    name: str = "dreamer"
    dreams: int = DREAMS

    def choose(self, question: Question) -> Choice:
        """Return the move simulated most often."""
        moves = some(question)
        if len(moves) == 1:
            return Choice(moves[0], {"only": True}, Reason("only"))
        dreams = Dreams(question)
        values, counts = [0.0] * len(moves), [0] * len(moves)
        for done in question.simulations(self.dreams):
            at = done if done < len(moves) else promising(values, counts)
            values[at] += dreams.value(moves[at], counts[at])
            counts[at] += 1
        best = max(range(len(moves)), key=lambda at: (counts[at], values[at]))
        options = [
            {"move": str(move), "value": round(value / count, 2), "dreams": count}
            for move, value, count in zip(moves, values, counts, strict=True)
            if count
        ]
        reason = Reason("dreams", {"dreams": sum(counts), "moves": sum(map(bool, counts))})
        return Choice(moves[best], {"options": options}, reason)


class Dreams:
    """Simulated games from a question: the n-th simulation of every move uses the same world and the same chance."""

    def __init__(self, question: Question) -> None:
        self.seat, self.chance, self.deal = question.seat, question.random, question.deal
        self.box = question.game.box
        self.buffer = [0] * self.box.room(question.world)
        self.worlds: list[tuple[Record, int]] = []

    def value(self, move: Move, number: int) -> float:
        """Return the value of a move in the simulation of that number: 1 for an unshared victory, and the lead."""
        if number == len(self.worlds) < KEPT:
            self.worlds.append((self.deal(), self.chance.getrandbits(64)))
        world, seed = self.worlds[number] if number < KEPT else self._dealt(number)
        s, chance = world.copy(), random.Random(seed)
        rules.apply(s, self.seat, move.action)
        for _ in range(HORIZON):
            seats = awaited(s)
            if not seats:
                break
            seat = seats[0] if len(seats) == 1 else chance.choice(seats)
            rules.apply(s, seat, some_action(self.box, self.buffer[: rules.legal(s, seat, self.buffer)], chance))
        return judged(s, self.seat)

    def _dealt(self, number: int) -> tuple[Record, int]:
        """Return a world that is not kept: the same each time it is dealt."""
        chance = random.Random(f"{self.worlds[-1][1]} {number}")
        return self.deal(chance), chance.getrandbits(64)


def some(question: Question) -> Sequence[Move]:
    """Return the moves to try: all, or a random sample if there are very many."""
    moves = question.moves
    return moves if len(moves) <= MOST else question.random.sample(moves, MOST)


def promising(values: Sequence[float], counts: Sequence[int]) -> int:
    """Return the index of the option to try next: one that has done well or was rarely tried (UCB1)."""
    total = log(sum(counts))
    return max(range(len(counts)), key=lambda at: values[at] / counts[at] + CURIOSITY * sqrt(total / counts[at]))


def some_action(box: Box, actions: Row, chance: random.Random) -> int:
    """Return a random action, as a beginner would choose it: first the kind of move, then its details."""
    kinds: dict[str, Row] = {}
    for action in actions:
        kinds.setdefault(kind_of(box, action), []).append(action)
    return chance.choice(chance.choice(list(kinds.values())))


@cache
def kind_of(box: Box, action: int) -> str:
    """Return the kind of move that an action is."""
    return box.verbs.move(action).kind


def awaited(s: Record) -> list[int]:
    """Return the seats that have to act; none when the game is over."""
    mask = rules.acting(s)
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def judged(s: Record, seat: int) -> float:
    """Return a seat's result, or current standing in an unfinished game: its share of victory and its lead."""
    seats = range(s.players)
    points = [rules.score(s, other) for other in seats]
    over = not rules.acting(s)
    winners = [other for other in seats if (rules.wins(s, other) if over else points[other] == max(points))]
    best = max(points[other] for other in seats if other != seat)
    lead = (points[seat] - best) / (abs(points[seat]) + abs(best) + 1)
    return (seat in winners) / len(winners) + LEAD * lead
