"""The shrewd player of Goons: it tries each distinct move and plays the one with the best resulting position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rascals.bots.goons import auction, chances, reasons
from rascals.bots.goons.options import Option, after, options
from rascals.bots.goons.outlook import Character, prospect, turns_left
from rascals.bots.goons.trades import traded
from rascals.bots.insight import Insight
from rascals.bots.interface import Choice, Question, Reason
from rascals.bots.temperament import misjudged
from rascals.core.moves import Move
from rascals.games.goons.actions import colour_of
from rascals.games.goons.box import COLOURS
from rascals.games.goons.moves import ABILITY, DOJO, END, GOON, KNIFE
from rascals.games.goons.questions import (
    BID,
    DRAW_OR_STOP,
    FROM_ABILITY,
    FROM_CUBE,
    FROM_SPACE,
    NONE,
    REROLL_OR_STOP,
    SOURCES,
    TRADE,
)
from rascals.games.goons.state import CHOOSE_GOON, NOTHING, TURN, State

LATER = 0.0001  # tie-break: subtracted for each earlier option, so that the first of equals is chosen
SECOND = 0.75  # factor on a second open action of the same colour
Answer = Callable[[Question, State, int, Character], tuple[Move, Reason]]


@dataclass(frozen=True)
class Shrewd:
    """A bot that weighs stars against energy, money and the others' prospects, with exact probabilities.

    `insight`: what it has learned of positions; `error`: the standard deviation of its error about a move's value, in
    stars.
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    insight: Insight | None = None
    error: float = 0.0

    def choose(self, question: Question) -> Choice:
        """Return the whole move with the best resulting position."""
        s: State = question.world
        if len(question.moves) == 1:
            return Choice(question.moves[0], {"only": True}, Reason("only"))
        if s.phase == CHOOSE_GOON:
            return self._goon(question, s)
        if s.question in _ASKED and not s.steps[question.seat]:
            move, because = _ASKED[s.question](question, s, question.seat, self.character)
            return Choice(move, {}, because)
        found = options(s, question.seat)
        other = tuple(move.action for move in question.weigh)
        tried = [*found, other] if other and other not in found else found
        values = self._values(s, question.seat, tried)
        if self.insight is not None:
            values = self.insight.weighed(question, values, (after(s, question.seat, one) for one in tried))
        values = misjudged(values, self.error, question.random)
        best = max(range(len(found)), key=lambda at: values[at] - at * LATER)
        told = [{"move": self._told(question, one), "value": round(values[at], 2)} for at, one in enumerate(found)]
        return Choice(
            self._move(question, found[best]),
            {"options": told} | (self.insight.analysis(question.game) if self.insight else {}),
            reasons.of(
                s, found[best], after(s, question.seat, found[best]), question.seat, (values, best), self.character
            ),
            value=values[best],
            weighed=values[tried.index(other)] if other else None,
        )

    def _goon(self, question: Question, s: State) -> Choice:
        """Choose the goon whose colours have the best open schemes; goons differ in nothing else."""
        worths = {
            move: reasons.promise(s, question.seat, move.action - GOON, self.character) for move in question.moves
        }
        best = max(worths, key=worths.__getitem__)
        told = {"options": [{"move": str(move), "value": round(worth, 2)} for move, worth in worths.items()]}
        return Choice(best, told, reasons.goon(s, question.seat, best.action - GOON, self.character))

    def _values(self, s: State, seat: int, found: Sequence[Option]) -> list[float]:
        """Return the value of each option: the resulting position, and the gains of the actions still open."""
        if s.phase != TURN or s.question not in {NONE, TRADE} or s.steps[seat]:
            return [prospect(after(s, seat, one), seat, self.character) for one in found]
        gains = self._gains(s, seat, range(COLOURS)) if s.question == NONE else {}
        return [self._value(s, seat, one, gains) for one in found]

    def _value(self, s: State, seat: int, option: Option, gains: Mapping[int, float]) -> float:
        """Return the value of an option; `gains`: the gain of the best action of each colour now."""
        if option[0] == END:
            return prospect(s, seat, self.character)
        twin = traded(after(s, seat, option), seat, self.character)
        if option[0] > END and twin.question == NONE:  # the move may have changed the best further action
            gains = self._gains(twin, seat, open_colours(twin))
        value = prospect(twin, seat, self.character) + open_worth(twin, gains)
        if ABILITY <= option[0] < END and turns_left(s) + (3 - s.round) * 10 > s.players:
            value -= self.character.later
        return value

    def _gains(self, s: State, seat: int, colours: Iterable[int]) -> dict[int, float]:
        """Return by colour the gain of the best action of that colour."""
        twin = s.copy()
        for source in range(SOURCES):
            twin.open[source] = 0
        now = prospect(twin, seat, self.character)
        return {colour: max(0.0, self._best(twin, seat, colour) - now) for colour in colours}

    def _best(self, s: State, seat: int, colour: int) -> float:
        """Return the best prospect after an action of a colour, the nightclub's moves of cubes excepted."""
        twin = s.copy()
        twin.taken, twin.space, twin.ability = colour, colour, NOTHING
        twin.open[FROM_CUBE], twin.open[FROM_SPACE], twin.open[FROM_ABILITY] = 1, 0, 0
        twin.knife = NOTHING
        tried = [one for one in options(twin, seat) if DOJO <= one[0] < KNIFE and len(one) == 1]
        return max((self._after(twin, seat, one) for one in tried), default=-1e9)

    def _after(self, s: State, seat: int, option: Option) -> float:
        """Return the prospect after an option and the trades that it offers."""
        return prospect(traded(after(s, seat, option), seat, self.character), seat, self.character)

    @staticmethod
    def _move(question: Question, option: Option) -> Move | str:
        """Return an option as a move, or as the notation of a composite one."""
        box = question.game.box
        if len(option) == 1 and option[0] not in box.verbs.steps:
            return next(move for move in question.moves if move.action == option[0])
        return box.composites.compose(question.world, question.seat, option) if box.composites else ""

    def _told(self, question: Question, option: Option) -> str:
        return str(self._move(question, option))


def open_colours(s: State) -> list[int]:
    """Return the colours of the open actions, with repetition."""
    return [colour_of(s, source) for source in range(SOURCES) if s.open[source]] if s.phase == TURN else []


def open_worth(s: State, gains: Mapping[int, float]) -> float:
    """Return the gains of all open actions: each as if alone, but a second one of a colour reduced."""
    colours = open_colours(s)
    worth = 0.0
    for at, colour in enumerate(colours):
        worth += gains[colour] * (SECOND if colour in colours[:at] else 1.0)
    return worth


_ASKED: dict[int, Answer] = {BID: auction.bid, REROLL_OR_STOP: chances.reroll, DRAW_OR_STOP: chances.draw}
