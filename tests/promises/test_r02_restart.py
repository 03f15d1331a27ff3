"""R2: a restart is a pause, not a loss; R16: stored games replay to the same end; R26: the log keeps everything."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.table.clocks import CREDIT
from rascals.table.deadlines import HOST_AWAY
from tests.promises.conftest import Served
from tests.server.in_memory import Time
from tests.suites import deep

pytestmark = pytest.mark.real

DAY, NOW = 86_400_000, 1_700_000_000_000


class Restarted(Served):
    """A server that can be stopped, cleanly or as by a power loss, and started again."""

    def __init__(self, folder: Path, clock: Time) -> None:
        super().__init__(folder, clock=clock)
        self.folder, self.clock = folder, clock

    def again(self, *, crash: bool = False, pause: int = 0) -> None:
        """Stop and start again after `pause` milliseconds; a crash writes nothing more."""
        actors = self.app.state.service.actors
        if crash:
            for actor in list(actors):
                actor.stop()
        self.client.__exit__(None, None, None)
        self.clock.now += pause
        super().__init__(self.folder, clock=self.clock)
        self.client.__enter__()

    def look(self, table: str, *, after: int) -> None:
        """Let `after` milliseconds pass, and the table execute its commands."""
        self.clock.now += after
        actor = self.app.state.service.actors.known(table)
        portal = self.client.portal
        assert portal is not None
        portal.call(actor.look_at_clock)


def steady(view: Any) -> Any:
    """A snapshot without what identifies this run of the server and this moment."""
    return {key: value for key, value in view.items() if key not in {"seq", "run", "now", "clocks"}}


def log_of(served: Served, table: str) -> list[dict[str, Any]]:
    with contextlib.closing(sqlite3.connect(served.database)) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    return [json.loads(row[0]) for row in rows]


@pytest.mark.parametrize("crash", [False, True])
def test_r2_a_restart_in_each_phase_changes_nothing_anybody_sees(tmp_path: Path, crash: bool) -> None:
    """Restarted before the start, in each phase, between rounds, or after the end: every snapshot is the same."""
    with Restarted(tmp_path, Time(NOW)) as served:
        table, tokens = served.made("Ada", "Bo", "Cy", "Di")
        served.ask("POST", f"/tables/{table}/chat", tokens[1], json={"id": "hi", "text": "Hello", "scope": "seats"})
        phases = set()
        for step in range(200):
            phase = (served.view(table)["view"] or {"phase": "open"})["phase"]
            phases.add(phase)
            if step < 14 or step % 29 == 0 or phase == "over":
                before = [steady(served.view(table, token)) for token in (*tokens, None)]
                served.again(crash=crash, pause=1000)
                after = [steady(served.view(table, token)) for token in (*tokens, None)]
                for one, two in zip(before, after, strict=True):
                    one["log"] = [{**line, "at": 0} for line in one["log"]]
                    two["log"] = [{**line, "at": 0} for line in two["log"]]
                    assert one == two
            if phase == "over":
                break
            if step:
                served.play(table, tokens, 1)
            else:
                assert served.ask("POST", f"/tables/{table}/start", tokens[0], json={}).is_success
        assert phases == {"open", "place", "bid", "over"}


@pytest.mark.parametrize("crash", [False, True])
def test_r2_clocks_stand_still_while_the_server_is_away(tmp_path: Path, crash: bool) -> None:
    """After a day without a server the seat to act has its time as of the last entry, plus a credit of 30 s."""
    clock = Time(NOW)
    with Restarted(tmp_path, clock) as served:
        table, tokens = served.playing(clock={"bank": 300, "increment": 5})
        served.play(table, tokens, 3)
        clock.now += 20_000
        mine = served.view(table)["view"]["acting"][0]
        before = served.view(table, tokens[mine])["clocks"]
        served.again(crash=crash, pause=DAY)
        after = served.view(table, tokens[mine])["clocks"]
        lost = 0 if crash else 20  # thinking since the last entry; a crash cannot know of it, and gives it back
        assert CREDIT == 30_000
        assert before["remaining"][mine] == pytest.approx(280)
        assert after["remaining"][mine] == pytest.approx(300 - lost + 30)
        assert after["running"] == [mine]
        others = [seat for seat in range(4) if seat != mine]
        assert [after["remaining"][seat] for seat in others] == [before["remaining"][seat] for seat in others]


@pytest.mark.parametrize("crash", [False, True])
def test_r2_who_is_host_stays_host(tmp_path: Path, crash: bool) -> None:
    """After a restart a guest becomes host only if the host is away for a minute, and only until the host is back."""
    clock = Time(NOW)
    with Restarted(tmp_path, clock) as served:
        table, (ada, bo) = served.made("Ada", "Bo")
        clock.now += 10 * HOST_AWAY
        served.again(crash=crash, pause=10_000)
        with served.socket(table, bo) as guest:
            guest.send_json({"type": "hello"})
            guest.receive_json()  # the table is there
            served.look(table, after=HOST_AWAY - 1)
            assert served.view(table, ada)["host"]
            served.look(table, after=1)
            assert served.view(table, bo)["host"]
            with served.socket(table, ada) as host:
                host.send_json({"type": "hello"})
                while not served.view(table, ada)["host"]:
                    guest.receive_json()  # at least one message informs the guest


@pytest.mark.parametrize("players", [3, *deep([4, 5])])
def test_r16_stored_games_play_again_to_the_same_hash(served: Served, tmp_path: Path, players: int) -> None:
    """A downloaded finished game and the log in the database verify; a changed line is found."""
    table, tokens = served.playing(players)
    served.play(table, tokens)
    saved = tmp_path / "game.json"
    saved.write_bytes(served.ask("GET", f"/tables/{table}/game.json", tokens[1]).content)
    verdict = rascals.verify(saved)
    assert verdict.ok, verdict
    seed = served.ask("GET", f"/tables/{table}").json()["seed"]
    moves = [entry for entry in log_of(served, table) if entry["kind"] == "command"]
    again = rascals.game("felicity", players=players).replay(
        [(entry["seat"], entry["line"]["move"]) for entry in moves], secret=bytes.fromhex(seed)
    )
    assert again.over
    assert list(again.scores or ()) == served.ask("GET", f"/tables/{table}").json()["scores"]
    lines = saved.read_text().splitlines()
    lines[9] = lines[9].replace('"seat":', '"seat": 1', 1) if '"seat":' in lines[9] else lines[9][:-2] + "}"
    saved.write_text("\n".join(lines))
    assert not rascals.verify(saved).ok


def test_r26_the_log_keeps_what_was_undone_and_who_did_it(served: Served) -> None:
    """Leaving, kicking, rejoining, stand-ins and their moves all stay in the log, with the actor."""
    table, tokens = served.made("Ada", "Bo")
    served.ask("POST", f"/tables/{table}/kick", tokens[0], json={"seat": 1})
    for name in ("Cy", "Di", "Ed"):
        tokens.append(served.joined(table, name, tokens[0]))
    served.ask("POST", f"/tables/{table}/start", tokens[0], json={})
    served.ask("POST", f"/tables/{table}/leave", tokens[0], json={})
    people = [tokens[0], *tokens[2:]]
    while not any(entry.get("bot") and entry["kind"] == "command" for entry in log_of(served, table)):
        if served.view(table)["view"]["acting"] != [0]:  # the bot plays when it has thought
            served.play(table, people, 1)
    log = log_of(served, table)
    names = [entry["name"] for entry in log if entry["kind"] == "seat"]
    assert names[:5] == ["Ada", "Bo", "Cy", "Di", "Ed"]
    assert [(entry["seat"], entry["kicked"]) for entry in log if entry["kind"] == "left"] == [(1, True)]
    assert [entry["reason"] for entry in log if entry["kind"] == "standin"] == ["left"]
    assert any(entry["kind"] == "command" and entry["seat"] == 0 and entry["bot"] for entry in log)


def test_r27_talk_is_kept_no_longer_than_was_set(tmp_path: Path) -> None:
    """Talk older than the retention is deleted at the next start; younger talk and all moves stay."""
    clock = Time(NOW)
    with Restarted(tmp_path, clock) as served:
        table, tokens = served.playing()
        for name, pause in (("old", 89 * DAY), ("new", 2 * DAY)):
            message = {"id": name, "text": f"{name} words", "scope": "table"}
            assert served.ask("POST", f"/tables/{table}/chat", tokens[0], json=message).is_success
            served.play(table, tokens, 2)
            clock.now += pause
        served.again()
        log = str(log_of(served, table))
        assert "old words" not in log
        assert [line["text"] for line in served.view(table, tokens[1])["chat"]] == ["new words"]
        assert len(served.view(table, tokens[1])["log"]) == 5
