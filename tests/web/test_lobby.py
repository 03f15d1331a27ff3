"""The lobby: its shelf of games and the pages around it, a new table, public tables as they are, proposed levels, and
another seat for who lost theirs.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from tests.suites import deep
from tests.web.conftest import Finished, NewPage, Server
from tests.web.people import LANGUAGES, PHONE, join, table_for

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), *deep([(768, 1024), (360, 740)])]


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_made_without_scrolling_far(new_page: NewPage, server: str, size: tuple[int, int]) -> None:
    """For every game the folded form takes under a screen and a half; unfolded, the button is in sight and all fits."""
    width, height = size
    page = new_page(viewport={"width": width, "height": height}, locale="de-DE")
    page.goto(server)
    page.locator("[aria-controls=making]").click()
    form = page.locator("#making form")
    first, make = form.locator("fieldset").first.bounding_box(), form.locator(".make").bounding_box()
    assert first is not None
    assert make is not None
    assert 0 <= first["y"] <= first["y"] + first["height"] <= make["y"], "nothing lies on the first line"
    games = form.locator("fieldset").first.locator("label")
    expect(games).to_have_count(4)
    for place in range(4):
        games.nth(place).click()
        form.locator("fieldset").nth(1).locator("label").last.click()  # the most seats there can be
        box = form.bounding_box()
        assert box is not None
        assert box["height"] <= 1.5 * height
    form.locator("summary").click()
    expect(form.locator(".option").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page goes sideways"
    form.evaluate("form => form.scrollIntoView()")
    button = form.locator(".primary")
    expect(button).to_be_in_viewport(ratio=1)
    box = form.bounding_box()
    assert box is not None
    assert box["height"] > height, "there is something to fold"


def test_what_differs_is_told_where_it_is_folded(new_page: NewPage, server: str) -> None:
    """The line says that all is as usual, then what differs; the table is made accordingly."""
    page = new_page()
    page.goto(server)
    page.locator("[aria-controls=making]").click()
    form = page.locator("#making form")
    line = form.locator("summary")
    expect(line).to_contain_text("as usual")
    line.click()
    form.locator("label", has=page.get_by_role("radio", name="private")).click()
    form.get_by_role("checkbox", name="Spectators welcome").uncheck()
    line.click()
    expect(form.get_by_role("radio", name="private")).not_to_be_visible()
    expect(line).to_contain_text("private · no spectators")
    form.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    made = page.request.get(f"{server}/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert (made["public"], made["spectators"]) == (False, False)


CARD = "[aria-labelledby=public] article"


@pytest.mark.thorough
def test_the_lobby_tells_what_changes(new_page: NewPage, fragile: Server) -> None:
    """Tables appear, change and disappear in the list without reloading the page or requesting the list again.

    That there is none is said once; a game's box says how many have room.
    """
    page, ada, bo = new_page(), new_page(), new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(fragile.url)
    expect(page.get_by_text("No public tables at the moment")).to_be_visible()
    expect(page.get_by_text("free seat")).to_have_count(0)
    first = table_for(ada, fragile.url, "felicity", 3, public=True)
    expect(page.locator(CARD)).to_contain_text("Ada")
    table_for(bo, fragile.url, "felicity", 3, nickname="Bo", public=True)
    expect(page.locator(CARD)).to_have_count(2)
    expect(page.locator("[data-box] a[href='#public']")).to_have_text("2 tables with free seats")
    expect(page.locator(CARD).first).to_contain_text("Bo")
    join(bo, fragile.url, first["id"], "Cy")
    expect(page.locator(CARD).last).to_contain_text("Cy")
    for person in (ada, bo):
        person.request.post(f"{fragile.url}/api/v1/tables/{first['id']}/leave", data={})
    expect(page.locator(CARD)).to_have_count(1)
    assert [url for url in asked if url.endswith("/api/v1/tables")] == []
    assert len([url for url in asked if url.endswith("/tables/events")]) == 1


@pytest.mark.thorough
@pytest.mark.slow
def test_a_list_that_is_not_live_says_so(new_page: NewPage, fragile: Server) -> None:
    """While the server is down the lobby keeps the list and says that it is not live; afterwards it is live again."""
    page, ada = new_page(), new_page()
    page.goto(fragile.url)
    table_for(ada, fragile.url, "felicity", 3, public=True)
    expect(page.locator(CARD)).to_have_count(1)
    expect(page.locator("[data-box=felicity] .picture svg").nth(2)).to_be_visible()
    fragile.kill()
    notice = page.locator("[aria-labelledby=public] .notice")
    expect(notice).to_contain_text("cannot be reached")
    expect(page.locator(CARD)).to_have_count(1)
    fragile.start()
    expect(notice).to_have_count(0)
    table_for(ada, fragile.url, "felicity", 3, nickname="Ada again", public=True)
    expect(page.locator(CARD)).to_have_count(2)


@pytest.mark.thorough
def test_leaving_the_lobby_ends_its_stream(new_page: NewPage, server: str) -> None:
    """On another page of the app the lobby's connection is closed."""
    page = new_page()
    page.goto(server)
    expect(page.locator("h1")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/tables/events")):
        page.get_by_role("link", name="Settings").click()


@pytest.mark.thorough
@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_is_read_can_be_said(new_page: NewPage, server: str, locale: str) -> None:
    """Names of buttons and links contain the words on them, in the lobby of who is new, in a waiting room, and back."""
    page = new_page(locale=locale)

    def check() -> None:
        found = Axe().run(page, options={"runOnly": ["label-content-name-mismatch"]})
        assert found.response["passes"], "nothing was checked"
        assert found.violations_count == 0, found.generate_report()

    page.goto(server)
    expect(page.locator("[data-box] .learn").last).to_be_visible()
    check()
    table = table_for(page, server, "felicity", 3, public=False)
    page.goto(f"{server}/t/{table['id']}")
    expect(page.locator("strong.code")).to_be_visible()
    check()
    page.goto(server)
    expect(page.locator("[data-continue] a")).to_be_visible()
    check()


@pytest.mark.thorough
def test_whoever_lost_the_seat_may_sit_down_again(new_page: NewPage, server: str) -> None:
    """A person who no longer proves a seat is told so in plain words, sees the free seats, and can take one."""
    page = new_page()
    table = table_for(page, server, "felicity", 3, public=True)
    page.goto(f"{server}/t/{table['id']}")
    expect(page.get_by_role("button", name="Fill up with bots")).to_be_visible()
    page.context.clear_cookies()  # what proves one's seats
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.get_by_role("alert")).to_contain_text("You have no seat at this table")
    expect(page.get_by_role("alert")).not_to_contain_text("Bearer")
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.thorough
def test_a_table_without_spectators_leads_a_stranger_to_a_seat(new_page: NewPage, server: str) -> None:
    """A person who may not watch is told so and offered a free seat, instead of connecting without end."""
    ada, bo = new_page(), new_page()
    table = table_for(ada, server, "felicity", 3, public=True, spectators=False)
    bo.goto(f"{server}/t/{table['id']}")
    expect(bo.get_by_text("admits no spectators")).to_be_visible()
    bo.get_by_role("link", name="Sit down").click()
    bo.locator("input[autocomplete=nickname]").fill("Bo")
    bo.locator("form .primary").click()
    expect(bo.get_by_role("button", name="Leave")).to_be_visible()


TWICE = """() => {
  const [one] = JSON.parse(localStorage.getItem('rascals-tables'));
  localStorage.setItem('rascals-tables', JSON.stringify([one, {...one, id: `again-${one.id}`}]));
  localStorage.removeItem('rascals-quick-felicity');
}"""


def won(route: Route) -> None:
    """Tell of the finished game, and of another like it, that the only person has won it, against medium bots."""
    told = route.fetch(url=route.request.url.replace("again-", "")).json()
    table = told.get("table", told)
    table["id"] = route.request.url.rpartition("/")[2]
    table["winners"] = [seat["seat"] for seat in table["seats"] if seat["kind"] == "human"]
    for seat in table["seats"]:
        if seat["kind"] != "human":
            seat["bot"] = "medium"
    route.fulfill(json=told)


@pytest.mark.thorough
@pytest.mark.xdist_group("finished")  # played once, looked at by all
@pytest.mark.parametrize(("width", "locale", "level"), [(1280, "en-GB", "Hard"), (360, "de-DE", "Schwer")])
def test_a_level_is_proposed(
    new_page: NewPage, server: str, finished: Finished, width: int, locale: str, level: str, tmp_path: Path
) -> None:
    """After two games won against medium bots the next level is one press away; until then nothing has changed."""
    page = new_page(storage_state=finished.state, viewport={"width": width, "height": 800}, locale=locale)
    page.route(f"**/api/v1/tables/*{finished.table}", won)
    page.goto(server)
    page.evaluate(TWICE)
    page.reload()
    proposal = page.locator("[data-box=felicity] [data-proposal]")
    expect(proposal.locator("button")).to_contain_text(level)
    expect(page.locator("#level-felicity")).to_have_value("medium")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    proposal.scroll_into_view_if_needed()
    page.screenshot(path=tmp_path / "proposal.png")
    proposal.locator("button").click()
    expect(page.locator("#level-felicity")).to_have_value("hard")
    expect(proposal).to_have_count(0)


TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


def shelf(page: Page, server: str) -> None:
    """Open the lobby."""
    page.goto(server)
    expect(page.locator("[data-box]").last).to_be_visible()


@pytest.mark.thorough
def test_what_is_opened_in_a_box_leaves_the_others_alone(new_page: NewPage, server: str) -> None:
    """Facts and buttons of all boxes in a row are aligned, and stay so while bots are chosen in one."""
    page = new_page()
    shelf(page, server)
    for what in (".facts", "[data-play]"):
        before = page.locator(f"[data-box] {what}").evaluate_all(TOPS)
        assert max(before) - min(before) < 1
        page.locator("[data-box=goons] summary").click()
        expect(page.locator("#level-goons")).to_be_visible()
        assert page.locator(f"[data-box] {what}").evaluate_all(TOPS) == before
        page.locator("[data-box=goons] summary").click()


@pytest.mark.thorough
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_phone_shows_play_and_the_lesson_at_once(new_page: NewPage, server: str, locale: str) -> None:
    """On a phone, play and lesson of the first game are both in sight without scrolling, in every language."""
    page = new_page(**PHONE, locale=locale)
    shelf(page, server)
    for way in (".primary", ".learn"):
        box = page.locator(f"[data-box=felicity] {way}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740


@pytest.mark.thorough
def test_what_is_chosen_shows_in_the_systems_colours(new_page: NewPage, server: str) -> None:
    """With forced colours, a selected choice looks different from the others."""
    page = new_page(forced_colors="active")
    page.goto(f"{server}/settings")
    labels = page.locator("fieldset").first.locator("label")
    expect(labels.first).to_be_visible()
    shades = labels.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert shades.count(shades[0]) == 1


@pytest.mark.thorough
def test_a_table_without_company_names_nobody(new_page: NewPage, server: str) -> None:
    """In "my games", a table at which one still sits alone has no sentence about whom one plays with."""
    page = new_page()
    shelf(page, server)
    page.locator("[aria-controls=making]").click()
    page.locator("#making form .primary").click()
    expect(page.locator("strong.code")).to_be_visible()
    page.goto(f"{server}/mine")
    table = page.locator("[aria-labelledby=going] li")
    expect(table).to_contain_text("Waiting for players")
    expect(table).not_to_contain_text("With")


@pytest.mark.thorough
def test_the_rules_lead_from_game_to_game(new_page: NewPage, server: str) -> None:
    """All games are linked above the rules, and the current one is marked."""
    page = new_page(**PHONE)
    page.goto(f"{server}/rules/goons")
    games = page.get_by_role("navigation", name="Games").get_by_role("link")
    expect(games).to_have_count(4)
    expect(games.and_(page.locator("[aria-current=page]"))).to_have_text("Goons")
    games.filter(has_text="GoodCritters").click()
    expect(page.locator("h1")).to_have_text("GoodCritters")
