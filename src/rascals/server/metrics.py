"""The server's figures, for Prometheus to collect.

Each `Metrics` has its own registry, so that several servers in one process (tests) do not mix. Labels have
few, fixed values: no table, seat, name, code or address is ever a label. They also count what others at a table
must not learn, such as whispers, so only the operator may read them: see `guard.origins.may_measure`.
"""

from __future__ import annotations

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

from rascals.server.figures import Figures

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics(Figures):
    """The figures of one server. Durations are in seconds.

    commands{outcome}: accepted, duplicate, or a reject code. command_seconds: from receipt to
    acknowledgement. sockets{kind}: ws, sse. tables{status}: open, playing, over.
    damaged{kind}: tables set aside, by what is wrong (header, secret, game, gap, entry, tail).
    store_seconds{operation}. bot_seconds: a bot's thinking.
    bot_failures{reason}: moves made at random instead, because the bot failed (error), chose what is not allowed
    (illegal), gave no answer (hung), or its process died (ended).
    rejections{limit}: requests refused by the limit of that name, or by the checks `origin` and `token`.
    notices{kind, outcome}: people called by push or mail: sent, later, gone (the address no longer exists), refused.
    passed_on{kind}: requests (http) and sockets (websocket) that were passed on to the servers that own their tables.
    messages: sent to event streams. slow: streams closed because their client did not read.
    """

    media = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        super().__init__()
        self.registry = CollectorRegistry()
        here = self.registry
        ProcessCollector(registry=here)
        PlatformCollector(registry=here)
        self.commands = Counter("rascals_commands", "Commands by outcome", ["outcome"], registry=here)
        self.command_seconds = Histogram(
            "rascals_command_seconds", "From receipt to acknowledgement", buckets=FAST, registry=here
        )
        self.sockets = Gauge("rascals_sockets", "Open event streams", ["kind"], registry=here)
        self.tables = Gauge("rascals_tables", "Tables in memory", ["status"], registry=here)
        self.damaged = Gauge("rascals_damaged_tables", "Tables set aside by damage", ["kind"], registry=here)
        self.store_seconds = Histogram(
            "rascals_store_seconds", "Database transactions", ["operation"], buckets=FAST, registry=here
        )
        self.bot_seconds = Histogram("rascals_bot_seconds", "Thinking time of bots", buckets=SLOW, registry=here)
        self.bot_failures = Counter("rascals_bot_failures", "Bots that gave no move", ["reason"], registry=here)
        self.rejections = Counter("rascals_rejections", "Requests refused before the game", ["limit"], registry=here)
        self.notices = Counter(
            "rascals_notices", "Notices to people whose turn it is", ["kind", "outcome"], registry=here
        )
        self.messages = Counter("rascals_messages", "Messages sent to event streams", registry=here)
        self.passed_on = Counter(
            "rascals_passed_on", "Requests and sockets for other servers' tables", ["kind"], registry=here
        )
        self.slow = Counter("rascals_slow_streams", "Event streams closed because they did not read", registry=here)

    def observe_command(self, outcome: str, seconds: float) -> None:
        """Count a command that was acknowledged, and record how long that took."""
        self.commands.labels(outcome).inc()
        self.command_seconds.observe(seconds)

    def observe_bot(self, seconds: float, failure: str | None) -> None:
        """Record how long a bot thought, and count its failure if it failed."""
        self.bot_seconds.observe(seconds)
        if failure is not None:
            self.bot_failures.labels(failure).inc()

    def observe_store(self, operation: str, seconds: float) -> None:
        """Record the duration of a database transaction; to be given to `open_store`."""
        self.store_seconds.labels(operation).observe(seconds)

    def render(self) -> bytes:
        """Return the page in Prometheus' text format."""
        return generate_latest(self.registry)
