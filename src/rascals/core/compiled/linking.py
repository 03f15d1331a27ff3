"""Makes the plain functions callable from compiled code: the rules unchanged, the generic questions by record type.

Numba's cache does not notice a changed function in another file, so its folder is named after a hash of
every source that compiled code can come from.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Any

import numba
from numba.core import config
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

from rascals.core import chance, dialect, events, rows, rules, shelf
from rascals.core.box import Box
from rascals.core.chance import next_below
from rascals.core.compiled import rowwise
from rascals.core.compiled.layout import dtype_of

# Compiled rules own no memory: numba need not count references to it, which would cost more than the rules.
_UNCOUNTED: dict[str, Any] = {"_nrt": False}
# What a loop asks of a game becomes part of the loop, instead of a call for each question.
_INLINE = _UNCOUNTED | {"forceinline": True}

loop = partial(numba.njit, cache=True, nogil=True, **_UNCOUNTED)  # a decorator of what Python calls
inlined = partial(numba.njit, inline="always", **_UNCOUNTED)  # of what loops share
_answer = partial(overload, jit_options=_INLINE, strict=False)  # type: ignore[arg-type]  # a private option

# Modules of the core that are written in the dialect, and compiled like a game's own.
DIALECT = ("rascals.core.seating", "rascals.core.dealing", "rascals.core.agenda")

_BOXES: dict[Any, Box] = {}
_LINKED: set[Any] = set()


@cache
def link(box: Box) -> Any:
    """Make a game's rules callable from compiled code; return the record's numba type."""
    _use_cache()
    _link_core()
    record = numba.from_dtype(dtype_of(box.state))
    _BOXES[record] = box
    stated = dialect.functions(_modules(box), (box.package, *DIALECT))
    dialect.check(stated)
    for function in (*stated, box.wipe, box.observation.observe):
        if function not in _LINKED:
            _LINKED.add(function)
            register_jitable(**_UNCOUNTED)(function)
    return record


def _modules(box: Box) -> list[ModuleType]:
    """Return the modules in which a game's rules stand: the rules', and those that conceal, see and derive."""
    homes = (box.conceal, box.rules.setup, box.observation.observe, *(more.write for more in box.derived))
    return [import_module(function.__module__) for function in homes]


@cache
def _link_core() -> None:
    """Link chance, whole rows, the silence of events, and the generic questions."""
    for function in (chance.next_word, chance.next_below, rules.first_seat, rules.most_points, rules.playout):
        register_jitable(**_INLINE)(function)
    _answer(rows.clear)(lambda row: rowwise.clear)
    _answer(rows.fill)(lambda row, number: rowwise.fill)
    _answer(rows.assign)(lambda row, other: rowwise.assign)
    _answer(rows.total)(lambda row: rowwise.total)
    _answer(rows.alike)(lambda row, other: rowwise.alike)
    _answer(chance.below)(lambda s, limit: lambda s, limit: next_below(s.chance, limit))
    _answer(events.tell)(lambda s, code, *numbers: lambda s, code, *numbers: None)
    _answer(events.tell_row)(
        lambda s, code, row, start, stop, *numbers: lambda s, code, row, start, stop, *numbers: None
    )
    _answer(events.tell_counts)(
        lambda s, code, counts, start, step, *numbers: lambda s, code, counts, start, step, *numbers: None
    )
    _answer(rules.setup)(_setup)
    _answer(rules.acting)(lambda s: _rule(s, rules.acting))
    _answer(rules.score)(lambda s, seat: _rule(s, rules.score))
    _answer(rules.wins)(lambda s, seat: _rule(s, rules.wins))
    _answer(rules.conceal)(lambda s, seat: _rule(s, rules.conceal))
    _answer(rules.apply)(lambda s, seat, action: _rule(s, rules.apply))
    _answer(rules.legal)(lambda s, seat, moves: _rule(s, rules.legal))
    _answer(rules.observe)(lambda s, seat, out: _rule(s, rules.observe))


def _rule(record: Any, question: Any) -> Callable[..., Any]:
    """Return the function of the record's game that answers a generic question; its parameters have the same names."""
    box = _BOXES[record]
    own = {rules.observe: box.observation.observe, rules.conceal: box.conceal, rules.wins: box.wins}
    rule: Any = own.get(question) or getattr(box.rules, question.__name__)
    return rule  # type: ignore[no-any-return]


def _setup(record: Any) -> Callable[[Any], None]:
    """Return what sets a game up in a record, whatever it has held before."""
    box = _BOXES[record]
    wipe, setup = box.wipe, box.rules.setup

    def anew(s):
        wipe(s)
        setup(s)

    return anew


@cache
def _use_cache() -> None:
    """Keep compiled code in the user's cache directory, in a folder for exactly these sources."""
    checked = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    folder = user_cache_path("rascals") / "compiled" / f"{checked}{sources_hash()[:20]}"
    config.CACHE_DIR = str(folder)


def sources_hash() -> str:
    """Return SHA-256 over the sources of the core and of every game, components included."""
    digest = sha256()
    for package in ("rascals.core", *shelf.packages().values()):
        root = shelf.folder_of(package)
        for path in sorted(path for path in root.rglob("*") if path.suffix in {".py", ".toml"}):
            digest.update(f"{package}/{path.relative_to(root)}:".encode() + path.read_bytes())
    return digest.hexdigest()


_use_cache()  # before any module decorates its loops
