"""The status of a game of Critter Heist: the kind of the open question, or the turn. [H-28, H-39]"""

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
    """Return the kind of the open question (`choose` if sealed) or `turn`, and its values, all public.

    Values of a question: `seat`, which it asks (a list if sealed); `by`, its reason, as in positions; `left`, its
    limit; `of`, the seat it concerns; None where there is none. `evade` adds the `hazard`, the `critter` that evades it
    and the `trap` turned up. Values of a turn: `seat`, and the `moves` and `critters` it has left.
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
    """Return the hazard about to act, the critter that evades it, and the trap turned up. [H-19]"""
    critter = evading(s, seat)
    return {
        "hazard": HAZARDS[SECURITY if critter == BUTTERFLY else TRAP],
        "critter": CRITTER_NAMES[critter],
        "trap": TRAP_NAMES[s.shown_cards[0]] if s.cards_shown else None,
    }


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
