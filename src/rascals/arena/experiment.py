"""An experiment: its settings, and how one of its games is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, cast

import rascals
from rascals.bots.specs import from_spec
from rascals.core.arguments import integer, of_type, sequence, wrong_type
from rascals.core.chance import as_seed
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.figures import SCORED
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.plain import Owned
from rascals.core.user_files import write_file

if TYPE_CHECKING:
    from rascals.arena.tally import Tally


@dataclass(frozen=True)
class GameOutcome:
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

    A bot is a name, `name:budget`, or `module:Class`, which each process imports. Everything is checked on creation:
    BadOption or BadData names what is wrong. `folder`: where every game is saved, or None. `data`: changed components,
    a mapping or a file as for `rascals.game`; a file is read once, here, and its name kept as `data_file`.
    """

    game: str
    bots: tuple[str, ...]
    seed: int | str = 0
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    folder: Path | None = None
    data: Given = field(default_factory=dict)
    data_file: Path | None = None

    def __post_init__(self) -> None:
        definition = rascals.game(self.game).definition
        seed = as_seed(self.seed)
        if isinstance(seed, bytes):  # the seed of a game is made of text
            raise wrong_type("seed", "int or str", seed)
        of_type("options", self.options, Mapping)
        of_type("folder", self.folder, str, PathLike, NoneType)
        of_type("data", self.data, Mapping, str, PathLike)
        of_type("data_file", self.data_file, str, PathLike, NoneType)
        file = self.data if isinstance(self.data, str | PathLike) else self.data_file
        self._set(
            bots=tuple(sequence("bots", self.bots, str)),
            seed=seed,
            folder=None if self.folder is None else Path(self.folder),
            data=self.data if isinstance(self.data, Mapping) else definition.components.read_file(self.data),
            data_file=None if file is None else Path(file),
        )
        game = self.make_game()
        self._set(options=Owned(self.options), data=Owned(game.data))
        for spec in self.bots:
            from_spec(spec, self.game)

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def changes(self) -> Mapping[str, Any]:
        """The changed components, by path."""
        return cast("Mapping[str, Any]", self.data)  # a path only until `__post_init__`

    def seat_of(self, entrant: int, index: int) -> int:
        """Return the seat of an entrant in a game: each entrant has each seat equally often."""
        entrant, index = integer("entrant", entrant), number_of(index)
        if entrant not in range(len(self.bots)):
            raise BadOption.unknown("entrant", entrant, range(len(self.bots)))
        return (entrant + index) % len(self.bots)

    def seed_of(self, index: int) -> str:
        """Return the seed of a game, a function of the experiment's seed and the game's number alone."""
        return f"{self.seed}/{number_of(index)}"

    def make_game(self) -> Game:
        """Return the game with its options."""
        return Game.choose(rascals.games()[self.game], len(self.bots), self.edition, self.options, self.changes)

    def empty(self) -> Tally:
        """Return the tally of no games."""
        from rascals.arena.tally import Tally

        return Tally.empty(len(self.bots))

    def match(self, index: int) -> Match:
        """Play one game to its end."""
        seated = [""] * len(self.bots)
        for entrant, spec in enumerate(self.bots):
            seated[self.seat_of(entrant, index)] = spec
        return rascals.play(self.make_game(), bots=seated, seed=self.seed_of(index))

    def play(self, index: int) -> GameOutcome:
        """Play one game, save it if a folder is given, and return the outcome."""
        match = self.match(index)
        if self.folder is not None:
            write_file(self.file(index, self.folder), match.save_text(), durable=False)
        return self.outcome(match, index)

    def file(self, index: int, folder: Path) -> Path:
        """Return the file in which a game is saved in a folder."""
        of_type("folder", folder, str, PathLike)
        return Path(folder) / f"{self.game}-{number_of(index):06d}.jsonl"

    def save(self, index: int, folder: Path) -> Path:
        """Play a game again, save it in a folder, and return the file."""
        file = self.file(index, folder)
        self.match(index).save(file)
        return file

    def outcome(self, match: Match, index: int) -> GameOutcome:
        """Return the outcome of a finished match, by entrant."""
        of_type("match", match, Match)
        if not match.over or (match.game.name, match.game.players) != (self.game, len(self.bots)):
            raise BadOption(f"the outcome is that of a finished match of {self.game} with {len(self.bots)} players")
        entrants, index = range(len(self.bots)), number_of(index)
        scores = match.scores or tuple(0 for _ in entrants)
        parts = {
            name: tuple(values.get(self.seat_of(entrant, index), 0) for entrant in entrants)
            for name, values in score_parts(match).items()
        }
        return GameOutcome(
            index=index,
            scores=tuple(int(scores[self.seat_of(entrant, index)]) for entrant in entrants),
            winners=tuple(entrant for entrant in entrants if self.seat_of(entrant, index) in match.winners),
            parts=parts,
            end_reason=match.end_reason or "",
            moves=len(match.history) - 1,
        )


def number_of(index: Any) -> int:
    """Return the number of a game as an int, from 0."""
    return integer("index", index, 0)


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
