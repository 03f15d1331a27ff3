"""GoodCritters: payoffs, exchanges, and the drafts of both. [G-24 – G-29, G-37, G-39]"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter

import pytest

import rascals
from rascals.bots.hindsight import moments
from rascals.core.errors import IllegalMove
from rascals.games.goodcritters import BOX, notation, phrasing, rules
from rascals.games.goodcritters.box import CARD_NAMES, LOOT, PROMO_NAMES
from rascals.games.goodcritters.moves import FINISH, PROPOSE, SET, UNSET, VERBS
from rascals.games.goodcritters.state import MANNERS, NO_DRAFT, OFFERS
from tests.games.goodcritters.table import (
    heard,
    legal,
    names,
    payoff_cards,
    play,
    random_games,
    ready,
    record,
    resolve,
    stash,
    table,
    why,
)

# ---------------------------------------------------------------- payoffs


def lying(match, viewer=None):
    """Return all payoffs on the table as a viewer sees them: giver, token, target, side, payoff cards, loot."""
    return [
        (seat["seat"], lies["token"], lies["to"], lies["side"], lies["payoff_cards"], lies["cards"])
        for seat in match.view(viewer)["seats"]
        for lies in seat["payoffs"]
    ]


def test_a_payoff_lies_before_another_player():
    """G-25, G-27: each of two tokens, yes or no up, before any player but oneself, with cards."""
    match = play(table(), "0 payoff a yes 3: P2 5 4~ 3?")
    assert lying(match, 0) == [(0, "a", 3, "yes", 2, ["5 gems", "4 cash", "3 cash"])]
    assert stash(match, 0) == ["2 cash"]
    assert payoff_cards(match) == [3, 5, 5, 5]
    assert why(match, 0, "payoff b yes 0: P1") == "payoff-to-self"
    assert why(match, 0, "payoff b yes 3:") is not None
    assert why(match, 0, "payoff b yes 3: P4") == "no-payoff-cards"
    assert why(match, 0, "payoff b yes 3: 5") == "not-owned"


def test_what_lies_there_is_in_no_stash():
    """G-25: it is neither offered nor robbed; payoff cards on it are not offered either."""
    match = play(table(stashes=[["5 gems"], ["2 cash"], [], []], payoff_cards=[1, 5, 5, 5]), "0 payoff a yes 2: P1 5")
    assert why(match, 0, "offer 1: 5") == "not-owned"
    assert why(match, 0, "offer 1: P1") == "no-payoff-cards"
    assert why(match, 0, "payoff b no 2: 5") is not None
    play(match, "1 threaten 0")
    resolve(match, "yes", "rob", "no", "yes")
    assert "nothing_to_rob" in names(match)


def test_a_payoff_may_empty_its_givers_stash():
    """G-25: all loot may lie on payoffs."""
    match = play(table(), "2 payoff a yes 0: 3 3?")
    assert match.view(None)["seats"][2]["held"] == 0
    assert stash(match, 2) == []


def test_a_payoff_is_replaced_whole():
    """G-25: the old cards return first, so they can be laid down again; to another player, another side up."""
    match = play(table(), "0 payoff a yes 1: P5 5 4?", "0 payoff a no 2: P5 5~ 3")
    assert lying(match, 0) == [(0, "a", 2, "no", 5, ["3 cash", "5 gems"])]
    assert stash(match, 0) == ["4 cash", "2 cash"]
    assert names(match)[:2] == ["payoff_unset", "payoff_set"]


def test_the_same_payoff_again_changes_nothing():
    """G-34: a payoff that lies there already is refused, small step or whole; another manner is a change."""
    match = play(table(), "0 payoff a yes 1: P1 5")
    assert why(match, 0, "payoff a yes 1: P1 5") == "changes-nothing"
    assert why(match, 0, "payoff a yes 1: P1 5~") is None
    assert why(match, 0, "payoff a no 1: P1 5") is None
    assert why(match, 0, "payoff b yes 1: P1 4") is None
    single = table(stashes=[[], [], [], []], payoff_cards=[1, 5, 5, 5])
    play(single, "0 payoff a yes 1: P1")
    assert "payoff a yes 1:" not in legal(single, 0)
    assert why(single, 0, "payoff a yes 1: P1") == "nothing-to-lay"


def test_a_payoff_is_taken_back():
    """G-25: all that lay on it is its giver's again, and the token free."""
    match = play(table(), "0 payoff b no 1: P2 5 3?", "0 payoff b none")
    assert lying(match) == []
    assert stash(match, 0) == ["5 gems", "4 cash", "3 cash", "2 cash"]
    assert payoff_cards(match) == [5, 5, 5, 5]
    assert heard(match, 2) == [("payoff_unset", {"seat": 0, "to": 1, "token": "b", "payoff_cards": 2, "loot": 2})]
    assert why(match, 0, "payoff b none") == "no-payoff"


def test_both_tokens_may_stand_before_one_player():
    """G-27: with opposite sides too."""
    match = play(table(), "0 payoff a yes 1: P1", "0 payoff b no 1: P3", "2 payoff a yes 1: 3")
    assert [entry[:5] for entry in lying(match)] == [
        (0, "a", 1, "yes", 1),
        (0, "b", 1, "no", 3),
        (2, "a", 1, "yes", 0),
    ]


@pytest.mark.parametrize("action", ["guard", "rob", "skim", "no"])
def test_anything_else_earns_nothing(action):
    """G-26: guard, rob and skim name no side, and no is not yes."""
    match = play(table(), "0 payoff a yes 3: P2 4?")
    resolve(match, "yes", "yes", "yes", action)
    assert payoff_cards(match) == [5, 5, 5, 5]
    assert "4 cash" in stash(match, 0)
    assert "payoff_returned" in names(match)


def test_all_that_fit_are_earned():
    """G-26: from several givers, and both tokens of one; those of the other side go back."""
    match = play(
        *(table(), "0 payoff a no 3: P1", "0 payoff b no 3: P2"),
        *("1 payoff a no 3: P4", "2 payoff a yes 3: P5", "1 payoff b yes 3: 5"),
    )
    resolve(match, "yes", "yes", "yes", "no")
    assert payoff_cards(match) == [2, 1, 5, 12]
    assert "5 cash" in stash(match, 1)


def test_a_turn_is_reveal_carry_out_settle():
    """G-26: payoffs before a player are settled right after that player's card, before the next one's."""
    match = play(table(), "0 payoff a yes 1: P1", "3 payoff a no 1: P1", "0 threaten 2")
    resolve(match, "rob", "yes", "skim", "yes")
    told = [name for name in names(match) if name in {"revealed", "robbed", "payoff_won", "payoff_returned", "skimmed"}]
    assert told == [
        *("revealed", "robbed"),
        *("revealed", "payoff_won", "payoff_returned"),
        *("revealed", "skimmed"),
        "revealed",
    ]


def test_loot_that_is_won_can_be_robbed_later_in_the_step():
    """G-X11, G-16, G-26: a victim takes a payoff, then is robbed of it."""
    match = play(table(stashes=[[], ["5 gems"], ["2 cash"], []]), "1 payoff a yes 0: 5?", "3 threaten 0")
    resolve(match, "yes", "yes", "yes", "rob")
    assert "5 gems" in stash(match, 3)
    robbed = [args for name, args in heard(match, 3) if name == "robbed"]
    assert robbed == [{"by": 3, "from": 0, "card": "5 gems"}]


def test_loot_that_came_back_can_be_robbed_later_in_the_step():
    """G-16, G-26: returned cards are in their giver's stash at once."""
    match = play(table(stashes=[["2 cash"], ["5 gems"], [], []]), "1 payoff a no 0: 5?", "3 threaten 1")
    resolve(match, "yes", "yes", "yes", "rob")
    assert "5 gems" in stash(match, 3)


def test_loot_not_settled_yet_cannot_be_robbed():
    """G-16, G-25: a robber before the target's turn finds nothing; the payoff is settled afterwards."""
    match = play(table(stashes=[["5 gems"], [], [], []]), "0 payoff a yes 3: 5", "1 threaten 0", "2 threaten 3")
    resolve(match, "yes", "rob", "rob", "yes")
    assert names(match).count("nothing_to_rob") == 2
    assert "5 gems" in stash(match, 3)


# ---------------------------------------------------------------- who sees it


def test_who_sees_a_payoff():
    """G-25, G-29, G-40: all see numbers and open loot, the target also what is shown, the giver everything."""
    match = play(table(), "0 payoff a yes 3: P2 5 4~ 3?")
    entry = (0, "a", 3, "yes", 2)
    seen = {viewer: lying(match, viewer) for viewer in (0, 1, 2, 3, None)}
    assert seen[0] == [(*entry, ["5 gems", "4 cash", "3 cash"])]
    assert seen[3] == [(*entry, ["5 gems", "4 cash", None])]
    assert seen[1] == seen[2] == seen[None] == [(*entry, ["5 gems", None, None])]


def test_hidden_loot_is_seen_by_the_target_when_it_is_theirs():
    """G-29, G-40: by nobody else; what returns unseen stays unseen."""
    match = play(table(), "0 payoff a yes 3: 5 4~ 3?", "0 payoff b yes 1: 2?")
    resolve(match, "yes", "no", "yes", "yes")
    won = {"seat": 0, "to": 3, "cards": ["3 cash"]}
    for viewer in (0, 1, 2, 3, None):
        mine = [args for name, args in heard(match, viewer) if name == "payoff_won_loot"]
        assert mine == ([won] if viewer in {0, 3} else [])
        back = [args for name, args in heard(match, viewer) if name == "payoff_returned"]
        assert back == [{"seat": 0, "to": 1, "token": "b", "payoff_cards": 0, "loot": 1}]
    known = {viewer: match.view(viewer)["seats"][0]["known"] for viewer in (1, None)}
    assert known[1]["2"] == known[None]["2"] == 0


# ---------------------------------------------------------------- exchanges


def standing(match, viewer=None):
    """Return the offers that stand as a viewer sees them: maker, addressee, given, wanted."""
    return [(offer["from"], offer["to"], offer["gives"], offer["wants"]) for offer in match.view(viewer)["offers"]]


# ---------------------------------------------------------------- exchanging


def test_two_exchange_at_once():
    """G-28: loot and payoff cards both ways, as soon as the other accepts."""
    match = play(table(), "0 offer 1: P1 5 for P2 4")
    assert stash(match, 0)[0] == "5 gems"
    play(match, "1 accept 0")
    assert stash(match, 0) == ["4 cash", "4 gems", "3 cash", "2 cash"]
    assert stash(match, 1) == ["5 cash", "5 gems", "2 gems"]
    assert payoff_cards(match) == [6, 4, 5, 5]
    assert standing(match) == []


def test_a_gift_and_a_request():
    """G-28: either side may be empty."""
    match = play(
        table(), "0 offer 3: 5?", "3 accept 0", "3 offer 0: for 2", "0 accept 3", "0 offer 1: P5", "1 accept 0"
    )
    assert stash(match, 3) == ["5 gems", "2 cash"]
    assert stash(match, 0) == ["4 cash", "3 cash"]
    assert payoff_cards(match) == [0, 10, 5, 5]
    assert why(match, 0, "offer 1:") == "unfinished"


def test_a_wanted_value_is_any_card_of_it():
    """G-28: a bare 3 is the first owned, in the order no kind, cash, gems, ...; with its kind exactly that card."""
    match = play(table(), "0 offer 2: for 3", "2 accept 0")
    assert stash(match, 2) == ["3 gems"]
    match = play(table(), "0 offer 2: for 3g", "2 accept 0")
    assert stash(match, 2) == ["3 cash"]
    match = play(table(), "0 offer 2: for 3 3c", "2 accept 0")
    assert stash(match, 2) == []
    for impossible in ("3p", "5", "3g 3g", "3c 3c"):
        match = play(table(), f"0 offer 2: for {impossible}")
        assert why(match, 2, "accept 0") == "cannot-accept"


def test_a_promo_card_that_is_not_played_is_not_asked_for():
    """G-28, G-32: an offer can want the promo cards of the game and no others, and none is offered to want."""
    for promos, wanted in enumerate([[], ["lookout"], ["lookout", "megaphone"]]):
        match = table(options={"promos": promos})
        texts = [str(move) for move in match.preview(0, ["offer 1:", "for"])[0]]
        assert [card for card in PROMO_NAMES if any(card in text for text in texts)] == wanted
        assert "ask ?" in texts
        asked = [card for card in PROMO_NAMES if match.why_not(0, f"offer 1: for {card}") is None]
        assert asked == wanted
        assert why(match, 0, "offer 1: for skeleton-key") == "asks-for-absent"


def test_what_games_on_record_asked_for_is_played_again():
    """G-28: an offer for a promo card that is not played, from when it was legal; not when the game is played on."""
    match = table()
    match.enter(0, "offer 1: for lookout megaphone~", None)
    match.play(1, "decline 0")
    saved = match.save_text()
    again = rascals.load_text(saved)
    assert again.save_text() == saved
    assert again.at(len(again.history) - 2).view()["offers"] == match.at(len(match.history) - 2).view()["offers"] != []
    assert rascals.verify_text(saved).ok
    assert [moment.made for moment in moments(again, 0)][-1] == "offer 1: for lookout megaphone~"
    assert why(again, 0, "offer 1: for lookout") == "asks-for-absent"
    never = rascals.verify_text(saved.replace("for lookout megaphone~", "for lookout megaphone 5 5"))
    assert never.line == 3
    assert never.problem == "this card is not in this game: 2 megaphone. Nobody can have it [G-28]"


def test_a_promo_card_is_named():
    """G-32: it is given and wanted by its name, and is no card of its value otherwise."""
    match = table(options={"promos": 4}, stashes=[["3 lookout", "4 cash"], [], [], []])
    play(match, "1 offer 0: for 3")
    assert why(match, 0, "accept 1") == "cannot-accept"
    play(match, "1 offer 0: for lookout", "0 accept 1")
    assert stash(match, 1) == ["3 lookout"]
    play(match, "1 offer 2: lookout?", "2 accept 1", "3 offer 2: for ?", "2 accept 3: lookout")
    assert stash(match, 3) == ["3 lookout"]


def test_cards_of_the_addressees_choice():
    """G-28: for each bare `?` the addressee chooses a card, hidden; a wanted one is not chosen twice."""
    match = play(table(), "0 offer 1: for 5 ? ?")
    assert why(match, 1, "accept 0") is not None
    assert why(match, 1, "accept 0: 5 4") == "not-owned"
    assert why(match, 1, "accept 0: 4") is not None
    play(match, "1 accept 0: 2 4")
    assert stash(match, 1) == []
    assert stash(match, 0) == ["5 cash", "5 gems", "4 cash", "4 gems", "3 cash", "2 cash", "2 gems"]
    closed = [args for name, args in heard(match, 0) if name == "exchanged_closed"]
    assert closed == [{"from": 1, "to": 0, "cards": ["4 gems", "2 gems"]}]
    assert "exchanged_closed" not in [name for name, _ in heard(match, 2)]


def test_more_than_the_other_visibly_has_is_not_asked_for():
    """G-28: the size of a stash and the payoff cards are seen by all, so that is no offer."""
    match = table()
    for seat, too_much in ((3, "for 5"), (3, "for ?"), (3, "for P6"), (2, "for 3 3 ?")):
        assert why(match, 0, f"offer {seat}: {too_much}") == "asks-too-much"
    assert why(table(payoff_cards=[5, 5, 5, 0]), 0, "offer 3: 5 for 5") == "nothing-to-ask"
    assert why(match, 0, "offer 2: for ? ?") is None


@pytest.mark.parametrize(
    ("cards", "standing", "emptied", "other"),
    [
        ([1, 0, 5, 5], "offer 1: P1 for 5", "1 payoff a yes 2: 5g", "offer 1: P1"),
        ([0, 1, 5, 5], "offer 1: for 5g", "1 payoff a yes 2: 5g", "offer 1: for P1"),
        ([1, 0, 5, 5], "offer 1: P1 for ?", "1 payoff a yes 2: 5g", "offer 1: P1"),
        ([1, 0, 5, 5], "offer 1: P1", "1 payoff a yes 2: 5g", None),
        ([0, 1, 5, 5], "offer 1: for P1", "1 payoff a yes 2: 5g", None),
    ],
)
def test_with_a_single_card_left_another_offer_can_take_an_offers_place(cards, standing, emptied, other):
    """G-34, G-39: only the very offer that stands would change nothing; one that asks for lost loot is another."""
    match = table(stashes=[[], ["5 gems"], [2], [3]], payoff_cards=cards)
    play(match, f"0 {standing}", emptied)
    if other is None:
        assert why(match, 0, standing) == "nothing-to-offer"
        assert "offer 1:" not in legal(match, 0)
    else:
        assert "offer 1:" in legal(match, 0)
        play(match, f"0 {other}")
        assert len(match.view(0)["offers"]) == 1


def test_an_offer_asks_for_a_hundred_cards_at_most():
    """G-28: more lie in one stash only where a position was made by hand."""
    match = table(stashes=[[], [5] * 70 + [4] * 70, [2], [3]])
    assert why(match, 0, "offer 1: for P5 " + "? " * 96) == "asks-too-many"
    play(match, "0 offer 1: for P5 " + "? " * 95)
    position = match.position()
    assert match.game.from_position(position, seed=1).position() == position


def test_payoff_cards_that_are_laid_out_cannot_be_given():
    """G-28, G-39: an offer stands, but is not accepted, while its addressee has not all the payoff cards it wants."""
    match = play(table(), "0 offer 2: for P5", "2 payoff a yes 1: P1")
    assert why(match, 2, "accept 0") == "cannot-accept"
    play(match, "2 payoff a none", "2 accept 0")
    assert payoff_cards(match) == [10, 5, 0, 5]


def test_exchanged_cards_can_be_given_on_at_once():
    """G-28: they are the receiver's: offered, laid on a payoff, used."""
    match = table(options={"promos": 1}, stashes=[["3 lookout"], ["5 cash"], [], []])
    play(match, "0 offer 1: lookout", "1 accept 0", "1 promo lookout", "1 offer 0: 5", "0 accept 1")
    play(match, "0 payoff a yes 1: 5")
    assert stash(match, 0) == stash(match, 1) == []


# ---------------------------------------------------------------- offers that stand


def test_one_offer_to_each_other_seat():
    """G-39: a new one to the same seat replaces the old one; those to others stand beside it."""
    match = play(table(), "0 offer 1: 5", "0 offer 2: 5", "2 offer 0: 3", "0 offer 1: for 4")
    assert standing(match) == [(0, 1, [], ["4"]), (0, 2, ["5 gems"], []), (2, 0, ["3 cash"], [])]


def test_offers_reserve_nothing():
    """G-39: the same card can be offered to several and lie on no payoff meanwhile."""
    match = play(table(), "0 offer 1: 5", "0 offer 2: 5", "0 offer 3: P5", "0 payoff a yes 1: P5")
    assert [offer[1] for offer in standing(match)] == [1, 2]


def test_the_same_offer_again_changes_nothing():
    """G-34: an offer that stands already is refused; in another manner or for something else it is a new one."""
    match = play(table(), "0 offer 1: 5 for 4~ ?")
    for new in ("offer 1: 5 for 4 ?", "offer 1: 5? for 4~ ?", "offer 1: 5 for 4~", "offer 2: 5 for ?", "offer 1: 5"):
        assert why(match, 0, new) is None
    assert why(match, 0, "offer 1: 5 for 4~ ?") == "changes-nothing"
    play(match, "1 decline 0")
    assert why(match, 0, "offer 1: 5 for 4~ ?") is None


@pytest.mark.parametrize(
    "move",
    [
        *("0 payoff a yes 3: 5", "0 payoff b no 1: P5"),
        *("2 accept 0", "0 accept 2", "0 promo lookout"),
    ],
)
def test_an_offer_lapses_when_its_maker_no_longer_owns_what_it_gives(move):
    """G-39: laid on a payoff, exchanged as maker or as addressee, used as a promo card; at once, and all are told."""
    offers = [
        {"from": 0, "to": 1, "gives": ["P1", "5g", "lookout"], "wants": []},
        {"from": 0, "to": 2, "gives": ["5g"], "wants": []},
        {"from": 0, "to": 3, "gives": ["4c"], "wants": []},
        {"from": 2, "to": 0, "gives": [], "wants": ["5"]},
    ]
    match = table(options={"promos": 1}, stashes=[["5 gems", "4 cash", "3 lookout"], [], [], []], offers=offers)
    play(match, move)
    left = [(offer[0], offer[1]) for offer in standing(match)]
    assert (0, 1) not in left
    assert (0, 3) in left
    assert ((0, 2) in left) == (move in {"0 payoff b no 1: P5", "0 promo lookout"})
    lapsed = [(args["seat"], args["to"]) for name, args in heard(match, 3) if name == "lapsed"]
    assert (0, 1) in lapsed
    assert (2, 0) not in lapsed


def test_an_offer_stands_while_its_cards_are_there():
    """G-39: another card of the same kind will do, and what the addressee has does not matter."""
    match = table(stashes=[["5 gems", "5 gems"], ["4 cash"], [], []])
    play(match, "0 offer 1: 5 for 4", "0 payoff a yes 2: 5", "1 payoff a yes 2: 4", "0 payoff a none")
    assert standing(match) == [(0, 1, ["5 gems"], ["4"])]
    assert why(match, 1, "accept 0") == "cannot-accept"
    play(match, "1 payoff a none", "1 accept 0")
    assert stash(match, 0) == ["5 gems", "4 cash"]


@pytest.mark.parametrize("answer", ["1 decline 0", "0 withdraw 1", "1 accept 0"])
def test_an_answered_or_withdrawn_offer_is_gone(answer):
    """G-39: declined, withdrawn, accepted."""
    match = play(table(), "0 offer 1: 5", answer)
    assert standing(match) == []
    assert why(match, 1, "accept 0") == "no-offer"
    assert why(match, 0, "withdraw 1") == "no-own-offer"


def test_offers_lapse_when_the_step_ends():
    """G-39: nothing is left of them in the next round."""
    match = resolve(play(table(), "0 offer 1: 5"), "yes", "yes", "yes", "yes")
    assert standing(match) == []


# ---------------------------------------------------------------- who learns what


def test_who_sees_an_offer():
    """G-40: all see numbers, openness, payoff cards, open and wanted values; the addressee what is shown."""
    match = play(table(), "0 offer 1: P1 5 4~ 3? for P2 4~ 2 ?")
    wanted = ["P2", "4", "2", "?"]
    assert standing(match, 0) == [(0, 1, ["P1", "5 gems", "4 cash", "3 cash"], wanted)]
    assert standing(match, 1) == [(0, 1, ["P1", "5 gems", "4 cash", None], wanted)]
    for viewer in (2, 3, None):
        assert standing(match, viewer) == [(0, 1, ["P1", "5 gems", None, None], wanted)]
    for viewer in (0, 1, 2, None):
        offer = match.view(viewer)["offers"][0]
        assert offer["gives_manners"] == ["open", "open", "shown", "hidden"]
        assert offer["wants_manners"] == ["open", "shown", "open", "hidden"]


def test_all_hear_how_many_cards_are_given_unseen():
    """G-40: whichever card is shown or hidden, all hear the number: of the first card, too."""
    cards = [[CARD_NAMES[0]], ["5 cash", "4 gems", "2 gems"], ["3 gems", "3 cash"], []]
    for manner, count in (("~", "shown"), ("?", "hidden")):
        match = play(table(stashes=cards), f"0 offer 1: 5{manner} for 4")
        assert heard(match, 2)[0][1][count] == 1


def test_a_declined_and_an_impossible_offer_look_alike():
    """G-39, G-40: only the addressee learns whether it could accept; view, events and legal moves of others agree."""
    seen = []
    for card in ("5 cash", "4 cash"):
        match = play(table(stashes=[["2 cash"], [card], [], []]), "0 offer 1: for 5")
        before = [(match.view(viewer), viewer is not None and legal(match, viewer)) for viewer in (0, 2, 3, None)]
        can = "accept 0" in legal(match, 1)
        play(match, "1 decline 0")
        after = [(match.view(viewer), heard(match, viewer)) for viewer in (0, 2, 3, None)]
        seen.append((before, after))
        assert can == (card == "5 cash")
    assert seen[0] == seen[1]


def test_a_card_once_shown_stays_known():
    """G-40, G-41: after a decline or a withdrawal too: an open one to all, a shown one to the addressee."""
    for end in ("1 decline 0", "0 withdraw 1"):
        match = play(table(), "0 offer 1: 5 4~ 3?", end)
        known = {viewer: match.view(viewer)["seats"][0]["known"] for viewer in (1, 2, None)}
        assert known[1] == {"5": 1, "4": 1, "3": 0, "2": 0}
        assert known[2] == known[None] == {"5": 1, "4": 0, "3": 0, "2": 0}


def test_nobody_is_bound():
    """G-28: an exchange leaves everybody as free as before."""
    match = play(table(), "0 offer 3: P5", "3 accept 0", "3 choose no", "3 ready")
    assert ready(match) == [False, False, False, True]
    assert "choose rob" in legal(match, 0)


def test_there_are_no_exchanges_while_the_loot_is_shared():
    """G-28: in step 2 there is only talk."""
    match = resolve(table(), "yes", "yes", "yes", "yes")
    assert why(match, 0, "offer 1: 5") == "share-first"
    assert why(match, 1, "offer 0: 5") == "not-boss"
    assert names(match)[-1] == "turned_over"


# ---------------------------------------------------------------- drafts


def action(text):
    """Return the number of a small action."""
    return VERBS.parse(text).action


# ---------------------------------------------------------------- all or nothing


@pytest.mark.parametrize(
    ("seat", "begun", "bad"),
    [
        (0, ["payoff a yes 1:", "add P", "add 5"], "add 5"),
        (0, ["payoff a yes 1:", "add 5"], "add P"),
        (0, ["offer 1:", "add 5", "for", "ask 4"], "for"),
        (0, ["offer 1:", "add 4"], "add 5"),
        (0, ["offer 1:"], "finish"),
        (0, ["payoff b no 2:"], "threaten 1"),
        (1, ["accept 0", "pick 4"], "pick 3"),
    ],
)
def test_a_composite_move_is_all_or_nothing(seat, begun, bad):
    """G-37: where one step is illegal, or the rest is missing, nothing has happened."""
    match = play(table(), "0 offer 1: for ? ?")
    before = (match.save_text(), match.position())
    for draft in ([*begun, bad], begun):
        with pytest.raises(IllegalMove):
            match.play(seat, draft)
    assert (match.save_text(), match.position()) == before
    assert match.preview(seat, begun)[1] is False


def test_steps_and_the_whole_are_the_same_move():
    """G-37: step by step or at once: one ply, one notation, the same record."""
    whole = play(table(), "0 offer 1: P1 5 4~ for 4 ?", "1 accept 0: 5", "1 payoff b no 3: P2 5?")
    steps = play(
        table(),
        "0 offer 1:; add P; add 5g; add 4c~; for; ask 4; ask ?; finish",
        "1 accept 0; pick 5c",
        "1 payoff b no 3:; add P; add P; add 5g?; finish",
    )
    assert [ply.move for ply in steps.history] == [ply.move for ply in whole.history]
    assert steps.record == whole.record


def test_a_share_is_made_whole():
    """G-08, G-37: the cards go in the order they lie; before the last one nothing is shared."""
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=3)
    lie = match.view(None)["middle"]
    with pytest.raises(IllegalMove):
        match.play(0, ["give 1"] * 5)
    assert match.view(None)["middle"] == lie
    match.play(0, ["give 1", "give 2"] * 3)
    shares = match.view(None)["shares"]
    assert [Counter(shares[1]), Counter(shares[2])] == [Counter(lie[::2]), Counter(lie[1::2])]


# ---------------------------------------------------------------- unseen by others


@pytest.mark.parametrize(
    "begun",
    [
        {"seat": 0, "move": "payoff a yes 1: P1 5g"},
        {"seat": 0, "move": "offer 1: 5g for"},
        {"seat": 1, "move": "accept 0: 5c"},
        {"seat": 1, "move": "accept 0: 5c 4g"},
    ],
)
def test_nobody_sees_an_unfinished_move_nor_acts_in_it(begun):
    """G-37: all views but its own are as before; only its seat has moves; reading changes nothing either."""
    offers = [{"from": 0, "to": 1, "gives": ["5g"], "wants": ["?", "?", "?"]}]
    before, within = table(offers=offers), table(offers=offers, unfinished=begun)
    seat = begun["seat"]
    assert within.acting == (seat,)
    for viewer in (0, 1, 2, 3, None):
        same = within.view(viewer) == before.view(viewer)
        assert same == (viewer != seat)
        if viewer not in {seat, None}:
            assert legal(within, viewer) == []
            assert within.why_not(viewer, "threaten 2") is not None
    assert within.view(seat)["draft"] == begun["move"]


def test_nothing_is_heard_before_a_move_is_complete():
    """G-37: small steps tell no event at all."""
    match = table()
    s = record(match)
    s.told = []
    for text in ("payoff a yes 1:", "add P", "add 5g"):
        rules.apply(s, 0, action(text))
    assert s.told == []
    rules.apply(s, 0, FINISH)
    assert len(s.told) == 2
    assert heard(play(match, "0 payoff a yes 1: P1 5"), None)[0][0] == "payoff_set"


def test_an_unfinished_move_leaves_nothing_for_the_next():
    """G-37, G-40: anyone who begins a move after another has no trace of the other's in its view or observation."""
    rest = {"boss": 2, "chosen": ["yes"] * 4, "ready": [False, True, True, True]}
    seen = []
    for card in ("5", "4"):
        stashes = [["5 gems", "4 cash"], [], [], []]
        match = table(**rest, stashes=stashes)
        play(match, f"0 payoff a yes 1: P1 {card}?", "0 ready", *(f"{seat} ready" for seat in (1, 2, 3)))
        s = record(match)
        rules.apply(s, 2, 0)
        out = [0] * match.game.box.observation.size
        match.game.box.observation.observe(s, 2, out)
        seen.append((out, json.dumps(match.game.box.view(s, 2, reveal=False))))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- no dead end


def is_every_draft(s, seat, first, expected):
    """Play a draft in every possible way: what can be finished is as expected, and no step is a dead end."""
    found, buffer = set(), [0] * VERBS.count

    def go_on(twin, played):
        may = buffer[: rules.legal(twin, seat, buffer)]
        assert may, f"stuck after {BOX.composites.compose(s, seat, played)}"
        for action in may:
            after = twin.copy()
            rules.apply(after, seat, action)
            if after.draft == NO_DRAFT:
                whole = BOX.composites.compose(s, seat, [*played, action])
                # At once: of what should not be possible there may be more than could be counted.
                assert whole in expected, f"{whole} should not be possible"
                assert whole not in found, f"{whole} is made in two ways"
                found.add(whole)
            else:
                go_on(after, [*played, action])

    begun = s.copy()
    rules.apply(begun, seat, first)
    go_on(begun, [first])
    assert found == expected


def choices(counts, each):
    """Return every multiset of (card, manner) with a limit of each card, as sorted tuples of numbers."""
    rows = []
    for card, count in enumerate(counts):
        manners = [card * each + manner for manner in range(each)]
        rows.append([c for n in range(count + 1) for c in itertools.combinations_with_replacement(manners, n)])
    return [tuple(itertools.chain(*row)) for row in itertools.product(*rows)]


def every_payoff(s, seat, token, side, to):
    """Return all payoffs that could lie there, but for the one that does, from what the seat owns."""
    number = seat * 2 + token
    own = list(s.stash[seat])
    lies = tuple(phrasing.gifts_in(s, number))
    for gift in lies:
        own[gift // MANNERS] += 1
    pays = range(s.payoff_cards[seat] + s.token_cards[number] + 1)
    every = {(p, gives) for p in pays for gives in choices(own, MANNERS) if p or gives}
    if (s.token_to[number], s.token_side[number]) == (to, side):
        every.discard((s.token_cards[number], lies))
    head = f"payoff {'ab'[token]} {('no', 'yes')[side]} {to}:"
    return {" ".join([head, *notation.gifts_text(p, gives)]) for p, gives in every}


def every_offer(s, seat, to):
    """Return all offers that could be made, but for the one that stands: own cards, and as many as the other has."""
    held = s.held[to]
    wishes = [w for n in range(held + 1) for w in itertools.combinations_with_replacement(range(2 * LOOT), n)]
    wants = [(wish, any_) for wish in wishes for any_ in range(held - len(wish) + 1)]
    every = {
        offer(to, (p, gives), (a, wish, any_))
        for p in range(s.payoff_cards[seat] + 1)
        for gives in choices(s.stash[seat], MANNERS)
        for a in range(s.payoff_cards[to] + 1)
        for wish, any_ in wants
        if p or gives or a or wish or any_
    }
    return every - {standing_offer(s, seat, to)}


def offer(to, gives, wants):
    """Return the notation of an offer: payoff cards and gifts, for payoff cards, wishes and cards of one's choice."""
    asked = ["for", *notation.wishes_text(*wants)] if any(wants) else []
    return " ".join([f"offer {to}:", *notation.gifts_text(*gives), *asked])


def standing_offer(s, seat, to):
    number = seat * 8 + to
    if not s.offer[number]:
        return None
    gives, wants = tuple(phrasing.gifts_in(s, OFFERS + number)), tuple(phrasing.wishes_in(s, OFFERS + number))
    asks, any_ = s.offer_asks[number], s.offer_any[number]
    return offer(to, (s.offer_pays[number], gives), (asks, wants, any_))


SMALL = [
    *itertools.product(([], ["5 gems"], ["5 gems", "5 gems"], ["3 gems", "3 lookout"]), (0, 1, 2), ([],), (0, 1, 2)),
    *itertools.product(([], ["2 cash"]), (0, 1), (["4 cash"],), (0, 1)),
]


@pytest.mark.parametrize("first", ["payoff", "offer"])
@pytest.mark.no_cover
def test_no_draft_can_get_stuck(first, amount):
    """G-25, G-28, G-34, G-37: from every small position exactly the moves that change something can be laid down.

    Each is laid down in one way, no step leads into a dead end, and the move can be begun only if there is one.
    What lies or stands there already is varied: nothing, or any of the moves that could be made.
    """
    dice = random.Random(5)
    for own, pays, others, other_pays in SMALL[:: amount(3, 1)]:
        rest = {"stashes": [own, others, [], []], "payoff_cards": [pays, other_pays, 0, 0]}
        match = table(options={"promos": 4}, **rest)
        open_ = every_payoff(record(match), 0, 0, 1, 1) if first == "payoff" else every_offer(record(match), 0, 1)
        standing = dice.sample(sorted(open_), min(len(open_), 4 if len(open_) < 200 else 1))
        for before in (None, *standing):
            after = match.copy() if before is None else play(match.copy(), f"0 {before}")
            expects_exactly(record(after), first)


def expects_exactly(s, first):
    """Compare what can be laid down with what could be thought of."""
    if first == "offer":
        begins = {PROPOSE + 1: every_offer(s, 0, 1)}
    else:
        begins = {SET + 8 * side + 1: every_payoff(s, 0, 0, side, 1) for side in (0, 1)}
    buffer = [0] * VERBS.count
    may = set(buffer[: rules.legal(s, 0, buffer)])
    for action, every in begins.items():
        assert (action in may) == bool(every)
        if every:
            is_every_draft(s, 0, action, every)


def test_no_answer_can_get_stuck():
    """G-28, G-37: every choice for the `?`s that the stash allows can be made, each in one way, and no other."""
    stashes = (["5 gems"] * 2, ["5 gems", "5 cash", 4], ["3 gems", "3 lookout", "2 cash", "2 cash"])
    asked = ("?", "? ?", "3 ?", "5 ?", "5~ ? ?", "3g ?", "? ? ?")
    possible, buffer = 0, [0] * VERBS.count
    for held, wanted in itertools.product(stashes, asked):
        offer = {"from": 0, "to": 1, "gives": [], "wants": wanted.split()}
        s = record(table(options={"promos": 4}, stashes=[[], held, [], []], offers=[offer]))
        accept = action("accept 0")
        if accept in buffer[: rules.legal(s, 1, buffer)]:
            left = [card for card, count in enumerate(s.stash[1]) for _ in range(count)]
            for value in (word[0] for word in wanted.split() if word != "?"):
                left.remove(next(card for card in left if notation.SHORT_NAMES[card][0] == value))
            every = set(itertools.combinations(left, wanted.count("?")))
            names = [map(notation.SHORT_NAMES.__getitem__, cards) for cards in every]
            is_every_draft(s, 1, accept, {" ".join(["accept 0:", *cards]) for cards in names})
            possible += 1
    assert possible == 13


def test_no_random_draft_gets_stuck():
    """G-37: in random games with many cards, too, anyone who lays cards down at random can always go on or finish."""
    begun = Counter()
    for match in random_games(5, range(3), payoffs=True, promos=4, commands=150):
        ply = match.history[-1]
        if ply.seat is not None:
            begun[ply.move.partition(" ")[0]] += 1
    assert {"payoff", "offer", "accept"} <= set(begun)


def test_unset_is_one_step():
    """G-37: taking back is no composite move."""
    match = play(table(), "0 payoff a yes 1: P1")
    assert match.preview(0, ["payoff a none"])[1] is True
    assert VERBS.move(UNSET).notation == "payoff a none"
