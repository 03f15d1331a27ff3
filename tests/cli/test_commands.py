import io
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from hashlib import sha256

import pytest

import rascals
from rascals.bots import names, registry
from rascals.bots.determinized_search import DeterminizedSearch
from rascals.cli.run import run
from rascals.core.chance import Origin
from rascals.core.entropy import draft, fingerprint, pledge_of, sealed_name
from rascals.core.match import Match
from rascals.core.saved import chained, live_header
from rascals.signing import Signer
from rascals.tui import hindsight
from rascals.tui.hindsight import WORST, look_back
from rascals.tui.sitting import labels
from rascals.words import Words, languages
from tests.suites import deep
from tests.table.meadow import DEFINITION


@pytest.fixture
def saved(tmp_path):
    """Save a finished game, with two people's and two bots' names."""
    game = rascals.game("felicity", players=4)
    match = game.new("cli", names=labels(["Ann", "Bob"], ["timid", "timid"]))
    while match.acting:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("lang", languages())
def test_games_are_listed_in_every_language(heard, lang):
    """`games` lists every game with its title in the language, its players and options."""
    out = heard(["--lang", lang, "games"]).out
    for part in ["felicity", Words(lang).text("felicity"), "3–5", "open_mice=false|true"]:
        assert part in out


def test_games_for_programs(heard):
    """`games --json` equals the API's answer."""
    listed = json.loads(heard(["games", "--json"]).out)
    definition = rascals.games()["felicity"]
    assert listed[0]["players"] == list(definition.players)
    assert {o["name"]: o["choices"] for o in listed[0]["options"]} == {
        o.name: list(o.choices) for o in definition.options
    }
    assert listed[0]["changeable"] == list(definition.components.changeable)


def test_a_long_range_is_told_by_its_ends(heard):
    """`games` does not list a hundred numbers; programs get the range's ends."""
    assert "changes=0 to 100 (20)" in heard(["games"]).out
    options = {o["name"]: o for game in json.loads(heard(["games", "--json"]).out) for o in game["options"]}
    assert options["changes"] == {"name": "changes", "default": 20, "lowest": 0, "highest": 100}


def test_a_long_list_is_told_by_its_first(heard):
    """`games` lists at most twelve choices of an option; programs get all of them."""
    assert "razor_draws=unlimited|1|2|3|4|5|6|7|8|9|10|11|…" in "".join(heard(["games"]).out.split())
    options = {o["name"]: o for game in json.loads(heard(["games", "--json"]).out) for o in game["options"]}
    assert options["razor_draws"]["choices"] == ["unlimited", *range(1, 21)]


@pytest.mark.parametrize("lang", languages())
def test_rules_come_in_the_chosen_language(heard, lang):
    """Into a pipe the rules are the complete Markdown in the chosen language."""
    assert heard(["rules", "felicity", "--lang", lang]).out == Words(lang).rules("felicity") + "\n"


def test_the_systems_language_is_spoken(capsys, monkeypatch):
    """Without --lang, RASCALS_LANG decides, then the system, then English."""
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    run(["bots"])
    assert Words("fr").text("bot-shrewd-about") in capsys.readouterr().out
    monkeypatch.setenv("RASCALS_LANG", "de")
    run(["bots"])
    assert Words("de").text("bot-shrewd-about") in capsys.readouterr().out
    monkeypatch.delenv("RASCALS_LANG")
    monkeypatch.setenv("LANG", "tlh")
    run(["bots", "--json"])
    assert json.loads(capsys.readouterr().out)[0] == {"name": "random", "about": Words("en").text("bot-random-about")}


def test_the_version(heard):
    """`--version` prints the program's name and version."""
    assert heard(["--version"]).out.startswith("rascals 0.")


@pytest.mark.parametrize("lang", languages())
def test_every_help_teaches(heard, lang):
    """Each command's help has its usage, examples, and a description for every option.

    Commands for playing have help in the reader's language, all others in English.
    """
    from rascals.cli.app import COMMANDS, TRANSLATED

    subcommands = [f"{name} {one}" for name, inner in COMMANDS.items() if isinstance(inner, dict) for one in inner]
    for name in [*COMMANDS, *subcommands]:
        words = Words(lang if name in TRANSLATED else "en")
        out = heard(["--lang", lang, *name.split(), "--help"]).out
        assert out.startswith(f"{words.text('cli-usage')} rascals {name} ")
        assert f"\n  rascals {name}" in out.partition(words.text("cli-examples"))[2]
        assert words.text("cli-option-lang").split()[0] in out
        assert "--debug" not in out
        if name in TRANSLATED:
            assert " ".join(words.text(f"cli-help-{name}").split()) in " ".join(out.split())
            assert all(line.strip() in out for line in words.text(f"cli-examples-{name}").splitlines())
    out = heard(["--lang", lang, "--help"]).out
    assert all(f"  {name} " in out for name in COMMANDS)


def test_play_in_plain_lines(heard, monkeypatch, tmp_path):
    """With a pipe the line mode is used: the game is saved after the move, and can be resumed by the same people."""
    path = tmp_path / "g.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\nquit\n"))
    order = ["--humans", "Ann", "--bots", "timid", "--players", "3", "--option", "first_player=0", "--seed", "4"]
    out = heard(["play", "felicity", *order, "--save", str(path)]).out
    assert "You place face down: 3." in out
    match = rascals.load(path)
    assert match.names == ("Ann", "Mia (timid)", "Otto (timid)")
    assert match.history[1].move == "place 3"
    monkeypatch.setattr(sys, "stdin", io.StringIO("pass\nlook\n"))
    out = heard(["play", "--resume", str(path)]).out
    assert "You pass" in out
    assert "Ann: " in out
    assert len(rascals.load(path).history) > len(match.history)


def test_the_same_seed_is_the_same_game(heard, monkeypatch):
    """Two games with one seed print the same text, including bots' moves."""
    told = []
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", io.StringIO("15\npass\n" * 12))
        told.append(heard(["play", "--bots", "random", "--seed", "7"]).out)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 20


@pytest.fixture
def without_its_own(monkeypatch):
    """Felicity as a game without bots of its own; the dreamer, which then plays, simulates little."""
    monkeypatch.setattr(registry, "GENERAL", (*registry.GENERAL[:-1], DeterminizedSearch(simulations=3)))
    monkeypatch.setattr(registry, "_own", lambda _: ())


def test_a_game_without_bots_of_its_own_is_played(without_its_own, capsys, heard, monkeypatch, tmp_path):
    """If nobody names a bot the best available plays: on every free seat, in simulations against chance."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\nquit\n"))
    order = ["--humans", "Ann", "--players", "3", "--option", "first_player=0", "--seed", "4"]
    assert run(["play", "felicity", *order, "--save", str(tmp_path / "g.jsonl")]) == 0
    assert rascals.load(tmp_path / "g.jsonl").names == ("Ann", "Mia (dreamer)", "Otto (dreamer)")
    assert "place face down" in capsys.readouterr().out
    results = json.loads(heard(["simulate", "felicity", "-n", "1", "--players", "3", "--json", "--workers", "1"]).out)
    assert sorted(row["bot"] for row in results["entrants"]) == ["dreamer", "random", "random"]


SIMULATE = ["simulate", "felicity", "-n", "12", "--bots", "random,timid,greedy", "--seed", "3", "--workers", "1"]


def test_simulate_for_programs(heard, tmp_path):
    """The JSON has standings for every bot; two runs are equal; games are saved on request, and are valid."""
    first = heard([*SIMULATE, "--json", "--save-games", str(tmp_path / "games")])
    assert heard([*SIMULATE, "--json"]).out == first.out
    results = json.loads(first.out)
    assert (results["games"], results["complete"], results["players"]) == (12, True, 3)
    assert [row["bot"] for row in results["entrants"]] == ["random", "timid", "greedy"]
    assert sum(row["win_share"] for row in results["entrants"]) == pytest.approx(1)
    assert sum(row["rank"] for row in results["entrants"]) == pytest.approx(6)
    files = list((tmp_path / "games").iterdir())
    assert len(files) == 12
    assert all(rascals.verify(file).ok for file in files)
    assert "12 games" in first.err


def test_simulate_as_a_table(heard):
    """The table has a line for each bot with points, wins and intervals, and the seed."""
    captured = heard(SIMULATE)
    for part in ["random", "timid", "greedy", "±", "%", "Cats", "Mice", "Seed: 3"]:
        assert part in captured.out
    assert "12 games" in captured.err


def test_one_bot_fills_the_table(heard):
    """A single bot plays every seat, as many as --players says; options reach the game."""
    order = ["simulate", "-n", "2", "-b", "random", "-p", "5", "-o", "small_dog=mildest", "--json", "-w", "1"]
    results = json.loads(heard(order).out)
    assert (results["players"], results["options"]) == (5, {"small_dog": "mildest"})


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["simulate", "-n", "10", "--bots", "random", "--compiled"], "Compiling Critter Heist: some seconds"),
        (["bench", "--seconds", "0.05"], "Compiling Critter Heist: some seconds"),
    ],
)
def test_what_has_to_be_compiled_first_is_told(capsys, heard, command, told):
    """A message on standard error says when compiled rules must be compiled first."""
    pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")
    from rascals.compiled import announcing

    try:
        assert told not in heard(command).err
        announcing.compiling("heist")
        assert told in capsys.readouterr().err
    finally:
        announcing.on_compiling(None)


def test_compiled_simulation(heard):
    """With --compiled random bots play many games at once, each winning its share."""
    pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")
    results = json.loads(
        heard(["simulate", "-n", "20000", "--bots", "random", "--players", "4", "--compiled", "--json"]).out
    )
    assert results["games"] == 20_000
    assert all(0.23 < row["win_share"] < 0.27 for row in results["entrants"])


def test_verify(heard, saved):
    """A valid game gives exit code 0; one with a changed move gives 1 and names the first invalid line."""
    assert f"{saved}: all {len(saved.read_text('utf-8').splitlines())} lines hold." in heard(["verify", str(saved)]).out
    lines = saved.read_text("utf-8").splitlines()
    entry = json.loads(lines[9])
    entry["seat"] = (entry["seat"] + 1) % 4
    saved.write_text("\n".join([*lines[:9], json.dumps(entry), *lines[10:]]) + "\n", "utf-8")
    assert "line 10 does not hold" in heard(["verify", str(saved)], 1).out


def test_verify_says_what_it_could_not_check(heard, saved, tmp_path):
    """A secret seed and rules of another version are reported; the game is valid all the same."""
    live = tmp_path / "live.jsonl"
    rascals.game("felicity", players=3).new(secret=bytes(32)).save(live)
    out = heard(["verify", str(live)], 3).out
    assert "cut short" in out
    assert "seed is still secret" in out
    assert "the server’s secret alone" in out
    header, setup, *_ = saved.read_text("utf-8").splitlines()
    line = {key: value for key, value in json.loads(setup).items() if key != "hash"}
    for rules, said in ((2, "by version 2 of the rules; by these, version 1,"), ("0" * 64, "had no version yet")):
        other = json.loads(header) | {"rules": rules}
        line["hash"] = chained(chained("", other), {key: value for key, value in line.items() if key != "hash"})
        saved.write_text(f"{json.dumps(other)}\n{json.dumps(line)}\n", "utf-8")
        assert said in heard(["verify", str(saved)], 3).out


GAME = rascals.game("felicity", players=3)
NAMES, SALTS = ("Ann", "Ben", "Cem"), tuple(digit * 64 for digit in "123")


def live_head(pledges=(None,) * 3, nonces=(None,) * 3):
    """Return the header of a server's game, by default without entropy from people."""
    return live_header(GAME, bytes(32), pledges, nonces, tuple(map(sealed_name, NAMES, SALTS)))


def test_verify_says_no_more_than_it_has_seen(heard, tmp_path):
    """While the secret is kept, nobody's part in chance can be shown; a start from a position is reported."""
    nonces = (sha256(b"0").hexdigest(), None, None)
    head = live_head((pledge_of(nonces[0]), None, None), nonces)
    match = Match.begin(GAME, Origin(None, bytes(32), head, SALTS), NAMES)
    file = tmp_path / "game.jsonl"
    match.save(file)
    assert "took part" not in heard(["verify", str(file)], 3).out
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.save(file)
    out = heard(["verify", str(file)]).out
    assert "Seat 0 took part" in " ".join(out.split())  # counted from 0, as everywhere in commands
    for noted, code, said in (
        (draft(head), 0, "of the draft"),
        (fingerprint(head), 0, "fingerprint"),
        ("0", 1, "another"),
    ):
        assert said in heard(["verify", str(file), "--commitment", noted], code).out
    assert "began at a position" not in out
    GAME.from_position(match.at(3).position(), seed=1).save(file)
    out = heard(["verify", str(file)], 3).out
    assert "began at a position" in out
    assert "No game leads to" not in out


def test_verify_says_that_names_and_chance_are_the_file_s_own_word(heard, tmp_path):
    """It says so of an unsigned file, unless a noted fingerprint or draft binds both; never of a signed one."""
    head = live_head()
    match = Match.begin(GAME, Origin(None, bytes(32), head, SALTS), NAMES)
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    file = tmp_path / "game.jsonl"

    def said(*more):
        told = " ".join(heard(["verify", str(file), *more]).out.split())
        return "the file’s own word" in told, "names belong" in told

    match.save(file)
    assert said() == (True, False)
    assert said("--commitment", head["commitment"]) == (True, False)
    assert said("--commitment", draft(head)) == said("--commitment", fingerprint(head)) == (False, False)
    file.write_text(Signer(Signer.fresh()).sign(match.save_text()), "utf-8")
    assert said() == (False, True)
    rascals.play(rascals.game("felicity", players=3), ["random"] * 3, seed=1).save(file)
    assert said() == (True, False)


def test_verify_says_who_broke_off_a_start(heard, tmp_path):
    """For a game with aborted starts it says how many, and who caused how many; for no other."""
    head = live_head()
    file = tmp_path / "game.jsonl"
    Match.begin(GAME, Origin(None, bytes(32), head, SALTS), NAMES).save(file)
    assert "broken off" not in heard(["verify", str(file)], 3).out
    starts = [[("Eve", "a" * 64)], [("Eve", "a" * 64), ("Zoe", "b" * 64)]]
    head["broken_off"] = [[[seat, sealed_name(*one)] for seat, one in enumerate(start)] for start in starts]
    Match.begin(GAME, Origin(None, bytes(32), head, SALTS, tuple(map(tuple, starts))), NAMES).save(file)
    assert "a start was broken off 2 times, by Eve (×2) and Zoe" in " ".join(
        heard(["verify", str(file)], 3).out.split()
    )


def test_verify_says_what_no_game_leads_to(capsys, tmp_path):
    """A game from a position that no game leads to is valid, and the oddities are reported."""
    file, game = tmp_path / "odd.jsonl", rascals.game("heist", players=2)
    position = game.new(seed=1).position()
    game.from_position(position | {"trap_deck": position["trap_deck"][1:]}, seed=1).save(file)
    assert run(["verify", str(file)]) == 3
    told = "No game leads to that position: traps: as many of each kind as the box has, 20, not 19."
    assert told in " ".join(capsys.readouterr().out.split())


def test_replay_in_words(heard, saved):
    """Into a pipe the replay is text: the whole game, or one moment as a seat saw it."""
    whole = heard(["replay", str(saved)]).out
    assert "(all open)" in whole.splitlines()[0]
    assert f"{len(rascals.load(saved).history) - 1}. " in whole
    moment = heard(["replay", str(saved), "--pov", "1", "--at", "6", "--plain"]).out
    assert "(Bob)" in moment.splitlines()[0]
    assert "Your hand" in moment


@pytest.mark.parametrize("lang", ["en", *deep([lang for lang in languages() if lang != "en"])])
def test_decisions_are_looked_back_at(monkeypatch, heard, saved, lang, amount):
    """`replay --analyse` lists each decision where the best bot would have differed, the same every time.

    At most three are marked, each with its cost. The fast suite looks at every third decision.
    """
    some = hindsight.moments
    monkeypatch.setattr(hindsight, "moments", lambda match, seat: [*some(match, seat)][amount(1, 0) :: amount(3, 1)])
    out = heard(["--lang", lang, "replay", str(saved), "--analyse", "0"]).out
    head, summary, *lines = out.splitlines()
    words, match = Words(lang), rascals.load(saved)
    assert "Ann" in head
    found = look_back(match, 0)
    others = [one for one in found if not one.same]
    assert summary == words.text("hindsight-summary", same=len(found) - len(others), count=len(found))
    assert len(lines) == len(others) > 3
    marked = [line for line in lines if line.startswith(WORST)]
    assert len(marked) == 3
    dearest = sorted((one.cost for one in others if one.cost), reverse=True)[2]
    assert all(
        words.text("hindsight-cost-wins", cost=round(one.cost, 1)) in out
        for one in others
        if one.cost and one.cost >= dearest
    )


def test_a_seat_that_there_is_is_looked_back_at(heard, saved):
    """A seat beyond the last is refused, with the valid ones."""
    assert "valid: 0 to 3" in heard(["replay", str(saved), "--analyse", "4"], 2).err


def test_a_game_under_way_is_replayed_without_its_secrets(heard, tmp_path):
    """An unfinished game is shown as a spectator may see it, unless another view is requested."""
    match = rascals.game("felicity", players=3).new("x", names=("Ann", "Bob", "Cal"))
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.save(tmp_path / "g.jsonl")
    assert "places a card face down" in heard(["replay", str(tmp_path / "g.jsonl")]).out


def test_bench_measures(heard):
    """Each way to play has its rate, all above zero."""
    rates = [
        line.rsplit(None, 1)[1]
        for line in heard(["bench", "felicity", "--seconds", "0.05", "--lang", "en"]).out.splitlines()[1:]
        if line[-1].isdigit()
    ]
    assert len(rates) >= 2
    assert all(int(rate.replace(",", "")) > 0 for rate in rates)


def test_openapi(heard):
    """The document is JSON and describes the tables."""
    document = json.loads(heard(["openapi"]).out)
    assert document["openapi"].startswith("3.")
    assert any(path.endswith("/tables") for path in document["paths"])


@pytest.mark.real
def test_serve_says_where_and_stops(tmp_path):
    """The server prints its address once it answers, and how others join; Ctrl-C ends it with code 0."""
    environment = {
        **os.environ,
        "RASCALS_DATABASE": f"sqlite:///{tmp_path}/r.db",
        "BROWSER": f"touch {tmp_path}/opened",
    }
    command = [sys.executable, "-m", "rascals", "serve", "--port", "0", "--open"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        host, port = url.removeprefix("http://").rstrip("/").split(":")
        with socket.create_connection((host, int(port)), timeout=300) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: " + host.encode() + b"\r\nConnection: close\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")
        assert "rascals serve --host 0.0.0.0 --allow-remote" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(300) == 0


@pytest.mark.real
def test_rascals_alone_serves_and_opens(monkeypatch, capsys):
    """Without a command the server starts on this machine and the browser opens when it is ready."""
    import webbrowser

    from rascals.server import app

    opened: list[str] = []
    done = threading.Event()

    def browse(url):
        opened.append(url)
        done.set()

    monkeypatch.setattr(webbrowser, "open", browse)
    monkeypatch.setattr(app, "serve", lambda settings, ready: ready(4711))
    monkeypatch.setenv("RASCALS_PORT", "0")  # the default port may be taken by somebody playing
    assert run(["--lang", "en"]) == 0
    assert done.wait(300)
    assert opened == ["http://127.0.0.1:4711/"]
    assert "http://127.0.0.1:4711/" in capsys.readouterr().out


@pytest.mark.real
def test_people_on_the_network_get_an_address(monkeypatch, capsys, heard):
    """Listening on all addresses, the one to share is this machine's on its network; a public one is printed as given.

    If that is under a path, so is the address on this machine.
    """
    from rascals.server import app, features

    monkeypatch.setattr(app, "serve", lambda settings, ready: ready(4711))
    monkeypatch.setattr(features, "own_address", lambda: "192.0.2.7")
    assert run(["serve", "--host", "0.0.0.0", "--allow-remote", "--port", "0"]) == 0  # noqa: S104 - nothing is bound
    assert "http://192.0.2.7:4711/" in capsys.readouterr().out
    said = heard(["serve", "--public-url", "https://play.example/games", "--port", "0"]).out
    assert "https://play.example/games" in said
    assert "http://127.0.0.1:4711/games/" in said


# ---------------------------------------------------------------- changed components


@pytest.fixture
def rabbit(tmp_path):
    """A file in which the rabbit is worth twenty."""
    file = tmp_path / "rabbit.toml"
    file.write_text("[pets]\nvalues = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]\n", encoding="utf-8")
    return str(file)


def test_play_with_changed_components_says_so(heard, monkeypatch, tmp_path, rabbit):
    """The title says it, help says what; the saved game keeps it, and `verify` and `replay` say it again."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nquit\n"))
    file = str(tmp_path / "saved.jsonl")
    out = heard(["play", "--plain", "--bots", "random", "--data", rabbit, "--save", file]).out
    assert out.startswith("Felicity: The Cat in the Sack (altered).")
    assert "Changed components: pets.values = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]." in out
    assert "changed components: pets.values = [" in heard(["verify", file], 3).out
    assert "(verändert)" in heard(["--lang", "de", "replay", file, "--plain"]).out.splitlines()[0]


def test_simulate_with_changed_components(heard, rabbit):
    """The figures are those of the changed game, and say so."""
    command = ["simulate", "felicity", "-n", "4", "--bots", "random", "--workers", "1", "--json", "--seed", "1"]
    plain = json.loads(heard(command).out)
    changed = json.loads(heard([*command, "--data", rabbit]).out)
    assert changed["data"] == {"pets.values": [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]}
    assert "data" not in plain
    assert changed["entrants"] != plain["entrants"]


@pytest.mark.parametrize("command", [["play", "--plain"], ["simulate", "-n", "1"], ["bench"]])
def test_a_fault_in_the_components_names_the_line(capsys, tmp_path, command):
    """Nothing is played."""
    file = tmp_path / "ears.toml"
    file.write_text("[pets]\nears = 2\n", encoding="utf-8")
    name, *rest = command
    assert run(["--lang", "fr", name, "felicity", *rest, "--data", str(file)]) == 2
    assert capsys.readouterr().err.startswith("rascals: Ligne 2\N{NO-BREAK SPACE}: pets.ears cannot be changed")


# ---------------------------------------------------------------- a game that has hardly anything


@pytest.fixture
def meadow(monkeypatch):
    """Another game, without texts or bots of its own."""
    known = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**known, "meadow": DEFINITION})


def test_a_game_without_texts_is_played_to_its_end(heard, monkeypatch, meadow):
    """Missing texts do no harm: ids are spelled out, seats have names, the board is listed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("go hollow\nlook\nwhy go well\nhelp\ndig hollow\n"))
    out = heard(["play", "meadow", "--plain", "--bots", "random", "--humans", "Ann"]).out
    assert out.startswith("Meadow. Type a move")
    assert "Went to (mole Ann, place hollow)" in out
    board = out.partition("Board:\n")[2].splitlines()[:6]
    assert [line.split(":")[0].strip() for line in board] == ["oak", "pond", "hedge", "hollow", "well", "orchard"]
    assert "cat" in board[3]
    assert "Ann" in board[3]
    assert "The game is over" in out


def test_a_game_without_shrewd_has_a_usual_bot(heard, meadow):
    """Without a named bot the game's best plays."""
    best = names("meadow")[-1]
    assert "shrewd" not in names("meadow")
    entrants = json.loads(heard(["simulate", "meadow", "-n", "2", "--workers", "1", "--json"]).out)["entrants"]
    assert [entrant["bot"] for entrant in entrants] == [best, "random", "random", "random"]
    assert run(["play", "meadow", "--plain"]) == 0


@pytest.mark.parametrize("value", ["200", "0", "many"])
def test_a_number_outside_its_range(heard, meadow, value):
    """The error gives the range."""
    said = heard(["play", "meadow", "--plain", "-o", f"rounds={value}"], 2).err
    assert said == f"rascals: rounds cannot be “{value}”; valid: 1 to 99.\n"
