"""Chance: the generator, seeds, streams, recorded outcomes; pledges, and what the hashes of a live header depend on."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rascals.core import chance, entropy
from rascals.core.errors import BadOption, BadRecord


def test_generator_gives_the_published_numbers():
    """xoshiro128++ from the state 1, 2, 3, 4: the first words follow from its definition, worked out by hand."""
    # result = rotl(s0 + s3, 7) + s0 = (5 << 7) + 1 = 641; next state: s2 = 3^1 = 2, s3 = 4^2 = 6, s1 = 2^2 = 0,
    # s0 = 1^6 = 7, s2 ^= 2 << 9, s3 = rotl(6, 11) = 12288; then result = rotl(12295, 7) + 7 = 1573767
    words = [1, 2, 3, 4]
    assert chance.next_word(words) == 641
    assert words == [7, 0, 2 ^ 1024, 12288]
    assert chance.next_word(words) == 1573767


@pytest.mark.no_cover
@given(st.integers(1, 2**31 - 1), st.integers())
def test_draws_stay_below_the_limit(limit, seed):
    """A draw is from 0 to limit - 1, from the generator and from the secret stream alike."""
    words = chance.words_of(seed)
    assert 0 <= chance.next_below(words, limit) < limit
    assert all(0 <= word < 2**32 for word in words)
    assert 0 <= chance.SecretStream(b"k").below(limit) < limit


@pytest.mark.parametrize("limit", [2, 3, 7, 10])
def test_draws_are_even(limit):
    """Each outcome comes about equally often (within five deviations)."""
    words = chance.words_of("even")
    stream = chance.SecretStream(b"even")
    for draw in (lambda: chance.next_below(words, limit), lambda: stream.below(limit)):
        counts = Counter(draw() for _ in range(4000))
        mean = 4000 / limit
        assert set(counts) == set(range(limit))
        assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_rejection_keeps_large_limits_even():
    """With a limit of three quarters of the range, the upper part is as likely as the lower: no modulo bias."""
    words = chance.words_of(5)
    limit = 3 * 2**29
    low = sum(chance.next_below(words, limit) < limit // 3 for _ in range(3000))
    assert 850 < low < 1150


@pytest.mark.no_cover
@given(st.one_of(st.integers(), st.text(), st.binary()))
def test_seeds_of_any_size_and_type(seed):
    """Any int, text or bytes is a seed: four words below 2**32, not all zero, always the same; it can be read back."""
    words = chance.words_of(seed)
    assert words == chance.words_of(seed)
    assert len(words) == 4
    assert any(words)
    assert chance.seed_from_text(chance.seed_text(seed)) == seed


def test_seeds_of_different_type_differ():
    """7, "7" and b"7" are three different seeds."""
    assert len({tuple(chance.words_of(seed)) for seed in (7, "7", b"7")}) == 3


@pytest.mark.parametrize("seed", [1.5, None, True, [1]])
def test_other_things_are_no_seeds(seed):
    """A seed of another type is refused by name."""
    with pytest.raises(BadOption, match="a seed is an int, a str or bytes"):
        chance.seed_text(seed)


@pytest.mark.parametrize("text", ["", "7", "int:x", "hex:0", "float:1"])
def test_other_texts_are_no_seeds(text):
    """A seed's text shows its type."""
    with pytest.raises(BadRecord, match="int:"):
        chance.seed_from_text(text)


def test_commitment_is_the_hash_of_the_secret():
    """The SHA-256 of a secret's bytes, so that anybody can check it with any tool."""
    assert chance.commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()
    assert chance.commitment(7) == hashlib.sha256(b"int:7").hexdigest()


def test_secret_stream_is_hmac_of_a_counter():
    """Word n is the n-th 32 bits of HMAC-SHA256(secret, block number)."""
    stream = chance.SecretStream(b"key")
    words = [stream.word() for _ in range(10)]
    blocks = b"".join(hmac.digest(b"key", block.to_bytes(8, "big"), "sha256") for block in range(2))
    assert words == [int.from_bytes(blocks[4 * n : 4 * n + 4], "big") for n in range(10)]


def test_recorded_outcomes_answer_only_their_question():
    """A recorded outcome answers one draw with the same limit; anything else is a BadRecord."""
    recorded = chance.Recorded([(6, 2), (3, 3)])
    assert recorded.below(6) == 2
    with pytest.raises(BadRecord, match="outcome 3 of 3"):
        recorded.below(3)
    with pytest.raises(BadRecord, match="draw from 0 to 4"):
        chance.Recorded([(6, 2)]).below(5)
    with pytest.raises(BadRecord, match="no random outcome"):
        chance.Recorded([]).below(5)


@pytest.mark.parametrize("data", [[3], [[1]], [[3, 3]], [["3", 1]], [[3, -1]]])
def test_outcomes_are_pairs(data):
    """A list of outcomes that are not [limit, value] pairs is refused."""
    with pytest.raises(BadRecord, match="random outcome"):
        chance.as_outcomes(data)


# ---------------------------------------------------------------- live play


def test_a_pledge_is_the_hash_of_the_nonce():
    """SHA-256 of the 32 bytes, in lowercase hexadecimal; anything else is not a nonce."""
    assert entropy.pledge_of("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()
    for wrong in ("", "00" * 31, "00" * 33, "zz" * 32, "AB" * 32, "00 " * 32):
        with pytest.raises(ValueError, match=r"hex"):
            entropy.pledge_of(wrong)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_chance_is_keyed_by_secret_and_fingerprint():
    """HMAC-SHA256, keyed with the secret, of the hash of draft and nonces, as any program can recompute it."""
    secret, header = b"s" * 32, {"a": "é", "entropy": {"pledges": [None], "nonces": ["n"]}}
    draft = sha('{"a":"é","entropy":{"pledges":[null]}}')
    fingerprint = sha(draft + '{"nonces":["n"]}')
    assert (entropy.draft(header), entropy.fingerprint(header)) == (draft, fingerprint)
    assert entropy.key_of(secret, header) == hmac.digest(secret, fingerprint.encode(), "sha256")


def test_what_a_header_is_bound_to():
    """Everything except names, salts and signature if seats took part in chance; otherwise everything."""
    live = {"entropy": {}, "names": ["x"], "seats": ["P"], "salts": ["s"], "signature": {}, "game": "g"}
    assert entropy.bound(live) == {"entropy": {}, "names": ["x"], "game": "g"}
    assert entropy.bound({"seats": ["P"], "game": "g"}) == {"seats": ["P"], "game": "g"}


def test_another_attempt_has_another_secret():
    """Each follows from the previous one, and all are different."""
    first = b"s" * 32
    assert len({first, entropy.following(first), entropy.following(entropy.following(first))}) == 3
