"""Firefox and WebKit, driven by WebDriver: what is to be pressed is hit, and moves are made."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import ClientConnection, connect

from tests.web.access import MISSED
from tests.web.conftest import Server
from tests.web.people import PATIENCE
from tests.web.test_goons import DOINGS

MINIBROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
SCREEN = "1600x1200x24"
ANSWERED = 2 * PATIENCE // 1000  # seconds within which a browser answers, even to what waits

# No faults of the page: the server, which tests stop, is not there; what a new size changes is told a frame later.
HARMLESS = re.compile(r"WebSocket|establish a connection|ResizeObserver loop")

# Waits for what a function returns to be true; null says that it never was.
UNTIL = """async ([arg, limit]) => {
    for (const end = Date.now() + limit; Date.now() < end; await new Promise(again => setTimeout(again, 20))) {
        const found = await (FUNCTION)(arg);
        if (found) return found;
    }
    return null;
}"""

# Notes what goes wrong in a page.
LISTEN = """() => {
    window.faults = [];
    for (const kind of ['error', 'unhandledrejection'])
        addEventListener(kind, event => faults.push(String(event.reason ?? event.message)));
}"""

# The middle of what can be pressed and matches the first selector, once it is in sight, at rest and hit there.
PLACE = """async selectors => {
    const free = one => one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], [aria-pressed=true]');
    const target = selectors.map(one => [...document.querySelectorAll(one)].find(free)).find(Boolean);
    // Centred: Firefox takes what is in the right half of a place, aligned by an edge, for the next place's.
    target?.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = () => JSON.stringify(target?.getBoundingClientRect()), before = box();
    for (let frame = 0; target && frame < 3; frame++) await new Promise(requestAnimationFrame);
    if (!target?.isConnected || box() !== before) return null;
    const {x, y, width, height} = JSON.parse(before);
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
    return (target.closest('[role=application]') ?? target).contains(document.elementFromPoint(...at)) ? at : null;
}"""


class Window(ABC):
    """A page in a browser, with some methods of Playwright's `Page`; both protocols write scripts and actions alike."""

    def __init__(self) -> None:
        self.faults = list[str]()

    def note(self, *said: str) -> None:
        """Note what goes wrong in the page."""
        self.faults += [line for line in said if not HARMLESS.search(line)]

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open a page."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def set_viewport_size(self, viewport_size: dict[str, int]) -> None:
        """Give the window a width and a height."""

    @abstractmethod
    def run(self, function: str) -> str | None:
        """Call a function without arguments, which promises a text."""

    @abstractmethod
    def perform(self, *sources: dict[str, Any]) -> None:
        """Let keys and pointers act."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function in the page, and return what it returns or promises."""
        said = self.run(f"async () => JSON.stringify(await ({expression})({json.dumps(arg)}))")
        return None if said is None else json.loads(said)

    def wait_for_function(self, expression: str, *, arg: Any = None) -> Any:
        """Wait until a function returns something true, and return that."""
        found = self.evaluate(UNTIL.replace("FUNCTION", expression), [arg, PATIENCE])
        assert found, f"waited in vain for {expression} of {arg}"
        return found

    def click(self, selector: str) -> None:
        """Click in the middle of the first element that matches and can be pressed."""
        self.press(*self.wait_for_function(PLACE, arg=[selector]))

    def press(self, x: int, y: int) -> None:
        """Click at a point of the window."""
        moved = {"type": "pointerMove", "x": x, "y": y}
        pressed = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.perform({"type": "pointer", "id": "mouse", "actions": [moved, *pressed]})

    def fill(self, selector: str, value: str) -> None:
        """Type into an empty field."""
        self.click(selector)
        typed = [{"type": kind, "value": sign} for sign in value for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": typed})


class Firefox(Window):
    """A window of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket, self.count = socket, 0
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; what the console says meanwhile is noted."""
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while (told := json.loads(self.socket.recv(ANSWERED))).get("id") != self.count:
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.note(told["params"]["text"])
        assert "result" in told, f"{method}: {told}"
        return told["result"]

    def goto(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.context, wait="complete")

    def set_viewport_size(self, viewport_size: dict[str, int]) -> None:
        self.send("browsingContext.setViewport", context=self.context, viewport=viewport_size)

    def run(self, function: str) -> str | None:
        target = {"context": self.context}
        told = self.send("script.callFunction", functionDeclaration=function, awaitPromise=True, target=target)
        assert told["type"] == "success", told
        said: str | None = told["result"].get("value")
        return said

    def perform(self, *sources: dict[str, Any]) -> None:
        self.send("input.performActions", context=self.context, actions=sources)


class WebKit(Window):
    """A window of WebKit."""

    def __init__(self, driver: Remote) -> None:
        super().__init__()
        self.driver = driver
        driver.set_script_timeout(ANSWERED)

    def goto(self, url: str) -> None:
        self.driver.get(url)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self.driver.refresh()
        self.evaluate(LISTEN)

    def set_viewport_size(self, viewport_size: dict[str, int]) -> None:
        self.driver.set_window_size(viewport_size["width"], viewport_size["height"])

    def run(self, function: str) -> str | None:
        said: str | None
        said, faults = self.driver.execute_script(
            f"return Promise.all([({function})(), window.faults?.splice(0) ?? []])"
        )
        self.note(*faults)
        return said

    def perform(self, *sources: dict[str, Any]) -> None:
        self.driver.execute("actions", {"actions": sources})


@contextmanager
def ended(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Start a process, and end it."""
    with subprocess.Popen(command, text=True, **options) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def firefox(home: Path) -> Iterator[Window]:
    """A new Firefox without a screen."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("needs Firefox (Debian: apt install firefox-esr)")
    command = [program, "-headless", "-no-remote", "-profile", str(home), "-remote-debugging-port", "0"]
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "env": os.environ | {"HOME": str(home)}}
    with ended(command, **options) as process:
        url = next(line.split()[-1] for line in process.stderr if "WebDriver BiDi listening" in line)
        with connect(f"{url}/session", max_size=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(home: Path) -> Iterator[Window]:
    """A new WebKit that fills a screen of its own, which nobody sees."""
    program = shutil.which("WebKitWebDriver")
    if program is None or MINIBROWSER is None:
        pytest.skip("needs WebKit (Debian: apt install webkit2gtk-driver)")
    if shutil.which("Xvfb") is None:
        pytest.skip("needs a screen (Debian: apt install xvfb)")
    options = Options()
    options.binary_location = str(MINIBROWSER)
    for argument in ("--automation", "--full-screen"):
        options.add_argument(argument)
    # Scrollbars have a place of their own: else presses at the edge of what scrolls meet bars that are not drawn.
    (home / "gtk-3.0").mkdir()
    (home / "gtk-3.0/settings.ini").write_text("[Settings]\ngtk-overlay-scrolling=false\n")
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with ended(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        display = f":{process.stdout.readline().strip()}"
        settings = {"DISPLAY": display, "HOME": str(home), "XDG_CONFIG_HOME": str(home)}
        settings["WEBKIT_DISABLE_DMABUF_RENDERER"] = "1"  # no graphics card
        service = Service(program, env=os.environ | settings)
        service.start()
        try:
            # Not `WebKitGTK`: it asks Selenium Manager, which fetches what it does not find.
            answering = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=ANSWERED))
            with Remote(answering, options=options) as driver:
                yield WebKit(driver)
        finally:
            service.stop()


SIZES = [{"width": 360, "height": 740}, {"width": 1280, "height": 900}]
MOVES = 3
PRESSES = 500  # far more than a move takes

# What to press, the first that can be pressed.
PRESSED = {
    "felicity": (".panel > .place", "[data-at^='hand-'].legal", ".bidding .pass"),
    "goodcritters": (
        "[data-form=share] .primary",
        "[data-form=share] .button",
        "[data-dock] .ready",
        "[data-action=yes]",
    ),
    "goons": ("[data-lit]", *DOINGS),
    "heist": (
        "section.hiring .row .primary",
        "section.hiring .critter-card:not(.chosen)",
        "[role=application] .open",
        ".question.wide button",
        ".bar .primary",
        "[data-lit]",
        ".question button",
    ),
}
SHOWN = "selector => document.querySelector(selector)?.checkVisibility()"
LINES = "() => [...document.querySelectorAll('.log li')].map(line => line.textContent)"
OWN = "() => document.querySelectorAll('.log .mine').length"
# What is missed, once something is asked and nothing is on its way any more.
AT_REST = f"""() => {{
    const moves = one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity;
    return document.title.startsWith('●') && !document.getAnimations().some(moves) && {{ missed: ({MISSED})() }};
}}"""
NEXT = f"""async ([selectors, before]) =>
    ({OWN})() > before ? 'moved' : document.title.startsWith('●') && await ({PLACE})(selectors)"""


def move(window: Window, game: str) -> None:
    """Press what is asked for, until the log tells of it; hints first, which are then done with."""
    before = window.evaluate(OWN)
    for _ in range(PRESSES):
        found = window.wait_for_function(NEXT, arg=[["[data-hint] .ok", *PRESSED[game]], before])
        if found == "moved":
            return
        window.press(*found)
    raise AssertionError("nothing comes of the presses")


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.parametrize("game", PRESSED)
@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_game_in_another_browser(
    fragile: Server, tmp_path: Path, browser: Callable[[Path], AbstractContextManager[Window]], game: str
) -> None:
    """All there is to press is hit, moves are made, and neither loading again nor a killed server loses any."""
    with browser(tmp_path) as window:
        window.goto(fragile.url)
        window.fill("main input[autocomplete=nickname]", "Ada")
        window.click(f"[data-box={game}] [data-play]")
        window.wait_for_function(SHOWN, arg=f"[data-{game}]")
        for size in SIZES:
            window.set_viewport_size(size)
            for _ in range(MOVES):
                move(window, game)
            assert window.wait_for_function(AT_REST)["missed"] == [], size
        told = window.evaluate(LINES)
        window.reload()
        window.wait_for_function(SHOWN, arg=f"[data-{game}]")
        move(window, game)
        fragile.kill()
        window.wait_for_function(SHOWN, arg=".link.reconnecting")
        fragile.start()
        window.wait_for_function(SHOWN, arg=".link.connected")
        move(window, game)
        assert window.evaluate(LINES)[: len(told)] == told
        assert window.faults == []
