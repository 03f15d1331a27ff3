"""The protocol's messages: what is decoded, what is ignored, and the schema."""

from __future__ import annotations

import json

import msgspec
import pytest

from rascals.core.view_types import EventJson
from rascals.programs import messages
from rascals.programs.messages import Garbage, Move, of_host, of_program, schema_text
from tests.docs.pages import ROOT

EVENT: EventJson = {"event": "x", "args": {}}
SCHEMA = ROOT / "docs/reference/program-protocol.schema.json"


def test_the_schema_is_current() -> None:
    """The committed schema matches the messages; `python -m tools.program_schema` writes it."""
    assert SCHEMA.read_text("utf-8") == schema_text()


def test_what_is_not_known_is_passed_over() -> None:
    """Unknown fields change nothing; a message of an unknown type is ignored."""
    assert of_program(b'{"type":"move","decision":3,"move":"pass","mood":"good"}') == Move(3, "pass")
    assert of_program(b'{"type":"weather","wind":[]}') is None
    assert of_host(b'{"type":"weather"}') is None
    assert of_program(b'{"type":"state"}') is None  # from the other side


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"pass",
        b"7",
        b"[]",
        b"{}",
        b'{"type":7}',
        b'{"type":"move"}',
        b'{"type":"move","decision":"3","move":"pass"}',
        b'{"type":"move","decision":3,"move":""}',
        b'{"type":"move","decision":3,"move":"' + b"x" * 3001 + b'"}',
        b'{"type":"hello","name":""}',
        b"\xff",
        b"[" * 100_000,
        b'{"type":"move","decision":3,"move":"pass"} more',
    ],
)
def test_what_is_no_message_is_garbage(line: bytes) -> None:
    """Anything else on a line is garbage, reported in one short sentence without control characters."""
    with pytest.raises(Garbage) as caught:
        of_program(line)
    assert len(str(caught.value)) < 400
    assert str(caught.value).isprintable()


def test_each_message_is_one_line_that_is_read_back() -> None:
    """What one side writes is decoded the same on the other."""
    from_host = [
        messages.Greeting(1, "rascals"),
        messages.Game("g1", "felicity", None, 3, 0, {"open_mice": True}, {}),
        messages.State(
            "g1", 1, {"a": "b\nc"}, [{"event": "x", "args": {}}], ["pass"], [], messages.TimeLeft(1.5, 0.5), {"w": 1}
        ),
        messages.Stop("g1", 1),
        messages.Why("g1", 1),
        messages.Fault("g1", 1, "stall", "late", "pass"),
        messages.Over("g1", [1, 2], [1]),
        messages.Quit(),
    ]
    from_program = [messages.Hello("x"), messages.Move(1, "pass"), messages.Reasons(1, "because")]
    for said, read in ((from_host, of_host), (from_program, of_program)):
        for message in said:
            line = messages.line_of(message)
            assert line.endswith(b"\n")
            assert line.count(b"\n") == 1
            assert read(line) == message
            named = set(msgspec.to_builtins(message))
            assert named == set(json.loads(line))
