"""The line mode: every state and event in words, a prompt, typed commands; for screen readers, pipes and people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TextIO

from rascals.core.conditions import spans
from rascals.core.errors import RascalsError
from rascals.core.untrusted_text import VAST, shown, shown_lines, whole_number
from rascals.tui.asides import NoTakeBack
from rascals.tui.sitting import NobodyElse, NoCoach, Sitting, spelled
from rascals.tui.wording import (
    Lines,
    changes_text,
    condition_text,
    lines_of,
    listed_grammar,
    listed_moves,
    status,
    title_of,
)

# Erases the screen and the scrollback; if the output is not a terminal, blank lines are printed instead.
ERASE = "\x1b[2J\x1b[3J\x1b[H"
BLANK_LINES = 60
COLUMNS = 80  # assumed width of a terminal
EXAMPLES = 3  # moves suggested after a refusal


class LeaveGame(Exception):
    """The person at the keyboard has quit, or the input has ended."""


class PlainTable:
    """Plays a sitting over two text streams."""

    def __init__(self, sitting: Sitting, lines_in: TextIO, lines_out: TextIO) -> None:
        self.sitting = sitting
        self.source = lines_in
        self.out = lines_out
        self.words = sitting.words
        self.front: int | None = None if sitting.shared else next(iter(sitting.people), None)
        self.printed = dict.fromkeys(sitting.people, 0)  # number of plies printed to each viewer
        self.printed[-1] = 0  # the spectator, for a table without people
        self.draft: list[str] = []  # the steps so far of a move that is played when it is complete
        self.warned = ""  # the last warning printed about saving
        self.passed = False  # whether the person asked has passed the keyboard on
        self.spoken = dict.fromkeys(self.printed, 0)  # number of phrases printed to each viewer
        self.mapping = False  # whether to draw the map before every question
        game = sitting.match.game
        self.has_map = lines_of(game.name).MAPPED
        self.commands: dict[str, Callable[[int, str], None]] = {  # called with the seat and the rest of the line
            "help": lambda seat, _: self.help(seat),
            "moves": lambda seat, _: self.moves(seat),
            "look": lambda seat, _: self.look(seat),
            "log": self.log,
            "why": self.why,
            "advice": lambda seat, _: self.advice(seat),
            "ahead": self.conditional_move,
            "undo": lambda seat, _: self.undo(seat),
            "cancel": lambda seat, _: self.cancel(seat),
            "next": lambda seat, _: self.pass_on(seat),
            "save": lambda _, rest: self.save(rest),
            "quit": lambda *_: self.quit(),
        }
        if game.definition.phrases:
            self.commands["say"] = self.speak
        if self.has_map:
            self.commands |= {"map": self.map, "words": lambda seat, _: self.say_words(seat)}

    def run(self) -> None:
        """Play until the game is over or the input ends."""
        self.say("plain-welcome", game=title_of(self.sitting.match.game, self.words))
        if self.has_map:
            self.say("map-hint")
        try:
            self.play_on()
        except LeaveGame:
            self.leave()
        else:
            self.finish()

    def play_on(self) -> None:
        """Let bots and people move in turn until nobody is awaited."""
        while not self.sitting.match.over:
            self.next_move()
            self.warn()

    def next_move(self) -> None:
        """Play the awaited bot's move or the person's conditional move, or ask the person."""
        seat = self.sitting.awaited_bot
        if seat is not None:
            self.sitting.play(seat, str(self.sitting.think(seat).move))
            return
        person = self.sitting.awaited_person
        due = None if person is None else self.sitting.conditional_moves.move(self.sitting.match, person)
        if person is not None and due is not None:
            self.sitting.play(person, due)
        elif person is not None:
            self.hand_over(person)
            self.ask(person)

    def warn(self) -> None:
        """Print a warning when saving starts to fail, and a note when it works again; the game continues."""
        warning = self.sitting.warning
        if warning != self.warned:
            self.write(warning or self.text("plain-saved", file=str(self.sitting.path)))
        self.warned = warning

    def leave(self) -> None:
        """Save once more, then print whether the abandoned game is saved."""
        self.sitting.keep()
        if self.sitting.warning:
            self.write(self.sitting.warning)
        saved = self.sitting.path is not None and not self.sitting.warning
        self.say("plain-kept" if saved else "plain-left", file=str(self.sitting.path))

    def finish(self) -> None:
        """Print the end of the game, with everything revealed."""
        if self.front is None and self.sitting.people:
            self.front = next(iter(self.sitting.people))
        self.catch_up()
        self.write(self.status(None if self.sitting.shared else self.front))  # at a shared keyboard, nobody is "you"
        if self.sitting.warning:
            self.write(self.sitting.warning)
        elif self.sitting.path is not None:
            self.say("plain-saved", file=str(self.sitting.path))

    # ------------------------------------------------------------ people at the keyboard

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard to a person; if several share it, first hide what the last one saw."""
        if self.sitting.shared and self.front != seat:
            self.hide()
            self.say("plain-hand-over", name=self.sitting.people[seat])
            self.front = None
            self.read("")
        self.front = seat
        self.catch_up()

    def hide(self) -> None:
        """Hide everything printed so far."""
        self.out.write((ERASE if self.out.isatty() else "\n" * BLANK_LINES) + "\n")

    def ask(self, seat: int) -> None:
        """Ask a person until a move is made."""
        self.draft, self.passed = [], False  # those of the person before, who passed the keyboard on
        if self.mapping:
            self.write_all(self.lines(seat).drawing())
        self.write(self.status(seat))
        if seat not in self.sitting.match.needed:
            self.say("next-free")
        self.moves(seat)
        made = len(self.sitting.match.history)
        while len(self.sitting.match.history) == made and not self.passed:
            self.obey(seat, self.read(self.prompt(seat)))
            if len(self.sitting.match.history) < made:
                return

    def prompt(self, seat: int) -> str:
        """Return the prompt: the person's name, and the number of steps drafted."""
        name = self.sitting.people[seat]
        if self.draft:
            return self.text("plain-prompt-draft", name=name, steps=len(self.draft))
        return self.text("plain-prompt", name=name)

    def obey(self, seat: int, line: str) -> None:
        """Run a typed line: a command, else a move. A legal move is never read as a command."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        if command is not None and not self.is_move(seat, line):
            command(seat, rest.strip())
        elif word:
            self.move(seat, line)
        else:
            self.write(self.status(seat))
            self.moves(seat)

    def is_move(self, seat: int, line: str) -> bool:
        """Return whether a line is the notation of a legal move or step, as a game may have a move `look 1`."""
        return spelled(line) in {str(move).lower() for move in self.sitting.follow(seat, self.draft)[0]}

    def move(self, seat: int, line: str) -> None:
        """Play a move, whole or step by step, or print why it is refused."""
        try:
            draft = [*self.draft, self.sitting.completed(seat, line, self.draft)]
            _, complete = self.sitting.follow(seat, draft)
            if complete:
                self.sitting.play(seat, "; ".join(draft))
        except RascalsError as fault:
            self.write(self.sitting.refused(fault))
            self.hint(seat, line)
            return
        self.draft = [] if complete else draft
        if complete:
            self.catch_up()
        else:
            self.so_far(seat)

    def hint(self, seat: int, line: str) -> None:
        """Print a few legal moves: first of the kind typed, then of other kinds."""
        moves = self.sitting.follow(seat, self.draft)[0]
        typed = spelled(line).partition(" ")[0]
        alike = [str(move) for move in moves if str(move).partition(" ")[0].lower() == typed]
        kinds = {move.kind: str(move) for move in reversed(moves)}
        examples = dict.fromkeys([*alike[:EXAMPLES], *reversed(kinds.values())])
        self.say("plain-hint", moves=", ".join([*examples][:EXAMPLES]))

    def so_far(self, seat: int) -> None:
        """Print the draft, what it changes in the view, and the next steps."""
        self.say("plain-draft", moves="; ".join(self.draft))
        before = self.lines(seat, draft=()).whole()
        self.write_all([line for line in self.lines(seat).whole() if line not in before])
        self.moves(seat)

    # ------------------------------------------------------------ commands

    def help(self, seat: int) -> None:
        """Print the commands and the notation of the game's moves."""
        self.say("plain-help", move=self.example(seat))
        for command in self.commands:
            if self.words.has(f"tui-command-{command}"):
                self.say(f"command-{command}")
        if self.has_map:
            self.say("map-help")
        if "say" in self.commands:
            self.say("say-help")
        game = self.sitting.match.game
        self.write_all(listed_grammar(game, self.words))
        if game.altered:
            self.write(self.words.text("tui-altered", changes=changes_text(game.data)))
        if "save" in self.commands:
            self.say("no-clocks")

    def example(self, seat: int) -> str:
        """Return a legal move."""
        return str(self.sitting.follow(seat, self.draft)[0][0])

    def moves(self, seat: int) -> None:
        """Print the legal moves, shortened, or the next steps of a draft; with details where the game gives them."""
        moves, lines = self.sitting.follow(seat, self.draft)[0], self.lines(seat)
        self.write_all(lines.asked(moves))
        details = {move: lines.detail(move) for move in moves}
        listed = [f"{move} ({text})" for move, text in details.items() if text]
        listed += listed_moves([move for move, text in details.items() if not text], self.words)
        self.say("plain-moves", moves=", ".join(listed))

    def look(self, seat: int) -> None:
        """Print the view of the seat, with the map drawn if there is one."""
        if self.has_map:
            self.draw_map(seat)
        self.write_all(self.lines(seat).beside_map())
        self.write(self.status(seat))

    def map(self, seat: int, rest: str) -> None:
        """Draw the map; `on` and `off` set whether it is drawn before every question."""
        if rest in {"on", "off"}:
            self.mapping = rest == "on"
        if rest != "off":
            self.draw_map(seat)

    def say_words(self, seat: int) -> None:
        """Print the view of the seat in words, including the map."""
        self.write_all(self.lines(seat).whole())
        self.write(self.status(seat))

    def log(self, seat: int, rest: str) -> None:
        """Print the log, or its last `rest` lines."""
        lines = [line for ply in self.sitting.match.history for line in self.sitting.log_of(ply, seat)]
        self.write_all(lines[-(whole_number(rest) or VAST) :])

    def why(self, seat: int, rest: str) -> None:
        """Print whether a move is legal, and if not, why."""
        if not rest:
            self.say("plain-why-what", move=self.example(seat))
            return
        refusal = self.sitting.why_not(seat, rest, self.draft)
        if refusal is None:
            self.say("plain-legal", move=rest)
        else:
            text = self.words.refusal(self.sitting.match.game.name, refusal)
            self.write(text if refusal.clause is None else f"{text} [{refusal.clause}]")

    def advice(self, seat: int) -> None:
        """Print what the game's best bot would do, and why."""
        try:
            self.write(self.sitting.advice(seat, self.sitting.advise(seat)))
        except NoCoach:
            self.say("no-coach")

    def conditional_move(self, seat: int, rest: str) -> None:
        """Set a conditional move by name and number, or cancel it with `off`; print those on offer and the one set."""
        name, _, number = rest.partition(" ")
        moves, match = self.sitting.conditional_moves, self.sitting.match
        offered = spans(match, seat)
        lowest, highest = offered.get(name, (0, -1))
        only = lowest if not number and lowest == highest else None
        named = next((one for one in (whole_number(number), only) if one is not None), -1)
        if rest == "off":
            moves.drop(seat)
        elif moves.decide(match, seat, name, named):
            self.passed = moves.move(match, seat) is not None
        elif rest or not offered:
            self.write(self.words.text("error-condition-not-now"))
        for one, span in offered.items():
            self.offer(one, *span)
        chosen = moves.chosen(match, seat)
        self.write(
            self.words.text("conditional-move-none") if chosen is None else self.condition(chosen.name, chosen.number)
        )

    def offer(self, name: str, lowest: int, highest: int) -> None:
        """Print how to set a conditional move."""
        if lowest == highest:
            self.say("conditional-move-plain", name=name, about=self.condition(name, lowest))
        else:
            self.say(
                "conditional-move-offered", name=name, lowest=lowest, highest=highest, about=self.condition(name, "N")
            )

    def condition(self, name: str, number: str | int) -> str:
        """Return a conditional move in words."""
        return condition_text(self.sitting.match.game, self.words, name, number)

    def undo(self, seat: int) -> None:
        """Take back the last step of a draft, else the last move if that reveals nothing."""
        if self.draft:
            self.draft.pop()
            self.so_far(seat) if self.draft else self.moves(seat)
            return
        try:
            self.sitting.take_back(seat)
        except NoTakeBack as reason:
            self.write(self.words.text(str(reason)))
        else:
            known = len(self.sitting.match.history)
            self.printed = {viewer: min(count, known) for viewer, count in self.printed.items()}
            self.say("undo-done")

    def cancel(self, seat: int) -> None:
        """Drop the draft."""
        self.draft = []
        self.moves(seat)

    def pass_on(self, seat: int) -> None:
        """Let the other awaited seats move first."""
        try:
            self.sitting.pass_on(seat)
        except NobodyElse:
            self.say("next-nobody")
        else:
            self.passed = True

    def speak(self, seat: int, rest: str) -> None:
        """Say a phrase of the game (a promise or a request); without one, list them."""
        if not rest:
            self.write_all([f"say {way}: {text}" for way, text in self.sitting.phrases(seat)])
            return
        try:
            self.write(self.sitting.say(seat, rest))
        except RascalsError as fault:
            self.write(self.sitting.refused(fault))
        else:
            self.spoken[seat] = len(self.sitting.talk.said)

    def save(self, rest: str) -> None:
        """Save the game, to the file in `rest` if given."""
        target = Path(rest) if rest else self.sitting.path
        if target is None:
            self.say("plain-save-where")
            return
        try:
            self.sitting.save_to(target)
        except OSError as fault:
            self.write(self.sitting.save_failed(fault, target))
        else:
            self.warned = ""
            self.say("plain-saved", file=str(target))

    def quit(self) -> None:
        """Leave the table."""
        raise LeaveGame

    # ------------------------------------------------------------ output

    def catch_up(self) -> None:
        """Print what happened since the person in front last looked."""
        key = -1 if self.front is None else self.front
        for ply in self.sitting.match.history[self.printed[key] :]:
            self.write_all(self.sitting.lines_in_steps(ply, self.front))
        for said, _, _ in self.sitting.talk.said[self.spoken[key] :]:
            self.write(self.sitting.said(said, self.front))
        self.spoken[key] = len(self.sitting.talk.said)
        self.write_all(self.sitting.kept(self.front))
        self.printed[key] = len(self.sitting.match.history)

    def lines(self, seat: int, draft: Sequence[str] | None = None) -> Lines:
        """Return the sentences about a seat's view, with the draft applied."""
        match = self.sitting.match
        view = match.view(seat, draft=self.draft if draft is None else draft)
        return lines_of(match.game.name)(view, self.words, self.sitting.names)

    def draw_map(self, seat: int) -> None:
        """Print a seat's map, and the meaning of its signs."""
        lines = self.lines(seat)
        self.write_all([*lines.drawing(), *wrap(lines.signs(), COLUMNS, break_on_hyphens=False)])

    def write_all(self, lines: list[str]) -> None:
        """Print lines."""
        for line in lines:
            self.write(line)

    def status(self, seat: int | None) -> str:
        """Return the status sentence: who must do what."""
        return status(self.sitting.match.view(seat), self.words, self.sitting.names)

    def text(self, key: str, **args: str | float) -> str:
        """Return a text of the `tui-` area."""
        return self.words.text(f"tui-{key}", **args)

    def say(self, key: str, **args: str | float) -> None:
        """Print a text of the `tui-` area."""
        self.write(self.text(key, **args))

    def write(self, text: str) -> None:
        """Print a text, with control characters escaped, and flush, because a program may be waiting for it."""
        self.out.write(shown_lines(text) + "\n")
        self.out.flush()

    def read(self, prompt: str) -> str:
        """Read a line; `LeaveGame` at the end of the input."""
        self.out.write(shown(prompt) + " " if prompt else "")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.write("")
            raise LeaveGame
        if not self.source.isatty():
            # No terminal echoes the input: print the answer after its prompt.
            self.write(line.rstrip("\n"))
        return line.rstrip("\n")
