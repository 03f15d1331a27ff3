"""Pledges, sealed names and what a header's hashes depend on."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from rascals.core import entropy


def test_a_pledge_is_the_hash_of_the_nonce():
    """SHA-256 of the 32 bytes, in lowercase hexadecimal; anything else is no nonce."""
    assert entropy.pledge_of("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()
    for wrong in ("", "00" * 31, "00" * 33, "zz" * 32, "AB" * 32, "00 " * 32):
        with pytest.raises(ValueError, match=r"hex"):
            entropy.pledge_of(wrong)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_chance_is_keyed_by_secret_and_fingerprint():
    """HMAC-SHA256 under the secret of the hash of draft and nonces, as any program can do it again."""
    secret, header = b"s" * 32, {"a": "é", "entropy": {"pledges": [None], "nonces": ["n"]}}
    draft = sha('{"a":"é","entropy":{"pledges":[null]}}')
    fingerprint = sha(draft + '{"nonces":["n"]}')
    assert (entropy.draft(header), entropy.fingerprint(header)) == (draft, fingerprint)
    assert entropy.key_of(secret, header) == hmac.digest(secret, fingerprint.encode(), "sha256")


def test_what_a_header_is_bound_to():
    """All but names, salts and signature where seats took part in chance; else all of it."""
    live = {"entropy": {}, "names": ["x"], "seats": ["P"], "salts": ["s"], "signature": {}, "game": "g"}
    assert entropy.bound(live) == {"entropy": {}, "names": ["x"], "game": "g"}
    assert entropy.bound({"seats": ["P"], "game": "g"}) == {"seats": ["P"], "game": "g"}


def test_another_attempt_has_another_secret():
    """Each follows from the one before and none is the same."""
    first = b"s" * 32
    assert len({first, entropy.following(first), entropy.following(entropy.following(first))}) == 3
