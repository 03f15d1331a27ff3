"""One game on one terminal: who sits where, who is asked next, and what each person may be told.

It knows nothing of screens. The drawn table and the line mode both play through it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rascals.bots import Choice, ask, bot
from rascals.core.errors import RascalsError, Refusal
from rascals.tui.take_back import NoTakeBack, take_back_point

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Command, Match
    from rascals.core.moves import Move
    from rascals.words import Words

# Names for bots at the table: short, and the same in every language.
CAST = ("Mia", "Otto", "Nell", "Gus", "Ida", "Rex", "Zoe", "Hugo")
MINUS = "\N{MINUS SIGN}"
LABEL = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


def labels(people: Sequence[str], bots: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the seats as a saved game keeps them: `Ann`, then bots as `Mia (shrewd)`."""
    free = [name for name in CAST if name not in people]
    return (*people, *(f"{name} ({spec})" for name, spec in zip(free, bots, strict=False)))


def read_labels(names: Sequence[str]) -> tuple[dict[int, str], dict[int, str]]:
    """Return people's names by seat and bots' specifications by seat, from a saved game's names."""
    people, bots = {}, {}
    for seat, name in enumerate(names):
        label = LABEL.fullmatch(name)
        if label is None:
            people[seat] = name
        else:
            bots[seat] = label["bot"]
    return people, bots


def spelled(text: str) -> str:
    """Return a text as spellings are compared: small letters, single spaces, one kind of minus."""
    return " ".join(text.lower().replace(MINUS, "-").split())


class Sitting:
    """A match, the people and bots on its seats, the words of one language, and the file it is saved to."""

    def __init__(
        self,
        match: Match,
        people: dict[int, str],
        bots: dict[int, str],
        words: Words,
        path: Path | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.words = words
        self.path = path
        self._minds = {seat: bot(spec, match.game.name) for seat, spec in bots.items()}

    @property
    def names(self) -> list[str]:
        """The names to show, seat by seat."""
        known = self.match.names or tuple(self.people.values())
        return [name if (label := LABEL.fullmatch(name)) is None else label["name"] for name in known]

    # ------------------------------------------------------------ whose turn

    @property
    def awaited_bot(self) -> int | None:
        """The first bot that is awaited, if any."""
        return next((seat for seat in self.match.acting if seat in self.bots), None)

    @property
    def awaited_person(self) -> int | None:
        """The first person who is awaited, if any."""
        return next((seat for seat in self.match.acting if seat in self.people), None)

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that it must be hidden between them."""
        return len(self.people) > 1

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: str) -> tuple[Event, ...]:
        """Play a move and save the game; IllegalMove leaves everything as it was."""
        events = self.match.play(seat, self.completed(seat, move))
        self.save()
        return events

    def completed(self, seat: int, move: str) -> str:
        """Return the legal move that a shortened or translated one means, such as `5` for `bid 5`; else the move."""
        wanted = spelled(move)
        meant = [str(known) for known in self.match.legal(seat) if wanted in self.spellings(known)]
        return meant[0] if len(meant) == 1 else move.replace(MINUS, "-")

    def spellings(self, move: Move) -> set[str]:
        """Return the ways to write a move: its notation, its words, and its last part alone in either."""
        game = self.match.game.name
        ways = {str(move), str(move).partition(" ")[2]}
        if self.words.has(f"{game}-move-{move.kind}"):
            ways.add(self.words.move(game, move.json(), self.names))
        ways |= {self.words.term(game, value) for value in move.args.values() if isinstance(value, str)}
        return {spelled(way) for way in ways if way}

    def why_not(self, seat: int, move: str) -> Refusal | None:
        """Return why a seat may not play a move now; None if it may."""
        return self.match.why_not(seat, self.completed(seat, move))

    def think(self, seat: int, cancelled: Callable[[], bool] = lambda: False) -> Choice:
        """Ask the bot of a seat for its move. It gets what the seat may know, never the match."""
        match = self.match
        # A chance of its own for every moment: the same however that was reached, by playing or by resuming.
        chance = Random(f"{match.commitment} {seat} {len(match.commands)}")
        return self._minds[seat].choose(replace(ask(match, seat, chance), cancelled=cancelled))

    def save(self) -> None:
        """Save the game, if it has a file."""
        if self.path is not None:
            self.match.save(self.path)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move and what bots did since; NoTakeBack says why that would not be fair."""
        keep = take_back_point(self.match.commands, seat, set(self.people))
        self.match = self.match.at(keep)
        self.save()

    def why_no_take_back(self, seat: int) -> str | None:
        """Return the text id that says why nothing can be taken back; None if it can."""
        try:
            take_back_point(self.match.commands, seat, set(self.people))
        except NoTakeBack as reason:
            return str(reason)
        return None

    # ------------------------------------------------------------ telling

    def told(self, command: Command, viewer: int | None) -> list[str]:
        """Return a command's events in words, as a viewer may know them."""
        seen = (event.seen_by(viewer) for event in command.events)
        return [self.sentence(event, viewer) for event in seen if event is not None]

    def sentence(self, event: dict[str, Any], viewer: int | None) -> str:
        """Return one event in words."""
        return self.words.event(self.match.game.name, event, self.names, viewer)

    def refused(self, fault: RascalsError) -> str:
        """Return why a move was refused, in the reader's language."""
        return self.words.error(fault, self.names)
