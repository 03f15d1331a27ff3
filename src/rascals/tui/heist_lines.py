"""A view of Critter Heist in sentences: the turn, the map place by place, crews, decks, the reader's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rascals.tui import heist_plan as ground
from rascals.tui import wording
from rascals.tui.heist_plan import Cell, Place, View, beside, drawn, joined
from rascals.tui.wording import MARKS, titled

if TYPE_CHECKING:
    from rascals.words import Words

GAME = "heist"
label, named, said_of = partial(wording.label, GAME), partial(wording.named, GAME), partial(wording.said_of, GAME)
UNKNOWN = "?"


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the whole view, one statement per line, the reader's own cards last."""
    first, *rest = beside_map(view, words, names)
    return [first, *map_lines(view, words, names), *rest]


def drawing(view: View) -> list[str]:
    """Return the map drawn in lines of text."""
    return drawn(view)


def beside_map(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return everything but the map, the turn first."""
    said = [where(view, words, names), *question(view, words)]
    said += [crew(seat, view, words, names) for seat in view["seats"]]
    said += [*discards(view, words, names), *shown(view, words, names)]
    if view["seat"] is not None:
        said += own(view["seats"][view["seat"]], view, words)
    if view["draft"] is not None:
        said.append(named("draft", view["draft"], words) + ".")
    return said


# ---------------------------------------------------------------- small pieces


def worth(values: Iterable[int]) -> str:
    """Return loot as numbers."""
    return ", ".join(str(value).replace("-", "−") for value in values)


def cards(found: Iterable[str | None], words: Words) -> str:
    """Return cards or tiles in words; None as "unknown"."""
    return ", ".join(
        words.text("unknown") if one is None else one if one == UNKNOWN else words.term(GAME, one) for one in found
    )


# ---------------------------------------------------------------- the turn


def where(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the round or phase, whose turn it is and what is left of it, and the sizes of the decks."""
    playing = view["phase"] == "heist" and view["round"] > 0
    title = label("round", words, round=view["round"]) if playing else words.term(GAME, view["phase"])
    parts = [named("first", names[view["first"]], words)]
    if view["turn"] is not None:
        parts.append(named("turn", names[view["turn"]], words))
    if view["left"] is not None:
        parts.append(said_of("left", words, **view["left"]))
    parts += effects(view["effects"], words)
    parts += [
        named(key.replace("_", "-"), view[key], words)
        for key in ("stack", "unused", "critter_deck", "trap_deck")
        if view[key]
    ]
    if view["top_loot_taken"]:
        parts.append(label("top-loot-taken", words))
    return titled(title, "; ".join(parts), words) + "."


def effects(working: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield the effects that last until the end of the turn."""
    for key, value in working.items():
        if value:
            yield label(key.replace("_", "-"), words)


def question(view: View, words: Words) -> Iterator[str]:
    """Yield the piles to hire from, and the tiles, cards and cells of the open question."""
    pending = view["pending"]
    if view["piles"] and view["phase"] == "hire":
        yield named("piles", ", ".join(map(str, view["piles"])), words) + "."
    if pending is None:
        return
    laid = [*pending["tiles"], *pending["cards"]]
    if laid:
        yield titled(said_of("laid-out", words), cards(laid, words), words) + "."
        yield from explained(pending["cards"], view["edition"], words)
    if pending["cells"]:
        yield named("cells", "; ".join(ground.named(cell) for cell in sorted(ground.asked(view))), words) + "."


# ---------------------------------------------------------------- the map


def map_lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return a line for each place: its kind, where it leads, its loot and crews."""
    map_ = ground.ground(view)
    anchors = sorted({place.anchor for place in map_.values()})
    title = titled(said_of("map", words), "", words).rstrip()
    return [title, *(f"  {place(cell, map_, view, words, names)}" for cell in anchors)]


def place(cell: Cell, map_: dict[Cell, Place], view: View, words: Words, names: Sequence[str]) -> str:
    """Return the line of one place."""
    parts = [kind_of(map_[cell], words, names)]
    parts += [stash_ways(cell, map_, words)] if map_[cell].stash else [", ".join(ways(cell, map_, view, words))]
    loot = ground.loot_on(view, cell)
    if loot:
        parts.append(said_of("loot", words, edition=view["edition"], loot=worth(loot)))
    parts += [names[seat] for seat in ground.crews_on(view, cell)]
    return titled(ground.named(cell), "; ".join(part for part in parts if part), words)


def kind_of(place: Place, words: Words, names: Sequence[str]) -> str:
    """Return the kind of a place in words."""
    if place.tile is not None:
        return words.term(GAME, place.tile)
    if place.kind == "start":
        return said_of("start", words) if place.seat is None else said_of("home", words, name=names[place.seat])
    return words.term(GAME, place.kind) if place.stash else said_of(f"printed-{place.kind}", words)


def ways(cell: Cell, map_: dict[Cell, Place], view: View, words: Words) -> Iterator[str]:
    """Yield where the paths of a cell lead: to a cell, into the dark, or to a wall."""
    for way in ground.WAYS:
        there = beside(cell, way)
        if way not in map_[cell].ways or (map_[cell].tile is None and not ground.inside(view, there)):
            continue
        if joined(map_, cell, way):
            yield f"{words.term(GAME, way)} {ground.named(map_[there].anchor)}"
        else:
            blocked = there in map_ or not ground.inside(view, there)
            yield f"{words.term(GAME, way)} ({said_of('wall' if blocked else 'dark', words)})"


def stash_ways(anchor: Cell, map_: dict[Cell, Place], words: Words) -> str:
    """Return the cells connected with a stash, by which moves out of it are named."""
    mine = [cell for cell, place in map_.items() if place.anchor == anchor]
    leads = {beside(cell, way) for cell in mine for way in ground.WAYS if joined(map_, cell, way)}
    beyond = sorted(cell for cell in leads if map_[cell].anchor != anchor)
    return said_of("leads", words, cells=words.list(map(ground.named, beyond))) if beyond else ""


def signs(words: Words, names: Sequence[str]) -> str:
    """Return the meaning of the signs on the drawn map."""
    return said_of("signs", words, crews=", ".join(f"{MARKS[seat]} {name}" for seat, name in enumerate(names)))


# ---------------------------------------------------------------- crews, decks


def crew(seat: dict[str, Any], view: View, words: Words, names: Sequence[str]) -> str:
    """Return the public facts about one crew, with the seat number that moves use."""
    number = seat["seat"]
    parts = [named("at", ground.named(ground.at(seat)), words)] if number in set(ground.crews(view)) else []
    parts += [named(key, worth(seat[key]), words) for key in ("carried", "banked") if seat[key]]
    parts += [named("points", str(seat["points"]).replace("-", "−"), words)] if seat["points"] else []
    parts.append(named("suspicion", f"{seat['suspicion']}/{view['cap']}", words))
    parts.append(named("cards", seat["cards"], words))
    parts += [named("table", cards(seat["table"], words), words)] if seat["table"] else []
    parts += [named("tiles", seat["tiles"], words)] if seat["tiles"] else []
    ahead = [critter for critter, count in seat["waiting"].items() for _ in range(count)]
    parts += [named("waiting", cards(ahead, words), words)] if ahead else []
    parts += [named("taken-from", "; ".join(seat["taken_from"]), words)] if seat["taken_from"] else []
    parts += [label("scored-last-turn", words)] if seat["scored_last_turn"] else []
    if number != view["seat"]:  # visible at the end, and in a replay with everything open
        parts += [named(key, cards(seat[key], words), words) for key in ("pack", "held", "hand") if seat[key]]
    parts += ending(seat, view, words)
    return titled(f"{MARKS[number]} {number}. {names[number]}", "; ".join(parts), words) + "."


def ending(seat: dict[str, Any], view: View, words: Words) -> Iterator[str]:
    """Yield whether a crew has chosen, how it ended or its turns left, and its score."""
    number, countdown = seat["seat"], view["countdown"]
    if seat["chosen"]:
        yield label("chosen", words)
    if seat["ended"] is not None:
        yield named("ended", seat["ended"], words)
    elif countdown is not None and view["phase"] != "over":
        yield named("turns-left", countdown["turns_left"][number], words)
    elif view["last_turns"][number] is not None:
        yield named("turns-left", view["last_turns"][number], words)
    if seat["score"] is not None:
        yield titled(words.text("score"), str(seat["score"]).replace("-", "−"), words)


def discards(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the discard piles, in order, and the traps turned up."""
    piles = view["discards"]
    for owner, pile in enumerate(piles):
        if pile:
            title = label("discard", words)
            title = f"{title} ({names[owner]})" if len(piles) > 1 else title
            yield titled(title, cards(pile, words), words) + "."
    if view["trap_discard"]:
        yield named("trap-discard", cards(view["trap_discard"], words), words) + "."


def shown(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the cards that the reader has been shown and that are still there. [H-37]"""
    facts = [titled(source(fact["where"], words, names), cards(fact["cards"], words), words) for fact in view["known"]]
    if facts:
        yield named("known", "; ".join(facts), words) + "."


def source(where: str, words: Words, names: Sequence[str]) -> str:
    """Return in words where shown cards are: `hand 1`, `pile 2`, `stack top` …"""
    zone, end = where.split(" ")
    if zone == "hand":
        return said_of("known-hand", words, name=names[int(end)])
    return said_of(f"known-{zone}", words, **({"number": int(end)} if zone == "pile" else {}))


def own(seat: dict[str, Any], view: View, words: Words) -> Iterator[str]:
    """Yield the reader's cards to choose from, choice, tiles and hand, with the effect of each critter."""
    for key in ("pack", "choice"):
        if seat[key]:
            yield named(key, cards(seat[key], words), words) + "."
    if seat["held"]:
        yield named("held", cards(seat["held"], words), words) + "."
    yield named("hand", cards(seat["hand"] or (), words) or words.text("none"), words) + "."
    yield from explained([*(seat["pack"] or ()), *(seat["hand"] or ()), *seat["table"]], view["edition"], words)


def does(card: str, edition: str, words: Words) -> str:
    """Return the effect of a critter or trap: the text of the last edition that changed it; empty without one."""
    since = (f"heist-does-{card}-v{number}" for number in range(int(edition.removeprefix("v")), 0, -1))
    return next((words.text(about) for about in since if words.has(about)), "")


def explained(found: Iterable[str | None], edition: str, words: Words) -> Iterator[str]:
    """Yield a line for each distinct card that has an explanation."""
    for card in dict.fromkeys(found):
        told = does(card, edition, words) if card is not None else ""
        if card is not None and told:
            yield f"  {titled(words.term(GAME, card), told, words)}"
