"""A tiny game for testing the core: everybody secretly names a number at once; one seat then gives away coins.

It has what Felicity has not: simultaneous sealed choices, a composite move, chance in play, private events.

Phase NAME: all seats name 0 to 2 at once; nobody sees it. When all have, the highest (lowest seat of equals)
becomes the giver and rolls a die for as many coins as it shows (1 to 3). Phase GIVE: the giver gives the
coins away one by one, as one composite move. Then the game ends.
"""

from __future__ import annotations

import sys

from rascals.core.box import Box, Option
from rascals.core.chance import below
from rascals.core.errors import Refusal
from rascals.core.events import EventType, Param, tell
from rascals.core.moves import Move
from rascals.core.record import Record, Row, i8

NAME, GIVE, END = range(3)
UNNAMED = -1
ACTIONS = 7  # 0 to 2: name it; 3 + seat: give that seat a coin
OBSERVATION = 4
GRAMMAR = "name 0|1|2 · give SEAT"


class Toy(Record):
    players: int = i8()
    edition: int = i8()
    generous: int = i8()
    phase: int = i8()
    named: Row = i8(4)
    giver: int = i8()
    coins: int = i8()
    given: int = i8()
    purse: Row = i8(4)


def setup(s: Toy) -> None:
    s.phase = NAME
    s.giver = -1
    s.coins = 0
    s.given = 0
    for seat in range(4):
        s.named[seat] = UNNAMED
        s.purse[seat] = 0


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
        moves[other] = 3 + other
    return s.players


def apply(s: Toy, seat: int, action: int) -> None:
    if s.phase == NAME:
        s.named[seat] = action
        tell(s, 0, seat, action)
        if acting(s) == 0:
            choose_giver(s)
    else:
        s.purse[action - 3] += 1
        s.given += 1
        tell(s, 2, seat, action - 3)
        if s.given == s.coins:
            s.phase = END


def choose_giver(s: Toy) -> None:
    s.giver = 0
    for seat in range(s.players):
        if s.named[seat] > s.named[s.giver]:
            s.giver = seat
    s.coins = below(s, 3) + 1 + s.generous
    s.phase = GIVE
    tell(s, 1, s.giver, s.coins)


def score(s: Toy, seat: int) -> int:
    return s.purse[seat]


def wins(s: Toy, seat: int) -> int:
    for other in range(s.players):
        if s.purse[other] > s.purse[seat]:
            return 0
    return 1


def conceal(s: Toy, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.phase == NAME and s.named[other] != UNNAMED:
            s.named[other] = below(s, 3)


def observe(s: Toy, seat: int, out: Row) -> None:
    out[0] = s.phase
    out[1] = s.giver
    out[2] = s.coins
    out[3] = s.named[seat] if seat >= 0 else UNNAMED


def unfinished(s: Toy) -> int:
    return 1 if s.phase == GIVE and s.given > 0 else 0


def move(action: int) -> Move:
    if action < 3:
        return Move(action, f"name {action}", "name", (("number", action),))
    return Move(action, f"give {action - 3}", "give", (("seat", action - 3),))


def parse(text: str) -> int | None:
    match text.split():
        case ["name", ("0" | "1" | "2") as number]:
            return int(number)
        case ["give", ("0" | "1" | "2" | "3") as seat]:
            return 3 + int(seat)
        case _:
            return None


def refusal(s: Toy, seat: int, action: int) -> Refusal | None:
    buffer = [0] * ACTIONS
    if action in buffer[: legal(s, seat, buffer)]:
        return None
    return Refusal("not-now", {}, "T-01", "not now")


def write(s: Toy) -> dict:
    return {
        name: value for name, value in s.values().items() if name not in ("chance", "players", "edition", "generous")
    }


def read(s: Toy, data: dict) -> None:
    for name, value in data.items():
        setattr(s, name, value)


def view(s: Toy, seat: int | None, *, reveal: bool) -> dict:
    named = [n if reveal or other == seat or s.phase == END else None for other, n in enumerate(s.named[: s.players])]
    return {"players": s.players, "seat": seat, "phase": s.phase, "named": named, "purse": s.purse[: s.players]}


EVENTS = (
    EventType("named", (Param("seat"), Param("number", secret=True)), private=True),
    EventType("rolled", (Param("seat"), Param("coins"))),
    EventType("gave", (Param("seat"), Param("to"))),
)
_HERE = sys.modules[__name__]
BOX = Box(
    name="toy",
    players=(2, 3, 4),
    editions=("old", "new"),
    options=(Option("generous", {False: 0, True: 1}),),
    state=Toy,
    rules=_HERE,
    knowledge=_HERE,
    moves=_HERE,
    events=EVENTS,
    view=view,
    position=_HERE,
    endings=("given",),
    unfinished=unfinished,
)
