"""Views and positions, derived from the declarations of fields."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rascals import BadPosition
from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, Cards, Counts, Number, OneOf
from rascals.core.facts import Facts
from rascals.core.observation import Observation
from rascals.core.state import ALL, OWNER, OWNER_ONLY, GameState, Grid, Row, i8, i16, option

PETS = ("cat", "dog")


def sees_row(s, place, viewer):
    return 1 if place == 0 or viewer == 1 else 0


def sees_purse(s, seat, viewer):
    return 1 if seat == viewer else 0


def sees_secret(s, place, viewer):
    return 1 if place == -1 and viewer == 2 else 0


class Table(GameState):
    mild: int = option()
    round: int = i8(of=Number(1, 9), seen=ALL)
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)
    phase: int = i8(of=OneOf(("deal", "end")), seen=ALL, view="stage")
    secret: int = i8(seen=sees_secret, missing=4)
    dark: int = i8(missing=0)  # only in positions
    count: int = i8(entry=None)
    row: Row = i8(3, of=Cards(PETS, "count"), seen=sees_row, missing=())
    hand: Grid = i8(4, 2, by=SEAT, of=Counts(PETS, size="held"), seen=OWNER, entry="hands")
    purse: Row = i16(4, by=SEAT, seen=sees_purse, missing=0)
    out: Row = i8(4, by=SEAT, of=FLAG, seen=ALL, missing=False)
    votes: Grid = i8(4, 2, by=SEAT, of=OneOf(PETS, nothing=True), seen=ALL)


def game(acting):
    """Return a stand-in for a game, which a state asks who is to act."""
    return SimpleNamespace(rules=SimpleNamespace(acting=acting))


Table.definition = game(lambda s: s.players > 0)
FACTS = Facts(Table)
POSITION = {
    "round": 3, "turn": 1, "phase": "deal", "secret": 7, "dark": 9, "row": ["dog", "cat"],
    "hands": [["cat", "dog"], [], ["dog", "dog"]], "purse": [500, 0, 1], "out": [False, True, False],
    "votes": [[None, "cat"], ["dog", "dog"], [None, None]],
}  # fmt: skip


def read(data):
    s = Table()
    s.players = 3
    s.turn = s.row[0] = s.row[1] = s.row[2] = -1
    FACTS.read(s, data)
    return s


def test_a_position_is_read_and_written():
    """Each entry becomes the numbers of its field, and vice versa; empty seats are omitted."""
    s = read(POSITION)
    assert (s.round, s.turn, s.phase, s.count, s.row, s.purse) == (3, 1, 0, 2, [1, 0, -1], [500, 0, 1, 0])
    assert (s.hand, s.out, s.votes[0]) == ([[1, 1], [0, 0], [0, 2], [0, 0]], [0, 1, 0, 0], [-1, 0])
    assert FACTS.write(s) == POSITION


def test_what_may_be_left_out_is_taken_as_declared():
    """`missing` for the field, or for each seat; nothing if the field may be blank."""
    s = read({key: POSITION[key] for key in ("round", "phase", "hands", "votes")})
    assert FACTS.write(s) == POSITION | {
        "turn": None, "secret": 4, "dark": 0, "row": [], "purse": [0, 0, 0], "out": [False] * 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"round": 10}, "round: a whole number from 1 to 9, not 10"),
        ({"purse": [1, 2]}, "purse: 3 entries, not 2"),
        ({"purse": [1, 2, 40_000]}, "purse[2]: a whole number from 0 to 32767, not 40000"),
        ({"out": [False, False, 0]}, "out[2]: true or false, not 0"),
        ({"hands": [[], ["fox"], []]}, "hands[1]: one of cat, dog, not 'fox'"),
        ({"votes": [["cat"], [], []]}, "votes[0]: 2 entries, not 1"),
        ({"votes": [["cat", 1], [None, None], [None, None]]}, "votes[0][1]: one of cat, dog, not 1"),
        ({"row": ["cat"] * 4}, "row: at most 3 entries, not 4"),
        ({"row": "cat"}, "row: a list, not 'cat'"),
        ({"colour": 1}, "unknown entry 'colour'; valid: round, turn, phase, secret, dark, row, hands, purse, out"),
        ({"hand": []}, "unknown entry 'hand'"),
    ],
)  # fmt: skip
def test_what_cannot_be_names_the_entry_down_to_its_place(change, said):
    """Each error says where it is and what is valid there."""
    with pytest.raises(BadPosition) as caught:
        read(POSITION | change)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("key", ["round", "phase", "hands"])
def test_what_must_not_be_left_out_is_asked_for(key):
    """A field that has no `missing` and cannot be blank is required."""
    with pytest.raises(BadPosition, match=f"^{key}: missing$"):
        read({entry: value for entry, value in POSITION.items() if entry != key})


def seen(viewer, **how):
    return FACTS.view(read(POSITION), viewer, **({"reveal": False} | how))


def test_a_view_shows_what_each_field_declares():
    """To all, to its owner, as a rule decides, or to nobody; options and hidden fields are omitted."""
    view = seen(0)
    assert {key: value for key, value in view.items() if key != "seats"} == {
        "round": 3, "turn": 1, "stage": "deal", "secret": None, "row": ["dog", None],
    }  # fmt: skip
    assert view["seats"][0] == {
        "seat": 0, "hand": ["cat", "dog"], "held": 2, "purse": 500, "out": False, "votes": [None, "cat"],
    }  # fmt: skip
    assert view["seats"][2] == {
        "seat": 2, "hand": None, "held": 2, "purse": None, "out": False, "votes": [None, None],
    }  # fmt: skip


def test_a_rule_says_who_sees_a_field_of_the_table_or_a_card():
    """The rule gets -1 for a field of the table, and the index for a card."""
    assert [seen(viewer)["secret"] for viewer in (0, 1, 2, None)] == [None, None, 7, None]
    assert [seen(viewer)["row"] for viewer in (0, 1)] == [["dog", None], ["dog", "cat"]]


def test_a_spectator_sees_no_seats_part():
    """None never counts as an owner."""
    assert [(seat["hand"], seat["purse"]) for seat in seen(None)["seats"]] == [(None, None)] * 3


def test_revealing_shows_everything():
    """Every viewer sees everything."""
    view = seen(None, reveal=True)
    assert (view["secret"], view["row"]) == (7, ["dog", "cat"])
    assert [seat["hand"] for seat in view["seats"]] == POSITION["hands"]
    assert [seat["purse"] for seat in view["seats"]] == POSITION["purse"]


def test_at_the_end_what_was_its_owners_lies_open():
    """A finished game shows hands to all; but what a rule hides stays hidden."""

    class Over(Table):
        pass

    Over.definition = game(lambda s: 0)
    s = Over()
    s.players, s.hand[1][0] = 2, 1
    view = Facts(Over).view(s, 0, reveal=False)
    assert [(seat["hand"], seat["purse"]) for seat in view["seats"]] == [([], 0), (["cat"], None)]


class Ledger(GameState):
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)
    bid: Row = i8(3, by=SEAT, seen=OWNER)
    diary: Row = i8(3, by=SEAT, seen=OWNER_ONLY)


Ledger.definition = game(lambda s: s.turn >= 0)


@pytest.mark.parametrize("over", [False, True])
def test_what_only_its_owner_sees_stays_closed_when_the_game_is_over(over):
    """OWNER opens to everybody at the end; OWNER_ONLY never does, except with `reveal`, which shows everything."""
    s, facts = Ledger(), Facts(Ledger)
    s.players, s.turn, s.bid, s.diary = 2, -1 if over else 0, [5, 6, 0], [7, 8, 0]
    for viewer, opened in ((0, [7, None]), (1, [None, 8]), (None, [None, None])):
        seats = facts.view(s, viewer, reveal=False)["seats"]
        assert [seat["diary"] for seat in seats] == opened
        bids = [5, 6] if over else [5 if viewer == 0 else None, 6 if viewer == 1 else None]
        assert [seat["bid"] for seat in seats] == bids
    assert [seat["diary"] for seat in facts.view(s, None, reveal=True)["seats"]] == [7, 8]


def test_an_observer_observes_its_own_part_of_what_stays_closed():
    """Its own numbers appear once, and none of the others'."""
    made, s = Observation(Ledger), Ledger()
    s.players, s.diary = 2, [7, 8, 0]
    own = next(part for part in made.parts if part.what == "own diary")
    for seat in range(2):
        out = [0] * made.size
        made.observe(s, seat, out)
        assert out[own.at] == s.diary[seat]
        assert (out.count(7), out.count(8)) == ((1, 0), (0, 1))[seat]
