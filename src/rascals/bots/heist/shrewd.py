"""The shrewd player of Critter Heist: it tries each of its moves in redealt worlds and looks where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rascals.bots.heist import reasons
from rascals.bots.heist.options import Option, options
from rascals.bots.heist.outlook import LIKINGS, Character, outlook, prospect
from rascals.bots.interface import Choice, Question, Reason
from rascals.bots.misjudging import misjudged
from rascals.core import rules
from rascals.core.moves import Move
from rascals.core.record import Row
from rascals.games.heist.box import BIRD, BUTTERFLY, CRITTERS, FERRET, FOX, MOLE, MOUSE, V5
from rascals.games.heist.moves import DISCARD, END, KEEP, MOVE, PLAY, TAKE, TARGET
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

WORLDS = 8  # dealt for a choice, where no budget says otherwise
SURE = 2  # worlds after which an option is tried no more if it comes to the same in them
DOUBT = 0.15  # by how much it may differ in them
PREPARING = {BIRD, BUTTERFLY, FERRET, FOX, MOUSE}  # critters played for the sake of a step that follows
REST = 0.01  # what a move must bring to be better than the end of the turn
LATER = 0.0001  # by which moves that come to the same are told apart: the first is taken


@dataclass(frozen=True)
class Shrewd:
    """Goes where loot, weighed against the way, suspicion and the others' prospects, is best.

    `worlds`: in how many it looks; `error`: by how many points it is wrong about what a move is worth (standard
    deviation).
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    worlds: int = WORLDS
    error: float = 0.0

    def choose(self, question: Question) -> Choice:
        """Return the move, whole, that leads furthest."""
        s: State = question.world
        if s.phase == HIRE and question.moves[0].kind in {"keep", "discard"}:
            move = self._hired(question)
            return Choice(move, {}, reasons.hiring(s, move))
        found = options(s, question.seat, self.character)
        if len(found) == 1:
            return Choice(self._move(question, found[0]), {"only": True}, Reason("only"))
        other = tuple(move.action for move in question.weigh)
        tried = [*found, other] if other and other not in found else found
        values = misjudged(self._values(question, tried), self.error, question.random)
        best = max(range(len(found)), key=lambda at: values[at] + REST * (found[at] == (END,)) - at * LATER)
        told = [{"move": str(self._move(question, one)), "value": round(values[at], 2)} for at, one in enumerate(found)]
        return Choice(
            self._move(question, found[best]),
            {"options": told},
            reasons.of(question, found[best], values, best, self.character),
            value=values[best],
            weighed=values[tried.index(other)] if other else None,
        )

    def _values(self, question: Question, found: Sequence[Option]) -> list[float]:
        """Return what each option is worth on a mean over worlds; tiles are laid in all of them alike, so in one."""
        seat, placing = question.seat, bool(asks(question.world, PLACE_TILE))
        tries: list[list[float]] = [[] for _ in found]
        for world in question.simulations(1 if placing else self.worlds):
            again = [at for at, values in enumerate(tries) if world < SURE or uncertain(found[at], values)]
            if not again:
                break
            s = question.deal()
            chance = [question.random.getrandbits(32) for _ in range(4)]
            for at in again:
                twin = tried(s, seat, found[at], chance)
                if placing:  # which changes the ways, and hardly the others' prospects
                    tries[at].append(prospect(twin, seat, self.character))
                else:
                    tries[at].append(self._value(twin, seat, found[at], chance))
        return [sum(values) / len(values) for values in tries]

    def _value(self, s: State, seat: int, option: Option, chance: Row) -> float:
        """Return what a position is worth; after a critter with the best that the seat can make of it at once."""
        value = outlook(s, seat, self.character)
        if PLAY <= option[0] < TARGET and (answers := follow(s, seat, option, self.character)):
            now = prospect(s, seat, self.character)
            then = max(prospect(tried(s, seat, one, chance), seat, self.character) for one in answers)
            return value + then - now if s.pending else max(value, value + then - now)
        return value

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


def uncertain(option: Option, values: Sequence[float]) -> bool:
    """Tell whether an option turns out differently in different worlds; a critter takes many tries as it is."""
    return not PLAY <= option[0] < TARGET and max(values) - min(values) > DOUBT


def tried(s: State, seat: int, option: Option, chance: Row) -> State:
    """Return a world after an option, the chance in it being given."""
    twin = s.copy()
    twin.chance[:] = chance
    for action in option:
        rules.apply(twin, seat, action)
    return twin


def follow(s: State, seat: int, option: Option, character: Character) -> list[Option]:
    """Return what a seat may do to make use of the critter it has just played: answer what it asks, or take a step."""
    if s.pending == 0:
        prepares = s.turn == seat and (option[0] - PLAY) % CRITTERS in PREPARING
        return [one for one in options(s, seat, character) if MOVE <= one[0] < TAKE] if prepares else []
    asked = asks(s, KEEP_SOME) or asks(s, PICK_CARD) or asks(s, HOLD_TILE)
    asked = asked or asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE)
    return options(s, seat, character, sites=2) if asked and asked_seat(s) == seat else []
