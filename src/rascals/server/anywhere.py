"""The server without an operating system, as in a browser's page: the same API and tables, stored in a journal.

`make` returns an ASGI application. The program that runs it passes what would otherwise come over a network:

- Once, a ``lifespan`` scope: ``lifespan.startup`` opens the journal and loads the tables, and the application answers
  ``lifespan.startup.complete``; ``lifespan.shutdown`` finishes pending writes. Only one application at a time may use
  a journal.
- For each request an ``http`` scope with ``method``, ``path``, ``query_string``, ``headers``, and for each socket a
  ``websocket`` scope with path ``/ws/v1/tables/{id}``. All scopes may leave out ``client``, ``server``, and the headers
  ``host``, ``origin`` and ``cookie``.
- A client proves its seat as on any server: by the cookies that answers set, or with the answer's ``token`` in the
  header ``authorization: Bearer TOKEN``, also for a socket.

The page's own files are not served from here. Sign-in links, metrics, the public key, QR codes and the rules as HTML
answer 404 unless `extras` has them; push and mail are refused as on a server without their settings.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette

from rascals.bots import Budget
from rascals.server.api.service import Extras, Service, steady_clock
from rascals.server.assembly import assemble
from rascals.server.limits import DEFAULT_RULES, Limits, Rule
from rascals.server.settings import Settings
from rascals.server.store.journal import Journal, JournalStore
from rascals.server.tables.bot_workers import BotWorker, Here
from rascals.server.tables.thinking import Thinker

UNUSED = "sqlite:///unused"  # the settings require a database, but it is never opened
FREE = Rule(10**9, 1.0)  # no limits: there is only one user


def make(
    journal: Journal,
    worker: Callable[[], BotWorker] = Here,
    *,
    budget: Budget | None = None,
    delay: float = Settings.bot_delay,
    extras: Extras | None = None,
) -> Starlette:
    """Return the application over a journal, see `rascals.server.store.journal.Journal`.

    `worker` makes the one worker in which bots think; see `rascals.server.tables.bot_workers.BotWorker`. By default
    they think on the event loop, which blocks it. A worker in another interpreter receives the arguments of `ask`, a
    request and a budget, pickled; `bot_workers.answer` answers them there, and its result is sent back. `budget`: the
    bots' budget for one step of a move, by default the seconds of an ordinary server. `delay`: the minimum seconds that
    a bot seems to think, unless its table has chosen otherwise. `extras`: optional features.
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
