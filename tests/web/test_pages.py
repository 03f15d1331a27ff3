"""Every page is usable by everybody: accessible, on a small screen, in each language, in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import Finished, NewPage
from tests.web.people import (
    AWAITED,
    MOVES,
    against_bots,
    by_menu,
    move_by_mouse,
    open_lobby,
    open_tab,
    over,
    quick_game,
)

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

SQUEEZED = """() => [...document.querySelectorAll('[data-felicity] :is(span, b, p, button)')].filter(element => {
    const style = getComputedStyle(element);
    const words = [...element.childNodes].filter(node => node.nodeType === 3 && node.textContent.trim());
    if (!element.offsetParent || style.clipPath !== 'none' || words.length === 0) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top / 4))).size;
    const cut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    return cut || (lines > 2 && element.offsetWidth < 120);
}).map(element => element.textContent)"""
HEADINGS = {"en": "Settings", "fr": "Réglages", "de": "Einstellungen"}


def walk(page: Page, server: str, finished: str) -> None:
    """Open every page and check it."""
    open_lobby(page, server, "Ada")
    page.locator("[aria-controls=making]").click()
    expect(page.locator("#making form")).to_be_visible()
    check(page)
    for path, ready in (
        ("/settings", "form, .sheet"),
        *((f"/rules/{game}", ".rules") for game in ("felicity", "goodcritters", "heist", "goons")),
        ("/nowhere", "h1"),
        ("/j/ABC234", "[role=alert]"),
        (f"/r/{finished}?n=20", "[data-felicity]"),
        (f"/t/{finished}", "#final"),
        (f"/t/{finished}?board=generic", "#final"),
    ):
        page.goto(server + path)
        expect(page.locator(ready).first).to_be_visible()
        check(page)
    table(page, server)


def table(page: Page, server: str) -> None:
    """Check a table before the start, its panels during play, and the same without a drawn board."""
    open_lobby(page, server, "Ada")
    page.locator("[aria-controls=making]").click()
    page.locator("#making form .primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("strong.code")).to_be_visible()
    check(page)
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    for tab in ("log", "chat", "notes"):
        open_tab(page, tab)
        check(page)
    page.keyboard.press("Escape")  # closes the drawer, if the panels are in one
    for key in ("?", "h"):
        page.keyboard.press("b")
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
    page.goto(page.url + "?board=generic")
    expect(page.locator(".generic")).to_be_visible()
    check(page)


@pytest.mark.slow
@pytest.mark.xdist_group("finished")
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_no_page_keeps_anybody_out(new_page: NewPage, server: str, finished: Finished, scheme: str, width: int) -> None:
    """Axe finds nothing on any page, light or dark, small or large; no page scrolls horizontally."""
    page = new_page(color_scheme=scheme, viewport={"width": width, "height": 800}, storage_state=finished.state)
    walk(page, server, finished.table)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_language_changes_without_loading_the_page(new_page: NewPage, server: str, language: str) -> None:
    """Choosing a language changes every word at once and is remembered; the page is never reloaded."""
    page = new_page()
    page.goto(f"{server}/settings")
    expect(page.locator("h1")).to_have_text(HEADINGS["en"])
    page.evaluate("window.unchanged = true")
    page.locator(f"label:has-text('{'Français' if language == 'fr' else 'Deutsch'}')").click()
    expect(page.locator("h1")).to_have_text(HEADINGS[language])
    assert page.evaluate("window.unchanged") is True
    assert page.locator("html").get_attribute("lang") == language
    page.reload()
    expect(page.locator("h1")).to_have_text(HEADINGS[language])


def test_the_browser_s_language_comes_first(new_page: NewPage, server: str) -> None:
    """Without a choice the page uses the browser's language, or English if that is not available."""
    for locale, language in (("de-AT", "de"), ("nl-NL", "en")):
        page = new_page(locale=locale)
        page.goto(f"{server}/settings")
        expect(page.locator("h1")).to_have_text(HEADINGS[language])


def test_the_theme_can_be_chosen(new_page: NewPage, server: str) -> None:
    """A dark theme stays dark on a light system, even after the page is reloaded."""
    page = new_page(color_scheme="light")
    page.goto(f"{server}/settings")
    page.locator("label", has_text="dark").click()
    shade = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(shade) == "dark"
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate(shade) == "dark"


def test_the_skip_link_leads_to_the_content(new_page: NewPage, server: str) -> None:
    """The first Tab focuses a link to skip the navigation, and Enter follows it."""
    page = new_page()
    page.goto(server)
    expect(page.locator("h1")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_every_control_is_large_enough_for_a_finger(new_page: NewPage, server: str) -> None:
    """Buttons, navigation links and fields of the lobby and the table are at least 44 pixels high."""
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_lobby(page, server, "Ada")
    small = "() => [...document.querySelectorAll('.button, select, input[type=text]')].filter(e => e.offsetParent && e.offsetHeight < 44).map(e => e.outerHTML.slice(0, 80))"  # noqa: E501
    assert page.evaluate(small) == []
    quick_game(page, server)
    assert page.evaluate(small) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_no_word_is_squeezed_on_a_phone(new_page: NewPage, server: str, locale: str) -> None:
    """While bidding on a screen 360 pixels wide, no label of the board takes three lines or is cut off."""
    page = new_page(viewport={"width": 360, "height": 740}, locale=locale, has_touch=True, is_mobile=True)
    quick_game(page, server, "Mathilde")
    for _ in range(MOVES):
        page.wait_for_function(AWAITED)
        if over(page) or (page.locator(".leader .offer").count() and page.locator(".bidding.mine").count()):
            break
        move_by_mouse(page)
    assert page.evaluate(SQUEEZED) == []


WORDS = {"felicity": "mice", "goodcritters": "loot", "goons": "scheme", "heist": "tile"}  # each in its rules alone


@pytest.mark.parametrize("game", WORDS)
def test_rules_in_the_menu_of_a_table_open_beside_it(new_page: NewPage, server: str, game: str) -> None:
    """They are the rules of its game, in a window over the table; closed, the table is there as before."""
    page = new_page()
    table = against_bots(page, server, game)
    page.wait_for_function(AWAITED)
    by_menu(page, "Rules")
    rules = page.get_by_role("dialog")
    expect(rules.locator(".rules")).to_contain_text(WORDS[game])
    assert page.url == f"{server}/t/{table}"
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(f"[data-{game}]")).to_be_visible()
