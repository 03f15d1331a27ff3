"""GoodCritters in the terminal: composite moves, several people awaited at once, both ways of bargaining."""

import io
import random
import re

import pytest
from textual.widgets import Input, OptionList

import rascals
from rascals.games.goodcritters.box import CARD_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES
from rascals.tui import wording
from rascals.tui.app import TableApp
from rascals.tui.generic.board import FEW, MANY, Board, grouped
from rascals.tui.goodcritters import lines
from rascals.tui.plain import BLANK_LINES, PlainTable
from rascals.tui.reel import Reel
from rascals.tui.screens import Curtain, Ending, Reading
from rascals.tui.sitting import NobodyElse
from rascals.tui.wording import listed_moves
from rascals.words import Words, languages
from tests.suites import deep
from tests.tui.tables import sitting
from tests.tui.test_plain import spoken
from tests.tui.test_table import asked, seen, status, until

NAMES = ["Ann", "Bob", "Cal", "Dee"]
QUICK = {"changes": 2, "payoffs": True, "length": "short"}


def table(people=("Ann",), players=4, **more):
    """A table of GoodCritters with random bots; Ann is the first boss."""
    more = {"payoffs": True, **more}
    return sitting(people, players, more.pop("bots", "random"), game="goodcritters", first_boss=0, **more)


def shared_out(match, *seats):
    """The notation that shares out what lies in the middle, card by card in turn to the seats."""
    cards = [SHORT_NAMES[CARD_NAMES.index(card)] for card in match.view(None)["middle"]]
    seats = seats or (match.acting[0],)
    parts = {seat: cards[place :: len(seats)] for place, seat in enumerate(seats)}
    return "share " + " ".join(f"{seat}:{','.join(mine)}" for seat, mine in sorted(parts.items()))


class Typist(io.StringIO):
    """Somebody who types any possible step, now and then looks around, and says “ready” soon."""

    def __init__(self, sat, seed=1):
        super().__init__()
        self.sat, self.chance, self.screen = sat, random.Random(seed), None

    def readline(self, size=-1):
        screen = self.screen
        if screen.front is None:
            return "\n"  # the hand-over
        if self.chance.random() < 0.1:
            return self.chance.choice(["look", "moves", "log 3", "help", "undo", "cancel", "next", "why ready"]) + "\n"
        moves = [str(move) for move in self.sat.follow(screen.front, screen.draft)[0]]
        sooner = [move for move in ("ready", "done", "finish") if move in moves]
        return (sooner[0] if sooner and self.chance.random() < 0.4 else self.chance.choice(moves)) + "\n"


def typed(sat, seed=1):
    """Play a whole table through a pipe; return what was printed."""
    out, typist = io.StringIO(), Typist(sat, seed)
    typist.screen = PlainTable(sat, typist, out)
    typist.screen.run()
    return out.getvalue()


# ---------------------------------------------------------------- in sentences


@pytest.mark.parametrize("lang", ["en", *deep(["fr", "de"])])
def test_every_moment_can_be_said(lang, amount):
    """In games with all options each view, of every seat and spectators, has its sentences; none is empty."""
    words = Words(lang)
    for seed, bargaining in enumerate(("open", "turns")):
        sat = table((), bots="random", promos=4, limited_terms=True, bargaining=bargaining, seed=str(seed), **QUICK)
        typed(sat)
        for n in range(0, len(sat.match.history), amount(13, 5)):
            past = sat.match.at(n)
            for seat in (None, 0, 3):
                view = past.view(seat)
                assert all(line.strip() for line in lines.lines(view, words, NAMES))
                assert wording.status(view, words, NAMES).strip()


def test_what_is_hidden_is_not_said():
    """A payoff is told as openly as it was laid: to its giver, to its target, to the others."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    stash = match.view(1)["seats"][1]["stash"]
    match.play(1, "payoff a yes 2: P2 5 4~ 3?")
    words = Words("en")
    told = [next(line for line in lines.lines(match.view(seat), words, NAMES) if "Token" in line) for seat in (1, 2, 3)]
    five, four, three = (words.term("goodcritters", card) for card in stash[:3])
    assert told[0].endswith(f"2 payoff cards, {five}, {four} (shown), {three} (hidden).")
    assert told[1].endswith(f"2 payoff cards, {five}, {four} (shown), unknown (hidden).")
    assert told[2].endswith(f"2 payoff cards, {five}, unknown (shown), unknown (hidden).")


def test_the_sentence_says_who_must_do_what():
    """Sharing, bargaining, being ready, an offer to answer, the common choice: each has its sentence."""
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
    """All combinations of token, side and player are one entry; nothing is lost by that."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    listed = listed_moves(match.legal(0), Words("en"))
    assert "payoff a|b no|yes 1|2|3:" in listed
    assert "choose guard" in listed
    match.play(0, "payoff a yes 1: P1")
    partly = [move for move in match.legal(0) if move.kind == "payoff"][1:]
    assert listed_moves(partly, Words("en")) == [str(move) for move in partly]


# ---------------------------------------------------------------- line mode


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("bargaining", ["open", "turns"])
def test_whole_games_through_a_pipe(lang, bargaining, tmp_path):
    """Two people and bots play to the end step by step in every language; the file verifies and replays."""
    path = tmp_path / "game.jsonl"
    sat = table(("Ann", "Bob"), 5, lang=lang, path=path, bargaining=bargaining, promos=2, **QUICK)
    text = typed(sat)
    assert sat.match.over
    assert rascals.verify(path).seed_checked
    assert text.count("\n" * BLANK_LINES) > 2
    out = io.StringIO()
    Reel(rascals.load(path), Words(lang), "open").print_to(out, None)
    assert out.getvalue().count("\n") > len(sat.match.history)


def test_a_move_is_made_whole_or_step_by_step():
    """Both ways lead to the same command; “undo” takes one step back, “cancel” all, and nothing is played before."""
    steps = ["payoff a yes 1:", "add P", "add 5", "undo", "add 4~", "finish", "choose no"]
    one, two = table(seed="3"), table(seed="3")
    spoken(one, [shared_out(one.match), *steps])
    text = spoken(two, ["give 1", "cancel", shared_out(two.match), "payoff a yes 1: P1 4~", "choose no"])
    assert [c.move for c in one.match.history] == [c.move for c in two.match.history]
    assert "So far: give 1" in text


def test_a_draft_is_shown_and_explained():
    """Of a share under way one sees what is left in the middle; “why” and “moves” speak of the next step."""
    sat = table(seed="3")
    cards = [sat.words.term("goodcritters", card) for card in sat.match.view(0)["middle"]]
    text = spoken(sat, ["give 1", "moves", "look", "why give 9", "why give 2", "ready"])
    assert f"Middle of the table: {', '.join(cards[1:])}." in text
    assert "Your move so far: share 1:" in text
    assert "Ann (1)>" in text
    assert "“give 2” is possible" in text
    assert "First share out all the loot" in text
    assert len(sat.match.history) == 1


def test_help_shows_how_moves_are_written():
    """Every part of the notation has its line."""
    sat = table()
    text = spoken(sat, ["help"])
    for part in sat.match.game.box.verbs.grammar.split(" · "):
        assert f"    {part}\n" in text


def test_after_each_move_of_a_person_every_bot_has_one():
    """Where all bargain at once, bots and the person go on in turn, and “next” lets the bots go on alone."""
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
    """Where one alone is awaited, the keyboard cannot be passed on."""
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
    """In a whole hot-seat game only what the person in front may know is printed between two hand-overs."""
    sat = table(("Ann", "Bob"), 4, seed="9", promos=2, **QUICK)
    shown = []

    class Watched(PlainTable):
        def write(self, text):
            shown.append((self.front, text))
            super().write(text)

    typist = Typist(sat, 4)
    typist.screen = Watched(sat, typist, io.StringIO())
    typist.screen.run()
    assert sat.match.over
    told = {seat: {line for c in sat.match.history for line in sat.told(c, seat)} for seat in (0, 1)}
    for front, text in shown:
        for seat in (0, 1):
            if front != seat:
                assert not set(text.splitlines()) & (told[seat] - told[1 - seat])
        if front is None:
            assert "Stash" not in text


# ---------------------------------------------------------------- the drawn table


def choose_row(app, kind):
    """Mark the line of a kind of moves."""
    board = app.query_one(Board)
    place = next(n for n, row in enumerate(board.rows) if row[0].kind == kind)
    app.query_one("#choices", OptionList).highlighted = place


def changed(app):
    """Return whether, since now, a move was made, a draft changed or a list opened, as a question."""

    def stand():
        board = app.query_one(Board)
        return len(app.match.history), list(board.draft), board.opened

    before = stand()
    return lambda: stand() != before


@pytest.mark.parametrize(
    ("lang", "size", "bargaining"),
    [
        pytest.param("en", (120, 40), "open", marks=pytest.mark.thorough),
        pytest.param("fr", (80, 24), "turns", marks=pytest.mark.thorough),
        pytest.param("de", (80, 24), "open", marks=pytest.mark.thorough),
    ],
)
async def test_a_whole_game_by_keys(lang, size, bargaining, tmp_path):
    """From the first share to the scores with the list alone, step by step; the file holds."""
    path, chance = tmp_path / "g.jsonl", random.Random(5)
    app = TableApp(table(lang=lang, path=path, bargaining=bargaining, changes=1, length="short"), pace=0)
    async with app.run_test(size=size) as pilot:
        while not app.match.over:
            await until(pilot, asked(app))
            if not app.match.acting:
                break
            board = app.query_one(Board)
            choices = app.query_one("#choices", OptionList)
            choices.highlighted = chance.randrange(len(board.rows))
            moved = changed(app)
            await pilot.press("enter")
            await until(pilot, moved)
        await until(pilot, lambda: isinstance(app.screen, Ending))
        text = await seen(pilot)
        assert app.words.text("goodcritters-label-payoff-cards") in text
        await pilot.press("q")
    assert rascals.verify(path).ok


async def test_moves_are_typed_whole_or_as_the_next_step():
    """T types; a whole move is played, a step extends the draft, a wrong one says why and leaves the draft."""
    app = TableApp(table(seed="3"), pace=60)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, asked(app))
        board, typed_in = app.query_one(Board), app.query_one(Input)

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
    """A line with many moves opens; a draft grows by what may follow, shrinks by Backspace, and is played as one."""
    sat = table(("Ann",), seed="3", bots="timid")
    sat.play(0, shared_out(sat.match))
    sat.pass_on(0)
    app = TableApp(sat, pace=60)
    async with app.run_test(size=(100, 40)) as pilot:
        while sat.awaited_bot is not None:
            sat.play(sat.awaited_bot, str(sat.think(sat.awaited_bot).move))
        app.advance()
        await until(pilot, asked(app))
        board, made = app.query_one(Board), len(app.match.history)
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
    """N brings the next person to the screen, behind a curtain that shows nothing; alone, it says so."""
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


async def test_help_shows_the_notation():
    """The keys' help of a game with composite moves ends with how they are written."""
    app = TableApp(table(), pace=0)
    async with app.run_test(size=(110, 60)) as pilot:
        await until(pilot, asked(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        text = app.screen.markdown
        assert "- `payoff a|b none`" in text
        assert "Backspace" in text


def test_lines_of_the_list():
    """Few moves stand one by one; of many, each kind that has more than a few shares a line; none is lost."""
    match = table(people=NAMES).match
    match.play(0, shared_out(match))
    moves = match.legal(0)
    assert len(moves) > MANY
    rows = grouped(moves)
    assert [move for row in rows for move in row] == list(moves)
    assert all(len(row) == 1 or len(row) > FEW for row in rows)
    assert grouped(moves[:MANY]) == [(move,) for move in moves[:MANY]]
