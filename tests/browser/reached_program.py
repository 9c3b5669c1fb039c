"""The ``companion`` command on a computer with three addresses, which phones reach from elsewhere.

Started as ``python -m tests.browser.reached_program``, with the command's own arguments, but listens on
this computer alone. A browser that sends ``X-Test-Address`` comes from that address.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

WIFI, CABLE, VPN = "192.168.1.20", "192.168.7.2", "10.8.0.2"


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli import main as command
    from companion.network import phone_address, wifi
    from companion.network.interfaces import Candidate
    from companion.web import app

    def collect() -> list[Candidate]:
        return [
            Candidate("wlan0", "wlan0", WIFI, 24, is_default_route=True),
            Candidate("eth0", "eth0", CABLE, 24),
            Candidate("tun0", "tun0", VPN, 24),
        ]

    class Anywhere(phone_address.PhoneAddress):
        """As if the server listened on all addresses."""

        def __init__(self, port: int, host: str | None) -> None:
            super().__init__(port, None, collect)
            del host

    def create_app(config: dict[str, Any]) -> Any:
        made = app.create_app(config)
        inner = made.wsgi_app

        def wsgi(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
            environ["REMOTE_ADDR"] = environ.get("HTTP_X_TEST_ADDRESS", environ["REMOTE_ADDR"])
            return inner(environ, start_response)

        made.wsgi_app = wsgi  # type: ignore[method-assign]  # as Flask says
        return made

    vars(command).update(PhoneAddress=Anywhere, create_app=create_app)
    vars(wifi)["find_name"] = lambda: "The Olive Tree"
    return command.main()


if __name__ == "__main__":
    raise SystemExit(main())
