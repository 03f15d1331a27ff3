"""What views tell, worked out once more: from the position, the printed components and the clauses, not the state.

Each function returns the entries of a view that hides nothing, except those that are fields of the state, and those of
each seat. `test_whole_games.py` compares them with `match.view`. A number that a view alone tells, such as what a bank
still holds or how likely a goal is, stands in no position and in no law: if it is wrong, nothing else fails.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb
from typing import Any

from rascals import Match
from rascals.games.goons.cards import goon_text, item_text, scheme_text
from rascals.games.goons.components import GOON_NAMES, ITEM_NAMES, SCHEME_NAMES

Told = dict[str, Any]
LETTERS = "RYGB"


@cache
def printed(game: str) -> Told:
    """Return the components of a game as its file prints them."""
    return tomllib.loads(files(f"rascals.games.{game}").joinpath("box.toml").read_text(encoding="utf-8"))


# ---------------------------------------------------------------- Felicity


def felicity(match: Match, at: Told, _first: Told, viewer: int | None) -> tuple[Told, list[Told]]:
    """Felicity: the row and its owners, the mouse cards, what has been shown of each set. [F-02, F-08, F-22, F-28]"""
    box, players = printed("felicity"), match.game.players
    dummies = [3] if players == 3 else []
    owners = [*dummies, *((at["start"] + step) % players for step in range(players))][: len(at["row"])]
    covered = dict(zip(owners[at["revealed"] :], at["row"][at["revealed"] :], strict=True))
    passes = sum(at["passed"])
    claimable = [] if match.over else box["mouse_cards"][str(players)][passes:]

    def shown(seat: int, hidden: list[str]) -> list[str]:
        secret = {*hidden, at["removed"][seat], covered.get(seat)}
        return [pet for pet in box["pets"]["names"] if pet not in secret]

    points = [sum(int(pet) for pet in won if pet.lstrip("-").isdigit()) for won in at["won"]]
    standings = [(cats + mice, cats) for cats, mice in zip(points, at["mice"], strict=True)]
    alone = players - passes == 1
    bids = at["phase"] == "bid" and viewer is not None and not at["passed"][viewer]
    purse = at["mice"][viewer] + at["bids"][viewer] if bids and viewer is not None else 0
    rounds = box["rounds"]["number"]
    dummy = {"stack_size": rounds - at["round"], "shown": shown(3, at["dummy"]), "removed": at["removed"][-1]}
    return {
        "rounds": rounds,
        "row": [
            {"owner": owner, "pet": pet, "revealed": place < at["revealed"]}
            for place, (owner, pet) in enumerate(zip(owners, at["row"], strict=True))
        ],
        "row_size": players + len(dummies),
        "owners": [[*dummies, *((start + step) % players for step in range(players))] for start in range(players)],
        "worths": dict(zip(box["pets"]["names"], box["pets"]["values"], strict=True)),
        "card_numbers": box["mouse_cards"][str(players)],
        "bidding": {
            "least": max(at["bids"]) + 1,
            "most": min(1, purse) if alone else purse,
            "take": alone and max(at["bids"]) == 0,
        }
        if bids
        else None,
        "decided": decided(standings, "cats") if match.over else None,
        "mouse_cards": [{"number": number, "mice": at["mouse_cards"][str(number)]} for number in claimable],
        "highest_bid": max(at["bids"]),
        "bidders": players - passes,
        "dummy": dummy if dummies else None,
    }, [
        {
            "shown": shown(seat, hand),
            "removed": at["removed"][seat],
            "hand_size": len(hand),
            "placed": seat in owners,
            "cats": points[seat],
            "place": 1 + sum(other > standings[seat] for other in standings) if match.over else None,
        }
        for seat, hand in enumerate(at["hands"])
    ]


def decided(standings: Sequence[tuple[int, ...]], *then: str) -> str:
    """Return what tells the best from the second: the score, or what decides after equal ones; or `shared`."""
    best, second = sorted(standings, reverse=True)[:2]
    for what, one, other in zip(("score", *then), best, second, strict=True):
        if one != other:
            return what
    return "shared"


# ---------------------------------------------------------------- GoodCritters


def goodcritters(match: Match, at: Told, first: Told, viewer: int | None) -> tuple[Told, list[Told]]:
    """GoodCritters: the pile and the Fuzz's window, deals, what is certain. [G-24, G-30, G-32, G-40 – G-42]"""
    options, promos = match.game.options, printed("goodcritters")["promos"]
    drawn = len(first["pile"]) - len(at["pile"])
    out = "fuzz" not in at["pile"]
    extra = [f"{value} {name}" for name, value in zip(promos["names"], promos["values"], strict=True)]
    extra = extra[: int(options["promos"])]
    kinds = ["", *printed("goodcritters")["loot"]["kinds"]]
    loot = [f"{value} {kind}".strip() for value in (5, 4, 3, 2) for kind in kinds]
    nothing: list[list[list[int]]] = [[[]] * match.game.players] * (match.game.players + 1)
    known = (at["known"] or nothing)[match.game.players if viewer is None else viewer]
    return {
        "terms": printed("goodcritters")["terms"]["longest"] if options["limited_terms"] else None,
        "pile": len(at["pile"]),
        "fuzz_window": None if out else [max(0, number - drawn) for number in first["fuzz_window"]],
        "fuzz_out": out,
        "middle": at["middle"],
        "shares": at["shares"] if at["phase"] in {"bargain", "choose"} else None,
        "offers": [offer(one) for one in at["offers"]] if options["payoffs"] else None,
        "loot": {"least": 2, "most": 5, "dealt": 5 + 4 + 3 + 2},
        "promo_cards": extra,
        "wishes": [*loot, *extra] if options["payoffs"] else None,
        "payoff_worth": 1 if options["payoffs"] else None,
    }, [
        {
            "held": len(stash),
            "aside": at["aside"][seat] if options["promos"] else None,
            "active": at["active"][seat] if options["promos"] else None,
            "known": None if seat == viewer else {str(value): known[seat].count(value) for value in (5, 4, 3, 2)},
            "chosen": at["chosen"][seat] is not None,
            "payoff_cards": at["payoff_cards"][seat] if options["payoffs"] else None,
            "payoffs": [payoff(one) for one in at["payoffs"] if one["from"] == seat] if options["payoffs"] else None,
            "votes": 1 + ("2 megaphone" in at["active"][seat]) if options["promos"] else None,
            "worth": {
                "loot": sum(int(card[0]) for card in stash),
                "payoffs": at["payoff_cards"][seat] if options["payoffs"] else 0,
                "promos": sum(int(card[0]) for card in at["aside"][seat]) if options["promos"] else 0,
            }
            if match.over
            else None,
        }
        for seat, stash in enumerate(at["stashes"])
    ]


def payoff(laid: Told) -> Told:
    """Return a payoff as views show it: loot that lies open first, then what is shown, then what is hidden."""
    loot = [card for card in laid["cards"] if card[0] != "P"]
    cards, manners = given(sorted(loot, key=lambda card: "~?".find(card[-1])))
    pays = sum(int(card[1:]) for card in laid["cards"] if card[0] == "P")
    own = {"payoff_cards": pays, "loot": len(loot), "cards": cards, "manners": manners}
    return {key: laid[key] for key in ("token", "to", "side")} | own


def offer(made: Told) -> Told:
    """Return an offer as views show it; what is given stands as on payoffs, payoff cards before it."""
    gives, gives_manners = given(sorted(made["gives"], key=lambda card: (card[0] != "P", "~?".find(card[-1]))))
    wants, wants_manners = given(made["wants"])
    told = {"gives": gives, "gives_manners": gives_manners, "wants": wants, "wants_manners": wants_manners}
    return {"from": made["from"], "to": made["to"], **told}


def given(cards: list[str]) -> tuple[list[str], list[str]]:
    """Return cards by their whole names, and the manner in which each is given: a `?` stands for any, hidden."""
    box = printed("goodcritters")
    names = {f"{value}{kind[0]}": f"{value} {kind}" for value in box["loot"]["values"] for kind in box["loot"]["kinds"]}
    promos = zip(box["promos"]["names"], box["promos"]["values"], strict=True)
    names |= {name: f"{value} {name}" for name, value in promos}
    short = [card if card == "?" else card.rstrip("~?") for card in cards]
    manners = [{"~": "shown", "?": "hidden"}.get(card[-1], "open") for card in cards]
    return [names.get(card, card) for card in short], manners


# ---------------------------------------------------------------- Goons

PER_DIE = (2, 2, 1, 1, 1)  # energy for a die of Kid Random's [O-21.1 - O-21.5]
RAZOR = ((2, 5, 4), (1, 5, 5), (1, 5, 1), (1, 10, 6), (1, 8, 5))  # energy for a token, other tokens, draws [O-22]
FEES = {"DR4": {"energy": 2}, "DR5": {"energy": 2}, "MK2": {"money": 2}}  # [O-27]
GIVEN = ("stars", "energy", "money", "steps")
NOTHING = dict.fromkeys(GIVEN, 0)
TRADES = {  # what is given and got, and how much of each [O-24.1 - O-24.5]
    "JB1": ("stars", "energy", (1, 3)),
    "JB2": ("money", "energy", (1, 3)),
    "JB3": ("energy", "money", (1, 3)),
    "JB4": ("money", "steps", (1, 3)),
    "JB5": ("energy", "stars", (2, 2)),
}


def goons(match: Match, at: Told, _first: Told, viewer: int | None) -> tuple[Told, list[Told]]:
    """Goons: what is printed on city, cribs, cards, tracks and schemes, and what they would pay now. [O-36, O-38]"""
    box, items = printed("goons"), printed("goons")["items"]
    over = match.over
    columns = box["crib"]["columns"]
    spaces = {LETTERS[n]: box["hustle"][name]["spaces"] for n, name in enumerate(("red", "yellow", "green", "blue"))}
    taken = [goon["name"] for goon in at["goons"] if goon]
    stars = dict.fromkeys(LETTERS, 0)
    for row, cubes in enumerate(at["city"]):
        for column, cube in enumerate(cubes):
            if cube == ".":
                stars[box["city"]["colours"][row][column]] += int(box["city"]["stars"][row][column])
    cribs = [dict.fromkeys(LETTERS, 0) for _ in at["cribs"]]
    for crib, rows in zip(cribs, at["cribs"], strict=True):
        for cubes, printed_stars in list(zip(rows, box["crib"]["stars"], strict=True))[: 5 if len(cribs) == 2 else 4]:
            for column, cube in enumerate(cubes):
                crib[columns[column]] += int(printed_stars[column]) if cube == "." else 0
    table = {
        "mover": at["agenda"]["mover"] if at["phase"] in {"goon", "turn"} else None,
        "goons": [
            {"name": name, "colours": in_order(one["colours"]), "free": at["phase"] == "goon" and name not in taken}
            for name, one in box["goons"].items()
        ],
        "city": at["city"],
        "ground": {"colours": box["city"]["colours"], "stars": [[*map(int, row)] for row in box["city"]["stars"]]},
        "visible": stars,
        "columns": columns,
        "space_stars": [[*map(int, row)] for row in box["crib"]["stars"]],
        "out": at["out"],
        "villains": [villain(match, at, colour, stars, cribs) for colour in box["city"]["corners"]],
        "tracks": {colour: [in_full(space, {"end_stars": "last"}) for space in row] for colour, row in spaces.items()},
        "hustle": at["hustle"],
        "prices": {name: {"cost": item["cost"], "stars": item["stars"]} for name, item in items.items()},
        "item_deck": len(at["item_deck"]),
        "item_discard": at["item_discard"],
        "this_turn": at["this_turn"] and at["this_turn"] | {"colours": colours_of_actions(at["this_turn"])},
        "turns": 5 if len(cribs) == 2 else 4,
        "answers": answers(match, at, viewer, stars, cribs),
        "prospects": prospects(match, at, viewer),
        "pending": at["pending"],
        "cards": cards_lying(match, at),
        "resolution": resolution(match, at),
    }
    owned = [sum(one["copies"] for one in items.values()) for items in at["items"]]
    standings: list[tuple[int, ...]] = [*zip(at["stars"], owned, strict=True)]
    if over:
        later = {"earlier": -1, "later": 1, "shared": 0}[str(match.game.options["final_tie"])]
        turns = [later * ((seat - at["first"]) % match.game.players) for seat in range(match.game.players)]
        standings = [(*standing, turns[seat]) for seat, standing in enumerate(standings)]
    table["decided"] = decided(standings, "items", "order") if over else None
    if table["resolution"]:
        table["resolution"]["worth"] = worth_of_lots(match, at, viewer, stars, cribs)
    return table, [
        {
            "crib": at["cribs"][seat],
            "crib_stars": cribs[seat],
            "items": owned,
            "goon": at["goons"][seat],
            "ability_used": bool(at["goons"][seat] and at["goons"][seat]["used"]),
            "bank": 20 - at["energy"][seat] - sum(markers(at, colour).get(seat, 0) for colour in LETTERS),
            "place": 1 + sum(other > standings[seat] for other in standings) if over else None,
            "outlook": None
            if over
            else {
                "items": sum(items[name]["stars"] * one["copies"] for name, one in owned.items()),
                "hustle": sum(led(row, seat) for row in at["hustle"].values()),
                "ends": sum(
                    spaces[colour][-1]["end_stars"]
                    for colour in LETTERS
                    if at["hustle"][colour][seat] == len(spaces[colour])
                ),
            },
        }
        for seat, owned in enumerate(at["items"])
    ]


def cards_lying(match: Match, at: Told) -> Told:
    """Return the texts of the cards that lie open: schemes, items on display or owned, goons chosen or to be chosen."""
    s: Any = match.state
    items = {*at["display"], *(name for owned in at["items"] for name in owned)}
    goons = {*GOON_NAMES} if at["phase"] == "goon" else {goon["name"] for goon in at["goons"]}
    return {
        "schemes": {
            one["scheme"]: scheme_text(s, SCHEME_NAMES.index(one["scheme"])) for one in at["villains"].values()
        },
        "items": {name: item_text(s, ITEM_NAMES.index(name)) for name in items},
        "goons": {name: goon_text(s, GOON_NAMES.index(name)) for name in goons},
    }


def in_order(colours: str) -> str:
    """Return the letters of some colours in their order."""
    return "".join(letter for letter in LETTERS if letter in colours)


def markers(at: Told, colour: str) -> dict[int, int]:
    """Return how many markers each seat has on a scheme, in commit order."""
    return dict(at["villains"][colour]["piles"])


def resolution(match: Match, at: Told) -> Told | None:
    """Return how far a scheme's resolution is; what its villain has nothing to do with is blank. [O-20b]"""
    if at["resolution"] is None:
        return None
    players, kinds = match.game.players, ("skull", "blank")
    card = on_card(at["villains"][at["resolution"]["colour"]]["scheme"], 0)
    blank: Told = {
        "dice": [0] * 6,
        "bag": dict.fromkeys(kinds, 0),
        "drawn": dict.fromkeys(kinds, 0),
        "bought": [0] * players,
    }
    blank |= {"skulls": [], "passed": [], "tokens": [0] * players, "bids": [None] * players, "lot": 1}
    told: Told = blank | {"claimed": [None] * len(card.get("lots") or card["tiers"])} | at["resolution"]
    return told | {"in": [bid is not None for bid in told["bids"]]}


def colours_of_actions(turn: Told) -> Told:
    """Return the colour of the action of each open source, as the knife has changed it. [O-10, O-12]"""
    changed, colour = turn["knife"] or (None, None)
    return {source: colour if source == changed else turn[source] for source in turn["open"]}


def worth_of_lots(
    match: Match, at: Told, viewer: int | None, stars: dict[str, int], cribs: list[dict[str, int]]
) -> list[dict[str, int]] | None:
    """Return what lots or goals pay a seat that bids or chooses now. [O-19]"""
    asks = at["pending"] and at["pending"]["kind"] in {"bid", "claim"} and match.state.steps == [0] * 4
    if viewer is None or viewer not in match.acting or not asks:
        return None
    colour = at["resolution"]["colour"]
    card = on_card(at["villains"][colour]["scheme"], 0)
    rewards = card.get("lots") or [tier["rewards"][0] for tier in card["tiers"]]
    return [worth(reward, stars[colour], cribs[viewer][colour]) for reward in rewards]


def answers(
    match: Match, at: Told, viewer: int | None, stars: dict[str, int], cribs: list[dict[str, int]]
) -> dict[str, Told] | None:
    """Return what a seat's moves would cost, bring and reach. [O-13 - O-15, O-17, O-18, O-21 - O-24, O-27, O-28]"""
    if viewer is None or viewer not in match.acting:
        return None
    told = {}
    for move in match.legal(viewer):
        now = copy.deepcopy(at)
        answer = Answer(match, now, viewer, stars, cribs).of(move.kind, dict(move.args))
        if answer is not None:
            purse = {what: now[what][viewer] for what in GIVEN[:3] if now[what][viewer] != at[what][viewer]}
            if purse or answer:
                told[str(move)] = {"purse": purse, **answer}
    return told


@dataclass
class Answer:
    """A move of a seat, done to a position as far as it is certain: `of` returns its place and what is reached."""

    match: Match
    at: Told
    seat: int
    stars: dict[str, int]
    cribs: list[dict[str, int]]

    def of(self, kind: str, args: Told) -> Told | None:
        """Return what an answer tells beside the purse; None of a move of which nothing is told."""
        done = getattr(self, kind.removesuffix("_twice") if kind == "buy_twice" else kind, None)
        return None if done is None else done(args) or {}

    def gain(self, paid: Told) -> None:
        """Give the seat something: of energy as much as its bank has."""
        bank = 20 - self.at["energy"][self.seat] - sum(markers(self.at, one).get(self.seat, 0) for one in LETTERS)
        for what in GIVEN[:3]:
            more = paid.get(what, 0)
            self.at[what][self.seat] += min(more, bank) if what == "energy" else more

    def dojo(self, _args: Told) -> None:
        self.gain({"energy": 1})

    def diner(self, _args: Told) -> None:
        self.gain({"money": 1})

    def buy(self, args: Told) -> None:
        self.at["money"][self.seat] -= printed("goons")["items"][args["item"]]["cost"]

    again_buy = buy

    def commit(self, args: Told) -> Told:
        colour = colours_of_actions(self.at["this_turn"])[args["source"]]
        there = self.at["villains"][colour]
        fee = {} if self.seat in there["paid"] else FEES.get(there["scheme"], {})
        self.at["energy"][self.seat] -= args["number"] + fee.get("energy", 0)
        self.at["money"][self.seat] -= fee.get("money", 0)
        own = markers(self.at, colour).get(self.seat, 0) + args["number"]
        others = [pile for pile in there["piles"] if pile[0] != self.seat]
        ahead = [pile for pile in others if pile[1] >= own]
        there["piles"] = [*ahead, [self.seat, own], *others[len(ahead) :]]
        return {"place": len(ahead) + 1, "reach": self.reach(colour)}

    def stepping(self, colour: str) -> None:
        spaces = printed("goons")["hustle"][{"R": "red", "Y": "yellow", "G": "green", "B": "blue"}[colour]]["spaces"]
        self.gain(spaces[self.at["hustle"][colour][self.seat]])

    def step(self, args: Told) -> None:
        self.stepping(args["colour"][0].upper())

    def hustle(self, args: Told) -> None:
        self.stepping(colours_of_actions(self.at["this_turn"])[args["source"]])

    def trade(self, _args: Told) -> None:
        give, get, (price, gives) = TRADES[self.at["villains"][self.at["pending"]["colour"]]["scheme"]]
        self.at[give][self.seat] -= price
        self.gain({get: gives})

    trade_star = trade

    def trade_hustle(self, _args: Told) -> None:
        self.gain({"energy": 3})

    def claim(self, args: Told) -> None:
        lots = worth_of_lots(self.match, self.at, self.seat, self.stars, self.cribs)
        assert lots is not None
        self.gain(lots[args["number"] - 1])

    def bandages(self, args: Told) -> None:
        colour = self.at["resolution"]["colour"]
        self.at["energy"][self.seat] += min(2, markers(self.at, colour)[self.seat]) if args["answer"] else 0

    def dynamite(self, args: Told) -> Told:
        now = self.at["resolution"]
        there = self.at["villains"][now["colour"]]
        lit = {*now["doubled"], *([self.seat] if args["answer"] else [])}
        there["piles"] = [[seat, number * (2 if seat in lit else 1)] for seat, number in there["piles"]]
        if self.match.game.options["dynamite_sorts"]:
            there["piles"].sort(key=lambda pile: -pile[1])
        idle = there["scheme"] in {"BR4", "DR4", "DR5"} or there["scheme"][:2] in {"JB", "MK"}
        place = [seat for seat, _ in there["piles"]].index(self.seat) + 1
        return {"place": place, "reach": [] if idle else self.reach(now["colour"])}

    def reroll(self, args: Told) -> Told:
        self.at["energy"][self.seat] -= 1
        dice = [die for die, count in enumerate(self.at["resolution"]["dice"], 1) for _ in range(count)]
        dice.remove(args["die"])
        aim = aim_of(self.match, self.at)
        fit = sum(meets(sum(dice) + face, aim) for face in range(1, 7))
        return {"reach": [aim | {"chance": fit / 6}]}

    def draw(self, _args: Told) -> Told:
        scheme = self.at["villains"][self.at["resolution"]["colour"]]["scheme"]
        self.at["energy"][self.seat] -= printed("goons")["schemes"][scheme]["draw_price"]
        return {"reach": further(self.match, self.at, scheme, 1)}

    def reach(self, colour: str) -> list[Told]:
        """Return what the seat reaches, from what the scheme would bring."""
        scheme = self.at["villains"][colour]["scheme"]
        told = outlook(self.match, self.at, colour, self.stars[colour], [crib[colour] for crib in self.cribs])
        mine = next(pay for pay in told["pays"] if pay["seat"] == self.seat)
        limit = int(self.match.game.options["kid_random_limit"])
        if scheme == "BR3":
            return [{"what": "skull", "number": None, "chance": mine["rewards"][0]["chance"]}]
        if scheme[:2] in {"KR", "BR"}:
            what = "limit" if scheme == "KR5" else "goal"
            return [{"what": what, "number": one["goal"] or limit, "chance": one["chance"]} for one in told["goals"]]
        named = {"DR": "goals", "JB": "rewarded", "LD": "tokens", "MK": "claims"}[scheme[:2]]
        return [{"what": named, "number": mine.get(named, len(mine["rewards"])), "chance": None}]


def aim_of(match: Match, at: Told) -> Told:
    """Return what Kid Random's dice must show: the lowest goal, or the limit. [O-21]"""
    scheme = at["villains"][at["resolution"]["colour"]]["scheme"]
    limit = int(match.game.options["kid_random_limit"])
    if scheme == "KR5":
        return {"what": "limit", "number": limit}
    return {"what": "goal", "number": on_card(scheme, limit)["tiers"][0]["goal"]}


def meets(total: int, aim: Told) -> bool:
    """Tell whether a total of dice is what it must be."""
    return bool(total <= aim["number"] if aim["what"] == "limit" else total >= aim["number"])


def further(match: Match, at: Told, scheme: str, draws: int) -> list[Told]:
    """Return the chance of each goal not reached with so many further draws. [O-22]"""
    now = at["resolution"]
    kind = "blank" if scheme == "BR5" and match.game.options["razor_counts"] == "blanks" else "skull"
    count, rest = now["bag"][kind], sum(now["bag"].values()) - now["bag"][kind]
    if scheme == "BR3":
        return [{"what": "skull", "number": None, "chance": drawing(count, rest, draws, 1)}]
    goals = [tier["goal"] for tier in on_card(scheme, 0)["tiers"] if tier["goal"] > now["drawn"][kind]]
    chances = [drawing(count, rest, draws, goal - now["drawn"][kind]) for goal in goals]
    return [{"what": "goal", "number": goal, "chance": one} for goal, one in zip(goals, chances, strict=True)]


def prospects(match: Match, at: Told, viewer: int | None) -> Told | None:
    """Return what all of a seat's energy could reach in rerolls or draws. [O-21, O-22]"""
    if viewer is None or viewer not in match.acting or not at["pending"] or match.state.steps != [0] * 4:
        return None
    energy = at["energy"][viewer]
    if at["pending"]["kind"] == "reroll":
        dice = [die for die, count in enumerate(at["resolution"]["dice"], 1) for _ in range(count)]
        aim = aim_of(match, at)
        best = len(dice) * (1 if aim["what"] == "limit" else 6)
        chance = rerolling(tuple(dice), energy, **aim)
        return {"possible": meets(best, aim), "reach": [aim | {"chance": chance}]}
    if at["pending"]["kind"] == "draw":
        scheme = at["villains"][at["resolution"]["colour"]]["scheme"]
        draws = energy // printed("goons")["schemes"][scheme]["draw_price"]
        if match.game.options["razor_draws"] != "unlimited":
            draws = min(draws, int(match.game.options["razor_draws"]) - at["resolution"]["bought"][viewer])
        return {"possible": True, "reach": further(match, at, scheme, draws)}
    return None


@cache
def rerolling(dice: tuple[int, ...], left: int, what: str, number: int) -> float:
    """Return the chance that dice, in order, become what they must with so many rerolls of the worst of them."""
    if meets(sum(dice), {"what": what, "number": number}):
        return 1.0
    if left == 0:
        return 0.0
    rest = dice[:-1] if what == "limit" else dice[1:]
    return sum(rerolling(tuple(sorted((*rest, face))), left - 1, what, number) for face in range(1, 7)) / 6


def led(row: list[int], seat: int) -> int:
    """Return the stars for the highest token of a track: the number of players, divided among the tied. [O-30]"""
    highest = row.count(max(row))
    return -(-len(row) // highest) if row[seat] == max(row) > 0 else 0


OUTLOOKS = {"KR": "dice", "BR": "bag", "DR": "amounts", "JB": "order", "LD": "tokens", "MK": "claims"}


def villain(match: Match, at: Told, colour: str, stars: dict[str, int], cribs: list[dict[str, int]]) -> Told:
    """Return a villain with its scheme as printed, what it would bring now, and the schemes before and after it."""
    told = at["villains"][colour]
    scheme = told["scheme"]
    gone = [one for one in at["scheme_discard"] if one[:2] == scheme[:2]]
    resolved = at["resolution"] is not None and at["resolution"]["colour"] == colour
    return {
        "colour": colour,
        **told,
        "fee": NOTHING | FEES[scheme] if scheme in FEES else None,
        "printed": on_card(scheme, int(match.game.options["kid_random_limit"])),
        "outlook": None if resolved else outlook(match, at, colour, stars[colour], [crib[colour] for crib in cribs]),
        "gone": gone,
        "to_come": [one for one in printed("goons")["schemes"] if one[:2] == scheme[:2] and one not in (scheme, *gone)],
    }


def on_card(scheme: str, limit: int) -> Told:
    """Return what is printed on a scheme's card. [O-38]"""
    card = printed("goons")["schemes"][scheme]
    if "lots" in card:
        return {"kind": "lots", "lots": [in_full(lot, {"stars_x": "x"}) for lot in card["lots"]]}
    told: Told = {"kind": "tiers"}
    if scheme[:2] == "BR":
        told = {"kind": "draws", "draw_price": card["draw_price"], "draws": RAZOR[int(scheme[2]) - 1][2]}
    elif scheme[:2] == "JB":
        give, get, (price, gives) = TRADES[scheme]
        trade = {"give": NOTHING | {give: price}, "get": NOTHING | {get: gives}, "step": scheme == "JB1"}
        told = {"kind": "trade", "trade": trade}
    elif scheme == "KR5":
        told = {"kind": "limit", "limit": limit}
    rows = [(tier.get("goal"), tier.get("places") or [tier["reward"]]) for tier in card.get("tiers", [])]
    rows = rows or [(None, [card.get("reward") or card["each"]])]
    return told | {
        "tiers": [{"goal": goal, "rewards": [in_full(one, {"stars_x": "x"}) for one in given]} for goal, given in rows]
    }


def in_full(paid: dict[str, int], kinds: dict[str, str]) -> Told:
    """Return what is printed of a reward, with its kind: by the name that only this kind has."""
    return {"kind": next((kind for name, kind in kinds.items() if name in paid), "plain"), **NOTHING, **paid}


def outlook(match: Match, at: Told, colour: str, stars: int, cribs: list[int]) -> Told:
    """Return what a scheme would bring if it were resolved now. [O-19 – O-26]"""
    scheme, piles = at["villains"][colour]["scheme"], markers(at, colour)
    kind, card = scheme[:2], on_card(scheme, int(match.game.options["kid_random_limit"]))
    tiers = card.get("tiers") or [{"rewards": [lot]} for lot in card["lots"]]
    energy = sum(piles.values())
    told: Told = {"kind": OUTLOOKS[kind], "energy": energy, "goals": []}
    if kind == "KR":
        told |= dice(scheme, tiers, energy, card.get("limit", 0))
    elif kind == "BR":
        supply = sum(at["energy"][seat] for seat in piles)
        told |= bag(scheme, tiers, supply if scheme == "BR4" else energy, str(match.game.options["razor_counts"]))
    elif kind == "DR":
        told["goals"] = [{"goal": tier["goal"], "chance": None} for tier in tiers]
    likely = told.pop("likely", [])
    exactly = [one - sum(likely[n + 1 : n + 2]) for n, one in enumerate(likely)]
    told["pays"] = []
    for place, (seat, own) in enumerate(piles.items()):
        pay: Told = {"seat": seat, "place": place + 1}
        due: list[tuple[int, float | None, dict[str, int]]] = []
        if scheme == "BR3":
            due = [(0, likely[0], tiers[0]["rewards"][0])]
        elif kind in {"KR", "BR"}:
            due = [
                (n, exactly[n], tier["rewards"][place]) for n, tier in enumerate(tiers) if place < len(tier["rewards"])
            ]
        elif kind == "JB":
            wins = place == (0 if scheme in {"JB2", "JB3", "JB4"} else len(piles) - 1)
            due = [(0, 1.0, tiers[0]["rewards"][0])] if wins else []
        else:
            of_own = {"LD": ("tokens", 2 * own), "MK": ("claims", own)}
            amount = {"DR4": at["energy"][seat], "DR5": at["money"][seat]}.get(scheme, own)
            name, number = of_own.get(kind, ("amount", amount))
            pay[name] = number
            due = [(n, None, tier["rewards"][0]) for n, tier in enumerate(tiers) if tier.get("goal", 0) <= amount]
        pay["rewards"] = [
            {"tier": n + 1, "chance": chance, **worth(reward, stars, cribs[seat])} for n, chance, reward in due
        ]
        told["pays"].append(pay)
    return told


def worth(reward: dict[str, int], stars: int, crib: int) -> dict[str, int]:
    """Return what a reward is worth with so many stars visible in the city and on the player's crib. [O-19]"""
    shown = max(0, stars + reward["stars_x"]) + crib if "stars_x" in reward else 0
    return {name: reward.get(name, 0) + (shown if name == "stars" else 0) for name in GIVEN}


def dice(scheme: str, tiers: list[Told], energy: int, limit: int) -> Told:
    """Return how many dice Kid Random rolls, and the chance of each goal. [O-21]"""
    number = energy // PER_DIE[int(scheme[2]) - 1]
    likely = []
    for tier in tiers:
        goal = tier["goal"]
        meets = [chance for sum_, chance in rolled(number).items() if (sum_ >= goal if goal else sum_ <= limit)]
        likely.append(float(sum(meets)) if number else 0.0)
    goals = [{"goal": tier["goal"], "chance": chance} for tier, chance in zip(tiers, likely, strict=True)]
    return {"dice": number, "goals": goals, "likely": likely}


def bag(scheme: str, tiers: list[Told], energy: int, razor_counts: str) -> Told:
    """Return what is in Blind Razor's bag, how many are drawn, and the chance of each goal. [O-22]"""
    per, others, draws = RAZOR[int(scheme[2]) - 1]
    own = min(energy // per, 10)
    skulls, blanks = (others, own) if scheme == "BR5" else (own, others)
    counts = "blank" if scheme == "BR5" and razor_counts == "blanks" else "skull"
    told: Told = {"bag": {"skull": skulls, "blank": blanks}, "draws": draws, "counts": counts}
    if scheme == "BR3":
        return told | {"likely": [skulls / (skulls + blanks)]}
    count, rest = (blanks, skulls) if counts == "blank" else (skulls, blanks)
    likely = [drawing(count, rest, draws, tier["goal"]) for tier in tiers]
    goals = [{"goal": tier["goal"], "chance": chance} for tier, chance in zip(tiers, likely, strict=True)]
    return told | {"goals": goals, "likely": likely}


@cache
def rolled(number: int) -> dict[int, Fraction]:
    """Return the chance of each sum of some dice."""
    sums = {0: Fraction(1)}
    for _ in range(number):
        found: dict[int, Fraction] = {}
        for sum_, chance in sums.items():
            for face in range(1, 7):
                found[sum_ + face] = found.get(sum_ + face, Fraction(0)) + chance / 6
        sums = found
    return sums


def drawing(count: int, rest: int, draws: int, goal: int) -> float:
    """Return the chance of at least `goal` of the tokens that count, drawn without putting back. [O-22]"""
    drawn = min(draws, count + rest)
    ways = sum(comb(count, n) * comb(rest, drawn - n) for n in range(goal, min(count, drawn) + 1))
    return ways / comb(count + rest, drawn) if count else 0.0


# ---------------------------------------------------------------- Critter Heist

KINDS = {"C": "centre", "o": "plain", "s": "security", "t": "trap"} | dict.fromkeys("1234", "start")


def heist(match: Match, at: Told, _first: Told, viewer: int | None) -> tuple[Told, list[Told]]:
    """Critter Heist: the map as printed, sizes of decks, limits of a turn, what has been shown. [H-01, H-13b, H-28]"""
    definition = printed("heist")[str(match.game.edition)]
    players, early = match.game.players, match.game.edition in {"v1", "v2"}
    rows = definition["layout"]["map"]
    fixed = [([r, c], glyph) for r, row in enumerate(rows) for c, glyph in enumerate(row) if glyph != "."]
    firsts: dict[str, list[int]] = {}
    for cell, glyph in fixed:
        firsts.setdefault(glyph, cell)
    laid_out = at["phase"] in {"heist", "over"}
    pending = at["pending"] and at["pending"] | {
        "cells": cells(match, at["pending"]["kind"]),
    }
    then = ("suspicion", "ended") if match.game.options["final_tie"] == "suspicion" else ()
    crews = [crew | {"score": score} for crew, score in zip(at["crews"], match.scores or [0] * players, strict=True)]
    known = at["known"].get("spectator" if viewer is None else str(viewer), [])
    table = {
        "size": [len(rows), len(rows[0])],
        "fixed": [
            {
                "at": cell,
                "kind": KINDS.get(glyph, "side"),
                "place": firsts[glyph] if glyph in "abcdC" else cell,
                "seat": starter(at["first"], int(glyph), players) if glyph in "1234" else None,
            }
            for cell, glyph in fixed
        ],
        "board": at["board"],
        "loot": at["loot"],
        "cap": definition["limits"]["suspicion"],
        "stack": 0 if early and laid_out else len(at["stack"]),
        "unused": len(at["unused"]),
        "critter_deck": len(at["critter_deck"]),
        "trap_deck": len(at["trap_deck"]),
        "piles": [len(pile) for pile in at["piles"]] or ([0, 0, 0] if early else []),
        "looked": at["looked"],
        "table_pack": len(at["packs"][2]) if len(at["packs"]) > 2 and players == 2 else None,
        "discards": at["discards"],
        "trap_discard": at["trap_discard"],
        "box": at["box"] | {"cards": len(at["box"]["cards"])},
        "used": at["used"],
        "left": None if at["phase"] != "heist" or at["turn"] is None else left(match, **at["used"]),
        "effects": at["effects"],
        "all_walls": match.game.edition in {"v1", "v5"},
        **cards_of(match),
        "targets": targets(match, at, viewer),
        "caught": caught(match, at),
        "decided": decided([tuple(-n for n in final(match, crew)) for crew in crews], *then) if match.over else None,
        "pending": pending,
        "countdown": at["countdown"],
        "last_turns": at["last_turns"],
        "known": [
            one | {"cards": sorted(one["cards"])} if one["where"].startswith("pile") else one
            for one in sorted(known, key=lambda one: "hpcst".index(one["where"][0]))
        ],
    }
    return table, [
        {
            **at["crews"][seat],
            "cards": len(at["hands"][seat]),
            "tiles": len(at["held_tiles"][seat]),
            "butterflies": at["waiting"][seat]["butterfly"],
            "foxes": at["waiting"][seat]["fox"],
            "waiting": at["waiting"][seat],
            "chosen": at["chosen"][seat] is not None,
            "choice": re.findall(r"\b(?!keep|discard)[a-z]+", at["chosen"][seat] or ""),
            "pack": at["packs"][seat] if at["packs"] else [],
            "pack_size": len(at["packs"][seat]) if at["packs"] else 0,
            "place": 1 + sum(final(match, other) < final(match, crew) for other in crews) if match.over else None,
            "reckoning": reckoning(match, crew, seat) if match.over else None,
        }
        for seat, crew in enumerate(crews)
    ]


def final(match: Match, crew: Told) -> tuple[int, ...]:
    """Return by what crews are ordered in the end: points, less suspicion, the earlier end. [H-26]"""
    tie = match.game.options["final_tie"] == "suspicion"
    return (-crew["score"], *((crew["suspicion"], crew["ended"] or 99) if tie else ()))


def cells(match: Match, kind: str) -> list[list[int]]:
    """Return the cells that the answers to a question name."""
    if kind not in {"place", "web", "drop"}:
        return []
    [seat] = match.acting
    found, drafts = set[str](), [[move] for move in match.legal(seat)]
    for draft in drafts:
        if "cell" in draft[-1].args:
            found.add(draft[-1].args["cell"])
        elif draft[-1].kind in {"place", "place_tile", "place_held", "web", "turn"}:
            drafts += [[*draft, move] for move in match.preview(seat, draft)[0]]
    return sorted([*map(int, cell.split(","))] for cell in found)


def starter(first: int, corner: int, players: int) -> int | None:
    """Return the seat that starts on a corner: clockwise from the start player, two players opposite. [H-02]"""
    order = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}[players]
    return (first + order.index(corner)) % players if corner in order else None


def left(match: Match, moves: int, critters: int, birds: int) -> dict[str, int]:
    """Return how many more moves, or critters but birds, the turn still allows, each without the other. [H-13b]"""

    def within(m: int, c: int) -> bool:
        if match.game.edition == "v1":
            return c <= 2 and m <= 1 + birds
        if match.game.edition in {"v2", "v3"}:
            return c <= 2 and m <= (2 if c < 2 else 1) + 2 * birds
        capped = match.game.options["bird_budget"] == "capped"
        return c <= 2 and (m <= 3 and (not capped or m + c <= 4) if birds else m <= 2 and m + c <= 3)

    return {
        "moves": next(n for n in range(9) if not within(moves + n + 1, critters)),
        "critters": next(n for n in range(9) if not within(moves, critters + n + 1)),
        "actions": max(m + c for m in range(9) for c in range(3) if within(moves + m, critters + c)),
    }


def caught(match: Match, at: Told) -> int | None:
    """Return the suspicion of the crew that is asked to evade security, should it not. [H-20]"""
    if not at["pending"] or at["pending"]["kind"] != "evade" or match.view()["status"]["args"]["hazard"] != "security":
        return None
    crew = at["crews"][at["pending"]["seat"]]
    carries = any(worth > 0 or match.game.edition == "v2" for worth in crew["carried"])
    return min(10, int(crew["suspicion"]) + 1 + carries)


def cards_of(match: Match) -> Told:
    """Return how often critters work, the traps, the clauses on both, the last that there are; worths. [H-07, H-17]"""
    edition = str(match.game.edition)
    box, cards = printed("heist"), {}
    for kind in ("critters", "traps"):
        counts = zip(box[kind]["names"], box[edition][kind]["counts"], strict=True)
        cards[kind] = [name for name, count in counts if count]
    once = dict(zip(box["critters"]["names"], box[edition]["critters"]["once"], strict=True))
    uses = {name: "once" if once[name] else "twice" for name in cards["critters"]}
    if edition == "v5":
        uses["owl"] = "given"
    rules = files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")
    clauses = {}
    for name in (*uses, *cards["traps"]):
        found = re.findall(rf"\*\*(H-\d+\.{name}\.(v\d))\*\*", rules)
        clauses[name] = max((one for one in found if one[1] <= edition), key=lambda one: one[1])[0]
    worths = dict(zip(box["loot"]["names"], box[edition]["loot"]["values"], strict=True))
    return {"critters": uses, "traps": cards["traps"], "clauses": clauses, "worths": worths}


AT_REST = {"straight": "ns", "corner": "ne", "T": "new", "cross": "nesw"}
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def targets(match: Match, at: Told, viewer: int | None) -> dict[str, list[list[int]]] | None:
    """Return where a mole may put its tile, and the neighbours that a wall parts from the crew. [H-18, H-30]"""
    if viewer is None or viewer != at["turn"] or at["pending"] or at["phase"] != "heist":
        return None
    plays = {m.args["critter"]: str(m) for m in match.legal(viewer) if m.kind in {"play", "play_table"}}
    told = {}
    if "mole" in plays:
        twin = match.copy()
        twin.play(viewer, plays["mole"])
        told["mole"] = cells(twin, "place")
    if "ferret" in plays:
        told["ferret"] = behind_walls(match, at, at["crews"][viewer]["at"])
    return told


def behind_walls(match: Match, at: Told, where: list[int]) -> list[list[int]]:
    """Return the cells next to a crew to which no path leads."""
    rows = printed("heist")[str(match.game.edition)]["layout"]["map"]
    fixed = {(r, c): glyph for r, row in enumerate(rows) for c, glyph in enumerate(row) if glyph != "."}
    ways = dict.fromkeys(fixed, "nesw")
    for one in at["board"]:
        turned = {"nesw"[("nesw".index(way) + one["rotation"] // 90) % 4] for way in AT_REST[one["tile"].split("-")[0]]}
        ways[tuple(one["at"])] = "".join(turned)
    here = fixed.get((where[0], where[1]), "")
    inside = {cell for cell, glyph in fixed.items() if glyph == here and glyph in "abcdC"} or {(where[0], where[1])}
    found = set()
    for row, column in inside:
        for way, (down, right) in STEPS.items():
            to = row + down, column + right
            back = "nesw"[("nesw".index(way) + 2) % 4]
            if to in ways and to not in inside and not (way in ways[row, column] and back in ways[to]):
                found.add(to)
    return [[*cell] for cell in sorted(found)]


def reckoning(match: Match, crew: Told, seat: int) -> Told:
    """Return what the points of a crew are made of, as its events tell, and whether carried loot counts. [H-26]"""
    events = [event for ply in match.history for event in ply.events if event.args.get("seat") == seat]
    named = [event.name for event in events]
    first = 2 if "first_bonus" in named and match.game.edition in {"v3", "v4"} else 0
    late = -2 if "late" in named and match.game.edition != "v2" else 0
    counted = crew["score"] == sum(crew["banked"]) + sum(crew["carried"]) + crew["points"]
    return {"counted": counted, "first": first, "late": late, "fines": crew["points"] - first - late}


# ---------------------------------------------------------------- the status line


def status(view: Told) -> Told:
    """Return the numbers that a view's status may name, each from the entries of the view that say the same."""
    said, seats = view["status"], view["seats"]
    seat, pending = said["args"].get("seat"), view.get("pending") or {}
    told = {"highest": view.get("highest_bid"), "row": view.get("turn"), **(view.get("left") or {})}
    if view["game"] == "heist":
        return told | {name: pending[name] for name in ("left", "of") if name in pending and said["id"] != "drop"}
    if said["id"] == "steps":
        return told | {"number": seats[seat]["steps"]}
    if said["id"] == "trade":
        return told | {"left": pending["left"]}
    if view.get("resolution"):
        now = view["resolution"]
        scheme = next(one for one in view["villains"] if one["colour"] == now["colour"])
        own = dict(scheme["piles"]).get(seat) if isinstance(seat, int) else None
        tier = scheme["printed"].get("tiers", [{}])[0]
        told |= {
            "total": sum(face * n for face, n in enumerate(now["dice"], 1)),
            "goal": scheme["printed"].get("limit") or tier.get("goal"),
        }
        told |= {"skulls": now["drawn"]["skull"], "blanks": now["drawn"]["blank"], "lot": now["lot"]}
        told |= {"lots": len(now["claimed"]), "price": scheme["printed"].get("draw_price", 1)}
        told |= {"number": own} if said["id"].startswith("dynamite") else {}
        told |= {"left": own - now["claimed"].count(seat)} if said["id"] == "claim" and own else {}
    return told


ORACLES = {"felicity": felicity, "goodcritters": goodcritters, "goons": goons, "heist": heist}
