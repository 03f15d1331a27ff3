"""GoodCritters: phrases, and whether promises were kept, judged by what all have seen. [G-28]"""

from __future__ import annotations

import pytest

import rascals
from rascals.core.phrases import OTHER, SpokenPhrase
from rascals.games.goodcritters.phrases import PHRASES
from rascals.words import Words, languages
from tests.games.goodcritters.table import play, resolve, table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
EVENTS = {"event", "args"}


def log(match):
    """What a spectator has seen."""
    told = (event.seen_by(None) for ply in match.history for event in ply.events)
    return [event for event in told if event is not None]


def sharing(middle=(5, 4, 3, 3, 2, 2), boss=0, **entries):
    """A match in step 2, without early bribes."""
    return table(phase="share", middle=list(middle), shares=None, boss=boss, **entries)


def said(match, seat, phrase, **args):
    """Say something now; return a function that tells how it has turned out by a later moment."""
    at = len(log(match))
    return lambda later: PHRASES.judged(log(later), at, SpokenPhrase(seat, phrase, args))


@pytest.mark.parametrize(
    ("phrase", "actions", "mark"),
    [
        ("vote-yes", "yes yes yes yes", "kept"),
        ("vote-yes", "no yes yes yes", "broken"),
        ("vote-yes", "skim yes yes yes", "broken"),
        ("vote-no", "no yes yes yes", "kept"),
        ("vote-no", "yes no no no", "broken"),
        ("guard", "guard yes yes yes", "kept"),
        ("guard", "yes guard yes yes", "broken"),
    ],
)
def test_a_promised_card_is_seen_when_cards_turn(phrase, actions, mark):
    """G-11, G-28: a promise about one's card is open until the vote is counted, then kept or broken."""
    match = table()
    judged = said(match, 0, phrase)
    play(match, *(f"{seat} choose {action}" for seat, action in enumerate(actions.split())))
    play(match, "0 ready", "1 ready", "2 ready")
    assert judged(match) is None
    assert judged(play(match, "3 ready")) == mark


def test_a_guard_that_answers_a_rob_keeps_the_promise_too():
    """G-15: it is revealed out of turn."""
    match = table(threats=[3, None, None, None])
    judged = said(match, 3, "guard")
    assert judged(resolve(match, "rob", "yes", "yes", "guard")) == "kept"


@pytest.mark.parametrize(
    ("other", "mine", "mark"),
    [("yes", "yes", "kept"), ("yes", "no", "broken"), ("no", "no", "void"), ("guard", "yes", "void")],
)
def test_a_vote_that_depends_on_another_falls_due_with_it(other, mine, mark):
    """G-28: a promise to vote Yes only if another does is void if the other does not."""
    match = table()
    judged = said(match, 0, "vote-yes-if", to=2)
    assert judged(resolve(match, mine, "yes", other, "yes")) == mark


@pytest.mark.parametrize(
    ("card", "mine", "mark"), [("5", "yes", "kept"), ("5", "no", "broken"), ("4", "no", "void"), ("4", "yes", "void")]
)
def test_a_vote_for_a_card_falls_due_with_the_share(card, mine, mark):
    """G-08, G-28: a promise in return for a card is void if this round's share does not include it."""
    match = sharing()
    judged = said(match, 1, "vote-yes-for", card=card)
    play(match, "0 share 0:4,3,3 1:5 2:2 3:2")
    assert judged(match) is None
    assert judged(resolve(match, "yes", mine, "yes", "yes")) == mark


@pytest.mark.parametrize(
    ("threats", "actions", "mark"),
    [
        ([1, None, None, None], "rob yes yes yes", "broken"),
        ([1, None, None, None], "rob guard yes yes", "broken"),
        ([1, 0, None, None], "rob rob yes yes", "broken"),
        ([3, None, None, None], "rob yes yes yes", "kept"),
        ([1, None, None, None], "yes yes yes yes", "kept"),
        ([None, 0, 1, None], "yes rob rob yes", "kept"),
    ],
)
def test_whom_one_will_not_rob(threats, actions, mark):
    """G-14, G-15, G-28: it is broken by a rob, tried or done, but not by a threat."""
    match = table(threats=threats)
    judged = said(match, 0, "no-rob", to=1)
    assert judged(resolve(match, *actions.split())) == mark


def test_a_guard_that_answers_a_second_rob_tells_of_that_one_too():
    """G-15: it is revealed only once; the second robber has robbed all the same, and its owner has not."""
    match = table(threats=[1, None, 1, None])
    judged, owner = said(match, 2, "no-rob", to=1), said(match, 1, "no-rob", to=2)
    resolve(match, "rob", "guard", "rob", "yes")
    assert (judged(match), owner(match)) == ("broken", "kept")


@pytest.mark.parametrize("victim", ["lookout", "skeleton-key"])
def test_a_rob_that_a_promo_card_changes_is_a_rob(victim):
    """G-45: a lookout stops it, a skeleton key carries it out; it was attempted all the same."""
    owner = 1 if victim == "lookout" else 0
    stashes = [["5 gems", "4 skeleton-key"], ["5 cash", "3 lookout"], ["3 gems"], []]
    match = table(options={"promos": 4}, threats=[1, None, None, None], stashes=stashes)
    play(match, f"{owner} promo {victim}")
    judged = said(match, 0, "no-rob", to=1)
    assert judged(resolve(match, "rob", "guard" if owner == 0 else "yes", "yes", "yes")) == "broken"


def fresh():
    """A new game with seat 0 as boss, and the loot in the middle, best first."""
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=3)
    return match, best_first(match)


def best_first(match):
    """The loot in the middle."""
    return sorted(match.view(None)["middle"], reverse=True)


def share(match, best_to):
    """Let seat 0 give the best card to a seat, and all others to seat 3."""
    best, *others = [card[0] + card.partition(" ")[2][:1] for card in best_first(match)]
    given = {best_to: [best]} | {3: others} if best_to != 3 else {3: [best, *others]}
    return play(match, "0 share " + " ".join(f"{seat}:{','.join(cards)}" for seat, cards in given.items()))


def test_the_next_share_is_this_one_while_the_boss_has_not_shared():
    """G-08, G-28: a promised card is kept or broken by the share; a card that is not there was never due."""
    for card, to, mark in (("5", 1, "kept"), ("5", 2, "broken"), ("3", 1, "void")):
        match, middle = fresh()
        assert {loot[0] for loot in middle} == {"5", "4", "2"}
        judged = said(match, 0, "share", card=card, to=to)
        assert judged(match) is None
        assert judged(share(match, 1)) == mark


def test_the_next_share_is_the_next_rounds_once_the_boss_has_shared():
    """G-17, G-28: it stays open as long as the speaker is boss in the next round, and no longer."""
    match = share(fresh()[0], 1)
    judged = said(match, 0, "share", card="5", to=1)
    assert judged(match) is None
    resolve(match, "yes", "yes", "yes", "guard")
    assert judged(match) is None
    assert best_first(match)[0][0] == "5"
    assert judged(share(match, 1)) == "kept"
    match = share(fresh()[0], 1)
    judged = said(match, 0, "share", card="5", to=1)
    assert judged(resolve(match, "yes", "no", "no", "no")) == "void"


def test_the_end_of_the_game_leaves_no_share_open():
    """G-21: a promise about a share that never comes is void."""
    match = table(pile=["fuzz", 3], fuzz_window=[0, 1])
    judged = said(match, 0, "share", card="5", to=1)
    assert judged(resolve(match, "yes", "yes", "yes", "yes")) == "void"
    assert match.over


def test_what_is_said_after_the_round_is_of_the_next():
    """G-28, G-33: each promise belongs to the round in which it was made."""
    match = resolve(play(sharing(), "0 share 0:5,4,3,3,2,2"), "no", "yes", "yes", "yes")
    judged = said(match, 0, "vote-yes")
    assert judged(match) is None
    play(match, "0 share 0:" + ",".join(match.view(None)["middle"]))
    assert judged(resolve(match, "yes", "yes", "yes", "yes")) == "kept"


def test_a_mark_follows_from_what_all_have_seen():
    """G-40: the judge gets what a spectator sees, where a robbed card is not named, and needs no more."""
    match = resolve(table(threats=[1, None, None, None]), "rob", "yes", "yes", "yes")
    assert [event["args"]["card"] for event in log(match) if event["event"] == "robbed"] == [None]


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_words_for_its_addressee_and_for_others(language):
    """Each phrase has a text in every language, with its card; one for its addressee and another for others."""
    words = Words(language)
    for phrase in PHRASES.offered:
        args = {name: 2 if kind == OTHER else kind[0] for name, kind in phrase.args.items()}
        told = [words.phrase("goodcritters", {"id": phrase.name, "args": args}, NAMES, you) for you in (2, 1, None)]
        assert told[1] == told[2]
        assert (told[0] != told[1]) == ("to" in args)
        assert ("Cleo" in told[1]) == ("to" in args)
        assert all("5" in text for text in told if "card" in args)


@pytest.mark.parametrize(
    ("phrase", "args", "fits"),
    [
        ("vote-yes", {}, True),
        ("vote-yes", {"to": 1}, False),
        ("vote-yes-if", {"to": 1}, True),
        ("vote-yes-if", {}, False),
        ("vote-yes-if", {"to": 0}, False),
        ("vote-yes-if", {"to": 4}, False),
        ("vote-yes-if", {"to": -1}, False),
        ("vote-yes-if", {"to": True}, False),
        ("vote-yes-if", {"to": "1"}, False),
        ("vote-yes-for", {"card": "5"}, True),
        ("vote-yes-for", {"card": 5}, False),
        ("vote-yes-for", {"card": "5 gems"}, False),
        ("share", {"card": "2", "to": 3}, True),
        ("share", {"to": 3}, False),
    ],
)
def test_phrases_are_said_with_their_arguments_only(phrase, args, fits):
    """An argument is another seat at this table, or one of its valid words."""
    assert PHRASES.find(phrase).fits(SpokenPhrase(0, phrase, args), 4) is fits
