"""An experiment: its settings, and how one of its games is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rascals
from rascals.core.figures import SCORED
from rascals.core.writing import write_file

if TYPE_CHECKING:
    from rascals.arena.tally import Tally
    from rascals.core.game import Game
    from rascals.core.match import Match


@dataclass(frozen=True)
class Outcome:
    """A finished game, by entrant and not by seat.

    `parts` are the components of the scores, by name, from the game's own events.
    """

    index: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    parts: dict[str, tuple[int, ...]]
    end_reason: str
    moves: int


@dataclass(frozen=True)
class Experiment:
    """Games between the same bots. Entrant `e` is `bots[e]`; each game moves the entrants one seat further.

    `folder`: where every game is saved, or None. `data`: changed components, by path.
    """

    game: str
    bots: tuple[str, ...]
    seed: int | str = 0
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    folder: Path | None = None
    data: Mapping[str, Any] = field(default_factory=dict)

    def seat_of(self, entrant: int, index: int) -> int:
        """Return the seat of an entrant in a game: each entrant has each seat equally often."""
        return (entrant + index) % len(self.bots)

    def seed_of(self, index: int) -> str:
        """Return the seed of a game, a function of the experiment's seed and the game's number alone."""
        return f"{self.seed}/{index}"

    def make_game(self) -> Game:
        """Return the game with its options."""
        edition = {} if self.edition is None else {"edition": self.edition}
        return rascals.game(self.game, players=len(self.bots), data=self.data, **edition, **self.options)

    def empty(self) -> Tally:
        """Return the tally of no games."""
        from rascals.arena.tally import Tally

        return Tally.empty(len(self.bots))

    def match(self, index: int) -> Match:
        """Play one game to its end."""
        seated = [""] * len(self.bots)
        for entrant, bot in enumerate(self.bots):
            seated[self.seat_of(entrant, index)] = bot
        return rascals.play(self.make_game(), bots=seated, seed=self.seed_of(index))

    def play(self, index: int) -> Outcome:
        """Play one game, save it if a folder is given, and return the outcome."""
        match = self.match(index)
        if self.folder is not None:
            write_file(self.file(index, self.folder), match.save_text(), durable=False)
        return self.outcome(match, index)

    def file(self, index: int, folder: Path) -> Path:
        """Return the file in which a game is saved in a folder."""
        return folder / f"{self.game}-{index:06d}.jsonl"

    def save(self, index: int, folder: Path) -> Path:
        """Play a game again, save it in a folder, and return the file."""
        file = self.file(index, folder)
        self.match(index).save(file)
        return file

    def outcome(self, match: Match, index: int) -> Outcome:
        """Return the outcome of a finished match, by entrant."""
        entrants = range(len(self.bots))
        scores = match.scores or tuple(0 for _ in entrants)
        parts = {
            name: tuple(values.get(self.seat_of(entrant, index), 0) for entrant in entrants)
            for name, values in score_parts(match).items()
        }
        return Outcome(
            index=index,
            scores=tuple(int(scores[self.seat_of(entrant, index)]) for entrant in entrants),
            winners=tuple(entrant for entrant in entrants if self.seat_of(entrant, index) in match.winners),
            parts=parts,
            end_reason=match.end_reason or "",
            moves=len(match.history) - 1,
        )


def score_parts(match: Match) -> dict[str, dict[int, int]]:
    """Return the components of the scores from the events of a finished match: name -> seat -> number."""
    from rascals.arena.measuring import figures_of

    own = figures_of(match.game.name)
    scored = SCORED if own is None else own.scored
    parts: dict[str, dict[int, int]] = {}
    for event in match.history[-1].events:
        args = event.open()["args"]
        if event.name != scored:
            continue
        for name, value in args.items():
            if name not in ("seat", "score") and isinstance(value, int):
                parts.setdefault(name, {})[args["seat"]] = value
    return parts
