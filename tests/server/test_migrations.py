"""While servers are updated one by one, two versions use one database: migrations only expand its schema."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from rascals.server.store import migrations
from rascals.server.store.database import OLDEST

pytestmark = pytest.mark.real

EARLY = "0006"  # migrations up to this one were made before versions ran side by side
SCRIPTS = ScriptDirectory.from_config(migrations.configuration())
STEPS = {script.revision: script.module for script in SCRIPTS.walk_revisions() if script.revision > EARLY}


class Operation(NamedTuple):
    """One operation of a migration, as it was called."""

    name: str
    given: tuple[Any, ...]
    named: dict[str, Any]


class Recorder:
    """Replaces Alembic's `op` in a migration, and records its calls."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def note(*given: Any, **named: Any) -> Any:
            self.operations.append(Operation(name, given, named))
            return SimpleNamespace(name=given[0] if given else None)

        return note


def expands(operation: Operation) -> bool:
    """Whether older programs can use the schema as before after an operation."""
    match operation:
        case Operation("create_table" | "bulk_insert"):
            return True
        case Operation("create_index", _, named):
            return not named.get("unique")
        case Operation("add_column", (_, sa.Column() as column)):
            optional = column.nullable or column.server_default is not None
            return optional and not column.unique and not column.foreign_keys
    return False


def narrowing(step: Any) -> list[str]:
    """The operations of a migration that do more than expand the schema."""
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(step, "op", recorder)
        step.upgrade()
    assert recorder.operations, "a step does something"
    return [operation.name for operation in recorder.operations if not expands(operation)]


def oldest_after(revision: str) -> str:
    """The oldest version that a revision's schema says it supports."""
    engine = sa.create_engine("sqlite://")
    config = migrations.configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        oldest = connection.execute(sa.select(sa.func.max(OLDEST.c.version_num))).scalar_one()
    engine.dispose()
    return str(oldest)


@pytest.mark.parametrize("revision", sorted(STEPS))
def test_a_step_expands_the_schema_or_says_that_older_programs_no_longer_suit(revision: str) -> None:
    """A migration that removes or requires something raises the oldest version to its own; others need not."""
    found = narrowing(STEPS[revision])
    oldest = oldest_after(revision)
    assert "0007" <= oldest <= revision
    assert not found or oldest == revision, found
