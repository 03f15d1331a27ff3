"""The making of tables: changed components, a common shuffle, and bots that are plugins."""

from __future__ import annotations

import errno
import json
import pickle
import re
import secrets
import sys
import unittest.mock
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rascals
from rascals.bots import Bot, ChosenMove, Turn, bot, plugins
from rascals.bots.interface import never
from rascals.core.entropy import pledge_of
from rascals.server.api.rest import games
from rascals.words import languages
from tests.server.serving import API, Person, client, create, join, play_out, quick, together
from tests.server.serving import client as serving

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("making")]  # one server for all tests


# ---------------------------------------------------------------- components
# A table with changed components: checked when made, shown wherever it is named, kept over restarts.

RABBIT = "[pets]\nvalues = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]\n"
CHANGED = {"pets.values": [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]}


def test_the_table_says_what_is_changed_and_keeps_it(tmp_path: Path) -> None:
    """Lobby, table, view and saved game have the changes, even after a restart of the server."""
    with client(tmp_path) as first:
        people = together(first, 3, data=RABBIT, public=True)
        assert people[0].get().json()["data"] == CHANGED
        assert [one["data"] for one in first.get(f"{API}/tables").json()] == [CHANGED]
        assert people[1].view()["view"]["data"] == CHANGED
    with client(tmp_path) as second:
        for person in people:
            person.client = second
        assert people[2].get().json()["data"] == CHANGED
        play_out(people)
        saved = people[0].get("/game.json").text
    assert rascals.load_text(saved).game.data == CHANGED
    assert rascals.verify_text(saved).ok


def test_bots_at_the_table_know_the_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's turn carries them to where the bot thinks: in its game, its samples, its view, and its simulations."""
    told: list[Turn] = []

    def listening(game: str, level: str) -> Bot:
        return Listening(bot(level, game), told)

    monkeypatch.setattr("rascals.server.tables.bot_workers.of_game", listening)
    with client(tmp_path) as server:
        shrewd = {"kind": "bot", "bot": "shrewd"}
        host = create(server, players=3, data=RABBIT, seats=[{"kind": "me"}, shrewd, shrewd])
        assert host.post("/start").status_code == 200
        play_out([host])
    assert len(told) > 18
    for turn in told:
        assert turn.game.data == CHANGED
        assert turn.view["data"] == CHANGED
        assert turn.sample_match().game.data == CHANGED
        for world in (turn.sampled_state, turn.sample_state()):
            assert list(world.worth) == CHANGED["pets.values"]


class Listening(NamedTuple):
    """A bot that stores its turns, as they arrive in another process."""

    inner: Bot
    told: list[Turn]
    name: str = "listening"

    def choose(self, turn: Turn) -> ChosenMove:
        self.told.append(pickle.loads(pickle.dumps(replace(turn, cancelled=never))))  # noqa: S301 - our own bytes
        return self.inner.choose(turn)


def test_a_rematch_is_played_with_the_same_components(tmp_path: Path) -> None:
    """A rematch has the same game."""
    with client(tmp_path) as server:
        people = together(server, 3, data=RABBIT)
        play_out(people)
        assert people[1].post("/rematch").json()["table"]["data"] == CHANGED


def test_a_fault_is_told_with_its_line(tmp_path: Path) -> None:
    """No table is made; the answer has the line, so that a client can word it, and what is wrong there."""
    with client(tmp_path) as server:
        data = "[pets]\n\nvalues = [1]\n"
        body = {"game": "felicity", "players": 4, "nickname": "Ann", "public": True, "data": data}
        answer = server.post(f"{API}/tables", json=body)
        assert answer.status_code == 400
        reason = answer.json()["error"]["reason"]
        assert (reason["id"], reason["args"]["line"]) == ("record-line", 3)
        assert reason["args"]["problem"].startswith("pets.values: as many numbers as in the box, 10")
        assert server.get(f"{API}/tables").json() == []


def test_a_game_is_told_with_seats_board_and_ranges(tmp_path: Path) -> None:
    """Clients learn which values are seats, what the board is, and where a long range ends."""
    with client(tmp_path) as server:
        games = {game["name"]: game for game in server.get(f"{API}/games").json()}
    for name, definition in rascals.games().items():
        assert games[name]["seats"] == sorted(definition.seats)
        assert games[name]["board"] == (None if definition.board is None else definition.board.json())
    changes = next(option for option in games["goodcritters"]["options"] if option["name"] == "changes")
    assert changes == {
        "name": "changes",
        "choices": [],
        "default": 20,
        "lowest": 0,
        "highest": 100,
        "seats": False,
        "editions": [],
    }
    with client(tmp_path) as server:
        host = create(server, game="goodcritters", options={"changes": 7})
        assert host.get().json()["options"]["changes"] == 7
        body = {"game": "goodcritters", "players": 4, "nickname": "Ann", "options": {"changes": 101}}
        assert server.post(f"{API}/tables", json=body).json()["error"]["reason"]["id"] == "number-choice"
        assert join(server, host).seat == 1


def test_long_lists_are_told_whole(tmp_path: Path) -> None:
    """If choices are not a range, a client gets all of them, however many."""
    with client(tmp_path) as server:
        games = {game["name"]: game for game in server.get(f"{API}/games").json()}
    (told,) = [option for option in games["goons"]["options"] if option["name"] == "razor_draws"]
    assert told["choices"] == ["unlimited", *range(1, 21)]


# ---------------------------------------------------------------- shuffle
# Contributions to the shuffle over REST, and games that the server signs.


@pytest.fixture(scope="module")
def shuffling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("shuffle")) as found:
        yield found


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["reason"]["id"]


def test_three_people_shuffle_and_the_server_signs(shuffling: Any) -> None:
    """People who make a table, join it or pledge later all contribute their pledges; the file names them."""
    nonces = [secrets.token_hex(32) for _ in range(3)]
    host = create(shuffling, players=3, pledge=pledge_of(nonces[0]))
    commitment = host.get().json()["commitment"]
    people = [host, join(shuffling, host, pledge=pledge_of(nonces[1])), join(shuffling, host, "Cid")]
    assert people[2].post("/pledge", {"pledge": pledge_of(nonces[2])}).json()["seats"][2]["pledge"]
    assert reason(host.post("/open", {"nonce": nonces[0]})) == (409, "not-calling")
    assert host.post("/start").json()["calling"]
    assert reason(host.post("/open", {"nonce": nonces[1]})) == (400, "nonce-other")
    for person, nonce in zip(people, nonces, strict=True):
        info = person.post("/open", {"nonce": nonce}).json()
    assert (info["status"], [seat["nonce"] for seat in info["seats"]]) == ("playing", nonces)
    play_out(people)
    text = host.get("/game.json").text
    found = rascals.verify_text(text)
    assert (found.ok, found.adding, found.names_bound) == (True, (True, True, True), True)
    assert (found.commitment, found.first) == (commitment, info["fingerprint"])
    key = shuffling.get("/.well-known/rascals.json").json()
    assert key == {"algorithm": "Ed25519", "key": found.signed_by}
    assert json.loads(text.splitlines()[0])["seats"] == [seat["name"] for seat in info["seats"]]


def test_a_quick_game_waits_for_its_person(shuffling: Any) -> None:
    """With a pledge it begins when that is opened, otherwise at once."""
    nonce = secrets.token_hex(32)
    person = quick(shuffling, pledge=pledge_of(nonce))
    assert person.get().json()["calling"]
    assert person.post("/open", {"nonce": nonce}).json()["status"] == "playing"
    assert quick(shuffling).get().json()["status"] == "playing"


@pytest.mark.parametrize(
    "wrong", ["", "00" * 31, "AB" * 32, "zz" * 32, "00" * 32 + "\n", " " + "00" * 32, "\u0660" * 64, 7, None]
)
def test_what_is_no_hash_is_refused(shuffling: Any, wrong: object) -> None:
    """Pledges and nonces are 32 bytes in lowercase hexadecimal; anything else changes nothing."""
    host = create(shuffling)
    before = host.get().json()
    assert host.post("/pledge", {"pledge": wrong}).status_code == 400
    assert host.post("/open", {"nonce": wrong}).status_code == 400
    assert host.get().json() == before


def test_a_rematch_is_shuffled_too(shuffling: Any) -> None:
    """A request for a rematch can include a pledge."""
    person = quick(shuffling, players=3, level="random")
    play_out([person])
    nonce = secrets.token_hex(32)
    again = Person(shuffling, person.post("/rematch", {"pledge": pledge_of(nonce)}).json())
    shuffling.cookies.clear()
    again.token = person.token
    assert again.get().json()["calling"]
    assert again.post("/open", {"nonce": nonce}).json()["status"] == "playing"


def test_the_key_stays(tmp_path: Path) -> None:
    """A server restarted on its database signs with the same key; another database has another."""
    keys = []
    for folder in (tmp_path, tmp_path, tmp_path / "other"):
        folder.mkdir(exist_ok=True)
        with serving(folder) as shuffling:
            keys.append(shuffling.get("/.well-known/rascals.json").json()["key"])
    assert keys[0] == keys[1] != keys[2]


def test_a_signed_game_is_read_without_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key exists once the store is open: with a full disk, finished games still have their signature."""
    with serving(tmp_path) as shuffling:
        person = quick(shuffling, players=3, level="random")
        play_out([person])
        full = unittest.mock.Mock(side_effect=OSError(errno.ENOSPC, "the disk is full"))
        monkeypatch.setattr(shuffling.app.state.service.store._database, "write", full)
        game = person.get("/game.json")
        assert (game.status_code, full.called) == (200, False)
        assert rascals.verify_text(game.text).signed_by == shuffling.get("/.well-known/rascals.json").json()["key"]


# ---------------------------------------------------------------- plugins
# Tables choose plugins by name, and nothing that a client sends is imported.

MODULE = '''
from rascals.bots import ChosenMove

class Trap:
    """Springs {at once}."""

    name = "trap"

    def choose(self, turn):
        return ChosenMove(turn.moves[0])
'''


@pytest.fixture
def server(tmp_path, monkeypatch, request):
    """A server next to a module `snare` with a bot, which is a plugin for Goons if the test says so."""
    (tmp_path / "snare.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(plugins, "_installed", tuple)
    monkeypatch.setenv(plugins.VARIABLE, getattr(request, "param", ""))
    for kept in (games._games, games._plugin_texts, plugins._loaded):
        kept.cache_clear()
    with client(tmp_path) as found:
        yield found
    for kept in (games._games, games._plugin_texts, plugins._loaded):
        kept.cache_clear()
    sys.modules.pop("snare", None)


def refused(answer: Any) -> None:
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"]["id"] == "unknown-bot"


@pytest.mark.parametrize("spec", ["snare:Trap", "snare:Trap:1s", "os:system", "snare", "snare:BOTS", "shrewd:1s"])
def test_what_clients_name_is_never_imported(server, spec):
    """A bot for a table, a quick game, a seat or an absent player is a name, or is refused without importing."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": spec}] * 3]
    body = {"game": "felicity", "players": 4, "nickname": "Ann"}
    with_bots = server.post(f"{API}/tables", json=body | {"seats": seats})
    refused(with_bots)
    refused(server.post(f"{API}/quick", json=body | {"level": spec}))
    host = create(server)
    refused(host.post("/bot", {"seat": 1, "bot": spec}))
    refused(host.post("/standin", {"seat": 0, "on": True, "bot": spec}))
    assert "snare" not in sys.modules


@pytest.mark.parametrize("server", ["goons=snare:Trap"], indirect=True)
def test_a_guest_is_offered_and_plays(server):
    """It is in the list of its game's bots, before the best, and plays when chosen; other games do not have it."""
    offered = {game["name"]: game["bots"] for game in server.get(f"{API}/games").json()}
    assert offered["goons"][-2:] == ["trap", "expert"]
    assert not any("trap" in bots for game, bots in offered.items() if game != "goons")
    assert quick(server, game="goons", level="trap").get().json()["status"] == "playing"
    refused(server.post(f"{API}/quick", json={"game": "heist", "players": 4, "nickname": "Ann", "level": "trap"}))


@pytest.mark.parametrize("server", ["goons=snare:Trap,heist=snare:Nobody"], indirect=True)
def test_its_words_are_served_in_every_language(server):
    """Browsers get its description as they do other bots'; braces are not Fluent; broken ones are skipped."""
    assert len(server.get(f"{API}/games").json()) == len(rascals.games())
    for language, part in zip(languages(), ("", "/shared", "/shared-first"), strict=True):
        text = server.get(f"{API}/texts/{language}{part}").text
        (message,) = re.findall(r"^bot-trap.*$", text, re.MULTILINE)
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(message))
        pattern = bundle.get_message("bot-trap-in-goons").value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == ("Springs {at once}.", [])
    assert "bot-trap" not in server.get(f"{API}/texts/en/shared-rest").text
