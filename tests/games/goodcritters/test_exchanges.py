"""GoodCritters, exchanges: offers made, replaced, lapsed, answered, and who learns what of them."""

from __future__ import annotations

import pytest

import rascals
from rascals.bots.hindsight import moments
from rascals.games.goodcritters.box import CARD_NAMES, PROMO_NAMES
from tests.games.goodcritters.bargains import (
    heard,
    legal,
    names,
    payoff_cards,
    play,
    ready,
    resolve,
    stash,
    table,
    why,
)


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


def test_who_hears_of_an_offer():
    """G-40: the same in what is told."""
    match = play(table(), "0 offer 1: P1 5 4~ 3? for P2 4~ 2 ?")
    pair = {"seat": 0, "to": 1}
    numbers = {"payoff_cards": 1, "shown": 1, "hidden": 1, "asked_payoff_cards": 2, "asked_any": 1}
    told = [("offered", pair | numbers), ("offer_open", pair | {"cards": ["5 gems"]})]
    shown, hidden = ("offer_shown", pair | {"cards": ["4 cash"]}), ("offer_hidden", pair | {"cards": ["3 cash"]})
    asked = [("offer_asks_open", pair | {"cards": ["2"]}), ("offer_asks_shown", pair | {"cards": ["4"]})]
    assert heard(match, 0) == [*told, shown, hidden, *asked]
    assert heard(match, 1) == [*told, shown, *asked]
    assert heard(match, 2) == heard(match, None) == [*told, *asked]


def test_all_hear_how_many_cards_are_given_unseen():
    """G-40: whichever card is shown or hidden, all hear the number: of the first card, too."""
    cards = [[CARD_NAMES[0]], ["5 cash", "4 gems", "2 gems"], ["3 gems", "3 cash"], []]
    for manner, count in (("~", "shown"), ("?", "hidden")):
        match = play(table(stashes=cards), f"0 offer 1: 5{manner} for 4")
        assert heard(match, 2)[0][1][count] == 1


def test_who_hears_of_an_exchange():
    """G-28, G-29, G-40: giver and receiver know the cards, the others the open ones and numbers."""
    match = play(table(), "0 offer 1: P1 5 4~ 3? for 5 4~ ?", "1 accept 0: 2")
    there, back = {"from": 0, "to": 1}, {"from": 1, "to": 0}
    public = [
        ("accepted", {"seat": 1, "maker": 0}),
        ("exchanged", there | {"payoff_cards": 1, "loot": 3}),
        ("exchanged_open", there | {"cards": ["5 gems"]}),
        ("exchanged", back | {"payoff_cards": 0, "loot": 3}),
        ("exchanged_open", back | {"cards": ["5 cash"]}),
    ]
    closed = [there | {"cards": ["4 cash"]}, there | {"cards": ["3 cash"]}]
    closed += [back | {"cards": ["4 gems"]}, back | {"cards": ["2 gems"]}]
    assert heard(match, 2) == heard(match, None) == public
    for viewer in (0, 1):
        assert [event for event in heard(match, viewer) if event[0] != "exchanged_closed"] == public
        assert [args for name, args in heard(match, viewer) if name == "exchanged_closed"] == closed


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
