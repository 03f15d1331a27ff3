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

from rascals.core.arguments import flag, integer, of_type, real, sequence, wrong_type
from rascals.core.definition import KNOWN, seats_of
from rascals.core.discovery import packages
from rascals.core.errors import IllegalMove, RascalsError, Refusal
from rascals.core.untrusted_text import printable, shown, shown_lines
from rascals.words.sources import choose, games, rules, source

if TYPE_CHECKING:  # the libraries are imported with the first text, not with `import rascals`
    from rascals.words.texts import Texts

MINUS = "\N{MINUS SIGN}"
NEGATIVE = re.compile(r"(?<![^\s(=+])-(?=\d)")  # the sign of a negative number
LONGEST = 2400  # characters shown of a value: Fluent writes question marks in place of more than 2500
NOTHING = "none"  # the variable's value for a hidden value and for an empty list
Value = str | int | float


class MissingText(RascalsError):
    """A message id for which a language has no text."""


@cache
def _texts(language: str) -> Texts:
    from rascals.words.texts import Texts

    return Texts(language, source(language))


class Words:
    """The texts of one language. `language` as for `choose`: a code, or None for the system's language.

    A missing text raises MissingText; if not `strict`, its id in words is used instead, so that games with incomplete
    texts can be played.
    """

    def __init__(self, language: str | None = None, *, strict: bool = True) -> None:
        self.language = choose(language)
        self.strict = strict

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        of_type("message", message, str)
        return _texts(self.language).has(message)

    def text(self, message: str, /, **values: Value) -> str:
        """Return a message with its variables filled in; MissingText if there is none with this id."""
        of_type("message", message, str)
        for name, value in values.items():
            _check_value(name, value)
        return self._format(message, values)

    def list(self, items: Iterable[str]) -> str:
        """Join items as the language does: "a, b, and c"; an empty string if there are none."""
        from babel.lists import format_list

        return format_list(sequence("items", items, str), locale=self.language)

    def number(self, value: float) -> str:
        """Write a number as the language does: 1,234.5 in English, 1.234,5 in German."""
        from babel.numbers import format_decimal

        _check_value("value", value, int, float)
        return format_decimal(value + 0, locale=self.language)  # True is 1

    def term(self, game: str, value: str) -> str:
        """Return a value of a game ("rabbit", "-8", "5 gems") in words; the value itself if it has no text."""
        of_type("value", value, str)
        message = _of(game, f"term-{value.replace(' ', '-')}")
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

        `names`: the players' names by seat; the seat after the last is the game's dummy. `you`: the viewer's seat.
        `again`: whether the same event follows at once, for which some games have a text of their own.
        """
        spelt, args = _parts("event", event)
        name = spelt.replace("_", "-")
        once_more = _of(game, f"again-{name}")
        message = once_more if flag("again", again) and self.has(once_more) else _of(game, f"event-{name}")
        return self._format(message, self._values(game, args, names, you), spelt)

    def events(
        self, game: str, events: Sequence[Mapping[str, Any]], names: Sequence[str], you: int | None = None
    ) -> tuple[str, ...]:
        """Return one sentence for each event of a move; an event followed by the same one uses the text for `again`."""
        listed = sequence("events", events, Mapping)
        followed = [event.get("event") == then.get("event") for event, then in pairwise(listed)]
        return tuple(
            self.event(game, event, names, you, again=again)
            for event, again in zip(listed, (*followed, False), strict=False)
        )

    def move(self, game: str, move: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return the label of a move (`Move.json()`), as on its button."""
        kind, args = _parts("kind", move)
        written = move.get("move", kind)
        of_type("move", written, str)
        message = _of(game, f"move-{kind}")
        if not self.strict and not self.has(message):
            return shown(written)
        return self._format(message, self._values(game, args, names, None), written)

    def phrase(self, game: str, phrase: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence of a phrase, `{id, args}`, that somebody says at a table, for a viewer."""
        name, args = _parts("id", phrase)
        return self._format(_of(game, f"phrase-{name}"), self._values(game, args, names, you), name)

    def status(self, game: str, status: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence for a view's `status`: who must do what.

        `$you` is "yes" if the viewer's seat is in the first argument that contains seats.
        """
        name, args = _parts("id", status)
        return self._format(_of(game, f"status-{name.replace('_', '-')}"), self._values(game, args, names, you), name)

    def line(self, game: str, line: Mapping[str, Any]) -> str:
        """Return a text that a view gives by its full id and values, `{id, args}`, such as the text on a card."""
        name, args = _parts("id", line)
        return self._format(name, self._values(game, args, (), None), name)

    def refusal(self, game: str, refusal: Refusal | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return the sentence for a refused move, given as a Refusal, its JSON, or the wire's `{id, args}`."""
        data = refusal.json() if isinstance(refusal, Refusal) else refusal
        of_type("refusal", data, Mapping)
        reason, args = _parts("reason" if "reason" in data else "id", data)
        values = self._values(game, args, names, None)
        ids = (_of(game, f"refusal-{reason}"), f"error-{reason}".replace("_", "-"), reason)
        return self._format(next(filter(self.has, ids), ids[0]), values, reason)

    def error(self, error: Exception, names: Sequence[str] = ()) -> str:
        """Return an error as a sentence: in this language if there is a text for it, else its own English one.

        `names`: the players' names by seat, for refused moves.
        """
        of_type("error", error, Exception)
        if isinstance(error, OSError) and not isinstance(error, RascalsError):
            return f"{printable(error.filename)}: {self.system(error)}." if error.filename else self.system(error)
        try:
            if isinstance(error, IllegalMove) and self.has(f"{error.game}-refusal-{error.reason}"):
                return self.refusal(error.game or "", error.refusal, names)
            if isinstance(error, RascalsError) and error.reason is not None:
                message = next(filter(self.has, (f"error-{error.reason}", error.reason)), None)
                if message is not None:
                    return self._error(message, error)
        except MissingText:
            pass  # an error of another package; its English message is better than nothing
        return _sentence(str(error)) if isinstance(error, RascalsError) else shown_lines(str(error))

    def _error(self, message: str, error: RascalsError) -> str:
        fields = {name: conversion for _, name, _, conversion in Formatter().parse(error.sentence) if name}
        quoted = {name.partition(".")[0] for name, conversion in fields.items() if conversion == "r"}
        values = {name: self._told(value, name in quoted) for name, value in error.values.items()}
        return self._format(message, values)

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
        """Return the text for a system error, for use within a sentence; the system's own if there is no text."""
        of_type("error", error, OSError)
        message = f"error-system-{errorcode.get(error.errno or 0, '').lower()}"
        return self.text(message) if self.has(message) else shown(error.strerror or str(error))

    def option(self, game: str, name: str, choice: object = None) -> str:
        """Return the name of a game's option; with a `choice`, the choice's text, also for a comma-separated list.

        A number without a text is returned in digits.
        """
        of_type("name", name, str)
        message = _of(game, f"option-{name}")
        if choice is None:
            return self._format(message, {}, name)
        choice = choice if isinstance(choice, str | bool) else integer("choice", choice)
        if "," in str(choice):
            return ", ".join(self._format(_of(game, f"term-{item}"), {}, item) for item in str(choice).split(","))
        words = f"{message}-{str(choice).lower()}"
        plain = type(choice) is int and not self.has(words)
        return str(choice) if plain else self._format(words, {}, str(choice))

    def because(self, game: str, reason: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return the sentence for a bot's reason, `{id, args}`: the game's own text, else the shared one."""
        name, args = _parts("id", reason)
        ids = (_of(game, f"because-{name}"), f"coach-because-{name}")
        values = self._values(game, args, names, you)
        return NEGATIVE.sub(MINUS, self._format(next(filter(self.has, ids), "coach-because-none"), values))

    def odds(self, moves: Iterable[tuple[str, float, float]]) -> str:
        """Return a sentence with each move's wins per 100 games and their margin of error; empty without moves."""
        said = [
            self.text("coach-odds-move", move=move, wins=round(wins), error=max(1, round(error)))
            for move, wins, error in map(_odds_of, sequence("moves", moves))
        ]
        return self.text("coach-odds", moves=self.list(said)) if said else ""

    def score(self, game: str, points: int) -> str:
        """Return a number of points by the game's text `GAME-count-score`, such as money; else the number itself."""
        message, points = _of(game, "count-score"), integer("points", points)
        return self.text(message, count=points) if self.has(message) else str(points).replace("-", MINUS)

    def end(self, game: str, reason: str) -> str:
        """Return the text for the reason why a game has ended."""
        of_type("reason", reason, str)
        return self._format(_of(game, f"end-{reason}"), {}, reason)

    def figure(self, game: str, name: str) -> str:
        """Return what a game's own figure is, such as “Purchases of: shotgun”; its name, such as `item:shotgun`, if it
        has no text.
        """
        of_type("name", name, str)
        group, _, what = name.partition(":")
        message = _of(game, f"figure-{group}")
        return self.text(message, what=self.term(game, what)) if self.has(message) else name

    def rules(self, game: str) -> str:
        """Return the rules help of a game in Markdown."""
        return rules(game, self.language)

    def _format(self, message: str, values: Mapping[str, Value], spelt: str | None = None) -> str:
        """Return a message; if it is missing and not `strict`, `spelt` (by default its id) in words, with the values.

        Control characters in values are escaped, because a terminal may show the result, and long values are cut.
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
        names, you = sequence("names", names, str), None if you is None else integer("you", you)
        values: dict[str, Value] = {}
        for key, value in args.items():
            try:
                values[key] = self._value(game, key, value, names)
            except RecursionError:
                raise wrong_type(key, "a value nested less deep", value) from None
        return {"you": _addressed(args, you, seats(game)), **values}

    def _value(self, game: str, key: str, value: Any, names: Sequence[str]) -> Value:
        if value is None or (isinstance(value, list | tuple) and not value):
            return NOTHING
        if isinstance(value, Mapping):
            message, args = _parts("id", value)
            return self._format(message, self._values(game, args, names, None))
        if isinstance(value, list | tuple):
            return self.list(str(self._value(game, key, item, names)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.term(game, value)
        _check_value(key, value, int, float)
        return self._name(game, integer(key, value, 0), names) if key in seats(game) else value

    def _name(self, game: str, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; the seat after the last player's is the dummy's."""
        if seat < len(names):
            return names[seat]
        dummy = _of(game, "dummy")
        return self.text(dummy) if names and self.has(dummy) else self.text("seat-number", number=seat + 1)


def seats(game: str) -> frozenset[str]:
    """Return the names of a game's values that are seats; a game that comes with Rascals is imported if necessary."""
    of_type("game", game, str)
    if game not in KNOWN and game in games():
        import_module(packages()[game])
    return seats_of(game)


def _of(game: str, name: str) -> str:
    """Return the id of a game's text."""
    of_type("game", game, str)
    return f"{game}-{name}"


def _parts(key: str, given: Any) -> tuple[str, Mapping[str, Any]]:
    """Return the id under a key, and the arguments, from a game's JSON; BadType if it has another form."""
    of_type(key, given, Mapping)
    name, args = given.get(key), given.get("args")
    of_type(key, name, str)
    args = {} if args is None else args
    of_type("args", args, Mapping)
    for argument in args:
        of_type("args", argument, str)
    return name, args


def _check_value(name: str, value: Any, *types: type) -> None:
    """Refuse what is not a value of a message: one of these types, by default text or a number."""
    of_type(name, value, *types or (str, int, float))
    if isinstance(value, int):
        integer(name, int(value))


def _odds_of(given: Any) -> tuple[str, float, float]:
    """Return a move with its wins per 100 games and their margin; BadType if it has another form."""
    if not isinstance(given, list | tuple) or len(given) != 3:
        raise wrong_type("moves", "tuple[str, float, float]", given)
    move, wins, error = given
    of_type("moves", move, str)
    return move, real("moves", wins, 0), real("moves", error, 0)


def _addressed(args: Mapping[str, Any], you: int | None, named: Collection[str]) -> str:
    """Return the value of a message's `$you`; `named`: the names of arguments that are seats.

    It is "yes" if the viewer's seat is in the first of these arguments, the argument's name if it is in a later one,
    else "no".
    """
    seats = [(key, value) for key, value in args.items() if key in named and value is not None]
    for n, (key, value) in enumerate(seats):
        if you is not None and (value == you or (isinstance(value, list | tuple) and you in value)):
            return key if n else "yes"
    return "no"


def _spelt(name: str, values: Mapping[str, Value]) -> str:
    """Return an id in words, followed by the values that its text would show."""
    words = name.replace("-", " ").replace("_", " ")
    shown_values = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in values.items() if key != "you")
    return words[:1].upper() + words[1:] + (f" ({shown_values})" if shown_values else "")


def _sentence(text: str) -> str:
    """Return an error's own message with a full stop; it may begin with the name of an entry or of a setting."""
    return text if text.endswith((".", "…")) else f"{text}."


def _brief(value: str) -> str:
    """Return a value of a message, cut if it is longer than `LONGEST`."""
    return value if len(value) <= LONGEST else value[:LONGEST] + " …"


def _ungrouped(number: int) -> int:
    """Return a number that selects plural forms but is formatted without separators, such as a port or line number."""
    from fluent.runtime.types import FluentInt

    return FluentInt(number, useGrouping=False)
