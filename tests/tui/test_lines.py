import re

from rascals.core.game import Game
from rascals.tui import felicity_lines as felicity
from rascals.tui import generic_lines as generic
from rascals.tui.wording import listed_moves, runs, status
from rascals.words import Words
from tests.table import meadow
from tests.tui.tables import auctioned, sitting

NAMES = ["Ann", "Bob", "Cal", "Dee", "Eve"]


def test_everything_on_the_table_is_said():
    """The reader's hand, every player, the sack, the mouse cards and the bank are all described."""
    match = sitting(first_player=0).match
    view = match.view(0)
    text = "\n".join(felicity.Lines(view, Words("en"), NAMES[:4]).whole())
    hand = text.split("Your hand: ")[1].split(".")[0].replace("−", "-").replace(" dog", "-dog").split(", ")
    assert sorted(hand) == sorted(pet.replace(" ", "-") for pet in view["seats"][0]["hand"])
    for word in [*NAMES[:4], "The sack", "Mouse cards: 2, 4, 6", "15 mice", "Card played without"]:
        assert word in text


def test_the_sentence_says_who_must_do_what():
    """Placing, opening, bidding and the last taker each have a sentence, to the reader and about others."""
    table = sitting(first_player=0)

    def told(seat):
        return status(table.match.view(seat), Words("en"), NAMES[:4])

    assert told(0).startswith("Your turn: place")
    assert told(1) == "Ann is choosing a card."
    auctioned(table)
    assert told(0).startswith("Your turn: open")
    table.match.play(0, "bid 4")
    assert "more than 4" in told(1)
    assert told(2) == "Bob must bid more than 4, or pass."
    for _ in range(3):
        table.match.play(table.match.acting[0], "pass")
    assert status(
        {**table.match.view(0), "status": {"id": "take", "args": {"seat": 0}}}, Words("en"), NAMES
    ).startswith("Your turn: all others passed.")


def test_a_board_is_listed_place_by_place():
    """Every place has a line: who is there, by the first field that names one, and what else."""
    match = Game.choose(meadow.DEFINITION, 3).new(seed=1)
    match.play(0, "go hollow")
    said = generic.Lines(match.view(1), Words("en"), NAMES[:3]).whole()
    assert said[:7] == [
        "Board:",
        "  oak: Bob",
        "  pond: –",
        "  hedge: –",
        "  hollow: cat, Ann",
        "  well: Cal",
        "  orchard: –",
    ]
    view = {**match.view(1), "traps": ["pond", "pond"]}
    view["seats"] = [{**seat, "home": "well"} for seat in view["seats"]]
    said = generic.Lines(view, Words("en"), NAMES[:3]).whole()
    assert said[2] == "  pond: traps, traps"
    assert said[5] == "  well: Ann (home), Bob (home), Cal, Cal (home)"
    assert "seat: Cal; place: well; friend: Ann" in "\n".join(said)


def test_a_game_without_sentences_has_the_general_one():
    """Who has to act, whether that is the reader, or who has won: any game has that much."""
    match = sitting(first_player=0).match
    bare = {key: value for key, value in match.view(0).items() if key != "status"}
    words = Words("en")
    assert status(bare, words, NAMES[:4]) == words.text("tui-your-move")
    assert status({**bare, "seat": 2}, words, NAMES[:4]) == words.text("tui-waiting", names="Ann")
    over = {**bare, "acting": [], "winners": [1, 2]}
    assert status(over, words, NAMES[:4]) == words.text("tui-over", winners="Bob and Cal", count=2, you="no")


def test_runs_of_bids_are_shortened():
    """Ascending bids become one range; single moves stay; nothing is lost."""
    legal = auctioned(sitting(first_player=0)).match.legal(0)
    listed = listed_moves(legal, Words("en"))
    assert any(re.fullmatch(r"bid 1 … bid 15", line) for line in listed)
    assert "pass" in listed
    covered = sum(1 if a == b else b.args["mice"] - a.args["mice"] + 1 for a, b in runs(legal))
    assert covered == len(legal)
