"""What a view of Felicity tells, entry by entry. None stands for what is hidden. [F-24, F-28]"""

from __future__ import annotations

from typing import Literal, TypedDict

from rascals.core.view_types import SeatView, Status, View

Pet = str  # the worth of a cat, `rabbit`, `large-dog` or `small-dog`
Phase = Literal["place", "bid", "over"]


class RowCard(TypedDict):
    """A card of the row."""

    owner: int  # a seat; with three players seat 3 is the dummy
    pet: Pet | None
    revealed: bool


class MouseCard(TypedDict):
    """A mouse card that nobody has claimed in this round."""

    number: int
    mice: int


class Dummy(TypedDict):
    """The dummy of a game of three."""

    stack_size: int
    shown: list[Pet]
    removed: Pet | None


class PlayerDerived(TypedDict):
    """What is computed of a player."""

    hand_size: int
    placed: bool
    cats: int  # points of the cats won


class Player(PlayerDerived, SeatView):
    """A player."""

    hand: list[Pet] | None
    removed: Pet | None
    shown: list[Pet]  # cards of its set that everybody has seen
    mice: int | None  # in front of the player, the bid not counted
    bid: int
    passed: bool
    won: list[Pet]


class Derived(TypedDict):
    """What is computed of the table."""

    rounds: int
    row: list[RowCard]
    row_size: int  # once all have placed
    mouse_cards: list[MouseCard]  # in ascending order
    highest_bid: int
    bidders: int  # seats that have not passed
    dummy: Dummy | None


class FelicityView(Derived, View):
    """What a seat or a spectator sees of a game of Felicity."""

    game: Literal["felicity"]
    edition: None
    phase: Phase
    round: int
    start: int  # the seat that places first
    turn: int | None
    bank: int
    seats: list[Player]
    status: Status
