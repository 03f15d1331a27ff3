"""Write the JSON schema of the protocol for programs: `python -m tools.program_schema`."""

from __future__ import annotations

from pathlib import Path

from rascals.programs.messages import schema_text

SCHEMA = Path(__file__).resolve().parents[1] / "docs/reference/program-protocol.schema.json"

if __name__ == "__main__":
    SCHEMA.write_text(schema_text(), encoding="utf-8")
