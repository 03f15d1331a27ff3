"""Tables for the terminal's tests, and helpers to play and inspect a drawn one."""

import contextlib
import io
import random

import pytest
from textual.containers import ScrollableContainer
from textual.widgets import Static
from textual.worker import WorkerCancelled

import rascals
from rascals.tui.app import TableApp
from rascals.tui.plain import PlainTable
from rascals.tui.screens import ReadingScreen
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.words import Words


def sitting(people=("Ann",), players=4, bots="timid", seed="5", lang="en", path=None, game="felicity", **options):
    """Make a table with people at the keyboard and bots elsewhere."""
    seated = labels(people, [bots] * (players - len(people)))
    match = rascals.game(game, players=players, **options).new(seed, names=seated)
    return Sitting(match, *read_labels(seated), Words(lang), path)


def played_on(table, reached):
    """Let everybody make the first legal move until a spectator's view fulfils a condition; return the table."""
    while not reached(table.match.view(None)):
        seat = table.match.acting[0]
        table.play(seat, str(table.match.legal(seat)[0]))
    return table


def auctioned(table):
    """Let everybody place a card; return the table."""
    return played_on(table, lambda view: view["phase"] == "bid")


def spoken(table, typed):
    """Play a table with these lines typed; return the output."""
    out = io.StringIO()
    PlainTable(table, io.StringIO("".join(line + "\n" for line in typed)), out).run()
    return out.getvalue()


def on_screen(app):
    """Return the map as drawn, and which of its lines are visible."""
    around = app.query_one("#view", ScrollableContainer)
    top = int(around.scroll_y)
    return str(app.query_one("#map", Static).content).splitlines(), range(top, top + around.size.height)


def finished(players=4, seed="5", bot="random"):
    """Finish a game of bots, with names."""
    game = rascals.game("felicity", players=players)
    match = game.new(seed, names=labels((), [bot] * players))
    chance = random.Random(seed)
    while match.acting:
        match.play(match.acting[0], chance.choice(match.legal(match.acting[0])))
    return match


PATIENCE = 400  # rounds of waiting before a test gives up


async def until(pilot, condition):
    """Let screen and bots work until a condition holds."""
    for _ in range(PATIENCE):
        if condition():
            return
        # A worker is cancelled if its move was taken back; that is not an error.
        with contextlib.suppress(WorkerCancelled):
            await pilot.app.workers.wait_for_complete()
        await pilot.pause()
    pytest.fail("the table did not get there")


def asked(app):
    """Return whether somebody at the keyboard has to move."""
    return lambda: app.match.over or (app.front is not None and app.front in app.match.acting)


def covered(app):
    """Return whether a text covers the table."""
    return isinstance(app.screen, ReadingScreen)


def status(app):
    return str(app.screen_stack[0].query_one("#status", Static).content)


def shown(app):
    """Return everything on the current screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def seen(pilot):
    """Return the current screen's text, once it has been drawn."""
    await until(pilot, lambda: bool(shown(pilot.app).strip()))
    return shown(pilot.app)


@contextlib.asynccontextmanager
async def playing(table, pace=0, **how):
    """Draw a table; once somebody at the keyboard has to move, yield a function for pressing keys, and the app."""
    app = TableApp(table, pace=pace)
    async with app.run_test(**how) as pilot:
        await until(pilot, asked(app))
        yield pilot, app
