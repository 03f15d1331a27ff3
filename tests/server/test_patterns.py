"""Patterns of the wire protocol match whole values: nothing may stand before or behind what they describe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct, ValidationError, inspect

from rascals.server import wire

SAMPLES = {
    "[0-9a-f]{64}": "0a" * 32,
    "[A-Za-z0-9_-]{43}": "aB-_0" * 8 + "xyz",
    "[ -~]+": "a b~",
    "[0-9a-f]{16}": "0f" * 8,
}


def strings(kind: Any) -> Iterator[inspect.StrType]:
    """Yield the strings that a type is made of."""
    if isinstance(kind, inspect.StrType):
        yield kind
    for part in (getattr(kind, name, None) for name in ("item_type", "type", "key_type", "value_type")):
        if part is not None and not isinstance(part, type):
            yield from strings(part)
    for part in getattr(kind, "types", ()):
        yield from strings(part)


def patterns() -> dict[str, str]:
    """Return each pattern of the protocol, with a field that has it."""
    found = {}
    for struct in (one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, Struct)):
        if struct.__module__ != wire.__name__:
            continue
        told = inspect.type_info(struct)
        assert isinstance(told, inspect.StructType)
        for field in told.fields:
            found |= {one.pattern: f"{struct.__name__}.{field.name}" for one in strings(field.type) if one.pattern}
    return found


@pytest.mark.parametrize("pattern", patterns())
def test_a_pattern_matches_whole_values(pattern: str) -> None:
    """A line feed or a blank at either end, a digit of another script, or two values in one are refused."""
    sample = next(value for part, value in SAMPLES.items() if part in pattern)
    kind = msgspec.Meta(pattern=pattern)
    read = msgspec.json.Decoder(Annotated[str, kind])
    assert read.decode(msgspec.json.encode(sample)) == sample
    fixed = re.search(r"\{\d+\}", pattern) is not None
    others = [f"{sample}\n", f"\n{sample}", f"{sample}\r\n", f"{sample}\u2028", "\u0661" + sample[1:], ""]
    others += [f" {sample}", f"{sample} ", sample * 2, sample.upper() + "!"] if fixed else []
    for other in others:
        with pytest.raises(ValidationError):
            read.decode(msgspec.json.encode(other))


def test_every_pattern_is_tried() -> None:
    """The protocol has these patterns; of a new one a sample is added above."""
    assert len(patterns()) == len(SAMPLES)
