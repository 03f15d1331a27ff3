"""The den of GoodCritters in characters: a mat for each player, the loot in the middle, the viewer's mat below.

    ┌■ 1 ♛────────✓┐    The mark and the number of the seat; ♛ the boss, ✓ ready.
    │▤7 P5         │    Cards in the stash and payoff cards.
    │≥5 4          │    The known part of the stash; = the viewer's own stash.
    │+5 4 2        │    The share.
    │▣ rob →●0     │    An action card has been chosen, with its name if known; the seat threatened.
    │✉▲2 yes P2 5 ?│    A payoff in front of this player: from whom, for which vote, its cards.
    └──────────────┘

At the end, Σ in the line of the action card is the score. Every sign is clear without its colour. Roles of its runs:
`seat-N`, `frame`, `boss`, `ready`, `share`, `threat`, `payoff`, `middle`, `fuzz`, `marked`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from textwrap import wrap
from typing import Any

from rascals.games.goodcritters.components import CARD_NAMES, LOOT
from rascals.games.goodcritters.notation import ANY, SHORT_NAMES
from rascals.tui.sheet import Row, Run, Sheet
from rascals.tui.wording import MARKS, View

Cell = tuple[int, int]  # (seat, 0)

INNER = 16  # columns inside a mat
MAT = INNER + 2
WIDE = 4 * MAT  # four mats side by side fit in 80 columns
LINES = 4  # of a mat, without payoffs
MORE = "…"


def short(card: str | None) -> str:
    """Return the notation of a card, such as `5g`; `?` for an unknown one."""
    if card is None:
        return ANY
    return SHORT_NAMES[CARD_NAMES.index(card)] if card in CARD_NAMES[:LOOT] else card


class Den:
    """A view's den, with the mats of `marked` seats highlighted.

    `width`: available columns; `names`: by seat, may be empty; `worth`: formats scores, None hides them.
    """

    def __init__(
        self,
        view: View,
        marked: Collection[int] = (),
        width: int = WIDE,
        names: Sequence[str] = (),
        worth: Callable[[int], str] | None = None,
    ) -> None:
        self.view, self.marked, self.names, self.worth = view, marked, names, worth
        players = len(view["seats"])
        me = view["seat"]
        self.front = me
        self.others = [(me + step) % players for step in range(1, players)] if me is not None else [*range(players)]
        self.across = max(1, min(width // MAT, len(self.others)))
        self.payoffs: dict[int, list[tuple[int, dict[str, Any]]]] = {seat: [] for seat in range(players)}
        for giver in view["seats"]:
            for laid in giver["payoffs"] or ():
                self.payoffs[laid["to"]].append((giver["seat"], laid))
        # Mats side by side have the same height.
        self.rows = [self.others[at : at + self.across] for at in range(0, len(self.others), self.across)]
        self.width = self.across * MAT

    def draw(self) -> list[Row]:
        """Return the rows from the top: the others clockwise, the middle, the viewer's mat."""
        lines: list[Row] = []
        for row in self.rows:
            lines += self._mats(row, INNER)
        lines += list(self._middle())
        if self.front is not None:
            lines += self._mats([self.front], self.width - 2)
        return lines

    def line(self, seat: int) -> int:
        """Return the first row of a seat's mat."""
        above = 0
        for row in self.rows:
            if seat in row:
                return above
            above += self._height(row)
        return above + len(list(self._middle()))

    def _height(self, row: Sequence[int]) -> int:
        return 2 + LINES + max(len(self.payoffs[seat]) for seat in row)

    def _mats(self, row: Sequence[int], inner: int) -> list[Row]:
        """Draw mats side by side."""
        sheet = Sheet(self._height(row), len(row) * (inner + 2))
        for column, seat in enumerate(row):
            self._mat(sheet, column * (inner + 2), seat, inner)
        return list(sheet.runs())

    def _mat(self, sheet: Sheet, left: int, seat: int, inner: int) -> None:
        height = len(sheet.rows)
        frame = "marked" if seat in self.marked else "frame"
        sheet.put(0, left, "┌" + "─" * inner + "┐", frame)
        for y in range(1, height - 1):
            sheet.put(y, left, "│", frame)
            sheet.put(y, left + inner + 1, "│", frame)
        sheet.put(height - 1, left, "└" + "─" * inner + "┘", frame)
        facts = self.view["seats"][seat]
        title = f"{MARKS[seat]} {seat} "
        sheet.put(0, left + 1, title, f"seat-{seat}")
        if self.view["boss"] == seat:
            sheet.put(0, left + 1 + len(title), "♛", "boss")
        name = self.names[seat][: inner - len(title) - 5] if seat < len(self.names) else ""
        if name.isascii():  # other letters may be wider than one column
            sheet.put(0, left + 3 + len(title), f"{name} " if name else "", f"seat-{seat}")
        if facts["ready"]:
            sheet.put(0, left + inner, "✓", "ready")
        for y, runs in enumerate(self._facts(facts, seat), 1):
            room = inner
            at = left + 1
            for text, role in runs:
                cut = text if len(text) <= room else text[: max(0, room - 1)] + MORE
                sheet.put(y, at, cut[:room], role)
                at, room = at + len(cut), room - len(cut)

    def _facts(self, facts: dict[str, Any], seat: int) -> Iterator[list[Run]]:
        """Yield the lines of a mat: cards, the known part of the stash, the share, the action, payoffs."""
        pays = f" P{facts['payoff_cards']}" if facts["payoff_cards"] is not None else ""
        yield [Run(f"▤{facts['held']}{pays}", "")]
        yield [Run(self._certain(facts), "")]
        shares = self.view["shares"]
        yield [Run("+" + " ".join(map(self._card, shares[seat])) if shares and shares[seat] else "", "share")]
        yield list(self._done(facts))
        for giver, laid in self.payoffs[seat]:
            pays = f" P{laid['payoff_cards']}" if laid["payoff_cards"] else ""
            cards = "".join(f" {self._card(card)}" for card in laid["cards"])
            yield [Run("✉", "payoff"), seat_run(giver), Run(f" {laid['side']}{pays}{cards}", "payoff")]

    def _certain(self, facts: dict[str, Any]) -> str:
        """Return the whole stash if it is visible, else its known part."""
        if facts["stash"] is not None:
            return "=" + " ".join(map(short, facts["stash"]))
        known = [value for value, count in (facts["known"] or {}).items() for _ in range(count)]
        return "≥" + " ".join(sorted(known, reverse=True)) if known else ""

    def _done(self, facts: dict[str, Any]) -> Iterator[Run]:
        """Yield the score at the end, the action card chosen, and the seat threatened."""
        if facts["score"] is not None and self.worth is not None:
            yield Run(f"Σ {self.worth(facts['score'])}", "")
        if facts["chosen"]:
            yield Run(f"▣ {facts['action'] or ''}".rstrip() + " ", "")
        if facts["threat"] is not None:
            yield Run("→", "threat")
            yield seat_run(facts["threat"])

    def _card(self, card: str | None) -> str:
        """Return a card on a mat: its value without its kind, which has no effect, or a promo card's name."""
        name = short(card)
        return name[0] if name[:1].isdigit() else name

    def _middle(self) -> Iterator[Row]:
        """Yield the rows between the mats: the pile, the position of the Fuzz, and the loot, wrapped."""
        view = self.view
        window = view["fuzz_window"]
        form = "!" if window is None else "!{}" if window[0] == window[1] else "!{}–{}"
        pile, fuzz = f" ▥{view['pile']} ", form.format(*(window or ()))
        indent = len(pile) + len(fuzz) + 2
        loot = wrap(" ".join(map(short, view["middle"])), max(MAT, self.width - indent), break_on_hyphens=False) or [""]
        yield [Run(pile, "middle"), Run(fuzz, "fuzz"), Run(f"  {loot[0]}", "share")]
        yield from ([Run(" " * indent + more, "share")] for more in loot[1:])


def seat_run(seat: int) -> Run:
    """Return a seat's mark and number."""
    return Run(f"{MARKS[seat]}{seat}", f"seat-{seat}")
