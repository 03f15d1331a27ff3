"""What an installation contains and an import loads: dependencies, pins, the command, the two wheels."""

import json
import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Callable, Iterable
from importlib import metadata
from pathlib import Path
from typing import Any

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.games.transcripts import recorded

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ROOT / "packages/rascals"  # the distribution `rascals`: a command, and its requirements
CODE = "rascals-core"
HEAVY = {"numpy", "starlette", "textual", "asyncio", "sqlalchemy", "uvicorn", "typer", "rich"}
MOST = 10  # distributions installed by `pip install rascals-core`, including itself
STATIC = "rascals/server/static"
WHEEL = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir"]


def project(folder: Path = ROOT) -> dict[str, Any]:
    """The [project] table of a pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    return table


def closure(roots: list[Requirement]) -> set[str]:
    """Names of all distributions that these requirements need, as far as they are installed here."""
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
    """The code's requirements, with those of the extras."""
    table = project()
    lines = table["dependencies"] + [line for e in extras for line in table["optional-dependencies"][e]]
    return [Requirement(line) for line in lines]


def test_constraints_cover_everything_installed() -> None:
    """Every distribution needed by the code and all extras except `bench`, `docs` and `envs` has a pinned version."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pinned = {canonicalize_name(line.partition("==")[0]) for line in lines if "==" in line and line[0] != "#"}
    assert closure(requirements("app", "compiled", "postgres", "dev")) <= pinned


def test_every_library_imported_is_declared() -> None:
    """Each library that the package imports is among its dependencies or in the right extra."""
    graph = grimp.build_graph("rascals", include_external_packages=True, cache_dir=None)
    used = {name for name in graph.modules if "." not in name and name not in sys.stdlib_module_names}
    owners = {"pyspiel": ["open_spiel"], **metadata.packages_distributions()}  # `envs` need not be installed
    inside = {"js", "pyodide"}  # exist where a page runs Python, and nowhere else
    needed = {canonicalize_name(owners[name][0]) for name in used - {"rascals"} - inside}
    declared = {
        canonicalize_name(r.name) for r in requirements("app", "cluster", "compiled", "envs", "lab", "postgres")
    }
    assert needed <= declared


def test_plain_package_needs_no_compiler_and_no_peer() -> None:
    """`pip install rascals` alone installs neither numpy nor another game library."""
    assert not closure(requirements("app")) & {"numpy", "open-spiel", "pettingzoo", "rlcard"}


def test_core_brings_few_packages() -> None:
    """`pip install rascals-core` installs at most ten distributions, including itself."""
    assert len(closure(requirements()) | {CODE}) <= MOST


def test_versions_go_together() -> None:
    """`rascals` has the code's version, requires exactly that, and offers the same extras.

    The citation has that version too.
    """
    code, command = project(), project(COMMAND)
    assert metadata.version(CODE) == command["version"] == code["version"]
    assert f"\nversion: {code['version']}\n" in (ROOT / "CITATION.cff").read_text()
    asked = {"app": command["dependencies"]} | command["optional-dependencies"]
    assert asked == {extra: [f"{CODE}[{extra}]=={code['version']}"] for extra in ("app", "compiled", "postgres")}
    assert set(asked) <= set(code["optional-dependencies"])
    assert command["requires-python"] == code["requires-python"]


@pytest.mark.real
@pytest.mark.parametrize(
    "code",
    [
        "import rascals",
        "import rascals; rascals.game('felicity', players=4).new(seed=7).view(0)",
        "import rascals; rascals.play(rascals.game('felicity', players=3), bots=['random'] * 3, seed=1)",
        "import rascals.bots; rascals.bots.bot('shrewd')",
        "import rascals.words; rascals.words.Words('fr').text('felicity')",
    ],
)
def test_plain_use_loads_nothing_heavy(code: str) -> None:
    """Importing, playing a game, a bot and the texts load neither arrays, compiler, server nor terminal UI."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*{HEAVY} & set(sys.modules))"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheels of both distributions, by name."""
    folder = tmp_path_factory.mktemp("wheels")
    done = subprocess.run([*WHEEL, *map(str, (folder, ROOT, COMMAND))], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {canonicalize_name(wheel.name.partition("-")[0]): wheel for wheel in folder.glob("*.whl")}


def inside(wheel: Path) -> set[str]:
    """The names of a wheel's files."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


ONE_BUILD = pytest.mark.xdist_group("wheels")  # for all tests that need them


@pytest.mark.real
@pytest.mark.slow
@ONE_BUILD
def test_wheel_carries_pages_texts_and_migrations(wheels) -> None:
    """The code's wheel contains the web pages, every text and box, the migrations and the type marker."""
    source, files = ROOT / "src", inside(wheels[CODE])
    kinds = ("*.ftl", "*.toml", "RULES.md", "rules.*.md", "py.typed", "*.mako", "versions/*.py", "template/**/*.py")
    expected = {str(p.relative_to(source)) for kind in kinds for p in (source / "rascals").rglob(kind)}
    pages = {str(p.relative_to(source)) for p in (source / STATIC).rglob("*") if p.is_file()}
    assert f"{STATIC}/index.html" in pages
    assert (expected | pages) <= files
    assert not [name for name in files if not name.startswith(("rascals/", "rascals_core-"))]


@pytest.mark.slow
@ONE_BUILD
@pytest.mark.real
def test_no_file_belongs_to_two_wheels(wheels) -> None:
    """`rascals` contains the command and no code, so uninstalling either leaves the other's files intact."""
    assert set(wheels) == {CODE, "rascals"}
    assert not inside(wheels[CODE]) & inside(wheels["rascals"])
    assert all(name.startswith("rascals-") for name in inside(wheels["rascals"]))
    with zipfile.ZipFile(wheels["rascals"]) as command, zipfile.ZipFile(wheels[CODE]) as code:
        (points,) = (name for name in command.namelist() if name.endswith("/entry_points.txt"))
        assert "rascals = rascals.cli:main" in command.read(points).decode()
        assert not [name for name in code.namelist() if name.endswith("/entry_points.txt")]


# --- an environment with rascals-core alone ----------------------------------------------------------------------

Python = Callable[..., subprocess.CompletedProcess[str]]


def link(names: Iterable[str], site: Path) -> None:
    """Link distributions that are installed here into another environment."""
    for name in names:
        distribution = metadata.distribution(name)
        for top in {file.parts[0] for file in distribution.files or () if file.parts[0] not in {"..", "__pycache__"}}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(distribution.locate_file(top))))


def fresh(folder: Path, wheel: Path, *extras: str) -> Python:
    """Create an environment with the code, these extras and what they need, without a network; run its Python."""
    venv.create(folder, with_pip=False)
    (site,) = folder.glob("[Ll]ib/**/site-packages")
    link(closure(requirements(*extras)), site)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV_", "RASCALS"))}

    def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        environment = plain | {"RASCALS_LANG": "en", "PYTHONUTF8": "1"}
        command = [str(program), *map(str, arguments)]
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)

    return run


@pytest.fixture(scope="module")
def light(wheels, tmp_path_factory: pytest.TempPathFactory) -> Python:
    """Run Python in an environment with what `pip install rascals-core` installs."""
    return fresh(tmp_path_factory.mktemp("light"), wheels[CODE])


EVERYTHING = r"""
import sys
from importlib import import_module
from pkgutil import walk_packages
import rascals
from rascals.lab import Plan, run
from rascals.signing import Signer
from rascals.words import Words, languages

LIGHT = {"bots", "core", "games", "lab", "laws", "lessons", "signing", "words"}

if __name__ == "__main__":
    modules = [one.name for one in walk_packages(rascals.__path__, "rascals.") if one.name.split(".")[1] in LIGHT]
    for name in modules:
        if name not in {"rascals.lab.compiled", "rascals.lab.inside", "rascals.laws.comparing"}:  # which need numpy
            import_module(name)
    assert len(modules) > 150
    for name in rascals.games():
        over = rascals.play(rascals.game(name), bots=["timid"] * rascals.game(name).players, seed=7)
        match = over.game.new(seed=7)
        for ply in over.history[1:5]:
            match.play(ply.seat, ply.move)
        match.save("half")
        assert rascals.load("half").position() == match.position() != over.position()
        over.save(name + ".game")
        assert rascals.verify(name + ".game").complete
        assert rascals.load(name + ".game").scores == over.scores
        told = {(words.text(name + "-tagline"), words.rules(name)) for words in map(Words, languages())}
        assert len(told) == 3
    assert {Words(language).number(1234567)[1] for language in languages()} == {",", ".", "\u202f"}
    sums, complete = run(Plan.of("felicity", ["random"] * 4), 4, 2, lambda _: None)
    assert complete and sums.games == 4
    Signer(Signer.fresh())
    print(rascals.__file__, *sorted({name.partition(".")[0] for name in sys.modules}))
"""


@pytest.mark.real
@pytest.mark.slow
@ONE_BUILD
def test_core_alone_plays_saves_verifies_simulates_and_speaks(light, tmp_path) -> None:
    """With rascals-core alone every game can be played, saved, loaded and verified, in three languages."""
    script = tmp_path / "everything.py"
    script.write_text(EVERYTHING)
    done = light(script)
    assert done.returncode == 0, done.stderr
    where, *loaded = done.stdout.split()
    assert "site-packages" in where
    assert {"fluent", "babel", "cryptography"} <= set(loaded)
    assert not {"typer", "rich", "starlette", "numpy"} & set(loaded)


@pytest.mark.real
@pytest.mark.slow
@ONE_BUILD
def test_core_alone_verifies_and_simulates_by_command(light, tmp_path) -> None:
    """`python -m rascals` of rascals-core verifies a file, with the full command's exit codes, and simulates."""
    whole, broken, cut = (tmp_path / name for name in ("whole", "broken", "cut"))
    (first, *_) = recorded()
    lines = first.text.splitlines(keepends=True)
    whole.write_text(first.text)
    broken.write_text("".join([*lines[:3], *lines[4:]]))
    cut.write_text("".join(lines[:5]))
    assert [light("-m", "rascals", "verify", file).returncode for file in (whole, broken, cut)] == [0, 1, 3]
    done = light("-m", "rascals", "simulate", "felicity", "-n", "6", "--bots=random", "-p", "3", "--seed", "5")
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout)
    assert (results["games"], results["players"], results["seed"], results["complete"]) == (6, 3, "5", True)


@pytest.mark.real
@pytest.mark.slow
@ONE_BUILD
def test_core_alone_says_what_to_install_for_more(light) -> None:
    """A command that rascals-core does not have is refused with what to install."""
    for done in (light("-m", "rascals", *words) for words in (["serve", "--open"], [], ["nonsense"])):
        assert done.returncode == 2
        assert 'pip install ".[app]" ./packages/rascals' in done.stderr
        assert "verify, simulate" in done.stderr
    assert "python -m rascals verify" in light("-m", "rascals", "--help").stdout
    assert light("-m", "rascals", "--version").stdout.split() == ["rascals", project()["version"]]


@pytest.mark.real
@pytest.mark.slow
@ONE_BUILD
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["verify"], "required: FILE"),
        (["verify", "one", "two"], "Unrecognized arguments: two"),
        (["verify", "--games", "3", "one"], "Unrecognized arguments: --games"),
        (["verify", "nowhere"], "Cannot read nowhere"),
        (["simulate", "-n"], "--games/-n: expected one argument"),
        (["simulate", "-n", "few"], "--games/-n: needs a number"),
        (["simulate", "-n", "0"], "--games/-n: needs a number from 1"),
        (["simulate", "--data", ""], "--data: needs a value"),
        (["simulate", "chess"], "Unknown game “chess”"),
        (["simulate", "felicity", "--bots", "nobody"], "Unknown bot “nobody”"),
    ],
)
def test_core_alone_says_what_was_wrong(light, arguments, told) -> None:
    """Errors are one line that says why, with exit code 2."""
    done = light("-m", "rascals", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


COMPILED = """
import rascals

batch = rascals.game("felicity").batch(64, seed=1)
for _ in range(100):
    batch.step(batch.random_actions())
print("played")
"""


@pytest.mark.real
@pytest.mark.thorough
@ONE_BUILD
def test_core_with_compiled_plays_batches(wheels, tmp_path) -> None:
    """`pip install 'rascals-core[compiled]'` installs everything that the compiled rules need."""
    run = fresh(tmp_path, wheels[CODE], "compiled")
    done = run("-c", COMPILED)
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr


@pytest.mark.real
@pytest.mark.slow
def test_build_refuses_to_go_without_the_pages(tmp_path: Path) -> None:
    """If the built pages are missing the build stops and names the command that makes them."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    package = tmp_path / "src/rascals"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""Empty."""\n')
    done = subprocess.run([*WHEEL, tmp_path, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "npm run build" in done.stdout + done.stderr
