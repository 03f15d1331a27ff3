"""A pool of worker processes that plays an experiment on all cores; stopping it loses no finished game.

Ctrl-C is a request to stop soon, not an exception in the middle of a sum. If a game fails, by a fault of a bot or of
the rules, the workers stop soon and keep the results of the finished games.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, parent_process
from multiprocessing.synchronize import Event as StopSignal
from types import FrameType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from rascals.core.arguments import function, integer, of_type
from rascals.core.errors import RascalsError, cause_of
from rascals.core.processes import Apart, context_for, program_ended


class Interruption:
    """While entered, the first Ctrl-C sets `requested` and calls `then`; a second one interrupts as usual.

    Only the main thread can set signal handlers; in other threads this does nothing.
    """

    def __init__(self, then: Callable[[], None] | None = None) -> None:
        self.requested = False
        self._then = then
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        self._restore()

    def _note(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.requested = True
        self._restore()
        if self._then is not None:
            self._then()

    def _restore(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


Progress = Callable[[int], None]
MOST_ANYWHERE, MOST_EACH = 64, 16  # processes, on any machine and for each of its cores
MOST_ON_WINDOWS = 61  # processes that can be waited for at once there
AHEAD = 2  # chunks that each worker has at a time: one to play, one to continue with


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
    """Numbered games, each reproducible: an `Experiment` or a `Comparison`."""

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


class GameFailed(RascalsError):
    """A game of a run raised an error, or the process that played it was ended; the others stopped soon after.

    `sums`: those of all games that were played to their end. `index`: the number of the game that failed, None if only
    a range is known. `outside`: whether the system refused something, such as room on a disk. If another process
    played, a note says what it would have printed.
    """

    sums: Any = None
    index: int | None = None
    outside: bool = False


class Failure(NamedTuple):
    """What a game raised, as it can be sent from one process to another."""

    game: int
    cause: str
    outside: bool
    trace: str


class PoolPart(NamedTuple, Generic[S]):
    """The sums of a chunk's games, and why it ended early, if one of them failed."""

    sums: S
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


def play_chunk(job: Job[S], first: int, last: int, stopped: Callable[[], bool] = _stopped) -> PoolPart[S]:
    """Play the games from number `first` to before `last`; fewer if stopped, or if one fails."""
    sums = job.empty()
    for index in range(first, last):
        if stopped():
            break
        try:
            sums.count(job.play(index))
        except Exception as fault:  # noqa: BLE001 - bots are anybody's code, and may raise anything
            return PoolPart(sums, _failure(index, fault))
    return PoolPart(sums)


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


def chunks(games: int, entrants: int, workers: int) -> Iterator[tuple[int, int]]:
    """Split the games into chunks: whole rotations of the seats, several per worker, short enough to stop soon."""
    size = max(1, min(24, games // (workers * 16)) // entrants) * entrants
    return ((first, min(games, first + size)) for first in range(0, games, size))


def workers_of(given: int) -> int:
    """Return a number of processes; BadOption for far more than a machine like this one can run."""
    return integer("workers", given, 1, max(MOST_ANYWHERE, MOST_EACH * (os.cpu_count() or 1)))


def run(job: Job[S], games: int, workers: int = 1, progress: Progress | None = None) -> tuple[S, bool]:
    """Play `games` games in `workers` processes; return their sums and whether all were played.

    `progress` is called with the number of games just finished. Ctrl-C stops early and keeps what was played. If a game
    fails, GameFailed has the sums of those that were played to their end. The processes run the caller's script again
    only if the job is of a class defined there; then `if __name__ == "__main__":` has to guard the call.
    """
    of_type("job", job, Job)
    games, workers = integer("games", games, 0), workers_of(workers)
    if progress is not None:
        function("progress", progress)
    report = progress or (lambda _: None)
    if min(workers, games) <= 1:
        return _run_here(job, games, report)
    most = MOST_ON_WINDOWS if sys.platform == "win32" else workers
    total = _run_pool(job, chunks(games, len(job.bots), workers), min(workers, games, most), report)
    return total, total.games == games


def _run_here(job: Job[S], games: int, report: Progress) -> tuple[S, bool]:
    total = job.empty()
    with Interruption() as interruption:
        for index in range(games):
            if interruption.requested:
                return total, False
            try:
                total.count(job.play(index))
            except Exception as fault:
                raise _failed(job, total, _failure(index, fault)) from fault
            report(1)
    return total, True


def _run_pool(job: Job[S], pieces: Iterator[tuple[int, int]], workers: int, report: Progress) -> S:
    context = context_for(job)
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _prepare_worker, (stop,)) as pool:
        parallel = _ParallelRun(pool, job, pieces, stop)
        with _interrupts_ignored():
            parallel.hand_out(AHEAD * workers)
        # Once stopped, chunks under way come back short, and those that wait come back empty.
        with Interruption(stop.set):
            while parallel.playing:
                parallel.gather(report)
    if parallel.unplayed and not isinstance(context, Apart):
        raise program_ended()
    return parallel.result()


class _ParallelRun(Generic[S]):
    """A run on several processes: the few chunks that are handed out at a time, and the results of the others."""

    def __init__(self, pool: Executor, job: Job[S], pieces: Iterator[tuple[int, int]], stop: StopSignal) -> None:
        self._pool, self._job, self._pieces, self._stop = pool, job, pieces, stop
        self._total = job.empty()
        self._failures: list[Failure] = []
        self._lost: list[tuple[int, int]] = []  # chunks whose process was ended
        self.playing: dict[Future[PoolPart[S]], tuple[int, int]] = {}

    def hand_out(self, number: int) -> None:
        """Hand out `number` chunks, or as many as are left."""
        for piece in islice(self._pieces, number):
            try:
                self.playing[self._pool.submit(play_chunk, self._job, piece[0], piece[1])] = piece
            except BrokenExecutor:
                self._lost.append(piece)

    def gather(self, report: Progress) -> None:
        """Wait for a chunk; count its games, and hand out another unless all are to stop."""
        for future in wait(self.playing, return_when=FIRST_COMPLETED).done:
            piece = self.playing.pop(future)
            try:
                part = future.result()
            except BrokenExecutor:
                self._lost.append(piece)
                continue
            self._total.merge(part.sums)
            report(part.sums.games)
            if part.failure is not None:
                self._failures.append(part.failure)
                self._stop.set()
            if not (self._lost or self._stop.is_set()):
                self.hand_out(1)

    @property
    def unplayed(self) -> bool:
        """Whether a process was ended before any game was over."""
        return bool(self._lost) and not (self._total.games or self._failures)

    def result(self) -> S:
        """Return the sums of all games that were played; GameFailed has them if one failed."""
        if self._failures:
            first = min(self._failures)
            failed = _failed(self._job, self._total, first)
            failed.add_note(first.trace)
            raise failed
        if self._lost:
            raise _lost(self._total, self._lost)
        return self._total


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
