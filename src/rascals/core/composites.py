"""Composite moves, written whole: a head verb, then a verb for each step, which has a short notation within the whole.

    SET = VERBS.add("place", begins=True, tile=TILES)                  # `place T-trap`, the head
    TURN = VERBS.add("turn", by=TURNS, within="{by}")                  # `turn r90`; within the whole `r90`
    AT = VERBS.add("at", place=BOARD.places, within="at {place}")      # `place T-trap r90 at 3,4`
    DONE = VERBS.add("finish", within="")                              # goes without saying

Which steps may follow which is the rules' affair: a text is read along the legal actions. Where steps may be written in
another order than they are made, or more shortly, the game's `Phrasing` puts that right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.core.moves import Move, plain

if TYPE_CHECKING:
    from rascals.core.box import Box


class Phrasing(Protocol):
    """How a game writes its composite moves where words alone do not say it."""

    def steps(self, s: Any, seat: int, head: Move, words: Sequence[str], /) -> Sequence[str] | Refusal:
        """Return the words of the steps in the order they are made, given those written after the head."""
        ...

    def text(self, head: Move, words: Sequence[str], /) -> str:
        """Return the notation of a head and the words of its steps."""
        ...

    def begun(self, s: Any, /) -> Sequence[int]:
        """Return the actions of the move that is under way in a record; none if there is none."""
        ...


class Composites:
    """The notation of a game's whole composite moves."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._within: dict[tuple[str, ...], list[int]] = {}
        for action in range(box.verbs.count):
            word = box.verbs.within(action)
            if word is not None:
                self._within.setdefault(tuple(plain(word).split()), []).append(action)

    def expand(self, s: Any, seat: int, text: str) -> Sequence[int] | Refusal | None:
        """Return the actions a whole text stands for, why it cannot be, or None where it is no such text.

        Where the text goes wrong the last action is the one that is not legal.
        """
        found = self.box.verbs.head_of(text)
        if found is None:
            return None
        head, words = found
        twin = s.copy()
        if not self._legal(twin, seat, head.action):
            return [head.action]
        ordered = self.box.phrasing.steps(s, seat, head, words) if self.box.phrasing else words
        if isinstance(ordered, Refusal):
            return ordered
        rules.apply(twin, seat, head.action)
        return self._follow(twin, seat, [head.action], list(ordered))

    def _follow(self, twin: Any, seat: int, actions: list[int], words: list[str]) -> list[int] | None:
        """Return the actions that words stand for after those made already, each tried on a copy of the record."""
        while words:
            named = self._named(words)
            if named is None:
                return None
            meant, size = named
            action = next((one for one in meant if self._legal(twin, seat, one)), None)
            if action is None:
                return [*actions, meant[0]]
            rules.apply(twin, seat, action)
            actions.append(action)
            del words[:size]
        for silent in self._within.get((), ()):
            if self.box.unfinished(twin) and self._legal(twin, seat, silent):
                rules.apply(twin, seat, silent)
                actions.append(silent)
        return actions

    def _named(self, words: Sequence[str]) -> tuple[list[int], int] | None:
        """Return the actions that the next words may mean, and how many words those are: as many as possible."""
        for size in range(len(words), 0, -1):
            if tuple(words[:size]) in self._within:
                return self._within[tuple(words[:size])], size
        return None

    def _legal(self, s: Any, seat: int, action: int) -> bool:
        buffer = [0] * max(self.box.actions, self.box.capacity(s) if self.box.capacity else 0)
        return action in buffer[: rules.legal(s, seat, buffer)]

    def compose(self, s: Any, seat: int, actions: Sequence[int]) -> str:
        """Return the notation of actions played one after another from a record on; of a move under way, the whole."""
        del seat  # a move says the same whoever makes it
        begun = self.box.phrasing.begun(s) if self.box.phrasing else ()
        head, *steps = [*begun, *actions]
        verbs = self.box.verbs
        move = verbs.move(head)
        words = [word for word in (verbs.within(step) for step in steps) if word]
        if not steps or len(words) < sum(verbs.within(step) != "" for step in steps):
            return "; ".join(str(verbs.move(action)) for action in actions)
        return self.box.phrasing.text(move, words) if self.box.phrasing else " ".join([str(move), *words])
