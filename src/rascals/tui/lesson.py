"""A lesson in the terminal, in plain lines, step by step; the other seats follow a script."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from rascals.lessons import Lesson, LessonProgress
from rascals.tui.plain import LeaveGame, PlainTable
from rascals.tui.sitting import Sitting
from rascals.tui.wording import title_of

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.words import Words


class Learning(Sitting):
    """A sitting for a lesson, whose progress checks the learner's moves and plays the others'."""

    def __init__(self, lesson: Lesson, learner: str, words: Words) -> None:
        self.progress = LessonProgress(lesson)
        self.named = lesson.seated(learner)
        super().__init__(self.progress.match, {lesson.seat: learner}, {}, words, undo=False)

    @property
    def names(self) -> list[str]:
        """The names, seat by seat."""
        return self.named

    def play(self, seat: int, move: str) -> tuple[Event, ...]:
        """Answer the current step with a move; IllegalMove or OtherMove changes nothing."""
        before = len(self.match.history)
        self.go_on(self.completed(seat, move))
        return tuple(event for ply in self.progress.match.history[before:] for event in ply.events)

    def go_on(self, answer: str | None) -> None:
        """Continue with a move, or with None from a step that is only read."""
        self.progress.answer(answer)
        self.match = self.progress.match


class LessonTable(PlainTable):
    """Runs a lesson over two text streams."""

    sitting: Learning

    def __init__(self, sitting: Learning, lines_in: TextIO, lines_out: TextIO) -> None:
        super().__init__(sitting, lines_in, lines_out)
        for command in ("ahead", "undo", "next", "save"):
            del self.commands[command]

    def run(self) -> None:
        """Run the lesson until it is over or the input ends."""
        self.say("lesson-welcome", game=title_of(self.sitting.match.game, self.words))
        try:
            self.follow()
        except LeaveGame:
            self.say("plain-left")
        else:
            self.say("lesson-play", command=f"rascals play {self.sitting.progress.lesson.game}")

    def follow(self) -> None:
        """Run the steps."""
        progress, seat = self.sitting.progress, self.sitting.progress.lesson.seat
        while True:
            self.tell()
            if progress.last:
                return
            if progress.step.asks:
                self.ask(seat)
            else:
                self.read_on(seat)

    def tell(self) -> None:
        """Print the current step; if it begins a scene, also the view."""
        progress = self.sitting.progress
        lesson, step = progress.lesson, progress.step
        self.write("")
        self.write(self.words.text("lesson-step", step=progress.at + 1, steps=len(lesson.steps)))
        self.write(self.words.text(lesson.text(step)))
        if step.scene is not None:
            self.printed = dict.fromkeys(self.printed, len(progress.match.history))
            self.look(lesson.seat)

    def read_on(self, seat: int) -> None:
        """Wait until a step has been read; run commands typed in the meantime."""
        at = self.sitting.progress.at
        while self.sitting.progress.at == at:
            line = self.read(self.text("lesson-next")).strip()
            command = self.commands.get(line.lower())
            if command is not None:
                command(seat, "")
            else:
                self.sitting.go_on(None)

    def ask(self, seat: int) -> None:
        """Ask for the move of a step; print the move if only one is accepted."""
        progress = self.sitting.progress
        if progress.step.moves:
            self.say("lesson-move", move=progress.step.moves[0])
        else:
            self.moves(seat)
        at, self.draft = progress.at, []
        while progress.at == at:
            self.obey(seat, self.read(self.prompt(seat)))

    def hint(self, seat: int, line: str) -> None:
        """Drop the draft: the step has already said which move it asks for."""
        del seat, line
        self.draft = []

    def catch_up(self) -> None:
        """Print what happened since the learner's last move; nothing if another scene has just begun."""
        if self.sitting.progress.since:
            super().catch_up()
