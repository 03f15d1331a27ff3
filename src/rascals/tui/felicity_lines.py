"""A view of Felicity in sentences, for screen readers and pipes."""

from __future__ import annotations

from typing import Any

from rascals.tui import wording


class Lines(wording.Lines):
    """The sentences of Felicity."""

    def whole(self) -> list[str]:
        """Return the whole view, one statement per line, the viewer's own cards last."""
        said = [self.where(), self.sack(), self.mouse_cards()]
        said += [self.player(seat) for seat in self.view["seats"]]
        if self.view["dummy"] is not None:
            said.append(self.dummy(self.view["dummy"]))
        if self.view["seat"] is not None:
            said += self.own(self.view["seats"][self.view["seat"]])
        return said

    def where(self) -> str:
        """Return the round, the start player and the bank."""
        text = self.words.text("felicity-label-round", round=self.view["round"], rounds=self.view["rounds"])
        return self.words.text(
            "tui-felicity-where", round=text, start=self.names[self.view["start"]], bank=self.view["bank"]
        )

    def sack(self) -> str:
        """Return the row from left to right, each card with its owner."""
        places = []
        for place in range(self.view["row_size"]):
            cards = self.view["row"]
            text = self.card(cards[place]) if place < len(cards) else self.words.text("felicity-label-empty-place")
            places.append(f"{place + 1}. {text}")
        return self.words.text("tui-felicity-sack", cards="; ".join(places))

    def card(self, card: dict[str, Any]) -> str:
        """Return a card of the row: its pet, if known, and its owner."""
        owner = card["owner"]
        name = self.names[owner] if owner < len(self.names) else self.words.text("felicity-dummy")
        face = self.words.text("felicity-label-face-down")
        if card["pet"] is None:
            return f"{face} ({name})"
        pet = self.term(card["pet"])
        return f"{pet} ({name})" if card["revealed"] else f"{pet}, {face} ({name})"

    def mouse_cards(self) -> str:
        """Return the unclaimed mouse cards and the mice on them."""
        cards = [
            self.words.text("tui-felicity-mouse-card", number=card["number"], mice=card["mice"])
            for card in self.view["mouse_cards"]
        ]
        return self.words.text("tui-felicity-mouse-cards", cards=", ".join(cards) or self.words.text("none"))

    def player(self, seat: dict[str, Any]) -> str:
        """Return one player's panel as a sentence: mice, hand, bid, won pets, cards shown."""
        parts = [self.words.text("felicity-label-hand-size", count=seat["hand_size"])]
        if seat["mice"] is not None:
            parts.insert(0, self.words.text("felicity-count-mice", mice=seat["mice"]))
        if seat["passed"]:
            parts.append(self.words.text("tui-felicity-passed"))
        elif seat["bid"]:
            parts.append(self.words.text("tui-felicity-bid", mice=seat["bid"]))
        elif self.view["phase"] == "place":
            parts.append(self.words.text("tui-felicity-placed" if seat["placed"] else "tui-felicity-not-placed"))
        won = self.terms(seat["won"])
        parts.append(self.words.text("tui-felicity-won", pets=won, points=seat["cats"]))
        parts.append(self.words.text("tui-felicity-shown", pets=self.terms(seat["shown"])))
        return f"{self.names[seat['seat']]}: " + "; ".join(parts) + "."

    def dummy(self, dummy: dict[str, Any]) -> str:
        """Return the dummy's stack and what it has shown."""
        stack = self.words.text("felicity-label-dummy-stack", count=dummy["stack_size"])
        shown = self.words.text("tui-felicity-shown", pets=self.terms(dummy["shown"]))
        return f"{self.words.text('felicity-dummy')}: {stack}; {shown}."

    def own(self, seat: dict[str, Any]) -> list[str]:
        """Return the viewer's hand and removed card."""
        said = [f"{self.words.text('felicity-label-hand')}: {self.terms(seat['hand'] or ())}."]
        if seat["removed"] is not None:
            said.append(f"{self.words.text('felicity-label-removed')}: {self.term(seat['removed'])}.")
        return said
