"""Message ids and values become sentences of one language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from errno import errorcode
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from rascals.core.errors import IllegalMove, RascalsError, Refusal
from rascals.words.languages import choose
from rascals.words.sources import rules, source

if TYPE_CHECKING:  # the libraries are loaded with the first text, not with `import rascals`
    from fluent.runtime import FluentBundle

NOTHING = "none"  # stands in a message for a value that is hidden, and for an empty list
# Arguments that name seats, in every game.
SEATS = frozenset({"seat", "owner", "start", "by", "to", "from", "boss", "maker", "winners"})
Value = str | int | float
LONGEST = 200  # characters of a value that an error repeats


class MissingText(RascalsError):
    """A message id that a language has no text for."""


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


class Words:
    """The texts of one language. `language` as for `choose`: a code, or None for the system's language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = choose(language)

    def has(self, message: str) -> bool:
        """Tell whether there is a message of this id."""
        return bool(_bundle(self.language).has_message(message))

    def text(self, message: str, /, **values: Value) -> str:
        """Return a message with its variables filled in; MissingText if there is none of this id."""
        return self._format(message, values)

    def list(self, items: Iterable[str]) -> str:
        """Join items as the language does: "a, b, and c". No items: an empty text."""
        from babel.lists import format_list

        return format_list(list(items), locale=self.language)

    def number(self, value: float) -> str:
        """Write a number as the language does: 1,234.5 in English, 1.234,5 in German."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.language)

    def term(self, game: str, value: str) -> str:
        """Return a value of a game ("rabbit", "-8", "5 gems") in words; the value itself where it has none."""
        message = f"{game}-term-{value.replace(' ', '-')}"
        return self.text(message) if self.has(message) else value

    def event(self, game: str, event: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str:
        """Return an event, as a viewer sees it, as a sentence.

        `names`: the players' names by seat; the seat after the last is the game's dummy.
        `you`: the reader's seat.
        """
        message = f"{game}-event-{event['event'].replace('_', '-')}"
        return self._format(message, self._values(game, event["args"], names, you))

    def move(self, game: str, move: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return a move (`Move.json()`) as the words on its button."""
        return self._format(f"{game}-move-{move['kind']}", self._values(game, move["args"], names, None))

    def refusal(self, game: str, refusal: Refusal | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return why a move is refused: a Refusal, its JSON, or the wire's `{id, args}`."""
        data = refusal.json() if isinstance(refusal, Refusal) else refusal
        reason = data["reason"] if "reason" in data else data["id"]
        values = self._values(game, data.get("args") or {}, names, None)
        ids = (f"{game}-refusal-{reason}", f"error-{reason}".replace("_", "-"), reason)
        return self._format(next(filter(self.has, ids), ids[0]), values)

    def error(self, error: Exception, names: Sequence[str] = ()) -> str:
        """Return any error as a sentence: in this language where it has a text for it, else as it says itself.

        `names`: the players' names by seat, for moves that are refused.
        """
        if isinstance(error, OSError):
            return f"{printable(error.filename)}: {self.system(error)}." if error.filename else self.system(error)
        try:
            if isinstance(error, IllegalMove) and self.has(f"{error.game}-refusal-{error.reason}"):
                return self.refusal(error.game or "", error.refusal, names)
            if isinstance(error, RascalsError) and error.reason is not None:
                return self._error(error)
        except MissingText:
            pass  # an error of another package's making; English is better than nothing
        return str(error)

    def _error(self, error: RascalsError) -> str:
        fields = {name: conversion for _, name, _, conversion in Formatter().parse(error.sentence) if name}
        quoted = {name.partition(".")[0] for name, conversion in fields.items() if conversion == "r"}
        values = {name: self._told(value, name in quoted) for name, value in error.values.items()}
        own = f"error-{error.reason}"
        return self._format(own if self.has(own) else str(error.reason), values)

    def _told(self, value: Any, quoted: bool) -> Value:
        """Return a value as an error tells it: what a user gave in quotation marks, whatever is no text as JSON."""
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
        """Return what the system says of a file or an address, within a sentence; in its words if we have none."""
        message = f"error-system-{errorcode.get(error.errno or 0, '').lower()}"
        return self.text(message) if self.has(message) else error.strerror or str(error)

    def option(self, game: str, name: str, choice: object = None) -> str:
        """Return the name of a game's option; with a choice, its words. A number without words is told as itself."""
        message = f"{game}-option-{name}"
        if choice is None:
            return self.text(message)
        words = f"{message}-{str(choice).lower()}"
        return str(choice) if type(choice) is int and not self.has(words) else self.text(words)

    def end(self, game: str, reason: str) -> str:
        """Return why a game has ended."""
        return self.text(f"{game}-end-{reason}")

    def rules(self, game: str) -> str:
        """Return the rules help of a game, Markdown."""
        return rules(game, self.language)

    def _format(self, message: str, values: Mapping[str, Value]) -> str:
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise MissingText(f"no {self.language} text {message!r}")
        text, problems = bundle.format_pattern(pattern, dict(values))
        if problems:
            raise MissingText(f"{self.language} text {message!r}: {problems[0]}")
        return str(text)

    def _values(self, game: str, args: Mapping[str, Any], names: Sequence[str], you: int | None) -> dict[str, Value]:
        """Return arguments as Fluent variables: seats as names, terms and lists in words."""
        values: dict[str, Value] = {"you": _addressed(args, you)}
        for key, value in args.items():
            values[key] = self._value(game, key, value, names)
        return values

    def _value(self, game: str, key: str, value: Any, names: Sequence[str]) -> Value:
        if value is None or value in ((), []):
            return NOTHING
        if isinstance(value, list | tuple):
            return self.list(str(self._value(game, key, item, names)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.term(game, value)
        return self._name(game, value, names) if key in SEATS else value

    def _name(self, game: str, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; the seat after the last player's is the dummy's."""
        if seat < len(names):
            return names[seat]
        dummy = f"{game}-dummy"
        return self.text(dummy) if names and self.has(dummy) else self.text("seat-number", number=seat + 1)


def _addressed(args: Mapping[str, Any], you: int | None) -> str:
    """Return what a message's `$you` is.

    "yes" where its first seat is the reader's; where a later one is, that argument's name; else "no".
    """
    seats = [(key, value) for key, value in args.items() if key in SEATS and value is not None]
    for place, (key, value) in enumerate(seats):
        if you is not None and value == you:
            return key if place else "yes"
    return "no"


def printable(text: object) -> str:
    """Return a text for one line of a terminal: what cannot be printed is written as its number, and it has an end."""
    shown = str(text)
    if len(shown) > LONGEST:
        shown = shown[:LONGEST] + " …"
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in shown)


def _ungrouped(number: int) -> int:
    """Return a number that chooses plural forms, but is written in digits alone: ports and lines are no amounts."""
    from fluent.runtime.types import FluentInt

    return FluentInt(number, useGrouping=False)
