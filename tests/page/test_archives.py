"""The Python that is sent to the browser: everything that runs there, and nothing else."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

import rascals
from rascals.page import archives
from rascals.page.compiling import compiled
from tests.page.fakes import runtime_of, unzipped

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def site() -> dict[str, bytes]:
    """The archive of our modules and of libraries."""
    return archives.site(runtime_of())


@pytest.mark.real
@pytest.mark.slow
def test_all_that_is_used_is_there(site: dict[str, bytes], tmp_path: Path) -> None:
    """An interpreter that has only the archive plays all games, with bots, coach, lessons and analysis.

    msgspec is this interpreter's own: the archive has the browser's.
    """
    for path, content in site.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    shutil.rmtree(tmp_path / "msgspec")
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    programs = tmp_path / "tests" / "page"
    programs.mkdir(parents=True)
    for program in ("alone.py", "visiting.py"):
        (programs / program).write_bytes((HERE / program).read_bytes())
    command = [sys.executable, "-I", "-S", str(programs / "alone.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "played"), done.stderr


def test_what_belongs_elsewhere_is_not_there(site: dict[str, bytes]) -> None:
    """Nothing that only an owner's machine needs is loaded, no documentation, no tests, no data of other languages."""
    inside = [path for path in site for name in archives.ELSEWHERE if path.startswith((f"{name}/", f"{name}."))]
    assert inside == []
    locales = {Path(path).stem for path in site if path.startswith("babel/locale-data/")}
    assert locales == {"root", "de", "en", "fr"}
    endings = {Path(path).suffix for path in site}
    assert endings <= {".py", ".toml", ".ftl", ".txt", ".network", ".dat", ".json", ".so", ".wasm"}
    assert [path for path in site if "/tests/" in path or path.startswith(("..", "/"))] == []


def test_machine_code_of_these_rules_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the wheel had it, for a game whose bots look ahead; it is fetched when needed."""
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
    from rascals.compiled import building

    monkeypatch.setattr(building, "SHIPPED", tmp_path)
    assert archives.machines() == {}
    text = building.source_of(rascals.games()["felicity"])
    (tmp_path / building.shipped_name(text, "wasm32", ".wasm")).write_bytes(b"code")
    (found,) = archives.machines().items()
    assert found == ("rascals/page/felicity.wasm", b"code")
    assert found[0].endswith(archives.LATER)


def test_what_belongs_elsewhere_exists() -> None:
    """Everything on the list of excluded names exists: no entry is outdated."""
    source = Path(archives.__file__).parents[2]
    ours = [name for name in archives.ELSEWHERE if name.startswith("rascals/")]
    assert [name for name in ours if not ((source / name).exists() or (source / f"{name}.py").is_file())] == []


def test_the_standard_library_is_cut() -> None:
    """The standard library keeps what is not listed as unused, and of its encodings those listed as used."""
    found = set(archives.library(runtime_of()))
    assert {"asyncio/__init__.py", "encodings/utf_8.py", "json/decoder.py"} <= found
    assert found.isdisjoint({"encodings/cp500.py", "tkinter/__init__.py", "_sysconfigdata_x.py", "pdb.py"})
    assert "asyncio/windows_events.py" not in found


def test_the_same_archive_is_the_same_file(site: dict[str, bytes]) -> None:
    """Two builds of the same give the same bytes, whatever the order and time."""
    turned = dict(reversed(site.items()))
    assert archives.zipped(site) == archives.zipped(turned)
    assert unzipped(archives.zipped(site)) == dict(sorted(site.items()))


PROGRAM = b'''"""Documented."""
from dataclasses import dataclass, fields
from functools import singledispatch
assert False

@dataclass
class Pair:
    first: int
    second: int = 2

@singledispatch
def told(value):
    return "something"

@told.register
def _(value: Pair) -> str:
    return f"{value.first} {value.second}"

def bare(value: int, *more: int, **named: int) -> int:
    "Documented."
    for _ in range(100):
        value += 1
    raise KeyError(value)
'''
CALLED = """
import sys, traceback
sys.path.insert(0, sys.argv[1])
import one
print(one.__doc__, one.bare.__doc__, one.bare.__annotations__, [field.name for field in one.fields(one.Pair)])
print(one.told(1), one.told(one.Pair(1)))
try:
    one.bare(1)
except KeyError as error:
    print(traceback.extract_tb(error.__traceback__)[-1].lineno)
    traceback.print_exception(error)
"""


@pytest.mark.real
def test_modules_are_compiled(tmp_path: Path) -> None:
    """A compiled archive has bytecode instead of modules, which behaves the same, and everything else unchanged.

    Unused docstrings are removed; fields, and annotations that select a function, are kept. A traceback has a
    function's first line.
    """
    archive = compiled(archives.zipped({"one.py": PROGRAM, "words.ftl": b"a = b"}))
    with zipfile.ZipFile(io.BytesIO(archive)) as file:
        assert file.namelist() == ["one.pyc", "words.ftl"]
        assert file.read("words.ftl") == b"a = b"
        assert b"Documented" not in file.read("one.pyc")
    (tmp_path / "site.zip").write_bytes(archive)
    command = [sys.executable, "-c", CALLED, str(tmp_path / "site.zip")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    begins = PROGRAM[: PROGRAM.index(b"def bare")].count(b"\n") + 1
    assert done.stdout.splitlines() == ["None None {} ['first', 'second']", "something 1 2", str(begins)]
    assert done.stderr.endswith("KeyError: 101\n")
