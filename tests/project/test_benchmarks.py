"""The benchmarks run, and the games they time are whole games; no figure is judged here."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import rascals
from benchmarks.postgresql import programs
from benchmarks.proxy import NoProxy, program, proxy
from benchmarks.server import Addresses
from tests.server import postgres

NOT_INSTALLED = ("no-such-proxy", "neither")
ROOT = Path(__file__).resolve().parents[2]


def figures(module: str, *options: str) -> dict[str, float]:
    """What a benchmark reports when it is run once and briefly: the median of each figure."""
    command = [sys.executable, "-m", f"benchmarks.{module}", "--quick", "--json", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {figure["name"]: figure["median"] for figure in json.loads(done.stdout)["figures"]}


@pytest.mark.real
@pytest.mark.thorough
def test_engine_benchmark_checks_its_games_and_reports_every_figure() -> None:
    """Games end, nothing of them is lost, and each figure is there and positive."""
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    found = figures("engine", "--players", "3")
    assert len(found) == 11
    assert all(value > 0 for value in found.values())


@pytest.mark.real
@pytest.mark.thorough
def test_server_benchmark_plays_whole_games_over_sockets() -> None:
    """Programs play whole games at a real server, each move reaching every viewer, and the mice add up."""
    found = figures("server")
    assert len(found) == 4
    assert all(value > 0 for value in found.values())


@pytest.mark.real
@pytest.mark.thorough
def test_messages_benchmark_finds_changes_that_lead_to_whole_views() -> None:
    """Of each kind of table whole views and changes are counted, deflated too; the changes lead to the views."""
    found = figures("messages")
    assert len(found) == 5 * 8
    for who in ("a seat", "a spectator"):
        assert found[f"goons: {who}, changes"] < found[f"goons: {who}, whole"]


@pytest.mark.real
@pytest.mark.thorough
def test_crowd_benchmark_hears_of_every_move() -> None:
    """People at four tables think and move, and each move is acknowledged before the next."""
    found = figures("crowd")
    assert found["connections"] == 20
    assert len(found) == 14
    assert all(value > 0 for value in found.values())
    assert found["tables in memory, each server"] >= 5  # the crowd's, and one to begin with
    among = figures("crowd", "--bots", "easy")
    assert among["connections"] == 8
    assert among["moves"] > 0
    steps = figures("crowd", "--knee")  # of several games each
    assert len(steps) >= 2
    assert all("moves" in name for name in steps)


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.parametrize("before", [[], ["--proxy"]], ids=["in turn", "proxy"])
def test_crowd_benchmark_measures_several_servers(before: list[str]) -> None:
    """The same at two servers with one database: whatever is measured of both and of the database is there."""
    pytest.importorskip("asyncpg", reason="needs the extra `postgres`")
    if before and not any(map(program, ("nginx", "haproxy"))):
        pytest.skip("needs nginx or haproxy")
    with postgres.running() as url:
        found = figures("crowd", "--servers", "2", "--database", url, *before)
    assert found["connections"] == 20
    assert found.pop("requests refused at first") >= 0
    assert len(found) == 16
    assert all(value > 0 for value in found.values())
    assert 1 <= found["share of the largest"] <= 2
    assert found["commits a move"] >= 1  # each move is durable


def test_several_servers_need_a_postgresql_database() -> None:
    """What cannot be measured is refused in a sentence before anything is started; everything else is not."""
    crowd = pytest.importorskip("benchmarks.crowd", reason="needs psutil")
    assert "must be at least 1, not 0" in crowd.Setup(0).refused()
    for database in ("", "sqlite:///games.db"):
        assert crowd.Setup(1, database).refused() == ""
        assert "several servers need a PostgreSQL database" in crowd.Setup(2, database).refused()
    for database in ("temporary", "postgresql://rascals@localhost/rascals"):
        assert crowd.Setup(2, database, proxy=True).refused() == ""


def test_requests_go_to_the_servers_in_turn() -> None:
    """After the last address comes the first again; a single one is always the next."""
    addresses, single = Addresses(["a:1", "b:2", "c:3"]), Addresses(["a:1"])
    assert [addresses.next() for _ in range(5)] == ["a:1", "b:2", "c:3", "a:1", "b:2"]
    assert [single.next() for _ in range(2)] == ["a:1", "a:1"]


class Named(BaseHTTPRequestHandler):
    """Answers every request with the number of its port, and with whether it may become a WebSocket."""

    def do_GET(self) -> None:
        """Answer."""
        text = f"{self.server.server_address[1]} {self.headers['Upgrade']}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def named() -> Iterator[list[str]]:
    """The addresses of three servers that give their names."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(3)]
    threads = [Thread(target=server.serve_forever) for server in servers]
    for thread in threads:
        thread.start()
    yield [f"127.0.0.1:{server.server_address[1]}" for server in servers]
    for server, thread in zip(servers, threads, strict=True):
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.real
@pytest.mark.parametrize("name", ["nginx", "haproxy"])
def test_the_proxy_sends_each_table_to_one_server(name: str, named: list[str]) -> None:
    """Whatever is about a table goes to the same server, tables go to all servers, and so do other requests."""
    if program(name) is None:
        pytest.skip(f"needs {name}")

    def answered(path: str) -> str:
        request = urllib.request.Request(f"http://{address}{path}", headers={"Connection": "upgrade", "Upgrade": "x"})
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own http address
            port, upgrade = answer.read().decode().split()
            assert upgrade == "x"
            return f"127.0.0.1:{port}"

    with proxy(named, [name]) as (address, _):
        found = set()
        for n in range(40):
            paths = (f"/api/v1/tables/t{n}/start", f"/api/v1/tables/t{n}", f"/ws/v1/tables/t{n}?since=3")
            (at,) = {answered(path) for path in paths}
            found.add(at)
        assert found == set(named)
        for path in ("/api/v1/tables", "/api/v1/join"):
            assert {answered(path) for _ in range(6)} == set(named)


def test_a_proxy_that_is_not_installed_is_asked_for() -> None:
    """Without any of the programs a sentence says which are needed."""
    with (
        pytest.raises(NoProxy, match="needs no-such-proxy or neither, and none is installed"),
        proxy([], NOT_INSTALLED),
    ):
        raise AssertionError("there was a proxy")


@pytest.mark.real
def test_the_time_of_processes_that_have_ended_counts() -> None:
    """A process has cost what it and its descendants have worked, also those that are gone."""
    processes = pytest.importorskip("benchmarks.processes", reason="needs psutil")
    work = "import time\nwhile time.process_time() < 0.6: pass"
    keep = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {work!r}]); print(flush=True); input()"
    running = subprocess.Popen([sys.executable, "-c", keep], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert running.stdout is not None
        running.stdout.readline()
        assert processes.worked_by_family(processes.psutil.Process(running.pid)) >= 0.5
    finally:
        running.communicate(b"\n")


@pytest.mark.real
@pytest.mark.thorough
def test_soak_comes_to_an_end_and_tells_what_is_held() -> None:
    """Visitors play, leave and look at replays, nothing is refused, and each figure is there."""
    found = figures("soak", "--visitors", "3")
    assert len(found) == 5
    assert found["visits"] > 0
    assert found["memory"] > 0


def test_what_grows_with_every_visit_is_not_flat() -> None:
    """Of what a soak sees, chance and a slow start are flat; a leak at every visit, however small, is not."""
    soak = pytest.importorskip("benchmarks.soak", reason="needs psutil")

    def seen(leaked_tables: float = 0, leaked_memory: float = 0, leaked_files: float = 0, rows: float = 0) -> list[Any]:
        """Forty looks, at every seventy-fifth visit, with so much leaked by each visit."""
        return [
            soak.Held(
                visits=(visits := 75 * n),
                tables=round(min(200, visits) + 60 + (-1) ** n * 12 + leaked_tables * visits),
                memory=150 + min(200, visits) * 0.1 + (-1) ** n * 2 + leaked_memory * visits / 1024,
                replays=0.01 * visits,
                descriptors=round(60 + n % 4 + leaked_files * visits),
                database=4000 + 25 * visits + n % 3 * 200 + rows * visits**2,
            )
            for n in range(1, 41)
        ]

    def growing(**leaked: float) -> set[str]:
        return {one.name for one in soak.judge(seen(**leaked)) if not one.flat}

    assert growing() == set()
    assert growing(leaked_tables=0.02) == {"tables in memory"}
    assert growing(leaked_memory=6) == {"memory"}
    assert growing(leaked_files=0.004) == {"file descriptors"}
    assert growing(rows=0.01) == {"database for each visit"}


@pytest.mark.real
@pytest.mark.thorough
@pytest.mark.postgres
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_chaos_comes_to_an_end_and_everything_holds() -> None:
    """Servers die and the database ends sessions while programs play; nothing is lost, and tables go on."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    command = [sys.executable, "-m", "benchmarks.chaos", "--tables", "4", "--rounds", "4"]
    kinds = ["--only", "kill,update,listener,twice"]
    done = subprocess.run([*command, *kinds], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lost=0, doubled=0" in done.stdout


def test_chaos_notices_pauses_and_clocks_that_are_off() -> None:
    """The longest pause of a round is found, also one that no move ends; so is a clock outside its bound."""
    chaos = pytest.importorskip("benchmarks.chaos", reason="needs asyncpg")
    fault = chaos.Fault("kill", 10.0, set(), 20.0)
    assert chaos.pause([9.0, 11.0, 14.0, 19.5, 30.0], fault) == 10.5
    assert chaos.pause([9.0, 11.0], fault) == 9.0

    def outside(left: float, bound: float, credit: float = 0.0) -> int:
        """A seat that had ten seconds for its only move, and has so many left."""
        game = chaos.Game("t", clocked=True, began=(0.0, 0.0), remaining={0: left})
        game.acknowledged["a"] = chaos.Sent("a", 0, 1, "pass", first=10.0, done=10.0)
        found = chaos.Found()
        chaos.check_clocks(game, ["a"], bound, credit, found)
        return int(found.outside)

    bank = chaos.BANK
    assert [outside(bank - lost, 5.0) for lost in (4, 6, 10, 14, 16)] == [1, 0, 0, 0, 1]
    assert [outside(bank - lost, 0.0, 30.0) for lost in (-25, 9, 11)] == [1, 0, 1]


@pytest.mark.real
@pytest.mark.thorough
def test_peers_benchmark_measures_ours_and_skips_what_is_missing(tmp_path: Path) -> None:
    """Ours are measured, and written into a page; a library that is not installed is skipped and the run succeeds."""
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    page = tmp_path / "page.md"
    page.write_text("Before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n", encoding="utf-8")
    found = figures("peers", "--only", "felicity, plain Python", "--page", str(page))
    assert list(found) == ["Rascals: felicity, plain Python"]
    before, _, *table, _, after = page.read_text(encoding="utf-8").splitlines()
    assert (before, after) == ("Before", "after")
    assert table[-1].startswith("| felicity, plain Python | ")
    assert "old" not in table
    for peer in ("PufferLib", "boardgame.io"):
        command = [sys.executable, "-m", "benchmarks.peers", "--quick", "--only", peer, "--npm", str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0
        assert peer in done.stdout + done.stderr


@pytest.mark.real
@pytest.mark.thorough
def test_answers_benchmark_learns_measures_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Asked twice for the answer to a bot it trains once; its network is a bot for the levels' benchmark."""
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    from benchmarks import answers, levels

    wanted = ["--bots", "easy", "--players", "3", "--games", "1500", "--deals", "2", "--out", str(tmp_path)]
    answers.main(wanted)
    first = capsys.readouterr()
    assert "the best answer against easy" in first.out
    assert "1,500 games" in first.err
    answers.main(wanted)
    second = capsys.readouterr()
    assert (second.out, second.err) == (first.out, "")
    (file,) = tmp_path.glob("*.network")
    bots = f"{file},easy"
    levels.main(["--bots", bots, "--players", "3", "--deals", "2", "--out", str(tmp_path / "levels.jsonl")])
    assert capsys.readouterr().out.count(file.name) == 2
    with pytest.raises(SystemExit):
        levels.main(["--deals", "1"])
    assert "at least 2, not 1" in capsys.readouterr().err


@pytest.mark.real
@pytest.mark.thorough
def test_openspiel_benchmark_measures_both_ways() -> None:
    """OpenSpiel's search and ours each sit alone; both are timed."""
    pytest.importorskip("pyspiel", reason="needs the extra `envs`")
    command = [sys.executable, "-m", "benchmarks.openspiel", "--quick", "--json", "--workers", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    one, other = json.loads(done.stdout)["lines"]
    assert (one["one"], one["rest"], one["deals"]) == ("ismcts", "medium", 2)
    assert (other["one"], other["rest"], other["simulations"]) == ("medium", "ismcts", one["simulations"])
    assert one["simulations"] >= 2
    assert one["ms_alone"] > 0
    assert 0 <= one["share"] <= 1


@pytest.mark.real
@pytest.mark.thorough
def test_environments_benchmark_measures_every_game_in_every_kind() -> None:
    """Games end in each kind of environment, and each figure is there and positive; theirs where pygame is."""
    pytest.importorskip("pettingzoo", reason="needs the extra `envs`")
    found = figures("environments")
    assert len([name for name in found if "PettingZoo" not in name]) == 4 * len(rascals.games())
    assert all(value > 0 for value in found.values())


def test_the_solving_benchmark_prints_every_policy(capsys: pytest.CaptureFixture[str]) -> None:
    """It counts the tree, and has a line with seven numbers for each bot and for CFR+."""
    pytest.importorskip("pyspiel", reason="needs the extra `envs`")
    from benchmarks import solving

    solving.main(["--quick", "--iterations", "10"])
    counted, _, *lines = capsys.readouterr().out.splitlines()
    assert counted == "144 decisions in 54 information sets, 15 chance nodes, 64 ends"
    assert [line.split()[0] for line in lines] == [*solving.BOTS, "CFR+"]
    assert [len(line.split()) for line in lines] == [8] * len(lines)
    assert "11.7031     7.000   4.750   3.875" in lines[0]


def test_a_game_that_loses_mice_is_noticed() -> None:
    """The check that the benchmarks rely on fails for a finished game with a mouse too few."""
    check_finished = pytest.importorskip("benchmarks.whole", reason="needs the extra `compiled`").check_finished
    match = rascals.play(rascals.game("felicity", players=4), bots=["random"] * 4, seed=2)
    s: Any = match.record
    check_finished(match.game, s)
    s.bank -= 1
    with pytest.raises(AssertionError, match="mice were lost"):
        check_finished(match.game, s)


@pytest.mark.parametrize("field", ["stash", "shares", "aside"])
def test_a_game_that_loses_loot_is_noticed(field: str) -> None:
    """The same fails for a card too many in a stash or on a payoff, or a promo card too many."""
    check_finished = pytest.importorskip("benchmarks.whole", reason="needs the extra `compiled`").check_finished
    game = rascals.game("goodcritters", players=4, bargaining="turns", payoffs=True, promos=4)
    s: Any = rascals.play(game, bots=["timid"] * 4, seed=2).record
    check_finished(game, s)
    getattr(s, field)[0][1] += 1
    with pytest.raises(AssertionError, match=r"loot were lost|not add up"):
        check_finished(game, s)


@pytest.mark.real
@pytest.mark.thorough
def test_vector_benchmark_steps_both_in_turn() -> None:
    """A batch and the environment over it are timed, and the share is there."""
    pytest.importorskip("gymnasium", reason="needs the extra `envs`")
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    found = figures("vector", "--game", "felicity")
    assert list(found) == ["felicity: batch.step", "felicity: vector environment", "felicity: share"]
    assert all(value > 0 for value in found.values())
