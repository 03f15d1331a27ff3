"""The tutorial *Add a game* is followed literally: every block goes where its page says, and every step passes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from tests.docs.pages import ROOT, edited, examples

PAGE = ROOT / "docs/tutorial/add-a-game.md"


@pytest.mark.real
@pytest.mark.slow
def test_every_step_of_add_a_game_is_green(tmp_path, amount) -> None:
    """As a reader does: the generated game, then block by block; the commands of each step succeed.

    The fast suite runs the laws only at the last step, with two players and not compiled, and does not install the
    game. The full suite installs it with `pip` into the test's own folder, offline.
    """
    steps = [example for example in examples(PAGE) if example.note == "step" and "pytest" in example.text]
    laws, installs = amount(("test_laws and (-3- or -4- or -5- or compiled)", False), ("", True))
    installed = tmp_path / "installed"
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    paths = f"{Path(rascals.__file__).parents[1]}{os.pathsep}{installed}"
    environment = os.environ | {"PATH": programs, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # readers have none, and loading ours takes half a second
    typed = {r"^pip install \.$": f"pip install -q --no-deps --no-index --no-build-isolation --target '{installed}' ."}
    folder, said = tmp_path, []
    for example in examples(PAGE):
        if example.note == "step" and (installs or "pip install" not in example.text):
            script = example.text
            fewer = f" -k 'not ({laws if example == steps[-1] else 'test_laws'})'" if laws else ""
            for line, instead in (typed | {r"^pytest$": f"pytest -q -x -p no:cacheprovider{fewer}"}).items():
                script = re.sub(line, instead, script, flags=re.MULTILINE)
            command = ["bash", "-ec", f"{script}\npwd"]
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{example}: {done.stdout}{done.stderr}"
            said.append(done.stdout)
            folder = Path(said[-1].splitlines()[-1])
        elif example.edit:
            edited(folder, example)
    assert len(said) == 4 + installs
    assert installed.exists() == installs
    assert "hedgehogs" in said[-1]


def test_every_block_of_python_and_texts_has_its_place() -> None:
    """No block of the tutorial lacks a file that it goes into."""
    blocks = [example for example in examples(PAGE) if example.kind != "sh"]
    assert len(blocks) > 25
    assert all(example.edit for example in blocks)
