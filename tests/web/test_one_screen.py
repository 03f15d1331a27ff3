"""A table is one screen: at each decision of whole games all that it is about is in sight, uncovered, large enough.

`RASCALS_PICTURES=folder` keeps a picture of each screen that falls short; `-rA` prints the list.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import LANGUAGES
from tests.web.scenes import EDITIONS, SETTLED, Shown, Table, decisions

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

TABLES = [
    *(Table("felicity", players) for players in (3, 4, 5)),
    *(Table("goodcritters", players) for players in (4, 5, 8)),
    *(Table("goons", players) for players in (2, 3, 4)),
    *(Table("heist", players, edition) for edition in EDITIONS for players in (2, 3, 4)),
]
DESKS = ((1280, 720), (1440, 900), (1920, 1080), (1366, 768), (1024, 768))
HANDS = ((360, 740), (390, 844), (768, 1024))
SIZES = {"desk": DESKS, "hand": HANDS}
SAMPLED = 24  # decisions of each game, evenly
LEAST = {"desk": 0.95, "hand": 0.80}  # the share of decisions at which all is in sight
AREA = {"heist": 0.45, "goons": 0.30}  # of the window, for the board, at a desk

TARGETS = ", ".join([
    *(f"{part} :is(button, [role=button], input, select):not(:disabled)" for part in (
        "[data-part=question]", ".goodcritters [data-den] .deeds",
    )),
    ".critter-card.ready", "[data-use]", "[data-space]", ".goodcritters [data-place]",
])  # fmt: skip
ABOUT = (
    "[role=application], [data-part=question] > *, [data-at=stage], .felicity [data-row], .felicity .mats > li,"
    " .goodcritters .front, .goodcritters [data-den] .mat"
)
# What is wrong with what the decision is about and its targets: outside the window or its place, covered by something
# else when it is scrolled to, too small for a finger; a page that scrolls.
WRONG = """([wanted, about, finger]) => {
    const seen = {visibilityProperty: true, opacityProperty: true};
    const found = selector => [...document.querySelectorAll(selector)].filter(one =>
        one.checkVisibility(seen) && one.getBoundingClientRect().width > 2);
    const said = [], targets = found(wanted), window = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const kind = one => one.dataset.at ?? one.dataset.do ?? one.className.baseVal ?? one.className;
    const tell = (what, one, more) => said.push([what,
        `${kind(one)} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 24)} ${more}`]);
    const page = document.documentElement;
    const cells = found('[data-lit], [role=application] .open');
    if (targets.length + cells.length === 0) tell('asks', document.body, 'nothing');
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) tell('scrolls', document.body, '');
    for (const one of new Set([...found(about), ...targets])) {
        const box = one.getBoundingClientRect(), part = one.closest('[data-part]')?.getBoundingClientRect() ?? window;
        const out = Math.max(part.left - box.left, part.top - box.top, box.right - Math.min(innerWidth, part.right),
            box.bottom - Math.min(innerHeight, part.bottom));
        if (out > 2.5) tell('out', one, `by ${Math.round(out)}`);
    }
    for (const one of targets) {
        one.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && !one.contains(hit) && !hit.contains(one)) tell('covered', one, `by ${kind(hit)}`);
        const least = Math.round(Math.min(width, height));
        if (finger && least < 44) tell('small', one, `${least}`);
    }
    for (const part of document.querySelectorAll('[data-part], .places')) part.scrollTo(0, 0);
    return said;
}"""
BOARD = """() => {
    const {width, height} = document.querySelector('[data-part=board] > * > .panel').getBoundingClientRect();
    return width * height / (innerWidth * innerHeight);
}"""


def sampled(table: Table) -> list[Any]:
    """Return copies of the match at decisions spread evenly over a whole game."""
    every = [match.copy() for match in decisions(table, seed=11) if not match.over]
    return every[:: max(1, len(every) // SAMPLED)]


def resized(page: Page, width: int, height: int) -> None:
    """Let a window have a size, and wait until the page is laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def pictured(page: Page, name: str) -> None:
    """Keep a picture of what falls short, where a folder for them is named."""
    if folder := os.environ.get("RASCALS_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_decision_is_one_screen(new_page: NewPage, server: str, table: Table, kind: str) -> None:
    """All that a decision is about is in sight; the board has its share of a desk; nothing is covered or too small."""
    language, sizes = LANGUAGES[(TABLES.index(table) + (kind == "hand")) % 3], SIZES[kind]
    page = new_page(has_touch=kind == "hand", locale=language)
    shown, whole, seen = Shown(page, server, table), 0, 0
    faults: Counter[str] = Counter()
    checked: set[str] = set()
    for match in sampled(table):
        resized(page, *sizes[0])
        shown.show(match)
        if (asked := match.view(0)["status"]["id"]) not in checked:
            check(page)
            checked.add(asked)
        for size in sizes:
            resized(page, *size)
            said = page.evaluate(WRONG, [TARGETS, ABOUT, kind == "hand"])
            seen += 1
            whole += not any(what in {"out", "scrolls"} for what, _ in said)
            where = f"{size[0]} {asked}"
            faults.update(f"{where}: {what} {which}" for what, which in said)
            if said:
                pictured(page, f"{table.name}-{size[0]}-{asked}-{len(match.history)}")
            if kind == "desk" and table.game in AREA:
                assert page.evaluate(BOARD) >= AREA[table.game], f"{size}: {page.evaluate(BOARD):.2f}"
    told = "\n".join(f"{count:3} {fault}" for fault, count in faults.most_common(60))
    print(f"{table.name} {kind}: {whole} of {seen} in sight\n{told}")  # noqa: T201 - the list of what falls short
    assert whole / seen >= LEAST[kind], told
    assert not [fault for fault in faults if any(f": {what} " in fault for what in ("covered", "small", "asks"))], told
