import io
import re
from importlib.resources import files

import pytest

import rascals
from rascals.tui.plain import BLANK_LINES, ERASE, PlainTable
from rascals.words import languages
from tests.suites import deep
from tests.tui.tables import auctioned, sitting, spoken


class Typist(io.StringIO):
    """Types the first legal move, or Enter at a hand-over."""

    def __init__(self, table, bid=True):
        super().__init__()
        self.table = table
        self.bid = bid
        self.asked = 0

    def readline(self, size=-1):
        self.asked += 1
        seat = self.table.match.acting[0]
        moves = [str(move) for move in self.table.match.legal(seat)]
        return (next((m for m in moves if m.startswith("bid")), moves[0]) if self.bid else moves[0]) + "\n"


def typed_game(table, typist=None):
    out = io.StringIO()
    PlainTable(table, typist or Typist(table), out).run()
    return out.getvalue()


@pytest.mark.parametrize(("lang", "players"), [("en", 4), ("fr", 3), ("de", 5)])
def test_the_end_of_a_game_is_told(lang, players, tmp_path):
    """One person and bots play to the end in every language; the end names the winner; the file verifies."""
    path = tmp_path / "game.jsonl"
    table = sitting(players=players, lang=lang, path=path)
    text = typed_game(table)
    assert table.match.over
    won = table.match.winners
    told = table.words.status("felicity", table.match.view(0)["status"], table.names, 0)
    assert told in text.strip().splitlines()
    assert (table.names[won[0]] in told) == (won != (0,))
    verdict = rascals.verify(path)
    assert verdict.ok
    assert verdict.seed_checked


def test_every_event_is_told_once_and_only_as_it_may_be_known():
    """The transcript has each command's events, in order, as the person's seat sees them, and nothing hidden."""
    table = sitting()
    text = typed_game(table)
    told = [line for ply in table.match.history for line in table.log_of(ply, 0)]
    printed = [line for line in text.splitlines() if line in set(told)]
    assert printed == told


def test_a_table_that_nobody_watches_can_still_be_told():
    """Bots alone are described as to a spectator."""
    table = sitting(people=(), players=3)
    text = typed_game(table)
    assert table.match.over
    assert "places face down" not in text


def test_the_commands_answer():
    """help, moves, look, log, why, undo and save each explain themselves; an unknown word is not a move."""
    table = sitting(first_player=0)
    text = spoken(
        table,
        [
            "help",
            "moves",
            "look",
            "log 1",
            "log " + "9" * 5000,
            "why",
            "why bid 3",
            "why place 3",
            "undo",
            "save",
            "xyz",
        ],
    )
    for part in [
        "why MOVE",
        "Possible moves: place",
        "Your hand: ",
        "Round 1",
        "Which move?",
        "[F-",
        "“place 3” is possible",
        "no move of yours",
        "Save where?",
        "That is not a move",
        "Possible now, for example: place",
        "“moves” lists",
    ]:
        assert part in text


def test_an_empty_line_repeats_the_question():
    """Enter alone repeats the sentence and the moves, before a move and in the middle of one."""
    text = spoken(sitting(first_player=0), ["", ""])
    assert text.count("Your turn: place a card face down.") == 3
    assert text.count("Possible moves: place") == 3
    text = spoken(sitting(game="goodcritters", first_boss=0), ["give 1", ""])
    assert text.count("Possible moves: give 0 … give 3.") == 3


@pytest.mark.parametrize("lang", ["en", *deep(["fr", "de"])])
@pytest.mark.parametrize("game", ["felicity", "goodcritters", "heist", "goons"])
def test_a_refusal_names_moves_that_are_possible(lang, game):
    """After invalid input, the moves suggested are legal, and of the typed kind if there are any."""
    table = sitting(game=game, lang=lang, bots="random")
    seat = next(iter(table.people))
    while table.awaited_person is None:
        table.play(table.awaited_bot, str(table.think(table.awaited_bot).move))
    possible = [str(move) for move in table.follow(seat, [])[0]]
    begun, _, _ = possible[-1].partition(" ")
    for typed, wanted in ("xyz", ""), (f"{begun} nowhere", begun):
        hint = table.words.text("tui-plain-hint", moves="MOVES")
        before, after = hint.split("MOVES")
        line = next(
            one for one in spoken(table, [typed]).splitlines() if one.startswith(before) and one.endswith(after)
        )
        named = line.removeprefix(before).removesuffix(after).split(", ")
        assert set(named) <= set(possible)
        assert named[0].startswith(wanted)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["felicity", "goodcritters", "heist", "goons"])
def test_what_a_refusal_quotes_is_no_move_that_may_be_impossible(lang, game):
    """A refusal quotes the notation, `goon NAME`, or all forms: not a cell or card of its own choice."""
    texts = (files("rascals.games") / game / "text" / f"{lang}.ftl").read_text("utf-8")
    verbs = rascals.game(game).definition.verbs
    for line in texts.splitlines():
        if line.startswith(f"{game}-refusal-"):
            quoted = re.findall(r"[“„«]\s?([^”“»]*?)\s?[”“»]", line)
            moves = [move for move in map(verbs.parse, quoted) if move is not None and move.args]
            assert len(moves) != 1, line
            assert not re.search(r"\d,\d", " ".join(quoted)), line


def test_saving_to_a_named_file(tmp_path):
    """`save FILE` writes a game that can be loaded; if it cannot be written, it says so and continues."""
    target = tmp_path / "evening.jsonl"
    text = spoken(sitting(first_player=0), [f"save {tmp_path}/no/where.jsonl", f"save {target}", "quit"])
    assert "could not be saved" in text
    assert f"Saved in {target}" in text
    assert f"rascals play --resume {target}" in text
    assert len(rascals.load(target).history) == 1


class Restorer(Typist):
    """Recreates the folder of the saved game at the third prompt."""

    def readline(self, size=-1):
        if self.asked == 2 and self.table.path.parent.name == "comes-back":
            self.table.path.parent.mkdir()
        return super().readline(size)


@pytest.mark.parametrize("folder", ["stays-away", "comes-back"])
def test_a_game_that_cannot_be_saved_goes_on(tmp_path, folder):
    """A full disk, a missing folder: reported once, and again at the end; and once when saving works again."""
    path = tmp_path / folder / "game.jsonl"
    table = sitting(path=path)
    text = typed_game(table, Restorer(table))
    assert table.match.over
    said = "game.jsonl could not be saved: no such file or folder."
    back = folder == "comes-back"
    assert text.count(said) == (1 if back else 2)
    assert text.count(f"Saved in {path}.") == (2 if back else 0)
    assert path.exists() == back
    if back:
        assert rascals.verify(path).complete


@pytest.mark.parametrize("there", [False, True])
def test_who_leaves_a_game_that_could_not_be_saved_is_told(tmp_path, there):
    """It is tried once more, and the report is true."""
    path = tmp_path / "folder" / "game.jsonl"
    table = sitting(path=path, first_player=0)
    table.keep()
    if there:
        path.parent.mkdir()
    text = spoken(table, ["quit"])
    assert ("The game was not saved." in text, "--resume" in text, path.exists()) == (not there, there, there)


def test_taking_back_needs_no_file(tmp_path):
    """A move can be taken back even if the game cannot be saved."""
    table = sitting(("Ann", "Bob", "Cal"), players=3, path=tmp_path / "none" / "game.jsonl", first_player=0)
    table.play(0, str(table.match.legal(0)[0]))
    table.take_back(0)
    assert len(table.match.history) == 1
    assert "could not be saved" in table.warning


def test_the_end_of_input_leaves_the_table():
    """A pipe that ends before the game is not an error; it says that nothing was saved."""
    assert "The game was not saved." in spoken(sitting(), [])


def test_the_screen_is_pushed_away_between_people():
    """Each hand-over first hides the output: by blank lines in a pipe, by erasing on a terminal."""
    table = sitting(("Ann", "Bob"), first_player=0)
    text = spoken(table, ["", "3", "", "quit"])
    before, after = text.split("Bob, it is your turn.")
    assert before.endswith("\n" * BLANK_LINES)
    assert "Your hand" not in after

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    out = Terminal()
    PlainTable(sitting(("Ann", "Bob"), first_player=0), io.StringIO("\n3\n"), out).run()
    assert re.search(re.escape(ERASE) + r"\n?Bob, it is your turn", out.getvalue())


@pytest.mark.parametrize("lang", ["en", *deep([lang for lang in languages() if lang != "en"])])
def test_advice_is_what_the_best_bot_would_play(lang):
    """`advice` names a move that can be typed, and why; repeated it is the same, and nothing is played."""
    table = sitting(first_player=0, lang=lang)
    text = spoken(table, ["advice", "advice", "quit"])
    choice = table.advise(0)
    assert table.match.why_not(0, choice.move) is None
    assert choice.reason is not None
    assert text.count(table.advice(0, choice)) == 2
    assert str(choice.move) in table.advice(0, choice)
    assert len(table.match.history) == 1


def test_people_who_share_a_keyboard_agree_first():
    """Two at one keyboard have no coach, unless the table was opened with one."""
    refusal = "the coach is there if all agree"
    table = sitting(("Ann", "Bob"), first_player=0)
    assert refusal in spoken(table, ["", "advice", "quit"])
    table.coach = True
    assert refusal not in spoken(table, ["", "advice", "quit"])


def test_a_pass_can_be_decided_ahead():
    """`ahead` lists the game's conditions and takes a number; the move is made without asking, until the row is won."""
    table = sitting(players=3, first_player=0, bots="greedy")
    text = spoken(table, ["ahead", "3", "ahead dance 3", "ahead pass-above 99", "ahead pass-above 0", "quit"])
    lines = text.splitlines()
    assert "That cannot be decided on now." not in text
    assert lines.count("Nothing like this can be decided now.") == 3
    assert "ahead pass-above N, N from 0 to 15: Pass as soon as the bid is above N" in lines
    assert "Pass as soon as the bid is above 0" in lines
    assert table.conditional_moves.chosen(table.match, 0)[:2] == ("pass-above", 0)
    table = sitting(players=3, first_player=0, bots="greedy")
    spoken(table, ["3", "ahead bid-up-to 2", "quit"])
    assert table.match.history[-1].seat is not None
    bids = [ply.move for ply in table.match.history if ply.seat == 0]
    assert bids[1:] == ["bid 1", "pass"]
    assert table.conditional_moves.chosen(table.match, 0) is None


def test_what_has_no_number_is_decided_by_its_name():
    """GoodCritters: a card that follows from the share; offers are declined by a word alone."""
    table = sitting(game="goodcritters", bots="random", first_boss=1, payoffs=True)
    text = spoken(table, ["ahead", "ahead decline-offers", "ahead decline-offers 1", "ahead off", "quit"])
    assert "ahead decline-offers, no number: Decline every offer of this round" in text.splitlines()
    assert "Decline every offer of this round" in text.splitlines()
    assert text.splitlines().count("Nothing like this can be decided now.") == 1
    assert "Nothing is decided in advance." in text.splitlines()


def test_help_names_every_command():
    """All commands are listed, in order; and that there are no clocks."""
    table = sitting()
    text = spoken(table, ["help", "quit"])
    listed = [line.split()[0].rstrip(":") for line in text.splitlines() if ": " in line]
    commands = ["help", "moves", "look", "log", "why", "advice", "ahead", "undo", "cancel", "next", "save", "quit"]
    assert [word for word in listed if word in commands] == commands
    assert "No clock runs in the terminal" in text


def test_bots_need_not_be_slow_for_who_has_passed():
    """The only person rests once they have passed; several people at the keyboard never do."""
    alone = auctioned(sitting(players=3, first_player=0))
    assert not alone.resting
    alone.play(0, "pass")
    assert alone.resting
    shared = sitting(("Ann", "Bob"), players=3, first_player=0)
    assert not shared.resting


def test_no_other_game_is_replaced(tmp_path):
    """`save FILE` accepts a new file, or the game's own; other existing files are not overwritten."""
    other, own = tmp_path / "other.jsonl", tmp_path / "own.jsonl"
    other.write_text("another game")
    said = spoken(sitting(first_player=0), [f"save {other}", f"save {own}", f"save {own}", "quit"])
    assert f"{other} could not be saved: it already exists" in said
    assert other.read_text() == "another game"
    assert said.count(f"Saved in {own}") >= 2
    assert rascals.load(own).names
