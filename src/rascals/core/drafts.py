"""Drafts: the unfinished composite move in a state. Only its own seat sees it; positions contain it.

For games with a `Phrasing`: views contain the move as `draft`, positions as `unfinished`, in notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from rascals.core import rules
from rascals.core.attempt import legal_actions
from rascals.core.composites import Composites, Phrasing
from rascals.core.errors import BadPosition, IllegalMove, Refusal, listed, quoted
from rascals.core.reading import PositionReader

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

ENTRY = "unfinished"  # of positions
WHO, WHAT = f"{ENTRY}.seat", f"{ENTRY}.move"


class Unfinished(TypedDict):
    """The notation of the beginning of a composite move."""

    seat: int
    move: str


class Drafts:
    """Unfinished composite moves in views and positions."""

    def __init__(self, definition: GameDefinition, composites: Composites, phrasing: Phrasing) -> None:
        self.definition, self._composites, self._phrasing = definition, composites, phrasing

    def seen_by(self, s: Any, seat: int | None) -> Any:
        """Return a state as a seat (None: a spectator) sees it: without another seat's unfinished move."""
        mine = seat is not None and rules.acting(s) >> seat & 1
        return s if mine or not self.definition.unfinished(s) else self._phrasing.without(s)

    def text(self, s: Any) -> str | None:
        """Return the notation of the unfinished move; None if there is none."""
        begun = self._phrasing.begun(s)
        return self._phrasing.text(s, begun) if begun else None

    def write(self, s: Any) -> Unfinished | None:
        """Return the unfinished move and its seat, as in a position; None if there is none."""
        text = self.text(s)
        return None if text is None else {"seat": rules.first_seat(rules.acting(s)), "move": text}

    def read(self, s: Any, reader: PositionReader) -> None:
        """Play a position's unfinished move in a state; BadPosition if it is invalid."""
        if reader.data.get(ENTRY) is None:
            return
        entry = PositionReader.of(ENTRY, reader.data[ENTRY], ("seat", "move"))
        seat, text = entry.number(WHO, 0, s.players - 1), entry.get(WHAT)
        room = self.definition.room(s)
        for action in self._actions(s, seat, text):
            if action not in legal_actions(self.definition, s, seat, room):
                raise self._refused(self.definition.refusal(s, seat, self.definition.verbs.move(action)))
            rules.apply(s, seat, action)
        if not self.definition.unfinished(s):
            raise BadPosition(f"{WHAT}: {quoted(text)} is complete")

    def _actions(self, s: Any, seat: int, text: object) -> list[int]:
        """Return the actions of the beginning of a move, given as text."""
        actions = self._composites.expand(s, seat, text, whole=False) if isinstance(text, str) else None
        if actions is None:
            raise BadPosition(f"{WHAT}: the beginning of {listed(self.definition.verbs.heads)}, not {quoted(text)}")
        if isinstance(actions, Refusal):
            raise self._refused(actions)
        return list(actions)

    def _refused(self, refusal: Refusal) -> BadPosition:
        return BadPosition(f"unfinished: {IllegalMove(refusal, self.definition.name)}")
