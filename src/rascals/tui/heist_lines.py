"""A view of Critter Heist in sentences: the turn, the map place by place, crews, decks, the viewer's own cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rascals.tui import heist_plan as ground
from rascals.tui import wording
from rascals.tui.heist_plan import Cell, PlanCell, beside, joined
from rascals.tui.wording import MARKS

if TYPE_CHECKING:
    from rascals.words import Words

UNKNOWN = "?"


class Lines(wording.Lines):
    """The sentences of Critter Heist, and the map."""

    MAPPED = True

    def whole(self) -> list[str]:
        """Return the whole view, one statement per line, the viewer's own cards last."""
        first, *rest = self.beside_map()
        return [first, *self.map_lines(), *rest]

    def drawing(self) -> list[str]:
        """Return the map in lines of text."""
        return ground.drawn(self.view)

    def beside_map(self) -> list[str]:
        """Return everything but the map, the turn first."""
        said = [self.where(), *self.question()]
        said += [self.crew(seat) for seat in self.view["seats"]]
        said += [*self.discards(), *self.shown()]
        if self.view["seat"] is not None:
            said += self.own(self.view["seats"][self.view["seat"]])
        if self.view["draft"] is not None:
            said.append(self.named("draft", self.view["draft"]) + ".")
        return said

    def cards(self, found: Iterable[str | None]) -> str:
        """Return cards or tiles in words; None as "unknown"."""
        return ", ".join(
            self.words.text("unknown") if one is None else one if one == UNKNOWN else self.term(one) for one in found
        )

    # ------------------------------------------------------------ the turn

    def where(self) -> str:
        """Return the round or phase, whose turn it is and what is left of it, and the sizes of the decks."""
        playing = self.view["phase"] == "heist" and self.view["round"] > 0
        title = self.label("round", round=self.view["round"]) if playing else self.term(self.view["phase"])
        parts = [self.named("first", self.names[self.view["first"]])]
        if self.view["turn"] is not None:
            parts.append(self.named("turn", self.names[self.view["turn"]]))
        if self.view["left"] is not None:
            parts.append(self.said_of("left", **self.view["left"]))
        parts += self.effects(self.view["effects"])
        parts += [
            self.named(key.replace("_", "-"), self.view[key])
            for key in ("stack", "unused", "critter_deck", "trap_deck")
            if self.view[key]
        ]
        if self.view["top_loot_taken"]:
            parts.append(self.label("top-loot-taken"))
        return self.titled(title, "; ".join(parts)) + "."

    def effects(self, working: dict[str, Any]) -> Iterator[str]:
        """Yield the effects that last until the end of the turn."""
        for key, value in working.items():
            if value:
                yield self.label(key.replace("_", "-"))

    def question(self) -> Iterator[str]:
        """Yield the piles to hire from, and the tiles, cards and cells of the open question."""
        pending = self.view["pending"]
        if self.view["piles"] and self.view["phase"] == "hire":
            yield self.named("piles", ", ".join(map(str, self.view["piles"]))) + "."
        if pending is None:
            return
        laid = [*pending["tiles"], *pending["cards"]]
        if laid:
            yield self.titled(self.said_of("laid-out"), self.cards(laid)) + "."
            yield from self.explained(pending["cards"], self.view["edition"])
        if pending["cells"]:
            yield (self.named("cells", "; ".join(ground.named(cell) for cell in sorted(ground.asked(self.view)))) + ".")

    # ------------------------------------------------------------ the map

    def map_lines(self) -> list[str]:
        """Return a line for each place: its kind, where it leads, its loot and crews."""
        map_ = ground.ground(self.view)
        anchors = sorted({place.anchor for place in map_.values()})
        title = self.titled(self.said_of("map"), "").rstrip()
        return [title, *(f"  {self.place(cell, map_)}" for cell in anchors)]

    def place(self, cell: Cell, map_: dict[Cell, PlanCell]) -> str:
        """Return the line of one place."""
        parts = [self.kind_of(map_[cell])]
        parts += [self.stash_ways(cell, map_)] if map_[cell].stash else [", ".join(self.ways(cell, map_))]
        loot = ground.loot_on(self.view, cell)
        if loot:
            parts.append(self.said_of("loot", edition=self.view["edition"], loot=worth(loot)))
        parts += [self.names[seat] for seat in ground.crews_on(self.view, cell)]
        return self.titled(ground.named(cell), "; ".join(part for part in parts if part))

    def kind_of(self, place: PlanCell) -> str:
        """Return the kind of a place in words."""
        if place.tile is not None:
            return self.term(place.tile)
        if place.kind == "start":
            return self.said_of("start") if place.seat is None else self.said_of("home", name=self.names[place.seat])
        return self.term(place.kind) if place.stash else self.said_of(f"printed-{place.kind}")

    def ways(self, cell: Cell, map_: dict[Cell, PlanCell]) -> Iterator[str]:
        """Yield where the paths of a cell lead: to a cell, into the dark, or to a wall."""
        for way in ground.WAYS:
            beyond = beside(cell, way)
            if way not in map_[cell].ways or (map_[cell].tile is None and not ground.inside(self.view, beyond)):
                continue
            if joined(map_, cell, way):
                yield f"{self.term(way)} {ground.named(map_[beyond].anchor)}"
            else:
                blocked = beyond in map_ or not ground.inside(self.view, beyond)
                yield f"{self.term(way)} ({self.said_of('wall' if blocked else 'dark')})"

    def stash_ways(self, anchor: Cell, map_: dict[Cell, PlanCell]) -> str:
        """Return the cells connected with a stash; moves out of it name them."""
        mine = [cell for cell, place in map_.items() if place.anchor == anchor]
        leads = {beside(cell, way) for cell in mine for way in ground.WAYS if joined(map_, cell, way)}
        beyond = sorted(cell for cell in leads if map_[cell].anchor != anchor)
        return self.said_of("leads", cells=self.words.list(map(ground.named, beyond))) if beyond else ""

    def signs(self) -> str:
        """Return the meaning of the signs on the drawn map."""
        return self.said_of("signs", crews=", ".join(f"{MARKS[seat]} {name}" for seat, name in enumerate(self.names)))

    # ------------------------------------------------------------ crews, decks

    def crew(self, seat: dict[str, Any]) -> str:
        """Return the public facts about one crew, with the seat number that moves use."""
        number = seat["seat"]
        parts = [self.named("at", ground.named(ground.at(seat)))] if number in set(ground.crews(self.view)) else []
        parts += [self.named(key, worth(seat[key])) for key in ("carried", "banked") if seat[key]]
        parts += [self.named("points", str(seat["points"]).replace("-", "−"))] if seat["points"] else []
        parts.append(self.named("suspicion", f"{seat['suspicion']}/{self.view['cap']}"))
        parts.append(self.named("cards", seat["cards"]))
        parts += [self.named("table", self.cards(seat["table"]))] if seat["table"] else []
        parts += [self.named("tiles", seat["tiles"])] if seat["tiles"] else []
        ahead = [critter for critter, count in seat["waiting"].items() for _ in range(count)]
        parts += [self.named("waiting", self.cards(ahead))] if ahead else []
        parts += [self.named("taken-from", "; ".join(seat["taken_from"]))] if seat["taken_from"] else []
        parts += [self.label("scored-last-turn")] if seat["scored_last_turn"] else []
        if number != self.view["seat"]:  # visible at the end, and in a replay with everything open
            parts += [self.named(key, self.cards(seat[key])) for key in ("pack", "held", "hand") if seat[key]]
        parts += self.ending(seat)
        return self.titled(f"{MARKS[number]} {number}. {self.names[number]}", "; ".join(parts)) + "."

    def ending(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield whether a crew has chosen, how it ended or its turns left, and its score."""
        number, countdown = seat["seat"], self.view["countdown"]
        if seat["chosen"]:
            yield self.label("chosen")
        if seat["ended"] is not None:
            yield self.named("ended", seat["ended"])
        elif countdown is not None and self.view["phase"] != "over":
            yield self.named("turns-left", countdown["turns_left"][number])
        elif self.view["last_turns"][number] is not None:
            yield self.named("turns-left", self.view["last_turns"][number])
        if seat["score"] is not None:
            yield self.titled(self.words.text("score"), str(seat["score"]).replace("-", "−"))

    def discards(self) -> Iterator[str]:
        """Yield the discard piles, in order, and the traps turned up."""
        piles = self.view["discards"]
        for owner, pile in enumerate(piles):
            if pile:
                title = self.label("discard")
                title = f"{title} ({self.names[owner]})" if len(piles) > 1 else title
                yield self.titled(title, self.cards(pile)) + "."
        if self.view["trap_discard"]:
            yield self.named("trap-discard", self.cards(self.view["trap_discard"])) + "."

    def shown(self) -> Iterator[str]:
        """Yield the cards that the viewer has been shown and that are still where they were. [H-37]"""
        facts = [self.titled(self.source(fact["where"]), self.cards(fact["cards"])) for fact in self.view["known"]]
        if facts:
            yield self.named("known", "; ".join(facts)) + "."

    def source(self, where: str) -> str:
        """Return in words where shown cards are: `hand 1`, `pile 2`, `stack top` …"""
        zone, end = where.split(" ")
        if zone == "hand":
            return self.said_of("known-hand", name=self.names[int(end)])
        return self.said_of(f"known-{zone}", **({"number": int(end)} if zone == "pile" else {}))

    def own(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield the viewer's cards to choose from, choice, tiles and hand, with the effect of each critter."""
        for key in ("pack", "choice"):
            if seat[key]:
                yield self.named(key, self.cards(seat[key])) + "."
        if seat["held"]:
            yield self.named("held", self.cards(seat["held"])) + "."
        yield self.named("hand", self.cards(seat["hand"] or ()) or self.words.text("none")) + "."
        yield from self.explained([*(seat["pack"] or ()), *(seat["hand"] or ()), *seat["table"]], self.view["edition"])

    def explained(self, found: Iterable[str | None], edition: str) -> Iterator[str]:
        """Yield a line for each distinct card that has an explanation."""
        for card in dict.fromkeys(found):
            effect = does(card, edition, self.words) if card is not None else ""
            if card is not None and effect:
                yield f"  {self.titled(self.term(card), effect)}"


def worth(values: Iterable[int]) -> str:
    """Return loot as numbers."""
    return ", ".join(str(value).replace("-", "−") for value in values)


def does(card: str, edition: str, words: Words) -> str:
    """Return the effect of a critter or trap: the text of the last edition that changed it; empty without one."""
    since = (f"heist-does-{card}-v{number}" for number in range(int(edition.removeprefix("v")), 0, -1))
    return next((words.text(about) for about in since if words.has(about)), "")
