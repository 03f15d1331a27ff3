"""From an address to the first table: a page without a server beside a server of this machine.

    python -m rascals build-page page
    python -m benchmarks.first_table page
    python -m benchmarks.first_table page --repeats 3 --json

Somebody new opens the lobby in Chromium, begins a quick game of Felicity by its button, and sees the table. Their
second and third visit are in the same browser, in a new tab. Each repeat is another person's. It measures the seconds
from the address to the table, on a line without delay; and the bytes that a first visit has loaded by then: from the
page, what a plain file server handed out, without headers; from a server, what it sent compressed. After its first
table a page loads the rest of itself, so that it works offline: `in all`.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.pages import Line, chromium
from benchmarks.server import server
from benchmarks.timing import Figure, report

BEGIN, TABLE = "[data-box=felicity] .primary", "[data-felicity]"
VISITS = "first visit", "second visit", "third visit"
KEPT = "navigator.serviceWorker.ready.then(it => it.active !== null)"  # fulfilled once a page is kept for offline
PATIENCE = 180_000  # milliseconds


class Space(ThreadingHTTPServer):
    """A web space: the files of a folder, sent as they are; `sent` counts their bytes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
        self.sent = 0
        self._lock = threading.Lock()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def count(self, size: int) -> None:
        """Count bytes that were sent."""
        with self._lock:
            self.sent += size


class _Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, and count it."""
        assert isinstance(self.server, Space)
        shutil.copyfileobj(source, outputfile)
        self.server.count(source.tell())


@contextlib.contextmanager
def offered(folder: Path) -> Iterator[Space]:
    """Offer a folder for as long as the block runs."""
    with Space(folder) as space:
        threading.Thread(target=space.serve_forever, daemon=True).start()
        yield space
        space.shutdown()


def table_begun(page: Page, url: str) -> float:
    """Open an address and begin a game; return the seconds until its table was visible."""
    began = perf_counter()
    page.goto(url, timeout=PATIENCE)
    nickname = page.locator("input[autocomplete=nickname]").first
    if not nickname.input_value():
        nickname.fill("Ada")
    page.locator(BEGIN).click(timeout=PATIENCE)
    page.locator(TABLE).wait_for(timeout=PATIENCE)
    return perf_counter() - began


@dataclass(frozen=True)
class Site:
    """What is measured: `sent` returns the bytes it has sent so far; `kept`, a script, waits until all is kept."""

    name: str
    url: str
    sent: Callable[[Line], int]
    kept: str = "true"


def person(browser: Browser, site: Site, found: dict[str, Figure]) -> None:
    """Let somebody new visit three times; add what was measured."""
    with contextlib.closing(browser.new_context()) as context:
        for visit in VISITS:
            page = context.new_page()
            line = Line(page)
            before = site.sent(line)
            noted(found, f"{site.name}, {visit}", "s", table_begun(page, site.url))
            if visit == VISITS[0]:
                noted(found, f"{site.name}, until the first table", "kB", (site.sent(line) - before) / 1000)
                page.evaluate(site.kept)
                noted(found, f"{site.name}, in all", "kB", (site.sent(line) - before) / 1000)
            page.close()


def noted(found: dict[str, Figure], name: str, unit: str, value: float) -> None:
    """Add a value to its figure."""
    found.setdefault(name, Figure(name, unit)).values.append(value)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("page", type=Path, help="a folder that `rascals build-page` has made")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, Figure] = {}
    with contextlib.ExitStack() as stack:
        space = stack.enter_context(offered(given.page))
        served = stack.enter_context(server(bot_delay="0"))[0]
        browser = stack.enter_context(chromium())
        sites = (
            Site("page", space.url, lambda _: space.sent, KEPT),
            Site("server", f"http://{served}", lambda it: it.received),
        )
        for _ in range(given.repeats):
            for site in sites:
                person(browser, site, found)
    report(list(found.values()), given.json, "by the clock on the wall")


if __name__ == "__main__":
    main()
