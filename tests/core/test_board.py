"""Boards: places, links, neighbours, and their description for clients."""

from __future__ import annotations

import pytest

from rascals.core.board import NOWHERE, Board

AT = {"den": (0, 0), "lake": (1, 0), "wood": (0.5, 1)}


def test_a_graph_joins_both_ways():
    """A link joins two places in either order; neighbours ascend, and rows are padded with NOWHERE."""
    board = Board.graph(["den", "lake", "wood"], ["wood den", "den lake"], AT)
    assert board.links == ((0, 1, 1), (1, 0, 0), (1, 0, 0))
    assert board.neighbours == ((1, 2), (0, NOWHERE), (0, NOWHERE))


def test_clients_are_told_names_places_and_links():
    """The coordinates of each place and the links, by name, as JSON."""
    assert Board.graph(["den", "lake", "wood"], ["wood den"], AT).json() == {
        "places": [
            {"name": "den", "x": 0.0, "y": 0.0},
            {"name": "lake", "x": 1.0, "y": 0.0},
            {"name": "wood", "x": 0.5, "y": 1.0},
        ],
        "links": [["den", "wood"]],
        "rows": None,
        "columns": None,
    }


def test_a_grid_joins_sides():
    """Places by row and column; each has two to four neighbours, and none diagonally."""
    board = Board.grid(3, 4)
    assert board.places[:5] == ("0,0", "0,1", "0,2", "0,3", "1,0")
    assert (board.rows, board.columns, len(board.places)) == (3, 4, 12)
    named = [[board.places[n] for n in row if n != NOWHERE] for row in board.neighbours]
    assert named[0] == ["0,1", "1,0"]
    assert named[5] == ["0,1", "1,0", "1,2", "2,1"]
    assert sum(map(len, named)) == 2 * (3 * 3 + 2 * 4)
    assert board.json()["places"][4] == {"name": "1,0", "x": 0.0, "y": 1.0}


@pytest.mark.parametrize(
    ("link", "said"), [("den den", "two places, not 'den den'"), ("den moor", "unknown place 'moor'; valid: den")]
)
def test_links_that_cannot_be_are_refused(link, said):
    """A link from a place to itself, or to a place that does not exist."""
    with pytest.raises(ValueError, match=said):
        Board.graph(["den", "lake"], [link], AT)


def test_every_place_lies_somewhere():
    """A place without coordinates cannot be drawn."""
    with pytest.raises(ValueError, match="moor has no coordinates; places with coordinates: den, lake, wood"):
        Board.graph(["den", "moor"], [], AT)
