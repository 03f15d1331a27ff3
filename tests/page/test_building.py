"""A page's folder: its contents, that it works anywhere, and that nothing else is ever overwritten."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rascals.core.errors import BadOption
from rascals.page import archives, building, compiling, runtime
from rascals.page.building import answers, build_page
from rascals.page.runtime import Runtime, fetched
from rascals.server.app import create_app
from tests.page.fakes import laid, runtime_of, unzipped
from tests.server.serving import settings

PARTS = "pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "site.zip"
MODULES = {"rascals/__init__.py": b"value = 1\n", "rascals/text/en.ftl": b"hello = Hello\n"}
ANSWERS = {
    "/api/v1/games": b'["felicity"]',
    "/api/v1/texts/en/shared-first": b"hello = Hello",
}
SEARCHED = re.compile(r'(?:src|href|content)="([^"]*)"')


@pytest.fixture(scope="module", autouse=True)
def quick() -> object:
    """Nothing is compiled, and slow parts are faked."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(building, "_by_node", lambda *_: None)
        patched.setattr(building, "compiled", compiling.compiled)
        patched.setattr(building, "answers", lambda: ANSWERS)
        patched.setattr(archives, "site", lambda _: dict(MODULES))
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built folder."""
    found = tmp_path_factory.mktemp("page") / "site"
    build_page(found, runtime_of())
    return found


def contents(folder: Path) -> Mapping[str, bytes]:
    """All files by their paths in the folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def one(found: Mapping[str, bytes], beginning: str) -> tuple[str, bytes]:
    """The only file whose path begins like this."""
    (name,) = [name for name in found if name.startswith(beginning)]
    return name, found[name]


def known(worker: bytes) -> dict[str, Any]:
    """What the worker knows about its files."""
    found, _ = json.JSONDecoder().raw_decode(worker.decode()[worker.index(b'{"python"') :])
    return dict(found)


def test_the_sizes_are_told(tmp_path: Path) -> None:
    """The output says what is being done, and the size of each file."""
    heard: list[str] = []
    sizes = build_page(tmp_path / "new" / "page", runtime_of(), heard.append)
    assert heard == ["answers", "library", "files"]
    assert sizes == {name: len(content) for name, content in contents(tmp_path / "new" / "page").items()}


def test_the_folder_lies_anywhere(folder: Path) -> None:
    """No address in it starts at a site's root: pages, manifest, styles and scripts use relative ones."""
    found = contents(folder)
    for name in ("index.html",):
        page = found[name].decode()
        assert '="/' not in page
        local = [there for there in SEARCHED.findall(page) if there.startswith("./")]
        assert local
        assert [there for there in local if there not in {"./", "./404"} and there[2:] not in found] == []
    manifest = json.loads(found["manifest.webmanifest"])
    assert '": "/' not in json.dumps(manifest)
    assert [icon["src"] for icon in manifest["icons"] if icon["src"][2:] not in found] == []
    for name, content in found.items():
        if name.endswith(".css"):
            assert re.search(rb"url\([\"']?/", content) is None, name


def test_no_other_host_is_asked(folder: Path) -> None:
    """A page's policy lets it load and request only its own files."""
    page = contents(folder)["index.html"].decode()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'self'"
    words = {word for rule in rules.values() for word in rule.split()}
    known = {"'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", "blob:", "data:"}
    assert words <= known
    assert "'unsafe-inline'" not in rules["script-src"]
    assert "frame-ancestors" not in rules  # a page may not set this: browsers would complain
    first = page.index("<script")
    assert page.index("Content-Security-Policy") < first
    assert re.search(r"<script[^>]*>[^<]", page) is None  # there is no inline script
    loaded = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="([^"]*)"', page)
    assert [address for address in loaded if "://" in address or address.startswith("//")] == []


def test_what_answers_begins_before_the_client(folder: Path) -> None:
    """The script that stands in for a server runs before the client, and the page says that there is no server."""
    found = contents(folder)
    name, _ = one(found, "anywhere/page-")
    page = found["index.html"].decode()
    assert re.findall(r'<script[^>]*src="([^"]*)"', page)[0] == f"./{name}"
    assert "data-anywhere" in page.partition(">")[0] + page.partition("<html")[2].partition(">")[0]


def test_names_tell_contents(folder: Path) -> None:
    """A file with a hash in its name has these contents, so it is never fetched twice."""
    found = contents(folder)
    ours = [name for name in found if name.startswith(("ready/", "runtime/", "later/", "anywhere/"))]
    assert len(ours) == len(ANSWERS) + 2 + 1 + 2
    for name in ours:
        assert sha256(found[name]).hexdigest()[:10] == re.findall(r"-([0-9a-f]{10})\.", name)[0], name
    bare = {name for name in found if not re.search(r"-[\w-]{8,}\.", name) and "/" not in name}
    assert bare == {"index.html", "keep.js", "manifest.webmanifest", "favicon.svg"}


def test_scripts_know_their_files(folder: Path) -> None:
    """No placeholder is left in a script; its files exist, and its precomputed answers equal a server's."""
    found = contents(folder)
    _, page = one(found, "anywhere/page-")
    name, worker = one(found, "anywhere/worker-")
    for script in (page, worker, found["keep.js"]):
        assert re.search(rb"__(READY|WORKER|FILES|LOCK|PLACE|KEPT|BUILD)__", script) is None
    assert json.dumps(name).encode() in page
    for asked, content in ANSWERS.items():
        there = re.search(rf'"{asked}": ?"([^"]*)"'.encode(), page)
        assert there is not None
        assert gzip.decompress(found[there[1].decode()]) == content
    files = {path for path in found if path.startswith(("runtime/", "later/"))}
    assert {path for path in files if json.dumps(path).encode() in worker} == files


def test_the_runtime_is_compressed_and_cut(folder: Path) -> None:
    """What runs Python is compressed: scripts as published, the library and our modules as cut."""
    found, given = contents(folder), runtime_of()
    files = known(one(found, "anywhere/worker-")[1])
    assert lzma.decompress(found[files["wasm"]]) == given.pyodide["pyodide.asm.wasm"]
    whole, parts = io.BytesIO(lzma.decompress(found[files["python"]])), {}
    for name, size in files["parts"].items():
        parts[name] = whole.read(size)
    assert (tuple(parts), whole.read()) == (PARTS, b"")
    assert [parts[name] for name in PARTS[:2]] == [given.pyodide[name] for name in PARTS[:2]]
    assert {name.removesuffix("c") for name in unzipped(parts["python_stdlib.zip"])} == {*archives.library(given)}
    assert {name.removesuffix("c") for name in unzipped(parts["site.zip"])} == {"rascals/__init__.py"}


def test_texts_and_networks_are_fetched_later(folder: Path) -> None:
    """They are not part of every first visit: each is a separate file, whose length the worker knows."""
    found = contents(folder)
    later = known(one(found, "anywhere/worker-")[1])["later"]
    unpacked = {path: gzip.decompress(found[there]) for path, (there, _) in later.items()}
    assert unpacked == {path: content for path, content in MODULES.items() if path.endswith((".ftl", ".network"))}
    assert {path: size for path, (_, size) in later.items()} == {path: len(text) for path, text in unpacked.items()}


def test_no_host_unpacks_files_by_itself(folder: Path) -> None:
    """No name has an ending for which a host would tell browsers to unpack the file, which a script then could not."""
    assert [name for name in contents(folder) if name.endswith((".gz", ".br", ".zst", ".Z"))] == []


def test_every_file_is_kept(folder: Path) -> None:
    """The service worker stores each file except itself and the page for unknown addresses: it opens offline."""
    found = contents(folder)
    kept = re.search(rb"\[\s*\"anywhere/[^\]]*\]", found["keep.js"])
    assert kept is not None
    assert set(json.loads(kept[0])) == found.keys() - {"keep.js"}


def test_a_server_s_own_is_left_out(folder: Path) -> None:
    """Files that only a server serves are not included."""
    found = contents(folder)
    assert [name for name in found if name.startswith("previews/") or name in {"worker.js", "chunks.json"}] == []


# ---------------------------------------------------------------- building again


def test_building_again_replaces(tmp_path: Path) -> None:
    """A page is rebuilt in its folder: nothing of the old one stays, and identical files keep their names."""
    site = tmp_path / "site"
    build_page(site, runtime_of())
    before = contents(site)
    (site / "assets" / "left-12345678.js").write_text("old")
    build_page(site, runtime_of())
    assert contents(site) == before
    build_page(site, runtime_of(pyodide_mjs=b"another\n"))
    after = contents(site)
    assert before.keys() - after.keys() != set()
    changed = {name for name in before.keys() & after.keys() if before[name] != after[name]}
    assert changed == {"index.html", "keep.js"}


@pytest.mark.parametrize("what", ["a file in it", "a folder in it", "a file"])
def test_a_folder_of_something_else(tmp_path: Path, what: str) -> None:
    """A folder of something else is refused and left as it is."""
    site = tmp_path / "site"
    if what == "a file":
        site.write_text("mine")
    else:
        site.mkdir()
        (site / "thesis").mkdir() if what == "a folder in it" else (site / "thesis.txt").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadOption, match="holds something else"):
        build_page(site, runtime_of())
    assert sorted(tmp_path.rglob("*")) == before


def test_a_build_that_fails_leaves_the_old_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written before everything is built."""
    build_page(tmp_path, runtime_of())
    before = contents(tmp_path)

    def fail(_: Runtime) -> None:
        raise OSError("no")

    monkeypatch.setattr(archives, "library", fail)
    with pytest.raises(OSError, match="no"):
        build_page(tmp_path, runtime_of())
    assert contents(tmp_path) == before


# ---------------------------------------------------------------- the runtime


def test_a_runtime_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two files of a runtime are read as published."""
    given = laid(tmp_path, monkeypatch)
    assert runtime.runtime(tmp_path) == given


@pytest.mark.parametrize("which", ["pyodide", "msgspec"])
def test_a_runtime_with_another_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    """A file that is not the pinned one is refused by name, whatever its name."""
    laid(tmp_path, monkeypatch)
    (file,) = tmp_path.glob(f"{which}-*")
    file.write_bytes(file.read_bytes() + b" ")
    with pytest.raises(BadOption, match=f"{re.escape(file.name)} is not the file"):
        runtime.runtime(tmp_path)


@pytest.mark.parametrize("which", ["pyodide", "msgspec"])
def test_a_runtime_that_is_not_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    """A missing file is named."""
    laid(tmp_path, monkeypatch)
    (file,) = tmp_path.glob(f"{which}-*")
    file.unlink()
    with pytest.raises(BadOption, match=f"has no {re.escape(file.name)}"):
        runtime.runtime(tmp_path)


@pytest.mark.real
def test_what_is_there_is_not_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fetched runtime is not fetched again; if fetching fails the error shows the command."""
    laid(tmp_path, monkeypatch)
    monkeypatch.setenv("PATH", "")
    assert fetched(tmp_path) == tmp_path
    (tmp_path / runtime.pyodide_name()).unlink()
    with pytest.raises(BadOption, match="npm pack --silent pyodide@"):
        fetched(tmp_path)


@pytest.mark.real
@pytest.mark.slow
def test_what_is_written_down_is_what_a_server_answers(tmp_path: Path) -> None:
    """Each answer equals a server's, byte for byte."""
    written = answers()
    with TestClient(create_app(settings(tmp_path)), base_url="http://localhost") as client:
        for path, content in written.items():
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert answer.content == content, path


def test_what_is_not_answered_is_not_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build stops at an answer that is an error."""
    monkeypatch.setattr(building, "asked", lambda: ["/api/v1/nothing"])
    with pytest.raises(RuntimeError, match="answered with 404"):
        answers()
