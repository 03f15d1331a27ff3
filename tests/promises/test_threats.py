"""The small tricks people try at tables: each is named, and fails."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from tests.promises.conftest import Served

pytestmark = pytest.mark.real


def first(socket: Any) -> Any:
    """Say hello; the first snapshot."""
    socket.send_json({"type": "hello"})
    return socket.receive_json()


def test_a_second_tab_with_the_token_is_the_same_seat(served: Served) -> None:
    """Both tabs see the same; a move made in one is told to the other and cannot be made again there."""
    table, tokens = served.playing()
    seat = served.view(table)["view"]["acting"][0]
    with served.socket(table, tokens[seat]) as one, served.socket(table, tokens[seat]) as two:
        snapshot = first(one)
        assert first(two)["view"] == snapshot["view"]
        play = {"type": "play", "decision": snapshot["decision"], "move": snapshot["moves"][0]["move"]}
        one.send_json({**play, "id": "first"})
        assert next_of(one, "ack")["id"] == "first"
        two.send_json({**play, "id": "second"})
        assert next_of(two, "reject")["code"] == "stale"


def next_of(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = socket.receive_json()
        if message["type"] == kind:
            return message


def test_joining_twice_gives_one_seat(served: Served) -> None:
    """Who already sits at a table gets the same seat again, not a second one."""
    table, tokens = served.made("Ada", "Bo")
    again = served.ask("POST", "/join", tokens[1], json={"table": table, "nickname": "Bo again"}).json()
    assert again["seat"] == 1
    kinds = [seat["kind"] for seat in served.ask("GET", f"/tables/{table}").json()["seats"]]
    assert kinds == ["human", "human", "open", "open"]


def test_looking_again_deals_nothing_anew(served: Served) -> None:
    """The chance of a table is fixed and committed to when play begins, and at the end it is what was committed to."""
    table, tokens = served.playing()
    hand = served.view(table, tokens[0])["view"]["seats"][0]["hand"]
    committed = served.ask("GET", f"/tables/{table}").json()["commitment"]
    for _ in range(5):
        assert served.view(table, tokens[0])["view"]["seats"][0]["hand"] == hand
    info = served.ask("GET", f"/tables/{table}").json()
    assert (info["seed"], info["secret"]) == (None, None)
    served.play(table, tokens)
    info = served.ask("GET", f"/tables/{table}").json()
    assert info["commitment"] == committed
    assert sha256(bytes.fromhex(info["secret"])).hexdigest() == committed


def test_a_replay_or_download_during_play_opens_nothing(served: Served) -> None:
    """While the game is played nobody, the host neither, gets the open replay, another's, or the saved game."""
    table, tokens = served.playing()
    served.play(table, tokens, 9)
    for token in (*tokens, None):
        for path in ("replay?pov=open", "replay?pov=2" if token != tokens[2] else "replay?pov=1", "game.json"):
            assert served.ask("GET", f"/tables/{table}/{path}", token).status_code in {400, 409}


def test_the_lobby_shows_public_tables_only(served: Served) -> None:
    """A private table is in no list; its code is shown by its own page alone."""
    private, _ = served.made("Ada")
    public, _ = served.made("Bo", public=True)
    assert [info["id"] for info in served.ask("GET", "/tables").json()] == [public]
    assert private not in served.ask("GET", "/tables").text


@pytest.mark.parametrize("put_out", [True, False], ids=["kicked", "left"])
def test_who_is_slow_to_say_hello_gets_nobody_elses_seat(served: Served, *, put_out: bool) -> None:
    """A seat that was proved, and freed and taken by another before the hello, opens neither hand nor moves."""
    table, tokens = served.made("Ann", "Eve")
    with served.socket(table, tokens[1]) as waiting:
        what = ("kick", tokens[0], {"seat": 1}) if put_out else ("leave", tokens[1], {})
        assert served.ask("POST", f"/tables/{table}/{what[0]}", what[1], json=what[2]).is_success
        code = served.ask("GET", f"/tables/{table}", tokens[0]).json()["code"]
        assert served.ask("POST", "/join", json={"code": code, "nickname": "Ben"}).json()["seat"] == 1
        waiting.send_json({"type": "hello"})
        assert waiting.receive_json() == {"type": "bye", "code": "closed"}
