"""The shrewd player of Critter Heist: it tries each of its moves in worlds dealt anew and looks where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rascals.bots.heist.options import Option, options
from rascals.bots.heist.outlook import LIKINGS, Character, outlook, prospect
from rascals.bots.interface import Choice, Question
from rascals.core import rules
from rascals.core.moves import Move
from rascals.core.record import Row
from rascals.games.heist.box import MOLE, V5
from rascals.games.heist.moves import DISCARD, KEEP, MOVE, PLAY, TAKE, TARGET
from rascals.games.heist.questions import (
    HOLD_TILE,
    KEEP_SOME,
    OF_CRITTERS,
    PICK_CARD,
    PLACE_TILE,
    asked_by,
    asked_seat,
    asks,
)
from rascals.games.heist.state import HIRE, State

WORLDS = 2  # dealt for a choice, where no budget says otherwise
REST = 0.001  # by which moves that come to the same are told apart: the first is taken


@dataclass(frozen=True)
class Shrewd:
    """Goes where loot, weighed against the way, suspicion and the others' prospects, is best."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    worlds: int = WORLDS

    def choose(self, question: Question) -> Choice:
        """Return the move, whole, that leads furthest."""
        s: State = question.world
        if s.phase == HIRE and question.moves[0].kind in {"keep", "discard"}:
            return Choice(self._hired(question))
        found = options(s, question.seat, self.character)
        if len(found) == 1:
            return Choice(self._move(question, found[0]), {"only": True})
        values = self._values(question, found)
        best = max(range(len(found)), key=lambda at: values[at] - at * REST)
        told = [{"move": str(self._move(question, one)), "value": round(values[at], 2)} for at, one in enumerate(found)]
        return Choice(self._move(question, found[best]), {"options": told})

    def _values(self, question: Question, found: Sequence[Option]) -> list[float]:
        """Return what each option is worth on a mean over worlds; tiles are laid in all of them alike, so in one."""
        sums = [0.0] * len(found)
        count = 0
        placing = bool(asks(question.world, PLACE_TILE))
        for _ in question.simulations(1 if placing else self.worlds):
            s = question.deal()
            chance = [question.random.getrandbits(32) for _ in range(4)]
            for at, option in enumerate(found):
                twin = tried(s, question.seat, option, chance)
                if placing:  # which changes the ways, and hardly the others' prospects
                    sums[at] += prospect(twin, question.seat, self.character)
                else:
                    sums[at] += self._value(twin, question.seat, option, chance)
            count += 1
        return [value / count for value in sums]

    def _value(self, s: State, seat: int, option: Option, chance: Row) -> float:
        """Return what a position is worth; after a critter by the best that the seat can make of it."""
        if PLAY <= option[0] < TARGET:
            if must_go_on(s, seat):
                return max(self._answered(s, seat, chance, options(s, seat, self.character, sites=2)))
            if s.pending == 0 and s.turn == seat:
                moves = [one for one in options(s, seat, self.character) if MOVE <= one[0] < TAKE]
                return max([outlook(s, seat, self.character), *self._answered(s, seat, chance, moves)])
        return outlook(s, seat, self.character)

    def _answered(self, s: State, seat: int, chance: Row, answers: Sequence[Option]) -> list[float]:
        return [outlook(tried(s, seat, one, chance), seat, self.character) for one in answers]

    @staticmethod
    def _move(question: Question, option: Option) -> Move | str:
        """Return an option as a move, or as the notation of a whole one."""
        box = question.game.box
        if len(option) == 1 and option[0] not in box.verbs.steps:
            return next(move for move in question.moves if move.action == option[0])
        return box.composites.compose(question.world, question.seat, option) if box.composites else ""

    @staticmethod
    def _hired(question: Question) -> Move:
        """Keep the critters that are liked best, named in their order, then lay down the others."""
        s: State = question.world
        keeps = {move.action - KEEP: move for move in question.moves if KEEP <= move.action < DISCARD}
        if not keeps:
            return question.moves[0]
        if s.edition == V5:
            return keeps[max(keeps, key=LIKINGS.__getitem__)]
        counts = list(s.pack[question.seat])
        for action in s.begun[: s.steps]:
            counts[action - KEEP] -= 1
        cards = [critter for critter, count in enumerate(counts) for _ in range(count)]
        wanted = sorted(cards, key=LIKINGS.__getitem__, reverse=True)[: s.hired - s.steps]
        return keeps.get(min(wanted), question.moves[0])


def tried(s: State, seat: int, option: Option, chance: Row) -> State:
    """Return a world after an option, the chance in it being given."""
    twin = s.copy()
    twin.chance[:] = chance
    for action in option:
        rules.apply(twin, seat, action)
    return twin


def must_go_on(s: State, seat: int) -> bool:
    """Tell whether a seat is asked what follows on its critter."""
    if s.pending == 0 or asked_seat(s) != seat:
        return False
    if asks(s, PLACE_TILE):
        return bool(asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE))
    return any(asks(s, kind) for kind in (KEEP_SOME, PICK_CARD, HOLD_TILE))
