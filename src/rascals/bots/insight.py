"""A learned network's values of the positions that a bot considers, combined with the bot's own values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rascals.bots.interface import Turn
from rascals.bots.learned import knows, network_for
from rascals.bots.network import Network, features_of, outcome
from rascals.core import rules
from rascals.core.game import Game
from rascals.core.state import GameState


@dataclass(frozen=True)
class Insight:
    """The networks in `package`, one for each number of players, which value a position from a seat's knowledge.

    They are trained by `rascals.training.valuing`. `unit`: a network's value of 1 in the unit of the bot's values;
    `trust`: the weight of the network's value, from 0 to 1; the bot's own has the rest.
    """

    package: str
    unit: float
    trust: float

    def weighed(self, turn: Turn, own: Sequence[float], positions: Iterable[GameState]) -> list[float]:
        """Return the weighted means of a bot's own values of its moves and the network's values of the positions after.

        If no network fits, return the bot's own values.
        """
        network = self._network(turn.game)
        if network is None:
            return [*own]
        learned = _values(network, turn.seat, list(positions))
        return [
            (1 - self.trust) * one + self.trust * self.unit * other for one, other in zip(own, learned, strict=True)
        ]

    def analysis(self, game: Game) -> dict[str, Any]:
        """Return this part of a bot's analysis: whether the network was trained with other components."""
        network = self._network(game)
        return {} if network is None or knows(network, game) else {"components": "other"}

    def _network(self, game: Game) -> Network | None:
        """Return the network for a game; None if there is none, or none for its edition."""
        network = network_for(self.package, game.definition, game.players, values=True)
        if network is None or network.about["recipe"].get("edition") != game.edition:
            return None
        return network


def _values(network: Network, seat: int, positions: Sequence[GameState]) -> list[float]:
    """Return a network's values of positions; for a finished game the outcome, as it counted in training."""
    margin: float = network.about["recipe"]["margin"]
    ends = {at: outcome(s, seat, margin) for at, s in enumerate(positions) if not rules.acting(s)}
    inputs = [features_of(s, seat, network.shape.inputs) for at, s in enumerate(positions) if at not in ends]
    values = iter(network.values(inputs))
    return [ends[at] if at in ends else next(values) for at in range(len(positions))]
