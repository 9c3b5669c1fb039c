"""The gunicorn worker, before it has an app."""

from __future__ import annotations

import signal
from contextlib import closing

from gunicorn.config import Config

from companion.live.gunicorn_worker import Worker


def test_a_worker_that_is_ended_while_it_makes_its_app_just_ends() -> None:
    config = Config()
    worker = Worker(0, 0, [], None, 0, config, None)
    with closing(worker.tmp):
        worker.handle_exit(signal.SIGTERM, None)
    assert not worker.alive
