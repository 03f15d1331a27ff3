"""Errors in a league's file give file, line and entry, and what is valid."""

import re
from importlib.resources import files

import pytest

from rascals.league import BadLeague, parse_league, read_league

GOOD = """[league]
games = ["felicity:3"]
[[entrant]]
bot = "random"
[[entrant]]
bot = "greedy"
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("[league]", "[leage]", 2, "unknown entry 'leage'; valid: league, game, entrant"),
        ("games =", "game =", 2, "unknown entry 'game'; valid: name, seed, games, format"),
        ("felicity:3", "felicity 3", 2, "such as felicity:4, not 'felicity 3'"),
        ("felicity:3", "felix:3", 2, "unknown game 'felix'; valid: felicity"),
        ("felicity:3", "felicity:9", 2, "unknown number of players of felicity 9; valid: 3, 4, 5"),
        ('games = ["felicity:3"]', "deals = 3", 2, "a league has at least one game"),
        ('["felicity:3"]', '["felicity:3"]\ndeals = 1', 3, "deals is a whole number from 2, not 1"),
        ('["felicity:3"]', '["felicity:3"]\ndeals = 1000000000000', 3, "deals: at most 1000000, not 1000000000000"),
        ('["felicity:3"]', '["felicity:3"]\nprecision = 0', 3, "precision is a number above 0, not 0"),
        ('["felicity:3"]', '["felicity:3"]\nformat = "cup"', 3, "unknown format 'cup'; valid: round-robin, lone"),
        ('["felicity:3"]', '["felicity:3", "felicity:3"]', 2, "the game felicity:3 is given twice"),
        ('["felicity:3"]', '"felicity:3"', 2, "games is a list of texts, not 'felicity:3'"),
        ('"random"', '"randum"', 4, "unknown bot of felicity 'randum'; valid: random, timid"),
        ('"random"', '"random:fast"', 4, "module 'random' has no 'fast'"),
        ('"random"', '"random"\nname = "\\u001b[2J"', 5, r"a name may not contain .* \(U\+001B\)"),
        ("[league]", '[league]\nname = "\\u202e"', 2, r"a name may not contain .* \(U\+202E\)"),
        ('"random"', '"greedy"', 5, "the name 'greedy' is given twice"),
        ('"random"', '"greedy"\nname = "x"', 6, "x and greedy play the same way"),
        ('bot = "random"', 'name = "x"', 3, "either a bot or a program"),
        ('bot = "random"', 'bot = "random"\nclock = 3', 5, "clock is only for programs"),
        ('bot = "random"', "program = []", 4, r"program is a list of texts, not \[\]"),
        ('bot = "random"', 'program = ["no-such-program"]', 3, "there is no program 'no-such-program'"),
        ('bot = "random"', 'bot = "random"\ngames = ["x"]', 5, "unknown game 'x'; valid: "),
        ('bot = "random"', 'bot = "random"\ngames = ["goons"]', 2, "fewer than two entrants play felicity:3"),
        ('[[entrant]]\nbot = "random"\n', "", 3, "a league has at least two entrants"),
        ("[[entrant]]", "[[entrant]", 3, "not in the form of TOML"),
    ],
)
def test_errors_name_line_and_valid_values(old, new, line, problem):
    """Each mistake is refused with its line and what would be valid."""
    with pytest.raises(BadLeague) as refused:
        parse_league(GOOD.replace(old, new, 1), "my.toml")
    assert str(refused.value).startswith(
        ("my.toml, line " if "TOML" not in problem else "my.toml: line ") + f"{line}: "
    )
    assert re.search(problem, str(refused.value))


def test_the_example_is_a_league():
    """The example that `rascals league new` writes can be played as it is, and so can its commented parts."""
    text = files("rascals.league").joinpath("example.toml").read_text(encoding="utf-8")
    assert [one.name for one in parse_league(text).entrants] == ["random", "greedy player", "timid", "spiteful"]
    whole = re.sub(r"^# (?=[\[a-z]+\w*\]* *(?:=|$)|\[\[)", "", text, flags=re.MULTILINE)
    league = parse_league(whole.replace('"mybot.py"', '"-"'))
    assert [contest.name for contest in league.contests] == ["felicity:3", "heist:2 v5 final_tie=shared"]
    assert league.contests[0].looks == (4, 8, 16, 32, 64)
    assert league.entrants[-1].clock == (60.0, 1.0)


def test_files_of_programs_are_found_beside_the_league(tmp_path):
    """A word of a program's command that is a file next to the league's is passed with its full path."""
    (tmp_path / "bot.py").write_text("")
    file = tmp_path / "league.toml"
    file.write_text(GOOD.replace('bot = "random"', 'program = ["python3", "bot.py", "--fast"]'))
    one = read_league(file).entrants[0]
    assert one.name == "--fast"
    assert one.command == ["python3", str(tmp_path / "bot.py"), "--fast"]
