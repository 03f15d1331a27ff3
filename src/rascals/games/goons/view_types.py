"""What a view of Goons contains, entry by entry. None stands for what is hidden or does not exist. [O-36]

Cells are listed row by row, villains clockwise from the top left corner.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from rascals.core.view_types import Items, SeatView, Status, View

Letter = Literal["R", "Y", "G", "B"]
Phase = Literal["goon", "turn", "resolve", "first", "over"]
Source = Literal["cube", "space", "ability"]
TokenKind = Literal["skull", "blank"]
Again = Literal["buy", "club"]
ReachedWhat = Literal["goal", "limit", "skull", "goals", "rewarded", "tokens", "claims"]
Decided = Literal["score", "items", "order", "shared"]
OtherQuestion = Literal["dynamite", "reroll", "draw", "claim", "bandages", "first"]
Scheme = str  # KR1 … MK5
Item = str
Goon = str


# ---------------------------------------------------------------- cards


class Line(TypedDict):
    """A line on a card: the id of a text, with its arguments."""

    id: str
    args: dict[str, Any]


class RewardText(TypedDict):
    """A reward on a scheme card: the place or lot it is for, if there are several, and its parts."""

    place: Line | None
    parts: list[Line]


class TierText(TypedDict):
    """A goal or a lot on a scheme card."""

    goal: Line | None
    rewards: list[RewardText]


class SchemeText(TypedDict):
    """The content of a scheme card."""

    scheme: Scheme
    villain: str
    colour: str | None
    formula: Line
    fee: Line | None
    price: Line | None
    tiers: list[TierText]


class ItemText(TypedDict):
    """The content of an item card."""

    item: Item
    use: Line  # how often it works
    effect: Line
    worth: Line


class GoonText(TypedDict):
    """The content of a goon card."""

    goon: Goon
    ability: Line


class Cards(TypedDict):
    """The content of open cards, by name."""

    schemes: dict[Scheme, SchemeText]
    items: dict[Item, ItemText]
    goons: dict[Goon, GoonText]


# ---------------------------------------------------------------- worth


class Numbers(TypedDict):
    """What is paid, in full."""

    stars: int
    energy: int
    money: int
    steps: int


class Plain(Numbers):
    """What something pays."""

    kind: Literal["plain"]


class WithX(Numbers):
    """What something with ★X pays."""

    kind: Literal["x"]
    stars_x: int  # more than the villain's stars in the city and on one's own crib


class LastSpace(Numbers):
    """What the last space of a hustle track pays."""

    kind: Literal["last"]
    end_stars: int  # for standing on it at the end


Worth = Plain | WithX
Space = Plain | LastSpace


class Price(TypedDict):
    """An item's cost and stars."""

    cost: int
    stars: int


# ---------------------------------------------------------------- villains


class Tier(TypedDict):
    """A goal of a scheme, if it has one, and the reward for each place."""

    goal: int | None
    rewards: list[Worth]


class Tiers(TypedDict):
    """A scheme with goals."""

    kind: Literal["tiers"]
    tiers: list[Tier]


class Limit(TypedDict):
    """A scheme whose dice must not add up to more than a limit."""

    kind: Literal["limit"]
    limit: int
    tiers: list[Tier]


class Draws(TypedDict):
    """A scheme with goals for drawn tokens: how many are drawn, and the energy that a further draw costs."""

    kind: Literal["draws"]
    draw_price: int
    draws: int
    tiers: list[Tier]


class Trade(TypedDict):
    """A trade with the Jolly Butcher."""

    give: Numbers
    get: Numbers
    step: bool  # a step down a track may be given instead


class Trades(TypedDict):
    """A scheme of the Jolly Butcher."""

    kind: Literal["trade"]
    trade: Trade
    tiers: list[Tier]


class Lots(TypedDict):
    """A scheme with lots."""

    kind: Literal["lots"]
    lots: list[Worth]


Printed = Tiers | Limit | Draws | Trades | Lots


class Tokens(TypedDict):
    """Tokens in Blind Razor's bag, or drawn from it."""

    skull: int
    blank: int


class Goal(TypedDict):
    """A goal and its probability; null if players decide."""

    goal: int | None
    chance: float | None


class Due(Numbers):
    """What a participant may be paid."""

    tier: int  # the goal or the lot, from 1
    chance: float | None  # null if players decide


class Pay(TypedDict):
    """What a participant may be paid."""

    seat: int
    place: int  # in the commit order, from 1
    rewards: list[Due]


class AmountPay(Pay):
    """What the Doctor pays for an amount."""

    amount: int


class TokenPay(Pay):
    """What a bidder with a number of tokens may win."""

    tokens: int


class ClaimPay(Pay):
    """What a player with a number of claims may choose."""

    claims: int


class _Outlook(TypedDict):
    energy: int
    goals: list[Goal]


class DiceOutlook(_Outlook):
    """The outlook of Kid Random's schemes."""

    kind: Literal["dice"]
    dice: int
    pays: list[Pay]


class BagOutlook(_Outlook):
    """The outlook of Blind Razor's schemes."""

    kind: Literal["bag"]
    bag: Tokens
    draws: int
    counts: TokenKind
    pays: list[Pay]


class OrderOutlook(_Outlook):
    """The outlook of the Jolly Butcher's schemes."""

    kind: Literal["order"]
    pays: list[Pay]


class AmountOutlook(_Outlook):
    """The outlook of the Doctor's schemes."""

    kind: Literal["amounts"]
    pays: list[AmountPay]


class TokenOutlook(_Outlook):
    """The outlook of Lady Darmondy's schemes."""

    kind: Literal["tokens"]
    pays: list[TokenPay]


class ClaimOutlook(_Outlook):
    """The outlook of Mary Klyde's schemes."""

    kind: Literal["claims"]
    pays: list[ClaimPay]


Outlook = DiceOutlook | BagOutlook | OrderOutlook | AmountOutlook | TokenOutlook | ClaimOutlook


class VillainEntries(TypedDict):
    """The entries on a villain in views and positions."""

    villain: str
    scheme: Scheme
    piles: list[Annotated[list[int], Items(int, int)]]  # seats and their markers, in the commit order
    paid: list[int]  # seats that have paid the entry fee in this round


class Villain(VillainEntries):
    """A villain."""

    colour: Letter  # of its corner
    fee: Numbers | None
    printed: Printed
    outlook: Outlook | None  # the result if the scheme were resolved now; null while it is being resolved
    gone: list[Scheme]
    to_come: list[Scheme]


# ---------------------------------------------------------------- players


class Owned(TypedDict):
    """A player's copies of an item."""

    copies: int
    exhausted: bool
    spent: bool


class OwnGoon(TypedDict):
    """A player's goon card."""

    name: Goon
    used: bool


class PlayerOutlook(TypedDict):
    """The stars that the end of the game would now add."""

    items: int
    hustle: int
    ends: int


class PlayerDerived(TypedDict):
    """The derived entries of a player."""

    crib: list[str]  # its rows
    crib_stars: dict[Letter, int]
    items: dict[Item, Owned]
    goon: OwnGoon | None
    bank: int  # energy that is neither in the supply nor on schemes
    outlook: PlayerOutlook | None
    place: int | None  # in the final ranking, from 1


class Player(PlayerDerived, SeatView):
    """A player."""

    ability_used: bool
    energy: int
    money: int
    stars: int
    steps: int  # free steps owed


# ---------------------------------------------------------------- questions


class TradeAsked(TypedDict):
    """Whether to trade."""

    kind: Literal["trade"]
    seat: int
    colour: Letter | None
    left: int


class AgainAsked(TypedDict):
    """The second half of a doubled action."""

    kind: Literal["again"]
    seat: int
    what: Again


class BidAsked(TypedDict):
    """Bids of several seats."""

    kind: Literal["bid"]


class OtherAsked(TypedDict):
    """Another question, to one seat."""

    kind: OtherQuestion
    seat: int


Pending = TradeAsked | AgainAsked | BidAsked | OtherAsked


class ResolutionEntries(TypedDict):
    """The entries on the scheme under resolution in views and positions."""

    colour: Letter
    step: int
    doubled: list[int]  # seats, in the order in which they did so; likewise in the other lists of seats
    rewarded: list[int]
    dice: list[int]  # how many dice show each of 1 to 6
    bag: Tokens
    drawn: Tokens
    bought: list[int]  # further draws, by seat
    skulls: list[int]
    tokens: list[int]
    bids: list[int | None]
    lot: int
    claimed: list[int | None]
    passed: list[int]


ResolutionView = TypedDict("ResolutionView", {"in": list[bool], "worth": list[Numbers] | None})
ResolutionView.__doc__ = "Which bids are in, and what each lot or goal would pay a viewer who bids or chooses now."


class Resolution(ResolutionEntries, ResolutionView):
    """The scheme under resolution."""


class ThisTurn(TypedDict):
    """The turn."""

    cube: Letter | None
    space: Letter | None
    open: list[Source]  # actions not done yet
    ability: Letter | None
    knife: Annotated[list[str | None], Items(Source, Letter | None)] | None


class Colours(TypedDict):
    """The colour of each open source's action."""

    cube: NotRequired[Letter]
    space: NotRequired[Letter]
    ability: NotRequired[Letter]


class ThisTurnView(ThisTurn):
    """The turn, with the colours of its actions."""

    colours: Colours


# ---------------------------------------------------------------- answers


class Reached(TypedDict):
    """What would be reached: a goal, or a limit kept, with its chance; or a number of rewards, tokens or claims."""

    what: ReachedWhat
    number: int | None  # the goal, the limit or the number; null for a skull
    chance: float | None  # null if chance decides nothing


class Purse(TypedDict):
    """The parts of a purse that an answer changes, as they are after it."""

    stars: NotRequired[int]
    energy: NotRequired[int]
    money: NotRequired[int]


class Answer(TypedDict):
    """What a move costs, brings and reaches."""

    purse: Purse
    place: NotRequired[int]  # the viewer's, in the commit order, from 1: for commit, dynamite
    reach: NotRequired[list[Reached]]  # for commit, dynamite, reroll, draw


class Prospects(TypedDict):
    """What the viewer may reach by spending all energy on rerolls or further draws."""

    possible: bool  # whether this many dice can show it
    reach: list[Reached]


# ---------------------------------------------------------------- the table


class Ground(TypedDict):
    """What is printed on the city: colours and stars, row by row."""

    colours: list[str]
    stars: list[list[int]]


class GoonCard(TypedDict):
    """A goon card: its colours, and whether it can still be chosen."""

    name: Goon
    colours: str
    free: bool


class Derived(TypedDict):
    """The derived entries of the table."""

    mover: int | None  # the seat whose turn, or choice of a card, it is
    goons: list[GoonCard]
    city: list[str]  # `R Y G B`, `J` junk, `.` empty
    ground: Ground
    visible: dict[Letter, int]  # visible stars of the city
    columns: str  # colours of a crib's columns
    space_stars: list[list[int]]
    out: dict[Letter, int]  # cubes removed from the game
    villains: list[Villain]
    tracks: dict[Letter, list[Space]]
    hustle: dict[Letter, list[int]]  # the space of each seat; 0 if not on the track
    prices: dict[Item, Price]
    item_deck: int
    item_discard: list[Item]
    this_turn: ThisTurnView | None
    pending: Pending | None
    resolution: Resolution | None
    cards: Cards
    turns: int  # number for each player in a round
    answers: dict[str, Answer] | None  # by notation of the viewer's moves; null while none can be begun
    prospects: Prospects | None
    decided: Decided | None  # what decided a finished game


class GoonsView(Derived, View):
    """What a seat or a spectator sees of a game of Goons."""

    game: Literal["goons"]
    edition: None
    phase: Phase
    round: int
    turn: int  # within the round
    first: int  # the seat that begins the round
    display: list[Item]
    seats: list[Player]
    status: Status
    draft: str | None  # the unfinished move
