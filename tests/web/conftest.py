"""A server, a browser, and pages in it."""

from __future__ import annotations

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

from tests.web.people import PATIENCE, move_by_mouse, play_out, quick_game

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = re.compile(r"WebSocket connection to|net::ERR_|status of (400|401|403|404|422)")

# People in tests know the games, unless they say otherwise.
NO_HINTS = """
try { localStorage.setItem("rascals-hints", localStorage.getItem("rascals-hints") ?? JSON.stringify(
  Object.fromEntries(["felicity", "goodcritters", "heist", "goons"].map((game) => [game, ["*"]])))) } catch {}
"""

NewPage = Callable[..., Page]

# A page on a machine with much else to do is no page that is broken: this holds wherever a test names no limit.
expect.set_options(timeout=PATIENCE)


@dataclass
class Server:
    """A server in a process of its own that can be killed and started again on the same data."""

    folder: Path
    port: int = 0  # a free one, and then the same again
    module: str = "rascals.server"
    process: subprocess.Popen[str] | None = None
    more: dict[str, str] = field(default_factory=dict)  # of its environment

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        database = f"sqlite:///{self.folder / 'rascals.db'}"
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--database", database]
        command += ["--bot-delay", "0", "--bot-seconds", "60", "--bot-simulations", "5", "--log-level", "error"]
        environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"} | self.more
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=self.folder)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if "http://" in line:
                self.port = int(line.rpartition(":")[2])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not break it."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def server(running: Server) -> str:
    """The address of that server."""
    return running.url


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
    """A person's own part of a browser, whose pages are given time."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    return context


@dataclass(frozen=True)
class Finished:
    """A finished table, and what the browser of the person who played there keeps."""

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
    """What a line of the browser's console complains of: errors, but for answers that the tests provoke."""
    return [text] if kind == "error" and not QUIET.search(text) else []


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Make pages, each of a person of its own; any error of theirs fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def make(*, hints: bool = False, **options: Any) -> Page:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}
        settings["service_workers"] = "block"  # what tests intercept must not come from a worker's store
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
