"""The app for gunicorn, where anybody may make a table.

The environment configures it:

============================ ===================================================================
``DATABASE_URL``             the database (default: an SQLite file in the data folder)
``COMPANION_URL``            the address that phones open (default: where each host opened theirs)
``COMPANION_PROXIES``        the addresses of the proxies in front of the app, separated by commas,
                             or how many there are (default: 0)
``COMPANION_ALLOWED_HOSTS``  further host names of the app, separated by commas
============================ ===================================================================
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import atexit  # noqa: E402  # gevent has to come first
import logging  # noqa: E402
import os  # noqa: E402

from companion.cli.garbage_collection import collect_young, start_clearing, start_collecting  # noqa: E402
from companion.live.idle_queue import IdleQueue  # noqa: E402
from companion.network.addresses import parse_public_url  # noqa: E402
from companion.network.proxies import parse_proxies  # noqa: E402
from companion.storage.location import database_url  # noqa: E402
from companion.web.app import create_app  # noqa: E402

url = os.environ.get("COMPANION_URL")
if not url:
    logging.getLogger(__name__).warning(
        "companion: COMPANION_URL is not set, so each table's QR code shows the address at which its"
        " host opened it; set COMPANION_URL to the address that phones open, such as"
        " https://play.example.org, so that every code leads there."
    )
app = create_app(
    {
        "DATABASE": os.environ.get("DATABASE_URL") or database_url(None),
        "PUBLIC_URL": parse_public_url(url).url if url else None,
        "OPEN_HOUSE": True,
        "DEFER": IdleQueue(collect_young),
        "ALLOWED_HOSTS": [
            name
            for name in os.environ.get("COMPANION_ALLOWED_HOSTS", "").split(",")
            if name.strip()
        ],
        "PROXIES": parse_proxies(os.environ.get("COMPANION_PROXIES", "")),
    }
)
# A worker that ends leaves a file that is whole by itself.
atexit.register(app.extensions["companion"].dependencies.store.close)
start_collecting()
start_clearing(app.extensions["companion"].tables.clear)
