"""The law of events: what an event reports is in the state, as `holds` of `Events.declare` claims.

`holds` is an expression, several claims joined by `and`; `docs/reference/game-modules.md` lists the names it can use.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from keyword import iskeyword
from types import CodeType
from typing import Any, NamedTuple

from rascals.core import rules
from rascals.core.definition import GameDefinition
from rascals.core.events import Event, EventType, Watched
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.state import GameState
from rascals.laws.playing import passages
from rascals.laws.possible import play

SETUP = -1  # in place of the acting seat


class Emitted(NamedTuple):
    """The events of a command or the setup, with the states at each event, before all of them and after."""

    events: Watched
    began: GameState
    end: GameState
    actor: int
    moves: str


class Claim(NamedTuple):
    """What an event claims about the state, and the sides of the comparison, if it is one."""

    text: str
    code: CodeType
    sides: Mapping[str, CodeType]


def events_match_the_state(game: Game, depth: int = 1, /) -> None:
    """Each event claims something about the state with each of its parameters, which holds when it is emitted."""
    for kind in game.definition.events.types:
        used = {node.id for node in ast.walk(ast.parse(kind.holds)) if isinstance(node, ast.Name)}
        unused = [name for name in _names(kind) if name not in used]
        assert kind.holds, f"event {kind.name} claims nothing about the state"
        assert not unused, f"event {kind.name} claims nothing about the state with {', '.join(unused)}"
    for emitted in emissions(game, depth):
        check(game, emitted)


def emissions(game: Game, depth: int = 1) -> Iterator[Emitted]:
    """Yield the events of setups, and of the commands that the laws look at, those early in a game first."""
    for seed in range(4 * depth):
        s, began = game.new_state(seed), game.new_state(seed)
        game.definition.wipe(began)
        s.emitted = events = Watched(s)
        rules.setup(s)
        yield Emitted(events, began, s, SETUP, f"in the setup of seed {seed}")
    for passage in sorted(passages(game, depth), key=lambda passage: len(passage.after.history)):
        yield emissions_of(passage.before, passage.after)


def emissions_of(before: Match, after: Match) -> Emitted:
    """Return the events of the last command of the match `after`, by playing it again in the match `before` it."""
    s, began, ply = before.state, before.state, after.history[-1]
    seat, events = ply.seat or 0, Watched(s)
    actions = [move.action for move in before.steps(seat, ply.move, recorded=True)]
    assert play(before.game.definition, s, seat, actions, ply.random, events), f"{ply.move!r} was played before"
    moves = "; ".join(f"{ply.seat}: {ply.move}" for ply in after.history[1:])
    return Emitted(events, began, s, seat, f"after {moves}")


def check(game: Game, emitted: Emitted) -> None:
    """Raise AssertionError if an event claims what is not so in the state."""
    modules, before, of_kind = _modules(game.definition), emitted.began, Counter[int]()
    for (code, numbers), s in zip(emitted.events, emitted.events.states, strict=True):
        event = Event(game.definition.events.types[code], numbers)
        known = modules | {"s": s, "was": before, "began": emitted.began, "end": emitted.end, "actor": emitted.actor}
        known |= {"up": _More(s, before), "down": _More(before, s), "nth": of_kind[code], "kinds": kinds}
        known |= _numbers(event)
        for claim in _claims(event.type.holds):
            if not _value(claim.code, known):
                sides = ", ".join(f"{side} is {_value(code, known)}" for side, code in claim.sides.items())
                raise AssertionError(
                    f"{game.name} emits {event.name} {event.args}, but not `{claim.text}`: {sides}; {emitted.moves}"
                )
        before = s
        of_kind[code] += 1


class _More:
    """How much each number of a state exceeds that of another."""

    def __init__(self, s: GameState, than: GameState) -> None:
        self._s, self._than = s, than

    def __getattr__(self, name: str) -> Any:
        return _difference(getattr(self._s, name), getattr(self._than, name))


def _difference(one: Any, other: Any) -> Any:
    return [_difference(*pair) for pair in zip(one, other, strict=True)] if isinstance(one, list) else one - other


def kinds(counts: Sequence[int]) -> list[int]:
    """Return each index of a row as often as the row counts it."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _modules(definition: GameDefinition) -> dict[str, Any]:
    """Return the modules of a game by their names."""
    package = f"{definition.package}."
    found = {name.removeprefix(package): module for name, module in sys.modules.items() if name.startswith(package)}
    return found | {"rules": definition.rules}


def _names(kind: EventType) -> list[str]:
    """Return the names that an event's parameters have in its claims."""
    return [f"{param.name}_" if iskeyword(param.name) else param.name for param in kind.params]


def _numbers(event: Event) -> dict[str, Any]:
    """Return the numbers of an event by the names of its parameters; of one that takes the rest, a list."""
    found: dict[str, Any] = dict(zip(_names(event.type), event.numbers, strict=False))
    for place, param in enumerate(event.type.params):
        if param.rest:
            found[param.name] = [number for number in event.numbers[place:] if number >= 0]
    return found


@cache
def _claims(holds: str) -> tuple[Claim, ...]:
    """Return the claims that an event makes."""
    whole = ast.parse(holds, mode="eval").body
    parts = whole.values if isinstance(whole, ast.BoolOp) and isinstance(whole.op, ast.And) else [whole]
    return tuple(Claim(ast.unparse(part), _compiled(part), _sides(part)) for part in parts)


def _sides(claim: ast.expr) -> dict[str, CodeType]:
    compared = [claim.left, *claim.comparators] if isinstance(claim, ast.Compare) else []
    return {ast.unparse(side): _compiled(side) for side in compared if not isinstance(side, ast.Constant)}


def _compiled(expression: ast.expr) -> CodeType:
    return compile(ast.Expression(expression), "<holds>", "eval")


def _value(code: CodeType, known: dict[str, Any]) -> Any:
    """Return the value of an expression; None if an index is out of range."""
    try:
        return eval(code, known)  # noqa: S307  the game's own source, from its declarations
    except IndexError:
        return None
