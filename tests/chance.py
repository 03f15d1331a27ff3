"""The chance of tests: what the product asks the operating system for comes from a seed, the same in every run.

Secrets of tables, tokens, codes, pauses of bots: all of them come from `secrets` and `random.SystemRandom`. Each test
begins anew, with its own name as the seed; so a test that plays a game on a server plays the same game in every run, as
far as its requests come in the same order. Each kind of number has a stream of its own, so that a token more or less
does not change the cards. Programs that tests start take part if they get `environment()`.
"""

from __future__ import annotations

import os
import random
import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Sequence
from hashlib import shake_256
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

SEED = "RASCALS_TEST_CHANCE"
ROOT = Path(__file__).resolve().parents[1]


class Streams:
    """Streams of bytes that follow from a seed, one for each kind of number."""

    def __init__(self) -> None:
        self.seed, self.drawn = "", Counter[str]()

    def begin(self, seed: str) -> None:
        """Restart all streams."""
        self.seed, self.drawn = seed, Counter()

    def next(self, kind: str, count: int) -> bytes:
        """Return the next bytes of a stream."""
        self.drawn[kind] += 1
        return shake_256(f"{self.seed} {kind} {self.drawn[kind]}".encode()).digest(count)


STREAMS = Streams()


class SystemRandom(random.Random):
    """Replaces the operating system's: the same numbers in every run."""

    def __init__(self, _: Any = None) -> None:
        super().__init__(STREAMS.next("system", 32))


def token_bytes(nbytes: int | None = None) -> bytes:
    """As in `secrets`."""
    return STREAMS.next(f"bytes {nbytes}", 32 if nbytes is None else nbytes)


def token_hex(nbytes: int | None = None) -> str:
    """As in `secrets`."""
    return STREAMS.next(f"hex {nbytes}", 32 if nbytes is None else nbytes).hex()


def token_urlsafe(nbytes: int | None = None) -> str:
    """As in `secrets`."""
    drawn = STREAMS.next(f"urlsafe {nbytes}", 32 if nbytes is None else nbytes)
    return urlsafe_b64encode(drawn).rstrip(b"=").decode()


def choice(seq: Sequence[T]) -> T:
    """As in `secrets`."""
    return random.Random(STREAMS.next("choice", 32)).choice(seq)


def fix(seed: str) -> None:
    """Let all chance of this process follow from a seed, from now on."""
    STREAMS.begin(seed)
    for one in (token_bytes, token_hex, token_urlsafe, choice):
        setattr(secrets, one.__name__, one)
    random.SystemRandom = SystemRandom  # type: ignore[assignment, misc]


def environment() -> dict[str, str]:
    """Return environment variables by which a program's chance follows from this test, differently at each start."""
    path = os.pathsep.join(str(ROOT / folder) for folder in ("tests/starting", ".", "src"))
    STREAMS.drawn["program"] += 1
    return {"PYTHONPATH": path, SEED: f"{STREAMS.seed} {STREAMS.drawn['program']}"}
