"""The app for gunicorn, where anybody may make a table.

The environment configures it:

============================ ===================================================================
``DATABASE_URL``             the database (default: an SQLite file in the data folder)
``COMPANION_URL``            the address that phones open (default: where each host opened theirs)
``COMPANION_PROXIES``        the addresses of the proxies in front of the app, separated by commas,
                             or how many there are (default: 0)
``COMPANION_ALLOWED_HOSTS``  further host names of the app, separated by commas
``COMPANION_METRICS``        the port, or host and port, at which Prometheus reads the metrics of this worker
``COMPANION_LOG``            ``json``: write log lines as JSON, each command too
============================ ===================================================================
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import atexit  # noqa: E402  # gevent has to come first
import logging  # noqa: E402
import os  # noqa: E402
import sys  # noqa: E402
from contextlib import ExitStack  # noqa: E402

from companion.cli.memory import freeze_objects, start_clearing  # noqa: E402
from companion.cli.regular_backups import RegularBackups  # noqa: E402
from companion.cli.terminal_words import TerminalWords, system_language  # noqa: E402
from companion.cli.warm_up import start_warming_up  # noqa: E402
from companion.live.idle_queue import IdleQueue  # noqa: E402
from companion.live.metrics_server import MetricsServer, parse_listen_address  # noqa: E402
from companion.monitoring import log_as_json  # noqa: E402
from companion.network.addresses import parse_public_url  # noqa: E402
from companion.network.errors import NetworkError  # noqa: E402
from companion.network.proxies import parse_proxies  # noqa: E402
from companion.storage.errors import StoreUnavailable  # noqa: E402
from companion.storage.location import database_url  # noqa: E402
from companion.storage.process_lock import only_process, sign  # noqa: E402
from companion.web.app import create_app  # noqa: E402

WAIT_FOR_PREDECESSOR = 12.0
"""Seconds; the Procfile gives a worker ten to end."""
BOOT_ERROR = 3
"""The exit status after which gunicorn ends, and does not start the worker again and again."""

if os.environ.get("COMPANION_LOG") == "json":
    log_as_json(sys.stderr)
log = logging.getLogger(__name__)
url = os.environ.get("COMPANION_URL")
if not url:
    log.warning(
        "companion: COMPANION_URL is not set, so each table's QR code shows the address at which its"
        " host opened it; set COMPANION_URL to the address that phones open, such as"
        " https://play.example.org, so that every code leads there."
    )
# A worker that makes room for its successor may still be saying goodbye.
held = ExitStack()
try:
    database = os.environ.get("DATABASE_URL") or database_url(None)
    held.enter_context(only_process(database, wait=WAIT_FOR_PREDECESSOR))
    if place := os.environ.get("COMPANION_METRICS"):
        MetricsServer(*parse_listen_address(place))
    app = create_app(
        {
            "DATABASE": database,
            "PUBLIC_URL": parse_public_url(url).url if url else None,
            "OPEN_HOUSE": True,
            "DEFER": IdleQueue(),
            "ALLOWED_HOSTS": [
                name
                for name in os.environ.get("COMPANION_ALLOWED_HOSTS", "").split(",")
                if name.strip()
            ],
            "PROXIES": parse_proxies(os.environ.get("COMPANION_PROXIES", "")),
        }
    )
except (NetworkError, StoreUnavailable) as refusal:
    log.error("companion: %s", TerminalWords().error(refusal))  # noqa: TRY400  # the sentence says it all
    sys.exit(BOOT_ERROR)
services = app.extensions["companion"]
sign(services.dependencies.store)
# A worker that ends leaves a file that is whole by itself.
atexit.register(services.close)
atexit.register(RegularBackups(database, services.tables.loaded).close)
freeze_objects()
start_clearing(services.tables.clear)
start_warming_up(app.jinja_env, system_language())
