"""Signatures of saved games: that a game was played at a server is shown by its Ed25519 key (RFC 8032).

The header's entry `signature` holds the public key and two signatures, all in hexadecimal: `begun` is of the header's
hash, which stands as play begins, `ended` of the last line's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from rascals.core.canonical import canonical, from_hex
from rascals.core.entropy import fingerprint
from rascals.core.errors import BadRecord

KEY, SIGNATURE = 32, 64  # bytes
# What is signed begins with it, so that no signature can be taken for one of something else.
PURPOSE = {"begun": "rascals game begun ", "ended": "rascals game ended "}


class Signer:
    """A server's key. `private`: 32 bytes, made by `fresh`."""

    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw().hex()

    @staticmethod
    def fresh() -> bytes:
        """Return a new private key."""
        return Ed25519PrivateKey.generate().private_bytes_raw()

    def sign(self, text: str) -> str:
        """Return a saved game with its signature; one whose header is not bound to its game stays as it is."""
        first, *rest = text.split("\n")
        header = json.loads(first)
        if "entropy" not in header:
            return text
        begun = fingerprint(header)
        ended = json.loads(rest[-2])["hash"]
        signature = {"key": self.public, "begun": self._signed("begun", begun), "ended": self._signed("ended", ended)}
        return "\n".join([canonical({**header, "signature": signature}), *rest])

    def _signed(self, what: str, line: str) -> str:
        return self._key.sign(f"{PURPOSE[what]}{line}".encode()).hex()


def signer_of(signature: Mapping[str, Any], begun: str, ended: str | None) -> str:
    """Return the public key that signed a game whose header and last line have these hashes; BadRecord if none did.

    `ended` None: the file is cut short, so that only its beginning can be checked.
    """
    hashes = {"begun": begun} if ended is None else {"begun": begun, "ended": ended}
    try:
        key = Ed25519PublicKey.from_public_bytes(from_hex(signature["key"], KEY))
        for what, line in hashes.items():
            key.verify(from_hex(signature[what], SIGNATURE), f"{PURPOSE[what]}{line}".encode())
    except (InvalidSignature, KeyError, TypeError, ValueError) as error:
        raise BadRecord("the signature is not one of this game") from error
    return str(signature["key"])
