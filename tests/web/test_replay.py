"""The pages of a replay: every step of a game, of whoever may see the board."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from companion.presenters import Viewer
from companion.tables.game_steps import MAX_GAMES, KnownGames
from companion.tables.past_games import game_record
from rules.engine import registry
from rules.engine.registry import GAMES
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture
from tests.tables.test_past_games import game_of, play


def read(html: str, name: str) -> str:
    found = re.search(rf'id="frame"[^>]*\bdata-{name}="([^"]*)"', html)
    assert found, html[:500]
    return found[1]


def step(fixture: TableFixture, number: int, game: int = 1) -> str:
    answer = fixture.client().get(f"/replay/{fixture.table.code}/{game}/{number}")
    assert answer.status_code == 200
    assert "could not be drawn" not in answer.text
    return answer.text


def round_names(html: str) -> list[str]:
    return re.findall(r'<option value="\d+"[^>]*>([^<]*)<', html)


@pytest.mark.parametrize("game", GAMES)
def test_steps_of_every_game_are_drawn_from_the_start_to_the_end(game: str) -> None:
    fixture = TableFixture(4)
    fixture.start(game)
    play(fixture, 4)
    client, path = fixture.client(), f"/replay/{fixture.table.code}/1"
    page = client.get(path).text
    last = int(read(page, "last"))
    assert read(page, "step") == "0"
    assert last > 3
    titles = set()
    for number in (*range(0, last, last // 20 + 1), last):
        html = client.get(f"{path}/{number}").text
        assert read(html, "step") == str(number)
        titles.add(re.search(r'<h2 class="now-what">(.*?)</h2>', html, re.DOTALL) is not None)
    assert titles == {True, False}  # the last one says who has won
    end = step(fixture, last)
    assert 'id="finale"' in end
    names = round_names(end)
    assert names[0] == "The start"
    assert names[-1] == "The end"
    assert all(one != other for one, other in pairwise(names))


@pytest.mark.parametrize("game", ["feast", "liar", "ibid"])
def test_the_steps_say_what_the_board_said(game: str) -> None:
    """Each scene that a board showed after an answer is a step of the replay, in this order."""
    fixture = TableFixture(4)
    fixture.start(game)
    renderer, boards = fixture.services.renderer, []
    for seed in range(40):
        play(fixture, seed, most=1)
        referee = game_of(fixture.table)
        if referee.over:
            break
        if referee.pending_answers:
            continue  # who has sealed is no step
        t = renderer.presenter(fixture.table, Viewer("board"))
        boards.append((str(t.place_long), str(t.score.shown(short=True))))
    steps = KnownGames().steps(fixture.table, 1)
    shown = []
    for number in range(len(steps.steps)):
        with steps.at(number) as table:
            t = renderer.presenter(table, Viewer("board"))
            shown.append((str(t.place_long), str(t.score.shown(short=True))))
    rest = iter(shown)
    assert len(boards) > 5
    assert all(board in rest for board in boards)


def test_a_step_can_be_asked_for_in_any_order() -> None:
    fixture = TableFixture(4)
    fixture.start("feast")
    play(fixture, 4, most=30)
    last = int(read(step(fixture, 0), "last"))
    forwards = [step(fixture, number) for number in range(last + 1)]
    backwards = [step(fixture, number) for number in range(last, -1, -1)]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == last + 1


def test_an_address_names_a_moment() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    for number, ranks in ((1, (9, 9, 6, 4)), (2, (8, 4, 3, 2))):
        fixture.ok(fixture.host, "answer", key=f"deal1/round{number}/topic", value=5 + number)
        fixture.seal(*ranks, number=number)
        fixture.alarm.ring()
    pages = game_of(fixture.table).table.pages
    nth = next(n for n, page in enumerate(pages) if any(r.fact.code == "feast.gaffe" for r in page))
    client, path = fixture.client(), f"/replay/{fixture.table.code}/1"
    html = client.get(f"{path}?page={nth}").text
    assert "Gaffe!" in html
    assert "data-begins" in html
    assert read(client.get(f"{path}?page={nth + 1}").text, "step") > read(html, "step")
    round_two = client.get(f"{path}?round=deal1/round2").text
    assert re.search(r"Topic:\s+7", round_two)
    assert read(client.get(f"{path}?step=2").text, "step") == "2"
    board = fixture.html("board")["head"]
    assert f'href="{path}"' in board
    assert f'href="{path}?from=pad' in fixture.html("pad", fixture.seats[0])["table"]
    t = fixture.services.renderer.presenter(fixture.table, Viewer("board"))
    assert t.replay_url(nth) == f"{path}?page={nth}"


@pytest.mark.parametrize(
    "query", ["step=x", "step=-1", "step=99999999999999999999", "page=²", "round=%20", "step="]
)
def test_an_address_that_names_nothing_shows_some_moment(query: str) -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    answer = fixture.client().get(f"/replay/{fixture.table.code}/1?{query}")
    assert answer.status_code == 200
    assert 'id="frame"' in answer.text


def test_a_game_under_way_grows_and_is_undone() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    host = fixture.host
    html = step(fixture, 0)
    assert (read(html, "last"), "data-under-way" in html) == ("0", True)
    fixture.ok(host, "answer", key="deal1/round1/topic", value=5)
    first = step(fixture, 1)
    assert read(first, "step") == "1"
    assert read(first, "stamp") != read(html, "stamp")
    fixture.seal(9, 6, 3)
    assert step(fixture, 1) == first  # what is sealed changes nothing
    fixture.alarm.ring()
    assert "takes the 5" in re.sub("<[^>]+>", "", step(fixture, 2))
    fixture.ok(host, "amend", key="deal1/round1/topic", value=7)
    assert "takes the 7" in re.sub("<[^>]+>", "", step(fixture, 2))
    fixture.ok(host, "undo")
    fixture.ok(host, "undo")
    undone = step(fixture, 2)
    assert (read(undone, "step"), read(undone, "last")) == ("1", "1")
    assert read(undone, "stamp") != read(first, "stamp")


def test_a_replay_follows_a_rename() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    assert "Annette" not in step(fixture, 0)
    fixture.ok(fixture.host, "rename", seat="s1", name="Annette", colour="cherry")
    assert "Annette" in step(fixture, 0)


def test_a_game_that_has_ended_is_replayed_from_the_lobby() -> None:
    fixture = choosing(3)
    fixture.ok(fixture.host, "end_game")
    fixture.start("goofspiel")
    play(fixture, 1)
    finale = fixture.html("board", host=True)["stage"]
    path = f"/replay/{fixture.table.code}"
    assert f'href="{path}/2"' in finale
    assert 'data-open="entries"' in finale
    assert "Fix a mistake" in finale
    assert f'href="{path}/2"' in fixture.html("board")["stage"]
    assert f'href="{path}/2?from=watch"' in fixture.html("watch")["main"]
    assert f'href="{path}/2?from=pad"' in fixture.html("pad", fixture.seats[0])["table"]
    fixture.ok(fixture.host, "end_game")
    lobby = fixture.html("board")["stage"]
    newest, oldest = lobby.index(f'href="{path}/2"'), lobby.index(f'href="{path}/1"')
    assert newest < oldest
    assert "Ended early." in lobby
    assert re.search(r"\w+, \d+ \w+, \d\d:\d\d\.", lobby)
    assert read(step(fixture, 1, game=1), "last") == "1"
    assert 'id="finale"' in step(fixture, 9999, game=2)
    assert "data-do=" not in step(fixture, 9999, game=2)


def test_nothing_can_be_entered_there_and_nothing_is_asked() -> None:
    fixture = TableFixture(3)
    fixture.start("ididnt")
    play(fixture, 2, most=20)
    laptop = fixture.client(laptop=True)
    html = laptop.get(f"/replay/{fixture.table.code}/1?step=9999").text
    assert "data-do=" not in html
    assert "<form" not in html


def test_the_way_back_leads_to_where_it_was_opened() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    code, client = fixture.table.code, fixture.client()
    path = f"/replay/{code}/1"

    def way(query: str) -> str:
        found = re.search(r'href="([^"]*)" data-way-back', client.get(path + query).text)
        assert found
        return found[1]

    assert way("") == f"/board/{code}"
    assert way("?from=watch") == f"/watch/{code}"
    assert way("?from=pad&seat=s1") == f"/board/{code}"  # nobody sits there
    client = fixture.client(device="device-Bo")
    assert way("?from=pad&seat=s2") == f"/pad/{code}/s2"
    assert way("?from=pad&seat=s1") == f"/pad/{code}/s2"
    assert way("?from=https://elsewhere") == f"/board/{code}"


def test_what_cannot_be_replayed_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "end_game")
    fixture.start("goofspiel")
    fixture.ok(fixture.host, "end_game")
    client, code = fixture.client(), fixture.table.code
    for path in (f"/replay/{code}/7", f"/replay/{code}/7/3"):
        answer = client.get(path)
        assert answer.status_code == 409
        assert "no game number 7" in answer.text
    assert client.get(f"/replay/{code}/-1").status_code == 404
    assert client.get("/replay/ZZZZ/1").status_code == 404
    left = tuple(each for each in registry.GAMES if each != "goofspiel")
    for module in ("companion.tables.past_games.GAMES", "rules.engine.registry.GAMES"):
        monkeypatch.setattr(module, left)
    assert "isn’t installed here" in client.get(f"/replay/{code}/2").text
    lobby = fixture.html("board")["stage"]
    assert "not installed here" in lobby
    assert f"/replay/{code}/2" not in lobby
    entries = fixture.table.read_log()
    monkeypatch.setattr(fixture.table, "read_log", lambda: [e for e in entries if e.kind != "seat"])
    assert client.get(f"/replay/{code}/1").status_code in {200, 409}


def test_few_games_are_kept_in_memory() -> None:
    fixture = TableFixture(3)
    known = KnownGames()
    for _ in range(MAX_GAMES + 2):
        fixture.start("feast", dummies=0)
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
        fixture.ok(fixture.host, "end_game")
    for number in range(1, MAX_GAMES + 3):
        assert len(known.steps(fixture.table, number).steps) == 2
    assert len(known._games) == MAX_GAMES
    last = MAX_GAMES + 2
    assert known.steps(fixture.table, last) is known.steps(fixture.table, last)


def test_a_game_that_ends_while_it_is_looked_at_is_shown_to_its_end() -> None:
    fixture = TableFixture(3)
    known = KnownGames()
    fixture.start("feast", dummies=0)
    assert len(known.steps(fixture.table, 1).steps) == 1
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.ok(fixture.host, "end_game")
    assert len(known.steps(fixture.table, 1).steps) == 2


def test_looking_back_reads_the_log_without_the_tables_lock() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "end_game")
    held: list[Any] = []
    log = fixture.table.read_log

    def spy() -> Any:
        held.append(fixture.table._lock._is_owned())  # type: ignore[attr-defined]  # an RLock knows
        return log()

    fixture.table.read_log = spy  # type: ignore[method-assign]  # a spy
    game_record(fixture.table, 1)
    assert held == [False]
