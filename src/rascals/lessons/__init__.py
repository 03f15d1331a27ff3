"""Lessons: guided rounds of a game, made of real moves against scripted opponents.

A game's `lesson.toml` contains the position it starts from and, step by step, the text, the learner's moves, and the
opponents' replies. `script` reads such files; `progress` is a learner's progress through one.
"""

from rascals.lessons.progress import LessonProgress, OtherMove
from rascals.lessons.script import Hint, Lesson, LessonScene, LessonStep, has_lesson, lesson_of, read_lesson

__all__ = [
    "Hint",
    "Lesson",
    "LessonProgress",
    "LessonScene",
    "LessonStep",
    "OtherMove",
    "has_lesson",
    "lesson_of",
    "read_lesson",
]
