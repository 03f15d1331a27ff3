"""Games small enough to be solved exactly: a game's whole tree, and bots as policies on it. Needs the extra `envs`.

    tree = tree_of(pyspiel.load_game(text_of(small(), chance="explicit")))
    pyspiel.nash_conv(tree.game, policy_of(tree, "greedy"), True)

`Tree.game` is the same game as one of OpenSpiel's own, in C++ (`efg_game`, the format of Gambit), because its exact
algorithms visit the tree many times, and a state of Rascals takes some hundred times longer. Information sets, actions,
chance and returns are those of the game it is made from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import rascals
from rascals.bots.heuristic import HeuristicPolicy
from rascals.bots.interface import Bot, Turn
from rascals.bots.registry import of_game
from rascals.core.game import Game
from rascals.core.state import GameState
from rascals.envs.situations import Situation

try:
    import pyspiel
except ImportError as error:
    raise ImportError("rascals.envs.solving needs OpenSpiel: pip install open_spiel") from error

FILE = Path(__file__).with_name("small-felicity.toml")
TWO_KINDS = {
    "pets.copies": [0, 1, 0, 0, 0, 1, 0, 0, 0, 0],
    "rounds.number": 1,
    "mice.start": 1,
    "bank.3": 3,
    "mouse_cards.3": [1, 2],
}


def small() -> Game:
    """Return Felicity for three with three kinds of cards and two rounds; seat 0 begins. Some 80,000 decisions."""
    return rascals.game("felicity", players=3, data=FILE, first_player=0)


def smallest() -> Game:
    """Return Felicity for three with two kinds of cards and one round; seat 0 begins. 144 decisions: who bids."""
    return rascals.game("felicity", players=3, data=TWO_KINDS, first_player=0)


@dataclass(frozen=True)
class Decision:
    """An information set: the seat that decides, its legal actions, their names, and one of its situations."""

    seat: int
    actions: tuple[int, ...]
    names: tuple[str, ...]
    situation: Situation


@dataclass(frozen=True)
class Tree:
    """A whole game: `game` of OpenSpiel, its information sets by their name, and how many nodes of each kind it has."""

    game: Any
    decisions: Mapping[str, Decision]
    chance_nodes: int
    decision_nodes: int
    terminals: int


def tree_of(game: Any) -> Tree:
    """Return the tree of a game loaded with `chance=explicit`. It visits every history: only for small games."""
    writer = _Writer()
    writer.write(game.new_initial_state())
    players = " ".join(f'"{player}"' for player in range(game.num_players()))
    text = "\n".join([f'EFG 2 R "{game.get_type().short_name}" {{ {players} }}', *writer.lines, ""])
    decisions = dict(writer.decisions.values())
    return Tree(pyspiel.load_efg_game(text), decisions, writer.chance, writer.decided, writer.ended)


class _Writer:
    """Writes states in the format of Gambit, one line for each. Information sets are numbered from 1 for each seat."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.decisions: dict[tuple[int, str], tuple[str, Decision]] = {}
        self.counts: dict[int, int] = {}
        self.chance = self.decided = self.ended = 0

    def write(self, state: Any) -> None:
        """Write a state and all that follow."""
        if state.is_terminal():
            self.ended += 1
            self.lines.append(f't "" {self.ended} "" {{ {" ".join(map(repr, state.returns()))} }}')
            return
        if state.is_chance_node():
            self.chance += 1
            outcomes = state.chance_outcomes()
            branches = " ".join(f'"{state.action_to_string(one)}" {chance!r}' for one, chance in outcomes)
            self.lines.append(f'c "" {self.chance} "" {{ {branches} }} 0')
        else:
            self.decided += 1
            name, decision = self._decision(state)
            branches = " ".join(f'"{one}"' for one in decision.names)
            number = name.partition(".")[2]
            self.lines.append(f'p "" {decision.seat + 1} {number} "{name}" {{ {branches} }} 0')
        for action in state.legal_actions():
            self.write(state.child(action))

    def _decision(self, state: Any) -> tuple[str, Decision]:
        """Return the information set of a state with its name: the seat, and its number among the seat's."""
        seat = state.current_player()
        known = seat, state.information_state_string()
        if known not in self.decisions:
            actions = tuple(state.legal_actions())
            names = tuple(state.action_to_string(action) for action in actions)
            self.counts[seat] = self.counts.get(seat, 0) + 1
            self.decisions[known] = f"{seat}.{self.counts[seat]}", Decision(seat, actions, names, state.situation)
        return self.decisions[known]


def policy_of(tree: Tree, name: str, draws: int = 1) -> Any:
    """Return the policy of a bot, by its name, for all seats, as OpenSpiel's `TabularPolicy` on `tree.game`.

    For `random` and the heuristic policies it is exact. Any other bot chooses `draws` times in each information set,
    with chance that depends only on the set and the draw; so with one draw the policy is deterministic: one of those
    that the bot mixes. Bots may read the sampled state of a turn, not its view or history; composite moves are not
    possible.
    """
    found: dict[str, list[tuple[int, float]]] = {}
    for state in _information_sets(tree.game):
        where = _name(state)
        decision = tree.decisions[where]
        bot = of_game(decision.situation.game.name, name)
        by_name = dict(zip(decision.names, _chances(bot, decision, where, draws), strict=True))
        actions = [(action, by_name[state.action_to_string(action)]) for action in state.legal_actions()]
        found[state.information_state_string()] = actions
    return pyspiel.TabularPolicy(found)


def _name(state: Any) -> str:
    """Return the name of a state's information set, which OpenSpiel puts last."""
    return str(state.information_state_string().rpartition("-")[2])


def _information_sets(game: Any) -> Iterator[Any]:
    """Yield a state of each information set."""
    known, waiting = set[str](), [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if not state.is_chance_node() and not state.is_terminal():
            information_set = state.information_state_string()
            if information_set not in known:
                known.add(information_set)
                yield state
        waiting += [state.child(action) for action in state.legal_actions()]


def _chances(bot: Bot, decision: Decision, where: str, draws: int) -> list[float]:
    """Return how likely each action of an information set is."""
    if bot.name == "random":
        weights = [1.0] * len(decision.actions)
    elif isinstance(bot, HeuristicPolicy):
        weights = list(bot.weigh(_question(decision, f"{where} 0")))
    else:
        weights = [0.0] * len(decision.actions)
        for draw in range(draws):
            weights[decision.names.index(str(bot.choose(_question(decision, f"{where} {draw}")).move))] += 1
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else [1 / len(weights)] * len(weights)


@dataclass(frozen=True)
class Known:
    """What a bot gets here instead of its knowledge: a sampled state consistent with it."""

    world: GameState


def _question(decision: Decision, chance: str) -> Turn:
    """Return the turn of an information set. Its sampled state is dealt again, so nothing hidden is in it."""
    situation = decision.situation
    known: Any = Known(situation.resampled(decision.seat, chance).state)
    moves = tuple(situation.move(action) for action in decision.actions)
    return Turn(situation.game, decision.seat, known, moves, Random(chance))
