"""A tiny game for testing the core: all name a number in secret at once; one seat then gives away coins.

It has what Felicity does not: simultaneous sealed choices, a composite move, chance in play, private events, editions.
Phase NAME: all seats name 0 to 2 at once, unseen. When all have, the highest (the lowest seat in a tie) becomes the
giver and rolls a die for as many coins as it shows (1 to 3). Phase GIVE: the giver gives the coins away one by one, as
one composite move. Then the game ends.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import ClassVar, Literal

from rascals.core.chance import below
from rascals.core.codecs import SEAT, SEAT_OR_NOBODY, Number, OneOf
from rascals.core.definition import GameDefinition, GameOption
from rascals.core.errors import BadPosition, Refusal
from rascals.core.events import Events, Param, emit
from rascals.core.moves import Move, Numbers, Seats, Verbs
from rascals.core.observation import Derived
from rascals.core.reading import PositionReader
from rascals.core.state import ALL, GameState, Row, i8, option
from rascals.core.view_types import SeatView, View

SEATS = 4
NAME, GIVE, END = range(3)
UNNAMED = -1

VERBS = Verbs()
VERBS.add("name", number=Numbers(0, 2))
GIFT = VERBS.add("give", begins=True, seat=Seats(SEATS))

EVENTS = Events()
NAMED = EVENTS.declare(
    "named",
    Param("seat", SEAT),
    Param("number", secret=True),
    private=True,
    holds="seat == actor and number == s.named[seat]",
)
ROLLED = EVENTS.declare(
    "rolled", Param("seat", SEAT), Param("coins"), reveals=True, holds="seat == s.giver and coins == s.coins"
)
GAVE = EVENTS.declare("gave", Param("seat", SEAT), Param("to", SEAT), holds="seat == actor and up.purse[to] == 1")


def sees_named(s: Toy, seat: int, viewer: int) -> int:
    return 1 if s.phase != NAME or seat == viewer else 0


class Toy(GameState):
    edition: int = option()
    generous: int = option()
    phase: int = i8(of=OneOf(("name", "give", "end")), seen=ALL)
    named: Row = i8(SEATS, of=Number(UNNAMED, 2), by=SEAT, seen=sees_named)
    giver: int = i8(of=SEAT_OR_NOBODY, seen=ALL)
    coins: int = i8(of=Number(0, 4), seen=ALL)
    given: int = i8(of=Number(0, 4), seen=ALL)
    purse: Row = i8(SEATS, by=SEAT, of=Number(0, 100), seen=ALL)


class Player(SeatView):
    """A player."""

    named: int | None
    purse: int


class ToyView(View):
    """What a seat or a spectator sees."""

    game: Literal["toy"]
    edition: Literal["old", "new"]
    phase: Literal["name", "give", "end"]
    giver: int | None
    coins: int
    given: int
    seats: list[Player]


def setup(s: Toy) -> None:
    for seat in range(SEATS):
        s.named[seat] = UNNAMED


def acting(s: Toy) -> int:
    if s.phase == NAME:
        mask = 0
        for seat in range(s.players):
            if s.named[seat] == UNNAMED:
                mask |= 1 << seat
        return mask
    return 1 << s.giver if s.phase == GIVE else 0


def legal(s: Toy, seat: int, moves: Row) -> int:
    if not acting(s) >> seat & 1:
        return 0
    if s.phase == NAME:
        for number in range(3):
            moves[number] = number
        return 3
    for other in range(s.players):
        moves[other] = GIFT + other
    return s.players


def name(s: Toy, seat: int, number: int) -> None:
    s.named[seat] = number
    emit(s, NAMED, seat, number)
    if acting(s) == 0:
        choose_giver(s)


def give(s: Toy, seat: int, other: int) -> None:
    s.purse[other] += 1
    s.given += 1
    emit(s, GAVE, seat, other)
    if s.given == s.coins:
        s.phase = END


def choose_giver(s: Toy) -> None:
    s.giver = 0
    for seat in range(s.players):
        if s.named[seat] > s.named[s.giver]:
            s.giver = seat
    s.coins = below(s, 3) + 1 + s.generous
    s.phase = GIVE
    emit(s, ROLLED, s.giver, s.coins)


def score(s: Toy, seat: int) -> int:
    return s.purse[seat]


def determinize(s: Toy, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.phase == NAME and s.named[other] != UNNAMED:
            s.named[other] = below(s, 3)


def observe_awaited(s: Toy, seat: int, out: Row, at: int) -> None:
    """Write which seats are to act, which views show."""
    awaited = acting(s)
    for other in range(s.players):
        out[at + other] = awaited >> other & 1


def unfinished(s: Toy) -> int:
    return 1 if s.phase == GIVE and s.given > 0 else 0


def explain(_s: Toy, _seat: int, _move: Move) -> Refusal:
    return Refusal("not-now", {}, "T-01", "not now")


class Standing:
    """What the rules need in a position; `lacking`: the checks that are left out."""

    needed: ClassVar[dict[str, Callable[[Toy], bool]]] = {
        "nothing is given before": lambda s: s.phase != NAME or s.given == 0,
        "there is a giver": lambda s: s.phase != GIVE or s.giver >= 0,
        "coins are left to give": lambda s: s.phase != GIVE or s.given < s.coins,
    }

    def __init__(self, lacking: str = "") -> None:
        self.lacking = lacking

    def read(self, s: Toy, _reader: PositionReader) -> None:
        for need, holds in self.needed.items():
            if need != self.lacking and not holds(s):
                raise BadPosition(need)

    def judge(self, s: Toy) -> Iterator[BadPosition]:
        if s.phase != NAME and s.giver >= 0 and s.named[s.giver] < max(s.named[: s.players]):
            yield BadPosition("giver: who named most")


apply = VERBS.switch(__name__, name, give)

DEFINITION = GameDefinition(
    name="toy",
    version=1,
    players=(2, 3, 4),
    editions=("old", "new"),
    options=(GameOption("generous", {False: 0, True: 1}),),
    state=Toy,
    rules=sys.modules[__name__],
    verbs=VERBS,
    events=EVENTS,
    view_type=ToyView,
    determinize=determinize,
    explain=explain,
    position=Standing(),
    derived=(Derived(SEATS, "awaited", observe_awaited, most=1),),
    endings=("given",),
    unfinished=unfinished,
)
