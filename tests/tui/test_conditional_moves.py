"""Conditional moves on the drawn table: chosen from a list, shown, made without asking, taken back."""

from __future__ import annotations

import pytest
from textual.widgets import Input, OptionList

from rascals.tui.app import TableApp
from rascals.tui.screens import ConditionalMoveScreen
from tests.tui.tables import sitting
from tests.tui.test_table import asked, status, until


@pytest.fixture
def app():
    """Ann begins the first round against two that bid."""
    table = sitting(players=3, first_player=0, bots="greedy")
    return TableApp(table, pace=0)


def lines(app):
    """What the list says."""
    options = app.screen.query_one(OptionList)
    return [str(options.get_option_at_index(place).prompt) for place in range(options.option_count)]


async def opened(pilot, app):
    """Place a card; then the list is open."""
    await until(pilot, asked(app))
    await pilot.press("3", "enter")
    await until(pilot, lambda: asked(app)() and app.match.view(0)["phase"] == "bid")
    await pilot.press("c")
    await until(pilot, lambda: isinstance(app.screen, ConditionalMoveScreen))


async def test_a_number_is_asked_for_and_the_move_is_made(app):
    """A number out of bounds is refused with those that are valid; then one pass comes by itself."""
    async with app.run_test(size=(110, 36)) as pilot:
        await opened(pilot, app)
        assert lines(app) == [
            "Pass as soon as the bid is above N (0 … 15)",
            "Bid one more each time, up to N, then pass (1 … 15)",
        ]
        await pilot.press("down", "enter", "9", "9", "enter")
        assert isinstance(app.screen, ConditionalMoveScreen)
        app.screen.query_one(Input).value = "2"
        await pilot.press("enter")
        await until(pilot, lambda: "pass" in bids(app))
        assert bids(app) == ["bid 1", "pass"]


def bids(app):
    """Ann's moves of the first round, but for the card."""
    moves = [str(ply.move) for ply in app.match.history if ply.seat == 0]
    return moves[1:3]


async def test_what_stands_is_shown_and_can_be_ended(app):
    """It stands behind the status, for its person alone; the list begins with the way back."""
    async with app.run_test(size=(110, 36)) as pilot:
        await opened(pilot, app)
        await pilot.press("enter", "9", "enter")
        await until(pilot, lambda: "Decided ahead: Pass as soon as the bid is above 9" in status(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, ConditionalMoveScreen))
        assert lines(app)[0] == "Not any more: Pass as soon as the bid is above 9"
        await pilot.press("escape")
        await until(pilot, lambda: "Decided ahead" in status(app))
        await pilot.press("c", "enter")
        await until(pilot, lambda: "Decided ahead" not in status(app))
        assert app.sitting.conditional_moves.chosen(app.match, 0) is None


async def test_where_nothing_can_be_decided_it_says_so(app):
    """While cards are placed no list opens."""
    async with app.run_test(size=(110, 36)) as pilot:
        await until(pilot, asked(app))
        await pilot.press("c")
        await until(pilot, lambda: "Nothing of the kind can be decided on now." in status(app))
        assert not isinstance(app.screen, ConditionalMoveScreen)
