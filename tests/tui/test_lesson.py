"""Lessons in the terminal: step by step, line by line, in every language."""

from __future__ import annotations

import io

import pytest

from rascals.lessons import lesson_of
from rascals.tui.lesson import Learning, LessonTable
from rascals.words import Words, languages

GAMES = ("felicity", "goodcritters", "goons", "heist")
SHARE = "share 0:5,5,4,4,2,2"


def typed(game: str, lines: list[str], lang: str = "en") -> tuple[str, Learning]:
    """Follow a lesson with these lines typed; return the output."""
    words = Words(lang)
    sitting, out = Learning(lesson_of(game), words.text("you"), words), io.StringIO()
    LessonTable(sitting, io.StringIO("".join(line + "\n" for line in lines)), out).run()
    return out.getvalue(), sitting


def asked(game: str) -> list[str]:
    """Return the expected input for each step: Enter, or its move."""
    return [(step.moves or (SHARE,))[0] if step.asks else "" for step in lesson_of(game).steps[:-1]]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_line_by_line(game, lang):
    """Every step is explained in the reader's language, and the end names the command for a real game."""
    text, sitting = typed(game, asked(game), lang)
    lesson, words = sitting.progress.lesson, Words(lang)
    assert sitting.progress.last
    assert [step.text for step in lesson.steps if words.text(lesson.text(step)) not in text] == []
    assert f"rascals play {game}" in text.splitlines()[-1]


def test_what_others_do_is_told_as_the_learner_may_know_it():
    """Their moves follow the learner's, without what is hidden."""
    text, _ = typed("goodcritters", asked("goodcritters"))
    assert "Cleo skims a card off the pile." in text
    assert text.index("You are ready.") < text.index("Cleo skims")


def test_another_move_is_refused_and_asked_again():
    """A legal one with a friendly sentence, an illegal one by the rules; then the step is still pending."""
    text, sitting = typed("felicity", ["", "", "place 15", "place 99", "place 5"])
    assert "That is possible too; for this lesson do what it asks." in text
    assert sitting.progress.step.text == "bid"


def test_a_move_may_be_typed_step_by_step():
    """As in a game."""
    _, sitting = typed("goons", ["", "", "take 0,2", "on yellow"])
    assert sitting.progress.step.text == "commit"


def test_reading_obeys_commands_and_quit_leaves():
    """`look` describes the table and repeats the question; `quit` ends the lesson."""
    text, sitting = typed("felicity", ["look", "quit"])
    assert text.count("Mouse cards: 2, 4, 6.") == 2
    assert sitting.progress.at == 0


@pytest.mark.parametrize("lang", languages())
def test_help_lists_what_can_be_typed_here(lang):
    """There is no undo, save or deciding ahead: `help` lists none of them, and they are not commands."""
    text, sitting = typed("felicity", ["help", "quit"], lang)
    listed = {
        line.split(":")[0].split()[0] for line in text.splitlines() if ": " in line or "\N{NO-BREAK SPACE}: " in line
    }
    assert {"moves", "look", "log", "why", "advice", "cancel", "quit"} <= listed
    assert not {"undo", "next", "save", "ahead"} & listed
    assert not {"undo", "next", "save", "ahead"} & LessonTable(sitting, io.StringIO(), io.StringIO()).commands.keys()
    assert Words(lang).text("tui-no-clocks") not in text


def test_input_that_ends_leaves():
    """The end of a pipe is not an error."""
    _, sitting = typed("heist", [""])
    assert sitting.progress.at == 1
