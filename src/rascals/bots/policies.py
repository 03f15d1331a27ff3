"""Policies: functions in the dialect of the rules that choose an action, as bots. They can be compiled too.

    def policy(s, seat, actions, count, words):
        return next_below(words, count)

`s` is a sampled state, in which everything that the seat cannot know is dealt again, `actions` holds the seat's `count`
legal actions, ascending, and `words` is the state of a random generator. It returns the index of its action in
`actions`: from 0 to `count` - 1.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeAlias

from rascals.bots.interface import ChosenMove, Turn
from rascals.core import rules
from rascals.core.chance import words_of
from rascals.core.errors import BadOption

Function: TypeAlias = Callable[[Any, int, MutableSequence[int], int, MutableSequence[int]], int]
PARAMETERS = 5
SEED_BITS = 64


@dataclass(frozen=True)
class Policy:
    """A policy as a bot, named after its function."""

    function: Function

    @property
    def name(self) -> str:
        """The function's name in lowercase."""
        return str(getattr(self.function, "__name__", "policy")).lower()

    def choose(self, turn: Turn) -> ChosenMove:
        """Call the function for an action; BadOption if it does not return the index of a legal one."""
        definition, s = turn.game.definition, turn.sample_state()
        actions, words = [0] * definition.actions, words_of(turn.random.getrandbits(SEED_BITS))
        count = rules.legal(s, turn.seat, actions)
        index = self.function(s, turn.seat, actions, count, words)
        if index not in range(count):
            raise BadOption(f"policy {self.name} returned {index}; valid: 0 to {count - 1}")
        return ChosenMove(definition.verbs.move(actions[index]))


def is_policy(given: object) -> bool:
    """Return whether something has the form of a policy: a function with five parameters."""
    return isinstance(given, FunctionType) and given.__code__.co_argcount == PARAMETERS
