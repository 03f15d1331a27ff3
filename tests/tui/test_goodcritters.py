"""GoodCritters in the terminal: mats drawn, cards and moves in words, the reveal in steps, simultaneous decisions."""

from __future__ import annotations

import io
import re
from functools import partial
from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

import rascals
from rascals.games.goodcritters.components import CARD_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES
from rascals.tui import goodcritters_lines as lines
from rascals.tui import wording
from rascals.tui.app import TableApp
from rascals.tui.generic_board import FEW, MANY, GenericBoard, grouped
from rascals.tui.goodcritters_den import Den
from rascals.tui.plain import BLANK_LINES, PlainTable
from rascals.tui.reel import Reel
from rascals.tui.screens import Choosing, Curtain, Unfolding
from rascals.tui.sheet import text_of
from rascals.tui.sitting import NobodyElse, Sitting
from rascals.tui.wording import listed_moves
from rascals.words import Words, languages
from tests.suites import deep
from tests.tui.tables import asked, playing, seen, sitting, spoken, status, until
from tests.tui.test_games import Typist

NAMES = ["Ann", "Bob", "Cal", "Dee"]
QUICK = {"changes": 2, "payoffs": True, "length": "short"}


def table(people=("Ann",), players=4, **more):
    """A GoodCritters table with random bots; Ann is the first boss."""
    more = {"payoffs": True, **more}
    return sitting(people, players, more.pop("bots", "random"), game="goodcritters", first_boss=0, **more)


def shared_out(match, *seats):
    """The notation that shares out the middle, card by card to the seats in turn."""
    cards = [SHORT_NAMES[CARD_NAMES.index(card)] for card in match.view(None)["middle"]]
    seats = seats or (match.acting[0],)
    parts = {seat: cards[place :: len(seats)] for place, seat in enumerate(seats)}
    return "share " + " ".join(f"{seat}:{','.join(mine)}" for seat, mine in sorted(parts.items()))


# ---------------------------------------------------------------- in sentences


def test_what_is_hidden_is_not_said():
    """A payoff is described as openly as it was laid: to its giver, to its target, to the others."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    stash = match.view(1)["seats"][1]["stash"]
    match.play(1, "payoff a yes 2: P2 5 4~ 3?")
    words = Words("en")
    told = [
        next(line for line in lines.Lines(match.view(seat), words, NAMES).whole() if "Token" in line)
        for seat in (1, 2, 3)
    ]
    five, four, three = (words.term("goodcritters", card) for card in stash[:3])
    assert told[0].endswith(f"2 payoff cards, {five}, {four} (shown), {three} (hidden).")
    assert told[1].endswith(f"2 payoff cards, {five}, {four} (shown), unknown (hidden).")
    assert told[2].endswith(f"2 payoff cards, {five}, unknown (shown), unknown (hidden).")


def test_the_sentence_says_who_must_do_what():
    """Sharing, bargaining, being ready, answering an offer, the common choice: each has its sentence."""
    words = Words("en")

    def told(match, seat):
        return wording.status(match.view(seat), words, NAMES)

    match = table(people=NAMES).match
    assert told(match, 0) == "You are the boss: share out all the loot."
    assert told(match, 1) == "Ann shares out the loot."
    match.play(0, shared_out(match))
    assert "choose an action card" in told(match, 2)
    match.play(2, "choose no")
    assert told(match, 2).startswith("Your card is chosen")
    match.play(2, "ready")
    assert told(match, 2) == "Everybody bargains. Not ready yet: Ann, Bob, and Dee."
    match.play(0, "offer 1: P1")
    assert told(match, 1) == "An offer for you: accept it, or decline."
    assert "choose an action card" in told(match, 3)
    match = table(people=NAMES, bargaining="turns").match
    match.play(0, shared_out(match))
    assert told(match, 0).startswith("Your turn to bargain")
    match.play(0, "offer 2: P1")
    assert told(match, 2) == "An offer for you: accept it, or decline."
    assert told(match, 0) == "Cal has an offer to answer."
    match.play(2, "decline 0")
    for seat in range(4):
        match.play(seat, "done")
    assert told(match, 3) == "Choose your action card. The choice is final."


def test_moves_of_many_values_are_listed_short():
    """All combinations of token, side and player are one entry, without loss."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    listed = listed_moves(match.legal(0), Words("en"))
    assert "payoff a|b no|yes 1|2|3:" in listed
    assert "choose guard" in listed
    match.play(0, "payoff a yes 1: P1")
    partly = [move for move in match.legal(0) if move.kind == "payoff"][1:]
    assert listed_moves(partly, Words("en")) == [str(move) for move in partly]


# ---------------------------------------------------------------- line mode


def test_a_move_is_made_whole_or_step_by_step():
    """Both ways lead to the same command; “undo” takes back one step, “cancel” all, and nothing is played before."""
    steps = ["payoff a yes 1:", "add P", "add 5", "undo", "add 4~", "finish", "choose no"]
    one, two = table(seed="3"), table(seed="3")
    spoken(one, [shared_out(one.match), *steps])
    text = spoken(two, ["give 1", "cancel", shared_out(two.match), "payoff a yes 1: P1 4~", "choose no"])
    assert [c.move for c in one.match.history] == [c.move for c in two.match.history]
    assert "So far: give 1" in text


def test_a_draft_is_shown_and_explained():
    """During a share one sees what is left in the middle; “why” and “moves” are about the next step."""
    sat = table(seed="3")
    cards = [sat.words.term("goodcritters", card) for card in sat.match.view(0)["middle"]]
    text = spoken(sat, ["give 1", "moves", "look", "why give 9", "why give 2", "ready"])
    assert f"Middle of the table: {', '.join(cards[1:])}." in text
    assert "Your move so far: share 1:" in text
    assert "Ann (1)>" in text
    assert "“give 2” is possible" in text
    assert "First share out all the loot" in text
    assert len(sat.match.history) == 1


def test_after_each_move_of_a_person_every_bot_has_one():
    """Where all bargain at once, bots and the person alternate, and “next” lets the bots go on alone."""
    sat = table(seed="4", changes=20)
    sat.play(0, shared_out(sat.match))
    for act in (lambda: sat.play(0, "threaten 1"), lambda: sat.pass_on(0), lambda: sat.play(0, "threaten 2")):
        act()
        movers = []
        while sat.awaited_bot is not None:
            movers.append(sat.awaited_bot)
            sat.play(movers[-1], str(sat.think(movers[-1]).move))
        assert movers == sorted(set(movers))
        assert sat.awaited_person == 0


def test_nobody_is_passed_over():
    """If only one may act, the keyboard cannot be passed on."""
    sat = table()
    with pytest.raises(NobodyElse):
        sat.pass_on(0)
    assert "Nobody else is awaited" in spoken(sat, ["next"])


def test_people_at_one_keyboard_bargain_in_seat_order():
    """Each keeps the keyboard until ready, or passes it on; the next clockwise follows, and the screen is hidden."""
    sat = table(("Ann", "Bob", "Cal", "Dee"))
    everything = [
        "", shared_out(sat.match), "choose no", "threaten 1", "next",
        "", "choose yes", "ready",
        "", "choose skim", "ready",
        "", "choose rob", "next",
        "", "ready",
    ]  # fmt: skip
    text = spoken(sat, everything)
    asked_in_order = re.findall(r"(\w+), it is your turn", text)
    assert asked_in_order == ["Ann", "Bob", "Cal", "Dee", "Ann", "Dee"]
    assert text.count("\n" * BLANK_LINES) >= 6
    before_bob = text.split("Bob, it is your turn")[1].split("Cal, it is your turn")[0]
    assert "You choose Yes." in before_bob
    assert "Ann chooses an action card." in before_bob
    assert "No." not in before_bob.replace("Not ready", "")


def test_people_in_turn_never_see_each_others_secrets():
    """In a whole hot-seat game, only what the current person may know is printed between two hand-overs."""
    sat = table(("Ann", "Bob"), 4, seed="9", promos=2, **{**QUICK, "changes": 1})
    shown = []

    class Watched(PlainTable):
        def write(self, text):
            shown.append((self.front, text))
            super().write(text)

    typist = Typist(sat, 4)
    typist.screen = Watched(sat, typist, io.StringIO())
    typist.screen.run()
    assert sat.match.over
    told = {seat: {line for c in sat.match.history for line in sat.log_of(c, seat)} for seat in (0, 1)}
    for front, text in shown:
        for seat in (0, 1):
            if front != seat:
                assert not set(text.splitlines()) & (told[seat] - told[1 - seat])
        if front is None:
            assert "Stash" not in text


# ---------------------------------------------------------------- the drawn table


def choose_row(app, kind):
    """Mark the line with a kind of moves."""
    board = app.query_one(GenericBoard)
    place = next(n for n, row in enumerate(board.rows) if row[0].kind == kind)
    app.query_one("#choices", OptionList).highlighted = place


async def test_moves_are_typed_whole_or_as_the_next_step():
    """T types; a whole move is played, a step extends the draft, a wrong one is explained and keeps the draft."""
    async with playing(table(seed="3"), pace=60, size=(100, 30)) as (pilot, app):
        board, typed_in = app.query_one(GenericBoard), app.query_one(Input)

        async def write(text):
            await pilot.press("t")
            assert typed_in.has_focus
            typed_in.value = text
            await pilot.press("enter")

        await write("give 1")
        await until(pilot, lambda: board.draft == ["give 1"])
        assert "Your move so far: share 1:" in await seen(pilot)
        await write("give 7")
        await until(pilot, lambda: "no such seat" in status(app))
        assert board.draft == ["give 1"]
        await pilot.press("escape")
        assert app.query_one("#choices", OptionList).has_focus
        await pilot.press("backspace")
        await until(pilot, lambda: board.draft == [])
        await write(shared_out(app.match, 0, 1))
        await until(pilot, lambda: len(app.match.history) == 2)
        assert app.match.history[1].move.startswith("share 0:")


async def test_a_composite_move_is_made_step_by_step():
    """A line with many moves opens; a draft grows step by step, shrinks by Backspace, and is played as one."""
    sat = table(("Ann",), seed="3", bots="timid")
    sat.play(0, shared_out(sat.match))
    sat.pass_on(0)
    app = TableApp(sat, pace=60)
    async with app.run_test(size=(100, 40)) as pilot:
        while sat.awaited_bot is not None:
            sat.play(sat.awaited_bot, str(sat.think(sat.awaited_bot).move))
        app.advance()
        await until(pilot, asked(app))
        board, made = app.query_one(GenericBoard), len(app.match.history)
        choose_row(app, "payoff")
        await pilot.press("enter")
        await until(pilot, lambda: board.opened)
        await pilot.press("backspace")
        await until(pilot, lambda: not board.opened)
        choose_row(app, "payoff")
        await pilot.press("enter", "enter")
        await until(pilot, lambda: len(board.draft) == 1)
        choose_row(app, "pay")
        await pilot.press("enter")
        await until(pilot, lambda: len(board.draft) == 2)
        await pilot.press("backspace")
        await until(pilot, lambda: len(board.draft) == 1)
        choose_row(app, "pay")
        await pilot.press("enter")
        await until(pilot, lambda: len(board.draft) == 2)
        assert len(app.match.history) == made
        choose_row(app, "finish")
        await pilot.press("enter")
        await until(pilot, lambda: len(app.match.history) > made)
        assert app.match.history[made].move == f"{board.draft[0] if board.draft else 'payoff a no 1:'} P1"


async def test_two_people_pass_the_screen_on():
    """N brings the next person to the screen, behind a blank curtain; alone, it says so."""
    app = TableApp(table(("Ann", "Bob", "Cal", "Dee")), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, asked(app))
        await pilot.press("n")
        await until(pilot, lambda: "Nobody else" in status(app))
        app.sitting.play(0, shared_out(app.match))
        app.advance()
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert app.front is None
        text = await seen(pilot)
        assert "Bob" in text
        assert "Stash" not in text
        await pilot.press("enter")
        await until(pilot, lambda: app.front == 1)


def test_lines_of_the_list():
    """A few moves are listed individually; of many, each kind with more than a few is one line; none is lost."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    moves = match.legal(0)
    assert len(moves) > MANY
    rows = grouped(moves)
    assert [move for row in rows for move in row] == list(moves)
    assert all(len(row) == 1 or len(row) > FEW for row in rows)
    assert grouped(moves[:MANY]) == [(move,) for move in moves[:MANY]]


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
    """Each mat shows what its seat has, what is certain, share, card, threat and payoffs, as far as known."""
    match = played()
    expected = DRAWN.replace("│▤2 P5           ││▤1", "│▤3 P5           ││▤1")
    assert "\n".join(lines.Lines(match.view(0), WORDS, NAMES).drawing()) == expected
    others = "\n".join(lines.Lines(match.view(2), WORDS, NAMES).drawing())
    assert "lookout" not in others
    assert "rob" not in others


def test_a_spectator_has_no_mat_in_front():
    """All mats are alike; the last line shows the pile."""
    drawn = lines.Lines(played().view(None), WORDS, NAMES).drawing()
    assert sum(line.count("┌") for line in drawn) == 4
    assert drawn[-1].startswith(" ▥5")


def test_the_end_tells_what_all_was_worth_and_whose():
    """At the end the stashes are open with their worth as money, on each mat and in words."""
    match = rascals.play(rascals.game("goodcritters", players=8, length="short", changes=1), ["random"] * 8, seed=3)
    money = [WORDS.score("goodcritters", score) for score in match.scores]
    assert money == [f"${score},000" if score else "$0" for score in match.scores]
    drawn = "\n".join(text_of(Den(match.view(0), worth=partial(WORDS.score, "goodcritters")).draw()))
    assert all(f"Σ {worth}" in drawn for worth in money)
    said = "\n".join(lines.Lines(match.view(0), WORDS, [str(seat) for seat in range(8)]).whole())
    assert all(f"Worth: {worth}" in said for worth in money)


@pytest.mark.parametrize("players", [8, *deep([4, 6])])
def test_every_moment_fits_a_terminal(players):
    """No line of a den is wider than 80 columns, and no mat is broken, whatever it contains."""
    game = rascals.game("goodcritters", players=players, payoffs=True, promos=4, length="short", changes=3)
    for seed in range(2):
        reel = Reel(rascals.play(game, ["random"] * players, seed=seed), WORDS, "open")
        for n in range(0, reel.last, 7):
            drawn = lines.Lines(reel.view_at(n), WORDS, reel.names).drawing()
            assert max(map(len, drawn)) <= 80
            framed = [line for line in drawn if line[0] in "┌│└"]
            assert all(line[-1] in "┐│┘" for line in framed)
    narrow = text_of(Den(game.new(seed=1).view(0), (), 40).draw())
    assert max(map(len, narrow)) <= 40


def test_whom_a_line_names_stands_out():
    """The mat of a marked seat has a different frame."""
    roles = {run.role for row in Den(played().view(0), {2}).draw() for run in row}
    assert "marked" in roles
    assert "marked" not in {run.role for row in Den(played().view(0)).draw() for run in row}


@pytest.mark.parametrize("language", languages())
def test_signs_are_explained_and_cards_named(language):
    """All drawn symbols are explained, with the seats; giving names the card."""
    words = Words(language)
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=5)
    view = match.view(0)
    mine = lines.Lines(view, words, NAMES)
    assert all(sign in mine.signs() for sign in "♛✓▤P=≥+▣→✉▥!Σ")
    assert "■ 1 Bob" in mine.signs()
    (said,) = mine.asked(match.legal(0))
    assert words.term("goodcritters", view["middle"][0]) in said
    assert "Bob (give 1)" in said
    assert lines.Lines(match.view(1), words, NAMES).asked(match.legal(1)) == []


# ---------------------------------------------------------------- the reveal


def revealed(*actions, lang="en", **more):
    """The lines about the reveal of four action cards, for seat 1."""
    position = PLAYED | {"chosen": list(actions), "ready": [False, True, True, True]} | more
    game = rascals.game("goodcritters", players=4, payoffs=True, promos=4)
    match = game.from_position(position, seed=1, names=NAMES)
    sat = Sitting(match, {1: "Bob"}, {}, Words(lang))
    match.play(0, "ready")
    return sat.lines_in_steps(match.history[-1], 1)


def test_the_reveal_is_told_card_by_card_with_the_votes_so_far():
    """From the boss clockwise each card has its number and the count; its effect is below it."""
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
    """If no card is revealed nothing is counted."""
    match = played()
    sat = Sitting(match, {0: "Ann"}, {}, WORDS)
    match.play(0, "choose yes")
    assert sat.lines_in_steps(match.history[-1], 0) == sat.log_of(match.history[-1], 0)


# ---------------------------------------------------------------- said, not sworn


def typed_by_ann(commands, **more):
    """The output for Ann who types these lines."""
    sat, out = table(bots="shrewd", **more), io.StringIO()
    wanted = [shared_out(sat.match, 0, 1, 2, 3) if line == "share" else line for line in commands]
    PlainTable(sat, io.StringIO("\n".join(wanted) + "\n"), out).run()
    return out.getvalue()


def test_promises_are_said_and_marked_in_plain_words():
    """`say` lists phrases, says one, or explains why not; after the reveal it shows which promises were kept."""
    said = typed_by_ann(
        ["say", "say vote-no", "say share 5 2", "say dance", "say vote-yes-if 0", "share", "choose no", *["ready"] * 6]
    )
    assert "say vote-yes-if 1|2|3: I will vote Yes if … does." in said
    assert "say share 5|4|3|2 1|2|3: When I share next, … gets …" in said
    assert "Ann says: I will vote No.\n" in said
    assert "There is no such phrase in this game; valid: vote-yes, " in said
    assert "The phrase vote-yes-if is not used like this; what belongs to it: to." in said
    assert "Ann says: I will vote No. — kept\n" in said
    assert said.count("When I share next, Otto gets a 5. — ") == 1


def test_another_person_hears_what_was_said():
    """At a shared keyboard the next person reads it, addressed as `you` if it is for them."""
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
    """It is shown step by step before the table continues; Escape shows all, and then closes it."""
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
        first = str(app.screen.body.content)
        await pilot.press("escape")
        whole = str(app.screen.body.content)
        assert whole.startswith(first)
        assert "The cards are turned" in whole
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Unfolding))


async def test_a_promise_is_said_by_key():
    """P lists the phrases; the chosen one appears after the log."""
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
