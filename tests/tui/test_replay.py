import contextlib
import io

import pytest
from textual.widgets import Static

import rascals
from rascals.tui.reel import Reel
from rascals.tui.replay import ReplayApp, Slider
from rascals.tui.screens import ReadingScreen
from rascals.words import Words, languages
from tests.tui.tables import finished


@pytest.fixture(scope="module")
def match():
    return finished(3)


@contextlib.asynccontextmanager
async def stepping(reel, n=0):
    """Draw a replay; yield a function for pressing keys, and the app."""
    app = ReplayApp(reel, n)
    async with app.run_test() as pilot:
        await pilot.pause()
        yield pilot, app


def log(app):
    return str(app.query_one("#log-lines", Static).content)


async def test_keys_step_through_the_game(match):
    """Arrows step, Page keys go by rounds, Home and End to the ends; the picture matches the moment."""
    reel = Reel(match, Words("en"), "open")
    rounds = [c.n for c in match.history if any(e.name == "round_began" for e in c.events)]
    async with stepping(reel) as (pilot, app):
        assert app.n == 0
        for key, n in [
            ("right", 1),
            ("right", 2),
            ("left", 1),
            ("end", reel.last),
            ("right", reel.last),
            ("pageup", rounds[-1]),
            ("home", 0),
            ("pagedown", next(n for n in rounds if n > 0)),
        ]:
            await pilot.press(key)
            await pilot.pause()
            assert app.n == n
        told = [line for c in match.history[: app.n + 1] for line in reel.log_of(c)]
        assert log(app) == "\n".join(told)


async def test_the_slider_goes_where_it_is_clicked(match):
    """A click at the left end goes to the start, at the right end to the last command."""
    async with stepping(Reel(match, Words("en"), "public"), 5) as (pilot, app):
        slider = app.query_one(Slider)
        await pilot.click(Slider, offset=(slider.gutter.left + slider.track - 1, 0))
        await pilot.pause()
        assert app.n == app.reel.last
        await pilot.click(Slider, offset=(slider.gutter.left, 0))
        await pilot.pause()
        assert app.n == 0


async def test_every_point_of_view_shows_what_it_may(match):
    """V cycles through all points of view; each shows its own log, and a seat's never shows another's card."""
    reel = Reel(match, Words("en"), "open")
    async with stepping(reel, 8) as (pilot, app):
        logs = {}
        for pov in reel.povs(match):
            assert reel.pov == pov
            logs[pov] = log(app)
            await pilot.press("v")
            await pilot.pause()
        assert reel.pov == "open"
    own = {
        seat: [line for line in logs[str(seat)].splitlines() if line.startswith("You place face down: ")]
        for seat in (0, 1)
    }
    assert all(own.values())
    assert not any("face down: " in line for line in logs["public"].splitlines())
    assert "face down: " in logs["open"]


async def test_rules_and_theme(match):
    """R opens the rules, D changes the theme, Q leaves."""
    app = ReplayApp(Reel(match, Words("en"), "open"))
    async with app.run_test() as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, ReadingScreen)
        await pilot.press("escape")
        theme = app.theme
        await pilot.press("d")
        assert app.theme != theme
        await pilot.press("q")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("pov", ["open", "public", "1"])
def test_a_game_is_printed_in_words(match, lang, pov):
    """The whole game prints one line per event, numbered by command; with a moment, the table at that time."""
    reel = Reel(match, Words(lang), pov)
    out = io.StringIO()
    reel.print_to(out, None)
    numbered = [line for line in out.getvalue().splitlines() if line.partition(". ")[0].isdecimal()]
    assert numbered == [f"{c.n}. {line}" for c in match.history for line in reel.log_of(c)]
    out = io.StringIO()
    reel.print_to(out, 9)
    assert reel.status_at(9) in out.getvalue()
    assert len(out.getvalue().splitlines()) > 6


def test_namesakes_are_told_apart():
    """Bots of one kind are numbered."""
    match = rascals.game("felicity", players=3).new(seed=1, names=("random", "shrewd", "random"))
    assert Reel(match, Words("en"), "open").names == ["random 1", "shrewd", "random 3"]


def test_a_game_without_names_names_the_seats():
    """If a saved game has no names the seats are numbered from one."""
    match = rascals.game("felicity", players=3).new(seed=1)
    assert Reel(match, Words("en"), "open").names == ["Seat 1", "Seat 2", "Seat 3"]


async def test_open_hands_are_shown_only_where_everything_is_open(match):
    """With everything open all hands are shown; a spectator's picture has none, a seat's its own."""
    reel = Reel(match, Words("en"), "open")
    async with stepping(reel, 5) as (pilot, app):
        lines = str(app.query_one("#hands", Static).content).splitlines()
        held = [seat["hand"] for seat in match.at(5).view(None, reveal=True)["seats"]]
        assert [len(line.split()) for line in lines] == [1 + len(hand) for hand in held]
        displayed = []
        for _ in range(3):
            displayed.append(app.query_one("#hands").display)
            await pilot.press("v")
            await pilot.pause()
        assert displayed == [True, False, False]
