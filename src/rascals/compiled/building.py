"""Machine code of a game's rules: their C, compiled in advance, or by a compiler of this machine and cached.

    machine = machine_of(game.definition)
    machine.rules_acting(address)    # whatever the C exports, as ctypes calls it

The libraries of the four games come with the wheel (`python -m tools.machine_code` makes them), each under the hash of
its C: once a rule has changed it is not used. What is compiled here is cached under the hash of its C, the compiler and
its flags, and under the hash of its own bytes. It is written aside, synced and renamed, and loaded only if its bytes
are those and nobody else could have written them. Where nothing can be cached, each process compiles.

`CC` names another compiler, and `CFLAGS` adds to its flags; with either nothing is taken from the wheel. `-DCHECKED`
checks every index and every number that is stored, and ends the process at the first that does not fit, with the rule's
file and line.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from threading import Lock
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from platformdirs import user_cache_path

from rascals.compiled.announcing import compiling
from rascals.compiled.emitter import Unit
from rascals.core.dialect import NotInDialect
from rascals.core.errors import BadOption, Missing

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-std=c11", "-O3", "-shared", "-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition", "-fwrapv", "-w")
NATIVE = ("-march=native", "-mprefer-vector-width=256")  # rows are short: vectors of 512 bits are slower, measured
LIBRARIES = ("-lm",)
CPU = Path("/proc/cpuinfo")  # where Linux lists what the processor can do
UNUSED = 60 * 86_400  # seconds after which a library that nobody has loaded is removed
LONGEST_MESSAGE = 2000  # characters of a compiler's errors
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
SHIPPED = Path(__file__).parent / "machine"
PLATFORM = f"{sys.platform}-{platform.machine().lower()}"

EXPORTED = re.compile(r"^EXPORT\s+(\w+)\s+(\w+)\(([^)]*)\)", re.MULTILINE)
NUMBERS: dict[str, Any] = {
    **{f"{sign}int{bits}_t": getattr(ctypes, f"c_{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)},
    "float": ctypes.c_float,
    "double": ctypes.c_double,
}
_LOCK = Lock()


class NoCompiler(Missing):
    """There is no C compiler on this machine, or it cannot compile the rules."""


def machine_of(definition: GameDefinition, policies: tuple[Any, ...] = (), loops: str = "") -> Any:
    """Return the machine code of a game with engine.c and policies, or with loops in C; compiled if it is not cached.

    NoCompiler without a compiler or if it refuses the C, NotInDialect for rules that cannot be written in C.
    """
    with _LOCK:
        return _machine(definition, policies, loops)


@cache
def _machine(definition: GameDefinition, policies: tuple[Any, ...], loops: str) -> Any:
    text = source_of(definition, policies, loops)
    machine = _loaded(text, definition.name)
    for one in exported(text):
        function = getattr(machine, one.name)
        function.restype = NUMBERS.get(one.result)
        function.argtypes = [ctypes.c_void_p if kind.endswith("*") else NUMBERS[kind] for kind in one.arguments]
    return machine


def _loaded(text: str, game: str) -> Any:
    """Return the library of C: that of the wheel, if it has one for this machine, or what is compiled here."""
    if not {"CC", "CFLAGS"} & set(os.environ):
        with suppress(OSError):  # there is none, or it needs another C library
            return ctypes.CDLL(str(SHIPPED / shipped_name(text, PLATFORM, SUFFIX)))
    try:
        with _library(text, game) as path:
            return ctypes.CDLL(str(path))
    except OSError as error:  # no room for temporary files, say, or nothing may be run from there
        raise NoCompiler(f"the compiled rules cannot be written or loaded: {error}") from error


def look_ahead_of(definition: GameDefinition) -> Callable[..., int] | None:
    """Return lookahead.c of a game as `rascals.bots.lookahead` calls it; None without machine code in the wheel."""
    with suppress(NotInDialect, NoCompiler):
        if (SHIPPED / shipped_name(source_of(definition), PLATFORM, SUFFIX)).is_file():
            function = machine_of(definition).look_ahead
            return lambda *given: function(*(one.buffer_info()[0] if isinstance(one, array) else one for one in given))
    return None


def shipped_name(text: str, platform: str, suffix: str) -> str:
    """Return the name of the file in the wheel with the machine code of C, for a platform."""
    return f"{sha256(text.encode()).hexdigest()[:32]}-{platform}{suffix}"


def source_of(definition: GameDefinition, policies: Sequence[Any] = (), loops: str = "") -> str:
    """Return the C of a game: the runtime, the rules, and loops that play them; without any those of engine.c."""
    last = loops or "\n".join(map(part, ("network.c", "lookahead.c", "engine.c")))
    return "\n".join((part("runtime.h"), Unit(definition, policies).source(), part("questions.c"), last))


def part(name: str) -> str:
    """Return a file of C of this package, with its name for errors and debuggers."""
    return f'#line 1 "{name}"\n{files("rascals.compiled").joinpath(name).read_text(encoding="utf-8")}'


class Exported(NamedTuple):
    """A function that Python can call: its name, its result, and its arguments, `int16_t *` say."""

    name: str
    result: str
    arguments: tuple[str, ...]


def exported(text: str) -> Iterator[Exported]:
    """Yield the functions that C declares as `EXPORT`; BadOption for a type that Python cannot pass."""
    for result, name, given in EXPORTED.findall(text):
        kinds = [re.sub(r"\w+$|\bconst\b|\bstruct\b", "", one.strip()).strip() for one in given.split(",")]
        kinds = [] if given.strip() in {"", "void"} else kinds
        wrong = [one for one in (result, *kinds) if one not in NUMBERS and one != "void" and not one.endswith("*")]
        if wrong:
            raise BadOption(f"{name}: {wrong[0]!r} is no type of numbers here; valid: {', '.join(NUMBERS)}")
        yield Exported(name, result, tuple(kinds))


# ---------------------------------------------------------------- the compiler


@cache
def compiler() -> tuple[str, ...]:
    """Return the command of a C compiler: that of `CC`, one in the path, or the one of the package `ziglang`."""
    chosen = shlex.split(os.environ.get("CC", ""))
    if chosen and shutil.which(chosen[0]):
        return tuple(chosen)
    for name in COMPILERS:
        if found := shutil.which(name):
            return (found,)
    if find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "cc", *(() if _processor() else ("-mcpu=baseline",)))
    raise NoCompiler(
        "the compiled rules need a C compiler, and this machine has none: install gcc or clang, or pip install ziglang"
    )


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the compiler."""
    return subprocess.run([*compiler(), *arguments], capture_output=True, text=True, check=False)  # noqa: S603


@cache
def _version() -> str:
    """Return which compiler it is, in its own words, and for which machine it compiles."""
    done = _run("--version")
    return f"{compiler()} {done.stdout} {platform.machine()} {platform.system()} {_processor()}"


@cache
def _processor() -> str:
    """Return what this processor can do, as machines with others may share a home folder; empty if unknown."""
    with suppress(OSError):
        for line in CPU.read_text(encoding="utf-8").splitlines():
            if line.startswith("flags"):  # x86 alone; others have no options worth it
                return line.partition(":")[2].strip()
    return ""


def compile_c(text: str, into: Path, flags: Sequence[str]) -> None:
    """Compile C to a library; NoCompiler if that fails, with the compiler's message."""
    source = into.with_suffix(".c")
    source.write_text(text, encoding="utf-8")
    done = _run(*flags, "-o", str(into), str(source), *LIBRARIES)
    if done.returncode != 0 or not into.exists():
        message = " ".join(done.stderr.split())[:LONGEST_MESSAGE]
        raise NoCompiler(f"the C compiler {compiler()[0]} could not compile the rules: {message or done.returncode}")


# ---------------------------------------------------------------- where libraries are kept


@contextmanager
def _library(text: str, game: str) -> Iterator[Path]:
    """Yield the file of a library: from the cache, or compiled now, and cached if there is a place for it."""
    native = NATIVE if _processor() else ()
    flags = (*FLAGS, *native, *shlex.split(os.environ.get("CFLAGS", "")))
    key = sha256("\0".join((text, _version(), *flags)).encode()).hexdigest()[:32]
    folder = cache_folder()
    if folder is not None and (kept := kept_library(folder, key)) is not None:
        yield kept
        return
    compiling(game)
    with TemporaryDirectory(prefix="rascals-", ignore_cleanup_errors=True) as apart:
        made = Path(apart) / f"{key}{SUFFIX}"
        compile_c(text, made, flags)
        with suppress(OSError):  # a full disk, say: then the next process compiles again
            if folder is not None:
                keep(made, folder, key)
        yield made


def cache_folder() -> Path | None:
    """Return the folder for libraries; None without a home folder, or if others could write there or we cannot."""
    try:
        folder = user_cache_path("rascals") / "machine"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return folder if os.access(folder, os.W_OK) and _ours(folder) else None
    except (OSError, RuntimeError):
        return None


def kept_library(folder: Path, key: str) -> Path | None:
    """Return the library cached under a key, if it is whole and only we could have written it."""
    for path in sorted(folder.glob(f"{key}-*{SUFFIX}")):
        with suppress(OSError):
            if _ours(path) and path.stem == f"{key}-{_digest(path)}":
                os.utime(path)
                return path
    return None


def keep(library: Path, folder: Path, key: str) -> None:
    """Keep a library: written aside, synced and renamed, so that its name never stands for part of one."""
    handle, aside = mkstemp(dir=folder, prefix=".", suffix=SUFFIX)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(library.read_bytes())
            file.flush()
            os.fsync(file.fileno())
        Path(aside).replace(folder / f"{key}-{_digest(library)}{SUFFIX}")
        for path in folder.iterdir():  # libraries of earlier rules, and what killed processes left
            if path.stat().st_mtime < time() - UNUSED:
                path.unlink(missing_ok=True)
    except OSError:
        Path(aside).unlink(missing_ok=True)
        raise


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:32]


def _ours(path: Path) -> bool:
    """Return whether a file or folder belongs to this user and nobody else can write to it; always on Windows."""
    if not hasattr(os, "getuid"):
        return True
    about = path.stat()
    return about.st_uid == os.getuid() and not about.st_mode & 0o022
