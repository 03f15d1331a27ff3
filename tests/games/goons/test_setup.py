"""The table before the first turn. [O-01 – O-08, O-33]"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import rascals
from rascals.cli.setup import read_options
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import (
    CELLS,
    COLOUR_NAMES,
    CUBE_LETTERS,
    GOON_NAMES,
    ITEM_NAMES,
    JUNK,
    LETTERS,
    OF_VILLAIN,
    SCHEME_NAMES,
    VILLAIN_NAMES,
)
from rascals.games.goons.state import CHOOSE_GOON, TURN
from rascals.words import Words, languages
from tests.games.goons.scenes import cell_number, city_with, dealt, goons

CORNERS = [cell_number(cell) for cell in ("0,0", "0,9", "9,9", "9,0")]


# ---------------------------------------------------------------- the city


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hundred_cubes(players):
    """The city holds 20 cubes of each colour and 20 of junk; no cell is empty, so no star is visible. [O-01, O-02]"""
    scene = dealt(players)
    assert Counter(CUBE_LETTERS[cube] for cube in scene.s.city) == dict.fromkeys("RYGBJ", 20)
    assert list(scene.s.shown) == [0, 0, 0, 0]


@pytest.mark.no_cover
def test_cubes_are_dealt_uniformly_but_for_junk_on_the_corners():
    """On the corners each colour is as likely and junk never lies; each other cell has junk 20 times in 96. [O-01]"""
    junk, corner, colour = [0] * CELLS, Counter(), Counter()
    for seed in range(300):
        cubes = dealt(3, seed).s.city
        for cell in range(CELLS):
            junk[cell] += cubes[cell] == JUNK
        corner.update(cubes[cell] for cell in CORNERS)
        colour.update(cubes[cell_number(cell)] for cell in ("0,1", "4,4", "9,8"))
    assert [junk[cell] for cell in CORNERS] == [0] * 4
    inner = [junk[cell] for cell in range(CELLS) if cell not in CORNERS]
    assert min(inner) > 34  # 62 are due, and 7 more or fewer in two of three cells
    assert max(inner) < 92
    assert all(243 < corner[cube] < 357 for cube in range(1, 5))  # 300 are due
    assert all(128 < colour[cube] < 228 for cube in range(1, 5))  # 178 are due


def test_four_districts():
    """5 × 5 cells each: red top left, then clockwise yellow, green, blue, with a star of its colour on each. [O-02]"""
    s = goons().s
    districts = {"0,0 0,4 4,0 4,4": "R", "0,5 0,9 4,5 4,9": "Y", "5,5 5,9 9,5 9,9": "G", "5,0 5,4 9,0 9,4": "B"}
    for cells, letter in districts.items():
        assert {f"{'.' + LETTERS}"[s.ground[cell_number(cell)]] for cell in cells.split()} == {letter}
    assert Counter(s.ground) == dict.fromkeys([1, 2, 3, 4], 25)
    assert set(s.cell_stars) == {2}  # one star, and one more
    assert list(s.corners) == [0, 1, 2, 3]  # clockwise from top left [O-03]


def test_stars_show_where_no_cube_lies():
    """Stars of the cell's colour are visible while no cube lies there; the data says how many. [O-02, O-38]"""
    city_ = city_with({"0,0 1,1 9,9": "."})
    assert list(goons(city_=city_).s.shown) == [2, 0, 1, 0]
    stars = ["3" + "1" * 9, "1" * 10, *["0" * 10] * 8]
    colours = ["B" + "R" * 9, *["R" * 10] * 9]
    changed = goons(city_=city_, data={"city": {"stars": stars, "colours": colours}})
    assert list(changed.s.shown) == [1, 0, 0, 3]


# ---------------------------------------------------------------- villains


@pytest.mark.no_cover
def test_villains_and_schemes_are_dealt_at_random():
    """Four of six villains lie on the corners, of each a shuffled deck of its five schemes, one face up. [O-03]"""
    corners, up = Counter(), Counter()
    for seed in range(300):
        s = dealt(3, seed).s
        villains = list(s.villain)
        assert len(set(villains)) == 4
        corners.update(enumerate(villains))
        for at, villain in enumerate(villains):
            deck = [*list(s.scheme_deck[at])[: s.schemes_left[at]], s.scheme[at]]
            assert sorted(deck) == list(range(villain * OF_VILLAIN, (villain + 1) * OF_VILLAIN))
            up[s.scheme[at]] += 1
    assert len(corners) == 24
    assert all(25 < count < 80 for count in corners.values())  # 50 are due
    assert len(up) == 30
    assert all(18 < count < 66 for count in up.values())  # 40 are due


def test_villain_ids():
    """The six villains have these ids, and five schemes each, named after their initials. [O-03]"""
    assert VILLAIN_NAMES == ("kid-random", "blind-razor", "doctor", "jolly-butcher", "lady-darmondy", "mary-klyde")
    assert tuple(f"{name}{n}" for name in ("KR", "BR", "DR", "JB", "LD", "MK") for n in range(1, 6)) == SCHEME_NAMES


def test_option_villains():
    """`villains` names four; they lie on the corners at random. [O-03, O-33]"""
    four = "kid-random,doctor,lady-darmondy,mary-klyde"
    found = Counter()
    for seed in range(120):
        villains = list(dealt(3, seed, villains=four).s.villain)
        assert sorted(villains) == [0, 2, 4, 5]
        found.update(enumerate(villains))
    assert len(found) == 16


# ---------------------------------------------------------------- items, energy, cards


def test_28_item_cards():
    """Two cards of each of the 14 kinds, shuffled; four are on display, the others the deck. [O-04]"""
    displays = []
    for seed in range(100):
        scene = dealt(2 + seed % 3, seed)
        deck = Counter(ITEM_NAMES[item] for item in list(scene.s.item_deck)[: scene.s.items_left])
        displays.append(scene.shop())
        assert (deck.total(), displays[-1].total()) == (24, 4)
        assert deck + displays[-1] == dict.fromkeys(ITEM_NAMES, 2)
    assert len(set().union(*displays)) == len(ITEM_NAMES) == 14
    assert any(2 in shown.values() for shown in displays)


@pytest.mark.parametrize(("players", "energy", "money"), [(2, 9, 2), (3, 7, 1), (4, 7, 1)])
def test_what_each_begins_with(players, energy, money):
    """Two players have 9 energy and 2 money each, three or four 7 and 1; the bank has the rest of 20. [O-05, O-07]"""
    scene = dealt(players)
    assert list(scene.seats("energy")) == [energy] * players
    assert list(scene.seats("money")) == [money] * players
    assert list(scene.seats("stars")) == [0] * players
    assert [scene.bank(seat) for seat in range(players)] == [20 - energy] * players
    assert all(list(row) == [0] * 4 for row in scene.s.hustle)


@pytest.mark.no_cover
def test_the_first_player_is_random():
    """Every seat is sometimes the first. [O-06]"""
    found = Counter(dealt(4, seed).s.first for seed in range(200))
    assert all(28 < found[seat] < 75 for seat in range(4))  # 50 are due


@pytest.mark.parametrize("players", [2, 3, 4])
def test_goon_cards_are_chosen_in_turn_order(players):
    """From the first player on clockwise each takes one of those left of all six; then the first turn. [O-06]"""
    for seed in range(8):
        scene = dealt(players, seed)
        first, left = scene.s.first, set(GOON_NAMES)
        for step in range(players):
            seat = (first + step) % players
            assert scene.s.phase == CHOOSE_GOON
            assert scene.acting == [seat]
            assert set(scene.moves()) == {f"goon {name}" for name in left}
            chosen = sorted(left)[-step % 3]
            scene.play(f"goon {chosen}")
            assert GOON_NAMES[scene.s.goon[seat]] == chosen
            left.remove(chosen)
        assert (scene.s.phase, scene.acting, scene.s.round, scene.s.turn) == (TURN, [first], 1, 1)


def test_each_pair_of_colours_once():
    """The six goons have each pair of the four colours once; which is data. [O-06]"""
    s = goons().s
    pairs = {
        name: "".join(LETTERS[colour] for colour in range(4) if s.pairs[goon] >> colour & 1)
        for goon, name in enumerate(GOON_NAMES)
    }
    assert pairs == {"charlie": "YG", "dennis": "RB", "p0w": "RY", "rin": "GB", "unni": "YB", "sixth": "RG"}
    assert goons(data={"goons": {"charlie": {"colours": "RB"}, "dennis": {"colours": "GY"}}}).s.pairs[0] == 0b1001


# ---------------------------------------------------------------- cribs


@pytest.mark.parametrize(("players", "rows", "changed"), [(2, 5, [9, 6, 4, 4]), (3, 4, [5, 6, 4, 4])])
def test_rows_of_a_crib(players, rows, changed):
    """A star of its colour on each space of four rows, with two players five; their number is data. [O-08]"""
    assert [list(crib) for crib in dealt(players).s.crib_stars[:players]] == [[rows] * 4] * players
    data = {"crib": {"stars": ["2111", "1311", "1111", "1111", "4000"]}}
    assert list(dealt(players, data=data).s.crib_stars[0]) == changed


def test_a_crib_space_shows_its_star_while_uncovered():
    """The cube covers one star of its column's colour, whatever its own colour is, and stays all game. [O-08]"""
    scene = goons(3).play("take 0,0 on blue", "end")  # a red cube
    assert list(scene.s.crib_stars[0]) == [4, 4, 4, 3]
    assert list(scene.s.crib_stars[1]) == [4, 4, 4, 4]
    assert COLOUR_NAMES[scene.s.crib[0][3] - 1] == "red"


# ---------------------------------------------------------------- options


OPTIONS: dict[str, list[Any]] = {  # the default first
    "kid_random_limit": [14, 10],
    "kid_random_rerolls": ["single", "cycle"],
    "razor_counts": ["skulls", "blanks"],
    "razor_draws": ["unlimited", *range(1, 21)],
    "jolly_trades": [3, 2],
    "jolly_items": [False, True],
    "darmondy_pays": ["all", "winner"],
    "darmondy_split": ["board", "total"],
    "darmondy_zero": ["stays", "one"],
    "klyde_pass": ["allowed", "never"],
    "dynamite_sorts": [True, False],
    "suit_pays": ["all", "resolved"],
    "scythe_reach": ["open", "any"],
    "final_tie": ["earlier", "later", "shared"],
    "must_act": [False, True],
}


def test_all_options():
    """Each option is there with its default and its other choices, and no further one; for two to four. [O-33, O-01]"""
    assert tuple(DEFINITION.players) == (2, 3, 4)
    villains, *others = DEFINITION.options
    assert (villains.name, villains.default, len(villains.choices)) == ("villains", "random", 1 + 15)
    assert {option.name: [*option.choices] for option in others} == OPTIONS
    assert all(option.default == OPTIONS[option.name][0] for option in others)


# ---------------------------------------------------------------- the villains in play


FOUR = ["mary-klyde", "doctor", "kid-random", "blind-razor"]
CANONICAL = ["kid-random", "blind-razor", "doctor", "mary-klyde"]
TEXT = ",".join(CANONICAL)
NO_DESK: Any = None  # about which only errors are raised


@pytest.mark.parametrize(
    "given",
    [FOUR, tuple(FOUR), " ".join(FOUR), ",".join(FOUR), "Mary-Klyde, doctor, kid-random,  blind-razor", TEXT],
)
def test_four_villains_are_read_in_any_form_and_order(given):
    """A list, or a text with commas or spaces, in any order, is the same choice. [O-33]"""
    game = rascals.game("goons", players=3, villains=given)
    assert game.options["villains"] == TEXT
    assert game == rascals.game("goons", players=3, villains=CANONICAL)


def test_positions_and_saved_games_write_a_list():
    """Both read back; the villains are those four. [O-03, O-33]"""
    game = rascals.game("goons", players=2, villains=FOUR)
    match = game.new(seed=3)
    position = json.loads(json.dumps(match.position()))
    assert position["options"] == {"villains": CANONICAL}
    assert {villain["villain"] for villain in position["villains"].values()} == set(FOUR)
    assert game.from_position(position, seed=1).position() == position
    assert game.from_position(position | {"options": {"villains": " ".join(FOUR)}}, seed=1).position() == position
    saved = match.save_text()
    assert json.loads(saved.splitlines()[0])["options"]["villains"] == CANONICAL
    assert rascals.load_text(saved).game == game
    usual = rascals.game("goons", players=2).new(seed=1)
    assert usual.position()["options"] == {}
    assert json.loads(usual.save_text().splitlines()[0])["options"]["villains"] == "random"


@pytest.mark.parametrize(
    "given",
    [FOUR[:3], [*FOUR, "jolly-butcher"], [*FOUR[:3], "doctor"], [*FOUR[:3], "joker"], "random doctor", [], {}, 4, [4]],
)
def test_other_lists_are_refused(given):
    """Four different ids, or `random`. [O-33]"""
    with pytest.raises(rascals.BadOption, match=r"villains cannot be .*; valid: random, kid-random,blind-razor,doctor"):
        rascals.game("goons", players=2, villains=given)
    position = rascals.game("goons").new(seed=1).position()
    with pytest.raises(rascals.BadPosition, match="options: villains cannot be"):
        rascals.game("goons").from_position(position | {"options": {"villains": given}}, seed=1)


def test_the_command_line_takes_them_in_any_order():
    """`villains=…` with commas or spaces."""
    assert read_options(NO_DESK, DEFINITION, [f"villains={' '.join(FOUR)}"]) == {"villains": TEXT}
    assert read_options(NO_DESK, DEFINITION, ["villains=Random", "final_tie=later"]) == {
        "villains": "random",
        "final_tie": "later",
    }


@pytest.mark.parametrize("lang", languages())
def test_a_choice_is_told_by_its_villains(lang):
    """Each of the four has its name."""
    words = Words(lang, strict=False)
    said = words.option("goons", "villains", TEXT)
    assert said.count(", ") == 3
    assert "," not in said.replace(", ", "")
