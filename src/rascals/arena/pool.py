"""A pool of worker processes that plays an experiment on all cores; stopping it loses no finished game."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event as StopSignal
from typing import Any, Protocol, TypeVar

from rascals.arena.interruption import Interruption

Progress = Callable[[int], None]
MOST_ON_WINDOWS = 61  # processes that can be waited for at once there


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


class Job(Protocol[S_co]):
    """Numbered games, each reproducible: an `Experiment` or a `Comparison`."""

    @property
    def bots(self) -> Sequence[str]:
        """The bots."""
        ...

    def empty(self) -> S_co:
        """Return the sums of no games."""
        ...

    def play(self, index: int, /) -> Any:
        """Play one game; return what its sums count."""
        ...


# In a worker process: set when the games so far are wanted at once.
_stop: StopSignal | None = None


def _prepare_worker(stop: StopSignal) -> None:
    """Store the stop signal; the parent handles Ctrl-C."""
    global _stop  # noqa: PLW0603 - a worker process has no other place that outlives a call
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stopped() -> bool:
    return _stop is not None and _stop.is_set()


def play_chunk(job: Job[S], first: int, last: int, stopped: Callable[[], bool] = _stopped) -> S:
    """Play the games from number `first` to before `last`; fewer if stopped."""
    sums = job.empty()
    for index in range(first, last):
        if stopped():
            break
        sums.count(job.play(index))
    return sums


def chunks(games: int, entrants: int, workers: int) -> list[tuple[int, int]]:
    """Split the games into chunks: whole rotations of the seats, several per worker, short enough to stop soon."""
    size = max(1, min(24, games // (workers * 16)) // entrants) * entrants
    return [(first, min(games, first + size)) for first in range(0, games, size)]


def run(job: Job[S], games: int, workers: int = 1, progress: Progress | None = None) -> tuple[S, bool]:
    """Play `games` games in `workers` processes; return their sums and whether it is complete.

    `progress` is called with the number of games just finished. Ctrl-C stops early and keeps what was played.
    """
    tell = progress or (lambda _: None)
    pieces = chunks(games, len(job.bots), max(1, workers))
    if workers <= 1:
        return _run_here(job, pieces, tell)
    most = MOST_ON_WINDOWS if sys.platform == "win32" else workers
    return _run_pool(job, pieces, min(workers, len(pieces), most), tell)


def _run_here(job: Job[S], pieces: list[tuple[int, int]], tell: Progress) -> tuple[S, bool]:
    total = job.empty()
    with Interruption() as interruption:
        for index in range(pieces[-1][1]):
            if interruption.requested:
                return total, False
            total.count(job.play(index))
            tell(1)
    return total, True


def _run_pool(job: Job[S], pieces: list[tuple[int, int]], workers: int, tell: Progress) -> tuple[S, bool]:
    context = get_context("spawn")
    stop = context.Event()
    total = job.empty()
    with ProcessPoolExecutor(workers, context, _prepare_worker, (stop,)) as pool:
        with _interrupts_ignored():
            futures = [pool.submit(play_chunk, job, first, last) for first, last in pieces]
        # Once stopped, chunks under way come back short, and those that wait come back empty.
        with Interruption(stop.set):
            for future in as_completed(futures):
                part = future.result()
                total.merge(part)
                tell(part.games)
    return total, total.games == pieces[-1][1]


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
