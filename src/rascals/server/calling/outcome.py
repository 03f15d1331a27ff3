"""How sending a notice came out, whichever way it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Outcome:
    """`sent`; `gone`: nobody is there any more; `refused`: it will not be taken; `later`: try again.

    `status`: what the other end said, for the log; it names nobody. `wait`: seconds it wants to be left alone.
    """

    kind: Literal["sent", "gone", "refused", "later"]
    status: str
    wait: float = 0.0
