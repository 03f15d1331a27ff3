"""Saved games: JSON lines that record a whole match, made tamper-evident by a hash chain.

The first line is the header, then comes one line for each ply, then, if the game is over, a trailer with the
seed. Every line but the header has a `hash`: SHA-256 of the previous line's hash and this line without `hash`.
The header's hash begins the chain. So a change anywhere breaks every hash after it. `loading` reads saved games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from rascals.core.canonical import canonical, chained
from rascals.core.chance import commitment, seed_text
from rascals.core.entropy import fingerprint

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.core.match import Match, Ply
    from rascals.core.saved_types import (
        BoundHeader,
        GameEntries,
        LiveHeader,
        PlyEntries,
        PositionHeader,
        SavedHeader,
        TrailerEntries,
    )

# 2: a live game whose players took part in its chance, and whose header is bound to it
FORMATS: Final = (1, 2)
STREAMS: Final = ("xoshiro128++", "hmac-sha256")


def header_of(match: Match) -> SavedHeader | PositionHeader | LiveHeader:
    """Return the header: everything fixed before the first move. It contains only the commitment to a secret."""
    origin = match.origin
    seats = None if match.names is None else list(match.names)
    if origin.bound is not None:
        live = cast("LiveHeader", {**origin.bound, "seats": seats, "salts": list(origin.salts)})
        if origin.breakers:
            live["breakers"] = [[list(breaker) for breaker in start] for start in origin.breakers]
        return live
    header: SavedHeader = {
        **game_of(match.game),
        "format": FORMATS[0],
        "seats": seats,
        "stream": STREAMS[origin.live],
        "commitment": match.commitment,
        "seed": None if origin.seed is None else seed_text(origin.seed),
    }
    return header if match.start_position is None else {**header, "position": match.start_position}


def game_of(game: Game) -> GameEntries:
    """Return the entries of a header that identify the game."""
    header: GameEntries = {
        "game": game.name,
        "edition": game.edition,
        "players": game.players,
        "options": game.written_options,
        "rules": game.definition.version,
    }
    if game.altered:
        header["data"] = dict(game.data)
    return header


def live_header(
    game: Game, secret: bytes, pledges: Sequence[str | None], nonces: Sequence[str | None], names: Sequence[str]
) -> BoundHeader:
    """Return the bound header of a live game, which together with the secret determines its chance.

    For each seat: the SHA-256 of its nonce and the nonce, in hex, None if it adds none; its name's hash.
    """
    return {
        **game_of(game),
        "format": FORMATS[1],
        "stream": STREAMS[1],
        "commitment": commitment(secret),
        "seed": None,
        "entropy": {"pledges": list(pledges), "nonces": list(nonces)},
        "names": list(names),
    }


def line_of(ply: Ply) -> PlyEntries:
    """Return a ply's line, without its hash."""
    return {
        "n": ply.n,
        "seat": ply.seat,
        "move": ply.move,
        "events": [event.open() for event in ply.events],
        "random": [list(outcome) for outcome in ply.random],
    }


def trailer_of(match: Match) -> TrailerEntries:
    """Return the trailer of a finished match, without its hash: the result and the seed."""
    origin = match.origin
    seed = origin.seed if origin.key is None else origin.key
    trailer: TrailerEntries = {
        "end": match.end_reason,
        "scores": list(match.scores or ()),
        "winners": list(match.winners),
        "seed": None if seed is None else seed_text(seed),
    }
    if origin.bound is None:
        return trailer
    return {**trailer, "secret": None if origin.secret is None else seed_text(origin.secret)}


def write(match: Match) -> str:
    """Return the saved game as text."""
    header = header_of(match)
    chain = fingerprint(header)
    lines: list[Mapping[str, Any]] = [header]
    rest: list[PlyEntries | TrailerEntries] = [line_of(ply) for ply in match.history]
    if match.over:
        rest.append(trailer_of(match))
    for line in rest:
        chain = chained(chain, line)
        lines.append({**line, "hash": chain})
    return "".join(canonical(line) + "\n" for line in lines)
