"""Where the rules of a game tell an event, and whether its transcripts notice when one is told wrongly.

A rule tells by a call of `tell`, `tell_row` or `tell_counts`. An `Ear` listens to those of a game while a scene of a
transcript is played: it notes what was told from which line, and can falsify it, by another value or by telling
nothing. What no transcript states is then found out: the falsified scene passes.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Self

import rascals
from rascals.core import events
from rascals.core.events import EventType, Param
from rascals.core.meaning import Meaning
from tests.games.transcripts import Failure, Transcript, statements

WORDS = ("tell", "tell_row", "tell_counts")
UNTOLD = -1  # the place of what is not told at all


class Telling(NamedTuple):
    """A line of a game's rules, `module:line`, and the number of an event that it tells."""

    line: str
    code: int


class Wrong(NamedTuple):
    """What is told falsely: of a telling the parameter of a place, or UNTOLD."""

    telling: Telling
    place: int


@dataclass(frozen=True)
class Scene:
    """What a transcript states of one game, from `game` on: the file, and its statements with their numbers."""

    path: Path
    lines: tuple[tuple[int, str], ...]

    def holds(self) -> bool:
        """Whether every line holds."""
        try:
            Transcript().play(self.path, self.lines)
        except Failure:
            return False
        return True


def scenes_of(paths: Iterable[Path]) -> list[Scene]:
    """Return the scenes of transcripts, the shortest first."""
    scenes: list[Scene] = []
    for path in paths:
        found: list[list[tuple[int, str]]] = []
        for number, line in statements(path.read_text(encoding="utf-8")):
            if line.startswith("game "):
                found.append([])
            found[-1].append((number, line))
        scenes += [Scene(path, tuple(lines)) for lines in found]
    return sorted(scenes, key=lambda scene: len(scene.lines))


# ---------------------------------------------------------------- listening


def modules(name: str) -> list[ModuleType]:
    """Return the modules of a game's package."""
    home = f"rascals.games.{name}"
    path = importlib.import_module(home).__path__
    return [importlib.import_module(f"{home}.{found.name}") for found in pkgutil.iter_modules(path)]


def lines_that_tell(name: str) -> set[str]:
    """Return the lines, `module:line`, on which the sources of a game tell something."""
    found = set()
    for module in modules(name):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORDS:
                found.add(f"{module.__name__.rpartition('.')[2]}:{node.lineno}")
    return found


class Ear:
    """Listens, as a context, to what the rules of a game tell: `reached`; and falsifies what is `wrong`."""

    def __init__(self, name: str, wrong: Wrong | None = None) -> None:
        self.name = name
        self.wrong = wrong
        self.reached: set[Telling] = set()
        self.replaced: list[tuple[ModuleType, str]] = []

    def __enter__(self) -> Self:
        for module in modules(self.name):
            for word in WORDS:
                if getattr(module, word, None) is getattr(events, word):
                    setattr(module, word, self._listening(getattr(events, word)))
                    self.replaced.append((module, word))
        return self

    def __exit__(self, *_: object) -> None:
        for module, word in self.replaced:
            setattr(module, word, getattr(events, word))

    def _listening(self, tell: Callable[..., None]) -> Callable[..., None]:
        """Return a `tell` that is listened to."""

        def listened(s: Any, code: int, *rest: Any) -> None:
            before, s.told = s.told, None if s.told is None else []
            tell(s, code, *rest)
            told, s.told = s.told, before
            if told:
                caller = sys._getframe(1)
                module = caller.f_globals["__name__"].rpartition(".")[2]
                s.told += self._falsified(Telling(f"{module}:{caller.f_lineno}", code), told[0][1], s.players)

        return listened

    def _falsified(self, telling: Telling, numbers: tuple[int, ...], seats: int) -> list[tuple[int, tuple[int, ...]]]:
        """Note what is told; return what is told instead."""
        self.reached.add(telling)
        if self.wrong is None or self.wrong.telling != telling:
            return [(telling.code, numbers)]
        place = self.wrong.place
        if place == UNTOLD:
            return []
        param = types_of(self.name)[telling.code].params[place]
        number = another(param, numbers[place], seats)
        return [(telling.code, (*numbers[:place], number, *numbers[place + 1 :]))]


# ---------------------------------------------------------------- what can be wrong


def types_of(name: str) -> tuple[EventType, ...]:
    """Return the kinds of events of a game, by their numbers."""
    return rascals.games()[name].events.types


def another(param: Param, number: int, seats: int) -> int:
    """Return another number that a parameter can have: the next seat, the next word, or one more."""
    if param.is_seat:
        return (number + 1) % seats
    return number + 1 if isinstance(param.of, Meaning) else (number + 1) % len(param.of)


def wrongs(kind: EventType, telling: Telling) -> Iterator[Wrong]:
    """Yield each way in which an event can be told wrongly; a word that is the only one cannot be another."""
    yield Wrong(telling, UNTOLD)
    for place, param in enumerate(kind.params):
        if isinstance(param.of, Meaning) or len(param.of) > 1:
            yield Wrong(telling, place)


def wrongly_known(kind: EventType) -> Iterator[tuple[str, EventType]]:
    """Yield a kind of event with secrets as it would be if too many, or too few, knew of them."""
    if not any(param.secret for param in kind.params):
        return
    yield (
        "its secrets known to all",
        replace(kind, private=False, params=tuple(replace(param, secret=False) for param in kind.params)),
    )
    yield "its secrets unknown to one who knows", replace(kind, knowers=kind.knowers - 1)
    if kind.params[kind.knowers].is_seat:
        yield "its secrets known to one seat more", replace(kind, knowers=kind.knowers + 1)
    if kind.private:
        yield "heard of by all", replace(kind, private=False)


# ---------------------------------------------------------------- what nobody notices


class Report(NamedTuple):
    """How many kinds, places and falsehoods were looked at, and what no scene notices."""

    kinds: int
    places: int
    falsehoods: int
    unnoticed: list[str]

    def __str__(self) -> str:
        looked = f"{self.kinds} events told from {self.places} places, {self.falsehoods} falsehoods; unnoticed"
        return f"{looked} {len(self.unnoticed)}:\n" + "\n".join(self.unnoticed)


def unnoticed(name: str, scenes: Sequence[Scene]) -> Report:
    """Falsify each event of a game, from each place and in each of its values and secrets; report what passes."""
    types, told = types_of(name), told_by(name, scenes)
    codes = {telling.code for telling in told}
    found = [f"{line} is reached by no scene" for line in sorted(lines_that_tell(name) - {it.line for it in told})]
    found += [f"{kind.name} is told by no rule" for code, kind in enumerate(types) if code not in codes]
    false = [wrong for telling in sorted(told) for wrong in wrongs(types[telling.code], telling)]
    found += [said(types, wrong) for wrong in false if passes(name, wrong, told[wrong.telling])]
    secrets = [(code, *falsehood) for code in sorted(codes) for falsehood in wrongly_known(types[code])]
    for code, what, falsehood in secrets:
        heard = dict.fromkeys(scene for telling in sorted(told) if telling.code == code for scene in told[telling])
        if passes_known(name, code, falsehood, heard):
            found.append(f"{types[code].name}: {what}")
    return Report(len(types), len(told), len(false) + len(secrets), found)


def told_by(name: str, scenes: Sequence[Scene]) -> dict[Telling, list[Scene]]:
    """Return what the scenes of a game reach, and by which of them; each must hold."""
    told: dict[Telling, list[Scene]] = {}
    for scene in scenes:
        with Ear(name) as ear:
            assert scene.holds(), scene.path
        for telling in ear.reached:
            told.setdefault(telling, []).append(scene)
    return told


def passes(name: str, wrong: Wrong, scenes: Iterable[Scene]) -> bool:
    """Tell whether all scenes hold while something is told wrongly."""
    with Ear(name, wrong):
        return all(scene.holds() for scene in scenes)


def passes_known(name: str, code: int, falsehood: EventType, scenes: Iterable[Scene]) -> bool:
    """Tell whether all scenes hold while a kind of event is known to others than it is declared for."""
    events = rascals.games()[name].events
    declared = events.types
    events.types = (*declared[:code], falsehood, *declared[code + 1 :])
    try:
        return all(scene.holds() for scene in scenes)
    finally:
        events.types = declared


def said(types: Sequence[EventType], wrong: Wrong) -> str:
    """Return in words what is told wrongly."""
    kind = types[wrong.telling.code]
    what = "untold" if wrong.place == UNTOLD else f"with another {kind.params[wrong.place].name}"
    return f"{wrong.telling.line}: {kind.name} {what}"
