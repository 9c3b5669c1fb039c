"""The environment variables that say where to listen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion.network.errors import NetworkError
from companion.network.ports import parse_port

MAX_PROXIES = 9


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


def parse_proxies(text: str) -> int:
    """Return the number of proxies in front of the app, from 0 to ``MAX_PROXIES``.

    :raises NetworkError: if ``text`` is anything else.
    """
    if re.fullmatch(f"[0-{MAX_PROXIES}]", text):
        return int(text)
    sentence = f"{text!r} is no number of proxies: COMPANION_PROXIES is 0 to {MAX_PROXIES}."
    raise NetworkError(sentence, "bad-proxies")
