"""The worker under gunicorn: its gevent worker, with our server and so with its guard."""

from __future__ import annotations

from typing import Any

from gevent import spawn
from gunicorn.workers.ggevent import GeventWorker

from companion.live.http_server import GuardedServer, Handler


class Worker(GeventWorker):  # type: ignore[misc]  # gunicorn has no types
    """Serves the app with :class:`GuardedServer`.

    gunicorn's own handler waits for the head of a request without an end, and lets lines that are open
    stay open while it ends.
    """

    server_class = GuardedServer
    wsgi_handler = Handler

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Close the lines of all screens at once when told to end, so that they go to another worker."""
        spawn(self.wsgi.extensions["companion"].drain)
        super().handle_exit(sig, frame)
