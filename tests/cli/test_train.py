"""`rascals train`: an expert from a recipe, continuing, and errors that say what is valid and change nothing."""

from __future__ import annotations

import contextlib
import io
import json
import shutil

import pytest

from rascals.bots.network import Network
from rascals.cli.run import run

pytestmark = pytest.mark.real

pytest.importorskip("numpy", reason="needs the extra `compiled`")

RECIPE = (
    'players = [3]\nwide = 8\nnarrow = 4\nteacher = "greedy"\nrecorded = 4\nepochs = 1\ngames = {games}\nstep = 20\n'
)


TRAIN = ["train", "felicity", "--recipe", "short.toml", "--workers", "1"]


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder to train in, with a short recipe."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "short.toml").write_text(RECIPE.format(games=40), encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder in which the short recipe has been trained, and the output."""
    folder = tmp_path_factory.mktemp("trained")
    (folder / "short.toml").write_text(RECIPE.format(games=40), encoding="utf-8")
    with contextlib.chdir(folder), contextlib.redirect_stderr(io.StringIO()) as said:
        assert run(["--lang", "en", *TRAIN]) == 0
    return folder, " ".join(said.getvalue().split())


def test_it_makes_a_network_and_says_so(trained):
    """It reports its progress, and which file it has written, which names its origin."""
    folder, said = trained
    network = Network.unpacked((folder / "felicity-3.network").read_bytes())
    assert network.about["games"] == 40
    assert [one["games"] for one in network.about["curve"] if "games" in one] == [20, 40]
    assert "Done: 40 games. The network is felicity-3.network." in said


@pytest.mark.thorough
def test_who_learns_values_tells_of_points(here, heard):
    """With a trace it reports winners' points; the teacher's games come last, even after `--continue`."""
    (here / "short.toml").write_text(RECIPE.format(games=40) + "trace = 0.8\n", encoding="utf-8")
    assert "Winners’ points" in " ".join(heard(TRAIN).err.split())
    whole = (here / "felicity-3.network").read_bytes()
    assert run(["train", "felicity", "--continue", "--workers", "1"]) == 0
    assert Network.unpacked(whole).shape.outputs == 1
    assert (here / "felicity-3.network").read_bytes() == whole


@pytest.mark.thorough
def test_who_has_no_teacher_is_compared_with_its_beginning(here, heard):
    """The output says against whom it plays."""
    (here / "short.toml").write_text(RECIPE.format(games=40).replace('teacher = "greedy"\n', ""), encoding="utf-8")
    said = " ".join(heard(TRAIN).err.split())
    assert "what it began as" in said
    assert "teacher" not in said


def test_it_is_not_begun_twice_by_mistake(here, trained, heard):
    """An unfinished training is not overwritten: it can be continued, here to its end, or deleted."""
    shutil.copytree(trained[0], here, dirs_exist_ok=True)
    before = (here / "felicity-3.network").read_bytes()
    assert "rascals train felicity --continue" in " ".join(heard(TRAIN, 2).err.split())
    assert run(["train", "felicity", "--continue"]) == 0  # with its own recipe, not the game's
    assert sorted(file.name for file in here.glob("*.network")) == ["felicity-3.network"]
    assert json.loads((here / "felicity-3.network").read_bytes().split(b"\n")[1])["games"] == 40
    assert (here / "felicity-3.network").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["train", "felicity", "--continue"], "does not exist"),
        (["train", "felicity", "--continue", "--recipe", "short.toml"], "leave --recipe out"),
        (["train", "chess"], "Unknown game"),
        (["train", "felicity", "--out", "new", "--workers", "1000000"], "workers: at most"),
        (["train", "felicity", "--recipe", "none.toml"], "no such file"),
        (["train", "felicity", "--recipe", "wrong.toml"], "wide in a recipe is a number from 4 to 1024"),
    ],
)
def test_errors_change_nothing(here, heard, arguments, said):
    """Invalid requests are refused with what is valid, and nothing is written."""
    (here / "wrong.toml").write_text("players = [3]\nwide = 'x'\n", encoding="utf-8")
    files = sorted(here.iterdir())
    assert said in " ".join(heard(arguments, 2).err.split())
    assert sorted(here.iterdir()) == files
