"""Steps that people take in the browser: sitting down and playing, with the keyboard or the mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.access import Inspector

PATIENCE = 180_000  # milliseconds until a page that should have changed counts as broken
PAUSE = 50  # milliseconds between checks while no page asks for anything
DEEDS = 10_000  # far more decisions than people have in a game
MOVES = 400  # far more moves than one person makes in a game of Felicity

PLAY = "[data-box=felicity] [data-play]"  # the box from which a quick game is begun
AWAITED = "() => document.title.startsWith('●') || document.querySelector('#final') !== null"
MOVED = "before => document.querySelectorAll('.log li').length > before || document.querySelector('#final') !== null"
LEGAL_CARD = "() => [...document.querySelectorAll('[data-at^=\"hand-\"]')].findIndex(card => card.matches('.legal'))"
# Milliseconds to wait for what may be gone, since another player was faster. Nothing fails by it: one looks again.
SOON = 5_000

FOCUSED = "element => document.activeElement === element"

Press = Callable[[Locator], None]
OnBoard = Callable[[Page], None]  # does what is asked on the map

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
BOARDS = "[data-felicity], [data-goodcritters], [data-heist], [data-goons], .generic"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en-GB", "fr-FR", "de-DE")


def open_lobby(page: Page, server: str, name: str) -> None:
    """Open the lobby and enter a nickname."""
    page.goto(server)
    page.get_by_label(re.compile("Nickname|Surnom|Pseudo|Spitzname")).first.fill(name)
    expect(page.locator(PLAY)).to_be_enabled()


def quick_game(page: Page, server: str, name: str = "Ada") -> str:
    """Begin a game against three bots that do not pause; return the table's id."""
    open_lobby(page, server, name)
    page.locator("[data-box=felicity] summary").click()
    page.locator("#level-felicity").select_option("random")
    page.locator(PLAY).click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    return table_of(page)


def against_bots(page: Page, server: str, game: str, players: int = 4, *, way: str = "", **more: Any) -> str:
    """Begin a game against bots that do not pause, without the lobby; `way` ends its address. Return the table's id."""
    wish = {"game": game, "players": players, "level": "random", "nickname": "Ada", **more}
    made = page.request.post(f"{server}/api/v1/quick", data=wish)
    assert made.ok, made.text()
    table: str = made.json()["table"]["id"]
    page.goto(f"{server}/t/{table}{way}")
    return table


def table_for(page: Page, server: str, game: str, players: int, **more: Any) -> dict[str, Any]:
    """Make a table at which the page's person has the first seat, without the lobby; return its description."""
    wish = {"game": game, "players": players, "nickname": "Ada", "seats": [ME], **more}
    made = page.request.post(f"{server}/api/v1/tables", data=wish)
    assert made.ok, made.text()
    table: dict[str, Any] = made.json()["table"]
    return table


def join(page: Page, server: str, table: str, name: str) -> None:
    """Let the page's person sit down, without the lobby."""
    joined = page.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": name})
    assert joined.ok, joined.text()


def start(host: Page, server: str, table: str, *others: Page) -> None:
    """Start a game as its host, and show its board to all."""
    assert host.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    for page in (host, *others):
        page.goto(f"{server}/t/{table}")
        expect(page.locator(BOARDS)).to_be_visible()


def view_of(page: Page) -> dict[str, Any]:
    """Return the snapshot that the server gives the page's person."""
    origin = page.url.partition("/t/")[0]
    told: dict[str, Any] = page.request.get(f"{origin}/api/v1/tables/{table_of(page)}/view").json()
    return told


def table_of(page: Page) -> str:
    """Return the id of the table that a page shows."""
    return page.url.rpartition("/")[2].partition("?")[0]


def by_menu(page: Page, name: str) -> None:
    """Follow a link of the header, which at a table is in its menu."""
    page.get_by_role("button", name="Menu").click()
    page.locator("header nav").get_by_role("link", name=name).click()


def open_tab(page: Page, tab: str) -> None:
    """Open `log`, `chat` or `notes`, beside the board or in the drawer."""
    if page.locator("[data-drawer]:not([open])").count():
        page.locator("[data-at=talk]:visible, [data-at=to-log]:visible").click()
    page.locator(f"#tab-{tab}").click()


def over(page: Page) -> bool:
    """Return whether the game that the page shows is over."""
    return page.locator("#final").count() > 0


def log_length(page: Page) -> int:
    """Return the number of lines in the log."""
    return page.locator(".log li").count()


def move_by_keys(page: Page) -> None:
    """Make one move with the keyboard alone: place the first card that may be placed, or pass, or take the sack."""
    before = log_length(page)
    card: int = page.evaluate(LEGAL_CARD)
    if card >= 0:
        page.keyboard.press(str((card + 1) % 10))
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("p")
    page.wait_for_function(MOVED, arg=before)


def move_by_mouse(page: Page) -> None:
    """Make one move with the mouse: place the last card that may be placed, or pass."""
    before = log_length(page)
    cards = page.locator("[data-at^='hand-'].legal")
    if cards.count():
        cards.last.click()
        if page.locator(".panel > .place").count():
            page.locator(".panel > .place").click()
    else:
        page.locator(".bidding .pass").click()
    try:
        page.wait_for_function(MOVED, arg=before)
    except Error as late:
        said = page.locator("[data-felicity] .mine").inner_text()
        raise AssertionError(f"nothing came of the press: {page.title()}, {said}") from late


def play_out(page: Page, move: Any, inspector: Inspector | None = None) -> None:
    """Move whenever it is one's turn, until the game is over; an inspector checks each state first."""
    for _ in range(MOVES):
        page.wait_for_function(AWAITED)
        if inspector is not None:
            inspector.look(page)
        if over(page):
            return
        move(page)
    raise AssertionError("the game does not end")


def play_until_over(do: Callable[[Page], bool], most: int, *pages: Page) -> None:
    """Call `do` on the pages, at most `most` times, until the game is over on all; False means that nothing is asked.

    Each state that a page reaches is inspected once.
    """
    inspector = Inspector()
    done = idle = 0
    while going := [page for page in pages if not over(page)]:
        for page in going:
            if page.evaluate(AWAITED):
                inspector.look(page)
        asked = [page for page in going if do(page)]
        done += len(asked)
        idle = 0 if asked else idle + PAUSE
        if not asked:
            pages[0].wait_for_timeout(PAUSE)
        assert done < most, "the game does not end"
        assert idle < PATIENCE, "nobody is asked anything"
    for page in pages:
        inspector.look(page)


def play_by(act: Callable[[Page, Press, OnBoard], None], *people: tuple[Page, Press, OnBoard]) -> None:
    """Let people do what their pages ask, each in their way, until the game is over and each is led to its end."""
    ways = {page: (press, on_board) for page, press, on_board in people}

    def plays(page: Page) -> bool:
        if not page.evaluate(AWAITED):
            return False
        with suppress(Error):  # the question may have gone; if it has not, the next call answers it
            act(page, *ways[page])
        page.wait_for_timeout(PAUSE)
        return True

    play_until_over(plays, DEEDS, *ways)
    for page in ways:
        led_to_the_end(page)


def ranked(page: Page) -> list[str]:
    """Return the name and the points of each player, as the final screen shows them."""
    return page.locator(".ranking bdi, .ranking .score").all_inner_texts()


def led_to_the_end(page: Page) -> None:
    """Check that the headline of the end has the focus, and that the whole end is in view."""
    expect(page.locator("#final")).to_be_visible()
    expect(page.locator(":is([data-final], .final) h2").first).to_be_focused()
    end_in_view(page)


def end_in_view(page: Page) -> None:
    """Check that the result, the whole ranking and the next actions are in view without scrolling."""
    actions = page.locator("#final > .row").first.locator("a, button")
    expect(actions).to_have_count(2)
    for part in (
        page.locator(":is([data-final], .final) h2").first,
        *actions.all(),
        *page.locator(".ranking li").all(),
    ):
        expect(part).to_be_in_viewport(ratio=1)


def tab_to(page: Page, selector: str, limit: int = 60) -> None:
    """Press Tab until the focused element matches."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def key(button: Locator) -> None:
    """Move to a button with Tab and press it, without a pointer."""
    page = button.page
    for _ in range(200):
        if button.evaluate(FOCUSED, timeout=SOON):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")  # a button that has gone is never reached; then the caller looks again


def finger(button: Locator) -> None:
    """Tap a button, and the confirmation if one is asked for."""
    button.tap(timeout=SOON)
    sure = button.page.locator("dialog[open] .primary")
    if sure.count():
        sure.first.tap(timeout=SOON)
