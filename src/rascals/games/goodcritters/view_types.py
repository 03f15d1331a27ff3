"""What a view of GoodCritters contains, entry by entry. None stands for what is hidden or does not exist. [G-40]"""

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
    """Loot that is given: the cards, None if the viewer may not know them, and the manner of each."""

    cards: list[Card | None]
    manners: list[Manner]


class Laid(Given):
    """A payoff."""

    token: Token
    to: int
    side: Side
    payoff_cards: int
    loot: int  # how many loot cards


# `from` is a keyword, which a class cannot have as a field.
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
    """The least and greatest worth of a loot card, and the total worth of everybody's first cards."""

    least: int
    most: int
    dealt: int


class ScoreParts(TypedDict):
    """The parts of a score."""

    loot: int
    payoffs: int
    promos: int


class CritterDerived(TypedDict):
    """The derived entries of a critter."""

    known: dict[Worth, int] | None  # how many cards of each value are certain; null for one's own stash
    chosen: bool
    action: Action | None  # the card chosen; others' only once it is revealed
    payoff_cards: int | None  # in a game with payoffs
    payoffs: list[Laid] | None
    aside: list[Card] | None  # used promo cards, in a game with promos
    active: list[Card] | None  # those that are active in this round
    votes: int | None  # how often its vote counts, in a game with promos
    worth: ScoreParts | None  # when the game is over


class Critter(CritterDerived, SeatView):
    """A player."""

    stash: list[Card] | None
    held: int  # how many cards are in the stash
    threat: int | None  # the seat threatened
    ready: bool
    changes: int  # made in this round


class Derived(TypedDict):
    """The derived entries of the table."""

    terms: int | None  # the most rounds in a row that a boss may have, if terms are limited
    pile: int
    fuzz_window: (
        Annotated[list[int], Items(int, int)] | None
    )  # least and greatest number of loot cards above the Fuzz; null once it is out
    middle: list[Card]
    shares: list[list[Card]] | None  # the cards laid in front of each seat
    offers: list[Offer] | None  # in a game with payoffs
    loot: LootWorth
    promo_cards: list[Card]  # of this game
    wishes: list[Card] | None  # what offers may want, a value without a kind too, in a game with payoffs
    payoff_worth: int | None  # of a payoff card, in a game with payoffs


class GoodcrittersView(Derived, View):
    """What a seat or a spectator sees of a game of GoodCritters."""

    game: Literal["goodcritters"]
    edition: None
    phase: Phase
    round: int
    boss: int
    term: int
    turn: int | None  # who bargains, if they do so in turns
    fuzz_out: bool
    free: list[int]  # seats that may act but are not waited for
    seats: list[Critter]
    draft: str | None  # the unfinished move
    status: Status
