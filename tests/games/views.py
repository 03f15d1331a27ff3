"""What views tell, worked out once more: from the position, the printed components and the clauses, not the record.

Each function returns the entries of a view that hides nothing, except those that are fields of the record, and those of
each seat. `test_whole_games.py` compares them with `match.view`. A number that a view alone tells, such as what a bank
still holds or how likely a goal is, stands in no position and in no law: if it is wrong, nothing else fails.
"""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb
from typing import Any

from rascals import Match
from rascals.games.goons.box import GOON_NAMES, ITEM_NAMES, SCHEME_NAMES
from rascals.games.goons.cards import goon_text, item_text, scheme_text

Told = dict[str, Any]
LETTERS = "RYGB"


@cache
def printed(game: str) -> Told:
    """Return the components of a game as its file prints them."""
    return tomllib.loads(files(f"rascals.games.{game}").joinpath("box.toml").read_text(encoding="utf-8"))


# ---------------------------------------------------------------- Felicity


def felicity(match: Match, at: Told, _first: Told, _viewer: int | None) -> tuple[Told, list[Told]]:
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

    rounds = box["rounds"]["number"]
    dummy = {"stack_size": rounds - at["round"], "shown": shown(3, at["dummy"]), "removed": at["removed"][-1]}
    return {
        "rounds": rounds,
        "row": [
            {"owner": owner, "pet": pet, "revealed": place < at["revealed"]}
            for place, (owner, pet) in enumerate(zip(owners, at["row"], strict=True))
        ],
        "row_size": players + len(dummies),
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
            "cats": sum(int(pet) for pet in won if pet.lstrip("-").isdigit()),
        }
        for seat, (hand, won) in enumerate(zip(at["hands"], at["won"], strict=True))
    ]


# ---------------------------------------------------------------- GoodCritters


def goodcritters(match: Match, at: Told, first: Told, viewer: int | None) -> tuple[Told, list[Told]]:
    """GoodCritters: the pile and the Fuzz's window, deals, what is certain. [G-24, G-30, G-32, G-40 – G-42]"""
    options = match.game.options
    drawn = len(first["pile"]) - len(at["pile"])
    out = "fuzz" not in at["pile"]
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
    }, [
        {
            "held": len(stash),
            "aside": at["aside"][seat] if options["promos"] else None,
            "active": at["active"][seat] if options["promos"] else None,
            "known": None if seat == viewer else {str(value): known[seat].count(value) for value in (5, 4, 3, 2)},
            "chosen": at["chosen"][seat] is not None,
            "payoff_cards": at["payoff_cards"][seat] if options["payoffs"] else None,
            "payoffs": [payoff(one) for one in at["payoffs"] if one["from"] == seat] if options["payoffs"] else None,
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


def goons(match: Match, at: Told, _first: Told, _viewer: int | None) -> tuple[Told, list[Told]]:
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
        "tracks": {
            colour: {
                "spaces": [{name: n for name, n in space.items() if name != "end_stars"} for space in row],
                "end_stars": row[-1]["end_stars"],
            }
            for colour, row in spaces.items()
        },
        "hustle": at["hustle"],
        "prices": {name: {"cost": item["cost"], "stars": item["stars"]} for name, item in items.items()},
        "item_deck": len(at["item_deck"]),
        "item_discard": at["item_discard"],
        "this_turn": at["this_turn"],
        "pending": at["pending"],
        "cards": cards_lying(match, at),
        "resolution": resolution(match, at),
    }
    return table, [
        {
            "crib": at["cribs"][seat],
            "crib_stars": cribs[seat],
            "items": owned,
            "goon": at["goons"][seat],
            "ability_used": bool(at["goons"][seat] and at["goons"][seat]["used"]),
            "bank": 20 - at["energy"][seat] - sum(markers(at, colour).get(seat, 0) for colour in LETTERS),
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
    s: Any = match.record
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
        "fee": FEES.get(scheme),
        "printed": on_card(scheme, int(match.game.options["kid_random_limit"])),
        "outlook": None if resolved else outlook(match, at, colour, stars[colour], [crib[colour] for crib in cribs]),
        "gone": gone,
        "to_come": [one for one in printed("goons")["schemes"] if one[:2] == scheme[:2] and one not in (scheme, *gone)],
    }


def on_card(scheme: str, limit: int) -> Told:
    """Return what is printed on a scheme's card. [O-38]"""
    card = printed("goons")["schemes"][scheme]
    if "lots" in card:
        return {"kind": "lots", "lots": card["lots"]}
    told: Told = {"kind": "tiers"}
    if scheme[:2] == "BR":
        told = {"kind": "draws", "draw_price": card["draw_price"], "draws": RAZOR[int(scheme[2]) - 1][2]}
    elif scheme == "KR5":
        told = {"kind": "limit", "limit": limit}
    if "tiers" not in card:
        return told | {"tiers": [{"goal": None, "rewards": [card.get("reward") or card["each"]]}]}
    rows = [(tier.get("goal"), tier.get("places") or [tier["reward"]]) for tier in card["tiers"]]
    return told | {"tiers": [{"goal": goal, "rewards": rewards} for goal, rewards in rows]}


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
    box = printed("heist")[str(match.game.edition)]
    players, early = match.game.players, match.game.edition in {"v1", "v2"}
    rows = box["layout"]["map"]
    fixed = [([r, c], glyph) for r, row in enumerate(rows) for c, glyph in enumerate(row) if glyph != "."]
    firsts: dict[str, list[int]] = {}
    for cell, glyph in fixed:
        firsts.setdefault(glyph, cell)
    laid_out = at["phase"] in {"heist", "over"}
    pending = at["pending"] and at["pending"] | {"cells": cells(match, at["pending"]["kind"])}
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
        "cap": box["limits"]["suspicion"],
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
            **crew,
            "cards": len(at["hands"][seat]),
            "tiles": len(at["held_tiles"][seat]),
            "butterflies": at["waiting"][seat]["butterfly"],
            "foxes": at["waiting"][seat]["fox"],
            "waiting": at["waiting"][seat],
            "chosen": at["chosen"][seat] is not None,
            "choice": re.findall(r"\b(?!keep|discard)[a-z]+", at["chosen"][seat] or ""),
            "pack": at["packs"][seat] if at["packs"] else [],
            "pack_size": len(at["packs"][seat]) if at["packs"] else 0,
        }
        for seat, crew in enumerate(at["crews"])
    ]


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
    }


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
