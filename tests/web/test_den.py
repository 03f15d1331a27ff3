"""GoodCritters in a browser: late in a game, with many cards, nothing overlaps and what is asked is in sight; the end
of a round is revealed card by card, and the final screen counts.
"""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import BOT, ME, PATIENCE, PAUSE, PHONE, start, table_for, view_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

DESKS = [(1280, 800), (1440, 900)]
HAND = (360, 740)
KINDS = ("cash", "gems", "jewelry", "paintings", "sculptures")
EVERY = [f"{value} {kind}" for value in (5, 4, 3, 2) for kind in KINDS]
STASH = EVERY + EVERY[:5]  # twenty-five cards: one of each, and a second of the best five
HELD = 20  # the number of cards in each other stash
FULL = 8  # players
OF_STASH = re.compile(r"/seats/\d+/(stash|held)")  # a change of a view by an event
ROBBED = 3  # how many cards others may rob while the cards are revealed
LANGUAGES = {6: "fr-FR", 8: "de-DE"}  # where words are longest; tables of other sizes are in English

# Holds timers until they are released, so that an animation can be checked at each of its steps.
FREEZE = """
const real = window.setTimeout;
window.held = null;
window.setTimeout = (work, ...more) => window.held ? window.held.push(work) : real(work, ...more);
window.goOn = () => { const due = window.held; window.held = []; for (const work of due) work(); };
"""

# For each mat: what overlaps its action card or the mark of what a tap on it does, and what reaches beyond the mat.
MESS = """() => {
  for (const one of document.getAnimations()) { try { one.finish(); } catch {} }
  const box = (one) => one.getBoundingClientRect();
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const found = [];
  for (const mat of document.querySelectorAll("[data-goodcritters] [data-seat][data-drop]")) {
    const [slot, mark] = [mat.querySelector(".slot"), mat.querySelector("[data-ways]")];
    const on = (seen, one) => one && across(seen, box(one)) > 1 && down(seen, box(one)) > 1;
    const rows = ["who", "label", "holdings", "share", "before", "deeds", "cards li"];
    for (const part of mat.querySelectorAll(rows.map((row) => `.${row} > *`).join())) {
      const seen = box(part);
      if (seen.width < 2 || part.matches(".hidden")) continue;
      const name = `${mat.dataset.at}: ${part.className || part.localName}`;
      if (on(seen, slot)) found.push(`${name} and the action card`);
      if (on(seen, mark)) found.push(`${name} and the mark`);
      if (seen.right > box(mat).right + 1) found.push(`${name} reaches beyond the mat`);
    }
  }
  return found;
}"""
LOWEST = """() => Math.max(...[...document.querySelectorAll('[data-part=question], .show')]
  .map((one) => one.getBoundingClientRect().bottom))"""
# Whether the button is in sight on a phone, below the action cards (news may take their place for a moment), and each
# of the others' mats bears its mark.
READY = """([height, others]) => {
  const box = (one) => one.getBoundingClientRect();
  const ready = document.querySelector("[data-at=ready]");
  const cards = Math.max(...[...document.querySelectorAll("[data-action]")].map((one) => box(one).bottom));
  const news = document.querySelector(".news").textContent !== "";
  return scrollY === 0 && ready !== null && box(ready).bottom <= height && (news || cards <= box(ready).top + 1)
    && document.querySelectorAll(".mats > [data-seat] [data-ways]").length === others;
}"""
COUNTED = """() => [...document.querySelectorAll('.front .cards li')]
  .reduce((sum, pile) => sum + Number(pile.querySelector('[data-count]')?.textContent.slice(1) ?? 1), 0)"""


def threatened(told: Any) -> None:
    """Let each of the others threaten the next while all bargain, and nobody make offers."""
    if isinstance(told, dict) and told.get("phase") == "bargain" and "seats" in told:
        told["offers"] = []
        for seat, one in enumerate(told["seats"][1:], 1):
            one["threat"] = seat % (len(told["seats"]) - 1) + 1
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        threatened(part)


def enriched(told: Any) -> None:
    """Give Ada a large stash, and the others nearly as large ones, wherever a message has them or changes them."""
    if isinstance(told, dict) and "stash" in told and "held" in told:
        own = told["stash"] is not None
        told |= {"stash": STASH, "held": len(STASH)} if own else {"held": HELD}
    if isinstance(told, dict) and "event" in told and "changes" in told:
        told["changes"] = [one for one in told["changes"] if not OF_STASH.match(one["path"])]
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        enriched(part)


def late(socket: WebSocketRoute) -> None:
    """Change the server's messages as if it were late in a game."""
    server = socket.connect_to_server()

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        enriched(told)
        threatened(told)
        socket.send(json.dumps(told))

    server.on_message(hear)


def seated(page: Page, server: str, players: int, **options: str) -> str:
    """Seat Ada, the first boss, with bots at a table and start it; return its REST URL."""
    seats = [ME, *[BOT] * (players - 1)]
    table = table_for(page, server, "goodcritters", players, seats=seats, options={"payoffs": True, **options})["id"]
    start(page, server, table)
    return f"{server}/api/v1/tables/{table}"


def wish(view: Any) -> str:
    """Return Ada's next move: she keeps three cards and gives the others one each, chooses, and is ready.

    At a full table she chooses no: all the loot that is then told lies in the middle, which is where least room is.
    """
    if view["phase"] == "share":
        cards = [f"{value}{kind[0]}" for value, kind in (card.split() for card in view["middle"])]
        others = [f"{seat}:{card}" for seat, card in enumerate(cards[3:], 1)]
        return " ".join([f"0:{','.join(cards[:3])}", *others]).join(["share ", ""])
    vote = "no" if len(view["seats"]) == FULL else "yes"
    return "ready" if view["seats"][0]["chosen"] else f"choose {vote}"


def tidy(page: Page) -> None:
    """Check at each size that nothing overlaps; on a desktop also that one's mat and all that is asked are in sight."""
    for width, height in (*DESKS, HAND):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MESS) == [], (width, height)
        assert page.evaluate(COUNTED) >= len(STASH) - ROBBED, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if (width, height) in DESKS:
            assert page.evaluate("scrollY") == 0
            page.wait_for_function(f"height => ({LOWEST})() <= height", arg=height)  # once it is laid out for that size


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_full_table_is_tidy(new_page: NewPage, server: str, players: int) -> None:
    """All is in sight and nothing overlaps while loot is shared, while all bargain, and as cards are revealed."""
    page = new_page(reduced_motion="no-preference", locale=LANGUAGES.get(players, "en-GB"))
    page.add_init_script(FREEZE)
    page.route_web_socket("**/ws/v1/tables/*", late)
    address, looked_at = seated(page, server, players), set()
    for _ in range(PATIENCE // PAUSE):
        told = view_of(page)
        phase = told["view"]["phase"]
        if told["view"]["round"] > 1:
            break
        if not told["moves"]:
            page.wait_for_timeout(PAUSE)
            continue
        if phase not in looked_at:
            looked_at.add(phase)
            expect(page.locator("[data-goodcritters]")).to_have_attribute("data-phase", phase)
            tidy(page)
            if phase == "bargain":
                page.wait_for_function(READY, arg=[HAND[1], players - 1])
        page.evaluate("window.held ??= []")
        command = {"id": uuid.uuid4().hex, "decision": told["decision"], "move": wish(told["view"])}
        page.request.post(f"{address}/commands", data=command)  # a late one is refused
    assert looked_at == {"share", "bargain"}
    beats = 0
    expect(page.locator("[data-busy=true]")).to_be_visible()
    while page.locator("[data-busy=true]").count():
        tidy(page)
        page.evaluate("goOn()")
        beats += 1
    assert beats >= players, "every card is turned up"


# The end of a round: revealed card by card, skipped, in words; and the final screen.

GAMES = 20

# The rectangles of the result and of the skip button without animations, as soon as there is a result.
RESULT = """() => {
  const [stamp, skip] = ["[data-show] .verdict span", "[data-skip]"].map((found) => document.querySelector(found));
  const box = ({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }) =>
    ({ left, top, right: left + offsetWidth, bottom: top + offsetHeight });
  return stamp && [box(stamp), box(skip), document.documentElement.scrollWidth - document.documentElement.clientWidth];
}"""


def grab(view: Any) -> str:
    """Return Ada's next move: she keeps all the loot, chooses yes, and is ready."""
    if view["phase"] == "share":
        return "share 0:" + ",".join(card.split()[0] + card.split()[1][0] for card in view["middle"])
    return "ready" if view["seats"][0]["chosen"] else "choose yes"


def play(page: Page, address: str) -> None:
    """Move for Ada until a round has ended; a move that is refused because somebody was faster is tried again."""
    first = view_of(page)["view"]["round"]
    for _ in range(PATIENCE // PAUSE):
        told = view_of(page)
        if told["view"]["round"] > first:
            return
        if told["moves"]:
            command = {"id": uuid.uuid4().hex, "decision": told["decision"], "move": grab(told["view"])}
            page.request.post(f"{address}/commands", data=command)
        else:
            page.wait_for_timeout(PAUSE)
    raise AssertionError("the round does not end")


def test_a_reveal_is_shown_and_skipped(new_page: NewPage, server: str) -> None:
    """Cards are revealed one after another, and nothing gives them away before; skipping shows the result at once."""
    page = new_page(reduced_motion="no-preference")
    address = seated(page, server, 4, length="short")
    play(page, address)
    show = page.locator("[data-show]")
    expect(show).to_be_visible()
    expect(page.locator(".status")).to_contain_text("The action cards are turned up")
    assert "Round 2" not in page.locator(".log").inner_text()
    page.locator("[data-skip]").click()
    expect(show).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Round 2")
    last = page.locator("[data-last='1']")
    expect(last).to_contain_text("Round 1:")
    last.locator("summary").click()
    expect(last).to_contain_text("Vote yes")
    check(page)


def test_the_result_among_eight_at_a_phone_lies_free(new_page: NewPage, server: str) -> None:
    """In the language with the longest words nothing covers the result of a vote, and its stamp fits the page."""
    page = new_page(reduced_motion="no-preference", locale="de-DE", **PHONE)
    address = seated(page, server, 8, length="short")
    play(page, address)
    stamp, skip, wider = page.wait_for_function(RESULT).json_value()
    beside = stamp["right"] <= skip["left"] or skip["right"] <= stamp["left"]
    assert beside or stamp["bottom"] <= skip["top"] or skip["bottom"] <= stamp["top"]
    assert wider == 0


def test_the_end_is_counted(new_page: NewPage, server: str) -> None:
    """Without animations the final screen comes at once: money by loot and payoffs, and a table of worth by round."""
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme="dark")
    final = page.locator("[data-final]")
    for _ in range(GAMES):  # bots may end a game after one round
        address = seated(page, server, 4, length="short")
        assert page.request.post(f"{address}/standin", data={"seat": 0, "on": True}).ok
        expect(final).to_be_visible()
        if view_of(page)["view"]["round"] > 1:
            break
    scores = sorted((seat["score"] for seat in view_of(page)["view"]["seats"]), reverse=True)
    totals = final.locator(".all dd").all_inner_texts()
    assert totals == [f"${score},000" if score else "$0" for score in scores]
    expect(final.locator(".how li").first).to_contain_text("Payoffs")
    final.get_by_text("The same in numbers").click()
    expect(final.locator("tbody tr")).to_have_count(4)
    check(page)
