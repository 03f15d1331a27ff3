"""JSON schemas of views, events, positions and saved games: from them come clients' types, checks and references.

Types are TypedDicts, which are closed, and their parts: `dict`, `list` (`Items` gives the type of each item),
`Literal`, unions, `int`, `float`, `bool`, `str`, None and Any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from rascals.core.codecs import Codec, closed, or_null
from rascals.core.events import Param
from rascals.core.saved_types import LINES, PositionHeader
from rascals.core.view_types import EventJson

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition
    from rascals.core.game import Game

Schema = dict[str, Any]
Ref = Callable[[str], str]

_PLAIN = {str: "string", bool: "boolean", int: "integer", float: "number", NoneType: "null"}


def schema_of(kind: Any, named: dict[str, Schema], ref: Ref = "#/$defs/{}".format) -> Schema:
    """Return the schema of a type; those of TypedDicts are added to `named`, by their names. TypeError for others.

    `ref`: how a schema refers to one of these by its name.
    """
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if kind.__name__ not in named:
            named[kind.__name__] = {}  # so that a type may contain itself
            named[kind.__name__] = _object(kind, named, ref)
        return {"$ref": ref(kind.__name__)}
    if kind is Any:
        return {}
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(part, named, ref) for part in parts]}
    if origin is list:
        return {"type": "array", "items": schema_of(parts[0], named, ref)}
    if origin is Annotated:
        items = [schema_of(part, named, ref) for part in parts[1].types]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
    if origin is dict:
        return _mapping(parts[0], parts[1], named, ref)
    raise TypeError(f"a view cannot consist of {kind!r}")


def _mapping(key: Any, value: Any, named: dict[str, Schema], ref: Ref) -> Schema:
    """Return the schema of a `dict`: with literals as keys it has each of them."""
    schema = {"type": "object", "additionalProperties": schema_of(value, named, ref)}
    if get_origin(key) is not Literal:
        return schema
    return schema | {"propertyNames": {"enum": list(get_args(key))}, "required": list(get_args(key))}


def _object(kind: Any, named: dict[str, Schema], ref: Ref) -> Schema:
    entries = get_type_hints(kind, include_extras=True)
    optional = [name for name, of in entries.items() if get_origin(of) is NotRequired]
    own = {name: schema_of(get_args(of)[0] if name in optional else of, named, ref) for name, of in entries.items()}
    return {"description": kind.__doc__ or ""} | closed(own, optional)


def schema_of_view(definition: GameDefinition) -> Schema:
    """Return the schema of a game's views; what it consists of is in `$defs`."""
    named: dict[str, Schema] = {}
    return schema_of(definition.view_type, named) | {"$defs": named}


def schema_of_events(definition: GameDefinition) -> dict[str, Schema]:
    """Return the schema of the values of each kind of event, by its name; null is hidden."""
    found: dict[str, list[Schema]] = {}
    for kind in definition.events.types:
        values = closed({param.name: _of_param(param) for param in kind.params})
        if values not in found.setdefault(kind.name, []):
            found[kind.name].append(values)
    return {name: {"anyOf": kinds} if len(kinds) > 1 else kinds[0] for name, kinds in found.items()}


def schema_of_game(game: Game) -> Schema:
    """Return the schemas of a game's `View`, `Event`, `Position` and `SavedLine`, and of their parts, in `$defs`.

    They are those of its edition, for any number of players.
    """
    named: dict[str, Schema] = {}
    events = schema_of_events(game.definition).items()
    whole = {
        "View": schema_of(game.definition.view_type, named),
        "Event": {"anyOf": [closed({"event": {"enum": [name]}, "args": args}) for name, args in events]},
        "Position": _of_position(game, named),
        "SavedLine": {"anyOf": [schema_of(kind, named) for kind in LINES]},
    }
    named[EventJson.__name__] = {"$ref": "#/$defs/Event"}
    named[PositionHeader.__name__]["properties"]["position"] = {"$ref": "#/$defs/Position"}
    title = " ".join(filter(None, (game.name, game.edition)))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$defs": named | whole}


def _of_position(game: Game, named: dict[str, Schema]) -> Schema:
    own = game.definition.position_schema(game.new_state(0), named)
    players = {"enum": list(game.definition.players)}
    shared = {"game": {"enum": [game.name]}, "players": players, "edition": {"enum": [game.edition]}}
    changes = dict.fromkeys(("options", "data"), schema_of(dict[str, Any], named))
    entries = shared | changes | own["properties"]
    return closed(entries, entries.keys() - {"game", "players", *own["required"]})


def _of_param(param: Param) -> Schema:
    one = param.of.schema() if isinstance(param.of, Codec) else {"enum": list(param.of)}
    schema = {"type": "array", "items": one} if param.rest else one
    return or_null(schema) if param.secret else schema


# ---------------------------------------------------------------- checking


def misfits(value: Any, schema: Schema, named: Mapping[str, Schema], where: str = "view") -> Iterator[str]:
    """Yield how a value differs from its schema, each as a sentence that begins with the place."""
    if "$ref" in schema:
        yield from misfits(value, named[schema["$ref"].rpartition("/")[2]], named, where)
    elif "anyOf" in schema:
        yield from _misfits_of_union(value, schema["anyOf"], named, where)
    elif "enum" in schema:
        if not any(type(value) is type(one) and value == one for one in schema["enum"]):
            yield f"{where}: {value!r} is none of {schema['enum']}"
    elif schema and not _is_a(value, schema["type"]):
        yield f"{where}: {value!r} is no {schema['type']}"
    elif isinstance(value, dict) and schema:
        yield from _misfits_of_object(value, schema, named, where)
    elif isinstance(value, list) and schema:
        first = schema.get("prefixItems", [])
        if "prefixItems" in schema and len(value) != len(first):
            yield f"{where}: {len(value)} items, not {len(first)}"
        for at, one in enumerate(value):
            yield from misfits(one, first[at] if at < len(first) else schema["items"] or {}, named, f"{where}[{at}]")


def _is_a(value: Any, kind: str) -> bool:
    if kind in {"integer", "number"}:
        return isinstance(value, int if kind == "integer" else int | float) and not isinstance(value, bool)
    kinds: dict[str, Any] = {"string": str, "boolean": bool, "null": NoneType, "array": list, "object": dict}
    return isinstance(value, kinds[kind])


def _misfits_of_object(
    value: Mapping[str, Any], schema: Schema, named: Mapping[str, Schema], where: str
) -> Iterator[str]:
    entries, others = schema.get("properties", {}), schema["additionalProperties"]
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{where}.{name}: missing"
    for name, one in value.items():
        if name in entries:
            yield from misfits(one, entries[name], named, f"{where}.{name}")
        elif others is False or name not in schema.get("propertyNames", {"enum": (name,)})["enum"]:
            yield f"{where}.{name}: not declared"
        else:
            yield from misfits(one, others, named, f"{where}.{name}")


def _misfits_of_union(value: Any, kinds: list[Schema], named: Mapping[str, Schema], where: str) -> Iterator[str]:
    """Yield the faults by the best alternative: of the value's type, with its tag `kind`, with the fewest faults."""
    found = [list(misfits(value, kind, named, where)) for kind in kinds]
    signs = (f"{where}: ", f"{where}.kind: ")  # that it is of another kind

    def unlike(wrong: list[str]) -> tuple[list[bool], int]:
        return [any(one.startswith(sign) for one in wrong) for sign in signs], len(wrong)

    yield from min(found, key=unlike)
