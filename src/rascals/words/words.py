"""Turning message ids and values into sentences of one language."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from errno import errorcode
from functools import cache
from importlib import import_module
from itertools import pairwise
from string import Formatter
from typing import TYPE_CHECKING, Any

from rascals.core.box import KNOWN, seats_of
from rascals.core.discovery import packages
from rascals.core.errors import IllegalMove, RascalsError, Refusal
from rascals.core.untrusted_text import printable, shown, shown_lines
from rascals.words.languages import choose
from rascals.words.sources import games, rules, source

if TYPE_CHECKING:  # the libraries are loaded with the first text, not with `import rascals`
    from rascals.words.texts import Texts

MINUS = "\N{MINUS SIGN}"
NEGATIVE = re.compile(r"(?<![^\s(=+])-(?=\d)")  # the sign of a negative number
LONGEST = 2400  # characters shown of a value: Fluent writes question marks in place of more than 2500
NOTHING = "none"  # the variable's value for a hidden value and for an empty list
Value = str | int | float


class MissingText(RascalsError):
    """A message id that a language has no text for."""


@cache
def _texts(language: str) -> Texts:
    from rascals.words.texts import Texts

    return Texts(language, source(language))


class Words:
    """The texts of one language. `language` as for `choose`: a code, or None for the system's language.

    A missing text raises MissingText; if not `strict`, its id in words is used instead, so that a game with incomplete
    texts can be played.
    """

    def __init__(self, language: str | None = None, *, strict: bool = True) -> None:
        self.language = choose(language)
        self.strict = strict

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return _texts(self.language).has(message)

    def text(self, message: str, /, **values: Value) -> str:
        """Return a message with its variables filled in; MissingText if there is none with this id."""
        return self._format(message, values)

    def list(self, items: Iterable[str]) -> str:
        """Join items as the language does: "a, b, and c"; an empty string if there are none."""
        from babel.lists import format_list

        return format_list(list(items), locale=self.language)

    def number(self, value: float) -> str:
        """Write a number as the language does: 1,234.5 in English, 1.234,5 in German."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.language)

    def term(self, game: str, value: str) -> str:
        """Return a value of a game ("rabbit", "-8", "5 gems") in words; the value itself if it has no text."""
        message = f"{game}-term-{value.replace(' ', '-')}"
        return self.text(message) if self.has(message) else shown(value)

    def event(
        self,
        game: str,
        event: Mapping[str, Any],
        names: Sequence[str],
        you: int | None = None,
        *,
        again: bool = False,
    ) -> str:
        """Return the sentence for an event as a viewer sees it.

        `names`: the players' names by seat; the seat after the last is the game's dummy.
        `you`: the reader's seat.
        `again`: the same event follows at once, for which some games have a text of their own.
        """
        name = event["event"].replace("_", "-")
        once_more = f"{game}-again-{name}"
        message = once_more if again and self.has(once_more) else f"{game}-event-{name}"
        return self._format(message, self._values(game, event["args"], names, you), event["event"])

    def events(
        self, game: str, events: Sequence[Mapping[str, Any]], names: Sequence[str], you: int | None = None
    ) -> tuple[str, ...]:
        """Return one sentence for each event of a move; an event followed by the same one uses the text for `again`."""
        followed = [event["event"] == then["event"] for event, then in pairwise(events)]
        return tuple(
            self.event(game, event, names, you, again=again)
            for event, again in zip(events, (*followed, False), strict=False)
        )

    def move(self, game: str, move: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return the label of a move (`Move.json()`), as on its button."""
        written = str(move.get("move", move["kind"]))
        message = f"{game}-move-{move['kind']}"
        if not self.strict and not self.has(message):
            return shown(written)
        return self._format(message, self._values(game, move["args"], names, None), written)

    def phrase(self, game: str, phrase: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence of a phrase, `{id, args}`, that somebody says at a table, for its reader."""
        values = self._values(game, phrase["args"], names, you)
        return self._format(f"{game}-phrase-{phrase['id']}", values, phrase["id"])

    def status(self, game: str, status: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence for a view's `status`: who must do what.

        `$you` is "yes" if the reader's seat is in the first argument that contains seats.
        """
        values = self._values(game, status["args"], names, you)
        return self._format(f"{game}-status-{status['id'].replace('_', '-')}", values, status["id"])

    def line(self, game: str, line: Mapping[str, Any]) -> str:
        """Return a text that a view gives by its full id and values, `{id, args}`, such as the text on a card."""
        return self._format(line["id"], self._values(game, line["args"], (), None), line["id"])

    def refusal(self, game: str, refusal: Refusal | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return the sentence for a refused move, given as a Refusal, its JSON, or the wire's `{id, args}`."""
        data = refusal.json() if isinstance(refusal, Refusal) else refusal
        reason = data["reason"] if "reason" in data else data["id"]
        values = self._values(game, data.get("args") or {}, names, None)
        ids = (f"{game}-refusal-{reason}", f"error-{reason}".replace("_", "-"), reason)
        return self._format(next(filter(self.has, ids), ids[0]), values, reason)

    def error(self, error: Exception, names: Sequence[str] = ()) -> str:
        """Return an error as a sentence: in this language if there is a text for it, else its own message.

        `names`: the players' names by seat, for refused moves.
        """
        if isinstance(error, OSError):
            return f"{printable(error.filename)}: {self.system(error)}." if error.filename else self.system(error)
        try:
            if isinstance(error, IllegalMove) and self.has(f"{error.game}-refusal-{error.reason}"):
                return self.refusal(error.game or "", error.refusal, names)
            if isinstance(error, RascalsError) and error.reason is not None:
                return self._error(error)
        except MissingText:
            pass  # an error of another package; its English message is better than nothing
        return shown_lines(str(error))

    def _error(self, error: RascalsError) -> str:
        fields = {name: conversion for _, name, _, conversion in Formatter().parse(error.sentence) if name}
        quoted = {name.partition(".")[0] for name, conversion in fields.items() if conversion == "r"}
        values = {name: self._told(value, name in quoted) for name, value in error.values.items()}
        own = f"error-{error.reason}"
        return self._format(own if self.has(own) else str(error.reason), values)

    def _told(self, value: Any, quoted: bool) -> Value:
        """Return a value as shown in an error: user input in quotation marks, anything but text and numbers as JSON."""
        if isinstance(value, OSError):
            return self.system(value)
        if isinstance(value, RascalsError):
            return self.error(value)
        if isinstance(value, str):
            return self.text("quoted", text=printable(value)) if quoted else printable(value)
        if type(value) is int and not quoted:
            return _ungrouped(value)
        return printable(json.dumps(value, ensure_ascii=False, default=str))

    def system(self, error: OSError) -> str:
        """Return the text for an error of the system, for use within a sentence; its own words if we have no text."""
        message = f"error-system-{errorcode.get(error.errno or 0, '').lower()}"
        return self.text(message) if self.has(message) else shown(error.strerror or str(error))

    def option(self, game: str, name: str, choice: object = None) -> str:
        """Return the name of a game's option; with a `choice`, the text of that, each item of a comma-separated list.

        A number without a text is returned in digits.
        """
        message = f"{game}-option-{name}"
        if choice is None:
            return self._format(message, {}, name)
        if "," in str(choice):
            return ", ".join(self._format(f"{game}-term-{one}", {}, one) for one in str(choice).split(","))
        words = f"{message}-{str(choice).lower()}"
        plain = type(choice) is int and not self.has(words)
        return str(choice) if plain else self._format(words, {}, str(choice))

    def because(self, game: str, reason: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence for a bot's reason, `{id, args}`: the game's own text, else the shared one."""
        ids = (f"{game}-because-{reason['id']}", f"coach-because-{reason['id']}")
        values = self._values(game, reason.get("args") or {}, names, you)
        return NEGATIVE.sub(MINUS, self._format(next(filter(self.has, ids), "coach-because-none"), values))

    def odds(self, moves: Iterable[tuple[str, float, float]]) -> str:
        """Return a sentence with each move's wins per 100 games and their margin of error; empty without moves."""
        said = [
            self.text("coach-odds-move", move=move, wins=round(wins), error=max(1, round(error)))
            for move, wins, error in moves
        ]
        return self.text("coach-odds", moves=self.list(said)) if said else ""

    def score(self, game: str, points: int) -> str:
        """Return a number of points by the game's text `GAME-count-score`, such as money; else the number itself."""
        message = f"{game}-count-score"
        return self.text(message, count=points) if self.has(message) else str(points).replace("-", MINUS)

    def end(self, game: str, reason: str) -> str:
        """Return the text for the reason why a game has ended."""
        return self._format(f"{game}-end-{reason}", {}, reason)

    def rules(self, game: str) -> str:
        """Return the rules help of a game in Markdown."""
        return rules(game, self.language)

    def _format(self, message: str, values: Mapping[str, Value], spelt: str | None = None) -> str:
        """Return a message; if it is missing and not `strict`, `spelt` (else its id) in words, with the values.

        Control characters in values are made harmless, because a terminal may show the result, and long values are cut.
        """
        values = {key: _brief(shown(value)) if isinstance(value, str) else value for key, value in values.items()}
        texts = _texts(self.language)
        found = texts.message(message)
        pattern = None if found is None else found.value
        if pattern is None and not self.strict:
            return _spelt(message if spelt is None else spelt, values)
        if pattern is None:
            raise MissingText(f"no {self.language} text {message!r}")
        text, problems = texts.bundle.format_pattern(pattern, dict(values))
        if problems and self.strict:
            raise MissingText(f"{self.language} text {message!r}: {problems[0]}")
        return str(text)

    def _values(self, game: str, args: Mapping[str, Any], names: Sequence[str], you: int | None) -> dict[str, Value]:
        """Return arguments as Fluent variables: seats as names, and terms, lists and nested `{id, args}` as words."""
        values: dict[str, Value] = {"you": _addressed(args, you, seats(game))}
        for key, value in args.items():
            values[key] = self._value(game, key, value, names)
        return values

    def _value(self, game: str, key: str, value: Any, names: Sequence[str]) -> Value:
        if value is None or value in ((), []):
            return NOTHING
        if isinstance(value, Mapping):
            return self._format(value["id"], self._values(game, value.get("args") or {}, names, None))
        if isinstance(value, list | tuple):
            return self.list(str(self._value(game, key, item, names)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.term(game, value)
        return self._name(game, value, names) if key in seats(game) else value

    def _name(self, game: str, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; the seat after the last player's is the dummy's."""
        if seat < len(names):
            return names[seat]
        dummy = f"{game}-dummy"
        return self.text(dummy) if names and self.has(dummy) else self.text("seat-number", number=seat + 1)


def seats(game: str) -> frozenset[str]:
    """Return the names of a game's values that are seats; a game that comes with Rascals is imported if need be."""
    if game not in KNOWN and game in games():
        import_module(packages()[game])
    return seats_of(game)


def _addressed(args: Mapping[str, Any], you: int | None, named: Collection[str]) -> str:
    """Return the value of a message's `$you`; `named`: the names of arguments that are seats.

    It is "yes" if the reader's seat is in the first of these arguments, the argument's name if it is in a later one,
    else "no".
    """
    seats = [(key, value) for key, value in args.items() if key in named and value is not None]
    for place, (key, value) in enumerate(seats):
        if you is not None and (value == you or (isinstance(value, list | tuple) and you in value)):
            return key if place else "yes"
    return "no"


def _spelt(name: str, values: Mapping[str, Value]) -> str:
    """Return an id in words, followed by the values that its text would show."""
    words = name.replace("-", " ").replace("_", " ")
    told = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in values.items() if key != "you")
    return words[:1].upper() + words[1:] + (f" ({told})" if told else "")


def _brief(value: str) -> str:
    """Return a value of a message, cut if it is longer than `LONGEST`."""
    return value if len(value) <= LONGEST else value[:LONGEST] + " …"


def _ungrouped(number: int) -> int:
    """Return a number that selects plural forms but is formatted without separators, as for ports and line numbers."""
    from fluent.runtime.types import FluentInt

    return FluentInt(number, useGrouping=False)
