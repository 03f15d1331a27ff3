"""Every entry that the example names is valid; every error has the file, the line and what is valid there."""

import re
from contextlib import suppress

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

import rascals
from rascals.bots import default
from rascals.cli.study import FIRST, LEAD, example
from rascals.lab.playing import has_turn_order
from rascals.study import BadStudy, parse_study, read_study
from rascals.study.study import Stop

COMMENTED = re.compile(r'^# (?=\[|[\w"][\w". -]*= |ask|of|where|minus|over|than|compare|within)', re.MULTILINE)


@pytest.mark.parametrize("name", rascals.games())
def test_the_example_is_valid_with_all_that_it_explains(tmp_path, name):
    """As it is written, with each option alone, and with all else that is commented."""
    definition, file = rascals.games()[name], str(tmp_path / "study.toml")
    written = example(definition, "a seed").replace(f'"{default(name)}"', '"random"')
    made = parse_study(written, file)
    first = (FIRST if has_turn_order(name) else LEAD)[0]
    assert [one.ask for one in made.questions] == [first, "How long is a game?"]
    assert made.title == f"{name.capitalize()}: first questions"
    assert made.factors == {"players": [str(players) for players in definition.players[:2]]}
    options = re.findall(r"^# (\w+) = ", written.split("[vary.options]")[1].split("[vary.components]")[0], re.MULTILINE)
    assert set(options) <= {one.name for one in definition.options}
    for option in set(options) - {"early_bribes"}:  # which needs another option
        alone = parse_study(re.sub(f"^# {option} = ", f"{option} = ", written, flags=re.MULTILINE), file)
        assert len(alone.factors[option]) == 2
    lines = [line for line in written.splitlines() if "this game has none" not in line]
    start, _, rest = "\n".join(lines).partition("[vary.options]")
    rest = rest[rest.index("[vary.components]") :]
    (tmp_path / "mine.toml").write_text("", encoding="utf-8")
    (tmp_path / "measures.py").write_text("def comebacks(match): return 0", encoding="utf-8")
    all_else = COMMENTED.sub("", start + rest)
    whole = parse_study(all_else.replace("compiled = true", "compiled = false"), file)
    assert len(whole.questions) == 5
    assert whole.stop == Stop(least=64, deals=1000, games=100_000, hours=2)
    assert {"players", "changes"} <= whole.factors.keys() <= {"players", "changes", "edition"}
    (cell, *_) = whole.cells.values()
    assert ([one.name for one in cell.measures], cell.decisions) == (["comebacks"], ())
    with pytest.raises(BadStudy, match="compiled play has no measures"):
        parse_study(all_else, file)


GOOD = """[study]
game = "felicity"
[vary]
players = 3
bots = "random"
[vary.components]
[vary.changes]
[[question]]
ask = "?"
of = "points"
within = 1
[stop]
"""
TURN = "\u001b[2J"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("[study]", "[study", 1, "not in the form of TOML"),
        ("[study]", "[studies]", 2, "unknown entry 'studies'; valid: study, vary, measures, question, stop"),
        ("game =", "gmae =", 2, "unknown entry 'gmae'; valid: title, game, seed"),
        ('"felicity"', '"felix"', 2, "unknown game 'felix'; valid: felicity"),
        ('"felicity"', "3", 2, "game is a text, not 3"),
        (
            '"felicity"',
            f'"felicity"\ntitle = "{TURN}"'.replace("\u001b", "\\u001b"),
            3,
            r"a name may not contain .*U\+001B",
        ),
        ('"felicity"', '"felicity"\ncompiled = 1', 3, "compiled is true or false, not 1"),
        ('"felicity"', '"felicity"\ndecisions = 1', 3, "decisions is a table, not 1"),
        ('"felicity"', '"felicity"\ncompiled = true\ndecisions = {}', 3, "compiled play has no measures"),
        ("players =", "player =", 4, "unknown entry 'player'; valid: players, bots"),
        ("players = 3", "players = 9", 4, "unknown number of players of felicity 9; valid: 3, 4, 5"),
        ("players = 3", "players = [3, 3.5]", 4, "players is a whole number from 1, not 3.5"),
        ("players = 3", "players = []", 4, "at least one value"),
        ("players = 3", "players = { from = 3 }", 4, "a range is { from = 1, to = 5 }"),
        ("players = 3", "players = { from = 5, to = 3 }", 4, "a range is"),
        ("players = 3", "players = { from = 3, to = 5, step = 0 }", 4, "a range is"),
        ("players = 3", "players = { from = 3, to = inf }", 4, "a range is"),
        ("players = 3", "players = { from = 3, too = 5 }", 4, "unknown entry 'too'; valid: from, to, step"),
        ("players = 3", "players = { from = 3, to = 5000 }", 4, "a range of 4,998 values; at most 1,000"),
        ("players = 3", 'players = 3\neditions = ["v9"]', 4, "felicity"),
        ('"random"', '"randum"', 4, "unknown bot of felicity 'randum'; valid: random, timid"),
        ('"random"', "[]", 5, "at least one line-up"),
        ('"random"', "[3]", 5, "a line-up is a bot for all seats, or a list with one for each, not 3"),
        ('"random"', '[["random", "timid"]]', 5, "a line-up of 2 bots for 3 players"),
        ("[vary.components]", "[vary.options]\nsmall_dog = 3", 4, "small_dog cannot be 3; valid: lowest, mildest"),
        ("[vary.components]", "[vary.options]\ndog = 3", 4, "unknown option of felicity 'dog'; valid: small_dog"),
        (
            "[vary.components]",
            '[vary.components]\n"pets.value" = 3',
            7,
            "unknown component 'pets.value'; valid: pets.values",
        ),
        (
            "[vary.components]",
            '[vary.components]\n"pets.values" = 3',
            4,
            "pets.values: as many numbers as in the box, 10",
        ),
        ("[vary.changes]", '[vary.changes]\nmine = "no.toml"', 8, "cannot read .*no.toml"),
        ("[vary.changes]", "[vary.changes]\nmine = 3", 8, "changes is a table, not 3"),
        ("[vary.changes]", '[measures]\nmine = "no.py:f"', 8, "cannot read .*no.py"),
        ("[vary.changes]", '[measures]\nmine = "own.py"', 8, "a measure is written file.py:function, not 'own.py'"),
        ("[vary.changes]", '[measures]\nmine = "own.py:f"', 8, "own.py has no function f"),
        (
            "[vary.changes]",
            '[measures]\nmine = "bad.py:f"',
            8,
            "the measure mine cannot be read from bad.py: .*ZeroDivision",
        ),
        ("[vary.changes]", '[measures]\nmine = "own.py:fails"', 8, "the measure mine of own.py fails: .*no idea"),
        ("[vary.changes]", '[measures]\nmine = "own.py:two"', 8, "the measure mine gives 2 numbers for 3 seats"),
        ("[vary.changes]", '[measures]\npoints = "own.py:fails"', 8, "rows have points already"),
        ('"felicity"', '"heist"\n[measures]\nloot = "own.py:fails"', 4, "rows have loot already"),
        ('"?"', "3", 9, "ask is a text, not 3"),
        ("of =", "off =", 10, "unknown entry 'off'; valid: ask, of, where"),
        ('"points"', '"point"', 8, "unknown column in of 'point'; valid: points"),
        ("within = 1", "within = 0", 11, "within is a number above 0, not 0"),
        ("within = 1", 'than = "far"', 11, "than is a number or “fair”, not 'far'"),
        ("within = 1", "where = 3", 11, "where is a table, not 3"),
        ("within = 1", "", 8, r"say when it is answered: within = 0\.01"),
        ("within = 1", 'compare = "small_dog"', 8, "unknown factor in compare 'small_dog'"),
        ("[[question]]", "[question]", 9, r"question is written \[\[question\]\], once for each"),
        ("[stop]", "[stop]\ndeals = 1", 13, "deals is a whole number from 2, not 1"),
        ("[stop]", "[stop]\nhours = -1", 13, "hours is a number above 0, not -1"),
        ("[stop]", "[stop]\ngames = 0", 13, "games is a whole number from 1, not 0"),
        ("[stop]", "[stop]\nseconds = 3", 13, "unknown entry 'seconds'; valid: least, deals, games, hours"),
        (
            "[vary.components]",
            '[vary.components]\n"rounds.number" = { from = 1, to = 200 }\n"mice.start" = { from = 1, to = 60 }',
            4,
            "12,000 combinations; at most 10,000",
        ),
    ],
)
def test_errors_name_the_line_and_what_is_valid(tmp_path, old, new, line, problem):
    """The file, its line, and what may stand there."""
    (tmp_path / "bad.py").write_text("1 / 0", encoding="utf-8")
    own = 'def fails(match):\n    raise RuntimeError("no idea")\n\n\ndef two(match):\n    return [1, 2]\n'
    (tmp_path / "own.py").write_text(own, encoding="utf-8")
    file = tmp_path / "study.toml"
    assert old in GOOD
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadStudy, match=problem) as found:
        read_study(tmp_path)
    assert re.match(rf"{re.escape(str(file))}[,:] line {line}: ", str(found.value))


VALUES = [
    "1",
    "-1",
    "2.5",
    "inf",
    "nan",
    "true",
    '""',
    '"x"',
    "[]",
    "[[]]",
    "{}",
    '["x", 1]',
    "[{ a = 1 }]",
    "1979-05-27",
]
ENTRIES = [
    *(("[study]", f"[study]\n{name}") for name in ("title", "seed", "rows", "compiled", "decisions")),
    ('game = "felicity"', "game"),
    ("players = 3", "players"),
    ('bots = "random"', "bots"),
    ("[vary]", "[vary]\neditions"),
    *(("[vary.components]", f"[vary.{name}") for name in ("options]\nsmall_dog", "options]\nopen_mice")),
    ("[vary.components]", '[vary.components]\n"pets.values"'),
    ("[vary.components]", '[vary.components]\n"rounds.number"'),
    ("[vary.changes]", "[vary.changes]\nmine"),
    ("[vary.changes]", "[measures]\nmine"),
    ('ask = "?"', "ask"),
    ('of = "points"', "of"),
    *(
        ("within = 1", f"within = 1\n{name}")
        for name in ("where", "where.place", "where.bot", "minus.end", "compare", "than")
    ),
    ("within = 1", "within"),
    *(("[stop]", f"[stop]\n{name}") for name in ("least", "deals", "games", "hours")),
]


@pytest.mark.parametrize(("old", "new"), ENTRIES, ids=[new for _, new in ENTRIES])
def test_whatever_stands_there_is_read_or_refused(tmp_path, old, new):
    """A value of any type makes a study whose questions can be asked, or an error of the file."""
    for value in VALUES:
        text = GOOD.replace(old, f"{new} = {value}")
        with suppress(BadStudy):
            made = parse_study(text, str(tmp_path / "study.toml"))
            assert [one.deals for one in made.answers()] == [0] * len(made.answers())


def test_what_is_varied(tmp_path):
    """Every combination is a cell with the values of its factors; those with one value are not named."""
    vary = """players = [3, 4]
bots = ["random", "timid"]
[vary.options]
small_dog = "mildest"
[vary.components]
"mice.start" = { from = 11, to = 15, step = 4 }
"pets.values" = [[-8, -5, 3, 5, 8, 11, 15, 0, 0, 1], [-8, -5, 3, 5, 8, 11, 15, 0, 0, 2]]
"""
    made = parse_study(f'[study]\ngame = "felicity"\n[vary]\n{vary}', str(tmp_path / "study.toml"))
    assert list(made.factors) == ["players", "bots", "mice.start", "pets.values"]
    assert len(made.cells) == len({cell.digest for cell in made.cells.values()}) == 16
    for cell in made.cells.values():
        assert cell.cell.bots == (cell.factors["bots"],) * int(cell.factors["players"])
        assert str(cell.cell.changes.get("mice.start", 15)) == cell.factors["mice.start"]
        assert str(cell.cell.changes["pets.values"]) == cell.factors["pets.values"]
        assert cell.cell.options["small_dog"] == "mildest"
    assert made.answers() == []


def test_bots_that_are_not_compiled_are_refused(tmp_path):
    """A study that compiled rules are to play names who cannot; without numpy it says what to install."""
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
    compiled = GOOD.replace("[vary]", "compiled = true\n[vary]")
    assert next(iter(parse_study(compiled, str(tmp_path / "study.toml")).cells.values())).compiled
    for asked, problem in (("turns", "unknown column in of 'turns'"), ("verb:bid", "unknown column in of 'verb:bid'")):
        with pytest.raises(BadStudy, match=problem):
            parse_study(compiled.replace('"points"', f'"{asked}"'), str(tmp_path / "study.toml"))
    with pytest.raises(
        BadStudy, match=r"line 3: timid of felicity.* is no network: only networks, policies and random"
    ):
        parse_study(compiled.replace('"random"', '"timid"'), str(tmp_path / "study.toml"))


def test_no_place_is_told_where_another_may_begin(tmp_path):
    """From compiled play the seat that began is known only in games in which it is always the first."""
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
    text = GOOD.replace("felicity", "goons").replace("[vary]", "compiled = true\n[vary]")
    made = parse_study(text.replace("[stop]", "[stop]\ndeals = 2"), str(tmp_path / "study.toml"))
    with pytest.raises(BadStudy, match="unknown column in where 'place'"):
        parse_study(text.replace("within", "where = { place = 1 }\nwithin"), str(tmp_path / "study.toml"))
    assert "place" not in made.columns()
    parse_study(text.replace("within", "where = { seat = 1 }\nwithin"), str(tmp_path / "study.toml"))
