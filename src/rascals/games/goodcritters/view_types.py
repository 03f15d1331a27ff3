"""What a view of GoodCritters tells, entry by entry. None stands for what is hidden or does not exist. [G-40]"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from rascals.core.view_types import Items, SeatView, Status, View

Card = str  # its value and its kind: `5 gems`
Phase = Literal["share", "bargain", "choose", "over"]
Action = Literal["guard", "rob", "skim", "no", "yes"]
Manner = Literal["open", "shown", "hidden"]
Side = Literal["no", "yes"]
Token = Literal["a", "b"]
Worth = Literal["5", "4", "3", "2"]


class Given(TypedDict):
    """Loot that is given: the cards, None where the viewer may not know them, and the manner of each."""

    cards: list[Card | None]
    manners: list[Manner]


class Laid(Given):
    """A payoff."""

    token: Token
    to: int
    side: Side
    payoff_cards: int
    loot: int  # how many loot cards


# `from` is no name in a class.
Offer = TypedDict(
    "Offer",
    {
        "from": int,
        "to": int,
        "gives": list[Card | None],
        "gives_manners": list[Manner],
        "wants": list[Card],  # `?` is a card of the addressee's choice
        "wants_manners": list[Manner],
    },
)
Offer.__doc__ = "A standing offer: payoff cards as `3P`, then loot."


class LootWorth(TypedDict):
    """What a loot card is worth, between two numbers, and what everybody's first cards are worth."""

    least: int
    most: int
    dealt: int


class ScoreParts(TypedDict):
    """What a score is made of."""

    loot: int
    payoffs: int
    promos: int


class CritterDerived(TypedDict):
    """What is computed of a critter."""

    known: dict[Worth, int] | None  # how many cards of each value are certain; null for one's own stash
    chosen: bool
    action: Action | None  # the card chosen; of others once it is turned up
    payoff_cards: int | None  # in a game with payoffs
    payoffs: list[Laid] | None
    aside: list[Card] | None  # used promo cards, in a game with promos
    active: list[Card] | None  # those of them that work in this round
    worth: ScoreParts | None  # when the game is over


class Critter(CritterDerived, SeatView):
    """A player."""

    stash: list[Card] | None
    held: int  # how many cards are in the stash
    threat: int | None  # the seat threatened
    ready: bool
    changes: int  # made in this round


class Derived(TypedDict):
    """What is computed of the table."""

    terms: int | None  # the most rounds in a row that a boss may have, where terms are limited
    pile: int
    fuzz_window: (
        Annotated[list[int], Items(int, int)] | None
    )  # between how many loot cards the Fuzz lies; null once it is out
    middle: list[Card]
    shares: list[list[Card]] | None  # the cards laid before each seat
    offers: list[Offer] | None  # in a game with payoffs
    loot: LootWorth
    promo_cards: list[Card]  # of this game
    payoff_worth: int | None  # of a payoff card, in a game with payoffs


class GoodcrittersView(Derived, View):
    """What a seat or a spectator sees of a game of GoodCritters."""

    game: Literal["goodcritters"]
    edition: None
    phase: Phase
    round: int
    boss: int
    term: int
    turn: int | None  # who bargains, where they do in turns
    fuzz_out: bool
    free: list[int]  # seats that may act, but are not waited for
    seats: list[Critter]
    draft: str | None  # the unfinished move
    status: Status
