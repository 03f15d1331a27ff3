"""The shrewd player of Critter Heist: tries each of its moves in redealt worlds and evaluates the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rascals.bots.heist import reasons
from rascals.bots.heist.options import Option, options
from rascals.bots.heist.outlook import LIKINGS, Character, outlook, prospect
from rascals.bots.interface import Choice, Question, Reason
from rascals.bots.temperament import misjudged
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

WORLDS = 8  # worlds dealt for a choice without a budget
SURE = 2  # worlds after which an option with the same value in each is no longer tried
DOUBT = 0.15  # largest difference of values that counts as the same
PREPARING = {BIRD, BUTTERFLY, FERRET, FOX, MOUSE}  # critters played to prepare a step
REST = 0.01  # bonus for ending the turn
LATER = 0.0001  # breaks ties in favour of the earlier option


@dataclass(frozen=True)
class Shrewd:
    """Chooses the move with the best evaluation: loot, weighed against distance, suspicion and opponents' prospects.

    `worlds`: how many it samples; `error`: the standard deviation, in points, of its errors about a move's value.
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    worlds: int = WORLDS
    error: float = 0.0

    def choose(self, question: Question) -> Choice:
        """Return the whole move with the highest value."""
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
        """Return the mean value of each option over worlds; one world is enough for placing a tile."""
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
                if placing:  # a tile changes distances, but hardly the others' prospects
                    tries[at].append(prospect(twin, seat, self.character))
                else:
                    tries[at].append(self._value(twin, seat, found[at], chance))
        return [sum(values) / len(values) for values in tries]

    def _value(self, s: State, seat: int, option: Option, chance: Row) -> float:
        """Return the value of a position; after a critter including the seat's best immediate use of it."""
        value = outlook(s, seat, self.character)
        if PLAY <= option[0] < TARGET and (answers := follow(s, seat, option, self.character)):
            now = prospect(s, seat, self.character)
            then = max(prospect(tried(s, seat, one, chance), seat, self.character) for one in answers)
            return value + then - now if s.pending else max(value, value + then - now)
        return value

    @staticmethod
    def _move(question: Question, option: Option) -> Move | str:
        """Return an option as a move, or a composite one as its notation."""
        box = question.game.box
        if len(option) == 1 and option[0] not in box.verbs.steps:
            return next(move for move in question.moves if move.action == option[0])
        return box.composites.compose(question.world, question.seat, option) if box.composites else ""

    @staticmethod
    def _hired(question: Question) -> Move:
        """Return the next action of keeping the best liked critters, alphabetically, then discarding the rest."""
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
    """Tell whether an option's value differs between worlds; never for a critter, whose evaluation is costly."""
    return not PLAY <= option[0] < TARGET and max(values) - min(values) > DOUBT


def tried(s: State, seat: int, option: Option, chance: Row) -> State:
    """Return a world after an option, with the given state of its generator."""
    twin = s.copy()
    twin.chance[:] = chance
    for action in option:
        rules.apply(twin, seat, action)
    return twin


def follow(s: State, seat: int, option: Option, character: Character) -> list[Option]:
    """Return the options that use the critter just played: answers to its question, or a step."""
    if s.pending == 0:
        prepares = s.turn == seat and (option[0] - PLAY) % CRITTERS in PREPARING
        return [one for one in options(s, seat, character) if MOVE <= one[0] < TAKE] if prepares else []
    asked = asks(s, KEEP_SOME) or asks(s, PICK_CARD) or asks(s, HOLD_TILE)
    asked = asked or asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE)
    return options(s, seat, character, sites=2) if asked and asked_seat(s) == seat else []
