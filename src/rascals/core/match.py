"""A match: one game being played, in the plain execution. It knows its whole history."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rascals.core import rules
from rascals.core.chance import Dice, Recorded, SecretStream, Seed, as_outcomes, commitment
from rascals.core.errors import BadOption, BadRecord, IllegalMove, Refusal
from rascals.core.events import Event
from rascals.core.moves import Move
from rascals.core.record import Record
from rascals.core.worlds import world

if TYPE_CHECKING:
    from rascals.core.game import Game

Given = str | Move | Sequence[str | Move]


@dataclass(frozen=True)
class Origin:
    """Where a match's chance comes from: a seed, or the secret of live play."""

    seed: Seed | None
    secret: bytes | None

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the secret or seed, which can be published at the start."""
        known = self.secret if self.secret is not None else self.seed
        return None if known is None else commitment(known)

    @property
    def known(self) -> bool:
        """Whether chance can be drawn again from the origin."""
        return self.seed is not None or self.secret is not None

    def stream(self) -> SecretStream | None:
        """Return the stream of a secret; None where the record's own words are used."""
        return None if self.secret is None else SecretStream(self.secret)


@dataclass(frozen=True)
class Command:
    """What was done: `n` counts from 0, the setup (without seat and move)."""

    n: int
    seat: int | None
    move: str
    events: tuple[Event, ...]
    random: tuple[tuple[int, int], ...]


class Match:
    """One game being played. Make it by `Game.new`, `Game.from_position` or `rascals.load`."""

    def __init__(self, game: Game, origin: Origin, names: Sequence[str] | None, s: Record, dice: Dice) -> None:
        self.game = game
        self.origin = origin
        self.names = None if names is None else _names(game, names)
        self.start_position: dict[str, Any] | None = None
        self.commands: list[Command] = []
        self._record = s
        self._dice = dice
        self._first, self._first_dice = s, dice

    # ------------------------------------------------------------ beginnings

    @classmethod
    def begin(
        cls,
        game: Game,
        origin: Origin,
        names: Sequence[str] | None = None,
        start: Record | None = None,
        forced: Sequence[Sequence[int]] | None = None,
    ) -> Match:
        """Set up a match, or begin at the record `start`; `forced` outcomes stand in for chance in the setup."""
        s = game.record(origin.seed) if start is None else start
        match = cls(game, origin, names, s, Dice(origin.stream()))
        if start is None:
            match._setup(forced)
        else:
            match.start_position = match.position()
            match.commands.append(Command(0, None, "", (), ()))
        match._first, match._first_dice = match._record.copy(), match._dice.copy()
        return match

    @classmethod
    def replayed(
        cls,
        game: Game,
        origin: Origin,
        names: Sequence[str] | None,
        start: Record | None,
        commands: Sequence[tuple[int, str]],
        random: Sequence[Sequence[Sequence[int]]] | None,
    ) -> Match:
        """Rebuild a match from commands; see `Game.replay`."""
        if random is not None and len(random) != len(commands) + 1:
            sentence = "random outcomes for {commands} commands, the setup first, not for {given}"
            raise BadRecord(sentence, "outcomes-commands", commands=len(commands) + 1, given=len(random))
        outcomes = [None] * (len(commands) + 1) if random is None else [as_outcomes(part) for part in random]
        match = cls.begin(game, origin, names, start, outcomes[0])
        for (seat, move), forced in zip(commands, outcomes[1:], strict=True):
            match.enter(seat, move, forced)
        return match

    def _setup(self, forced: Sequence[Sequence[int]] | None) -> None:
        s = self._record
        s.told = []
        with _chance(s, self._dice, forced):
            rules.setup(s)
        self.commands.append(Command(0, None, "", self._heard(s), self._dice.take()))
        s.told = None

    # ------------------------------------------------------------ playing

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats awaited now; empty when the game is over."""
        awaited = rules.acting(self._record)
        return tuple(seat for seat in self.game.seats if awaited >> seat & 1)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Return the seat's legal moves; none when it is not awaited."""
        self._seat(seat)
        return _legal(self.game, self._record, seat)

    def why_not(self, seat: int, move: Given) -> Refusal | None:
        """Return why the seat may not play the move now; None if it may."""
        try:
            self._complete(self._attempt(seat, move))
        except IllegalMove as illegal:
            return illegal.refusal
        return None

    def steps(self, seat: int, move: Given) -> tuple[Move, ...]:
        """Return the small moves that a move is made of, without playing it; IllegalMove if it may not be played."""
        tried = self._attempt(seat, move)
        self._complete(tried)
        return tuple(tried.moves)

    def play(self, seat: int, move: Given) -> tuple[Event, ...]:
        """Play a move; return what happened. IllegalMove leaves the match as it was.

        A composite move is a sequence of small ones, or their notations joined by `;`: all or nothing.
        """
        return self.enter(seat, move, None)

    def preview(self, seat: int, draft: Sequence[str | Move]) -> tuple[tuple[Move, ...], bool]:
        """Return the moves that may follow a draft, and whether the draft is complete; nothing is played."""
        if not draft:
            return self.legal(seat), False
        s = self._attempt(seat, draft).record
        complete = not self.game.box.unfinished(s)
        return (() if complete else _legal(self.game, s, seat)), complete

    def enter(self, seat: int, move: Given, forced: Sequence[Sequence[int]] | None) -> tuple[Event, ...]:
        """Play a move whose random outcomes are `forced` (None: drawn); BadRecord where they do not fit."""
        tried = self._attempt(seat, move, forced)
        self._complete(tried)
        text = self._notation(seat, tried.moves)
        command = Command(len(self.commands), seat, text, self._heard(tried.record), tried.dice.take())
        tried.record.told = None
        self._record, self._dice = tried.record, tried.dice
        self.commands.append(command)
        return command.events

    def _attempt(self, seat: int, given: Given, forced: Sequence[Sequence[int]] | None = None) -> _Attempt:
        """Play a move on a copy; the match stays as it is."""
        self._seat(seat)
        s, dice = self._record.copy(), self._dice.copy()
        s.told = []
        moves: list[Move] = []
        with _chance(s, dice, forced):
            for part in _parts(given):
                for move in self._understood(s, seat, part):
                    self._apply(s, seat, move, first=not moves)
                    moves.append(move)
        return _Attempt(s, dice, moves)

    def _apply(self, s: Record, seat: int, move: Move, *, first: bool) -> None:
        box = self.game.box
        if not first and not box.unfinished(s):
            sentence = "the move is complete before {move!r}"
            raise IllegalMove(Refusal("too-long", {"move": str(move)}, None, sentence), self.game.name)
        refusal = box.moves.refusal(s, seat, move.action)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.name)
        rules.apply(s, seat, move.action)

    def _notation(self, seat: int, moves: Sequence[Move]) -> str:
        """Return the notation of a whole move, played from the match's record."""
        composites = self.game.box.composites
        if composites is None:
            return "; ".join(map(str, moves))
        return composites.compose(self._record, seat, [move.action for move in moves])

    def _complete(self, tried: _Attempt) -> None:
        if self.game.box.unfinished(tried.record):
            refusal = Refusal("unfinished", {}, None, "the move is not complete: more of it must follow")
            raise IllegalMove(refusal, self.game.name)

    def _begun(self, seat: int, draft: Sequence[str | Move]) -> Record:
        """Return the record after the beginning of a composite move."""
        s = self._attempt(seat, draft).record
        if not self.game.box.unfinished(s):
            raise IllegalMove(Refusal("complete", {}, None, "the move is complete: play it"), self.game.name)
        return s

    def _understood(self, s: Record, seat: int, given: str | Move) -> list[Move]:
        """Return the moves that a part of what is played names: several for the notation of a whole composite."""
        box = self.game.box
        if isinstance(given, Move):
            return [box.moves.move(given.action)]
        actions = None if box.composites is None else box.composites.expand(s, seat, str(given))
        if isinstance(actions, Refusal):
            raise IllegalMove(actions, self.game.name)
        if actions is not None:
            return [box.moves.move(action) for action in actions]
        action = box.moves.parse(str(given))
        if action is None:
            args = {"move": str(given)[:80], "grammar": box.moves.GRAMMAR}
            refusal = Refusal("unknown-move", args, None, "{move!r} is no move; valid: {grammar}")
            raise IllegalMove(refusal, self.game.name)
        return [box.moves.move(action)]

    def _heard(self, s: Record) -> tuple[Event, ...]:
        told = s.told or []
        return tuple(self.game.box.events[code].read(tuple(numbers)) for code, *numbers in told)

    def _seat(self, seat: int) -> None:
        if isinstance(seat, bool) or seat not in self.game.seats:
            raise BadOption.unknown("seat", seat, self.game.seats)

    # ------------------------------------------------------------ knowing

    @property
    def record(self) -> Record:
        """A copy of the record: everything, the hidden too."""
        return self._record.copy()

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed or secret, hex."""
        return self.origin.commitment

    def view(
        self, seat: int | None = None, *, reveal: bool = False, draft: Sequence[str | Move] = ()
    ) -> dict[str, Any]:
        """Return what a seat (None: a spectator) knows, JSON-ready. With `reveal` everything lies open.

        `draft`: the beginning of a composite move of the seat, which sees the table as if it had been made;
        IllegalMove where it cannot be, or is the whole move already: what that brings is known once it is played.
        """
        if seat is not None:
            self._seat(seat)
        game = self.game
        s = self._record if seat is None or not draft else self._begun(seat, draft)
        return {
            "game": game.name,
            "edition": game.edition,
            "options": dict(game.options),
            **game.box.view(s, seat, reveal=reveal),
            "end_reason": self.end_reason,
        }

    def position(self) -> dict[str, Any]:
        """Return the whole position, JSON-ready and readable; `Game.from_position` takes it back."""
        game = self.game
        edition = {} if game.edition is None else {"edition": game.edition}
        shared = {"game": game.name, **edition, "players": game.players, "options": dict(game.changed_options)}
        return shared | game.box.position.write(self._record)

    # ------------------------------------------------------------ the end

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return rules.acting(self._record) == 0

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The seats' points; None while the game is on."""
        return tuple(rules.score(self._record, seat) for seat in self.game.seats) if self.over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game is on, several where victory is shared."""
        return tuple(seat for seat in self.game.seats if self.over and rules.wins(self._record, seat))

    @property
    def end_reason(self) -> str | None:
        """Why the game ended; None while it is on."""
        return self.game.box.end_reason(self._record) if self.over else None

    # ------------------------------------------------------------ history

    def copy(self) -> Match:
        """Return an independent copy with its history; what is played on it does not touch this match."""
        return self._twin(self._record, self._dice, self.commands)

    def at(self, n: int) -> Match:
        """Return the match as it was just after command `n` (0: after the setup)."""
        if not 0 <= n < len(self.commands):
            sentence = "this match has the commands 0 to {last}, not {given}"
            raise BadOption(sentence, "command-number", last=len(self.commands) - 1, given=n)
        past = self._twin(self._first, self._first_dice, self.commands[:1])
        for command in self.commands[1 : n + 1]:
            # A match whose seed is not known goes by the outcomes on record.
            past.enter(command.seat, command.move, None if self.origin.known else command.random)  # type: ignore[arg-type]
        return past

    def _twin(self, s: Record, dice: Dice, commands: Sequence[Command]) -> Match:
        twin = Match(self.game, self.origin, self.names, s.copy(), dice.copy())
        twin.start_position = self.start_position
        twin.commands = list(commands)
        twin._first, twin._first_dice = self._first, self._first_dice
        return twin

    def save_text(self) -> str:
        """Return the saved game: a header, one line a command, and a trailer once it is over."""
        from rascals.core.saved import write

        return write(self)

    def save(self, path: str | Path) -> None:
        """Save the game to a file, whole or not at all; OSError names that file."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        try:
            draft.write_text(self.save_text(), encoding="utf-8")
            draft.replace(target)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target)) from error

    def concealed(self, seat: int | None, seed: Seed | None = None, *, draft: Sequence[str | Move] = ()) -> Match:
        """Return a match at this point in which all that a seat (None: a spectator) cannot know is dealt anew.

        The seat's view of it is the same; it can be played on, has chance of its own, from `seed` or fresh, and no
        history: nothing in it leads back to this match's secrets. With the `draft` of a composite move of the seat it
        stands in the middle of that move; IllegalMove as for `view`.
        """
        if seat is not None:
            self._seat(seat)
        seed = secrets.token_bytes(16) if seed is None else seed
        s = self._record if seat is None or not draft else self._begun(seat, draft)
        return Match.begin(self.game, Origin(seed, None), self.names, start=world(s, seat, seed))

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {', '.join(map(str, self.acting))} to act"
        return f"<Match of {self.game}: {len(self.commands) - 1} moves, {state}>"


@dataclass(frozen=True)
class _Attempt:
    """A move played on a copy: the record and dice after it, and the moves it was made of."""

    record: Record
    dice: Dice
    moves: list[Move]


@contextmanager
def _chance(s: Record, dice: Dice, forced: Sequence[Sequence[int]] | None) -> Iterator[None]:
    """Let a record's chance come from dice, or from forced outcomes, all of which must be used."""
    stream = dice.stream
    recorded = None if forced is None else Recorded(forced)
    dice.stream = recorded or stream
    s.source = dice
    try:
        yield
    finally:
        s.source, dice.stream = None, stream
    if recorded is not None and recorded.used != len(recorded.outcomes):
        sentence = "the record has {given} random outcomes here, the rules drew {drawn}"
        raise BadRecord(sentence, "outcomes-left", given=len(recorded.outcomes), drawn=recorded.used)


def _legal(game: Game, s: Record, seat: int) -> tuple[Move, ...]:
    box = game.box
    buffer = [0] * max(box.rules.ACTIONS, box.capacity(s) if box.capacity else 0)
    return tuple(box.moves.move(action) for action in buffer[: rules.legal(s, seat, buffer)])


def _names(game: Game, names: object) -> tuple[str, ...]:
    """Return the names of the seats; BadOption where they are too few, too many or no text that can be saved."""
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != game.players:
        sentence = "{players} names for the seats of {game} for {players}, not {given!r}"
        raise BadOption(sentence, "names-seats", players=game.players, game=game.name, given=names)
    for name in names:
        if not isinstance(name, str) or any("\ud800" <= letter <= "\udfff" for letter in name):
            raise BadOption("a name is a text, not {given!r}", "name-text", given=name)
    return tuple(names)


def _parts(given: object) -> list[str | Move]:
    if isinstance(given, Move):
        return [given]
    if isinstance(given, str):
        return [part.strip() for part in given.split(";")]
    return list(given) or [""] if isinstance(given, Sequence) else [str(given)]
