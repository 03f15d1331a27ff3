"""A league of eight entrants, three of them programs in two languages: one crashes, one stalls, others are unharmed."""

import json
import shutil
import sys
from collections import Counter

import pytest

from rascals.lab.entrants import close
from rascals.league import LeagueFigures, SavedLeague, file_beside, play_all, read_league
from rascals.programs.confinement import obstacle
from tests.league.leagues import play_and_be_killed, told

pytestmark = pytest.mark.real

SOUND = """
import { createInterface } from "node:readline";
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "first", version: "1", games: ["heist"], protocol: 1 });
  if (message.type === "state") say({ type: "move", decision: message.decision, move: message.legal[0] });
  if (message.type === "quit") break;
}
process.exit(0);
"""
BEGINNING = """
import json, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = {"type": "hello", "name": "one", "version": "1", "games": ["heist"], "protocol": 1}
        print(json.dumps(hello), flush=True)
    if message["type"] == "quit":
        break
"""
CRASHING = BEGINNING + '    if message["type"] == "state":\n        sys.exit(3)\n'
STALLING = BEGINNING  # it keeps reading, and never answers

# It plays illegally, which is counted, if it finds anything of another game or of the league.
REMEMBERING = """
import json, os, sys

places = ["/dev/shm/rascals-notes", os.path.join(os.environ["HOME"], "notes"), os.path.join(sys.argv[1], "notes")]
found = {place for place in places if os.path.exists(place)}
for name in ("league.toml", "league.results.jsonl"):
    try:
        found |= {name for line in open(os.path.join(sys.argv[1], name))}
    except OSError:
        pass
for place in places:
    try:
        open(place, "w").close()
    except OSError:
        pass
games = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "one", "games": ["heist"], "protocol": 1}), flush=True)
    games += message["type"] == "game"
    if message["type"] == "state":
        move = "found" if found or games > 1 else message["legal"][0]
        print(json.dumps({"type": "move", "decision": message["decision"], "move": move}), flush=True)
    if message["type"] == "quit":
        break
"""

BOTS = ("random", "greedy", "timid", "spiteful", "runner")


@pytest.fixture
def league(tmp_path):
    """A league of five bots and three programs, at as many tables as each plays at once or twice."""
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    for name, text in (("sound.mjs", SOUND), ("crash.py", CRASHING), ("stall.py", STALLING)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    python = json.dumps(sys.executable)
    file = tmp_path / "league.toml"
    file.write_text(
        "[[game]]\nname = 'heist'\nplayers = 2\noptions = {turn_limit = 6}\ntables = 4\ndeals = 2\n"
        + "".join(f"[[entrant]]\nbot = '{bot}'\n" for bot in BOTS)
        + "[[entrant]]\nname = 'sound'\nprogram = ['node', 'sound.mjs']\n"
        + f"[[entrant]]\nname = 'crashing'\nprogram = [{python}, '-S', 'crash.py']\n"
        + f"[[entrant]]\nname = 'stalling'\nprogram = [{python}, '-S', 'stall.py']\nlongest = 0.01\n",
        encoding="utf-8",
    )
    return read_league(file)


def test_a_program_knows_nothing_of_other_games(tmp_path):
    """A deal's games have the same hands in other seats: no process, note or file of the league reveals them."""
    if why := obstacle():
        pytest.skip(why)
    (tmp_path / "spy.py").write_text(REMEMBERING, encoding="utf-8")
    program = json.dumps([sys.executable, "-S", "spy.py", str(tmp_path)])
    file = tmp_path / "league.toml"
    file.write_text(
        "[[game]]\nname = 'heist'\nplayers = 2\noptions = {turn_limit = 2}\ndeals = 2\n"
        f"[[entrant]]\nbot = 'random'\n[[entrant]]\nname = 'spy'\nprogram = {program}\n",
        encoding="utf-8",
    )
    with SavedLeague(read_league(file), file_beside(file)) as kept:
        assert play_all(kept)
        spy = LeagueFigures(kept).costs[1]
    assert spy.decisions > len(kept.results) == 4
    assert not spy.faults
    assert not (tmp_path / "notes").exists()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_programs_that_crash_and_stall(league, tmp_path):
    """Each decision of two broken programs is a counted fault, none of others'; a kill changes nothing."""
    whole = SavedLeague(league)
    assert play_all(whole)
    assert {one for table in league.tables for one in table.group} == set(range(8))
    costs = dict(zip(league.names, LeagueFigures(whole).costs, strict=True))
    assert {name for name, cost in costs.items() if cost.faults} == {"crashing", "stalling"}
    for name, kind in (("crashing", "crash"), ("stalling", "stall")):
        assert Counter(costs[name].faults).total() == costs[name].faults[kind] == costs[name].decisions > 0
    file = tmp_path / "league.results.jsonl"
    play_and_be_killed(f"read_league(Path({str(tmp_path / 'league.toml')!r}))", file, len(whole.results) // 2, 2)
    with SavedLeague(league, file) as again:
        assert len(again.results) == len(whole.results) // 2
        assert play_all(again)
    assert told(again) == told(whole)
    close()
