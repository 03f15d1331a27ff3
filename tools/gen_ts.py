"""Write ``web/src/wire.ts`` from the types in ``rascals.server.wire``.

``python tools/gen_ts.py`` writes the file; with ``--check`` it writes nothing, and exits with 1 if the file is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "wire.ts"
HEAD = """\
// Made by tools/gen_ts.py from src/rascals/server/wire.py; do not edit.
// Times are milliseconds since 1970 by the server's clock; clocks count seconds.
"""


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type for a JSON schema in the form that msgspec generates."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    for word in ("enum", "const"):
        if word in schema:
            values = schema[word] if word == "enum" else [schema[word]]
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
    return plain_type(schema)


def plain_type(schema: dict[str, Any]) -> str:
    """Return the TypeScript type for a schema that is neither a reference, a union nor an enum."""
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) and values else 'unknown'}>"
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


def generate() -> str:
    """Return the whole file."""
    from rascals.server import wire
    from rascals.server.doors.rest import openapi

    sent = (wire.Request, wire.ClientMessage)
    requests = {name for name, kind in vars(wire).items() if isinstance(kind, type) and issubclass(kind, sent)}
    schemas = openapi.schemas_of_all("{name}")
    parts = [HEAD, f"export const API_VERSION = {wire.API_VERSION};\n"]
    parts += [interface(name, schemas[name], name not in requests) for name in sorted(schemas)]
    for union, members in openapi.UNIONS.items():
        parts.append(f"export type {union} = {' | '.join(kind.__name__ for kind in get_args(members))};\n")
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Write or check the file; return the exit code."""
    text = generate()
    if "--check" in arguments:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/gen_ts.py", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
