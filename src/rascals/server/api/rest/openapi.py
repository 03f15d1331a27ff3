"""The OpenAPI document, made from the operations and the wire's types."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any, get_args

import msgspec

import rascals
from rascals.core.schema import schema_of
from rascals.server import wire
from rascals.server.api.rest.operations import JSON, OPERATIONS, Operation
from rascals.server.guard.tokens import CODE_LENGTH, CODE_SIGNS
from rascals.words import languages

REF = "#/components/schemas/{name}"
UNIONS = {"FromClient": wire.FromClient, "FromServer": wire.FromServer, "FromLobby": wire.FromLobby}
ERRORS = {
    400: "The request is malformed, names something unknown, or is impossible at this table now: see the reason.",
    401: "No seat was proved: the token is missing or malformed, or its seat was freed or is not at this table.",
    403: "Not yours to do or to see.",
    404: "There is no such thing.",
    405: "This path does not support the method; the header allow lists those it does.",
    409: "Not now: another decision is due (the answer to a move then has a snapshot), or the game is over.",
    413: "The request is too long.",
    422: "The rules do not allow the move; the clause says why.",
    429: "Too many requests; wait a while.",
    503: "The server cannot do its work now.",
}
ALWAYS = (400, 403, 429, 503)  # of all below /api: bad request, another site's request, too many requests, failure
INTRODUCTION = (
    "Tables, seats and moves. A seat is proved by its token: as a bearer token, or in the cookie that browsers keep. "
    "The same messages run over the WebSocket /ws/v1/tables/{id}; its types are FromClient and FromServer."
)


@cache
def document(base_path: str = "") -> bytes:
    """Return the document, as JSON, of a server at a base path."""
    schemas: dict[str, Any] = _with_views(schemas_of_all(REF)) | _views()
    for name, union in UNIONS.items():
        schemas[name] = {"oneOf": [{"$ref": REF.format(name=member.__name__)} for member in get_args(union)]}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Rascals", "version": str(wire.API_VERSION), "description": INTRODUCTION},
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token."}},
        },
    }
    return msgspec.json.encode(found)


def schemas_of_all(ref: str) -> dict[str, Any]:
    """Return the JSON schema of every type on the wire by its name; `ref`: the form of a reference to `{name}`."""
    used = [kind for operation in OPERATIONS for kind in (operation.request, operation.answer) if kind is not None]
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    return msgspec.json.schema_components([*used, *messages, wire.ErrorBody], ref_template=ref)[1]


def _views() -> dict[str, Any]:
    """Return the schemas of the views of all games; the names of their parts begin with the game's."""
    found: dict[str, Any] = {}
    kinds = {name: definition.view_type for name, definition in rascals.games().items()}
    for game, kind in kinds.items():
        named: dict[str, Any] = {}
        schema_of(kind, named, partial(_ref, game))
        found |= {_of_game(game, part): schema for part, schema in named.items()}
    refs = [{"$ref": _ref(game, kind.__name__)} for game, kind in kinds.items()]
    return found | {"GameView": {"anyOf": refs}}


def _ref(game: str, part: str) -> str:
    return REF.format(name=_of_game(game, part))


def _of_game(game: str, part: str) -> str:
    return part if part.startswith(game.capitalize()) else f"{game.capitalize()}{part}"


def _with_views(schema: Any) -> Any:
    """Return a schema that refers to the games' own views."""
    if isinstance(schema, list):
        return [_with_views(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") == "GameView":
        return {"$ref": REF.format(name="GameView")}
    return {name: _with_views(part) for name, part in schema.items()}


def _described(operation: Operation) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {str(operation.status): _answer(operation)} | _errors(operation),
    }
    if operation.request is not None:
        schema = {"$ref": REF.format(name=operation.request.__name__)}
        needed = any(field.required for field in msgspec.structs.fields(operation.request))
        found["requestBody"] = {"required": needed, "content": {JSON: {"schema": schema}}}
    if operation.seat != "none":
        found["security"] = [{"seat": []}] if operation.seat == "required" else [{"seat": []}, {}]
    return found


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": _bounds(name)}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    query = [
        {"name": name, "in": "query", "required": needed, "description": about, "schema": _bounds(name)}
        for name, about, needed in operation.query
    ]
    return path + query


def _bounds(name: str) -> dict[str, Any]:
    """Return the schema of a path or query parameter, which is the same everywhere for one name."""
    signs = f"[{CODE_SIGNS}{CODE_SIGNS.lower()}]"
    bounds: dict[str, dict[str, Any]] = {
        "after": {"type": "integer", "minimum": 0},
        "code": {"type": "string", "pattern": f"^([ -]*{signs}){{{CODE_LENGTH}}}[ -]*$"},
        "game": {"type": "string", "enum": list(rascals.games())},
        "lang": {"type": "string", "enum": list(languages())},
        "pov": {"type": "string", "pattern": "^(me|public|open|[0-9]{1,2})$"},
    }
    return bounds.get(name, {"type": "string"})


def _answer(operation: Operation) -> dict[str, Any]:
    schema: dict[str, Any] = {}
    if operation.answer is not None and operation.answer is not Any:
        (schema,), _ = msgspec.json.schema_components([operation.answer], ref_template=REF)
    kinds = [operation.media] + (["application/x-ndjson"] if operation.media == "text/event-stream" else [])
    return {"description": operation.summary, "content": {kind: {"schema": schema} for kind in kinds}}


def _errors(operation: Operation) -> dict[str, Any]:
    codes = {405, *operation.errors, *(ALWAYS if operation.path.startswith("/api/") else ())}
    for code, possible in ((401, operation.seat != "none"), (404, "{" in operation.path), (413, operation.request)):
        if possible:
            codes.add(code)
    content = {JSON: {"schema": {"$ref": REF.format(name="ErrorBody")}}}
    return {str(code): {"description": ERRORS[code], "content": content} for code in sorted(codes)}
