"""GoodCritters in two browsers and with three bots: shares, payoffs, offers and threats made in forms, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import rascals
from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import PATIENCE, log_length, over

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
OPTIONS = {"payoffs": True, "length": "short", "limited_terms": True}
TURNS = 2_000  # far more than two people are asked in a short game


def at_the_table(new_page: NewPage, server: str) -> tuple[Page, Page, str]:
    """Ada, who is the first boss, at a desk and Bo at a phone, with three bots, at a table that has begun."""
    ada, bo = new_page(), new_page(**PHONE)
    bots = [{"kind": "bot", "bot": bot} for bot in ("shrewd", "timid", "random")]
    wanted = {"game": "goodcritters", "players": 5, "nickname": "Ada", "options": OPTIONS}
    made = ada.request.post(
        f"{server}/api/v1/tables", data={**wanted, "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
    )
    assert made.ok, made.text()
    table: str = made.json()["table"]["id"]
    assert bo.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": "Bo"}).ok
    assert ada.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    for page in (ada, bo):
        page.goto(f"{server}/t/{table}")
        expect(page.locator(".generic")).to_be_visible(timeout=PATIENCE)
    return ada, bo, table


def share_out(page: Page, *others: str) -> None:
    """Give each of the others a card of the middle, and the rest to the first player of the list."""
    form = page.locator("[data-form=share]")
    expect(form).to_be_visible(timeout=PATIENCE)
    for other in others:
        form.get_by_text(other, exact=True).first.click()
        form.locator("button.card:not(.given)").first.click()
    form.locator("label").first.click()
    while form.locator("button.card:not(.given)").count():
        form.locator("button.card:not(.given)").first.click()
    form.locator(".primary").click()
    expect(form).to_have_count(0, timeout=PATIENCE)


def told(page: Page, text: str) -> None:
    """The log says so."""
    expect(page.locator(".log")).to_contain_text(text, timeout=PATIENCE)


def opened(page: Page, kind: str) -> Locator:
    """A form that was folded."""
    form = page.locator(f"[data-form={kind}]")
    form.locator("summary").click(timeout=PATIENCE)
    return form


def pay_and_offer(ada: Page, bo: Page) -> None:
    """Ada lays out a payoff for Bo; Bo offers Ada payoff cards for any loot card, and Ada gives one of her choice."""
    payoff = opened(ada, "payoff")
    payoff.get_by_text("Yes", exact=True).click()
    payoff.get_by_role("button", name="+ A payoff card").click()
    payoff.get_by_text("hidden", exact=True).click()
    payoff.get_by_role("button", name=re.compile(r"^\+ [2-5] in ")).first.click()
    check(ada)
    payoff.locator(".primary").click()
    told(ada, "You lay 1 payoff card")
    told(bo, "Ada lays 1 payoff card")
    offer = opened(bo, "offer")
    offer.get_by_role("button", name="+ A payoff card").first.click()
    offer.get_by_role("button", name="+ any loot card").click()
    check(bo)
    offer.locator(".primary").click()
    answer = ada.get_by_role("region", name="Accept Bo’s offer")
    expect(answer).to_be_visible(timeout=PATIENCE)
    expect(answer).to_contain_text("1 payoff card")
    expect(answer.locator(".primary")).to_be_disabled()
    answer.get_by_role("button", name=re.compile(r"^\+ ")).last.click()
    answer.locator(".primary").click()
    told(ada, "You accept Bo’s offer")
    told(bo, "Ada accepts your offer")


def ask(page: Page) -> bool:
    """Do one thing that is asked of a person; False if nothing is."""
    if page.locator("[data-form=share]").count():
        share_out(page, "Bo")
        return True
    ways = (
        page.locator("[data-form=answer] .button", has_text="Decline"),
        page.get_by_role("button", name="Ready", exact=True),
        page.get_by_role("button", name="Choose Yes", exact=True),
        page.locator(".moves fieldset .button"),
    )
    way = next((way for way in ways if way.count()), None)
    if way is None:
        return False
    before = log_length(page)
    try:
        way.first.click(timeout=1_000)
        page.wait_for_function(
            "before => document.querySelectorAll('.log li').length > before", arg=before, timeout=2_000
        )
    except Exception:  # noqa: BLE001 - somebody else was faster: what was asked may be asked no more
        page.wait_for_timeout(50)
    return True


def play_to_the_end(*pages: Page) -> None:
    """Each does what it is asked, until the game is over for all."""
    for _ in range(TURNS):
        if all(over(page) for page in pages):
            return
        if not any([ask(page) for page in pages if not over(page)]):
            pages[0].wait_for_timeout(50)
    raise AssertionError("the game does not end")


def results(page: Page) -> list[str]:
    """The points by rank, as the final screen says them."""
    page.wait_for_selector(".ranking li")
    return re.findall(r"\d+ points", page.locator(".ranking").inner_text())


def test_two_people_and_three_bots_bargain(new_page: NewPage, server: str) -> None:
    """A whole game with payoffs: in the first round every form is used, then all goes on to an end that is the same."""
    ada, bo, table = at_the_table(new_page, server)
    expect(bo.locator(".status")).to_contain_text("Ada")
    share_out(ada, "Bo", "Bo")
    pay_and_offer(ada, bo)
    ada.get_by_role("button", name="Threaten Bo", exact=True).click()
    told(bo, "Ada threatens you")
    bo.get_by_role("button", name="Choose Guard").click()
    told(bo, "You choose Guard")
    told(ada, "Bo chooses an action card")
    assert "Guard" not in ada.locator(".log li").last.inner_text()
    play_to_the_end(ada, bo)
    assert len(results(ada)) == 5
    assert results(ada) == results(bo)
    check(ada)
    check(bo)
    saved = ada.request.get(f"{server}/api/v1/tables/{table}/game.json").text()
    assert rascals.verify_text(saved).ok


def test_a_form_says_why_not(new_page: NewPage, server: str) -> None:
    """What the rules forbid is said in the form, and what was put together stays there."""
    ada, bo, _ = at_the_table(new_page, server)
    share_out(ada)
    offer = opened(bo, "offer")
    for _ in range(2):
        expect(offer.locator(".laid")).to_have_count(0, timeout=PATIENCE)
        offer.locator("select").select_option("5 gems")
        offer.locator(".primary").click()
    expect(offer.get_by_role("alert")).to_contain_text("Change something", timeout=PATIENCE)
    expect(offer.locator(".laid")).to_have_text(["5 in gems, open ×"])
