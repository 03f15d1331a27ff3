"""GoodCritters, early bribes: exchanges while the boss shares. [G-48]"""

from __future__ import annotations

import json
from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.core.errors import BadOption, BadPosition
from tests.games.goodcritters.bargains import (
    legal,
    names,
    payoff_cards,
    play,
    random_games,
    resolve,
    stash,
    table,
    why,
)

EARLY: dict[str, Any] = {"early_bribes": True}
MIDDLE = [5, 4, 3, 3, 2, 2]
ALL_TO_THE_BOSS = "0 share 0:5,4,3,3,2,2"


def sharing(**entries):
    """A match of four in step 2, with early bribes; seat 0 is boss."""
    options = EARLY | entries.pop("options", {})
    return table(phase="share", middle=MIDDLE, shares=None, options=options, **entries)


def kinds(match, seat):
    """The kinds of moves a seat may make."""
    return {move.kind for move in match.legal(seat)}


def status(match, seat):
    """The id of what a seat is told to do, and of whom it speaks."""
    told = match.view(seat)["status"]
    return told["id"], told["args"]["seat"]


def test_all_make_and_answer_offers_until_the_share_is_made():
    """G-48: while the boss shares all may offer, withdraw, accept and decline, the boss too."""
    match = play(sharing(), "1 offer 0: P2 for 5", "0 offer 2: P1", "3 offer 0: for 4", "2 offer 1: 3 for 2")
    play(match, "0 accept 1", "2 accept 0", "0 decline 3", "2 withdraw 1")
    assert payoff_cards(match) == [6, 3, 6, 5]
    assert stash(match, 0) == ["4 cash", "3 cash", "2 cash"]
    assert match.view(None)["phase"] == "share"
    assert match.view(None)["offers"] == []


def test_nothing_else_of_step_three_is_done():
    """G-48: no threat, action card, payoff or promo card, and nobody is ready; only the boss shares."""
    match = sharing(options={"promos": 1}, stashes=[["5 gems", "3 lookout"], ["3 lookout"], ["3 gems"], []])
    assert kinds(match, 0) == {"give", "offer"}
    assert kinds(match, 1) == {"offer"}
    for wrong in ("threaten 2", "choose yes", "payoff a yes 2: P1", "promo lookout", "ready", "done"):
        assert why(match, 1, wrong) == "early-offers-only"
        assert why(match, 0, wrong) == "share-first"
    assert why(match, 1, "give 1") == why(match, 1, ALL_TO_THE_BOSS[2:]) == "not-boss"


def test_without_the_option_there_is_only_talk():
    """G-28, G-47: by default nobody but the boss acts in step 2, and the boss only shares."""
    match = table(phase="share", middle=MIDDLE, shares=None)
    assert match.acting == match.needed == (0,)
    assert kinds(match, 0) == {"give"}
    assert why(match, 1, "offer 0: P1") == "not-boss"
    assert why(match, 0, "offer 1: P1") == "share-first"


@pytest.mark.parametrize("options", [{}, {"payoffs": True, "bargaining": "turns"}, {"bargaining": "open"}])
def test_it_needs_payoffs_and_open_bargaining(options):
    """G-48: elsewhere the option is refused, and says what it needs."""
    with pytest.raises(BadOption, match="early_bribes needs payoffs=true and bargaining=open"):
        rascals.game("goodcritters", players=4, **EARLY, **options)
    assert rascals.game("goodcritters", players=4, **options).options["early_bribes"] is False


def test_offers_count_as_changes_of_the_round():
    """G-35, G-48: what is offered early is no longer left for step 3; answers are not counted."""
    match = play(sharing(options={"changes": 2}), "1 offer 0: P1", "0 accept 1", "1 offer 0: P1")
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 2, 0, 0]
    assert kinds(match, 1) == {"withdraw"}
    assert why(match, 1, "offer 2: P1") == "no-changes-left"
    play(match, ALL_TO_THE_BOSS)
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 2, 0, 0]
    assert why(match, 1, "threaten 2") == "no-changes-left"
    resolve(play(match, "0 accept 1"), "yes", "yes", "yes", "yes")
    assert [seat["changes"] for seat in match.view(None)["seats"]] == [0, 0, 0, 0]


def test_the_boss_shares_at_any_moment_and_waits_for_nobody():
    """G-48: offers that stand, even to the boss, hinder no share; they go on into step 3."""
    match = play(sharing(), "1 offer 0: P1 for 5", "2 offer 3: 3~", ALL_TO_THE_BOSS)
    view = match.view(None)
    assert view["phase"] == "bargain"
    assert [(offer["from"], offer["to"]) for offer in view["offers"]] == [(1, 0), (2, 3)]
    assert stash(play(match, "0 accept 1"), 1)[:2] == ["5 cash", "5 gems"]


def test_the_middle_belongs_to_nobody():
    """G-48: of the loot in the middle nothing can be offered, nor does it count as anybody's to be asked for."""
    match = sharing(stashes=[[], ["5 cash"], [], []])
    assert why(match, 0, "offer 1: 5") == "not-owned"
    assert why(match, 1, "offer 0: for 5") == "asks-too-much"
    assert why(match, 1, "offer 0: P1 for P2") is None
    assert match.view(None)["middle"] == ["5", "4", "3", "3", "2", "2"]


def test_who_may_do_something_is_awaited_and_nobody_waits_for_them():
    """G-48: the boss is needed, and who has an offer to answer; the others are free; who can do nothing rests."""
    match = sharing(options={"changes": 1})
    assert match.acting == (0, 1, 2, 3)
    assert match.needed == (0,)
    play(match, "1 offer 2: P1")
    assert match.needed == (0, 2)
    assert match.view(None)["free"] == [1, 3]
    play(match, "2 decline 1")
    assert match.acting == (0, 2, 3)
    assert why(match, 1, "offer 2: P1") == "no-changes-left"
    play(match, ALL_TO_THE_BOSS)
    assert match.acting == match.needed == (0, 1, 2, 3)
    assert match.view(None)["free"] == []


def test_who_can_deal_with_nobody_is_not_awaited():
    """G-28, G-48: a seat that has nothing may still ask any other that has something, not only the boss."""
    match = sharing(stashes=[[], [], [3], []], payoff_cards=[0, 0, 0, 0])
    assert match.acting == (0, 1, 2, 3)
    assert legal(match, 1) == ["offer 2:"]
    assert sharing(stashes=[[], [], [], []], payoff_cards=[0, 0, 0, 0]).acting == (0,)


def test_a_begun_share_is_seen_by_nobody():
    """G-37, G-48: it stops all others, who see the table as if nothing were begun; nor do they see a begun offer."""
    before = sharing().view(2)
    for seat, move in ((0, "share 0:5 1:4"), (1, "offer 0: P1")):
        match = sharing(unfinished={"seat": seat, "move": move})
        assert match.acting == match.needed == (seat,)
        assert match.view(2) == before
        assert match.view(seat)["draft"] == move
        assert legal(match, 2) == []
        assert why(match, 2, "offer 1: P1") == "not-boss"


def test_everybody_is_told_what_may_be_done():
    """G-48: the boss shares, who has an offer may answer it, the others may bribe; spectators hear of the boss."""
    match = play(sharing(options={"changes": 1}), "1 offer 2: P1", "3 offer 0: P1", "0 accept 3")
    assert status(match, 0) == ("share", [0])
    assert status(match, 2) == ("bribe-answer", [0])
    assert status(play(match, "2 decline 1"), 2) == ("bribe", [0])
    assert status(match, 1) == status(match, None) == ("share", [0])
    match = play(sharing(), "1 offer 0: P1")
    assert status(match, 0) == ("bribe-answer", [0])
    assert status(play(match, ALL_TO_THE_BOSS), 2) == ("bargain", [0, 1, 2, 3])
    assert status(match, 0) == ("answer", [0, 1, 2, 3])


def test_offers_lapse_and_show_as_in_step_three():
    """G-39, G-41: what is no longer owned is no longer offered; what an offer shows is known to its addressee."""
    match = play(sharing(), "1 offer 0: 5~", "1 offer 2: 5?")
    assert match.view(0)["seats"][1]["known"]["5"] == 1
    assert match.view(3)["seats"][1]["known"]["5"] == 0
    hidden = [offer["gives"] for offer in match.view(2)["offers"]]
    assert hidden == [[None], [None]]
    play(match, "0 accept 1")
    assert "lapsed" in names(match)
    assert match.view(None)["offers"] == []


def test_when_the_round_ends_early_offers_are_gone():
    """G-39, G-48: an offer of step 2 lapses with step 3, and the next round begins without any."""
    match = play(sharing(), "1 offer 0: P1 for 5", "0 share 0:2 1:5,4 2:3,3 3:2")
    resolve(match, "yes", "yes", "yes", "yes")
    assert match.view(None)["phase"] == "share"
    assert match.view(None)["offers"] == []


def test_a_failed_vote_opens_bribes_again():
    """G-19, G-48: the new boss shares, and may be bribed."""
    match = resolve(play(sharing(), ALL_TO_THE_BOSS), "yes", "no", "no", "no")
    assert match.view(None)["boss"] == 1
    play(match, "0 offer 1: P2 for P1", "1 accept 0")
    assert match.needed == (1,)


def test_positions_have_offers_and_changes_in_step_two():
    """G-48: they are written and read back; without the option, or with a threat, they are refused."""
    match = play(sharing(), "1 offer 0: P1 5~ for 4 ?", "3 offer 2: for P1")
    position = match.position()
    assert [(offer["from"], offer["to"]) for offer in position["offers"]] == [(1, 0), (3, 2)]
    assert position["changes"] == [0, 1, 0, 1]
    again = match.game.from_position(json.loads(json.dumps(position)), seed=1)
    assert again.position() == position
    assert legal(again, 0) == legal(match, 0)
    with pytest.raises(BadPosition, match="changes"):
        sharing(changes=[21, 0, 0, 0])
    with pytest.raises(BadPosition, match="threats: nothing of this"):
        sharing(threats=[1, None, None, None])
    for entry in ({"offers": position["offers"]}, {"changes": [0, 1, 0, 0]}):
        with pytest.raises(BadPosition, match=f"{next(iter(entry))}: nothing of this in the phase 'share'"):
            table(phase="share", middle=MIDDLE, shares=None, **entry)
        with pytest.raises(BadPosition, match="nothing of this in the phase 'over'"):
            table(phase="over", middle=[], shares=None, options=EARLY, **entry)


GAMES = [
    rascals.game("goodcritters", players=4, payoffs=True, changes=2, length="short", **EARLY),
    rascals.game("goodcritters", players=5, payoffs=True, promos=4, changes=3, **EARLY),
]


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES, ids=laws.name_of)
@pytest.mark.parametrize(
    "law",
    [
        laws.is_in_the_dialect,
        laws.ends_with_a_winner,
        laws.refuses_what_is_not_legal,
        laws.refusals_are_explained,
        laws.notation_reads_back,
        laws.positions_read_back,
        laws.saved_games_hold,
        laws.concealing_is_not_seen,
        laws.taking_back_teaches_nobody,
        laws.observations_keep_their_bounds,
        laws.observations_are_renewed,
        laws.everything_has_words,
    ],
    ids=lambda law: law.__name__,
)
def test_the_laws_hold_with_early_bribes(law, game):
    """G-48: what holds of every game holds of this one."""
    law(game)


@pytest.mark.no_cover
def test_whole_games_come_to_an_end_with_many_early_bribes(amount):
    """G-35, G-43, G-48: random games in which many deals are struck before the share lose no payoff card and end."""
    struck = 0
    for match in random_games(4, range(amount(2, 8)), commands=2_000, payoffs=True, length="short", changes=4, **EARLY):
        phase = match.view(None)["phase"]
        struck += phase == "share" and "accepted" in names(match)
        if phase == "share":
            assert sum(payoff_cards(match)) == 20
    assert match.over
    assert struck > 3
