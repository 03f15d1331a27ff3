"""Every game's written transcripts hold, and its recorded games still replay."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

import pytest

import rascals
from tests.games.transcripts import WRITTEN, Failure, Transcript, recorded
from tests.suites import deep

RECORDED = recorded()
FIRST = list({one.game: one for one in RECORDED}.values())  # of each game one
CHECKS = {"refuse", "legal", "acting", "is", "see", "events", "event", "hear", "scores", "winners", "end"}


@cache
def played(path):
    """Return a transcript of which every line holds."""
    return Transcript().run(path)


def name_of(path):
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", WRITTEN, ids=name_of)
def test_written_transcript(path):
    """Every line of the transcript holds, and it checks something."""
    assert CHECKS.intersection(played(path).checked)


@pytest.mark.parametrize("name", rascals.games())
def test_transcripts_reach_every_table(name):
    """A game's transcripts play it for each number of players, edition, and each option at some other choice."""
    definition = rascals.games()[name]
    scenes = [game for path in WRITTEN if path.parts[-3] == name for game in played(path).scenes]
    assert {game.players for game in scenes} == set(definition.players)
    assert {game.edition for game in scenes} == set(definition.editions or (None,))
    assert {option for game in scenes for option in game.changed_options} == {
        option.name for option in definition.options
    }


@pytest.mark.parametrize("name", rascals.games())
def test_a_whole_game_is_written_for_each_number_of_players(name):
    """For each number of players one transcript goes from the setup to the result."""
    whole = {played(path).match for path in WRITTEN if path.parts[-3] == name and "whole" in path.stem}
    assert {m.game.players for m in whole if m.over and m.start_position is None} == set(rascals.games()[name].players)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("is bank = 16", "expected 16\n     found 15"),
        ("see 0 seats[*].mice = [15, 15, null, null]", "found [15, null, null, null]"),
        ("see all row[0].pet = null", "IndexError"),
        ("is purse = 1", "KeyError"),
        ("0: bid 1", "the row is still being laid"),
        ("refuse 0: place -8 = not-in-hand F-08", "found null"),
        ("refuse 1: pass = not-in-hand F-26", 'found ["not-your-turn", "F-26"]'),
        ('refuse 1: pass = not-your-turn F-26 {"seat": 2}', '{"seat": 0}'),
        ("legal 0: pass", "place -8; "),
        ("acting 1", "found [0]"),
        ("events placed", "card_removed"),
        ('event round_began {"round": 2, "start": 0}', '{"round": 1, "start": 0}'),
        ('hear 1 card_removed {"seat": 0, "pet": "3"}', '{"seat": 0, "pet": null}'),
        ("unheard 0 card_removed", '"pet": null}}]'),
        ("unheard 0 passed", "no such event"),
        ("scores 0 0 0 0", "found null"),
        ("winners 0", "found []"),
        ("end nine-rounds", "found null"),
        ("look 0", "do_look"),
    ],
)
def test_a_line_that_does_not_hold_is_named(tmp_path, line, said):
    """A wrong or unreadable line fails with file, line number, line and both values."""
    path = tmp_path / "wrong.txt"
    path.write_text(f"# a comment\ngame felicity players=4\n  first_player=0\n\nseed 1\n{line}  # wrong\n")
    with pytest.raises(Failure) as caught:
        Transcript().run(path)
    assert str(caught.value).startswith(f"wrong.txt:6: {line}\n")
    assert said in str(caught.value)


# ---------------------------------------------------------------- recorded games


@pytest.mark.no_cover
@pytest.mark.parametrize("one", RECORDED, ids=str)
def test_r16_a_recorded_game_replays(one):
    """A finished game on record verifies to the last line, seed and result included, by today's rules."""
    verdict = rascals.verify_text(one.text)
    assert (verdict.ok, verdict.problem, verdict.seed_checked) == (True, None, True)


@pytest.mark.no_cover
@pytest.mark.parametrize("one", [*FIRST, *deep(one for one in RECORDED if one not in FIRST)], ids=str)
def test_a_recorded_game_is_loaded(one):
    """A recorded game is loaded as it ended, and saved as it was."""
    match = rascals.load_text(one.text)
    trailer = json.loads(one.text.splitlines()[-1])
    assert (match.over, match.end_reason) == (True, trailer["end"])
    again = rascals.load_text(match.save_text())
    assert (again.history, again.scores, again.winners) == (match.history, match.scores, match.winners)


def reasons(name):
    """Return the reasons a game can end for: those its texts have a sentence for."""
    text = files(f"rascals.games.{name}").joinpath("text/en.ftl").read_text(encoding="utf-8")
    begin = f"{name}-end-"
    return {line.split(" =")[0].removeprefix(begin) for line in text.splitlines() if line.startswith(begin)}


def chosen(header):
    """Return what the header of a saved game chooses of its game."""
    return {key: header[key] for key in ("players", "edition", "data") if key in header} | header["options"]


@pytest.mark.parametrize("name", rascals.games())
def test_games_are_on_record_for_each_table_and_end(name):
    """R10: for each number of players a recorded game with default options, one with each option, one for each end.

    That their first and last lines are true says `test_r16_a_recorded_game_replays`.
    """
    definition = rascals.games()[name]
    games = [one.text.splitlines() for one in RECORDED if one.game == name]
    lines = [(json.loads(game[0]), json.loads(game[-1])) for game in games]
    ends = {(header["players"], trailer["end"]) for header, trailer in lines}
    options = {
        (header["players"], option)
        for header, _ in lines
        for option in (rascals.game(name, **chosen(header)).changed_options or ["default"])
    }
    for players in definition.players:
        assert {reason for seats, reason in ends if seats == players} == reasons(name)
        assert {option for seats, option in options if seats == players} == {
            "default",
            *(o.name for o in definition.options),
        }
