"""Taking moves back at one keyboard: the rules of any table, and moves with only bots' moves in between."""

from __future__ import annotations

import io
import random

import pytest

import rascals
from rascals import laws
from rascals.cli.run import run
from rascals.tui.asides import NoTakeBack, taken_back
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.words import Words
from tests.table import market
from tests.tui.tables import auctioned, sitting, spoken


def placed_first(people=("Ann",), **options):
    """Return a table where only Ann, the start player, has placed."""
    table = sitting(people, first_player=0, **options)
    table.play(0, "rabbit" if "place rabbit" in map(str, table.match.legal(0)) else "3")
    return table


def why_not(table, seat):
    """Return why a seat cannot take anything back; None if it can."""
    try:
        taken_back(table.match, seat, set(table.people))
    except NoTakeBack as reason:
        return str(reason)
    return None


def test_a_placing_can_be_taken_back_while_only_bots_placed_after_it():
    """Bots' face-down cards reveal nothing, so the placing can be undone together with theirs."""
    table = placed_first()
    bot = table.awaited_bot
    table.play(bot, str(table.think(bot).move))
    table.take_back(0)
    assert table.match.acting == (0,)
    assert len(table.match.history) == 1
    assert table.match.view(0)["seats"][0]["hand_size"] == 9


def test_a_revealed_card_stands():
    """Once the row is complete its first card is shown: it cannot be undone."""
    table = sitting(first_player=1)
    while table.awaited_bot is not None:
        table.play(table.awaited_bot, str(table.think(table.awaited_bot).move))
    table.play(0, str(table.match.legal(0)[0]))
    assert why_not(table, 0) == "tui-undo-known"
    before = table.match.save_text()
    with pytest.raises(NoTakeBack):
        table.take_back(0)
    assert table.match.save_text() == before


def test_ones_own_revealed_card_stands_too():
    """The start player's card is the first to be revealed; then the placing cannot be taken back."""
    table = placed_first()
    while table.awaited_bot is not None:
        table.play(table.awaited_bot, str(table.think(table.awaited_bot).move))
    assert table.match.acting == (0,)
    assert why_not(table, 0) == "tui-undo-known"


def test_another_persons_move_stands_between():
    """If somebody else has moved since, one's own move stands."""
    table = placed_first(("Ann", "Bob"))
    table.play(1, str(table.match.legal(1)[0]))
    assert why_not(table, 0) == "tui-undo-other"
    assert why_not(table, 1) is None


def test_a_bots_bid_teaches_something():
    """A bot's bid after one's own is known, so the bid stands."""
    table = auctioned(sitting(first_player=0))
    table.play(0, "bid 1")
    assert why_not(table, 0) is None
    table.play(1, "bid 2")
    assert why_not(table, 0) == "tui-undo-known"


@pytest.fixture(autouse=True)
def markets(monkeypatch):
    """The market can be played, besides the real games."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "market": market.DEFINITION})


def at_market(people=("Ann", "Bob"), path=None, **more):
    seated = labels(people, ["random"] * (2 - len(people)))
    match = rascals.Game.choose(market.DEFINITION, 2).new(3, names=seated)
    return Sitting(match, *read_labels(seated), Words("en", strict=False), path, **more)


def test_moves_of_a_turn_are_taken_back_one_by_one(tmp_path):
    """Each is removed from the game and its file; what has been turned up stands, with everything before it."""
    table = at_market(path=tmp_path / "game.jsonl")
    table.play(0, "turn")
    for move in ("walk 1", "walk 2"):
        table.play(0, move)
    table.take_back(0)
    assert [ply.move for ply in table.match.history] == ["", "turn", "walk 1"]
    assert (tmp_path / "game.jsonl").read_text("utf-8") == table.match.save_text()
    table.take_back(0)
    with pytest.raises(NoTakeBack, match="tui-undo-known"):
        table.take_back(0)
    assert table.awaited == 0


@pytest.mark.parametrize("move", ["peek", "roll", "turn"])
def test_what_has_become_known_stands(move):
    """Neither a card looked at nor one turned up nor a die roll can be undone."""
    table = at_market(("Ann",))
    table.play(0, "walk 1")
    table.play(0, move)
    assert why_not(table, 0) == "tui-undo-known"


def test_a_look_at_the_next_tile_stands():
    """In the fifth edition a player who draws a tile has seen it alone."""
    names = ("Ann", "Mia (random)")
    match = rascals.game("heist", edition="v5", players=2).new(1, names=names)
    table = Sitting(match, *read_labels(names), Words("en"))
    chance = random.Random(1)
    while match.history[-1].seat != 0 or match.history[-1].events[-1].name != "tile_seen":
        seat = match.acting[0]
        draws = [move for move in match.legal(seat) if move.kind == "draw"]
        match.play(seat, draws or laws.whole_move(match, seat, chance))
    assert why_not(table, 0) == "tui-undo-known"


def test_it_can_be_switched_off():
    """At such a table nothing is taken back, and the person is told so."""
    table = at_market(undo=False)
    table.play(0, "walk 1")
    with pytest.raises(NoTakeBack, match="error-undo-off"):
        table.take_back(0)


def test_undo_is_typed():
    """`undo` takes the last move back, again the one before it, and then says that there is none."""
    table = at_market(("Ann",))
    text = spoken(table, ["walk 1", "walk 2", "undo", "undo", "undo", "walk 3"])
    assert text.count("Your last move is taken back.") == 2
    assert "There is no move of yours to take back." in text
    assert [ply.move for ply in table.match.history] == ["", "walk 3"]


@pytest.mark.parametrize("flags", [[], ["--no-undo"]])
def test_the_command_line_switches_it_off(capsys, monkeypatch, flags):
    """`rascals play --no-undo` takes nothing back."""
    monkeypatch.setattr("sys.stdin", io.StringIO("place 3\nundo\n"))
    command = ["play", "felicity", "--players", "3", "--humans", "Ann,Bob", "--bots", "timid", "--seed", "5", "--plain"]
    run([*command, "--option", "first_player=0", *flags])
    assert ("At this table, moves cannot be taken back." in capsys.readouterr().out) is bool(flags)
