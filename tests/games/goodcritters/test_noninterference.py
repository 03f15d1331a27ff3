"""GoodCritters: two games that differ only in what a viewer cannot know look the same to it, step by step."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice

import pytest

from rascals.core.chance import words_of
from rascals.games.goodcritters import BOX, notation
from rascals.games.goodcritters.box import ACTION_NAMES
from rascals.games.goodcritters.moves import ACTIONS, VERBS
from rascals.games.goodcritters.notation import SHORT_NAMES
from rascals.games.goodcritters.refusals import explain
from rascals.games.goodcritters.state import MANNERS, SEEN_BY_ALL
from tests.games.goodcritters.masking import mask
from tests.games.goodcritters.records import compose, expand
from tests.games.goodcritters.table import heard, legal, random_games, random_move, record

pytestmark = pytest.mark.no_cover

NEXT_LOOT = {"turned_over", "fuzz", "game_over"}  # what lies in the pile is told from here on
SETS = [
    (4, {"payoffs": True, "promos": 4, "changes": 6}),
    (5, {"payoffs": True, "bargaining": "turns", "changes": 6}),
    (6, {"payoffs": True, "promos": 2, "limited_terms": True, "changes": 4}),
    (4, {"payoffs": True, "early_bribes": True, "changes": 5}),
]


def pairs(players, options):
    """Yield two matches that a viewer cannot tell apart, and the viewer; at the beginning of step 3, or with early
    bribes of step 2.
    """
    begins, after = ("share", "ready") if "early_bribes" in options else ("bargain", "share")
    for match in random_games(players, range(3), commands=180 if begins == "share" else 90, **options):
        view = match.view(None)
        fresh = view["phase"] == begins and (match.history[-1].move or "").startswith(after)
        if fresh and view["fuzz_window"][0] > players:
            for viewer in (view["round"] % players, None)[: 2 - view["round"] % 2]:
                s = record(match)
                s.chance[:] = words_of(len(match.history))
                BOX.conceal(s, -1 if viewer is None else viewer)
                header = {"game": "goodcritters", "players": players, "options": options}
                other = header | match.game.box.write_position(s)
                yield *(match.game.from_position(p, seed=7) for p in (match.position(), other)), viewer


by_set = pytest.mark.parametrize(("players", "options"), SETS)


@by_set
def test_what_a_viewer_cannot_know_makes_no_difference_to_it(players, options, amount):
    """G-40: the same public course of step 3 gives byte-equal views, events, legal moves and refusals, whatever lies
    hidden: stashes, hidden gifts, cards chosen for an offer, chosen action cards, the pile.
    """
    dice, met = random.Random(players), Counter()
    for one, other, viewer in islice(pairs(players, options), amount(5, 8)):
        course = Course(one, other, viewer, dice, same_choices=False)
        met["stashes differ"] += one.position()["stashes"] != other.position()["stashes"]
        while met["moves"] < amount(10, 25) and course.move(met):
            met["moves"] += 1
        met["moves"] = 0
    assert met["stashes differ"] == amount(5, 8)
    assert met["payoff differs"] + met["offer differs"] > amount(0, 3)
    assert {"payoff", "offer", "accept", "threaten", "own"} <= set(met)


@pytest.mark.parametrize(("players", "options"), SETS[:3])
def test_step_4_shows_no_more_than_it_must(players, options, amount):
    """G-14, G-26, G-40: nor does carrying out the same action cards, as long as no card comes to the viewer unseen."""
    dice, met = random.Random(players), Counter()
    for one, other, viewer in islice(pairs(players, options), amount(4, 8)):
        course = Course(one, other, viewer, dice, same_choices=True)
        for _ in range(8):
            course.move(met)
        while course.is_on:
            course.go_on(met)
    assert met["voted"] == amount(4, 8)
    assert met["payoff differs"] + met["offer differs"] > 0


class Course:
    """The same public course of play in two matches, as far as one viewer can tell."""

    def __init__(self, one, other, viewer, dice, *, same_choices):
        self.one, self.other, self.viewer, self.dice, self.same_choices = one, other, viewer, dice, same_choices
        self.round = one.view(None)["round"]
        self.looks_the_same()

    def looks_the_same(self):
        """Compare all that the viewer gets, and a spectator, too."""
        for viewer in {self.viewer, None}:
            views = [json.dumps(match.view(viewer)) for match in (self.one, self.other)]
            assert views[0] == views[1]
        if self.viewer is not None:
            assert legal(self.one, self.viewer) == legal(self.other, self.viewer)
            records = record(self.one), record(self.other)
            may = legal(self.one, self.viewer)
            barred = [move for move in map(VERBS.move, range(ACTIONS)) if str(move) not in may]
            refused = [[explain(s, self.viewer, move) for move in barred] for s in records]
            assert refused[0] == refused[1]
        assert self.concealed(self.one) == self.concealed(self.other)

    def concealed(self, match):
        """Return a match's record redealt by the same chance: nothing of what differed may be left."""
        s = record(match)
        s.chance[:] = words_of("the same chance")
        BOX.conceal(s, -1 if self.viewer is None else self.viewer)
        return s

    @property
    def is_on(self):
        return not self.one.over and self.one.view(None)["round"] == self.round

    def move(self, met):
        """Play one more move; return whether there was one. Moves that would look different are passed over."""
        for _ in range(40):
            seat = self.dice.choice(self.one.acting)
            ahead = self.one.copy()
            ahead.play(seat, random_move(self.one, seat, self.dice))
            text = ahead.history[-1].move
            if self.may_be_compared(seat, text) and self.play_both(ahead, seat, text, met):
                return True
        return False

    def play_both(self, ahead, seat, text, met):
        """Play in the second match a move that the viewer reads alike; return whether there is one."""
        for counterpart in self.counterparts(seat, text):
            beside = self.other.copy()
            beside.play(seat, counterpart)
            if self.shown_by_right(ahead) == self.shown_by_right(beside):
                self.went_on(ahead, beside, met, seat, (text, counterpart))
                return True
        return False

    def go_on(self, met):
        """Let the seats say that they are done, choose and be ready, the same in both."""
        seat = self.dice.choice(self.one.acting)
        may = legal(self.one, seat)
        last = [move for move in ("ready", "done") if move in may]
        mine = ("choose yes", "choose no")
        choices = mine if seat == self.viewer else [move for move in may if move.startswith("choose")]
        answers = [move for move in may if move.startswith("decline")]
        text = self.dice.choice(answers or last or choices)
        ahead, beside = self.one.copy(), self.other.copy()
        ahead.play(seat, text)
        beside.play(seat, text)
        self.went_on(ahead, beside, met, seat, (text, text))

    def may_be_compared(self, seat, text):
        """Leave out what ends the step, and what shows the viewer a hidden card: its own robs, guards and skims."""
        commits = text == "ready" or (text.startswith("choose") and self.one.view(None)["phase"] == "choose")
        if commits and len(self.one.acting) == 1:
            return False
        return seat != self.viewer or text not in {"choose rob", "choose guard", "choose skim"}

    def counterparts(self, seat, text):
        """Yield moves of the other match that the viewer reads alike, other hidden cards first."""
        if seat != self.viewer:
            for _ in range(6):
                changed = self.with_other_cards(seat, text)
                if changed is not None and self.reads_alike(seat, text, changed):
                    yield changed
        if self.other.why_not(seat, text) is None:
            yield text

    def reads_alike(self, seat, text, changed):
        read = [mask(move, seat, self.viewer) for move in (text, changed)]
        return read[0] == read[1] and self.other.why_not(seat, changed) is None

    def with_other_cards(self, seat, text):
        """Return the move with what the viewer cannot see replaced by cards of the other match's stash."""
        if text.startswith("choose "):
            return None if self.same_choices else f"choose {self.dice.choice(ACTION_NAMES)}"
        head, words = VERBS.head_of(text) or (None, [])
        s = record(self.other)
        left = [card for card, count in enumerate(s.stash[seat]) for _ in range(count)]
        self.dice.shuffle(left)
        if head is None or head.kind == "share":
            return None
        if head.kind == "accept":
            if head.args["maker"] == self.viewer:
                return None
            chosen = " ".join([f"accept {head.args['maker']}:", *map(SHORT_NAMES.__getitem__, left[: len(words)])])
            actions = expand(s, seat, chosen)
            return compose(s, seat, actions) if isinstance(actions, list) else None
        at = words.index("for") if "for" in words else len(words)
        payoff_cards, gifts = notation.read_items(words[:at]) or (0, ())
        gives = [gift for gift in gifts if self.is_kept(gift, head.args["to"])]
        hidden = [gift % MANNERS for gift in gifts if not self.is_kept(gift, head.args["to"])]
        for gift in gives:
            if gift // MANNERS in left:
                left.remove(gift // MANNERS)
        if len(left) < len(hidden):
            return None
        gives += [card * MANNERS + manner for card, manner in zip(left, hidden, strict=False)]
        return " ".join([str(head), *notation.gifts_text(payoff_cards, gives), *words[at:]])

    def is_kept(self, gift, receiver):
        """Return whether the viewer sees a gift, now or once it is its own."""
        return gift % MANNERS == SEEN_BY_ALL or receiver == self.viewer

    def shown_by_right(self, match):
        """Return what a move brings to light of hidden things: offers that lapse, and open or own exchanged cards."""
        mine = [args for event, args in heard(match, self.viewer) if self.viewer in {args.get("from"), args.get("to")}]
        return [(event, args) for event, args in heard(match, None) if event in {"lapsed", "exchanged_open"}], mine

    def went_on(self, ahead, beside, met, seat, texts):
        told = [self.until_next_loot(heard(match, self.viewer)) for match in (ahead, beside)]
        assert told[0] == told[1]
        met[texts[0].split()[0]] += 1
        met[f"{texts[0].split()[0]} differs"] += texts[0] != texts[1]
        met["own"] += seat == self.viewer
        met["voted"] += any(name == "voted" for name, _ in told[0])
        self.one, self.other = ahead, beside
        if self.is_on:
            self.looks_the_same()

    def until_next_loot(self, told):
        ends = [at for at, (name, _) in enumerate(told) if name in NEXT_LOOT]
        return told[: ends[0]] if ends else told
