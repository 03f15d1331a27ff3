"""A table with changed components: checked when it is made, told wherever it is named, kept over restarts."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rascals
from rascals.bots import Bot, Choice, Question, bot
from rascals.bots.interface import never
from tests.server.serving import API, client, create, join, play_out, together

pytestmark = pytest.mark.real

RABBIT = "[pets]\nvalues = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]\n"
CHANGED = {"pets.values": [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]}


def test_the_table_says_what_is_changed_and_keeps_it(tmp_path: Path) -> None:
    """Lobby, table, view and saved game carry the changes, also after a restart of the server."""
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
    """What a bot is asked carries them to where it thinks: its game, its worlds, its view, and those it imagines."""
    told: list[Question] = []

    def listening(game: str, level: str) -> Bot:
        return Listening(bot(level, game), told)

    monkeypatch.setattr("rascals.server.tables.bot_workers.of_game", listening)
    with client(tmp_path) as server:
        shrewd = {"kind": "bot", "bot": "shrewd"}
        host = create(server, players=3, data=RABBIT, seats=[{"kind": "me"}, shrewd, shrewd])
        assert host.post("/start").status_code == 200
        play_out([host])
    assert len(told) > 18
    for question in told:
        assert question.game.data == CHANGED
        assert question.view["data"] == CHANGED
        assert question.imagine().game.data == CHANGED
        for world in (question.world, question.deal()):
            assert list(world.worth) == CHANGED["pets.values"]


class Listening(NamedTuple):
    """A bot that keeps what it is asked, as it arrives in another process."""

    inner: Bot
    told: list[Question]
    name: str = "listening"

    def choose(self, question: Question) -> Choice:
        self.told.append(pickle.loads(pickle.dumps(replace(question, cancelled=never))))  # noqa: S301 - our own bytes
        return self.inner.choose(question)


def test_a_rematch_is_played_with_the_same_components(tmp_path: Path) -> None:
    """A rematch is of the same game."""
    with client(tmp_path) as server:
        people = together(server, 3, data=RABBIT)
        play_out(people)
        assert people[1].post("/rematch").json()["table"]["data"] == CHANGED


def test_without_changes_nothing_is_told(tmp_path: Path) -> None:
    """A file that changes nothing makes the game as it is."""
    with client(tmp_path) as server:
        assert create(server, data="[mice]\nstart = 15\n").get().json()["data"] == {}


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        ("[pets]\n\nvalues = [1]\n", 3, "pets.values: as many numbers as in the box, 10"),
        ("[mice]\nstart = -1\n", 2, "mice.start: a whole number from 0"),
        ("[mice]\nears = 2\n", 2, "mice.ears is nothing that can be changed"),
        ("mice: 3\n", 1, "not in the form of TOML"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, data: str, line: int, problem: str) -> None:
    """No table is made; the answer holds the line, so that a client can word it, and what is wrong there."""
    with client(tmp_path) as server:
        body = {"game": "felicity", "players": 4, "nickname": "Ann", "public": True, "data": data}
        answer = server.post(f"{API}/tables", json=body)
        assert answer.status_code == 400
        reason = answer.json()["error"]["reason"]
        assert reason["id"] == "record-line"
        assert reason["args"]["line"] == line
        assert reason["args"]["problem"].startswith(problem)
        assert server.get(f"{API}/tables").json() == []


def test_a_game_that_has_nothing_to_change_refuses(tmp_path: Path) -> None:
    """What a game does not say can be changed cannot be."""
    with client(tmp_path) as server:
        games: dict[str, Any] = {game["name"]: game for game in server.get(f"{API}/games").json()}
        name, game = next((name, game) for name, game in games.items() if "pets.values" not in game["changeable"])
        body = {"game": name, "players": game["players"][0], "nickname": "Ann", "data": RABBIT}
        assert server.post(f"{API}/tables", json=body).status_code == 400


def test_a_game_is_told_with_seats_board_and_ranges(tmp_path: Path) -> None:
    """Clients learn which values are seats, what the board is, and where a long range ends."""
    with client(tmp_path) as server:
        games = {game["name"]: game for game in server.get(f"{API}/games").json()}
    for name, box in rascals.games().items():
        assert games[name]["seats"] == sorted(box.seats)
        assert games[name]["board"] == (None if box.board is None else box.board.json())
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
    """Where choices are no range a client gets all that it can offer, however many."""
    with client(tmp_path) as server:
        games = {game["name"]: game for game in server.get(f"{API}/games").json()}
    (told,) = [option for option in games["goons"]["options"] if option["name"] == "razor_draws"]
    assert told["choices"] == ["unlimited", *range(1, 21)]


def test_components_may_be_tables(tmp_path: Path) -> None:
    """What has other parts than numbers is told as it stands in the file, and kept over a restart."""
    data = "[schemes.KR1]\ntiers = [\n  { goal = 9, places = [{ stars_x = -1, energy = 2 }] },\n]\n"
    changed = {"schemes.KR1.tiers": [{"goal": 9, "places": [{"stars_x": -1, "energy": 2}]}]}
    with client(tmp_path) as first:
        host = create(first, game="goons", data=data)
        assert host.get().json()["data"] == changed
        body = {"game": "goons", "players": 2, "nickname": "Ann", "data": data.replace("9", "0")}
        reason = first.post(f"{API}/tables", json=body).json()["error"]["reason"]
        assert reason["args"]["line"] == 3
        assert reason["args"]["problem"].startswith("schemes.KR1.tiers.0.goal: a whole number from 1")
    with client(tmp_path) as second:
        host.client = second
        assert host.get().json()["data"] == changed
