"""A dry run of a move: its steps, whether each is legal, and the result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rascals.core.arguments import of_type
from rascals.core.chance import Dice
from rascals.core.errors import IllegalMove, Refusal
from rascals.core.moves import Move
from rascals.core.state import GameState, Row

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition
    from rascals.core.game import Game

_SPARE: defaultdict[int, list[Row]] = defaultdict(list)  # buffers by size: allocating can take longer than rules
Part = str | Move
Given = Part | Sequence[Part]  # a small move, a whole one in notation, or its steps


class Attempt:
    """A seat's move, tried step by step on a copy of a match's state: it is played as a whole or not at all.

    `state` and `dice` are the match's own until a step has to be tried, which a legal single-step move need not be.
    `moves` are its steps, `parts` the arguments they came from. `room` is the size of the buffer for legal actions,
    `actions` those that may follow. `recorded`: it was played before, perhaps under earlier rules.
    """

    __slots__ = ("_actions", "_room", "dice", "game", "moves", "parts", "recorded", "seat", "state", "untried")

    def __init__(
        self, game: Game, seat: int, s: GameState, dice: Dice, room: int, actions: list[int], *, recorded: bool = False
    ) -> None:
        self.game, self.seat, self.recorded = game, seat, recorded
        self.state, self.dice = s, dice
        self.parts: list[Part] = []
        self.moves: list[Move] = []
        self.untried = True
        self._room = room
        self._actions: list[int] | None = actions

    @property
    def complete(self) -> bool:
        """Whether the steps so far are a whole move."""
        return bool(self.moves) if self.untried else not self.game.definition.unfinished(self.state)

    @property
    def actions(self) -> list[int]:
        """The actions that may follow, ascending; meaningless once the move is complete."""
        if self._actions is None:
            self._actions = legal_actions(self.game.definition, self.state, self.seat, self._room)
        return self._actions

    def take(self, part: Part, forced: Sequence[Sequence[int]] | None = None) -> None:
        """Play the steps that a part of the move names; IllegalMove at the first illegal one.

        `forced` outcomes, the same for every part, replace chance until the dice are settled.
        """
        for move in understood(self.game, self.state, self.seat, part):
            self._step(move, forced)
        self.parts.append(part)

    def _step(self, move: Move, forced: Sequence[Sequence[int]] | None) -> None:
        definition, verbs = self.game.definition, self.game.definition.verbs
        if self.moves and self.complete:
            sentence = "the move is complete before {move!r}"
            raise IllegalMove(Refusal("too-long", {"move": str(move)}, None, sentence), self.game.name)
        legal = move.action in self.actions
        if legal or verbs.has(move.action):
            move = verbs.move(move.action)  # a hand-made Move is identified by its action
        if not legal and not (self.recorded and definition.once_legal(self.state, self.seat, move.action)):
            raise IllegalMove(definition.refusal(self.state, self.seat, move), self.game.name)
        self.moves.append(move)
        if self.untried and forced is None and move.action not in verbs.steps:
            return
        if self.untried:
            self.state, self.dice, self.untried = self.state.copy(), self.dice.copy(), False
            self.dice.force(forced)
            self.state.emitted, self.state.source = [], self.dice
        definition.rules.apply(self.state, self.seat, move.action)
        self._actions = None


def legal_actions(definition: GameDefinition, s: GameState, seat: int, room: int) -> list[int]:
    """Return a seat's legal actions, ascending; `room`: the most that a position can have."""
    spare = _SPARE[room]
    try:
        row = spare.pop()
    except IndexError:  # the first call, or another thread has the buffer
        row = [0] * room
    actions = row[: definition.rules.legal(s, seat, row)]
    spare.append(row)
    return actions


def understood(game: Game, s: GameState, seat: int, part: Part) -> Sequence[Move]:
    """Return the steps that a part of a move names: several for the notation of a whole composite."""
    if isinstance(part, Move):
        return (part,)
    definition, text = game.definition, str(part)
    actions = None if definition.composites is None else definition.composites.expand(s, seat, text)
    if isinstance(actions, Refusal):
        raise IllegalMove(actions, game.name)
    if actions is not None:
        return [definition.verbs.move(action) for action in actions]
    move = definition.verbs.parse(text)
    if move is None:
        args = {"move": text[:80], "grammar": definition.verbs.grammar}
        raise IllegalMove(Refusal("unknown-move", args, None, "{move!r} is not a move; valid: {grammar}"), game.name)
    return (move,)


def parts_of(given: object) -> list[Part]:
    """Return the parts of a given move: its steps as a sequence, or notations joined by `;`."""
    if isinstance(given, Move):
        return [given]
    if isinstance(given, str):
        return [part.strip() for part in given.split(";")]
    several = type(given) is list or (isinstance(given, Sequence) and not isinstance(given, bytes))
    parts: list[Any] = list(given) if several else [given]  # type: ignore[call-overload]
    for part in parts:
        if type(part) is not Move and type(part) is not str:  # checked here at every move, as the call costs more
            of_type("move", part, Move, str)
    return parts or [""]
