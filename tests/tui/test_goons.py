"""Goons in the terminal: the city drawn and in words, the lines next to it, the line mode, the drawn table."""

from __future__ import annotations

import re
from textwrap import wrap
from types import SimpleNamespace

import pytest
from textual.widgets import OptionList, Static

import rascals
from rascals.core import rules
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import SIDE
from rascals.games.goons.moves import CLAIM, ON, STOP, TAKE
from rascals.games.goons.state import NOTHING, OVER, TURN
from rascals.tui import goons_city as city
from rascals.tui import goons_lines as lines
from rascals.tui.app import TableApp
from rascals.tui.goons_board import GoonsBoard
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.words import Words, languages
from tests.games.goons.scenes import CITY, goons
from tests.games.goons.walks import OPTIONS, walk
from tests.suites import deep
from tests.tui.tables import asked, on_screen, playing, sitting, spoken, until

NAMES = ["Ann", "Bob", "Cal", "Dee"]
TAKEN = [".YGBRYGBR.", "YG.RYGBRYG", *CITY[2:9], "BRYGB.YGBR"]
DRAWN = """
    0 1 2 3 4  5 6 7 8 9
   ┌────R─────┬────Y─────┐
 0 │r Y°G°B R │Y G B R°y │
 1 │Y°G°r R°Y │G B R Y G°│
 2 │G B R°Y G │B R Y G B │
 3 │B R Y G B │R Y G B R │
 4 │J J J J J │J J J J J │
   ├──────────┼──────────┤
 5 │J J J J J │J J J J J │
 6 │R Y G B R │Y G B R Y │
 7 │Y G B R Y │G B R Y G │
 8 │G B R Y G │B°R Y G B │
 9 │B°R Y G B°│g Y°G B R°│
   └────B─────┴────G─────┘
"""


def view(scene, viewer=0):
    """Return a scene as a seat sees it."""
    return {"game": "goons", "edition": None, "draft": None, **DEFINITION.view(scene.s, viewer, reveal=False)}


def table(people=("Ann",), players=3, **more):
    """A Goons table with random bots."""
    return sitting(people, players, more.pop("bots", "random"), game="goons", **more)


def on_turn(**more):
    """A table where Ann has to take a cube; she has the first remaining card."""
    sat = table(**more)
    while sat.match.view(0)["phase"] != "turn" or sat.awaited != 0:
        seat = sat.awaited
        sat.play(seat, str(sat.follow(seat, [])[0][0]) if seat == 0 else str(sat.think(seat).move))
    return sat


def said_of(scene, viewer=0, lang="en"):
    """Return the sentences about a scene."""
    return lines.Lines(view(scene, viewer), Words(lang), NAMES)


def told(scene, viewer=0, lang="en"):
    """Return the lines next to the city."""
    return said_of(scene, viewer, lang).beside_map()


def whole(scene, viewer=0):
    """Return a whole scene in words."""
    return said_of(scene, viewer).whole()


# ---------------------------------------------------------------- the city


def test_the_city_is_drawn():
    """Coordinates, districts, cubes and junk, empty cells with their stars, cubes that can be taken."""
    assert "\n".join(city.drawn(view(goons(3, city_=TAKEN)))) == DRAWN.strip("\n")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_can_be_taken_is_what_the_rules_offer(options):
    """O-09: at the start of every turn, the marked cells are those of the legal moves."""
    game = rascals.game("goons", players=2, **options)
    row, begun = [0] * game.definition.actions, 0
    for s in walk(game, 5):
        if s.phase == TURN and s.taken == NOTHING and not s.begun_steps and not any(s.steps):
            found = row[: rules.legal(s, s.mover, row)]
            cells = {divmod(action - TAKE, SIDE) for action in found if TAKE <= action < ON}
            assert not cells or cells == city.takeable(DEFINITION.view(s, 0, reveal=False))
            begun += bool(cells)
    assert begun > 20


def test_where_no_cube_can_be_reached_any_can_be_taken():
    """O-09: without a cube on a corner or next to an empty cell every cube in the city is marked."""
    seen_ = view(goons(2))
    seen_["city"] = ["JJJJJJJJJJ"] * 4 + ["JJJJRYJJJJ"] + ["JJJJJJJJJJ"] * 5
    assert city.takeable(seen_) == {(4, 4), (4, 5)}


def test_stars_and_districts_are_those_of_the_data():
    """O-02: an empty cell shows its stars and their colour; lines separate districts wherever they meet."""
    seen_ = view(goons(2, city_=TAKEN))
    seen_["ground"]["stars"][0] = [3, 1, 1, 1, 1, 1, 1, 1, 1, 0]
    seen_["ground"]["colours"][0] = "BRRRRYYYYY"
    map_ = city.drawn(seen_)
    assert map_[1] == "   ┌B─┬────R───┬────Y─────┐"
    assert map_[2] == " 0 │b3│Y°G°B R │Y G B R°· │"
    assert map_[3] == "   ├──┘        │          │"


def test_the_marked_cells_stand_out():
    """The cells that the marked line names are marked, whatever is there."""
    rows = city.CityPlan(view(goons(2, city_=TAKEN)), {(0, 0), (0, 1)}).draw()
    assert [run.text for run in rows[2] if run.role == "marked"] == ["r Y°"]


def test_the_city_in_words():
    """Row by row in letters; what can be taken and what is empty by colour, with the visible stars."""
    said = list(said_of(goons(3, city_=TAKEN)).city_lines())
    assert said[1] == "  0: · Y G B R Y G B R ·"
    assert "  Can be taken: red 0,8 1,3 2,2 9,9; yellow 0,1 1,0 9,6; green 0,2 1,1 1,9; blue 8,5 9,0 9,4" in said
    assert "  Empty: red 0,0 1,2; yellow 0,9; green 9,5" in said
    assert "  Visible stars of the city: red 2, yellow 1, green 1, blue 0" in said


# ---------------------------------------------------------------- villains, players


def test_a_scheme_is_told_with_chances_and_what_it_would_bring():
    """O-19 to O-21: the formula, each goal with its chance, the commit order, dice, each player's possible gain."""
    scene = goons(3, city_=TAKEN, schemes={"red": "KR3"}, piles={"red": "1:2 0:1"})
    said = whole(scene)
    at = next(place for place, line in enumerate(said) if line.startswith("R Kid Random 3: 2"))
    assert said[at].startswith("R Kid Random 3: 2 visible red stars. Roll one die for every 1 energy on the scheme.")
    assert re.match(r"  Total of 12 or more \(38%\): 1\. visible red stars, 2 energy; 2\. 7 energy", said[at + 1])
    assert "  Energy in commit order: ■ Bob 2, ● Ann 1; 3 dice." in said
    assert "    ■ Bob: 6 stars, 2 energy (38%)" in said
    assert "    ● Ann: 7 energy (38%)" in said
    short = told(scene)
    assert short[short.index("R Kid Random 3: ★2  ■2 ●1") + 1] == said[at + 1]


def test_chances_are_never_told_as_certain_unless_they_are():
    """A chance near 0 or 1 is shown as 1% or 99%; only certain ones as 0% or 100%."""
    chances = (0.0, 0.0001, 0.005, 0.4, 0.9999, 1.0)
    assert [said_of(goons(3)).percent(chance) for chance in chances] == ["0%", "1%", "1%", "40%", "99%", "100%"]


def test_lots_say_with_what_they_are_had():
    """O-25, O-26: auction tokens, or how many rewards, before the lots."""
    scene = goons(3, schemes={"yellow": "LD2", "blue": "MK4"}, piles={"yellow": "0:3", "blue": "1:2"})
    said = whole(scene)
    assert any(line.startswith("    ● Ann: Auction tokens 6; 1. ") for line in said)
    assert "    ■ Bob: Rewards 2" in said
    assert any(line.startswith("    ■ Bob: Rewards 2; 1. ") for line in whole(scene, 1))


def test_own_things_are_explained_and_others_told_at_a_glance():
    """One's own crib and items, explained, come after the schemes; others' follow in a line or two."""
    scene = goons(3, items=["scythe", "helmet", ""], energy=[5, 4, 3]).play("take 0,0 on red", "do cube dojo")
    said = told(scene)
    villains = next(place for place, line in enumerate(said) if re.match(r"B .*: ★\d", line))
    own = said.index("  scythe: Once a round. On your turn, move up to 2 cubes that lie on outer corners or beside"
                     " empty cells to empty cells.")  # fmt: skip
    assert villains < said.index("     R Y G B") < said.index("  ›1 R y g b")
    bob = next(line for line in said if line.startswith("■ 1. Bob: "))
    assert "Energy: 4" in bob
    assert "Items: helmet" in bob
    assert said.index(bob) > own > villains
    assert "This turn: Cube taken: red; Space: red; Open actions: space." in said


def test_the_resolution_is_told_as_far_as_it_has_come():
    """O-21, O-25: the dice rolled; tokens and who has bid, but not what."""
    scene = goons(3, schemes={"red": "KR3"}, piles={"red": "0:2 1:2"}, energy=[5, 5, 5]).rolls(1, 1, 3, 2).resolve()
    assert "Scheme carried out: red, Kid Random 3; 0 visible red stars; The dice show: 1 1 2 3." in told(scene)
    scene = goons(3, schemes={"red": "LD1"}, piles={"red": "0:2 1:2"}).resolve()
    scene.play("0: bid 3")
    for viewer in (0, 1, None):
        said = "\n".join(told(scene, viewer))
        assert "Lot: 1. 3 money; Auction tokens: ● Ann 4, ■ Bob 4; Has bid: ● Ann." in said


def test_a_claim_names_the_reward_in_the_move_itself():
    """O-26, O-23: the number is followed by the reward, as on the scheme's card."""
    words = Words("en")
    for schemes, piles, wanted in (
        ({"red": "MK4"}, {"red": "0:2 1:2"}, "2. "),
        ({"red": "DR1"}, {"red": "0:12"}, "1. "),
    ):
        scene = goons(3, schemes=schemes, piles=piles).resolve()
        move = DEFINITION.verbs.move(CLAIM + int(wanted[0]) - 1)
        seen_ = view(scene)
        said = lines.Lines(seen_, words, NAMES)
        told_ = said.detail(move)
        card = seen_["cards"]["schemes"][schemes["red"]]["tiers"]
        rewards = [said.reward(one) for tier in card for one in tier["rewards"]]
        assert told_
        assert any(one.removeprefix(wanted) == told_ for one in rewards), (told_, rewards)
        assert said.detail(DEFINITION.verbs.move(STOP)) == ""


def test_what_is_claimed_and_reached_is_told_with_the_scheme():
    """O-21, O-26: a person choosing a number reads what it pays, and what must be reached."""
    scene = goons(3, schemes={"red": "MK4"}, piles={"red": "0:2 1:2"}).resolve()
    said = told(scene)
    at = next(place for place, line in enumerate(said) if line.startswith("Scheme carried out: red, Mary Klyde 4"))
    assert said[at + 1].startswith("  1. ")
    scene = goons(3, schemes={"red": "KR3"}, piles={"red": "0:2 1:2"}, energy=[5, 5, 5]).rolls(1, 1, 3, 2).resolve()
    asked_ = said_of(scene).asked([])
    assert any(line.startswith("  Total of ") for line in asked_)
    assert asked_[-1] == "  Energy in commit order: ● Ann 2, ■ Bob 2."


def test_each_scheme_is_told_once_beside_the_city():
    """From the goon cards to the scores each scheme's name appears once, with all its rewards."""
    game, words = rascals.game("goons", players=3), Words("en")
    for n, s in enumerate(walk(game, 3)):
        if n % 7 == 0 and s.phase != OVER:
            seen_ = view(SimpleNamespace(s=s))
            of = lines.Lines(seen_, words, NAMES)
            said = "\n".join(of.beside_map())
            for one in seen_["villains"]:
                assert len(re.findall(rf"\b{words.term('goons', one['scheme'])}\b", said)) == 1
                for tier in seen_["cards"]["schemes"][one["scheme"]]["tiers"]:
                    assert "; ".join(of.reward(reward) for reward in tier["rewards"]) in said


# ---------------------------------------------------------------- line mode


def test_a_question_comes_with_what_it_is_about():
    """The goons' colours are shown before one has to choose, and not afterwards."""
    text = spoken(table(seed="2"), ["quit"])
    assert "Goon cards: Once a game" in text
    assert re.search(r"^  Unni: yellow, blue$|^  Rin: green, blue$", text, re.MULTILINE)
    goon = re.search(r"goon \w+", text)[0]
    assert spoken(table(seed="2"), [goon, "quit"]).count("Goon cards: Once a game") == 1


# ---------------------------------------------------------------- drawn


@pytest.mark.parametrize("screen", [("en", (80, 24)), *deep([("fr", (120, 40)), ("de", (170, 50))])], ids=str)
async def test_the_city_is_drawn_whole_at_every_size(screen):
    """The city is at the left, the text next to it; the cell of the marked line is marked and visible."""
    lang, size = screen
    async with playing(on_turn(lang=lang, seed="1"), pace=60, size=size) as (pilot, app):
        board, choices = app.query_one(GoonsBoard), app.query_one("#choices", OptionList)
        await until(pilot, lambda: len(on_screen(app)[0]) == SIDE + 4)
        await until(pilot, lambda: app.query_one("#panels").region.x > app.query_one("#map").region.x)
        assert max(map(len, on_screen(app)[0])) <= app.query_one("#view").size.width
        choices.highlighted = 0
        await pilot.press("enter")
        await until(pilot, lambda: board.opened)
        last = len(board.rows) - 1
        choices.highlighted = last
        drawn = app.match.view(0)
        await until(pilot, lambda: board.pointed() == board.pointed_by(board.rows[last], drawn))
        ((row, _),) = board.pointed()
        await until(pilot, lambda: city.CityPlan(drawn).line(row) in on_screen(app)[1])


@pytest.mark.parametrize("lang", languages())
async def test_the_schemes_are_in_sight_with_their_rewards(lang):
    """At 120 × 40 the schemes with the longest texts and their rewards are visible without scrolling."""
    longest = {
        "R": ("kid-random", "KR4"),
        "Y": ("blind-razor", "BR5"),
        "G": ("doctor", "DR5"),
        "B": ("mary-klyde", "MK5"),
    }
    seats, game = labels(("Ann",), ["random"] * 3), rascals.game("goons", players=4)
    begun = game.new(1, names=seats).position()
    for letter, (villain, scheme) in longest.items():
        begun["villains"][letter] |= {"villain": villain, "scheme": scheme}
        begun["scheme_decks"][letter] = [f"{scheme[:2]}{number}" for number in range(1, 6) if f"{number}" != scheme[2]]
    match = game.from_position(begun, seed=1, names=seats)
    app = TableApp(Sitting(match, *read_labels(seats), Words(lang)))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, asked(app))
        await until(pilot, lambda: app.query_one("#panels").region.x > app.query_one("#map").region.x)
        seen_, panels = app.match.view(0), app.query_one("#panels", Static)
        said = str(panels.content).splitlines()
        last = lines.Lines(seen_, Words(lang), seats).in_short(seen_["villains"][-1])[-1]
        rows = [row for line in said[: said.index(last) + 1] for row in wrap(line, panels.size.width)]
        assert len(rows) <= app.query_one("#view").size.height
