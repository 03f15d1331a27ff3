"""Felicity's board: the row of cards, the mouse cards and the bank, the players, and the viewer's hand or bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Static

from rascals.tui.board import BoardScene, BoardWidget, seat_style
from rascals.tui.wording import mark

if TYPE_CHECKING:
    from rascals.words import Words

WIDTH = 9  # of a card's inside, in cells


@dataclass(frozen=True)
class Face:
    """A pet's face in letters and its colour; `pet` is its name in views."""

    pet: str
    face: str
    style: str

    def short(self, words: Words) -> str:
        """Return the shortest unique text for the pet."""
        return words.term("felicity", self.pet) if self.face.startswith("=") else self.face


FACES = {
    "-8": Face("-8", "=>x<=", "$error"),
    "-5": Face("-5", "=>.<=", "$error"),
    **{value: Face(value, "=^.^=", "$success") for value in ("3", "5", "8", "11", "15")},
    "rabbit": Face("rabbit", "(\\_/)", "$quiet"),
    "large-dog": Face("large-dog", "U(oo)U", "$warning"),
    "small-dog": Face("small-dog", "v(··)v", "$warning"),
}


def card_rows(card: dict[str, Any] | None, words: Words, names: Sequence[str], players: int) -> list[Content]:
    """Draw a card of the row as five lines of equal width; None is an empty place."""
    if card is None:
        return [Content.styled(line, "$border-blurred") for line in framed(["", "", ""], "", "┄", "┆")]
    owner = card["owner"]
    name = names[owner] if owner < len(names) else words.text("felicity-dummy")
    foot = f"{mark(owner, players)} {name}"
    return [*face_rows(card, words, players, foot)]


def face_rows(card: dict[str, Any], words: Words, players: int, foot: str) -> list[Content]:
    """Draw a card of the row, with its owner on the lower edge; a pet known only to its owner is in brackets."""
    edge = seat_style(card["owner"], players)
    if card["pet"] is None:
        return [Content.styled(line, edge) for line in framed(["░" * WIDTH] * 3, foot)]
    face = FACES[card["pet"]]
    title = words.term("felicity", card["pet"])
    if card["revealed"]:
        upper, *rest = title.split(" ", 1) if len(title) > WIDTH - 2 else [title]
        inside = [upper, rest[0] if rest else "", face.face]
        style = f"bold {face.style}"
    else:
        inside, style = ["░" * WIDTH, f"({title})" if len(title) < WIDTH - 1 else title, "░" * WIDTH], face.style
    lines = framed(inside, foot)
    styled = [Content.styled(lines[0], edge)]
    styled += [Content.assemble((line[0], edge), (line[1:-1], style), (line[-1], edge)) for line in lines[1:-1]]
    return [*styled, Content.styled(lines[-1], edge)]


def framed(inside: list[str], foot: str, dash: str = "─", bar: str = "│") -> list[str]:
    """Return lines of text in a frame, with a text on its lower edge."""
    word = f" {foot} "[: WIDTH + 1].rstrip() + " " if foot else ""
    lower = word[:WIDTH].center(WIDTH, dash) if word else dash * WIDTH
    middle = [bar + line[:WIDTH].center(WIDTH) + bar for line in inside]
    return ["╭" + dash * WIDTH + "╮", *middle, "╰" + lower + "╯"]


GAME = "felicity"
COLUMNS = (12, 6, 7, 6)  # name, mice, cards in hand, bid
NARROW = 52  # width of the hand before its size is known: beside the log in 80 columns


class Hand(Static, can_focus=True):
    """The viewer's hand: arrows or numbers select, Enter or a second click places."""

    class Picked(Message):
        """A pet in the hand was chosen."""

        def __init__(self, pet: str) -> None:
            super().__init__()
            self.pet = pet

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "select(0)", show=False),
        Binding("end", "select(-1)", show=False),
        Binding("enter,space", "place", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__("", id="hand")
        self.words = words
        self.pets: list[str] = []
        self.chosen = 0
        self.open = False

    def hold(self, pets: list[str], choosing: bool) -> None:
        """Set the pets in the hand; if `choosing`, one of them is marked."""
        self.pets, self.open = pets, choosing
        self.chosen = min(self.chosen, max(0, len(pets) - 1))
        self.draw()

    def draw(self) -> None:
        """Draw the pets with their numbers, one of them marked."""
        rows = [Content(" ").join(self.chip(index) for index in row) for row in self.rows()]
        self.update(Content("\n").join(rows))

    def chip(self, index: int) -> Content:
        """Return one pet, padded to the width of the marked one."""
        pet = self.pets[index]
        if self.open and index == self.chosen:
            return Content.styled(f"▸{self.label(index)}◂", "bold $background on $accent")
        return Content.styled(f" {self.label(index)} ", FACES[pet].style)

    def label(self, index: int) -> str:
        """Return a pet's number and name."""
        return f"{index + 1} {self.words.term(GAME, self.pets[index])}"

    def rows(self) -> list[list[int]]:
        """Return the pets of each line, wrapped without breaking a name."""
        room = self.content_size.width or NARROW
        rows: list[list[int]] = [[]]
        used = 0
        for index in range(len(self.pets)):
            width = len(self.label(index)) + 3
            if rows[-1] and used + width - 1 > room:
                rows.append([])
                used = 0
            rows[-1].append(index)
            used += width
        return rows

    def on_resize(self) -> None:
        """Rewrap the lines."""
        self.draw()

    def action_step(self, by: int) -> None:
        """Mark the next or the previous pet."""
        if self.pets:
            self.action_select((self.chosen + by) % len(self.pets))

    def action_select(self, index: int) -> None:
        """Mark the pet with this index; -1 is the last."""
        if self.pets:
            self.chosen = range(len(self.pets))[index]
            self.draw()

    def action_place(self) -> None:
        """Choose the marked pet."""
        if self.pets:
            self.post_message(self.Picked(self.pets[self.chosen]))

    def on_key(self, event: Key) -> None:
        """Mark the pet whose number was typed."""
        if event.key.isdecimal() and 0 < int(event.key) <= len(self.pets):
            event.stop()
            self.action_select(int(event.key) - 1)

    def on_click(self, event: Click) -> None:
        """Mark the pet under the pointer; choose it if it is already marked."""
        index = self.place_at(event.x - self.gutter.left, event.y - self.gutter.top)
        if index is None:
            return
        if index == self.chosen and self.open:
            self.action_place()
        self.action_select(index)

    def place_at(self, x: int, y: int) -> int | None:
        """Return the index of the pet drawn at a cell."""
        rows = self.rows()
        for index in rows[y] if 0 <= y < len(rows) else ():
            width = len(self.label(index)) + 2
            if 0 <= x < width:
                return index
            x -= width + 1
        return None


class Bid(Static, can_focus=True):
    """The viewer's bid: arrows raise and lower it, digits type it, Enter bids, P passes."""

    class Named(Message):
        """An auction move was chosen: a number of mice, or None for a pass."""

        def __init__(self, mice: int | None) -> None:
            super().__init__()
            self.mice = mice

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,right,plus", "raise_by(1)", show=False),
        Binding("down,left,minus", "raise_by(-1)", show=False),
        Binding("pageup", "raise_by(5)", show=False),
        Binding("pagedown", "raise_by(-5)", show=False),
        Binding("backspace", "rub_out", show=False),
        Binding("enter,space", "bid", show=False),
        Binding("p", "pass", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__("", id="bid")
        self.words = words
        self.mice = 1
        self.lowest: int | None = None
        self.highest = 0
        self.typed = ""

    def offer(self, amounts: list[int]) -> None:
        """Let the viewer bid one of these amounts, or only pass if there are none."""
        self.lowest, self.highest = (amounts[0], amounts[-1]) if amounts else (None, 0)
        self.mice, self.typed = self.lowest or 0, ""
        self.draw()

    def draw(self) -> None:
        """Draw the bid between its arrows, and the keys."""
        if self.lowest is None:
            self.update(Content.styled(self.words.text("tui-felicity-only-pass"), "$warning"))
            return
        shown = self.typed or str(self.mice)
        keys = self.words.text("tui-felicity-bid-keys", lowest=self.lowest, highest=self.highest)
        label = self.words.text("felicity-label-bid")
        self.update(
            Content.assemble(
                (f"{label} ", "bold"),
                ("◂ ", "$quiet"),
                (f" {shown} ", "bold $background on $accent"),
                (" ▸", "$quiet"),
                (f"   {keys}", "$quiet"),
            )
        )

    def action_raise_by(self, by: int) -> None:
        """Raise or lower the bid, within the legal amounts."""
        if self.lowest is not None:
            self.typed = ""
            self.mice = max(self.lowest, min(self.highest, self.mice + by))
            self.draw()

    def action_rub_out(self) -> None:
        """Delete the last digit typed."""
        self.typed = self.typed[:-1]
        self.draw()

    def action_bid(self) -> None:
        """Bid the amount shown, even an illegal one, since the refusal names the legal ones."""
        self.post_message(self.Named(int(self.typed or self.mice)))

    def action_pass(self) -> None:
        """Pass."""
        self.post_message(self.Named(None))

    def on_key(self, event: Key) -> None:
        """Append a digit to the bid."""
        if event.key.isdecimal() and self.lowest is not None:
            event.stop()
            self.typed = (self.typed + event.key).lstrip("0")[:3]
            self.draw()


class FelicityBoard(BoardWidget):
    """Felicity's board."""

    def compose(self) -> ComposeResult:
        """Lay out the row, the mice, the players, the hand and the bid from top to bottom."""
        yield Static(id="row")
        yield Static(id="mice")
        yield Static(id="seats")
        yield Static(id="hands")
        yield Hand(self.words)
        yield Bid(self.words)

    def headline(self, scene: BoardScene) -> str:
        """Return the round."""
        return self.words.text("felicity-label-round", round=scene.view["round"], rounds=scene.view["rounds"])

    def show(self, scene: BoardScene) -> None:
        """Draw the whole table."""
        view = scene.view
        self.query_one("#row", Static).update(self.row(scene))
        self.query_one("#mice", Static).update(self.mice(view))
        self.query_one("#seats", Static).update(self.seats(scene))
        self.show_hands(scene)
        self.show_controls(scene)

    def show_hands(self, scene: BoardScene) -> None:
        """Show the known hands if the view belongs to no seat."""
        known = [seat for seat in scene.view["seats"] if seat["hand"]]
        hands = self.query_one("#hands", Static)
        hands.display = scene.view["seat"] is None and bool(known)
        hands.border_title = self.words.text("tui-felicity-hands")
        hands.update(Content("\n").join(self.open_hand(seat) for seat in known))

    def open_hand(self, seat: dict[str, Any]) -> Content:
        """Return one player's hand as a line."""
        owner = (f"{mark(seat['seat'], self.players)} ", seat_style(seat["seat"], self.players))
        pets = ((f" {FACES[pet].short(self.words)} ", FACES[pet].style) for pet in seat["hand"])
        return Content.assemble(owner, *pets)

    def show_controls(self, scene: BoardScene) -> None:
        """Show the viewer's hand, and in an auction the bid; focus the one that the decision needs."""
        hand, bid = self.query_one(Hand), self.query_one(Bid)
        seat = scene.view["seat"]
        placing = any(move.kind == "place" for move in scene.moves)
        bidding = bool(scene.moves) and not placing
        held = scene.view["seats"][seat]["hand"] if seat is not None else None
        hand.border_title = self.words.text("felicity-label-hand")
        hand.border_subtitle = self.words.text("tui-felicity-hand-keys") if placing else ""
        hand.hold(list(held or ()), placing)
        hand.display = held is not None
        bid.display = bidding
        if bidding:
            bid.offer([move.args["mice"] for move in scene.moves if move.kind == "bid"])
        if scene.moves:
            (hand if placing else bid).focus()

    def row(self, scene: BoardScene) -> Content:
        """Draw the row's cards side by side, face down or open, and its empty places."""
        view = scene.view
        cards = [*view["row"], *[None] * (view["row_size"] - len(view["row"]))]
        drawn = [card_rows(card, self.words, scene.names, self.players) for card in cards]
        gap = " " if len(cards) < 5 else ""  # five cards just fit beside the log in 80 columns
        lines = [Content(gap).join(pieces) for pieces in zip(*drawn, strict=True)]
        return Content("\n").join(lines)

    def mice(self, view: dict[str, Any]) -> Content:
        """Draw the unclaimed mouse cards and the bank."""
        label = self.words.text("felicity-label-mouse-cards")
        parts = [Content.styled(f"{label} ", "bold")]
        for card in view["mouse_cards"]:
            full = card["mice"] > 0
            text = f"[{card['number']}]" if full else f"[{card['number']}: 0]"
            parts.append(Content.styled(text + " ", "$success bold" if full else "$quiet"))
        if not view["mouse_cards"]:
            parts.append(Content.styled(self.words.text("none") + " ", "$quiet"))
        parts.append(Content.styled(f"  {self.words.text('felicity-label-bank')} {view['bank']}", ""))
        return Content("").join(parts)

    def seats(self, scene: BoardScene) -> Content:
        """Draw one line per player: turn, mark, name, start player, mice, cards, bid, won pets and their points."""
        words = self.words
        heads = ("player", "felicity-label-mice", "tui-felicity-cards", "felicity-label-bid")
        head = "   " + "".join(self.cell(words.text(key), column) for column, key in enumerate(heads))
        lines = [Content.styled(f"{head}  {words.text('felicity-label-won')}", "$quiet")]
        lines += [self.seat(seat, scene) for seat in scene.view["seats"]]
        if scene.view["dummy"] is not None:
            lines.append(self.dummy(scene.view["dummy"]))
        return Content("\n").join(lines)

    def cell(self, text: str, column: int) -> str:
        """Fit a text into a column: names left-aligned, numbers right-aligned."""
        width = COLUMNS[column]
        short = text if len(text) <= width else text[: width - 1] + "…"
        return short.ljust(width) if column == 0 else short.rjust(width)

    def seat(self, seat: dict[str, Any], scene: BoardScene) -> Content:
        """Draw one player's line."""
        number, view = seat["seat"], scene.view
        turn = number in view["acting"]
        name = scene.names[number] + (" ⚑" if number == view["start"] and view["phase"] != "over" else "")
        mice = "?" if seat["mice"] is None else str(seat["mice"])
        bid = self.bid_text(seat, view)
        row = self.cell(name, 0)
        style = seat_style(number, self.players)
        highest = view["phase"] == "bid" and 0 < seat["bid"] == view["highest_bid"]
        quiet = "$quiet" if seat["passed"] else ""
        return Content.assemble(
            ("▶" if turn else " ", "bold $accent"),
            (f"{mark(number, self.players)} ", style),
            (row, style if turn or number == view["seat"] else style.removeprefix("bold ")),
            (self.cell(mice, 1) + self.cell(str(seat["hand_size"]), 2), quiet),
            (self.cell(bid, 3), "bold $accent" if highest else quiet),
            ("  ", ""),
            *self.won(seat),
        )

    def bid_text(self, seat: dict[str, Any], view: dict[str, Any]) -> str:
        """Return a player's state in this round, abbreviated: card placed, bid, or pass."""
        if view["phase"] == "place":
            return "✓" if seat["placed"] else "…"
        if view["phase"] == "over":
            return ""
        return self.words.text("tui-felicity-pass-short") if seat["passed"] else str(seat["bid"] or "–")

    def won(self, seat: dict[str, Any]) -> list[tuple[str, str]]:
        """Return the points of the won cats, then the won pets, abbreviated."""
        if not seat["won"]:
            return [("–", "$quiet")]
        points = f"{seat['cats']}: ".replace("-", "−")
        return [(points, "bold"), *((f"{FACES[pet].short(self.words)} ", FACES[pet].style) for pet in seat["won"])]

    def dummy(self, dummy: dict[str, Any]) -> Content:
        """Draw the dummy's line: the number of cards in its stack."""
        words = self.words
        name = f" {mark(self.players, self.players)} {words.text('felicity-dummy')}"
        count = words.text("felicity-label-dummy-stack", count=dummy["stack_size"])
        return Content.styled(f"{name}   {count}", "$quiet")

    def on_hand_picked(self, event: Hand.Picked) -> None:
        """Post the chosen pet as a move."""
        event.stop()
        self.post_message(self.Chosen(f"place {event.pet}"))

    def on_bid_named(self, event: Bid.Named) -> None:
        """Post the bid or the pass as a move."""
        event.stop()
        self.post_message(self.Chosen("pass" if event.mice is None else f"bid {event.mice}"))
