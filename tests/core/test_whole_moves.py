"""A move of several small steps is written whole; parser, grammar and notation follow from the table of verbs."""

from __future__ import annotations

import sys

import pytest

import rascals
from rascals.core.box import Box
from rascals.core.events import Events
from rascals.core.meaning import SEAT, Number, Words
from rascals.core.moves import Numbers, Terms, Verbs
from rascals.core.record import ALL, Record, Row, i8

TILES = ("T-trap", "straight-plain")
ANGLES = ("r0", "r90", "r180")
CELLS = tuple(f"{row},{column}" for row in range(2) for column in range(5))

VERBS = Verbs()
PLACE = VERBS.add("place", tile=TILES)
HELD = VERBS.add("place", written="place held", tile=("held",))
TURN = VERBS.add("turn", written="{angle}", angle=ANGLES)
AT = VERBS.add("at", cell=CELLS)
PASS = VERBS.add("pass")
PLAY = VERBS.add("play", critter=("fox", "owl"))
TABLE = VERBS.add("table")
COINS = VERBS.add("pay", coins=Terms(("1c", "2c"), (1, 2)))
ON = VERBS.add("on", cell=Numbers(1))
VERBS.whole("place", "turn", "at")
VERBS.whole("play", "table?", "pay?")


class Layout(Record):
    """A game of one tile: chosen, turned, laid; or passed on."""

    step: int = i8(of=Number(0, 3), seen=ALL)
    turn: int = i8(of=SEAT, seen=ALL)
    tile: int = i8(of=Words(TILES), seen=ALL)
    angle: int = i8(of=Words(ANGLES), seen=ALL)
    cell: int = i8(of=Words(CELLS), seen=ALL)


def setup(s):
    s.step = 0


def acting(s):
    return 0 if s.step == 3 else 1 << s.turn


def legal(s, seat: int, actions: Row) -> int:
    if acting(s) >> seat & 1 == 0:
        return 0
    start, count = ((PLACE, 2), (TURN, 3), (AT, 10))[s.step]
    for number in range(count):
        actions[number] = start + number
    if s.step == 0:
        actions[count] = PASS
        return count + 1
    return count


def apply(s, _seat: int, action: int) -> None:
    if action == PASS:
        s.turn = 1 - s.turn
        return
    number = action - (PLACE, TURN, AT)[s.step]
    if s.step == 0:
        s.tile = number
    elif s.step == 1:
        s.angle = number
    else:
        s.cell = number
    s.step += 1


def score(s, seat: int) -> int:
    return 1 if s.turn == seat else 0


BOX = Box(
    name="layout",
    players=(2,),
    options=(),
    state=Layout,
    rules=sys.modules[__name__],
    verbs=VERBS,
    events=Events(),
    conceal=lambda _s, _seat: None,
    end_reason=lambda _: "laid",
    unfinished=lambda s: int(s.step in {1, 2}),
    composites=VERBS,
)


@pytest.fixture
def match():
    return rascals.Game.choose(BOX).new(seed=1)


def test_a_whole_move_is_played_and_written(match):
    """Written whole, in any case and with any blanks, or step by step, it is the same move, and is written whole."""
    other = match.copy()
    match.play(0, "Place t-trap  R90 at 1,4")
    other.play(0, "place T-trap; r90; at 1,4")
    assert match.position() == other.position()
    assert [m.commands[-1].move for m in (match, other)] == ["place T-trap r90 at 1,4"] * 2
    assert match.over


def test_what_is_not_whole_is_refused_and_changes_nothing(match):
    """A beginning, a step too many, a step that is not there and no steps at all are told apart."""
    before = match.position()
    for text, reason in (
        ("place T-trap", "unfinished"),
        ("place T-trap; r90", "unfinished"),
        ("place T-trap r90", "unknown-move"),
        ("place T-trap at 1,4 r90", "unknown-move"),
        ("place T-trap r90 at 7,7", "unknown-move"),
        ("place T-trap r90 at 1,4; pass", "too-long"),
    ):
        assert match.why_not(0, text).reason == reason, text
    assert match.position() == before


def test_saved_and_replayed(match):
    """The whole notation is what a record keeps, and it replays."""
    match.play(0, "pass")
    match.play(1, "place straight-plain r0 at 0,0")
    commands = [(command.seat, command.move) for command in match.commands[1:]]
    assert commands == [(0, "pass"), (1, "place straight-plain r0 at 0,0")]
    assert match.game.replay(commands, seed=1).position() == match.position()


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("place T-trap r180 at 0,3", [PLACE, TURN + 2, AT + 3]),
        ("place held r0 at 0,0", [HELD, TURN, AT]),  # two verbs of a kind
        ("play fox", [PLAY]),
        ("play owl table", [PLAY + 1, TABLE]),
        ("play owl pay 2c", [PLAY + 1, COINS + 1]),
        ("play owl table pay 1c", [PLAY + 1, TABLE, COINS]),
        ("play owl pay 1c table", None),
        ("table", None),
        ("", None),
        ("pass", None),
    ],
)
def test_steps_that_may_be_left_out(text, actions):
    """A step marked so may be missing, none may be out of order; what is written is read again as the same."""
    assert VERBS.expand(None, 0, text) == actions
    if actions is not None:
        assert VERBS.compose(None, 0, actions) == text


def test_other_moves_are_written_one_by_one():
    """Actions that are no whole move together are joined as steps; one alone stands for itself."""
    assert VERBS.compose(None, 0, [PLACE, AT]) == "place T-trap; at 0,0"
    assert VERBS.compose(None, 0, [PASS]) == "pass"
    assert VERBS.compose(None, 0, [ON + 4]) == "on 5"


def test_the_grammar_writes_them_whole():
    """Steps are told inside of their moves, not as moves of their own; two verbs of a kind are told apart."""
    grammar = VERBS.grammar
    assert "place T-trap|straight-plain/place held r0|r90|r180 at 0,0|" in grammar
    assert "play fox|owl [table] [pay 1c|2c]" in grammar
    assert grammar.startswith("pass · on N · place")


def test_a_step_that_is_no_verb():
    """A kind that no verb has is refused by name, with those there are."""
    with pytest.raises(ValueError, match="no verb 'dance'; there are place"):
        VERBS.whole("place", "dance")
