"""Box metadata of a game: how long a game takes and how hard it is to learn.

It is the table `[metadata]` of a game's `box.toml`, once called `[lid]`, and nothing to the rules:

    [metadata]
    from = "house"          # where it was found (`rascals.core.provenance`)
    minutes = [20, 30]      # of a game between people, from … to …
    weight = 2              # 1 (at once) to 5 (an evening's study)
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from rascals.core.components import contents

HEAVIEST = 5


@dataclass(frozen=True)
class BoxMetadata:
    """How many minutes a game takes, from … to …, and its weight, 1 to 5; None where the box does not say."""

    minutes: tuple[int, int] | None = None
    weight: int | None = None

    def __post_init__(self) -> None:
        if self.minutes is not None and not 0 < self.minutes[0] <= self.minutes[1]:
            raise ValueError(f"metadata.minutes: two numbers, the lesser first, not {self.minutes}")
        if self.weight is not None and self.weight not in range(1, HEAVIEST + 1):
            raise ValueError(f"metadata.weight: a number from 1 to {HEAVIEST}, not {self.weight}")


def metadata_of(package: str) -> BoxMetadata:
    """Return what the `box.toml` of a game's package says of it; ValueError where that cannot be."""
    if not files(package).joinpath("box.toml").is_file():
        return BoxMetadata()
    said = contents(package)
    said = said.get("metadata", said.get("lid", {}))
    minutes = said.get("minutes")
    return BoxMetadata(None if minutes is None else (int(minutes[0]), int(minutes[-1])), said.get("weight"))
