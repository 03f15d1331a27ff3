"""The types of the lines of saved games; docs/reference/saved-games.md says what each entry means."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from rascals.core.view_types import EventJson, Items, OptionValue


class GameEntries(TypedDict):
    """The entries of a header that identify the game."""

    game: str
    edition: str | None
    players: int
    options: dict[str, OptionValue | list[str]]
    rules: int
    data: NotRequired[dict[str, Any]]


class SavedHeader(GameEntries):
    """The header of format 1."""

    format: Literal[1]
    seats: list[str] | None
    stream: Literal["xoshiro128++", "hmac-sha256"]
    commitment: str | None
    seed: str | None


class PositionHeader(SavedHeader):
    """The header of a game that began at a position."""

    position: dict[str, Any]


class Entropy(TypedDict):
    """What the seats add to the chance of a live game, in hexadecimal."""

    pledges: list[str | None]
    nonces: list[str | None]


class BoundHeader(GameEntries):
    """What a live game's chance depends on."""

    format: Literal[2]
    stream: Literal["hmac-sha256"]
    commitment: str
    seed: None
    entropy: Entropy
    names: list[str]


class Signature(TypedDict):
    """A server's signature, in hexadecimal."""

    key: str
    begun: str
    ended: str | None


class LiveHeader(BoundHeader):
    """The header of format 2."""

    seats: list[str]
    salts: list[str | None]
    broken_off: NotRequired[list[list[Annotated[list[Any], Items(int, str)]]]]
    breakers: NotRequired[list[list[Annotated[list[Any], Items(str, str | None)]]]]
    signature: NotRequired[Signature]


class PlyEntries(TypedDict):
    """A ply's line without its hash."""

    n: int
    seat: int | None
    move: str | None
    events: list[EventJson]
    random: list[Annotated[list[int], Items(int, int)]]


class SavedPly(PlyEntries):
    """A ply."""

    hash: str


class TrailerEntries(TypedDict):
    """A trailer without its hash."""

    end: str | None
    scores: list[int]
    winners: list[int]
    seed: str | None
    secret: NotRequired[str | None]


class Trailer(TrailerEntries):
    """The result of a finished game."""

    hash: str


LINES = (SavedHeader, PositionHeader, LiveHeader, SavedPly, Trailer)
