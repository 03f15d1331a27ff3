"""GoodCritters, step 3 bargained openly: threats, action cards, readiness, the limit of changes."""

from __future__ import annotations

import pytest

from tests.games.goodcritters.bargains import heard, legal, names, play, ready, table, why

ACTIONS = ("guard", "rob", "skim", "no", "yes")
ALL_CHOSEN = ["yes", "yes", "yes", "yes"]


def about_to_end(**entries):
    """Return a match in which all have chosen, and all but seat 0 are ready."""
    return table(**({"chosen": ALL_CHOSEN, "ready": [False, True, True, True]} | entries))


# ---------------------------------------------------------------- threats


def test_a_threat_stands_before_one_other_player():
    """G-09: placed, moved, taken back; before any other player; a move that changes nothing is illegal (G-34)."""
    match = table()
    assert [move for move in legal(match, 2) if "threaten" in move] == ["threaten 0", "threaten 1", "threaten 3"]
    play(match, "2 threaten 3")
    assert match.view(None)["seats"][2]["threat"] == 3
    assert [move for move in legal(match, 2) if "threaten" in move] == ["threaten 0", "threaten 1", "threaten none"]
    play(match, "2 threaten 0")
    assert heard(match, None) == [("threatened", {"seat": 2, "to": 0})]
    play(match, "2 threaten none")
    assert heard(match, None) == [("threat_withdrawn", {"seat": 2})]
    assert match.view(None)["seats"][2]["threat"] is None
    for wrong in ("threaten 2", "threaten none", "threaten 4"):
        assert why(match, 2, wrong) is not None


def test_several_may_threaten_one_and_be_threatened_back():
    """G-09, G-X7: Sammy threatens Louie, Louie threatens Sammy, Bonnie threatens Sammy: all three stand."""
    match = play(table(), "0 threaten 1", "1 threaten 0", "2 threaten 0")
    assert [seat["threat"] for seat in match.view(None)["seats"]] == [1, 0, 0, None]


def test_rob_needs_no_threat_and_a_threat_no_rob():
    """G-09: rob may be chosen without a threat, a threat be made without rob; the boss bargains like all."""
    match = play(table(), "0 choose rob", "0 ready", "1 threaten 0", "1 choose yes", "1 ready")
    seats = match.view(0)["seats"]
    assert (seats[0]["action"], seats[0]["threat"]) == ("rob", None)
    assert (match.view(1)["seats"][1]["action"], seats[1]["threat"]) == ("yes", 0)


# ---------------------------------------------------------------- action cards


def test_exactly_one_action_card_is_chosen():
    """G-02, G-09: any of the five; choosing another one puts it in the first one's place."""
    match = table()
    assert [move for move in legal(match, 1) if "choose" in move] == [f"choose {action}" for action in ACTIONS]
    play(match, "1 choose skim")
    assert match.view(1)["seats"][1]["action"] == "skim"
    others = [f"choose {action}" for action in ACTIONS if action != "skim"]
    assert [move for move in legal(match, 1) if "choose" in move] == others
    assert why(match, 1, "choose skim") == "chosen-already"
    play(match, "1 choose no")
    assert match.view(1)["seats"][1]["action"] == "no"


def test_only_that_a_card_is_chosen_is_visible():
    """G-10, G-40: who has chosen and who has changed the choice all hear, which card the chooser alone."""
    match = play(table(), "1 choose skim")
    assert heard(match, 1) == [("chosen", {"seat": 1, "action": "skim"})]
    for viewer in (0, 2, 3, None):
        assert heard(match, viewer) == [("chosen", {"seat": 1, "action": None})]
        assert match.view(viewer)["seats"][1]["chosen"] is True
        assert match.view(viewer)["seats"][1]["action"] is None
    play(match, "1 choose no")
    assert heard(match, 1) == [("choice_changed", {"seat": 1, "action": "no"})]
    assert heard(match, None) == [("choice_changed", {"seat": 1, "action": None})]


# ---------------------------------------------------------------- ready


def test_ready_needs_a_choice_and_ends_ones_moves():
    """G-34: `ready` once a card is chosen; then no move, and nobody waits for it any more."""
    match = table()
    assert why(match, 3, "ready") == "choose-first"
    play(match, "3 choose yes", "3 ready")
    assert match.acting == (0, 1, 2)
    assert legal(match, 3) == []
    assert why(match, 3, "threaten 1") == "already-ready"


def test_all_seats_that_are_not_ready_act_in_any_order():
    """G-34: nobody waits for anybody."""
    match = play(table(), "3 threaten 0", "1 choose no", "3 choose rob", "0 choose yes", "1 threaten 3", "2 threaten 3")
    assert match.acting == (0, 1, 2, 3)


def test_the_step_ends_when_all_are_ready():
    """G-34: with the last `ready` step 4 is carried out."""
    match = play(about_to_end(), "0 ready")
    assert names(match)[0] == "ready"
    assert "voted" in names(match)
    assert match.view(None)["round"] == 3


OFFER = {"from": 1, "to": 0, "gives": ["4g"], "wants": []}
LAID = {"from": 0, "token": "a", "to": 1, "side": "yes", "cards": ["P1"]}


@pytest.mark.parametrize(
    "change",
    [
        *("threaten 1", "threaten none", "choose no", "payoff b no 2: P1", "payoff a no 2: P1", "payoff a none"),
        *("offer 2: 5", "offer 2: for 3", "accept 1", "accept 2: 4", "promo lookout"),
    ],
)
def test_what_takes_back_the_others_ready(change):
    """G-34: a threat moved, another card chosen, a payoff set or taken back, an offer made or accepted, a promo."""
    match = about_to_end(
        options={"promos": 4},
        threats=[2, None, None, None],
        stashes=[["5 gems", "4 cash", "3 lookout"], ["4 gems"], ["3 gems"], []],
        payoffs=[LAID],
        payoff_cards=[4, 5, 5, 5],
        offers=[OFFER, OFFER | {"from": 2, "gives": ["3g"], "wants": ["?"]}],
    )
    play(match, f"0 {change}")
    assert ready(match) == [False, False, False, False]
    assert [args["seat"] for name, args in heard(match, None) if name == "unready"] == [1, 2, 3]
    assert match.acting == (0, 1, 2, 3)


def test_choosing_ones_first_card_takes_no_ready_back():
    """G-34: nor does `ready` itself."""
    match = about_to_end(chosen=[None, "yes", "yes", "yes"])
    play(match, "0 choose rob")
    assert ready(match) == [False, True, True, True]
    match = about_to_end(ready=[False, False, True, True])
    play(match, "1 ready")
    assert ready(match) == [False, True, True, True]


@pytest.mark.parametrize("move", ["decline 1", "withdraw 2"])
def test_declining_and_withdrawing_take_no_ready_back(move):
    """G-34: an offer less asks nobody to think again."""
    match = about_to_end(offers=[OFFER, {"from": 0, "to": 2, "gives": ["5g"], "wants": ["3"]}])
    play(match, f"0 {move}")
    assert ready(match) == [False, True, True, True]
    assert "unready" not in names(match)


def test_a_change_leaves_its_own_seat_as_it_is():
    """G-34: one who accepts an offer has not been ready; its maker, who was, is asked again."""
    match = about_to_end(offers=[OFFER])
    play(match, "0 accept 1", "0 ready")
    assert ready(match) == [True, False, False, False]


# ---------------------------------------------------------------- the limit


def made(match):
    return [seat["changes"] for seat in match.view(None)["seats"]]


def test_what_counts_as_a_change():
    """G-35: what takes back ready counts, accepting does not; first choice, `ready`, `decline`, `withdraw` do not."""
    match = table(
        options={"promos": 1},
        stashes=[["5 gems", "3 lookout"], ["4 gems", "2 gems"], [], []],
        offers=[{"from": 1, "to": 0, "gives": ["4g"], "wants": []}],
    )
    counted = [
        ("threaten 1", 1),
        ("threaten 2", 2),
        ("threaten none", 3),
        ("choose rob", 3),
        ("choose yes", 4),
        ("payoff a yes 1: 5", 5),
        ("payoff a no 1: 5", 6),
        ("payoff a none", 7),
        ("promo lookout", 8),
        ("offer 2: 5", 9),
        ("withdraw 2", 9),
        ("accept 1", 9),
        ("ready", 9),
    ]
    for move, count in counted:
        play(match, f"0 {move}")
        assert (move, made(match)) == (move, [count, 0, 0, 0])
    play(match, "1 offer 0: 2", "0 decline 1")
    assert made(match) == [9, 1, 0, 0]


def test_twenty_changes_and_no_more():
    """G-35: twenty by default; then only answers to offers, `withdraw`, `ready` are left once one has chosen."""
    match = table(
        options={"promos": 1},
        stashes=[["5 gems", "3 lookout"], ["4 gems"], [], []],
        offers=[
            {"from": 1, "to": 0, "gives": ["4g"], "wants": ["5"]},
            {"from": 0, "to": 2, "gives": ["5g"], "wants": []},
        ],
    )
    play(match, *(f"0 threaten {1 + count % 2}" for count in range(20)))
    assert made(match)[0] == 20
    choices = [f"choose {action}" for action in ACTIONS]
    assert legal(match, 0) == [*choices, "accept 1", "decline 1", "withdraw 2"]
    play(match, "0 choose rob")
    assert legal(match, 0) == ["ready", "accept 1", "decline 1", "withdraw 2"]
    for wrong in ("threaten 1", "threaten none", "choose no", "promo lookout", "payoff a yes 1: 5", "offer 3: 5"):
        assert why(match, 0, wrong) == "no-changes-left"
    play(match, "0 withdraw 2", "0 accept 1")
    assert legal(match, 0) == ["ready"]
    assert legal(match, 1)[0] == "threaten 0"


def test_an_unfinished_last_change_can_be_finished():
    """G-35, G-37: a composite move that is the last change allowed is made whole."""
    match = play(table(options={"changes": 1}), "0 payoff a yes 1: P2 5~")
    assert made(match)[0] == 1
    assert len(match.view(0)["seats"][0]["payoffs"]) == 1


def test_no_changes_at_all():
    """G-35: with none allowed there are only the first choice and `ready`."""
    match = table(options={"changes": 0})
    for seat in range(4):
        assert legal(match, seat) == [f"choose {action}" for action in ACTIONS]
        play(match, f"{seat} choose yes")
        assert legal(match, seat) == ["ready"]
    play(match, *(f"{seat} ready" for seat in range(4)))
    assert match.view(None)["round"] == 3


def test_each_round_brings_new_changes():
    """G-35: the limit is for one step 3."""
    match = about_to_end(changes=[20, 3, 0, 20])
    play(match, "0 ready", "0 share 0:3,4,5,2,3,4")
    assert made(match) == [0, 0, 0, 0]
    assert "threaten 1" in legal(match, 0)


def test_payoffs_and_exchanges_are_an_option():
    """G-47, G-35: without it there are no payoffs and no offers."""
    match = table(options={"payoffs": False})
    assert why(match, 0, "payoff a yes 1: 5") == why(match, 0, "offer 1: 5") == "no-payoffs"


# ---------------------------------------------------------------- promo cards


def test_a_promo_card_is_used_from_the_stash():
    """G-32: shown to all, set aside, at work for this round, no longer in the stash; once only."""
    match = table(options={"promos": 4}, stashes=[["3 lookout", "2 cash"], [], ["2 megaphone"], []])
    assert [move for move in legal(match, 0) if "promo" in move] == ["promo lookout"]
    assert why(match, 0, "promo megaphone") == "no-promo"
    play(match, "0 promo lookout")
    assert heard(match, 3) == [("promo_used", {"seat": 0, "card": "3 lookout"})]
    seat = match.view(3)["seats"][0]
    assert (seat["held"], seat["aside"], seat["active"]) == (1, ["3 lookout"], ["3 lookout"])
    assert why(match, 0, "promo lookout") == "no-promo"
    play(match, *(f"{seat} choose yes" for seat in range(4)), *(f"{seat} ready" for seat in range(4)))
    seat = match.view(3)["seats"][0]
    assert (seat["aside"], seat["active"]) == (["3 lookout"], [])


def test_a_promo_card_under_a_payoff_cannot_be_used():
    """G-25, G-32: what lies on a payoff is in no stash; taken back it can be used again."""
    match = play(table(options={"promos": 1}, stashes=[["3 lookout"], [], [], []]), "0 payoff a yes 1: lookout?")
    assert why(match, 0, "promo lookout") == "no-promo"
    play(match, "0 payoff a none", "0 promo lookout")
    assert match.view(None)["seats"][0]["active"] == ["3 lookout"]
