"""Learned bots: they play by a network from `rascals train`, in plain Python.

All levels of a game share one network for each number of players. Weaker levels sample at a higher temperature, do not
get the deductions, or ignore some inputs; none of them plays at random. A network's fingerprint identifies what it was
trained on: the version of a game's rules, the layout of its actions and observations, and its components.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import inf, log
from random import Random
from statistics import fmean
from typing import Any

from rascals.bots.interface import Bot, ChosenMove, Rationale, Turn
from rascals.bots.lookahead import looked_ahead
from rascals.bots.network import Network, Shape, chances, features_of, first_ranks, shape_for
from rascals.core import rules
from rascals.core.definition import GameDefinition
from rascals.core.errors import BadData
from rascals.core.game import Game
from rascals.core.moves import Move
from rascals.core.state import GameState


@cache
def layout_hash(definition: GameDefinition) -> str:
    """Return a hash of the layout of observation, deductions and actions."""
    kinds = [definition.verbs.move(action).kind for action in range(definition.actions)]
    return _hash([[part.json() for part in definition.deduction.parts], kinds])


def components_hash(game: Game) -> str:
    """Return a hash of the numbers on a game's components."""
    s = game.new_state(0)
    data = {name: getattr(s, name) for name, field in s.fields.items() if field.data is not None}
    return _hash(data)


def fingerprint(game: Game) -> dict[str, int | str]:
    """Return the identity of the game that a network is trained on."""
    return {
        "rules": game.definition.version,
        "layout": layout_hash(game.definition),
        "components": components_hash(game),
    }


def _hash(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


FILE = "expert-{players}.network"
LISTED, LEAST = 4, 0.001  # most moves in the analysis, and their least probability
TRIED, FAR = 6, 2  # most moves to look ahead from, and over how many decisions of the seat
INCLINED = 0.01  # weight, in shares of a victory, of the logarithm of a move's probability
SOUND = 0.005  # moves with a lower probability are never made: they look absurd


@dataclass(frozen=True)
class Learned:
    """Samples its moves from the policy of the network in the package `package`.

    `heat`: the temperature of sampling; 1 as in training, lower is surer. `forgets`: it does not get the deductions.
    `overlooks`: the share of inputs that it ignores, chosen at random each time. `instead` plays if there is no
    network, or if there are actions that it does not know. `samples`: the number of states in which it looks ahead,
    unless the budget has another, if there is machine code for that: see `lookahead`.
    """

    name: str
    package: str
    instead: Bot
    heat: float = 0.5
    forgets: bool = False
    overlooks: float = 0.0
    samples: int = 0

    def choose(self, turn: Turn) -> ChosenMove:
        """Draw a move, or return the best one found by looking ahead."""
        mind = self.mind(turn)
        if mind is None:
            return self.instead.choose(turn)
        if len(turn.moves) == 1:
            return ChosenMove(turn.moves[0], {"only": True}, Rationale("only"))
        moves = sorted(turn.moves, key=lambda move: move.action)
        likely, value = self._thinks(mind.network, turn, moves)
        move = self._ahead(mind, turn, moves, likely) or moves[_drawn(likely, turn.random.random())]
        reason = Rationale("expects", {"share": round(100 * value)})
        return ChosenMove(move, self._analysis(mind.network, turn.game, moves, likely, value), reason)

    def mind(self, turn: Turn) -> Mind | None:
        """Return the mind it plays by; None if `instead` plays, as in a position with more mice than the game has."""
        network, definition = network_for(self.package, turn.game.definition, turn.game.players), turn.game.definition
        if network is None:
            return None
        unknown = max(move.action for move in turn.moves) >= network.shape.actions
        return None if unknown else Mind(network, definition, self.heat)

    def _ahead(self, mind: Mind, turn: Turn, moves: list[Move], likely: list[float]) -> Move | None:
        """Return the likely move that wins most often, slightly biased to likelier ones; None if a move is drawn."""
        tried = [at for at in sorted(range(len(moves)), key=lambda at: -likely[at])[:TRIED] if likely[at] > 0]
        if not self.samples or len(tried) == 1:
            return None
        shares = looked_ahead(mind.network, self.heat, turn, [moves[at] for at in tried], self.samples, FAR)
        if not shares:
            return None
        worth = [fmean(found) + INCLINED * log(likely[at]) for at, found in zip(tried, shares, strict=True)]
        return moves[tried[max(range(len(tried)), key=worth.__getitem__)]]

    def _thinks(self, network: Network, turn: Turn, moves: list[Move]) -> tuple[list[float], float]:
        """Return the probabilities of the moves, and the expected share of the victory."""
        definition = turn.game.definition
        numbers = features_of(turn.sampled_state, turn.seat, network.shape.inputs)
        if self.forgets:
            seen = definition.observation.size
            numbers[seen:] = [0] * (len(numbers) - seen)
        if self.overlooks:
            numbers = [0 if turn.random.random() < self.overlooks else one for one in numbers]
        return judged(network, numbers, [move.action for move in moves], first_ranks(definition), self.heat)

    def _analysis(
        self, network: Network, game: Game, moves: list[Move], likely: list[float], value: float
    ) -> dict[str, Any]:
        best = sorted(zip(likely, moves, strict=True), key=lambda pair: -pair[0])[:LISTED]
        considered = [{"move": str(move), "chance": round(chance, 3)} for chance, move in best if chance >= LEAST]
        other = {} if knows(network, game) else {"components": "other"}
        return {"considered": considered, "victory": round(value, 3), **other}


@dataclass(frozen=True)
class Mind:
    """A network applied to a game: its policy and its value estimate."""

    network: Network
    definition: GameDefinition
    heat: float

    def thinks(self, s: GameState, seat: int, moves: Sequence[Move]) -> dict[Move, float]:
        """Return the probability of each move."""
        ordered = sorted(moves, key=lambda move: move.action)
        return dict(zip(ordered, self._likely(s, seat, [move.action for move in ordered]), strict=True))

    def legal(self, s: GameState, seat: int) -> list[int]:
        """Return the legal actions of a seat, without those that the network does not know."""
        row = [0] * self.definition.room(s)
        known = [action for action in row[: rules.legal(s, seat, row)] if action < self.network.shape.actions]
        return known or row[:1]

    def drawn(self, s: GameState, seat: int, actions: list[int], chance: Random) -> int:
        """Draw one of a seat's actions, ascending, as the expert would."""
        return actions[_drawn(self._likely(s, seat, actions), chance.random())]

    def expects(self, s: GameState, seat: int) -> float:
        """Return a seat's expected share of the victory among players of this mind; all shares sum to 1.

        The raw estimate is too high, because the network learned among weaker players.
        """
        values = [self._value(s, other) for other in range(s.players)]
        return values[seat] / (sum(values) or 1.0)

    def _value(self, s: GameState, seat: int) -> float:
        features = features_of(s, seat, self.network.shape.inputs)
        _, value = self.network.answers(features, (), first_ranks(self.definition))
        return min(max(value, 0.0), 1.0)

    def _likely(self, s: GameState, seat: int, actions: list[int]) -> list[float]:
        numbers = features_of(s, seat, self.network.shape.inputs)
        return judged(self.network, numbers, actions, first_ranks(self.definition), self.heat)[0]


def judged(
    network: Network, numbers: Sequence[int], actions: Sequence[int], ranks: Sequence[int], heat: float
) -> tuple[list[float], float]:
    """Return the probability of each sound action, and the expected share of the victory."""
    logits, value = network.answers(numbers, actions, ranks)
    own = chances(logits)
    sound = [one >= min(SOUND, max(own)) for one in own]
    likely = chances([one if good else -inf for one, good in zip(logits, sound, strict=True)], heat)
    return likely, min(max(value, 0.0), 1.0)


def _drawn(likely: list[float], point: float) -> int:
    """Return the index into which a point between 0 and 1 falls."""
    for place, chance in enumerate(likely):
        point -= chance
        if point < 0:
            return place
    return max(range(len(likely)), key=likely.__getitem__)


@cache
def network_in(package: str, players: int) -> Network | None:
    """Return a package's network for a number of players; None if there is none. BadData if the file is damaged."""
    file = files(package).joinpath(FILE.format(players=players))
    return Network.unpacked(file.read_bytes()) if file.is_file() else None


@cache
def network_for(package: str, definition: GameDefinition, players: int, *, values: bool = False) -> Network | None:
    """Return a package's network that plays a game, or values its positions alone; None if there is none.

    BadData if the file is damaged, or was trained for a different version or layout.
    """
    network = network_in(package, players)
    if network is None:
        return None
    shape, trained = network.shape, network.about["fingerprint"]
    hidden = shape.wide, shape.narrow
    needed = Shape(definition.deduction.size, *hidden, 0, 0) if values else shape_for(definition, *hidden)
    if shape != needed or trained.get("rules") != definition.version or trained["layout"] != layout_hash(definition):
        raise BadData(
            f"{FILE.format(players=players)} was trained for version {trained.get('rules')} of "
            f"{definition.name}'s rules and "
            f"layout {trained['layout']}; these are version {definition.version} and "
            f"{layout_hash(definition)}: train it again"
        )
    return network


def knows(network: Network, game: Game) -> bool:
    """Return whether a network was trained with the components of a game."""
    same: bool = components_hash(game) == network.about["fingerprint"]["components"]
    return same
