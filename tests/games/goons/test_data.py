"""What is printed on the components: complete, within bounds, otherwise refused with line and reason. [O-38, O-38b]"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import rascals
from rascals.core.errors import BadData
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import (
    GOON_NAMES,
    ITEM_NAMES,
    KR3,
    KR5,
    MOST_PLACES,
    MOST_TIERS,
    REWARD_NUMBERS,
    SCHEME_HEAD,
    SCHEME_NAMES,
    X_ZERO,
)

PACKAGE = "rascals.games.goons"
TEXT = files(PACKAGE).joinpath("box.toml").read_text(encoding="utf-8")
PRINTED = """\
name = "house"

[items.scythe]
cost = 1
stars = 3
from = "house"

[schemes.KR3]            # KR, BR1, BR2, BR4, BR5: goals ascending, a reward for each place; KR5 has one tier without a goal
tiers = [{ goal = 12, places = [{ stars_x = 0, energy = 2 }, { energy = 7 }, { money = 3 }] }]
from = { tiers = "rulebook", "tiers.0.places.2" = "house" }

[schemes.BR3]            # all BR: the price of a further draw; BR3: one reward for each who has a skull
draw_price = 2
each = { stars_x = -1 }
from = "house"

[schemes.DR4]            # DR: goals ascending, one reward each
tiers = [{ goal = 2, reward = { steps = 4 } }, { goal = 4, reward = { stars_x = -1 } }, { goal = 7, reward = { stars_x = 2 } }]
from = "house"

[schemes.JB2]            # JB: the one reward
reward = { stars_x = -2 }
from = "house"

[schemes.LD1]            # LD, MK: lots from the left
lots = [{ money = 3 }, { energy = 5 }, { stars_x = -2 }, { stars_x = 0 }]
from = "house"

[hustle.green]           # empty: no reward; end_stars only and always on the last space
spaces = [{}, { money = 1 }, {}, { energy = 1 }, { stars = 1 }, { steps = 1 }, { stars = 2 }, { end_stars = 5 }]
from = { spaces = "house", "spaces.3" = "rulebook", "spaces.7" = "rulebook" }

[goons.charlie]
colours = "GY"
from = "house"
"""  # noqa: E501 - as the clause prints it


PAIRS = {name: DEFINITION.components.at(f"goons.{name}.colours") for name in GOON_NAMES}


def filled(text=""):
    s: Any = DEFINITION.state()
    s.players = 3
    DEFINITION.components.fill(s, None, DEFINITION.components.read_text(text))
    return s


def slot(row, number):
    """Return a slot of a scheme's row: ★X and 21, stars, energy, money, steps."""
    at = SCHEME_HEAD + number * REWARD_NUMBERS
    return row[at : at + REWARD_NUMBERS]


# ---------------------------------------------------------------- the box and what plays


def test_the_box_is_whole():
    """O-38, O-38b: every value is present, none is out of bounds when read as a file, and there is nothing else."""
    components = DEFINITION.components
    assert components.read_text(TEXT) == {}
    said = {path for path in components.entries if not path.startswith("metadata.")}
    paths = {path for path in said if path != "name" and not path.endswith(".from")}
    assert paths == set(components.changeable)
    tables = tomllib.loads(TEXT)
    assert [len(line) for line in tables["city"]["colours"] + tables["city"]["stars"]] == [10] * 20
    assert [len(line) for line in tables["crib"]["stars"]] == [4] * 5
    assert (set(tables["goons"]), set(tables["items"])) == (set(GOON_NAMES), set(ITEM_NAMES))
    assert (set(tables["schemes"]), len(tables["schemes"])) == (set(SCHEME_NAMES), 30)
    assert set(tables["hustle"]) == {"red", "yellow", "green", "blue"}


def test_everything_says_where_it_was_found():
    """O-38: each table of values has `from`; values in the rulebook are distinguished from made-up ones."""
    tables = tomllib.loads(TEXT)
    single = [tables["city"], tables["crib"]]
    many = [table for name in ("goons", "items", "hustle", "schemes") for table in tables[name].values()]
    assert all("from" in table for table in single + many)
    found = tables["schemes"]["KR3"]["from"]
    assert found == {"tiers": "rulebook", "tiers.0.places.2": "house"}
    assert tables["hustle"]["green"]["from"]["spaces.3"] == "rulebook"


def test_the_clauses_own_file_plays():
    """O-38: the clause's example is valid and fills the state, even where the box says the same."""
    s = filled(PRINTED)
    scythe, charlie = ITEM_NAMES.index("scythe"), GOON_NAMES.index("charlie")
    assert (s.cost[scythe], s.item_stars[scythe], s.pairs[charlie]) == (1, 3, 2 + 4)
    assert slot(s.payoff[SCHEME_NAMES.index("JB2")], 0) == [X_ZERO - 2, 0, 0, 0, 0]


def test_letters_in_another_order_change_nothing():
    """O-38: a goon's two colours are a pair; another spelling of the same value is no change."""
    assert DEFINITION.components.read({f"goons.{name}.colours": text[::-1] for name, text in PAIRS.items()}) == {}
    assert DEFINITION.components.read({"city.corners": "BGYR"}) == {"city.corners": "BGYR"}


def test_what_is_left_out_stays():
    """O-38: a file with one value changes that one, and so does a whole file in which only that one differs."""
    assert DEFINITION.components.read_text("[items.scythe]\ncost = 19\n") == {"items.scythe.cost": 19}
    tables = tomllib.loads(TEXT)
    tables["items"]["scythe"]["cost"] = 19
    assert DEFINITION.components.read(tables) == {"items.scythe.cost": 19}
    s, before = filled("[items.scythe]\ncost = 19\n"), filled()
    assert s.cost == [19 if name == "scythe" else cost for name, cost in zip(ITEM_NAMES, before.cost, strict=True)]
    s.cost = before.cost
    assert s == before


def other_box():
    """Return a whole file in which every gain is one more, as if an owner had copied it from a box."""
    more = re.sub(r"\b(energy|money|steps|cost) = (\d)\b", lambda found: f"{found[1]} = {int(found[2]) + 1}", TEXT)
    return more.replace('"house"', '"rulebook"')


@pytest.mark.parametrize("text", [PRINTED, other_box(), "[schemes]\nJB1.reward = { money = 2 }\n"])
@pytest.mark.parametrize("players", DEFINITION.players)
def test_a_game_with_it_is_played_saved_and_read(tmp_path, players, text):
    """O-38: with the clause's file, a whole one, or a single value, a game is played to the end and verified."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = rascals.game("goons", players=players, data=file)
    match = rascals.play(game, ["random"] * players, seed=players)
    saved = match.save_text()
    assert rascals.verify_text(saved).ok
    again = rascals.load_text(saved)
    assert (again.game.data, again.scores) == (game.data, match.scores)
    assert again.state == match.state


def test_a_whole_other_box_changes_what_it_says():
    """O-38: each value that differs is a change, in file order, and fills the state."""
    reading = DEFINITION.components.reading(tomllib.loads(other_box()))
    assert (reading.faults, len(reading.entries)) == ([], len(DEFINITION.components.changeable))
    assert {f"items.{name}.cost" for name in ITEM_NAMES} <= set(reading.changes)
    assert not [path for path in reading.changes if path.endswith((".stars", ".colours", ".corners", ".draw_price"))]
    s, before = filled(other_box()), filled()
    assert s.cost == [cost + 1 for cost in before.cost]


# ---------------------------------------------------------------- how it lies in the state


def test_letters_and_cells():
    """O-02, O-06, O-08, O-38: corners and columns are indices of letters, goons bits, a cell its letter plus one."""
    s = filled(
        '[city]\ncorners = "YRBG"\ncolours = ["GRRRRYYYYY", "RRRRRYYYYY", "RRRRRYYYYY", "RRRRRYYYYY", "RRRRRYYYYY", '
        '"BBBBBGGGGG", "BBBBBGGGGG", "BBBBBGGGGG", "BBBBBGGGGG", "BBBBBGGGGG"]\n'
        '[crib]\ncolumns = "BGYR"\nstars = ["1111", "0900", "1111", "1111", "1111"]\n[goons.rin]\ncolours = "RB"\n'
    )
    assert (s.corners, s.columns) == ([1, 0, 3, 2], [3, 2, 1, 0])
    assert s.pairs[GOON_NAMES.index("rin")] == 1 + 8
    assert (s.ground[0], s.ground[1], s.ground[5], s.ground[99], set(s.cell_stars)) == (3, 1, 2, 3, {2})
    assert s.space_stars == [2] * 4 + [1, 10, 1, 1] + [2] * 12


def test_tracks():
    """O-18, O-38: how many spaces, the end stars, then stars, energy, money and steps of each; 0 after the last."""
    s = filled("[hustle.red]\nspaces = [{ stars = 1, steps = 4 }, {}, { energy = 2, money = 3, end_stars = 6 }]\n")
    assert s.track[0] == [3, 6, 1, 0, 0, 4, 0, 0, 0, 0, 0, 2, 3, 0, *[0] * 36]
    green = filled(PRINTED).track[2]
    assert (green[:2], green[2 + 3 * 4 : 2 + 4 * 4]) == ([8, 5], [0, 1, 0, 0])


def test_tiers_with_places():
    """O-20, O-38: goals, how many places each tier pays, and each place's reward."""
    rows = filled(
        "[schemes]\nBR1.tiers = [{ goal = 3, places = [{ stars = 1 }] }, "
        "{ goal = 9, places = [{ stars_x = -20 }, { stars_x = 20, steps = 2 }] }]\n"
    ).payoff
    rows[KR3] = filled(PRINTED).payoff[KR3]
    assert rows[KR3][:SCHEME_HEAD] == [1, 12, 0, 0, 0, 3, 0, 0, 0]
    assert [slot(rows[KR3], n) for n in range(4)] == [[21, 0, 2, 0, 0], [0, 0, 7, 0, 0], [0, 0, 0, 3, 0], [0] * 5]
    assert rows[KR5][: 1 + MOST_TIERS] == [1, 0, 0, 0, 0]
    row = rows[SCHEME_NAMES.index("BR1")]
    assert row[:SCHEME_HEAD] == [2, 3, 9, 0, 0, 1, 2, 0, 0]
    assert [slot(row, n) for n in (0, 1, MOST_PLACES, MOST_PLACES + 1)] == [
        [0, 1, 0, 0, 0],
        [0] * 5,
        [1, 0, 0, 0, 0],
        [41, 0, 0, 0, 2],
    ]


def test_tiers_with_one_reward():
    """O-23, O-38: the Doctor's tiers pay one place each."""
    row = filled(PRINTED).payoff[SCHEME_NAMES.index("DR4")]
    assert row[:SCHEME_HEAD] == [3, 2, 4, 7, 0, 1, 1, 1, 0]
    assert [slot(row, n * MOST_PLACES) for n in range(3)] == [
        [0, 0, 0, 0, 4],
        [X_ZERO - 1, 0, 0, 0, 0],
        [X_ZERO + 2, 0, 0, 0, 0],
    ]


@pytest.mark.parametrize("name", ["BR3", "JB1", "JB2", "JB3", "JB4", "JB5"])
def test_one_reward(name):
    """O-22.3, O-24, O-38: one reward, no goal, in the first slot."""
    entry = "each" if name == "BR3" else "reward"
    row = filled(f"[schemes.{name}]\n{entry} = {{ stars_x = -4, steps = 2 }}\n").payoff[SCHEME_NAMES.index(name)]
    assert row[: SCHEME_HEAD + REWARD_NUMBERS] == [1, *[0] * 8, X_ZERO - 4, 0, 0, 0, 2]
    assert set(row[SCHEME_HEAD + REWARD_NUMBERS :]) == {0}


def test_lots():
    """O-25, O-26, O-38: a slot for each lot, up to eight; no goals and no places."""
    s = filled(
        "[schemes.MK1]\nlots = [{money=1},{money=2},{money=3},{money=4},{money=5},{money=6},{money=7},{money=8}]\n"
    )
    row = s.payoff[SCHEME_NAMES.index("MK1")]
    assert row[:SCHEME_HEAD] == [8, *[0] * 8]
    assert [slot(row, n)[3] for n in range(9)] == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    row = filled(PRINTED).payoff[SCHEME_NAMES.index("LD1")]
    assert [row[0], *(slot(row, n) for n in range(4))] == [
        4,
        [0, 0, 0, 3, 0],
        [0, 0, 5, 0, 0],
        [X_ZERO - 2, 0, 0, 0, 0],
        [X_ZERO, 0, 0, 0, 0],
    ]


# ---------------------------------------------------------------- what cannot be


def tiers(*goals):
    return "tiers = [" + ", ".join(f"{{ goal = {goal}, places = [{{ stars = 1 }}] }}" for goal in goals) + "]"


def spaces(count, last="{ end_stars = 5 }"):
    return "spaces = [" + "{}, " * (count - 1) + last + "]"


LINES = ", ".join(['"RRRRRYYYYY"'] * 9)
REWARDS = "stars_x, stars, energy, money, steps"
GIVEN = "stars, energy, money, steps"
NO = "cannot be changed; what can:"
ONE = "{ stars = 1 }"
WRONG = [
    # city and crib
    ("city", 'corners = "RYGR"', "corners: 4 different letters out of RYGB, not 'RYGR'"),
    ("city", f'colours = [{LINES}, "RRRRRYYYYJ"]', "colours: lines of 10 letters out of RYGB, not 'RRRRRYYYYJ'"),
    ("city", 'stars = ["1"]', "stars: as many numbers as in the box, 10"),
    ("crib", 'columns = "RYBB"', "columns: 4 different letters out of RYGB"),
    ("crib", 'stars = ["1111", "1111", "1111", "1111", "111A"]', "stars: lines of 4 letters out of 0123456789"),
    # goons and items
    ("goons.rin", 'colours = "RR"', "colours: 2 different letters out of RYGB, not 'RR'"),
    ("goons.rin", 'colours = "RGB"', "colours: 2 different letters out of RYGB, not 'RGB'"),
    ("goons.ringo", 'colours = "RG"', f"colours {NO} goons.rin.colours, "),
    *(("items.scythe", f"cost = {n}", f"cost: a whole number from 0 to 20, not {n}") for n in (-1, 21)),
    ("items.scythe", "stars = 21", "stars: a whole number from 0 to 20, not 21"),
    # tracks
    ("hustle.red", spaces(1), "spaces: a list with 2 to 12 entries"),
    ("hustle.red", spaces(13), "spaces: a list with 2 to 12 entries"),
    ("hustle.red", spaces(3, "{}"), "spaces.2.end_stars: missing"),
    ("hustle.red", "spaces = [{ end_stars = 5 }, { end_stars = 5 }]", f"spaces.0.end_stars {NO} {GIVEN}"),
    *(("hustle.red", spaces(3, f"{{ end_stars = {n} }}"), "spaces.2.end_stars: a whole number") for n in (0, 21)),
    ("hustle.red", "spaces = [{ stars_x = 1 }, { end_stars = 5 }]", f"spaces.0.stars_x {NO} {GIVEN}"),
    ("hustle.red", "spaces = [{ money = 0 }, { end_stars = 5 }]", "spaces.0.money: a whole number from 1 to 20, not 0"),
    # the forms of schemes
    ("schemes.KR1", "tiers = []", "tiers: a list with 1 to 4 entries, not []"),
    ("schemes.KR1", tiers(1, 2, 3, 4, 5), "tiers: a list with 1 to 4 entries"),
    ("schemes.KR1", f"tiers = [{{ places = [{ONE}] }}]", "tiers.0.goal: missing"),
    ("schemes.KR1", "tiers = [{ goal = 3 }]", "tiers.0.places: missing"),
    ("schemes.KR1", f"tiers = [{{ goal = 3, reward = {ONE} }}]", f"tiers.0.reward {NO} goal, places"),
    ("schemes.KR1", f"lots = [{ONE}]", f"lots {NO} schemes.KR1.tiers"),
    ("schemes.KR5", tiers(3), f"tiers.0.goal {NO} places"),
    ("schemes.KR5", f"tiers = [{', '.join([f'{{ places = [{ONE}] }}'] * 2)}]", "tiers: a list with 1 to 1"),
    ("schemes.BR1", "draw_price = 0", "draw_price: a whole number from 1 to 20, not 0"),
    ("schemes.BR5", "draw_price = 21", "draw_price: a whole number from 1 to 20, not 21"),
    ("schemes.BR3", tiers(1), f"tiers {NO} schemes.BR3.each, schemes.BR3.draw_pric"),
    ("schemes.BR3", "each = {}", f"each: one or more of {REWARDS}, not none"),
    ("schemes.DR1", tiers(1), f"tiers.0.places {NO} goal, reward"),
    ("schemes.DR1", "tiers = [{ goal = 1, reward = {} }]", f"tiers.0.reward: one or more of {REWARDS}, not none"),
    ("schemes.JB1", "reward = [{ stars = 1 }]", f"reward: a table with entries out of {REWARDS}"),
    ("schemes.LD1", "lots = []", "lots: a list with 1 to 8 entries, not []"),
    ("schemes.LD1", f"lots = [{', '.join([ONE] * 9)}]", "lots: a list with 1 to 8 entries"),
    ("schemes.MK1", f"lots = [{ONE}, {{}}]", f"lots.1: one or more of {REWARDS}, not none"),
    # goals, places, rewards
    ("schemes.BR1", tiers(2, 2), "tiers.1.goal: more than the one before, 2, not 2"),
    ("schemes.KR1", tiers(2, 5, 4), "tiers.2.goal: more than the one before, 5, not 4"),
    *(("schemes.KR1", tiers(n), f"tiers.0.goal: a whole number from 1 to 99, not {n}") for n in (0, 100)),
    ("schemes.KR1", "tiers = [{ goal = 1, places = [] }]", "tiers.0.places: a list with 1 to 4 entries, not []"),
    ("schemes.KR1", f"tiers = [{{ goal = 1, places = [{', '.join([ONE] * 5)}] }}]", "tiers.0.places: a list with 1"),
    ("schemes.KR1", "tiers = [{ goal = 1, places = [{}] }]", f"tiers.0.places.0: one or more of {REWARDS}, not none"),
    *(
        ("schemes.JB1", f"reward = {{ {name} = {n} }}", f"reward.{name}: a whole number from {least} to 20, not {n}")
        for name, least in (("stars_x", -20), ("stars", 1), ("energy", 1), ("money", 1), ("steps", 1))
        for n in (least - 1, 21)
    ),
    ("schemes.JB1", "reward = { end_stars = 5 }", f"reward.end_stars {NO} stars, stars_x, energy, money, steps"),
    # where it was found
    (
        "schemes.KR3",
        'from = { "tiers.0.places.3" = "house" }',
        "from.tiers.0.places.3: schemes.KR3.tiers.0.pla",
    ),
    (
        "hustle.red",
        f'{spaces(3)}\nfrom = {{ "spaces.3" = "house" }}',
        "from.spaces.3: hustle.red.spaces.3 names",
    ),
]


@pytest.mark.parametrize(("table", "text", "said"), WRONG, ids=[f"{table}: {said}" for table, _, said in WRONG])
def test_what_cannot_be_is_refused(table, text, said):
    """O-38, O-38b: each unknown name, wrong form and number out of bounds, by line, path and what is valid."""
    line = 4 + text.count("\n")
    with pytest.raises(BadData) as caught:
        DEFINITION.components.read_text(f"# a file\n\n[{table}]\n{text}\n")
    assert str(caught.value).startswith(f"line {line}: {table}.{said}")


RIGHT = [
    *(("items.scythe", f"{key} = {number}") for key in ("cost", "stars") for number in (0, 20)),
    *(("schemes.BR4", f"draw_price = {number}") for number in (1, 20)),
    *(("hustle.blue", spaces(count)) for count in (2, 12)),
    *(("hustle.blue", spaces(2, f"{{ end_stars = {number}, steps = {number} }}")) for number in (1, 20)),
    *(("schemes.KR2", tiers(*goals)) for goals in ((1,), (99,), (1, 2, 3, 4))),
    *(("schemes.JB5", f"reward = {{ stars_x = {number} }}") for number in (-20, 0, 20)),
    *(("schemes.JB5", f"reward = {{ {name} = {n} }}") for name in GIVEN.split(", ") for n in (1, 20)),
    *(("schemes.LD5", f"lots = [{', '.join(['{ steps = 1 }'] * count)}]") for count in (1, 8)),
    ("schemes.KR4", "tiers = [{ goal = 1, places = [" + "{ stars = 1 }, " * 4 + "] }]"),
    ("crib", 'stars = ["0000", "9999", "0909", "1234", "5678"]'),
    ("goons.sixth", 'colours = "BG"'),
]


@pytest.mark.parametrize(("table", "text"), RIGHT, ids=[f"{table}: {text}" for table, text in RIGHT])
def test_what_is_at_its_bound_is_played(table, text):
    """O-38b: the least and greatest valid values fit the state."""
    changes = DEFINITION.components.read_text(f"[{table}]\n{text}\n")
    path, (value,) = f"{table}.{text.split(' ')[0]}", tomllib.loads(text).values()
    assert (changes or {path: DEFINITION.components.at(path)}) == {path: value}
    s: Any = DEFINITION.state()
    s.players = 2
    DEFINITION.components.fill(s, None, changes)
    for name, field in DEFINITION.components.fields.items():
        rows = [getattr(s, name)] if len(field.shape) == 1 else getattr(s, name)
        assert all(len(row) == field.shape[-1] for row in rows), name
        assert all(field.lowest <= number <= field.highest for row in rows for number in row), name
