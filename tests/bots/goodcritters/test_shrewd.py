"""The shrewd bot of GoodCritters: blind to what its seat may not know, and no fool in plain cases."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import rascals
from rascals.bots import Budget, ask, bot, decide
from rascals.bots.goodcritters.shrewd import Manner, Shrewd
from tests.games.goodcritters.table import bargaining, sharing

PAYING = {"payoffs": True}
TURNS = {"bargaining": "turns"}
SHREWD = bot("shrewd", "goodcritters")


def answers(match, seat, count=20, shrewd=SHREWD):
    """What it does at a table, over some random states; each of its answers can be played."""
    found = [decide(shrewd, match, seat, random.Random(chance)) for chance in range(count)]
    assert all(match.why_not(seat, choice.move) is None for choice in found)
    return Counter(str(choice.move) for choice in found)


def cards(match, seat, count=20):
    """Which action cards it chooses when it has nothing to change any more."""
    return answers(match, seat, count, Shrewd(manner=Manner(changes=0)))


# ---------------------------------------------------------------- what it may know


@pytest.mark.parametrize("entry", ["payoffs", "offers"])
def test_hidden_gifts_change_nothing(entry):
    """Before a card is its own it makes the same of a hidden 5 as of a hidden 2, and of a shown one it does not."""
    found = []
    for card in ("5?", "2?", "5~", "2~"):
        lying = {"from": 0, "to": 2, "cards": ["P1", card], "token": "a", "side": "yes"}
        offer = {"from": 0, "to": 2, "gives": ["P1", card], "wants": ["3"]}
        match = bargaining(4, options=PAYING, **{entry: [lying if entry == "payoffs" else offer]})
        choice = decide(Shrewd(manner=Manner(changes=0)), match, 2, random.Random(3))
        found.append((str(choice.move), choice.analysis))
    assert found[0] == found[1]
    assert found[2] != found[3]


# ---------------------------------------------------------------- the loot


def kept(match, seat=0):
    """The shares it gives, as points by seat, on average over some random states."""
    shares = [decide(SHREWD, match, seat, random.Random(chance)).analysis["shares"] for chance in range(10)]
    return [sum(share) / len(shares) for share in zip(*shares, strict=True)]


def test_as_boss_it_buys_some_and_keeps_most():
    """It keeps much more than its turn, gives something, but not to all; every card is given."""
    match = sharing([5, 5, 4, 4, 3, 2, 2], players=5)
    shares = kept(match)
    assert sum(shares) == 25
    assert 8 <= shares[0] <= 22
    assert sum(share < 1 for share in shares) >= 1
    for text in answers(match, 0, 5):
        assert text.startswith("share 0:")


def test_with_a_limit_it_weighs_less():
    """A budget of one simulation leaves one way to share, the first: all for oneself."""
    match = sharing([5, 5, 4, 4, 3, 2, 2], players=5)
    question = replace(ask(match, 0, random.Random(1)), budget=Budget(simulations=1))
    choice = bot("shrewd").choose(question)
    assert choice.analysis["weighed"] == 1
    assert choice.move == "share 0:5,5,4,4,3,2,2"


def test_all_the_middle_is_shared_however_much_it_is():
    """After many failed votes, with promo cards and kinds among it, the whole middle is shared at once."""
    middle = [5, "5 gems", "5 gems", "4 skeleton-key", "3 lookout", 3, "3 cash", *["2 sculptures"] * 60, 2]
    for text in answers(sharing(middle, players=6, options={"promos": 4}), 0, 3):
        assert text.startswith("share ")


# ---------------------------------------------------------------- votes, robs, guards


def test_the_content_vote_yes_and_the_angry_no():
    """Who is given much votes yes; who is given nothing, and would be the next boss, votes no."""
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], boss=0)
    assert cards(match, 2)["choose yes"] >= 15
    assert cards(match, 1)["choose no"] >= 15


def test_it_sells_its_vote():
    """Who would not vote yes does for a payoff that says so; for one on the other side it votes no."""
    shares = [[5, 4], [3], [2], [3, 3]]
    stake = {"from": 0, "token": "a", "to": 2, "cards": ["P5", "5", "5"]}
    paid = {
        side: bargaining(4, shares=shares, options=PAYING, payoff_cards=[0, 5, 5, 5], payoffs=[{**stake, "side": side}])
        for side in ("yes", "no")
    }
    for side, match in paid.items():
        assert cards(match, 2)[f"choose {side}"] >= 18


def test_threatened_from_all_sides_it_guards():
    """With three markers before it, and little at stake in the vote, it guards."""
    match = bargaining(4, shares=[[3], [2], [2], [2]], threats=[2, 2, None, 2])
    assert cards(match, 2, 100)["choose guard"] >= 50


def test_it_threatens_before_it_robs():
    """With little at stake the last in order threatens a full stash, not an empty one, and robs it."""
    stashes = [[5, 5, 5], [], [2], []]
    assert answers(bargaining(4, shares=[[2]] * 4, stashes=stashes), 3)["threaten 0"] >= 15
    match = bargaining(4, shares=[[2]] * 4, stashes=stashes, threats=[None, None, None, 0])
    assert cards(match, 3)["choose rob"] >= 12


def test_the_boss_may_skim_the_next_in_line_votes_no():
    """With little at stake the boss, whose skim comes first, skims; the next boss but one would rather be it."""
    match = bargaining(4, shares=[[2]] * 4, stashes=[[]] * 4)
    assert cards(match, 0)["choose skim"] >= 15
    assert cards(match, 1)["choose no"] >= 15


def test_it_offers_payoffs_for_a_large_share():
    """A boss with a large share at stake lays payoffs that say yes before those who might be swayed."""
    match = bargaining(5, shares=[[5, 5, 5, 5], [2], [2], [2], [3]], options=PAYING)
    laid = answers(match, 0)
    assert sum(count for text, count in laid.items() if text.startswith("payoff a yes")) >= 10
    assert not any(text.startswith("payoff a no") for text in laid)


# ---------------------------------------------------------------- offers, readiness


def offered(gives, wants, **entries):
    return bargaining(4, options=PAYING, offers=[{"from": 1, "to": 2, "gives": gives, "wants": wants}], **entries)


@pytest.mark.parametrize(
    ("gives", "wants", "answer"),
    [
        (["5"], ["2"], "accept 1"),
        (["2"], ["5"], "decline 1"),
        (["P2"], [], "accept 1"),
        ([], ["4"], "decline 1"),
        (["P4"], ["3"], "accept 1"),
        (["5"], ["?"], "accept 1: 2"),
        (["3"], ["?", "?"], "decline 1"),
        (["5", "4"], ["2", "?"], "accept 1: 3"),  # the 2 is wanted by name: the 3 is the least that is left
        (["2?"], ["4"], "decline 1"),
    ],
)
def test_offers_are_answered_by_what_they_bring(gives, wants, answer):
    """It accepts what brings more than it takes, giving its least where it may choose, and declines the rest."""
    assert answers(offered(gives, wants), 2, 5) == {answer: 5}


def test_what_it_cannot_give_it_declines():
    """An offer that would pay but asks for what it does not have is declined."""
    assert answers(offered(["5"], ["3"], stashes=[[5]] * 2 + [[2, 2]] + [[5]]), 2, 5) == {"decline 1": 5}


def test_of_exchanges_it_asks_for_what_is_known_to_be_there():
    """Its own offers ask for cards it knows of, and not for what the other may lack."""
    known = [[[], [2, 2], [], []], *[[[], [], [], []]] * 3]
    stashes = [[5], [2, 2, 3, 3], [3, 3], [3, 3]]
    entries = {"payoff_cards": [5, 0, 0, 0], "threats": [None, 0, 0, None]}
    match = bargaining(4, options=PAYING, stashes=stashes, known=known, **entries)
    haggler = Shrewd(manner=Manner(worthwhile=99.0, haggling=1.0))
    found = answers(match, 0, 5, haggler)
    assert found
    assert all(text.startswith("offer 1: ") for text in found)
    assert all(set(text.partition(" for ")[2].split()) == {"2"} for text in found)


def test_it_is_ready_once_it_has_chosen():
    """With its card chosen it is ready, unless another card has become much better."""
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], chosen=[None, None, "yes", None])
    assert answers(match, 2, 5) == {"ready": 5}
    match = bargaining(4, shares=[[5], [], [5, 5, 5], [5]], chosen=[None, None, "no", None])
    assert answers(match, 2, 5) == {"choose yes": 5}


def test_it_soon_leaves_well_alone():
    """However the table changes it makes few changes of its own in a round."""
    game = rascals.game("goodcritters", players=4, payoffs=True, changes=10)
    most = []

    def look(match):
        most.append(match.view(None)["seats"][2]["changes"])

    rascals.play(game, ["random", "random", "shrewd", "random"], seed=8, on_move=look)
    assert 1 <= max(most) <= 8


def test_in_turns_it_says_done():
    """In its turn, with nothing left to change, it is done; what it answers then and later is all legal."""
    match = bargaining(4, options=TURNS, turn=0, changes=[20, 0, 0, 0])
    assert answers(match, 0, 3) == {"done": 3}
