"""Lessons: guided rounds of a game, made of real moves against scripted others.

A game's `lesson.toml` says where it begins and step by step what is told, what the learner does, and what the others
then do. `script` reads such files, `course` is somebody's way through one.
"""

from rascals.lessons.course import Course, OtherMove
from rascals.lessons.script import Hint, Lesson, Scene, Step, has_lesson, lesson_of, read_lesson

__all__ = [
    "Course",
    "Hint",
    "Lesson",
    "OtherMove",
    "Scene",
    "Step",
    "has_lesson",
    "lesson_of",
    "read_lesson",
]
