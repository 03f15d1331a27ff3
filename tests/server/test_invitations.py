"""What the preview of a link shows: who invites to what, in the reader's language, and nothing that is private."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.server.doors.invitations import PICTURED
from rascals.server.limits import Rule
from tests.server.serving import API, FREE, create, join
from tests.server.serving import client as serving

pytestmark = pytest.mark.real

ROOT = Path(__file__).resolve().parents[2]
WRONG = "CDFGHJ"


class Head(HTMLParser):
    """Collects what stands in the head of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "link":  # what a page will ask for depends on the page
            self.tags.append(tag)
        values = dict(attrs)
        name = values.get("property") or values.get("name")
        if name and values.get("media"):
            name = f"{name} where {values['media']}"
        if tag == "meta" and name:
            assert name not in self.told, f"{name} twice"
            self.told[name] = values["content"] or ""
        if tag == "html":
            self.told["lang"] = values["lang"] or ""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with serving(tmp_path) as found:
        yield found


def head(client: Any, path: str, language: str = "en", **more: Any) -> Head:
    answer = client.get(path, headers={"accept-language": language}, **more)
    assert answer.status_code == 200
    assert "accept-language" in answer.headers["vary"]
    return Head(answer.text)


@pytest.mark.parametrize(
    ("language", "title", "sentences"),
    [
        (
            "en-GB, fr;q=0.5",
            "Ann invites you: GoodCritters",
            ["For 5 players; 4 seats are free.", "Length of the game: long"],
        ),
        (
            "fr-CA,fr",
            "Ann vous invite\u00a0: GoodCritters",
            ["Pour 5 personnes\u00a0; 4 places sont libres.", "Durée de la partie"],
        ),
        (
            "nl, de;q=0.9, en;q=0.8",
            "Ann lädt dich ein: GoodCritters",
            ["Für 5 Personen; 4 Plätze sind frei.", "Spieldauer: lang"],
        ),
    ],
)
def test_an_invitation_says_who_to_what_for_how_many(
    client: Any, language: str, title: str, sentences: list[str]
) -> None:
    """Host, game, players, free seats and the options that are changed, in the language that is liked best."""
    ann = create(client, game="goodcritters", players=5, public=False, options={"length": "long"})
    told = head(client, f"/j/{ann.code}", language).told
    assert told["og:title"] == title
    assert all(sentence in told["og:description"] for sentence in sentences)
    assert told["og:description"] == told["description"]
    assert told["lang"] == told["og:locale"]
    assert told["og:image"] == "http://127.0.0.1:8000/previews/goodcritters.png"
    assert told["twitter:card"] == "summary_large_image"


def test_a_code_may_be_written_as_people_write_it(client: Any) -> None:
    """Small letters and blanks lead to the same table."""
    ann = create(client, public=False)
    code = f"{ann.code[:3]}-{ann.code[3:]}".lower()
    assert head(client, f"/j/{code}").told["og:title"].startswith("Ann invites you")


def test_an_invitation_tells_no_more_than_the_link(client: Any) -> None:
    """Neither the table's id nor the names of others than the host, and after the start that it has begun."""
    ann = create(client, players=3, public=False)
    people = [ann, join(client, ann, "Zacharias"), join(client, ann, "Yolanda")]
    text = client.get(f"/j/{ann.code}").text
    assert ann.table not in text
    assert not re.search("Zacharias|Yolanda", text)
    assert people[0].post("/start").status_code == 200
    assert "The game has begun." in head(client, f"/j/{ann.code}").told["og:description"]


def test_links_that_lead_nowhere_tell_nothing(client: Any) -> None:
    """A wrong code, no code, an unknown table and any other page look all alike."""
    create(client, public=False)
    pages_ = ["/", f"/j/{WRONG}", "/j/nonsense", "/t/none", "/r/none", "/settings", "/rules/none"]
    told = [Head(client.get(path).text).told for path in pages_]
    assert told == [told[0]] * len(pages_)


def test_a_private_table_by_its_address_is_only_a_game(client: Any) -> None:
    """Watching and replays name the game, nobody at the table and no code."""
    ann = create(client, public=False, nickname="Quentin")
    for path, title in ((f"/t/{ann.table}", "Watch a table"), (f"/r/{ann.table}", "A game move by move")):
        text = client.get(path).text
        assert title in text
        assert "Felicity" in text
        assert not re.search(f"Quentin|{ann.code}", text)


NAMES = ["</title><script>", '"><img src=x>', "<!--", "&amp;\"'"]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_text_and_nothing_else(client: Any, name: str) -> None:
    """A name cannot open a tag or leave an attribute: the page has the tags that it always has."""
    usual = head(client, "/").tags
    ann = create(client, public=False, nickname=name)
    found = head(client, f"/j/{ann.code}")
    assert found.tags == usual
    shown = ann.get().json()["seats"][0]["name"]
    assert found.told["og:title"].startswith(f"{shown} invites you")
    raw = client.get(f"/j/{ann.code}").text
    assert unescape(raw) != raw


def test_r20_guessing_by_previews_is_counted(tmp_path: Path) -> None:
    """Wrong codes in page URLs count as wrong guesses; beyond the limit right codes show nothing and cannot be used."""
    with serving(tmp_path, FREE | {"join_guesses": Rule(3, 60, lock=600)}) as client:
        ann = create(client, public=False)
        for _ in range(3):
            client.get(f"/j/{WRONG}")
        assert "og:title" in head(client, f"/j/{ann.code}").told
        assert head(client, f"/j/{ann.code}").told["og:title"] == "Rascals"
        assert client.post(f"{API}/join", json={"code": ann.code, "nickname": "Bob"}).status_code == 429


def test_rules_are_previewed_by_their_game(client: Any) -> None:
    """The rules page of each game shows its title, its sentence and its picture."""
    for game in rascals.games():
        told = head(client, f"/rules/{game}").told
        assert told["og:image"].endswith(f"/{game}.png")
        assert told["og:description"]


def test_every_picture_is_there() -> None:
    """Each game of ours, and the house, has a picture of 1200 by 630 pixels, as its page says, and not too large."""
    for name in (*PICTURED, "rascals"):
        data = (ROOT / "web" / "public" / "previews" / f"{name}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
        assert len(data) < 200_000
