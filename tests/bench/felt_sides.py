"""The programs that ``felt_peer`` plays Goofspiel at: who sits down there, and how a guest seals a card."""

from __future__ import annotations

import json
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext

from tests.bench import bench_felt
from tests.bench.commits import ROOT
from tests.browser.evening import BOARD, open_context
from tests.patience import PATIENCE
from tests.servers.program import Served
from tests.wire.socket_client import Ended, Line

PLAYERS = 5
DRESSED, UNDRESSED = "dressed", "undressed"


@dataclass(frozen=True)
class Seats:
    """A table with a game on: the paths of a board and of the first player's phone, and who they are."""

    code: str
    board: str
    phone: str
    identity: dict[str, str]
    """What the board's and the phone's browsers keep: a cookie, or an entry of their storage."""
    guests: Any


def listen(line: Line) -> None:
    """Read what comes to a guest, until the program ends."""
    with suppress(Ended, OSError):
        while True:
            line.text()


class Companion(bench_felt.Side):
    """Companion, with tables of Goofspiel."""

    def __init__(self, data: Path, tables: int) -> None:
        super().__init__("Companion", ROOT, data, tables, "goofspiel")

    def new_table(self, boards: Browser) -> str:
        """Lay a table; return the path of its join page."""
        if self.laptop is None:
            self.laptop = open_context(boards, BOARD)
            self.laptop.request.get(self.laptop_url)
        return "/" + self.lay_table(self.laptop)

    def begun(self, nth: int) -> Seats:
        """Return a table where everybody has sat down."""
        table = self.games["goofspiel"]["tables"][nth]
        (first, *others), code = table["guests"], table["code"]
        lines = {}
        for guest in others:
            path = f"/link/{code}/pad?seat={guest['seat']}"
            line = lines[guest["seat"]] = Line(self.served.port, path, guest["cookie"])
            Thread(target=listen, args=(line,), daemon=True).start()
        identity = {"board": table["host"]["cookie"], "phone": first["cookie"]}
        return Seats(code, f"/board/{code}", f"/pad/{code}/{first['seat']}", identity, lines)

    def remember(self, context: BrowserContext, url: str, seats: Seats, who: str) -> None:
        """Let a browser be the board, or the first player's."""
        bench_felt.remember(context, url, seats.identity[who])

    def guest_seals(self, seats: Seats, number: int, player: int, card: int) -> None:
        """Seal the card of a guest who has no phone here."""
        seat = f"s{player}"
        message = {"id": f"{number}-{seat}", "do": "answer", "key": f"round{number}/card/{seat}"}
        seats.guests[seat].send({**message, "value": card})


class Peer:
    """The same game with React and boardgame.io: dressed in our looks, or not."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        is_dressed = name == DRESSED
        sheets = {
            page: f"app/dressed_{page}.css" if is_dressed else "app/plain.css"
            for page in ("phone", "board")
        }
        run = ["npm", "run", "--silent", "--prefix", str(folder)]
        pages = [
            *(f"{page}={sheet}" for page, sheet in sheets.items()),
            f"--define:DRESSED={json.dumps(is_dressed)}",
            f"--alias:companion={ROOT}",
            f"--outdir=dist/{name}",
        ]
        subprocess.run([*run, "pages", "--", *pages], check=True)
        subprocess.run([*run, "server"], check=True)
        served = [str(folder / "dist" / name), str(ROOT / "static/icons/icons.svg")]
        self.served = Served(
            ["node", str(folder / "dist/server.js"), *served], "serving http", folder=folder
        )
        self.url = f"http://127.0.0.1:{self.served.port}"
        self._guests = subprocess.Popen(
            ["node", str(folder / "dist/guests.js"), self.url],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def close(self) -> None:
        """Send the guests home."""
        self._guests.terminate()
        self._guests.communicate(timeout=PATIENCE)

    def _post(self, path: str, **what: Any) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        address = f"{self.url}/games/goofspiel/{path}"
        request = Request(address, json.dumps(what).encode(), headers)  # noqa: S310  # our own server
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # as above
            said: dict[str, Any] = json.load(answer)
            return said

    def _create(self) -> tuple[str, dict[str, Any]]:
        code = self._post("create", numPlayers=1 + PLAYERS)["matchID"]
        return code, self._post(f"{code}/join", playerID="0", playerName="Board")

    def new_table(self, _boards: Browser) -> str:
        """Create a match; return the path of its join page."""
        return "/" + self._create()[0]

    def begun(self, _nth: int) -> Seats:
        """Return a match where everybody has sat down."""
        code, board = self._create()
        names = zip(
            ("Ana", "Bo", "Cem", "Dilek", "Eva"),
            ("cherry", "carrot", "citrus", "leafy-green", "fish"),
            strict=True,
        )
        guests = [
            self._post(f"{code}/join", playerName=name, data={"symbol": symbol})
            for name, symbol in names
        ]
        for guest in guests[1:]:
            self._tell(code, guest)
        identity = {"board": board["playerCredentials"], "phone": json.dumps(guests[0])}
        return Seats(code, f"/board/{code}", f"/{code}", identity, guests)

    def _tell(self, code: str, guest: dict[str, Any], *move: Any) -> None:
        assert self._guests.stdin is not None
        assert self._guests.stdout is not None
        line = json.dumps([code, guest["playerID"], guest["playerCredentials"], *move])
        self._guests.stdin.write(line + "\n")
        self._guests.stdin.flush()
        self._guests.stdout.readline()

    def remember(self, context: BrowserContext, _url: str, seats: Seats, who: str) -> None:
        """Let a browser be the board, or the first player's."""
        key = seats.code if who == "phone" else f"board {seats.code}"
        entry = f"{json.dumps(key)}, {json.dumps(seats.identity[who])}"
        context.add_init_script(f"if (location.host) localStorage.setItem({entry})")

    def guest_seals(self, seats: Seats, _number: int, player: int, card: int) -> None:
        """Seal the card of a guest who has no phone here."""
        self._tell(seats.code, seats.guests[player - 1], "seal", card)
