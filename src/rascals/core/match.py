"""A match: one game being played by the plain rules, with its history of plies."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rascals.core import rules
from rascals.core.alike import together
from rascals.core.arguments import flag, integer, of_type, wrong_type
from rascals.core.attempt import Attempt, Given, Part, legal_actions, parts_of
from rascals.core.chance import Dice, Origin, Seed, as_outcomes, as_seed
from rascals.core.errors import BadOption, BadPosition, IllegalMove, Refusal, quoted
from rascals.core.events import Event, Watched
from rascals.core.moves import Move
from rascals.core.plain import copied
from rascals.core.saved import write
from rascals.core.state import GameState
from rascals.core.untrusted_text import steering
from rascals.core.user_files import write_file
from rascals.core.view_types import EventJson

if TYPE_CHECKING:  # a game makes matches; a match asks its game, and makes none
    from rascals.core.game import Game


class Ply(NamedTuple):
    """An entry of a match's history: one move and its consequences. `n` counts from 0, the setup (no seat, no move)."""

    n: int
    seat: int | None
    move: str
    events: tuple[Event, ...]
    random: tuple[tuple[int, int], ...]

    def seen_by(self, viewer: int | None) -> list[EventJson]:
        """Return the events that a seat (None: a spectator) has seen, as JSON."""
        return [event for event in (event.seen_by(viewer) for event in self.events) if event is not None]

    @property
    def staged(self) -> bool:
        """Whether it is shown event by event."""
        return self.seat is not None and any(event.type.staged for event in self.events)


class KeptState(NamedTuple):
    """The state of a match after ply `n`: a state and dice that no longer change, and the seats that had to act."""

    n: int
    state: GameState
    dice: Dice
    acting: tuple[int, ...]


LISTS, EMPTIABLE = (list, tuple), (list, tuple, str)  # made once: every step of a composite move asks for them
KEPT = 2  # of them at most: keeping states longer slows down copying and playing on


class Match:
    """One game being played. Make it by `Game.new`, `Game.from_position` or `rascals.load`.

    `acting`: the seats that have to act, from 0; none when the game is over. Copies share the state until one
    of the two moves. The match caches the legal actions of its state, and the move last tried on it, until the state
    changes.
    """

    acting: tuple[int, ...]
    _offers: dict[int, tuple[list[int], tuple[Move, ...]]]
    _tried: Attempt | None
    _past: tuple[Ply, Match] | None
    _watched: tuple[Ply, list[GameState]] | None

    def __init__(self, game: Game, origin: Origin, names: tuple[str, ...] | None, s: GameState, dice: Dice) -> None:
        self.game = game
        self.origin = origin
        self.names = names
        self._start_position: dict[str, Any] | None = None
        self._plies: list[Ply] = []
        self._history: tuple[Ply, ...] | None = None  # the same for callers, made when it is asked for
        self._state, self._dice = s, dice
        self._shared = True  # others may hold the state and the dice too: both are copied before they change
        self._first, self._first_dice = s, dice
        self._kept: tuple[KeptState, ...] = ()  # how it stood before one seat's last commands, where that cost nothing
        self._room = 0
        self._offers, self._tried, self._past, self._watched = {}, None, None, None

    # ------------------------------------------------------------ beginnings

    @classmethod
    def begin(
        cls,
        game: Game,
        origin: Origin,
        names: Sequence[str] | None = None,
        start: GameState | None = None,
        forced: Sequence[Sequence[int]] | None = None,
    ) -> Match:
        """Set up a match, or begin at the state `start`; `forced` outcomes replace chance in the setup."""
        s, dice = game._new_state(origin.seed) if start is None else start, origin.dice()  # noqa: SLF001 - its maker
        match = cls(game, origin, None if names is None else seat_names(game, names), s, dice)
        if start is None:
            match._setup(forced)
        else:
            match._start_position = match.position()
            match._plies.append(Ply(0, None, "", (), ()))
            match._look()
        match._room = game.definition.room(s)
        return match

    def _setup(self, forced: Sequence[Sequence[int]] | None) -> None:
        s, dice = self._state, self._dice
        s.emitted, s.source = [], dice
        dice.force(forced)
        rules.setup(s)
        dice.settle()
        self._note(None, "")

    # ------------------------------------------------------------ playing

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Return the seat's legal moves; none if it does not have to act."""
        offer = self._offers.get(seat) if type(seat) is int else None  # what is asked most: two calls saved
        return (offer or self._legal(self._seat(seat)))[1]

    def why_not(self, seat: int, move: Given) -> Refusal | None:
        """Return why the seat may not play the move now; None if it may."""
        seat = self._seat(seat)
        try:
            self._complete(self._attempt(seat, parts_of(move)))
        except IllegalMove as illegal:
            return illegal.refusal
        return None

    def steps(self, seat: int, move: Given, *, recorded: bool = False) -> tuple[Move, ...]:
        """Return the steps of a move without playing it; IllegalMove if it may not be played.

        A `recorded` move has been played already, perhaps under earlier rules.
        """
        seat = self._seat(seat)
        tried = self._attempt(seat, parts_of(move), recorded=flag("recorded", recorded))
        self._complete(tried)
        return tuple(tried.moves)

    def play(self, seat: int, move: Given) -> tuple[Event, ...]:
        """Play a move; return its events. After IllegalMove the match is unchanged.

        A composite move is a sequence of steps, or their notations joined by `;`. All steps are played or none.
        """
        seat = seat if type(seat) is int and seat in self._offers else self._seat(seat)  # every move comes by here
        whole = self._whole(move, seat)
        return self.enter(seat, move, None, recorded=False) if whole is None else self._apply(seat, whole)

    def preview(self, seat: int, draft: Sequence[Part]) -> tuple[tuple[Move, ...], bool]:
        """Return the moves that may follow a draft, and whether the draft is complete; nothing is played."""
        seat = seat if type(seat) is int and seat in self._offers else self._seat(seat)
        if _nothing(draft):
            return self._legal(seat)[1], False
        if isinstance(draft, LISTS) and len(draft) == 1 and self._whole(draft[0], seat) is not None:
            return (), True
        tried = self._attempt(seat, parts_of(draft))
        if tried.complete:
            return (), True
        return self.game.definition.verbs.moves(tried.actions), False

    def whole_moves(self, seat: int, draft: Sequence[Part] = ()) -> Iterator[tuple[Move, ...]]:
        """Return an iterator over the seat's whole moves as the match stands now, each as its parts, ready for `play`.

        With a `draft` only those that begin so. One after the other is worked out when it is asked for: of moves with
        many parts there can be billions. None where the seat is not awaited.
        """
        seat = self._seat(seat)
        parts, twin = list(self._parts(seat, draft)), self.copy()
        return twin._completions(seat, parts) if seat in self.acting else iter(())  # noqa: SLF001 - a match as well

    def random_move(self, seat: int, chance: Random, draft: Sequence[Part] = ()) -> tuple[Move, ...]:
        """Return a whole legal move of the seat as its parts, ready for `play`; BadOption where it is not awaited.

        Every part is drawn from those that may follow, each equally likely: so moves of one part are equally likely,
        those of several are not. With a `draft` its end is drawn. Nothing is played, and the game's own chance is not
        touched: `chance` is the caller's `random.Random`.
        """
        seat = self._seat(seat)
        of_type("chance", chance, Random)
        if seat not in self.acting:
            raise BadOption.unknown("seat", seat, self.acting)
        parts = list(self._parts(seat, draft))
        moves, complete = self.preview(seat, parts)
        while not complete:
            parts.append(chance.choice(moves))
            moves, complete = self.preview(seat, parts)
        return tuple(parts)

    def _parts(self, seat: int, draft: Sequence[Part]) -> Sequence[Move]:
        """Return the steps of the beginning of a move; IllegalMove if they cannot be made."""
        return () if _nothing(draft) else self._attempt(seat, parts_of(draft)).moves

    def _completions(self, seat: int, parts: list[Move]) -> Iterator[tuple[Move, ...]]:
        moves, complete = self.preview(seat, parts)
        if complete:
            yield tuple(parts)
        for move in moves:
            yield from self._completions(seat, [*parts, move])

    def enter(
        self, seat: int, move: Given, forced: Sequence[Sequence[int]] | None, *, recorded: bool = True
    ) -> tuple[Event, ...]:
        """Play a move with `forced` random outcomes (None: drawn); BadRecord if they do not fit.

        A `recorded` move has been played already; it is played even if only earlier rules allowed it.
        """
        seat = self._seat(seat)
        forced = None if forced is None else as_outcomes(forced)
        tried = self._attempt(seat, parts_of(move), forced, recorded=flag("recorded", recorded))
        self._complete(tried)
        if tried.untried:
            return self._apply(seat, tried.moves[0])
        text = self._notation(seat, tried.moves)
        tried.dice.settle()
        if self._shared:
            self._keep(seat)
        self._state, self._dice, self._shared = tried.state, tried.dice, False
        return self._note(seat, text)

    def _apply(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Play a legal move of one step on the match's own state. No check can refuse it any more.

        If it fails all the same, by a bug in the rules or an interruption, the state is restored.
        """
        if self._shared:
            self._keep(seat)
            self._state, self._dice, self._shared = self._state.copy(), self._dice.copy(), False
        s = self._state
        s.emitted, s.source = [], self._dice
        try:
            self.game.definition.rules.apply(s, seat, move.action)
        except BaseException:
            past = self.at(len(self._plies) - 1)
            self._state, self._dice, self._shared = past._state, past._dice, True  # noqa: SLF001 - a match as well
            self._look()
            raise
        return self._note(seat, move.notation)

    def _note(self, seat: int | None, move: str) -> tuple[Event, ...]:
        """Add the move and its events to the history, and drop everything cached about the state."""
        definition, s, dice, history, new = self.game.definition, self._state, self._dice, self._plies, tuple.__new__
        types = definition.events.types
        # Made as bare tuples are, which costs a fraction: every move waits for it.
        events = tuple([new(Event, (types[code], numbers)) for code, numbers in s.emitted or ()])
        s.emitted = s.source = None
        random = dice.take() if dice.noted else ()
        history.append(new(Ply, (len(history), seat, move, events, random)))
        self.acting = _seats(definition.rules.acting(s))
        self._history = self._tried = None
        self._offers = {}
        return events

    def _keep(self, seat: int) -> None:
        """Keep the current state, because the seat may take its command back; the command continues on a copy."""
        last = self._plies[-1]
        before = self._kept[1 - KEPT :] if last.seat == seat else ()
        self._kept = (*before, KeptState(last.n, self._state, self._dice, self.acting))

    def _look(self) -> None:
        """Find the seats that have to act, and drop what else was cached about the state."""
        self.acting = _seats(self.game.definition.rules.acting(self._state))
        self._history = None
        self._offers, self._tried = {}, None

    def _legal(self, seat: int) -> tuple[list[int], tuple[Move, ...]]:
        """Return a seat's legal actions, ascending, and their moves."""
        offer = self._offers.get(seat)
        if offer is None:
            actions = legal_actions(self.game.definition, self._state, seat, self._room)
            offer = self._offers[seat] = actions, self.game.definition.verbs.moves(actions)
        return offer

    def _whole(self, move: Given, seat: int) -> Move | None:
        """Return the seat's move if it is a legal single action and complete, so that it need not be tried first.

        A text is understood here as `legal` writes it, which clients send; any other is parsed.
        """
        actions, moves = self._offers.get(seat) or self._legal(seat)
        if type(move) is str:
            for one in moves:
                if one.notation == move:
                    return None if one.action in self.game.definition.verbs.steps else one
        elif type(move) is Move and move.action in actions and move.action not in self.game.definition.verbs.steps:
            return moves[actions.index(move.action)]  # one made by hand counts by its action
        return None

    def _attempt(
        self,
        seat: int,
        parts: Sequence[Part],
        forced: Sequence[Sequence[int]] | None = None,
        *,
        recorded: bool = False,
    ) -> Attempt:
        """Try a move without changing the match; continue the last attempt if the move begins like it."""
        tried, self._tried = self._tried, None
        afresh = tried is None or forced is not None or tried.seat != seat or tried.recorded != recorded
        if tried is None or afresh or tried.parts != parts[: len(tried.parts)]:
            actions, _ = self._legal(seat)
            tried = Attempt(self.game, seat, self._state, self._dice, self._room, actions, recorded=recorded)
        for part in parts[len(tried.parts) :]:
            made = len(tried.moves)
            try:
                tried.take(part, forced)
            except IllegalMove:
                if forced is None and len(tried.moves) == made:  # its beginning stands, for who asks for another end
                    self._tried = tried
                raise
        if forced is None:
            self._tried = tried
        return tried

    def _notation(self, seat: int, moves: Sequence[Move]) -> str:
        """Return the notation of a whole move, played from the match's state."""
        composites = self.game.definition.composites
        if composites is None:
            return "; ".join([move.notation for move in moves])
        return composites.compose(self._state, seat, [move.action for move in moves])

    def _complete(self, tried: Attempt) -> None:
        if not tried.complete:
            refusal = Refusal("unfinished", {}, None, "the move is not complete: more of it must follow")
            raise IllegalMove(refusal, self.game.name)

    def _begun(self, seat: int, draft: Sequence[Part]) -> GameState:
        """Return the state after the beginning of a composite move."""
        tried = self._attempt(seat, parts_of(draft))
        if tried.complete:
            raise IllegalMove(Refusal("complete", {}, None, "the move is complete: play it"), self.game.name)
        return tried.state

    def _seat(self, seat: int) -> int:
        """Return a seat as an int; BadOption if it is none."""
        seat = integer("seat", seat)
        if seat not in self.game.seats:
            raise BadOption.unknown("seat", seat, self.game.seats)
        return seat

    # ------------------------------------------------------------ taking back

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take its last command back now."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Return why the seat may not take a command back now; None if it may.

        It may take back its own last command during the game if nobody else had to act before or after it, and the
        command revealed nothing: it drew no chance, and its events told nobody anything new.
        """
        seat = self._seat(seat)
        ply = self._plies[-1]
        if self.over:
            return Refusal("undo-over", {}, None, "the game is over: nothing can be taken back any more")
        if ply.seat != seat:
            sentence = "only your own last move can be taken back, as long as nobody else has moved"
            return Refusal("undo-nothing", {}, None, sentence)
        if self.acting != (seat,) or self._before().acting != (seat,):
            sentence = "others had to decide as well: only what you did while you alone had to can be taken back"
            return Refusal("undo-asked", {}, None, sentence)
        if ply.random or any(event.type.teaches for event in ply.events):
            sentence = "this move has revealed something hidden or random: it stands"
            return Refusal("undo-known", {}, None, sentence)
        return None

    def undo(self, seat: int) -> Ply:
        """Take the seat's last command back and return its ply; the match is as if it had never been played.

        IllegalMove says why the seat may not; the match is then unchanged.
        """
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.name)
        past = self._before()
        self._state, self._dice, self._kept = past._state, past._dice, past._kept  # noqa: SLF001 - a match as well
        self._shared = True
        undone = self._plies.pop()
        self._look()
        return undone

    def _before(self) -> Match:
        """Return the match as it was before the last command; cached until the next command."""
        if self._past is None or self._past[0] is not self._plies[-1]:
            self._past = self._plies[-1], self.at(len(self._plies) - 2)
        return self._past[1]

    # ------------------------------------------------------------ knowing

    @property
    def state(self) -> GameState:
        """A copy of the state, including all hidden information."""
        s = self._state.copy()
        s.own()
        return s

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed or secret, hex."""
        return self.origin.commitment

    def view(self, seat: int | None = None, *, reveal: bool = False, draft: Sequence[Part] = ()) -> dict[str, Any]:
        """Return what a seat (None: a spectator) knows, JSON-ready. With `reveal` nothing is hidden.

        `draft`: the first steps of a composite move of the seat. The view shows the table as if they had been made.
        IllegalMove if they cannot be made or are the whole move, whose result is known only after it is played.
        """
        if seat is not None:
            seat = self._seat(seat)
        s = self._state if seat is None or _nothing(draft) else self._begun(seat, draft)
        return self._seen(s, seat, reveal=flag("reveal", reveal))

    def _seen(self, s: GameState, seat: int | None, *, reveal: bool) -> dict[str, Any]:
        game = self.game
        return {
            "game": game.name,
            "edition": game.edition,
            "options": dict(game.options),
            **({"data": dict(game.data)} if game.altered else {}),
            **game.definition.view(s, seat, reveal=reveal),
            "end_reason": None if rules.acting(s) else game.definition.end_reason(s),
        }

    def stages(self, seat: int | None = None, *, reveal: bool = False) -> list[dict[str, Any]]:
        """Return the view after each event of the last ply that the seat sees; none unless one event is staged."""
        if seat is not None:
            seat = self._seat(seat)
        ply, reveal = self._plies[-1], flag("reveal", reveal)
        if not ply.staged:
            return []
        if self._watched is None or self._watched[0] is not ply:
            self._watched = ply, self._watch(ply)
        states = zip(ply.events, self._watched[1], strict=True)
        return [self._seen(s, seat, reveal=reveal) for event, s in states if reveal or event.seen_by(seat) is not None]

    def _watch(self, ply: Ply) -> list[GameState]:
        """Return the state after each event of the last ply, which is played again for that."""
        past, seat = self._before(), cast("int", ply.seat)
        s, dice = past._state.copy(), past._dice.copy()  # noqa: SLF001 - a match as well
        dice.force(ply.random)
        s.emitted, s.source = events, _ = Watched(s), dice
        for move in past.steps(seat, ply.move, recorded=True):
            rules.apply(s, seat, move.action)
        return events.states

    def observation(self, seat: int | None = None, *, draft: Sequence[Part] = ()) -> list[int]:
        """Return what a seat (None: a spectator) knows as numbers; `Game.observation_layout` says what each means.

        They are those of a `Batch`. `draft`: the beginning of a composite move of the seat, as for `view`.
        """
        if seat is not None:
            seat = self._seat(seat)
        definition, out = self.game.definition, [0] * self.game.definition.observation.size
        s = self._state if seat is None or _nothing(draft) else self._begun(seat, draft)
        seen = definition.drafts.seen_by(s, seat) if definition.drafts else s
        rules.observe(seen, rules.SPECTATOR if seat is None else seat, out)
        return out

    def position(self) -> dict[str, Any]:
        """Return the whole position, JSON-ready and readable; `Game.from_position` takes it back."""
        game = self.game
        shared = {"game": game.name, "players": game.players, "options": game.position_options}
        shared |= {"data": dict(game.data)} if game.altered else {}
        return shared | game.definition.write_position(self._state)

    def position_status(self) -> tuple[BadPosition, ...]:
        """Return an error for each part of the position that no game could lead to; none if the position is reachable.

        `Game.from_position` accepts every position that can be played on; this tells what is unreachable about it.
        """
        return self.game.definition.judge_position(self._state)

    # ------------------------------------------------------------ whom the game waits for

    @property
    def needed(self) -> tuple[int, ...]:
        """The seats of `acting` that the game waits for; the others may move but need not."""
        return _seats(self.game.definition.needed(self._state)) if self.game.definition.free else self.acting

    # ------------------------------------------------------------ the end

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.acting

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The seats' points; None during the game."""
        return (
            tuple(self.game.definition.rules.score(self._state, seat) for seat in self.game.seats)
            if self.over
            else None
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none during the game, several if they share the victory."""
        return tuple(seat for seat in self.game.seats if self.over and self.game.definition.wins(self._state, seat))

    @property
    def end_reason(self) -> str | None:
        """Why the game ended; None during the game."""
        return self.game.definition.end_reason(self._state) if self.over else None

    # ------------------------------------------------------------ history

    @property
    def history(self) -> tuple[Ply, ...]:
        """The plies so far; the first is the setup."""
        if self._history is None:
            self._history = tuple(self._plies)
        return self._history

    @property
    def start_position(self) -> dict[str, Any] | None:
        """The position the match began at; None if it began with the setup."""
        position: dict[str, Any] | None = copied(self._start_position)
        return position

    def copy(self) -> Match:
        """Return an independent copy with its history; moves played on it do not change this match."""
        self._shared = True
        twin = self._twin(self._state, self._dice, self._plies.copy())
        twin._offers = self._offers  # noqa: SLF001 - of the state they share; who moves gets offers of its own
        return twin

    def at(self, n: int) -> Match:
        """Return the match as it was after ply `n` (0: the setup)."""
        n = integer("n", n)
        if not 0 <= n < len(self._plies):
            raise BadOption(f"this match has the commands 0 to {len(self._plies) - 1}, not {n}")
        kept = next((kept for kept in reversed(self._kept) if kept.n <= n), None)
        start, s, dice = (0, self._first, self._first_dice) if kept is None else kept[:3]
        past = self._twin(s, dice, self._plies[: start + 1])
        past._kept = tuple(kept for kept in self._kept if kept.n < start)  # noqa: SLF001
        past._look()  # noqa: SLF001 - a match as well
        for ply in self._plies[start + 1 : n + 1]:
            past._shared |= ply.n > n - KEPT  # noqa: SLF001 - so it keeps how it stood, should more be taken back
            # A match whose seed is not known goes by the outcomes on record.
            past.enter(ply.seat, ply.move, None if self.origin.known else ply.random)  # type: ignore[arg-type]
        return past

    def _twin(self, s: GameState, dice: Dice, history: list[Ply]) -> Match:
        """Return a match that shares a state and dice until it moves."""
        twin = Match(self.game, self.origin, self.names, s, dice)
        twin._start_position, twin._plies, twin.acting = self._start_position, history, self.acting
        twin._first, twin._first_dice, twin._room = self._first, self._first_dice, self._room
        twin._kept = self._kept
        return twin

    def save_text(self) -> str:
        """Return the saved game: a header, one line for each ply, and a trailer if the game is over."""
        return write(self)

    def save(self, path: str | Path) -> None:
        """Save the game to a file, completely or not at all (see `core.writing`); BadFile names the file."""
        of_type("path", path, str, PathLike)
        write_file(path, self.save_text())

    def determinized(self, seat: int | None, seed: Seed | None = None, *, draft: Sequence[Part] = ()) -> Match:
        """Return a match consistent with what a seat (None: a spectator) knows; everything hidden is dealt again.

        The seat's view of it is the same. It can be played on with a generator of its own, seeded by `seed` or at
        random. It has no history, so it contains none of this match's secrets. With the `draft` of a composite move
        of the seat it is in the middle of that move; IllegalMove as for `view`.
        """
        if seat is not None:
            seat = self._seat(seat)
        seed = secrets.token_bytes(16) if seed is None else as_seed(seed)
        s = self._state if seat is None or _nothing(draft) else self._begun(seat, draft)
        return Match.begin(self.game, Origin(seed, None), self.names, start=rules.sampled_state(s, seat, seed))

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {', '.join(map(str, self.acting))} to act"
        return f"<Match of {self.game}: {len(self._plies) - 1} moves, {state}>"


def views(match: Match, viewers: Iterable[int | None]) -> list[dict[str, Any]]:
    """Return the views of several viewers, made together. They share what all see alike: do not change them."""
    with together(match._state):  # noqa: SLF001 - a match gives away copies alone
        return [match.view(viewer) for viewer in viewers]


def _nothing(draft: Sequence[Part]) -> bool:
    """Return whether a draft is empty."""
    return isinstance(draft, EMPTIABLE) and not draft


@cache
def _seats(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def seat_names(game: Game, names: object) -> tuple[str, ...]:
    """Return the names of the seats; BadOption if there are too few or too many, or one cannot be saved or shown."""
    if isinstance(names, str | bytes) or not isinstance(names, Sequence):
        raise wrong_type("names", "Sequence", names)
    if len(names) != game.players:
        raise BadOption(f"{game.players} names for the seats of {game.name} for {game.players}, not {quoted(names)}")
    return tuple(map(person_name, names))


def person_name(name: object) -> str:
    """Return a person's name as plain text; BadOption if it cannot be saved or shown."""
    of_type("names", name, str)
    text = str.__str__(name)
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadOption(f"a name is a text, not {quoted(text)}")
    sign = steering(text)
    if sign is not None:
        sentence = "a name may not contain characters that control a terminal or the direction of text ({sign})"
        raise BadOption(sentence, "name-steers", sign=sign)
    return text
