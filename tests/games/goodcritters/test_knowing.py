"""GoodCritters: who learns what, what is certain of a stash, and where the Fuzz may lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rascals
from tests.games.goodcritters.onlooker import VALUES, Onlooker, value
from tests.games.goodcritters.table import MISSING, heard, names, play, random_games, resolve, stash, table

EVERYBODY = (0, 1, 2, 3, None)


def told_of(match, viewer, name):
    return [args for event, args in heard(match, viewer) if event == name]


def known(match, viewer, owner):
    """Return what is certain of a stash: fives, fours, threes, twos."""
    return tuple(match.view(viewer)["seats"][owner]["known"].values())


# ---------------------------------------------------------------- who learns what, row by row


def test_everybody_learns_what_is_public():
    """G-40: boss, round, sizes, payoff cards, middle, shares, threats, who has chosen, who is ready."""
    match = play(table(), "0 threaten 1", "1 choose rob", "1 ready", "2 choose yes", "2 choose no")
    public = ("round", "boss", "term", "phase", "acting", "pile", "fuzz_window", "middle", "shares", "turn", "terms")
    seats = ("held", "threat", "chosen", "ready", "payoff_cards", "changes", "aside", "active")
    seen = [
        ({key: view[key] for key in public}, [{key: seat[key] for key in seats} for seat in view["seats"]])
        for view in map(match.view, EVERYBODY)
    ]
    assert all(one == seen[-1] for one in seen)
    assert (seen[0][0]["round"], seen[0][0]["boss"], seen[0][0]["pile"]) == (2, 0, 13)


def test_a_deal_is_known_by_its_values_and_to_its_owner_by_its_kinds():
    """G-04, G-40: everybody knows that each starts with 5, 4, 3 and 2; the kinds are the owner's secret."""
    match = rascals.game("goodcritters", players=5).new(seed=4)
    for viewer in (*range(5), None):
        dealt = [event.seen_by(viewer)["args"] for event in match.history[0].events if event.name == "dealt"]
        assert [args["seat"] for args in dealt] == list(range(5))
        assert [args["cards"] is not None for args in dealt] == [seat == viewer for seat in range(5)]
        for owner in range(5):
            if owner != viewer:
                assert known(match, viewer, owner) == (1, 1, 1, 1)
    assert [value(card) for card in stash(match, 3)] == [5, 4, 3, 2]


def test_a_skim_is_seen_by_the_taker_alone():
    """G-13, G-40: all learn that a card was skimmed, the taker which."""
    match = resolve(table(), "skim", "yes", "yes", "skim")
    for viewer in EVERYBODY:
        card = "3" if viewer == 0 else None
        assert told_of(match, viewer, "skimmed") == [{"seat": 0, "card": card}]
        assert told_of(match, viewer, "skim_too_late") == [{"seat": 3}]


def test_the_fuzz_is_seen_by_all():
    """G-13, G-22, G-40: the card taken in its place again by the taker alone."""
    match = resolve(table(pile=["fuzz", 4, 3], fuzz_window=[0, 2]), "skim", "yes", "yes", "yes")
    for viewer in EVERYBODY:
        assert told_of(match, viewer, "fuzz_skimmed") == [{"seat": 0}]
        assert told_of(match, viewer, "skimmed") == [{"seat": 0, "card": "4" if viewer == 0 else None}]


def test_a_bonus_is_seen_by_the_taker_alone():
    """G-30, G-40: the boss of a third round that passed."""
    match = resolve(table(options={"limited_terms": True}, term=3), "yes", "yes", "yes", "yes")
    for viewer in EVERYBODY:
        assert told_of(match, viewer, "bonus") == [{"seat": 0, "card": "3" if viewer == 0 else None}]


def test_robbed_and_taken_cards_are_seen_by_the_two():
    """G-14, G-15, G-40: value and kind by the two concerned; that it happened by all."""
    match = play(
        table(stashes=[["5 gems"], ["3 cash"], [], ["2 gems"]]), "0 threaten 1", "3 threaten 2", "2 threaten 3"
    )
    resolve(match, "rob", "yes", "guard", "rob")
    for viewer in EVERYBODY:
        assert told_of(match, viewer, "robbed") == [
            {"by": 0, "from": 1, "card": "3 cash" if viewer in {0, 1} else None}
        ]
        taken = {"by": 2, "from": 3, "card": "2 gems" if viewer in {2, 3} else None}
        assert told_of(match, viewer, "guard_took") == [taken]


def test_all_learn_that_there_was_nothing():
    """G-14, G-15, G-40: nothing to rob, nothing to take, a rob without a threat, an empty pile."""
    match = table(stashes=[[], [], [], []], pile=["fuzz"], fuzz_window=[0, 0])
    play(match, "0 threaten 1", "1 threaten 3")
    resolve(match, "rob", "rob", "rob", "guard")
    for viewer in EVERYBODY:
        assert told_of(match, viewer, "nothing_to_rob") == [{"by": 0, "from": 1}]
        assert told_of(match, viewer, "nothing_to_take") == [{"by": 3, "from": 1}]
        assert told_of(match, viewer, "rob_without_threat") == [{"by": 2}]
    match = resolve(table(pile=["fuzz"], fuzz_window=[0, 0]), "skim", "yes", "yes", "yes")
    assert told_of(match, None, "pile_empty") == [{"seat": 0}]


def test_every_revealed_card_and_the_vote_are_public():
    """G-11, G-12, G-40."""
    match = resolve(table(), "yes", "no", "skim", "guard")
    revealed = [{"seat": seat, "action": action} for seat, action in enumerate(("yes", "no", "skim", "guard"))]
    for viewer in EVERYBODY:
        assert told_of(match, viewer, "revealed") == revealed
        assert told_of(match, viewer, "voted") == [{"yes": 1, "no": 1, "result": "tie"}]


def test_at_the_end_all_stashes_are_shown_and_the_pile_is_not():
    """G-23, G-40: stashes and lost loot to all; the rest of the pile to nobody."""
    match = resolve(table(pile=[3, "fuzz", 4, 5], fuzz_window=[0, 3]), "yes", "yes", "yes", "yes")
    assert match.over
    shown = [tuple(args["cards"]) for args in told_of(match, None, "stash_shown")]
    assert shown == [tuple(seat["stash"]) for seat in match.view(None)["seats"]]
    assert all(match.view(viewer)["seats"][0]["stash"] == match.view(None)["seats"][0]["stash"] for viewer in (1, 2))
    assert told_of(match, 2, "loot_lost") == [{"cards": ["3"]}]
    assert match.view(None)["pile"] == 2
    assert not any("4" in str(args.get("card")) for _, args in heard(match, 1))


def test_nobody_sees_the_pile():
    """G-40: what lies there changes no view and no observation."""
    seen = []
    for pile in ([3, 4, 5, 2, "fuzz", 4], [4, 5, 3, "fuzz", 4, 2]):
        match = table(pile=pile, fuzz_window=[2, 5])
        seen.append([match.view(viewer) for viewer in EVERYBODY])
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- what is certain


def test_certain_knowledge_by_hand():
    """G-41: seen in adds one, seen out takes one, unseen out takes one of every value, unseen in adds nothing."""
    match = table(stashes=[["5 gems", "4 cash", "4 gems"], ["5 cash"], [], []], known=None)
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 0, 0, 0)] * 4
    play(match, "0 offer 1: 5 4~ 4? ", "1 decline 0")  # open to all, shown to seat 1
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 1, 0, 0), *[(1, 0, 0, 0)] * 3]
    play(match, "0 offer 1: 5 4 4~", "0 withdraw 1")  # twice the same is not twice as many
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 2, 0, 0), *[(1, 1, 0, 0)] * 3]
    play(match, "0 payoff a yes 2: 4~")  # seat 2 sees it leave, the others see one of any value leave
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 1, 0, 0), (1, 0, 0, 0), *[(0, 0, 0, 0)] * 2]
    play(match, "0 payoff a none")  # and come back
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(0, 1, 0, 0), (1, 1, 0, 0), *[(0, 0, 0, 0)] * 2]
    play(match, "0 payoff a yes 2: 5 4", "0 payoff a none")  # open: all see both ways
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(1, 1, 0, 0)] * 4
    play(match, "1 offer 0: 5 for ?", "0 accept 1: 4")  # the two see the card, the others only the five
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0), *[(1, 0, 0, 0)] * 3]
    assert [known(match, viewer, 1) for viewer in (0, 2, 3, None)] == [(0, 1, 0, 0), *[(0, 0, 0, 0)] * 3]


def test_certain_knowledge_never_lies_below_what_offers_prove():
    """G-41: each kind counts as often as one offer shows it; what leaves unseen was none of these while they stand."""
    match = table(stashes=[["5 gems", "5 gems", "5 cash", "4 gems", "2 cash"], ["3 cash"], [], []], known=None)
    play(match, "0 offer 1: 5g 5c", "0 offer 2: 5g~ 5g 2")  # two of gems, one of cash: three fives
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 1), (3, 0, 0, 1), *[(2, 0, 0, 1)] * 2]
    play(match, "0 payoff a yes 3: 4?")  # hidden: to who sees the offers it was no five
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 1), (3, 0, 0, 1), *[(2, 0, 0, 1)] * 2]
    play(match, "0 payoff b yes 3: 2?")  # the second offer lapses, the first proves a five of each of two kinds
    assert told_of(match, None, "lapsed")[-1] == {"seat": 0, "to": 2}
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0)] * 4
    play(match, "1 decline 0", "0 offer 1: 5c")  # what was known so stays known
    assert known(match, 3, 0) == (2, 0, 0, 0)
    play(match, "1 offer 0: 3 for ?", "0 accept 1: 5g")  # it leaves unseen: one five less of two
    assert [known(match, viewer, 0) for viewer in (1, 2, 3)] == [(1, 0, 1, 0)] * 3


@pytest.mark.parametrize("offers", [("0 offer 1: 5 5", "0 offer 2: 5"), ("0 offer 2: 5", "0 offer 1: 5 5")])
def test_the_offer_that_shows_most_of_a_kind_proves_it(offers):
    """G-41: whether it was made first or last, and also after a card has left unseen."""
    match = table(stashes=[["5 gems", "5 gems", "4 gems"], [], [], []], known=None)
    play(match, *offers, "0 payoff a yes 3: 4?")
    assert [known(match, viewer, 0) for viewer in (1, 2, 3, None)] == [(2, 0, 0, 0)] * 4


def test_certain_knowledge_through_step_4():
    """G-41: shares are seen by all, a rob by the two, a skim by nobody else, a payoff won by giver and target."""
    match = table(stashes=[["5 gems"], [], [], ["2 cash"]], shares=[[5], [4], [3], [2]])
    play(match, "0 payoff a yes 1: 5?", "2 threaten 3")
    resolve(match, "yes", "yes", "rob", "yes")  # 3 to 1: seats 0, 1 and 3 vote yes
    assert [known(match, viewer, 1) for viewer in (0, 2, 3, None)] == [(1, 1, 0, 0), *[(0, 1, 0, 0)] * 3]
    assert [known(match, viewer, 2) for viewer in (0, 1, 3, None)] == [*[(0, 0, 1, 0)] * 2, (0, 0, 1, 1), (0, 0, 1, 0)]
    assert [known(match, viewer, 3) for viewer in (0, 1, 2, None)] == [(0, 0, 0, 1)] * 4
    assert match.view(1)["seats"][1]["known"] is None


def test_a_promo_card_counts_by_its_value():
    """G-32, G-41: seen in a share it is one of its value; used it is none."""
    match = table(options={"promos": 4}, stashes=[[], [], [], []], shares=[["3 lookout"], [5], [5], [5]])
    resolve(match, "yes", "yes", "yes", "yes")
    assert known(match, 2, 0) == (0, 0, 1, 0)
    play(match, "0 share 1:" + ",".join(card.split()[0] for card in match.view(0)["middle"]), "0 promo lookout")
    assert known(match, 2, 0) == (0, 0, 0, 0)


GAMES: list[tuple[int, dict[str, Any], int]] = [
    (4, {"payoffs": True, "changes": 6, "promos": 4}, 350),
    (5, {"payoffs": True, "bargaining": "turns", "changes": 6}, 350),
    (8, {"payoffs": True, "changes": 5, "length": "short"}, 200),
    (4, {"bargaining": "turns", "promos": 4, "limited_terms": True, "changes": 2}, 350),
]


@pytest.mark.no_cover
def test_what_is_certain_follows_from_what_was_heard(amount):
    """G-40, G-41: for every viewer, by what it was told alone: the arithmetic gives the view's `known`; whatever the
    stash could be made of holds at least that; and the true stash is one of those it could be.
    """
    told = Counter()
    for players, options, commands in GAMES:
        onlookers = []
        for match in random_games(players, range(2), commands=commands, **options):
            if len(match.history) == 1:
                onlookers = [Onlooker(players, viewer) for viewer in (*range(players), None)]
            told.update(names(match))
            for onlooker in onlookers:
                onlooker.hear(heard(match, onlooker.viewer))
                if len(match.history) % amount(6, 1) == 0:
                    agrees(match, onlooker)
    wanted = {"robbed", "guard_took", "skimmed", "shares_taken", "promo_used", "bonus", "payoff_won", "payoff_returned"}
    assert wanted | {"payoff_unset", "exchanged", "exchanged_closed", "offered"} <= set(told)


def agrees(match, onlooker):
    """Compare an onlooker's account of all stashes but its own with the view and with the truth."""
    seats = match.view(onlooker.viewer)["seats"]
    for owner, cards in enumerate(stashes_of(match)):
        if owner != onlooker.viewer:
            certain = [onlooker.certain[owner][number] for number in VALUES]
            assert list(seats[owner]["known"].values()) == certain
            worlds = onlooker.worlds[owner]
            true = Counter(map(value, cards))
            assert tuple(true[number] for number in VALUES) in worlds
            assert all(sure <= min(there) for sure, there in zip(certain, zip(*worlds, strict=True), strict=True))


def stashes_of(match):
    return [seat["stash"] for seat in match.view(None, reveal=True)["seats"]]


# ---------------------------------------------------------------- the Fuzz


def window(match):
    return match.view(None)["fuzz_window"]


@pytest.mark.parametrize("players", range(4, 9))
def test_all_know_where_the_fuzz_may_lie(players):
    """G-05, G-42: at first the part it was put into, less what has been drawn."""
    above = {4: (63, 84), 5: (69, 86), 6: (70, 93), 7: (80, 96), 8: (87, 108)}[players]
    match = rascals.game("goodcritters", players=players).new(seed=1)
    assert window(match) == [number - players - 2 for number in above]


def test_each_card_drawn_moves_the_window():
    """G-42: by one, not below 0; loot turned over, added, skimmed, a bonus."""
    pile = [3] * 8 + ["fuzz"] + [2] * 6
    one = {"pile": pile, "fuzz_window": [1, 12]}
    assert window(resolve(table(**one), "yes", "yes", "yes", "yes")) == [0, 6]
    assert window(resolve(table(**one), "skim", "yes", "yes", "skim")) == [0, 5]
    assert window(resolve(table(**one), "no", "no", "no", "yes")) == [0, 10]
    bonus = table(**one, options={"limited_terms": True}, term=3)
    assert window(resolve(bonus, "yes", "yes", "yes", "yes")) == [0, 5]


def test_a_position_without_a_window():
    """G-42: the Fuzz may then lie anywhere in the pile; once it is out there is no window."""
    assert window(table(fuzz_window=MISSING)) == [0, 12]
    match = resolve(table(pile=["fuzz", 4], fuzz_window=[0, 1]), "skim", "yes", "yes", "yes")
    assert (window(match), match.view(None)["fuzz_out"]) == (None, True)


def test_the_fuzz_lies_inside_its_window():
    """G-42: always, in random games of every length."""
    for length in ("standard", "short", "long", "any"):
        for match in random_games(4, range(2), bargaining="turns", length=length, commands=120):
            if not match.over:
                low, high = window(match)
                assert low <= match.position()["pile"].index("fuzz") <= high
