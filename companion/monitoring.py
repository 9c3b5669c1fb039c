"""Monitoring of a server: metrics for Prometheus, and log lines as JSON.

Neither contains a name, a seat, an entered value, or an address: only a table's code, the kind of
a command, its outcome and its duration. An error is logged with its type and its lines of code, but
without its message, which can quote what was entered.
"""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the histograms' buckets, in seconds."""

LINES = Gauge("companion_lines", "WebSockets that are open", ["screen"])
TABLES = Gauge("companion_tables", "Tables in memory")
COMMANDS = Counter("companion_commands", "Commands, by how they ended", ["kind", "outcome"])
COMMAND_SECONDS = Histogram("companion_command_seconds", "Time of a command", buckets=FAST)
REFUSALS = Counter("companion_refusals", "Commands that were refused, by the reason", ["reason"])
REVEAL_SECONDS = Histogram(
    "companion_reveal_seconds",
    "From the end of a countdown until every screen has been handed its frame",
    buckets=FAST,
)
COMMIT_SECONDS = Histogram("companion_commit_seconds", "Time of a commit", buckets=FAST)
CONFLICTS = Counter(
    "companion_conflicts", "Entries that another process had written before this one could"
)
STORE_FAILURES = Counter("companion_store_failures", "Commits that failed because of the database")
LAG_SECONDS = Histogram(
    "companion_loop_lag_seconds", "How much later than asked the event loop wakes", buckets=FAST
)

commands = logging.getLogger("companion.commands")
"""The log of commands, at level INFO."""


def count_command(table: str, kind: str, outcome: str, seconds: float) -> None:
    """Count a command, and log it: ``outcome`` is ``"done"``, a reason's code, ``"store"`` or ``"conflict"``."""
    ended = outcome if outcome in {"done", "store", "conflict"} else "refused"
    COMMANDS.labels(kind, ended).inc()
    COMMAND_SECONDS.observe(seconds)
    if ended == "refused":
        REFUSALS.labels(outcome).inc()
    if commands.isEnabledFor(logging.INFO):
        told = {"table": table, "kind": kind, "outcome": outcome, "ms": round(seconds * 1000, 2)}
        commands.info("command", extra={"told": told})


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Observe how long the block takes, unless it raises."""
    began = time.perf_counter()
    yield
    histogram.observe(time.perf_counter() - began)


class JsonLines(logging.Formatter):
    """Writes each record as one line of JSON: time, level, logger, message, and additional fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _without_its_words(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _without_its_words(error: BaseException) -> str:
    """Return an error's traceback and type, after those of its causes."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{_without_its_words(cause)}\n" if cause is not None else ""
    return f"{before}{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"


def log_as_json(out: TextIO) -> None:
    """Write all log records to a stream as JSON, commands among them."""
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    commands.setLevel(logging.INFO)
