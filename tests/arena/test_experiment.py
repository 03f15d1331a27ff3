import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

import rascals
from rascals.arena import Experiment, GameFailed, Tally, run
from rascals.arena.pool import AHEAD, chunks, play_chunk

QUICK = Experiment("felicity", ("random", "timid", "greedy"), seed=11)


def test_seats_rotate():
    """Over as many games as entrants, everybody plays every seat once."""
    for entrant in range(3):
        assert sorted(QUICK.seat_of(entrant, index) for index in range(3)) == [0, 1, 2]


def test_outcomes_are_told_by_entrant():
    """Scores follow the entrant around the table, and each consists of its parts."""
    for index in range(3):
        outcome = QUICK.play(index)
        assert len(outcome.scores) == 3
        for entrant, score in enumerate(outcome.scores):
            assert score == outcome.parts["cats"][entrant] + outcome.parts["mice"][entrant]
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


def test_games_of_composite_moves_are_told_the_same_way():
    """GoodCritters' scores consist of loot, payoff cards and promo cards; a whole move counts as one."""
    options = {"payoffs": True, "promos": 4, "bargaining": "turns"}
    experiment = Experiment("goodcritters", ("timid", "greedy", "spiteful", "shrewd"), seed=1, options=options)
    outcome = experiment.play(2)
    for entrant, score in enumerate(outcome.scores):
        assert score == sum(outcome.parts[part][entrant] for part in ("loot", "payoff_cards", "promos"))
    assert outcome.end_reason.startswith("fuzz-")
    match = rascals.play(experiment.make_game(), ["shrewd", *["timid"] * 3], seed=1)
    moves = [ply.move.split()[0] for ply in match.history[1:]]
    assert not {"give", "add", "finish"} & set(moves)
    assert experiment.outcome(match, 0).moves == len(moves)


def test_rotation_moves_scores_with_the_seats():
    """With another rotation, every entrant gets its own seat's score of the same match."""
    match = rascals.play(QUICK.make_game(), bots=["random"] * 3, seed=5)
    assert match.scores is not None
    for index in range(3):
        told = QUICK.outcome(match, index)
        assert [told.scores[e] for e in range(3)] == [match.scores[QUICK.seat_of(e, index)] for e in range(3)]


def test_a_game_depends_on_its_number_alone():
    """Game number 4 is the same game alone or after others; another number or seed is another game."""
    alone = QUICK.play(4)
    QUICK.play(3)
    assert QUICK.play(4) == alone
    others = [QUICK.play(5), Experiment("felicity", QUICK.bots, seed=12).play(4)]
    assert all((other.scores, other.moves) != (alone.scores, alone.moves) for other in others)


def test_saved_games_hold(tmp_path):
    """Every game is saved under its number and verifies."""
    experiment = Experiment("felicity", QUICK.bots, seed=1, folder=tmp_path)
    run(experiment, 3)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"felicity-{n:06d}.jsonl" for n in range(3)]
    assert all(rascals.verify(file).ok for file in files)


@pytest.mark.parametrize(("games", "entrants", "workers"), [(1, 4, 8), (10, 3, 2), (1000, 4, 2), (100_000, 5, 16)])
def test_chunks_cover_every_game_once(games, entrants, workers):
    """The chunks have no gap or overlap, and are whole rotations except for the last."""
    pieces = list(chunks(games, entrants, workers))
    assert [index for first, last in pieces for index in range(first, last)] == list(range(games))
    assert all((last - first) % entrants == 0 for first, last in pieces[:-1])


def test_results_do_not_depend_on_workers():
    """One process or two: the same tally to the last mouse."""
    counts: list[int] = []
    here = run(QUICK, 24, workers=1)
    there = run(QUICK, 24, workers=2, progress=counts.append)
    assert here == there
    assert here[1] is True
    assert sum(counts) == 24


PROGRAM = """
from rascals.arena import Experiment, run
print("begun")
class Own(Experiment):
    pass
{guard}
    print(run({kind}("felicity", ("random",) * 3), 6, workers=2)[0].games)
"""
SCRIPTS = {  # the class played, the code before it, whether the program comes from standard input, and the error
    "script": ("Experiment", "if True:", False, ""),
    "input": ("Experiment", "if True:", True, ""),
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

    class Hidden(Experiment):
        pass

    with pytest.raises(rascals.BadOption, match=r"cannot be sent to other processes: .*Hidden"):
        run(Hidden("felicity", ("random",) * 3), 6, workers=2)


def test_ctrl_c_keeps_what_was_played():
    """An interrupt after some games gives the tally of exactly those games, marked as incomplete."""
    played: list[int] = []

    def interrupt(count):
        played.append(count)
        if len(played) == 5:
            signal.raise_signal(signal.SIGINT)

    tally, complete = run(QUICK, 50, workers=1, progress=interrupt)
    assert complete is False
    expected = Tally.empty(3)
    for index in range(5):
        expected.count(QUICK.play(index))
    assert tally == expected


def test_a_pool_stops_without_losing_games():
    """When a pool of processes is interrupted, every game played is counted once, and progress agrees."""
    counts: list[int] = []

    def interrupt(count):
        counts.append(count)
        if len(counts) == 1:
            signal.raise_signal(signal.SIGINT)

    tally, complete = run(QUICK, 600, workers=2, progress=interrupt)
    assert complete is False
    assert 0 < tally.games < 600
    assert tally.games == sum(counts)
    assert all(sums.games == tally.games for sums in tally.entrants)


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
class Failing(Experiment):
    """Games some of which fail: with an error that cannot be pickled, or by killing the process."""

    failing: tuple[int, ...] = (3,)
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
    with pytest.raises(GameFailed, match=r"game 3 \(seed 11/3\) ended in an error: Unsendable: bad luck") as raised:
        run(Failing("felicity", QUICK.bots, seed=11), 3000, workers, progress=told.append)
    failed = raised.value
    assert (failed.index, failed.sums.games, failed.outside) == (3, sum(told), False)
    assert 3 <= failed.sums.games < 400
    assert workers == 1 or "in play\n" in failed.__notes__[0]
    expected = Tally.empty(3)
    for index in range(3):
        expected.count(QUICK.play(index))
    assert workers > 1 or failed.sums == expected


@pytest.mark.real
def test_a_process_that_is_ended_loses_only_its_own_games():
    """If the system kills a process, the error gives the range of games, and what was played counts."""
    with pytest.raises(GameFailed, match=r"ended from outside while the games \d+ to \d+ were played") as raised:
        run(Failing("felicity", QUICK.bots, seed=11, failing=(), killing=150), 600, 2)
    assert raised.value.index is None
    assert raised.value.sums.games > 0


def test_no_more_is_handed_out_than_is_soon_played(monkeypatch):
    """However many games there are, the pool queues only a few chunks: memory and start-up time do not grow."""
    from concurrent.futures import Future

    from rascals.arena import pool

    handed, most = [], 0

    class Executor:
        def __init__(self, *_):
            pass

        __enter__ = __exit__ = lambda self, *_: self

        def submit(self, function, job, first, last):
            handed.append(future := Future())
            future.set_result(pool.PoolPart(job.empty()))
            return future

    def waited(playing, return_when):
        nonlocal most
        most = max(most, len(playing))
        return type("Waited", (), {"done": set(islice(playing, 1))})

    monkeypatch.setattr(pool, "ProcessPoolExecutor", Executor)
    monkeypatch.setattr(pool, "wait", waited)
    run(QUICK, 24_000, workers=3)
    assert len(handed) == 1000
    assert most == 3 * AHEAD
