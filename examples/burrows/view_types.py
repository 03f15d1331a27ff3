"""The contents of a Burrows view, entry by entry. None stands for what is hidden or does not exist. [B-23, B-25]"""

from typing import Literal, TypedDict

from rascals.core.view_types import SeatView, Status, Step, View

Card = Literal["root", "berry", "nut", "alarm"]
Phase = Literal["turns", "suspicion", "over"]
Place = str


class PlayerDerived(TypedDict):
    """Derived entries of a player."""

    home: Place
    points: int  # of its larder


class Player(PlayerDerived, SeatView):
    """A player."""

    place: Place
    hand: list[Card] | None
    hand_size: int
    larder: list[Card]
    named: bool  # it has named a suspect
    suspect: int | None


class Derived(TypedDict):
    """Derived entries of the table."""

    rounds: int
    deck_size: int


class BurrowsView(Derived, View):
    """What a seat or a spectator sees of a game of Burrows."""

    game: Literal["burrows"]
    edition: None
    round: int
    phase: Phase
    turn: int | None
    agenda: list[Step]
    raised: int  # alarms that have left the game
    weasel: int | None
    seats: list[Player]
    status: Status
