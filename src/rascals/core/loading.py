"""Loads saved games: the rules replay every line, and the result is compared with the file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rascals.core import entropy
from rascals.core.canonical import DIGEST, canonical, chained, from_hex, parsed
from rascals.core.chance import Origin, Seed, as_outcomes, commitment, seed_from_text
from rascals.core.errors import BadPosition, BadRecord, RascalsError, listed, quoted
from rascals.core.game import Game
from rascals.core.match import Match, Ply, person_name, seat_names
from rascals.core.saved import FORMATS, STREAMS, line_of, trailer_of
from rascals.core.untrusted_text import printable

FindGame = Callable[..., Game]
FindSigner = Callable[[Mapping[str, Any], str, str | None], str]
T = TypeVar("T")


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`: whether the file is valid; the number of lines, else the first invalid one and why.

    `complete`: the game is over and the file has its result; else the file is valid but cut short. `set_up`: it began
    at a chosen position; `odd`: the parts of it that no game could lead to. `adding`: the seats that took part in the
    chance of a live game, proven only if `seed_checked` too; None for older files and games that are not live.
    `names_bound`: no name can have been changed. `broken_off`: who broke off each earlier start.
    `rules`: the version of the rules it was played with, None in files from before rules had versions.
    `commitment` was published before the game, `draft` before the nonces were opened, `first` (the hash of the header)
    when it began; `last` is the hash of the last line.
    """

    ok: bool
    lines: int
    line: int | None = None
    problem: str | None = None
    seed_checked: bool = False
    same_rules: bool = True
    rules: int | None = None
    complete: bool = False
    live: bool = False
    set_up: bool = False
    odd: tuple[BadPosition, ...] = field(default=(), compare=False)
    adding: tuple[bool, ...] | None = None
    names_bound: bool = False
    broken_off: tuple[tuple[str, ...], ...] = ()
    commitment: str | None = None
    draft: str | None = None
    first: str | None = None
    last: str | None = None
    signed_by: str | None = None
    error: RascalsError | None = field(default=None, compare=False)  # the problem, for `Words.error`
    game: Game | None = field(default=None, compare=False)  # that was played, if the file is valid


class _Fault(BadRecord):
    """An invalid line: its number and the problem."""

    @classmethod
    def at(cls, line: int, problem: RascalsError) -> _Fault:
        """Return the error for a line, counted from 1, with this problem."""
        return cls("line {line}: {problem}", "record-line", line=line, problem=problem)


def load_text(text: str, find: FindGame, *, secret: bytes | None = None) -> Match:
    """Rebuild a match from a saved game and check every line; BadRecord names the first invalid line."""
    return _Replay(text, find, secret).match


def verify_text(text: str, find: FindGame, signer: FindSigner | None = None) -> Verdict:
    """Replay a saved game; report the first invalid line, counted from 1.

    `signer` gets a header's signature and the hashes of header and last line, and returns the key that signed;
    None: signatures are not checked.
    """
    try:
        replay = _Replay(text, find, None)
        if not (replay.origin.known or replay.origin.live):
            raise _Fault.at(1, _unseeded())
        signed_by = None if signer is None else replay.signed(signer)
    except _Fault as fault:
        line, problem = fault.values["line"], fault.values["problem"]
        return Verdict(ok=False, lines=line - 1, line=line, problem=str(problem), error=problem)
    header = replay.header
    return Verdict(
        ok=True,
        lines=replay.lines,
        seed_checked=replay.seed_checked,
        same_rules=replay.rules == replay.game.definition.version,
        rules=replay.rules,
        complete=replay.match.over,
        live=header["stream"] == STREAMS[1],
        set_up=replay.match.start_position is not None,
        odd=replay.match.at(0).position_status(),
        adding=entropy.adding(header),
        names_bound=entropy.names_bound(header),
        broken_off=entropy.broken_off(header),
        commitment=header.get("commitment"),
        draft=entropy.draft(header) if "entropy" in header else None,
        first=replay.first,
        last=replay.chain,
        signed_by=signed_by,
        game=replay.game,
    )


class _Replay:
    """A saved game, read line by line against the rules."""

    def __init__(self, text: str, find: FindGame, secret: bytes | None) -> None:
        self.lines = 0
        lines = self._parsed(text)
        header = next(lines, None)
        if header is None:
            raise _Fault.at(1, BadRecord("a saved game begins with a header line; this is empty"))
        self.header = header
        rest = list(lines)
        trailer = rest.pop() if rest and "end" in rest[-1] else None
        self.game, self.names = self._guard(1, lambda: _game_of(header, find))
        self.rules = header.get("rules") if type(header.get("rules")) is int else None  # a hash, before versions
        self.origin = self._guard(1, lambda: _origin_of(header, trailer, secret))
        self.seed_checked = self.origin.known
        self.match = self._begin(header, rest)
        self.first = self.chain = self._guard(1, lambda: entropy.fingerprint(header))
        for at, line in enumerate(rest, start=2):
            self.chain = self._guard(at, lambda at=at, line=line: self._line(at, self.chain, line))  # type: ignore[misc]
        self.chain = self._guard(len(rest) + 2, lambda: self._check_end(len(rest) + 2, self.chain, trailer))

    def signed(self, signer: FindSigner) -> str | None:
        """Return the key that signed the game; None if there is no signature."""
        signature = self.header.get("signature") if "entropy" in self.header else None
        if signature is None:
            return None
        return self._guard(1, lambda: signer(signature, self.first, self.chain if self.match.over else None))

    def _parsed(self, text: str) -> Iterator[dict[str, Any]]:
        # Only a line feed ends a line; anything else that `splitlines` would split at is checked as part of the line.
        for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), start=1):
            data = self._guard(number, lambda line=line: parsed(line))  # type: ignore[misc]
            if not isinstance(data, dict):
                raise _Fault.at(number, BadRecord("not a JSON object"))
            self.lines = number
            yield data

    def _guard(self, line: int, act: Callable[[], T]) -> T:
        try:
            return act()
        except _Fault:
            raise
        except (RecursionError, ValueError, KeyError, TypeError) as error:
            raise _Fault.at(line, _problem(error)) from error

    def _begin(self, header: Mapping[str, Any], rest: list[dict[str, Any]]) -> Match:
        if not rest:
            raise _Fault.at(2, BadRecord("the line of the setup is missing"))
        position = header.get("position")
        if position is not None:
            game = self.game
            start = self._guard(1, lambda: game.from_position(position, self.origin.seed, names=self.names))
            return Match.begin(game, self.origin, self.names, start.state)
        outcomes = self._guard(2, lambda: as_outcomes(rest[0]["random"]))
        forced = None if self.origin.known else outcomes
        return self._guard(2, lambda: Match.begin(self.game, self.origin, self.names, None, forced))

    def _line(self, at: int, before: str, line: Mapping[str, Any]) -> str:
        """Play and check a line after the setup's; return its hash."""
        ply = self.match.history[0] if at == 2 else self._ply(line)
        return _checked(at, before, line, line_of(ply))

    def _ply(self, line: Mapping[str, Any]) -> Ply:
        outcomes = as_outcomes(line["random"])
        if not isinstance(line["move"], str):
            raise BadRecord(f"move: a text, not {quoted(line['move'])}")
        self.match.enter(line["seat"], line["move"], None if self.origin.known else outcomes)
        return self.match.history[-1]

    def _check_end(self, at: int, chain: str, trailer: Mapping[str, Any] | None) -> str:
        if trailer is None:
            if self.match.over:
                raise _Fault.at(at, BadRecord("the game is over, but the last line with its result is missing"))
            return chain
        if not self.match.over:
            raise _Fault.at(at, BadRecord("the game is not over, but there is a line with its result"))
        if self.header["stream"] == STREAMS[1] and not self.origin.known:
            raise _Fault.at(at, BadRecord("the game is over, but its secret is missing"))
        return _checked(at, chain, trailer, trailer_of(self.match))


def _checked(at: int, before: str, line: Mapping[str, Any], expected: Mapping[str, Any]) -> str:
    """Compare a line with the rules' result, entry by entry, then its hash; return the hash."""
    for key, value in expected.items():
        mine, given = canonical(value), canonical(line.get(key))
        if given != mine:
            raise _Fault.at(at, BadRecord(f"{key}: the rules give {printable(mine)}, not {printable(given)}"))
    bare = {key: value for key, value in line.items() if key != "hash"}
    chain = chained(before, bare)
    if line.get("hash") != chain:
        problem = BadRecord("the hash does not follow from this line and those before it")
        raise _Fault.at(at, problem)
    return chain


def _problem(error: Exception) -> RascalsError:
    """Return the problem that an exception reports about a line."""
    match error:
        case RascalsError():
            return error
        case RecursionError():
            return BadRecord("not a line of a saved game: nested too deep")
        case json.JSONDecodeError():
            return BadRecord(f"not a line of a saved game: invalid JSON at character {error.pos + 1}")
        case KeyError():
            return BadRecord(f"not a line of a saved game: no entry {quoted(str(error.args[0]))}")
    return BadRecord("not a line of a saved game: an entry of an invalid type")


def _game_of(header: Mapping[str, Any], find: FindGame) -> tuple[Game, tuple[str, ...] | None]:
    _check_format(header)
    chosen = {"edition": header["edition"], "players": header["players"], "data": header.get("data")}
    game = find(header["game"], **chosen, **header["options"])
    if "entropy" in header:
        entropy.check(header, game.players)
    names = header.get("seats")
    return game, None if names is None else seat_names(game, names)


def _check_format(header: Mapping[str, Any]) -> None:
    """Refuse other formats, and headers of one format with entries of the other."""
    given = header.get("format")
    if type(given) is not int or given not in FORMATS:
        raise BadRecord(f"format {quoted(given)}; this version reads format {listed(FORMATS)}")
    bound = given != FORMATS[0]
    if bound != ("entropy" in header) or (bound and (header.get("stream") != STREAMS[1] or "position" in header)):
        raise BadRecord(
            f"format {given}: entropy belongs in format {FORMATS[1]} only, "
            f"with stream {STREAMS[1]} and without position"
        )


def _origin_of(header: Mapping[str, Any], trailer: Mapping[str, Any] | None, secret: bytes | None) -> Origin:
    """Return the origin of the chance, checked against the commitment; unknown while the secret is kept."""
    seed = secret if secret is not None else _written_seed(header, trailer)
    if seed is not None and commitment(seed) != header.get("commitment"):
        raise BadRecord("the seed is not the one committed to at the start")
    if header.get("stream") not in STREAMS:
        raise BadRecord(f"stream {quoted(header.get('stream'))}; valid: {listed(STREAMS)}")
    if header["stream"] == STREAMS[0]:
        if seed is None and header.get("commitment") is not None:
            raise _unseeded()
        return Origin(seed, None)
    if seed is not None and not isinstance(seed, bytes):
        raise BadRecord("the secret of live play is written hex:…")
    if "entropy" not in header:
        return Origin(None, seed, committed=from_hex(header["commitment"], DIGEST).hex())
    breakers = tuple(tuple((person_name(name), salt) for name, salt in start) for start in header.get("breakers", []))
    return Origin(None, seed, entropy.bound(header), tuple(header["salts"]), breakers)


def _unseeded() -> BadRecord:
    """Return the error for a game whose seed was never secret, yet is missing."""
    return BadRecord("the seed of this game is missing, so nobody can check its chance")


def _written_seed(header: Mapping[str, Any], trailer: Mapping[str, Any] | None) -> Seed | None:
    """Return the seed or secret in a file: in its header, or for a finished live game in its trailer."""
    text = header.get("seed") or (trailer or {}).get("secret" if "entropy" in header else "seed")
    return None if text is None else seed_from_text(text)
