"""Building the folder of a page: the web client, the Python that answers it, and the HTML page that starts both.

All URLs in it are relative, so the folder works at any address. File names end in a part of the content's hash, except
those of the page, its manifest, its icons and its service worker. Answers that are the same for everybody are prebuilt,
so that a page can show them before Python has started in it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import lzma
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import rascals
from rascals.core.errors import BadOption
from rascals.page import archives
from rascals.page.compiling import compiled
from rascals.page.inside import Inside
from rascals.page.runtime import SCRIPTS, Runtime, lock, pinned
from rascals.server import features
from rascals.server.api.service import Extras
from rascals.server.guard.middleware import CONTENT_POLICY
from rascals.words import languages

STATIC = files("rascals") / "server" / "static"
SCRIPT, WORKER, KEEPER = "page.js", "worker.js", "keep.js"  # in the client's folder `anywhere`
# Allows WebAssembly and scripts that the page has unpacked itself. A page's meta tag cannot set `frame-ancestors`.
POLICY = {name: value for name, value in CONTENT_POLICY.items() if name != "frame-ancestors"} | {
    "script-src": "'self' blob: 'wasm-unsafe-eval'",
    "connect-src": "'self' blob:",
}
# 16 MiB of memory to unpack. Nothing is aligned, so positions carry no information (`pb`).
PRESSED = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24, "pb": 0}]
LEFT_OUT = ("anywhere/", "chunks.json", "index.html", "previews/", "worker.js")

Tell = Callable[[str], object]


def build_page(folder: Path, runtime: Runtime, tell: Tell = lambda _: None) -> dict[str, int]:
    """Write the page into a folder; return the size of each file in bytes. BadOption if the folder has other files.

    `tell` is called with each stage: `answers`, `library`, `files`.
    """
    _check(folder)
    made = _Made()
    tell("answers")
    known = {path: made.packed(f"ready/{_named(path)}", content) for path, content in answers().items()}
    tell("library")
    zipped, later = _modules(runtime)
    tell("files")
    begun_with = _begun_with(made, runtime, zipped, later)
    for path, content in _static():
        made.add(path, content, hashed=False)
    worker = made.add("anywhere/worker.js", _filled(WORKER, **begun_with))
    script = made.add("anywhere/page.js", _filled(SCRIPT, ready=known, worker=worker))
    page = _page(script)
    made.add("index.html", page, hashed=False)
    kept = sorted(made.sizes)
    build = sha256("\n".join(kept).encode() + page).hexdigest()[:16]
    made.add("keep.js", _filled(KEEPER, kept=kept, build=build), hashed=False)
    made.write(folder)
    return made.sizes


class _Made:
    """The files made so far, by path; they are written once all are made."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}

    @property
    def sizes(self) -> dict[str, int]:
        """The size of each file in bytes."""
        return {path: len(content) for path, content in self._files.items()}

    def add(self, path: str, content: bytes, *, hashed: bool = True) -> str:
        """Add a file; return its path, which with `hashed` includes a hash of the content."""
        if hashed:
            stem, dot, ending = path.rpartition(".")
            path = f"{stem}-{sha256(content).hexdigest()[:10]}{dot}{ending}"
        self._files[path] = content
        return path

    def packed(self, path: str, content: bytes) -> str:
        """Add a file in gzip, because not every web host compresses files itself.

        Its name does not end in `.gz`, because some hosts would then have browsers unpack it.
        """
        return self.add(f"{path}.packed", gzip.compress(content, 9, mtime=0))

    def pressed(self, path: str, content: bytes) -> str:
        """Add a large file in XZ, which is a quarter smaller, and unpacked by a script of ours."""
        return self.add(f"{path}.xz", lzma.compress(content, check=lzma.CHECK_CRC32, filters=PRESSED))

    def write(self, folder: Path) -> None:
        """Write all files, replacing those of an earlier build."""
        _clear(folder)
        for path, content in self._files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def _check(folder: Path) -> None:
    """Refuse a folder with anything but an earlier build in it."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / "keep.js").is_file())):
        raise BadOption(f"{folder} holds something else: name a new folder, or one that build-page has made")


def _clear(folder: Path) -> None:
    """Empty the folder of an earlier build."""
    for inner in folder.iterdir() if folder.is_dir() else ():
        if inner.is_dir():
            shutil.rmtree(inner)
        else:
            inner.unlink()


def _named(path: str) -> str:
    return path.removeprefix(f"{API}/").replace("/", "-") + (".ftl" if "/texts/" in path else ".json")


def _static() -> Iterable[tuple[str, bytes]]:
    """Yield the client's files that the page contains unchanged."""
    home = Path(str(STATIC))
    for file in sorted(home.rglob("*")):
        path = file.relative_to(home).as_posix()
        if file.is_file() and not path.startswith(LEFT_OUT):
            yield path, file.read_bytes()


def _filled(name: str, **values: object) -> bytes:
    """Return a script of the client with its placeholders replaced by values of this build."""
    script = (STATIC / "anywhere" / name).read_text(encoding="utf-8")
    for word, value in values.items():
        script = script.replace(f"__{word.upper()}__", json.dumps(value))
    return script.encode()


def _modules(runtime: Runtime) -> tuple[dict[str, bytes], archives.Archive]:
    """Return the compiled ZIP files by the worker's names for them, and the files of ours that are fetched later."""
    site = archives.site(runtime)
    later = {path: site.pop(path) for path in sorted(site) if path.endswith(archives.LATER)}
    names = "python_stdlib.zip", "site.zip"
    return dict(zip(names, _compiled(runtime, archives.library(runtime), site), strict=True)), later


def _begun_with(
    made: _Made, runtime: Runtime, zipped: dict[str, bytes], later: archives.Archive
) -> Mapping[str, object]:
    """Add the files from which Python starts to the page; return what the worker needs to know, see `worker.ts`."""
    parts = {name: runtime.pyodide[name] for name in SCRIPTS if name.endswith(".mjs")} | zipped
    begun_with = {
        "python": made.pressed("runtime/python.bin", b"".join(parts.values())),
        "parts": {name: len(content) for name, content in parts.items()},
        "wasm": made.pressed("runtime/pyodide.wasm", runtime.pyodide["pyodide.asm.wasm"]),
        "later": {path: (made.packed(f"later/{path}", content), len(content)) for path, content in later.items()},
    }
    place = f"/lib/python{pinned()['pyodide']['python']}/site-packages"
    return {"files": begun_with, "lock": lock(), "place": place}


def _page(script: str) -> bytes:
    """Return the client's page with relative URLs, its content policy, and the script that replaces the server."""
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    html = re.sub(r'\b(src|href)="/', r'\1="./', html)
    policy = "; ".join(f"{name} {value}" for name, value in POLICY.items())
    lines = [f'<meta http-equiv="Content-Security-Policy" content="{policy}" />', f'<script src="./{script}"></script>']
    html = html.replace('<meta charset="utf-8" />', '<meta charset="utf-8" />\n    ' + "\n    ".join(lines), 1)
    return html.replace('<html lang="en">', '<html lang="en" data-anywhere>', 1).encode()


def _compiled(runtime: Runtime, *given: archives.Archive) -> list[bytes]:
    """Return archives as ZIP files; their modules are compiled if this Python or node can do that."""
    zipped = [archives.zipped(archive) for archive in given]
    if ".".join(map(str, sys.version_info[:2])) == pinned()["pyodide"]["python"]:
        return [compiled(content) for content in zipped]
    return _by_node(runtime, zipped) or zipped


def _by_node(runtime: Runtime, zipped: list[bytes]) -> list[bytes] | None:
    """Compile ZIP files with the runtime itself, in node; None without node: then pages start more slowly."""
    node = shutil.which("node")
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for script, content in runtime.pyodide.items():
            (folder / script).write_bytes(content)
        for own in ("compiling.mjs", "compiling.py"):
            (folder / own).write_bytes(files(__package__).joinpath(own).read_bytes())
        (folder / "lock.json").write_text(json.dumps(lock()), encoding="utf-8", newline="\n")
        names = [f"{number}.zip" for number, _ in enumerate(zipped)]
        for archive, content in zip(names, zipped, strict=True):
            (folder / archive).write_bytes(content)
        command = [node, str(folder / "compiling.mjs"), str(folder), *names]
        done = subprocess.run(command, check=False, capture_output=True)  # noqa: S603 - node
        if done.returncode:
            raise RuntimeError(f"node could not compile: {done.stderr.decode()[-2000:]}")
        return [(folder / archive).read_bytes() for archive in names]


API = "/api/v1"


def asked() -> list[str]:
    """Return the paths whose answers are prebuilt: the games, their rules, and the texts."""
    parts = [f"{name}-{part}" for name in ("shared", *rascals.games()) for part in ("first", "rest")]
    texts = [f"{API}/texts/{language}/{part}" for language in languages() for part in parts]
    rules = [f"{API}/games/{game}/rules/{language}" for game in rascals.games() for language in languages()]
    return [f"{API}/games", *rules, *texts]


def answers() -> Mapping[str, bytes]:
    """Return each answer by its path."""
    return asyncio.run(_answers())


async def _answers() -> Mapping[str, bytes]:
    async with Inside.opened(EmptyBrowser(), extras=Extras(html=features.html)) as inside:
        return {path: await _answer(inside, path) for path in asked()}


async def _answer(inside: Inside, path: str) -> bytes:
    found: list[bytes] = []
    ended, status = asyncio.Event(), 0

    def tell(message: str, content: bytes | None) -> None:
        nonlocal status
        data = json.loads(message)
        if data["kind"] == "head":
            status = data["status"]
        elif data["kind"] == "part" and content is not None:
            found.append(content)
        elif data["kind"] == "end":
            ended.set()

    inside.tell = tell
    inside.take({"page": "", "id": 0, "kind": "ask", "method": "GET", "path": path, "headers": [], "body": None})
    await ended.wait()
    if status != 200:
        raise RuntimeError(f"{path} is answered with {status}")
    return b"".join(found)


class EmptyBrowser:
    """An empty `Browser` that stores nothing."""

    async def read(self) -> list[bytes]:
        """See `Journal`."""
        return []

    async def append(self, records: Sequence[bytes]) -> None:
        """See `Journal`."""

    async def replace(self, records: Sequence[bytes]) -> None:
        """See `Journal`."""

    async def kept(self, name: str) -> str | None:
        """See `Browser`."""
        del name
        return None

    async def keep(self, name: str, text: str) -> None:
        """See `Browser`."""
