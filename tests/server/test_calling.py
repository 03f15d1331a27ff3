"""Notifications when it is one's turn: who gets them, their contents, once each, by push and mail, and their end."""

from __future__ import annotations

import email
import email.policy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from rascals.bots import Budget
from rascals.server.api.service import Service
from rascals.server.app import create_app
from rascals.server.calling.mail import MailServer, refused
from rascals.server.calling.notices import Letter, clean_address, mailbox
from rascals.server.calling.notifier import AWAY, LEASE
from rascals.server.calling.push import PushRecipient, decode, encode, encrypt, fresh_key, private_key, public_text
from rascals.server.guard.outward import InsideAddress, endpoint, outside, resolved
from rascals.server.guard.requests import Invalid
from rascals.server.limits import Limits, Rule
from rascals.server.settings import PUSH_SERVICES
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.thinking import Thinker
from tests.server import post
from tests.server.post import Browser, MailBox, PushService, claims
from tests.server.serving import API, FREE, logged, settings, visitor

pytestmark = pytest.mark.real

TRIES = 6  # instead of many more
SENDER = "Rascals <play@games.example>"
KEY = fresh_key()


class Clock:
    """Milliseconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with post.push_service(tmp_path) as found:
        monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
        yield found


@pytest.fixture
def box() -> Iterator[MailBox]:
    with post.mail_server() as found:
        yield found


class House:
    """A server in this event loop, driven by hand: nothing is sent before `send`."""

    def __init__(self, folder: Path, clock: Clock, limits: dict[str, Rule] | None = None, **more: Any) -> None:
        chosen = settings(folder, **{"public_url": "https://games.example", **more})
        thinker = Thinker(1, InThread, Budget(simulations=5))
        free = Limits(rules=FREE | {"callers": Rule(10**9, 1.0), "confirmations": Rule(3, 86_400), **(limits or {})})
        self.app = create_app(chosen, thinker=thinker, limits=free, clock=clock)
        self.clock = clock
        self.service: Service = self.app.state.service

    async def __aenter__(self) -> Self:
        await self.service.store.open()
        self.client = visitor(self.app)
        self.client.headers["host"] = "games.example"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()
        await self.service.notifier.close()
        await self.service.registry.close()
        self.service.thinker.close()
        await self.service.store.close()

    async def settled(self) -> None:
        """Wait until the consequences of a move are in the outbox."""
        await self.service.notifier.settled()

    async def send(self, later: int = AWAY) -> int:
        """Let time pass and send what is due; return how much that was."""
        await self.settled()
        self.clock.now += later
        return await self.service.notifier.send_due()

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.client.cookies.clear()
        return await self.client.post(f"{API}{path}", json=body or {}, headers=headers)

    async def get(self, path: str, token: str) -> Any:
        self.client.cookies.clear()
        return await self.client.get(f"{API}{path}", headers={"authorization": f"Bearer {token}"})

    async def table(self, players: int = 3, **more: Any) -> list[dict[str, Any]]:
        """A table of people in play: the first to act, then the others."""
        wish = {"game": "felicity", "players": players, "nickname": "Ann", **more}
        seated = [(await self.post("/tables", wish)).json()]
        code = seated[0]["table"]["code"]
        names = ("Bob", "Cid", "Dan")[: players - 1]
        seated += [(await self.post("/join", {"code": code, "nickname": name})).json() for name in names]
        assert (await self.post(f"{where(seated[0])}/start", token=seated[0]["token"])).status_code == 200
        first = (await self.awaited(seated))[0]
        return [seated[first], *seated[:first], *seated[first + 1 :]]

    async def call(self, person: dict[str, Any], language: str = "en", **way: Any) -> Any:
        return await self.post(f"{where(person)}/call", {"language": language, **way}, person["token"])

    async def called(self, service: PushService, players: int = 3) -> list[dict[str, Any]]:
        """A table whose first person has requested notifications in a browser."""
        people = await self.table(players)
        answer = await self.call(people[0], push=Browser().subscription(service.endpoint()))
        assert answer.status_code == 200
        return people

    async def mailed(self, person: dict[str, Any], box: MailBox) -> str:
        """Let a person give a mail address and confirm it; return the caller's secret name."""
        handle: str = (await self.call(person, mail="ann@home.example")).json()["caller"]
        await self.send()
        await self.post(f"/callers/{page_of(box.letters[0])}/confirm")
        return handle

    async def move(self, person: dict[str, Any]) -> None:
        view = (await self.get(f"{where(person)}/view", person["token"])).json()
        body = {"id": f"m{view['decision']}", "decision": view["decision"], "move": view["moves"][0]["move"]}
        answer = await self.post(f"{where(person)}/commands", body, person["token"])
        assert answer.status_code == 200, answer.text

    async def awaited(self, people: list[dict[str, Any]]) -> list[int]:
        views = [(await self.get(f"{where(one)}/view", one["token"])).json() for one in people]
        return [seat for seat, view in enumerate(views) if view["decision"] is not None]


def written(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


def where(person: dict[str, Any]) -> str:
    return f"/tables/{person['table']['id']}"


def pushing(service: PushService, **more: Any) -> dict[str, Any]:
    return {"push_key": KEY, "push_contact": "mailto:owner@games.example", "push_services": (service.name,), **more}


def mailing(box: MailBox) -> dict[str, Any]:
    return {"mail_server": box.url, "mail_from": SENDER}


def parsed(letter: tuple[str, str, str]) -> Any:
    return email.message_from_string(letter[2], policy=email.policy.default)


def page_of(letter: tuple[str, str, str]) -> str:
    found = re.search(r"https://games\.example(?:/path)?/called/([A-Za-z0-9_-]{43})", parsed(letter).get_content())
    assert found is not None
    return found[1]


# ---------------------------------------------------------------- the words of a message


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example in RFC 8291 comes out byte for byte."""
    own = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    recipient = PushRecipient.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = encrypt(b"When I grow up, I want to be a watermelon", recipient, decode("DGv6ra1nlYgDCS1FRnbzlw"), own)
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("path", ["", "/games"])
async def test_a_browser_is_called_when_its_person_is_away(tmp_path: Path, service: PushService, path: str) -> None:
    """A person with no open connection who has to act gets one notice, for their browser only, in their language."""
    browser = Browser()
    async with House(tmp_path, Clock(), **pushing(service), public_url=f"https://games.example{path}") as house:
        people = await house.table()
        answer = await house.call(people[0], "fr", push=browser.subscription(service.endpoint()))
        assert answer.json()["confirmed"] is True
        assert await house.send() == 1
        (endpoint, headers, body), *more = service.posts
        assert (endpoint, more) == ("/push/abc", [])
        told = browser.read(body)
        others = sorted({"Ann", "Bob", "Cid"} - {people[0]["table"]["seats"][people[0]["seat"]]["name"]})
        assert told["title"] == "À vous de jouer – Felicity\u00a0: le chat dans le sac"
        assert told["body"] == f"À la table avec {others[0]} et {others[1]}."
        assert told["url"] == f"{path}/t/{people[0]['table']['id']}"
        assert set(told) == {"title", "body", "url", "tag"}
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        who = claims(headers["authorization"])
        assert who["aud"] == f"https://{service.name}"
        assert who["sub"] == "mailto:owner@games.example"
        assert who["key"] == public_text(private_key(KEY))
        assert 0 < who["exp"] - house.clock.now / 1000 <= 86_400


async def test_each_turn_is_told_once(tmp_path: Path, service: PushService) -> None:
    """A turn is notified once, however often anybody comes and goes; the next turn is notified again; others' never."""
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.called(service)
        assert await house.send() == 1
        actor = await house.service.actor(people[0]["table"]["id"])
        for _ in range(3):
            house.service.notifier.noted(actor, "connected")
            house.service.notifier.anew(actor)
        assert await house.send() == 0
        first = await house.awaited(people)
        turns = 0
        while turns == 0 or 0 not in await house.awaited(people):  # around the table to the same person again
            await house.move(people[(await house.awaited(people))[0]])
            turns += 1
        assert 0 in first
        assert await house.send() == 1
        assert len(service.posts) == 2


async def test_who_comes_back_or_moves_is_not_called(tmp_path: Path, service: PushService) -> None:
    """A person who is back or has moved when the notice is due gets none; one who left again without moving gets it."""
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.called(service)
        await house.settled()
        actor = await house.service.actor(people[0]["table"]["id"])
        actor.table.seats[people[0]["seat"]].sockets = 1
        house.service.notifier.noted(actor, "connected")
        assert await house.send() == 1
        assert service.posts == []  # they had come back
        actor.table.seats[people[0]["seat"]].sockets = 0
        house.service.notifier.noted(actor, "connected")
        assert await house.send() == 1
        assert len(service.posts) == 1
        while 0 in await house.awaited(people):
            await house.move(people[0])
        assert await house.send() == 0


async def test_a_restart_loses_no_notice_and_sends_none_twice(tmp_path: Path, service: PushService) -> None:
    """The next server sends unsent notices in the outbox, and no sent ones, even if it loads the table."""
    clock = Clock()
    async with House(tmp_path, clock, **pushing(service)) as house:
        await house.called(service)
        await house.settled()
        clock.now += AWAY
        assert len(await house.service.store.calls.take(clock.now, LEASE, 10)) == 1  # leased, and then the power fails
    async with House(tmp_path, clock, **pushing(service)) as house:
        assert await house.send() == 0
        await house.service.notifier._begin()
        assert await house.send() == 1
        assert len(service.posts) == 1
    async with House(tmp_path, clock, **pushing(service)) as house:
        await house.service.actors.load_all()
        await house.service.notifier._begin()
        assert await house.send(2 * LEASE) == 0
        assert len(service.posts) == 1


async def test_a_notice_that_the_restart_found_unwritten_is_laid_down(tmp_path: Path, service: PushService) -> None:
    """A server that stopped between the move and the notice writes the notice when the table is loaded again."""
    clock = Clock()
    async with House(tmp_path, clock, **pushing(service)) as house:
        await house.called(service)
        await house.settled()
        for notice in await house.service.store.calls.take(clock.now + AWAY, LEASE, 10):
            await house.service.store.calls.drop(notice.key)
    async with House(tmp_path, clock, **pushing(service)) as house:
        await house.service.actors.load_all()
        assert await house.send() == 1
        assert len(service.posts) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_no_more_is_forgotten(tmp_path: Path, service: PushService, status: int) -> None:
    """If the push service says that an endpoint is gone, it is deleted with its notifications."""
    service.statuses = [status]
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.table()
        handle = (await house.call(people[0], push=Browser().subscription(service.endpoint()))).json()["caller"]
        assert await house.send() == 1
        assert (await house.get(f"{where(people[0])}/calls", people[0]["token"])).json() == []
        assert (await house.call(people[0], caller=handle)).status_code == 404
        assert await house.send(10**8) == 0


async def test_a_push_service_that_is_busy_is_asked_again(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failed notices are retried ever later, and given up after some attempts; redirections are not followed."""
    monkeypatch.setattr("rascals.server.calling.notifier.TRIES", TRIES)
    service.statuses = [503, 429, 302]
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.called(service)
        assert await house.send() == 1
        assert await house.send(1_000) == 0
        assert await house.send(60_000) == 1
        assert await house.send(120_000) == 1
        assert len(service.posts) == 3
        assert await house.send(10**7) == 0  # a redirected notice is refused for good
        service.statuses = [503] * 20
        while True:
            await house.move(people[(await house.awaited(people))[0]])
            if 0 in await house.awaited(people):
                break
        tries = [await house.send(10**7) for _ in range(TRIES + 3)]
        assert tries == [1] * TRIES + [0] * 3


# ---------------------------------------------------------------- where the server may connect to

REFUSED = [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilnotify.windows.com/x",
    "https://notify.windows.com/x",
    "https://.notify.windows.com/x",
    "https://-.notify.windows.com/x",
    "https://a..notify.windows.com/x",
    "https://a_b.notify.windows.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\r\nHost: evil",
    "https://fcm.googleapis.com:99999/x",
    "https://fcm.googleapis.com/" + "x" * 1000,
    "file:///etc/passwd",
    "https://",
    "",
]


@pytest.mark.parametrize("url", REFUSED)
def test_r23_only_push_services_are_asked(url: str) -> None:
    """Only an https URL of a known push service is accepted as an endpoint, however others are disguised."""
    with pytest.raises(Invalid):
        endpoint(url, PUSH_SERVICES)


def test_known_push_services_are_taken() -> None:
    """The services of the common browsers are known, those with many hosts by their domain."""
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "wns2-par02p.notify.windows.com"):
        assert endpoint(f"https://{host}/a/b?c=d", PUSH_SERVICES).path == "/a/b?c=d"


def test_one_mailbox_has_one_name() -> None:
    """Addresses that a provider delivers to one person count as one; those of other providers stay separate."""
    for alike in (["ann.b+x@gmail.com", "Ann.B@GoogleMail.com", "annb@gmail.com"], ["a.n.n@proton.me", "ann@pm.me"]):
        assert len({*map(mailbox, alike)}) == 1
    assert len({*map(mailbox, ["ann.b@example.org", "annb@example.org", "annb@gmail.com", "ann@gmail.com"])}) == 4


INSIDE = ["127.0.0.1", "10.1.2.3", "192.168.0.7", "172.16.9.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1"]  # noqa: S104
INSIDE += ["fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "ff02::1"]


@pytest.mark.parametrize("address", INSIDE)
def test_r23_no_address_of_this_network_is_asked(address: str) -> None:
    """No name or notation of an address leads to a connection to this machine or network."""
    assert not outside(address)


async def test_r23_a_name_that_means_this_machine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A push service's name that resolves to an address in this network is refused when it is used."""
    place = endpoint("https://fcm.googleapis.com/x", PUSH_SERVICES)

    class Loop:
        async def getaddrinfo(self, *_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, 443)) for address in ("142.250.0.1", "10.0.0.1")]

    monkeypatch.setattr("rascals.server.guard.outward.asyncio.get_running_loop", Loop)
    with pytest.raises(InsideAddress):
        await resolved(place)
    assert outside("142.250.0.1")


async def test_r23_a_push_to_elsewhere_is_refused_when_it_is_asked_for(tmp_path: Path, service: PushService) -> None:
    """An endpoint that is not allowed, or has no browser keys, is not stored."""
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.table()
        good = Browser().subscription(service.endpoint())
        for bad in ({"endpoint": "https://10.0.0.1/x"}, {"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": good["auth"]}):
            assert (await house.call(people[0], push=good | bad)).status_code == 400
        assert (await house.call(people[0])).status_code == 400
        assert (await house.call(people[0], push=good, mail="ann@home.example")).status_code == 400
        assert (await house.call(people[0], mail="ann@home.example")).status_code == 400  # no mail here
        assert (await house.post(f"{where(people[0])}/call", {"language": "en", "push": good})).status_code == 401
        assert await house.send() == 0


# ---------------------------------------------------------------- mail


@pytest.mark.parametrize("base", ["https://games.example", "https://games.example/path"])
async def test_a_mail_comes_only_after_the_owner_of_the_address_said_so(
    tmp_path: Path, box: MailBox, base: str
) -> None:
    """First comes one confirmation request; turns are mailed after it, each with one click to stop, then no more."""
    async with House(tmp_path, Clock(), **mailing(box), public_url=base) as house:
        people = await house.table()
        answer = (await house.call(people[0], mail="Ann@Home.Example")).json()
        assert answer["confirmed"] is False
        assert await house.send() == 1
        (question,) = box.letters
        assert question[:2] == ("play@games.example", "Ann@home.example")
        key = page_of(question)
        assert key not in str(answer)  # the person who entered it cannot confirm for the owner
        assert await house.send(10**6) == 0
        assert (await house.post(f"/callers/{key}/confirm")).json() == {"kind": "mail", "confirmed": True}
        assert await house.send() == 1
        letter = parsed(box.letters[1])
        assert letter["subject"] == "Your turn – Felicity: The Cat in the Sack"
        assert f"{base}/t/{people[0]['table']['id']}" in letter.get_content()
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        stop = letter["list-unsubscribe"].strip("<>")
        assert stop == f"{base}{API}/callers/{key}/stop"
        form = {"content-type": "application/x-www-form-urlencoded"}
        path = stop.removeprefix(base)
        done = await house.client.post(path, content="List-Unsubscribe=One-Click", headers=form)
        assert done.status_code == 200
        assert (await house.client.post(path)).status_code == 404
        assert (await house.call(people[0], caller=answer["caller"])).status_code == 404
        while True:
            await house.move(people[(await house.awaited(people))[0]])
            if 0 in await house.awaited(people):
                break
        assert await house.send() == 0
        assert len(box.letters) == 2


async def test_one_confirmed_address_serves_all_tables_of_a_device(tmp_path: Path, box: MailBox) -> None:
    """A confirmed address can be used at the device's other tables without another request."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        first, second = await house.table(), await house.table()
        handle = await house.mailed(first[0], box)
        assert (await house.call(second[0], caller=handle)).json() == {"caller": handle, "confirmed": True}
        assert await house.send() == 2
        assert len(box.letters) == 3
        calls = await house.post(f"{where(second[0])}/uncall", {"caller": handle}, second[0]["token"])
        assert calls.json() == []
        assert (await house.get(f"{where(first[0])}/calls", first[0]["token"])).json() == [
            {"kind": "mail", "confirmed": True}
        ]
        assert (await house.post("/callers/stop", {"caller": handle})).status_code == 200
        assert (await house.get(f"{where(first[0])}/calls", first[0]["token"])).json() == []


@pytest.mark.parametrize("over", [False, True])
async def test_r7_deleting_all_that_a_link_names_forgets_the_address(tmp_path: Path, box: MailBox, over: bool) -> None:
    """Deleting a link with its games deletes the mail addresses given for its seats, even at finished tables."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        ann, name = people[0], people[0]["table"]["id"]
        handle = await house.mailed(ann, box)
        if over:
            await house.service.store.finish(name, 5)
        house.client.cookies.clear()
        jar = {"cookie": f"seat_{name}={ann['token']}"}
        ring = {"name": "Ann", "tables": [name]}
        link = (await house.client.post(f"{API}/keyrings", json=ring, headers=jar)).json()["key"]
        deleted = await house.post("/keyrings/delete", {"key": link, "games": True})
        assert deleted.status_code == 200
        assert (await house.post("/callers/stop", {"caller": handle})).status_code == 404
        await house.service.store.close()
        assert b"ann@home.example" not in written(tmp_path)
        await house.service.store.open()


async def test_mails_can_be_ended_for_one_table(tmp_path: Path, box: MailBox) -> None:
    """The link in a mail names its table; using it stops mails for that table only; other links cannot."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        first, second = await house.table(), await house.table()
        handle = await house.mailed(first[0], box)
        key = page_of(box.letters[0])
        await house.call(second[0], caller=handle)
        await house.send()
        name = first[0]["table"]["id"]
        pages = [parsed(letter).get_content() for letter in box.letters[1:]]
        assert sum(f"/called/{key}?table={name}" in page for page in pages) == 1
        assert (await house.post(f"/callers/{'x' * 43}/uncall", {"table": name})).status_code == 404
        answer = await house.post(f"/callers/{key}/uncall", {"table": name})
        assert answer.json() == {"kind": "mail", "confirmed": True}
        assert (await house.get(f"{where(first[0])}/calls", first[0]["token"])).json() == []
        assert len((await house.get(f"{where(second[0])}/calls", second[0]["token"])).json()) == 1


async def test_nobody_is_flooded_with_questions(tmp_path: Path, box: MailBox) -> None:
    """An address is asked to confirm at most three times a day, no matter who enters it and how it is written."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        spellings = ("ann@home.example", "ANN@home.example", "ann+1@HOME.example", "Ann+2+3@home.example")
        statuses = [(await house.call(people[0], mail=address)).status_code for address in spellings]
        assert statuses == [200, 200, 200, 429]


INJECTIONS = [
    "ann@home.example\r\nBcc: all@home.example",
    "ann@home.example\nSubject: x",
    "ann@home.example, bob@home.example",
    "Ann <ann@home.example>",
    '"ann"@home.example',
    "ann@home",
    "ann@-home.example",
    "ann..b@home.example",
    "änn@home.example",
    "@home.example",
    "=?utf-8?q?ann=40home.example=2Cbob?=@home.example",
    "=?utf-8?b?Cg==?=@home.example",
    "ann",
    "a" * 250 + "@home.example",
]


@pytest.mark.parametrize("address", INJECTIONS)
def test_r23_an_address_adds_no_line_and_nobody(address: str) -> None:
    """Only a single plain mail address is accepted, so it can add no header and no recipient."""
    with pytest.raises(Invalid):
        clean_address(address)


async def test_r23_names_add_no_line_to_a_mail(box: MailBox) -> None:
    """Whatever its texts are, a mail has one recipient, one subject, and only our headers."""
    server = MailServer(box.url, SENDER)
    with pytest.raises(ValueError, match="Header"):
        await server.send("ann@home.example", Letter("a\r\nBcc: x@home.example", "", "https://games.example/x", "k"))
    await server.send(
        "ann@home.example", Letter("Zug", ".\r\nBcc: x@home.example\r\n.", "https://games.example/x", "k")
    )
    (letter,) = box.letters
    assert parsed(letter)["bcc"] is None
    assert set(parsed(letter).keys()) >= {"From", "To", "Subject", "Date", "Message-ID", "List-Unsubscribe"}


async def test_a_mail_server_elsewhere_gets_nothing_without_encryption(
    box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a password nor a mail is sent unencrypted to a server on another machine that offers no TLS."""
    monkeypatch.setattr("rascals.server.calling.mail._here", lambda host: False)
    server = MailServer(box.url.replace("://", "://ann:secret@"), SENDER)
    outcome = await server.send("ann@home.example", Letter("Zug", "", "https://games.example/x", "k"))
    assert (outcome.kind, box.letters) == ("later", [])


async def test_a_notice_that_cannot_be_sent_keeps_no_other_waiting(
    tmp_path: Path, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server itself fails with a notice the others go out; it counts as tried, and is given up like any."""

    def fail(self: MailServer, address: str, letter: Letter) -> Any:
        if address.startswith("ann"):
            raise ValueError
        return write(self, address, letter)

    write = MailServer._message
    monkeypatch.setattr(MailServer, "_message", fail)
    monkeypatch.setattr("rascals.server.calling.notifier.TRIES", TRIES)
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        for person, address in zip(people, ("ann@home.example", "bob@home.example"), strict=False):
            assert (await house.call(person, mail=address)).status_code == 200
        assert await house.send() == 2
        assert [letter[1] for letter in box.letters] == ["bob@home.example"]
        tries = [await house.send(10**7) for _ in range(TRIES + 1)]
        assert tries == [1] * (TRIES - 1) + [0, 0]


async def test_a_yes_that_is_said_again_looks_at_no_table(
    tmp_path: Path, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first answer to the question looks who is away at all tables: to repeat it costs nobody anything."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        await house.call(people[0], mail="ann@home.example")
        await house.send()
        looked: list[Any] = []
        monkeypatch.setattr(house.service.notifier, "anew", looked.append)
        for _ in range(3):
            assert (await house.post(f"/callers/{page_of(box.letters[0])}/confirm")).json()["confirmed"] is True
        assert len(looked) == 1


async def test_a_mailbox_that_is_no_more_is_forgotten_and_a_busy_one_tried_again(tmp_path: Path, box: MailBox) -> None:
    """550 5.1.1 to the recipient ends the calls there, 450 is tried again."""
    box.answers = ["450 later", "250 yes", "550 5.1.1 nobody here"]
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        assert (await house.call(people[0], mail="ann@home.example")).status_code == 200
        assert await house.send() == 1
        assert box.letters == []
        assert await house.send(60_000) == 1
        await house.post(f"/callers/{page_of(box.letters[0])}/confirm")
        assert await house.send() == 1
        assert (await house.get(f"{where(people[0])}/calls", people[0]["token"])).json() == []


@pytest.mark.parametrize(
    ("answer", "gone"),
    [
        ("550 5.1.1 nobody here", True),
        ("550 5.1.10 it takes no mail", True),
        ("550 5.2.1 it is closed", True),
        ("554 5.7.1 relay access denied", False),
        ("550 5.7.26 who are you", False),
        ("553 5.1.8 no such sender", False),
        ("552 5.2.2 it is full", False),
        ("550 not today", False),
        ("450 4.1.1 perhaps nobody", False),
    ],
)
def test_only_where_nobody_is_there_any_more_calls_end(answer: str, *, gone: bool) -> None:
    """A refusal for reasons other than the recipient's address is retried, and no address is lost."""
    code, _, said = answer.partition(" ")
    assert refused(int(code), said).kind == ("gone" if gone else "later")


async def test_r7_no_address_is_in_a_view_a_log_or_a_saved_game(
    tmp_path: Path, box: MailBox, caplog: pytest.LogCaptureFixture
) -> None:
    """Mail addresses, callers' secret names and the links in mails appear nowhere except in the mails."""
    caplog.set_level("INFO", "rascals")
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        box.answers = ["250 yes", "451 not now canary@home.example", "250 yes"]
        handle = (await house.call(people[0], mail="canary@home.example")).json()["caller"]
        await house.send()
        key = page_of(box.letters[0])
        await house.post(f"/callers/{key}/confirm")
        await house.send()
        await house.send(10**6)
        seen = [
            (await house.get(f"{where(one)}{path}", one["token"])).text
            for one in people
            for path in ("/view", "/calls")
        ]
        seen.append((await house.get("", people[0]["token"])).text)
        seen.append((await house.client.get("/metrics")).text)
        actor = await house.service.actor(people[0]["table"]["id"])
        seen += [str(entry.body) for entry in await house.service.store.entries(actor.table.header.id)]
        assert logged(caplog, "notice")
        seen += [str(vars(record)) for record in caplog.records]
        assert len(box.letters) == 2
        assert not [secret for secret in ("canary", handle, key) if secret in "\n".join(seen)]


# ---------------------------------------------------------------- the end


async def test_calls_end_with_the_table(tmp_path: Path, service: PushService) -> None:
    """When a table is over nobody is notified for it any more, nothing is kept, and nobody can subscribe."""
    async with House(tmp_path, Clock(), **pushing(service)) as house:
        people = await house.table(players=3)
        handle = (await house.call(people[0], push=Browser().subscription(service.endpoint()))).json()["caller"]
        while awaited := await house.awaited(people):
            await house.move(people[awaited[0]])
        await house.settled()
        assert await house.service.store.calls.waiting() is None
        assert (await house.get(f"{where(people[0])}/calls", people[0]["token"])).json() == []
        assert (await house.call(people[0], caller=handle)).status_code == 409


async def test_what_nobody_confirms_or_uses_is_forgotten(tmp_path: Path, box: MailBox) -> None:
    """An unconfirmed address is deleted after a day, a confirmed one after 90 days without tables."""
    async with House(tmp_path, Clock(), **mailing(box)) as house:
        people = await house.table()
        handle = (await house.call(people[0], mail="ann@home.example")).json()["caller"]
        known = (await house.call(people[1], mail="bob@home.example")).json()["caller"]
        await house.send()
        letter = next(letter for letter in box.letters if letter[1].startswith("bob"))
        await house.post(f"/callers/{page_of(letter)}/confirm")
        house.clock.now += 86_400_000
        await house.service.notifier.forget()
        assert (await house.call(people[0], caller=handle)).status_code == 404
        assert (await house.call(people[1], caller=known)).status_code == 200
        await house.post(f"{where(people[1])}/uncall", {"caller": known}, people[1]["token"])
        house.clock.now += 91 * 86_400_000
        await house.service.notifier.forget()
        assert (await house.call(people[1], caller=known)).status_code == 404


async def test_a_server_without_keys_and_mail_calls_nobody(tmp_path: Path) -> None:
    """Nothing is offered that the owner has not set up."""
    async with House(tmp_path, Clock()) as house:
        people = await house.table()
        offer = (await house.get("/calling", people[0]["token"])).json()
        assert offer == {"push": None, "mail": False}
        assert not house.service.notifier.open
        assert await house.send() == 0
