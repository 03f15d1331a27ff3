"""Every message of the protocol for programs, declared once: each is one line of JSON, UTF-8, with its `type`.

The same types decode what a program sends, encode what it receives, and make the JSON schema. Seats are numbered from
0, times are seconds. Unknown fields and messages of an unknown type are ignored, so that later versions can add some.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from rascals.core.untrusted_text import printable
from rascals.core.view_types import EventJson

PROTOCOL = 1  # the version of the protocol

Seat = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=3000)]
FaultKind = Literal["crash", "stall", "flood", "garbage", "illegal"]


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """One line. Its `type` is the name of the message in lower case."""


# --- to a program ------------------------------------------------------------------


class Greeting(Message, frozen=True, tag="hello"):
    """The first line: the version of the protocol, and the name and version of the host."""

    protocol: int
    host: str = ""


class Game(Message, frozen=True):
    """A game begins for one seat. `game` is its id among those of this process; `name` is what is played.

    `options` are all options, `data` the changed components by path: empty where the box is played as it is.
    """

    game: str
    name: str
    edition: str | None
    players: int
    seat: Seat
    options: dict[str, Any] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)


class TimeLeft(Struct, frozen=True):
    """The clock of the seat: seconds that remain, and those that each whole move brings."""

    remaining: Seconds
    increment: Seconds


class State(Message, frozen=True):
    """The seat has to move: what it knows now. The answer is `move` with the same `decision`.

    `view`: what the seat sees. `events`: what it has been told since the last `state` of this game. `legal`: the moves
    it may make, in notation; in the middle of a composite move, whose first steps are `draft`, the possible next steps.
    `clock`: null if the game has none. `world`: for programs that need it, a position in which everything that the seat
    cannot know is dealt at random; else null.
    """

    game: str
    decision: int
    view: dict[str, Any]
    events: list[EventJson]
    legal: list[str]
    draft: list[str] = field(default_factory=list)
    clock: TimeLeft | None = None
    world: dict[str, Any] | None = None


class Stop(Message, frozen=True):
    """The time for a decision is over: answer at once."""

    game: str
    decision: int


class Why(Message, frozen=True):
    """Ask why the program answered a decision as it did; only for programs that offer `why`."""

    game: str
    decision: int


class Fault(Message, frozen=True):
    """An answer did not count, or there was none: `kind` says what was wrong, `played` is the move made instead."""

    game: str
    decision: int
    kind: FaultKind
    text: str
    played: str


class Over(Message, frozen=True):
    """A game is over for this program: the scores of the seats, and who won; null if that is not known here."""

    game: str
    scores: list[int] | None = None
    winners: list[Seat] | None = None


class Quit(Message, frozen=True):
    """The last line: end."""


# --- from a program ----------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The answer to the host's `hello`: who the program is, and the games that it plays.

    `needs`: what it cannot play without: `world`. `offers`: what else it can be asked: `why`.
    """

    name: Word
    version: Annotated[str, Meta(max_length=64)] = ""
    author: Annotated[str, Meta(max_length=200)] = ""
    games: Annotated[list[Word], Meta(max_length=1000)] = field(default_factory=list)
    protocol: int = PROTOCOL
    needs: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    offers: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)


class Move(Message, frozen=True):
    """The answer to a `state`: one of its legal moves or steps, or a whole composite move, in notation."""

    decision: int
    move: Notation


class Reasons(Message, frozen=True, tag="why"):
    """The answer to `why`: one or a few sentences, for people."""

    decision: int
    text: Annotated[str, Meta(max_length=2000)]


HostMessage = Greeting | Game | State | Stop | Why | Fault | Over | Quit
ProgramMessage = Hello | Move | Reasons
_TYPES_OF_PROGRAMS = ("hello", "move", "why")
_TYPES_OF_HOSTS = ("hello", "game", "state", "stop", "why", "fault", "over", "quit")


class _Typed(Struct):
    type: str


class Garbage(ValueError):
    """A line that is not a message of the protocol."""


def line_of(message: Message) -> bytes:
    """Return a message as its line, with the line feed."""
    return msgspec.json.encode(message) + b"\n"


def of_program(line: bytes) -> ProgramMessage | None:
    """Return the message of a program's line; None for a type that this version does not know. Else Garbage."""
    message: ProgramMessage | None = _read(line, _TYPES_OF_PROGRAMS, ProgramMessage)
    return message


def of_host(line: bytes) -> HostMessage | None:
    """Return the message of a host's line; None for a type that this version does not know. Else Garbage."""
    message: HostMessage | None = _read(line, _TYPES_OF_HOSTS, HostMessage)
    return message


def _read(line: bytes, types: tuple[str, ...], union: Any) -> Any:
    try:
        kind = msgspec.json.decode(line, type=_Typed).type
        return msgspec.json.decode(line, type=union) if kind in types else None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Garbage(f"not a message of the protocol ({error}): {_shown(line)}") from error


def _shown(line: bytes) -> str:
    """Return the beginning of a line for an error."""
    return printable(line[:80].decode("utf-8", "replace"))


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages; `#/$defs/FromHost` and `#/$defs/FromProgram` are those of each side."""
    (host, program), parts = msgspec.json.schema_components(
        [HostMessage, ProgramMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Protocol for programs, version {PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/FromHost"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": {"FromHost": host, "FromProgram": program} | dict(sorted(parts.items())),
    }


def schema_text() -> str:
    """Return the schema as the text of its file."""
    return json.dumps(schema(), indent=2) + "\n"
