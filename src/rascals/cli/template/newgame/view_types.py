"""The type of a view, entry by entry. None stands for what is hidden. [N-08]"""

from __future__ import annotations

from typing import Literal, TypedDict

from rascals.core.view_types import SeatView, Status, View

Card = Literal["crumb", "cheese", "trap"]


class Player(SeatView):
    """A player."""

    hand: list[Card] | None
    hand_size: int
    stopped: bool


class Derived(TypedDict):
    """What is computed of the table."""

    deck_size: int


class NewgameView(Derived, View):
    """What a seat or a spectator sees of a game."""

    game: Literal["newgame"]
    edition: None
    turn: int | None  # the seat that has to act
    seats: list[Player]
    status: Status
