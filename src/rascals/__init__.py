"""Board games of loot, bluff and bargaining, implemented exactly.

import rascals

game = rascals.game("felicity", players=4)
match = game.new(seed=7)
match.play(match.acting[0], match.legal(match.acting[0])[0])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any

from rascals import games as _games  # noqa: F401  loaded here, so that the function of its name stands below
from rascals.core import discovery as _discovery
from rascals.core.arguments import of_type
from rascals.core.components import Given
from rascals.core.definition import GameDefinition, GameOption
from rascals.core.errors import BadData, BadOption, BadPosition, BadRecord, IllegalMove, RascalsError, Refusal, quoted
from rascals.core.events import Event
from rascals.core.game import Game
from rascals.core.loading import Verdict
from rascals.core.loading import load_text as _load_text
from rascals.core.loading import verify_text as _verify_text
from rascals.core.match import Match, Ply
from rascals.core.moves import Move
from rascals.core.user_files import text_of as _text_of_file

if TYPE_CHECKING:
    from rascals.bots import Bot

__all__ = [
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "GameDefinition",
    "GameOption",
    "IllegalMove",
    "Match",
    "Move",
    "Ply",
    "RascalsError",
    "Refusal",
    "Verdict",
    "game",
    "games",
    "load",
    "load_text",
    "play",
    "verify",
    "verify_text",
]


@cache
def games() -> Mapping[str, GameDefinition]:
    """Return all games by name: those that come with Rascals and those that `core.discovery` finds."""
    _discovery.check()
    found = {}
    for name, package in _discovery.packages().items():
        try:
            found[name] = _definition(name, package)
        except (Exception, SystemExit) as fault:
            if not _discovery.is_installed(package):
                raise
            _discovery.leave_out(name, package, fault)
    return MappingProxyType(found)


def _definition(name: str, package: str) -> GameDefinition:
    definition = getattr(import_module(package), "DEFINITION", None)
    if not isinstance(definition, GameDefinition):
        raise BadOption(f"package {package} is no game: it has no DEFINITION")
    if definition.name != name:
        raise BadOption(
            f"the DEFINITION of package {package} must bear the name {quoted(name)}, not {quoted(definition.name)}: "
            "its texts begin with it"
        )
    return definition


def game(
    name: str, *, players: int | None = None, edition: str | None = None, data: Given | None = None, **options: object
) -> Game:
    """Choose a game. BadOption, a ValueError, names an invalid choice and the valid ones.

    The default for `players` is the middle of the possible numbers. `data` changes components: a TOML file in the
    format of the game's `box.toml`, or a mapping. BadData names an invalid entry.
    """
    of_type("name", name, str)
    definition = _definition_of(name)
    of_type("data", data, Mapping, str, PathLike, NoneType)
    if isinstance(data, str | PathLike):
        data = definition.components.read_file(data)
    return Game.choose(definition, players, edition, options, data)


def _definition_of(name: str) -> GameDefinition:
    if name not in games():
        raise BadOption.unknown("game", name, games())
    return games()[name]


def _recorded(name: str, *, players: int, edition: str | None, data: object, **options: object) -> Game:
    """Return the game that the header of a saved game names. Unlike `game`, it opens no file: headers are untrusted."""
    return Game.choose(_definition_of(name), players, edition, options, data)  # type: ignore[arg-type]  # checked there


def load(path: str | Path) -> Match:
    """Load a saved game and check every line; BadRecord names the first invalid line."""
    return load_text(_text_of(path))


def load_text(text: str, *, secret: bytes | None = None) -> Match:
    """Load a saved game from its text. With its `secret` an unfinished live game can be played on."""
    of_type("text", text, str)
    of_type("secret", secret, bytes, NoneType)
    return _load_text(text, _recorded, secret=secret)


def verify(path: str | Path) -> Verdict:
    """Replay a saved game and report the first invalid line, if any."""
    return verify_text(_text_of(path))


def verify_text(text: str) -> Verdict:
    """Replay a saved game given as text; see `verify`."""
    of_type("text", text, str)
    return _verify_text(text, _recorded, _signer_of)


def _signer_of(signature: Mapping[str, Any], begun: str, ended: str | None) -> str:
    from rascals.signing import signer_of  # cryptography is loaded where there is something to check

    return signer_of(signature, begun, ended)


def play(
    game: Game,
    bots: Sequence[str | Bot],
    *,
    seed: int | str | bytes | None = None,
    on_move: Callable[[Match], None] | None = None,
) -> Match:
    """Let bots play a whole match and return it. `on_move` is called with the match after every move."""
    from rascals.bots import play as play_bots

    return play_bots(game, bots, seed=seed, on_move=on_move)


def _text_of(path: str | Path) -> str:
    of_type("path", path, str, PathLike)
    return _text_of_file(path)
