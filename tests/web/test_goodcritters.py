"""GoodCritters in browsers, with bots: everything on its own table is used, to the end of the game; and promises."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import rascals
from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import (
    ME,
    OPEN,
    PAUSE,
    PHONE,
    SOON,
    join,
    led_to_the_end,
    log_length,
    open_tab,
    over,
    play_until_over,
    start,
    table_for,
    view_of,
)

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

OPTIONS = {"payoffs": True, "length": "short", "limited_terms": True}
TURNS = 2_000  # far more decisions than two people have in a short game
# Whether the window ends above what one decides with.
ABOVE = """() => document.querySelector('dialog').getBoundingClientRect().bottom
  <= document.querySelector('[data-part=question]').getBoundingClientRect().top"""
PROPOSE = "[data-form=share] .primary"
LED_TO = "[data-goodcritters] .cards[data-asked]"  # what gets the focus when loot is to be shared


def against(page: Page, server: str, *levels: str, **options: object) -> None:
    """Begin a game against bots of these levels."""
    seats = [ME, *bots(*levels)]
    table = table_for(page, server, "goodcritters", len(seats), seats=seats, options=OPTIONS | options)
    start(page, server, table["id"])


def bots(*names: str) -> list[dict[str, str]]:
    """Return seat plans for bots of these levels."""
    return [{"kind": "bot", "bot": bot} for bot in names]


def at_the_table(new_page: NewPage, server: str) -> tuple[Page, Page, str]:
    """Seat Ada, the first boss, on a desktop, Bo on a phone, and three bots, and start; return pages and table id."""
    ada, bo = new_page(), new_page(**PHONE, color_scheme="dark")
    seats = [ME, OPEN, *bots("shrewd", "timid", "random")]
    table: str = table_for(ada, server, "goodcritters", 5, seats=seats, options=OPTIONS)["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    return ada, bo, table


def mat(page: Page, name: str) -> Locator:
    """Return another player's mat."""
    return page.locator("[data-den] [data-seat]").filter(has=page.get_by_role("button", name=name, exact=True))


def opened(page: Page, name: str) -> Locator:
    """Open the sheet of another player's mat and return it."""
    mat(page, name).get_by_role("button", name=name, exact=True).click()
    return page.get_by_role("dialog")


def share_out(page: Page, *others: str) -> None:
    """Give each of the others a card of the middle, and keep the rest."""
    expect(page.locator(PROPOSE)).to_be_visible()
    page.locator("[data-place]").first.click()
    for other in others:
        mat(page, other).get_by_role("button", name=other, exact=True).click()
    while page.locator("[data-place]").count():
        page.locator(".front button.open").click()
    page.locator(PROPOSE).click()
    expect(page.locator(PROPOSE)).to_have_count(0)


def told(page: Page, text: str) -> None:
    """Check that the log contains a text."""
    expect(page.locator(".log")).to_contain_text(text)


def pay_and_offer(ada: Page, bo: Page) -> None:
    """Ada makes Bo a payoff; Bo offers payoff cards for any loot card of Ada's, and Ada gives one of her choice."""
    opened(ada, "Bo").get_by_role("button", name="Payoff", exact=True).click()
    payoff = ada.locator("[data-form=payoff]")
    payoff.get_by_text("Yes", exact=True).click()
    payoff.get_by_role("button", name="+ 1 payoff card").click()
    payoff.get_by_role("button", name=re.compile(r"^\+ [2-5] in ")).first.click()
    payoff.get_by_role("button", name="Everyone sees it").click()
    payoff.get_by_role("button", name="Only Bo sees it").click()
    check(ada)
    payoff.locator(".primary").click()
    told(ada, "You lay 1 payoff card")
    told(bo, "Ada lays 1 payoff card")
    opened(bo, "Ada").get_by_role("button", name="Offer", exact=True).click()
    offer = bo.locator("[data-form=offer]")
    offer.get_by_role("group", name="I give").get_by_role("button", name="+ 1 payoff card").click()
    offer.get_by_role("button", name="+ any loot card").click()
    check(bo)
    offer.locator(".primary").click()
    mat(ada, "Bo").get_by_role("button", name="Accept …").click()
    answer = ada.locator("[data-form=accept]")
    answer.get_by_role("button", name=re.compile("^Take back")).click()
    expect(answer.locator(".primary")).to_be_disabled()
    answer.get_by_role("button", name=re.compile(r"^\+ ")).last.click()
    answer.locator(".primary").click()
    told(ada, "You accept Bo’s offer")
    told(bo, "Ada accepts your offer")


def ask(page: Page) -> bool:
    """Do one thing that is asked of a person; return False if nothing is asked."""
    if page.locator(PROPOSE).count():
        page.get_by_role("button", name="Even split", exact=True).click()
        page.locator(PROPOSE).click()
        expect(page.locator(PROPOSE)).to_have_count(0)
        return True
    yes = page.locator("[data-action=yes][aria-pressed=false]:not([aria-disabled=true], :disabled)")
    ready = page.locator("[data-dock] .ready:not([aria-disabled=true], :disabled)")
    way = next((way for way in (ready, yes) if way.count()), None)
    if way is None:
        return False
    before = log_length(page)
    try:
        way.first.click(timeout=SOON)
        page.wait_for_function(
            "before => document.querySelectorAll('.log li').length > before", arg=before, timeout=SOON
        )
    except Exception:  # noqa: BLE001 - somebody else was faster: the question may have gone
        page.wait_for_timeout(50)
    return True


def play_to_the_end(*pages: Page) -> None:
    """Let each person do what is asked, until the game is over on all pages."""
    play_until_over(ask, TURNS, *pages)


def results(page: Page) -> list[str]:
    """Return the amounts by rank that the final screen shows."""
    expect(page.locator("[data-final] .all").first).to_be_visible()
    return page.locator("[data-final] .all dd").all_inner_texts()


def test_two_people_and_three_bots_bargain(new_page: NewPage, server: str) -> None:
    """A whole game with payoffs: the first round uses everything, then both pages reach the same end."""
    ada, bo, table = at_the_table(new_page, server)
    expect(bo.locator(".status")).to_contain_text("Ada")
    check(ada)
    share_out(ada, "Bo", "Bo")
    pay_and_offer(ada, bo)
    mat(ada, "Bo").get_by_role("button", name="Threaten: Bo", exact=True).click()
    told(bo, "Ada threatens you")
    bo.locator("[data-action=guard]").click()
    told(bo, "You choose Guard")
    told(ada, "Bo chooses an action card")
    assert "Guard" not in ada.locator(".log li").last.inner_text()
    check(bo)
    play_to_the_end(ada, bo)
    for page in (ada, bo):
        led_to_the_end(page)
    assert len(results(ada)) == 5
    assert results(ada) == results(bo)
    check(ada)
    check(bo)
    saved = ada.request.get(f"{server}/api/v1/tables/{table}/game.json").text()
    assert rascals.verify_text(saved).ok


def test_a_sheet_says_why_not(new_page: NewPage, server: str) -> None:
    """The sheet says why the rules forbid an offer, and keeps what was put together."""
    ada, bo, _ = at_the_table(new_page, server)
    share_out(ada)
    offer = bo.locator("[data-form=offer]")
    for times in range(2):
        opened(bo, "Ada").get_by_role("button", name="Offer", exact=True).click()
        offer.locator("select").select_option("5 gems")
        offer.locator(".primary").click()
        expect(offer).to_have_count(times)
    expect(offer.get_by_role("alert")).to_contain_text("Change something")
    expect(offer.get_by_role("button", name="Take back: 5 in gems")).to_be_visible()


def test_a_window_lies_on_nothing_that_is_asked_and_gives_the_focus_back(new_page: NewPage, server: str) -> None:
    """Escape returns focus to the button that opened it, whose tooltip is shown, and goes if the button is removed."""
    page = new_page()
    against(page, server, "timid", "timid", "timid")
    share_out(page)
    button = page.locator("[data-den] [data-seat='1']").get_by_role("button", name=re.compile("^Offer"))
    button.click()
    expect(page.locator("[data-form=offer]")).to_be_visible()
    for width, height in ((1280, 720), (1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ABOVE)
    page.keyboard.press("Escape")
    expect(page.locator("[data-form=offer]")).to_have_count(0)
    expect(button).to_be_focused()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    button.evaluate("button => button.closest('[data-seat]').remove()")
    expect(tip).to_have_count(0)


def keys(page: Page, *names: str) -> None:
    """Press keys one after the other."""
    for name in names:
        page.keyboard.press(name)


def ask_by_keys(page: Page) -> bool:
    """Do what is asked with the keyboard: share loot, or choose a card and be ready; False if nothing is asked."""
    if page.locator(PROPOSE).count():
        for number in range(page.locator("[data-place]").count()):
            page.keyboard.press(str(number % 4))
        page.keyboard.press("Enter")
        expect(page.locator(PROPOSE)).to_have_count(0)
    elif page.locator("[data-dock]").count():
        keys(page, "5", "r")
        page.wait_for_timeout(PAUSE)
    else:
        return False
    return True


def test_a_whole_game_by_keys(new_page: NewPage, server: str) -> None:
    """Sharing, a threat, a payoff, an offer and action cards all work without a pointer, to the end of the game."""
    page = new_page()
    against(page, server, "timid", "random", "random")
    expect(page.locator(PROPOSE)).to_be_visible()
    ask_by_keys(page)
    expect(page.locator("[data-dock] [data-action]")).to_have_count(5)
    keys(page, "m", "ArrowRight", "t")
    told(page, "You threaten")
    keys(page, "m", "p")
    payoff = page.locator("[data-form=payoff]")
    payoff.get_by_role("button", name="+ 1 payoff card").focus()
    keys(page, "Enter")
    payoff.locator(".primary").focus()
    keys(page, "Enter")
    told(page, "You lay 1 payoff card")
    keys(page, "m", "x")
    offer = page.locator("[data-form=offer]")
    offer.get_by_role("button", name="+ a 5", exact=True).focus()
    keys(page, "Enter")
    offer.locator(".primary").focus()
    keys(page, "Enter")
    told(page, "You make")
    play_until_over(ask_by_keys, TURNS, page)
    check(page)


WALK = 12  # more than the elements in a row


def walk(page: Page, wanted: str) -> None:
    """Move with arrow keys to the lowest row, and along it to the wanted element; then press Enter."""
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    for _ in range(WALK):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")


def ask_by_arrows(page: Page) -> None:
    """Do what is asked with arrow keys and Enter, starting from where the page has put the focus."""
    if page.locator(PROPOSE).count():
        expect(page.locator(LED_TO)).to_be_focused()
        keys(page, "ArrowRight", "Enter", "ArrowUp")
        for _ in range(page.locator("[data-place]").count()):
            keys(page, "ArrowRight", "Enter")
        expect(page.locator(PROPOSE)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(PROPOSE)).to_have_count(0)
    elif page.locator("[data-dock] .ready[aria-disabled=false]").count():
        walk(page, "[data-dock] .ready")
    elif page.locator("[data-action=yes][aria-pressed=false][aria-disabled=false]").count():
        walk(page, "[data-action=yes]")
    page.wait_for_timeout(50)


def test_a_whole_game_by_arrows_and_enter(new_page: NewPage, server: str) -> None:
    """The page moves the focus to what is asked, round after round; arrow keys and Enter do the rest."""
    page = new_page()
    against(page, server, "timid", "timid", "timid", payoffs=False)
    expect(page.locator(PROPOSE)).to_be_visible()
    page.keyboard.press("b")
    for _ in range(TURNS):
        if over(page):
            return
        ask_by_arrows(page)
    raise AssertionError("the game does not end")


def played(page: Page, server: str, table: str, *moves: str) -> None:
    """Make moves over REST, as the page's own seat."""
    for number, move in enumerate(moves):
        view = view_of(page)
        body = {"id": f"m{number}{move}", "decision": view["decision"], "move": move}
        done = page.request.post(f"{server}/api/v1/tables/{table}/commands", data=body)
        assert done.ok, done.text()


def test_a_promise_is_read_by_each_in_their_own_language_and_marked(new_page: NewPage, server: str) -> None:
    """Bo promises by two taps in German on a phone; Ada reads it in English, at the seat, in talk and log, and later
    that it was broken.
    """
    ada, bo = new_page(locale="en-GB"), new_page(**PHONE, color_scheme="dark", locale="de-DE")
    seats = [ME, OPEN, *[{"kind": "bot", "bot": "timid"}] * 2]
    options = {"changes": 0, "first_boss": 0}
    table: str = table_for(ada, server, "goodcritters", 4, seats=seats, options=options)["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    for page in (ada, bo):
        open_tab(page, "chat")
    bo.locator("details.say > summary").click()
    bo.get_by_role("button", name="Ich stimme mit Ja, wenn … es auch tut.").click()
    bo.get_by_role("group", name="Wer ist gemeint?").get_by_role("button", name="Ada").click()
    expect(bo.locator(".text.phrase")).to_have_text("Ich stimme mit Ja, wenn Ada es auch tut.")
    expect(ada.locator(".text.phrase")).to_have_text("I will vote Yes if you do.")
    check(bo)
    check(ada)
    view = view_of(ada)["view"]
    played(ada, server, table, "; ".join(["give 0"] * len(view["middle"])), "choose yes", "ready")
    played(bo, server, table, "choose no", "ready")
    expect(ada.locator(".mark")).to_have_text("✗ broken")
    expect(bo.locator(".mark")).to_have_text("✗ gebrochen")
    ada.get_by_role("tab").first.click()
    expect(ada.locator(".log")).to_contain_text("Bo says: I will vote Yes if you do. ✗ broken")
    check(ada)
