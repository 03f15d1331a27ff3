"""GoodCritters in the terminal: mats drawn, cards named, the reveal in steps, and what is said and not sworn."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import pytest
from textual.widgets import OptionList, Static

import rascals
from rascals.tui.app import TableApp
from rascals.tui.goodcritters import lines
from rascals.tui.goodcritters.den import Den
from rascals.tui.plain import PlainTable
from rascals.tui.reel import Reel
from rascals.tui.screens import Choosing, Unfolding
from rascals.tui.sheet import text_of
from rascals.tui.sitting import Sitting
from rascals.words import Words, languages
from tests.suites import deep
from tests.tui.test_goodcritters import NAMES, shared_out, table
from tests.tui.test_table import until

WORDS = Words("en")
PLAYED = {
    "phase": "bargain",
    "round": 2,
    "boss": 1,
    "term": 1,
    "stashes": [["5 gems", "4 cash", "3 lookout"], [5, 4, 3], [2], []],
    "pile": [3, 4, 5, "fuzz", 2],
    "fuzz_window": [2, 4],
    "middle": [],
    "shares": [["5 cash"], [4, 4], ["2 megaphone"], []],
    "threats": [1, None, 0, None],
    "chosen": ["rob", "no", None, "yes"],
    "ready": [False, True, False, False],
    "payoffs": [{"from": 3, "token": "a", "to": 0, "side": "yes", "cards": ["P2"]},
                {"from": 1, "token": "b", "to": 0, "side": "no", "cards": ["5?"]}],
    "known": [[[], [5, 4], [], []], [[]] * 4, [[]] * 4, [[]] * 4, [[]] * 4],
}  # fmt: skip
DRAWN = """\
┌■ 1 ♛──────────✓┐┌▲ 2 ────────────┐┌◆ 3 ────────────┐
│▤2 P5           ││▤1 P5           ││▤0 P3           │
│≥5 4            ││                ││                │
│+4 4            ││+megaphone      ││                │
│▣               ││→●0             ││▣               │
└────────────────┘└────────────────┘└────────────────┘
 ▥5 !2–4
┌● 0 ────────────────────────────────────────────────┐
│▤3 P5                                               │
│=5g 4c lookout                                      │
│+5                                                  │
│▣ rob →■1                                           │
│✉■1 no ?                                            │
│✉◆3 yes P2                                          │
└────────────────────────────────────────────────────┘"""


def played(**options):
    """The view of seat 0 in step 3, and the match."""
    game = rascals.game("goodcritters", players=4, payoffs=True, promos=4, **options)
    position = PLAYED | {"stashes": [PLAYED["stashes"][0], [5, 4, 3], [2], []]}
    return game.from_position(position, seed=1)


# ---------------------------------------------------------------- mats


def test_the_den_is_drawn():
    """Each mat tells what its seat has, what is certain, share, card, threat and payoffs, as far as known."""
    match = played()
    expected = DRAWN.replace("│▤2 P5           ││▤1", "│▤3 P5           ││▤1")
    assert "\n".join(lines.drawing(match.view(0))) == expected
    others = "\n".join(lines.drawing(match.view(2)))
    assert "lookout" not in others
    assert "rob" not in others


def test_a_spectator_has_no_mat_in_front():
    """All mats are alike; the last line tells of the pile."""
    drawn = lines.drawing(played().view(None))
    assert sum(line.count("┌") for line in drawn) == 4
    assert drawn[-1].startswith(" ▥5")


def test_the_end_tells_what_all_was_worth_and_whose():
    """When the game is over the stashes are open and each has its worth, as money, on its mat and in words."""
    match = rascals.play(rascals.game("goodcritters", players=8, length="short", changes=1), ["random"] * 8, seed=3)
    money = [WORDS.score("goodcritters", score) for score in match.scores]
    assert money == [f"${score},000" if score else "$0" for score in match.scores]
    drawn = "\n".join(text_of(Den(match.view(0), worth=partial(WORDS.score, "goodcritters")).draw()))
    assert all(f"Σ {worth}" in drawn for worth in money)
    said = "\n".join(lines.lines(match.view(0), WORDS, [str(seat) for seat in range(8)]))
    assert all(f"Worth: {worth}" in said for worth in money)


@pytest.mark.parametrize("players", [8, *deep([4, 6])])
def test_every_moment_fits_a_terminal(players):
    """No line of a den is wider than 80 columns, and no mat is broken, whatever lies there."""
    game = rascals.game("goodcritters", players=players, payoffs=True, promos=4, length="short", changes=3)
    for seed in range(2):
        reel = Reel(rascals.play(game, ["spiteful"] * players, seed=seed), WORDS, "open")
        for n in range(0, reel.last, 7):
            drawn = lines.drawing(reel.view_at(n))
            assert max(map(len, drawn)) <= 80
            framed = [line for line in drawn if line[0] in "┌│└"]
            assert all(line[-1] in "┐│┘" for line in framed)
    narrow = text_of(Den(game.new(seed=1).view(0), (), 40).draw())
    assert max(map(len, narrow)) <= 40


def test_whom_a_line_names_stands_out():
    """The mat of a marked seat has another frame."""
    roles = {run.role for row in Den(played().view(0), {2}).draw() for run in row}
    assert "marked" in roles
    assert "marked" not in {run.role for row in Den(played().view(0)).draw() for run in row}


@pytest.mark.parametrize("language", languages())
def test_signs_are_explained_and_cards_named(language):
    """All signs that are drawn are said, with who sits where; giving names the card."""
    words = Words(language)
    told = lines.signs(words, NAMES)
    assert all(sign in told for sign in "♛✓▤P=≥+▣→✉▥!Σ")
    assert "■ 1 Bob" in told
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=5)
    view = match.view(0)
    (said,) = lines.asked(view, match.legal(0), words, NAMES)
    assert words.term("goodcritters", view["middle"][0]) in said
    assert "Bob (give 1)" in said
    assert lines.asked(match.view(1), match.legal(1), words, NAMES) == []


# ---------------------------------------------------------------- the reveal


def revealed(*actions, lang="en", **more):
    """The lines that tell the reveal of four action cards, to seat 1."""
    position = PLAYED | {"chosen": list(actions), "ready": [False, True, True, True]} | more
    game = rascals.game("goodcritters", players=4, payoffs=True, promos=4)
    match = game.from_position(position, seed=1, names=NAMES)
    sat = Sitting(match, {1: "Bob"}, {}, Words(lang))
    match.play(0, "ready")
    return sat.told_in_steps(match.history[-1], 1)


def test_the_reveal_is_told_card_by_card_with_the_votes_so_far():
    """From the boss clockwise each card has its number and the count; what it does stands below it."""
    told = revealed("rob", "guard", "yes", "no", payoffs=[])
    at = told.index("The cards are turned, clockwise from the boss:")
    assert told[at + 1 : at + 6] == [
        "1. You reveal Guard. [Yes 0, No 0]",
        "2. Cal reveals Yes. [Yes 1, No 0]",
        "3. Dee reveals No. [Yes 1, No 1]",
        "4. Ann reveals Rob. [Yes 1, No 1]",
        told[at + 5],
    ]
    assert told[at + 5].startswith("   Your guard takes from Ann")
    assert "1 Yes, 1 No: a tie." in told


def test_a_megaphone_is_counted_twice():
    """G-45: the count is that of the vote."""
    active = {"aside": [[], [], ["2 megaphone"], []], "active": [[], [], ["2 megaphone"], []]}
    told = revealed("no", "no", "yes", "no", payoffs=[], shares=[[], [4], [], []], **active)
    assert "2. Cal reveals Yes. [Yes 2, No 1]" in told
    assert told[told.index("4. Ann reveals No. [Yes 2, No 3]") + 1].startswith("2 Yes, 3 No")


def test_other_moves_are_told_as_ever():
    """Where no card is turned nothing is counted."""
    match = played()
    sat = Sitting(match, {0: "Ann"}, {}, WORDS)
    match.play(0, "choose yes")
    assert sat.told_in_steps(match.history[-1], 0) == sat.told(match.history[-1], 0)


# ---------------------------------------------------------------- said, not sworn


def spoken(commands, **more):
    """What is printed to Ann who types these lines."""
    sat, out = table(bots="shrewd", **more), io.StringIO()
    wanted = [shared_out(sat.match, 0, 1, 2, 3) if line == "share" else line for line in commands]
    PlainTable(sat, io.StringIO("\n".join(wanted) + "\n"), out).run()
    return out.getvalue()


def test_promises_are_said_and_marked_in_plain_words():
    """`say` lists phrases, says one, or tells why not; when cards have turned it is told what was kept."""
    said = spoken(
        ["say", "say vote-no", "say share 5 2", "say dance", "say vote-yes-if 0", "share", "choose no", *["ready"] * 6]
    )
    assert "say vote-yes-if 1|2|3: I will vote Yes if … does." in said
    assert "say share 5|4|3|2 1|2|3: When I share next, … gets …" in said
    assert "Ann says: I will vote No.\n" in said
    assert "There is no such phrase in this game; valid: vote-yes, " in said
    assert "The phrase vote-yes-if is not said like this; what belongs to it: to." in said
    assert "Ann says: I will vote No. — kept\n" in said
    assert said.count("When I share next, Otto gets a 5. — ") == 1


def test_another_person_hears_what_was_said():
    """At a shared keyboard the next one is told it, and as `you` where it is for them."""
    sat, out = table(("Ann", "Bob"), bots="shrewd"), io.StringIO()
    typed = ["", "say ask-guard 1", shared_out(sat.match, 0), "next", "", "quit"]
    PlainTable(sat, io.StringIO("\n".join(typed) + "\n"), out).run()
    assert "Ann says: Bob, guard yourself!" in out.getvalue()
    assert "Ann says: Guard yourself!" in out.getvalue()


def test_who_is_free_to_bribe_is_told_how_to_let_the_boss_go_on():
    """While a bot is boss a person may make offers; `next` lets it share."""
    options: dict[str, Any] = {"payoffs": True, "early_bribes": True, "first_boss": 1}
    match = rascals.game("goodcritters", players=4, **options).new(seed=1)
    sat = Sitting(match, {0: "Ann"}, dict.fromkeys((1, 2, 3), "shrewd"), WORDS)
    out = io.StringIO()
    PlainTable(sat, io.StringIO("next\nquit\n"), out).run()
    assert "“next” lets the others go on." in out.getvalue()
    assert match.view(None)["phase"] == "bargain"


async def test_the_reveal_unfolds_on_the_screen():
    """It is shown step by step before the table goes on; Escape shows all, and then closes it."""
    sat = table(bots="shrewd", changes=0, seed="2")
    app = TableApp(sat, pace=0.01)
    async with app.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: sat.awaited_person == 0)
        sat.play(0, shared_out(sat.match, 0, 1, 2, 3))
        sat.play(0, "choose yes")
        sat.play(0, "ready")
        for seat in (1, 2, 3):
            while seat in sat.match.acting and sat.match.view(None)["phase"] == "bargain":
                sat.play(seat, str(sat.think(seat).move))
        app.pace = 60
        app.advance()
        await until(pilot, lambda: isinstance(app.screen, Unfolding))
        first = str(app.screen.told.content)
        await pilot.press("escape")
        whole = str(app.screen.told.content)
        assert whole.startswith(first)
        assert "The cards are turned" in whole
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Unfolding))


async def test_a_promise_is_said_by_key():
    """P lists what can be said; the choice stands after the log."""
    sat = table(bots="shrewd", seed="2")
    app = TableApp(sat, pace=0.01)
    async with app.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: sat.awaited_person == 0)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        assert app.screen.query_one(OptionList).option_count == len(sat.sayable(0))
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, Choosing))
        assert "Ann says: I will vote Yes." in str(app.query_one("#log-lines", Static).content)
        assert [said.phrase for said, _, _ in sat.talk.said] == ["vote-yes"]
