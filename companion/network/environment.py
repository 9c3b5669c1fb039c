"""The environment variables that say where to listen."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.network.ports import parse_port


@dataclass(frozen=True, slots=True)
class EnvironmentSettings:
    """The values of ``COMPANION_HOST``, ``COMPANION_PORT`` and ``COMPANION_URL``; None if unset."""

    host: str | None = None
    port: int | None = None
    url: str | None = None


def read_environment(environ: Mapping[str, str]) -> EnvironmentSettings:
    """Return the settings in the environment; an empty variable counts as unset.

    :raises NetworkError: if the port is invalid.
    """
    port = environ.get("COMPANION_PORT")
    return EnvironmentSettings(
        host=environ.get("COMPANION_HOST") or None,
        port=parse_port(port) if port else None,
        url=environ.get("COMPANION_URL") or None,
    )
