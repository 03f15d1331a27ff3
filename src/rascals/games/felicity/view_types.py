"""What a view of Felicity tells, entry by entry. None stands for what is hidden. [F-24, F-28]"""

from __future__ import annotations

from typing import Literal, TypedDict

from rascals.core.view_types import SeatView, Status, View

Pet = str  # the worth of a cat, `rabbit`, `large-dog` or `small-dog`
Phase = Literal["place", "bid", "over"]
Decided = Literal["score", "cats", "shared"]


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


class Bidding(TypedDict):
    """What the viewer may bid, at its turn."""

    least: int
    most: int
    take: bool  # alone, for the row


class PlayerDerived(TypedDict):
    """What is computed of a player."""

    hand_size: int
    placed: bool
    cats: int  # points of the cats won
    place: int | None  # in the final order, from 1; equal players share it


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
    owners: list[list[int]]  # by start player, of the cards at each place of the row
    worths: dict[Pet, int]
    mouse_cards: list[MouseCard]  # in ascending order
    card_numbers: list[int]  # of all mouse cards
    bidding: Bidding | None  # null where the viewer is in no auction
    highest_bid: int
    bidders: int  # seats that have not passed
    dummy: Dummy | None
    decided: Decided | None  # what decided a finished game


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
