"""Each game in the terminal from beginning to end: in words and drawn, typed through a pipe, and by keys."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

import rascals
from rascals.tui import generic_lines
from rascals.tui.app import TableApp
from rascals.tui.generic_board import GenericBoard
from rascals.tui.plain import BLANK_LINES, PlainTable
from rascals.tui.reel import Reel
from rascals.tui.replay import ReplayApp
from rascals.tui.screens import EndScreen, ReadingScreen
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.tui.wording import lines_of, status
from rascals.words import Words, languages
from tests.games.goons.walks import OPTIONS
from tests.suites import deep
from tests.tui.tables import asked, covered, playing, sitting, until

NAMES = ["Ann", "Bob", "Cal", "Dee", "Eve"]
PROMOS = {"payoffs": True, "promos": 4, "changes": 2, "length": "short"}
TABLES = [
    ("felicity", 3, {}),
    ("felicity", 5, {"open_mice": True}),
    ("goodcritters", 4, {**PROMOS, "limited_terms": True}),
    ("goodcritters", 5, {**PROMOS, "bargaining": "turns"}),
    *(("goons", players, OPTIONS[players - 2]) for players in (2, 4)),
    *(("heist", 3, {"edition": edition, "turn_limit": 6}) for edition in ("v1", "v5")),
]
MORE = [
    ("goons", 3, OPTIONS[1]),
    *(("heist", 3, {"edition": edition, "turn_limit": 6}) for edition in ("v2", "v3", "v4")),
]
BRIEF: dict[str, dict[str, Any]] = {
    "felicity": {},
    "goodcritters": {**PROMOS, "changes": 1},
    "goons": {},
    "heist": {"turn_limit": 2},
}
# Words of the program that a player must not see.
RAW = re.compile(r"_|(felicity|goodcritters|goons|heist)-|\bNone\b|\b(True|False)\b|-(plain|trap|security)|stars-x")


@pytest.mark.parametrize("table", [*TABLES, *deep(MORE)], ids=lambda table: " ".join(map(str, table)))
def test_every_moment_can_be_said_and_drawn(table):
    """From the first move to the scores every view, of seats and spectators, has its lines in every language."""
    game, players, options = table
    match = rascals.play(rascals.game(game, players=players, **options), ["random"] * players, seed=4)
    own, every, last = lines_of(game), max(1, len(match.history) // 8), len(match.history) - 1
    for n in (*range(0, last, every), last):
        for seat in (None, 0, players - 1):
            view = match.at(n).view(seat)
            for words in map(Words, languages()):
                assert status(view, words, NAMES[:players]).strip()
                assert all(line.strip() for line in generic_lines.Lines(view, words, NAMES[:players]).whole())
                said = own(view, words, NAMES[:players])
                for told in (said.whole(), said.beside_map()):
                    assert all(line.strip() for line in told)
                    assert not RAW.search("\n".join(told)), n
            if own.MAPPED:
                assert max(map(len, said.drawing())) <= 80


class Typist(io.StringIO):
    """Types any possible step, looks around now and then, and soon says “ready”."""

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
        sooner = [move for move in ("ready", "done", "finish", "end", "pass") if move in moves]
        return (sooner[0] if sooner and self.chance.random() < 0.4 else self.chance.choice(moves)) + "\n"


@pytest.mark.parametrize("lang", ["en", *deep(["fr", "de"])])
@pytest.mark.parametrize("game", BRIEF)
def test_a_whole_game_through_a_pipe(game, lang, tmp_path):
    """Two people and bots play to the end step by step; the file verifies and the replay prints."""
    path = tmp_path / "game.jsonl"
    sat = sitting(("Ann", "Bob"), 4, "random", lang=lang, path=path, game=game, **BRIEF[game])
    out, typist = io.StringIO(), Typist(sat)
    typist.screen = PlainTable(sat, typist, out)
    typist.screen.run()
    assert sat.match.over
    assert rascals.verify(path).seed_checked
    assert out.getvalue().count("\n" * BLANK_LINES) > 2
    printed = io.StringIO()
    Reel(rascals.load(path), Words(lang), "open").print_to(printed, None)
    assert printed.getvalue().count("\n") > len(sat.match.history)


def last_turn_of_goons(path: Path) -> Sitting:
    """A Goons table at the start of the last turn."""
    game, seated = rascals.game("goons", players=2), labels(("Ann",), ["random"])
    match = rascals.play(game, ["random"] * 2, seed=4)
    last = {"round": 3, "turn": 5}
    n = next(ply.n for ply in match.history for event in ply.events if event.args.items() >= last.items())
    begun = game.from_position(match.at(n).position(), seed=5, names=seated)
    return Sitting(begun, *read_labels(seated), Words("en"), path)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["heist", *deep(["goodcritters", "goons"])])
async def test_a_whole_game_by_keys(game, tmp_path):
    """Any line of the list, and Enter, up to the scores; the file verifies, the replay shows the map in both ways."""
    path, chance = tmp_path / "g.jsonl", random.Random(2)
    if game == "goons":
        sat = last_turn_of_goons(path)
    else:
        players = 2 if game == "heist" else 4
        sat = sitting(("Ann",), players, "random", path=path, game=game, **BRIEF[game])
    app = TableApp(sat, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.match.over:
            await until(pilot, asked(app))
            if not app.match.acting:
                break
            choices, board = app.query_one("#choices", OptionList), app.query_one(GenericBoard)
            before = (len(app.match.history), list(board.draft), board.opened)
            choices.highlighted = chance.randrange(len(board.rows))
            await pilot.press("enter")
            await until(pilot, lambda: (len(app.match.history), list(board.draft), board.opened) != before)  # noqa: B023
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("q")
    assert rascals.verify(path).ok
    replay = ReplayApp(Reel(rascals.load(path), Words("fr"), "public"))
    async with replay.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert str(replay.query_one("#map", Static).content).strip()
        await pilot.press("w")
        await until(pilot, lambda: not replay.query_one("#map").display)


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("heist", ["Rücktaste", "**W**", "**M**", "**⌂**", "**×**", "CELL", "- `drop CELL`"]),
        ("goons", ["**J**", "**°**", "CELL", "- `take CELL on COLOUR`"]),
        ("goodcritters", ["Rücktaste", "- `payoff a|b none`"]),
    ],
)
async def test_help_explains_signs_and_notation(game, parts):
    """The keys of any list of moves, those of the map, the symbols, and the notation of composite moves."""
    table = sitting(("Ann",), 4, "random", lang="de", game=game, **BRIEF[game])
    async with playing(table, size=(110, 60)) as (pilot, app):
        await pilot.press("question_mark")
        await until(pilot, lambda: covered(app))
        assert isinstance(app.screen, ReadingScreen)
        assert [part for part in parts if part not in app.screen.markdown] == []
