"""Anybody's program as a bot: what it gets, and that nothing it does harms the game."""

from __future__ import annotations

import itertools
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.bots import ask, bot, chance_of, decide
from rascals.bots.interface import Knowledge, Turn
from rascals.core.errors import BadOption
from rascals.core.match import Match
from rascals.programs import Clock, FaultReport, Program, ProgramLimits
from rascals.programs.program import STANDARD
from tests.docs.pages import ROOT
from tests.suites import deep

pytestmark = pytest.mark.real

GAME = rascals.game("felicity", players=3)
SHORT = ProgramLimits(grace=0.01)  # for programs that never answer
PATIENT = ProgramLimits(grace=60.0)


def test_without_the_extra_it_is_named():
    """With the library alone, without msgspec, the error names the extra that installs it."""
    code = "import sys; sys.modules['msgspec'] = None; import rascals.programs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "msgspec is missing: install rascals with its extra app" in done.stderr.splitlines()[-1]


OBEDIENT = """
for message in told(LOG):
    if message["type"] == "hello": hello(needs=NEEDS, offers=["why"])
    if message["type"] == "state": move(message)
    if message["type"] == "why": say(type="why", decision=message["decision"], text="Because.")
"""


def obedient(log: Path, *needs: str) -> str:
    return OBEDIENT.replace("LOG", repr(str(log))).replace("NEEDS", repr(list(needs)))


def played(program: Program, seed: int = 1) -> Match:
    """Play a whole game against two random bots."""
    match = rascals.play(GAME, [program, "random", "random"], seed=seed)
    assert match.over
    return match


def lines(log: Path, kind: str | None = None) -> list[dict]:
    said = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    return [one for one in said if kind in (None, one["type"])]


def test_it_plays_whole_games_and_is_told_everything_once(written, tmp_path) -> None:
    """It gets the game, each event that its seat sees once and in order, and the scores at the end."""
    log = tmp_path / "log"
    with Program(written(obedient(log)), limits=PATIENT) as program:
        match = played(program)
        assert program.why() == "Because."
        program.over(match)
        assert (program.name, program.faults) == ("tiny", {})
    kinds = [one["type"] for one in lines(log)]
    assert kinds[:2] == ["hello", "game"]
    assert set(kinds[2:-3]) == {"state"}
    assert kinds[-3:] == ["why", "over", "quit"]
    about = lines(log, "game")[0]
    assert (about["name"], about["players"], about["seat"], about["data"]) == ("felicity", 3, 0, {})
    assert about["options"] == GAME.written_options
    heard = [event for state in lines(log, "state") for event in state["events"]]
    seen = [event for ply in match.history for event in ply.seen_by(0)]
    assert heard == seen[: len(heard)]
    assert [state["decision"] for state in lines(log, "state")] == list(range(1, len(lines(log, "state")) + 1))
    assert lines(log, "over")[0]["scores"] == list(match.scores or ())
    assert all(state["world"] is None and state["clock"] is None for state in lines(log, "state"))


def test_a_new_game_is_told_as_one(written, tmp_path) -> None:
    """A turn that does not continue the last one starts a game, with a new id and all its events."""
    log = tmp_path / "log"
    with Program(written(obedient(log)), limits=PATIENT) as program:
        for seed in (1, 2):
            played(program, seed)
    assert [one["game"] for one in lines(log, "game")] == ["g1", "g2"]
    assert [one["scores"] for one in lines(log, "over")] == [None]
    first = next(state for state in lines(log, "state") if state["game"] == "g2")
    assert first["events"][0]["event"] == "card_removed"


AT_A_STATE = """
for message in told():
    if message["type"] == "hello": hello()
    if message["type"] == "state": """
DISORDERS = {
    "crash at the start": ("sys.exit(3)", "crash", "exit code 3"),
    "no such version": ("hello(protocol=2)\nsys.stdin.read()", "garbage", "version 2"),
    "needs the impossible": ("hello(needs=['oracle'])\nsys.stdin.read()", "garbage", "oracle"),
    "crash in the middle": (AT_A_STATE + "raise SystemExit('no idea')", "crash", "no idea"),
    "stall": ("hello()\nfor message in told(): pass\n", "stall", "no answer in time"),
    "flood in one line": ("hello()\nwhile True: sys.stdout.write('x' * 4096)\n", "flood", "a line of more than"),
    "flood of lines": ("hello()\nwhile True: print(' ' * 60000)\n", "flood", "for one answer"),
    "garbage": ("hello()\nfor message in told(): print('I move!', flush=True)\n", "garbage", "I move!"),
    "no text": (
        "hello()\nfor message in told():\n    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()\n",
        "garbage",
        "not a message",
    ),
    "too deep": ("hello()\nfor message in told(): print('[' * 50000, flush=True)\n", "garbage", "not a message"),
    "not a message": ("hello()\nfor message in told(): print(7, flush=True)\n", "garbage", "not a message"),
    "illegal": (AT_A_STATE + "move(message, 'fly')", "illegal", "fly"),
    "too early": (
        AT_A_STATE + "say(type='move', decision=message['decision'] + 1, move='pass')",
        "garbage",
        "nobody has asked yet",
    ),
}


BRIEF = ["crash at the start", "stall", "flood in one line", "garbage", "illegal"]


@pytest.mark.parametrize("disorder", [*BRIEF, *deep(name for name in DISORDERS if name not in BRIEF)])
def test_every_disorder_costs_moves_and_nothing_else(written, disorder) -> None:
    """Each fault is one random legal move, counted and reported; the game ends normally."""
    body, kind, text = DISORDERS[disorder]
    told: list[FaultReport] = []
    clock = Clock(0.01) if kind == "stall" else None
    with Program(written(body), clock=clock, limits=SHORT if kind == "stall" else PATIENT, on_fault=told.append) as one:
        match = played(one)
        answered = sum(ply.seat == 0 for ply in match.history)
        assert one.faults == {kind: answered}
    assert [(report.kind, report.seat) for report in told] == [(kind, 0)] * answered
    assert text in told[0].text
    assert [report.played for report in told] == [ply.move for ply in match.history if ply.seat == 0]


def test_a_fault_is_marked_in_the_choice(written) -> None:
    """The choice's analysis gives the kind of fault; without one it is empty."""
    match = GAME.new(1)
    seat = match.acting[0]
    for body, analysis in (("sys.exit(1)", {"fault": "crash"}), (obedient(Path("/dev/null")), {})):
        with Program(written(body), limits=PATIENT) as program:
            chosen = program.choose(ask(match, seat, chance_of(match, seat)))
        assert chosen.analysis == analysis
        match.play(seat, chosen.move)
        seat = match.acting[0]


def test_it_is_started_no_more_often_than_said(written, tmp_path) -> None:
    """A failing program is restarted a limited number of times in a row in this game; again in the next."""
    log = tmp_path / "starts"
    body = f"open({str(log)!r}, 'a').write('.')\nsys.exit(1)\n"
    with Program(written(body), limits=ProgramLimits(failures=2)) as program:
        played(program, 1)
        assert log.read_text() == ".."
        played(program, 2)
        assert log.read_text() == "...."


def test_after_a_crash_it_is_told_the_game_again(written, tmp_path) -> None:
    """A restarted process gets the game and all its events, and goes on playing."""
    log = tmp_path / "log"
    body = f"""
for message in told({str(log)!r}):
    if message["type"] == "hello": hello()
    if message["type"] == "state":
        if message["decision"] == 3: sys.exit(1)
        move(message)
"""
    with Program(written(body), limits=PATIENT) as program:
        match = played(program)
        assert program.faults == {"crash": 1}
    assert [one["game"] for one in lines(log, "game")] == ["g1", "g1"]
    fourth = next(state for state in lines(log, "state") if state["decision"] == 4)
    seen = [event for ply in match.history for event in ply.seen_by(0)]
    assert fourth["events"] == seen[: len(fourth["events"])]


def test_late_answers_do_not_count(written, tmp_path) -> None:
    """Answers to earlier decisions are ignored; so are messages of unknown types."""
    body = """
for message in told():
    if message["type"] == "hello": hello()
    if message["type"] == "state":
        say(type="move", decision=message["decision"] - 1, move="fly")
        say(type="weather", wind="north")
        print()
        move(message)
"""
    with Program(written(body), limits=PATIENT) as program:
        played(program)
        assert program.faults == {}


def test_an_illegal_move_is_told_and_the_process_goes_on(written, tmp_path) -> None:
    """The program gets the kind of fault and the move played instead, and is not restarted."""
    log = tmp_path / "log"
    body = f"""
for message in told({str(log)!r}):
    if message["type"] == "hello": hello()
    if message["type"] == "state": move(message, "fly" if message["decision"] == 2 else None)
"""
    with Program(written(body), limits=PATIENT) as program:
        match = played(program)
    fault = lines(log, "fault")
    assert [(one["decision"], one["kind"]) for one in fault] == [(2, "illegal")]
    assert fault[0]["played"] == [ply.move for ply in match.history if ply.seat == 0][1]
    assert len(lines(log, "game")) == 1


def test_the_clock_runs_while_the_program_thinks(written, tmp_path) -> None:
    """Each move costs the time from turn to answer and adds the increment; the program gets the remaining time."""
    log, ticks = tmp_path / "log", itertools.count()
    clock = Clock(60, 1.5)
    with Program(written(obedient(log)), clock=clock, limits=STANDARD, now=lambda: float(next(ticks))) as program:
        played(program)
    left = [state["clock"]["remaining"] for state in lines(log, "state")]
    assert len(left) > 5
    assert left == [60 - 0.5 * number for number in range(len(left))]  # two seconds on this clock for each answer
    assert {state["clock"]["increment"] for state in lines(log, "state")} == {1.5}


def test_stop_is_said_when_the_time_is_over(written, tmp_path) -> None:
    """When time is up the program gets `stop`, and its answer within the grace still counts."""
    log = tmp_path / "log"
    body = f"""
for message in told({str(log)!r}):
    if message["type"] == "hello": hello()
    if message["type"] == "state": state = message
    if message["type"] == "stop": move(state)
"""
    with Program(written(body), clock=Clock(0), limits=PATIENT) as program:
        played(program)
        assert program.faults == {}
    stops = [one["decision"] for one in lines(log, "stop")]
    assert stops == [one["decision"] for one in lines(log, "state")]


def test_a_cancelled_question_is_stopped(written) -> None:
    """A program that thinks until it is stopped answers once the turn is cancelled."""
    body = """
for message in told():
    if message["type"] == "hello": hello()
    if message["type"] == "state": state = message
    if message["type"] == "stop": move(state)
"""
    match = GAME.new(1)
    seat = match.acting[0]
    turn = ask(match, seat, chance_of(match, seat))
    with Program(written(body), limits=PATIENT) as program:
        cancelled = Turn(GAME, seat, turn.known, turn.moves, cancelled=lambda: True)
        assert program.choose(cancelled).analysis == {}


def positions(game: str, players: int) -> list[tuple[Match, int]]:
    """Some decisions of a random game."""
    match, chance, found = rascals.game(game, players=players).new(5), random.Random(5), []
    while match.acting and len(match.history) < 40:
        seat = match.acting[0]
        if len(match.history) % 7 == 1:
            found.append((match.copy(), seat))
        match.play(seat, match.random_move(seat, chance))
    return found


@pytest.mark.parametrize(
    "table", [("goodcritters", 5), *deep([("felicity", 4), ("goons", 3), ("heist", 3)])], ids=lambda table: table[0]
)
def test_it_is_told_nothing_that_its_seat_cannot_know(written, tmp_path, table) -> None:
    """In two states that differ only in what the seat cannot know it gets the same bytes, including `world`."""
    game, players = table
    logs = tmp_path / "one", tmp_path / "other"
    found = positions(game, players)
    assert any(match.position() != match.determinized(seat, 9).position() for match, seat in found)
    for log, determinize in zip(logs, (False, True), strict=True):
        with Program(written(obedient(log, "world")), limits=PATIENT) as program:
            for match, seat in found:
                history = Knowledge(match, seat, random.Random(0)).history
                told = match.determinized(seat, 9) if determinize else match
                turn = ask(told, seat, random.Random(3))
                turn.known.history = history
                assert program.choose(turn).analysis == {}
    assert logs[0].read_text("utf-8") == logs[1].read_text("utf-8")
    worlds = [state["world"] for state in lines(logs[0], "state")]
    assert all(worlds)
    for state, world in zip(lines(logs[0], "state"), worlds, strict=True):
        about = next(one for one in lines(logs[0], "game") if one["game"] == state["game"])
        if not state["draft"]:
            twin = rascals.game(game, players=players).from_position(world, 1)
            assert [str(move) for move in twin.legal(about["seat"])] == state["legal"]
            assert json.loads(json.dumps(twin.view(about["seat"]))) == state["view"]


def test_composite_moves_are_asked_for_step_by_step_or_taken_whole(written, tmp_path) -> None:
    """A step leads to the next turn with the draft so far; a whole move is accepted as it is."""
    log = tmp_path / "log"
    match = rascals.game("goodcritters", players=4).new(1)
    seat = match.acting[0]
    whole = match.random_move(seat, random.Random(2))
    assert len(whole) > 1
    steps = list(map(str, whole))
    for answers in (steps, ["; ".join(steps)]):
        log.unlink(missing_ok=True)
        body = f"""
answers = {answers!r}
for message in told({str(log)!r}):
    if message["type"] == "hello": hello()
    if message["type"] == "state": move(message, answers.pop(0))
"""
        with Program(written(body), limits=PATIENT) as program:
            chosen = program.choose(ask(match, seat, chance_of(match, seat)))
            assert program.faults == {}
        assert [str(step) for step in match.steps(seat, chosen.move)] == steps
        drafts = [state["draft"] for state in lines(log, "state")]
        assert drafts == [steps[:number] for number in range(len(answers))]


def test_its_pickle_is_the_same_program_not_started(written) -> None:
    """A copy in another process starts its own process."""
    with Program(written(obedient(Path("/dev/null"))), name="Ann", clock=Clock(9, 1), limits=PATIENT) as program:
        played(program)
        copy = pickle.loads(pickle.dumps(program))  # noqa: S301 - our own
        with copy:
            assert (copy.command, copy.name, copy.clock, copy.limits) == (
                program.command, "Ann", Clock(9, 1), PATIENT,
            )  # fmt: skip
            assert played(copy).scores is not None


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    """A path to no program is an error of the caller."""
    for command in ("./no-such-program", ["no-such-program", "--fast"], []):
        with pytest.raises(BadOption, match="there is no program"):
            Program(command)
    with pytest.raises(TypeError):
        Program(["python3"], clock=60)  # type: ignore[arg-type]


def test_the_transcript_is_what_happens(written, tmp_path) -> None:
    """A program that answers as on the protocol's page gets the messages shown there."""
    page = (ROOT / "docs/reference/program-protocol.md").read_text("utf-8")
    transcript = page.partition("## A transcript\n")[2].partition("```text\n")[2].partition("```\n")[0].splitlines()
    answers = [json.loads(line.removeprefix("< ")) for line in transcript if line.startswith("< ")]
    log = tmp_path / "log"
    body = f"""
answers = {answers!r}
for message in told({str(log)!r}):
    if message["type"] in ("hello", "state", "why"): say(**answers.pop(0))
    if message["type"] == "quit": break
"""
    match, mine = GAME.new(1), 1
    with Program(written(body), limits=PATIENT) as program:
        while sum(ply.seat == mine for ply in match.history) < 2:
            seat = match.acting[0]
            if seat == mine:
                match.play(seat, program.choose(ask(match, seat, chance_of(match, seat))).move)
            else:
                match.play(seat, decide(bot("random"), match, seat, random.Random(seat)).move)
        assert program.why()
        program.over(match)
    assert [shortened(line) for line in lines(log)] == [line[2:] for line in transcript if line.startswith("> ")]


def shortened(said: dict) -> str:
    """A host's line with only the view's keys shown on the page; versions do not matter."""
    if said["type"] == "state":
        said["view"] = {key: said["view"][key] for key in ("game", "phase", "round", "row", "highest_bid")}
    if said["type"] == "hello":
        said["host"] = "rascals"
    return json.dumps(said, separators=(",", ":"))
