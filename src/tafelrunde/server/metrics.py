"""Prometheus metrics, served at /metrics. They contain no names, tables or moves."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("tafelrunde_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("tafelrunde_live_tables", "Tables in memory", registry=REGISTRY)
ENTRIES = Counter("tafelrunde_log_entries", "Entries written to the logs of tables", ["kind"], registry=REGISTRY)
MESSAGES = Counter("tafelrunde_messages", "Messages sent to sockets", registry=REGISTRY)
ERRORS = Counter("tafelrunde_errors", "Commands and requests refused", ["code"], registry=REGISTRY)
BOT_MOVES = Counter("tafelrunde_bot_moves", "Moves that bots found", ["where"], registry=REGISTRY)
REVIEW_TASKS = Counter("tafelrunde_review_tasks", "Decisions looked at for reviews", ["where"], registry=REGISTRY)
BOTS_REPLACED = Counter("tafelrunde_bots_replaced", "Bots that failed or were slow", ["game"], registry=REGISTRY)
WRITE_TIME = Histogram(
    "tafelrunde_write_seconds",
    "From a command to its log entry on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
NOTICES = Counter("tafelrunde_notices", "Push notices to people who were away", ["what"], registry=REGISTRY)
NATS = Gauge("tafelrunde_nats", "1 while connected to NATS", registry=REGISTRY)
LOOP_LAG = Gauge("tafelrunde_loop_lag_seconds", "Latest delay of the event loop", registry=REGISTRY)
