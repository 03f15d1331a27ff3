"""Lessons in the browser: each by clicks to its end, one on a phone, one by keyboard alone; hints; help on cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from rascals.lessons import LessonStep, lesson_of
from rascals.words import Words
from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import AWAITED, LANGUAGES, PHONE, against_bots, quick_game

pytestmark = [pytest.mark.browser]

Do = Callable[[Page, str, str], None]
FRAMES = 30  # animation frames in which a place scrolls to what is pointed at
WIDTHS = ({"width": 1280, "height": 900}, {"width": 360, "height": 740})


def place(page: Page, at: str) -> Locator:
    """Return the first element on the board with that name."""
    return page.locator(f'[data-at="{at}"]').first


def press(locator: Locator) -> None:
    """Click the middle of an element, which may be part of an SVG picture."""
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    locator.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def in_felicity(page: Page, move: str, _at: str) -> None:
    """Place, bid or pass with the mouse."""
    verb, _, what = move.partition(" ")
    if verb == "place":
        place(page, f"hand-{what}").click()
        place(page, "place-it").click()  # the first cards must be confirmed
    elif verb == "bid":
        page.locator(".bidding input").fill(what)
        page.locator(".bidding .go").click()
    else:
        page.locator(".bidding .pass").click()


def in_goodcritters(page: Page, move: str, _at: str) -> None:
    """Share out, choose and be ready."""
    if move == "":
        page.get_by_role("button", name="Even split").click()
        page.get_by_role("button", name="Propose").click()
    else:
        place(page, "ready" if move == "ready" else move.replace("choose ", "action-")).click()


def in_goons(page: Page, move: str, _at: str) -> None:
    """Take a cube, put it on the crib, act and end the turn."""
    if move.startswith("take"):
        press(place(page, "cell-0,2"))
        place(page, "space-yellow").click()
    else:
        things = {"do cube commit 2": "do-commit-2", "do space diner": "do-place", "end": "do-end"}
        place(page, things[move]).click()


def in_heist(page: Page, move: str, at: str) -> None:
    """Move on the map, place a tile, play a critter, answer questions."""
    if move == "play bird":
        place(page, "critter-bird").click()
        place(page, "do-play").click()
    elif move.startswith("place"):
        press(place(page, "cell-0,3"))
        place(page, "do-place").click()
    elif move.startswith("move"):
        press(place(page, at.split("|")[1]))
    else:
        place(page, f"do-{move}").click()


PLAYED: dict[str, Do] = {
    "felicity": in_felicity, "goodcritters": in_goodcritters, "goons": in_goons, "heist": in_heist,
}  # fmt: skip


def learn(page: Page, server: str, game: str) -> None:
    """Open the lesson of a game."""
    page.goto(f"{server}/learn/{game}")


def told(page: Page, game: str, step: LessonStep) -> None:
    """Wait until the text of a step is shown."""
    text = lesson_of(game).text(step)
    expect(page.locator(f'[data-step="{text}"]')).to_have_text(Words("en").text(text))


def place_of_status(page: Page) -> Locator:
    """Return the sentence in the header, which is there only if a step asks for something."""
    return page.locator("[data-at=status]")


def at_rest(page: Page) -> None:
    """Wait until what a step points at has been in sight for a number of frames, like a person who reads before acting.

    Nothing covers it, and nothing but its place has been scrolled.
    """
    page.evaluate(
        """frames => new Promise(done => {
            let [last, same] = ["", 0];
            const look = () => {
                const where = JSON.stringify(document.querySelector("[data-pointed]")?.getBoundingClientRect());
                same = where === last && seen() ? same + 1 : 0;
                last = where;
                if (same === frames) done(); else requestAnimationFrame(look);
            };
            const seen = () => {
                const thing = document.querySelector("[data-pointed]");
                if (!thing || scrollY !== 0) return false;
                const box = thing.getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return (thing.closest("svg") ?? thing).contains(hit);
            };
            look();
        })""",
        FRAMES,
    )


@pytest.mark.thorough
@pytest.mark.parametrize("screen", WIDTHS, ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(PLAYED))
def test_a_whole_lesson_by_clicks(new_page: NewPage, server: str, game: str, screen: dict[str, int]) -> None:
    """Every step is shown in one place and can be done as it says, not covered by its card; then a game is offered."""
    page = new_page(viewport=screen)
    learn(page, server, game)
    steps = lesson_of(game).steps
    for number, step in enumerate(steps):
        told(page, game, step)
        expect(page.locator("[data-callout]")).to_contain_text(f"Step {number + 1} of {len(steps)}")
        page.wait_for_function("() => document.querySelector('[data-callout] button')")
        if step.at:
            at_rest(page)
        if step.asks:
            expect(place_of_status(page)).not_to_be_empty()
            PLAYED[game](page, step.moves[0] if step.moves else "", step.at)
        elif number < len(steps) - 1:
            expect(place_of_status(page)).to_be_empty()
            page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Play a real game")).to_be_visible()


@pytest.mark.thorough
def test_a_lesson_ends_in_a_real_game(new_page: NewPage, server: str) -> None:
    """Its last button starts a real game with the same number of players."""
    page = new_page()
    learn(page, server, "goons")
    for step in lesson_of("goons").steps[:-1]:
        told(page, "goons", step)
        in_goons(page, step.moves[0], step.at) if step.asks else page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-goons]")).to_be_visible()


def number_of(page: Page, pet: str) -> str:
    """Return the key that chooses a card of the hand: its place there, from 1."""
    held = page.locator('[data-at^="hand-"]').evaluate_all("cards => cards.map(card => card.dataset.at)")
    return str((held.index(f"hand-{pet}") + 1) % 10)


def test_a_lesson_by_keys_alone(new_page: NewPage, server: str) -> None:
    """At each step the focus is where the lesson continues: Enter goes on, or moves the focus to what is asked for."""
    page = new_page()
    learn(page, server, "felicity")
    typed = False
    for step in lesson_of("felicity").steps[:-1]:
        told(page, "felicity", step)
        focus = page.get_by_role("button", name="Show me" if step.asks else "Continue")
        expect(focus).to_be_focused()
        verb, _, what = "".join(step.moves[:1]).partition(" ")
        if verb == "place" and not typed:  # number keys choose a card even if the focus is on a button
            typed = True
            page.keyboard.press(number_of(page, what))
            expect(place(page, f"hand-{what}")).to_be_focused()
            page.keyboard.press("Enter")
            continue
        page.keyboard.press("Enter")
        if not step.asks:
            continue
        if verb == "place":
            expect(place(page, f"hand-{what}")).to_be_focused()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")  # the first cards must be confirmed
        elif verb == "bid":
            page.locator(".bidding input").focus()
            page.keyboard.press("Control+a")
            page.keyboard.type(what)
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
    told(page, "felicity", lesson_of("felicity").steps[-1])
    expect(page.get_by_role("button", name="Play a real game")).to_be_focused()


@pytest.mark.thorough
def test_what_is_asked_for_before_the_board_is_there(new_page: NewPage, server: str) -> None:
    """If a reader is faster than the board loads, the page moves on to what is asked once the board is there."""
    page = new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Board-*.js", hold)
    learn(page, server, "felicity")
    asking = next(step for step in lesson_of("felicity").steps if step.asks)
    for step in lesson_of("felicity").steps:
        told(page, "felicity", step)
        page.get_by_role("button", name="Show me" if step is asking else "Continue").press("Enter")
        if step is asking:
            break
    assert held
    for route in held:
        route.continue_()
    expect(place(page, f"hand-{asking.moves[0].partition(' ')[2]}")).to_be_focused()


@pytest.mark.thorough
@pytest.mark.parametrize(("screen", "scheme"), list(zip(WIDTHS, ["light", "dark"], strict=True)), ids=["desk", "phone"])
def test_no_lesson_keeps_anybody_out(new_page: NewPage, server: str, screen: dict[str, int], scheme: str) -> None:
    """Axe finds nothing at steps that only tell, at steps that ask, and at a table with a hint."""
    page = new_page(viewport=screen, color_scheme=scheme, hints=True)
    for game in sorted(PLAYED):
        learn(page, server, game)
        for step in lesson_of(game).steps[:3]:
            told(page, game, step)
            check(page)
            if step.asks:
                break
            page.get_by_role("button", name="Continue").click()
    quick_game(page, server)
    expect(page.locator("[data-hint]")).to_be_visible()
    check(page)


def test_hints_come_once(new_page: NewPage, server: str) -> None:
    """There are few hints, in the first round, the goal of the game first; dismissed ones come back by the settings."""
    page = new_page(hints=True)
    quick_game(page, server)
    hint = page.locator("[data-hint]")
    expect(hint).to_be_visible()
    first = hint.get_attribute("data-hint")
    assert first == "felicity-hint-goal"
    expect(page.locator("[data-pointed]")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Got it").click()
    page.reload()
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert first is not None
    expect(page.locator(f'[data-hint="{first}"]')).to_have_count(0)
    page.goto(f"{server}/settings")
    page.get_by_role("button", name="Show all hints again").click()
    page.go_back()
    expect(page.locator(f'[data-hint="{first}"]')).to_be_visible()


@pytest.mark.thorough
def test_a_card_says_what_it_does(new_page: NewPage, server: str) -> None:
    """A card is explained under the pointer, and on a phone under a long press, which then does not place it."""
    page = new_page()
    learn(page, server, "felicity")
    told(page, "felicity", lesson_of("felicity").steps[0])
    place(page, "hand-large-dog").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("The large dog chases away")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.thorough
def test_the_rules_open_at_what_is_asked(new_page: NewPage, server: str) -> None:
    """While a card is to be placed, the rules open at the section on filling the sack."""
    page = new_page()
    quick_game(page, server)
    expect(page.get_by_text("Your turn: place a card")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="1. Fill the sack")).to_be_focused()


# The height of a hint's line, and how much of its place, of what it speaks of and of the header it covers.
LINE = """() => {
    const line = document.querySelector("[data-hint]"), place = line.parentElement;
    const [one, ...others] = [line, document.querySelector("header"), document.querySelector("[data-pointed]"),
        ...[...place.children].filter(other => other !== line)].map(other => other.getBoundingClientRect());
    const over = ({ left, right, top, bottom }) =>
        left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1;
    return { height: one.height, covered: others.filter(over).length };
}"""


def read_hints(page: Page, *names: str) -> None:
    """Check that hints come one by one in this order, each a line that covers nothing; dismiss all but the last."""
    for name in names:
        expect(page.locator("[data-hint]")).to_have_attribute("data-hint", name)
        line = page.evaluate(LINE)
        assert line["height"] <= 60
        assert line["covered"] == 0
        if name != names[-1]:
            page.locator("[data-hint] .ok").tap()


CHOICES = {
    # who hires sees cards and the button that ends the choice
    "heist": ({"edition": "v3"}, "hire", (".hiring .critter-card", ".hiring .done .button")),
    # who chooses a goon sees four of them at once
    "goons": ({}, "goon", (":nth-match([data-deeds] [data-goon] .button, 4)",)),
}


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHOICES)
def test_what_is_chosen_from_is_in_sight_below_the_hint(
    new_page: NewPage, server: str, game: str, language: str
) -> None:
    """On a phone, what the first choice of a game is made from stays in sight while a hint tells of it."""
    page = new_page(**PHONE, locale=language, hints=True)
    more, hint, things = CHOICES[game]
    against_bots(page, server, game, 2, **more)
    page.wait_for_function(AWAITED)
    read_hints(page, f"{game}-hint-goal", f"{game}-hint-{hint}")
    for thing in things:
        expect(page.locator(thing).first).to_be_in_viewport(ratio=1)
    check(page)
