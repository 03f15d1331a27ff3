import contextlib
import io
import os
import subprocess
import sys

import pytest

import rascals
from rascals.bots import names
from rascals.cli.run import run
from tests.suites import deep

pytestmark = pytest.mark.real


def asking(line):
    """Return the variables with which bash requests completions."""
    return {"_RASCALS_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}


@pytest.fixture
def completed(monkeypatch):
    """Bash's completions for a command line."""

    def ask(line):
        for name, value in (asking(line) | {"NO_COLOR": "1"}).items():
            monkeypatch.setenv(name, value)
        heard = io.StringIO()
        with contextlib.redirect_stdout(heard), contextlib.suppress(SystemExit):
            run([])
        return heard.getvalue().split()

    return ask


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("rascals pl", {"play"}),
        ("rascals play fel", {"felicity"}),
        ("rascals rules ", set(rascals.games())),
        ("rascals play felicity --bots ", set(names("felicity"))),
        ("rascals play felicity --bots shrewd,ran", {"shrewd,random"}),
        ("rascals play felicity --option open", {"open_mice=false", "open_mice=true"}),
        ("rascals play goodcritters --option changes", {"changes=0", "changes=20", "changes=100"}),
        ("rascals simulate felicity --players ", {"3", "4", "5"}),
        ("rascals data ", {"check", "show"}),
        ("rascals data check fel", {"felicity"}),
        ("rascals data show he", {"heist"}),
        ("rascals --lang ", {"en", "fr", "de"}),
        ("rascals play --lang f", {"fr"}),
    ],
)
def test_the_shell_completes(completed, line, offered):
    """Commands, games, bots, options and languages are completed, and nothing else in their place."""
    assert set(completed(line)) == offered


def test_the_program_itself_completes():
    """When its environment requests it, the program prints completions, and does nothing else."""
    program = [sys.executable, "-m", "rascals"]
    environment = os.environ | asking("rascals pl")
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.split() == ["play"]


def test_every_option_of_every_game_is_offered(completed):
    """All choices of all options are offered, in their notation."""
    offered = set(completed("rascals play felicity --option "))
    assert {entry.partition("=")[0] for entry in offered} == {o.name for o in rascals.games()["felicity"].options}


@pytest.mark.parametrize("shell", ["bash", *deep(["zsh", "fish"])])
def test_the_completion_script_can_be_shown(shell):
    """`--show-completion` prints a script for the shell that names the command."""
    environment = {**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "rascals", "--show-completion", shell],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0
    assert "_RASCALS_COMPLETE" in done.stdout
