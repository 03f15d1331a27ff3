"""Composite moves in one text: parsed along the legal actions, and written the same way."""

from __future__ import annotations

import sys
from typing import Literal

import pytest

from rascals.core import moves
from rascals.core.board import Board
from rascals.core.codecs import SEAT_OR_NOBODY, OneOf
from rascals.core.definition import GameDefinition
from rascals.core.errors import IllegalMove, Refusal
from rascals.core.events import Events
from rascals.core.game import Game
from rascals.core.moves import Seats, Terms, Verbs
from rascals.core.state import ALL, GameState, Row, i8
from rascals.core.view_types import SeatView, View

BOARD = Board.grid(2, 2)
TILES, TURNS, HOW = ("T-trap", "bend"), ("r0", "r90"), ("ill", "well")
VERBS = Verbs()
PASS = VERBS.add("pass")
PLACE = VERBS.add("place", begins=True, tile=TILES)
TURN = VERBS.add("turn", by=TURNS, within="{by}")
AT = VERBS.add("at", place=BOARD.places, within="at {place}")
DONE = VERBS.add("finish", within="")
DEAL = VERBS.add("deal", whole="hands", within="to {to}", also={"hand {to}": {}, "keep": {"to": 0}}, to=Seats(2))
BEGUN, TURNED, LYING, DEALING = range(1, 5)


class State(GameState):
    """Seat 0 places one tile: which, in which rotation, where; or two are dealt."""

    step: int = i8(seen=ALL)
    tile: int = i8(of=OneOf(TILES), seen=ALL)
    by: int = i8(of=OneOf(TURNS), seen=ALL)
    place: int = i8(of=OneOf(BOARD.places), seen=ALL)
    winner: int = i8(of=SEAT_OR_NOBODY, seen=ALL)


class TilesView(View):
    """What a seat or a spectator sees."""

    game: Literal["tiles"]
    edition: None
    step: int
    tile: str
    by: str
    place: str
    winner: int | None
    seats: list[SeatView]


def setup(s: State) -> None:
    s.step = 0


def acting(s: State) -> int:
    return 1 if s.winner < 0 else 0


def legal(s: State, seat: int, actions: Row) -> int:
    if not acting(s) >> seat & 1:
        return 0
    start = (PASS, TURN, AT, DONE, DEAL)[s.step]
    stop = (TURN, AT, DONE, DEAL, VERBS.count)[s.step]
    if s.step == TURNED and s.tile == 1:  # a bend may not be in the last place
        stop -= 1
    for action in range(start, stop):
        actions[action - start] = action
    count = stop - start
    if s.step == 0:
        for to in range(2):
            actions[count] = DEAL + to
            count += 1
    return count


def begin(s: State, _seat: int, tile: int) -> None:
    s.step, s.tile = BEGUN, tile


def turn(s: State, _seat: int, by: int) -> None:
    s.step, s.by = TURNED, by


def lay(s: State, _seat: int, place: int) -> None:
    s.step, s.place = LYING, place


def finish(s: State, seat: int) -> None:
    s.winner, s.step = seat, 0


def deal(s: State, _seat: int, to: int) -> None:
    if s.step == DEALING:
        s.winner, s.step = to, 0
    else:
        s.step = DEALING


def give_up(s: State, seat: int) -> None:
    s.winner = 1 - seat


def score(s: State, seat: int) -> int:
    return 1 if s.winner == seat else 0


apply = VERBS.switch(__name__, give_up, begin, turn, lay, finish, deal)
DEFINITION = GameDefinition(
    name="tiles",
    version=1,
    players=(2,),
    options=(),
    state=State,
    rules=sys.modules[__name__],
    verbs=VERBS,
    events=Events(),
    view_type=TilesView,
    determinize=lambda s, seat: None,
    endings=("placed",),
    explain=lambda s, seat, move: Refusal("no", {"move": str(move)}, "T-01", "{move}: no"),
    unfinished=lambda s: int(s.step > 0),
)


def test_a_whole_move_is_read_along_the_legal_actions_and_written_the_same():
    """The steps follow the head in short notation; implied steps are made."""
    match = Game.choose(DEFINITION).new(seed=1)
    match.play(0, "Place  t-TRAP r90 at 1,0")
    assert match.history[-1].move == "place T-trap r90 at 1,0"
    s = match.state
    assert (s.tile, s.by, s.place, s.winner) == (0, 1, 2, 0)


@pytest.mark.parametrize("steps", ["place T-trap; turn r90; at 1,0; finish", "place T-trap;turn r90;at 1,0;finish"])
def test_the_steps_one_by_one_are_the_same_move(steps):
    """The state equals that of the whole move, and so does the line in a saved game."""
    match, whole = Game.choose(DEFINITION).new(seed=1), Game.choose(DEFINITION).new(seed=1)
    match.play(0, steps)
    whole.play(0, "place T-trap r90 at 1,0")
    assert match.state == whole.state
    assert match.history[-1].move == whole.history[-1].move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place bend r0 at 1,1", "no"),  # the illegal step is explained
        ("place bend at 1,0", "no"),  # a step is missing
        ("place bend r0", "unfinished"),
        ("place bend r0 at 1,0 at 1,0", "no"),  # one too many
        ("place bend r45 at 1,0", "unknown-move"),
        ("place", "unknown-move"),
        ("hands", "unknown-move"),
        ("hands to 1", "unfinished"),
        ("hands to 1 to 0 to 0", "too-long"),
        ("hands to 2", "unknown-move"),
    ],
)
def test_a_whole_move_that_cannot_be_is_refused_for_its_step(text, reason):
    """Nothing changes."""
    match = Game.choose(DEFINITION).new(seed=1)
    before = match.state
    with pytest.raises(IllegalMove) as refused:
        match.play(0, text)
    assert refused.value.refusal.reason == reason
    assert match.state == before


def test_a_move_of_like_steps_has_a_word_of_its_own():
    """None of its steps is its head: it is written under its own word, and read from there."""
    match, stepwise = Game.choose(DEFINITION).new(seed=1), Game.choose(DEFINITION).new(seed=1)
    match.play(0, "Hands to 0  to 1")
    stepwise.play(0, "keep; hand 1")
    assert match.history[-1].move == stepwise.history[-1].move == "hands to 0 to 1"
    assert match.state == stepwise.state
    assert match.winners == (1,)


def test_other_notations_are_understood_and_not_written():
    """Each stands for the action with its values; terms have synonyms too."""
    verbs = Verbs()
    first = verbs.add(
        "take", also={"grab {card}": {"how": "well"}}, card=Terms(["5g"], ["5 gems"], ["5 gems"]), how=HOW
    )
    assert [str(verbs.move(first + number)) for number in range(2)] == ["take 5g ill", "take 5g well"]
    for text in ("take 5g well", "take 5 gems well", "grab 5g", "Grab 5  gems"):
        assert verbs.parse(text).action == first + 1
    assert verbs.parse("take 5 gems ill").action == first
    assert verbs.parse("grab 5g well") is None


def test_a_long_text_is_looked_up_no_more_often_than_a_short_one(monkeypatch: pytest.MonkeyPatch):
    """However long a text is, no more words are joined than the longest notation of a step has."""
    asked: list[int] = []
    honest = moves.plain

    def plain(text: str) -> str:
        asked.append(len(text))
        return honest(text)

    monkeypatch.setattr(moves, "plain", plain)
    for text in ("5 " * 1000, "place T-trap " + "at 0,1 " * 1000):
        with pytest.raises(IllegalMove):
            Game.choose(DEFINITION).new(seed=1).play(0, text)
    assert sum(asked) < 20 * 7000
