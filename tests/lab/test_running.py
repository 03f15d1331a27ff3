"""Runs: who plays does not matter, and no finished game is lost, whatever ends them."""

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

import rascals
from rascals.lab import GameFailed, Plan, run, running
from rascals.lab.running import AHEAD, FIRST, Chunks, OtherVersion, PoolPart, play_chunk, versions

QUICK = Plan.of("felicity", ["random", "timid", "greedy"], seed=11)


@pytest.mark.parametrize(("games", "entrants", "workers"), [(1, 4, 8), (10, 3, 2), (1000, 4, 2), (100_000, 5, 16)])
def test_chunks_cover_every_game_once(games, entrants, workers):
    """The chunks have no gap or overlap, and are whole rotations except for the last."""
    pieces, found = Chunks(games, entrants), []
    while piece := pieces.cut(workers):
        found.append(piece)
        pieces.learn(piece[1] - piece[0], 0.01)
    assert [index for first, last in found for index in range(first, last)] == list(range(games))
    assert all((last - first) % entrants == 0 for first, last in found[:-1])


def test_chunks_are_as_long_as_games_take():
    """They grow step by step to about a second, and shrink if games take longer, and when there are few left."""

    def size(seconds):
        first, last = pieces.cut(2) or (0, 0)
        pieces.learn(last - first, (last - first) * seconds)
        return last - first

    pieces = Chunks(1200, 3)
    sizes = [size(0.01) for _ in range(9)]
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == (3, 99)
    assert all(one <= max(FIRST, sum(sizes[:at])) for at, one in enumerate(sizes))
    pieces.learn(0, 30)
    assert size(0.01) < 30
    pieces.learn(10**6, 1)
    assert size(0) <= (1200 - sum(sizes)) / (2 * AHEAD)


def test_results_do_not_depend_on_workers():
    """One process or two, or the caller's threads: the same sums to the last mouse."""
    here, counts = run(QUICK, 24), list[int]()
    assert run(QUICK, 24, workers=2, progress=counts.append) == here
    with ThreadPoolExecutor(2) as threads:
        assert run(QUICK, 24, executor=threads, progress=counts.append) == here
        assert threads.submit(int).result() == 0  # it is still the caller's to use
    assert (sum(counts), here[1]) == (2 * 24, True)


PROGRAM = """
from rascals.lab import Plan, run
print("begun")
class Own(Plan):
    pass
{guard}
    print(run({kind}.of("felicity", ["random"] * 3), 6, workers=2)[0].games)
"""
SCRIPTS = {  # the class played, the code before it, whether the program comes from standard input, and the error
    "script": ("Plan", "if True:", False, ""),
    "input": ("Plan", "if True:", True, ""),
    "own kind": ("Own", "if __name__ == '__main__':", False, ""),
    "own kind, unguarded": ("Own", "if True:", False, 'under if __name__ == "__main__":'),
    "own kind, input": ("Own", "if True:", True, "in a program that is no file"),
}


@pytest.mark.real
@pytest.mark.parametrize("case", SCRIPTS)
def test_processes_do_not_run_the_script_again(tmp_path, case):
    """Unless it defines what they play. If it then starts them without a guard, one error says what to write."""
    kind, guard, piped, problem = SCRIPTS[case]
    text, script = PROGRAM.format(kind=kind, guard=guard), tmp_path / "script.py"
    script.write_text(text)
    environment = os.environ | {"PYTHONPATH": str(Path(rascals.__file__).parents[1])}
    command = [sys.executable, *([] if piped else [str(script)])]
    told = {"input": text} if piped else {"stdin": subprocess.DEVNULL}
    done = subprocess.run(command, **told, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout[-2:] == "6\n", done.returncode) == ((False, 1) if problem else (True, 0)), done.stderr
    assert (done.stdout.count("begun") > 1) == (kind == "Own" and not piped)
    assert done.stderr.count("Traceback") == bool(problem)
    assert problem in done.stderr


def test_what_cannot_be_sent_to_processes_is_named():
    """A job whose class the processes cannot import is refused before any of them starts."""

    class Hidden(Plan):
        pass

    with pytest.raises(rascals.BadOption, match=r"cannot be sent to other processes: .*Hidden"):
        run(Hidden(QUICK.cells), 6, workers=2)


def test_ctrl_c_keeps_what_was_played():
    """An interrupt after some games gives the sums of exactly those games, marked as incomplete."""
    played: list[int] = []

    def interrupt(count):
        played.append(count)
        if len(played) == 5:
            signal.raise_signal(signal.SIGINT)

    assert run(QUICK, 50, workers=1, progress=interrupt) == (run(QUICK, 5)[0], False)


def test_a_pool_stops_without_losing_games():
    """When a pool of processes is interrupted, every game played is counted once, and progress agrees."""
    counts: list[int] = []

    def interrupt(count):
        counts.append(count)
        if len(counts) == 1:
            signal.raise_signal(signal.SIGINT)

    sums, complete = run(QUICK, 600, workers=2, progress=interrupt)
    assert complete is False
    assert 0 < sums.games < 600
    assert sum(counts) == sum(sums.cells[0].totals("end:").values()) == sums.games


def test_chunks_that_wait_when_a_run_is_stopped_do_not_count():
    """An executor cannot be told to stop: the chunk under way ends, those behind it are cancelled."""
    second, interrupted, each = threading.Event(), threading.Event(), FIRST // 3 * 3

    class Waiting(Plan):
        def play(self, index):
            if index == each:
                second.set()
                interrupted.wait()
            return super().play(index)

    def interrupt(count):
        if not interrupted.is_set():
            second.wait()
            signal.raise_signal(signal.SIGINT)
            interrupted.set()

    with ThreadPoolExecutor(1) as threads:
        plan = Waiting(QUICK.cells, QUICK.seed)
        stopped = run(plan, 600, executor=threads, progress=interrupt, capacity=lambda: 2)
    assert stopped == (run(QUICK, 2 * each)[0], False)


def test_a_worker_of_another_version_plays_nothing(monkeypatch):
    """Its games would be others: the run ends in an error that names what was needed."""
    told = iter(["rascals 0 with the rules of yesterday"])
    monkeypatch.setattr(running, "versions", lambda: next(told, versions()))
    with ThreadPoolExecutor(1) as threads, pytest.raises(OtherVersion, match="; needed: rascals 0 with the rules of"):
        run(QUICK, 6, executor=threads)
    assert "felicity 1, " in versions()


def test_a_stopped_chunk_gives_what_it_has():
    """A worker told to stop returns the games it has finished."""
    answers = iter([False, False, True])
    part = play_chunk(QUICK, 0, 9, stopped=lambda: next(answers))
    assert part.sums.games == 2


def test_ctrl_c_works_as_before_afterwards():
    """After the games an interrupt raises an exception again."""
    run(QUICK, 1)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_the_second_ctrl_c_interrupts_at_once():
    """Pressing it twice discards the results."""

    def interrupt(count):
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        run(QUICK, 3, progress=interrupt)


@dataclass(frozen=True)
class Failing(Plan):
    """Games some of which fail: with an error that cannot be pickled, or by killing the process."""

    failing: tuple[int, ...] = (5,)
    killing: int | None = None

    def play(self, index):
        if index == self.killing:
            os._exit(9)
        if index in self.failing:
            raise Unsendable(index)
        return super().play(index)


class Unsendable(Exception):
    def __init__(self, index):
        super().__init__(f"number {index}", lambda: None)

    def __str__(self):
        return "bad luck"


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.real)])
def test_a_game_that_fails_ends_the_run_and_loses_no_other(workers):
    """The error names game and seed, and has the earlier sums: the run stops long before its end."""
    told = []
    with pytest.raises(GameFailed, match=r"game 5 \(seed 11/5\) ended in an error: Unsendable: bad luck") as raised:
        run(Failing(QUICK.cells, 11), 3000, workers, progress=told.append)
    failed = raised.value
    assert (failed.index, failed.sums.games, failed.outside) == (5, sum(told), False)
    assert 2 <= failed.sums.games < 400  # of its chunk, at least
    assert workers == 1 or "in play\n" in failed.__notes__[0]
    assert workers > 1 or failed.sums == run(QUICK, 5)[0]


@pytest.mark.real
def test_a_process_that_is_ended_loses_only_its_own_games():
    """If the system kills a process, the error gives the range of games, and what was played counts."""
    with pytest.raises(GameFailed, match=r"ended from outside while the games \d+ to \d+ were played") as raised:
        run(Failing(QUICK.cells, 11, failing=(), killing=150), 600, 2)
    assert raised.value.index is None
    assert raised.value.sums.games > 0


def test_no_more_is_handed_out_than_is_soon_played(monkeypatch):
    """However many games there are, only a few chunks are queued, by what the executor can play at the moment."""
    capacities, handed, queued = iter([1] * 100 + [4] * 100), [], list[int]()

    class Instant(Executor):
        def submit(self, function, job, first, last, needed):  # type: ignore[override]
            handed.append((first, last))
            future = Future()
            future.set_result(PoolPart(job.empty(), last - first, 1.0))
            return future

    def waited(playing, return_when):
        queued.append(len(playing))
        return type("Waited", (), {"done": set(islice(playing, 1))})

    monkeypatch.setattr(running, "wait_for", waited)
    _, complete = run(QUICK, 2_400, executor=Instant(), capacity=lambda: next(capacities, 2))
    assert (len(handed), complete) == (800, True)
    assert queued[:100] == [AHEAD] * 100
    assert queued[100:200] == [4 * AHEAD] * 100
    assert queued[300:700] == [2 * AHEAD] * 400
