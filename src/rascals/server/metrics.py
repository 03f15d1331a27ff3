"""The server's metrics, for Prometheus to collect.

Each `Metrics` has its own registry, so that several servers in one process (tests) do not mix. Labels have few, fixed
values: no table, seat, name, code or address is ever a label. The metrics also count what others at a table must not
learn, such as whispers, so only the operator may read them: see `guard.origins.may_measure`.
"""

from __future__ import annotations

from functools import partial

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from rascals.server.figures import ServerMetrics

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics(ServerMetrics):
    """The metrics of one server. Durations are in seconds.

    commands{outcome}: accepted, duplicate, or a reject code. command_seconds: from receipt to acknowledgement.
    sockets{kind}: ws, sse. tables{status}: open, playing, over.
    damaged{kind}: tables set aside, by what is wrong (header, secret, game, gap, entry, tail).
    store_seconds{operation}. bot_seconds: a bot's thinking time.
    bot_failures{reason}: moves made at random instead, because the bot failed (error), chose an illegal move (illegal),
    did not answer (hung), or its process died (ended).
    rejections{limit}: requests refused by the limit of that name, or by the checks `origin` and `token`.
    notices{kind, outcome}: notices by push or mail: sent, later, gone (the address no longer exists), refused.
    passed_on{kind}: requests (http) and sockets (websocket) that were forwarded to the servers that own their tables.
    messages: sent to event streams. slow: streams closed because their client did not read them.
    """

    media = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        super().__init__()
        self.registry = here = CollectorRegistry()
        ProcessCollector(registry=here)
        PlatformCollector(registry=here)
        counter, gauge = partial(Counter, registry=here), partial(Gauge, registry=here)
        fast = partial(Histogram, registry=here, buckets=FAST)
        self.commands = counter("rascals_commands", "Commands by outcome", ["outcome"])
        self.command_seconds = fast("rascals_command_seconds", "From receipt to acknowledgement")
        self.sockets = gauge("rascals_sockets", "Open event streams", ["kind"])
        self.tables = gauge("rascals_tables", "Tables in memory", ["status"])
        self.damaged = gauge("rascals_damaged_tables", "Tables set aside by damage", ["kind"])
        self.store_seconds = fast("rascals_store_seconds", "Database transactions", ["operation"])
        self.bot_seconds = Histogram("rascals_bot_seconds", "Thinking time of bots", registry=here, buckets=SLOW)
        self.bot_failures = counter("rascals_bot_failures", "Bots that gave no move", ["reason"])
        self.rejections = counter("rascals_rejections", "Requests refused before the game", ["limit"])
        self.notices = counter("rascals_notices", "Notices to people whose turn it is", ["kind", "outcome"])
        self.messages = counter("rascals_messages", "Messages sent to event streams")
        self.passed_on = counter("rascals_passed_on", "Requests and sockets for other servers' tables", ["kind"])
        self.slow = counter("rascals_slow_streams", "Event streams closed because they did not read")

    def render(self) -> bytes:
        """Return the page in Prometheus' text format."""
        return generate_latest(self.registry)
