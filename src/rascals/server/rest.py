"""The REST side: one list of operations that makes both the routes and the OpenAPI document."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any, Literal, TypeVar

import msgspec
import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

import rascals
from rascals import words
from rascals.bots import names as bot_names
from rascals.server import security
from rascals.server.outlets import Outlet, Waiting
from rascals.server.problems import Problem, answer_problem
from rascals.server.rooms import Gone, Room
from rascals.server.service import COOKIE, Service
from rascals.server.wire import (
    Ack,
    Command,
    CreateTable,
    GameInfo,
    Health,
    JoinTable,
    Nothing,
    OptionInfo,
    Preview,
    QuickGame,
    Reason,
    Replay,
    RulesPage,
    Seated,
    SeatNumber,
    SeatPlan,
    SetBot,
    SetStandin,
    Talk,
    WhyAnswer,
)
from rascals.table import Command as TableCommand
from rascals.table import Pov, Viewer, commands, rulings
from rascals.table.messages import Snapshot, TableInfo, encode

T = TypeVar("T", bound=Struct)
COOKIE_AGE = 180 * 86_400
HEARTBEAT = 15.0
JSON = "application/json"
Media = Literal["application/json", "text/plain", "text/event-stream", "image/svg+xml"]


@dataclass(frozen=True)
class Call:
    """One request to one operation."""

    service: Service
    request: Request

    async def body(self, kind: type[T]) -> T:
        """Read the body as a type; `Invalid` if it is not one."""
        raw = await self.request.body()
        found: T = security.decode(raw or b"{}", kind)
        return found

    async def room(self) -> Room:
        """Return the room of the table in the path."""
        return await self.service.room(self.request.path_params["id"])

    async def seated(self) -> tuple[Room, int]:
        """Return the room and the seat that the request proves; `Problem` for anybody else."""
        room = await self.room()
        seat, _ = self.service.seat(self.request, room)
        if seat is None:
            self.service.metrics.rejections.labels("token").inc()
            raise Problem("forbidden", "forbidden")
        return room, seat

    async def do(self, make: Callable[[int], TableCommand]) -> TableInfo:
        """Carry out a command of the asking seat and return how the table stands then."""
        room, seat = await self.seated()
        await self.service.act(room, make(seat))
        return (await self.room()).table.info()

    def query(self, name: str, default: str = "") -> str:
        """A parameter of the query."""
        return self.request.query_params.get(name, default)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """One operation of the API; `errors` are the statuses it can answer beside its own."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    answer: Any = None
    request: type[Struct] | None = None
    status: int = 200
    media: Media = "application/json"
    query: tuple[tuple[str, str, bool], ...] = ()
    errors: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The operation's id."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]

    def route(self) -> Route:
        """The route that answers it."""

        async def endpoint(request: Request) -> Response:
            try:
                found = await self._answer(request)
            except Exception as error:  # noqa: BLE001 - whatever it was, the client gets an answer and no details
                return await answer_problem(request, error)
            return found if isinstance(found, Response) else Response(encode(found), self.status, media_type=JSON)

        return Route(self.path, endpoint, methods=[self.method], name=self.name)

    async def _answer(self, request: Request) -> Any:
        service: Service = request.app.state.service
        if self.path.startswith("/api/"):
            self._check(service, request)
        return await self.handler(Call(service, request))

    def _check(self, service: Service, request: Request) -> None:
        service.limit("requests", service.ip(request))
        if not security.check_origin(request.scope, service.settings):
            service.metrics.rejections.labels("origin").inc()
            raise Problem("forbidden", "origin")


OPERATIONS: list[Operation] = []


def operation(
    method: Literal["GET", "POST"], path: str, answer: Any = None, **more: Any
) -> Callable[[Handler], Handler]:
    """Add a handler to the list of operations."""

    def add(handler: Handler) -> Handler:
        OPERATIONS.append(Operation(method, path, handler, answer, **more))
        return handler

    return add


API = "/api/v1"
TABLE = API + "/tables/{id}"


# ---------------------------------------------------------------- games and texts


@operation("GET", API + "/games", list[GameInfo])
async def list_games(_call: Call) -> list[GameInfo]:
    """List the games, their options and their bots."""
    return list(_games())


@cache
def _games() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            name=box.name,
            editions=list(box.editions),
            players=list(box.players),
            options=[OptionInfo(name=o.name, choices=list(o.choices), default=o.default) for o in box.options],
            bots=list(bot_names(box.name)),
        )
        for box in rascals.games().values()
    )


@operation("GET", API + "/texts/{lang}", media="text/plain", errors=(404,))
async def texts(call: Call) -> Response:
    """Return all texts of a language as Fluent."""
    language = _language(call)
    return _cached(call, words.source(language).encode(), "text/plain; charset=utf-8")


@operation("GET", API + "/games/{game}/rules/{lang}", RulesPage, errors=(404,))
async def rules_page(call: Call) -> Response:
    """Return the rules help of a game as HTML."""
    game = call.request.path_params["game"]
    if game not in rascals.games():
        raise Problem("not_found", "not-found")
    return _cached(call, _rules_json(game, _language(call)), JSON)


def _language(call: Call) -> str:
    language = str(call.request.path_params["lang"])
    if language not in words.languages():
        raise Problem("not_found", "unknown-language", given=language, valid=", ".join(words.languages()))
    return language


@cache
def _rules_json(game: str, language: str) -> bytes:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return encode(RulesPage(html=reader.render(words.rules(game, language))))


def _cached(call: Call, content: bytes, media: str) -> Response:
    """Answer with content that changes only with the program: the browser asks again, and seldom gets it again."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media)


# ---------------------------------------------------------------- tables


@operation("GET", API + "/tables", list[TableInfo])
async def list_tables(call: Call) -> list[TableInfo]:
    """List the public tables that are open or being played."""
    return call.service.rooms.public()


@operation("POST", API + "/tables", Seated, request=CreateTable, status=201, errors=(400, 429))
async def create_table(call: Call) -> Response:
    """Make a table and sit down at it."""
    wanted = await call.body(CreateTable)
    name = security.clean_name(wanted.nickname)
    plans = _plans(wanted)
    _check(call, wanted, [plan.bot for plan in plans])
    call.service.limit("tables", call.service.ip(call.request))
    room = await call.service.new_table(wanted)
    mine = next(seat for seat, plan in enumerate(plans) if plan.kind == "me")
    token = await _furnish(room, name, mine, {s: p.bot for s, p in enumerate(plans) if p.kind == "bot"})
    return _seated(call, room, mine, token, 201)


def _plans(wanted: CreateTable) -> list[SeatPlan]:
    """Return who shall sit where, with exactly one seat for whoever makes the table."""
    plans = [*wanted.seats, *[SeatPlan(kind="open")] * (wanted.players - len(wanted.seats))]
    mine = [seat for seat, plan in enumerate(plans) if plan.kind == "me"]
    free = [seat for seat, plan in enumerate(plans) if plan.kind == "open"]
    if len(plans) > wanted.players or len(mine) > 1 or not (mine or free):
        raise Problem("bad", "seat-plan", seats=wanted.players)
    for plan in plans:
        if (plan.kind == "bot") != (plan.bot is not None):
            raise Problem("bad", "seat-plan", seats=wanted.players)
    if not mine:
        plans[free[0]] = SeatPlan(kind="me")
    return plans


async def _furnish(room: Room, name: str, mine: int, bots: dict[int, str | None]) -> str:
    """Seat a person and bots at a new table; return the person's token."""
    token, digest = security.new_token()
    await room.do(commands.Sit(name, digest, mine))
    for seat, level in bots.items():
        await room.do(commands.PlaceBot(mine, seat, level))
    return token


def _seated(call: Call, room: Room, seat: int, token: str, status: int = 200) -> Response:
    """Answer with a seat and its token, which the browser also keeps as a cookie no script can read."""
    table = room.table.info()
    answer = Response(encode(Seated(table=table, seat=seat, token=token)), status, media_type=JSON)
    secure = security.is_secure(call.request.scope, call.service.settings)
    answer.set_cookie(
        COOKIE + table.id, token, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax"
    )
    return answer


@operation("POST", API + "/quick", Seated, request=QuickGame, status=201, errors=(400, 429))
async def quick_game(call: Call) -> Response:
    """Begin a game against bots at once."""
    wanted = await call.body(QuickGame)
    name = security.clean_name(wanted.nickname)
    _check(call, wanted, [wanted.level])
    call.service.limit("tables", call.service.ip(call.request))
    room = await call.service.new_table(wanted)
    token = await _furnish(room, name, 0, dict.fromkeys(range(1, wanted.players), wanted.level))
    await room.do(commands.Start(0))
    return _seated(call, room, 0, token, 201)


def _check(call: Call, wanted: CreateTable | QuickGame, levels: Iterable[str | None]) -> None:
    """Refuse a game, option or bot that does not exist, before anything is made or counted."""
    rascals.game(wanted.game, players=wanted.players, edition=wanted.edition, **wanted.options)
    for level in levels:
        call.service.check_level(wanted.game, level)


@operation("POST", API + "/join", Seated, request=JoinTable, errors=(400, 404, 409, 429))
async def join_table(call: Call) -> Response:
    """Sit down at a table, by its code or its id; who already sits there gets the same seat again."""
    wanted = await call.body(JoinTable)
    name = security.clean_name(wanted.nickname)
    room = await call.service.room(await _meant(call, wanted))
    seat, token = call.service.seat(call.request, room)
    if seat is None:
        token, digest = security.new_token()
        await call.service.act(room, commands.Sit(name, digest, wanted.seat))
        room = await call.service.room(room.table.header.id)
        seat = room.table.seat_of(digest)
    if seat is None:
        raise Problem("not_found", "no-table")
    return _seated(call, room, seat, token)


async def _meant(call: Call, wanted: JoinTable) -> str:
    """Return the id of the table that is to be joined; guesses of codes are counted, right ones given back."""
    if wanted.table is not None and wanted.code is None:
        return wanted.table
    if wanted.code is None or wanted.table is not None:
        raise Problem("bad", "code-or-table")
    service, ip = call.service, call.service.ip(call.request)
    code = security.clean_code(wanted.code)
    service.limit("join_guesses", ip)
    found = await service.store.by_code(code)
    if found is None:
        raise Problem("not_found", "no-code", given=code)
    service.limits.give_back("join_guesses", ip)
    return found


@operation("GET", TABLE, TableInfo, errors=(404,))
async def table_info(call: Call) -> TableInfo:
    """Tell how a table stands."""
    return (await call.room()).table.info()


@operation("GET", API + "/codes/{code}", TableInfo, errors=(400, 404, 429))
async def table_by_code(call: Call) -> TableInfo:
    """Tell how the table of a code stands."""
    wanted = JoinTable(nickname="", code=call.request.path_params["code"])
    return (await call.service.room(await _meant(call, wanted))).table.info()


@operation("GET", TABLE + "/qr.svg", media="image/svg+xml", errors=(404,))
async def qr_code(call: Call) -> Response:
    """Draw the link to join a table as a QR code."""
    room = await call.room()
    base = call.service.settings.public_url or str(call.request.base_url)
    link = f"{base.rstrip('/')}/j/{room.table.header.code}"
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, light="white", omitsize=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# ---------------------------------------------------------------- seats


@operation("POST", TABLE + "/start", TableInfo, request=Nothing, errors=(400, 403, 404))
async def start(call: Call) -> TableInfo:
    """Begin to play (host)."""
    await call.body(Nothing)
    return await call.do(commands.Start)


@operation("POST", TABLE + "/leave", TableInfo, request=Nothing, errors=(403, 404))
async def leave(call: Call) -> TableInfo:
    """Leave: before the start the seat opens, in play a bot steps in."""
    await call.body(Nothing)
    return await call.do(commands.Leave)


@operation("POST", TABLE + "/return", TableInfo, request=Nothing, errors=(403, 404))
async def come_back(call: Call) -> TableInfo:
    """Come back: the stand-in hands over."""
    await call.body(Nothing)
    return await call.do(commands.Return)


@operation("POST", TABLE + "/kick", TableInfo, request=SeatNumber, errors=(400, 403, 404))
async def kick(call: Call) -> TableInfo:
    """Free another person's seat before the start (host)."""
    wanted = await call.body(SeatNumber)
    return await call.do(lambda seat: commands.Kick(seat, wanted.seat))


@operation("POST", TABLE + "/bot", TableInfo, request=SetBot, errors=(400, 403, 404))
async def set_bot(call: Call) -> TableInfo:
    """Put a bot on an open seat before the start, or take it away (host)."""
    wanted = await call.body(SetBot)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    return await call.do(lambda seat: commands.PlaceBot(seat, wanted.seat, wanted.bot))


@operation("POST", TABLE + "/standin", TableInfo, request=SetStandin, errors=(400, 403, 404, 409))
async def set_standin(call: Call) -> TableInfo:
    """Let a bot play for one's own seat, or as host for an absent person; or end that."""
    wanted = await call.body(SetStandin)
    call.service.check_level((await call.room()).table.header.game, wanted.bot)
    return await call.do(lambda seat: commands.Standin(seat, wanted.seat, wanted.on, wanted.bot))


@operation("POST", TABLE + "/rematch", Seated, request=Nothing, errors=(400, 403, 404))
async def rematch(call: Call) -> Response:
    """Meet the same people at a new table; everybody's token is valid there too."""
    await call.body(Nothing)
    room, seat = await call.seated()
    _, token = call.service.seat(call.request, room)
    again = await call.service.rematch(room, seat)
    digest = security.digest(token)
    if again.table.seat_of(digest) is None:  # they left the new table meanwhile, or were asked to
        await call.service.act(again, commands.Sit(room.table.places[seat].name or "", digest))
        again = await call.service.room(again.table.header.id)
    mine = again.table.seat_of(digest)
    if mine is None:
        raise Problem("not_found", "no-table")
    return _seated(call, again, mine, token)


@operation("POST", TABLE + "/forget", TableInfo, request=Nothing, errors=(400, 403, 404))
async def forget(call: Call) -> TableInfo:
    """Remove one's name and talk from a table that is over; the game stays."""
    await call.body(Nothing)
    room, seat = await call.seated()
    if room.table.status != "over":
        raise Problem("bad", "not-over")
    await call.service.store.anonymise(room.table.header.id, seat)
    call.service.rooms.drop(room)
    return (await call.room()).table.info()


# ---------------------------------------------------------------- playing


@operation("POST", TABLE + "/commands", Ack, request=Command, errors=(400, 403, 404, 409, 422))
async def play(call: Call) -> Ack:
    """Make a move; it is durable when the answer comes. A repeated id changes nothing more."""
    wanted = await call.body(Command)
    room, seat = await call.seated()
    ruling = await call.service.act(room, commands.Play(seat, wanted.id, wanted.decision, wanted.move))
    return Ack(id=wanted.id, duplicate=ruling.duplicate)


@operation("POST", TABLE + "/chat", Ack, request=Talk, errors=(400, 403, 404, 429))
async def talk(call: Call) -> Ack:
    """Say something to the whole table or to the seats."""
    wanted = await call.body(Talk)
    room, seat = await call.seated()
    text = security.clean_chat(wanted.text)
    call.service.limit("chat", f"{room.table.header.id}:{seat}")
    ruling = await call.service.act(room, commands.Speak(seat, wanted.id, text, wanted.scope))
    return Ack(id=wanted.id, duplicate=ruling.duplicate)


@operation("GET", TABLE + "/view", Snapshot, errors=(403, 404))
async def view(call: Call) -> Snapshot:
    """Return all that the seat, or a spectator, may know now."""
    room = await call.room()
    return room.table.snapshot(call.service.viewer(call.request, room), call.service.clock())


@operation(
    "GET", TABLE + "/why", WhyAnswer, query=(("move", "the move in notation", True),), errors=(400, 403, 404, 409)
)
async def why(call: Call) -> WhyAnswer:
    """Tell whether a move is legal for the asking seat now, and if not, why."""
    room, seat = await call.seated()
    move = call.query("move")[:1000]
    refused = room.table.why_not(seat, move)
    if refused is None:
        return WhyAnswer(move=move, legal=True)
    reason = Reason(id=refused.reason, args=refused.args_)
    return WhyAnswer(move=move, legal=False, reason=reason, clause=refused.clause)


@operation(
    "GET",
    TABLE + "/preview",
    Preview,
    query=(("draft", "the moves of the draft, joined by a semicolon", False), ("id", "comes back", False)),
    errors=(400, 403, 404, 409, 422),
)
async def preview(call: Call) -> Preview:
    """Tell which moves may follow the draft of a composite move; nothing is played."""
    room, seat = await call.seated()
    draft = [move.strip() for move in call.query("draft")[:8000].split(";") if move.strip()]
    moves, complete = room.table.preview(seat, draft[:64])
    return Preview(id=call.query("id")[:64], moves=moves, complete=complete)


# ---------------------------------------------------------------- streams


@operation(
    "GET",
    TABLE + "/events",
    Snapshot,
    media="text/event-stream",
    query=(("after", "the last number received", False), ("run", "the server run it belongs to", False)),
    errors=(400, 403, 404),
)
async def events(call: Call) -> Response:
    """Stream what the seat, or a spectator, is told: as server-sent events, or as lines of JSON."""
    room = await call.room()
    viewer = call.service.viewer(call.request, room)
    lines = "ndjson" in call.request.headers.get("accept", "")
    run, after = _from(call, room)
    call.service.limit("handshakes", call.service.ip(call.request))
    stream = _stream(call.service, room, viewer, after, run, lines=lines)
    media = "application/x-ndjson" if lines else "text/event-stream"
    return StreamingResponse(stream, media_type=media, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


def _from(call: Call, room: Room) -> tuple[str | None, int]:
    """Return the run and number after which a client wants to go on."""
    last = call.request.headers.get("last-event-id", "")
    run, _, after = last.partition(":") if last else (call.query("run"), "", call.query("after", "0"))
    if not (after.isascii() and after.isdigit() and len(after) < 16):
        raise Problem("bad", "bad-number", given=after[:40])
    return run or (room.table.run if int(after) else None), int(after)


async def _stream(
    service: Service, room: Room, viewer: Viewer, after: int, run: str | None, *, lines: bool
) -> AsyncIterator[bytes]:
    outlet = Outlet()
    service.metrics.sockets.labels("sse").inc()
    try:
        await room.attach(viewer, outlet, after, run)
        while True:
            try:
                item = await asyncio.wait_for(outlet.next(), HEARTBEAT)
            except TimeoutError:
                yield b"\n" if lines else b": still here\n\n"
                continue
            if item is None:
                return
            service.metrics.messages.inc()
            yield item.data + b"\n" if lines else _event(item, room.table.run)
    except Gone:
        return
    finally:
        room.detach(viewer, outlet)
        service.metrics.sockets.labels("sse").dec()


class _Head(Struct):
    """What a server-sent event says of its message."""

    type: str
    seq: int | None = None


_head = msgspec.json.Decoder(_Head)


def _event(item: Waiting, run: str) -> bytes:
    head = _head.decode(item.data)
    number = b"" if head.seq is None else f"id: {run}:{head.seq}\n".encode()
    return number + f"event: {head.type}\ndata: ".encode() + item.data + b"\n\n"


# ---------------------------------------------------------------- afterwards


@operation(
    "GET", TABLE + "/replay", Replay, query=(("pov", "me, public, open or a seat", False),), errors=(400, 403, 404)
)
async def replay(call: Call) -> Replay:
    """Return the game so far, moment by moment: one's own or the public view; once it is over from any."""
    room = await call.room()
    viewer = call.service.viewer(call.request, room)
    pov = _pov(call.query("pov", "public"), viewer, room)
    name = "public" if pov is None else str(pov)
    frames = await asyncio.to_thread(room.table.past(), pov)
    return Replay(table=room.table.info(), pov=name, frames=frames)


def _pov(text: str, viewer: Viewer, room: Room) -> Pov:
    """Return the point of view that is asked for; `Problem` where it may not be seen, or is none."""
    table = room.table
    if text in {"public", "me"}:
        return viewer if text == "me" else None
    over = table.match is not None and table.match.over
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
    if text != "open" and (seat is None or seat >= table.header.players):
        raise Problem("bad", "bad-pov", given=text[:40])
    if not over and (seat is None or seat != viewer):
        raise Problem("forbidden", "not-over")
    return "open" if seat is None else seat


@operation("GET", TABLE + "/game.json", Any, errors=(400, 403, 404, 429))
async def saved_game(call: Call) -> Response:
    """Download the saved game of a table that is over."""
    room = await call.room()
    call.service.viewer(call.request, room)
    rulings.finished(room.table)  # who asks too early has not used up a download
    call.service.limit("exports", call.service.ip(call.request))
    header = room.table.header
    headers = {"content-disposition": f'attachment; filename="{header.game}-{header.code}.json"'}
    return Response(room.table.saved(), media_type=JSON, headers=headers)


# ---------------------------------------------------------------- the server itself


@operation("GET", "/healthz", Health, errors=(503,))
async def health(call: Call) -> Response:
    """Tell whether the server can do its work."""
    well = await call.service.store.healthy() and not call.service.stopping
    found = Health(
        status="ok" if well else "unwell",
        version=_version(),
        run=call.service.run,
        tables=len(call.service.rooms),
    )
    return Response(encode(found), 200 if well else 503, media_type=JSON)


@cache
def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rascals")
    except PackageNotFoundError:
        return "0"


@operation("GET", "/metrics", media="text/plain")
async def metrics(call: Call) -> Response:
    """Return the server's figures for Prometheus."""
    from rascals.server.metrics import CONTENT_TYPE

    return Response(call.service.measure(), media_type=CONTENT_TYPE)


@operation("GET", "/openapi.json", Any)
async def openapi(call: Call) -> Response:
    """Return this description of the API."""
    from rascals.server.openapi import document

    return _cached(call, document(), JSON)
