"""What the views of all games contain. Each game declares its own `GameDefinition.view_type`, extending these types."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

OptionValue = str | int | bool


class Items:
    """For `Annotated[list[int], Items(int, int)]`: a list of exactly these items, as JSON has no tuples."""

    def __init__(self, *types: Any) -> None:
        self.types = types


class EventJson(TypedDict):
    """An event; what the viewer may not know is null."""

    event: str
    args: dict[str, Any]


class Status(TypedDict):
    """What is awaited, as the text `<game>-status-<id>` and its values."""

    id: str
    args: dict[str, Any]


class Step(TypedDict):
    """A step of an agenda without columns."""

    step: str
    seat: int | None  # who decides it
    numbers: list[int]


class SeatView(TypedDict):
    """What views show of a seat in every game."""

    seat: int
    score: int | None  # once the game is over


class View(TypedDict):
    """What views of every game have; a game adds at least `game`, `edition` and `seats`."""

    options: dict[str, OptionValue]
    data: NotRequired[dict[str, Any]]  # changed components, by path
    players: int
    seat: int | None  # whose view it is; null for a spectator
    acting: list[int]  # seats that have to act
    scores: list[int] | None  # once the game is over, as are the winners
    winners: list[int] | None
    end_reason: str | None
