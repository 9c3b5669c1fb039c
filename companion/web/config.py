"""The configuration of an app."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from sqlalchemy import URL

from companion.live.idle_queue import Defer, run_now
from companion.network.phone_address import PhoneAddress
from companion.network.proxies import Proxies
from companion.tables.dependencies import Schedule
from companion.tables.timers import start_timer


@dataclass(frozen=True)
class Config:
    """What an app is made for; the names are those of Flask's own configuration, where pages read it."""

    DATABASE: str | URL = "sqlite://"
    """The URL of the database, ``sqlite://`` or ``postgresql://``; it is in memory by default."""
    PUBLIC_URL: str | None = None
    """The URL that phones open; by default each table learns it from its host."""
    PHONE_ADDRESS: PhoneAddress | None = None
    """Finds that URL, in place of ``PUBLIC_URL``, and lets the host choose."""
    OPEN_HOUSE: bool = False
    """Whether everybody may make tables; their codes are longer."""
    LAPTOP_KEYS: set[str] = field(default_factory=set)
    """The keys of one-time links that give a browser the laptop's right; a used key is removed."""
    LAPTOP_URL: str | None = None
    """The URL at which a browser on this computer is offered that right; None: never."""
    TERMINAL: bool = False
    """Whether Enter in a terminal prints such a link."""
    COUNTDOWN: float = 3.0
    """Seconds from the last sealed answer to the reveal."""
    CLOCK: Callable[[], int] = lambda: int(time.time() * 1000)
    """Returns milliseconds since 1970, for the log; may jump."""
    MONOTONIC: Callable[[], float] = time.monotonic
    """Returns seconds that never jump, for durations."""
    RNG: Random = field(default_factory=SystemRandom)
    """What chance prompts draw from."""
    SCHEDULE: Schedule = start_timer
    """Starts a timer."""
    DEFER: Defer = run_now
    """Queues the rendering of screens."""
    DEV: bool = False
    """Whether screens show what is wrong with a template, and ``/view/<code>/<role>.json`` what it is given."""
    HEARTBEAT: float = 15
    """Seconds between two pings on a WebSocket."""
    PROXIES: Proxies = field(default_factory=Proxies)
    """The proxies whose ``X-Forwarded`` headers are believed."""
    ALLOWED_HOSTS: Iterable[str] = ()
    """The host names of the app besides IP addresses and that of ``PUBLIC_URL``."""
