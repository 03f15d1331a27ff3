"""Something a client sent is not let in."""

from __future__ import annotations

from typing import Any

from rascals.core.errors import RascalsError

BAD = "error-bad"  # the text for whatever only a faulty program sends


class Invalid(RascalsError):
    """Something a client sent is refused: `reason` (an id), `args`, and the sentence in English."""

    reason: str

    def __init__(self, reason: str, text: str, **args: Any) -> None:
        super().__init__(text)
        self.reason = reason
        self.args_ = args
