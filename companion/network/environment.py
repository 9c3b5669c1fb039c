"""The environment variables that say where to listen, and behind which proxies."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.network.ports import parse_port
from companion.network.proxies import Proxies, parse_proxies


@dataclass(frozen=True, slots=True)
class EnvironmentSettings:
    """The values of ``COMPANION_HOST``, ``_PORT`` and ``_URL``, None if unset, and of ``_PROXIES``.

    ``metrics`` is that of ``_METRICS``, and ``log`` that of ``_LOG``: how log lines are written.
    """

    host: str | None = None
    port: int | None = None
    url: str | None = None
    proxies: Proxies = field(default_factory=Proxies)
    metrics: str | None = None
    log: str | None = None


def read_environment(environ: Mapping[str, str]) -> EnvironmentSettings:
    """Return the settings in the environment; an empty variable counts as unset.

    :raises NetworkError: if the port is invalid, or no proxies are named.
    """
    port = environ.get("COMPANION_PORT")
    return EnvironmentSettings(
        host=environ.get("COMPANION_HOST") or None,
        port=parse_port(port) if port else None,
        url=environ.get("COMPANION_URL") or None,
        proxies=parse_proxies(environ.get("COMPANION_PROXIES", "")),
        metrics=environ.get("COMPANION_METRICS") or None,
        log=environ.get("COMPANION_LOG") or None,
    )
