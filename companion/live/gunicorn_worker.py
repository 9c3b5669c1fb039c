"""The gunicorn worker: gunicorn's gevent worker with our guarded server."""

from __future__ import annotations

from typing import Any

from gevent import spawn
from gunicorn.workers.ggevent import GeventWorker

from companion.live.http_server import GuardedServer, Handler


class Worker(GeventWorker):  # type: ignore[misc]  # gunicorn has no types
    """Serves the app with :class:`GuardedServer`.

    gunicorn's own handler waits without limit for the head of a request, and keeps connections open
    while it shuts down.
    """

    server_class = GuardedServer
    wsgi_handler = Handler
    wsgi: Any = None
    """The app; None while it is made."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        """On SIGTERM, close all screens' connections, so that they reconnect to another worker."""
        if self.wsgi is not None:
            spawn(self.wsgi.extensions["companion"].drain)
        super().handle_exit(sig, frame)
