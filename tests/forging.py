"""Changed saved games with all hashes recomputed: a forger's best."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rascals.core.canonical import canonical, chained
from rascals.core.entropy import fingerprint


def edited(lines: Sequence[str], at: int, **changes: object) -> list[str]:
    """Return the lines of a saved game with entries of one of them changed."""
    return [*lines[:at], canonical(json.loads(lines[at]) | changes), *lines[at + 1 :]]


def rechained(lines: Sequence[str]) -> list[str]:
    """Return lines with every hash recomputed."""
    header, *rest = [json.loads(line) for line in lines]
    chain, out = fingerprint(header), [canonical(header)]
    for line in rest:
        bare = {key: value for key, value in line.items() if key != "hash"}
        chain = chained(chain, bare)
        out.append(canonical(bare | {"hash": chain}))
    return out


def forged(lines: Sequence[str], **changes: object) -> str:
    """Return a saved game with entries of its header changed, and every hash recomputed."""
    return "".join(line + "\n" for line in rechained(edited(lines, 0, **changes)))
