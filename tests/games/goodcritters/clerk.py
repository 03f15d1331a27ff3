"""Step 4 once more, as a clerk at the table would write it down: on lists of cards, straight from the clauses.

It shares only the form of positions with the rules, so that the two can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.goodcritters.table import PROMOS, written_out

FUZZ = "fuzz"


class Clerk:
    """A position before step 4, played on. `taken` are the cards robbed or taken by guards, in order. [G-46]"""

    def __init__(self, position: dict[str, Any], taken: Iterable[str]) -> None:
        self.players: int = position["players"]
        self.options = position["options"]
        self.round, self.boss, self.term = position["round"], position["boss"], position["term"]
        self.stashes = [[str(card) for card in stash] for stash in position["stashes"]]
        self.shares = [[str(card) for card in share] for share in position["shares"]]
        self.pile = [str(card) for card in position["pile"]]
        self.chosen, self.threats = position["chosen"], position["threats"]
        self.money = list(position["payoff_cards"])
        self.payoffs = list(position["payoffs"])
        self.active = [[card.split()[1] for card in cards] for cards in position["active"]]
        self.aside = position["aside"]
        self.taken = iter(taken)
        self.fuzz_by_skim = self.skimmed = False
        self.yes = self.no = 0
        self.middle: list[str] = []
        self.end: str | None = None

    def play(self) -> None:
        """Play the turns from the boss clockwise, then the vote. [G-11]"""
        for step in range(self.players):
            seat = (self.boss + step) % self.players
            self.carry_out(seat)
            self.settle(seat)
        self.count()

    # ------------------------------------------------------------ turns

    def carry_out(self, seat: int) -> None:
        card, weight = self.chosen[seat], 2 if "megaphone" in self.active[seat] else 1
        if card == "yes":
            self.yes += weight
        elif card == "no":
            self.no += weight
        elif card == "skim":
            if not self.skimmed or "double-bottom" in self.active[seat]:
                self.fuzz_by_skim |= self.take_top(seat)
            self.skimmed = True
        elif card == "rob" and self.threats[seat] is not None:
            self.rob(seat, self.threats[seat])

    def take_top(self, seat: int) -> bool:
        """Take the top card; True if the Fuzz came, and the next one was taken. [G-13, G-22]"""
        fuzz = self.pile[:1] == [FUZZ]
        if fuzz:
            self.pile.pop(0)
        if self.pile:
            self.stashes[seat].append(self.pile.pop(0))
        return fuzz

    def rob(self, robber: int, victim: int) -> None:
        """[G-14, G-15, G-45]"""
        if self.chosen[victim] == "guard" and "skeleton-key" not in self.active[robber]:
            self.move_card(robber, victim)
        elif "lookout" not in self.active[victim]:
            self.move_card(victim, robber)

    def move_card(self, giver: int, taker: int) -> None:
        if self.stashes[giver]:
            card = next(self.taken)
            self.stashes[giver].remove(card)
            self.stashes[taker].append(card)

    def settle(self, seat: int) -> None:
        """[G-26]"""
        for payoff in [payoff for payoff in self.payoffs if payoff["to"] == seat]:
            owner = seat if payoff["side"] == self.chosen[seat] else payoff["from"]
            for card in payoff["cards"]:
                if card.startswith("P"):
                    self.money[owner] += int(card[1:])
                else:
                    self.stashes[owner].append(written_out(card))
            self.payoffs.remove(payoff)

    # ------------------------------------------------------------ the vote

    def count(self) -> None:
        """[G-17, G-18, G-19, G-22, G-30]"""
        following = (self.boss + 1) % self.players
        others = [(self.boss + step) % self.players for step in range(1, self.players)]
        no = [seat for seat in [*others, self.boss] if self.chosen[seat] == "no"]
        limit = self.options.get("limited_terms", False) and self.term == 3
        if self.no > self.yes:
            stays = no[0] == self.boss and not limit
            boss = following if no[0] == self.boss and limit else no[0]
            self.middle = [card for share in self.shares for card in share]
            self.next_round(boss, stays=stays, draw=2, reason="fuzz-two")
            return
        for seat, share in enumerate(self.shares):
            self.stashes[seat] += share
        passed = self.yes > self.no
        if passed and limit and self.take_top(self.boss):
            self.end = "fuzz-bonus"
            return
        stays = passed and not limit
        self.next_round(self.boss if stays else following, stays=stays, draw=self.players + 2, reason="fuzz-loot")

    def next_round(self, boss: int, *, stays: bool, draw: int, reason: str) -> None:
        """[G-21, G-33]"""
        if self.fuzz_by_skim:
            self.end = "fuzz-skim"
            return
        self.round, self.boss, self.term = self.round + 1, boss, self.term + 1 if stays else 1
        for _ in range(draw):
            card = self.pile.pop(0)
            if card == FUZZ:
                self.end = reason
                return
            self.middle.append(card)

    # ------------------------------------------------------------ what is written down

    def written(self) -> dict[str, Any]:
        """Return what the next position must be, except for the order of cards in stashes."""
        return {
            "round": self.round,
            "boss": self.boss,
            "term": self.term,
            "stashes": [sorted(stash) for stash in self.stashes],
            "pile": self.pile,
            "middle": self.middle,
            "payoff_cards": self.money,
            "payoffs": [],
            "offers": [],
            "shares": None,
            "end": self.end,
            "phase": "over" if self.end else "share",
            "chosen": [None] * self.players,
            "threats": [None] * self.players,
            "active": [[]] * self.players,
            "aside": self.aside,
        }

    def scores(self) -> tuple[int, ...]:
        """[G-23, G-24, G-32]"""
        used = [sum(PROMOS[card.split()[1]] for card in cards) for cards in self.aside]
        loot = [sum(int(card[0]) for card in stash) for stash in self.stashes]
        return tuple(map(sum, zip(used, loot, self.money, strict=True)))
