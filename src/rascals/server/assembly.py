"""Putting together the ASGI application from a server's parts, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import Scope

from rascals.server.doors import rest, seat_proof, sockets
from rascals.server.doors.pages import WebApp
from rascals.server.doors.problems import Problem, answer_problem
from rascals.server.doors.service import Service
from rascals.server.guard.base_path import BelowPath
from rascals.server.guard.bodies import BodyLimit
from rascals.server.guard.carried_cookies import CarriedCookies
from rascals.server.guard.gate import Gate, KeptFree
from rascals.server.guard.hosts import KnownHosts
from rascals.server.guard.response_headers import SecurityHeaders
from rascals.server.lifespan import lifespan


def assemble(service: Service, gate: Gate | None = None) -> Starlette:
    """Return the application. `gate`: keeps connections free for players, if connections are limited."""
    base_path = service.settings.base_path
    app = Starlette(
        routes=[
            *[operation.route() for operation in rest.OPERATIONS],
            WebSocketRoute("/ws/v1/tables/{id}", sockets.endpoint),
        ],
        middleware=[
            Middleware(SecurityHeaders, settings=service.settings),
            Middleware(KnownHosts, settings=service.settings),
            *([Middleware(BelowPath, base_path=base_path)] if base_path else []),
            Middleware(CarriedCookies),
            *([] if gate is None else [Middleware(KeptFree, gate=gate, plays=_player(service))]),
            Middleware(BodyLimit),
        ],
        exception_handlers={HTTPException: _answer_http, Exception: answer_problem},
        lifespan=lifespan,
    )
    app.router.default = WebApp(service=service)  # asked only for paths that no route matches
    app.router.redirect_slashes = False
    app.state.service = service
    return app


def _player(service: Service) -> Callable[[Scope], bool]:
    """Return a function that returns whether a connection proves a seat."""
    return lambda scope: seat_proof.plays(HTTPConnection(scope), service.house)


async def _answer_http(request: Request, error: Exception) -> Response:
    """Answer a request that the router refuses: unknown path, or unknown method."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 405:
        answer = await answer_problem(request, Problem("bad", "method"))
        answer.status_code = status
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
        return answer
    return await answer_problem(request, Problem("not_found", "not-found"))


def _methods(request: Request) -> set[str]:
    """Return the methods that the path of a request has, over all routes."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    known = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for methods in known for method in methods}
