"""`rascals learn GAME`: a lesson in the terminal, in plain lines."""

from __future__ import annotations

import sys

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game
from rascals.cli.setup import box_of
from rascals.lessons import lesson_of


def learn(context: typer.Context, game: Game = "felicity") -> None:
    """Learn a game by playing: a guided round of about two minutes against scripted players."""
    from rascals.tui.lesson import Learning, LessonTable

    desk: Desk = context.obj
    lesson = lesson_of(box_of(desk, game).name)
    sitting = Learning(lesson, desk.words.text("you"), desk.words)
    LessonTable(sitting, sys.stdin, sys.stdout).run()
