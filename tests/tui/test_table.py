"""The drawn table: cards, bids, bots, people in turn, saving, the coach, and conditional moves."""

from __future__ import annotations

import random
import threading

import pytest
from textual.widgets import Input, OptionList, Static

import rascals
from rascals.bots import ChosenMove, bot, decide
from rascals.tui.app import TableApp
from rascals.tui.board import DARK, LIGHT
from rascals.tui.felicity_board import Bid, Hand
from rascals.tui.screens import Choosing, ConditionalMoveScreen, Curtain, EndScreen, ReadingScreen
from tests.suites import deep
from tests.tui.tables import asked, covered, played_on, playing, seen, shown, sitting, status, until


async def by_keys(pilot, app):
    """Make the moves of the seat to act: place the first card, bid low, pass when it is expensive."""
    await until(pilot, asked(app))
    if app.match.over:
        return
    view = app.match.view(app.front)
    moves = len(app.match.history)
    cheap = view["highest_bid"] < 3 and any(move.kind == "bid" for move in app.match.legal(app.front))
    await pilot.press("enter" if view["phase"] == "place" or cheap else "p")
    await until(pilot, lambda: len(app.match.history) > moves)


@pytest.mark.parametrize(
    ("lang", "players", "size"),
    [
        pytest.param("en", 4, (130, 40), marks=pytest.mark.thorough),
        pytest.param("fr", 3, (80, 24)),
        pytest.param("de", 5, (80, 24), marks=pytest.mark.thorough),
    ],
)
async def test_a_whole_game_by_keys(lang, players, size, tmp_path):
    """The last rounds, up to the scores, with only Enter and P; the scores are shown and the file verifies."""
    path = tmp_path / "g.jsonl"
    table = played_on(sitting(players=players, lang=lang, path=path), lambda view: view["round"] == 8)
    app = TableApp(table, pace=0)
    async with app.run_test(size=size) as pilot:
        while not app.match.over:
            await by_keys(pilot, app)
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        text = await seen(pilot)
        for name, score in zip(table.names, app.match.scores or (), strict=True):
            assert name in text
            assert str(score).replace("-", "−") in text
        await pilot.press("q")
    assert app.after_end == "quit"
    assert rascals.verify(path).ok


async def test_numbers_and_arrows_choose_a_card():
    """A digit marks a card, arrows cycle, Enter places the marked one."""
    async with playing(sitting(first_player=0)) as (pilot, app):
        hand = app.query_one(Hand)
        assert hand.has_focus
        held = app.match.view(0)["seats"][0]["hand"]
        await pilot.press("4")
        assert hand.chosen == 3
        await pilot.press("right", "right", "left")
        assert hand.chosen == 4
        await pilot.press("home", "left")
        assert hand.chosen == len(held) - 1
        await pilot.press("enter")
        await until(pilot, lambda: len(app.match.history) > 1)
        assert app.match.history[1].move == f"place {held[-1]}"


async def test_a_second_click_places_the_card():
    """The first click marks the card under the pointer, the second places it."""
    async with playing(sitting(first_player=0)) as (pilot, app):
        hand = app.query_one(Hand)
        held = app.match.view(0)["seats"][0]["hand"]
        x = sum(len(hand.label(place)) + 3 for place in range(2)) + hand.gutter.left + 1
        await pilot.click(Hand, offset=(x, 1))
        assert hand.chosen == 2
        await pilot.click(Hand, offset=(x, 1))
        await until(pilot, lambda: len(app.match.history) > 1)
        assert app.match.history[1].move == f"place {held[2]}"


async def to_the_auction(pilot, app):
    await until(pilot, asked(app))
    while app.match.view(0)["phase"] == "place":
        await by_keys(pilot, app)
        await until(pilot, asked(app))


async def test_the_bid_is_set_by_arrows_and_digits():
    """Arrows stay within what one can pay; digits enter a number; Enter bids it."""
    async with playing(sitting(first_player=0)) as (pilot, app):
        await to_the_auction(pilot, app)
        bid = app.query_one(Bid)
        assert bid.has_focus
        await pilot.press("down")
        assert bid.mice == 1
        await pilot.press("up", "up", "pageup")
        assert bid.mice == 8
        await pilot.press("pageup", "pageup")
        assert bid.mice == 15
        await pilot.press("1", "3", "backspace", "2")
        assert bid.typed == "12"
        await pilot.press("enter")
        await until(pilot, lambda: app.match.history[-1].n > 4)
        assert app.match.history[5].move == "bid 12"


async def test_an_impossible_move_says_why():
    """A bid that cannot be paid changes nothing, and the status line gives the reason."""
    async with playing(sitting(first_player=0)) as (pilot, app):
        await to_the_auction(pilot, app)
        before = app.match.save_text()
        await pilot.press("9", "9", "enter")
        await pilot.pause()
        assert app.match.save_text() == before
        assert "at most 15" in status(app)
        assert app.query_one("#status").has_class("wrong")


async def test_bots_never_freeze_the_screen():
    """While a bot thinks, keys still work: the rules can be opened and closed."""
    table = sitting(first_player=1)
    thinking, go_on = threading.Event(), threading.Event()

    class Slow:
        name = "slow"

        def choose(self, question):
            thinking.set()
            go_on.wait()
            return ChosenMove(question.moves[0])

    table._bots[1] = Slow()
    app = TableApp(table, pace=0)
    async with app.run_test() as pilot:
        while not thinking.is_set():
            await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        assert covered(app)
        await pilot.press("escape")
        await pilot.pause()
        assert not covered(app)
        assert len(app.match.history) == 1
        go_on.set()
        await until(pilot, asked(app))
        assert len(app.match.history) > 1


async def test_a_bot_that_fails_ends_the_table_in_order():
    """An error in a bot closes the screen and is left for the command line to report."""
    table = sitting(first_player=1)

    class Broken:
        name = "broken"

        def choose(self, question):
            raise ZeroDivisionError("no mice")

    table._bots[1] = Broken()
    app = TableApp(table, pace=0)
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.fault is not None)
    assert isinstance(app.fault, ZeroDivisionError)


async def test_a_placing_can_be_taken_back_while_bots_wait():
    """Before the bots have answered, U returns the card to the hand; a bot's current thought is dropped."""
    async with playing(sitting(first_player=0), pace=60) as (pilot, app):
        await pilot.press("enter")
        await until(pilot, lambda: len(app.match.history) == 2)
        await pilot.press("u")
        await until(pilot, asked(app))
        assert len(app.match.history) == len(app.logged) == 1
        assert len(app.match.view(0)["seats"][0]["hand"]) == 9


async def test_what_has_become_known_cannot_be_taken_back():
    """After the first card was revealed, U says why not and changes nothing."""
    async with playing(sitting(first_player=0)) as (pilot, app):
        await to_the_auction(pilot, app)
        before = app.match.save_text()
        await pilot.press("u")
        assert app.match.save_text() == before
        assert "your move stands" in status(app)


@pytest.mark.parametrize("seed", ["10", *deep(["9"])])
async def test_two_people_never_see_each_others_cards(seed):
    """The screen shows what the current person may know; the curtain between two people shows nothing."""
    table = sitting(("Ann", "Bob"), players=3, seed=seed)
    app = TableApp(table, pace=0)
    curtains = 0
    async with app.run_test(size=(100, 50)) as pilot:
        while not app.match.over and app.match.view(None)["round"] < 3:
            await until(pilot, lambda: isinstance(app.screen, Curtain) or asked(app)())
            if isinstance(app.screen, Curtain):
                curtains += 1
                assert app.front is None
                text = await seen(pilot)
                assert "You" not in text.replace("Your hand", "You")
                assert not any(line in text for line in ("=^.^=", "░░", "Mice"))
                # Behind the curtain is a spectator's picture, without hands.
                assert not app.screen_stack[0].query_one(Hand).display
                assert app.screen_stack[0].query_one(Hand).pets == []
                await pilot.press("enter")
                await until(pilot, asked(app))
            scene = app.scene()
            assert scene.view == app.match.view(app.front)
            log = str(app.screen_stack[0].query_one("#log-lines", Static).content)
            told = [line for c in app.match.history for line in table.log_of(c, app.front)]
            assert log == "\n".join(told)
            await by_keys_once(pilot, app)
    assert curtains > 3


async def by_keys_once(pilot, app):
    """Make one move for the current player."""
    moves = len(app.match.history)
    await pilot.press("enter" if app.match.view(app.front)["phase"] == "place" else "p")
    await until(pilot, lambda: len(app.match.history) > moves)


@pytest.mark.thorough
async def test_help_rules_log_theme_and_save(tmp_path, monkeypatch):
    """? shows the keys, R the rules, L moves to the log and back, D changes the theme, S saves."""
    monkeypatch.chdir(tmp_path)
    async with playing(sitting(first_player=0)) as (pilot, app):
        await pilot.press("question_mark")
        await until(pilot, lambda: "Keys" in shown(app))
        await pilot.press("escape", "r")
        await pilot.pause()
        assert isinstance(app.screen, ReadingScreen)
        await pilot.press("escape", "l")
        await pilot.pause()
        assert app.query_one("#log").has_focus
        await pilot.press("l")
        await pilot.pause()
        assert app.query_one(Hand).has_focus
        assert app.theme == DARK.name
        await pilot.press("d")
        assert app.theme == LIGHT.name
        await pilot.press("s")
        await pilot.pause()
        assert "felicity.jsonl" in status(app)
    assert rascals.verify(tmp_path / "felicity.jsonl").ok


async def test_a_disk_that_is_full_does_not_stop_the_game(tmp_path):
    """If the game can no longer be saved, moves of people and bots count, and a message says so."""
    folder = tmp_path / "gone"
    folder.mkdir()
    table = sitting(first_player=0, path=folder / "g.jsonl")
    folder.rmdir()
    async with playing(table) as (pilot, app):
        await pilot.press("s")
        assert "could not be saved" in status(app)
        await pilot.press("enter")
        await until(pilot, lambda: len(app.match.history) > 4 and asked(app)())
        assert {ply.seat for ply in app.match.history[1:]} == {0, 1, 2, 3}
        assert "g.jsonl could not be saved: no such file or folder." in status(app)
        folder.mkdir()
        await by_keys_once(pilot, app)
        await until(pilot, asked(app))
        assert "could not be saved" not in status(app)
        assert rascals.load(folder / "g.jsonl").save_text() == app.match.save_text()


async def test_no_file_is_replaced_unasked(tmp_path, monkeypatch):
    """S without a file name, if the default exists, offers: save next to it, replace it, or neither."""
    monkeypatch.chdir(tmp_path)
    usual, beside = tmp_path / "felicity.jsonl", tmp_path / "felicity-3.jsonl"
    usual.write_text("of yesterday")
    (tmp_path / "felicity-2.jsonl").touch()
    async with playing(sitting(first_player=0), pace=60) as (pilot, app):
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("escape")
        await pilot.pause()
        assert (usual.read_text(), beside.exists(), app.sitting.path) == ("of yesterday", False, None)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("enter")
        await until(pilot, lambda: beside.name in status(app))
        assert (usual.read_text(), rascals.verify(beside).ok) == ("of yesterday", True)
        app.sitting.path = None
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("down", "enter")
        await until(pilot, lambda: usual.name in status(app))
        assert rascals.verify(usual).ok
        await pilot.press("s")  # now its own
        await pilot.pause()
        assert not isinstance(app.screen, Choosing)


@pytest.mark.parametrize("size", [(80, 24), *deep([(130, 40)])])
async def test_the_table_fits(size):
    """At 80 by 24 the row, the players, the hand, the bid and the sentence are all visible at once."""
    async with playing(sitting(players=5, first_player=0, lang="de"), size=size) as (pilot, app):
        await to_the_auction(pilot, app)
        text = await seen(pilot)
        for part in [*app.sitting.names, "Deine Hand", "Enter bietet", "★ Gus", "Du bist am Zug"]:
            assert part in text
        assert len(text.splitlines()) == size[1]


@pytest.mark.thorough
async def test_a_game_that_nobody_has_drawn():
    """On the generic table a whole game is played from a list of moves."""
    app = TableApp(sitting(players=3), pace=0, drawing="generic")
    async with app.run_test() as pilot:
        while True:
            await until(pilot, asked(app))
            if app.match.over:
                break
            moves = len(app.match.history)
            await pilot.press("enter")
            await until(pilot, lambda moves=moves: len(app.match.history) > moves)
        await until(pilot, lambda: isinstance(app.screen, EndScreen))


@pytest.mark.parametrize(("key", "choice"), [("n", "again"), ("v", "replay"), ("t", "table"), ("escape", "table")])
async def test_under_the_results_one_may_go_on(key, choice):
    """N starts another game, V replays this one, T and Escape return to the table."""
    table = played_on(sitting(players=3), lambda view: view["phase"] == "over")
    app = TableApp(table, pace=0)
    async with app.run_test() as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press(key)
        await pilot.pause()
        assert app.after_end == choice
        if choice == "table":
            assert "game is over" in status(app)


async def test_the_coach_says_what_it_would_do():
    """A asks: the status line shows move and reason, and nothing is played; people who share a screen have no coach."""
    table = sitting(players=3, first_player=0)
    async with playing(table) as (pilot, app):
        await pilot.press("a")
        await until(pilot, lambda: "The coach would play" in status(app))
        assert table.advice(0, table.advise(0)) in status(app)
        assert len(app.match.history) == 1
    shared = sitting(("Ann", "Bob"), players=3, first_player=0)
    app = TableApp(shared, pace=0)
    async with app.run_test() as pilot:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, asked(app))
        await pilot.press("a")
        await until(pilot, lambda: "if all agree" in status(app))


async def test_advice_is_dropped_where_the_person_has_moved_meanwhile(monkeypatch):
    """Then the coach can no longer answer for the seat, which is not an error."""
    table, moved = sitting(first_player=0), threading.Event()

    def too_late(seat, cancelled):
        moved.wait()
        return decide(bot("random"), table.match, seat, random.Random(1))

    monkeypatch.setattr(table, "advise", too_late)
    async with playing(table, pace=60) as (pilot, app):
        await pilot.press("a", "enter")
        assert len(app.match.history) == 2
        moved.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.is_running
        assert app.fault is None


@pytest.fixture
def app():
    """Ann begins the first round against two bidders."""
    table = sitting(players=3, first_player=0, bots="greedy")
    return TableApp(table, pace=0)


def lines(app):
    """The lines of the list."""
    options = app.screen.query_one(OptionList)
    return [str(options.get_option_at_index(place).prompt) for place in range(options.option_count)]


async def opened(pilot, app):
    """Place a card; then open the list."""
    await until(pilot, asked(app))
    await pilot.press("3", "enter")
    await until(pilot, lambda: asked(app)() and app.match.view(0)["phase"] == "bid")
    await pilot.press("c")
    await until(pilot, lambda: isinstance(app.screen, ConditionalMoveScreen))


async def test_a_number_is_asked_for_and_the_move_is_made(app):
    """A number out of bounds is refused with the valid ones; then one pass comes by itself."""
    async with app.run_test(size=(110, 36)) as pilot:
        await opened(pilot, app)
        assert lines(app) == [
            "Pass as soon as the bid is above N (0 … 15)",
            "Raise by one each time, up to N, then pass (1 … 15)",
        ]
        await pilot.press("down", "enter", "9", "9", "enter")
        assert isinstance(app.screen, ConditionalMoveScreen)
        app.screen.query_one(Input).value = "2"
        await pilot.press("enter")
        await until(pilot, lambda: "pass" in bids(app))
        assert bids(app) == ["bid 1", "pass"]


def bids(app):
    """Ann's moves in the first round, except the card."""
    moves = [str(ply.move) for ply in app.match.history if ply.seat == 0]
    return moves[1:3]


async def test_what_stands_is_shown_and_can_be_ended(app):
    """It is shown after the status, only to its owner; the list begins with cancelling it."""
    async with app.run_test(size=(110, 36)) as pilot:
        await opened(pilot, app)
        await pilot.press("enter", "9", "enter")
        await until(pilot, lambda: "Decided in advance: Pass as soon as the bid is above 9" in status(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, ConditionalMoveScreen))
        assert lines(app)[0] == "Cancel: Pass as soon as the bid is above 9"
        await pilot.press("escape")
        await until(pilot, lambda: "Decided in advance" in status(app))
        await pilot.press("c", "enter")
        await until(pilot, lambda: "Decided in advance" not in status(app))
        assert app.sitting.conditional_moves.chosen(app.match, 0) is None


async def test_where_nothing_can_be_decided_it_says_so(app):
    """While cards are placed no list opens."""
    async with app.run_test(size=(110, 36)) as pilot:
        await until(pilot, asked(app))
        await pilot.press("c")
        await until(pilot, lambda: "Nothing like this can be decided now." in status(app))
        assert not isinstance(app.screen, ConditionalMoveScreen)
