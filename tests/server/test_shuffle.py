"""Everybody's part in the shuffle over REST, and games that the server signs."""

from __future__ import annotations

import errno
import json
import secrets
import unittest.mock
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.core.entropy import pledge_of
from tests.server.serving import Person, create, join, play_out, quick
from tests.server.serving import client as serving

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("shuffle")]  # one server for all


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("shuffle")) as found:
        yield found


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["reason"]["id"]


def test_three_people_shuffle_and_the_server_signs(client: Any) -> None:
    """People who make a table, join it or pledge later all contribute their pledges; the file says whose they are."""
    nonces = [secrets.token_hex(32) for _ in range(3)]
    host = create(client, players=3, pledge=pledge_of(nonces[0]))
    commitment = host.get().json()["commitment"]
    people = [host, join(client, host, pledge=pledge_of(nonces[1])), join(client, host, "Cid")]
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
    key = client.get("/.well-known/rascals.json").json()
    assert key == {"algorithm": "Ed25519", "key": found.signed_by}
    assert json.loads(text.splitlines()[0])["seats"] == [seat["name"] for seat in info["seats"]]


def test_a_quick_game_waits_for_its_person(client: Any) -> None:
    """With a pledge it begins when that is opened, without one at once."""
    nonce = secrets.token_hex(32)
    person = quick(client, pledge=pledge_of(nonce))
    assert person.get().json()["calling"]
    assert person.post("/open", {"nonce": nonce}).json()["status"] == "playing"
    assert quick(client).get().json()["status"] == "playing"


@pytest.mark.parametrize(
    "wrong", ["", "00" * 31, "AB" * 32, "zz" * 32, "00" * 32 + "\n", " " + "00" * 32, "\u0660" * 64, 7, None]
)
def test_what_is_no_hash_is_refused(client: Any, wrong: object) -> None:
    """Pledges and nonces are 32 bytes in lowercase hexadecimal, and what is not changes nothing."""
    host = create(client)
    before = host.get().json()
    assert host.post("/pledge", {"pledge": wrong}).status_code == 400
    assert host.post("/open", {"nonce": wrong}).status_code == 400
    assert host.get().json() == before


def test_a_rematch_is_shuffled_too(client: Any) -> None:
    """Asking for a rematch can give a pledge at once."""
    person = quick(client, players=3, level="random")
    play_out([person])
    nonce = secrets.token_hex(32)
    again = Person(client, person.post("/rematch", {"pledge": pledge_of(nonce)}).json())
    client.cookies.clear()
    again.token = person.token
    assert again.get().json()["calling"]
    assert again.post("/open", {"nonce": nonce}).json()["status"] == "playing"


def test_the_key_stays(tmp_path: Path) -> None:
    """A server that starts again on its database signs with the same key; another database has another."""
    keys = []
    for folder in (tmp_path, tmp_path, tmp_path / "other"):
        folder.mkdir(exist_ok=True)
        with serving(folder) as client:
            keys.append(client.get("/.well-known/rascals.json").json()["key"])
    assert keys[0] == keys[1] != keys[2]


def test_a_signed_game_is_read_without_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is there once the store is open: a full disk keeps nobody from a finished game and its signature."""
    with serving(tmp_path) as client:
        person = quick(client, players=3, level="random")
        play_out([person])
        full = unittest.mock.Mock(side_effect=OSError(errno.ENOSPC, "the disk is full"))
        monkeypatch.setattr(client.app.state.service.store._database, "write", full)
        game = person.get("/game.json")
        assert (game.status_code, full.called) == (200, False)
        assert rascals.verify_text(game.text).signed_by == client.get("/.well-known/rascals.json").json()["key"]
