"""What compiled code can be asked: rules that read modules, loops of one's own, and what numba keeps of them."""

from __future__ import annotations

import sys
import tomllib
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

import rascals
from rascals.core import rules
from rascals.core.chance import next_below, words_of
from tests.compiled.bell import rules as bell

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
compiled = pytest.importorskip("rascals.compiled")
announcing = pytest.importorskip("rascals.compiled.announcing")
pytestmark = pytest.mark.xdist_group("compiled")  # compiling takes long: once is enough

BELL = pytest.importorskip("tests.compiled.test_emitter").BELL


@compiled.part
def twice(number):
    return 2 * number


@compiled.loop
def ring(states, tone):
    rules.setup(states[0])
    rules.apply(states[0], 0, tone)
    return twice(rules.score(states[0], 0))


@compiled.loop
def rung(states, tone):
    return rules.acting(states[0]) + tone


@compiled.loop
def silent(states, tone):
    return rules.acting(states[0]) - tone


@compiled.loop
def drawn(words, out):
    for place in range(len(out)):
        out[place] = next_below(words, 10)


def test_loops_are_kept_for_the_rules_they_play(monkeypatch, tmp_path):
    """A loop is kept on disk and loaded again for the same rules; for other rules it is compiled again."""
    compiled.link(BELL)
    monkeypatch.setattr("numba.core.config.CACHE_DIR", str(tmp_path))
    states = np.zeros(1, compiled.dtype_of(bell.Bell))
    states["chance"] = words_of(1)

    def loaded():
        """Return how often a new program finds the loop on disk, and how often not."""
        again = compiled.loop(ring.py_func)
        again(states, 1)
        return sum(again.stats.cache_hits.values()), sum(again.stats.cache_misses.values())

    assert [loaded(), loaded()] == [(0, 1), (1, 0)]
    monkeypatch.setitem(BELL.__dict__, "rules_hash", "of other rules")
    assert [loaded(), loaded()] == [(0, 1), (1, 0)]


def test_what_has_to_be_compiled_is_told_once(monkeypatch, tmp_path):
    """A game's name is told as its rules begin to be compiled, once; not where machine code is loaded that is kept."""
    compiled.link(BELL)
    monkeypatch.setattr("numba.core.config.CACHE_DIR", str(tmp_path))
    states = np.zeros(1, compiled.dtype_of(bell.Bell))
    told = []

    def heard(*loops):
        """Return what is told from now on, as new programs call these loops."""
        told.clear()
        compiled.on_compiling(told.append)
        for one in loops:
            compiled.loop(one.py_func)(states, 1)
        return list(told)

    try:
        assert heard(rung, silent) == ["bell"]
        assert heard(rung, silent) == []
        monkeypatch.setitem(BELL.__dict__, "rules_hash", "of other rules")
        assert heard(rung) == ["bell"]
    finally:
        compiled.on_compiling(None)


def test_each_loop_that_is_compiled_can_be_told(monkeypatch, tmp_path):
    """`on_compiling_loop` names game and loop for every loop that is compiled, and none that is loaded."""
    compiled.link(BELL)
    monkeypatch.setattr("numba.core.config.CACHE_DIR", str(tmp_path))
    states, told = np.zeros(1, compiled.dtype_of(bell.Bell)), []
    states["chance"] = words_of(1)
    compiled.on_compiling_loop(lambda *what: told.append(what))
    try:
        for one in (rung, silent, rung):
            compiled.loop(one.py_func)(states, 1)
    finally:
        compiled.on_compiling_loop(None)
    assert told == [("bell", "rung"), ("bell", "silent")]


@pytest.mark.parametrize("at_terminal", [True, False])
def test_a_terminal_is_told_what_is_compiled_and_a_pipe_is_not(monkeypatch, at_terminal):
    """Where nobody listens, one line tells a person at a terminal which game is compiled, and how long it may take."""
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: at_terminal, raising=False)
    monkeypatch.setattr("sys.stderr", screen)
    compiled.on_compiling(None)
    announcing.compiling({"heist"}, "_set_up")
    line = "rascals: compiling heist (set up): up to a minute, and only the first time\n"
    assert screen.getvalue() == (line if at_terminal else "")


def test_random_numbers_of_loops_are_those_of_the_plain_execution():
    """`next_below` draws the same numbers from the same words in both."""
    compiled.link(BELL)
    words, out = np.array(words_of("tea"), np.int64), np.zeros(50, np.int64)
    drawn(words, out)
    plain = words_of("tea")
    assert out.tolist() == [next_below(plain, 10) for _ in range(50)]
    assert words.tolist() == plain


def test_a_loop_without_a_file_is_compiled_all_the_same():
    """What is typed in is compiled, and not kept."""
    names = SimpleNamespace(rules=rules).__dict__
    exec("def seats(states):\n    return rules.acting(states[0])", names)  # noqa: S102 - as a prompt does
    compiled.link(BELL)
    assert compiled.loop(names["seats"])(np.zeros(1, compiled.dtype_of(bell.Bell))) == 1


def test_asking_about_a_record_that_is_not_linked_says_so():
    """A loop that asks about records of a game nobody linked says what to call."""

    class Unknown(bell.Bell):
        more: int = rascals.core.record.i8()

    states = np.zeros(1, compiled.dtype_of(Unknown))
    with pytest.raises(Exception, match=r"call link\(box\) of its game first"):
        ring(states, 1)


@pytest.fixture
def no_home(monkeypatch):
    """Be a user without HOME and without an entry where users are listed, as in a container."""
    pwd = pytest.importorskip("pwd")

    def nobody(uid):
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


@pytest.mark.usefixtures("no_home")
def test_without_a_home_folder_code_is_compiled_and_kept_nowhere(monkeypatch, tmp_path):
    """Neither beside the sources, where a change of others would not be noticed, nor where others can write."""
    monkeypatch.chdir(tmp_path)
    folder = compiled.linking._folder()
    monkeypatch.setattr("numba.core.config.CACHE_DIR", "" if folder is None else str(folder))

    def unkept(states, tone):
        return rules.acting(states[0]) + 7 * tone

    compiled.link(BELL)
    told = []
    monkeypatch.setattr(compiled.linking, "compiling", lambda *what: told.append(what))
    assert compiled.loop(unkept)(np.zeros(1, compiled.dtype_of(bell.Bell)), 3) >= 21
    assert told == [({"bell"}, "unkept")]
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.usefixtures("no_home")
def test_without_a_home_folder_what_must_be_kept_needs_a_place():
    from rascals.cli.serving import runtime_cache
    from rascals.core.errors import NoHome
    from rascals.server.settings import read_settings

    with pytest.raises(NoHome, match="name a place with --database"):
        read_settings({})
    assert read_settings({"database": "sqlite:///here.db"}).database == "sqlite:///here.db"
    with pytest.raises(NoHome, match="name a place with --runtime"):
        runtime_cache()


def test_a_cache_that_cannot_be_written_is_none(monkeypatch, tmp_path):
    (tmp_path / "rascals").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert compiled.linking._folder() is None


def test_a_numba_that_was_not_tried_is_refused(monkeypatch):
    """The first one that the extra excludes is named to who asks for loops; the compiled rules need none."""
    import numba

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    (numbas,) = (one for one in project["project"]["optional-dependencies"]["numba"] if one.startswith("numba"))
    below = numbas.partition("<")[2]
    for name in [name for name in sys.modules if name.startswith("rascals.compiled")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(rascals, "compiled")
    monkeypatch.setattr(numba, "__version__", f"{below}.1")
    monkeypatch.setattr(numba, "version_info", (*map(int, below.split(".")), 1))
    assert rascals.game("felicity").batch(1).games == 1
    said = f"loops of your own need numba below {below}, not {below}.1: pip install 'numba<{below}'"
    with pytest.raises(rascals.RascalsError, match=said):
        from rascals.compiled import loop  # noqa: F401
