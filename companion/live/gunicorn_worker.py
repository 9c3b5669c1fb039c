"""The worker under gunicorn: its gevent worker, with our server and so with its guard."""

from __future__ import annotations

from gunicorn.workers.ggevent import GeventWorker

from companion.live.http_server import GuardedServer, Handler


class Worker(GeventWorker):  # type: ignore[misc]  # gunicorn has no types
    """Serves the app with :class:`GuardedServer`.

    gunicorn's own handler waits for the head of a request without an end.
    """

    server_class = GuardedServer
    wsgi_handler = Handler
