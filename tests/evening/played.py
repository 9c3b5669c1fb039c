"""A recorded evening, played through the real program as browsers would: with cookies, over HTTP."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from http.cookiejar import CookieJar
from itertools import count
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from tests.browser.evening import Program
from tests.patience import PATIENCE, until

RECORDED = Path(__file__).parents[1] / "golden" / "evening" / "a-long-evening.txt"


class _StayHere(HTTPRedirectHandler):
    """Follows no redirect: a test wants to know where it leads."""

    def redirect_request(self, *args: Any) -> None:
        del args


class Device:
    """Somebody's browser, with its own cookies."""

    def __init__(self) -> None:
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()), _StayHere())

    def ask(self, url: str, data: bytes | None = None, kind: str = "") -> tuple[int, str, str]:
        """Return the status of an answer, its text, and where it leads."""
        origin = "/".join(url.split("/")[:3])
        headers = {"Origin": origin, **({"Content-Type": kind} if kind else {})}
        request = Request(url, data, headers)  # noqa: S310  # our own program
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode(), ""
        except HTTPError as other:
            with other:
                where = other.headers.get("Location", "")
                return other.code, other.read().decode(), where

    def post(self, url: str, **form: str) -> str:
        """Send a form, and return where the answer leads."""
        kind = "application/x-www-form-urlencoded"
        status, text, where = self.ask(url, urlencode(form).encode(), kind)
        assert status in {302, 303}, (url, status, text)
        return where


class PlayedEvening:
    """A program, its host, and people with phones, who do what a file says."""

    def __init__(self, program: Program, file: Path = RECORDED) -> None:
        self.program = program
        self.host = Device()
        self.phones: dict[str, Device] = {}
        self.seats: dict[str, str] = {}
        self._ids = count(1)
        self._chapters = _chapters(file.read_text(encoding="utf-8"))
        self.host.ask(program.laptop_url)
        self.code = self.host.post(f"{program.url}/tables").rpartition("/")[2]

    def page(self, path: str, device: Device | None = None) -> str:
        """Return a page as the host sees it, or somebody else."""
        status, text, where = (device or self.host).ask(self.program.url + path)
        assert status == 200, (path, status, where, text[:500])
        return text

    def view(self, role: str, name: str = "") -> dict[str, str]:
        """Return the regions of a screen, as the host or somebody with this name sees it."""
        device, seat = (self.phones[name], self.seats[name]) if name else (self.host, "")
        text = self.page(f"/view/{self.code}/{role}?seat={seat}", device)
        regions: dict[str, str] = json.loads(text)["regions"]
        return regions

    def play(self, chapter: str) -> None:
        """Do what the next chapter of the file says."""
        name, lines = next(self._chapters)
        assert name == chapter
        for line in lines:
            self.do(line)

    def do(self, line: str) -> None:
        """Do what a line says."""
        if said := re.fullmatch(r"(.+): (\w+)(?: (\{.*\}))?", line):
            self.send(said[1], said[2], **json.loads(said[3] or "{}"))
        elif said := re.fullmatch(r"(\w+) sits down", line):
            self.sit_down(said[1])
        elif said := re.fullmatch(r"(\w+) takes another phone", line):
            self.take_another_phone(said[1])
        elif said := re.fullmatch(r"the host lets (\w+) in", line):
            waiting = re.findall(r'data-device="([^"]+)"', self.view("board")["notices"])
            # The phone that died counts as here for some seconds.
            until(lambda: self.is_accepted("the host", "admit_device", device=waiting[0]))
        elif said := re.fullmatch(r"the host says that (\w+) is (\w+)", line):
            self.host.post(self._people, seat=said[1], into=said[2])
        elif said := re.fullmatch(r"the host calls (\w+) (\w+)", line):
            self.host.post(self._people, seat=said[1], name=said[2])
        else:
            assert line == "the program is killed", line
            self.kill()

    @property
    def _people(self) -> str:
        return f"{self.program.url}/history/{self.code}/people"

    def send(self, who: str, do: str, **rest: Any) -> None:
        """Send a command, which has to be accepted."""
        assert self.is_accepted(who, do, **rest), (who, do, rest)

    def is_accepted(self, who: str, do: str, **rest: Any) -> bool:
        """Send a command; return whether it was accepted."""
        device = self.host if who == "the host" else self.phones[who]
        url = f"{self.program.url}/command/{self.code}?seat={self.seats.get(who, '')}"
        message = {"id": f"e{next(self._ids)}", "do": do, **rest}
        _, text, _ = device.ask(url, json.dumps(message).encode(), "application/json")
        return bool(json.loads(text)["ok"])

    def sit_down(self, name: str) -> None:
        """Let somebody scan the code and enter a name."""
        phone = self.phones[name] = Device()
        join = f"{self.program.url}/{self.code}"
        phone.ask(join)
        where = phone.post(join, name=name)
        found = re.search(rf"/pad/{self.code}/(\w+)", where)
        assert found, where
        self.seats[name] = found[1]

    def take_another_phone(self, name: str) -> None:
        """Let somebody whose phone died say on another one: I'm already playing."""
        phone = self.phones[name] = Device()
        join = f"{self.program.url}/{self.code}"
        assert self.seats[name] in phone.ask(join)[1]
        phone.post(f"{join}/rejoin", seat=self.seats[name])

    def kill(self) -> None:
        """Kill the program as a power cut does, and start it again on the same file and port."""
        self.program.stop(signal.SIGKILL)
        self.program.start()


def _chapters(text: str) -> Iterator[tuple[str, list[str]]]:
    for chapter in text.split("\n## ")[1:]:
        name, *lines = chapter.splitlines()
        yield name, [line for line in lines if line and not line.startswith("#")]
