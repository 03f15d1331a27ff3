"""One game on one terminal: the seats, who moves next, and what each person may see.

Independent of the display: the drawn table and the line mode both use it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Sequence
from errno import EEXIST
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rascals.bots import ChosenMove, bot, coach, decide
from rascals.bots.specs import from_spec
from rascals.core.errors import IllegalMove, RascalsError, Refusal
from rascals.core.untrusted_text import shown
from rascals.core.view_types import EventJson
from rascals.tui.asides import ConditionalMoves, NoTakeBack, Talk, choices, taken_back, worded
from rascals.tui.wording import lines_of
from rascals.words.words import MINUS

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Match, Ply
    from rascals.core.moves import Move
    from rascals.core.phrases import SpokenPhrase
    from rascals.words import Words

# The bots' names: short, and the same in every language.
CAST = ("Mia", "Otto", "Nell", "Gus", "Ida", "Rex", "Zoe", "Hugo")
LABEL = re.compile(rf"(?P<name>{'|'.join(CAST)}) \((?P<bot>[^()]+)\)")
UNBROKEN = "\N{NO-BREAK SPACE}"


def labels(people: Sequence[str], bots: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the seats for a saved game: people such as `Ann`, then bots such as `Mia (shrewd)`.

    A person's name that looks like a bot's is stored with a no-break space, so that it is not read as one.
    """
    free = [name for name in CAST if name not in people]
    kept = (name.replace(" (", f"{UNBROKEN}(") if LABEL.fullmatch(name) else name for name in people)
    return (*kept, *(f"{name} ({spec})" for name, spec in zip(free, bots, strict=False)))


def read_labels(names: Sequence[str]) -> tuple[dict[int, str], dict[int, str]]:
    """Return ({seat: person's name}, {seat: bot's specification}) from a saved game's names."""
    people, bots = {}, {}
    for seat, name in enumerate(names):
        label = LABEL.fullmatch(name)
        if label is None:
            people[seat] = name
        else:
            bots[seat] = label["bot"]
    return people, bots


class NoCoach(Exception):
    """Several people share the screen without `--coach`, so nobody may ask a bot for advice."""


class NobodyElse(Exception):
    """No other seat is awaited, so the keyboard cannot be passed on."""


def spelled(text: str) -> str:
    """Return a text normalized for comparison: lower case, single spaces, ASCII minus."""
    return " ".join(text.lower().replace(MINUS, "-").split())


class Sitting:
    """A match, the people and bots on its seats, the texts of one language, and the file to save to.

    `trusted`: the specs of bots that may be imported; all others, which a file may have given, must be plain names.
    """

    def __init__(
        self,
        match: Match,
        people: dict[int, str],
        bots: dict[int, str],
        words: Words,
        path: Path | None = None,
        *,
        undo: bool = True,
        trusted: Collection[str] = (),
    ) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.words = words
        self.path = path
        self.unsaved: OSError | None = None  # the error of the last attempt to save
        self.undo = undo  # whether moves can be taken back
        self.coach = False  # whether people who share the screen may ask a bot; a lone person always may
        self.talk = Talk(match.game.definition.phrases)
        self.at: int | None = None  # the seat of the person asked last
        self.conditional_moves = ConditionalMoves()
        self._passed = 0  # number of plies when the keyboard was last passed on
        self._opened = len(match.history)  # number of plies when a person last became free to move or wait
        self.trusted = frozenset(trusted)
        game = match.game.name
        self._bots = {seat: (from_spec if spec in trusted else bot)(spec, game) for seat, spec in bots.items()}

    @property
    def names(self) -> list[str]:
        """The names by seat, safe to print."""
        known = self.match.names or tuple(self.people.values())
        return [shown(name if (label := LABEL.fullmatch(name)) is None else label["name"]) for name in known]

    # ------------------------------------------------------------ whose turn

    @property
    def awaited(self) -> int | None:
        """The seat to move next; None when the game is over.

        If several seats are awaited, every bot moves once after each move of a person; then the same person is asked
        again, as long as they are awaited and have not passed the keyboard on; then the next person clockwise. Bots
        that need not move are not asked; people who need not move are asked once before the bots.
        """
        match, plies = self.match, self.match.history
        moved = {ply.seat for ply in plies[self._since() :]}
        bots = [seat for seat in match.needed if seat in self.bots]
        people = [seat for seat in match.acting if seat in self.people]
        waiting = [seat for seat in bots if seat not in moved]
        opened = self._passed < self._opened == len(plies) and self._free_people()
        if people and (opened or not waiting):
            return self.at if self.at in people else self._clockwise(people, self.at)
        return self._clockwise(waiting or bots, plies[-1].seat)

    def _free_people(self) -> set[int]:
        """Return the people who may move but need not."""
        return {seat for seat in self.match.acting if seat in self.people} - set(self.match.needed)

    def _since(self) -> int:
        """Return the number of plies when a person last moved or passed the keyboard on."""
        mine = (ply.n + 1 for ply in reversed(self.match.history) if ply.seat in self.people)
        return max(next(mine, 0), self._passed)

    def _clockwise(self, seats: Sequence[int], last: int | None) -> int | None:
        """Return the first of `seats` clockwise after `last`; None without seats."""
        start = -1 if last is None else last
        return min(seats, key=lambda seat: (seat - start - 1) % self.match.game.players, default=None)

    @property
    def awaited_bot(self) -> int | None:
        """The seat to move next if it is a bot's, else None."""
        return self.awaited if self.awaited in self.bots else None

    @property
    def awaited_person(self) -> int | None:
        """The seat to move next if it is a person's, else None."""
        return self.awaited if self.awaited in self.people else None

    def pass_on(self, seat: int) -> None:
        """Let the others move before this seat: bots, then the next person; NobodyElse if none is awaited."""
        others = [other for other in self.match.acting if other != seat]
        if not others:
            raise NobodyElse
        people = [other for other in others if other in self.people]
        self.at = self._clockwise(people or [seat], seat)
        self._passed = len(self.match.history)

    @property
    def resting(self) -> bool:
        """Whether the only person has nothing to decide for a while, so that bots need not be slowed down."""
        return [self.match.game.definition.resting(self.match.state, seat) for seat in self.people] == [1]

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, which must then be hidden between turns."""
        return len(self.people) > 1

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: str) -> tuple[Event, ...]:
        """Play a move and try to save the game; IllegalMove changes nothing."""
        before = self._free_people()
        events = self.match.play(seat, self.completed(seat, move))
        if self._free_people() - before:
            self._opened = len(self.match.history)
        self.at = seat if seat in self.people else self.at
        self.keep()
        return events

    def follow(self, seat: int, draft: Sequence[str]) -> tuple[tuple[Move, ...], bool]:
        """Return the next steps of a drafted move, and whether it is complete; IllegalMove if it is not legal."""
        return self.match.preview(seat, draft)

    def completed(self, seat: int, move: str, draft: Sequence[str] = ()) -> str:
        """Return the legal move for a shortened or translated one, such as `bid 5` for `5`; else the move itself."""
        wanted = spelled(move)
        meant = [str(known) for known in self.follow(seat, draft)[0] if wanted in self.spellings(known)]
        return meant[0] if len(meant) == 1 else move.replace(MINUS, "-")

    def spellings(self, move: Move) -> set[str]:
        """Return the spellings of a move: notation with and without its verb, its text, its translated arguments."""
        game = self.match.game.name
        ways = {str(move), str(move).partition(" ")[2]}
        if self.words.has(f"{game}-move-{move.kind}"):
            ways.add(self.words.move(game, move.json(), self.names))
        ways |= {self.words.term(game, value) for value in move.args.values() if isinstance(value, str)}
        return {spelled(way) for way in ways if way}

    def why_not(self, seat: int, move: str, draft: Sequence[str] = ()) -> Refusal | None:
        """Return why a seat may not play a move now, or continue a draft with it; None if it may."""
        try:
            self.follow(seat, [*draft, self.completed(seat, move, draft)])
        except IllegalMove as illegal:
            return illegal.refusal
        return None

    def think(self, seat: int, cancelled: Callable[[], bool] = lambda: False) -> ChosenMove:
        """Return the choice of a seat's bot, which only gets what the seat may know, never the match."""
        match = self.match
        # A generator seeded per ply: the choice is the same after resuming a saved game.
        chance = Random(f"{match.commitment} {seat} {len(match.history)}")
        return decide(self._bots[seat], match, seat, chance, cancelled=cancelled)

    def advise(self, seat: int, cancelled: Callable[[], bool] = lambda: False) -> ChosenMove:
        """Return the best bot's choice for a seat, from what the seat knows; NoCoach if that is not allowed."""
        if self.shared and not self.coach:
            raise NoCoach
        chance = Random(f"advice {self.match.commitment} {seat} {len(self.match.history)}")
        return decide(coach(self.match.game.name), self.match, seat, chance, cancelled=cancelled)

    def advice(self, seat: int, chosen: ChosenMove) -> str:
        """Return advice in words: the move in notation, the reason and the odds."""
        reason = {"id": "none"} if chosen.reason is None else {"id": chosen.reason.id, "args": chosen.reason.args}
        why = self.words.because(self.match.game.name, reason, self.names, seat)
        said = self.words.text("tui-advice", move=str(chosen.move), why=why)
        odds = self.words.odds((one.move, one.wins, one.error) for one in chosen.considered)
        return f"{said} {odds}".strip()

    def save(self) -> None:
        """Save the game, if it has a file; raises OSError."""
        if self.path is not None:
            self.save_to(self.path)

    def save_to(self, path: Path, *, replace: bool = False) -> None:
        """Save the game to a file, which becomes its own; OSError changes nothing.

        An existing file other than its own is replaced only if `replace`.
        """
        if path != self.path and not replace and path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))
        self.match.save(path)
        self.path, self.unsaved = path, None

    def keep(self) -> None:
        """Save the game, if it has a file. After an error the game continues, and each move tries again."""
        try:
            self.save()
        except OSError as fault:
            self.unsaved = fault

    def save_failed(self, fault: OSError, file: Path | str) -> str:
        """Return the message that the game could not be saved to a file, and why."""
        return self.words.text("tui-plain-save-failed", file=str(file), problem=self.words.system(fault))

    @property
    def warning(self) -> str:
        """A warning if the last attempt to save failed; else empty."""
        if self.unsaved is None or self.path is None:
            return ""
        return self.save_failed(self.unsaved, self.path.name)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move and the bots' moves since; NoTakeBack if that is not allowed."""
        if not self.undo:
            raise NoTakeBack("error-undo-off")
        self.match = taken_back(self.match, seat, set(self.people))
        self.conditional_moves.clear()
        self.at, self._passed, self._opened = seat, 0, len(self.match.history)
        self.keep()

    # ------------------------------------------------------------ wording

    def log_of(self, ply: Ply, viewer: int | None) -> list[str]:
        """Return a ply's events in words, as a viewer sees them."""
        return list(self.sentences(ply.seen_by(viewer), viewer))

    def say(self, seat: int, text: str) -> str:
        """Say a phrase of the game, given in notation; return it in words. BadOption for an invalid one."""
        return self.said(self.talk.say(self.match, seat, text), seat)

    def said(self, said: SpokenPhrase, viewer: int | None) -> str:
        """Return a said phrase in words, for a viewer."""
        return worded(said, self.words, self.match.game.name, self.names, viewer)

    def phrases(self, seat: int) -> list[tuple[str, str]]:
        """Return the phrases that a seat can say, as (notation, words), such as `share 5|4|3|2 1|2|3`."""
        game, players = self.match.game.name, self.match.game.players
        found = []
        for phrase in self.talk.phrases.offered:
            way = " ".join([phrase.name, *("|".join(kind) for kind in choices(phrase, seat, players))])
            text = self.words.text(f"{game}-phrase-{phrase.name}", you="no", **dict.fromkeys(phrase.args, "…"))
            found.append((way, text.replace("….", "…")))
        return found

    def sayable(self, seat: int) -> list[tuple[str, str]]:
        """Return everything that a seat can say, with all arguments filled in, as (notation, words)."""
        game, names = self.match.game, self.names
        spoken = Talk(game.definition.phrases)
        said = [(way, spoken.say(self.match, seat, way)) for way in self.talk.ways(seat, game.players)]
        return [(way, self.words.phrase(game.name, line._asdict() | {"id": line.phrase}, names)) for way, line in said]

    def kept(self, viewer: int | None) -> list[str]:
        """Return the promises kept or broken since the last call, in words, each with its mark."""
        return [f"{self.said(said, viewer)} — {self.words.text(f'chat-mark-{mark}')}"
                for said, mark in self.talk.settle(self.match)]  # fmt: skip

    def lines_in_steps(self, ply: Ply, viewer: int | None) -> list[str]:
        """Return a ply's events in words, in steps if the game shows them like that."""
        seen, match = ply.seen_by(viewer), self.match
        sentences = self.sentences(seen, viewer)
        return lines_of(match.game.name).staged(seen, sentences, lambda: match.at(ply.n - 1).view(None), self.words)

    def sentences(self, seen: list[EventJson], viewer: int | None) -> tuple[str, ...]:
        """Return a ply's events, as a viewer sees them, one sentence each."""
        return self.words.events(self.match.game.name, seen, self.names, viewer)

    def refused(self, fault: RascalsError) -> str:
        """Return why a move was refused, in words."""
        return self.words.error(fault, self.names)
