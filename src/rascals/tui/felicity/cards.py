"""Drawings of pets: a name or number, a face of letters, and a colour that only repeats what these show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.content import Content

from rascals.tui.theme import seat_style
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


def face_of(pet: str) -> Face:
    """Return the face of a pet."""
    return FACES[pet]


def card_rows(card: dict[str, Any] | None, words: Words, names: Sequence[str], players: int) -> list[Content]:
    """Draw a card of the row as five lines of equal width; None is a place without a card."""
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
    face = face_of(card["pet"])
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
