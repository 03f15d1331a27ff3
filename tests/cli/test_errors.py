import errno
import io
import json
import os
import sys
from functools import cache

import pytest
import typer

import rascals
from rascals.cli import app as commands
from rascals.cli.run import run
from rascals.lab import Plan, cells
from rascals.words import Words, languages


@pytest.fixture(autouse=True)
def here(calm, monkeypatch, tmp_path):
    """Commands run in a folder with some files that are saved games, and some that are not."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.jsonl").write_text("hello\n", "utf-8")
    (tmp_path / "empty.jsonl").write_text("", "utf-8")
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    for name, text in saved().items():
        (tmp_path / name).write_text(text, "utf-8")


@cache
def saved():
    """Return two saved games: one without names or moves, the other finished."""
    match = rascals.game("felicity", players=3).new(seed=1)
    nameless = match.save_text()
    started = rascals.game("felicity", players=3).new(seed=1, names=["Ann", "Ben", "Cem"]).save_text()
    while match.acting:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    return {"nameless.jsonl": nameless, "started.jsonl": started, "over.jsonl": match.save_text()}


FAULTS = [
    ("nosuch", "play"),
    ("--nosuch", "--help"),
    ("games --nosuch", "--help"),
    ("games extra", "--help"),
    ("--lang xx games", "en, fr, de"),
    ("games --lang=xx", "en, fr, de"),
    ("rules chess", "felicity"),
    ("bots chess", "felicity"),
    ("bench chess", "felicity"),
    ("bench --seconds 0", "0.05"),
    ("bench --players 7", "3"),
    ("play chess", "felicity"),
    ("play --players 2", "3, 4, 5"),
    ("play --players four", "--players"),
    ("play --bots nosuch", "shrewd"),
    ("play --bots shrewd:fast", "1s"),
    ("play --players 5 --bots random,random", "free seats: 4"),
    ("play --players 4 --bots random,random", "free seats: 3"),
    ("play --humans A,B,C,D,E,F", "3, 4, 5"),
    ("play --humans A,B,C,D --players 3", "3"),
    ("play --humans Ann,Ann", "Ann, Ann"),
    ("play --option open_mice", "name=value"),
    ("play --option nosuch=1", "open_mice"),
    ("play --option open_mice=maybe", "false, true"),
    ("play --option first_player=4 --players 3", "first_player"),
    ("play --edition v9", "only one edition"),
    ("play --pace -1", "0 to 10"),
    ("play --save no/such/folder/g.jsonl", "no/such/folder"),
    ("play --save over.jsonl", "--resume over.jsonl"),
    ("play --resume started.jsonl --save over.jsonl", "--resume over.jsonl"),
    ("play --resume missing.jsonl", "missing.jsonl"),
    ("play --resume text.jsonl", "Line 1"),
    ("play --resume over.jsonl", "rascals replay over.jsonl"),
    ("play --resume nameless.jsonl", "rascals replay nameless.jsonl"),
    ("simulate -n 0", "1"),
    ("simulate -n many", "-n"),
    ("simulate --workers 0", "1"),
    ("simulate --bots nosuch", "shrewd"),
    ("simulate --players 9", "3, 4, 5"),
    ("simulate --bots random,random", "3, 4, 5"),
    ("simulate --save-games text.jsonl", "text.jsonl"),
    ("simulate --bots timid --compiled", "random"),
    ("simulate --bots random --compiled --save-games d", "--save-games"),
    ("simulate --bots random --compiled --again 1", "--again"),
    ("data shew", "check, show"),
    ("data check felicity", "FILE"),
    ("data check nosuch text.jsonl", "felicity, goodcritters"),
    ("data show nosuch", "felicity, goodcritters"),
    ("data check felicity missing.toml", "missing.toml"),
    ("data check felicity binary.jsonl", "binary.jsonl"),
    ("verify", "FILE"),
    ("verify missing.jsonl", "missing.jsonl"),
    ("replay missing.jsonl", "missing.jsonl"),
    ("replay text.jsonl", "Line 1"),
    ("replay empty.jsonl", "Line 1"),
    ("replay binary.jsonl", "binary.jsonl"),
    ("replay over.jsonl --at 9999", "0 to"),
    ("replay over.jsonl --pov 3", "open, public, 0, 1, 2"),
    ("serve --port 99999", "65535"),
    ("serve --port x", "port"),
    ("serve --host 0.0.0.0", "--allow-remote"),
    ("serve --database mysql://x", "sqlite:///"),
    ("serve --log-level loud", "warning"),
]


@pytest.mark.parametrize(("line", "valid"), FAULTS)
def test_every_fault_is_one_line_and_code_2(heard, line, valid):
    """An error on the command line gives exit code 2, no output, and one line that says what is valid."""
    captured = heard(line.split(), 2)
    assert captured.out == ""
    assert captured.err.startswith("rascals: ")
    assert captured.err.count("\n") == 1
    assert valid in captured.err
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("line", [
    "simulate -n 1 --save-games", "compare -n 1 -o open_mice=true,false --html", "play --save", "play --resume",
    "league show league.toml --games", "train --out", "tables --save-games", "new-game shop --folder",
    "simulate --data",
])  # fmt: skip
def test_an_empty_name_is_not_the_folder_one_is_in(heard, tmp_path, line):
    """As a shell passes for an unset variable: it is refused, and nothing is written here."""
    before = set(tmp_path.iterdir())
    words = line.split()
    for end in ([words[-1], ""], [f"{words[-1]}="]):
        assert heard([*words[:-1], *end], 2).err == f"rascals: {words[-1]} needs a value.\n"
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize("line", [line for line, _ in FAULTS if line.partition(" ")[0] in commands.TRANSLATED])
def test_every_fault_of_a_player_is_said_in_each_language(heard, line):
    """No message of a command for playing is in English in every language."""
    said = set()
    for lang in languages():
        # An unknown language is reported in the language of the environment.
        os.environ["RASCALS_LANG"] = lang
        said.add(heard(line.split(), 2).err)
    assert len(said) == len(languages()), said


@pytest.mark.parametrize("way", ["--lang", "RASCALS_LANG", "LC_ALL"])
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("replay missing.jsonl", "missing.jsonl lässt sich nicht lesen: Datei oder Ordner nicht gefunden."),
        ("replay text.jsonl", "Zeile 1: not a line of a saved game: invalid JSON at character 1"),
        ("play --option first_player=9", "first_player kann nicht „9“ sein"),
        ("games extra", "Das ist zu viel: extra."),
    ],
)
def test_each_way_to_choose_a_language_reaches_every_layer(heard, monkeypatch, line, words, way):
    """By option, variable or locale: the library and the command line itself use the language."""
    if way != "--lang":
        monkeypatch.setenv(way, "de")
    assert words in heard([*(["--lang", "de"] if way == "--lang" else []), *line.split()], 2).err


def test_verify_says_what_does_not_hold(heard, tmp_path):
    """A check's problem, and a move refused within it, are reported in English, whatever the language."""
    lines = (tmp_path / "over.jsonl").read_text("utf-8").splitlines()
    forged = json.loads(lines[2]) | {"move": "dance"}
    (tmp_path / "forged.jsonl").write_text("\n".join([*lines[:2], json.dumps(forged), *lines[3:]]), "utf-8")
    assert "line 3 does not hold: " in heard(["--lang", "de", "verify", "forged.jsonl"], 1).out


@pytest.mark.real
def test_a_warning_of_the_server_is_in_the_language(capsys, monkeypatch):
    """What an operator should know about an open server is printed before it starts."""
    monkeypatch.setattr("rascals.server.app.serve", lambda *_: None)
    assert run(["--lang", "fr", "serve", "--host", "0.0.0.0", "--allow-remote", "--port", "0"]) == 0  # noqa: S104 - not started
    assert Words("fr").text("error-warning-open") in capsys.readouterr().err


@pytest.mark.parametrize("file", ["text.jsonl", "empty.jsonl", "binary.jsonl"])
def test_verify_says_no_to_what_is_no_saved_game(capsys, file):
    """Verifying something else does not crash: it is invalid, or cannot be read."""
    code = run(["verify", file])
    captured = capsys.readouterr()
    assert code in (1, 2)
    assert len((captured.out + captured.err).splitlines()) == 1


@pytest.fixture
def instead_of_bots(monkeypatch):
    """Replace the command `bots` by a function."""

    def put(function):
        function.__annotations__["context"] = typer.Context
        monkeypatch.setitem(commands.COMMANDS, "bots", function)
        commands.command.cache_clear()

    yield put
    commands.command.cache_clear()


def test_an_error_of_our_own_is_one_line_too(heard, instead_of_bots):
    """An internal error is one line with another exit code, and with --debug a traceback."""

    def broken(context):
        raise KeyError("mouse")

    instead_of_bots(broken)
    err = heard(["bots"], 70).err
    assert err.count("\n") == 1
    assert "--debug" in err
    assert "in broken\n" in heard(["bots", "--debug"], 70).err


def test_a_closed_pipe_has_a_code_of_its_own(capfd, instead_of_bots, monkeypatch):
    """A reader that stops causes no error, and a unique exit code: 141, at once or at the end."""

    class Closed(io.StringIO):
        def flush(self):
            raise BrokenPipeError(errno.EPIPE, "broken pipe")

    def shown(context):
        context.obj.show("something")

    def written(context):
        raise BrokenPipeError(errno.EPIPE, "broken pipe")

    for command in (shown, written):
        instead_of_bots(command)
        monkeypatch.setattr(sys, "stdout", Closed())
        assert run(["bots"]) == 141
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("closed", ["stdin", "stdout", "stderr"])
def test_a_stream_that_was_closed_leads_nowhere(monkeypatch, closed):
    """Without input the game is left, without output it goes on: never an internal error."""
    with monkeypatch.context() as closing:
        closing.setattr(sys, closed, None)
        codes = [run(["play", "felicity", "--plain", "--bots", "random", "--seed", "1"]), run(["bots", "felicity"])]
        getattr(sys, closed).close()
    assert codes == [0, 0]


def test_ctrl_c_is_quiet(heard, instead_of_bots):
    """Interrupting a command ends it with the usual code and no traceback."""

    def endless(context):
        raise KeyboardInterrupt

    instead_of_bots(endless)
    assert "Traceback" not in heard(["bots"], 130).err


def test_an_interrupted_simulation_gives_what_it_has(heard, monkeypatch):
    """After Ctrl-C the results so far are printed, marked as incomplete, with the exit code for interrupts."""
    import signal

    play = Plan.play

    def interrupted(self, index):
        if index == 3:
            signal.raise_signal(signal.SIGINT)
        return play(self, index)

    monkeypatch.setattr(Plan, "play", interrupted)
    captured = heard(["simulate", "-n", "500", "--bots", "random", "-w", "1", "--json"], 130)
    results = json.loads(captured.out)
    assert (results["games"], results["asked"], results["complete"]) == (4, 500, False)
    assert "4 games out of 500" in captured.err


@pytest.fixture
def failing(monkeypatch):
    """Let games whose seed ends in a certain digit fail, as by a faulty bot, or a full disk."""

    def fail(number, fault):
        play = cells.play

        def played(game, entrants, seed, *, strict):
            if seed.endswith(f"/{number}"):
                raise fault
            return play(game, entrants, seed, strict=strict)

        monkeypatch.setattr(cells, "play", played)

    return fail


RUNS = [
    "simulate felicity --players 3 --bots random --option open_mice=true --seed 5 -w 1",
    "compare felicity --players 3 --bots random --option open_mice=true,false --seed 5 -w 1",
]


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("line", RUNS)
def test_a_game_that_fails_leaves_what_was_played(heard, failing, line, number):
    """The figures of earlier games are printed; the error names the failed game, with a command that reproduces it."""
    failing(number, KeyError("mouse"))
    for words in (["-n", "9"], ["-n", "9", "--json"]):
        captured = heard([*line.split(), *words], 70)
        assert f"rascals: game {number} (seed 5/{number}) ended in an error: KeyError: 'mouse'. " in captured.err
        assert f"{number} games out of 9" in captured.err
    results = json.loads(captured.out)
    assert (results["games"], results["asked"], results["complete"]) == (number, 9, False)
    command = captured.err.strip().rpartition(": rascals ")[2].split()
    assert command[-3:] == ["--again", str(number), "--debug"]
    assert "in played\n" in heard(command, 70).err
    assert all(rascals.verify(file).ok for file in heard([*command[:-3], "--again", "8"]).out.split())


def test_a_full_disk_is_no_error_of_the_program(heard, failing):
    """A system error in the middle of many games has its usual exit code."""
    failing(2, OSError(errno.ENOSPC, "no room"))
    captured = heard([*RUNS[0].split(), "-n", "9", "--json"], 2)
    assert json.loads(captured.out)["games"] == 2
    assert "no room" in captured.err


def test_no_color_reaches_everything(capsys, monkeypatch):
    """--no-color anywhere on the line sets NO_COLOR, which Textual and child processes read."""
    import os

    assert run(["games", "--no-color"]) == 0
    assert os.environ["NO_COLOR"] == "1"
    assert "\x1b" not in capsys.readouterr().out
