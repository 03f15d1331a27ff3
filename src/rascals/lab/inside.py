"""Bots that play seats in compiled code: those that are networks, policies in the dialect, and `random`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple
from types import FunctionType

import numpy as np

from rascals.bots.interface import Bot
from rascals.bots.learned import Learned, network_for
from rascals.bots.network import first_ranks
from rascals.bots.playing import as_bots
from rascals.bots.policies import Policy
from rascals.bots.registry import NamedBot, of_game
from rascals.bots.uniform import Uniform, uniformly
from rascals.compiled import NetworkPlayer
from rascals.core.arguments import sequence
from rascals.core.errors import BadOption
from rascals.core.game import Game

Opponent = str | Bot | Callable[..., int] | None
Inside = Callable[..., int] | NetworkPlayer | None


def inside(game: Game, opponents: Sequence[Opponent]) -> list[Inside]:
    """Return who plays each seat inside a batch.

    `opponents`: for each seat a bot or its spec, a policy, or None. Bots that play there are networks, such as
    Felicity's `easy` to `expert`, policies, and `random`; BadOption for others.
    """
    return [None if one is None else _inside(game, one) for one in sequence("opponents", opponents)]


def _inside(game: Game, given: str | Bot | Callable[..., int]) -> Inside:
    if isinstance(given, FunctionType):
        return given
    (bot,) = as_bots(game, [given])  # type: ignore[list-item]
    bot = of_game(game.name, bot.name) if isinstance(bot, NamedBot) else bot
    if isinstance(bot, Policy):
        return bot.function
    if isinstance(bot, Uniform):
        return uniformly
    network = network_for(bot.package, game.definition, game.players) if isinstance(bot, Learned) else None
    if not isinstance(bot, Learned) or network is None:
        named = given if isinstance(given, str) else bot.name
        raise BadOption(f"{named} of {game} is no network: only networks, policies and random play in compiled code")
    seen = game.definition.observation.size if bot.forgets else network.shape.inputs
    weights, sizes = np.array(network.weights, np.float32), np.array(astuple(network.shape), np.int64)
    return NetworkPlayer(
        weights, sizes, np.array(first_ranks(game.definition), np.int64), seen, bot.heat, bot.overlooks
    )
