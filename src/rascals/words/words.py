"""Message ids and values become sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from rascals.core.errors import RascalsError, Refusal
from rascals.words.languages import choose
from rascals.words.sources import rules, source

if TYPE_CHECKING:  # the libraries are loaded with the first text, not with `import rascals`
    from fluent.runtime import FluentBundle

NOTHING = "none"  # stands in a message for a value that is hidden, and for an empty list
# Arguments that name seats, in every game.
SEATS = frozenset({"seat", "owner", "start", "by", "to", "winners"})
Value = str | int | float


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
        """Return a value of a game ("rabbit", "-8") in words; the value itself where it has none."""
        message = f"{game}-term-{value}"
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

    def option(self, game: str, name: str, choice: object = None) -> str:
        """Return the name of a game's option; with a choice, the words for that choice."""
        message = f"{game}-option-{name}"
        return self.text(message if choice is None else f"{message}-{str(choice).lower()}")

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
        first = next((value for key, value in args.items() if key in SEATS and value is not None), None)
        values: dict[str, Value] = {"you": "yes" if you is not None and first == you else "no"}
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
