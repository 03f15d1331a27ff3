"""Who must do what in Goons: one sentence at every moment, to who is awaited and to the others, in every language."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from rascals import laws
from rascals.core.game import Game
from rascals.games.goons import BOX
from rascals.games.goons.box import COLOUR_NAMES, ITEM_NAMES, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.status import status
from rascals.words import Words, languages

from .scenes import Scene, goons

in_every_language = pytest.mark.parametrize("language", languages())
NAMES = ("Ann", "Bob", "Cleo")
NO_CUBE_IN_REACH = [
    *("JJRYGBRYJJ", "JRYGBRYGBJ", "RYGBRYGBRY", "YGBRYGBRYG", "GBRYGBRYGB"),
    *("BRYGBRYGBR", "RYGBRYGBRY", "YGBRYGBRYG", "JBRYGBRYGJ", "JJYGBRYGJJ"),
]


def said(scene: Scene) -> tuple[str, dict[str, Any]]:
    found, values = status(scene.s, None)
    return found, dict(values)


def resolving(scheme: str, **more: Any) -> Scene:
    """Return a scene in which a scheme on red, three of seat 0 and two of seat 1 on it, is about to be resolved."""
    energy = more.pop("energy", [9, 9, 0])
    return goons(3, schemes={"red": scheme}, piles={"red": "0:3 1:2"}, energy=energy, **more)


# ---------------------------------------------------------------- a turn


def test_cards_are_chosen_first():
    """O-06: a new game awaits a goon card of its first player."""
    match = Game.choose(BOX, 3).new(seed=1)
    assert match.view(None)["status"] == {"id": "goon", "args": {"seat": match.view(None)["first"]}}


def test_a_turn_begins_with_a_cube_and_goes_on_with_what_is_open():
    """O-09, O-10: first the row of the crib is named, then the colours of the actions that are not done."""
    scene = goons(3, turn=2, energy=[5, 0, 0])
    assert said(scene) == ("take", {"seat": 0, "row": 2, "anywhere": False})
    scene.play("take 0,0; on blue")
    assert said(scene) == ("actions", {"seat": 0, "colours": ["red", "blue"]})
    scene.play("do cube dojo")
    assert said(scene) == ("actions", {"seat": 0, "colours": ["blue"]})
    scene.play("do space commit 1")
    assert said(scene) == ("actions", {"seat": 0, "colours": []})


def test_a_cube_may_come_from_anywhere_where_none_can_be_reached():
    """O-09: the sentence says so when no action cube lies on a corner or beside an empty cell."""
    assert said(goons(3, city_=NO_CUBE_IN_REACH))[1]["anywhere"]


def test_knife_and_ability_count_as_open_actions():
    """O-12, O-28.pocket-knife: the ability's action is open with its colour, the cube's with the one named."""
    scene = goons(3, items=["pocket-knife", "", ""]).play("ability 0,1", "take 0,0; on blue")
    assert said(scene)[1]["colours"] == ["red", "blue", "yellow"]
    scene.play("use pocket-knife green on cube")
    assert said(scene)[1]["colours"] == ["green", "blue", "yellow"]


def test_nothing_is_told_of_a_move_that_is_begun():
    """O-41: in the middle of a move the status is what it was."""
    scene = goons(3)
    before = said(scene)
    scene.s.told.clear()
    for action in scene.offered(0)[:1]:
        BOX.rules.apply(scene.s, 0, action)
    assert BOX.rules.unfinished(scene.s)
    assert said(scene) == before


def test_a_doubled_action_has_a_second_half():
    """O-28.shark-jaw: what the second half is stands in the id."""
    scene = goons(3, items=["shark-jaw", "", ""], money=[9, 0, 0], display="scythe helmet", piles={"red": "0:2"})
    scene.play("take 0,0; on green", "do space buy scythe double")
    assert said(scene) == ("again-buy", {"seat": 0})
    scene = goons(3, items=["shark-jaw", "", ""], piles={"red": "0:2"})
    scene.play("take 0,0; on blue", "do space club energy 1 red; to-supply; double")
    assert said(scene) == ("again-club", {"seat": 0})


def test_trades_and_steps_say_how_many_are_left():
    """O-18b, O-24.4: of a trade the scheme's colour and what is left of it, of free steps their number."""
    scene = goons(3, schemes={"red": "JB4"}, energy=[5, 0, 0], money=[3, 0, 0]).play("take 0,0; on blue")
    scene.play("do cube commit 1")
    assert said(scene) == ("trade", {"seat": 0, "left": 2, "colour": "red"})
    scene.play("trade")
    assert said(scene) == ("steps", {"seat": 0, "number": 3})


# ---------------------------------------------------------------- the resolution


def test_dynamite_and_bandages_say_what_they_are_worth():
    """O-28.dynamite, O-28.bandages: how many markers count twice, how many are saved, on which scheme."""
    scene = resolving("KR5", items=["dynamite bandages", "", ""]).resolve()
    assert said(scene) == ("dynamite", {"seat": 0, "colour": "red", "number": 3})
    scene.rolls(1, 1, 1, 1, 1).play("dynamite no")
    while scene.asked and scene.asked.startswith("step"):
        scene.play("step red")
    assert said(scene) == ("bandages", {"seat": 0, "colour": "red", "number": 2})


COUNTING = {
    *("KR1", "KR2", "KR3", "KR4", "KR5", "BR1", "BR2", "BR3", "BR5"),
    *("DR1", "DR2", "DR3", "LD1", "LD2", "LD3", "LD4", "LD5"),
}


@pytest.mark.parametrize(("sorts", "elsewhere"), [(True, "dynamite-order"), (False, "dynamite-idle")])
@pytest.mark.parametrize("scheme", SCHEME_NAMES)
def test_dynamite_says_where_energy_counts_for_the_order_alone(scheme, sorts, elsewhere):
    """O-28.dynamite, O-20b: it counts for dice, tokens, bids and the Doctor's goals, else for the order at most."""
    scene = resolving(scheme, items=["dynamite", "", ""], options={"dynamite_sorts": sorts}).resolve()
    assert said(scene)[0] == ("dynamite" if scheme in COUNTING else elsewhere)


def test_rerolls_say_what_the_dice_show_and_what_is_needed():
    """O-21: the total, the lowest goal and the price; under KR5 the limit that must not be passed."""
    scene = resolving("KR4").rolls(1, 2, 3, 1, 1).resolve()
    assert said(scene) == ("reroll", {"seat": 0, "total": 8, "price": 1, "goal": 18})
    scene = resolving("KR5", options={"kid_random_limit": 10}).rolls(6, 6, 6, 6, 6).resolve()
    assert said(scene) == ("reroll-most", {"seat": 0, "total": 30, "price": 1, "goal": 10})


def test_draws_say_what_lies_there_and_what_another_costs():
    """O-22: tokens drawn so far, and the price of the scheme."""
    scene = resolving("BR2", data={"schemes": {"BR2": {"draw_price": 3}}}).draws("sbbbb").resolve()
    assert said(scene) == ("draw", {"seat": 0, "price": 3, "skulls": 1, "blanks": 4})


def test_bids_are_awaited_of_all_who_have_not_bid():
    """O-25, O-36: the lot, how many there are, and whose bids are lacking."""
    scene = resolving("LD1").resolve()
    assert said(scene) == ("bid", {"seat": [0, 1], "lot": 1, "lots": 4})
    assert said(scene.play("0: bid 2"))[1]["seat"] == [1]


def test_rewards_of_doctor_and_klyde_are_told_apart():
    """O-23, O-26: the Doctor's participant takes one of those reached, Klyde's claims for markers not yet placed."""
    assert said(resolving("DR1").resolve()) == ("reward", {"seat": 0, "colour": "red", "number": 2})
    scene = resolving("MK1").resolve()
    assert said(scene) == ("claim", {"seat": 0, "left": 3})
    scene.play("claim 6", "claim 4")
    assert said(scene) == ("claim", {"seat": 0, "left": 2})


def test_the_old_first_player_names_one_of_those_tied():
    """O-29: the sentence names all who are tied."""
    scene = goons(3, stars=[4, 4, 1], energy=[5, 5, 7], first=2).resolve()
    assert said(scene) == ("first", {"seat": 2, "tied": [0, 1]})


# ---------------------------------------------------------------- sentences

SCENES = (
    lambda: goons(3),
    lambda: goons(3, city_=NO_CUBE_IN_REACH),
    lambda: goons(3).play("take 0,0; on blue"),
    lambda: resolving("KR4").rolls(1, 2, 3, 1, 1).resolve(),
    lambda: resolving("KR4", items=["dynamite", "", ""]).resolve(),
    lambda: resolving("MK1", items=["dynamite", "", ""]).resolve(),
    lambda: resolving("MK1", items=["dynamite", "", ""], options={"dynamite_sorts": False}).resolve(),
    lambda: resolving("BR2").draws("sbbbb").resolve(),
    lambda: resolving("LD1").resolve(),
    lambda: resolving("DR1").resolve(),
    lambda: goons(3, stars=[4, 4, 1], energy=[5, 5, 7], first=2).resolve(),
)


@in_every_language
@pytest.mark.parametrize("scene", SCENES)
def test_sentences_speak_to_who_is_awaited_and_of_them_to_others(scene, language):
    """O-32: others are told the name, who is awaited is not named, and the two sentences differ."""
    words = Words(language)
    found, values = status(scene().s, None)
    told = {"id": found, "args": dict(values)}
    seat = values["seat"][0] if isinstance(values["seat"], list) else values["seat"]
    mine, others = words.status("goons", told, NAMES, seat), words.status("goons", told, NAMES, None)
    assert NAMES[seat] in others
    assert NAMES[seat] not in mine


@in_every_language
def test_villains_items_and_colours_have_names(language):
    """O-32: each villain, item and colour has a name in every language, and no two items the same."""
    words = Words(language)
    items = [words.term("goons", name) for name in ITEM_NAMES]
    assert len(set(items)) == len(items)
    assert all(words.has(f"goons-term-{name}") for name in (*VILLAIN_NAMES, *COLOUR_NAMES, *ITEM_NAMES))


@pytest.mark.parametrize(("language", "bank"), [("en", "bank"), ("fr", "banque"), ("de", "Bank")])
def test_what_the_bank_still_has_is_said_of_the_bank(language, bank):
    """O-05: the supply is what a player holds, and the bank is another place."""
    assert Words(language).text("goons-table-bank", number=3).endswith(bank)


ANOTHER_WORD = {"fr": ("pas gratuit", "nchériss", "vitrine", "étalage"), "de": ("Marker", "Der Haigebiss", "Eintritt")}


@pytest.mark.parametrize("language", ANOTHER_WORD)
def test_a_thing_has_one_name(language):
    """O-32: free steps, bids, the display, markers and the shark jaw are called the same wherever they are named."""
    texts = (files("rascals.games.goons") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [word for word in ANOTHER_WORD[language] if word in texts] == []


@pytest.mark.no_cover
def test_texts_are_alike_and_whole():
    """O-32: the texts are the same messages in every language, and all that comes up in play has words."""
    laws.texts_are_alike("goons")
    for players in BOX.players:
        laws.everything_has_words(Game.choose(BOX, players))
