"""Who must do what in Goons: one sentence at every moment, for the seats to act and the others, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.core.game import Game
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import COLOUR_NAMES, ITEM_NAMES, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.events import PARTS
from rascals.games.goons.figures import FIGURES
from rascals.games.goons.view import status
from rascals.lab.playing import score_parts
from rascals.words import Words, languages
from tests.games.goons.scenes import Scene, goons, plotted

in_every_language = pytest.mark.parametrize("language", languages())


NAMES = ("Ann", "Bob", "Cleo")


NO_CUBE_IN_REACH = [
    *("JJRYGBRYJJ", "JRYGBRYGBJ", "RYGBRYGBRY", "YGBRYGBRYG", "GBRYGBRYGB"),
    *("BRYGBRYGBR", "RYGBRYGBRY", "YGBRYGBRYG", "JBRYGBRYGJ", "JJYGBRYGJJ"),
]


def resolving(scheme: str, **more: Any) -> Scene:
    """Return a scene in which a scheme on red, three of seat 0 and two of seat 1 on it, is about to be resolved."""
    energy = more.pop("energy", [9, 9, 0])
    return goons(3, schemes={"red": scheme}, piles={"red": "0:3 1:2"}, energy=energy, **more)


def jawed(*moves: str) -> Scene:
    return goons(items=JAW, money=[9, 0, 0], display="scythe helmet", piles={"red": "0:2"}).play(*moves)


def jolly(*moves: str) -> Scene:
    scene = goons(schemes={"red": "JB4"}, energy=[5, 0, 0], money=[3, 0, 0]).play("take 0,0; on blue")
    return scene.play("do cube commit 1", *moves)


def bandaged() -> Scene:
    scene = resolving("KR5", items=["dynamite bandages", "", ""]).resolve().rolls(1, 1, 1, 1, 1)
    return scene.play("dynamite no").walk()


JAW, DYNAMITE = ["shark-jaw", "", ""], ["dynamite", "", ""]
TAKEN = ("take 0,0; on blue",)
STATUS: list[tuple[Callable[[], Scene], str, dict[str, Any]]] = [
    # O-09, O-10: first the row of the crib, then the colours of the actions that are not done.
    (lambda: goons(turn=2), "take", {"seat": 0, "row": 2, "anywhere": False}),
    (lambda: goons(city_=NO_CUBE_IN_REACH), "take", {"seat": 0, "row": 1, "anywhere": True}),
    (lambda: goons().begin("take 0,0"), "take", {"seat": 0, "row": 1, "anywhere": False}),  # as before [O-41]
    (lambda: goons().play(*TAKEN), "actions", {"seat": 0, "colours": ["red", "blue"]}),
    (lambda: goons().play(*TAKEN, "do cube dojo"), "actions", {"seat": 0, "colours": ["blue"]}),
    (lambda: goons().play(*TAKEN, "do cube dojo", "do space hustle"), "actions", {"seat": 0, "colours": []}),
    # O-12, O-28.pocket-knife: the ability's action is open with its colour, the cube's with the one named.
    (
        lambda: goons(items=["pocket-knife", "", ""]).play("ability 0,1", *TAKEN, "use pocket-knife green on cube"),
        "actions",
        {"seat": 0, "colours": ["green", "blue", "yellow"]},
    ),
    # O-28.shark-jaw, O-24.4, O-18b: the second half; trades and free steps left.
    (lambda: jawed("take 0,0; on green", "do space buy scythe double"), "again-buy", {"seat": 0}),
    (lambda: jawed(*TAKEN, "do space club energy 1 red; to-supply; double"), "again-club", {"seat": 0}),
    (jolly, "trade", {"seat": 0, "left": 2, "colour": "red"}),
    (lambda: jolly("trade"), "steps", {"seat": 0, "number": 3}),
    # O-28.dynamite, O-28.bandages: how many markers count twice, how many are saved, on which scheme.
    (lambda: resolving("KR4", items=DYNAMITE).resolve(), "dynamite", {"seat": 0, "colour": "red", "number": 3}),
    (lambda: resolving("MK1", items=DYNAMITE).resolve(), "dynamite-order", {"seat": 0, "colour": "red", "number": 3}),
    (
        lambda: resolving("MK1", items=DYNAMITE, options={"dynamite_sorts": False}).resolve(),
        "dynamite-idle",
        {"seat": 0, "colour": "red", "number": 3},
    ),
    (bandaged, "bandages", {"seat": 0, "colour": "red", "number": 2}),
    # O-21: the total, the lowest goal and the price; under KR5 the limit that must not be passed.
    (
        lambda: resolving("KR4").rolls(1, 2, 3, 1, 1).resolve(),
        "reroll",
        {"seat": 0, "total": 8, "price": 1, "goal": 18},
    ),
    (
        lambda: resolving("KR5", options={"kid_random_limit": 10}).rolls(6, 6, 6, 6, 6).resolve(),
        "reroll-most",
        {"seat": 0, "total": 30, "price": 1, "goal": 10},
    ),
    # O-22: tokens drawn so far, and the price of the scheme.
    (
        lambda: resolving("BR2", data={"schemes": {"BR2": {"draw_price": 3}}}).draws("sbbbb").resolve(),
        "draw",
        {"seat": 0, "price": 3, "skulls": 1, "blanks": 4},
    ),
    # O-25, O-36: the lot, how many there are, and whose bids are lacking.
    (lambda: resolving("LD1").resolve(), "bid", {"seat": [0, 1], "lot": 1, "lots": 4}),
    (lambda: resolving("LD1").resolve().play("0: bid 2"), "bid", {"seat": [1], "lot": 1, "lots": 4}),
    # O-23, O-26: the Doctor's rewards reached; Klyde's markers not yet placed.
    (lambda: resolving("DR1").resolve(), "reward", {"seat": 0, "colour": "red", "number": 2}),
    (lambda: resolving("MK1").resolve(), "claim", {"seat": 0, "left": 3}),
    (lambda: resolving("MK1").resolve().play("claim 6", "claim 4"), "claim", {"seat": 0, "left": 2}),
    # O-29: all who are tied.
    (lambda: goons(stars=[4, 4, 1], energy=[5, 5, 7], first=2).resolve(), "first", {"seat": 2, "tied": [0, 1]}),
]


@pytest.mark.parametrize(("scene", "said", "values"), STATUS)
def test_what_is_awaited(scene, said, values):
    """At every moment one status says who has to do what; its values are public."""
    assert status(scene().s, None) == (said, values)


def test_cards_are_chosen_first():
    """O-06: in a new game the first player has to choose a goon card."""
    match = Game.choose(DEFINITION, 3).new(seed=1)
    assert match.view(None)["status"] == {"id": "goon", "args": {"seat": match.view(None)["first"]}}


COUNTING = {
    *("KR1", "KR2", "KR3", "KR4", "KR5", "BR1", "BR2", "BR3", "BR5"),
    *("DR1", "DR2", "DR3", "LD1", "LD2", "LD3", "LD4", "LD5"),
}


@pytest.mark.parametrize(("sorts", "elsewhere"), [(True, "dynamite-order"), (False, "dynamite-idle")])
@pytest.mark.parametrize("scheme", SCHEME_NAMES)
def test_dynamite_says_where_energy_counts_for_the_order_alone(scheme, sorts, elsewhere):
    """O-28.dynamite, O-20b: it counts for dice, tokens, bids and the Doctor's goals, else for the order at most."""
    scene = resolving(scheme, items=DYNAMITE, options={"dynamite_sorts": sorts}).resolve()
    assert status(scene.s, None)[0] == ("dynamite" if scheme in COUNTING else elsewhere)


@in_every_language
@pytest.mark.parametrize(("said", "values"), [row[1:] for row in STATUS])
def test_sentences_speak_to_who_is_awaited_and_of_them_to_others(said, values, language):
    """O-32: others see the name, the seat to act is not named, and the two sentences differ."""
    words, told = Words(language), {"id": said, "args": values}
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
    """O-05: the supply is what a player holds; the bank is elsewhere."""
    assert Words(language).text("goons-table-bank", number=3).endswith(bank)


def test_texts_are_alike():
    """O-32: the texts are the same messages in every language."""
    laws.texts_are_alike("goons")


# ---------------------------------------------------------------- decisions in advance


CONDITIONS = {one.name: one for one in DEFINITION.conditions}


def span(scene, name, seat):
    return CONDITIONS[name].span(scene.s, seat)


def answer(scene, name, number=0):
    """Return the move that follows for the seat to act, which must be legal."""
    seat = scene.acting[0]
    move = CONDITIONS[name].answer(scene.s, seat, number)
    assert move is None or scene.may(f"{seat}: {move}")
    return move


def resting(scene):
    return [DEFINITION.resting(scene.s, seat) for seat in range(scene.s.players)]


@pytest.mark.parametrize(("keep", "move"), [(0, "reroll 2"), (2, "reroll 2"), (3, "stop"), (20, "stop")])
def test_the_lowest_die_is_rolled_again(keep, move):
    """[O-21] While at least this much energy stays; then it stops."""
    scene = plotted("KR3", "0:3 1:2", energy=[3, 0, 0]).rolls(2, 2, 2, 2, 2).resolve()
    assert scene.asked == "reroll 0"
    assert answer(scene, "pay-on", keep) == move


def test_under_kr5_the_highest_die_is_rolled_again():
    """[O-21.5] The dice must not be above the limit."""
    scene = plotted("KR5", "0:3 1:2", energy=[3, 0, 0]).rolls(2, 6, 4, 5, 3).resolve()
    assert answer(scene, "pay-on") == "reroll 6"


def test_no_die_is_rolled_that_can_only_get_worse():
    """[O-21] If only sixes miss the goal, none is rerolled."""
    scene = plotted("KR4", "0:1", energy=[3, 0, 0]).rolls(6).resolve()
    assert scene.asked == "reroll 0"
    assert answer(scene, "pay-on") == "stop"


def test_draws_are_bought_until_a_goal_is_reached():
    """[O-22] And while at least this much energy stays."""
    scene = plotted("BR2", "0:3 1:3", energy=[9, 0, 0]).draws("bbbbb").resolve()
    assert (answer(scene, "pay-on"), answer(scene, "pay-on", 9)) == ("draw", "stop")
    scene = plotted("BR2", "0:9 1:1", energy=[9, 0, 0]).draws("sssss").resolve()
    assert scene.asked == "draw 0"
    assert answer(scene, "pay-on") == "stop"


def test_who_has_no_marker_there_is_asked_for_nothing():
    """[O-21, O-22, O-25, O-26] Conditions are possible only for schemes one takes part in, before they are due."""
    scene = goons(schemes={"red": "KR1", "yellow": "LD1", "green": "MK1"}, piles={"red": "0:1", "yellow": "1:2"})
    assert [span(scene, "pay-on", seat) for seat in range(3)] == [(0, 20), None, None]
    assert [span(scene, "bid-each", seat) for seat in range(3)] == [None, (0, 4), None]
    assert [span(scene, "claim", seat) for seat in range(3)] == [None] * 3


def test_a_bid_for_each_lot():
    """[O-25] The same for each, at the end what is left; over with the last token."""
    scene = plotted("LD1", "0:2 1:1").resolve()
    assert (span(scene, "bid-each", 0), span(scene, "bid-each", 1)) == ((0, 4), (0, 2))
    assert (answer(scene, "bid-each", 3), answer(scene, "bid-each", 9)) == ("bid 3", "bid 4")
    scene.play("0: bid 3")
    assert resting(scene) == [1, 0, 1]
    scene.play("1: bid 0")
    assert answer(scene, "bid-each", 3) == "bid 1"
    scene.play("0: bid 1", "1: bid 1")
    assert span(scene, "bid-each", 0) is None


def test_a_bid_that_is_in_tells_nothing():
    """[O-36] The possible conditions, and which seats rest, do not depend on another seat's bid."""
    scenes = [plotted("LD1", "0:2 1:1").resolve().play(f"0: bid {bid}") for bid in (0, 4)]
    told = [[(one.span(scene.s, 1), one.answer(scene.s, 1, 1)) for one in DEFINITION.conditions] for scene in scenes]
    assert told[0] == told[1]
    assert resting(scenes[0]) == resting(scenes[1])


def test_a_reward_is_claimed_where_it_is_free():
    """[O-26] Otherwise the person decides."""
    scene = plotted("MK1", "0:1 1:1").resolve()
    assert span(scene, "claim", 1) == (1, 6)
    assert answer(scene, "claim", 3) == "claim 3"
    scene.play("claim 3")
    assert (scene.asked, answer(scene, "claim", 3), answer(scene, "claim", 4)) == ("claim 1", None, "claim 4")


def test_a_reward_of_the_doctor_is_taken_where_it_is_reached():
    """[O-23] Even one lower than the highest; if it is not reached, the person decides."""
    tiers = [{"goal": goal, "reward": {"money": goal}} for goal in (1, 2, 9)]
    scene = plotted("DR1", "0:3 1:1", data={"schemes": {"DR1": {"tiers": tiers}}}).resolve()
    assert scene.asked == "claim 0"
    assert [answer(scene, "claim", number) for number in (1, 2, 3)] == ["claim 1", "claim 2", None]


def test_no_trade_is_made():
    """[O-24] At a commit; not available if the Butcher is not among the villains."""
    scene = goons(schemes={"red": "JB2"}, energy=[9, 0, 0], money=[3, 0, 0])
    assert (span(scene, "no-trade", 0), answer(scene, "no-trade")) == ((0, 0), None)
    scene.play("take 0,0 on red", "do cube commit 1")
    assert answer(scene, "no-trade") == "no-trade"
    assert span(goons(schemes={"red": "KR1", "blue": "DR2"}), "no-trade", 0) is None


def test_a_turn_ends_once_nothing_else_can_be_done():
    """[O-10] Both actions done, no item, the ability used: then, and not before."""
    scene = goons(energy=[9, 9, 9], ability_used=[1, 0, 0]).play("take 0,0 on red", "do cube dojo")
    assert answer(scene, "end-when-done") is None
    scene.play("do space dojo")
    assert answer(scene, "end-when-done") == "end"


def test_who_takes_part_in_nothing_rests_while_the_villains_are_at_work():
    """[O-20] Not in a turn; not while one's own marker is on a scheme that is still to come."""
    scene = goons(schemes={"red": "KR3", "blue": "LD1"}, piles={"red": "0:3", "blue": "1:1"}, energy=[3, 0, 0])
    assert resting(scene) == [0, 0, 0]
    scene.rolls(1, 1, 1).resolve()
    assert (scene.asked, resting(scene)) == ("reroll 0", [0, 0, 1])
    scene.play("stop")
    assert resting(scene)[0] == 1


# ---------------------------------------------------------------- figures


@pytest.fixture(scope="module")
def match():
    """A finished game of three heuristic policies."""
    return rascals.play(rascals.game("goons", players=3), ["shopper", "gambler", "saver"], seed=4)


def of(match, name):
    """Return the values of all events with a name."""
    return [event.args for ply in match.history for event in ply.events if event.name == name]


def test_parts_make_the_scores(match):
    """O-30: the parts of all scores are those of the events, and together the scores."""
    told = FIGURES.numbers(match)
    assert sum(told[f"part:{part}"] for part in PARTS) == sum(match.scores)
    for part in PARTS:
        assert told[f"part:{part}"] == sum(args[part] for args in of(match, "final_score"))


def test_villains_are_told_by_name(match):
    """O-20: schemes carried out and failed, stars paid, each of the villain whose scheme it was."""
    told = FIGURES.numbers(match)
    schemes = [SCHEME_NAMES.index(args["scheme"]) // 5 for args in of(match, "scheme_began")]
    for villain, name in enumerate(VILLAIN_NAMES):
        assert told[f"resolved:{name}"] == schemes.count(villain)
        assert told[f"failed:{name}"] <= told[f"resolved:{name}"]
    assert sum(told[f"failed:{name}"] for name in VILLAIN_NAMES) == len(of(match, "failed")) > 0
    paid = sum(args["city"] + args["crib"] + args["stars"] for args in of(match, "rewarded"))
    assert sum(told[f"paid:{name}"] for name in VILLAIN_NAMES) == paid > 0


def test_purchases_goons_and_turns_are_those_of_the_game(match):
    """O-06, O-09, O-15: each seat ends with what it bought and chose, after twelve turns."""
    done, seats = FIGURES.done(match), match.view(None)["seats"]
    assert FIGURES.numbers(match)["turns"] == 3 * 4 * 3
    bought = Counter((args["item"], args["seat"]) for args in of(match, "bought"))
    assert bought
    for seat in seats:
        owned = {name: state["copies"] for name, state in seat["items"].items()}
        assert {name: done[f"item:{name}"][seat["seat"]] for name in owned} == owned
        assert done[f"goon:{seat['goon']['name']}"][seat["seat"]] == 1
    assert sum(map(sum, (done[name] for name in done if name.startswith("item:")))) == bought.total()
    assert FIGURES.first is not None
    assert FIGURES.first(match) == of(match, "round_began")[0]["seat"]


def test_every_figure_has_words(match):
    """Each group has a label, and each subject a word, in every language."""
    for words in map(Words, languages()):
        for name in [*FIGURES.numbers(match), *FIGURES.done(match)]:
            group, _, what = name.partition(":")
            if group != "turns":
                assert words.has(f"goons-figure-{group}")
                assert words.has(f"goons-term-{what}")


@pytest.mark.parametrize(("game", "parts"), [("goons", set(PARTS)), ("heist", {"worth", "points"})])
def test_simulations_tell_what_scores_are_made_of(game, parts):
    """Whatever a game calls its scoring event, `simulate` shows its parts, with a word for each."""
    options: dict[str, Any] = {"turn_limit": 6} if game == "heist" else {}
    match = rascals.play(rascals.game(game, players=3, **options), ["random"] * 3, seed=2)
    told = score_parts(match)
    assert set(told) == parts
    assert all(Words("fr").has(f"{game}-label-{part}") for part in parts)
    if game != "heist":
        assert match.scores == tuple(map(sum, zip(*told.values(), strict=True)))
