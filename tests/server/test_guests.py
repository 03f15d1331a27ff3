"""Tables choose guests by name, and nothing that a client sends is imported."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rascals
from rascals.bots import guests
from rascals.server.doors.rest import games
from rascals.words import languages
from tests.server.serving import API, client, create, quick

pytestmark = pytest.mark.real
MODULE = '''
from rascals.bots import Choice

class Trap:
    """Springs {at once}."""

    name = "trap"

    def choose(self, question):
        return Choice(question.moves[0])
'''


@pytest.fixture
def server(tmp_path, monkeypatch, request):
    """A server beside a module `snare` with a bot, which is a guest of goons where the test says so."""
    (tmp_path / "snare.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(guests, "_installed", tuple)
    monkeypatch.setenv(guests.VARIABLE, getattr(request, "param", ""))
    for kept in (games._games, games._guest_texts, guests._loaded):
        kept.cache_clear()
    with client(tmp_path) as found:
        yield found
    for kept in (games._games, games._guest_texts, guests._loaded):
        kept.cache_clear()
    sys.modules.pop("snare", None)


def refused(answer: Any) -> None:
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"]["id"] == "unknown-bot"


@pytest.mark.parametrize("spec", ["snare:Trap", "snare:Trap:1s", "os:system", "snare", "snare:BOTS", "shrewd:1s"])
def test_what_clients_name_is_never_imported(server, spec):
    """A bot for a table, for a quick game, for a seat and in an absent player's place is a name, or refused unread."""
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
    """It is in the list of its game's bots, before the best, and plays where it is chosen; other games lack it."""
    offered = {game["name"]: game["bots"] for game in server.get(f"{API}/games").json()}
    assert offered["goons"][-2:] == ["trap", "expert"]
    assert not any("trap" in bots for game, bots in offered.items() if game != "goons")
    assert quick(server, game="goons", level="trap").get().json()["status"] == "playing"
    refused(server.post(f"{API}/quick", json={"game": "heist", "players": 4, "nickname": "Ann", "level": "trap"}))


@pytest.mark.parametrize("server", ["goons=snare:Trap,heist=snare:Nobody"], indirect=True)
def test_its_words_are_served_in_every_language(server):
    """Browsers read how it plays where they read it of other bots; braces are no Fluent; a broken one is left out."""
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
