import pytest

from rascals.tui.take_back import NoTakeBack, take_back_point
from tests.tui.tables import sitting


def placed_first(people=("Ann",), **options):
    """Return a table where Ann, the start player, has placed and nobody else has."""
    table = sitting(people, first_player=0, **options)
    table.play(0, "rabbit" if "place rabbit" in map(str, table.match.legal(0)) else "3")
    return table


def test_a_placing_can_be_taken_back_while_only_bots_placed_after_it():
    """Face-down cards of bots teach nobody anything, so the placing is free again and the bots' are gone too."""
    table = placed_first()
    bot = table.awaited_bot
    table.play(bot, str(table.think(bot).move))
    table.take_back(0)
    assert table.match.acting == (0,)
    assert len(table.match.history) == 1
    assert table.match.view(0)["seats"][0]["hand_size"] == 9


def test_nothing_can_be_taken_back_before_the_first_move():
    """Without a move of one's own there is nothing to take back."""
    with pytest.raises(NoTakeBack, match="tui-undo-nothing"):
        take_back_point(sitting().match.history, 0, {0})


def test_a_revealed_card_stands():
    """Once the row is complete its first card is shown: no way back."""
    table = sitting(first_player=1)
    while table.awaited_bot is not None:
        table.play(table.awaited_bot, str(table.think(table.awaited_bot).move))
    table.play(0, str(table.match.legal(0)[0]))
    assert table.why_no_take_back(0) == "tui-undo-known"
    before = table.match.save_text()
    with pytest.raises(NoTakeBack):
        table.take_back(0)
    assert table.match.save_text() == before


def test_ones_own_revealed_card_stands_too():
    """The start player's card is the first to be shown to all; the placing cannot be taken back then."""
    table = placed_first()
    while table.awaited_bot is not None:
        table.play(table.awaited_bot, str(table.think(table.awaited_bot).move))
    assert table.match.acting == (0,)
    assert table.why_no_take_back(0) == "tui-undo-known"


def test_another_persons_move_stands_between():
    """When somebody else has moved since, one's own move stands."""
    table = placed_first(("Ann", "Bob"))
    table.play(1, str(table.match.legal(1)[0]))
    assert table.why_no_take_back(0) == "tui-undo-other"
    assert table.why_no_take_back(1) is None


def test_a_bots_bid_teaches_something():
    """What a bot bid after one's own bid is known; the bid stands."""
    table = sitting(first_player=0)
    while table.match.view(0)["phase"] == "place":
        seat = table.match.acting[0]
        table.play(seat, str(table.match.legal(seat)[0]))
    table.play(0, "bid 1")
    assert table.why_no_take_back(0) is None
    table.play(1, "bid 2")
    assert table.why_no_take_back(0) == "tui-undo-known"


def test_taking_back_is_saved(tmp_path):
    """The file follows: after taking back it holds the game without the move."""
    table = placed_first(path=tmp_path / "g.jsonl")
    table.take_back(0)
    assert (tmp_path / "g.jsonl").read_text("utf-8") == table.match.save_text()
