"""What the library returns belongs to the caller: whatever is done to it, nothing else changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, MutableSequence, MutableSet
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest

import rascals
from rascals import bots, lab
from rascals.bots import ChosenMove, Turn
from rascals.bots.registry import of_game
from rascals.core.state import GameState
from tests.suites import deep

pytestmark = pytest.mark.no_cover

SPOILT = 99
SOURCES = (rascals.Game, rascals.Match)  # returns objects, which are tested themselves


def moves(match: Any) -> tuple[Any, ...]:
    """Return a whole move for a seat that is to act."""
    return next(match.whole_moves(match.acting[0]))


def undone(match: Any) -> Any:
    seat, twin = match.history[-1].seat, match.copy()
    return twin.undo(seat) if seat is not None and twin.can_undo(seat) else None


# Arguments with which public methods return something.
CALLS: dict[str, Callable[[Any], Any]] = {
    "Match.at": lambda m: m.at(0),
    "Match.can_undo": lambda m: m.can_undo(0),
    "Match.determinized": lambda m: m.determinized(m.acting[0], 1),
    "Match.copy": lambda m: m.copy(),
    "Match.enter": lambda m: m.copy().enter(m.acting[0], moves(m), None),
    "Match.legal": lambda m: m.legal(m.acting[0]),
    "Match.observation": lambda m: [m.observation(seat) for seat in (*m.game.seats, None)],
    "Match.play": lambda m: m.copy().play(m.acting[0], moves(m)),
    "Match.position": lambda m: m.position(),
    "Match.position_status": lambda m: m.position_status(),
    "Match.preview": lambda m: m.preview(m.acting[0], ()),
    "Match.random_move": lambda m: m.random_move(m.acting[0], Random(1)),
    "Match.save_text": lambda m: m.save_text(),
    "Match.stages": lambda m: m.stages(),
    "Match.steps": lambda m: m.steps(m.acting[0], moves(m)),
    "Match.undo": undone,
    "Match.view": lambda m: [m.view(seat, reveal=reveal) for seat in (*m.game.seats, None) for reveal in (False, True)],
    "Match.whole_moves": lambda m: [move for move, _ in zip(m.whole_moves(m.acting[0]), range(9), strict=False)],
    "Match.why_no_undo": lambda m: m.why_no_undo(0),
    "Match.why_not": lambda m: m.why_not(m.acting[0], "nothing of the kind"),
    "Game.batch": lambda g: None,  # its arrays are overwritten; see its own test
    "Game.component": lambda g: [g.component(path) for path in g.definition.components.entries],
    "Game.from_position": lambda g: g.from_position(g.new(seed=1).position()),
    "Game.hosted": lambda g: g.hosted(0),
    "Game.new": lambda g: g.new(seed=1),
    "Game.new_state": lambda g: g.new_state(1),
    "Game.replay": lambda g: g.replay([], seed=1),
}
MADE_BY = {"Match.begin", "Match.save", "Game.choose"}  # other ways to get the same, or files


def begun(game: Any, plies: int) -> Any:
    match = game.new(seed=5)
    while len(match.history) <= plies and not match.over:
        match.play(match.acting[0], moves(match))
    return match


def given(source: Any) -> Iterator[Any]:
    """Yield everything that the public properties, attributes and methods of a game or match return."""
    kind = next(one for one in SOURCES if isinstance(source, one))
    names = {name for name in (*dir(kind), *vars(source)) if not name.startswith("_")}
    for name in sorted(names - {"definition", "game"}):
        if callable(getattr(kind, name, None)):
            called = f"{kind.__name__}.{name}"
            if called not in MADE_BY:
                yield CALLS[called](source)  # KeyError: a new method needs a call above
        else:
            yield getattr(source, name)


def spoil(value: Any, seen: set[int]) -> None:
    """Change everything in a value that can be changed, in depth; ignore what refuses."""
    if id(value) in seen or isinstance(value, str | bytes | range | type | rascals.GameDefinition):
        return
    seen.add(id(value))
    for one in parts(value):
        if not (isinstance(value, SOURCES) and isinstance(one, SOURCES)):
            spoil(one, seen)
    write_over(value)


def parts(value: Any) -> list[Any]:
    if isinstance(value, SOURCES):
        return list(given(value))
    if isinstance(value, GameState):
        return [getattr(value, name) for name in value.fields]
    if isinstance(value, Mapping):
        return list(value.values())
    if isinstance(value, Iterable):
        return list(value)
    return [getattr(value, field.name) for field in fields(value)] if is_dataclass(value) else []


def write_over(value: Any) -> None:
    if isinstance(value, GameState):
        for name in value.fields:
            setattr(value, name, SPOILT)
    elif isinstance(value, MutableMapping):
        value.clear()
        value["spoilt"] = SPOILT
    elif isinstance(value, MutableSequence):
        value[:] = [SPOILT] * (len(value) + 1)
    elif isinstance(value, MutableSet):
        value.clear()


def within(value: Any, seen: dict[int, Any]) -> Iterator[Any]:
    """Yield all parts of a definition, in depth: public attributes of the library's classes, items of containers."""
    if id(value) in seen or isinstance(value, str | bytes | type) or callable(value):
        return
    seen[id(value)] = value
    yield value
    inside: Iterable[Any] = ()
    if isinstance(value, Mapping):
        inside = value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        inside = value
    elif type(value).__module__.startswith("rascals."):
        names = {name for name in (*dir(type(value)), *getattr(value, "__dict__", ())) if not name.startswith("_")}
        inside = [getattr(value, name) for name in sorted(names) if not callable(getattr(type(value), name, None))]
    for one in inside:
        yield from within(one, seen)


def containers(definition: Any) -> list[Any]:
    return [one for one in within(definition, {}) if isinstance(one, Mapping | list | tuple | set | frozenset)]


def state(matches: list[Any]) -> list[Any]:
    """Return everything observable about matches and the process, as text."""
    told: list[Any] = [[name, *map(repr, containers(definition))] for name, definition in rascals.games().items()]
    for match in matches:
        definition = match.game.definition
        told += [
            dict(definition.components.entries),
            match.position(),
            match.save_text(),
            str(match.game),
            match.game.data,
        ]
        told += [repr(match.history), repr(match.state), match.game.observation_layout, match.view(0, reveal=True)]
        told += [repr(match.legal(seat)) for seat in match.acting]
        told += [
            repr(match.game.new_state(3)),
            repr([kind.params for kind in definition.events.types]),
            match.game.new(9).view(0),
        ]
    said: list[Any] = json.loads(json.dumps(told, default=dict))  # a copy of the current state
    return said


@pytest.mark.parametrize("name", ["felicity", "goodcritters", *deep(["goons", "heist"])])
def test_what_is_given_away_can_be_changed_and_nothing_else_changes(name):
    game = rascals.game(name)
    matches = [begun(game, 12), begun(rascals.game(name), 0)]
    before = state(matches)
    for source in (game, matches[0], game.from_position(matches[0].position(), seed=1)):
        for one in given(source):
            spoil(one, set())
        assert state(matches) == before
    assert state([begun(rascals.game(name), 12), begun(rascals.game(name), 0)]) == before


def test_the_games_cannot_be_changed():
    with pytest.raises(TypeError):
        del rascals.games()["heist"]
    assert rascals.game("heist") == rascals.game("heist")


@pytest.mark.parametrize("definition", rascals.games().values(), ids=lambda definition: definition.name)
def test_what_a_game_is_made_of_cannot_be_changed(definition):
    """Neither its moves, events, facts, phrases and observation, however deep, nor by declaring more."""
    before = [repr(one) for one in containers(definition)]
    for one in containers(definition):
        write_over(one)
    assert [repr(one) for one in containers(definition)] == before
    with pytest.raises(ValueError, match="once the game's definition is made"):
        definition.verbs.add("dance")
    with pytest.raises(ValueError, match="once the game's definition is made"):
        definition.events.declare("danced")


def test_what_is_given_to_the_library_stays_the_callers():
    changes = {"pets": {"values": [*rascals.game("felicity").component("pets.values")]}}
    changes["pets"]["values"][0] += 1
    game = rascals.game("felicity", data=changes)
    names = ["Ada", "Ben", "Cleo", "Dan"]
    position = game.new(seed=1).position()
    matches = [game.new(seed=1, names=names), game.from_position(position, seed=1)]
    before = [repr(match.game.data) + match.save_text() for match in matches]
    for one in (changes, names, position):
        spoil(one, set())
    assert [repr(match.game.data) + match.save_text() for match in matches] == before


class Spoiler:
    """A bot that changes everything it gets, and its own answer once it has answered."""

    name = "spoiler"

    def choose(self, turn: Turn) -> ChosenMove:
        chosen = bots.bot("random").choose(turn)
        world = turn.sample_state(Random(1))
        for one in (turn.view, turn.observation, turn.history, turn.sampled_state, world):
            spoil(one, set())
        spoil(turn.sample_match(Random(1)), set())
        return chosen


@pytest.mark.parametrize("name", rascals.games())
def test_what_a_bot_is_given_can_be_changed_and_nothing_else_changes(name):
    """Neither the match in which it plays, nor what another bot gets there."""
    match = begun(rascals.game(name), 12)
    seat = match.acting[0]
    before = state([match]), asked(match, seat)
    for _ in range(2):
        bots.decide(Spoiler(), match, seat, Random(1))
    assert (state([match]), asked(match, seat)) == before


def asked(match: Any, seat: int) -> str:
    turn = bots.ask(match, seat, Random(1))
    return repr((turn.view, turn.observation, turn.history, turn.moves))


@pytest.mark.parametrize("name", rascals.games())
def test_what_a_bot_answers_can_be_changed_and_nothing_else_changes(name):
    """Neither its next answer, with its reasons, nor the bot, of which the process has only one."""
    match = begun(rascals.game(name), 12)
    seat = match.acting[0]
    for spec in (*bots.names(name), bots.adviser(name)):
        told = []
        for _ in range(2):
            chosen = of_game(name, spec).choose(
                replace(bots.ask(match, seat, Random(1)), budget=bots.Budget(simulations=2))
            )
            told.append(repr(chosen))
            for one in (chosen.analysis, chosen.reason, chosen.considered):
                spoil(one, set())
        assert told[0] == told[1], spec
        with pytest.raises(AttributeError):
            of_game(name, spec).name = "another"  # type: ignore[misc]


def test_what_the_laboratory_is_given_and_gives_is_the_callers():
    """Cells, plans, sums and figures: changing one changes nothing of another."""
    playing, values = ["greedy"] * 3, [*rascals.game("felicity").component("pets.values")]
    options, data = {"small_dog": "lowest"}, {"pets.values": [*values[:-1], 7]}
    choices, files = (
        {"small_dog": ["lowest", "mildest"]},
        {"definition": {}, "mine": {"pets.values": [*values[:-1], 7]}},
    )
    cell = lab.Cell("felicity", playing, options=options, data=data)  # type: ignore[arg-type]
    cells = {"one": cell}
    plans = [lab.Plan(cells), lab.Plan.of("felicity", playing, options=choices, data=files)]
    before = told_of_plans(plans)
    for one in (playing, options, data, choices, files, cells):
        spoil(one, set())
    assert told_of_plans(plans) == before
    sums = [lab.run(plan, 1)[0] for plan in plans]
    figures = [lab.rows(plan, own) for plan, own in zip(plans, sums, strict=True)]
    told = [one.json() for found in figures for row in found for one in row.values()]
    gone: list[Any] = [cell.options, cell.data, cell.changes, cell.bots, *(plan.cells for plan in plans)]
    for one in (*gone, plans[0].play(0), lab.standings(plans[0], sums[0]), figures, told, sums):
        spoil(one, set())
    assert told_of_plans(plans) == before


def told_of_plans(plans: Any) -> str:
    """Return everything observable about plans, and what they play."""
    return repr([(plan, lab.run(plan, 1)) for plan in plans])
