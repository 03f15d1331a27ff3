"""Who must do what in a game of Critter Heist, and why: the open question by its kind, or the turn. [H-28, H-39]"""

from __future__ import annotations

from typing import Any

from rascals.core.agenda import KIND
from rascals.core.box import Status
from rascals.games.heist import questions
from rascals.games.heist.answers import evading
from rascals.games.heist.box import BUTTERFLY, CRITTER_NAMES, HAZARDS, SECURITY, TRAP, TRAP_NAMES
from rascals.games.heist.hiring import has_sealed
from rascals.games.heist.questions import QUESTIONS, REASONS
from rascals.games.heist.state import State
from rascals.games.heist.traps import hooked
from rascals.games.heist.view import moves_left, plays_left


def status(s: State, _seat: int | None) -> Status:
    """Return the kind of the open question, of a sealed one `choose`, or `turn`: all of it everybody may know.

    Values of a question: `seat`, whom it asks (of a sealed one a list), `by`, what asks it, as positions name it,
    `left`, what it is limited to, `of`, the seat it concerns; each, if there is none, is None. `evade` tells the
    `hazard`, the `critter` that helps and the `trap` that lies open. Of a turn: `seat`, and the `moves` and `critters`
    that are left to it.
    """
    if s.pending == 0:
        return "turn", {"seat": s.turn, "moves": moves_left(s), "critters": plays_left(s)}
    kind, asked = questions.top(s, KIND), questions.asked_seat(s)
    sealed = asked == questions.SEALED
    values = {
        "seat": [seat for seat in range(s.players) if not has_sealed(s, seat)] if sealed else asked,
        "by": REASONS[questions.top(s, questions.BY)],
        "left": _or_none(questions.top(s, questions.LEFT)),
        "of": hooked(s, asked) if kind == questions.DROP_LOOT else _or_none(questions.top(s, questions.OF)),
    }
    if kind == questions.EVADE_IT:
        values |= _met(s, asked)
    return "choose" if sealed else QUESTIONS[kind], values


def _met(s: State, seat: int) -> dict[str, Any]:
    """What is about to act, and what helps against it. [H-19]"""
    critter = evading(s, seat)
    return {
        "hazard": HAZARDS[SECURITY if critter == BUTTERFLY else TRAP],
        "critter": CRITTER_NAMES[critter],
        "trap": TRAP_NAMES[s.shown_cards[0]] if s.cards_shown else None,
    }


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
