"""Compiled self-play: games between networks, whose policy is that of `rascals.bots.network`, and their decisions."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rascals.bots import network
from rascals.bots.network import Shape, first_ranks
from rascals.compiled.layout import dtype_of, pack
from rascals.compiled.linking import link, loop, part
from rascals.core import rules
from rascals.core.chance import next_word, words_of

if TYPE_CHECKING:
    from rascals.core.game import Game

WORD = 4294967296.0
LEARNER = 0  # the network whose decisions are kept
TEACHER = 1  # the network that imitates the teacher, or the level to which a best response is learned

rank_after = part(network.rank_after)
outcome = part(network.outcome)


class Decisions(NamedTuple):
    """Decisions, one a row: inputs `told` (int8), `counts` of legal actions, and these in `legal`, concatenated.

    `chosen`: the index of the chosen action among the legal ones; `likely`: the logarithm of its probability at that
    time; `value`: the expected outcome at that time; `gain`: the advantage.
    """

    told: NDArray[np.int8]
    counts: NDArray[np.int32]
    legal: NDArray[np.int16]
    chosen: NDArray[np.int32]
    likely: NDArray[np.float32]
    value: NDArray[np.float32]
    gain: NDArray[np.float32]


class Arena:
    """Buffers for compiled games of one kind, with room for `rows` decisions."""

    def __init__(self, game: Game, shape: Shape, rows: int) -> None:
        self.shape = shape
        link(game.box)
        self.states = np.zeros(1, dtype_of(game.box.state))
        pack(game.record(0), self.states[0])
        self.words = np.zeros((2, 4), np.int64)
        self.first = np.array(first_ranks(game.box), np.int64)
        self.moves = np.zeros(game.box.actions, np.int16)
        self.room = [np.zeros(size, np.float32) for size in (shape.wide, shape.narrow, game.box.actions)]
        self.kept = Decisions(
            np.zeros((rows, shape.inputs), np.int8),
            np.zeros(rows, np.int32),
            np.zeros(rows * 24, np.int16),
            np.zeros(rows, np.int32),
            *(np.zeros(rows, np.float32) for _ in range(3)),
        )
        self.seats = np.zeros(rows, np.int8)

    def begin(self, seed: str) -> None:
        """Seed the two random generators: the games' and the policies'."""
        self.words[:] = [words_of(f"{seed}/games"), words_of(f"{seed}/moves")]

    def play(
        self, seated: NDArray[np.int8], weights: NDArray[np.float32], margin: float, overlooks: float = 0.0
    ) -> tuple[Decisions, Any]:
        """Play a game for each row of `seated`, the index in `weights` for each seat; stop when the buffers are full.

        `overlooks`: the fraction of its inputs that the teacher ignores, drawn anew for each decision.
        Return the learner's decisions, and the seats' shares of each victory, 0 for games that were not played.
        """
        shape = self.shape
        sizes = np.array([shape.inputs, shape.wide, shape.narrow, shape.actions, shape.ranks], np.int64)
        shares = np.zeros(seated.shape, np.float32)
        rows, legal = _play(
            self.states, seated, weights, sizes, self.first, self.words, self.moves, *self.room,
            *self.kept, self.seats, shares, margin, overlooks,
        )  # fmt: skip
        cut: list[Any] = [one[:rows] for one in self.kept]
        cut[2] = self.kept.legal[:legal]
        return Decisions(*cut), shares


@part
def first_layer(told, w, sizes, wide):
    """Write the first hidden layer, before its activation."""
    first = sizes[1]
    at = sizes[0] * first
    for j in range(first):
        wide[j] = w[at + j]
    for i in range(sizes[0]):
        if told[i] != 0:
            number = np.float32(told[i])
            row = w[i * first : (i + 1) * first]
            for j in range(first):
                wide[j] += number * row[j]


@part
def second_layer(w, sizes, wide, narrow):
    """Write the second hidden layer from the first; return the index of the outputs' first weight."""
    first, second = sizes[1], sizes[2]
    at = (sizes[0] + 1) * first
    bias = at + first * second
    for j in range(second):
        narrow[j] = w[bias + j]
    for i in range(first):
        number = wide[i]
        if number > 0:
            row = w[at + i * second : at + (i + 1) * second]
            for j in range(second):
                narrow[j] += number * row[j]
    for j in range(second):
        narrow[j] = max(narrow[j], np.float32(0))
    return bias + second


@part
def output(at, place, w, sizes, narrow):
    """Return one output: an action's, a rank's, or the value."""
    second = sizes[2]
    total = w[at + (sizes[3] + sizes[4] + 1) * second + place]
    row = w[at + place * second : at + (place + 1) * second]
    for j in range(second):
        total += row[j] * narrow[j]
    return total


@part
def consider(told, w, sizes, first, moves, count, wide, narrow, logits):
    """Write the logit of each legal action; return the value."""
    first_layer(told, w, sizes, wide)
    at = second_layer(w, sizes, wide, narrow)
    before, rank = -1, 0
    for place in range(count):
        action = moves[place]
        rank = rank_after(rank, first[action], before)
        before = first[action]
        logits[place] = output(at, action, w, sizes, narrow) + output(at, sizes[3] + before + rank, w, sizes, narrow)
    return output(at, sizes[3] + sizes[4], w, sizes, narrow)


@part
def draw(logits, count, words):
    """Turn logits into probabilities; return the index of an action drawn by them."""
    most = logits[0]
    for place in range(count):
        most = max(most, logits[place])
    total = 0.0
    for place in range(count):
        logits[place] = math.exp(logits[place] - most)
        total += logits[place]
    point, last = total * next_word(words) / WORD, 0
    for place in range(count):
        if logits[place] > 0:
            last = place
            point -= logits[place]
            if point < 0:
                break
    for place in range(count):
        logits[place] /= total
    return last


@part
def overlook(told, part, words):
    """Set a random fraction `part` of the inputs to 0."""
    for place in range(len(told)):
        if told[place] != 0 and next_word(words) < part * WORD:
            told[place] = 0


@part
def credit(s, low, high, seats, value, gain, margin):
    """Write the generalised advantages (GAE) of one game's decisions, by the value at the same seat's next one."""
    for seat in range(s.players):
        ahead, more, last = outcome(s, seat, margin), 0.0, 1
        for row in range(high - 1, low - 1, -1):
            if seats[row] == seat:
                more = ahead - value[row] + (0.0 if last else 0.95 * more)
                last = 0
                ahead = value[row]
                gain[row] = more


@loop
def _play(
    states, seated, weights, sizes, first, words, moves, wide, narrow, logits,
    told, counts, legal, chosen, likely, value, gain, seats, shares, margin, overlooks,
):  # fmt: skip
    s = states[0]
    row, at = 0, 0
    for game in range(seated.shape[0]):
        for place in range(4):
            s.chance[place] = next_word(words[0])
        rules.setup(s)
        begin = row
        awaited = rules.acting(s)
        while awaited != 0:
            seat = rules.first_seat(awaited)
            count = rules.legal(s, seat, moves)
            place = 0
            if count > 1:
                if row == told.shape[0] or at + count > legal.shape[0]:
                    return begin, at
                told[row, :] = 0
                rules.deduce(s, seat, told[row])
                whose = seated[game, seat]
                if whose == TEACHER and overlooks > 0:
                    overlook(told[row], overlooks, words[1])
                worth = consider(told[row], weights[whose], sizes, first, moves, count, wide, narrow, logits)
                place = draw(logits, count, words[1])
                if whose == LEARNER:
                    for option in range(count):
                        legal[at + option] = moves[option]
                    at += count
                    counts[row], chosen[row], value[row], seats[row] = count, place, worth, seat
                    likely[row] = math.log(logits[place])
                    row += 1
            rules.apply(s, seat, moves[place])
            awaited = rules.acting(s)
        credit(s, begin, row, seats, value, gain, margin)
        for seat in range(s.players):
            shares[game, seat] = outcome(s, seat, 0.0)
    return row, at
