"""Commit–reveal of the players' randomness: seats pledge hashes of nonces, and the game's chance depends on all.

Every seat pledges the SHA-256 of its own nonce and opens the nonce when all pledges are fixed. The random numbers come
from the HMAC-SHA256 of the fingerprint under the server's secret. The fingerprint is the hash of the draft and the
nonces; the draft is the hash of the bound header without the nonces and is published before any nonce is opened. If any
of it changes, the game changes. A name is hashed with a salt, so that it can be forgotten.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from rascals.core.canonical import chained, from_hex
from rascals.core.errors import BadRecord, quoted

OPENINGS = ("seats", "salts", "breakers", "signature")  # of a header: what its hashes and chance do not depend on
NONCE = SALT = 32  # bytes


def pledge_of(nonce: str) -> str:
    """Return the SHA-256 of a nonce, both in hex; ValueError if it is not 32 bytes."""
    return sha256(from_hex(nonce, NONCE)).hexdigest()


def sealed_name(name: str, salt: str) -> str:
    """Return the hash that binds a name to a game; ValueError for a salt that is not 32 bytes in hex.

    As every salt is equally long, salt and name can be cut apart in one way only.
    """
    from_hex(salt, SALT)
    return sha256(f"{salt} {name}".encode()).hexdigest()


def withheld(seat: int) -> str:
    """Return the name that replaces a forgotten person's."""
    return f"Player {seat + 1}"


def following(secret: bytes) -> bytes:
    """Return the secret for another attempt to start; earlier commitments reveal nothing about it."""
    return hmac.digest(secret, b"another attempt", "sha256")


def bound(header: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the part of a header that is hashed: for a live game all entries but the openings."""
    if "entropy" not in header:
        return header
    return {key: value for key, value in header.items() if key not in OPENINGS}


def draft(header: Mapping[str, Any]) -> str:
    """Return the hash of a live game's bound header without the nonces: all that is fixed before one is opened."""
    entropy = {"pledges": header["entropy"]["pledges"]}
    return chained("", {**bound(header), "entropy": entropy})


def fingerprint(header: Mapping[str, Any]) -> str:
    """Return the first hash of a saved game's chain; for a live game it depends on draft and nonces only."""
    if "entropy" not in header:
        return chained("", header)
    return chained(draft(header), {"nonces": header["entropy"]["nonces"]})


def key_of(secret: bytes, header: Mapping[str, Any]) -> bytes:
    """Return the key of all chance of a live game whose bound header this is."""
    return hmac.digest(secret, fingerprint(header).encode(), "sha256")


def check(header: Mapping[str, Any], players: int) -> None:
    """Check that pledges, nonces and names of a header match; BadRecord names the seat where they do not."""
    pledges, nonces = header["entropy"]["pledges"], header["entropy"]["nonces"]
    names, seats, salts = header["names"], header["seats"], header["salts"]
    for key, given in (("pledges", pledges), ("nonces", nonces), ("names", names), ("seats", seats), ("salts", salts)):
        if not isinstance(given, list) or len(given) != players:
            raise BadRecord(f"{key}: a list of {players} entries, one for each seat")
    for seat in range(players):
        _check_nonce(seat, pledges[seat], nonces[seat])
        _check_name(seat, names[seat], seats[seat], salts[seat])
    _check_breakers(header.get("broken_off", []), header.get("breakers", []))


def _check_nonce(seat: int, pledge: object, nonce: object) -> None:
    fits = nonce is pledge is None or (isinstance(nonce, str) and pledge_of(nonce) == pledge)
    if not fits:
        raise BadRecord(f"seat {seat}: the nonce is not the one that was pledged")


def _check_name(seat: int, sealed: object, name: Any, salt: Any) -> None:
    fits = name == withheld(seat) if salt is None else sealed_name(name, salt) == sealed
    if not fits:
        raise BadRecord(f"seat {seat}: {quoted(name)} is not the name that the game is bound to")


def _check_breakers(broken: Any, breakers: Any) -> None:
    """Check that the people named as having broken off a start are those that the game is bound to."""
    if [len(start) for start in broken] != [len(start) for start in breakers]:
        raise BadRecord("breakers: a list like broken_off, with as many entries for each start")
    for start, names in zip(broken, breakers, strict=True):
        for (seat, sealed), (name, salt) in zip(start, names, strict=True):
            _check_name(seat, sealed, name, salt)


def names_bound(header: Mapping[str, Any]) -> bool:
    """Return whether no name can have been changed: a live game in which all names have their salts."""
    if "entropy" not in header:
        return False
    breakers = [salt for start in header.get("breakers", []) for _, salt in start]
    return None not in [*header["salts"], *breakers]


def broken_off(header: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """Return who broke off each start before the one with which a live game began."""
    if "entropy" not in header:  # in other headers such an entry is bound to nothing and unchecked
        return ()
    return tuple(tuple(str(name) for name, _ in start) for start in header.get("breakers", []))


def adding(header: Mapping[str, Any]) -> tuple[bool, ...] | None:
    """Return which seats took part in the chance of a live game; None if the header does not say."""
    entropy = header.get("entropy")
    return None if entropy is None else tuple(nonce is not None for nonce in entropy["nonces"])
