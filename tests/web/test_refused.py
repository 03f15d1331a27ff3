"""A browser may refuse whatever it stores or offers: games are played all the same, and the page says what is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.suites import deep
from tests.web.conftest import CHROMIUM, NewPage, complaints
from tests.web.people import AWAITED, PATIENCE, move_by_mouse, open_tab, quick_game

pytestmark = pytest.mark.browser

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
ALONE = [
    (what, way)
    for what in USED
    for way in ("absent", "hidden", "throwing", "rejecting")
    if way != "rejecting" or what in LATER
]
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


def play(page: Page, server: str) -> None:
    """Begin a game, move, take notes, change a setting, make a table and copy its link; come back, and move again."""
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    open_tab(page, "notes")
    page.locator("#notes").fill("the cat is hers")
    table = page.url
    page.get_by_role("link", name="Settings").click()
    page.locator("label", has_text="dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("link", name="My games").click()
    expect(page.locator("h1")).to_have_text("My games")
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.locator("[aria-controls=making]").click()
    page.locator("#making form .primary").click()
    page.get_by_role("button", name="Copy the link", exact=True).click()
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.locator(f".mine article:has(a[href$='{table.rpartition('/')[2]}']) button, .mine button").last.click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    open_tab(page, "notes")
    expect(page.locator("#notes")).to_have_value("the cat is hers")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


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


@pytest.mark.slow
@pytest.mark.parametrize("way", ["hidden", "full", *deep(["absent", "throwing", "rejecting"])])
def test_all_refused_at_once(new_page: NewPage, server: str, way: str) -> None:
    """Where all is absent, hidden, fails or has no room, a game is played as ever, and it is said once what is lost."""
    page = new_page(service_workers="allow")
    refusing(page, way, *USED)
    page.goto(server)
    says(page, lost(way, *USED))
    play(page, server)
    if way != "full":
        assert page.context.cookies() == []


@pytest.mark.thorough
@pytest.mark.parametrize(("what", "way"), ALONE)
def test_each_refused_alone(new_page: NewPage, server: str, what: str, way: str) -> None:
    """So it is where only one of them is refused."""
    page = new_page(service_workers="allow")
    refusing(page, way, what)
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    says(page, lost(way, what))


@pytest.mark.slow
def test_all_site_data_blocked(chromium: Browser, server: str, tmp_path: Path) -> None:
    """So it is by Chromium's own setting, which tells pages that they may have cookies."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    person = chromium.browser_type.launch_persistent_context(
        tmp_path,
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
    page.goto(server)
    says(page, "all")
    play(page, server)
    assert person.cookies() == []
    person.close()
    assert faults == []
