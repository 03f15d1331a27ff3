"""Composite moves in one notation: a head verb, then a verb for each step, with a short notation within the whole.

    SET = VERBS.add("place", begins=True, tile=TILES)                  # `place T-trap`, the head
    TURN = VERBS.add("turn", by=TURNS, within="{by}")                  # `turn r90`; within the whole `r90`
    AT = VERBS.add("at", place=BOARD.places, within="at {place}")      # `place T-trap r90 at 3,4`
    DONE = VERBS.add("finish", within="")                              # goes without saying

The rules decide which steps may follow which: the parser follows the legal actions. If steps may be written in another
order than they are played, or more briefly, the game's `Phrasing` reads and writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.core.moves import NO_ACTION, Move, Verbs

Read = Sequence[int] | Refusal | None  # actions, why they are refused, or None for any other text


class Phrasing(Protocol):
    """How a game writes composite moves that words alone cannot express."""

    def begun(self, s: Any, /) -> Sequence[int]:
        """Return the actions of the unfinished move in a state; empty if there is none."""
        ...

    def without(self, s: Any, /) -> Any:
        """Return a state without its unfinished move."""
        ...

    def steps(self, s: Any, seat: int, head: Move, words: Sequence[str], /, *, whole: bool) -> Read:
        """Return the steps that the words after the head mean, in the order of play; `whole` or unfinished.

        `s`: the state after the head was played; for a head without an action, the current state.
        """
        ...

    def step(self, s: Any, seat: int, text: str, /) -> Read:
        """Return the action of a single step in the middle of a move, if that depends on the position."""
        ...

    def text(self, s: Any, actions: Sequence[int], /) -> str:
        """Return the notation of a move of several steps, finished or not; some may already be played in `s`."""
        ...


@dataclass(frozen=True)
class Composites:
    """The notation of a game's composite moves; `unfinished` and `room` (for legal actions) as in its definition."""

    verbs: Verbs
    phrasing: Phrasing | None
    unfinished: Callable[[Any], int]
    room: Callable[[Any], int]

    # ------------------------------------------------------------ reading

    def expand(self, s: Any, seat: int, text: str, *, whole: bool = True) -> Read:
        """Return the actions of a text, or the reason why it is invalid, or None if it is no such text.

        If the text is a whole move whose first steps are already played, return the remaining ones. Where the text is
        wrong, the actions include an illegal one. Without `whole` the text may be only the beginning of a move.
        """
        phrasing, found = self.phrasing, self.verbs.head_of(text)
        if found is None or (whole and not found[1]):
            return phrasing.step(s, seat, text) if phrasing else None
        head, words = found
        if head.action == NO_ACTION:
            return self._steps(s, seat, head, words, whole)
        begun = list(phrasing.begun(s)) if phrasing and rules.acting(s) >> seat & 1 else []
        twin = phrasing.without(s) if phrasing and begun else s.copy()
        if phrasing and hasattr(phrasing, "head"):
            head, words = phrasing.head(twin, seat, head, words)
        if not self._legal(twin, seat, head.action):
            return [head.action]
        rules.apply(twin, seat, head.action)
        steps = self._steps(twin, seat, head, words, whole)
        if steps is None or isinstance(steps, Refusal):
            return steps
        actions = [head.action, *steps]
        return actions[len(begun) :] if actions[: len(begun)] == begun else [head.action]

    def _steps(self, s: Any, seat: int, head: Move, words: Sequence[str], whole: bool) -> Read:
        if self.phrasing:
            return self.phrasing.steps(s, seat, head, words, whole=whole)
        return self._follow(s.copy(), seat, list(words))

    def _follow(self, twin: Any, seat: int, words: list[str]) -> list[int] | None:
        """Return the actions that words name, each tried on a copy of the state, up to the first illegal one."""
        actions: list[int] = []
        while words:
            found = self.verbs.step_of(words)
            if found is None:
                return None
            meant, words = found
            action = next((one for one in meant if self._legal(twin, seat, one)), None)
            if action is None:
                return [*actions, meant[0]]
            rules.apply(twin, seat, action)
            actions.append(action)
        for silent in self.verbs.silent:
            if self.unfinished(twin) and self._legal(twin, seat, silent):
                rules.apply(twin, seat, silent)
                actions.append(silent)
        return actions

    def _legal(self, s: Any, seat: int, action: int) -> bool:
        row = [0] * self.room(s)
        return action in row[: rules.legal(s, seat, row)]

    # ------------------------------------------------------------ writing

    def compose(self, s: Any, _seat: int, actions: Sequence[int]) -> str:
        """Return the notation of actions played from a state; with an unfinished move, of that whole move."""
        verbs, phrasing = self.verbs, self.phrasing
        if len(actions) == 1 and actions[0] not in verbs.steps:
            return verbs.move(actions[0]).notation
        if phrasing:
            return phrasing.text(s, [*phrasing.begun(s), *actions])
        title = verbs.whole.get(actions[0])
        words = [verbs.within.get(step) for step in actions[title is None :]]
        if not words or None in words:
            return "; ".join(str(verbs.move(action)) for action in actions)
        return " ".join([title or str(verbs.move(actions[0])), *filter(None, words)])
