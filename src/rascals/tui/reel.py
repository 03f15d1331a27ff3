"""A saved game as a series of views and texts, one per ply, from one point of view."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TextIO

from rascals.core.untrusted_text import shown, shown_lines, whole_number
from rascals.tui.sitting import LABEL
from rascals.tui.wording import lines_of, status, title_of

if TYPE_CHECKING:
    from rascals.core.match import Match, Ply
    from rascals.words import Words


class Reel:
    """A match to step through. `pov`: `open` for everything, `public` for a spectator, or a seat number."""

    def __init__(self, match: Match, words: Words, pov: str) -> None:
        self.match = match
        self.words = words
        self.pov = pov
        self.view = cache(self._view)

    @staticmethod
    def povs(match: Match) -> tuple[str, ...]:
        """Return the valid points of view."""
        return ("open", "public", *(str(seat) for seat in match.game.seats))

    @property
    def last(self) -> int:
        """The number of the last ply."""
        return len(self.match.history) - 1

    @property
    def seat(self) -> int | None:
        """The seat whose knowledge is shown; None for everything or a spectator."""
        return whole_number(self.pov)

    @property
    def names(self) -> list[str]:
        """The players' names, safe to print: from the saved game, or else by seat."""
        if self.match.names is None:
            return [self.words.text("seat-number", number=seat + 1) for seat in self.match.game.seats]
        names = [label["name"] if (label := LABEL.fullmatch(name)) else name for name in self.match.names]
        # In games between bots the names are the bots' kinds, which may be equal.
        return [shown(name if names.count(name) == 1 else f"{name} {seat + 1}") for seat, name in enumerate(names)]

    def _view(self, n: int, pov: str) -> dict[str, Any]:
        past = self.match.at(n)
        return past.view(None, reveal=True) if pov == "open" else past.view(self.seat)

    def view_at(self, n: int) -> dict[str, Any]:
        """Return the view just after ply `n`."""
        return self.view(n, self.pov)

    def log_of(self, ply: Ply) -> list[str]:
        """Return a ply's events in words."""
        whole = self.pov == "open"
        seen = [event.open() for event in ply.events] if whole else ply.seen_by(self.seat)
        return list(self.words.events(self.match.game.name, seen, self.names, self.seat))

    def pov_name(self) -> str:
        """Return the point of view in words."""
        if self.seat is not None:
            return self.names[self.seat]
        return self.words.text(f"replay-pov-{self.pov}")

    def status_at(self, n: int) -> str:
        """Return the status sentence: who must do what."""
        return status(self.view_at(n), self.words, self.names)

    def round_start(self, n: int, step: int) -> int:
        """Return the next ply in a direction (`step` ±1) that began a round; without one, the first or last."""
        starts = [ply.n for ply in self.match.history if any(event.name == "round_began" for event in ply.events)]
        if step > 0:
            return next((start for start in starts if start > n), self.last)
        return next((start for start in reversed(starts) if start < n), 0)

    def print_to(self, out: TextIO, at: int | None) -> None:
        """Print the whole game in words; with `at` only that ply and the view after it."""
        plies = self.match.history if at is None else [self.match.history[at]]
        title = title_of(self.match.game, self.words)
        said = [self.words.text("tui-replay-head", game=title, pov=self.pov_name())]
        said += [f"{ply.n}. {line}" for ply in plies for line in self.log_of(ply)]
        moment = self.last if at is None else at
        if at is not None:
            said += lines_of(self.match.game.name)(self.view_at(moment), self.words, self.names).whole()
        said.append(self.status_at(moment))
        out.writelines(shown_lines(line) + "\n" for line in said)
