"""The tutorial *Add a game* is followed to the letter: every block goes where its page says, every step is green."""

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
    """What a reader types: the game that is made, then block by block; the commands of each step succeed.

    In the fast suite the laws are tried with two players alone and not compiled, as beside the game that is made.
    """
    laws = amount(" -k 'not (test_laws and (-3- or -4- or -5- or compiled))'", "")
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    home = str(Path(rascals.__file__).parents[1])
    environment = os.environ | {"PATH": programs, "PYTHONPATH": home, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    folder, steps = tmp_path, 0
    for example in examples(PAGE):
        if example.note == "step":
            script = re.sub("^pytest$", f"pytest -q -x -p no:cacheprovider{laws}", example.text, flags=re.MULTILINE)
            command = ["bash", "-ec", f"{script}\npwd"]
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{example}: {done.stdout}{done.stderr}"
            folder, steps = Path(done.stdout.splitlines()[-1]), steps + 1
        elif example.edit:
            edited(folder, example)
    assert steps == 4


def test_every_block_of_python_and_texts_has_its_place() -> None:
    """No block of the tutorial is left without a file that it goes into."""
    blocks = [example for example in examples(PAGE) if example.kind != "sh"]
    assert len(blocks) > 25
    assert all(example.edit for example in blocks)
