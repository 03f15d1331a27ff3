"""A view of GoodCritters in sentences, for screen readers, pipes and the drawn table; and the reveal in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rascals.tui import wording
from rascals.tui.goodcritters_den import Den
from rascals.tui.sheet import text_of
from rascals.tui.wording import View, mark

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

PAYS = "P"
ANY = "?"
TURNED = {"revealed", "guard_revealed"}
TWICE = "2 megaphone"  # an active one gives a second vote [G-45]


class Lines(wording.Lines):
    """The sentences of GoodCritters, and the den with its mats."""

    MAPPED = True

    def whole(self) -> list[str]:
        """Return the whole view, one statement per line, the viewer's own cards last."""
        said = [self.where(), *self.loot()]
        said += [self.player(seat) for seat in self.view["seats"]]
        said += [self.payoff(seat, laid) for seat in self.view["seats"] for laid in seat["payoffs"] or ()]
        return [*said, *self.offers()]

    def drawing(self) -> list[str]:
        """Return the den in lines of text."""
        return text_of(Den(self.view).draw())

    def signs(self) -> str:
        """Return the marks of the seats and the meaning of the signs on the mats."""
        seats = (f"{mark(seat, len(self.names))} {seat} {name}" for seat, name in enumerate(self.names))
        return self.words.text("tui-goodcritters-signs", players=", ".join(seats))

    def beside_map(self) -> list[str]:
        """Return what the mats do not show: the round, the loot, the offers, and the viewer's own cards."""
        return [self.where(), *self.loot(), *self.offers()]

    def offers(self) -> Iterator[str]:
        """Yield the offers, the viewer's own cards, and the draft of a move."""
        yield from (self.offer(made) for made in self.view["offers"] or ())
        if self.view["seat"] is not None:
            yield from self.own(self.view["seats"][self.view["seat"]])
        if self.view["draft"] is not None:
            yield self.named("draft", self.view["draft"])

    def asked(self, moves: Sequence[Move]) -> list[str]:
        """Return the next card to give and the seats that can get it; empty if no card is given."""
        gives = [move for move in moves if move.kind == "give"]
        if not gives or not self.view["middle"]:
            return []
        seats = ", ".join(f"{self.names[move.args['to']]} ({move})" for move in gives)
        return [self.words.text("tui-goodcritters-give", card=self.term(self.view["middle"][0]), to=seats) + "."]

    def given(self, move: Move) -> str | None:
        """Return a move that gives a card of the middle in words, with the card's name; None for other moves."""
        if move.kind != "give" or not self.view["middle"]:
            return None
        card = self.term(self.view["middle"][0])
        return self.words.text("tui-goodcritters-give", card=card, to=self.names[move.args["to"]])

    def where(self) -> str:
        """Return the round, the boss, and the public facts about the pile."""
        parts = [self.named("boss", self.names[self.view["boss"]]), self.named("term", self.view["term"])]
        if self.view["terms"] is not None:
            parts.append(self.named("terms", self.view["terms"]))
        parts.append(self.named("pile", self.view["pile"]))
        if self.view["fuzz_window"] is None:
            parts.append(self.label("fuzz-out"))
        else:
            parts.append(self.named("fuzz-window", "{}, {}".format(*self.view["fuzz_window"])))
        return self.titled(self.label("round", round=self.view["round"]), "; ".join(parts)) + "."

    def loot(self) -> Iterator[str]:
        """Yield the cards in the middle, and each player's share."""
        if self.view["middle"]:
            yield self.named("middle", self.terms(self.view["middle"])) + "."
        if self.view["shares"] is not None:
            shares = (
                self.titled(self.names[seat], self.terms(cards)) for seat, cards in enumerate(self.view["shares"])
            )
            yield self.named("shares", "; ".join(shares)) + "."

    def player(self, seat: dict[str, Any]) -> str:
        """Return one player's public cards, the known part of the stash, and the seat number that moves use."""
        parts = [self.named("held", seat["held"])]
        known = [value for value, count in (seat["known"] or {}).items() for _ in range(count)]
        if known and seat["stash"] is None:
            parts.append(self.named("known", self.terms(known)))
        if seat["payoff_cards"] is not None:
            parts.append(self.words.text("goodcritters-count-payoff-cards", count=seat["payoff_cards"]))
        parts += [self.named(key, self.terms(seat[key])) for key in ("aside", "active") if seat[key]]
        if self.view["phase"] in {"bargain", "choose"}:
            parts += self.step(seat)
        if seat["score"] is not None:
            parts.append(self.named("stash", self.terms(seat["stash"])))
            parts.append(self.named("score", self.words.score(self.game, seat["score"])))
        return self.titled(f"{seat['seat']}. {self.names[seat['seat']]}", "; ".join(parts)) + "."

    def step(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield a player's actions in this step: threat, card, readiness, changes."""
        if seat["threat"] is not None:
            yield self.named("threat", self.names[seat["threat"]])
        if seat["chosen"]:
            yield self.label("chosen")
        if seat["ready"]:
            yield self.label("ready")
        if seat["changes"]:
            yield self.named("changes", seat["changes"])

    def payoff(self, seat: dict[str, Any], laid: dict[str, Any]) -> str:
        """Return a payoff: from whom, to whom, for which vote, its cards."""
        title = f"{self.label('payoffs')} ({self.label('token')} {self.term(laid['token'])})"
        pays = [f"{PAYS}{laid['payoff_cards']}"] if laid["payoff_cards"] else []
        parts = [
            f"{self.names[seat['seat']]} → {self.names[laid['to']]}",
            self.named("side", self.term(laid["side"])),
            self.goods([*pays, *laid["cards"]], ["open"] * len(pays) + laid["manners"]),
        ]
        return self.titled(title, "; ".join(parts)) + "."

    def offer(self, made: dict[str, Any]) -> str:
        """Return an offer: from whom, to whom, the cards given and wanted."""
        parts = [f"{self.names[made['from']]} → {self.names[made['to']]}"]
        sides = {key: self.goods(made[key], made[f"{key}_manners"]) for key in ("gives", "wants")}
        parts += [self.named(key, said) for key, said in sides.items() if said]
        return self.named("offers", "; ".join(parts)) + "."

    def goods(self, items: Sequence[str | None], manners: Sequence[str]) -> str:
        """Return cards, each with its manner unless it is given openly."""
        return ", ".join(self.good(item, manner) for item, manner in zip(items, manners, strict=True))

    def good(self, item: str | None, manner: str) -> str:
        """Return one entry of a payoff or an offer: payoff cards, a known or unknown card, or any card."""
        if item == ANY:
            return self.label("any-card")
        if item is not None and item.startswith(PAYS):
            return self.words.text("goodcritters-count-payoff-cards", count=int(item.removeprefix(PAYS)))
        card = self.words.text("unknown") if item is None else self.term(item)
        return card if manner == "open" else f"{card} ({self.term(manner)})"

    def own(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield the viewer's stash and action card."""
        if seat["score"] is None:
            yield self.named("stash", self.terms(seat["stash"] or ())) + "."
        if seat["action"] is not None:
            yield self.named("action", self.term(seat["action"])) + "."

    @staticmethod
    def staged(
        events: Sequence[Mapping[str, Any]], sentences: Sequence[str], before: Callable[[], View], words: Words
    ) -> list[str]:
        """Return the sentences of events; for each card turned, with its number and the votes so far."""
        if not any(event["event"] in TURNED for event in events):
            return list(sentences)
        last = max(n for n, event in enumerate(events) if event["event"] in TURNED)
        seats = before()["seats"]
        cards, votes, lines = 0, {"yes": 0, "no": 0}, []
        for n, (event, sentence) in enumerate(zip(events, sentences, strict=True)):
            first = cards == 0
            if event["event"] in TURNED:
                cards += 1
                action = event["args"].get("action", "guard")
                if action in votes:
                    votes[action] += 2 if TWICE in (seats[event["args"]["seat"]]["active"] or ()) else 1
                if first:
                    lines.append(words.text("tui-goodcritters-reveal"))
                tally = words.text("tui-goodcritters-tally", yes=votes["yes"], no=votes["no"])
                lines.append(words.text("tui-goodcritters-step", number=cards, sentence=sentence, tally=tally))
            else:
                # Indent what follows a card below it; after the last card, only the effects of cards.
                lines.append(f"   {sentence}" if not first and (n < last or _is_done_by_cards(event)) else sentence)
        return lines


def _is_done_by_cards(event: Mapping[str, Any]) -> bool:
    """Return whether an event is the effect of an action card, or of the payoffs for the card turned."""
    name: str = event["event"]
    return name.startswith(("payoff_", "skim", "rob", "guard_", "nothing_", "lookout_")) or name in {
        "fuzz_skimmed",
        "pile_empty",
    }
