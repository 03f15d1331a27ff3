"""Makes the plain functions callable from compiled code: rules unchanged, generic functions by record type.

Numba's cache does not notice a changed function in another file. So its folder is named after a hash of
every source of the package that compiled code can come from, and a loop is cached for the sources of
the games whose records it gets, because a game may live anywhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, cast

from rascals.compiled import numba_version  # noqa: F401  it refuses, before the others import what may be gone

# isort: split
import numba
from numba import types
from numba.core import config
from numba.core.caching import FunctionCache, NullCache
from numba.core.errors import TypingError
from numba.core.typing.templates import AbstractTemplate, infer, infer_global, signature
from numba.extending import intrinsic, lower_builtin
from platformdirs import user_cache_path

from rascals.compiled import rowwise
from rascals.compiled.announcing import compiling
from rascals.compiled.assembling import as_part, as_whole, widened
from rascals.compiled.layout import dtype_of
from rascals.core import chance, dialect, discovery, events, rows, rules
from rascals.core.box import Box, sources
from rascals.core.chance import next_below

_BOXES: dict[Any, Box] = {}
_LINKED: set[Any] = set()


# ---------------------------------------------------------------- for one's own loops


@cache
def link(box: Box) -> Any:
    """Make the rules of a game (`game.box`) callable from compiled code; return the numba type of its record.

    Call it once in a program, before the first call of a loop with records of this game.
    """
    _use_cache()
    _link_core()
    record = numba.from_dtype(dtype_of(box.state))
    _BOXES[record] = box
    stated = dialect.rules_of(box)
    dialect.check(stated)
    for function in stated:
        if function not in _LINKED:
            _answer(function, function)
    return record


def loop(function: Callable[..., Any]) -> Any:
    """Decorate your own function that Python calls with arrays: it is compiled at its first call.

    It runs without Python's lock. It may use what numba supports without allocating memory, and call the functions of
    `rascals.core.rules` on records. The machine code is cached on disk until the function or the rules change; not
    if the function was typed in interactively and has no file.
    """
    return kept(as_whole(function))


def part(function: Callable[..., Any]) -> Any:
    """Decorate your own function that loops call: it is compiled as a part of each of them."""
    return as_part(function)


def kept(compiled: Any) -> Any:
    """Cache machine code on disk, if the function has a file and there is a folder for the cache."""
    if not config.CACHE_DIR:  # numba would keep it beside the sources, and not notice that others of them change
        compiled._cache = _Unkept(compiled.__name__)  # noqa: SLF001 - as below
        return compiled
    with suppress(RuntimeError):  # numba knows no place for it
        compiled._cache = _Cache(compiled.py_func)  # noqa: SLF001 - numba's own `cache=True` does no more
    return compiled


class _Cache(FunctionCache):
    """The cached machine code of a loop, by the sources of the games that it plays."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the cached code; None if it must be compiled, which is announced."""
        found = super().load_overload(sig, target_context)
        if found is None:
            compiling({box.name for box in _boxes(sig)}, self._py_func.__name__)
        return found

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        hashes = sorted(box.rules_hash for box in _boxes(sig))
        return (*super()._index_key(sig, codegen), *hashes)


class _Unkept(NullCache):
    """No place for machine code: it is compiled in every process, which is told."""

    def __init__(self, loop: str) -> None:
        super().__init__()
        self._loop = loop

    def load_overload(self, sig: Any, target_context: Any) -> None:
        """Tell that it is compiled."""
        del target_context
        compiling({box.name for box in _boxes(sig)}, self._loop)


def _boxes(sig: Any) -> list[Box]:
    """Return the games whose records are among the arguments of a call."""
    records = {getattr(kind, "dtype", kind) for kind in getattr(sig, "args", sig)}
    return [_BOXES[record] for record in records if record in _BOXES]


# ---------------------------------------------------------------- what can be called


@cache
def _link_core() -> None:
    """Link what differs when compiled: chance, whole rows, events (dropped), generic functions."""
    for name in ("clear", "fill", "assign", "total", "alike", "ascend"):
        _answer(getattr(rows, name), getattr(rowwise, name))
    _answer(chance.below, _below)
    _answer(rules.first_seat, _first_seat)
    for silent in (events.tell, events.tell_row, events.tell_counts):
        _register(silent, _Silent)
        lower_builtin(silent, types.VarArg(types.Any))(_nothing)
    for name in QUESTIONS:
        question = getattr(rules, name)
        _register(question, _Part, parts={}, answer=lambda _, args, name=name: _ruled(_rule(args[0], name)))
    for function in (chance.next_word, chance.next_below, rules.most_points, rules.playout):
        _answer(function, function)


QUESTIONS = (
    "setup",
    "acting",
    "legal",
    "apply",
    "score",
    "wins",
    "ending",
    "unfinished",
    "conceal",
    "observe",
    "renew",
    "deduce",
)


class _Part(AbstractTemplate):
    """The type of calls of a function that is inlined into its callers."""

    def generic(self, args: Any, kws: Any) -> Any:
        """Lower the function for these arguments, with every integer an int64, unless already done."""
        dispatcher = types.Dispatcher(self.answer(args))
        typed: Any = dispatcher.get_call_type(self.context, tuple(map(widened, args)), kws)
        self.parts[typed.args] = dispatcher.get_overload(typed)
        return typed

    def get_impl_key(self, typed: Any) -> Any:
        """Return the key of the lowered function."""
        return self.parts[typed.args]


class _Silent(AbstractTemplate):
    """The type of calls that do nothing when compiled."""

    def generic(self, args: Any, _: Any) -> Any:
        """Take whatever is given."""
        return signature(types.none, *args)


def _register(function: Any, base: Any, **body: Any) -> None:
    """Tell numba how a plain function is called."""
    _LINKED.add(function)
    template: Any = type(base)(f"{base.__name__}_{function.__name__}", (base,), {"key": function, **body})
    infer(template)
    infer_global(function, types.Function(template))


def _answer(function: Any, compiled: Any) -> None:
    """Make a function callable as itself, or as its compiled replacement."""
    _register(function, _Part, parts={}, answer=lambda _, args: _ruled(compiled))


_ruled = cache(partial(as_part, rule=True))


def _rule(record: Any, name: str) -> Callable[..., Any]:
    """Return the function of the record's game behind a generic function; its parameters have the same names."""
    if record not in _BOXES:
        raise TypingError(f"rules.{name} is asked about {record}; call link(box) of its game first")
    box = _BOXES[record]
    if name == "setup":
        return _anew(box)
    if name in {"observe", "renew"}:
        return cast("Callable[..., Any]", getattr(box.observation, name))
    if name == "deduce":
        return box.deduction.observe
    answering = box if name in {"wins", "ending", "unfinished", "conceal"} else box.rules
    return cast("Callable[..., Any]", getattr(answering, name))


@cache
def _anew(box: Box) -> Callable[[Any], None]:
    """Return the function that sets up a game in a record, whatever its contents."""
    wipe, setup = box.wipe, box.rules.setup

    def anew(s):
        wipe(s)
        setup(s)

    return anew


def _below(s, limit):
    return next_below(s.chance, limit)


@intrinsic
def _trailing_zeros(_: Any, mask: Any) -> Any:
    """Return how many zeros a number ends in, in binary: one instruction, where a loop would be mispredicted."""

    def generate(context: Any, builder: Any, typed: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, 0))

    return mask(mask), generate


def _first_seat(mask):
    return _trailing_zeros(mask)


def _nothing(context: Any, builder: Any, typed: Any, args: Any) -> Any:
    return context.get_dummy_value()


# ---------------------------------------------------------------- where machine code is kept


@cache
def _use_cache() -> None:
    """Keep compiled code in a folder for exactly these sources, if there can be one."""
    folder = _folder()
    config.CACHE_DIR = "" if folder is None else str(folder)


def _folder() -> Path | None:
    """Return a folder in the user's cache directory; None without a home folder, or where nothing can be written."""
    checked = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    try:
        folder = user_cache_path("rascals") / "compiled" / f"{checked}{sources_hash()[:20]}"
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # a folder for temporary files is no place: others may write code there
        return None
    return folder


def sources_hash() -> str:
    """Return SHA-256 over the sources of core, of this layer and of every game, components included."""
    digest = sha256()
    for package in ("rascals.core", "rascals.compiled", *discovery.packages().values()):
        for name, content in sources(discovery.folder_of(package)):
            digest.update(f"{package}/{name}:{len(content)}\n".encode() + content)
    return digest.hexdigest()


_use_cache()  # before any module decorates its loops
