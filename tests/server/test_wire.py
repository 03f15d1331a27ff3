"""The wire protocol matches its descriptions: the browser's types, the OpenAPI document, patterns, refusals' texts."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import jsonschema_rs
import msgspec
import pytest
from msgspec import Struct, ValidationError, inspect

from rascals.server import wire
from rascals.server.api.rest import OPERATIONS
from rascals.server.api.rest.openapi import document
from rascals.words import Words, languages
from tests.server.serving import API, create, play_out, quick
from tests.server.serving import client as serving

pytestmark = pytest.mark.xdist_group("wire")  # the document is generated once


# ---------------------------------------------------------------- documents
# Generated from the wire's types.

ROOT = Path(__file__).resolve().parents[2]


def generator() -> Any:
    spec = importlib.util.spec_from_file_location("gen_ts", ROOT / "tools" / "gen_ts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_browsers_types_are_those_of_the_wire_and_of_the_games() -> None:
    """The generator's output equals the files in web/src."""
    assert generator().main(["--check"]) == 0, "run python tools/gen_ts.py"


@pytest.fixture(scope="module")
def openapi() -> Any:
    return json.loads(document())


def test_the_document_names_every_operation(openapi: Any) -> None:
    """Each route is described, with parameters, body, answers and errors; references exist."""
    described = {(method.upper(), path) for path, item in openapi["paths"].items() for method in item}
    assert described == {(operation.method, operation.path) for operation in OPERATIONS}
    names = [item["operationId"] for path in openapi["paths"].values() for item in path.values()]
    assert len(names) == len(set(names))
    for reference in re.findall(r'"\$ref":"#/components/schemas/(\w+)"', json.dumps(openapi, separators=(",", ":"))):
        assert reference in openapi["components"]["schemas"]
    for path, item in openapi["paths"].items():
        for operation in item.values():
            given = [part["name"] for part in operation["parameters"] if part["in"] == "path"]
            assert given == re.findall(r"{(\w+)}", path)


@pytest.mark.real
def test_the_document_says_where_a_seat_must_be_proved(openapi: Any, tmp_path: Path) -> None:
    """Operations that need a seat require its token and answer 401 without one; no others do."""
    needed = {(method, path) for path, item in openapi["paths"].items() for method, described in item.items()
              if described.get("security") == [{"seat": []}]}  # fmt: skip
    with serving(tmp_path) as client:
        host = create(client, game="felicity")
        for path, item in openapi["paths"].items():
            for method, described in item.items():
                assert "405" in described["responses"], path
                if "{id}" not in path or path.endswith("/events"):
                    continue
                body = example(openapi, described) if method == "post" else None
                answer = client.request(method, path.replace("{id}", host.table), json=body, params={"move": "pass"})
                assert (answer.status_code == 401) == ((method, path) in needed), (method, path, answer.text)
                assert str(answer.status_code) in described["responses"], (method, path, answer.status_code)
    assert ("post", f"{API}/tables/{{id}}/commands") in needed


def example(openapi: Any, described: Any) -> Any:
    """A body with the required fields, valid enough to be decoded."""
    name = described["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    schema = openapi["components"]["schemas"][name]
    plain = {"string": "pass", "integer": 1, "boolean": True}
    by_pattern = {r"^[0-9a-f]{64}$(?!\n)": "0" * 64}
    parts = {field: schema["properties"][field] for field in schema.get("required", ())}
    return {
        field: by_pattern.get(part.get("pattern", ""), plain.get(str(part.get("type")), 1))
        for field, part in parts.items()
    }


def validator(openapi: Any, name: str) -> Any:
    schema = {"$ref": f"#/components/schemas/{name}", "components": openapi["components"]}
    return jsonschema_rs.validator_for(schema)


@pytest.mark.real
def test_answers_are_as_described(openapi: Any, tmp_path: Path) -> None:
    """Real answers match the document's schemas."""
    with serving(tmp_path) as client:
        ann = quick(client, players=3)
        check = {"Snapshot": ann.view(), "TableInfo": ann.get().json()}
        check["WhyAnswer"] = ann.get("/why", params={"move": "dance"}).json()
        check["ErrorBody"] = client.get(f"{API}/tables/none").json()
        play_out([ann])
        check["Replay"] = ann.get("/replay", params={"pov": "open"}).json()
        check["Health"] = client.get("/healthz").json()
        check["Seated"] = client.post(f"{API}/join", json={"nickname": "B", "table": create(client).table}).json()
        for game in client.get(f"{API}/games").json():
            validator(openapi, "GameInfo").validate(game)
        for name, answer in check.items():
            validator(openapi, name).validate(answer)
        assert client.get("/openapi.json").json() == openapi


def reasons() -> set[str]:
    """Every reason that the table and the server name."""
    found: set[str] = set()
    for folder in ("table", "server"):
        for file in (ROOT / "src" / "rascals" / folder).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            found |= {reason for call in ast.walk(ast.parse(text)) for reason in reasons_of(call)}
            found |= set(re.findall(r'(?:Invalid|_refuse)\((?:send, \d+, )?"(?:error-)?([a-z-]+)"', text))
    return found


def reasons_of(call: ast.AST) -> set[str]:
    """The reasons that a call names, one or the other, if it refuses: its second argument, after the code."""
    match call:
        case ast.Call(func=ast.Name(id="no" | "Refused" | "Problem"), args=[_, given, *_]):
            either = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
            return {one.value for one in either if isinstance(one, ast.Constant) and isinstance(one.value, str)}
        case _:
            return set()


def test_there_are_words_for_every_reason() -> None:
    """Every reason for a refusal has a sentence in each language."""
    given = reasons()
    assert {"stale", "host-only", "no-code", "seats-open", "table-started"} <= given
    for language in languages():
        words = Words(language)
        assert {reason for reason in given if not words.has(f"error-{reason}")} == set()


# ---------------------------------------------------------------- patterns
# Patterns of the wire protocol match whole values: nothing may precede or follow.

SAMPLES = {
    "[0-9a-f]{64}": "0a" * 32,
    "[A-Za-z0-9_-]{43}": "aB-_0" * 8 + "xyz",
    "[ -~]+": "a b~",
    "[0-9a-f]{16}": "0f" * 8,
}


def strings(kind: Any) -> Iterator[inspect.StrType]:
    """Yield the strings that a type consists of."""
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
    """A line feed or space at either end, a digit of another script, or two values in one are refused."""
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
    """The protocol has these patterns; a sample of each new one is added above."""
    assert len(patterns()) == len(SAMPLES)
