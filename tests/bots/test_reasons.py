"""Why the shrewd players do what they do: said in every language, in the numbers they go by."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import ceil, prod
from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.bots import Choice, bot, decide
from rascals.bots.felicity.shrewd import added
from rascals.bots.goodcritters.opponents import Character, OpponentModel
from rascals.bots.goodcritters.options import Market, Side
from rascals.bots.goodcritters.outlook import Outlook
from rascals.bots.goons.options import traded
from rascals.bots.goons.outlook import Character as OfGoons
from rascals.bots.goons.outlook import Prices, energy_worth, money_worth, reward_worth, scheme_gains, turns_left
from rascals.bots.goons.shrewd import best_reward
from rascals.bots.heist import shrewd
from rascals.bots.heist.outlook import NO_WAY, Way, about_to_take, plan_of, tour
from rascals.bots.heist.outlook import Character as OfHeist
from rascals.bots.playing import next_awaited
from rascals.core import rules
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.games.felicity.state import PETS
from rascals.games.goodcritters.box import ACTION_NAMES, GUARD, NO, ROB, SKIM, YES
from rascals.games.goons.box import BR5, COLOUR_NAMES, COLOURS, GOON_NAMES, KR5, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.schemes import reached
from rascals.games.heist.box import CRITTER_NAMES, V1
from rascals.games.heist.crews import keeps_limit
from rascals.words import Words, languages

GAMES = {"felicity": 60, "goodcritters": 70, "heist": 40, "goons": 40}  # moves that are looked at
OPTIONS: dict[str, dict[str, Any]] = {"goodcritters": {"payoffs": True}}


@dataclass(frozen=True)
class Decision:
    """A decision: the match before it, what is chosen alone and beside another move, and that move's steps."""

    match: Match
    seat: int
    alone: Choice
    beside: Choice
    other: tuple[Move, ...]


def decisions(game: str) -> Iterator[Decision]:
    """The decisions of a game of shrewd players who now and then make any move."""
    match = rascals.game(game, players=4, **OPTIONS.get(game, {})).new(seed=5)
    last, chance, shrewd = 3, random.Random(1), bot("shrewd:8")
    for n in range(GAMES[game]):
        last = next_awaited(match, last)
        other = str(decide(bot("random"), match, last, chance).move)
        steps = match.steps(last, other)
        alone = decide(shrewd, match, last, random.Random(n))
        yield Decision(match.copy(), last, alone, decide(shrewd, match, last, random.Random(n), weigh=steps), steps)
        match.play(last, other if n % 5 == 4 else alone.move)


@cache
def found(game: str) -> list[Decision]:
    return list(decisions(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_reason_in_every_language(game: str) -> None:
    """No choice of a shrewd player goes without one sentence of the game's own, or of all games, in each language."""
    for decision in found(game):
        reason = decision.alone.reason
        assert reason is not None, str(decision.alone.move)
        names = ["Ann", "Bob", "Cleo", "Dan"]
        for language in languages():
            words = Words(language)
            said = words.because(game, {"id": reason.id, "args": reason.args}, names, decision.seat)
            assert said != words.text("coach-because-none")
            assert "{" not in said
    assert len({decision.alone.reason.id for decision in found(game) if decision.alone.reason}) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_weighed_too_changes_nothing(game: str) -> None:
    """With or without somebody's move beside its own it chooses the same for the same reason; and a move that it
    values, it values alike, no matter who made it.
    """
    weighed = 0
    for one in found(game):
        assert (str(one.alone.move), one.alone.reason) == (str(one.beside.move), one.beside.reason)
        assert one.alone.value == pytest.approx(one.beside.value) if one.alone.value is not None else True
        if one.beside.weighed is None or one.beside.value is None:
            continue
        weighed += 1
        if one.match.steps(one.seat, str(one.alone.move)) == one.other and game in {"heist", "goons"}:
            assert one.beside.weighed == one.beside.value
    assert weighed > 5


def asked(game: str) -> Iterator[Decision]:
    """The decisions above, and those of random games which ask for something that these seldom did."""
    yield from found(game)
    seen, shrewd = Counter[tuple[str, ...]](), bot("shrewd:4")
    for seed, edition in enumerate(rascals.games()[game].editions or (None,) * 4):
        options = {"turn_limit": 8} if game == "heist" else OPTIONS.get(game, {})
        for match in laws.walk(rascals.game(game, players=4, edition=edition, **options), seed):
            for seat in match.acting:
                moves = match.legal(seat)
                situation = (*sorted({move.kind for move in moves}), match.view(seat)["status"]["id"])
                seen[situation] += 1
                if len(moves) > 1 and seen[situation] <= 4:
                    choice = decide(shrewd, match, seat, random.Random(seed))
                    yield Decision(match.copy(), seat, choice, choice, ())


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_what_a_reason_says_is_so(game: str) -> None:
    """Each value of each reason is that of the position, or of the estimate of which it speaks, worked out again."""
    told = set()
    for one in asked(game):
        reason = one.alone.reason
        assert reason is not None
        expected = SAID[game](one, reason.id) if reason.args else {}
        wrong = {
            name: (value, expected.get(name, "unheard of"))
            for name, value in reason.args.items()
            if name not in expected
            or expected[name]
            != pytest.approx(
                value, abs=0.6 if name in CHANCES else 60 if game == "goodcritters" and name in MONEY else 0.06
            )
        }
        assert not wrong, (reason.id, str(one.alone.move), wrong)
        told.add(reason.id)
    assert told >= EXPECTED[game]


CHANCES = {"chance", "other", "first"}  # in per cent, rounded
MONEY = {"gain"}  # rounded from points that the analysis has rounded

EXPECTED = {
    "felicity": {
        "bid",
        "pass",
        "pass-mice",
        "place-rich",
        "place-poor",
        "place-guess",
        "take-bid",
        "take-pass",
    },
    "goodcritters": {"share", "yes", "no", "ready", "rob", "skim", "threaten", "payoff", "accept", "decline"},
    "heist": {"loot", "loot-laid", "play", "hire", "take", "better"},
    "goons": {"scheme", "take", "goon", "reroll", "stop-reroll", "draw", "stop-draw", "bid", "hustle", "buy", "end"},
}


def lead(one: Decision) -> float:
    """By how much the chosen option is better than the best other."""
    options = one.alone.analysis["options"]
    at = [option["move"] for option in options].index(str(one.alone.move))
    values: list[float] = [option["value"] for option in options]
    return values[at] - max((value for place, value in enumerate(values) if place != at), default=values[at])


def of_felicity(one: Decision, _reason: str) -> dict[str, Any]:
    """Mice ahead of the others' mean, the hand, who has bid most and knows a hidden card, what a pass brings."""
    s: Any = one.match.record
    me, move = one.seat, str(one.alone.move)
    purses = [s.mice[seat] + s.bid[seat] for seat in range(4)]
    told: dict[str, Any] = dict(one.alone.analysis)
    if move.startswith("place"):
        pet, cats = (
            move.split()[1],
            [
                int(p)
                for p in one.match.view(me)["seats"][me]["hand"]
                if not p.isalpha() and "dog" not in p and p != "rabbit"
            ],
        )
        hand = [n for n, count in enumerate(s.hand[me]) if count]
        add = added(s, hand)[hand.index(PETS.index(pet))]
        ahead = round(purses[me] - (sum(purses) - purses[me]) / 3)
        rabbit = [0] if s.hand[me][PETS.index("rabbit")] else []
        return {
            "mice": abs(ahead),
            "richer": ahead > 0,
            "dog": "dog" in pet,
            "better": add >= 0,
            "points": abs(round(add)) if "dog" in pet else abs(int(pet)) if pet != "rabbit" else 0,
            "least": min([*cats, *rabbit], default=0),
            "most": max([*cats, *rabbit], default=0),
            "passes": min(s.placed, 3),
            "more": 4 - s.placed - 1,
        }
    if one.alone.reason is not None and one.alone.reason.id.startswith("take"):
        return told | {"price": 1}
    owners = [(s.start + place) % 4 for place in range(4)][s.revealed :]
    highest = max(s.bid)
    leader = s.bid.index(highest) if highest else None
    after = one.match.copy()
    after.play(me, "pass")
    bid = highest + 1 if move == "pass" else int(move.split()[1])
    worth = round(told["worth"])
    return {
        "worth": worth,
        "hidden": len([seat for seat in owners if seat != me]),
        "seat": leader,
        "highest": highest,
        "secret": leader in owners,
        "bid": bid,
        "left": worth - bid if move == "pass" else abs(worth - bid),
        "mice": after.record.mice[me] - purses[me] if highest or s.passes < 3 else 0,
    }


def of_goodcritters(one: Decision, reason: str) -> dict[str, Any]:
    """Money of shares, stashes and deals; chances that others guard, rob, skim and vote as the model of them says."""
    me = one.seat
    s: Any = one.match.record
    outlook = Outlook(s, me)
    model = OpponentModel(outlook, Character())
    scene, here, mean = model.scene, model.here, outlook.mean
    if reason in {"accept", "decline", "decline-little", "exchange"}:
        return of_deals(one, model)
    told: dict[str, Any] = {"last": outlook.last}
    if reason == "share":
        worths = shares_in(one)
        scene = replace(scene, shares=worths)
        here = model.habits(scene, model.character.depth)
        votes = [seat for seat in outlook.others if here[seat][YES] > here[seat][NO]]
        return told | {"kept": money(worths[me]), "all": money(sum(worths)), "to": votes, "chance": passes(here, me, 1)}
    if reason in {"yes", "no"}:
        mine = 1 if reason == "yes" else -1
        before = [seat for seat in outlook.order[1:] if outlook.order.index(seat) < (outlook.order.index(me) or 4)]
        return told | {
            "share": money(scene.shares[me]),
            "even": money(sum(scene.shares) / 4),
            "chance": passes(here, me, mine),
            "other": passes(here, me, -mine),
            "first": 100 * prod(1 - here[seat][NO] for seat in before),
        }
    if reason == "skim":
        earlier = outlook.order[: outlook.order.index(me)]
        return {"chance": 100 * prod(1 - here[seat][SKIM] for seat in earlier), "before": len(earlier), "loot": 3500}
    if reason == "rob":
        to = scene.threats[me]
        return (
            {"to": None}
            if to is None
            else {"to": to, "chance": 100 * here[to][GUARD], "loot": money(mean[to]), "lose": money(mean[me])}
        )
    if reason == "guard":
        robbers = [seat for seat, target in enumerate(scene.threats) if target == me]
        if not robbers:
            return {"by": None, "chance": passes(here, me, 0)}
        by = max(robbers, key=lambda seat: here[seat][ROB])
        return {"by": by, "chance": 100 * here[by][ROB], "loot": money(mean[by]), "lose": money(mean[me])}
    return of_ready(one, model) if reason == "ready" else of_changes(one, reason, model)


def of_ready(one: Decision, model: OpponentModel) -> dict[str, Any]:
    """The chosen card, how much better another would be, and how likely the vote passes with it."""
    me = one.seat
    action = one.match.view(me)["seats"][me]["action"]
    card = ACTION_NAMES.index(action)
    gain = money(max(model.prospects) - model.prospects[card])
    return {"gain": gain, "action": action, "chance": passes(model.here, me, {YES: 1, NO: -1}.get(card, 0))}


def of_changes(one: Decision, reason: str, model: OpponentModel) -> dict[str, Any]:
    """How much better a change is, whom it concerns, and what is paid."""
    move = str(one.alone.move)
    told: dict[str, Any] = {"gain": money(one.alone.analysis["gain"])}
    if reason == "unthreaten":
        return told | {"to": model.scene.threats[one.seat]}
    if reason == "threaten":
        to = int(move.split()[1])
        return told | {"to": to, "loot": money(model.outlook.mean[to]), "chance": 100 * model.here[to][GUARD]}
    if reason == "payoff":
        _, _, side, to_, gift = move.split()
        paid = int(gift[1:]) if gift[0] == "P" else int(gift[0])
        return told | {"to": int(to_.rstrip(":")), "side": side, "paid": money(paid)}
    return told


def money(points: float) -> int:
    """Points in dollars, to the nearest hundred."""
    return 100 * round(points * 10)


def passes(habits: Any, me: int, own: int) -> float:
    """How likely, in per cent, there are more votes for yes than for no: one's own is +1, -1 or 0."""
    chance = 0.0
    others = [seat for seat in range(4) if seat != me]
    for votes in product((1, -1, 0), repeat=3):
        likely = [
            {1: habits[o][YES], -1: habits[o][NO], 0: 1 - habits[o][YES] - habits[o][NO]}[v]
            for o, v in zip(others, votes, strict=True)
        ]
        chance += prod(likely) * (own + sum(votes) > 0)
    return 100 * chance


def shares_in(one: Decision) -> tuple[float, ...]:
    """What each seat gets by a move such as `share 0:5,4g 2:3`."""
    after = one.match.copy()
    after.play(one.seat, str(one.alone.move))
    return tuple(float(sum(int(card[0]) for card in share)) for share in after.view(None)["shares"])


def of_deals(one: Decision, model: OpponentModel) -> dict[str, Any]:
    """What an exchange gives and takes, and the mean card of one's stash before and after it."""
    market, me, words = Market(model), one.seat, str(one.alone.move).split()
    other = int(words[1].rstrip(":"))
    if words[0] == "offer":
        gives, gets = (Side(*counted(part)) for part in " ".join(words[2:]).split(" for "))
        theirs = {"to": other, "theirs": money(one.alone.analysis["theirs"])}
    else:
        offers = {offer.maker: offer for offer in model.outlook.offers()}
        gets, gives = market.sides(offers[other])
        theirs = {"maker": other}
    stash = [int(card[0]) for card in one.match.view(me)["seats"][me]["stash"]]
    left = len(stash) + gets.cards - gives.cards
    return theirs | {
        "gets": money(gets.points + gets.payoff_cards),
        "costs": money(gives.points + gives.payoff_cards),
        "loot": money(sum(stash) / len(stash)) if stash else 0,
        "then": money(max(0, sum(stash) + gets.points - gives.points) / left) if left > 0 else 0,
    }


def counted(cards: str) -> tuple[int, float, int]:
    """How many cards of loot there are in a text such as `P2 5g 3`, their points, and how many payoff cards."""
    loot = [int(card[0]) for card in cards.split() if card[0] != "P"]
    return len(loot), float(sum(loot)), sum(int(card[1:]) for card in cards.split() if card[0] == "P")


def of_heist(one: Decision, reason: str) -> dict[str, Any]:
    """The lead over the next best, suspicion, loot and how far it lies with what is on the way, what a critter does."""
    s: Any = one.match.record
    me, move = one.seat, str(one.alone.move).replace(";", "").split()
    told: dict[str, Any] = {"suspicion": s.suspicion[me], "cap": s.cap}
    if "options" in one.alone.analysis:
        told["gain"] = lead(one)
    critter = next((word for word in move if word in CRITTER_NAMES), None)
    if critter is not None:
        told |= {"critter": critter, "does": shrewd.does(s, critter)}
    if reason in {"take", "leave"}:
        here = [s.worth[kind] for kind, lies in enumerate(s.loot[s.at[me]]) if lies]
        barred = s.edition > V1 and s.spot[s.at[me]] >= 0 and s.taken[me][s.spot[s.at[me]]]
        told |= {
            "worth": 0 if barred else max(here),
            "carried": sum(n * s.worth[k] for k, n in enumerate(s.carried[me])),
        }
    if reason.partition("-")[0] in {"home", "loot"}:
        after = s.copy()
        for step in one.match.steps(me, str(one.alone.move)):
            rules.apply(after, me, step.action)
        told |= way(after, me, reason)
    return told


def way(s: Any, me: int, reason: str) -> dict[str, Any]:
    """How far a crew has still to go, by the distances of the map and the steps that a turn allows."""
    plan = plan_of(s, me, OfHeist())
    limits = [s.turn_limit - s.turns_taken[me], *(n for n in [s.final_turns[me]] if n >= 0)]
    left = min(limits + ([s.turns_left[me]] if s.countdown_by >= 0 else []))
    told: dict[str, Any] = {"left": left if left <= 10 else None}
    place, _ = next(tour(plan, 1))
    goal = plan.home if reason.startswith("home") else plan.away.get(place, NO_WAY)
    if reason.startswith("home"):
        told["worth"] = sum(n * s.worth[kind] for kind, n in enumerate(s.carried[me]))
    else:
        told["worth"] = max(s.worth[kind] for kind, lies in enumerate(s.loot[place]) if lies)
    steps = goal.steps + (plan.back[place].steps if s.edition == V1 and not reason.startswith("home") else 0)
    if place == s.at[me] and not reason.startswith("home"):
        goal, steps = Way(0, 0, 0), steps if about_to_take(s, me) else steps + 2
    ahead = 1 if s.turn == me and keeps_limit(s, s.moves + 1, s.plays, s.birds) else 0
    told["turns"] = max(0, ceil((steps - ahead) / (1.1 if s.edition == V1 else 1.8)))
    return told | {"guards": goal.guards, "traps": goal.traps}


def of_goons(one: Decision, reason: str) -> dict[str, Any]:
    """What a seat has after a move, the scheme that lies there and how likely it pays, dice, tokens and lots."""
    s: Any = one.match.record
    me, move = one.seat, str(one.alone.move).split()
    if reason == "goon":
        told: dict[str, Any] = {"goon": move[-1]}
        colours = [n for n in range(COLOURS) if s.pairs[GOON_NAMES.index(move[-1])] >> n & 1]
        for name, colour in zip(("one", "other"), colours, strict=True):
            told |= {name: COLOUR_NAMES[colour], f"{name}_scheme": SCHEME_NAMES[s.scheme[colour]]}
            told[f"{name}_stars"] = best_reward(s, colour, me, OfGoons())
        return told
    if reason in {"reroll", "stop-reroll", "draw", "stop-draw", "bid"}:
        return of_chance(one)
    after = one.match.copy()
    after.play(me, str(one.alone.move))
    s2: Any = after.record
    told = {"gain": lead(one), "energy": s2.energy[me], "money": s2.money[me], "stars": s2.stars[me]}
    told |= {"item": move[-1] if reason == "buy" else None, "done": not any(s.open)}
    if reason in {"take", "ability"}:
        colour = s2.taken if reason == "take" else s2.ability
        told |= {"colour": COLOUR_NAMES[colour], "space": move[-1], "scheme": SCHEME_NAMES[s.scheme[colour]]}
        told |= {"best": best_reward(s2, colour, me, OfGoons()), "there": len([n for n in s.markers[colour] if n])}
    for colour in range(COLOURS):
        if reason == "hustle" and s2.hustle[colour][me] > s.hustle[colour][me]:
            highest = max(space for seat, space in enumerate(s2.hustle[colour][:4]) if seat != me)
            told |= {"colour": COLOUR_NAMES[colour], "step": s2.hustle[colour][me], "length": s.track[colour][0]}
            told["highest"] = highest
        if reason.startswith("scheme") and s2.markers[colour][me] > s.markers[colour][me]:
            return of_scheme(s2, colour, me)
    return told


def of_scheme(s: Any, colour: int, me: int) -> dict[str, Any]:
    """What a scheme is expected to pay a seat, how likely, and who is there."""
    character, left, markers = OfGoons(), turns_left(s), s.markers[colour]
    prices = Prices(energy_worth(s, character, left), money_worth(s, character, left), character.step)
    row = s.order[colour][: s.piles[colour]]
    chance, gain = scheme_gains(s, colour, row, left, character, prices)[me]
    then = traded(s, me, character)
    return {
        "scheme": SCHEME_NAMES[s.scheme[colour]],
        "villain": VILLAIN_NAMES[s.scheme[colour] // 5],
        "stars": round(gain / chance, 1) if chance else 0.0,
        "chance": round(100 * chance),
        "mine": markers[me],
        "all": sum(markers),
        "place": row.index(me) + 1,
        "there": len([n for n in markers if n]),
        "left": s.energy[me],
        **{f"{name}_then": getattr(then, name)[me] for name in ("energy", "money", "stars")},
    }


def of_chance(one: Decision) -> dict[str, Any]:
    """What dice and tokens show, how likely one more try helps, and what it is worth against its price."""
    s: Any = one.match.record
    me = one.seat
    reason = one.alone.reason
    assert reason is not None
    args, energy = reason.args, energy_worth(s, OfGoons(), 0.0)
    if reason.id == "bid":
        lots = s.payoff[s.scheme[s.resolved]][0]
        most = max(s.tokens[seat] for seat in range(4) if seat != me)
        worth = reward_worth(s, s.resolved, me, s.lot, energy, money_worth(s, OfGoons(), 0.0), OfGoons().step)
        return {"tokens": s.tokens[me], "most": most, "more": lots - s.lot - 1, "worth": max(0.0, worth)}
    if "tokens" in args:
        kind = 0 if s.scheme[s.resolved] < BR5 or s.razor_counts == 0 else 1
        chance, price = s.bag[kind] / sum(s.bag) if sum(s.bag) else 0, s.draw_price[s.scheme[s.resolved] % 5]
        told = {"counting": s.bag[kind], "tokens": sum(s.bag), "chance": round(100 * chance)}
        return told | {"energy": s.energy[me], "cost": price * energy, "gain": args["gain"]}
    total = sum(face * number for face, number in enumerate(s.dice, start=1))
    assert not args["die"] or s.dice[args["die"] - 1]
    better = [face for face in range(1, 7) if goals(s, total - args["die"] + face) > goals(s, total)]
    told = {"total": total, "die": args["die"], "faces": len(better) if args["die"] else 0, "cost": energy}
    return told | {"energy": s.energy[me], "gain": args["gain"]}


def goals(s: Any, total: int) -> int:
    """How many goals of the dice a sum reaches."""
    scheme = s.scheme[s.resolved]
    return int(total <= s.kid_random_limit) if scheme == KR5 else reached(s, scheme, total)


SAID: dict[str, Callable[[Decision, str], dict[str, Any]]] = {
    "felicity": of_felicity,
    "goodcritters": of_goodcritters,
    "heist": of_heist,
    "goons": of_goons,
}


def test_a_bot_without_numbers_says_so() -> None:
    """The dreamer tells how many games it imagined; anyone who says nothing is told to say nothing."""
    match = rascals.game("felicity", players=3).new(seed=1)
    seat = match.acting[0]
    words = Words("en")
    dreamt = decide(bot("dreamer:12"), match, seat, random.Random(1)).reason
    assert dreamt is not None
    assert "12 games" in words.because("felicity", {"id": dreamt.id, "args": dreamt.args}, [])
    assert decide(bot("random"), match, seat, random.Random(1)).reason is None
    assert words.because("felicity", {"id": "nothing of the kind", "args": {}}, []) == words.text("coach-because-none")
