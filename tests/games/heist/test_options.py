"""Every option of Critter Heist. [H-50]"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from tests.games.heist.scenes import fresh, heist

EDITIONS = ["v1", "v2", "v3", "v4", "v5"]
WHERE: dict[str, Any] = {
    "turn_limit": (EDITIONS, 60, 1),
    "late_forfeit": (EDITIONS, False, True),
    "extra_side_loot": (["v1", "v2"], False, True),
    "choose_food": (["v5"], "any", "highest"),
    "place_optional": (["v5"], True, False),
    "slippery_chain": (["v2", "v3", "v4"], True, False),
    "spider_interrupt": (["v5"], "all", "own"),
    "bird_budget": (["v4", "v5"], "free", "capped"),
    "badger_cap": (["v4"], 6, 1),
    "last_turns": (["v1", "v2"], 5, 1),
    "final_tie": (EDITIONS, "suspicion", "shared"),
}


def one(name: str, value: object) -> dict[str, Any]:
    """Return an option as an argument."""
    return {name: value}


def test_the_edition_is_v5():
    """`edition` is v5 unless it is said. [H-50]"""
    assert rascals.game("heist").edition == "v5"


@pytest.mark.parametrize("name", WHERE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_options_belong_to_editions(name, edition):
    """An option is there in its editions, with its default; one of another edition is a ValueError. [H-50]"""
    editions, default, other = WHERE[name]
    if edition not in editions:
        with pytest.raises(ValueError, match=name):
            rascals.game("heist", edition=edition, **{name: default})
        return
    game = rascals.game("heist", edition=edition, **{name: default})
    assert str(game) == str(rascals.game("heist", edition=edition))
    assert rascals.game("heist", edition=edition, **{name: other}).changed_options
    with pytest.raises(ValueError, match=name):
        rascals.game("heist", edition=edition, **one(name, "purple"))


@pytest.mark.parametrize("name", ["turn_limit", "badger_cap", "last_turns"])
def test_numbers_are_at_least_one(name):
    """Whole numbers are at least 1. [H-50]"""
    with pytest.raises(ValueError, match=name):
        rascals.game("heist", edition=WHERE[name][0][0], **one(name, 0))


def test_unknown_names_are_refused():
    """An unknown name is a ValueError, and so is an unknown edition. [H-50]"""
    with pytest.raises(ValueError, match="v6"):
        rascals.game("heist", edition="v6")
    with pytest.raises(ValueError, match="cheese"):
        rascals.game("heist", cheese=1)


@pytest.mark.parametrize("edition", ["v1", "v2"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_extra_side_loot(edition, players):
    """One more of 2 at each side stash, with four players as in v3 to v5. [H-50, H-07]"""
    scene = fresh(edition, players, extra_side_loot=True)
    assert scene.loot("0,5") == ([4, 2] if players == 4 else [4]) or edition == "v2"
    assert scene.loot("0,4") == ([4, 2] if players == 4 else [4]) or edition == "v1"


def test_choose_food():
    """`choose_food=highest`: the highest, as in v1 to v4. [H-50, H-08]"""
    tiles = {"3,3": "cross", "3,4": "cross"}
    scene = heist("v5", tiles=tiles, at=["3,3"], loot={"3,4": "4 2"}, options={"choose_food": "highest"}).play("move e")
    assert scene.moves() == {"take", "leave"}
    assert scene.play("take").carried(0) == [4]


def test_data():
    """Layout, tiles and traps can be others. [H-50]"""
    traps = {"v5": {"traps": {"counts": [0, 0, 0, 0, 0, 1, 0, 2, 0]}}}
    assert sum(fresh("v5", data=traps).total["traps"].values()) == 3
