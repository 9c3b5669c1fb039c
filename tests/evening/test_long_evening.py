"""A long evening of four games through the real program; every figure here was counted by hand.

Six people play; one leaves for good, one joins between two games, and the one who left comes back late,
on another seat. A phone dies, the program is killed twice, there is a correction and an undo.

Goofspiel: Ana's 4 takes the 4, Bo's 4 the 1, and Cem's 4 the 3 after Dee's is corrected to a 3. The 2 lies
there: Dee and Eva both play a 4. So Ana 4, Cem 3, Bo 1, Dee and Eva 0; Fay has left.

The Feast is ended early: Gus's 8 took the 7. It doesn’t count for tonight.

I Didn't Eat That: Eva alone ate the Soup, and pays $12. Nobody ate the Steak; Gus (4) is more credible than Bo
(2) in having eaten the Fries, and pays $9.50. The four others paid nothing, and share the win.

Skat, written down: Fay 40, Dee 5 + 25, Eva 15 + 15, Cem 30 - 5, Bo 20 + 1, Ana 10 + 1, Gus 0 + 7.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.evening import Program
from tests.evening.played import PlayedEvening

pytestmark = pytest.mark.slow

TAGS = re.compile(r"<[^>]*>")

GAMES = {
    1: ("Goofspiel", "yes"),
    2: ("The Feast", "no"),
    3: ("I Didn’t Eat That", "yes"),
    4: ("Skat", "yes"),
}
"""What was played, and whether to its end."""
RESULTS = {
    1: {
        "Ana": ("1", "4", "yes"),
        "Cem": ("2", "3", "no"),
        "Bo": ("3", "1", "no"),
        "Dee": ("4", "0", "no"),
        "Eva": ("4", "0", "no"),
        "Fay": ("", "0", "no"),
    },
    3: {
        **dict.fromkeys(("Ana", "Bo", "Cem", "Dee"), ("1", "0.00", "yes")),
        "Gustav": ("5", "9.50", "no"),
        "Eva": ("6", "12.00", "no"),
    },
    4: {
        "Fay": ("1", "40", "yes"),
        "Dee": ("2", "30", "no"),
        "Eva": ("2", "30", "no"),
        "Cem": ("4", "25", "no"),
        "Bo": ("5", "21", "no"),
        "Ana": ("6", "11", "no"),
        "Gustav": ("7", "7", "no"),
    },
}
"""The place, the score, and whether they won; Fay's first game was not to its end for her."""
STANDINGS = {
    # Ana 4 + 3½ + 1: she left four behind, then two and shared with three, then one.
    "Cem": ("9½", "3"),
    "Ana": ("8½", "3"),
    "Dee": ("8½", "3"),
    "Bo": ("7½", "3"),
    "Fay": ("6", "1"),
    "Eva": ("5", "3"),
    "Gustav": ("1", "2"),
}
"""The points of the evening and the games that count: 10 + 15 + 21 points were given out."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Yield the real program; nobody waits for its countdown."""
    running = Program(tmp_path / "tables.db", countdown=600)
    yield running
    running.stop()


def words(html: str) -> str:
    return " ".join(TAGS.sub(" ", html).split())


def table_rows(html: str) -> list[list[str]]:
    """Return the words of each cell of a table's body, row by row."""
    body = html.partition("<tbody>")[2].partition("</tbody>")[0]
    cells = (
        re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in body.split("</tr>")
    )
    return [[words(cell) for cell in row] for row in cells if row]


def test_a_long_evening_comes_to_what_was_counted_by_hand(program: Program) -> None:
    evening = PlayedEvening(program)
    evening.play("Goofspiel")
    assert "own-evening" not in evening.view("pad", "Ana")["main"]
    evening.play("The Feast, ended early")
    evening.play("I Didn’t Eat That")
    # After two games that count: Ana 4 + 3½, Cem 3 + 3½, Bo 2 + 3½, Dee ½ + 3½, Gus 1, Eva ½.
    assert "Ana keeps the crown." in words(evening.view("board")["stage"])
    assert said_of_the_evening(evening, "Bo") == "You’re third tonight, 2 points behind Ana."
    evening.play("Skat")
    assert "Cem takes the crown from Ana." in words(evening.view("board")["stage"])
    assert (
        said_of_the_evening(evening, "Ana")
        == "You share second place tonight with Dee, 1 point behind Cem."
    )
    assert (
        said_of_the_evening(evening, "Cem")
        == "You wear tonight’s crown, 1 point ahead of Ana and Dee."
    )
    evening.play("Going home")
    check_all(evening)
    evening.kill()
    check_all(evening)


def said_of_the_evening(evening: PlayedEvening, name: str) -> str:
    prompt = evening.view("pad", name)["main"]
    return words(prompt.partition('id="own-evening">')[2].partition("</p>")[0])


def check_all(evening: PlayedEvening) -> None:
    check_history(evening)
    check_csv(evening)
    check_bg_stats(evening)
    check_score_sheets(evening)
    check_replays(evening)
    lobby = words(evening.view("board")["stage"])
    assert "Last game, Skat: Fay won." in lobby


def check_history(evening: PlayedEvening) -> None:
    page = evening.page(f"/history/{evening.code}")
    assert "All evenings together" not in page  # there was one
    rows = table_rows(page)
    assert rows[0][0] == "Cem leads"
    assert {row[0].removesuffix(" leads"): (row[1], row[2]) for row in rows} == STANDINGS
    assert [row[0].removesuffix(" leads") for row in rows] == list(STANDINGS)
    won = {row[0].removesuffix(" leads"): row[3] for row in rows}
    shared = "I Didn’t Eat That"
    assert won["Ana"] == f"Goofspiel · {shared}"
    assert won["Cem"] == won["Bo"] == won["Dee"] == shared
    assert won["Fay"] == "Skat"
    assert won["Eva"] == won["Gustav"] == "–"
    feast = page.partition('id="game-2"')[2].partition("</li>\n  <li")[0]
    assert "Ended early: it doesn’t count." in feast
    assert "counted as Fay" in words(page.partition('id="people"')[2])
    assert "Gustav" in page


def check_csv(evening: PlayedEvening) -> None:
    text = evening.page(f"/history/{evening.code}/companion.csv")
    found = list(csv.DictReader(io.StringIO(text.lstrip("\ufeff"))))
    assert len(found) == 6 + 6 + 6 + 7
    for number, (game, complete) in GAMES.items():
        rows = [row for row in found if row["number"] == str(number)]
        assert {(row["game"], row["complete"]) for row in rows} == {(game, complete)}
        if number in RESULTS:
            told = {row["player"]: (row["place"], row["score"], row["won"]) for row in rows}
            assert told == RESULTS[number]
    feast = {row["player"]: row["score"] for row in found if row["number"] == "2"}
    assert feast == {"Ana": "0", "Bo": "0", "Cem": "0", "Dee": "0", "Eva": "0", "Gustav": "7"}
    assert not any(row["won"] == "yes" for row in found if row["number"] == "2")


def check_bg_stats(evening: PlayedEvening) -> None:
    told = json.loads(evening.page(f"/history/{evening.code}/companion.bgsplay"))
    players = {each["id"]: each["name"] for each in told["players"]}
    # Fay is one person, though she sat on two seats.
    assert sorted(players.values()) == ["Ana", "Bo", "Cem", "Dee", "Eva", "Fay", "Gustav"]
    games = {each["id"]: (each["name"], each["highestWins"]) for each in told["games"]}
    assert sorted(games.values()) == [
        ("Goofspiel", True),
        ("I Didn’t Eat That", False),
        ("Skat", True),
        ("The Feast", True),
    ]
    assert [play["ignored"] for play in told["plays"]] == [False, True, False, False]
    for number, play in enumerate(told["plays"], 1):
        assert games[play["gameRefId"]][0] == GAMES[number][0]
        scores = {
            players[each["playerRefId"]]: (
                str(each["rank"] or ""),
                each["score"],
                "yes" if each["winner"] else "no",
            )
            for each in play["playerScores"]
        }
        if number in RESULTS:
            assert scores == RESULTS[number]


def check_score_sheets(evening: PlayedEvening) -> None:
    sheet = words(evening.page(f"/history/{evening.code}/4/sheet"))
    for line in ("Fay 40 40", "Dee 5 25 30", "Cem 30 −5 25", "Bo 20 1 21", "Gustav 0 7 7"):
        assert line in sheet, sheet
    checks = words(evening.page(f"/history/{evening.code}/3/sheet"))
    for line in ("Eva $12", "Gustav $9.50"):
        assert line in checks, checks


def check_replays(evening: PlayedEvening) -> None:
    """Every game opens, at its start and at its end, with the names that people have now."""
    end = ""
    for number, (game, complete) in GAMES.items():
        path = f"/replay/{evening.code}/{number}"
        first = evening.page(path)
        (last,) = set(re.findall(r'data-last="(\d+)"', first))
        end = evening.page(f"{path}?step={last}")
        assert f'data-step="{last}"' in end
        assert game in words(end)
        assert ("data-over" in end) == (complete == "yes")
    assert "Fay wins Skat" in words(end)
