"""What five newcomers to each game ask at typical decisions, and what the coach's sentence answers them.

Each line of a game's questions is one newcomer at one moment: what they ask, and what the sentence must name, worked
out here from the position and not from the reason. A sentence that speaks of
what only a bot has (its draws by lot, its plans) answers nobody.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import rascals
from rascals.bots import Rationale, bot, decide
from rascals.bots.heist import shrewd
from rascals.core.match import Match
from rascals.games.goodcritters.components import CARD_VALUES
from rascals.games.goons.components import COLOUR_NAMES, GOON_NAMES, SCHEME_NAMES
from rascals.games.heist.components import CRITTER_NAMES
from rascals.tui.heist_lines import does
from rascals.words import Words
from tests.bots.felicity.test_shrewd import position
from tests.bots.goons.test_shrewd import asked_of, rolled
from tests.bots.heist.test_shrewd import CORRIDOR
from tests.bots.test_reasons import Decision, found
from tests.games.goons.scenes import goons
from tests.games.heist.scenes import heist

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
EMPTY_WORDS = re.compile(r"\bat random\b|\bto it\b|by chance|nobody reads|its plans")
Named = list[str]


@dataclass(frozen=True)
class Advice:
    """A sentence of the coach, with its move, the reason's id, and where it was given."""

    id: str
    said: str
    move: str
    seat: int
    s: Any
    match: Match | None = None

    def after(self) -> Any:
        """The position after the move."""
        assert self.match is not None
        twin = self.match.copy()
        twin.play(self.seat, self.move)
        return twin.state


def advice(game: str, reason: Rationale | None, move: object, seat: int, s: Any, match: Match | None = None) -> Advice:
    assert reason is not None
    said = Words("en").because(game, {"id": reason.id, "args": dict(reason.args)}, NAMES, seat)
    return Advice(reason.id, said, str(move), seat, s, match)


def of(decision: Decision, game: str) -> Advice:
    return advice(game, decision.alone.reason, decision.alone.move, decision.seat, decision.match.state, decision.match)


def at(match: Match, game: str) -> Advice:
    seat = match.acting[0]
    chosen = decide(bot("shrewd:8"), match, seat, random.Random(1))
    return advice(game, chosen.reason, chosen.move, seat, match.state)


def says(text: str, parts: Named) -> bool:
    """Whether a sentence contains each of these, a number only as a whole number."""
    return all(
        re.search(rf"(?<![\d.,−$]){re.escape(part)}(?!\d)" if part[0].isdigit() else re.escape(part), text)
        for part in parts
    )


# ---------------------------------------------------------------- Felicity


def auction(**given: Any) -> Advice:
    """A decision in an auction: rows of 8, 3, 11 and −5, the first of which is open."""
    game = rascals.game("felicity", players=4)
    return at(game.from_position(position(["8", "3", "11", "-5"], **given), seed=1), "felicity")


def placed(one: Advice) -> Named:
    """What a card without a dog is worth to the winner, or that everybody will soon see it."""
    worth = {"rabbit": "nothing"}.get(one.move.split()[1], one.move.split()[1].lstrip("-"))
    shown = min(one.s.placed, one.s.players - 1)
    return [worth, "as soon as" if shown == 0 else f"after {shown} pass"]


def placings() -> Iterator[Advice]:
    for decision in found("felicity"):
        if str(decision.alone.move).startswith("place ") and "dog" not in str(decision.alone.move):
            yield of(decision, "felicity")


def last_seat() -> Advice:
    """All others are out: 8 + 3 + 11 − 5 are open, for one mouse."""
    return auction(revealed=4, passed=(0, 1, 2), turn=3)


# ---------------------------------------------------------------- GoodCritters


def dollars(points: float) -> str:
    return f"${1000 * points:,.0f}"


def shares(s: Any) -> list[int]:
    return [sum(count * CARD_VALUES[card] for card, count in enumerate(s.shares[seat])) for seat in range(s.players)]


def goodcritters(kind: str) -> Iterator[Advice]:
    for decision in found("goodcritters"):
        one = of(decision, "goodcritters")
        if one.id == kind:
            yield one


def vote(one: Advice) -> Named:
    """One's share, an equal one, and how likely the vote passes either way."""
    given = shares(one.s)
    return [dollars(given[one.seat]), dollars(round(sum(given) / len(given), 1)), "Yes", "No", "If it fails"]


# ---------------------------------------------------------------- Critter Heist


def heisted(edition: str, **scene: Any) -> Advice:
    return at(heist(edition, tiles=CORRIDOR, **scene).match(), "heist")


def hired() -> Iterator[Advice]:
    match = rascals.game("heist", players=4, edition="v2").new(seed=1)
    for _ in range(2):
        one = at(match, "heist")
        yield one
        match.play(one.seat, one.move)


def told_of(one: Advice) -> Named:
    """The critter and its effect, as the terminal lists it."""
    critter = one.move.split()[1]
    return [critter, does(critter, "v2", Words("en"))]


# ---------------------------------------------------------------- Goons


def goon_chosen() -> Advice:
    return at(rascals.game("goons", players=4).new(seed=2), "goons")


def served(one: Advice) -> Named:
    """The colours of the goon, and the schemes open there."""
    goon = GOON_NAMES.index(one.move.split()[1])
    mine = [colour for colour in range(4) if one.s.pairs[goon] >> colour & 1]
    schemes = [Words("en").term("goons", SCHEME_NAMES[one.s.scheme[colour]]) for colour in mine]
    return [*(COLOUR_NAMES[colour] for colour in mine), *schemes]


def goons_turn(*kinds: str) -> Iterator[Advice]:
    for decision in found("goons"):
        if (decision.alone.reason or Rationale("")).id in kinds:
            yield of(decision, "goons")


def purse_after(one: Advice) -> Named:
    """One's energy, money and stars afterwards."""
    s = one.after()
    return [f"{s.energy[one.seat]} energy", f"{s.money[one.seat]} money", f"{s.stars[one.seat]} stars"]


def committed(one: Advice) -> Named:
    """One's own energy on the scheme and all of it, and what becomes of it."""
    after = one.after()
    row = next(
        row for row, before in zip(after.markers, one.s.markers, strict=True) if row[one.seat] > before[one.seat]
    )
    return [f"{row[one.seat]} of the {sum(row)} energy", "comes back", "it is gone"]


def resolving(scene: Any) -> Advice:
    choice = asked_of(scene)
    return advice("goons", choice.reason, choice.move, scene.acting[0], scene.s)


def lots() -> Advice:
    scene = goons(3, schemes={"blue": "LD1"}, piles={"blue": "0:3 1:3 2:3"}, shown={"blue": 12}).resolve()
    return resolving(scene)


def drawing() -> Advice:
    scene = goons(2, schemes={"yellow": "BR1"}, piles={"yellow": "0:4"}, energy=[8, 0], shown={"yellow": 20})
    return resolving(scene.draws("bbbb").resolve())


# ---------------------------------------------------------------- the questions

Moment = Callable[[], Iterable[Advice] | Advice]
Must = Callable[[Advice], Named] | Named

BIDS: dict[str, Any] = {"passed": (1, 2), "revealed": 3}
QUESTIONS: dict[str, list[tuple[str, Moment, Must]]] = {
    "felicity": [
        ("What is this card worth, and who will see it?", placings, placed),
        ("What is the sack worth, and how much of it do I not know?", auction, ["3 cards", "Nobody has bid"]),
        (
            "Somebody bids 3: do they know more than I?",
            lambda: auction(bids=(1, 0, 0, 3), **BIDS),
            ["1 card", "Dan bids 3 and knows one of those"],
        ),
        (
            "The bid is high: what do I lose by passing?",
            lambda: auction(bids=(1, 0, 0, 30), mice=(40, 15, 15, 40), **BIDS),
            ["31", "costs you nothing", "6 mice"],
        ),
        ("All are out: is it worth its mouse?", last_seat, ["17", "1"]),
    ],
    "goodcritters": [
        ("How much may I keep, and who will agree?", lambda: goodcritters("share"), ["You keep", "agree", "%"]),
        ("Is my share a good one? What if I vote otherwise?", lambda: goodcritters("yes"), vote),
        ("What do I get from voting No?", lambda: goodcritters("no"), vote),
        ("Does a threat bind me?", lambda: goodcritters("threaten"), ["Rob", "%", "binds you to nothing"]),
        ("Would another card be better?", lambda: goodcritters("ready"), ["You have chosen", "%"]),
    ],
    "heist": [
        ("What do these piles hold?", lambda: next(hired()), ["hire one of them"]),
        ("What does this critter do?", lambda: list(hired())[1:], told_of),
        (
            "Which loot, how far, and past what?",
            lambda: heisted("v2", loot={"0,4": "4"}),
            ["worth 4", "no security", "no trap"],
        ),
        (
            "I carry loot: does it count already?",
            lambda: heisted("v1", at=["0,3"], carried=["4"]),
            ["worth 4", "home", "only there"],
        ),
        ("Why stop here?", lambda: heisted("v2", at=["0,2"]), ["this turn", "the next one"]),
    ],
    "goons": [
        ("In what do the six cards differ?", goon_chosen, served),
        ("What do I have after this?", lambda: goons_turn("better", "hustle", "buy"), purse_after),
        ("What happens to the energy I put there?", lambda: goons_turn("scheme"), committed),
        ("Can a reroll still help?", lambda: resolving(rolled(1, 1, 4, 5)), ["11", "5 of 6", "you have 4"]),
        ("How likely is a token that counts?", drawing, ["%", "you have 8"]),
        ("What should I keep for later lots?", lots, ["tokens for all of them: 6", "3 more lots", "up to 6"]),
    ],
}
ASKED = [(game, *line) for game, lines in QUESTIONS.items() for line in lines]


@pytest.mark.parametrize(("game", "question", "found_at", "must"), ASKED, ids=[f"{one[0]}: {one[1]}" for one in ASKED])
def test_the_coach_answers_what_a_newcomer_asks(game: str, question: str, found_at: Moment, must: Must) -> None:
    """At each such moment the sentence names what the newcomer asks for, with numbers that are true of the position."""
    given = found_at()
    told = [given] if isinstance(given, Advice) else list(given)
    assert told, f"{game}: {question}"
    for one in told:
        parts = must(one) if callable(must) else must
        assert says(one.said, parts), (question, one.move, parts, one.said)


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_sentence_speaks_of_the_bot(game: str) -> None:
    """No reason mentions how the bot chooses, at random or by its plans: each speaks to the person who asks."""
    for decision in found(game):
        if (one := of(decision, game)).id != "only":
            assert not EMPTY_WORDS.search(one.said), one.said


def test_what_a_critter_does_is_told_for_every_edition() -> None:
    """The coach's sentence explains each critter of an edition as the terminal's hand does."""
    words = Words("en")
    for edition in ("v1", "v2", "v3", "v4", "v5"):
        s: Any = rascals.game("heist", players=2, edition=edition).new(seed=1).state
        for critter, count in zip(CRITTER_NAMES, s.critter_counts, strict=True):
            assert not count or words.text(shrewd.does(s, critter)["id"]) == does(critter, edition, words)
