"""What has been shown of hands, piles and decks, and when it lapses. [H-28, H-37]"""

from __future__ import annotations

import pytest

from rascals.games.heist.box import CRITTER_NAMES, CRITTERS
from tests.games.heist.scenes import heist


def known(scene, viewer, owner):
    """Return which cards of a hand a seat has been shown; seat 4 is a spectator."""
    facts = scene.s.facts[viewer][owner * CRITTERS : (owner + 1) * CRITTERS]
    return [name for name, count in zip(CRITTER_NAMES, facts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_all_know_what_a_raccoon_took(edition):
    """All know the card now in that hand, until the hand shows one of it. [H-28, H-37]"""
    scene = heist(edition, 3, hands=["raccoon mole", "bird"], discards=["", "bird"]).play("play raccoon 1")
    assert known(scene, 1, 0) == known(scene, 2, 0) == known(scene, 4, 0) == ["bird"]
    scene.play("play bird")
    assert known(scene, 1, 0) == []


def test_an_owl_given_shows_a_hand():
    """v5: the user knows the whole hand, all that an owl is there, the target the card it lost. [H-28, H-37]"""
    scene = heist("v5", 3, hands=["owl mole", "fox bird"]).play("play owl 1", "pick fox")
    assert known(scene, 0, 1) == ["bird", "owl"]
    assert known(scene, 2, 1) == known(scene, 4, 1) == ["owl"]
    assert (known(scene, 1, 0), known(scene, 2, 0)) == (["fox"], [])


def test_facts_lapse_when_a_card_leaves_unseen():
    """All facts of a hand lapse for those who did not see which card left; an owl just given stays known. [H-37]"""
    scene = heist("v5", 3, hands=["raccoon", "owl", "mole"], discards=["bird"]).play("play raccoon 0")
    assert known(scene, 2, 0) == ["bird"]
    scene.play("end", "play owl 0", "leave")
    assert known(scene, 2, 0) == ["bird", "owl"]
    scene = heist("v5", 3, hands=["raccoon mole", "owl", "mole"], discards=["bird"]).play("play raccoon 0")
    scene.play("end", "play owl 0", "pick mole")
    assert (known(scene, 2, 0), known(scene, 1, 0)) == (["owl"], ["bird", "owl"])


def test_a_bat_knows_the_order():
    """v1, v2: its user alone knows the order of the traps, until they are drawn or shuffled. [H-28, H-37]"""
    scene = heist("v2", hands=["bat"], traps="hook pit camera slippery").play("play bat", "order pit,camera,hook")
    assert list(scene.s.traps_known[:4]) == [0, 1, 1, 1]


def test_an_owl_knows_the_bottom():
    """v1 to v4: its user knows the two under the deck. [H-28]"""
    scene = heist("v3", hands=["owl"], critters="bat bird mole squirrel").play("play owl", "keep bat")
    assert list(scene.s.critters_known[:4]) == [1, 1, 0, 0]
    assert scene.critters() == "squirrel bird mole"


def test_looked_at_tiles_are_known():
    """Mole v5 put back: its user knows the top; spider: those put back; drawn they are known no more. [H-28, H-37]"""
    scene = heist("v5", tiles={"3,3": "cross"}, hands=["mole"], stack="T corner").play("play mole", "leave")
    assert list(scene.s.stack_known[:2]) == [0, 1]
    scene = heist("v5", hands=["spider"], stack="T corner cross straight", tiles={"0,1": "cross"})
    scene.play("play spider", "hold T-plain")
    assert list(scene.s.stack_known[:4]) == [0, 1, 1, 0]
    scene.play("draw", min(scene.twin().play("draw").moves()))
    assert list(scene.s.stack_known[:3]) == [0, 1, 0]


def test_a_discarded_card_was_shown():
    """Pit and raccoon v1: what is discarded lies open, and a fact of it lapses. [H-28, H-37]"""
    tiles = {"3,3": "cross", "3,4": "cross-trap"}
    scene = heist("v2", tiles=tiles, at=["3,3"], hands=["raccoon mole"], discards=["", "bird"], traps="pit")
    scene.play("play raccoon 1", "move e", "suffer", "discard bird")
    assert known(scene, 1, 0) == []
