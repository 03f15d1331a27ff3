"""Make contact sheets of screenshots, one for the general pages and one for each game, in docs/images.

    python tools/contact_sheet.py http://127.0.0.1:8000
    python tools/contact_sheet.py http://127.0.0.1:8000 goodcritters --into sheets

Needs Chromium and a running server with the built web app, best with `--bot-delay 0`; tables are created there. Each
row shows one moment on a desktop, a tablet and a phone: before the start, the first decision, an early moment of each
phase (from a replay of a game between bots), and the end. Light and dark alternate, as do the languages.
"""

from __future__ import annotations

import argparse
import base64
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import count, islice
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

Scheme = Literal["light", "dark"]
HOME = Path(__file__).resolve().parents[1] / "docs" / "images"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
GAMES = {"felicity": 4, "goodcritters": 5, "heist": 3, "goons": 3}  # the number of players in each
EDITIONS = {"heist": ("v5", "v1")}  # editions whose phases differ; other games have one edition
OPTIONS = {"heist": {"turn_limit": 20}}  # for games played to the end: shortens those of random bots
SIZES = ((1280, 800, 400), (768, 1024, 220), (360, 740, 150))  # screen width and height, and width on the sheet
LANGUAGES = ("en-GB", "fr-FR", "de-DE")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
PHASES = 7  # rows of phases at most
PATIENCE = 120_000  # milliseconds
QUALITY = 62

STYLE = """
body { margin: 0; padding: 16px; width: max-content; background: #f7efe2; color: #2c2130;
  font: 14px/1.4 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; }
section { display: flex; gap: 12px; align-items: start; margin-bottom: 16px; }
h2 { width: 96px; margin: 0; font-size: 14px; overflow-wrap: anywhere; }
figure { margin: 0; }
img { display: block; border: 1px solid #c9b08c; border-radius: 6px; }
figcaption { font-size: 11px; color: #695a63; }
"""


@dataclass(frozen=True)
class Moment:
    """What to take a screenshot of: its name, the page's address, and a selector to wait for."""

    name: str
    address: str
    ready: str
    seated: bool = False  # with the cookies of a player at the table


class Photographer:
    """Takes the screenshots of one server, alternating colour schemes and languages."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.host = browser.new_context(locale="en-GB")
        self._taken = count()

    def row(self, moment: Moment) -> str:
        """Return screenshots of one moment on screens of each size, as HTML."""
        figures = "".join(self._figure(moment, size) for size in SIZES)
        return f"<section><h2>{escape(moment.name)}</h2>{figures}</section>"

    def _figure(self, moment: Moment, size: tuple[int, int, int]) -> str:
        width, height, shown = size
        scheme, language = dress(next(self._taken))
        state = self.host.storage_state() if moment.seated else None
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce",
            storage_state=state,
        )
        page = context.new_page()
        page.goto(self.url + moment.address)
        page.wait_for_selector(moment.ready, timeout=PATIENCE, state="attached")
        page.wait_for_timeout(700)  # let pictures and backgrounds load
        data = base64.b64encode(page.screenshot(type="jpeg", quality=85)).decode()
        context.close()
        told = f"{width} × {height}, {scheme}, {language[:2]}"
        return (
            f'<figure><img width="{shown}" src="data:image/jpeg;base64,{data}"><figcaption>{told}</figcaption></figure>'
        )

    # ------------------------------------------------------------ the moments

    def house(self) -> Iterator[Moment]:
        """Yield the general pages."""
        seated = self._post("tables", game="goodcritters", players=5, options={"length": "long"}, public=False)
        yield Moment("lobby", "/", "[data-box] .picture svg")
        yield Moment("invitation", f"/j/{seated['table']['code']}", ".invitation ul")
        yield Moment("rules", "/rules/goons", ".rules")
        yield Moment("settings", "/settings", ".sheet")

    def moments(self, game: str) -> Iterator[Moment]:
        """Yield the moments of a game, from before its start to its end."""
        players = GAMES[game]
        waiting = self._post("tables", game=game, players=players)["table"]["id"]
        yield Moment("before the start", f"/t/{waiting}", "strong.code", seated=True)
        begun = self._post("quick", game=game, players=players, level="random")["table"]["id"]
        yield Moment("first decision", f"/t/{begun}", ".screen .board *", seated=True)
        over, shown = "", set[str]()
        for edition in EDITIONS.get(game, (None,)):
            over = self._finished(game, players, edition)
            frames = self.host.request.get(f"{self.url}/api/v1/tables/{over}/replay?pov=open").json()["frames"]
            for phase, at in islice(early_in_each_phase(frames), PHASES):
                if phase not in shown:
                    yield Moment(phase, f"/r/{over}?n={at}&pov=open", ".screen .board *")
                shown.add(phase)
        yield Moment("the end", f"/t/{over}", "#final, .final", seated=True)

    def _finished(self, game: str, players: int, edition: str | None) -> str:
        seated = self._post(
            "quick", game=game, players=players, level="random", edition=edition, options=OPTIONS.get(game, {})
        )
        table = str(seated["table"]["id"])
        where = f"{self.url}/api/v1/tables/{table}"
        self.host.request.post(f"{where}/standin", data={"seat": seated["seat"], "on": True})
        while self.host.request.get(where).json()["status"] != "over":
            time.sleep(0.5)
        return table

    def _post(self, where: str, **wish: Any) -> Any:
        answer = self.host.request.post(f"{self.url}/api/v1/{where}", data={"nickname": "Ada", **wish})
        if not answer.ok:
            raise SystemExit(answer.text())
        return answer.json()


def dress(number: int) -> tuple[Scheme, str]:
    """Return the colour scheme and language of the n-th screenshot; they alternate along rows and columns."""
    return SCHEMES[number % len(SCHEMES)], LANGUAGES[(number + number // len(SIZES)) % len(LANGUAGES)]


def early_in_each_phase(frames: list[dict[str, Any]]) -> Iterator[tuple[str, int]]:
    """Yield each phase in a replay's views, with the index of a frame a third of the way into it, so it has content."""
    found: dict[str, list[int]] = {}
    for at, frame in enumerate(frames):
        phase = str(frame["view"].get("phase") or frame["view"].get("status", {}).get("id", ""))
        found.setdefault(phase, []).append(at)
    for phase, places in found.items():
        yield phase, places[len(places) // 3]


def sheet(context: BrowserContext, rows: list[str], file: Path) -> None:
    """Lay out the rows on one sheet and save it as a small JPEG."""
    page: Page = context.new_page()
    page.set_content(f"<meta charset='utf-8'><style>{STYLE}</style>{''.join(rows)}")
    page.wait_for_function("[...document.images].every(image => image.complete)")
    page.set_viewport_size({"width": page.evaluate("Math.ceil(document.body.offsetWidth)"), "height": 600})
    page.screenshot(path=file, type="jpeg", quality=QUALITY, full_page=True)
    page.close()


def main() -> None:
    """Make the sheets."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url", help="the address of a running server")
    parser.add_argument(
        "what", nargs="*", default=["house", *GAMES], help="house, or the name of a game; all without it"
    )
    parser.add_argument("--into", type=Path, default=HOME, help="the folder for the sheets")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        photographer = Photographer(browser, re.sub("/+$", "", given.url))
        for name in given.what:
            moments = photographer.house() if name == "house" else photographer.moments(name)
            file = given.into / f"{name}.jpg"
            sheet(browser.new_context(), [photographer.row(moment) for moment in moments], file)
            print(f"{file}: {file.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
