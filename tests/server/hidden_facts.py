"""The facts hidden from a seat, written independently from the clauses of the rules, and how to change them.

A `Fact` is a function of a position (as `match.position()` writes it), a viewer (None: a spectator) and a random
generator. It changes the hidden fact in place, so that the viewer cannot tell the position from the old one, and
returns whether anything changed. What the viewer has been shown, which the position records, stays. Nothing here asks
the games' code who sees what.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

Position = dict[str, Any]
Fact = Callable[[Position, "int | None", random.Random], bool]


def others(position: Position, viewer: int | None) -> list[int]:
    """Return all seats except the viewer's."""
    return [seat for seat in range(position["players"]) if seat != viewer]


def shuffle(cards: list[Any], chance: random.Random) -> bool:
    """Shuffle cards in place; return whether their order changed."""
    before = [*cards]
    for _ in range(5):
        chance.shuffle(cards)
        if cards != before:
            return True
    return False


def redeal(hands: Sequence[list[str]], chance: random.Random, *, sort: bool = True) -> bool:
    """Shuffle the cards of some hands among them, keeping the hands' sizes; return whether any hand changed."""
    before = [Counter(hand) for hand in hands]
    cards = [card for hand in hands for card in hand]
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
        if sort:
            hand.sort()
    return before != [Counter(hand) for hand in hands]


def less(cards: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return the cards except those that are known."""
    return list((Counter(cards) - Counter(known)).elements())


def otherwise(position: Position, viewer: int | None, chance: random.Random) -> tuple[Position, set[str]]:
    """Return a position that the viewer cannot tell from the given one, and the names of the facts that differ in it.

    What other seats have seen is hidden from the viewer and would no longer be true, so it is removed first.
    """
    twin = copy.deepcopy(position)
    match position["game"]:
        case "heist":
            own = {"spectator", "spectator" if viewer is None else str(viewer)}
            twin["known"] = {who: facts for who, facts in twin["known"].items() if who in own}
        case "goodcritters" if viewer is not None:  # what spectators know follows from every seat's knowledge
            nothing: list[list[int]] = [[] for _ in range(position["players"])]
            twin["known"] = [known if seat == viewer else nothing for seat, known in enumerate(twin["known"])]
    return twin, {name for name, fact in FACTS[position["game"]].items() if fact(twin, viewer, chance)}


# --- Critter Heist ----------------------------------------------------------------------------------------


def shown(position: Position, viewer: int | None) -> dict[str, list[str]]:
    """Return what a viewer has been shown and still knows, by place. [H-37]"""
    facts = position["known"].get("spectator" if viewer is None else str(viewer), [])
    return {fact["where"]: fact["cards"] for fact in facts}


def unseen_deck(position: Position, viewer: int | None, name: str, field: str) -> list[str]:
    """Return a deck if the viewer knows the position of none of its cards, else an empty list."""
    known = any(where.startswith(name) for where in shown(position, viewer))
    return [] if known else position[field]


def heist_tiles(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: nobody sees the order of the stack; a player who put tiles back knows where those are."""
    return shuffle(unseen_deck(position, viewer, "stack", "stack"), chance)


def heist_critters(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: nobody sees the order of the critter deck; a player who used the owl knows its bottom."""
    return shuffle(unseen_deck(position, viewer, "critters", "critter_deck"), chance)


def heist_traps(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: nobody sees the order of the trap deck; a player who used the bat in v1 and v2 knows its top."""
    return shuffle(unseen_deck(position, viewer, "traps", "trap_deck"), chance)


def heist_unused(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-12: nobody sees which tiles were removed or left over."""
    del viewer
    return shuffle(position["unused"], chance)


def heist_hands(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-11, H-28: others' hands are secret, except for cards that were shown to the viewer."""
    asked = position["pending"]
    if asked and asked["kind"] == "pick":  # the user of v5's owl is looking at that hand
        return False
    deck = unseen_deck(position, viewer, "critters", "critter_deck")
    fixed = {seat: shown(position, viewer).get(f"hand {seat}", []) for seat in others(position, viewer)}
    loose = {seat: less(position["hands"][seat], known) for seat, known in fixed.items()}
    changed = redeal([*loose.values()], chance) if not deck else redeal([*loose.values(), deck], chance, sort=False)
    for seat, known in fixed.items():
        position["hands"][seat] = sorted([*known, *loose[seat]])
    return changed


def heist_packs(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28, H-37: a dealt or passed hand is seen only by its holder; hands already passed on are not part of this."""
    chosen = position["chosen"]
    packs = [
        pack
        for seat, pack in enumerate(position["packs"])
        if seat != viewer and (seat >= len(chosen) or chosen[seat] is None)
    ]
    return bool(packs) and redeal([*packs, unseen_deck(position, viewer, "critters", "critter_deck")], chance)


def heist_choices(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: while others still choose, nobody else sees a seat's pick, or what it keeps and discards."""
    changed = False
    for seat in others(position, viewer):
        before = position["chosen"][seat]
        if before is not None:
            position["chosen"][seat] = after = otherwise_chosen(before, position["packs"][seat], chance)
            changed |= after != before
    return changed


def otherwise_chosen(text: str, pack: list[str], chance: random.Random) -> str:
    """Return another choice of the same kind from a hand, in notation."""
    kind, _, cards = text.partition(" ")
    if kind == "discard":
        return f"discard {','.join(chance.sample(cards.split(','), 3))}"
    if "discard" in text:
        mixed = chance.sample(pack, len(pack))
        return f"keep {','.join(sorted(mixed[:5]))} discard {','.join(mixed[5:])}"
    return f"keep {chance.choice(pack)}"


def heist_held_tiles(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: tiles in hand are seen only by their owner."""
    stack = unseen_deck(position, viewer, "stack", "stack")
    held = [position["held_tiles"][seat] for seat in others(position, viewer)]
    return bool(stack) and any(held) and redeal([*held, stack], chance, sort=False)


def heist_piles(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H1-10, H-28: a pile is seen only by the player who looks at it; the card added to it is seen by nobody."""
    deck, asked = position["critter_deck"], position["pending"]
    looking = asked["seat"] == viewer and viewer is not None if asked else False
    if not position["piles"] or not deck or looking:
        return False
    fixed = [shown(position, viewer).get(f"pile {n + 1}", []) for n in range(len(position["piles"]))]
    loose = [less(pile, known) for pile, known in zip(position["piles"], fixed, strict=True)]
    changed = redeal([*loose, deck], chance, sort=False)
    position["piles"] = [[*known, *rest] for known, rest in zip(fixed, loose, strict=True)]
    return changed


def heist_looked_at(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: what the owl (v1 to v4) or the bat (v1, v2) looks at is seen only by its user."""
    asked = position["pending"]
    if not asked or asked["kind"] not in {"keep", "order"} or asked["seat"] in {viewer, None} or not asked["cards"]:
        return False
    name, field = ("critters", "critter_deck") if asked["kind"] == "keep" else ("traps", "trap_deck")
    return redeal([asked["cards"], unseen_deck(position, viewer, name, field)], chance, sort=False)


def heist_drawn_tile(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """H-28: a tile drawn in v5, or taken by the mole of v2 to v4, is seen only by its drawer until it is placed."""
    asked, stack = position["pending"], unseen_deck(position, viewer, "stack", "stack")
    edition = position["options"].get("edition", "v5")
    if not asked or not stack or not asked["tiles"] or asked["seat"] in {viewer, None}:
        return False
    secret = {"hold", "place"} if edition == "v5" else {"place"} if edition != "v1" and asked["by"] == "mole" else set()
    if asked["kind"] not in secret or asked["by"] == "fake-path":
        return False
    return redeal([asked["tiles"], stack], chance, sort=False)


# --- Goons ------------------------------------------------------------------------------------------------


def goons_schemes(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """O-36: nobody sees the order of the scheme decks."""
    del viewer
    changed = [shuffle(deck, chance) for deck in position["scheme_decks"].values()]  # a list: `any` would stop early
    return any(changed)


def goons_items(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """O-36: nobody sees the order of the item deck."""
    del viewer
    return shuffle(position["item_deck"], chance)


def goons_bids(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """O-36: a bid is hidden until all are in."""
    resolution = position["resolution"] or {}
    changed = False
    for seat, bid in enumerate(resolution.get("bids", ())):
        if seat != viewer and bid is not None:
            resolution["bids"][seat] = other = chance.randint(0, resolution["tokens"][seat])
            changed |= other != bid
    return changed


# --- GoodCritters -----------------------------------------------------------------------------------------

KINDS = {"c": "cash", "g": "gems", "j": "jewelry", "p": "paintings", "s": "sculptures"}
CARDS = [f"{value} {kind}" for value in (5, 4, 3, 2) for kind in KINDS.values()]


def ordered(stash: list[str]) -> list[str]:
    """Return a stash in position order: the highest values first, then by kind; promos keep their order."""
    return sorted(stash, key=lambda card: CARDS.index(card) if card in CARDS else len(CARDS))


def plain(card: str) -> bool:
    """Return whether a card is loot, neither the Fuzz nor a promo."""
    return card in CARDS


def free_stashes(position: Position, viewer: int | None) -> list[int]:
    """Return the others whose stash has no card in an open offer: such a stash holds cards that were seen. [G-41]"""
    offering = {offer["from"] for offer in position["offers"]} | {offer["to"] for offer in position["offers"]}
    begun = position["unfinished"] is not None
    return [] if begun else [seat for seat in others(position, viewer) if seat not in offering]


def critters_kinds(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """G-04, G-40: only owners see the kinds of their loot."""
    stashes = [position["stashes"][seat] for seat in free_stashes(position, viewer)]
    places = [(row, at) for row in (*stashes, position["pile"]) for at, card in enumerate(row) if plain(card)]
    before = [[*stash] for stash in stashes]
    for value in "5432":
        mine = [(row, at) for row, at in places if row[at].startswith(value)]
        cards = [row[at] for row, at in mine]
        chance.shuffle(cards)
        for (row, at), card in zip(mine, cards, strict=True):
            row[at] = card
    for stash in stashes:
        stash[:] = ordered(stash)
    return before != stashes


def critters_values(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """G-40, G-41: of others' stashes the viewer knows only the values it has seen enter and not leave."""
    if viewer is None:  # positions do not record what spectators know for certain
        return False
    fixed: dict[int, list[str]] = {}
    loose: list[list[str]] = []
    for seat in free_stashes(position, viewer):
        stash, kept = [*position["stashes"][seat]], []
        for value in position["known"][viewer][seat]:
            card = next(card for card in stash if card.startswith(str(value)) or not plain(card))
            stash.remove(card)
            kept.append(card)
        kept += [card for card in stash if not plain(card)]
        fixed[seat] = kept
        loose.append([card for card in stash if plain(card)])
    changed = redeal(loose, chance)
    for (seat, kept), rest in zip(fixed.items(), loose, strict=True):
        position["stashes"][seat] = ordered([*kept, *rest])
    return changed


def critters_chosen(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """G-40: a chosen card is seen only by its chooser until it is revealed."""
    if position["phase"] != "bargain":
        return False
    changed = False
    for seat in others(position, viewer):
        if position["chosen"][seat] is not None:
            other = chance.choice(("guard", "rob", "skim", "no", "yes"))
            changed |= other != position["chosen"][seat]
            position["chosen"][seat] = other
    return changed


def critters_pile(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """G-40, G-42: nobody sees the pile's order; everybody knows within which range of places the Fuzz is."""
    del viewer
    pile = [card for card in position["pile"] if card != "fuzz"]
    changed = shuffle(pile, chance)
    if "fuzz" in position["pile"]:
        lowest, highest = position["fuzz_window"]
        pile.insert(chance.randint(lowest, min(highest, len(pile))), "fuzz")
    position["pile"] = pile
    return changed


def critters_payoffs(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """G-25, G-40: only its giver sees hidden loot in a payoff; loot shown to the target is seen by these two."""
    changed = False
    for payoff in position["payoffs"]:
        for at, card in enumerate(payoff["cards"]):
            secret = payoff["from"] != viewer and (card[-1] == "?" or (card[-1] == "~" and payoff["to"] != viewer))
            if secret and len(card) == 3 and card[0] in "2345":
                places = [n for n, one in enumerate(position["pile"]) if plain(one)]
                place = chance.choice(places) if places else None
                if place is not None:
                    value, kind = position["pile"][place].split()
                    position["pile"][place] = f"{card[0]} {KINDS[card[1]]}"
                    payoff["cards"][at] = value + kind[0] + card[2]
                    changed |= payoff["cards"][at] != card
        payoff["cards"].sort(key=lambda card: (card[0] != "P", -int(card[0]) if card[0].isdigit() else 0, card[1:]))
    return changed


# --- Felicity ---------------------------------------------------------------------------------------------


def felicity_removed(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """F-28: a removed card is seen only by its owner."""
    changed = False
    for seat in others(position, viewer):
        hand = position["hands"][seat]
        if hand:
            at = chance.randrange(len(hand))
            position["removed"][seat], hand[at] = hand[at], position["removed"][seat]
            hand.sort(key=PETS.index)
            changed = True
    return changed


PETS = ["-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog"]


def felicity_row(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """F-28: a face-down card in the row is seen only by the player who placed it."""
    changed = False
    players, dummy = position["players"], position["players"] == 3
    for at in range(position["revealed"], len(position["row"])):
        seat = (position["start"] + at - dummy) % players if at >= dummy else None
        hand = position["dummy"] if seat is None else position["hands"][seat]
        if hand and (seat is None or seat != viewer):
            other = chance.randrange(len(hand))
            position["row"][at], hand[other] = hand[other], position["row"][at]
            if seat is not None:
                hand.sort(key=PETS.index)
            changed = True
    return changed


def felicity_dummy(position: Position, viewer: int | None, chance: random.Random) -> bool:
    """F-06, F-28: nobody sees the order of the dummy's stack."""
    del viewer
    return shuffle(position["dummy"], chance)


FACTS: dict[str, dict[str, Fact]] = {
    "heist": {
        "tiles": heist_tiles, "critters": heist_critters, "traps": heist_traps, "unused": heist_unused,
        "hands": heist_hands, "packs": heist_packs, "choices": heist_choices, "held tiles": heist_held_tiles,
        "piles": heist_piles, "looked at": heist_looked_at, "drawn tile": heist_drawn_tile,
    },
    "goons": {"schemes": goons_schemes, "items": goons_items, "bids": goons_bids},
    "goodcritters": {
        "kinds": critters_kinds, "values": critters_values, "chosen": critters_chosen, "pile": critters_pile,
        "payoffs": critters_payoffs,
    },
    "felicity": {"removed": felicity_removed, "row": felicity_row, "dummy": felicity_dummy},
}  # fmt: skip

# Moves chosen in secret: everybody sees that a seat has chosen, but not what. [H-28, O-36, G-40, F-28]
SEALED: dict[str, tuple[str, ...]] = {
    "heist": ("keep", "discard"), "goons": ("bid",), "goodcritters": ("choose",), "felicity": ("place",),
}  # fmt: skip

# Events that may reveal something hidden: if one differs between two samples, viewers may tell them apart.
TURNED_UP: dict[str, frozenset[str]] = {
    "heist": frozenset({
        "dealt", "looked", "hired", "hired_from_deck", "kept", "passed_on", "discarded", "tile_drawn", "tiles_drawn",
        "tiles_to_hand", "tile_seen", "tiles_seen", "tile_placed", "tile_held", "tile_gone", "webbed", "reacted",
        "suffered", "trap_turned_up", "swapped", "card_discarded", "card_laid", "card_drawn", "played", "traps_seen",
        "cards_seen", "card_kept", "given", "hand_seen", "picked", "none_picked", "hand_shown",
    }),
    "goons": frozenset({"item_turned_up", "scheme_turned_up", "bid_shown", "bought"}),
    "goodcritters": frozenset({
        "dealt", "turned_over", "payoff_open", "payoff_shown", "offer_open", "offer_shown", "exchanged_open",
        "exchanged_closed", "revealed", "guard_revealed", "robbed", "guard_took", "skimmed", "fuzz_skimmed",
        "payoff_won_loot", "bonus", "fuzz_bonus", "fuzz", "stash_shown", "lapsed",
    }),
    "felicity": frozenset({"card_removed", "revealed", "removed_shown"}),
}  # fmt: skip
