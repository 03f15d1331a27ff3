"""The pages' transfer sizes and loading times, on a connection as slow as a phone's.

    python -m benchmarks.pages
    python -m benchmarks.pages --url http://127.0.0.1:8000 --language fr
    python -m benchmarks.pages --kilobytes 50 --latency 400 --json

Opens the lobby, a fresh table of each game and a finished game's replay in Chromium, each with an empty browser cache,
and waits until its pictures are drawn. For each page:

- *wire*: bytes received, including headers, as compressed, and with the messages of the table's WebSocket;
- *painted*: milliseconds until the first contentful paint, on the slow connection;
- *there*: milliseconds until the page's main content was visible;
- *shift*: the cumulative layout shift.

Without `--url` a fresh server is started and measured. This is its first visitor, so the times include compressing the
files that it compresses once and keeps.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.server import server

PHONE = {"width": 360, "height": 740}
NAMES = ("chromium", "chromium-browser", "google-chrome")
KILOBYTES, LATENCY = 50, 400  # kilobytes a second; milliseconds
PATIENCE = 180_000  # milliseconds
# The main content of a page: the lobby's boxes with their pictures; a board, or the generic panels in its place.
LOBBY = """() => {
  const boxes = document.querySelectorAll('[data-box]');
  const drawn = box => box.querySelectorAll('.picture svg').length > 3;
  const below = box => box.querySelector('.picture').getBoundingClientRect().top > innerHeight;
  return boxes.length > 3 && [...boxes].every(box => drawn(box) || below(box));
}"""
BOARD = "() => (document.querySelector('.screen .board')?.innerText ?? '').trim().length > 20"
GAMES = {"felicity": 4, "goodcritters": 4, "heist": 4, "goons": 4}

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({type: 'layout-shift', buffered: true});
}"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Start Chromium for as long as the block runs; exit with one line if it is not installed."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        sys.exit("needs Chromium (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Line:
    """Counts the bytes a page receives; `slow` throttles it to (kilobytes a second, milliseconds of latency)."""

    def __init__(self, page: Page, slow: tuple[float, float] | None = None) -> None:
        self._coming: dict[str, float] = {}  # bytes received so far, by request
        self._talk = 0
        self.addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.responseReceived", self._answered)
        session.on("Network.dataReceived", self._came)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._told)
        session.send("Network.enable")
        if slow is not None:
            speed, latency = slow
            conditions = {"downloadThroughput": speed * 1000, "uploadThroughput": speed * 1000, "latency": latency}
            session.send("Network.emulateNetworkConditions", {"offline": False, **conditions})

    @property
    def received(self) -> int:
        """The bytes received."""
        return round(sum(self._coming.values())) + self._talk

    def heaviest(self) -> list[tuple[int, str]]:
        """Return the largest responses, the largest first."""
        found = [(round(size), self.addresses[one]) for one, size in self._coming.items()]
        return sorted([*found, (self._talk, "socket")], reverse=True)

    def _asked(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        self._coming.setdefault(event["requestId"], event["response"]["encodedDataLength"])

    def _came(self, event: dict[str, Any]) -> None:
        one = event["requestId"]
        self._coming[one] = self._coming.get(one, 0) + event["encodedDataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        self._coming[event["requestId"]] = event["encodedDataLength"]  # headers and body, as transferred

    def _told(self, event: dict[str, Any]) -> None:
        self._talk += len(event["response"]["payloadData"].encode()) + 4


@dataclass(frozen=True)
class Weighed:
    """The measurements of one page."""

    page: str
    wire: int
    painted: float
    there: float
    shift: float


def weigh(context: BrowserContext, name: str, url: str, ready: str, slow: tuple[float, float] | None = None) -> Weighed:
    """Open a page in a fresh browser context, wait until its main content is visible (`ready`), and measure."""
    page = context.new_page()
    line = Line(page, slow)
    page.add_init_script(f"({SHIFTS})()")
    began = perf_counter()
    page.goto(url, timeout=PATIENCE)
    page.wait_for_function(ready, timeout=PATIENCE)
    there = (perf_counter() - began) * 1000
    page.wait_for_load_state("load")
    page.wait_for_timeout(500)  # so that what arrives late counts as well
    found = Weighed(name, line.received, page.evaluate(FIRST_PAINT) or 0.0, there, page.evaluate("window.shifted"))
    page.close()
    return found


def quick_game(context: BrowserContext, url: str, game: str, *, level: str = "random", finished: bool = False) -> str:
    """Begin a game against bots with the browser's cookies, wait until only its seat is to act, and return the table.

    `level`: the bots' name. `finished`: let bots play the game to its end instead.
    """
    wish = {"game": game, "players": GAMES[game], "level": level, "nickname": "Ada"}
    answer = context.request.post(f"{url}/api/v1/quick", data=wish)
    assert answer.ok, answer.text()
    seated = answer.json()
    table = f"{url}/api/v1/tables/{seated['table']['id']}"
    if finished:
        assert context.request.post(f"{table}/standin", data={"seat": seated["seat"], "on": True}).ok
        while context.request.get(table).json()["status"] != "over":
            pass
    while not finished and context.request.get(f"{table}/view").json()["view"]["acting"] != [seated["seat"]]:
        pass
    return str(seated["table"]["id"])


def pages(browser: Browser, url: str, language: str, slow: tuple[float, float] | None) -> Iterator[Weighed]:
    """Measure each page, each in a fresh browser context."""
    settings: dict[str, Any] = {"viewport": PHONE, "locale": language}
    with contextlib.closing(browser.new_context(**settings)) as context:
        yield weigh(context, "lobby", url, LOBBY, slow)
    for game in GAMES:
        with contextlib.closing(browser.new_context(**settings)) as context:
            yield weigh(context, f"table of {game}", f"{url}/t/{quick_game(context, url, game)}", BOARD, slow)
    with contextlib.closing(browser.new_context(**settings)) as context:
        table = quick_game(context, url, "felicity", finished=True)
        yield weigh(context, "replay of felicity", f"{url}/r/{table}", BOARD, slow)


def shown(found: Weighed) -> str:
    """Return the measurements of a page, on one line."""
    times = f"{found.painted:7.0f} ms painted {found.there:7.0f} ms there"
    return f"{found.page:<24} {found.wire / 1000:7.1f} kB {times} {found.shift:6.3f} shift"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--url", help="the address of a server that runs; one of its own without it")
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--kilobytes", type=float, default=KILOBYTES, help="of the line, a second; 0: as fast as it is")
    parser.add_argument("--latency", type=float, default=LATENCY, help="of the line, in milliseconds")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    slow = (given.kilobytes, given.latency) if given.kilobytes else None
    with contextlib.ExitStack() as stack:
        url = given.url or f"http://{stack.enter_context(server(bot_delay='0'))[0]}"
        for found in pages(stack.enter_context(chromium()), url, given.language, slow):
            print(json.dumps(vars(found)) if given.json else shown(found), flush=True)


if __name__ == "__main__":
    main()
