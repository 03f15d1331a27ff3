"""What installing gives: the dependencies, their pins, the command, the wheel."""

import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
STATIC = "rascals/server/static"
WHEEL = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir"]


def project() -> dict[str, Any]:
    """The [project] table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return table


def pins() -> dict[str, str]:
    """Name -> version of every line of constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def closure(roots: list[Requirement]) -> set[str]:
    """Names of every distribution that these requirements need here, as far as they are installed."""
    seen: set[tuple[str, str]] = set()
    todo = [(root, "") for root in roots]
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        for wanted in ("", *requirement.extras):
            key = (canonicalize_name(requirement.name), wanted)
            if key not in seen:
                seen.add(key)
                todo += [(Requirement(line), wanted) for line in metadata.requires(requirement.name) or ()]
    return {name for name, _ in seen}


def requirements(*extras: str) -> list[Requirement]:
    """The package's own requirements, with those of the extras."""
    table = project()
    lines = table["dependencies"] + [line for e in extras for line in table["optional-dependencies"][e]]
    return [Requirement(line) for line in lines]


def test_constraints_are_names_and_versions_only() -> None:
    """constraints.txt holds `name==version` lines and comments: no address, no hash, no option."""
    line = re.compile(r"#.*|[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+")
    wrong = [text for text in (ROOT / "constraints.txt").read_text().splitlines() if not line.fullmatch(text)]
    assert not wrong


def test_constraints_cover_everything_installed() -> None:
    """Every distribution that the package, `compiled`, `postgres` and `dev` pull in has a pinned version."""
    missing = closure(requirements("compiled", "postgres", "dev")) - set(pins())
    assert not missing


def test_pins_satisfy_the_requirements() -> None:
    """Each pinned version lies in the range that pyproject.toml asks for."""
    have = pins()
    wrong = [
        f"{r} is pinned to {have[canonicalize_name(r.name)]}"
        for r in requirements("compiled", "postgres", "dev")
        if not r.specifier.contains(have[canonicalize_name(r.name)])
    ]
    assert not wrong


def test_every_library_imported_is_declared() -> None:
    """Each library that the package imports is among its dependencies or in the extra that it belongs to."""
    graph = grimp.build_graph("rascals", include_external_packages=True, cache_dir=None)
    used = {name for name in graph.modules if "." not in name and name not in sys.stdlib_module_names}
    owners = metadata.packages_distributions()
    needed = {canonicalize_name(owners[name][0]) for name in used - {"rascals"}}
    declared = {canonicalize_name(r.name) for r in requirements("compiled", "postgres")}
    assert needed <= declared


def test_plain_package_needs_no_compiler_and_no_peer() -> None:
    """`pip install rascals` alone brings neither numpy nor numba nor another game library."""
    assert not closure(requirements()) & {"numpy", "numba", "llvmlite", "open-spiel", "pettingzoo", "rlcard"}


def test_installed_version_is_the_projects() -> None:
    """The version exists once, in pyproject.toml, and the installed package reports it."""
    assert metadata.version("rascals") == project()["version"]


@pytest.mark.slow
def test_wheel_carries_pages_texts_and_migrations(tmp_path: Path) -> None:
    """A wheel holds the web pages, every text and box, the migrations and the type marker."""
    done = subprocess.run([*WHEEL, tmp_path, ROOT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    source = ROOT / "src"
    kinds = ("*.ftl", "*.toml", "RULES.md", "rules.*.md", "py.typed", "*.mako", "versions/*.py", "template/**/*.py")
    expected = {str(p.relative_to(source)) for kind in kinds for p in (source / "rascals").rglob(kind)}
    pages = {str(p.relative_to(source)) for p in (source / STATIC).rglob("*") if p.is_file()}
    assert f"{STATIC}/index.html" in pages
    assert (expected | pages) <= inside
    assert not [name for name in inside if not name.startswith(("rascals/", "rascals-"))]


@pytest.mark.slow
def test_build_refuses_to_go_without_the_pages(tmp_path: Path) -> None:
    """Where the built pages are missing the build stops and names the command that makes them."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    package = tmp_path / "src/rascals"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""Empty."""\n')
    done = subprocess.run([*WHEEL, tmp_path, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "npm run build" in done.stdout + done.stderr
