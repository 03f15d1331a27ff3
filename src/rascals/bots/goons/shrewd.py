"""The shrewd bot of Goons: it tries each distinct move and plays the one with the best resulting position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rascals.bots.goons.options import Option, after, bid, draw, legal, options, reroll, traded
from rascals.bots.goons.outlook import (
    Character,
    Weighing,
    prices_of,
    reward_worth,
    scheme_gains,
    turns_left,
)
from rascals.bots.heuristic import misjudged
from rascals.bots.insight import Insight
from rascals.bots.interface import ChosenMove, Rationale, Turn
from rascals.core.moves import Move
from rascals.core.rows import total
from rascals.games.goons.actions import colour_of
from rascals.games.goons.components import (
    BLIND_RAZOR,
    BR3,
    COLOUR_NAMES,
    COLOURS,
    DOCTOR,
    GOON_NAMES,
    KID_RANDOM,
    OF_VILLAIN,
    SCHEME_NAMES,
    VILLAIN_NAMES,
)
from rascals.games.goons.moves import ABILITY, DOJO, END, GOON, KNIFE, VERBS
from rascals.games.goons.schemes import place_in_order, slot_of, tiers
from rascals.games.goons.state import (
    BID,
    CHOOSE_GOON,
    DRAW_OR_STOP,
    FROM_ABILITY,
    FROM_CUBE,
    FROM_SPACE,
    NONE,
    NOTHING,
    REROLL_OR_STOP,
    SOURCES,
    TRADE,
    TURN,
    State,
)
from rascals.games.goons.supply import LENGTH

# ---------------------------------------------------------------- reasons


BY_GOALS = {KID_RANDOM, BLIND_RAZOR, DOCTOR}  # villains with rewards by goal; the others' are by lot


def why(
    before: State,
    option: Sequence[int],
    after: State,
    seat: int,
    weighed: tuple[Sequence[float], int],
    weighing: Weighing,
) -> Rationale:
    """Return the reason for a move: the scheme that it puts energy on, or else its result or purpose.

    `weighed`: the values of all options, and the index of the chosen one.
    """
    character = weighing.character
    values, at = weighed
    for colour in range(COLOURS):
        if after.markers[colour][seat] > before.markers[colour][seat]:
            return _with_trades(_scheme(after, colour, seat, character), after, seat, weighing)
    others = [value for place, value in enumerate(values) if place != at]
    args: dict[str, Any] = {"gain": round(values[at] - max(others, default=values[at]), 1)}
    move = VERBS.move(option[0])
    if move.kind == "end":
        return Rationale("end", args | {"done": sum(before.open) == 0})
    if move.kind == "take":
        args |= {"colour": COLOUR_NAMES[after.taken], "space": COLOUR_NAMES[after.space]}
        return Rationale("take", args | _open(after, after.taken, character, seat))
    if move.kind == "ability":
        return Rationale("ability", args | {"colour": COLOUR_NAMES[after.ability]})
    had, has = _purse(before, seat), _purse(after, seat)
    args |= has
    for colour in range(COLOURS):
        if after.hustle[colour][seat] > before.hustle[colour][seat]:
            return Rationale("hustle", args | _climbed(after, colour, seat))
    if "item" in move.args and after.owned[seat] != before.owned[seat]:
        return Rationale("buy", args | {"item": move.args["item"]})
    return Rationale("same" if had == has else "better", args)


def _purse(s: State, seat: int) -> dict[str, int]:
    return {"energy": s.energy[seat], "money": s.money[seat], "stars": s.stars[seat]}


def _climbed(s: State, colour: int, seat: int) -> dict[str, Any]:
    """Return the seat's space on a hustle track, the length of the track, and the others' highest space."""
    row = s.hustle[colour][: s.players]
    return {
        "colour": COLOUR_NAMES[colour],
        "step": row[seat],
        "length": s.track[colour][LENGTH],
        "highest": max(space for other, space in enumerate(row) if other != seat),
    }


def _open(s: State, colour: int, character: Character, seat: int) -> dict[str, Any]:
    """Return the scheme at a colour's corner, the worth of its best reward, and the number of participants."""
    return {
        "scheme": SCHEME_NAMES[s.scheme[colour]],
        "best": round(best_reward(s, colour, seat, character), 1),
        "there": s.piles[colour],
    }


# ---------------------------------------------------------------- goons


def promise(s: State, seat: int, goon: int, character: Character) -> float:
    """Return the sum of the best rewards of the schemes of a goon's two colours."""
    return sum(best_reward(s, colour, seat, character) for colour in colours(s, goon))


def colours(s: State, goon: int) -> list[int]:
    """Return the two colours of a goon. [O-06]"""
    return [colour for colour in range(COLOURS) if s.pairs[goon] >> colour & 1]


def best_reward(s: State, colour: int, seat: int, character: Character) -> float:
    """Return the worth to a seat of the best reward of a corner's scheme, as first in the commit order."""
    prices = prices_of(s, character, turns_left(s))
    scheme = s.scheme[colour]
    goals = scheme // OF_VILLAIN in BY_GOALS and scheme != BR3
    slots = [slot_of(tier, 0) if goals else tier for tier in range(tiers(s, scheme))] or [0]
    return max(reward_worth(s, colour, seat, slot, prices) for slot in slots)


def why_goon(s: State, seat: int, chosen: int, character: Character) -> Rationale:
    """Return the reason for a goon: its two colours, and the best rewards of the open schemes there."""
    args: dict[str, Any] = {"goon": GOON_NAMES[chosen]}
    for name, colour in zip(("one", "other"), colours(s, chosen), strict=True):
        best = round(best_reward(s, colour, seat, character), 1)
        args |= {name: COLOUR_NAMES[colour], f"{name}_scheme": SCHEME_NAMES[s.scheme[colour]], f"{name}_stars": best}
    return Rationale("goon", args)


# ---------------------------------------------------------------- schemes


def _scheme(s: State, colour: int, seat: int, character: Character) -> Rationale:
    """Return a scheme's expected reward and probability, the seat's place, and its own and all energy there."""
    left = turns_left(s)
    prices = prices_of(s, character, left)
    row = s.order[colour][: s.piles[colour]]
    chance, gain = scheme_gains(s, colour, row, left, character, prices)[seat]
    scheme = s.scheme[colour]
    args = {
        "scheme": SCHEME_NAMES[scheme],
        "villain": VILLAIN_NAMES[scheme // OF_VILLAIN],
        "stars": round(gain / chance, 1) if chance else 0.0,
        "chance": round(100 * chance),
        "mine": s.markers[colour][seat],
        "all": total(s.markers[colour]),
        "place": place_in_order(s, seat, colour) + 1,
        "there": len(row),
        "left": s.energy[seat],
    }
    return Rationale("scheme", args)


def _with_trades(scheme: Rationale, s: State, seat: int, weighing: Weighing) -> Rationale:
    """Return a scheme's reason, with the seat's resources after the trades that the Butcher offers, if any. [O-24]"""
    then = traded(s, seat, weighing)
    if then is s or _purse(then, seat) == _purse(s, seat):
        return scheme
    purse = {f"{name}_then": number for name, number in _purse(then, seat).items()}
    return Rationale("scheme-trades", {**scheme.args, **purse})


# ---------------------------------------------------------------- the bot


LATER = 0.0001  # tie-break: subtracted for each earlier option, so that the first of equals is chosen
SECOND = 0.75  # factor on a second open action of the same colour
Answer = Callable[[Turn, State, int, Character], tuple[Move, Rationale]]


@dataclass(frozen=True)
class Shrewd:
    """A bot that weighs stars against energy, money and the others' prospects, with exact probabilities.

    `insight`: a learned value of positions; `error`: the standard deviation of its error about a move's value, in
    stars.
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    insight: Insight | None = None
    error: float = 0.0

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the whole move with the best resulting position."""
        s: State = turn.sampled_state
        if len(turn.moves) == 1:
            return ChosenMove(turn.moves[0], {"only": True}, Rationale("only"))
        if s.phase == CHOOSE_GOON:
            return self._goon(turn, s)
        if s.question in _ASKED and not s.steps[turn.seat]:
            move, reason = _ASKED[s.question](turn, s, turn.seat, self.character)
            return ChosenMove(move, {}, reason)
        found = options(s, turn.seat)
        other = tuple(move.action for move in turn.weigh)
        tried = [*found, other] if other and other not in found else found
        weighing = Weighing(self.character)
        values = self._values(s, turn.seat, tried, weighing)
        if self.insight is not None:
            values = self.insight.weighed(turn, values, (after(s, turn.seat, one) for one in tried))
        values = misjudged(values, self.error, turn.random)
        best = max(range(len(found)), key=lambda at: values[at] - at * LATER)
        analysis = [{"move": str(self._move(turn, one)), "value": round(values[at], 2)} for at, one in enumerate(found)]
        return ChosenMove(
            self._move(turn, found[best]),
            {"options": analysis} | (self.insight.analysis(turn.game) if self.insight else {}),
            why(s, found[best], after(s, turn.seat, found[best]), turn.seat, (values[: len(found)], best), weighing),
            value=values[best],
            weighed=values[tried.index(other)] if other else None,
        )

    def _goon(self, turn: Turn, s: State) -> ChosenMove:
        """Choose the goon whose colours have the best open schemes; goons differ in nothing else."""
        worths = {move: promise(s, turn.seat, move.action - GOON, self.character) for move in turn.moves}
        best = max(worths, key=worths.__getitem__)
        analysis = {"options": [{"move": str(move), "value": round(worth, 2)} for move, worth in worths.items()]}
        return ChosenMove(best, analysis, why_goon(s, turn.seat, best.action - GOON, self.character))

    def _values(self, s: State, seat: int, found: Sequence[Option], weighing: Weighing) -> list[float]:
        """Return the value of each option: the resulting position, and the gains of the actions still open."""
        if s.phase != TURN or s.question not in {NONE, TRADE} or s.steps[seat]:
            return [weighing.prospect(after(s, seat, one), seat) for one in found]
        gains = self._gains(s, seat, range(COLOURS), weighing) if s.question == NONE else {}
        return [self._value(s, seat, one, gains, weighing) for one in found]

    def _value(self, s: State, seat: int, option: Option, gains: Mapping[int, float], weighing: Weighing) -> float:
        """Return the value of an option; `gains`: the gain of the best action of each colour now."""
        if option[0] == END:
            return weighing.prospect(s, seat)
        twin = traded(after(s, seat, option), seat, weighing)
        if option[0] > END and twin.question == NONE:  # the move may have changed the best further action
            gains = self._gains(twin, seat, open_colours(twin), weighing)
        value = weighing.prospect(twin, seat) + open_worth(twin, gains)
        if ABILITY <= option[0] < END and turns_left(s) + (3 - s.round) * 10 > s.players:
            value -= self.character.later
        return value

    def _gains(self, s: State, seat: int, colours: Iterable[int], weighing: Weighing) -> dict[int, float]:
        """Return by colour the gain of the best action of that colour."""
        twin = s.copy()
        for source in range(SOURCES):
            twin.open[source] = 0
        now = weighing.prospect(twin, seat)
        return {colour: max(0.0, self._best(twin, seat, colour, weighing) - now) for colour in colours}

    def _best(self, s: State, seat: int, colour: int, weighing: Weighing) -> float:
        """Return the best prospect after an action of a colour, except for the nightclub's composite moves."""
        twin = s.copy()
        twin.taken, twin.space, twin.ability = colour, colour, NOTHING
        twin.open[FROM_CUBE], twin.open[FROM_SPACE], twin.open[FROM_ABILITY] = 1, 0, 0
        twin.knife = NOTHING
        composite = type(s).definition.verbs.steps
        tried = [action for action in legal(twin, seat) if DOJO <= action < KNIFE and action not in composite]
        ends = (traded(after(twin, seat, (action,)), seat, weighing) for action in tried)
        return max((weighing.prospect(end, seat) for end in ends), default=-1e9)

    @staticmethod
    def _move(turn: Turn, option: Option) -> Move | str:
        """Return an option as a move, or as the notation of a composite one."""
        definition = turn.game.definition
        if len(option) == 1 and option[0] not in definition.verbs.steps:
            return next(move for move in turn.moves if move.action == option[0])
        return definition.composites.compose(turn.sampled_state, turn.seat, option) if definition.composites else ""


def open_colours(s: State) -> list[int]:
    """Return the colours of the open actions, with repetition."""
    return [colour_of(s, source) for source in range(SOURCES) if s.open[source]] if s.phase == TURN else []


def open_worth(s: State, gains: Mapping[int, float]) -> float:
    """Return the gains of all open actions: each as if alone, but reduced if another of its colour comes first."""
    colours = open_colours(s)
    worth = 0.0
    for at, colour in enumerate(colours):
        worth += gains[colour] * (SECOND if colour in colours[:at] else 1.0)
    return worth


_ASKED: dict[int, Answer] = {BID: bid, REROLL_OR_STOP: reroll, DRAW_OR_STOP: draw}
