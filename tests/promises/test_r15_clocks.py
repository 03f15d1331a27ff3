"""R15: clocks bind: whatever a person asks for, the seat moves before its bank and the grace are used up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rascals.table import Leave, Refused, Return, Standin
from rascals.table.clocks import GRACE, RETURN_BANK
from tests.table.sitting import Sitting, clock

BANK = 30  # seconds
THOUGHT = 4_000  # milliseconds a bot takes at most
STEP = 900  # milliseconds between two looks at the clock at most


@pytest.mark.parametrize("seed", range(8))
def test_r15_no_trick_with_stand_ins_buys_time(seed: int) -> None:
    """A person who stalls, leaves and returns delays others no longer than bank, grace and the bot's move take."""
    chance = random.Random(seed)
    sitting = Sitting(players=3, clock=clock(BANK)).seat(3).start()
    cheat = 0
    for _ in range(12):
        while sitting.table.status == "playing" and sitting.next != cheat:
            sitting.play(after=0)
        if sitting.table.status != "playing":
            break
        asked = sitting.now
        bank = max(RETURN_BANK, sitting.table.clocks.seats[cheat].left(asked))
        _stall(sitting, cheat, chance)
        # Who comes back to a decision its stand-in was asked for begins to think then; and in the end the bot thinks.
        assert sitting.now - asked <= THOUGHT + bank + GRACE + STEP + THOUGHT
    assert sitting.state(sitting.rebuilt()) == sitting.state()


def _stall(sitting: Sitting, seat: int, chance: random.Random) -> None:
    """Ask for anything but a move, until the bot has made it; it thinks as long as the seat is its own."""
    thinking: int | None = None
    decision = sitting.table.decision(seat)
    while sitting.table.status == "playing" and sitting.table.decision(seat) == decision:
        sitting.now += chance.randrange(200, STEP)
        for due in sitting.table.overdue(sitting.now):
            sitting.do(due, after=0)
        wish: Any = chance.choice([Leave(seat), Return(seat), Standin(seat, seat, on=chance.random() < 0.5)])
        try:
            sitting.do(wish, after=0)
        except Refused:
            continue
        if not sitting.table.tasks():
            thinking = None
        elif thinking is None:
            thinking = sitting.now
        elif sitting.now - thinking >= THOUGHT - STEP:
            sitting.think(seat, after=0)
