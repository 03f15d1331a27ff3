"""Makes the plain functions callable from compiled code: the rules unchanged, the generic questions by record type.

Numba's cache does not notice a changed function in another file, so its folder is named after a hash of
every source that compiled code can come from.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba.core import config
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

from rascals.core import chance, events, rules
from rascals.core.box import Box
from rascals.core.chance import next_below
from rascals.core.compiled.layout import dtype_of

_BOXES: dict[Any, Box] = {}
_LINKED: set[FunctionType] = set()


@cache
def link(box: Box) -> Any:
    """Make a game's rules callable from compiled code; return the record's numba type."""
    _use_cache()
    _link_core()
    record = numba.from_dtype(dtype_of(box.state))
    _BOXES[record] = box
    for module in (box.rules, box.knowledge):
        _link_functions(module, box.package)  # type: ignore[arg-type]  # a game's rules and knowledge are modules
    return record


def _link_functions(module: ModuleType, package: str) -> None:
    """Register every function of the game that a module defines or imports, and so on from there."""
    for function in vars(module).values():
        ours = isinstance(function, FunctionType) and function.__module__.startswith(f"{package}.")
        if ours and function not in _LINKED:
            _LINKED.add(function)
            register_jitable(function)
            _link_functions(import_module(function.__module__), package)


@cache
def _link_core() -> None:
    """Link chance, the silence of events, and the generic questions."""
    for function in (chance.next_word, chance.next_below, rules.first_seat, rules.playout):
        register_jitable(function)
    overload(chance.below)(lambda s, limit: lambda s, limit: next_below(s.chance, limit))
    overload(events.tell)(lambda s, code, *numbers: lambda s, code, *numbers: None)
    _pass_on_record(rules.setup)
    _pass_on_record(rules.acting)
    _pass_on_seat(rules.score)
    _pass_on_seat(rules.wins)
    _pass_on_seat(rules.conceal)
    overload(rules.apply)(
        lambda s, seat, action: (lambda rule: lambda s, seat, action: rule(s, seat, action))(_rule(s, rules.apply))
    )
    overload(rules.legal)(
        lambda s, seat, moves: (lambda rule: lambda s, seat, moves: rule(s, seat, moves))(_rule(s, rules.legal))
    )
    overload(rules.observe)(
        lambda s, seat, out: (lambda rule: lambda s, seat, out: rule(s, seat, out))(_rule(s, rules.observe))
    )


def _pass_on_record(question: Any) -> None:
    """Pass a question about the whole record on to its game."""
    overload(question)(lambda s: (lambda rule: lambda s: rule(s))(_rule(s, question)))


def _pass_on_seat(question: Any) -> None:
    """Pass a question about a seat on to the record's game."""
    overload(question)(lambda s, seat: (lambda rule: lambda s, seat: rule(s, seat))(_rule(s, question)))


def _rule(record: Any, question: Any) -> Callable[..., Any]:
    """Return the function of the record's game that answers a generic question.

    (Numba wants an overload to have the question's parameters without annotations: hence the lambdas above.)
    """
    box, name = _BOXES[record], question.__name__
    rule: Callable[..., Any] = getattr(box.rules, name, None) or getattr(box.knowledge, name)
    return rule


@cache
def _use_cache() -> None:
    """Keep compiled code in the user's cache directory, in a folder for exactly these sources."""
    checked = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    folder = user_cache_path("rascals") / "compiled" / f"{checked}{sources_hash()[:20]}"
    config.CACHE_DIR = str(folder)


def sources_hash() -> str:
    """Return SHA-256 over the sources of the core and of every game, components included."""
    root = _root()
    digest = sha256()
    for path in _sources(root):
        digest.update(f"{path.relative_to(root)}:".encode() + path.read_bytes())
    return digest.hexdigest()


def _root() -> Path:
    return Path(inspect.getfile(import_module("rascals"))).parent


def _sources(root: Path) -> Iterable[Path]:
    found = [path for part in ("core", "games") for path in (root / part).rglob("*")]
    return sorted(path for path in found if path.suffix in {".py", ".toml"})


_use_cache()  # before any module decorates its loops
