"""Thinking time: a bank for each seat and what every decision adds. All in milliseconds, all by the server's clock.

Where the plan says `anew`, each decision has the whole bank instead, and nothing is left over of the one before.

While several bargain at once, one may change what one has done as often as the game allows. Only the first of a seat's
moves brings time then, until another's move asks it again or the game goes on: nobody stalls the others by changes.
Each other's moves bring it time once, so that no two do it by asking each other in turns.

A running clock is an absolute deadline, so nothing needs to tick. A flag falls only after a grace: the time a message
may be on its way. A stand-in stops the clock for the move it makes; who comes back before it has moved finds the clock
as if nobody had stood in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rascals.table.messages import ClockPlan

GRACE = 1_000  # a flag falls this long after the deadline
LAG_CAP = 500  # the most of a measured delay that a move is forgiven
CREDIT = 30_000  # given to each awaited seat when the server comes up again
RETURN_BANK = 15_000  # the least a person has who takes over from a stand-in that has moved
DAY = 86_400_000
DAYS_OFF = 3  # that a person may take in a game whose decisions have a day or more


@dataclass
class SeatClock:
    """One seat's clock. `since`: when it began to run; None while it stands.

    `lent`: the bank and since when it ran, as a stand-in took over the decision; None when there is none to give back.
    `opened` remembers the last start (when, and the bank then): it is what others may see while the rules hide whether
    the seat has decided. `owed`: how many moves were taken back whose increments it keeps: that many bring none.
    `before`: for each of the seat's moves that stand, the bank when it was made and whether it brought time.
    `extra`: what days off add to the next decision. `spent`: its moves bring no time for now. `asked`: whose moves have
    brought it time again since the game last went on.
    """

    bank: int
    since: int | None = None
    opened: tuple[int, int] = (0, 0)
    lent: tuple[int, int] | None = None
    owed: int = 0
    before: list[tuple[int, bool]] = field(default_factory=list)
    extra: int = 0
    spent: bool = False
    asked: set[int] = field(default_factory=set)

    def start(self, at: int) -> None:
        """Let the clock run from `at`, if it does not run yet."""
        if self.since is None:
            self.since = at
            self.opened = (at, self.bank)

    def stop(self, at: int, forgiven: int = 0) -> None:
        """Stand still at `at`; the time run, less the forgiven part, is gone from the bank."""
        if self.since is not None:
            self.bank = max(0, self.bank - max(0, at - self.since - forgiven))
            self.since = None

    def left(self, at: int) -> int:
        """Return the milliseconds left at `at`."""
        return self.bank if self.since is None else max(0, self.bank - max(0, at - self.since))

    def opened_left(self, at: int) -> int:
        """Return what would be left at `at` had the clock run on since it was last started."""
        began, bank = self.opened
        return max(0, bank - max(0, at - began))

    @property
    def deadline(self) -> int | None:
        """When the bank is used up; None while the clock stands."""
        return None if self.since is None else self.since + self.bank


@dataclass
class ClockBoard:
    """The clocks of a table's people; seats of bots have none. Empty for an untimed table."""

    plan: ClockPlan | None
    seats: dict[int, SeatClock] = field(default_factory=dict)

    def add(self, seat: int) -> None:
        """Give a seat its bank."""
        if self.plan is not None:
            self.seats[seat] = SeatClock(self.plan.bank * 1_000)

    @property
    def slow(self) -> bool:
        """Whether each decision has a day or more."""
        return self.patience >= DAY

    @property
    def patience(self) -> int:
        """How long people at this table take their time at most, in milliseconds; 0 where that is no plan of days."""
        return self.plan.bank * 1_000 if self.plan is not None and self.plan.anew else 0

    def run(self, awaited: Iterable[int], at: int) -> None:
        """Let exactly the clocks of the awaited seats run."""
        wanted = set(awaited)
        for seat, clock in self.seats.items():
            if seat not in wanted:
                clock.stop(at)
            if clock.since is None and self.plan is not None and self.plan.anew and not clock.spent:
                clock.bank = self.plan.bank * 1_000 + clock.extra
            if seat in wanted and clock.since is None:
                clock.extra = 0
                clock.start(at)

    def renew(self, seats: Iterable[int], by: int | None = None) -> None:
        """The next move of each of these seats brings time: as the game has gone on, or `by` another's move asks them.

        Each other's moves do so once until the game goes on: no two stall a table by asking each other in turns.
        """
        for seat in seats:
            clock = self.seats.get(seat)
            if clock is None or not clock.spent or (by is not None and by in clock.asked):
                continue
            clock.spent = False
            if by is not None:
                clock.asked.add(by)
        if by is None:
            for clock in self.seats.values():
                clock.asked.clear()

    def moved(self, seat: int, at: int, lag: int) -> None:
        """Stop a seat's clock for the move it made, and add the increment if the move brings time."""
        clock = self.seats.get(seat)
        if clock is None or self.plan is None:
            return
        running = clock.since is not None
        clock.stop(at, min(lag, LAG_CAP))
        clock.before.append((clock.bank, running and not clock.spent))
        if running and not clock.spent:
            clock.bank += 0 if clock.owed else self.plan.increment * 1_000
            clock.owed = max(0, clock.owed - 1)
            clock.spent = True

    def undone(self, seat: int) -> None:
        """A seat took a move back: the time used stays used, and its increment is not given twice."""
        clock = self.seats.get(seat)
        if clock is not None and self.plan is not None:
            before, brought = clock.before.pop()
            clock.owed += brought
            clock.spent = clock.spent and not brought
            if self.plan.anew:
                clock.bank = min(clock.bank, before)

    def day_off(self, seat: int) -> None:
        """Give a seat a day more for the decision it is asked for, else for its next one; others see the same."""
        clock = self.seats.get(seat)
        if clock is not None:
            clock.extra += 0 if clock.since is not None else DAY
            clock.bank += DAY
            clock.opened = (clock.opened[0], clock.opened[1] + DAY)

    def lend(self, seat: int, at: int) -> None:
        """Stop a seat's clock because a stand-in has its decision now."""
        clock = self.seats.get(seat)
        if clock is not None and clock.since is not None:
            clock.lent = (clock.bank, clock.since)
            clock.stop(at)

    def forfeit(self, seat: int, at: int) -> bool:
        """Tell whether a seat's time would be over had nobody stood in for its decision."""
        clock = self.seats.get(seat)
        return clock is not None and clock.lent is not None and sum(clock.lent) + GRACE <= at

    def settle(self, seats: Iterable[int]) -> None:
        """These seats have been decided for: the time since somebody stood in for them is nobody's."""
        for seat in seats:
            if seat in self.seats:
                self.seats[seat].lent = None

    def resume(self, awaited: Iterable[int], last: int, at: int, credit: int) -> None:
        """After a standstill of the server: time since `last` is not counted, and the awaited get a credit."""
        for clock in self.seats.values():
            if clock.lent is not None:
                clock.lent = (clock.lent[0], clock.lent[1] + at - last)
        for seat in awaited:
            clock = self.seats[seat]
            clock.stop(last)
            clock.bank += credit
            clock.start(at)

    def returned(self, seat: int, *, moved: bool) -> None:
        """Give a person who takes over from a stand-in that has moved time for the next move, and else no time."""
        clock = self.seats.get(seat)
        if clock is None:
            return
        if moved:
            clock.bank = max(clock.bank, RETURN_BANK)
        elif clock.lent is not None:
            clock.bank, clock.since = clock.lent
        clock.lent = None

    def falls(self) -> list[tuple[int, int]]:
        """Return (when, seat) of every flag that will fall, the soonest first."""
        running = ((clock.deadline, seat) for seat, clock in self.seats.items())
        return sorted((deadline + GRACE, seat) for deadline, seat in running if deadline is not None)
