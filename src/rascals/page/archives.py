"""The Python modules that a page needs: ours, those of libraries, and the used part of the standard library.

An archive is a mapping of paths to contents; `zipped` turns it into one ZIP file.
"""

from __future__ import annotations

import io
import pickle
import zipfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable

import rascals
from rascals.bots.registry import COACH, adviser
from rascals.core.dialect import NotInDialect
from rascals.page.runtime import Runtime, pinned, wheel
from rascals.words import languages

# Modules, ours and of libraries, that a browser does not need: left out of the page.
ELSEWHERE = (
    "rascals/lab", "rascals/cli", "rascals/compiled", "rascals/envs", "rascals/laws", "rascals/training",
    "rascals/tui",
    "rascals/page/archives", "rascals/page/building", "rascals/page/compiling",
    "rascals/page/runtime", "rascals/page/runtime.toml", "rascals/server/__main__", "rascals/server/app",
    "rascals/server/calling/mail", "rascals/server/calling/push", "rascals/server/features",
    "rascals/server/guard/connections", "rascals/server/links", "rascals/server/logs", "rascals/server/metrics",
    "rascals/server/processes", "rascals/server/static", "rascals/server/store/database",
    "rascals/server/store/leases", "rascals/server/store/marks", "rascals/server/store/migrations",
    "rascals/server/store/people", "rascals/server/store/postgresql", "rascals/server/store/sql",
    "rascals/server/store/sqlite", "rascals/signing",
    "anyio/_backends/_trio", "anyio/pytest_plugin", "anyio/streams/file", "anyio/streams/text", "babel/messages",
    "babel/support", "pytz/reference", "starlette/config", "starlette/endpoints", "starlette/middleware/cors",
    "starlette/middleware/gzip", "starlette/middleware/httpsredirect", "starlette/middleware/opentelemetry",
    "starlette/middleware/sessions", "starlette/middleware/trustedhost", "starlette/middleware/wsgi",
    "starlette/schemas", "starlette/staticfiles", "starlette/templating", "starlette/testclient",
)  # fmt: skip
DATA = (".py", ".toml", ".ftl", ".txt", ".network")
# Modules that cannot be imported in a browser and are never called there: replaced by empty files.
EMPTY = ("anyio/to_interpreter.py",)
# Endings of files that a page fetches when they are first read: what bots have learned, what they look ahead by, and
# texts in three languages.
LATER = (".network", ".ftl", ".wasm")
EPOCH = (1980, 1, 1, 0, 0, 0)

Archive = Mapping[str, bytes]


def site(runtime: Runtime) -> dict[str, bytes]:
    """Return our modules, and those of the libraries they use."""
    found = dict(_ours(files("rascals"), "rascals"))
    for name, needed in LIBRARIES.items():
        found |= _library(name, needed)
    found |= machines()
    found |= dict.fromkeys(EMPTY, b"")
    return found | wheel(runtime.msgspec)


def machines() -> dict[str, bytes]:
    """Return the rules of games in WebAssembly, by which learned bots look ahead, if the wheel has them."""
    found = {}
    for name in filter(lambda name: adviser(name) == COACH, rascals.games()):
        # Without the extra `compiled` it is unknown which ones match these rules.
        with suppress(ImportError, NotInDialect, FileNotFoundError):
            from rascals.compiled.building import SHIPPED, shipped_name, source_of

            machine = SHIPPED / shipped_name(source_of(rascals.games()[name]), "wasm32", ".wasm")
            found[f"rascals/page/{name}.wasm"] = machine.read_bytes()
    return found


def _ours(folder: Traversable, path: str) -> Iterable[tuple[str, bytes]]:
    for one in folder.iterdir():
        inner = f"{path}/{one.name}"
        if one.name == "__pycache__" or _is_among(inner, ELSEWHERE):
            continue
        if one.is_dir():
            yield from _ours(one, inner)
        elif one.name.endswith(DATA):
            yield inner, one.read_bytes()


def _is_among(path: str, named: Iterable[str]) -> bool:
    """Return whether a path is one of these modules or in one of these packages; a name ending in `*` is a prefix."""
    module = path.removesuffix(".py")
    return any(
        module.startswith(name[:-1]) if name.endswith("*") else module == name or module.startswith(f"{name}/")
        for name in named
    )


def _python(path: str) -> bool:
    return path.endswith(".py") and not _is_among(path, ELSEWHERE)


def _babel(path: str) -> bool:
    locales = (f"babel/locale-data/{name}.dat" for name in ("root", *languages()))
    return _python(path) or path in {"babel/global.dat", *locales}


LIBRARIES: Mapping[str, Callable[[str], bool]] = {
    "starlette": _python,
    "anyio": _python,
    "fluent.runtime": _python,
    "fluent.syntax": _python,
    "attrs": _python,
    "babel": _babel,
    "pytz": _python,
    "typing_extensions": _python,
}


def _library(name: str, needed: Callable[[str], bool]) -> dict[str, bytes]:
    every = {str(file): file for file in distribution(name).files or () if "__pycache__" not in str(file)}
    chosen = {path: file for path, file in every.items() if not path.startswith("..") and needed(path)}
    return {path: _cut(path, file.read_binary()) for path, file in chosen.items()}


def _cut(path: str, content: bytes) -> bytes:
    """Return a file of Babel's data reduced to the keys that are used; any other file unchanged."""
    if not path.endswith(".dat"):
        return content
    needed = pinned()["babel"]["world" if path == "babel/global.dat" else "locale"]
    data = pickle.loads(content)  # noqa: S301 - Babel's own file, as installed
    return pickle.dumps({key: value for key, value in data.items() if key in needed}, protocol=4)


def library(runtime: Runtime) -> dict[str, bytes]:
    """Return the used part of the standard library."""
    without, encodings = pinned()["library"]["without"], pinned()["library"]["encodings"]
    with zipfile.ZipFile(io.BytesIO(runtime.pyodide["python_stdlib.zip"])) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/") and not _is_among(name, without)]
        kept = {f"encodings/{name}.py" for name in encodings}
        return {name: archive.read(name) for name in names if not name.startswith("encodings/") or name in kept}


def zipped(archive: Archive) -> bytes:
    """Return an archive as a reproducible ZIP file, uncompressed because the whole file is compressed later."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as file:
        for path, content in sorted(archive.items()):
            file.writestr(zipfile.ZipInfo(path, EPOCH), content)
    return found.getvalue()
