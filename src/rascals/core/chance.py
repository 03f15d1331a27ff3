"""Chance: a small random generator whose state is part of the game's state, and streams that can replace it.

The generator is xoshiro128++ 1.0 (Blackman and Vigna, 2019), written with integers below 2**40 so that plain and
compiled execution give the same numbers. Live play draws from `SecretStream` instead: nobody who watches a table can
predict it, and once the secret is published everybody can check it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rascals.core.arguments import as_whole, of_type
from rascals.core.entropy import key_of
from rascals.core.errors import BadOption, BadRecord, BadType, quoted
from rascals.core.plain import Owned
from rascals.core.state import GameState, Row

WORD = 0xFFFFFFFF
Seed = int | str | bytes
WIDEST_SEED = 8192  # bits: well below the size of integers that Python refuses to print
LEAST_SECRET = 16  # bytes
WRITTEN = (b"int:", b"str:", b"hex:")  # the beginning of a seed's text
_HALF = re.compile("[\ud800-\udfff]")


# ---------------------------------------------------------------- in the dialect of the rules


def next_word(words: Row) -> int:
    """Return the next 32 random bits of `words`, four numbers below 2**32, and move on."""
    total = (words[0] + words[3]) & WORD
    result = ((((total << 7) | (total >> 25)) & WORD) + words[0]) & WORD
    shifted = (words[1] << 9) & WORD
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= shifted
    words[3] = ((words[3] << 11) | (words[3] >> 21)) & WORD
    return result


def next_below(words: Row, limit: int) -> int:
    """Return a uniform number from 0 to `limit` - 1 (Lemire, 2019); `limit` < 2**31."""
    product = next_word(words) * limit
    if (product & WORD) < limit:
        unfair = (WORD + 1 - limit) % limit
        while (product & WORD) < unfair:
            product = next_word(words) * limit
    return product >> 32


def below(s: GameState, limit: int) -> int:
    """Draw a number from 0 to `limit` - 1. This is the rules' only source of chance.

    Plain execution uses the state's `source` if it has one; compiled execution always uses `next_below`.
    """
    if s.source is not None:
        return s.source(s, limit)
    return next_below(s.chance, limit)


# ---------------------------------------------------------------- seeds and streams


def seed_text(seed: Seed) -> str:
    """Write a seed as text that shows its type: `int:7`, `str:tea`, `hex:00ff`."""
    if isinstance(seed, bytes):
        return f"hex:{seed.hex()}"
    if isinstance(seed, str):
        if _HALF.search(seed):
            raise BadOption("a seed is text without surrogates")
        return f"str:{str.__str__(seed)}"
    return f"int:{_whole(seed)}"


def as_seed(given: Any) -> Seed:
    """Return a caller's seed (or one of a subclass) as a plain int, str or bytes; BadOption for anything else."""
    if isinstance(given, bytes):
        return bytes(given)
    if type(given) is int and given.bit_length() <= WIDEST_SEED:  # the usual case
        return given
    text = seed_text(given)
    return text[4:] if isinstance(given, str) else int(text[4:])


def as_secret(given: Any) -> bytes:
    """Return a caller's secret for live play; BadOption if it is so short that it could be guessed."""
    of_type("secret", given, bytes)
    if len(given) < LEAST_SECRET:
        raise BadOption(f"a secret has at least {LEAST_SECRET} bytes, not {len(given)}")
    return bytes(given)


def _whole(seed: Any) -> int:
    number = as_whole(seed)
    if number is None:
        raise BadType(f"a seed is an int, a str or bytes, not {type(seed).__name__}")
    if number.bit_length() > WIDEST_SEED:
        raise BadOption(f"a seed is a number of at most {WIDEST_SEED} bits")
    return number


def seed_from_text(text: str) -> Seed:
    """Read what `seed_text` wrote; BadRecord for anything else."""
    kind, _, rest = str(text).partition(":")
    readers: dict[str, Callable[[str], Seed]] = {"int": int, "str": str, "hex": bytes.fromhex}
    try:
        seed: Seed | None = readers[kind](rest)
    except (KeyError, ValueError):
        seed = None
    if seed is None or seed_text(seed) != text:  # a number with spaces, say
        raise BadRecord(f"a seed is written int:…, str:… or hex:…, not {quoted(text)}")
    return seed


def commitment(seed: Seed) -> str:
    """Return the SHA-256 of a seed, in hex: of bytes directly, of any other seed as text.

    Bytes that read like a seed's text are hashed as text, too: otherwise two seeds would have the same commitment.
    """
    raw = seed if isinstance(seed, bytes) and not seed.startswith(WRITTEN) else seed_text(seed).encode()
    return hashlib.sha256(raw).hexdigest()


def words_of(seed: Seed) -> Row:
    """Return the generator's four initial words for a seed of any size."""
    digest = hashlib.sha256(b"rascals " + seed_text(seed).encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
    return words if any(words) else [1, 0, 0, 0]


@dataclass
class SecretStream:
    """Numbers from HMAC-SHA256 of a counter under a secret key: unpredictable now, verifiable later."""

    secret: bytes
    drawn: int = 0

    def word(self) -> int:
        """Return the next 32 bits; each HMAC block contains eight of them."""
        block, place = divmod(self.drawn, 8)
        self.drawn += 1
        digest = hmac.digest(self.secret, block.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[4 * place : 4 * place + 4], "big")

    def below(self, limit: int) -> int:
        """Draw a uniform number from 0 to `limit` - 1, by rejection."""
        fair = (WORD + 1) - (WORD + 1) % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit


@dataclass
class Recorded:
    """Outcomes given from outside, in order: `[limit, value]` pairs, as in a saved game."""

    outcomes: Sequence[Sequence[int]]
    used: int = 0

    def below(self, limit: int) -> int:
        """Return the next recorded outcome; BadRecord if it has another limit."""
        if self.used >= len(self.outcomes):
            raise BadRecord(f"the record has no random outcome for a draw from 0 to {limit - 1}")
        recorded, value = self.outcomes[self.used]
        if recorded != limit or not 0 <= value < limit:
            raise BadRecord(f"the record has the outcome {value} of {recorded}; the rules draw from 0 to {limit - 1}")
        self.used += 1
        return value


@dataclass
class Dice:
    """The source of a match's chance (the state's words, a stream or recorded outcomes), and a log of all outcomes."""

    stream: SecretStream | None = None
    noted: list[tuple[int, int]] = field(default_factory=list)
    forced: Recorded | None = None  # outcomes that stand in for all others until `settle`

    def __call__(self, s: GameState, limit: int) -> int:
        """Draw a number from 0 to `limit` - 1 and log it."""
        stream = self.forced or self.stream
        value = next_below(s.chance, limit) if stream is None else stream.below(limit)
        self.noted.append((limit, value))
        return value

    def copy(self) -> Dice:
        """Return dice with the same future outcomes, an empty log and nothing forced."""
        return Dice(None if self.stream is None else SecretStream(self.stream.secret, self.stream.drawn))

    def force(self, outcomes: Sequence[Sequence[int]] | None) -> None:
        """Force these outcomes on the next draws, until `settle`; None: draw as usual."""
        self.forced = None if outcomes is None else Recorded(outcomes)

    def settle(self) -> None:
        """Stop forcing outcomes; BadRecord if some were not used."""
        forced, self.forced = self.forced, None
        if forced is not None and forced.used != len(forced.outcomes):
            raise BadRecord(f"the record has {len(forced.outcomes)} random outcomes here, the rules drew {forced.used}")

    def take(self) -> tuple[tuple[int, int], ...]:
        """Return the outcomes logged since the last call."""
        noted, self.noted = tuple(self.noted), []
        return noted


@dataclass(frozen=True)
class Origin:
    """The origin of a match's chance: a seed, or the secret of live play; neither if it is unknown.

    `bound`: the header that a live game's chance is bound to. `salts`, one for each seat, open the names in it.
    `breakers`: names and salts of those who broke off earlier starts. `committed`: the commitment to a secret that is
    not known.
    """

    seed: Seed | None
    secret: bytes | None
    bound: Mapping[str, Any] | None = None
    salts: tuple[str | None, ...] = ()
    breakers: tuple[tuple[tuple[str, str | None], ...], ...] = ()
    committed: str | None = None

    def __post_init__(self) -> None:
        if self.bound is not None:
            object.__setattr__(self, "bound", Owned(self.bound))

    @staticmethod
    def of(seed: Seed | None, secret: bytes | None) -> Origin:
        """Return the origin for the secret or the seed, else for a random seed; BadOption if both are given."""
        if secret is not None and seed is not None:
            raise BadOption("chance comes from a seed or from a secret, not from both")
        if secret is not None:
            return Origin(None, as_secret(secret))
        return Origin(secrets.token_bytes(16) if seed is None else as_seed(seed), None)

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the secret or seed, for publishing at the start."""
        if self.bound is not None:
            return str(self.bound["commitment"])
        known = self.secret if self.secret is not None else self.seed
        return self.committed if known is None else commitment(known)

    @property
    def live(self) -> bool:
        """Whether chance comes from a secret, known or not."""
        return self.secret is not None or self.committed is not None or self.bound is not None

    @property
    def key(self) -> bytes | None:
        """The key of a live game's stream: the secret, or a key derived from secret and bound header."""
        return self.secret if self.secret is None or self.bound is None else key_of(self.secret, dict(self.bound))

    @property
    def known(self) -> bool:
        """Whether the origin can reproduce the outcomes."""
        return self.seed is not None or self.secret is not None

    def dice(self) -> Dice:
        """Return the dice of a new match: from the secret's stream, else from the state's own words."""
        return Dice(None if self.key is None else SecretStream(self.key))


def as_outcomes(data: Iterable[object]) -> list[tuple[int, int]]:
    """Return a list of `[limit, value]` pairs of integers as tuples; BadRecord if it is not one."""
    pairs = []
    for item in data if isinstance(data, list | tuple) else [data]:
        pair = _pair(item)
        if pair is None:
            raise BadRecord(f"a random outcome is [limit, value] with 0 <= value < limit, not {quoted(item)}")
        pairs.append(pair)
    return pairs


def _pair(item: object) -> tuple[int, int] | None:
    """Return an outcome as two ints (numpy's are converted); None if it is no such pair."""
    match item:
        case [int(limit), int(value)] if 0 <= value < limit and bool not in (type(limit), type(value)):
            return limit, value
        case [limit, value] if not isinstance(limit, int) or not isinstance(value, int):
            whole = as_whole(limit), as_whole(value)
            return None if None in whole else _pair(whole)
    return None
