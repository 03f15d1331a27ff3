"""States: declaration, copies, equality, and resetting."""

from __future__ import annotations

import pytest

from rascals.core.blank import wiper
from rascals.core.codecs import SEAT_OR_NOBODY, Cards, Number, OneOf
from rascals.core.state import ALL, OPTION, Field, GameState, Grid, Row, component, i8, i16, i64, option


class Small(GameState):
    one: int = i8()
    row: Row = i16(3)
    grid: Grid = i64(2, 2)


def test_a_record_begins_with_zeros():
    """Every declared field exists, zeroed, in its shape; every state has chance."""
    assert Small().values() == {"chance": [0] * 4, "players": 0, "one": 0, "row": [0, 0, 0], "grid": [[0, 0], [0, 0]]}


def test_fields_tell_their_widths():
    """The declaration is available: width and shape by name, inherited fields first."""
    assert [(name, field.bits, field.shape) for name, field in Small.fields.items()] == [
        ("chance", 64, (4,)), ("players", 8, ()), ("one", 8, ()), ("row", 16, (3,)), ("grid", 64, (2, 2)),
    ]  # fmt: skip
    assert (Small.fields["one"].lowest, Small.fields["one"].highest) == (-128, 127)


def test_a_misspelt_field_is_an_error():
    """Assigning to an unknown attribute does not create it."""
    with pytest.raises(AttributeError):
        Small().rwo = 3


def test_copies_share_nothing():
    """Changing a copy, its rows and its grids, leaves the original as it was."""
    first = Small()
    first.row[1] = 5
    twin = first.copy()
    assert twin == first
    twin.row[1] = 6
    twin.grid[1][0] = 7
    twin.one = 1
    assert first.values() == {"chance": [0] * 4, "players": 0, "one": 0, "row": [0, 5, 0], "grid": [[0, 0], [0, 0]]}
    assert twin != first


def test_copies_neither_listen_nor_lend_their_chance():
    """A copy has the numbers of a state, but not its listeners or the chance in use."""
    first = Small()
    first.emitted, first.source = [], lambda _, limit: limit - 1
    twin = first.copy()
    assert (twin.emitted, twin.source) == (None, None)


def test_records_of_different_kinds_are_not_equal():
    """Equality requires the same class."""

    class Other(GameState):
        one: int = i8()

    assert Small() != Other()
    assert (Small() == 3) is False


def test_values_are_copies():
    """Changing what `values` returns does not change the state."""
    s = Small()
    s.values()["row"][0] = 9
    assert s.row[0] == 0


def test_repr_names_every_field():
    """A state prints its fields."""
    assert repr(Small()) == "Small(chance=[0, 0, 0, 0], players=0, one=0, row=[0, 0, 0], grid=[[0, 0], [0, 0]])"


def test_a_third_axis_is_refused():
    """Copies are two levels deep: a field of three axes, whose rows they would share, cannot be declared."""
    with pytest.raises(TypeError, match="at most two axes, not 3"):
        i8(2, 3, 4)


def test_a_field_bears_its_own_name_unless_told_otherwise():
    """In views and positions alike; None if it is not shown there."""

    class Named(GameState):
        plain: int = i8()
        other: int = i8(view="seen", entry=None)

    assert [(f.view, f.entry) for f in map(Named.fields.get, ("plain", "other"))] == [
        ("plain", "plain"),
        ("seen", None),
    ]


def test_options_and_components_are_no_entries():
    """Both are fixed before a game begins; an option is visible, a component has its path and bounds."""

    class Chosen(GameState):
        mild: int = option()
        worth: Row = component(16, 3, data="pets.values", least=-9, most=9)

    assert Chosen.fields["mild"] == Field(8, (), seen=OPTION, view="mild", entry=None)
    assert Chosen.fields["worth"] == Field(16, (3,), of=Number(-9, 9), view="worth", entry=None, data="pets.values")
    assert i8(seen=ALL).seen == ALL


# ---------------------------------------------------------------- wiping, before a setup


class Full(GameState):
    mild: int = option()
    worth: Row = component(16, 2, data="pets.values")
    turn: int = i8(of=SEAT_OR_NOBODY)
    count: int = i8()
    row: Row = i8(3, of=Cards(("a", "b"), "count"))
    word: Grid = i8(2, 2, of=OneOf(("a", "b"), nothing=True))
    grid: Grid = i64(2, 2)


def test_a_wiped_record_is_blank_but_for_what_is_settled():
    """Blank values are -1 where nothing is possible, else 0, to the last number of a grid."""
    s = Full()
    s.chance[:], s.players, s.mild, s.worth[:] = [1, 2, 3, 4], 4, 1, [5, 6]
    kept = s.copy()
    s.turn, s.count, s.row[:], s.word[:], s.grid[:] = 2, 3, [0, 1, 0], [[0, 1], [1, 0]], [[1, 2], [3, 4]]
    wiper(Full)(s)
    kept.turn, kept.row[:], kept.word[:] = -1, [-1] * 3, [[-1, -1], [-1, -1]]
    assert s == kept


def test_some_fields_are_wiped_alone():
    """The rule has the given name, and resets only the fields given to it."""
    s = Full()
    s.turn, s.count, s.word[:] = 2, 3, [[0, 1], [1, 0]]
    clear = wiper(Full, "clear_words", ("word", "turn"))
    clear(s)
    assert clear.__name__ == "clear_words"
    assert (s.turn, s.count, s.word) == (-1, 3, [[-1, -1], [-1, -1]])
