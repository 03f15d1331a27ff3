"""The parts of a lesson, and the files that define it.

    seat = 0                             # the learner's
    names = ["Ida", "Bruno", "Cleo"]     # of the others, clockwise from the learner

    [scenes.sack]                        # a starting point: a position, and the seed of all chance after it
    seed = 7
    position = '''{"game": "felicity", "players": 4, …}'''  # as `match.position()` returns it

    [[steps]]                            # a step that the learner only reads
    text = "goal"                        # the text NAME-lesson-goal
    at = "row"                           # what it points at, see web/src/lesson/places.ts

    [[steps]]                            # a step that asks for one of these moves, in the game's notation
    text = "bid"
    at = "bid|panel"
    moves = ["bid 4"]
    then = ["1 pass", "2 pass"]          # the replies of others, each with its seat

    [[hints]]                            # shown in the first round of ordinary games to people new to the game
    text = "place"                       # the text NAME-hint-place
    at = "hand"
    when = ["place"]                     # shown while the player's status has one of these ids

Instead of `moves`, `kinds` names verbs; any legal move of these is accepted. `scene` in a step starts another scene.
The last step is only read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import rascals
from rascals.core import discovery
from rascals.core.canonical import parsed
from rascals.core.errors import BadData, BadOption, RascalsError, listed, quoted
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.toml_lines import read_toml

FILE = "lesson.toml"
SEEDS = 2**31 - 1
_COMMAND = re.compile(r"(\d+) (\S.*)")


@dataclass(frozen=True)
class LessonScene:
    """A starting point of steps: a position, and the seed of all chance after it."""

    game: Game
    position: Mapping[str, Any]
    seed: int

    def begin(self) -> Match:
        """Return a match at the position."""
        return self.game.from_position(self.position, seed=self.seed)


@dataclass(frozen=True)
class LessonStep:
    """One step: its text, what it points at, the accepted moves, and the others' replies, by seat and notation.

    `scene`: the scene it starts; None to continue from the previous step. `line`: its line in the file, from 1.
    """

    text: str
    at: str
    moves: tuple[str, ...]
    kinds: tuple[str, ...]
    then: tuple[tuple[int, str], ...]
    scene: str | None
    line: int

    @property
    def asks(self) -> bool:
        """Whether the learner is to move; otherwise the step is only read."""
        return bool(self.moves or self.kinds)


@dataclass(frozen=True)
class Hint:
    """A hint for first-time players: its text, what it points at, and the status ids with which it is shown."""

    text: str
    at: str
    when: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: the learner's seat, the names of all others clockwise from there, scenes, steps, hints."""

    game: str
    seat: int
    names: tuple[str, ...]
    scenes: Mapping[str, LessonScene]
    steps: tuple[LessonStep, ...]
    hints: tuple[Hint, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names) + 1

    def seated(self, learner: str) -> list[str]:
        """Return all names by seat."""
        clockwise = (learner, *self.names)
        return [clockwise[(seat - self.seat) % self.players] for seat in range(self.players)]

    def text(self, step: LessonStep) -> str:
        """Return the id of a step's text."""
        return f"{self.game}-lesson-{step.text}"

    def hint(self, hint: Hint) -> str:
        """Return the id of a hint's text."""
        return f"{self.game}-hint-{hint.text}"


def has_lesson(game: str) -> bool:
    """Return whether a game has a lesson."""
    return game in discovery.packages() and _file(game).is_file()


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game; BadOption if it has none, BadData if its file is invalid."""
    if not has_lesson(game):
        raise BadOption.unknown("game", game, [name for name in rascals.games() if has_lesson(name)])
    return read_lesson(game, _file(game).read_text(encoding="utf-8"))


def _file(game: str) -> Path:
    return discovery.folder_of(discovery.packages()[game]) / FILE


def read_lesson(game: str, text: str) -> Lesson:
    """Return the lesson from a file's text; BadData names the line of an invalid entry, and the valid values."""
    tables, lines = read_toml(text)
    return _File(game, tables, lines).lesson()


class _File:
    """Reads the tables of a file entry by entry; `lines` maps the path of each entry to its line."""

    def __init__(self, game: str, tables: Mapping[str, Any], lines: Mapping[str, int]) -> None:
        self.game, self.tables, self.lines = game, tables, lines

    def lesson(self) -> Lesson:
        self.known("", self.tables, ("seat", "names", "scenes", "steps", "hints"))
        names = self.texts("names", self.tables)
        seat = self.number("seat", self.tables, len(names))
        scenes = {
            name: self.scene(f"scenes.{name}", table, len(names) + 1)
            for name, table in self.entry("scenes", self.tables, dict).items()
        }
        steps = [self.step(f"steps.{at}", table) for at, table in enumerate(self.entry("steps", self.tables, list))]
        hints = [self.hint(f"hints.{at}", table) for at, table in enumerate(self.entry("hints", self.tables, list, []))]
        self.check_order(steps, scenes)
        return Lesson(self.game, seat, names, scenes, tuple(steps), tuple(hints))

    def scene(self, path: str, table: Mapping[str, Any], players: int) -> LessonScene:
        self.known(path, table, ("seed", "position"))
        seed, written = self.number(f"{path}.seed", table, SEEDS), self.entry(f"{path}.position", table, str)
        try:
            position = parsed(written)
            options = dict(position.get("options", {}))
            edition = options.pop("edition", None)
            game = Game.choose(rascals.game(self.game).definition, players, edition, options)
            scene = LessonScene(game, position, seed)
            scene.begin()
        except (json.JSONDecodeError, AttributeError) as problem:
            raise self.fault(f"{path}.position", "a position in JSON, as a match writes it") from problem
        except RascalsError as problem:
            raise in_line(self.line(f"{path}.position"), problem) from problem
        return scene

    def step(self, path: str, table: Mapping[str, Any]) -> LessonStep:
        self.known(path, table, ("text", "at", "moves", "kinds", "then", "scene"))
        step = LessonStep(
            self.entry(f"{path}.text", table, str),
            self.entry(f"{path}.at", table, str, ""),
            self.texts(f"{path}.moves", table, []),
            self.texts(f"{path}.kinds", table, []),
            tuple(self.command(f"{path}.then", one) for one in self.texts(f"{path}.then", table, [])),
            self.entry(f"{path}.scene", table, str, None),
            self.line(path),
        )
        if step.then and not step.asks:
            raise self.fault(f"{path}.then", "others move only after a move of the learner")
        return step

    def hint(self, path: str, table: Mapping[str, Any]) -> Hint:
        self.known(path, table, ("text", "at", "when"))
        text, at = (self.entry(f"{path}.{key}", table, str) for key in ("text", "at"))
        return Hint(text, at, self.texts(f"{path}.when", table))

    def command(self, path: str, text: str) -> tuple[int, str]:
        found = _COMMAND.fullmatch(text)
        if found is None:
            raise self.fault(path, f"a seat and its move, such as 1 pass, not {quoted(text)}")
        return int(found[1]), found[2]

    def check_order(self, steps: list[LessonStep], scenes: Mapping[str, LessonScene]) -> None:
        """Check that the first step starts a scene, all named scenes exist, and the last step is only read."""
        if not steps:
            raise self.fault("steps", "missing")
        for at, step in enumerate(steps):
            if (at == 0 or step.scene is not None) and step.scene not in scenes:
                key, valid = f"steps.{at}.scene", listed(scenes)
                raise self.fault(key, f"one of {valid}, not {quoted(step.scene)}")
        if steps[-1].asks:
            raise self.fault(f"steps.{len(steps) - 1}", "the last step is only read and asks for no move")

    # ------------------------------------------------------------ entries

    def known(self, path: str, table: object, keys: tuple[str, ...]) -> None:
        if not isinstance(table, Mapping):
            raise self.fault(path, f"a table with entries out of {listed(keys)}, not {quoted(table)}")
        for key in table:
            if key not in keys:
                fault = BadData(f"unknown entry {quoted(key)}; valid: {listed(keys)}")
                raise in_line(self.line(f"{path}.{key}".lstrip(".")), fault)

    def number(self, path: str, table: Mapping[str, Any], most: int) -> int:
        value = table.get(path.rpartition(".")[2])
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.fault(path, f"a whole number from 0 to {most}, not {quoted(value)}")
        return value

    def entry(self, path: str, table: Mapping[str, Any], kind: type, *default: Any) -> Any:
        value = table.get(path.rpartition(".")[2], *default)
        if isinstance(value, kind) or (default and value is default[0]):
            return value
        if value is None:
            raise self.fault(path, "missing")
        if kind is list:
            raise self.fault(path, f"a list, not {quoted(value)}")
        raise self.fault(path, f"a text, not {quoted(value)}")

    def texts(self, path: str, table: Mapping[str, Any], *default: Any) -> tuple[str, ...]:
        values = self.entry(path, table, list, *default)
        for value in values:
            if not isinstance(value, str):
                raise self.fault(path, f"a text, not {quoted(value)}")
        return tuple(values)

    def fault(self, path: str, problem: str) -> BadData:
        """Return an error about an entry, with the entry's line."""
        return in_line(self.line(path), BadData(f"{path}: {problem}"))

    def line(self, path: str) -> int:
        """Return the line of an entry, or of the nearest enclosing entry that exists."""
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)


def in_line(line: int, problem: RascalsError) -> BadData:
    """Return an error with the line of the file, from 1, in which the problem is."""
    return BadData("line {line}: {problem}", "record-line", line=line, problem=problem)
