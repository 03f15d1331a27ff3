"""Plugin discovery: the packages of `rascals.games` and those of others. Discovery imports none of them.

A package with a `DEFINITION` is a game. Besides the games that come with Rascals, it finds

- every package in the folders that `RASCALS_GAMES` names, with the system's separator between them;
- what an installed distribution names in the entry point group `rascals.games`, as `name = "package"`. A package that
  cannot be used is left out, with a warning: whoever runs Rascals may never have heard of it.

Packages from folders are imported as `rascals.games.NAME`, so the modules of a game import each other by `from .state
import …` wherever the game is. Its texts and components are beside its modules.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from rascals.core.errors import BadOption, cause_of, quoted
from rascals.core.untrusted_text import printable

HOME = "rascals.games"
VARIABLE = "RASCALS_GAMES"


def folders() -> list[str]:
    """Return the folders that the environment names."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [str(Path(folder).absolute()) for folder in named if folder]


def check() -> None:
    """Raise BadOption if the environment names a folder that does not exist."""
    for folder in folders():
        if not Path(folder).is_dir():
            raise BadOption(f"{VARIABLE}: no folder {quoted(folder)}")


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game, by the game's name in alphabetical order."""
    path = import_module(HOME).__path__
    path += [folder for folder in folders() if folder not in path]
    found = {entry.name: entry.module for entry in entry_points(group=HOME) if _is_there(entry.name, entry.module)}
    found |= {name: f"{HOME}.{name}" for _, name, is_package in iter_modules(path) if is_package}
    return dict(sorted(found.items()))


def is_installed(package: str) -> bool:
    """Return whether a game's package belongs to another distribution, and not to a folder that somebody has named."""
    return not package.startswith(f"{HOME}.")


def leave_out(game: str, package: str, fault: BaseException) -> None:
    """Warn that the game of an installed package cannot be used."""
    sentence = f"the game {game!r} of the installed package {package!r} is left out: {cause_of(fault)}"
    warnings.warn(printable(sentence), stacklevel=2)


def _is_there(game: str, package: str) -> bool:
    try:
        folder_of(package)
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - finding it may import the package around it
        leave_out(game, package, fault)
        return False
    return True


def folder_of(package: str) -> Path:
    """Return the folder of a package, without importing it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package!r}", name=package)
    return Path(next(iter(spec.submodule_search_locations)))
