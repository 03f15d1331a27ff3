"""Every event of every game is stated, with all its values and who may know them, in a transcript written by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import rascals
from rascals.core.events import EventType
from tests.games.transcripts import WRITTEN, statements

Stated = tuple[str, str, dict[str, Any]]


def stated(name: str) -> Iterator[Stated]:
    """Yield what a game's transcripts say of events: `event`, `hear` or `unheard`, the event, and its values."""
    for path in WRITTEN:
        for _, line in statements(path.read_text(encoding="utf-8")) if path.parts[-3] == name else ():
            if line.startswith("events "):
                yield from (("event", event, {}) for event in line.split()[1:])
            elif found := re.fullmatch(r"(event|hear \S+|unheard \S+) (\w+)(?: (.*))?", line):
                yield found[1].partition(" ")[0], found[2], json.loads(found[3] or "{}")


def wanted(kind: EventType) -> Iterator[Stated]:
    """Yield what must be stated of an event, with 1 for a value that is told and None for one that is not."""
    secrets = [param.name for param in kind.params if param.secret]
    told = dict.fromkeys((param.name for param in kind.params), 1)
    if kind.private:
        yield from (("hear", kind.name, told), ("unheard", kind.name, {}))
    elif secrets:
        yield from (("hear", kind.name, told), ("hear", kind.name, told | dict.fromkeys(secrets)))
    else:
        yield "event", kind.name, told


@pytest.mark.parametrize("name", rascals.games())
def test_every_event_is_stated_with_who_knows_it(name: str) -> None:
    """Each kind of event with all values; of secrets what who knows hears, and that others hear less, or nothing."""
    types = {kind.name: kind for kind in rascals.games()[name].events.types}
    found = []
    for word, event, args in stated(name):
        secrets = {param.name for param in types[event].params if param.secret}
        told = {key: None if key in secrets and args[key] is None else 1 for key in args}
        found += [(word, event, told), ("event", event, told)]  # an open event may be stated as what somebody hears
    assert [one for kind in types.values() for one in wanted(kind) if one not in found] == []
