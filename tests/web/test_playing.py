"""Whole games in a real browser: with the keyboard alone, with the mouse, with a friend."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.access import Inspector
from tests.web.conftest import NewPage
from tests.web.people import (
    AWAITED,
    PATIENCE,
    PLAY,
    led_to_the_end,
    move_by_keys,
    move_by_mouse,
    open_lobby,
    over,
    play_out,
    quick_game,
    tab_to,
    table_of,
)

STOOD_IN = """async table => {
    const answer = await fetch(`/api/v1/tables/${table}/view`);
    return (await answer.json()).log.some(entry => entry.standin);
}"""

WATCH_THE_END = """() => {
    window.apart = 0;
    new MutationObserver(() => {
        const over = document.querySelector('#final') !== null;
        const told = selector => /game is over/i.test(document.querySelector(selector)?.textContent ?? '');
        if (told('.status [role=status]') !== over || told('[role=log]') !== over) window.apart += 1;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.thorough
def test_a_quick_game_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """From the first page to the final screen only the keyboard is needed; one key starts the next game."""
    page = new_page()
    page.goto(server)
    expect(page.locator(PLAY)).to_be_enabled()
    tab_to(page, "[data-box=felicity] summary")
    page.keyboard.press("Enter")
    tab_to(page, "#level-felicity")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+Tab")
    for _ in range(3):
        if page.evaluate("play => document.activeElement.matches(play)", PLAY):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-felicity]")).to_be_visible()
    play_out(page, move_by_keys, Inspector())
    expect(page.locator("#final")).to_be_visible()
    first = table_of(page)
    page.evaluate("document.querySelector('#content').focus()")
    tab_to(page, "section .button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and first not in url)


def test_a_quick_game_by_mouse(new_page: NewPage, server: str) -> None:
    """A game against bots can be played to its end by clicks, with animations; the log has all nine rounds.

    Status, log, headline and buttons show the end at the same time, when the last animation is over.
    """
    page = new_page(reduced_motion="no-preference")
    quick_game(page, server)
    page.evaluate(WATCH_THE_END)
    play_out(page, move_by_mouse)
    led_to_the_end(page)
    expect(page.locator(".log .begins")).to_have_count(9)
    expect(page.locator(".status p[role=status]")).to_contain_text("The game is over")
    expect(page.locator(".final #final").get_by_role("button", name="Play again")).to_be_visible()
    assert page.evaluate("window.apart") == 0
    page.route_web_socket("**/ws/v1/tables/*", with_short_log)
    page.reload()  # the snapshot now has only the last lines, so the board requests the earlier ones
    expect(page.locator(".log .begins")).to_have_count(9)


def with_short_log(socket: WebSocketRoute) -> None:
    """Cut the log in a socket's snapshots to its last five lines."""

    def shorten(text: str | bytes) -> None:
        message = json.loads(text)
        socket.send(json.dumps({**message, "log": message["log"][-5:]} if "log" in message else message))

    socket.connect_to_server().on_message(shorten)


@pytest.mark.thorough
def test_two_people_and_a_bot(new_page: NewPage, server: str) -> None:
    """Two people at one table see each other, talk, play to the same end and start a rematch."""
    ada, bo = new_page(), new_page(locale="de-DE")
    make_table(ada, server, "Ada")
    code = ada.locator("strong.code").inner_text()
    sit_down(bo, server, code, "Bo")
    expect(ada.get_by_text("Bo", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Fill up with bots").click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        expect(page.locator("[data-felicity]")).to_be_visible()
    talk(ada, bo)
    play_together(ada, bo)
    assert len(scores(ada)) == 3
    assert scores(ada) == scores(bo)
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: "/t/" in url and table_of(bo) not in url)
    bo.get_by_role("link", name="Zur nächsten Partie").click()
    bo.wait_for_url(f"**/t/{table_of(ada)}")
    expect(bo.get_by_text("Ada", exact=True).first).to_be_visible()


@pytest.mark.thorough
def test_a_spectator_sees_no_hand(new_page: NewPage, server: str) -> None:
    """A person who watches by the table's link sees the game, but no hand and no buttons to play."""
    ada, eve = new_page(), new_page()
    table = quick_game(ada, server)
    eve.goto(f"{server}/t/{table}")
    expect(eve.locator("[data-felicity]")).to_be_visible()
    expect(eve.get_by_text("You are watching as a spectator.")).to_be_visible()
    assert eve.locator("[data-at^='hand-'].legal").count() == 0
    assert eve.get_by_role("button", name="Leave").count() == 0


@pytest.mark.thorough
def test_leaving_and_coming_back(new_page: NewPage, server: str) -> None:
    """A person who leaves and comes back is told what a bot did meanwhile, and plays on."""
    page = new_page()
    table = quick_game(page, server)
    page.wait_for_function(AWAITED)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_url(f"{server}/")
    page.wait_for_function(STOOD_IN, arg=table)
    page.goto(f"{server}/t/{table}")
    expect(page.get_by_text("Meanwhile a bot played for you")).to_be_visible()
    page.wait_for_function(AWAITED)
    if not over(page):
        move_by_mouse(page)


@pytest.mark.thorough
def test_who_is_away_is_said_at_the_seat(new_page: NewPage, server: str) -> None:
    """On the drawn board a seat shows that its person is away, and the host is told when a bot may stand in."""
    ada, bo = new_page(), new_page()
    make_table(ada, server, "Ada")
    sit_down(bo, server, ada.locator("strong.code").inner_text(), "Bo")
    ada.get_by_role("button", name="Fill up with bots").click()
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator("[data-felicity]")).to_be_visible()
    bo.goto("about:blank")
    seat = ada.locator("[data-at='seat-1']")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name="Let a bot stand in").click()
    expect(ada.get_by_text("after 30 seconds").first).to_be_visible()


def make_table(page: Page, server: str, name: str) -> None:
    """Make a private table for three with the lobby's form."""
    open_lobby(page, server, name)
    page.get_by_role("button", name="New table").click()
    form = page.locator("#making form")
    form.get_by_role("radio", name="3", exact=True).check(force=True)
    form.locator("summary").click()
    form.locator("label", has=page.get_by_role("radio", name=re.compile("private"))).click()
    form.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("strong.code")).to_be_visible()


def sit_down(page: Page, server: str, code: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(f"{server}/j/{code.lower()}")
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("form .primary").click()
    page.wait_for_url("**/t/*")


def talk(speaker: Page, listener: Page) -> None:
    """Check that the listener reads exactly what the speaker says."""
    speaker.get_by_role("tab", name=re.compile("Chat")).click()
    speaker.locator("#say").fill("<b>Hello</b> & welcome")
    speaker.locator("#say").press("Enter")
    listener.get_by_role("tab", name=re.compile("Chat")).click()
    expect(listener.locator(".talk li")).to_contain_text("<b>Hello</b> & welcome")


def play_together(*pages: Page) -> None:
    """Let the player who is asked move, until the game is over for all."""
    while not all(over(page) for page in pages):
        for page in pages:
            page.bring_to_front()
            while page.title().startswith("●") and not over(page):
                move_by_mouse(page)
        somebody = "() => document.title.startsWith('●') || document.querySelector('#final') !== null"
        wait_for_one(pages, somebody)


def wait_for_one(pages: tuple[Page, ...], wanted: str) -> None:
    """Wait until one of the pages is asked to move or shows the end."""
    for _ in range(PATIENCE // 100):
        if any(page.evaluate(wanted) for page in pages):
            return
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked to move")


def scores(page: Page) -> list[str]:
    """Return the scores that the final screen shows, by rank."""
    page.wait_for_selector("#final")
    return re.findall(r"= −?\d+", page.locator("[data-felicity]").inner_text())
