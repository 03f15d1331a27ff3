"""A server, a browser, and pages in it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import chance
from tests.web.people import PATIENCE, move_by_mouse, play_out, quick_game

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = re.compile(r"WebSocket connection to|net::ERR_|status of (400|401|403|404|409|422)")

# In tests, people have played the games before and get no hints, unless a test asks for them.
NO_HINTS = """
try { localStorage.setItem("rascals-hints", localStorage.getItem("rascals-hints") ?? JSON.stringify(
  Object.fromEntries(["felicity", "goodcritters", "heist", "goons"].map((game) => [game, ["*"]])))) } catch {}
"""

# What a browser adds to the chance of a game, 32 bytes a table, follows from the test, as the server's does: `seed`
# names the person, what is kept of other tables the table.
FIXED_CHANCE = """
(seed) => {
  const draw = crypto.getRandomValues.bind(crypto);
  let count = 0;
  crypto.getRandomValues = (into) => {
    if (into.length !== 32) return draw(into);
    let kept = null;
    try { kept = localStorage.getItem("rascals-shuffle") } catch {}
    let state = 2166136261;
    for (const sign of `${seed} ${kept} ${count++}`) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
    for (let i = 0; i < into.length; i++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + i;
      into[i] = state >>> 24;
    }
    return into;
  };
}
"""

NewPage = Callable[..., Page]

# The default time limit of expectations: long, because a page on a busy machine is slow but not broken.
expect.set_options(timeout=PATIENCE)


@dataclass
class Server:
    """A server in a process of its own, which can be killed and started again with the same data."""

    folder: Path
    port: int = 0  # 0 until the first start chooses a free one, which restarts use again
    module: str = "rascals.server"
    process: subprocess.Popen[str] | None = None
    more: dict[str, str] = field(default_factory=dict)  # additional environment variables

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        database = f"sqlite:///{self.folder / 'rascals.db'}"
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--database", database]
        command += ["--bot-delay", "0", "--bot-seconds", "60", "--bot-simulations", "5", "--log-level", "error"]
        environment = os.environ | chance.environment() | self.more
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=self.folder)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if "http://" in line:
                self.port = int(line.rpartition(":")[2].rstrip("/\n"))
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not disturb others."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def server(running: Server) -> str:
    """The URL of that server."""
    return running.url


@pytest.fixture(scope="session")
def extra_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server with additional games: secret votes, moves taken back, a board without texts of its own."""
    server = Server(tmp_path_factory.mktemp("extra"), module="tests.web.extra_games")
    server.start()
    yield server.url
    server.kill()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of the test alone, which it may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A headless Chromium; without one the tests are skipped."""
    if CHROMIUM is None:
        pytest.skip("needs Chromium (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, timeout=PATIENCE)
        yield browser
        browser.close()


def opened(browser: Browser, **options: Any) -> BrowserContext:
    """Return a fresh browser context (one person), with a long default timeout and the chance of the test."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({FIXED_CHANCE})({json.dumps(chance.token_hex())})")
    return context


@dataclass(frozen=True)
class Finished:
    """A finished table, and the browser storage of the person who played there."""

    table: str
    state: Any


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: str) -> Finished:
    """A game played to its end."""
    context = opened(chromium, reduced_motion="reduce", locale="en-GB")
    context.add_init_script(NO_HINTS)
    page = context.new_page()
    table = quick_game(page, server)
    play_out(page, move_by_mouse)
    state = context.storage_state()
    context.close()
    return Finished(table, state)


def complaints(kind: str, text: str) -> list[str]:
    """Return what a line of the browser's console complains of: errors, except for responses that tests provoke."""
    return [text] if kind == "error" and not QUIET.search(text) else []


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Return a function that opens pages, each for another person; any error in them fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def make(*, hints: bool = False, **options: Any) -> Page:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}
        settings["service_workers"] = "block"  # a worker's cache must not answer requests that tests intercept
        context = opened(chromium, **(settings | options))
        if not hints:
            context.add_init_script(NO_HINTS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.extend(complaints(line.type, line.text)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
