"""Saved games: JSON lines that tell a whole match and prove that nothing in it was changed.

The first line is the header, then one line a deed, then, once the game is over, a trailer with the
seed. Every line but the header ends in `hash`: SHA-256 of the line before's hash and this line without it;
the header's own hash begins the chain. So a change anywhere breaks every hash after it. `loading` reads them back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from rascals.core.chance import seed_text

if TYPE_CHECKING:
    from rascals.core.match import Deed, Match

FORMAT = 1
STREAMS = ("xoshiro128++", "hmac-sha256")


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
    header |= {"data": dict(game.data)} if game.altered else {}
    return header if match.start_position is None else header | {"position": match.start_position}


def line_of(deed: Deed) -> dict[str, Any]:
    """Return a deed's line, without its hash."""
    return {
        "n": deed.n,
        "seat": deed.seat,
        "move": deed.move,
        "events": [event.open() for event in deed.events],
        "random": [list(outcome) for outcome in deed.random],
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
    rest = [line_of(deed) for deed in match.deeds]
    if match.over:
        rest.append(trailer_of(match))
    for line in rest:
        chain = chained(chain, line)
        lines.append({**line, "hash": chain})
    return "".join(canonical(line) + "\n" for line in lines)
