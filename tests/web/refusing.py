"""A browser that refuses what it stores or offers."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import CHROMIUM, complaints
from tests.web.people import PATIENCE

# What the page uses and can do without, each with its holder.
STORING = ["window.localStorage", "window.sessionStorage", "window.indexedDB", "window.caches", "document.cookie"]
OFFERED = ["navigator.serviceWorker", "navigator.clipboard", "navigator.locks", "document.execCommand"]
OFFERED += [
    "window.Notification",
    "window.AudioContext",
    "window.matchMedia",
    "window.BroadcastChannel",
    "window.Worker",
]
USED = STORING + OFFERED
LATER = ["window.caches", "window.Notification", "navigator.serviceWorker", "navigator.clipboard", "navigator.locks"]
LOST = {
    "all": "Your browser keeps nothing for this site",
    "values": "Your browser stores nothing for this site",
    "seats": "Your browser does not keep your seats",
}
ANY = "Your browser"

REFUSE = """({ what, way, later }) => {
  const error = () => new DOMException("refused", way === "full" ? "QuotaExceededError" : "SecurityError");
  const no = () => { throw error() };
  for (const [place, name] of what.map(one => one.split("."))) {
    const fails = way === "rejecting" && later.includes(`${place}.${name}`) ? () => Promise.reject(error()) : no;
    const holder = globalThis[place];
    if (name === "cookie" && way !== "hidden") {
      if (way !== "full") Object.defineProperty(holder, name, { configurable: true, get: () => "", set: () => {} });
    } else if (way === "absent") for (let at = holder; at; at = Object.getPrototypeOf(at)) delete at[name];
    else if (way === "hidden") Object.defineProperty(holder, name, { configurable: true, get: no, set: no });
    else if (way === "full") {
      if (name === "localStorage" || name === "sessionStorage") Storage.prototype.setItem = no;
      if (name === "indexedDB") IDBObjectStore.prototype.put = no;
      if (name === "caches") Cache.prototype.put = fails;
    } else {
      const value = new Proxy(function () {}, { get: (_, key) => (key === "permission" ? "default" : fails), apply: fails, construct: no });
      Object.defineProperty(holder, name, { configurable: true, value });
    }
  }
}"""  # noqa: E501 - a script


def refusing(page: Page, way: str, *what: str) -> None:
    """Let a page's browser refuse some things in one way."""
    page.add_init_script(f"({REFUSE})({json.dumps({'what': what, 'way': way, 'later': LATER})})")


def says(page: Page, lost: str | None) -> None:
    """Check that the page says what is lost, until that is closed; covering nothing."""
    if lost is None:
        expect(page.get_by_text(ANY)).to_have_count(0)
        return
    said = page.locator("p", has_text=LOST[lost])
    expect(said).to_be_visible()
    box, main = said.bounding_box(), page.locator("main").bounding_box()
    assert box is not None
    assert main is not None
    assert box["y"] + box["height"] <= main["y"] + 1
    said.get_by_role("button", name="Close").click()
    expect(page.get_by_text(ANY)).to_have_count(0)


def lost(way: str, *what: str) -> str | None:
    """Return what a browser does not keep that refuses these."""
    values = "window.localStorage" in what
    seats = "document.cookie" in what and way != "full"
    return "all" if values and seats else "values" if values else "seats" if seats else None


@contextlib.contextmanager
def all_blocked(browser: Browser, folder: Path) -> Iterator[Page]:
    """A page whose Chromium blocks all site data, by its own setting; any error in it fails the test."""
    (folder / "Default").mkdir()
    setting = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Default" / "Preferences").write_text(json.dumps(setting), encoding="utf-8")
    person = browser.browser_type.launch_persistent_context(
        folder,
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--disable-gpu"],
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 900},
    )
    person.set_default_timeout(PATIENCE)
    page, faults = person.pages[0], list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.extend(complaints(line.type, line.text)))
    yield page
    assert person.cookies() == []
    person.close()
    assert faults == []
