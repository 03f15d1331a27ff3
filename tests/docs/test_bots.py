"""The bots of the examples play every game at a real server: one in JavaScript, one on a WebSocket."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

import rascals
from tests.docs.pages import ROOT
from tests.suites import deep
from tools import checks

GAMES = ["goons", *deep(game for game in rascals.games() if game != "goons")]
BOT = ROOT / "examples" / "bot.mjs"


@pytest.mark.real
@pytest.mark.skipif(checks.node_version() < (22, 0), reason="needs node 22 or newer")
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_and_prints_what_is_refused(game: str, live_server: str) -> None:
    """It ends a whole game of four; asked for a game that does not exist it prints the server's reason and fails."""

    def played(name: str) -> subprocess.CompletedProcess[str]:
        command = [shutil.which("node") or "node", str(BOT), name, f"http://{live_server}"]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)

    refused = played("chess")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "unknown game 'chess'; valid: " in refused.stderr
    done = played(game)
    assert (done.returncode, done.stdout) == (0, "over 4\n"), done.stderr


@pytest.mark.real
@pytest.mark.parametrize("game", GAMES)
def test_the_bot_on_a_websocket_ends_a_game(game: str, live_server: str) -> None:
    """It plays a whole game of four, part by part."""
    command = [sys.executable, str(ROOT / "examples" / "socket_bot.py"), game, live_server]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout) == (0, "over\n"), done.stderr
