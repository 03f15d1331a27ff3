"""The benchmarks run, and the games they time are whole games; no figure is judged here."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rascals

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
    assert len(found) == 10
    assert all(value > 0 for value in found.values())
    among = figures("crowd", "--bots", "easy")
    assert among["connections"] == 8
    assert among["moves"] > 0
    steps = figures("crowd", "--knee")  # of several games each
    assert len(steps) >= 2
    assert all("moves" in name for name in steps)


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
def test_peers_benchmark_measures_ours_and_skips_what_is_missing(tmp_path: Path) -> None:
    """Ours are measured; a library that is not installed is skipped and the run still succeeds."""
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    found = figures("peers", "--only", "plain Python")
    assert list(found) == ["Rascals: Felicity for 4, plain Python"]
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
