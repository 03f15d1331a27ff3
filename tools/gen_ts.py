"""Write the types of the web client: ``wire.ts`` from ``rascals.server.wire``, each game's from its views and events.

``python tools/gen_ts.py`` writes them; with ``--check`` it writes nothing, and exits with 1 if a file is stale.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

import rascals
from rascals.core import view_types
from rascals.core.codecs import or_null
from rascals.core.definition import GameDefinition
from rascals.core.schema import schema_of, schema_of_events, schema_of_view

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("web/src")
GAMES = ("felicity", "goodcritters", "goons", "heist")  # which the client draws
COMMON: dict[str, Any] = {}  # the schemas of what views of all games have, by name
for _kind in (view_types.View, view_types.SeatView, view_types.Status):
    schema_of(_kind, COMMON)
MADE = "// Made by tools/gen_ts.py from {}; do not edit.\n"
MANY = 9  # words that the type of an event value lists at most
HEAD = """\
// Made by tools/gen_ts.py from src/rascals/server/wire.py; do not edit.
// Times are milliseconds since 1970 by the server's clock; clocks count seconds.
"""


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type for a JSON schema in the form that msgspec generates."""
    if schema.get("title") == "GameView":
        return "GameView"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    for word in ("enum", "const"):
        if word in schema:
            values = schema[word] if word == "enum" else [schema[word]]
            return one_of(values)
    return plain_type(schema)


def one_of(values: list[Any]) -> str:
    """Return the type of some values."""
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def plain_type(schema: dict[str, Any]) -> str:
    """Return the TypeScript type for a schema that is neither a reference, a union nor an enum."""
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(type_of, schema['prefixItems']))}]"
    if kind == "array":
        inner = type_of(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if "properties" in schema:
        return entries_of(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        keys = type_of({"type": "string"} | schema.get("propertyNames", {}))
        return f"Record<{keys}, {type_of(values) if isinstance(values, dict) and values else 'unknown'}>"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names.get(str(kind), "unknown")


def comment(text: str, indent: str = "") -> str:
    """Return a text as a JSDoc comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def interface(name: str, schema: dict[str, Any], always: bool) -> str:
    """Return one interface; ``always``: the server sends it, so fields with a default are present, not optional."""
    required = set(schema.get("required", ()))
    if always:  # the server writes fields with a default; a field without one that is not required may be absent
        required |= {field for field, part in schema["properties"].items() if "default" in part}
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {type_of(part)};\n"
        for field, part in schema["properties"].items()
    )
    return f"{comment(schema.get('description', name))}export interface {name} {{\n{fields}}}\n"


def entries_of(schema: dict[str, Any]) -> str:
    """Return the type of an object with these entries, in one line."""
    optional = set(schema["properties"]) - set(schema["required"])
    entries = [f"{name}{'?' * (name in optional)}: {type_of(one)}" for name, one in schema["properties"].items()]
    return f"{{ {'; '.join(entries)} }}" if entries else "Record<string, never>"


def generate_wire() -> str:
    """Return the types of all messages."""
    from rascals.server import wire
    from rascals.server.api.rest import openapi

    sent = (wire.Request, wire.ClientMessage)
    requests = {name for name, kind in vars(wire).items() if isinstance(kind, type) and issubclass(kind, sent)}
    schemas = openapi.schemas_of_all("{name}")
    parts = [HEAD, views_of_games(), f"export const API_VERSION = {wire.API_VERSION};\n"]
    parts += [interface(name, schemas[name], name not in requests) for name in sorted(schemas)]
    for union, members in openapi.UNIONS.items():
        parts.append(f"export type {union} = {' | '.join(kind.__name__ for kind in get_args(members))};\n")
    return "\n".join(parts)


def views_of_games() -> str:
    """Return the type of a view of any game that the client draws, and what they have in common."""
    kinds = {name: view_type_of(name).__name__ for name in GAMES}
    imports = "".join(f'import type {{ {kind} }} from "./games/{name}/view";\n' for name, kind in kinds.items())
    return f"{imports}\nexport type GameView = {' | '.join(kinds.values())};\n"


# ---------------------------------------------------------------- games


def view_type_of(game: str) -> Any:
    """Return the type of a game's views."""
    return rascals.games()[game].view_type


class Declared:
    """What the source of a module of view types has besides its types: comments of entries, and names of unions."""

    def __init__(self, module: ModuleType) -> None:
        source = inspect.getsource(module)
        lines, body = source.splitlines(), ast.parse(source).body
        self.bases: dict[str, list[str]] = {}
        self.comments: dict[tuple[str, str], str] = {}
        for kind in (node for node in body if isinstance(node, ast.ClassDef)):
            self.bases[kind.name] = [base.id for base in kind.bases if isinstance(base, ast.Name)]
            for entry in (node for node in kind.body if isinstance(node, ast.AnnAssign)):
                said = lines[(entry.end_lineno or 0) - 1].partition("  # ")[2]
                self.comments[kind.name, ast.unparse(entry.target)] = said
        found = (ast.unparse(node.targets[0]) for node in body if isinstance(node, ast.Assign))
        unions = {name: getattr(module, name) for name in found if name.isidentifier()}
        self.aliases = {
            type_of(schema_of(kind, {})): name for name, kind in unions.items() if not isinstance(kind, type)
        }

    def common(self, kind: str) -> set[str]:
        """Return the types of all games that a type extends."""
        bases = self.bases.get(kind, [])
        return {base for base in bases if base in COMMON}.union(*map(self.common, set(bases) - COMMON.keys()))

    def comment_of(self, kind: str, entry: str) -> str:
        """Return the comment beside an entry, which a type may have from one that it extends."""
        bases = (self.comment_of(base, entry) for base in self.bases.get(kind, ()))
        return self.comments.get((kind, entry)) or next(filter(None, bases), "")

    def named(self, kind: str) -> str:
        """Return a type of TypeScript by its name, if it has one."""
        for of, name in self.aliases.items():
            kind = re.sub(rf"(^|<|\[|\(|, )({re.escape(of)})($| \| null|,|\]|\))", rf"\1{name}\3", kind)
        return re.sub(r"\((\w+)\)\[]", r"\1[]", kind)


def generate_game(definition: GameDefinition) -> str:
    """Return the types of a game's views and events."""
    kind: Any = definition.view_type
    declared = Declared(sys.modules[kind.__module__])
    own = {name: one for name, one in schema_of_view(definition)["$defs"].items() if name not in COMMON}
    views = [of_view(name, one, declared) for name, one in sorted(own.items())]
    used = [name for name in sorted(COMMON) if re.search(rf"\b{name}\b", "".join(views))]
    parts = [f'{MADE.format(kind.__module__)}import type {{ {", ".join(used)} }} from "../view";\n']
    parts.append("".join(f"export type {name} = {of};\n" for of, name in declared.aliases.items()))
    parts += [*views, *of_events(kind.__name__.removesuffix("View"), schema_of_events(definition))]
    return "\n".join(parts)


def generate_common() -> str:
    """Return the types of what views of all games have."""
    declared = Declared(view_types)
    views = [of_view(name, one, declared) for name, one in sorted(COMMON.items())]
    return "\n".join([MADE.format(view_types.__name__), *views])


def of_view(name: str, schema: dict[str, Any], declared: Declared) -> str:
    """Return the interface of a part of a view."""
    optional = set(schema["properties"]) - set(schema["required"])
    common = sorted(declared.common(name))
    inherited = {entry for base in common for entry in COMMON[base]["properties"]}
    lines = []
    for entry, one in schema["properties"].items():
        if entry in inherited:
            continue
        said = declared.comment_of(name, entry)
        lines.append(f"  /** {said[0].upper()}{said[1:]}. */\n" if said else "")
        lines.append(f"  {entry}{'?' * (entry in optional)}: {declared.named(type_of(one))};\n")
    extends = f" extends {', '.join(common)}" if common else ""
    return f"{comment(schema['description'])}export interface {name}{extends} {{\n{''.join(lines)}}}\n"


def of_events(game: str, schemas: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """Yield the types of a game's events."""
    entries = "".join(f"  {name}: {type_of(brief(schema))};\n" for name, schema in schemas.items())
    yield f"/** The values of each event. Null is hidden. */\nexport interface {game}Events {{\n{entries}}}\n"
    union = f"{{ [Name in keyof {game}Events]: {{ event: Name; args: {game}Events[Name] }} }}[keyof {game}Events]"
    yield f"export type {game}Event = {union};\n"


def brief(schema: Any) -> Any:
    """Return a schema in which lists of many words, such as the names of all cards, are any text."""
    if isinstance(schema, list):
        return [brief(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if len(schema.get("enum", ())) > MANY:
        text = {"type": "string"}
        return or_null(text) if None in schema["enum"] else text
    return {name: brief(one) for name, one in schema.items()}


def targets() -> Iterator[tuple[Path, str]]:
    """Yield each file that is made, and its text."""
    yield SOURCES / "wire.ts", generate_wire()
    yield SOURCES / "games" / "view.ts", generate_common()
    for name in GAMES:
        yield SOURCES / "games" / name / "view.ts", generate_game(rascals.games()[name])


def main(arguments: list[str]) -> int:
    """Write or check the files; return the exit code."""
    stale = False
    for path, text in targets():
        if "--check" not in arguments:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text, encoding="utf-8", newline="\n")
        elif not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text:
            print(f"{path} is out of date: run python tools/gen_ts.py", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
