"""Reading a study from its file. Every error names the file, the line, the entry, and what is valid there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from math import isfinite, prod
from pathlib import Path
from typing import Any, NamedTuple

import rascals
from rascals.bots import default
from rascals.core.definition import GameDefinition
from rascals.core.errors import BadOption, RascalsError, quoted
from rascals.core.user_files import text_of
from rascals.lab.cells import Cell
from rascals.lab.toml_reading import TomlReader
from rascals.study.cells import OwnMeasure, StudyCell
from rascals.study.numbers import changed, value_at
from rascals.study.questions import Question
from rascals.study.rows import FIXED, USED
from rascals.study.study import Stop, Study
from rascals.study.wording import ENGLISH

_STUDY = ("title", "game", "seed", "rows", "compiled", "decisions")
_VARY = ("players", "bots", "editions", "options", "components", "changes")
_QUESTION = ("ask", "of", "where", "minus", "over", "compare", "than", "within")
_STOP = ("least", "deals", "games", "hours")
_RANGE = ("from", "to", "step")
MOST_CELLS, MOST_DEALS, MOST_STEPS = 10_000, 10**9, 1_000
COMPILED_LEAST = 10_000  # deals before the first look in compiled play


class BadStudy(RascalsError):
    """An invalid file of a study; the message names the file, the line, the entry and what is valid."""


def read_study(file: Path | str) -> Study:
    """Read a study, from its file or its folder; UnreadFile if the file cannot be read, BadStudy if it is invalid."""
    found = Path(file) / "study.toml" if Path(file).is_dir() else Path(file)
    return parse_study(text_of(found), str(found))


def parse_study(text: str, file: str = "study.toml") -> Study:
    """Return the study that a text describes; BadStudy names `file`, beside which rows and other files are."""
    return StudyReader(text, file).study()


class Varied(NamedTuple):
    """A value of a factor, and its text."""

    text: str
    value: Any


class Factor(NamedTuple):
    """What is varied: players, bots, edition, an option, a component or sets of changes; with all its values."""

    kind: str
    name: str
    values: list[Varied]


class StudyReader(TomlReader):
    """Reads the tables of one file; `top` is the name of the first one."""

    error = BadStudy
    top = "study"
    entries: tuple[str, ...] = _STUDY
    parts: tuple[str, ...] = ("study", "vary", "measures", "question", "stop")

    @cached_property
    def head(self) -> Mapping[str, Any]:
        """The first table."""
        self.known("", self.document, self.parts)
        return self.table(self.top, self.document.get(self.top, {}), self.entries)

    @cached_property
    def definition(self) -> GameDefinition:
        """The game's definition."""
        game = self.text(f"{self.top}.game", self.head.get("game"))
        return self.tried(f"{self.top}.game", rascals.game, game).definition

    def study(self) -> Study:
        """Return the study."""
        least = COMPILED_LEAST if self.head.get("compiled") else Stop.least
        study = self.study_of([self.question(at, given) for at, given in self.tables("question")], self.stop(least))
        self.check(study, [f"question.{at}" for at in range(len(study.questions))])
        return study

    def study_of(self, questions: Sequence[Question], stop: Stop) -> Study:
        """Return the study of the cells that are varied."""
        title = self.name(f"{self.top}.title", self.head.get("title", Path(self.file).stem))
        return Study(title, list(self.cells()), questions, stop)

    def changed(self, changes: dict[str, Any]) -> dict[str, Any]:
        """Return the changes of components that a cell plays with, from those that it varies."""
        return changes

    def check(self, study: Study, places: Sequence[str]) -> None:
        """Refuse questions about what is not in the rows, and measures that fail in the first game.

        `places`: the paths of the questions.
        """
        columns, own = self.tried("measures", study.columns), self.document.get("measures", {})
        endings = self.definition.endings
        for at, question in zip(places, study.questions, strict=True):
            self.tried(at, question.check, columns, study.factors, endings, own)

    # --- cells ---

    def cells(self) -> Iterator[StudyCell]:
        """Yield a cell for each combination of what is varied."""
        top, at = self.head, self.top
        factors = list(self.factors())
        if (count := prod(len(factor.values) for factor in factors)) > MOST_CELLS:
            self.refuse("vary", BadOption(f"{count:,} combinations; at most {MOST_CELLS:,}"))
        measures, decisions = self.measures("measures", self.document.get("measures", {})), None
        if "decisions" in top:
            decisions = self.measures(f"{at}.decisions", top["decisions"])
        compiled = self.flag(f"{at}.compiled", top.get("compiled", False))
        if compiled and (measures or decisions is not None):
            self.refuse(f"{at}.compiled", BadOption("compiled play has no measures of one’s own, and no decisions"))
        seed = self.text(f"{at}.seed", str(top.get("seed", "0")))
        rows = (Path(self.file).parent / self.text(f"{at}.rows", top.get("rows", "rows"))).absolute()
        for chosen in product(*(factor.values for factor in factors)):
            pairs = list(zip(factors, chosen, strict=True))
            named = {factor.name: value.text for factor, value in pairs if len(factor.values) > 1}
            cell = self.cell([(factor, value.value) for factor, value in pairs])
            if compiled:
                self.tried(f"{at}.compiled", cell.check_compiled)
            name = " ".join(f"{factor}={text}" for factor, text in named.items()) or self.definition.name
            yield StudyCell(name, named, cell, seed, compiled, measures, decisions, rows)

    def cell(self, chosen: list[tuple[Factor, Any]]) -> Cell:
        """Return the cell of a value of each factor."""
        one = {factor.kind: value for factor, value in chosen}
        bots, players = one["bots"], one["players"]
        line_up = [bots] * players if isinstance(bots, str) else bots
        if len(line_up) != players:
            self.refuse("vary.bots", BadOption(f"a line-up of {len(line_up)} bots for {players} players"))
        options = {factor.name: value for factor, value in chosen if factor.kind == "option"}
        changes = one.get("changes", {})
        if isinstance(changes, str):
            file = Path(self.file).parent / changes
            changes = self.tried("vary.changes", self.definition.components.read_file, file)
        data = dict(self.mapping("vary.changes", changes))
        for factor, value in chosen:
            if factor.kind == "component":
                data = changed(self.definition.components.entries, data, factor.name, value)
        game, data = self.definition.name, self.changed(data)
        return self.tried("vary", Cell, game, tuple(line_up), one["edition"], options, data)

    def factors(self) -> Iterator[Factor]:
        """Yield all factors, also those that have only one value."""
        definition = self.definition
        vary = self.table("vary", self.document.get("vary", {}), _VARY)
        usual = definition.players[len(definition.players) // 2]
        players = self.values("vary.players", vary.get("players", usual))
        for one in players:
            self.whole("vary.players", one.value, 1)
        yield Factor("players", "players", players)
        yield Factor("bots", "bots", self.line_ups(vary.get("bots", default(definition.name))))
        editions = self.values("vary.editions", vary["editions"]) if "editions" in vary else [Varied("", None)]
        yield Factor("edition", "edition", editions)
        for name, given in self.mapping("vary.options", vary.get("options", {})).items():
            yield Factor("option", name, self.values(f"vary.options.{name}", given))
        for name, given in self.mapping("vary.components", vary.get("components", {})).items():
            at = f"vary.components.{name}"
            now = self.tried(at, value_at, definition.components.entries, name)
            lists = isinstance(given, list) and any(isinstance(one, list) for one in given)
            whole = isinstance(now, list) and not (lists or isinstance(given, Mapping))
            yield Factor("component", name, self.values(at, [given] if whole else given))
        if changes := self.mapping("vary.changes", vary.get("changes", {})):
            yield Factor("changes", "changes", [Varied(name, given) for name, given in changes.items()])

    def values(self, at: str, given: Any) -> list[Varied]:
        """Return the values that a value, a list or a range stands for."""
        if isinstance(given, Mapping):
            given = self.range(at, given)
        listed = given if isinstance(given, list) else [given]
        if not listed:
            self.refuse(at, BadOption("at least one value"))
        return [Varied(str(value).lower() if isinstance(value, bool) else str(value), value) for value in listed]

    def range(self, at: str, given: Mapping[str, Any]) -> list[float]:
        """Return the numbers of a range, both ends included."""
        entries = self.table(at, given, _RANGE)
        first, last, step = (entries.get(name, 1 if name == "step" else None) for name in _RANGE)
        numbers = all(type(one) in (int, float) and isfinite(one) for one in (first, last, step))
        if not numbers or step <= 0 or last < first:
            self.refuse(at, BadOption("a range is { from = 1, to = 5 }, with a step above 0 if it is not 1"))
        count = int((last - first) / step + 1e-9) + 1
        if count > MOST_STEPS:
            self.refuse(at, BadOption(f"a range of {count:,} values; at most {MOST_STEPS:,}"))
        return [first + step * number for number in range(count)]

    def line_ups(self, given: Any) -> list[Varied]:
        """Return the line-ups: a bot for all seats, or a list with one for each."""
        listed = given if isinstance(given, list) else [given]
        if not listed:
            self.refuse("vary.bots", BadOption("at least one line-up"))
        for one in listed:
            if not (isinstance(one, str) or (isinstance(one, list) and all(isinstance(bot, str) for bot in one))):
                sentence = f"a line-up is a bot for all seats, or a list with one for each, not {quoted(one)}"
                self.refuse("vary.bots", BadOption(sentence))
        return [Varied(one if isinstance(one, str) else ",".join(one), one) for one in listed]

    def measures(self, at: str, given: Any) -> tuple[OwnMeasure, ...]:
        """Return measures of one's own: by name a file and its function, as `file.py:function`."""
        return tuple(self.measure(f"{at}.{name}", name, where) for name, where in self.mapping(at, given).items())

    def measure(self, at: str, name: str, given: Any) -> OwnMeasure:
        """Return one measure."""
        file, colon, function = self.text(at, given).rpartition(":")
        if not colon or not function.isidentifier():
            self.refuse(at, BadOption(f"a measure is written file.py:function, not {quoted(given)}"))
        told = f"{name}:{name}"  # a group of the game's own figures has a text
        if name in ("cell", "bot", *FIXED, *USED) or ENGLISH.figure(self.definition.name, told) != told:
            self.refuse(at, BadOption(f"rows have {name} already; a measure needs another name"))
        path = Path(self.file).parent / file
        return self.tried(at, lambda: OwnMeasure(name, file, text_of(path), function).checked())

    # --- questions, and when to stop ---

    def question(self, at: str, given: Any) -> Question:
        """Return a question."""
        entries = self.table(at, given, _QUESTION)
        than = entries.get("than")
        if not (than is None or than == "fair" or type(than) in (int, float)):
            self.refuse(f"{at}.than", BadOption(f"than is a number or “fair”, not {quoted(than)}"))
        question = Question(
            ask=self.name(f"{at}.ask", entries.get("ask")),
            of=self.text(f"{at}.of", entries.get("of", "victory")),
            where=self.mapping(f"{at}.where", entries.get("where", {})),
            minus=None if "minus" not in entries else self.mapping(f"{at}.minus", entries["minus"]),
            over=None if "over" not in entries else self.text(f"{at}.over", entries["over"]),
            compare=None if "compare" not in entries else self.text(f"{at}.compare", entries["compare"]),
            than=than,
            within=self.number(f"{at}.within", entries.get("within")),
        )
        if question.within is None and question.than is None and not question.relative:
            sentence = "say when it is answered: within = 0.01, or a number than which it is larger or smaller"
            self.refuse(at, BadOption(sentence))
        return question

    def stop(self, least: int) -> Stop:
        """Return when the study stops; `least`: the deals before the first look, if the file does not say."""
        entries = self.table("stop", self.document.get("stop", {}), _STOP)
        usual = Stop()
        deals = self.whole("stop.deals", entries.get("deals", usual.deals), 2, MOST_DEALS)
        games = entries.get("games")
        return Stop(
            least=self.whole("stop.least", entries.get("least", min(least, deals)), 2, MOST_DEALS),
            deals=deals,
            games=None if games is None else self.whole("stop.games", games, 1, MOST_DEALS),
            hours=self.number("stop.hours", entries.get("hours")),
        )
