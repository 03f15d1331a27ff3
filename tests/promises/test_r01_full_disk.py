"""R1: a disk that fills amid play costs nothing that was acknowledged, and says so until there is space again."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rascals.server.guard.tokens import digest
from rascals.table.seats import PERSON
from tests.promises.conftest import Served

pytestmark = pytest.mark.real


def limit(served: Served, pages: int) -> None:
    """Let the database file have so many pages at most, or as many as it has now: SQLite's own full disk."""

    async def limited() -> None:
        store: Any = served.app.state.service.store
        await store._database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))

    assert served.client.portal is not None
    served.client.portal.call(limited)


def play(served: Served, table: str, tokens: list[str], name: str) -> tuple[int, str, dict[str, Any]]:
    """Play the first legal move of whoever is awaited: status, key of the command, body of the answer."""
    seat = served.view(table)["view"]["acting"][0]
    mine = served.view(table, tokens[seat])
    command = {"id": name, "decision": mine["decision"], "move": mine["moves"][0]["move"]}
    answer = served.ask("POST", f"/tables/{table}/commands", tokens[seat], json=command)
    return answer.status_code, f"{digest(tokens[seat])[:PERSON]}:{name}", answer.json()


def test_r1_a_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    """On a full disk moves are refused and told to nobody; tables can be read; with free space play continues.

    In the end the log has what was acknowledged, in order, and nothing of what was refused.
    """
    acknowledged = []
    with Served(tmp_path) as served:
        table, tokens = served.playing()
        for _ in range(4):
            status, key, _ = play(served, table, tokens, secrets.token_hex(8))
            assert status == 200
            acknowledged.append(key)
        before = [served.view(table, token) for token in (None, *tokens)]
        limit(served, 1)
        for _ in range(40):  # until the last page is written to, and no further
            status, key, body = play(served, table, tokens, secrets.token_hex(8))
            if status != 200:
                break
            acknowledged.append(key)
            before = [served.view(table, token) for token in (None, *tokens)]
        assert (status, body["error"]["code"]) == (503, "server")
        again = play(served, table, tokens, key.partition(":")[2])
        assert again[0] == 503
        after = [served.view(table, token) for token in (None, *tokens)]
        assert [{**view, "now": 0} for view in after] == [{**view, "now": 0} for view in before], "nothing was told"
        limit(served, 2**30)
        for name in (key.partition(":")[2], secrets.token_hex(8)):  # what was refused may be sent again
            status, key, _ = play(served, table, tokens, name)
            assert status == 200
            acknowledged.append(key)
    with contextlib.closing(sqlite3.connect(served.database)) as connection:
        query = "SELECT command_id FROM entries WHERE table_id = ? AND kind = 'command' ORDER BY n"
        assert [key for (key,) in connection.execute(query, (table,))] == acknowledged
