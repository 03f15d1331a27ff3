"""REST: every operation, who may use it, and its answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.server.api.rest import OPERATIONS
from rascals.server.api.rest.games import _games as listed
from rascals.server.limits import Rule
from rascals.words import Words
from rascals.words.editions import changes
from tests.server.serving import API, FREE, Person, application, create, join, play_out, quick, together, visitor
from tests.server.serving import client as serving

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("rest")]  # one server for all tests, and one finished game


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("rest")) as found:
        yield found


@pytest.fixture(scope="module")
def finished(client: Any) -> list[Person]:
    people = together(client, 3)
    play_out(people)
    return people


def error(answer: Any, status: int) -> dict[str, Any]:
    """Return the error in an answer, after checking its form."""
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert set(found) == {"code", "reason", "text", "clause"}
    assert found["text"]
    assert found["text"] != found["reason"]["id"], "there must be words for it"
    return found


def test_games_and_their_bots(client: Any) -> None:
    """A client learns games, players, options and bots without knowing any."""
    games = client.get(f"{API}/games").json()
    felicity = next(game for game in games if game["name"] == "felicity")
    assert felicity["players"] == [3, 4, 5]
    options = {option["name"]: option for option in felicity["options"]}
    assert (options["open_mice"]["choices"], options["open_mice"]["default"]) == ([False, True], False)
    assert [name for name, option in options.items() if option["seats"]] == ["first_player"]
    assert "random" in felicity["bots"]


def test_texts_and_rules(client: Any) -> None:
    """Texts come as Fluent, rules as HTML, in each language; they are sent once and then only revalidated."""
    plain = {"accept-encoding": "identity"}  # compressing them well takes seconds
    for language in ("en", "fr", "de"):
        texts = client.get(f"{API}/texts/{language}", headers=plain)
        assert "felicity =" in texts.text
        assert "error-stale =" in texts.text
        again = client.get(f"{API}/texts/{language}", headers=plain | {"if-none-match": texts.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        html = client.get(f"{API}/games/felicity/rules/{language}", headers=plain).json()["html"]
        assert html.startswith("<h1>")
        assert "<script" not in html
    assert error(client.get(f"{API}/texts/xx"), 404)["reason"]["id"] == "unknown-language"
    error(client.get(f"{API}/games/felicity/rules/xx"), 404)
    error(client.get(f"{API}/games/chess/rules/en"), 404)


def test_differences_between_editions(client: Any) -> None:
    """Two editions are compared as on the command line, in each language; others are refused with the valid ones."""
    for language in ("en", "fr", "de"):
        page = f"{API}/games/heist/rules/{language}/diff"
        told = client.get(page, params={"before": "v3", "after": "v4"}).json()
        expected = changes(Words(language), rascals.games()["heist"], "v3", "v4")
        assert [change["text"] for change in told["changes"]] == [change.text for change in expected]
        assert [change["clauses"] for change in told["changes"]] == [list(change.clauses) for change in expected]
        assert told["same"] is None
        same = client.get(page, params={"before": "v3", "after": "v3"}).json()
        assert (same["changes"], "v3" in same["same"]) == ([], True)
    page = f"{API}/games/heist/rules/en/diff"
    refused = error(client.get(page, params={"before": "v3", "after": "v9"}), 400)
    assert refused["reason"]["args"]["valid"] == "v1, v2, v3, v4, v5"
    assert error(client.get(page), 400)["reason"]["id"] == "unknown-edition-of"
    alone = error(client.get(page.replace("heist", "felicity"), params={"before": "a", "after": "b"}), 400)
    assert (alone["reason"]["id"], alone["reason"]["args"]["valid"]) == ("one-edition", "heist")
    error(client.get(page.replace("heist", "chess")), 404)


def test_create_join_and_start(client: Any) -> None:
    """A table is made, joined by its code without an account, and started by its host."""
    host = create(client, seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}], public=True)
    assert host.seat == 1
    info = client.get(f"{API}/codes/{host.code.lower()}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "human", "open", "open"]
    assert host.table in [table["id"] for table in client.get(f"{API}/tables").json()]
    bob = join(client, host, seat=3)
    assert bob.seat == 3
    answer = client.post(f"{API}/join", json={"table": host.table, "nickname": "Cas"})
    assert answer.json()["seat"] == 2
    client.cookies.clear()
    error(bob.post("/start"), 403)
    assert host.post("/start").json()["status"] == "playing"
    assert error(client.post(f"{API}/join", json={"code": host.code, "nickname": "Dan"}), 409)["code"] == "not_now"


def test_private_tables_are_not_listed(client: Any) -> None:
    """Only tables made public appear in the lobby."""
    host = create(client)
    assert host.table not in client.get(f"{API}/tables").text


def test_joining_again_gives_the_same_seat(client: Any) -> None:
    """A second tab or a reload of the join page finds the person seated, only once."""
    host = create(client)
    body = {"code": host.code, "nickname": "Bob"}
    first = client.post(f"{API}/join", json=body)
    second = client.post(f"{API}/join", json=body)  # with the first one's cookie
    assert second.json()["seat"] == first.json()["seat"]
    assert second.json()["token"] == first.json()["token"]
    client.cookies.clear()


def test_a_code_nobody_has(client: Any) -> None:
    """A wrong code differs from a malformed one; code and table together are refused."""
    assert error(client.get(f"{API}/codes/CDFGHJ"), 404)["reason"]["id"] == "no-code"
    error(client.get(f"{API}/codes/abc"), 400)
    error(client.post(f"{API}/join", json={"nickname": "Bob"}), 400)
    error(client.post(f"{API}/join", json={"nickname": "Bob", "table": "x" * 70}), 404)


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "v9"},
        {"options": {"open_mice": "maybe"}},
        {"seats": [{"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": "random"}] * 4},
        {"seats": [{"kind": "open"}] * 5},
        {"seats": [{"kind": "throne"}]},
        {"clock": {"bank": 0, "increment": 0}},
        {"clock": {"bank": 60}},
    ],
)
def test_tables_that_cannot_be_made(client: Any, change: dict[str, Any]) -> None:
    """Nonexistent choices are refused with the reason, and no table is made."""
    before = len(client.get("/healthz").json()) and client.get("/healthz").json()["tables"]
    body = {"game": "felicity", "players": 4, "nickname": "Ann", **change}
    assert error(client.post(f"{API}/tables", json=body), 400)["code"] == "bad"
    assert client.get("/healthz").json()["tables"] == before


def test_talk_by_page(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines before a given one, as each seat or spectator has them; the number must be valid."""
    monkeypatch.setattr("rascals.table.projection.PAGE", 10)
    host = create(client)
    for n in range(14):
        host.post("/chat", {"id": f"c{n}", "text": f"line {n}", "scope": "seats" if n < 2 else "table"})
    (first, *_, last) = host.view()["chat"]
    assert (first["n"], last["n"]) == (4, 13)
    assert host.get("/chat", params={"before": 4}).json()["lines"][-1]["text"] == "line 3"
    assert [line["n"] for line in host.get("/chat", params={"before": 4}).json()["lines"]] == list(range(4))
    assert host.get("/chat").json()["lines"] == host.view()["chat"]
    path = f"{API}/tables/{host.table}/chat"
    assert client.get(path, params={"before": 2}).json()["lines"][0]["text"] == "line 2"
    for wrong in ("x", "-1", "1" * 40, "\u0663"):
        assert error(client.get(path, params={"before": wrong}), 400)["reason"]["id"] == "bad-number"
    shy = create(client, spectators=False)
    assert client.get(f"{API}/tables/{shy.table}/chat").status_code in {401, 403}


def test_earlier_lines_of_the_log_come_by_page(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each viewer's own lines before a given one, sent again only if they differ; the number must be valid."""
    monkeypatch.setattr("rascals.table.projection.PAGE", 10)
    host, *_ = people = together(client, 3)
    play_out(people)
    log = host.view()["log"]
    assert len(log) == 10
    page = host.get("/log", params={"before": log[0]["n"]})
    assert [line["n"] for line in [*page.json()["lines"], *log]] == list(range(log[-1]["n"] + 1))
    assert host.get("/log").json()["lines"] == page.json()["lines"] + log
    assert page.headers["cache-control"] == "private, no-cache"
    known = {"before": log[0]["n"]}, {"if-none-match": page.headers["etag"]}
    path = f"{API}/tables/{host.table}/log"
    assert client.get(path, params=known[0], headers={**host.headers, **known[1]}).status_code == 304
    assert client.get(path, params=known[0], headers=known[1]).status_code == 200, "a spectator was told less"
    for wrong in ("x", "-1", "1" * 40):
        assert error(client.get(path, params={"before": wrong}), 400)["reason"]["id"] == "bad-number"
    shy = create(client, spectators=False)
    assert client.get(f"{API}/tables/{shy.table}/log").status_code in {401, 403}


def test_the_pause_of_bots_is_chosen_with_the_table(client: Any) -> None:
    """Everybody sees what was chosen, from zero to a minute; by default it is up to the server."""
    made = [create(client, pause=pause).get().json()["pause"] for pause in (None, 0, 2.5, 60)]
    assert made == [None, 0, 2.5, 60]
    assert quick(client, pause=1).get().json()["pause"] == 1
    for wrong in (-1, 61, "long"):
        body = {"game": "felicity", "players": 3, "nickname": "Ann", "pause": wrong}
        error(client.post(f"{API}/tables", json=body), 400)


def test_a_quick_game_to_the_end(client: Any) -> None:
    """One request starts a game against bots, which can be played to its end by REST alone."""
    ann = quick(client, level="greedy", players=3, options={"open_mice": True})
    assert ann.view()["table"]["options"]["open_mice"] is True
    play_out([ann])
    info = ann.get().json()
    assert info["status"] == "over"
    assert info["scores"]
    assert len(info["seed"]) == 64
    error(client.post(f"{API}/quick", json={"game": "felicity", "players": 3, "level": "no", "nickname": "A"}), 400)


def test_commands_and_their_refusals(client: Any) -> None:
    """A move and its repetition are acknowledged; stale, foreign and illegal ones are refused with their codes."""
    people = together(client, 3)
    mover = next(person for person in people if person.view()["decision"])
    other = next(person for person in people if person is not mover)
    view = mover.view()
    assert error(mover.play(view, "bid 2"), 422)["clause"] == "F-08"
    assert error(other.play({**view, "moves": view["moves"]}), 409)["code"] == "not_your_decision"
    body = {"id": "one", "decision": view["decision"], "move": view["moves"][0]["move"]}
    assert mover.post("/commands", body).json() == {"type": "ack", "id": "one", "duplicate": False}
    assert mover.post("/commands", body).json() == {"type": "ack", "id": "one", "duplicate": True}
    assert error(mover.post("/commands", {**body, "id": "two"}), 409)["code"] == "stale"
    error(mover.post("/commands", {"id": "", "decision": 1, "move": "pass"}), 400)
    error(mover.post("/commands", {"id": "x", "decision": 1, "move": "pass", "seat": other.seat}), 400)


def test_a_stale_command_gets_a_fresh_view(client: Any) -> None:
    """The refusal contains what the seat may know now, as its view has it; other refusals do not."""
    people = together(client, 3)
    mover = next(person for person in people if person.view()["decision"])
    old = mover.view()
    assert mover.play(old).status_code == 200
    answer = mover.play(old, old["moves"][1]["move"])
    error(answer, 409)
    fresh, now = answer.json()["snapshot"], mover.view()
    assert (fresh["you"], fresh["view"]["turn"]) == (mover.seat, now["view"]["turn"])
    assert {**fresh, "now": 0} == {**now, "now": 0}
    other = next(person for person in people if person.view()["decision"])
    for refused in (mover.play({**old, "decision": 99}), other.play(other.view(), "bid 2"), mover.post("/kick", {})):
        assert refused.status_code >= 400
        assert set(refused.json()) == {"error"}


def test_r15_the_clock_forgives_what_the_way_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R15: the lag sent with a move over REST is not charged to the clock, up to half a second."""
    now = [1_000_000]
    monkeypatch.setattr("rascals.server.app.steady_clock", lambda: lambda: now[0])
    with serving(tmp_path) as client:
        people = together(client, 3, clock={"bank": 60, "increment": 0})
        left = []
        for lag in (0, 300, 86_400_000):
            mover = next(person for person in people if person.view()["decision"])
            view = mover.view()
            now[0] += 2_000
            body = {"id": "a", "decision": view["decision"], "move": view["moves"][0]["move"], "lag": lag}
            assert mover.post("/commands", body).status_code == 200
            left.append(mover.view()["clocks"]["remaining"][mover.seat])
        assert left == [58.0, 58.3, 58.5]
        mover = next(person for person in people if person.view()["decision"])
        for wrong in (-1, 86_400_001, 0.5, "1"):
            body = {"id": "b", "decision": mover.view()["decision"], "move": "pass", "lag": wrong}
            error(mover.post("/commands", body), 400)


def test_why_not(client: Any) -> None:
    """An illegal move is explained by reason and clause to the seat that asks; a stranger learns nothing."""
    people = together(client, 3)
    mover = next(person for person in people if person.view()["decision"])
    answer = mover.get("/why", params={"move": "bid 2"}).json()
    assert (answer["legal"], answer["clause"]) == (False, "F-08")
    legal = mover.view()["moves"][0]["move"]
    assert mover.get("/why", params={"move": legal}).json()["legal"] is True
    error(client.get(f"{API}/tables/{mover.table}/why", params={"move": legal}), 401)
    for given in ({}, {"move": " "}):
        found = error(mover.get("/why", params=given), 400)
        assert (found["reason"]["id"], found["reason"]["args"]) == ("query-missing", {"name": "move"})


def test_a_draft_of_a_move(client: Any) -> None:
    """What may follow a draft, as over the socket; nothing is played, and a stranger learns nothing."""
    people = together(client, 3)
    mover = next(person for person in people if person.view()["decision"])
    moves = mover.view()["moves"]
    answer = mover.get("/preview", params={"id": "a"}).json()
    decision = mover.view()["decision"]
    assert answer == {"type": "preview", "id": "a", "moves": moves, "complete": False, "decision": decision}
    whole = mover.get("/preview", params={"draft": moves[0]["move"]}).json()
    assert (whole["moves"], whole["complete"]) == ([], True)
    other = next(person for person in people if not person.view()["decision"])
    assert other.get("/preview").json() == answer | {"id": "", "moves": [], "decision": None}
    assert mover.view()["moves"] == moves
    assert error(mover.get("/preview", params={"draft": "bid 2; pass"}), 422)["clause"] == "F-08"
    error(client.get(f"{API}/tables/{mover.table}/preview"), 401)


@pytest.mark.parametrize(
    ("path", "name", "most"), [("/why", "move", 8000), ("/preview", "draft", 8000), ("/preview", "id", 64)]
)
def test_what_is_too_long_in_the_address_is_refused(client: Any, path: str, name: str, most: int) -> None:
    """Nothing is cut off, since that would answer another question."""
    person = together(client, 3)[0]
    found = error(person.get(path, params={name: "x" * (most + 1)}), 400)["reason"]
    assert found == {"id": "query-long", "args": {"name": name, "limit": most}}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "token-missing"),
        ({"authorization": "Bearer"}, "token-malformed"),
        ({"authorization": "Bearer short"}, "token-malformed"),
        ({"authorization": "Bearer " + "ä" * 43}, "token-malformed"),
        ({"authorization": "Basic " + "x" * 43}, "token-malformed"),
        ({"cookie": "seat_{table}=short"}, "token-malformed"),
        ({"authorization": "Bearer " + "x" * 43}, "token-unknown"),
        ({"cookie": "seat_{table}=" + "x" * 43}, "token-unknown"),
    ],
)
def test_r21_what_is_wrong_with_a_token(client: Any, given: dict[str, str], reason: str) -> None:
    """R21: a missing, malformed or unknown token is refused with its own reason, which says what to do."""
    host = create(client)
    headers = {name: value.format(table=host.table).encode() for name, value in given.items()}
    answer = client.post(f"{API}/tables/{host.table}/start", json={}, headers=headers)
    found = error(answer, 401)
    assert found["reason"] == {"id": reason, "args": {}}
    assert answer.headers["www-authenticate"] == "Bearer"
    assert {"token-missing": "join", "token-malformed": "Send", "token-unknown": "Join"}[reason] in found["text"]
    assert "x" * 43 not in answer.text


def test_r21_a_token_whose_seat_was_freed(client: Any) -> None:
    """R21: only a person who left or was removed learns that the seat is gone, by header or cookie.

    At a table without spectators the same goes for what they may view; a stranger learns nothing.
    """
    host = create(client, spectators=False)
    bob, cas = join(client, host), join(client, host, "Cas")
    code = host.post("/kick", {"seat": bob.seat}).json()["code"]
    cas.post("/leave")
    for person in (bob, cas):
        assert error(person.post("/chat", {"id": "a", "text": "hello"}), 401)["reason"]["id"] == "token-expired"
        assert error(person.get("/view"), 401)["reason"]["id"] == "token-expired"
    cookie = {"cookie": f"seat_{host.table}={bob.token}"}
    answer = client.post(f"{API}/tables/{host.table}/leave", json={}, headers=cookie)
    assert error(answer, 401)["reason"]["id"] == "token-expired"
    elsewhere = create(client)
    answer = client.post(f"{API}/tables/{elsewhere.table}/leave", json={}, headers=bob.headers)
    assert error(answer, 401)["reason"]["id"] == "token-unknown"
    assert error(client.get(f"{API}/tables/{host.table}/view"), 403)["reason"]["id"] == "no-spectators"
    again = client.post(f"{API}/join", json={"code": code, "nickname": "Bob"}, headers=bob.headers)
    assert again.status_code == 200, "an old token does not stand in the way of sitting down again"
    client.cookies.clear()


@pytest.mark.parametrize("spectators", [True, False])
def test_who_was_kicked_does_not_come_back_by_what_they_know(client: Any, spectators: bool) -> None:
    """Kicking changes the table's code: the removed person's code, id and token are useless; the new code works."""
    host = create(client, spectators=spectators)
    bob = join(client, host)
    fresh = host.post("/kick", {"seat": bob.seat}).json()["code"]
    assert fresh not in {host.code, None}
    old = client.post(f"{API}/join", json={"nickname": "Bob", "code": host.code})
    assert error(old, 404)["reason"]["id"] == "no-code"
    error(client.get(f"{API}/codes/{host.code}"), 404)
    by_id = client.post(f"{API}/join", json={"nickname": "Bob", "table": host.table})
    assert error(by_id, 403)["reason"]["id"] == "code-needed"
    assert client.get(f"{API}/tables/{host.table}").json()["code"] is None
    if spectators:
        assert client.get(f"{API}/tables/{host.table}/view").json()["table"]["code"] is None
    assert client.get(f"{API}/tables/{host.table}/qr.svg").status_code == 401
    assert host.get().json()["code"] == host.view()["table"]["code"] == fresh
    back = client.post(f"{API}/join", json={"nickname": "Bob", "code": fresh}, headers=bob.headers)
    assert back.status_code == 200
    client.cookies.clear()


def test_the_code_of_a_table_without_spectators_is_for_those_who_sit_there(client: Any) -> None:
    """With the id alone nobody learns the code: not from the table, its picture, nor the public list; seats do."""
    host = create(client, spectators=False)
    assert client.get(f"{API}/tables/{host.table}").json()["code"] is None
    assert error(client.get(f"{API}/tables/{host.table}/qr.svg"), 401)
    assert error(client.post(f"{API}/join", json={"nickname": "Eve", "table": host.table}), 403)
    assert host.get().json()["code"] == host.code
    assert host.get("/qr.svg").status_code == 200
    assert client.get(f"{API}/codes/{host.code}").json()["code"] == host.code


def test_leave_and_return_in_play(client: Any) -> None:
    """In play a bot steps in for a person who leaves, and hands over when they return."""
    people = together(client, 3)
    assert people[1].post("/leave").json()["seats"][1]["standin"] is True
    assert people[1].post("/return").json()["seats"][1]["standin"] is False
    assert people[2].post("/standin", {"seat": 2, "on": True, "bot": "timid"}).json()["seats"][2]["bot"] == "timid"
    assert people[2].post("/standin", {"seat": 2, "on": False}).json()["seats"][2]["standin"] is False


def test_replay_during_play_tells_no_more_than_the_seat_knows(client: Any) -> None:
    """During a game there are one's own replay and the public one, and no other."""
    people = together(client, 3)
    for person in people * 2:
        if person.view()["decision"]:
            person.play()
    mine = people[0].get("/replay", params={"pov": "me"}).json()
    assert mine["pov"] == "0"
    assert mine["frames"][0]["view"]["seats"][0]["hand"] is not None
    assert mine["frames"][0]["view"]["seats"][1]["hand"] is None
    assert people[0].get("/replay", params={"pov": "0"}).status_code == 200
    assert people[0].get("/replay").json()["pov"] == "public"
    for pov in ("open", "1"):
        error(people[0].get("/replay", params={"pov": pov}), 409)
    for pov in ("9", "all", "-1"):
        error(people[0].get("/replay", params={"pov": pov}), 400)
    error(people[0].get("/game.json"), 409)


def test_a_finished_game_is_kept(client: Any, finished: list[Person]) -> None:
    """Anybody with the link can replay it from any seat or openly, and download it; the download verifies."""
    table = f"{API}/tables/{finished[0].table}"
    for pov in ("public", "open", "0", "2"):
        replay = client.get(f"{table}/replay", params={"pov": pov}).json()
        assert replay["frames"][-1]["view"]["phase"] == "over"
        assert [frame["n"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
    saved = client.get(f"{table}/game.json")
    assert "attachment" in saved.headers["content-disposition"]
    verdict = rascals.verify_text(saved.text)
    assert verdict.ok, verdict


def test_the_ids_of_a_cells_tables_begin_with_it(tmp_path: Path) -> None:
    """So do those of rematches; all ids have the same length."""
    with serving(tmp_path, cell="3f") as found:
        people = together(found, players=3)
        play_out(people)
        again = people[0].post("/rematch").json()["table"]["id"]
    for table in (people[0].table, again):
        assert re.fullmatch("3f[0-9a-f]{18}", table)


def test_rematch(client: Any) -> None:
    """The same people meet at one new table, no matter who asks first; everybody's token works there."""
    arranged = {"pause": 5, "undo": False, "coach": "on", "spectators": False, "clock": {"bank": 900, "increment": 3}}
    people = together(client, 3, **arranged)
    play_out(people)
    answer = people[1].post("/rematch").json()
    again = answer["table"]
    assert [seat["name"] for seat in again["seats"]] == [s["name"] for s in people[0].get().json()["seats"]]
    assert [seat["host"] for seat in again["seats"]] == [False, True, False]
    before = people[0].get().json()
    assert before["pause"] == 5
    assert {name: again[name] for name in arranged} == {name: before[name] for name in arranged}
    assert people[0].post("/rematch").json()["table"]["id"] == again["id"]
    assert people[2].get().json()["rematch"] == again["id"]
    for person in people:
        view = client.get(f"{API}/tables/{again['id']}/view", headers=person.headers).json()
        assert view["you"] == person.seat
    client.cookies.clear()


def test_a_rematch_seats_whoever_left_the_seat_there(client: Any) -> None:
    """A person who left the new table can take a seat again if one is free, wherever that is."""
    people = together(client, 3)
    play_out(people)
    again = people[0].post("/rematch").json()["table"]["id"]
    for person in people[1:]:
        assert client.post(f"{API}/tables/{again}/leave", json={}, headers=person.headers).status_code == 200
    answer = people[2].post("/rematch").json()
    assert (answer["seat"], answer["table"]["seats"][1]["name"]) == (1, people[2].get().json()["seats"][2]["name"])
    assert client.get(f"{API}/tables/{again}/view", headers=people[2].headers).json()["you"] == 1
    client.cookies.clear()


def test_a_rematch_that_came_to_nothing_is_made_again(client: Any) -> None:
    """When all have left the new table it is closed; another request makes another, and all meet there."""
    people = together(client, 3)
    play_out(people)
    first = people[0].post("/rematch").json()["table"]["id"]
    for person in people:
        left = client.post(f"{API}/tables/{first}/leave", json={}, headers=person.headers)
        assert left.status_code == 200
    assert client.get(f"{API}/tables/{first}").json()["status"] == "over"
    second = people[2].post("/rematch").json()["table"]
    assert second["id"] != first
    assert second["status"] == "open"
    for person in people:
        assert person.post("/rematch").json()["table"]["id"] == second["id"]
        assert person.get().json()["rematch"] == second["id"]
    assert client.post(f"{API}/tables/{second['id']}/start", json={}, headers=people[2].headers).status_code == 200
    client.cookies.clear()


def test_a_rematch_that_was_played_is_not_made_again(client: Any) -> None:
    """A new table whose game is over is still the rematch; the next one is made from there."""
    ann = quick(client, players=3)
    play_out([ann])
    again = Person(client, ann.post("/rematch").json())
    play_out([again])
    assert ann.post("/rematch").json()["table"]["id"] == again.table
    client.cookies.clear()


def test_a_game_without_bots_of_its_own(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dreamer is its best bot, plays quick games, and stands in for people who leave."""
    monkeypatch.setattr("rascals.bots.registry._own", lambda _: ())
    monkeypatch.setattr("rascals.server.api.rest.games._games", listed.__wrapped__)  # what it reported before is cached
    games = {game["name"]: game for game in client.get(f"{API}/games").json()}
    assert games["felicity"]["bots"][-1] == "dreamer"
    ann = quick(client, players=3, level="dreamer")
    assert {seat["bot"] for seat in ann.get().json()["seats"][1:]} == {"dreamer"}
    host = together(client, 3)[0]
    assert host.post("/leave").status_code == 200
    assert [seat["bot"] for seat in host.get().json()["seats"]] == ["dreamer", None, None]


def test_a_rematch_by_cookie(client: Any) -> None:
    """In the browser the old table's cookie identifies the seat at the new one."""
    body = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"}
    table = client.post(f"{API}/quick", json=body).json()["table"]["id"]
    ann = Person(client, {"table": {"id": table, "code": ""}, "seat": 0, "token": ""})
    while (view := client.get(f"{API}/tables/{table}/view").json())["table"]["status"] == "playing":
        if view["decision"]:
            move = {"id": f"m{view['decision']}", "decision": view["decision"], "move": view["moves"][0]["move"]}
            assert client.post(f"{API}/tables/{table}/commands", json=move).status_code == 200
    again = client.post(f"{API}/tables/{table}/rematch", json={}).json()["table"]
    assert again["status"] == "playing", "with one person only it starts at once"
    client.cookies.delete(f"seat_{again['id']}")
    assert client.get(f"{API}/tables/{again['id']}/view").json()["you"] == ann.seat
    client.cookies.clear()


def test_a_name_can_be_forgotten(client: Any) -> None:
    """R27: after the end a person's name and talk can be removed; the game stays as it was played."""
    people = together(client, 3)
    error(people[1].post("/forget"), 409)
    people[1].post("/chat", {"id": "a", "text": "something private"})
    play_out(people)
    before = client.get(f"{API}/tables/{people[0].table}/replay", params={"pov": "open"}).json()["frames"]
    assert people[1].post("/forget").json()["seats"][1]["name"] == "Player 2"
    assert people[0].view()["chat"] == []
    assert not any('"P1"' in people[0].get(path).text for path in ("/view", "/game.json", "/replay"))
    assert client.get(f"{API}/tables/{people[0].table}/replay", params={"pov": "open"}).json()["frames"] == before
    run = people[0].view()["run"]
    assert people[1].post("/forget").json()["seats"][1]["name"] == "Player 2"
    assert people[0].view()["run"] == run, "nothing was left to forget: the game is not read, and played, once more"


def test_the_link_as_a_picture(client: Any) -> None:
    """The QR code is an SVG picture without scripts."""
    host = create(client)
    answer = client.get(f"{API}/tables/{host.table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


def test_unknown_places(client: Any) -> None:
    """A nonexistent address gets an error in the usual form."""
    error(client.get(f"{API}/tables/none"), 404)
    error(client.get(f"{API}/nothing"), 404)
    error(client.post(f"{API}/nothing"), 404)
    refused = client.delete(f"{API}/tables")
    error(refused, 405)
    assert refused.headers["allow"] == "GET, HEAD, POST"
    assert client.get(f"{API}/join").headers["allow"] == "POST"


def test_r21_the_cookie_is_for_the_server_alone(client: Any) -> None:
    """A browser's cookie identifies its seat; no script can read it, and no other site's form sends it."""
    answer = client.post(f"{API}/tables", json={"game": "felicity", "players": 3, "nickname": "Ann"})
    table, cookie = answer.json()["table"]["id"], answer.headers["set-cookie"]
    assert cookie.startswith(f"seat_{table}=")
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    seen = client.get(f"{API}/tables/{table}/view").json()
    assert (seen["you"], seen["host"]) == (0, True)
    client.cookies.clear()


@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_r21_another_sites_page_cannot_act_with_the_cookie(client: Any, headers: dict[str, str]) -> None:
    """A request that the browser marks as another site's is refused at every address, whatever its cookies."""
    host = create(client)
    cookie = {"cookie": f"seat_{host.table}={host.token}"}
    for op in OPERATIONS:
        if op.method == "POST" and op.path.startswith(API):
            answer = client.post(op.path.replace("{id}", host.table), json={}, headers={**cookie, **headers})
            assert error(answer, 403)["reason"]["id"] == "origin", op.path
    answer = client.post(
        f"{API}/tables/{host.table}/leave", json={}, headers={**cookie, "origin": "http://127.0.0.1:8000"}
    )
    assert answer.json()["seats"][0]["kind"] == "open", "our own page may"


def test_another_sites_page_uses_up_nothing_of_its_visitors(tmp_path: Path) -> None:
    """R20: requests embedded in another site's page count neither as the visitor's requests nor as guesses of codes."""
    embedded = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "image"}
    rules = {**FREE, "requests_local": Rule(5, 3600, by_address=True), "join_guesses": Rule(1, 60, lock=600)}
    with serving(tmp_path, rules) as client:
        for _ in range(20):
            answer = client.get(f"{API}/codes/CDFGHJ", headers=embedded)
            assert error(answer, 403)["reason"]["id"] == "origin"
            assert client.get("/j/CDFGHJ", headers=embedded).status_code == 200
        code = create(client).code
        assert client.get(f"{API}/codes/{code}").status_code == 200


def test_health_and_figures(tmp_path: Path) -> None:
    """Health says ok, the metrics are in Prometheus' format, and neither names anybody."""
    with serving(tmp_path, address="127.0.0.1") as client:
        create(client, nickname="Zebulon")
        health = client.get("/healthz").json()
        assert health["status"] == "ok"
        assert health["tables"] > 0
        figures = client.get("/metrics").text
        assert "rascals_tables" in figures
        assert "Zebulon" not in figures


@pytest.mark.parametrize(
    ("address", "forwarded", "status"),
    [
        ("127.0.0.1", None, 200),
        ("::1", None, 200),
        ("10.0.0.5", None, 200),
        ("203.0.113.5", None, 404),
        ("127.0.0.1", "203.0.113.5", 404),
        ("127.0.0.1", "127.0.0.1", 404),
        ("203.0.113.5", "127.0.0.1", 404),
    ],
)
def test_r6_figures_are_no_players_business(tmp_path: Path, address: str, forwarded: str | None, status: int) -> None:
    """Only this machine and the configured networks may read the metrics, which count what players must not know."""
    sent = {} if forwarded is None else {"x-forwarded-for": forwarded}
    with serving(tmp_path, address=address, metrics_from=(ip_network("10.0.0.0/24"),)) as client:
        answer = client.get("/metrics", headers=sent)
        assert answer.status_code == status
        assert ("rascals_commands" in answer.text) == (status == 200)


def test_figures_count_what_happens(tmp_path: Path) -> None:
    """Commands by outcome and their time, bots' thinking time, and requests over the limit are counted."""
    with serving(tmp_path, {**FREE, "chat": Rule(1, 3600)}, address="127.0.0.1") as client:
        ann = quick(client, players=3)
        view = ann.view()
        while not view["decision"]:
            view = ann.view()
        move = {"id": "a", "decision": view["decision"], "move": view["moves"][0]["move"]}
        codes = [ann.post("/commands", {**move, **change}).status_code for change in ({"move": "bid 99"}, {}, {})]
        assert codes == [422, 200, 200]
        assert [ann.post("/chat", {"id": f"c{n}", "text": "hello"}).status_code for n in range(2)] == [200, 429]
        play_out([ann])
        figures = client.get("/metrics").text
    for line in ('commands_total{outcome="illegal"} 1.0', 'commands_total{outcome="duplicate"} 1.0',
                 'rejections_total{limit="chat"} 1.0'):  # fmt: skip
        assert f"rascals_{line}" in figures
    for name in ('commands_total{outcome="accepted"}', "command_seconds_count", "bot_seconds_count"):
        assert float(figures.split(f"rascals_{name} ")[1].split()[0]) > 5


@pytest.mark.parametrize("way", ["codes", "join"])
async def test_only_wrong_codes_are_charged(tmp_path: Path, way: str) -> None:
    """R20: thirty concurrent requests with right codes are all answered; of thirty wrong ones ten are."""
    app = application(tmp_path)

    async def ask(code: str) -> int:
        if way == "codes":
            answer = await client.get(f"{API}/codes/{code}")
        else:
            answer = await client.post(f"{API}/join", json={"code": code, "nickname": "Bob"})
        return int(answer.status_code)

    async with app.router.lifespan_context(app), visitor(app) as client:
        made = await client.post(f"{API}/tables", json={"game": "felicity", "players": 4, "nickname": "Ann"})
        code = made.json()["table"]["code"]
        right = await asyncio.gather(*[ask(code) for _ in range(30)])
        assert 429 not in right
        wrong = await asyncio.gather(*[ask("CDFGHJ") for _ in range(30)])
        assert sorted(wrong) == [404] * 10 + [429] * 20
        assert await ask(code) == 429


def test_r20_requests_are_limited(tmp_path: Path) -> None:
    """R20: beyond its limit a request is refused with the time to wait."""
    with serving(tmp_path, {**FREE, "requests": Rule(2, 3600, by_address=True)}) as client:
        *answers, refused = [client.get(f"{API}/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert error(refused, 429)["code"] == "rate"
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.parametrize("path", ["tables", "quick"])
def test_r20_new_tables_are_limited(tmp_path: Path, path: str) -> None:
    """R20: beyond its limit an address makes no more tables; refused requests do not count."""
    body = {"game": "felicity", "players": 3, "nickname": "Ann", **({"level": "random"} if path == "quick" else {})}
    with serving(tmp_path, {**FREE, "tables": Rule(2, 3600, by_address=True)}) as client:
        error(client.post(f"{API}/{path}", json={**body, "nickname": ""}), 400)
        assert [client.post(f"{API}/{path}", json=body).status_code for _ in range(2)] == [201, 201]
        refused = client.post(f"{API}/{path}", json=body)
        assert error(refused, 429)["code"] == "rate"
        assert int(refused.headers["retry-after"]) > 0


def test_exports_are_limited(tmp_path: Path) -> None:
    """R20: a saved game can be downloaded twice in a period; a request before the end does not count."""
    with serving(tmp_path, {**FREE, "exports": Rule(2, 3600, by_address=True)}) as client:
        ann = quick(client, players=3)
        assert [ann.get("/game.json").status_code for _ in range(3)] == [409, 409, 409]
        play_out([ann])
        assert [ann.get("/game.json").status_code for _ in range(3)] == [200, 200, 429]


def test_what_can_be_changed_to_and_fro_is_limited(tmp_path: Path) -> None:
    """R20: agreeing and disagreeing, and leaving and returning, are limited, so nobody can fill a table's log."""
    with serving(tmp_path, {**FREE, "wishes": Rule(6, 3600)}) as client:
        ann = together(client, players=3)[0]
        asked = [
            ("/coach", {"on": True}),
            ("/standin", {"seat": 0, "on": True}),
            ("/standin", {"seat": 0, "on": False}),
        ]
        codes = [ann.post(path, body).status_code for path, body in [*asked, *asked, *asked, ("/pause", {"pause": 1})]]
        assert codes == [200] * 6 + [429] * 4


def test_pledges_and_bots_that_come_and_go_are_limited(tmp_path: Path) -> None:
    """R20: repeated pledges, adding and removing bots, and repeated returns are limited."""
    with serving(tmp_path, {**FREE, "wishes": Rule(4, 3600)}) as client:
        ann = create(client)
        asked: list[tuple[str, Any]] = [("/pledge", {"pledge": f"{n:064x}"}) for n in range(2)]
        asked += [("/bot", {"seat": 1, "bot": bot}) for bot in ("random", None)]
        assert [ann.post(path, body).status_code for path, body in [*asked, *asked]] == [200] * 4 + [429] * 4
    with serving(tmp_path, {**FREE, "wishes": Rule(1, 3600)}) as client:
        ann = together(client, players=3)[0]
        asked = [("/leave", {}), ("/return", {})]
        assert [ann.post(path, body).status_code for path, body in [*asked, *asked]] == [200] * 3 + [429]


def test_no_rematch_makes_tables_without_end(tmp_path: Path) -> None:
    """R20: one game leads to one rematch; leaving it and asking again makes another, but only a few times."""
    with serving(tmp_path, {**FREE, "tables": Rule(3, 3600)}) as client:
        people = together(client, players=3)
        play_out(people)
        made = []
        while (answer := people[0].post("/rematch")).status_code == 200 and len(made) < 9:
            made.append(answer.json()["table"]["id"])
            for person in people:
                client.post(f"{API}/tables/{made[-1]}/leave", json={}, headers=person.headers)
        assert (answer.status_code, len(set(made))) == (429, 3)


def test_phrases_of_the_game_are_said_in_place_of_text(client: Any) -> None:
    """A phrase is checked against the game's list; a line is a phrase or text; refusals have reasons."""
    listed = {game["name"]: game["phrases"] for game in client.get(f"{API}/games").json()}
    assert listed["felicity"] == []
    vote = next(phrase for phrase in listed["goodcritters"] if phrase["id"] == "vote-yes-if")
    assert vote == {"id": "vote-yes-if", "promise": True, "args": [{"name": "to", "words": None}]}
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    host = create(client, game="goodcritters", seats=seats)
    assert host.post("/start").is_success
    phrase = {"id": "vote-yes-if", "args": {"to": 2}}
    assert host.post("/chat", {"id": "a", "phrase": phrase}).is_success
    assert host.view()["chat"][-1]["phrase"] == phrase
    for wrong, reason in (
        ({"phrase": {"id": "dance"}}, "phrase-unknown"),
        ({"phrase": {"id": "vote-yes-if", "args": {"to": 0}}}, "phrase-args"),
        ({"phrase": phrase, "text": "truly"}, "phrase-text"),
        ({}, "chat-empty"),
    ):
        assert error(host.post("/chat", {"id": "b", **wrong}), 400)["reason"]["id"] == reason
    assert len(host.view()["chat"]) == 1
