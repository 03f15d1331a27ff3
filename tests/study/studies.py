"""Small studies for the tests of this folder."""

from __future__ import annotations

import signal
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rascals.study import Study, parse_study, playing

QUESTION = """[[question]]
ask = "How long is it?"
of = "turns"
within = 1.5
[[question]]
ask = "What does the dog change?"
of = "points"
compare = "small_dog"
within = 0.5
"""


def text(
    questions: str = QUESTION, *, head: str = "", vary: str = "", dogs: str = '["lowest", "mildest"]', stop: str = ""
) -> str:
    """Return the file of a study of Felicity with three random bots."""
    players = "" if "players" in vary else "players = 3\n"
    bots = "" if "bots" in vary else 'bots = "random"\n'
    return (
        f'[study]\ngame = "felicity"\n{head}\n[vary]\n{players}{bots}{vary}\n[vary.options]\nsmall_dog = {dogs}\n'
        f"{questions}\n[stop]\n{stop or 'least = 8'}\n"
    )


def study(folder: Path, *questions: str, **parts: str) -> Study:
    """Return the study of `text`, whose rows are in a folder."""
    return parse_study(text(*questions, **parts), str(folder / "study.toml"))


def told(played: Study) -> tuple[list[dict[str, Any]], list[Any]]:
    """Return everything observable about a study's rows and answers, except times."""
    frame = played.frame().drop("seconds", "longest", strict=False)
    ordered = frame.select(sorted(frame.columns)).sort("cell", "deal", "seating", "seat")
    return ordered.to_dicts(), played.answers()


class Played(Counter[tuple[str, int]]):
    """How often each deal of each cell has been played, while patched in for `block_files`."""

    def __init__(self, monkeypatch: Any) -> None:
        super().__init__()
        self._play = playing.block_files
        monkeypatch.setattr(playing, "block_files", self.block_files)

    def block_files(self, cell, block):
        self.update((cell.digest, deal) for deal in range(*block))
        return self._play(cell, block)


def pressing(after: int) -> Any:
    """Return a `shown` that presses Ctrl-C once when so many blocks have been reported."""
    left = [after]

    @contextmanager
    def shown(games):
        def progress(_):
            left[0] -= 1
            if left[0] == 0:
                signal.raise_signal(signal.SIGINT)

        yield progress

    return shown
