"""Thinking time: a bank for each seat and what every decision adds. All in milliseconds, all by the server's clock.

Where the plan says `anew`, each decision has the whole bank instead, and nothing is left over of the one before.

While several bargain at once, one may change what one has done as often as the game allows. Only the first of a seat's
moves brings time then, until another's move asks it again or the game goes on: nobody stalls the others by changes.
Each other's moves bring it time once, so that no two do it by asking each other in turns.

A running clock is an absolute deadline, so nothing needs to tick. A flag falls only after a grace: the time a message
may be on its way.

Two things are as if they had never been. A stand-in: the clock runs on under it from when the seat was asked, though it
is shown as it stood when the stand-in came, and no flag falls. Who comes back before it has moved finds that clock; if
it moves, the time since it came is nobody's. And a move that is taken back: the clock is again the one from before it,
and has run since, so neither its increment nor the delay forgiven to it is kept, and nobody gains time by taking back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rascals.table.messages import ClockPlan

GRACE = 1_000  # a flag falls this long after the deadline
LAG_CAP = 500  # the most of a measured delay that a move is forgiven
CREDIT = 30_000  # given to each awaited seat when the server comes up again
RETURN_BANK = 15_000  # the least a person has for the next decision once a stand-in has moved
DAY = 86_400_000
DAYS_OFF = 3  # that a person may take in a game whose decisions have a day or more


class Reading(NamedTuple):
    """A clock at one moment: its bank, since when it ran (None: it stood), and whether moves brought no time."""

    bank: int
    since: int | None
    spent: bool

    def granted(self, more: int) -> Reading:
        """Return the same with more time, if it ran."""
        return self if self.since is None else self._replace(bank=self.bank + more)

    def later(self, gap: int) -> Reading:
        """Return the same begun later, if it ran."""
        return self if self.since is None else self._replace(since=self.since + gap)


@dataclass
class SeatClock:
    """One seat's clock. `since`: when it began to run; None while it stands.

    `held`: since when a stand-in has had what the seat was last asked for; None: its person has.
    `opened` remembers the last start (when, and the bank then): it is what others may see while the rules hide whether
    the seat has decided. `before`: for each of the seat's moves that stand, the clock just before it.
    `extra`: what days off add to the next decision. `spent`: its moves bring no time for now. `asked`: whose moves have
    brought it time again since the game last went on.
    """

    bank: int
    since: int | None = None
    opened: tuple[int, int] = (0, 0)
    held: int | None = None
    before: list[Reading] = field(default_factory=list)
    extra: int = 0
    spent: bool = False
    asked: set[int] = field(default_factory=set)

    def start(self, at: int) -> None:
        """Let the clock run from `at`, if it does not run yet."""
        if self.since is None:
            self.since, self.held = at, None
            self.opened = (at, self.bank)

    def stop(self, at: int, forgiven: int = 0) -> None:
        """Stand still at `at`; the time run, less the forgiven part, is gone from the bank."""
        if self.since is not None:
            self.bank = max(0, self.bank - max(0, at - self.since - forgiven))
            self.since = None

    def left(self, at: int) -> int:
        """Return the milliseconds left at `at`, or when a stand-in came."""
        return self.bank if self.since is None else self._left(self.since, self.bank, at)

    def opened_left(self, at: int) -> int:
        """Return what would be left at `at` had the clock run on since it was last started."""
        return self._left(*self.opened, at)

    def _left(self, began: int, bank: int, at: int) -> int:
        until = at if self.held is None else min(at, self.held)
        return max(0, bank - max(0, until - began))

    @property
    def deadline(self) -> int | None:
        """When the bank is used up; None while the clock stands, or a stand-in is there."""
        return None if self.since is None or self.held is not None else self.since + self.bank

    @property
    def opened_deadline(self) -> int | None:
        """When the bank would be used up had the clock run on since it was last started; None as for `deadline`."""
        return None if self.held is not None else sum(self.opened)

    @property
    def reading(self) -> Reading:
        """How the clock stands or runs, to be put back to."""
        return Reading(self.bank, self.since, self.spent)

    def put_back(self, to: Reading) -> None:
        """Let the clock be as it was: one that ran has run since."""
        self.bank, self.since, self.spent = to
        if self.since is not None:
            self.opened = (self.since, self.bank)

    def skip(self, gap: int, credit: int) -> None:
        """Leave out a time in which it stood still, and add a credit; what others see tells not whether it ran."""
        self.bank, self.since, self.spent = self.reading.later(gap).granted(credit)
        self.before = [reading.later(gap).granted(credit) for reading in self.before]
        self.opened = (self.opened[0] + gap, self.opened[1] + credit)
        self.held = None if self.held is None else self.held + gap


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

    def run(self, awaited: Collection[int], stood_in: Collection[int], at: int) -> None:
        """Let exactly the clocks of the awaited seats run, those of them held for whom somebody stands in."""
        for seat, clock in self.seats.items():
            if seat not in awaited:
                clock.stop(at)
            if clock.since is None and self.plan is not None and self.plan.anew and not clock.spent:
                clock.bank = self.plan.bank * 1_000 + clock.extra
            if seat in awaited and clock.since is None:
                clock.extra = 0
                clock.start(at)
            if seat not in stood_in:
                clock.held = None
            elif clock.held is None:
                clock.held = at

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

    def moved(self, seat: int, at: int, lag: int, *, counts: bool = True) -> None:
        """Stop a seat's clock for the move it made, and add the increment if the move brings time.

        One that does not count lets it run on: others do not know of it, and that the seat is asked further.
        """
        clock = self.seats.get(seat)
        if clock is None or self.plan is None:
            return
        clock.before.append(clock.reading)
        if not counts:
            return
        brings = clock.since is not None and not clock.spent
        clock.stop(at, min(lag, LAG_CAP))
        if brings:
            clock.bank += self.plan.increment * 1_000
            clock.spent = True

    def undone(self, seat: int) -> None:
        """A seat took its last move back: its clock is as if the move had never been made."""
        clock = self.seats.get(seat)
        if clock is not None:
            clock.put_back(clock.before.pop())

    def may_undo(self, seat: int, at: int) -> bool:
        """Tell whether a seat's time would not be over had it not made its last move."""
        clock = self.seats.get(seat)
        if clock is None or not clock.before:
            return True
        bank, since, _ = clock.before[-1]
        return since is None or at < since + bank + GRACE

    def day_off(self, seat: int) -> None:
        """Give a seat a day more for the decision it is asked for, else for its next one; others see the same.

        A decision it is asked for is also the one that it comes back to by taking moves back.
        """
        clock = self.seats.get(seat)
        if clock is not None:
            if clock.since is None:
                clock.extra += DAY
            else:
                clock.before = [reading.granted(DAY) for reading in clock.before]
            clock.bank += DAY
            clock.opened = (clock.opened[0], clock.opened[1] + DAY)

    def forfeit(self, seat: int, at: int) -> bool:
        """Tell whether a seat's time would be over had nobody stood in for its decision."""
        clock = self.seats.get(seat)
        if clock is None or clock.held is None or clock.since is None:
            return False
        return clock.since + clock.bank + GRACE <= at

    def served(self, seat: int, at: int, *, counts: bool = True) -> None:
        """A stand-in has moved: the time since it came is nobody's, and the next decision has a least of time.

        For moves that do not count see `moved`; that of a fallen flag does in any case.
        """
        clock = self.seats.get(seat)
        if clock is not None and clock.held is not None and (counts or self.forfeit(seat, at)):
            clock.stop(clock.held)
            clock.bank = max(clock.bank, RETURN_BANK)

    def resume(self, last: int, at: int, credit: int) -> None:
        """After a standstill of the server: time since `last` is not counted, and the awaited get a credit."""
        for clock in self.seats.values():
            clock.skip(at - last, credit)

    def falls(self) -> list[tuple[int, int]]:
        """Return (when, seat) of every flag that will fall, the soonest first."""
        running = ((clock.deadline, seat) for seat, clock in self.seats.items())
        return sorted((deadline + GRACE, seat) for deadline, seat in running if deadline is not None)
