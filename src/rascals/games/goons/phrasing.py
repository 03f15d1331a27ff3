"""The notation of whole composite moves: `take 9,0 on green`, `use scythe 3,3 to 4,4`. [text notation, O-41]

`finish` is implied, whether or not it is legal. The parts of `club energy` may be given in any order; they are written
by source colour, the supply before schemes, and equal ones are joined.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rascals.core import rules
from rascals.core.composites import Read
from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.games.goons import composing, moves
from rascals.games.goons.components import COLOUR_NAMES, COLOURS
from rascals.games.goons.composing import OF_SOURCE
from rascals.games.goons.moves import VERBS
from rascals.games.goons.refusals import because, explain, no_jaw
from rascals.games.goons.state import State

Part = tuple[int, int, int]  # of `club energy`: source colour, target (0: the supply, else colour + 1), number

_WORD = re.compile(r"\d+,\d+|[^\s,]+")  # a cell, or a word between commas and spaces
_MOST = 2  # markers of one move [O-16]

# ---------------------------------------------------------------- the unfinished move


def begun(s: State) -> Sequence[int]:
    """Return the steps of the unfinished composite move; empty if there is none."""
    return s.begun[: s.begun_steps]


def without(s: State) -> State:
    """Return a copy of the state without the unfinished move, as every other seat sees it."""
    twin = s.copy()
    composing.forget(twin)
    return twin


# ---------------------------------------------------------------- reading


def head(_s: State, _seat: int, named: Move, words: Sequence[str], /) -> tuple[Move, Sequence[str]]:
    """Return the first step and the words after it; for `club energy`, with the parts in canonical order."""
    first = _energy_start(named.action)
    if first is None:
        return named, words
    plain = _plain(words)
    doubled = plain[-1:] == ["double"]
    parts = _parts([*_named(named), *plain[: len(plain) - doubled]])
    if parts is None or sum(part[2] for part in parts) > _MOST:
        return named, words
    colour, to, number = parts[0]
    rest = ["to", _target(to)]
    for part in parts[1:]:
        rest += [str(part[2]), COLOUR_NAMES[part[0]], "to", _target(part[1])]
    return VERBS.move(first + (number - 1) * COLOURS + colour), [*rest, *["double"] * doubled]


def _named(head: Move) -> list[str]:
    """Return the number and the colour of a first step as words."""
    return [str(head.args["number"]), head.args["colour"]]


def _energy_start(action: int) -> int | None:
    """Return the first action number of the source of a `club energy` action; None for any other action."""
    if moves.CLUB_ENERGY <= action < moves.COMMIT:
        return action - (action - moves.CLUB_ENERGY) % OF_SOURCE
    return moves.AGAIN_ENERGY if moves.AGAIN_ENERGY <= action < moves.AGAIN_NO else None


def _parts(words: Sequence[str]) -> list[Part] | None:
    """Return the parts of `1 red to supply, 1 blue to green`, sorted and joined; None for anything else."""
    joined: dict[tuple[int, int], int] = {}
    for at in range(0, len(words), 4):
        match words[at : at + 4]:
            case ["1" | "2" as number, colour, "to", to] if colour in COLOUR_NAMES and to in ("supply", *COLOUR_NAMES):
                key = COLOUR_NAMES.index(colour), 0 if to == "supply" else COLOUR_NAMES.index(to) + 1
                joined[key] = joined.get(key, 0) + int(number)
            case _:
                return None
    return [(colour, to, number) for (colour, to), number in sorted(joined.items())]


def _target(to: int) -> str:
    return COLOUR_NAMES[to - 1] if to else "supply"


def steps(s: State, seat: int, head: Move, words: Sequence[str], /, *, whole: bool) -> Read:
    """Return the steps for the words after the first step, with `finish` if `whole` and more could follow."""
    plain = _plain(words)
    actions = _follow(s, plain)
    if actions is None and _energy_start(head.action) is not None and _parts([*_named(head), *plain]) is not None:
        return because("two-markers")
    if not actions or not whole:
        return actions
    refusal = _refused(s, seat, actions)
    if refusal is None and moves.TO_CELL <= actions[-1] < moves.NEXT_CELL and _is_open(s, seat, actions):
        actions.append(moves.FINISH)
    return refusal or actions


def _refused(s: State, seat: int, actions: Sequence[int]) -> Refusal | None:
    """Return why a step in a sequence is not legal, or None; earlier steps are stored, not played."""
    row = [0] * moves.ACTIONS
    noted = s.copy()
    for action in actions:
        if action == moves.DOUBLE and not composing.can_double(noted, seat):
            return no_jaw(noted, seat)
        if action not in row[: rules.legal(noted, seat, row)]:
            return explain(noted, seat, VERBS.move(action))
        composing.note(noted, action)
    return None


def _plain(words: Sequence[str]) -> list[str]:
    """Return words without commas, except those within cells."""
    return _WORD.findall(" ".join(words).lower())


def _follow(s: State, words: list[str]) -> list[int] | None:
    """Return the steps that the words name; None if any word names none."""
    actions: list[int] = []
    while words:
        found = VERBS.step_of(words)
        if found is None:
            return None
        (action, *_), words = found
        if moves.NEXT_ENERGY <= action < moves.DOUBLE and composing.is_masking(s):
            return None
        actions.append(action)
    return actions


def _is_open(s: State, seat: int, actions: Sequence[int]) -> bool:
    """Return whether the move is still incomplete after these legal steps."""
    twin = s.copy()
    for action in actions:
        rules.apply(twin, seat, action)
    return twin.begun_steps > 0


def step(s: State, _seat: int, said: str, /) -> Read:
    """Return the steps that a text names within the unfinished move, such as `5,5` or `1 blue to green`, or None."""
    if not s.begun_steps or VERBS.parse(said):
        return None
    return _follow(s, _plain([said])) or None


# ---------------------------------------------------------------- writing


def text(_s: State, actions: Sequence[int], /) -> str:
    """Return the canonical notation of a move, whole or unfinished."""
    notation = str(VERBS.move(actions[0]))
    for action in actions[1:]:
        comma = "," if moves.NEXT_CELL <= action < moves.DOUBLE else ""
        notation += f"{comma} {VERBS.within[action]}"
    return notation.rstrip()
