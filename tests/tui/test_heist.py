"""Critter Heist in the terminal: the map drawn and in words, the lines next to it, the line mode, the drawn table."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from textual.widgets import OptionList

import rascals
from rascals.core.events import Event
from rascals.core.match import Ply
from rascals.games.heist import DEFINITION
from rascals.games.heist.components import SHAPES, SIDE, TURNS, WAYS
from rascals.games.heist.events import ROLLED, SLIPPED
from rascals.games.heist.ground import along_path, is_place, next_cell, paths_of
from rascals.tui import heist_lines as lines
from rascals.tui import heist_plan as ground
from rascals.tui import wording
from rascals.tui.heist_board import HeistBoard, tile_sign, tried
from rascals.tui.heist_plan import HOMES, JUNCTIONS, NARROWEST, WIDEST, MapPlan, drawn, fitted, width_for
from rascals.tui.reel import Reel
from rascals.words import Words, languages
from tests.games.heist import worlds
from tests.games.heist.scenes import heist, walk
from tests.suites import deep
from tests.tui.tables import on_screen, playing, seen, sitting, spoken, until

NAMES = ["Ann", "Bob", "Cal", "Dee"]
TILES = {
    "0,1": "straight r90",
    "0,2": "corner-security r180",
    "0,3": "T-security",
    "1,2": "cross-trap",
    "1,3": "T r90",
    "2,3": "straight-trap",
    "3,4": "straight",
    "5,3": "corner r90",
    "8,8": "T r180",
    "8,9": "corner r270",
}
LOOT = {"0,4": "4 2", "1,3": "4", "2,2": "2", "4,0": "4", "4,4": "8 6"}
DRAWN = """
     0    1    2    3    4    5    6    7    8    9
                    ╷  ╔════════╗
 0   ○─────────!  ──!──╢4 2     ║  ·    ·    ·  ──□
     ╵         │    ╷  ╚════════╝                 ╵
 1   ·    ·  ─●×■─  ├4─  ·    ·    ·    ·    ·    ·
               │    │                   ╷
 2   ·    ·  ━━!2━  ×    ·    ·    ·  ━━×━━  ·    ·
               ╵    ╵    ╷              ╵
 3   ·    ·    ·    ·    │    ·    ·    ·    ·    ·
   ╔═══╗               ╔═╧══════╗               ╔═══╗
 4 ║4  ║  ·    ·    ·  ║8 6     ║  ·    ·    ·  ║   ║
   ║   ║               ║        ║               ║   ║
 5 ║   ║  ·    ·    ┌──╢▲       ║  ·    ·    ·  ║   ║
   ╚═══╝            ╵  ╚════════╝               ╚═══╝
 6   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
               ╷                        ╷
 7   ·    ·  ━━×━━  ·    ·    ·    ·  ━━!━━  ·    ·
               ╵                        ╵         ╷
 8   ·    ·    ·    ·    ·    ·    ·    ·  ──┬────┘
     ╷                 ╔════════╗            ╵    ╷
 9   ⌂──  ·    ·    ·  ║        ║  ·    ·    ·  ──△
                       ╚════════╝
"""


class Moment(NamedTuple):
    """A state in place of a scene."""

    s: Any


def view(scene, viewer=0, edition="v5"):
    """Return a scene as a seat sees it."""
    return {"game": "heist", "edition": edition, **worlds.view(scene, viewer)}


def picture(seen_, width, marked=()):
    """Return a view's map as text."""
    rows = MapPlan(seen_, width, marked).draw()
    return "\n".join("".join(run.text for run in row).rstrip() for row in rows)


def roles(seen_, marked=()):
    """Return the meaning of each symbol on a map."""
    return {(run.text, run.role) for row in MapPlan(seen_, NARROWEST, marked).draw() for run in row if run.text.strip()}


def table(people=("Ann",), players=3, **more):
    """A Critter Heist table with random bots."""
    more = {"turn_limit": 3, **more}
    return sitting(people, players, more.pop("bots", "random"), game="heist", **more)


def at_the_heist(edition="v5", **more):
    """A table after hiring and layout; Ann has to move."""
    sat = table(edition=edition, **more)
    while sat.match.view(0)["phase"] in {"hire", "layout"} or sat.awaited_bot is not None:
        seat = sat.awaited
        sat.play(seat, first_whole(sat, seat))
    return sat


def first_whole(sat, seat):
    """Return the first whole move of a seat."""
    draft = []
    while True:
        moves, complete = sat.follow(seat, draft)
        if complete:
            return "; ".join(draft)
        draft.append(str(moves[0]))


# ---------------------------------------------------------------- the map, drawn


def test_the_map_is_drawn():
    """Coordinates, tiles with their paths, security, traps, loot, starts, crews, stashes, doors, printed crossings."""
    scene = heist("v5", 3, tiles=TILES, loot=LOOT, at=["1,2", "1,2", "4,4"])
    assert picture(view(scene), 5) == DRAWN.strip("\n")


def test_tiles_lead_where_the_rules_say():
    """H-31: for every shape and orientation, the drawn paths are those of the rules, and each set looks different."""
    found = set()
    for shape, name in enumerate(SHAPES):
        for turn in range(len(TURNS)):
            ways = ground.turned(f"{name}-trap", 90 * turn)
            assert sum(1 << WAYS.index(way) for way in ways) == paths_of(shape * 3, turn)
            found.add(ways)
    assert found == set(JUNCTIONS)
    assert len(set(JUNCTIONS.values())) == len(JUNCTIONS)


def test_every_sign_means_one_thing_without_its_colour():
    """Crews, their starts, the fourth start, security, traps, dark cells, cells to choose: no two share a symbol."""
    assert len({*wording.MARKS[:4], *HOMES, "⌂", "!", "×", "·", "?", "+"}) == 14
    scene = heist("v5", 3, tiles=TILES, loot=LOOT, stack="corner", at=["0,0", "0,9", "4,4"]).play("draw")
    shown = roles(view(scene))
    assert {("●", "crew-0"), ("■", "crew-1"), ("▲", "crew-2"), ("○", "home-0"), ("□", "home-1")} <= shown
    assert {("△", "home-2"), ("⌂", "home"), ("!", "security"), ("×", "trap"), ("·", "dark"), ("?", "asked")} <= shown
    assert ("!", "marked") in roles(view(scene), marked={(2, 2)})


@pytest.mark.parametrize("edition", ["v1", "v5"])
def test_the_map_fits_a_terminal(edition):
    """At 80 columns, and next to the log, every line is complete."""
    seen_ = view(heist(edition, 4), edition=edition)
    for room in (80, 53):
        map_ = drawn(seen_, room)
        assert max(map(len, map_)) <= room
        assert len(map_) == 2 * seen_["size"][0] + 2
    assert (width_for(seen_, 500), width_for(seen_, 5)) == (WIDEST, NARROWEST)


def test_what_there_is_no_room_for_is_told():
    """Crews that share a cell are side by side; a symbol says that there are more, or more loot."""
    scene = heist("v5", 4, tiles={"3,3": "cross"}, at=["3,3"] * 4, loot={"3,3": "2 2"})
    assert "●■┼22─" not in picture(view(scene), WIDEST)
    assert "●+┼22─" in picture(view(scene), WIDEST)
    assert "+┼+" in picture(view(scene), NARROWEST)
    crowd = heist("v5", 4, at=["4,0"] * 4, loot={"4,0": "4 2 2"})
    assert "║422║" in picture(view(crowd), 5)
    assert "║●■+║" in picture(view(crowd), 5)
    assert [run.text for run in fitted([], 0)] == []


def test_crews_that_are_out_are_not_drawn():
    """H-36: crews that have ended, or in v3 and v4 had their last turn, are not shown; in v5 the others stay."""
    for edition, there in (("v4", {1}), ("v5", {1, 2})):
        scene = heist(edition, 3, ended=[1, 0, 0], countdown_by=0, turns_left=[0, 2, 0])
        assert set(ground.crews(view(scene, edition=edition))) == there


def test_odd_stashes_are_drawn_cell_by_cell():
    """A stash that is not a rectangle is drawn as several rooms; its loot is in the first."""
    seen_ = view(heist("v5", 2, loot={"4,4": "8"}))
    seen_["fixed"] = [fixed for fixed in seen_["fixed"] if fixed["at"] != [5, 5]]
    map_ = picture(seen_, 5).splitlines()
    assert map_[9][23:33] == "╔═══╗╔═══╗"
    assert map_[10][23:33] == "║8  ╟╢   ║"
    assert map_[12][23:33].rstrip() == "║   ║  ·"


# ---------------------------------------------------------------- in words


def test_places_in_words():
    """What a place is, where each path leads, what and who is there."""
    scene = heist("v5", 3, tiles=TILES, loot=LOOT, at=["1,2", "1,2", "4,4"])
    said = lines.Lines(view(scene), Words("en"), NAMES).map_lines()
    assert said[:3] == ["Map:", "  0,0: start of Ann; east 0,1, south (dark)", "  0,1: straight; east 0,2, west 0,0"]
    assert "  1,2: crossing with a trap; north 0,2, east (wall), south 2,2, west (dark); Ann; Bob" in said
    assert "  2,2: printed crossing with security; north 1,2, east (wall), south (dark), west (dark); food 2" in said
    assert "  4,4: centre stash; leads to 3,4 and 5,3; food 8, 6; Cal" in said
    assert "  9,0: start; north (dark), east (dark)" in said


@pytest.mark.parametrize("edition", ["v1", "v3", "v5"])
def test_words_and_rules_agree_on_the_way(edition):
    """H-30: the words' paths agree with the rules, at any point of a game."""
    game = rascals.game("heist", players=4, edition=edition, turn_limit=6)
    for s in walk(game, 3):
        seen_ = view(Moment(s), edition=edition)
        map_ = ground.ground(seen_)
        cells = [cell for cell in range(SIDE * SIDE) if is_place(s, cell)]
        assert set(map_) == {divmod(cell, SIDE) for cell in cells}
        for cell in cells:
            for way, name in enumerate(WAYS):
                other = next_cell(s, cell, way)
                apart = other < 0 or s.anchor[other] != s.anchor[cell]
                walks = ground.joined(map_, divmod(cell, SIDE), name)
                assert not apart or walks == (along_path(s, cell, way) >= 0)


def test_what_a_seat_was_shown_is_told_to_it_alone():
    """H-28, H-37: only one seat has lines for its hand, the tile held and what an owl has shown."""
    scene = heist("v5", 3, hands=["owl", "fox bat", ""], held=["cross", "", ""]).play("play owl 1", "leave")
    told = {seat: "\n".join(lines.Lines(view(scene, seat), Words("en"), NAMES).whole()) for seat in (0, 1, 2)}
    assert "What you have been shown: in Bob’s hand: bat, fox, owl." in told[0]
    assert "Tiles held: crossing." in told[0]
    assert "Hand: bat, fox, owl." in told[1]
    assert "in Bob’s hand: owl." in told[2]
    assert "bat" not in told[2]
    assert "Tiles held" not in told[2]


def test_what_is_open_is_told_of_everybody():
    """H-28: at the end every hand and held tile is shown; before, others' are not."""
    scene = heist("v5", 2, hands=["owl", "fox"], held=["", "T"])
    shown = {"game": "heist", "edition": "v5", **DEFINITION.view(scene.s, 0, reveal=True)}
    told = lines.Lines(shown, Words("en"), NAMES).beside_map()
    assert any(line.startswith("■ 1. Bob: ") and "Tiles held: T-junction; Hand: fox" in line for line in told)
    assert not any("fox" in line for line in lines.Lines(view(scene), Words("en"), NAMES).beside_map())


def test_the_open_question_is_laid_out():
    """The drawn tile and its possible cells are shown; another seat sees an unknown tile."""
    scene = heist("v5", 2, stack="T-trap").play("draw")
    mine, others = (lines.Lines(view(scene, seat), Words("en"), NAMES).beside_map() for seat in (0, 1))
    assert "On the table now: T-junction with a trap." in mine
    assert "On the table now: unknown." in others
    assert "Cells: 0,1; 1,0." in mine


class Explaining(Words):
    """English with lines for some critters."""

    known = {"heist-does-fox-v2": "two", "heist-does-fox-v5": "five", "heist-does-hook-v2": "gone"}  # noqa: RUF012

    def has(self, name):
        return name in self.known if name.startswith("heist-does") else super().has(name)

    def text(self, name, /, **values):
        return self.known[name] if name in self.known else super().text(name, **values)


def test_critters_are_explained_for_their_edition():
    """The text of the last edition that changed a card is shown, once for each kind; a trap's when it is open."""
    words = Explaining("en")
    assert [lines.does("fox", edition, words) for edition in ("v1", "v2", "v4", "v5")] == ["", "two", "two", "five"]
    scene = heist("v5", 2, tiles={"0,1": "straight-trap r90"}, hands=["fox fox bird"], traps="hook").play("move e")
    told = lines.Lines(view(scene), words, NAMES).whole()
    assert [line for line in told if line in {"  fox: five", "  hook: gone"}] == ["  hook: gone", "  fox: five"]


# ---------------------------------------------------------------- line mode


def test_maps_and_words_on_request():
    """`map` draws, `look` draws and describes the rest, `words` describes all; `map on` draws before every decision."""
    text = spoken(at_the_heist(), ["map", "quit"])
    assert text.count("║8 6 4") == 1
    assert "● Ann" in text
    text = spoken(at_the_heist(), ["look", "quit"])
    assert text.count("║8 6 4") == 1
    assert "● 0. Ann: " in text
    assert "start of Ann" not in text
    text = spoken(at_the_heist(), ["words", "quit"])
    assert "║" not in text
    assert "start of Ann" in text
    text = spoken(table(players=2, bots="hoarder"), ["map on", "keep 9", "keep 8", "map off", "quit"])
    assert text.count("║8 6 4") == 1
    sat = table(players=2, bots="hoarder", edition="v1")
    text = spoken(sat, ["map on", "look 1", "pass-pile", "map off", "look 2", "pass-pile", "quit"])
    assert text.count("║10 7 4") == 3


def test_a_move_goes_before_a_command():
    """While hiring in v1 `look 1` looks at a pile; `look` alone, or when it is not a move, describes the table."""
    sat = table(players=2, edition="v1")
    spoken(sat, ["look", "look 1", "look 1", "quit"])
    assert [ply.move for ply in sat.match.history if ply.seat == 0] == ["look 1"]


def test_help_and_welcome_name_the_map():
    """If there is a map, both say how to draw and describe it; other games do not have these commands."""
    text = spoken(table(), ["help", "quit"])
    assert "“words” says it place by place" in text
    assert "words: everything on the table in words" in text
    assert "CELL is row,column" in text
    other = spoken(sitting(first_player=0), ["help", "map", "quit"])
    assert "place by place" not in other
    assert "That is not a move" in other


# ---------------------------------------------------------------- drawn


@pytest.mark.parametrize("screen", [("en", (80, 24)), *deep([("fr", (120, 40)), ("de", (170, 50))])], ids=str)
@pytest.mark.parametrize("edition", ["v5", *deep(["v1"])])
async def test_the_map_follows_the_crew(screen, edition):
    """At every size the whole map is drawn, and the line of the current crew is visible."""
    lang, size = screen
    async with playing(at_the_heist(edition, lang=lang, seed="1"), pace=60, size=size) as (pilot, app):
        crew = app.match.view(0)["seats"][0]["at"]
        assert crew[0] == app.match.view(0)["size"][0] - 1
        await until(pilot, lambda: 2 * crew[0] + 2 in on_screen(app)[1])
        map_, _ = on_screen(app)
        assert len(map_) == 2 * app.match.view(0)["size"][0] + 2
        assert max(map(len, map_)) <= app.query_one("#view").size.width
        assert "●" in map_[2 * crew[0] + 2]
        panels, map_at = app.query_one("#panels"), app.query_one("#map")
        await until(pilot, lambda: (panels.region.x > map_at.region.x) == (size[0] == 170))


async def test_words_and_the_whole_board_by_key():
    """W describes the map and redraws it; M shows the whole board with arrows, M or Esc returns to the moves."""
    async with playing(at_the_heist(), pace=60, size=(80, 24)) as (pilot, app):
        choices, around = app.query_one("#choices", OptionList), app.query_one("#view")
        await pilot.press("w")
        await until(pilot, lambda: not app.query_one("#map").display)
        assert "start of Ann" in await seen(pilot)
        await pilot.press("w")
        await until(pilot, lambda: app.query_one("#map").display)
        assert "start of Ann" not in await seen(pilot)
        small = around.size.height
        for back in ("m", "escape"):
            await pilot.press("m")
            await until(pilot, lambda: around.has_focus and around.size.height > small)
            assert not choices.display
            await pilot.press(back)
            await until(pilot, lambda: choices.has_focus and around.size.height == small)
        assert choices.display


async def test_the_line_that_is_marked_is_marked_on_the_map():
    """A step marks its target; a tile being placed is drawn in each orientation, on its cell."""
    async with playing(at_the_heist(), pace=60, size=(100, 40)) as (pilot, app):
        board, choices = app.query_one(HeistBoard), app.query_one("#choices", OptionList)
        assert str(board.rows[0][0]) == "draw"
        await pilot.press("enter")
        await until(pilot, lambda: [str(row[0]) for row in board.rows] == ["place"])
        tile = app.match.view(0)["pending"]["tiles"][0]
        await pilot.press("enter")
        await until(pilot, lambda: board.draft == ["place"])
        for row, option in zip(board.rows, choices.options, strict=True):
            turned = ground.turned(tile, int(row[0].args["by"][1:]))
            assert str(option.prompt).startswith(f"{JUNCTIONS[turned]} ")
        await pilot.press("enter")
        await until(pilot, lambda: board.rows[0][0].kind == "at" and choices.highlighted == 0)
        cell = tuple(map(int, board.rows[0][0].args["cell"].split(",")))
        await until(pilot, lambda: board.pointed() == {cell})
        assert board.seen is not None
        laid = tried(board.seen, board.pointed())["board"][-1]
        assert (tuple(laid["at"]), laid["tile"]) == (cell, tile)
        await pilot.press("enter")
        await until(
            pilot, lambda: app.match.view(0)["pending"] is None or app.match.view(0)["pending"]["kind"] != "place"
        )
        placed = next(entry for entry in app.match.view(0)["board"] if tuple(entry["at"]) == cell)
        assert placed == {**laid, "at": [*cell]}


def test_where_a_way_leads_is_marked():
    """`move e` marks the cell to the east; a move without a cell marks none."""
    from rascals.tui.heist_board import pointed_by

    scene = heist("v5", 2, tiles={"0,1": "cross"})
    game = rascals.game("heist", players=2)
    moves = {
        str(game.definition.verbs.move(action)): game.definition.verbs.move(action)
        for action in range(game.definition.actions)
    }
    seen_ = view(scene)
    assert pointed_by((moves["move e"],), seen_) == {(0, 1)}
    assert pointed_by((moves["drop 4,4"],), seen_) == {(4, 4)}
    assert pointed_by((moves["at seat 1"],), seen_) == {(9, 9)}
    assert pointed_by((moves["end"],), seen_) == set()
    assert pointed_by((moves["move e"], moves["move s"]), seen_) == set()
    assert tile_sign(moves["place corner-trap"], seen_) == "└"
    turned = heist("v2", 2, tiles={"0,1": "straight-trap r90", "1,1": "cross"}, traps="fake-path").play("move e")
    assert tile_sign(moves["rotate r0"], view(turned, edition="v2")) == "│"


# ---------------------------------------------------------------- what happened


@pytest.mark.parametrize("lang", languages())
def test_a_roll_in_vain_says_that_it_is_made_again(lang: str) -> None:
    """Each compass roll except the last is reported as leading nowhere."""
    table = sitting(("Ann", "Bob"), game="heist", lang=lang, bots="random")
    types = DEFINITION.events.types
    shown = [Event(types[ROLLED], (0, way)) for way in (0, 2, 2)] + [Event(types[SLIPPED], (0, 5))]
    ply = Ply(1, 0, "draw", tuple(shown), ())
    words, ways = table.words, [table.words.term("heist", WAYS[way]) for way in (0, 2, 2)]
    in_vain = [words.text("heist-again-rolled", you="yes", seat="Ann", way=way) for way in ways[:2]]
    told = table.log_of(ply, 0)
    assert told[:2] == in_vain
    assert told[2] == words.text("heist-event-rolled", you="yes", seat="Ann", way=ways[2]) != in_vain[1]
    assert len(told) == 4
    assert Reel(table.match, words, "0").log_of(ply) == told
    assert in_vain[0] != in_vain[1]
