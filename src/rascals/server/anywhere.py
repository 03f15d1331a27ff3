"""The server where there is no operating system, such as in a page: the same doors, tables and wire, over a journal.

`make` returns an ASGI application. Whoever runs it passes what a network would bring:

- Once, a ``lifespan`` scope: ``lifespan.startup`` opens the journal and brings the tables back, and the application
  answers ``lifespan.startup.complete``; ``lifespan.shutdown`` writes what waits. There is one application at a time on
  a journal.
- For each request an ``http`` scope with ``method``, ``path``, ``query_string``, ``headers``, and for each socket a
  ``websocket`` scope with path ``/ws/v1/tables/{id}``. All scopes may leave out ``client``, ``server``, and the headers
  ``host``, ``origin`` and ``cookie``.
- A client proves its seat as on any server: by the cookies that answers set, or with the answer's ``token`` in the
  header ``authorization: Bearer TOKEN``, also for a socket.

The page's own files are not served from here. What only owners offer answers 404: keyrings, metrics, the public key, QR
codes and the rules as HTML, unless `extras` has them; push and mail are refused as where they are not set.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette

from rascals.bots import Budget
from rascals.server.assembly import assemble
from rascals.server.doors.extras import Extras
from rascals.server.doors.service import Service, steady_clock
from rascals.server.guard.limits import Limits
from rascals.server.limit_rules import DEFAULT_RULES, Rule
from rascals.server.settings import Settings
from rascals.server.store.journal import Journal, JournalStore
from rascals.server.tables.bot_workers import BotWorker, Here
from rascals.server.tables.thinking import Thinker

UNUSED = "sqlite:///unused"  # the settings want a database, which nobody opens
FREE = Rule(10**9, 1.0)  # who runs everything alone takes nothing from anybody


def make(
    journal: Journal,
    worker: Callable[[], BotWorker] = Here,
    *,
    budget: Budget | None = None,
    delay: float = Settings.bot_delay,
    extras: Extras | None = None,
) -> Starlette:
    """Return the application over a journal, see `rascals.server.store.journal.Journal`.

    `worker` makes the one worker in which bots think; see `rascals.server.tables.bot_workers.BotWorker`. By itself they
    think here, and everything waits meanwhile. A worker in another interpreter is sent what `ask` was given, a question
    and a budget, as bytes of pickle; there `bot_workers.answer` answers them, and what it returns is sent back.
    `budget`: what a bot may spend on one step of a move, by itself the seconds of an owner's server. `delay`: the least
    seconds a bot seems to think, unless the table has chosen. `extras`: what is offered besides.
    """
    settings = Settings(database=UNUSED, bot_delay=delay)
    service = Service(
        settings=settings,
        store=JournalStore(journal),
        limits=Limits(rules=dict.fromkeys(DEFAULT_RULES, FREE)),
        thinker=Thinker(1, worker, budget or Budget(settings.bot_seconds)),
        clock=steady_clock(),
        extras=extras or Extras(),
    )
    return assemble(service)
