"""What is counted and measured, for /metrics. No name, no table and no move is in it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("tafelrunde_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("tafelrunde_live_tables", "Tables in memory", registry=REGISTRY)
LINES = Counter("tafelrunde_lines", "Lines written to logs", ["kind"], registry=REGISTRY)
MESSAGES = Counter("tafelrunde_messages", "Messages sent to sockets", registry=REGISTRY)
TROUBLES = Counter("tafelrunde_troubles", "Wishes that were not carried out", ["code"], registry=REGISTRY)
THOUGHTS = Counter("tafelrunde_thoughts", "Moves that bots found", ["where"], registry=REGISTRY)
BOTS_REPLACED = Counter("tafelrunde_bots_replaced", "Bots that failed or were slow", ["game"], registry=REGISTRY)
WRITING = Histogram(
    "tafelrunde_writing_seconds",
    "From a wish to the line on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
NOTICES = Counter("tafelrunde_notices", "Notices to people who were away", ["what"], registry=REGISTRY)
NATS = Gauge("tafelrunde_nats", "1 while the other processes can be heard", registry=REGISTRY)
LOOP_LAG = Gauge("tafelrunde_loop_lag_seconds", "The longest stall of the event loop lately", registry=REGISTRY)
