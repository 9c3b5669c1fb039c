"""Nothing that one visitor's request claims reaches the page of another."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.network.proxies import Proxies, parse_proxies
from tests.tables.table_fixture import TableFixture

EVIL = "evil.example"
HOSTILE: list[dict[str, str]] = [
    {"Host": EVIL},
    {"Host": f"{EVIL}:8000", "Origin": f"http://{EVIL}:8000"},
    {"X-Forwarded-Host": EVIL, "X-Forwarded-Proto": "https", "X-Forwarded-For": "6.6.6.6"},
    {"X-Forwarded-Host": f"{EVIL}, {EVIL}", "X-Forwarded-Server": EVIL},
    {"Forwarded": f"for=6.6.6.6;host={EVIL};proto=https;by={EVIL}"},
    {"X-Forwarded-Prefix": f"/{EVIL}", "X-Forwarded-Port": "666", "X-Original-URL": f"/{EVIL}"},
    {"Host": f"{EVIL}\x01", "X-Host": EVIL, "X-Forwarded-Host": '"><script>'},
    {"X-Real-IP": "6.6.6.6", "Via": EVIL, "True-Client-IP": "6.6.6.6", "X-Rewrite-URL": EVIL},
]
SETTINGS: dict[str, dict[str, Any]] = {
    "in the living room": {},
    "behind a proxy": {"PROXIES": Proxies(1), "PUBLIC_URL": "http://play.example"},
    "behind a named proxy": {
        "PROXIES": parse_proxies("127.0.0.1"),
        "PUBLIC_URL": "http://play.example",
    },
    "open to all": {"OPEN_HOUSE": True, "PUBLIC_URL": "http://play.example"},
    "open to all, without an address": {"OPEN_HOUSE": True, "PUBLIC_URL": None},
    "open to all, without an address, behind a proxy": {
        "OPEN_HOUSE": True,
        "PUBLIC_URL": None,
        "PROXIES": Proxies(1),
    },
}
OURS = "http://play.example"


class Evening:
    """A table whose host opened it at our address, and a player."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.fixture = TableFixture(
            2,
            LAPTOP_KEYS={"key"},
            ALLOWED_HOSTS=["play.example"] if (config.get("PUBLIC_URL", OURS)) else [],
            **config,
        )
        self.code = self.fixture.table.code
        self.host, self.player = (self.fixture.app.test_client() for _ in range(2))
        self.host.get("/laptop/key", base_url=OURS)
        self.host.get(f"/board/{self.code}", base_url=OURS)
        self.player.get(f"/{self.code}", base_url=OURS)
        self.player.post(f"/{self.code}", base_url=OURS, data={"name": "Mia"})
        self.seat = self.fixture.table.roster.order[-1]

    def paths(self) -> list[str]:
        static = self.fixture.app.jinja_env.globals["asset"]
        return [
            *("/", "/code", f"/{self.code}", f"/board/{self.code}", f"/watch/{self.code}"),
            *(f"/pad/{self.code}/{self.seat}", f"/view/{self.code}/board", "/rules", "/healthz"),
            *(static("css/base.css"), static("js/board.js"), "/static/old/none.css"),  # type: ignore[operator]  # a function
        ]

    def pages(self, client: FlaskClient) -> list[tuple[int, bytes, str]]:
        """Return what a browser gets at our address, its headers too."""
        found = []
        for path in self.paths():
            answer = client.get(path, base_url=OURS, buffered=True)
            headers = [pair for pair in answer.headers if pair[0] not in {"Date", "Set-Cookie"}]
            page = SENT_ONCE.sub(b"", answer.data)
            found.append((answer.status_code, page, repr(headers)))
        return found


SENT_ONCE = re.compile(rb'value="[0-9a-f]{16}"')
"""The number of a form, which tells whether it is sent twice: each page has another one."""
EACH_SETTING = [
    pytest.param(
        config,
        id=name,
        marks=() if name in ("in the living room", "behind a proxy") else pytest.mark.slow,
    )
    for name, config in SETTINGS.items()
]


@pytest.mark.parametrize("config", EACH_SETTING)
def test_what_a_stranger_claims_is_on_nobody_elses_page(config: dict[str, Any]) -> None:
    evening = Evening(config)
    newcomer = evening.fixture.app.test_client()
    newcomer.get("/code", base_url=OURS)
    browsers = (evening.host, evening.player, newcomer)
    evening.pages(evening.player)  # whose seat counts as there from now on
    for headers in HOSTILE:
        evening.fixture.passed += 3600  # so that nobody has asked too often
        before = [evening.pages(each) for each in browsers]
        stranger = evening.fixture.app.test_client()
        for path in evening.paths():
            for method in ("GET", "POST", "HEAD"):
                stranger.open(path, method=method, headers=headers, buffered=True)
                stranger.open(path, method=method, headers=headers, base_url=OURS, buffered=True)
        after = [evening.pages(each) for each in browsers]
        assert after == before, headers
        assert not any(
            EVIL in text or EVIL.encode() in body for pages in after for _, body, text in pages
        ), headers


@pytest.mark.parametrize("config", EACH_SETTING)
def test_an_answer_that_others_may_be_given_holds_nothing_of_the_one_who_asked(
    config: dict[str, Any],
) -> None:
    evening = Evening(config)
    for headers in HOSTILE:
        evening.fixture.passed += 3600
        for client in (evening.host, evening.fixture.app.test_client()):
            for path in evening.paths():
                answer = client.get(path, headers=headers, buffered=True)
                if "no-store" in answer.headers.get("Cache-Control", ""):
                    continue
                assert path.startswith("/static/")
                said = answer.data + repr(list(answer.headers)).encode()
                assert EVIL.encode() not in said
                assert "Set-Cookie" not in answer.headers
                assert "Cookie" not in answer.headers.get("Vary", "")


def test_a_board_is_drawn_anew_for_everybody_when_its_address_changes() -> None:
    evening = Evening(SETTINGS["open to all, without an address"])
    for url in ("http://play.example:81", "https://play.example", "http://play.example:82"):
        evening.host.get(f"/board/{evening.code}", base_url=url, headers={"Origin": url})
        for client in (evening.player, evening.fixture.app.test_client()):
            for path in (f"/board/{evening.code}", f"/view/{evening.code}/board"):
                drawn = client.get(path, base_url=OURS).text
                assert re.findall(r"QR code: ([\w:/.]+)", drawn) == [f"{url}/{evening.code}"]
