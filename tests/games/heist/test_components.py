"""Components that do not fit together are refused, with what is wrong and what is valid. [H-01, H-05, H-07]"""

from __future__ import annotations

import pytest

import rascals
from rascals.core.errors import BadData

MAP = ["1........2", *["." * 10] * 8, "4........3"]
WRONG = [
    ({"layout": {"map": ["........." + "2", *MAP[1:]]}}, "each start, 1 to 4, once; 1 is not"),
    ({"layout": {"map": [MAP[0], "s" * 10, "t" * 10, *MAP[3:]]}}, "at most 16 stashes and presets, not 20"),
    ({"tiles": {"counts": [100, 45, *[0] * 10]}}, "at most 144 together, not 145"),
    ({"traps": {"counts": [0, 0, 0, 0, 61, 0, 0, 0, 0]}}, "at most 60 together, not 61"),
    ({"loot": {"values": [8, 6, 6, 2, -1]}}, "each less than the one before, only the last below 0"),
    ({"loot": {"values": [8, 6, 4, 2, 1]}}, "each less than the one before, only the last below 0"),
    ({"tiles": {"removed": [0, 1, 106]}}, "0 for each number of players, as v3 lays no tiles out before the game"),
    ({"critters": {"dealt": 4}}, "at least as many as are hired, 5, not 4"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_does_not_fit_is_refused(change, sentence):
    """The key is named, what is wrong, and what would be valid."""
    with pytest.raises(BadData) as caught:
        rascals.game("heist", edition="v3", data={"v3": change})
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("v3.")


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_as_much_loot_as_can_be_written_is_played(edition):
    """Twenty of each on every stash and preset: its position is one that is accepted."""
    loot = {name: [20] * 4 for name in ("centre", "side", "more", "preset")}
    game = rascals.game("heist", edition=edition, players=4, data={edition: {"loot": loot}})
    position = game.new(seed=1).position()
    assert game.from_position(position, seed=1).position() == position


def test_what_fits_is_played():
    """A map without stashes and presets, and a deck of one card each, make a game."""
    game = rascals.game("heist", edition="v3", data={"v3": {"layout": {"map": MAP}}})
    assert game.altered
    assert game.new(seed=1).acting
