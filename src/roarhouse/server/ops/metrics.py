"""Prometheus metrics. Each server has its own registry, so that tests can run several."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("roarhouse_tables", "tables in memory", registry=self.registry)
        self.connections = Gauge("roarhouse_connections", "open websockets", registry=self.registry)
        self.created = Counter("roarhouse_tables_created", "tables created", ["game"], registry=self.registry)
        self.finished = Counter("roarhouse_tables_finished", "games finished", ["game"], registry=self.registry)
        self.lines = Counter("roarhouse_lines", "lines written", ["how"], registry=self.registry)
        self.answers = Counter("roarhouse_answers", "answers to messages", ["type"], registry=self.registry)
        self.received = Counter("roarhouse_messages_received", "messages received", registry=self.registry)
        self.sent = Counter("roarhouse_messages_sent", "messages sent", registry=self.registry)
        self.errors = Counter("roarhouse_errors", "errors by kind", ["kind"], registry=self.registry)
        self.moves = self._seconds("roarhouse_move_seconds", "from a choice to its broadcast")
        self.commits = self._seconds("roarhouse_commit_seconds", "a transaction, flush included")
        self.bots = self._seconds("roarhouse_bot_seconds", "a bot thinking")
        self.batch = Histogram(
            "roarhouse_commit_jobs", "moves in a transaction", buckets=(1, 2, 4, 8, 16, 64), registry=self.registry
        )

    def _seconds(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, buckets=BUCKETS, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
