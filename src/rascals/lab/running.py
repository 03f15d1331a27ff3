"""Plays the numbered games of a job in many processes or on many machines; stopping it loses no finished game.

Ctrl-C is a request to stop soon, not an exception in the middle of a sum. If a game fails, by a fault of a bot or of
the rules, the workers stop soon and keep the results of the finished games. Games are handed out in chunks that take
about a second, so that a chunk lost with its machine is a small loss; a chunk counts when its result arrives, once.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from importlib.metadata import version
from multiprocessing import connection, parent_process
from multiprocessing.synchronize import Event as StopSignal
from time import perf_counter
from types import FrameType, NoneType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

import rascals
from rascals.core.arguments import function, integer, of_type
from rascals.core.errors import RascalsError, cause_of
from rascals.core.processes import Apart, context_for, program_ended


class Interruption:
    """While entered, the first Ctrl-C sets `requested` and calls `then`; a second one interrupts as usual.

    One within another tells that one, too. Only the main thread can set signal handlers; in other threads this does
    nothing.
    """

    def __init__(self, then: Callable[[], None] | None = None) -> None:
        self.requested = False
        self._then = then
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        self._restore()

    def note(self, number: int, frame: FrameType | None) -> None:
        """Take note of a Ctrl-C."""
        around = getattr(self._before, "__self__", None)
        self.requested = True
        self._restore()
        if self._then is not None:
            self._then()
        if isinstance(around, Interruption):
            around.note(number, frame)

    def _restore(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


Progress = Callable[[int], None]
Shown = Callable[[int], AbstractContextManager[Progress]]  # from a number of games to a context that shows the progress


def silent(games: int) -> AbstractContextManager[Progress]:
    """Show nothing."""
    del games
    return nullcontext(lambda _: None)


MOST_ANYWHERE, MOST_EACH = 64, 16  # processes, on any machine and for each of its cores
MOST_ON_WINDOWS = 61  # processes that can be waited for at once there
AHEAD = 2  # chunks that each worker has at a time: one to play, one to continue with
FIRST, SECONDS = 4, 1.0  # most games of a chunk before it is known how long they take, and how long one is to take


class Sums(Protocol):
    """Sums over games: exact, so that the order of games does not matter."""

    games: int

    def count(self, played: Any, /) -> None:
        """Count one game."""
        ...

    def merge(self, other: Any, /) -> None:
        """Add the games of other sums."""
        ...


S_co = TypeVar("S_co", bound=Sums, covariant=True)
S = TypeVar("S", bound=Sums)


@runtime_checkable
class Job(Protocol[S_co]):
    """Numbered games, each reproducible, such as a `Plan`. `bots`: chunks are whole multiples of their number."""

    @property
    def bots(self) -> Sequence[str]:
        """The bots."""
        ...

    def empty(self) -> S_co:
        """Return the sums of no games."""
        ...

    def seed_of(self, index: int, /) -> str:
        """Return the seed of a game."""
        ...

    def play(self, index: int, /) -> Any:
        """Play one game; return what its sums count."""
        ...


class Result(Protocol):
    """What was played of a `ListedJob`, and how many games it is."""

    @property
    def games(self) -> int:
        """The number of games."""
        ...


T = TypeVar("T")
R = TypeVar("R", bound=Result)


class Results(Generic[R]):
    """Results in place of sums: each one is passed to `keep`, or else listed, as long as it is on its way."""

    def __init__(self, keep: Callable[[R], None] | None) -> None:
        self.listed: list[R] = []
        self._keep = keep or self.listed.append
        self.games = 0

    def count(self, result: R) -> None:
        """Add one."""
        self.games += result.games
        self._keep(result)

    def merge(self, other: Results[R]) -> None:
        """Add those of another process."""
        self.games += other.games
        for result in other.listed:
            self._keep(result)


class ListedJob(Job[Results[R]], Generic[T, R]):
    """A job of what is listed, each with a result of its own, which is not summed up.

    `keep` is called with each result, in the process that runs the job, as soon as it arrives.
    """

    bots: Sequence[str] = ("",)

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.listed)

    def __init__(self, listed: Sequence[T], keep: Callable[[R], None] | None) -> None:
        self.listed, self._keep = list(listed), keep

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what belongs to one process."""
        return self.__dict__ | {"_keep": None}

    def empty(self) -> Results[R]:
        """Return no results."""
        return Results(self._keep)


@runtime_checkable
class Signal(Protocol):
    """What ends a run early once it is set, such as a `threading.Event`."""

    def is_set(self) -> bool:
        """Return whether the run is to end."""
        ...


class GameFailed(RascalsError):
    """A game of a run raised an error, or the process that played it was ended; the others stopped soon after.

    `sums`: those of all games that were played to their end. `index`: the number of the game that failed, None if only
    a range is known. `outside`: whether the system refused something, such as room on a disk. If another process
    played, a note says what it would have printed.
    """

    sums: Any = None
    index: int | None = None
    outside: bool = False


class OtherVersion(RascalsError):
    """A worker has other rules than the process that asks it to play."""


class Failure(NamedTuple):
    """What a game raised, as it can be sent from one process to another."""

    game: int
    cause: str
    outside: bool
    trace: str


class PoolPart(NamedTuple, Generic[S]):
    """The sums of a chunk's games, how many it played in how many seconds, and why it ended early, if one failed."""

    sums: S
    played: int
    seconds: float
    failure: Failure | None = None


# In a worker process: set when the games so far are wanted at once.
_stop: StopSignal | None = None


def _prepare_worker(stop: StopSignal) -> None:
    """Store the stop signal; the parent handles Ctrl-C. If the parent is killed, the worker ends."""
    global _stop  # noqa: PLW0603 - a worker process has no other place that outlives a call
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the parent process is gone; then end this one, which would wait for work forever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _stopped() -> bool:
    return _stop is not None and _stop.is_set()


def play_chunk(
    job: Job[S],
    first: int,
    last: int,
    stopped: Callable[[], bool] = _stopped,
    needed: str | None = None,
) -> PoolPart[S]:
    """Play the games from number `first` to before `last`; fewer if stopped, or if one fails.

    `needed`: the `versions` that this process must have; OtherVersion if it has others.
    """
    if needed not in (None, versions()):
        raise OtherVersion(f"a worker has {versions()}; needed: {needed}")
    began, sums, index, failure = perf_counter(), job.empty(), first, None
    while index < last and failure is None and not stopped():
        try:
            sums.count(job.play(index))
            index += 1
        except Exception as fault:  # noqa: BLE001 - bots are anybody's code, and may raise anything
            failure = _failure(index, fault)
    return PoolPart(sums, index - first, perf_counter() - began, failure)


def versions() -> str:
    """Return the versions that decide how a game goes: those of the program and of each game's rules."""
    rules = (f"{name} {definition.version}" for name, definition in sorted(rascals.games().items()))
    return f"rascals {version('rascals-core')} with the rules {', '.join(rules)}"


def _failure(index: int, fault: Exception) -> Failure:
    return Failure(index, cause_of(fault), isinstance(fault, OSError), "".join(traceback.format_exception(fault)))


def _failed(job: Job[S], sums: S, failure: Failure) -> GameFailed:
    """Return the error of a game that failed."""
    index, cause = failure.game, failure.cause
    failed = GameFailed(f"game {index} (seed {job.seed_of(index)}) ended in an error: {cause}")
    failed.sums, failed.index, failed.outside = sums, index, failure.outside
    return failed


def _lost(sums: Any, chunks: Sequence[tuple[int, int]]) -> GameFailed:
    """Return the error of a process that was ended in the middle of a game, for example for lack of memory."""
    lowest, highest = min(first for first, _ in chunks), max(last for _, last in chunks) - 1
    failed = GameFailed(f"a process was ended from outside while the games {lowest} to {highest} were played")
    failed.sums = sums
    return failed


class Chunks:
    """Splits games into chunks: whole multiples of `entrants`, several per worker, each about a second long."""

    def __init__(self, games: int, entrants: int) -> None:
        self.games, self.entrants, self.next = games, entrants, 0
        self.played, self._seconds = 0, 0.0

    def learn(self, games: int, seconds: float) -> None:
        """Note how long a chunk took."""
        self.played += games
        self._seconds += seconds

    def cut(self, workers: int) -> tuple[int, int] | None:
        """Return the next chunk, from its first game to before its last; None if there is none."""
        if self.next >= self.games:
            return None
        each = int(SECONDS * self.played / self._seconds) if self._seconds > 0 else FIRST
        each = min(each, (self.games - self.next) // (workers * AHEAD), max(FIRST, self.next))
        first, self.next = self.next, min(self.games, self.next + max(1, each // self.entrants) * self.entrants)
        return first, self.next


def workers_of(given: int) -> int:
    """Return a number of processes; BadOption for far more than a machine like this one can run."""
    return integer("workers", given, 1, max(MOST_ANYWHERE, MOST_EACH * (os.cpu_count() or 1)))


def run(
    job: Job[S],
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
    capacity: Callable[[], int] | None = None,
    until: Signal | None = None,
) -> tuple[S, bool]:
    """Play `games` games in `workers` processes; return their sums and whether all were played.

    `progress` is called with the number of games just finished. Ctrl-C stops early and keeps what was played. If a game
    fails, GameFailed has the sums of those that were played to their end. The processes run the caller's script again
    only if the job is of a class defined there; then `if __name__ == "__main__":` has to guard the call.

    `executor` plays in place of processes started here: anything that follows `concurrent.futures.Executor`, such as
    `dask.distributed.Client(…).get_executor()`. It belongs to the caller. `capacity` returns how many chunks it plays
    at once, which may change; without it that is `workers`. `until`: once it is set, the run ends early, as by Ctrl-C.
    """
    of_type("job", job, Job)
    of_type("executor", executor, Executor, NoneType)
    of_type("until", until, Signal, NoneType)
    games, workers = integer("games", games, 0), workers_of(workers)
    for name, given in (("progress", progress), ("capacity", capacity)):
        if given is not None:
            function(name, given)
    report, pieces = progress or (lambda _: None), Chunks(games, len(job.bots))
    until = threading.Event() if until is None else until
    if executor is not None:
        return _ParallelRun(executor, job, pieces, capacity or (lambda: workers)).run(report, until)
    if min(workers, games) <= 1:
        return _run_here(job, games, report, until)
    with Processes(min(workers, games), job) as own:
        return _ParallelRun(own, job, pieces, lambda: own.workers).run(report, until)


def run_rounds(
    job_of_round: Callable[[], ListedJob[Any, Any]],
    workers: int = 1,
    shown: Shown = silent,
    until: Signal | None = None,
    **where: Any,
) -> bool:
    """Run jobs until one has nothing listed; return whether it came to that, or to `until`. Ctrl-C ends it early.

    `shown` is entered for each round, with the number of its games. The same processes play in all rounds. `where`: an
    `executor` and its `capacity`, as for `run`.
    """
    with ExitStack() as entered:
        interruption, job = entered.enter_context(Interruption()), job_of_round()
        if workers > 1 and "executor" not in where:
            where["executor"] = entered.enter_context(Processes(workers, job))
        while job.listed:
            if interruption.requested:
                return False
            with shown(job.games) as progress:
                _, complete = run(job, len(job.listed), workers, progress, until=until, **where)
            if not complete:
                return until is not None and until.is_set()
            job = job_of_round()
    return True


def _run_here(job: Job[S], games: int, report: Progress, until: Signal) -> tuple[S, bool]:
    total = job.empty()
    with Interruption() as interruption:
        for index in range(games):
            if interruption.requested or until.is_set():
                return total, False
            before = total.games
            try:
                total.count(job.play(index))
            except Exception as fault:
                raise _failed(job, total, _failure(index, fault)) from fault
            report(total.games - before)
    return total, True


class Processes(ProcessPoolExecutor):
    """Processes of this machine for `run`, which several runs can share; they can be told to stop soon.

    `sample`: a job like those that will be run, which decides whether they run the caller's script again.
    """

    def __init__(self, workers: int, sample: object) -> None:
        self.workers = min(workers, MOST_ON_WINDOWS) if sys.platform == "win32" else workers
        self.context = context_for(sample)
        self.stop = self.context.Event()
        super().__init__(self.workers, self.context, _prepare_worker, (self.stop,))


class _ParallelRun(Generic[S]):
    """A run by an executor: the few chunks that are handed out at a time, and the results of the others."""

    def __init__(
        self,
        pool: Executor,
        job: Job[S],
        pieces: Chunks,
        capacity: Callable[[], int],
    ) -> None:
        self._pool, self._job, self._pieces, self._capacity = pool, job, pieces, capacity
        self._own = pool if isinstance(pool, Processes) else None
        self._needed = None if self._own is not None else versions()
        self._total = job.empty()
        self._failures: list[Failure] = []
        self._lost: list[tuple[int, int]] = []  # chunks whose process was ended
        self._stopping = False
        self._playing: dict[Future[PoolPart[S]], tuple[int, int]] = {}

    def run(self, report: Progress, until: Signal) -> tuple[S, bool]:
        """Play all chunks; return the sums of all games that were played, and whether none is missing.

        GameFailed has the sums if a game failed.
        """
        if self._own is not None:
            self._own.stop.clear()
        with _interrupts_ignored():  # by the workers, too, which start now
            self._hand_out()
        with Interruption(self._end):
            while self._playing:
                self._gather(report)
                if until.is_set() and not self._stopping:
                    self._end()
        if self._failures:
            first = min(self._failures)
            failed = _failed(self._job, self._total, first)
            failed.add_note(first.trace)
            raise failed
        if self._lost:
            again = self._own is not None and not isinstance(self._own.context, Apart)
            raise program_ended() if again and not self._total.games else _lost(self._total, self._lost)
        return self._total, self._pieces.played == self._pieces.games

    def _end(self) -> None:
        """Hand out no more. Chunks under way come back short where that can be told, those that wait do not begin."""
        self._stopping = True
        if self._own is not None:
            self._own.stop.set()
        else:
            for future in tuple(self._playing):
                future.cancel()

    def _hand_out(self) -> None:
        """Hand out chunks until there are enough for all workers."""
        workers = max(1, self._capacity())
        while not self._stopping and len(self._playing) < AHEAD * workers:
            piece = self._pieces.cut(workers)
            if piece is None:
                return
            try:
                self._playing[self._submitted(piece)] = piece
            except BrokenExecutor:
                self._lose(piece)

    def _submitted(self, piece: tuple[int, int]) -> Future[PoolPart[S]]:
        first, last = piece
        if self._needed is None:
            return self._pool.submit(play_chunk, self._job, first, last)
        return self._pool.submit(play_chunk, self._job, first, last, needed=self._needed)

    def _gather(self, report: Progress) -> None:
        """Wait for a chunk; count its games, and hand out others unless all are to stop."""
        for future in wait_for(self._playing, return_when=FIRST_COMPLETED).done:
            piece = self._playing.pop(future)
            try:
                part = future.result()
            except CancelledError:
                continue
            except Exception as fault:
                if not _ended(fault):
                    self._end()
                    raise
                self._lose(piece)
                continue
            self._total.merge(part.sums)
            self._pieces.learn(part.played, part.seconds)
            report(part.sums.games)
            if part.failure is not None:
                self._failures.append(part.failure)
                self._end()
        self._hand_out()

    def _lose(self, piece: tuple[int, int]) -> None:
        self._lost.append(piece)
        self._stopping = True


def _ended(fault: Exception) -> bool:
    """Return whether a chunk was lost with its process: Dask says so once it has lost as many as it tries."""
    return isinstance(fault, BrokenExecutor) or type(fault).__name__ == "KilledWorker"


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C while the workers start, so that they inherit this; only the main thread can set it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
