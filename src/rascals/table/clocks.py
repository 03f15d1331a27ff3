"""Thinking time: a bank for each seat and an increment for every decision, in milliseconds of the server's clock.

If the plan is `anew`, each decision has the whole bank instead, and unused time is lost.

While several seats bargain at once, each may change its decision as often as the game allows. Then only the first move
of a seat earns the increment, until another seat's move asks it to act again or the game goes on; so nobody can stall
by changing decisions. Each other seat's moves earn it time only once, so two seats cannot stall by asking each other.

A running clock is an absolute deadline, so nothing needs to tick. A flag falls only after a grace period for messages
in transit.

Two things leave no trace in the clocks. First, a stand-in: the seat's clock runs on under it, though viewers see the
clock as it was when the stand-in came, and no flag falls. A person who returns before the stand-in has moved finds that
clock; once it has moved, the time since it came is not counted. Second, a move that is taken back: the clocks are
restored to their state before the move, and that of its seat has run since, without the increment and the forgiven lag
of that move, so nobody gains time by taking back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace

from rascals.table.messages import ClockPlan

GRACE = 1_000  # a flag falls this long after the deadline
LAG_CAP = 500  # the most of a measured delay that a move is forgiven
CREDIT = 30_000  # given to each awaited seat when the server comes up again
RETURN_BANK = 15_000  # the minimum a person has for the next decision once a stand-in has moved
DAY = 86_400_000
DAYS_OFF = 3  # how many a person may take in a game whose decisions have a day or more


@dataclass
class SeatClock:
    """One seat's clock.

    `bank`: the time at the last start. `since`: when it began to run; None while it is stopped. `opened`: the time and
    bank of the last start, which others see while the rules hide whether the seat has decided. `extra`: time that days
    off add to the next decision. `spent`: its moves earn no time for now. `asked`: the seats whose moves have let it
    earn time again since the game last went on. `held`: since when a stand-in has had its current decision.
    """

    bank: int
    since: int | None = None
    opened: tuple[int, int] = (0, 0)
    extra: int = 0
    spent: bool = False
    asked: frozenset[int] = frozenset()
    held: int | None = None

    def start(self, at: int) -> None:
        """Start the clock at `at`, if it is not running."""
        if self.since is None:
            self.since, self.held = at, None
            self.opened = (at, self.bank)

    def stop(self, at: int, forgiven: int = 0) -> None:
        """Stop the clock at `at`; the elapsed time, without the forgiven part, is taken from the bank."""
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
        """When the bank will be used up; None while the clock is stopped or a stand-in plays."""
        return None if self.since is None or self.held is not None else self.since + self.bank

    @property
    def opened_deadline(self) -> int | None:
        """When the bank would be used up had the clock run on since it was last started; None as for `deadline`."""
        return None if self.held is not None else sum(self.opened)

    def skip(self, gap: int, credit: int) -> None:
        """Leave out a period of downtime, and add a credit if the clock runs; others do not see whether it does."""
        self.opened = self.opened[0] + gap, self.opened[1] + credit
        if self.since is not None:
            self.since += gap
            self.bank += credit

    def day_off(self) -> None:
        """Add a day to the current decision, else to the next; others see the same."""
        self.bank += DAY
        self.opened = self.opened[0], self.opened[1] + DAY
        if self.since is None:
            self.extra += DAY


@dataclass
class ClockBoard:
    """The clocks of a table's people; seats of bots have none. Empty for an untimed table.

    `before`: for each of the last moves, as far as all of them can be taken back, the clocks just before it.
    """

    plan: ClockPlan | None
    seats: dict[int, SeatClock] = field(default_factory=dict)
    before: list[dict[int, SeatClock]] = field(default_factory=list)

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
        """The longest thinking time at this table, in milliseconds; 0 if the plan is not in days."""
        return self.plan.bank * 1_000 if self.plan is not None and self.plan.anew else 0

    def run(self, awaited: Collection[int], stood_in: Collection[int], at: int) -> None:
        """Run exactly the clocks of the seats that have to act, and mark those with a stand-in as held."""
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
        """Let the next move of each of these seats earn time: the game went on, or the seat `by` asked them to act.

        Each other seat's moves do this only once until the game goes on.
        """
        for seat in seats:
            clock = self.seats.get(seat)
            if clock is None or not clock.spent or (by is not None and by in clock.asked):
                continue
            clock.spent = False
            if by is not None:
                clock.asked |= {by}
        if by is None:
            for clock in self.seats.values():
                clock.asked = frozenset()

    def moved(self, seat: int, at: int, lag: int, *, counts: bool = True) -> None:
        """Stop a seat's clock after its move, and add the increment if the move earns time.

        After a move that does not count, the clock runs on, because others do not know of the move.
        """
        clock = self.seats.get(seat)
        if clock is None or self.plan is None or not counts:
            return
        brings = clock.since is not None and not clock.spent
        clock.stop(at, min(lag, LAG_CAP))
        if brings:
            clock.bank += self.plan.increment * 1_000
            clock.spent = True

    def remember(self, *, undoable: bool) -> None:
        """Before a move is counted, store the clocks if it can be taken back; else no earlier move can be, either."""
        if undoable:
            self.before.append({seat: replace(clock) for seat, clock in self.seats.items()})
        else:
            self.before.clear()

    def undone(self) -> None:
        """Restore the clocks after the last move was taken back, as if it had never been made."""
        for seat, clock in self.before.pop().items():
            self.seats[seat] = replace(clock, held=self.seats[seat].held)

    def may_undo(self, seat: int, at: int) -> bool:
        """Return whether the seat that made the last move would still have time if it had not made it."""
        clock = self.before[-1].get(seat) if self.before else None
        return clock is None or clock.since is None or at < clock.since + clock.bank + GRACE

    def day_off(self, seat: int) -> None:
        """Add a day to a seat's current decision, else to its next one; others see the same.

        The current decision includes one that the seat returns to when moves are taken back.
        """
        if seat in self.seats:
            self._change([seat], SeatClock.day_off)

    def _change(self, seats: Iterable[int], change: Callable[[SeatClock], None]) -> None:
        """Change clocks, and also their states before moves that may be taken back."""
        for seat in seats:
            for clocks in (self.seats, *self.before):
                change(clocks[seat])

    def forfeit(self, seat: int, at: int) -> bool:
        """Return whether a seat's time would be over had nobody stood in for its decision."""
        clock = self.seats.get(seat)
        if clock is None or clock.held is None or clock.since is None:
            return False
        return clock.since + clock.bank + GRACE <= at

    def served(self, seat: int, at: int, *, counts: bool = True) -> None:
        """Record a stand-in's move: the time since it came is not counted, and the next decision has a minimum time.

        For moves that do not count, see `moved`; the move after a fallen flag always counts.
        """
        clock = self.seats.get(seat)
        if clock is not None and clock.held is not None and (counts or self.forfeit(seat, at)):
            clock.stop(clock.held)
            clock.bank = max(clock.bank, RETURN_BANK)

    def resume(self, last: int, at: int, credit: int) -> None:
        """After downtime of the server: time since `last` is not counted, and seats that have to act get a credit."""
        gap = at - last
        self._change(self.seats, lambda clock: clock.skip(gap, credit))
        for clock in self.seats.values():
            clock.held = None if clock.held is None else clock.held + gap

    def falls(self) -> list[tuple[int, int]]:
        """Return (when, seat) of every flag that will fall, the soonest first."""
        running = ((clock.deadline, seat) for seat, clock in self.seats.items())
        return sorted((deadline + GRACE, seat) for deadline, seat in running if deadline is not None)
