"""The drawn table: a Textual app for playing, by keyboard alone or with the mouse."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static
from textual.worker import get_current_worker

from rascals.core import conditions
from rascals.core.errors import RascalsError
from rascals.core.view_types import EventJson
from rascals.tui.asides import NoTakeBack
from rascals.tui.board import BoardScene, BoardWidget, board_of
from rascals.tui.generic_board import GenericBoard
from rascals.tui.screens import BoardApp, Choosing, ConditionalMoveScreen, Curtain, EndScreen, ReadingScreen, Unfolding
from rascals.tui.sitting import NobodyElse, NoCoach
from rascals.tui.wording import changes_text, condition_text, listed_grammar, status

if TYPE_CHECKING:
    from rascals.core.match import Match, Ply
    from rascals.tui.sitting import Sitting


class TableApp(BoardApp):
    """Plays a sitting on a drawn table.

    Bots think in a thread, `pace` seconds apart, so that people can follow. `front` is the seat of the person
    at the screen; None while one person hands over to another.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("r,f2", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("a", "advice", show=False),
        Binding("c", "conditional_move", show=False),
        Binding("n", "next", show=False),
        Binding("s,ctrl+s", "save", show=False),
        Binding("d", "dark", show=False),
        Binding("p", "say", show=False),
        Binding("l", "log", show=False),
        Binding("q,ctrl+q", "quit", show=False),
    ]

    def __init__(self, sitting: Sitting, *, pace: float = 0.6, drawing: str | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self.drawing = drawing or sitting.match.game.name
        self.words = sitting.words
        self.front = None if sitting.shared else next(iter(sitting.people), None)
        self.next_step: Timer | None = None
        self.logged: list[list[Content]] = []  # by ply, as the viewer sees it
        self.logged_for: tuple[int | None, int] | None = None
        self.unfolded = len(sitting.match.history)  # number of plies whose steps have been shown
        self.talked: list[Content] = []  # phrases said and promises judged, shown after the log
        self.after_end = ""
        self.fault: Exception | None = None

    def compose(self) -> ComposeResult:
        """Lay out the title, the table, the log, the status and the keys."""
        yield from self.lay_out(board_of(self.drawing).KEYS)

    def on_mount(self) -> None:
        """Set the theme, draw, and start."""
        self.dress()
        self.advance()

    @property
    def match(self) -> Match:
        """The match."""
        return self.sitting.match

    # ------------------------------------------------------------ turns

    def advance(self) -> None:
        """Draw, then start what comes next: a bot's move, a person's turn, or the end.

        Before that, events that the game shows in steps are shown like that, unless the pace is 0.
        """
        steps = self.steps()
        self.unfolded = len(self.match.history)
        self.talked += [Content.styled(text, "$quiet") for text in self.sitting.kept(self.front)]
        if steps and self.pace:
            self.push_screen(Unfolding(self.words, steps, max(self.pace, 0.2)), lambda _: self.advance())
            return
        if self.match.over:
            self.front = self.front if self.front is not None else next(iter(self.sitting.people), None)
            self.draw()
            self.push_screen(self.ending(), self.ended)
            return
        self.draw()
        if self.sitting.awaited_bot is not None:
            pace = 0 if self.sitting.resting else self.pace
            self.next_step = self.set_timer(pace, self.ask_bot) if pace else None
            if self.next_step is None:
                self.ask_bot()
        else:
            self.ask_person()

    def steps(self) -> list[str]:
        """Return the lines of the new plies that the game shows in steps."""
        new = self.match.history[self.unfolded :]
        both = [(self.sitting.lines_in_steps(ply, self.front), self.sitting.log_of(ply, self.front)) for ply in new]
        return [line for steps, plain in both if steps != plain for line in steps]

    def ask_bot(self) -> None:
        """Start the awaited bot in a thread."""
        seat = self.sitting.awaited_bot
        if seat is not None:
            self.run_worker(lambda: self.think(seat, self.match), thread=True, name="bot")

    def think(self, seat: int, match: Match) -> None:
        """Choose a bot's move, in its own thread; pass the move to the main thread."""
        worker = get_current_worker()
        try:
            chosen = self.sitting.think(seat, lambda: worker.is_cancelled)
        except Exception as fault:  # noqa: BLE001 - on any error of a bot, restore the terminal first
            self.call_from_thread(self.bot_failed, fault)
            return
        if not worker.is_cancelled:
            self.call_from_thread(self.bot_moved, seat, str(chosen.move), match)

    def bot_moved(self, seat: int, move: str, match: Match) -> None:
        """Play a bot's move, unless the match changed in the meantime."""
        if match is self.match and seat in match.acting:
            self.sitting.play(seat, move)
            self.advance()

    def bot_failed(self, fault: Exception) -> None:
        """Exit with a bot's error in `fault`, for the caller to report."""
        self.fault = fault
        self.exit()

    def ask_person(self) -> None:
        """Let the awaited person move; show the curtain first if another person is at the screen."""
        seat = self.sitting.awaited_person
        if seat is None:
            return
        decided = self.sitting.conditional_moves.move(self.match, seat)
        if decided is not None:
            self.play_on(seat, decided)
            return
        if seat == self.front:
            return
        self.front = None
        self.draw()
        self.push_screen(Curtain(self.words, self.sitting.people[seat]), lambda _: self.seated(seat))

    def seated(self, seat: int) -> None:
        """Show the table to the person now at the screen."""
        self.front = seat
        self.draw()

    def on_board_widget_chosen(self, event: BoardWidget.Chosen) -> None:
        """Play the move chosen by the person in front, or show why it is refused."""
        event.stop()
        if self.front is not None and not self.match.over:
            self.play_on(self.front, event.move)

    def play_on(self, seat: int, move: str) -> None:
        """Play a person's move and advance, or show why it is refused."""
        try:
            self.sitting.play(seat, move)
        except RascalsError as fault:
            self.say(self.sitting.refused(fault), wrong=True)
        else:
            self.advance()

    def on_generic_board_drafted(self, event: GenericBoard.Drafted) -> None:
        """Show the next steps of a drafted move, or why the draft is not legal. Nothing is played."""
        event.stop()
        if self.front is None or self.match.over:
            return
        board, draft = self.query_one(GenericBoard), event.draft
        try:
            draft[-1:] = [self.sitting.completed(self.front, step, draft[:-1]) for step in draft[-1:]]
            moves, complete = self.sitting.follow(self.front, draft)
        except RascalsError as fault:
            board.refuse()
            self.say(self.sitting.refused(fault), wrong=True)
        else:
            self.say(self.status(), mine=True)
            if not complete:
                board.picture(self.match.view(self.front, draft=draft))
            board.follow(draft, moves, complete)

    # ------------------------------------------------------------ drawing

    def scene(self) -> BoardScene:
        """Return the scene for the person in front."""
        match, front = self.match, self.front
        moves = match.legal(front) if front is not None and front in match.acting else ()
        return BoardScene(match.view(front), self.sitting.names, moves)

    def draw(self) -> None:
        """Redraw everything."""
        scene = self.scene()
        self.show_scene(scene)
        self.draw_log()
        self.say(self.status(), mine=bool(scene.moves))

    def status(self) -> str:
        """Return the status sentence for the person in front, with their conditional move,

        and a warning while the game cannot be saved.
        """
        text = status(self.match.view(self.front), self.words, self.sitting.names)
        stands = self.conditional_move()
        about = "" if stands is None else self.words.text("tui-conditional-move-stands", about=stands)
        return " ".join(filter(None, (text, about, self.sitting.warning)))

    def conditional_move(self) -> str | None:
        """Return the conditional move of the person in front, in words."""
        chosen = None if self.front is None else self.sitting.conditional_moves.chosen(self.match, self.front)
        return None if chosen is None else condition_text(self.match.game, self.words, chosen.name, chosen.number)

    def draw_log(self) -> None:
        """Show the log as seen by the person in front, with their own plies in bold."""
        viewer, known = self.logged_for, len(self.logged)
        if viewer != (self.front, id(self.match)):
            # Another viewer, or a move taken back: rebuild the log.
            self.logged, self.logged_for, known = [], (self.front, id(self.match)), 0
        self.logged += [self.log_lines(ply) for ply in self.match.history[known:]]
        self.show_log([*(line for lines in self.logged for line in lines), *self.talked])

    def log_lines(self, ply: Ply) -> list[Content]:
        """Return a ply's events as lines; the viewer's own and new rounds in bold."""
        seen = ply.seen_by(self.front)
        sentences = self.sitting.sentences(seen, self.front)
        return [Content.styled(text, self.log_style(event)) for event, text in zip(seen, sentences, strict=True)]

    def log_style(self, event: EventJson) -> str:
        """Return the style of an event in the log."""
        if event["event"] == "round_began":
            return "bold $primary"
        doer = event["args"].get("seat", event["args"].get("owner"))
        return "bold" if doer is not None and doer == self.front else ""

    def say(self, text: str, *, mine: bool = False, wrong: bool = False) -> None:
        """Show a sentence on the status line; `mine` (a question) and `wrong` (a refusal) set its colour and sign."""
        status = self.screen_stack[0].query_one("#status", Static)
        status.set_class(mine, "mine")
        status.set_class(wrong, "wrong")
        sign = "✗ " if wrong else "▶ " if mine else "★ " if self.match.over else "… "
        status.update(sign + text)

    # ------------------------------------------------------------ the end

    def ending(self) -> EndScreen:
        """Return the screen with the results, best first."""
        match, words = self.match, self.words
        scores = match.scores or ()
        order = sorted(match.game.seats, key=lambda seat: (seat not in match.winners, -scores[seat]))
        parts = self.score_parts()
        head = [words.text("player"), *(self.part_name(name) for name in parts), words.text("score")]
        rows = [head]
        for seat in order:
            numbers = [*(values[seat] for values in parts.values()), scores[seat]]
            rows.append([self.sitting.names[seat], *(words.score(match.game.name, number) for number in numbers)])
        title = self.status()
        return EndScreen(words, title, rows, [seat in match.winners for seat in order])

    def score_parts(self) -> dict[str, tuple[int, ...]]:
        """Return the parts of the scores by name, each by seat."""
        from rascals.lab.playing import score_parts

        return score_parts(self.match)

    def part_name(self, part: str) -> str:
        """Return the game's label for a part of the score; else its key."""
        label = f"{self.match.game.name}-label-{part.replace('_', '-')}"
        return self.words.text(label) if self.words.has(label) else part

    def ended(self, choice: str | None) -> None:
        """Store the choice made at the results; exit unless it is `table`. The caller handles `again` and `replay`."""
        self.after_end = choice or "table"
        if choice in ("again", "replay", "quit"):
            self.exit()

    # ------------------------------------------------------------ keys

    def action_help(self) -> None:
        """Show the keys."""
        text = "\n\n".join(map(self.words.text, self.board.HELPS))
        head, *grammar = listed_grammar(self.match.game, self.words) or [""]
        notation = "\n".join(f"- `{line.strip()}`" for line in grammar)
        data = self.match.game.data
        altered = self.words.text("tui-altered", changes=f"`{changes_text(data)}`") if data else ""
        clocks = self.words.text("tui-no-clocks")
        self.push_screen(ReadingScreen(self.words, f"{altered}\n\n{text}\n\n{clocks}\n\n{head}\n\n{notation}".strip()))

    def action_log(self) -> None:
        """Move the focus to the log, so that the arrows scroll it, or back to the table."""
        log = self.query_one("#log", VerticalScroll)
        if log.has_focus:
            self.draw()
        else:
            log.focus()

    def action_undo(self) -> None:
        """Take back the last move, if that reveals nothing."""
        if self.front is None:
            return
        try:
            self.sitting.take_back(self.front)
        except NoTakeBack as reason:
            self.say(self.words.text(str(reason)), wrong=True)
            return
        self.workers.cancel_all()
        if self.next_step is not None:
            self.next_step.stop()
        self.advance()

    def action_advice(self) -> None:
        """Ask the game's best bot for advice, in a thread."""
        seat = self.front
        if seat is None or seat not in self.match.acting:
            return
        self.say(self.words.text("coach-thinking"), mine=True)
        self.run_worker(lambda: self.advise(seat, self.match, len(self.match.history)), thread=True, name="coach")

    def advise(self, seat: int, match: Match, moment: int) -> None:
        """Get advice for a seat, in its own thread; show it, or its failure, unless the match changed meanwhile."""
        worker = get_current_worker()

        def current() -> bool:
            return not worker.is_cancelled and match is self.match and moment == len(match.history)

        try:
            advice = self.sitting.advice(seat, self.sitting.advise(seat, lambda: worker.is_cancelled))
        except NoCoach:
            self.call_from_thread(self.say, self.words.text("tui-no-coach"), wrong=True)
        except Exception as fault:  # noqa: BLE001 - on any error of a bot, restore the terminal first
            if current():  # else the advice is no longer wanted
                self.call_from_thread(self.bot_failed, fault)
        else:
            if current():
                self.call_from_thread(self.say, advice, mine=True)

    def action_conditional_move(self) -> None:
        """Open the screen that sets or cancels a conditional move."""
        if self.front is None or self.match.over:
            return
        spans = conditions.spans(self.match, self.front)
        if not spans:
            self.say(self.words.text("error-condition-not-now"), wrong=True)
            return
        offered = {name: (self.condition(name, *span), *span) for name, span in spans.items()}
        self.push_screen(
            ConditionalMoveScreen(self.words, offered, self.conditional_move()), self.keep_conditional_move
        )

    def condition(self, name: str, lowest: int, highest: int) -> str:
        """Return a condition in words, with `N` for a number still to be chosen."""
        return condition_text(self.match.game, self.words, name, lowest if lowest == highest else "N")

    def keep_conditional_move(self, choice: tuple[str, int] | None) -> None:
        """Set or cancel a conditional move; play it if it applies at once."""
        seat = self.front
        if choice is None or seat is None:
            return
        name, number = choice
        if not name:
            self.sitting.conditional_moves.drop(seat)
        elif not self.sitting.conditional_moves.decide(self.match, seat, name, number):
            self.say(self.words.text("error-condition-not-now"), wrong=True)
            return
        self.draw()
        if self.sitting.awaited_person == seat:
            self.ask_person()

    def action_next(self) -> None:
        """Let the other awaited seats move before the person in front."""
        if self.front is None or self.front not in self.match.acting:
            return
        try:
            self.sitting.pass_on(self.front)
        except NobodyElse:
            self.say(self.words.text("tui-next-nobody"), wrong=True)
        else:
            self.advance()

    def action_say(self) -> None:
        """Choose a phrase of the game (a promise or a request) to say."""
        ways = self.sitting.sayable(self.front) if self.front is not None and not self.match.over else []
        if ways:
            self.push_screen(Choosing(self.words, ways), self.spoken)

    def spoken(self, text: str | None) -> None:
        """Show the phrase said after the log."""
        if text is not None and self.front is not None:
            self.talked.append(Content.styled(self.sitting.say(self.front, text), "bold"))
            self.draw()

    def action_save(self) -> None:
        """Save the game, by default to a new file in the current folder; ask before replacing another file."""
        usual = Path(f"{self.match.game.name}.jsonl")
        if self.sitting.path is not None:
            self.save_to(str(self.sitting.path))
        elif os.path.lexists(usual):
            beside = next(name for n in count(2) if not os.path.lexists(name := f"{usual.stem}-{n}.jsonl"))
            offered = [(beside, self.words.text("tui-save-beside", file=str(usual), other=beside)),
                       (str(usual), self.words.text("tui-save-replace", file=str(usual)))]  # fmt: skip
            self.push_screen(Choosing(self.words, offered), self.save_to)
        else:
            self.save_to(str(usual))

    def save_to(self, file: str | None) -> None:
        """Save the game to a file and show whether that worked; None does nothing."""
        if file is None:
            return
        try:
            # An existing file is the game's own, or one that the person chose to replace.
            self.sitting.save_to(Path(file), replace=True)
        except OSError as fault:
            self.say(self.sitting.save_failed(fault, file), wrong=True)
        else:
            self.say(self.words.text("tui-plain-saved", file=file))
