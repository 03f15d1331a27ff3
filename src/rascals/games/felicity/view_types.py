"""What a view of Felicity contains, entry by entry. Hidden values are None. [F-24, F-28]"""

from __future__ import annotations

from typing import Literal, TypedDict

from rascals.core.view_types import SeatView, Status, View

Pet = str  # the worth of a cat, `rabbit`, `large-dog` or `small-dog`
Phase = Literal["place", "bid", "over"]
Decided = Literal["score", "cats", "shared"]


class RowCard(TypedDict):
    """A card in the row."""

    owner: int  # a seat; with three players seat 3 is the dummy
    pet: Pet | None
    revealed: bool


class MouseCard(TypedDict):
    """A mouse card not yet claimed in this round."""

    number: int
    mice: int


class Dummy(TypedDict):
    """The dummy in a game with three players."""

    stack_size: int
    shown: list[Pet]
    removed: Pet | None


class Bidding(TypedDict):
    """What the viewer may bid on its turn."""

    least: int
    most: int
    take: bool  # nobody else is left, and nobody has bid


class PlayerDerived(TypedDict):
    """The derived entries of a player."""

    hand_size: int
    placed: bool
    cats: int  # points of the cats won
    place: int | None  # in the final ranking, from 1; equal players share it


class Player(PlayerDerived, SeatView):
    """A player."""

    hand: list[Pet] | None
    removed: Pet | None
    shown: list[Pet]  # cards of its set that everybody has seen
    mice: int | None  # in front of the player, not counting the bid
    bid: int
    passed: bool
    won: list[Pet]


class Derived(TypedDict):
    """The derived entries of the table."""

    rounds: int
    row: list[RowCard]
    row_size: int  # once all have placed
    owners: list[list[int]]  # by start player, for each place in the row
    worths: dict[Pet, int]
    mouse_cards: list[MouseCard]  # in ascending order
    card_numbers: list[int]  # of all mouse cards
    bidding: Bidding | None  # null if the viewer is not in an auction
    highest_bid: int
    bidders: int  # number of seats that have not passed
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
