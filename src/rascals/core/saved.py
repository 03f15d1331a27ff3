"""Saved games: JSON lines that tell a whole match and prove that nothing in it was changed.

The first line is the header, then one line a command, then, once the game is over, a trailer with the
seed. Every line but the header ends in `hash`: SHA-256 of the line before's hash and this line without it;
the header's own hash begins the chain. So a change anywhere breaks every hash after it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rascals.core.chance import as_outcomes, commitment, seed_from_text, seed_text
from rascals.core.errors import BadRecord, RascalsError
from rascals.core.game import Game
from rascals.core.match import Command, Match, Origin

FORMAT = 1
STREAMS = ("xoshiro128++", "hmac-sha256")
FindGame = Callable[..., Game]


def canonical(data: object) -> str:
    """Write JSON in the one way that is hashed: sorted keys, no spaces, characters as they are."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def header_of(match: Match) -> dict[str, Any]:
    """Return the header: what was fixed before the first move. A secret is only committed to."""
    game, origin = match.game, match.origin
    header = {
        "format": FORMAT,
        "game": game.name,
        "edition": game.edition,
        "players": game.players,
        "options": dict(game.options),
        "seats": None if match.names is None else list(match.names),
        "rules": game.box.rules_hash,
        "stream": STREAMS[origin.secret is not None],
        "commitment": match.commitment,
        "seed": None if origin.seed is None else seed_text(origin.seed),
    }
    return header if match.start_position is None else header | {"position": match.start_position}


def line_of(command: Command) -> dict[str, Any]:
    """Return a command's line, without its hash."""
    return {
        "n": command.n,
        "seat": command.seat,
        "move": command.move,
        "events": [event.open() for event in command.events],
        "random": [list(outcome) for outcome in command.random],
    }


def trailer_of(match: Match) -> dict[str, Any]:
    """Return the trailer of a finished match, without its hash: the result and the seed."""
    origin = match.origin
    seed = origin.secret if origin.secret is not None else origin.seed
    return {
        "end": match.end_reason,
        "scores": list(match.scores or ()),
        "winners": list(match.winners),
        "seed": None if seed is None else seed_text(seed),
    }


def chained(before: str, line: Mapping[str, Any]) -> str:
    """Return a line's hash, given the hash before it."""
    return sha256(f"{before}{canonical(line)}".encode()).hexdigest()


def write(match: Match) -> str:
    """Return the saved game as text."""
    header = header_of(match)
    chain = chained("", header)
    lines: list[Mapping[str, Any]] = [header]
    rest = [line_of(command) for command in match.commands]
    if match.over:
        rest.append(trailer_of(match))
    for line in rest:
        chain = chained(chain, line)
        lines.append({**line, "hash": chain})
    return "".join(canonical(line) + "\n" for line in lines)


# ---------------------------------------------------------------- reading


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`: whether all holds, how many lines were read, else the first that does not and why."""

    ok: bool
    lines: int
    line: int | None = None
    problem: str | None = None
    seed_checked: bool = False
    same_rules: bool = True


class _Fault(BadRecord):
    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line, self.problem = line, problem


def load_text(text: str, find: FindGame, *, secret: bytes | None = None) -> Match:
    """Rebuild a match from a saved game, every line of it checked; BadRecord names the first that does not hold."""
    return _Replay(text, find, secret).match


def verify_text(text: str, find: FindGame) -> Verdict:
    """Re-play a saved game; report the first line that does not hold, counted from 1."""
    try:
        replay = _Replay(text, find, None)
    except _Fault as fault:
        return Verdict(ok=False, lines=fault.line - 1, line=fault.line, problem=fault.problem)
    return Verdict(ok=True, lines=replay.lines, seed_checked=replay.seed_checked, same_rules=replay.same_rules)


class _Replay:
    """A saved game, read line by line against the rules."""

    def __init__(self, text: str, find: FindGame, secret: bytes | None) -> None:
        self.lines = 0
        lines = self._parsed(text)
        header = next(lines, None)
        if header is None:
            raise _Fault(1, "a saved game begins with a header line; this is empty")
        rest = list(lines)
        trailer = rest.pop() if rest and "end" in rest[-1] else None
        self.game, self.names = self._guard(1, lambda: _game_of(header, find))
        self.same_rules = header.get("rules") == self.game.box.rules_hash
        self.origin = self._guard(1, lambda: _origin_of(header, trailer, secret))
        self.seed_checked = self.origin.known
        self.match = self._begin(header, rest)
        chain = self._check(2, chained("", header), self.match.commands[0], rest[0])
        for at, line in enumerate(rest[1:], start=3):
            command = self._guard(at, lambda line=line: self._command(line))  # type: ignore[misc]
            chain = self._check(at, chain, command, line)
        self._check_end(len(rest) + 2, chain, trailer)

    def _parsed(self, text: str) -> Iterator[dict[str, Any]]:
        # Lines end in a line feed alone: a name may hold characters that `splitlines` takes for ends of lines.
        for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), start=1):
            data = self._guard(number, lambda line=line: json.loads(line))  # type: ignore[misc]
            if not isinstance(data, dict):
                raise _Fault(number, "not a JSON object")
            self.lines = number
            yield data

    def _guard(self, line: int, act: Callable[[], Any]) -> Any:
        try:
            return act()
        except _Fault:
            raise
        except RascalsError as error:
            raise _Fault(line, str(error)) from error
        except RecursionError as error:
            raise _Fault(line, "not a line of a saved game (nested too deep)") from error
        except (ValueError, KeyError, TypeError) as error:
            raise _Fault(line, f"not a line of a saved game ({error})") from error

    def _begin(self, header: Mapping[str, Any], rest: list[dict[str, Any]]) -> Match:
        if not rest:
            raise _Fault(2, "the line of the setup is missing")
        position = header.get("position")
        if position is not None:
            start = self._guard(1, lambda: self.game.from_position(position, self.origin.seed).record)
            return Match.begin(self.game, self.origin, self.names, start)
        outcomes = self._guard(2, lambda: as_outcomes(rest[0]["random"]))
        forced = None if self.origin.known else outcomes
        match: Match = self._guard(2, lambda: Match.begin(self.game, self.origin, self.names, None, forced))
        return match

    def _command(self, line: Mapping[str, Any]) -> Command:
        outcomes = as_outcomes(line["random"])
        if not isinstance(line["move"], str):
            message = f"move: a text, not {line['move']!r}"
            raise BadRecord(message)
        self.match.enter(line["seat"], line["move"], None if self.origin.known else outcomes)
        return self.match.commands[-1]

    def _check(self, at: int, before: str, command: Command, line: Mapping[str, Any]) -> str:
        """Compare a line with what the rules say, entry by entry, then its hash; return the hash."""
        expected = line_of(command)
        for key, value in expected.items():
            if canonical(line.get(key)) != canonical(value):
                raise _Fault(at, f"{key}: the rules give {canonical(value)}, not {canonical(line.get(key))}")
        return _hash_checked(at, before, line)

    def _check_end(self, at: int, chain: str, trailer: Mapping[str, Any] | None) -> None:
        if trailer is None:
            if self.match.over:
                raise _Fault(at, "the game is over, but the last line with its result is missing")
            return
        if not self.match.over:
            raise _Fault(at, "the game is not over, but there is a line with its result")
        expected = trailer_of(self.match)
        for key in ("end", "scores", "winners", "seed"):
            if trailer.get(key) != expected[key]:
                raise _Fault(at, f"{key}: the rules give {expected[key]!r}, not {trailer.get(key)!r}")
        _hash_checked(at, chain, trailer)


def _hash_checked(at: int, before: str, line: Mapping[str, Any]) -> str:
    bare = {key: value for key, value in line.items() if key != "hash"}
    chain = chained(before, bare)
    if line.get("hash") != chain:
        raise _Fault(at, "the hash does not follow from this line and those before it")
    return chain


def _game_of(header: Mapping[str, Any], find: FindGame) -> tuple[Game, list[str] | None]:
    if header.get("format") != FORMAT:
        message = f"format {header.get('format')!r}; this version reads format {FORMAT}"
        raise BadRecord(message)
    game = find(header["game"], edition=header["edition"], players=header["players"], **header["options"])
    return game, header.get("seats")


def _origin_of(header: Mapping[str, Any], trailer: Mapping[str, Any] | None, secret: bytes | None) -> Origin:
    """Return where the chance came from, checked against the commitment; unknown while a secret is kept."""
    text = header.get("seed") or (trailer or {}).get("seed")
    seed = secret if secret is not None else None if text is None else seed_from_text(text)
    if seed is not None and commitment(seed) != header.get("commitment"):
        message = "the seed is not the one committed to at the start"
        raise BadRecord(message)
    if header.get("stream") not in STREAMS:
        message = f"stream {header.get('stream')!r}; valid: {', '.join(STREAMS)}"
        raise BadRecord(message)
    if header["stream"] == STREAMS[1] and seed is not None:
        if not isinstance(seed, bytes):
            message = "the secret of live play is written hex:…"
            raise BadRecord(message)
        return Origin(None, seed)
    return Origin(seed, None)
