"""Every command with bots accepts `module:Class` and plugins, and reports errors in one line."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.bots import names, plugins
from rascals.cli import serving
from rascals.cli.app import COMMANDS, command
from rascals.cli.run import run

pytestmark = pytest.mark.real
MODULE = '''
from rascals.bots import ChosenMove

class Magpie:
    """Takes what [glitters]."""

    name = "magpie"

    def choose(self, turn):
        return ChosenMove(turn.moves[0])

class Needy(Magpie):
    def __init__(self, taste):
        self.taste = taste

def last(s, seat, actions, count, words):
    return count - 1

def beyond(s, seat, actions, count, words):
    return count
'''
TAKING = {  # each command with bots, and arguments to make it quick
    "simulate": ["simulate", "felicity", "-n", "1", "-w", "1", "--players", "3", "--json"],
    "compare": ["compare", "felicity", "-n", "1", "-w", "1", "-o", "open_mice=false,true", "--players", "3", "--json"],
    "play": ["play", "felicity", "--plain", "--players", "3", "--seed", "1"],
    "serve": ["serve", "--port", "0"],
}


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """A folder with a module of bots, not on the path, in which commands run as `rascals` does."""
    (tmp_path / "nest.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.setattr(plugins, "_installed", tuple)
    monkeypatch.setenv(plugins.VARIABLE, "")
    monkeypatch.delenv(plugins.VARIABLE)
    monkeypatch.setattr(serving, "start", lambda *_, **__: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    plugins._loaded.cache_clear()
    yield tmp_path
    sys.modules.pop("nest", None)
    plugins._loaded.cache_clear()


def test_all_commands_that_take_bots_are_tried():
    """A new command with `--bots` must be added to these tests."""
    root = command("en")
    taking = {name for name in COMMANDS if any("--bots" in p.opts for p in root.commands[name].params)}
    assert taking == set(TAKING)


@pytest.mark.parametrize("name", TAKING)
def test_a_class_of_the_current_folder_plays(name, capsys):
    """`module:Class` is found in the current folder."""
    assert run([*TAKING[name], "--bots", "nest:Magpie"]) == 0, capsys.readouterr().err
    assert "nest" in sys.modules


@pytest.mark.parametrize("name", sorted(TAKING.keys() - {"serve"}))
def test_a_guest_plays_by_its_name(name, capsys, monkeypatch):
    """Bots named by the variable are like others."""
    monkeypatch.setenv(plugins.VARIABLE, "felicity=nest:Magpie")
    assert run([*TAKING[name], "--bots", "magpie"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("name", TAKING)
@pytest.mark.parametrize("spec", ["nest:Needy", "nowhere:Magpie", "nest:Nobody", "os:system"])
def test_what_is_wrong_with_it_is_one_line(name, spec, heard):
    """Exit code 2, and a sentence that names the module or class."""
    told = heard([*TAKING[name], "--bots", spec], 2)
    assert told.err.count("\n") == 1
    assert any(part in told.err for part in spec.split(":"))


def test_the_server_s_tables_may_choose_it():
    """`serve --bots` makes it a bot of every game, here and in child processes."""
    assert run(["serve", "--bots", "nest:Magpie"]) == 0
    assert all("magpie" in names(game) for game in rascals.games())
    assert os.environ[plugins.VARIABLE] == "nest:Magpie"


def test_processes_import_it_by_themselves():
    """Two workers play with a class from the folder where `rascals` runs, and with a plugin."""
    environment = os.environ | {plugins.VARIABLE: "nest:Magpie", "LC_ALL": "C"}
    environment["PYTHONPATH"] = str(Path(rascals.__file__).parents[1])
    code = "import sys\nfrom rascals.cli.run import run\nif __name__ == '__main__': sys.exit(run(sys.argv[1:]))"
    words = ["simulate", "felicity", "-n", "2", "-w", "2", "--bots", "nest:Magpie,magpie,random", "--json"]
    command_line = [sys.executable, "-P", "-c", code, *words]
    done = subprocess.run(command_line, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    played = json.loads(done.stdout)
    assert [one["bot"] for one in played["entrants"]] == ["nest:Magpie", "magpie", "random"]
    assert played["games"] == 2


def test_policies_play_compiled(heard):
    """With `--compiled` a policy, `module:function`, plays for its entrant beside networks and chance; no other can."""
    pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")
    compiled_words = ["simulate", "felicity", "--compiled", "-n", "9", "-w", "1", "--json", "--bots"]
    told = json.loads(heard([*compiled_words, "nest:last,random,easy"]).out)
    assert [one["bot"] for one in told["entrants"]] == ["nest:last", "random", "easy"]
    assert (told["games"], told["end_reasons"]) == (9, {"nine-rounds": 9})
    for bot in ("nest:Magpie", "nest:last:1s", "shrewd"):
        assert f"rascals: {bot} " in heard([*compiled_words, f"nest:last,{bot},random"], 2).err
    failed = heard([*compiled_words, "nest:beyond,random,random"], 70).err
    assert "policy beyond returned" in failed
    assert "--again" not in failed


def test_bots_lists_guests_with_their_package(heard, monkeypatch):
    """With their descriptions and packages; a broken one causes a warning, and the list is complete without it."""
    monkeypatch.setenv(plugins.VARIABLE, "nest:Magpie,goons=nest:Nobody")
    told = heard(["bots", "goons"])
    line = next(line for line in told.out.splitlines() if "magpie" in line)
    assert "Takes what [glitters]." in line
    assert "from RASCALS_BOTS" in line
    assert "expert" in told.out
    assert told.err.strip() == "Left out, RASCALS_BOTS: module 'nest' has no 'Nobody'."
    listed = {bot["name"]: bot for bot in json.loads(heard(["bots", "goons", "--json"]).out)}
    assert listed["magpie"] == {"name": "magpie", "about": "Takes what [glitters].", "package": "RASCALS_BOTS"}
    assert listed["expert"].keys() == {"name", "about"}


CUCKOO = r"""
import sys
print("\033[31mcuckoo")

class Cuckoo:
    '\033]0;title\007 \u202e'

    name = "cuckoo"

    def choose(self, turn):
        sys.exit(3)

class Egg(Cuckoo):
    def __init__(self):
        sys.exit(3)

class Grown(Cuckoo):
    games = 5

BOTS = Cuckoo, Egg, Grown
"""


def test_a_guest_whom_nobody_named_does_no_harm(here, heard, monkeypatch):
    """Commands succeed, and their output can be parsed; only whoever plays it learns that it made no move."""
    (here / "cuckoo.py").write_text(CUCKOO)
    monkeypatch.setenv(plugins.VARIABLE, "cuckoo:BOTS")
    for words in (["bots", "felicity", "--json"], [*TAKING["simulate"], "--bots", "random"]):
        sys.modules.pop("cuckoo", None)
        plugins._loaded.cache_clear()
        told = heard([*words])
        assert json.loads(told.out)
        assert not any(sign in told.out for sign in "\033\007\u202e")
    told = heard(["bots", "felicity"])
    assert [line for line in told.out.splitlines() if line.startswith("cuckoo ")]
    assert told.err.count("Left out, RASCALS_BOTS: ") == 2
    assert not any(sign in told.out + told.err for sign in "\033\007\u202e")
    assert "the bot cuckoo chose no move: SystemExit: 3" in heard([*TAKING["simulate"], "--bots", "cuckoo"], 70).err


def test_a_saved_game_imports_nothing(here, heard, monkeypatch):
    """A bot that a saved game names as `module:Class` plays only if the owner names it again."""
    file = here / "evening.jsonl"
    assert run([*TAKING["play"], "--bots", "nest:Magpie", "--save", str(file)]) == 0
    sys.modules.pop("nest")
    for bots in ([], ["--bots", "nest:Needy"]):
        assert "--bots nest:Magpie" in heard(["play", "--plain", "--resume", str(file), *bots], 2).err
        assert "nest" not in sys.modules
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert run(["play", "--plain", "--resume", str(file), "--bots", "nest:Magpie"]) == 0
    assert "nest" in sys.modules


def test_a_saved_game_imports_no_module_with_a_bot_s_name(here, heard):
    """Nor if a module next to the file has the name of a bot, so that the file seems to misspell a budget."""
    (here / "shrewd.py").write_text("raise SystemExit('imported')")
    file = here / "evening.jsonl"
    rascals.game("felicity", players=3).new(1, names=["Ann", "Mia (shrewd:Soon)", "Ida (random)"]).save(file)
    assert "--bots shrewd:Soon" in heard(["play", "--plain", "--resume", str(file)], 2).err
    assert "shrewd" not in sys.modules
    assert str(here) not in sys.path


def test_a_budget_does_not_open_the_folder():
    """With `bot:1s` nothing in the current folder can be imported, such as a file with the name of a missing extra."""
    before = list(sys.path)
    assert run(["simulate", "felicity", "-n", "1", "-w", "1", "--players", "3", "--bots", "shrewd:5"]) == 0
    assert sys.path == before


def test_the_shell_completes_guests(capsys, monkeypatch):
    """Plugins are offered among a game's bots, and broken ones are ignored."""
    line = "rascals simulate felicity --bots random,mag"
    asking = {"_RASCALS_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    for name, value in (asking | {plugins.VARIABLE: "nest:Magpie,nest:Nobody", "NO_COLOR": "1"}).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        run([])
    told = capsys.readouterr()
    assert told.out.split() == ["random,magpie"]
    assert not told.err


def test_a_file_here_takes_no_module_s_place(here):
    """The folder is searched last: a module there with the name of one that the program needs is not imported."""
    (here / "wave.py").write_text("raise SystemExit('taken')")
    sys.modules.pop("wave", None)
    assert run(["simulate", "felicity", "-n", "1", "-w", "1", "--bots", "wave:Wave_read"]) == 2
    assert Path(str(sys.modules["wave"].__file__)).parent != here
