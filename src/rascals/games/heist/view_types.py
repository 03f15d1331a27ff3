"""What a view of Critter Heist contains, entry by entry. None stands for what is hidden or absent. [H-28, H-37]"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from rascals.core.view_types import Items, SeatView, Status, View

At = Annotated[list[int], Items(int, int)]  # row and column
Edition = Literal["v1", "v2", "v3", "v4", "v5"]
Phase = Literal["hire", "layout", "heist", "over"]
Kind = Literal["start", "centre", "side", "plain", "security", "trap"]
Uses = Literal["once", "twice", "given"]  # given: it goes to another hand
Decided = Literal["score", "suspicion", "ended", "shared"]
Question = Literal[
    "look",
    "hire",
    "keep",
    "discard",
    "place",
    "draw",
    "web",
    "take",
    "evade",
    "rotate",
    "drop",
    "order",
    "pick",
    "hold",
]
ArrivalStep = Literal["tiles", "loot", "hazard"]
Tile = str
Critter = str
Trap = str
Food = str  # `minus` counts against its crew


class Fixed(TypedDict):
    """A printed cell of the map."""

    at: At
    kind: Kind
    place: At  # the first cell of its place
    seat: int | None  # of a start


class LaidTile(TypedDict):
    """A path tile on the board."""

    at: At
    tile: Tile
    rotation: int  # degrees


class Waiting(TypedDict):
    """Critters played ahead and not yet used."""

    butterfly: int
    fox: int


class CrewEntries(TypedDict):
    """The entries on a crew in views and positions."""

    at: At
    carried: list[int]  # values of loot, from the highest
    banked: list[int]
    points: int
    suspicion: int
    ended: int | None  # its place in the order of ending, from 1
    taken_from: list[str]  # the places where it took loot
    scored_last_turn: bool
    left_start: bool
    placed: int  # tiles since it entered its place


class Reckoning(TypedDict):
    """The parts of a final score besides the loot brought home."""

    counted: bool  # whether carried loot counts
    first: int  # points of the first crew to end
    late: int
    fines: int


class CrewDerived(CrewEntries):
    """The derived entries of a crew."""

    waiting: Waiting
    chosen: bool  # whether it has made its sealed choice
    choice: list[Critter] | None
    pack: list[Critter] | None  # the hand passed on to it
    pack_size: int
    place: int | None  # in the final ranking, from 1; equal crews share it
    reckoning: Reckoning | None  # when the game is over


class Crew(CrewDerived, SeatView):
    """A player's crew."""

    turns_taken: int
    hand: list[Critter] | None
    cards: int  # in hand
    table: list[Critter]
    held: list[Tile] | None  # tiles in hand, or held for later
    tiles: int
    butterflies: int
    foxes: int


class Box(TypedDict):
    """What has been removed from the game."""

    tiles: list[Tile]
    cards: int
    loot: list[int]


class Decks(TypedDict):
    """Sizes of decks, and open cards."""

    stack: int
    unused: int
    critter_deck: int
    trap_deck: int
    piles: list[int]
    looked: list[int]  # piles looked at in this turn, from 1
    table_pack: int | None
    discards: list[list[Critter]]  # by seat, or one for all in v1; the last card is the top
    trap_discard: list[Trap]
    box: Box


class Used(TypedDict):
    """What a turn has used."""

    moves: int
    critters: int
    birds: int


class Left(TypedDict):
    """What a turn still allows."""

    moves: int
    critters: int
    actions: int  # moves and critters together


class Effects(TypedDict):
    """Effects that last until the end of the turn."""

    ferret: int
    no_security: bool
    no_trap: bool


class Turn(TypedDict):
    """The turn."""

    used: Used
    left: Left | None
    effects: Effects
    all_walls: bool  # one ferret works for all walls in the turn, not just one


class CardsOfEdition(TypedDict):
    """The critters, traps and loot of an edition."""

    critters: dict[Critter, Uses]  # how often each works from the hand
    traps: list[Trap]
    clauses: dict[str, str]  # by critter and trap
    worths: dict[Food, int]  # from the highest


class Targets(TypedDict):
    """The cells that critters affect without naming them beforehand, for those the viewer may play now."""

    mole: NotRequired[list[At]]
    ferret: NotRequired[list[At]]


class Arrival(TypedDict):
    """A crew that has entered a place: the stage that follows."""

    seat: int
    step: ArrivalStep


class Pending(TypedDict):
    """The open question."""

    kind: Question
    seat: int | None  # null: several seats choose at the same time
    by: str  # its reason
    tiles: list[Tile | None]
    cards: list[str | None]
    cells: list[At]  # possible cells for the tile or the loot
    left: int | None
    of: int | None  # the seat concerned
    arrival: Arrival | None
    victims: list[int]


class Countdown(TypedDict):
    """Who ended first, and the turns left for each seat."""

    by: int
    turns_left: list[int]


class Known(TypedDict):
    """What the viewer has seen and still knows in one place: `hand 1`, `pile 2`, `stack top`."""

    where: str
    cards: list[str]


class Derived(Decks, Turn, CardsOfEdition):
    """The derived entries of the table."""

    size: At  # rows and columns
    fixed: list[Fixed]
    board: list[LaidTile]
    loot: dict[str, list[int]]  # by place
    cap: int
    targets: Targets | None
    caught: int | None  # suspicion of the crew asked to evade security if it does not
    pending: Pending | None
    countdown: Countdown | None
    last_turns: list[int | None]
    known: list[Known]
    decided: Decided | None  # what decided a finished game


class HeistView(Derived, View):
    """What a seat or a spectator sees of a game of Critter Heist."""

    game: Literal["heist"]
    edition: Edition
    phase: Phase
    first: int
    round: int
    turn: int | None
    top_loot_taken: bool
    seats: list[Crew]
    draft: str | None  # the unfinished move
    status: Status
