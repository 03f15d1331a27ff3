"""R15: laws of clocks: what stand-ins and undo leave on them, and what they reveal of hidden decisions.

Each law compares two tables at which the same happens at the same times, except for what must not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rascals.table import Leave, Pause, Refused, Resume, Return, Standin, Undo
from rascals.table.clocks import DAY, DAYS_OFF, LAG_CAP
from rascals.table.commands import DayOff, FlagFall
from rascals.table.messages import ClockPlan, encode
from tests.table.sitting import Sitting, clock

pytestmark = pytest.mark.usefixtures("ballots", "markets")

DAYS = ClockPlan(3 * 86_400, 0, anew=True)
MOVES = ("walk 1", "pass", "walk 2", "call", "whisper", "nod", "hush")
UNITS = {3 * 86_400: DAY // 8}  # of the time between two steps; otherwise a second


class Step(NamedTuple):
    """An action, a number of units of time after the previous step; `pick` chooses the seat or move."""

    kind: str
    wait: int
    pick: int


def steps(*kinds: str) -> st.SearchStrategy[list[Step]]:
    return st.lists(
        st.builds(Step, st.sampled_from(kinds), st.integers(0, 5), st.integers(0, 5)), min_size=3, max_size=20
    )


def law(*kinds: str) -> Callable[[Any], Any]:
    """Let Hypothesis choose a plan and the steps; all examples share the fixtures."""
    found = given(st.sampled_from([clock(40), clock(40, 5), DAYS]), steps(*kinds))
    half = settings().max_examples // 2  # each example plays two tables
    still = settings(max_examples=half, suppress_health_check=[HealthCheck.function_scoped_fixture])
    return lambda test: still(found(test))


def unit(sitting: Sitting) -> int:
    plan = sitting.header.clock
    assert plan is not None
    return UNITS.get(plan.bank, 1_000)


def restart(sitting: Sitting, pick: int) -> None:
    """Stop every server and start one, after a while: cleanly or not."""
    if pick % 2:
        sitting.do(Pause(), after=0)
    sitting.now += 7 * unit(sitting)
    sitting.table = sitting.rebuilt()
    sitting.do(Resume(sitting.now), after=0)


def late(sitting: Sitting) -> set[int]:
    """The seats whose flags have fallen, or would have without stand-ins."""
    due = {command.seat for command in sitting.table.overdue(sitting.now) if isinstance(command, FlagFall)}
    return due | {seat for seat in sitting.table.clocks.seats if sitting.table.too_late(seat, sitting.now)}


# ---------------------------------------------------------------- as if it had never been

Plain = tuple[int, str, int, Any]  # when, what, which seat, and further choices


def done(sitting: Sitting, plain: Plain) -> None:
    sitting.now, kind, seat, more = plain
    if kind == "move":
        sitting.play(seat, more[0], lag=more[1], after=0)
    elif kind == "day off":
        sitting.do(DayOff(seat, len(sitting.table.seats[seat].days_off)), after=0)
    else:
        sitting.do(Pause(), after=0)
        restart(sitting, 0)


def wander(sitting: Sitting, wanted: list[Step]) -> list[Plain]:
    """Do this until a flag has fallen; return what remains without stand-ins and moves taken back."""
    kept: list[Plain] = []
    for step in wanted:
        sitting.now += step.wait * unit(sitting)
        if late(sitting) or sitting.table.status == "over":
            break
        table, seat = sitting.table, sorted(sitting.table.awaited)[step.pick % len(sitting.table.awaited)]
        person = (seat + step.pick // 3) % 3
        if step.kind == "stand-in on":
            sitting.do(Leave(person), after=0)
        elif step.kind == "stand-in off":
            sitting.do(Return(person), after=0)
        elif step.kind == "undo":
            try:
                sitting.do(Undo(seat, f"u{table.entries}", table.decision(seat)), after=0)
            except Refused:
                continue
            del kept[max(place for place, plain in enumerate(kept) if plain[1] == "move")]
        else:
            legal = {str(move) for move in table.match.legal(seat)}
            moves = [move for move in MOVES if move in legal]
            more = (moves[step.pick % len(moves)], step.wait * LAG_CAP // 4)
            plain = (sitting.now, step.kind, person if step.kind == "day off" else seat, more)
            try:
                done(sitting, plain)
            except Refused:
                continue
            kept.append(plain)
    return kept


@example(clock(40), [Step("stand-in on", 0, 3), Step("move", 1, 1), Step("stand-in off", 5, 0)])
@example(DAYS, [Step("move", 4, 0), Step("day off", 1, 0), Step("undo", 1, 0)])
@example(DAYS, [Step("move", 0, 3), Step("move", 1, 1), Step("move", 0, 0), Step("undo", 0, 0)])
@example(clock(40, 5), [Step("move", 0, pick) for pick in (3, 0, 1, 0)] + [Step("undo", 0, 0), Step("move", 0, 0)])
@law("move", "move", "undo", "stand-in on", "stand-in off", "day off", "restart")
def test_r15_stand_ins_and_moves_taken_back_leave_no_trace_on_clocks(plan: ClockPlan, wanted: list[Step]) -> None:
    """An unused stand-in or a move taken back leaves the clock as if neither had happened."""
    full = Sitting("market", 3, clock=plan).seat(3).start()
    same = Sitting("market", 3, clock=plan).seat(3).start()
    for plain in wander(full, wanted):
        done(same, plain)
    same.now = full.now
    assert late(full) == late(same)
    for seat in set(range(3)) - late(full):
        full.do(Standin(seat, seat, on=False), after=0)
        for viewer in (seat, None):
            ours, theirs = (sitting.table.snapshot(viewer, sitting.now).clocks for sitting in (full, same))
            assert (ours.remaining[seat], str(seat) in ours.deadline) == (
                theirs.remaining[seat],
                seat in theirs.running,
            )
            assert ours.deadline.get(str(seat)) == theirs.deadline.get(str(seat))


# ---------------------------------------------------------------- what clocks tell


@pytest.mark.parametrize(("game", "hidden"), [("ballot", "vote yes"), ("market", "whisper")])
@law("hidden", "stand-in on", "stand-in off", "day off", "restart", "look", "other")
def test_r6_clocks_do_not_tell_of_a_hidden_decision(
    game: str, hidden: str, plan: ClockPlan, wanted: list[Step]
) -> None:
    """Whether a seat or its stand-in has decided in secret changes no byte for others, whatever happens next."""
    worlds = [Sitting(game, 3, clock=plan).seat(3).start() for _ in range(2)]
    decided = False
    for step in wanted:
        for world in worlds:
            world.now += step.wait * unit(world)
        if any(late(world) for world in worlds):
            return
        for world in worlds:
            openly(world, step)
        if step.kind == "hidden" and (game == "market" or not decided):
            bot = worlds[1].table.seats[0].player is not None
            (worlds[1].think if bot else worlds[1].play)(0, move=hidden, after=0)
            decided = True
        for viewer in (1, 2, None):
            for later in (0, 1, 7):
                told = [encode(world.table.snapshot(viewer, world.now + later * unit(world))) for world in worlds]
                assert told[0] == told[1]
            assert worlds[0].told.get(viewer) == worlds[1].told.get(viewer)


def openly(sitting: Sitting, step: Step) -> None:
    """Do something public: as seat 0, which decides in secret, or another."""
    place = sitting.table.seats[0]
    match step.kind:
        case "stand-in on":
            sitting.do(Leave(step.pick % 2), after=0)
        case "stand-in off":
            sitting.do(Return(step.pick % 2), after=0)
        case "day off" if sitting.table.clocks.slow and place.player is None and len(place.days_off) < DAYS_OFF:
            sitting.do(DayOff(0, len(place.days_off)), after=0)
        case "restart":
            restart(sitting, step.pick)
        case "other" if sitting.header.game == "ballot" and sitting.table.decision(2):
            sitting.play(2, "vote no", after=0)
