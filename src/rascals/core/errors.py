"""The errors a caller can cause. Each says what was wrong and what is valid; the call has changed nothing.

`str()` returns an English sentence. Errors that a player can meet (at a table, in the lobby, in the browser, or with
`rascals play`, `learn`, `rules` and `replay`) are translated: they have a `reason`, the id of a text, which
`rascals.words.Words.error` returns in any language. These are unknown choices, files that cannot be read or written,
and invalid lines of a file. What is wrong within a line is in English, as is whatever only operators, designers and
programs meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rascals.core.untrusted_text import printable, shown_lines


class RascalsError(ValueError):
    """The base of every error caused by a caller's argument.

    `sentence`: English, without capital and full stop. Control characters in it are escaped. `reason`: the id of its
    text, `error-<reason>`, in every language; None if there is only the sentence. With a reason, the sentence has the
    `values` as named fields; `{given!r}` is the argument. A value may be another error, the cause. Without one,
    `values` are what else a program needs, such as the `key` of a wrong entry.
    """

    def __init__(self, sentence: str = "", reason: str | None = None, /, **values: Any) -> None:
        try:
            message = sentence if reason is None else sentence.format(**values)
        except (ValueError, RecursionError):  # too many digits, or nested too deep, for `repr`
            values = {name: value if isinstance(value, str | RascalsError) else "…" for name, value in values.items()}
            message = sentence.replace("!r}", "}").format(**values)
        super().__init__(shown_lines(message))
        self.sentence, self.reason, self.values = sentence, reason, values


class BadOption(RascalsError):
    """A game, edition, number of players, option or bot that does not exist."""

    @classmethod
    def unknown(cls, what: str, given: object, valid: Iterable[object], of: str | None = None) -> BadOption:
        """Return an error: `given` is not one of the `valid` values of `what`, such as "bot"; `of`: the game."""
        sentence = f"unknown {what}{'' if of is None else ' of {game}'} {{given!r}}; valid: {{valid}}"
        reason = f"unknown-{what}{'' if of is None else '-of'}".replace(" ", "-")
        return cls(sentence, reason, given=given, valid=listed(valid), **({} if of is None else {"game": of}))


class BadType(BadOption, TypeError):
    """An argument of a wrong type: a TypeError, as Python programs expect."""


class Missing(RascalsError, ImportError):
    """An extra of Rascals that is not installed."""

    @classmethod
    def of(cls, extra: str, error: ImportError) -> Missing:
        """Return the error for a module of an extra that could not be imported."""
        sentence = (
            "{module} is missing: install rascals with its extra {extra}, in its folder: pip install '.[{extra}]'"
        )
        return cls(sentence, "extra-missing", module=error.name, extra=extra)


class NoHome(RascalsError):
    """The user has no home folder, so the program's data has no default place; the message names the option for one."""


class BadFile(RascalsError, OSError):
    """A file of the caller's that cannot be written: an OSError. Its values: `file`, `problem` (the system's error)."""

    @property
    def errno(self) -> int | None:  # type: ignore[override]  # for programs that inspect an OSError
        """The number of the system's error."""
        return self.values["problem"].errno  # type: ignore[no-any-return]

    @property
    def strerror(self) -> str | None:  # type: ignore[override]
        """The system's message."""
        return self.values["problem"].strerror  # type: ignore[no-any-return]

    @property
    def filename(self) -> str:
        """The file's name as it was given."""
        return self.values["file"]  # type: ignore[no-any-return]


class BadPosition(RascalsError):
    """An invalid position; the message names the entry and the valid values."""


class BadData(RascalsError):
    """Invalid components; the message names the entry, its line in a file, and what is valid."""

    def in_line(self, line: int | None) -> BadData:
        """Add the line of a file, counted from 1; None if there are no lines."""
        if line is None:
            return self
        return BadData("line {line}: {problem}", "record-line", line=line, problem=self)


class BadJson(BadPosition, BadData):
    """A value in a position or in components that JSON cannot express."""


class BadRecord(RascalsError):
    """An invalid saved game, or an invalid list of recorded moves or outcomes."""


class UnreadFile(BadRecord, BadData):
    """A file that cannot be read, that is larger than any of its kind, or that is not text."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: the id of a reason with its parameters, and the clause of the rules, if any."""

    reason: str
    args: Mapping[str, Any] = field(default_factory=dict)
    clause: str | None = None
    sentence: str = ""

    def json(self) -> dict[str, Any]:
        """Return the refusal as JSON-ready data: `reason`, `args`, `clause`."""
        return {"reason": self.reason, "args": dict(self.args), "clause": self.clause}

    def __str__(self) -> str:
        text = self.sentence.format(**self.args) if self.sentence else self.reason
        return shown_lines(f"{text} [{self.clause}]" if self.clause else text)


class IllegalMove(RascalsError):
    """A move that the rules refuse; `refusal` says why, in the texts of `game` if it has its own."""

    def __init__(self, refusal: Refusal, game: str | None = None) -> None:
        super().__init__(str(refusal))
        self.sentence, self.reason, self.values = refusal.sentence, refusal.reason, dict(refusal.args)
        self.refusal, self.game = refusal, game

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal, str | None]]:
        return IllegalMove, (self.refusal, self.game)


def cause_of(fault: BaseException) -> str:
    """Return what an exception says: its class and its text."""
    try:
        return f"{type(fault).__name__}: {fault}"
    except BaseException:  # noqa: BLE001 - `__str__` may be anybody's code
        return "an exception that has no text"


def quoted(given: object) -> str:
    """Return an argument as an error repeats it: its `repr`, shortened; an ellipsis for one that has none."""
    try:
        return printable(repr(given))
    except (ValueError, RecursionError):  # too many digits, or nested too deep
        return "…"


def nearest_first(valid: Iterable[str], given: str) -> list[str]:
    """Return the valid values, with the ones most similar to the given value first."""
    from difflib import get_close_matches  # loaded only for a mistyped value

    known = list(valid)
    meant = get_close_matches(given, known, n=1)
    return [*meant, *(one for one in known if one not in meant)]


def listed(valid: Iterable[object]) -> str:
    """Return values separated by commas, for an error."""
    return ", ".join(map(str, valid))
