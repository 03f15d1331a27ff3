"""Small pieces of wording that every table needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

# The seats' marks, told apart without colour; the last is the dummy's in a full table.
MARKS = ("●", "■", "▲", "◆", "★", "♠", "♥", "♣")
DUMMY_MARK = "○"


def mark(seat: int, players: int) -> str:
    """Return a seat's mark; a seat number past the players' is the dummy."""
    return MARKS[seat] if seat < players else DUMMY_MARK


def runs(moves: Sequence[Move]) -> list[tuple[Move, Move]]:
    """Group neighbouring moves of one kind that count upwards by one, as (first, last)."""

    def key(pair: tuple[int, Move]) -> tuple[str, object]:
        place, move = pair
        values = list(move.args.values())
        counting = len(values) == 1 and type(values[0]) is int
        return move.kind, values[0] - place if counting else ("alone", place)

    groups = ([move for _, move in group] for _, group in groupby(enumerate(moves), key))
    return [(group[0], group[-1]) for group in groups]


def listed_moves(moves: Sequence[Move], words: Words) -> list[str]:
    """Return the notations of legal moves, long runs shortened: `bid 4 … bid 15`."""
    lines = []
    for first, last in runs(moves):
        if first == last:
            lines.append(str(first))
        else:
            lines.append(words.text("tui-range", first=str(first), last=str(last)))
    return lines


def terms(values: Iterable[str], game: str, words: Words) -> str:
    """Return values in words, one after another; `none` where there are none."""
    return ", ".join(words.term(game, value) for value in values) or words.text("none")
