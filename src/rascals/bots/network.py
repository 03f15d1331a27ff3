"""A small network of a learned policy and value: its file format, and its evaluation in plain Python.

Two hidden layers lead from what a seat knows (`rules.deduce`) to three kinds of outputs: one for each action; one for
each *rank*, the number of the verb's legal actions below this one (so 'bid one more than the last' has the same rank
whatever the last bid was); and one for the expected share of the victory. The policy's logit of an action is the sum of
its own output and that of its rank. `rascals.training.selfplay` does the same, compiled.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from math import exp
from typing import TYPE_CHECKING, Any

from rascals.core import rules
from rascals.core.errors import BadData
from rascals.core.state import GameState

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

MAGIC = b"rascals network 1\n"
LARGEST = 1 << 24  # numbers; no real network is that large
STEEPEST = 1e30  # the largest step, with which all numbers are finite
RANKS = 12  # of a verb; higher ones share the last
STEPS = 32767  # on either side of 0: a number is stored as one of these, in 16 bits

Vector = Sequence[float]
Rows = Sequence[Vector]


@dataclass(frozen=True)
class Shape:
    """The sizes of a network: inputs, hidden layers, actions, and ranks of all verbs."""

    inputs: int
    wide: int
    narrow: int
    actions: int
    ranks: int

    @property
    def outputs(self) -> int:
        """The number of outputs: actions, ranks, and the value."""
        return self.actions + self.ranks + 1

    @property
    def sizes(self) -> tuple[int, ...]:
        """The length of each array: first layer, its bias, second, its bias, outputs, their bias."""
        first, second = self.inputs * self.wide, self.wide * self.narrow
        return first, self.wide, second, self.narrow, self.outputs * self.narrow, self.outputs


def shape_for(definition: GameDefinition, wide: int, narrow: int) -> Shape:
    """Return the shape of a network that plays a game."""
    kinds = {definition.verbs.move(action).kind for action in range(definition.actions)}
    return Shape(definition.deduction.size, wide, narrow, definition.actions, len(kinds) * RANKS)


@cache
def first_ranks(definition: GameDefinition) -> tuple[int, ...]:
    """Return for each action the index at which the ranks of its verb begin."""
    kinds: dict[str, int] = {}
    return tuple(
        RANKS * kinds.setdefault(definition.verbs.move(action).kind, len(kinds)) for action in range(definition.actions)
    )


@dataclass(frozen=True, eq=False)
class Network:
    """A network's shape and numbers: `weights`, all arrays in sequence, as float; `about`: how it was trained.

    The first and second layers are stored by input, the outputs by output.
    """

    shape: Shape
    weights: array[float]
    about: Mapping[str, Any] = field(default_factory=dict)

    def answers(self, inputs: Sequence[int], legal: Sequence[int], ranks: Sequence[int]) -> tuple[list[float], float]:
        """Return the policy's logits of the legal actions, ascending, and the value of the position.

        `ranks`: see `first_ranks`.
        """
        first, first_bias, second, second_bias, last, last_bias = self._layers
        hidden = _through(_through(inputs, first, first_bias), second, second_bias)

        def output(at: int) -> float:
            return sum(map(float.__mul__, last[at], hidden), last_bias[at])

        actions = self.shape.actions
        found = [
            output(action) + output(actions + rank) for action, rank in zip(legal, _ranked(legal, ranks), strict=True)
        ]
        return found, output(self.shape.outputs - 1)

    def values(self, rows: Sequence[Sequence[int]]) -> list[float]:
        """Return the values of positions, each given as in `answers`; faster if they differ little from the first."""
        if not rows:
            return []
        first, first_bias, second, second_bias, last, last_bias = self._layers
        start, base, found = rows[0], _sum(rows[0], first, first_bias), []
        for inputs in rows:
            changes = [now - before for now, before in zip(inputs, start, strict=True)]
            hidden = _through([max(one, 0.0) for one in _sum(changes, first, base)], second, second_bias)
            found.append(sum(map(float.__mul__, last[-1], hidden), last_bias[-1]))
        return found

    @cached_property
    def _layers(self) -> tuple[Rows, Vector, Rows, Vector, Rows, Vector]:
        """The arrays; two-dimensional ones as rows."""
        parts, at, shape = list[list[float]](), 0, self.shape
        for size in shape.sizes:
            parts.append(self.weights[at : at + size].tolist())
            at += size
        first, first_bias, second, second_bias, last, last_bias = parts
        second_rows, last_rows = _rows(second, shape.narrow), _rows(last, shape.narrow)
        return _rows(first, shape.wide), first_bias, second_rows, second_bias, last_rows, last_bias

    # ------------------------------------------------------------ the file

    def packed(self) -> bytes:
        """Return the file: a line that names the format, a line of JSON, then the numbers in 16 bits, compressed."""
        steps, numbers, at = [], array("h"), 0
        for size in self.shape.sizes:
            part = self.weights[at : at + size]
            step = max(map(abs, part), default=0.0) / STEPS or 1.0
            numbers.extend(round(number / step) for number in part)
            steps.append(step)
            at += size
        body = zlib.compress(_little(numbers).tobytes(), 9)
        head = {"shape": asdict(self.shape), "steps": steps, **self.about}
        head["sha256"] = _hash(head, body)
        return MAGIC + json.dumps(head, sort_keys=True).encode() + b"\n" + body

    @classmethod
    def unpacked(cls, data: bytes) -> Network:
        """Return the network in a file; BadData if it is invalid."""
        magic, _, rest = data.partition(b"\n")
        line, _, body = rest.partition(b"\n")
        if magic + b"\n" != MAGIC:
            raise BadData("this file holds no network")
        try:
            head = json.loads(line)
            whole = head.pop("sha256") == _hash(head, body)
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            whole = False
        if not whole:
            raise BadData("this network is damaged: its hash does not match")
        try:  # a matching hash proves nothing: whoever writes the file can write that too
            shape, steps = _checked(Shape(**head.pop("shape")), head.pop("steps"), head["fingerprint"])
            numbers = _little(array("h", _unpacked(body, 2 * sum(shape.sizes))))
        except (zlib.error, LookupError, TypeError, ValueError) as error:
            raise BadData("this file holds no network") from error
        return cls(shape, array("f", _restored(numbers, shape, steps)), head)


def _checked(shape: Shape, steps: Any, fingerprint: Any) -> tuple[Shape, list[float]]:
    """Return the shape and steps in the head of a file; KeyError, TypeError or ValueError if they are invalid."""
    sizes = astuple(shape)
    if not all(type(size) is int and 0 <= size <= LARGEST for size in sizes) or sum(shape.sizes) > LARGEST:
        raise ValueError("sizes")
    if len(steps) != len(shape.sizes) or not all(type(step) is float and 0 < step < STEEPEST for step in steps):
        raise ValueError("steps")
    if not all(type(fingerprint[name]) is str for name in ("layout", "components")):
        raise TypeError("fingerprint")
    return shape, steps


def _unpacked(body: bytes, size: int) -> bytes:
    """Return `size` decompressed bytes; zlib.error or ValueError if there are more or fewer."""
    unpacking = zlib.decompressobj()
    content = unpacking.decompress(body, size + 1)
    if len(content) != size or not unpacking.eof or unpacking.unused_data:
        raise ValueError("numbers")
    return content


def _hash(head: Mapping[str, Any], body: bytes) -> str:
    """Return a hash of a file's whole contents."""
    return sha256(json.dumps(head, sort_keys=True).encode() + body).hexdigest()


def _rows(flat: Sequence[float], width: int) -> Rows:
    """Split a flat array into rows."""
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def _restored(numbers: Sequence[int], shape: Shape, steps: Iterable[float]) -> Iterator[float]:
    at = 0
    for size, step in zip(shape.sizes, steps, strict=True):
        for number in numbers[at : at + size]:
            yield number * step
        at += size


def _little(numbers: array[int]) -> array[int]:
    """Convert numbers to or from the file's little-endian order."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _through(inputs: Vector, rows: Rows, bias: Vector) -> list[float]:
    """Return a hidden layer (ReLU)."""
    return [max(one, 0.0) for one in _sum(inputs, rows, bias)]


def _sum(inputs: Vector, rows: Rows, bias: Vector) -> list[float]:
    """Return a layer before its activation."""
    total = list(bias)
    for number, row in zip(inputs, rows, strict=True):
        if number:
            total = [one + number * weight for one, weight in zip(total, row, strict=True)]
    return total


def _ranked(legal: Sequence[int], first: Sequence[int]) -> Iterator[int]:
    """Yield the index of each legal action's rank; the actions ascend, so those of a verb are adjacent."""
    before, rank = -1, 0
    for action in legal:
        rank = rank_after(rank, first[action], before)
        before = first[action]
        yield before + rank


def rank_after(rank: int, here: int, before: int) -> int:
    """Return an action's rank, given the rank of the legal action before it and where the ranks of both verbs begin."""
    return min(rank + 1, RANKS - 1) if here == before else 0


def chances(logits: Sequence[float], heat: float = 1.0) -> list[float]:
    """Return the policy's probabilities at the temperature `heat`; lower is surer."""
    most = max(logits)
    weights = [exp((one - most) / heat) for one in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def features_of(s: Any, seat: int, size: int) -> list[int]:
    """Return the observation and deductions of a seat."""
    out = [0] * size
    rules.deduce(s, seat, out)
    return out


def outcome(s: GameState, seat: int, margin: float) -> float:
    """Return a seat's share of the victory, plus `margin` for every point above the others' average.

    This is the value of a finished game in play and, compiled, in training.
    """
    points, winners = 0, 0
    for other in range(s.players):
        points += rules.score(s, other)
        winners += rules.wins(s, other)
    mine = rules.score(s, seat)
    return rules.wins(s, seat) / max(winners, 1) + margin * (mine - (points - mine) / (s.players - 1))
