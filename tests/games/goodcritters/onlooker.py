"""Somebody who looks on at a game of GoodCritters and keeps in mind what is told: an independent account of G-41."""

from __future__ import annotations

from collections import Counter
from typing import Any

VALUES = (5, 4, 3, 2)
Told = list[tuple[str, dict[str, Any]]]


def value(card: str) -> int:
    """Return the value of a card as events name it."""
    return int(card.split(maxsplit=1)[0])


class Onlooker:
    """What a viewer (None: a spectator) knows of each stash by what it hears, beginning with the setup.

    `certain`: by the arithmetic of G-41. `worlds`: every multiset of values, as (fives, fours, threes, twos), that the
    stash could be made of.
    """

    def __init__(self, players: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.certain = [Counter(VALUES) for _ in range(players)]
        self.worlds: list[set[tuple[int, ...]]] = [{(1, 1, 1, 1)} for _ in range(players)]
        self.seen_on: dict[tuple[int, str], list[str]] = {}
        self.offers: dict[tuple[int, int], list[str]] = {}  # maker and addressee: the cards seen in it

    def hear(self, told: Told) -> None:
        """Take in what one ply made happen, as the viewer hears it."""
        moved: list[tuple[int, int, list[str | None]]] = []
        for at, (name, args) in enumerate(told):
            with_it = self._with_it(told, at)
            if name == "exchanged":
                moved.append((args["from"], args["to"], padded(with_it, args["loot"])))
            elif name.startswith("payoff_"):
                self._hear_of_payoff(name, args, with_it)
            else:
                self._hear_of_offer(name, args, with_it)
                self._hear_of_card(name, args)
        for giver, _, cards in moved:
            self.leave(giver, cards)
        for _, receiver, cards in moved:
            self.enter(receiver, cards)
        for owner in range(len(self.certain)):
            self.learn(owner)

    def _hear_of_offer(self, name: str, args: dict[str, Any], with_it: list[str]) -> None:
        match name:
            case "offered":
                self.offers[args["seat"], args["to"]] = with_it
            case "withdrawn" | "lapsed":
                self.offers.pop((args["seat"], args["to"]))
            case "accepted" | "declined":
                self.offers.pop((args["maker"], args["seat"]))
            case "revealed" | "guard_revealed":  # the step has ended
                self.offers = {}

    def _hear_of_card(self, name: str, args: dict[str, Any]) -> None:
        match name:
            case "shares_taken":
                self.enter(args["seat"], args["cards"])
            case "skimmed" | "bonus":
                self.enter(args["seat"], [args["card"]])
            case "robbed" | "guard_took":
                self.leave(args["from"], [args["card"]])
                self.enter(args["by"], [args["card"]])
            case "promo_used":
                self.leave(args["seat"], [args["card"]])

    def _hear_of_payoff(self, name: str, args: dict[str, Any], with_it: list[str]) -> None:
        if name == "payoff_set":
            self.seen_on[args["seat"], args["token"]] = with_it
            self.leave(args["seat"], padded(with_it, args["loot"]))
        elif name in {"payoff_unset", "payoff_returned"}:
            seen = self.seen_on.pop((args["seat"], args["token"]))
            self.enter(args["seat"], padded(seen, args["loot"]))
        elif name == "payoff_won":
            seen = self.seen_on.pop((args["seat"], args["token"]))
            new = with_it if self.viewer == args["to"] else []
            self.enter(args["to"], padded([*seen, *new], args["loot"]))

    def _with_it(self, told: Told, at: int) -> list[str]:
        """Return the cards told in the events that belong to one: those that give no numbers of their own."""
        parts = {
            "payoff_set": ("payoff_open", "payoff_shown", "payoff_hidden"),
            "payoff_won": ("payoff_won_loot",),
            "offered": ("offer_open", "offer_shown", "offer_hidden"),
            "exchanged": ("exchanged_open", "exchanged_closed"),
        }.get(told[at][0], ())
        cards: list[str] = []
        for name, args in told[at + 1 :]:
            if name not in parts:
                break
            cards += args["cards"]
        return cards

    def enter(self, owner: int, cards: list[str | None]) -> None:
        """Cards come into a stash; None: unseen."""
        for card in cards:
            places = range(4) if card is None else [VALUES.index(value(card))]
            self.worlds[owner] = {_changed(world, place, 1) for world in self.worlds[owner] for place in places}
            if card is not None:
                self.certain[owner][value(card)] += 1

    def leave(self, owner: int, cards: list[str | None]) -> None:
        """Cards go out of a stash; None: unseen."""
        for card in cards:
            places = range(4) if card is None else [VALUES.index(value(card))]
            after = {_changed(world, place, -1) for world in self.worlds[owner] for place in places}
            self.worlds[owner] = {world for world in after if min(world) >= 0}
            for place in places:
                self.certain[owner][VALUES[place]] = max(self.certain[owner][VALUES[place]] - 1, 0)

    def learn(self, owner: int) -> None:
        """What the offers that stand show is in the stash: of each kind as many as one of them shows."""
        shown = Counter[str]()
        for (maker, _), cards in self.offers.items():
            if maker == owner:
                shown |= Counter(cards)
        for number in VALUES:
            at, count = VALUES.index(number), sum(shown[card] for card in shown if value(card) == number)
            self.worlds[owner] = {world for world in self.worlds[owner] if world[at] >= count}
            self.certain[owner][number] = max(self.certain[owner][number], count)


def padded(seen: list[str], number: int) -> list[str | None]:
    """Return cards that are seen and, up to a number, None for each that is not."""
    return [*seen, *[None] * (number - len(seen))]


def _changed(world: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*world[:place], world[place] + by, *world[place + 1 :])
