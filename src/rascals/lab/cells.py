"""Cells: a game with its edition, options and components, and who plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from json import dumps
from os import PathLike
from pathlib import Path
from types import NoneType
from typing import Any, cast

import rascals
from rascals.bots.learned import FILE, Learned, components_hash
from rascals.bots.registry import NamedBot, of_game
from rascals.bots.specs import from_spec, is_path
from rascals.core.arguments import of_type, sequence
from rascals.core.components import Given
from rascals.core.errors import Missing
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.plain import Owned
from rascals.lab.entrants import Entrant, SeatUsage
from rascals.lab.playing import play
from rascals.lab.seatings import Seating


@dataclass(frozen=True)
class Cell:
    """A game as it is played, and the bots that play it, `bots[e]` as entrant `e`.

    A bot is a name, `name:budget`, or `module:Class`, which each process imports. Everything is checked on creation:
    BadOption or BadData names what is wrong. `data`: changed components, a mapping or a file as for `rascals.game`; a
    file is read once, here, and its name kept as `data_file`.
    """

    game: str
    bots: tuple[str, ...]
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    data: Given = field(default_factory=dict)
    data_file: Path | None = None

    def __post_init__(self) -> None:
        definition = rascals.game(self.game).definition
        of_type("options", self.options, Mapping)
        of_type("data", self.data, Mapping, str, PathLike)
        of_type("data_file", self.data_file, str, PathLike, NoneType)
        file = self.data if isinstance(self.data, str | PathLike) else self.data_file
        self._set(
            bots=tuple(sequence("bots", self.bots, str)),
            data=self.data if isinstance(self.data, Mapping) else definition.components.read_file(self.data),
            data_file=None if file is None else Path(file),
        )
        game = Game.choose(definition, len(self.bots), self.edition, self.options, self.changes)
        self._set(options=Owned(self.options), data=Owned(game.data))
        _ = self.entrants

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is computed from the rest."""
        return {name: value for name, value in self.__dict__.items() if name not in ("kind", "entrants")}

    @property
    def changes(self) -> Mapping[str, Any]:
        """The changed components, by path."""
        return cast("Mapping[str, Any]", self.data)  # a path only until `__post_init__`

    @cached_property
    def kind(self) -> Game:
        """The game with its options."""
        return Game.choose(rascals.games()[self.game], len(self.bots), self.edition, self.options, self.changes)

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots as entrants."""
        return tuple(Entrant.of(spec, self.game) for spec in self.bots)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.bots)

    @property
    def digest(self) -> str:
        """A digest of all that a deal's games depend on, besides its seed: cells of equal digests play the same."""
        return digest_of(
            {
                "game": [self.game, self.kind.definition.version, self.kind.edition, self.kind.written_options],
                "data": [components_hash(self.kind), dict(self.changes)],
                "bots": [[spec, made_of(spec, self.game, self.players)] for spec in self.bots],
            }
        )

    def check_compiled(self) -> None:
        """Raise BadOption if one of the bots does not play in compiled code; Missing without numpy."""
        if find_spec("numpy") is None:
            raise Missing("compiled play needs numpy: pip install numpy")
        from rascals.lab.compiled import players_of

        players_of(self)

    def turned(self, turn: int) -> Seating:
        """Return the seating in which each entrant `e` sits on the seat `e + turn`, around the table."""
        return tuple((seat - turn) % self.players for seat in self.kind.seats)

    def match(self, seed: str, line_up: Sequence[int]) -> tuple[Match, tuple[SeatUsage, ...]]:
        """Play a deal with these entrants by seat; what a bot raises is raised."""
        return play(self.kind, [self.entrants[one] for one in line_up], seed, strict=True)


@cache
def made_of(spec: str, game: str, players: int) -> str:
    """Return a digest of a bot's network, or of its module if a spec names one; "" for one without either."""
    found = from_spec(spec, game)
    bot = of_game(game, found.name) if isinstance(found, NamedBot) else found
    if isinstance(bot, Learned):
        network = files(bot.package).joinpath(FILE.format(players=players))
        return digest_of(network.read_bytes().hex()) if network.is_file() else ""
    module = find_spec(spec.partition(":")[0]) if is_path(spec, game) else None
    file = None if module is None or module.origin is None else Path(module.origin)
    return digest_of(file.read_bytes().hex()) if file is not None and file.is_file() else ""


def digest_of(value: object) -> str:
    """Return a short digest of JSON-ready data."""
    text = dumps(value, sort_keys=True, ensure_ascii=True, default=str)
    return sha256(text.encode()).hexdigest()[:16]
