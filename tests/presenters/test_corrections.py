"""Every screen says what was corrected, by whom, and what followed; an undo asks first."""

from __future__ import annotations

import html
import json
import re
from random import Random
from typing import Any

import pytest

from companion.presenters import Viewer
from companion.web.app import create_app
from rules.engine.registry import GAMES
from rules.facts import CHANCE, Seat
from tests.presenters.test_entries import enter, played
from tests.rendering.test_renderer import laid_with
from tests.tables.table_fixture import TableFixture

TAG = re.compile(r"<[^>]+>")


def words(markup: str) -> str:
    return " ".join(html.unescape(TAG.sub("", markup)).split()).replace("→ to", "→")


def told(fixture: TableFixture) -> str:
    """What was corrected: all screens have to say the same."""
    (said,) = {words(each) for each in fixture.corrected().values()}
    return said


def notice(fixture: TableFixture) -> str:
    """The same, of one look at the table."""
    done = fixture.services.renderer.presenter(fixture.table, Viewer("board")).corrections.latest
    assert done is not None
    return words(done.said)


def test_no_line_of_a_correction_breaks_at_the_arrow(feast: TableFixture) -> None:
    feast.ok(feast.host, "amend", key="deal1/round1/topic", value=5)
    done = feast.services.renderer.presenter(feast.table, Viewer("board")).corrections.latest
    assert done is not None
    seen = html.unescape(
        TAG.sub("", re.sub(r'<span class="visually-hidden">.*?</span>', "", done.said))
    )
    assert "round 1: 8\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}5." in seen
    assert "Ana 8\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}5." in seen
    assert "→ " not in seen


def test_a_name_that_ends_in_a_point_gets_no_second_one(feast: TableFixture) -> None:
    ana = feast.seats[0]
    feast.ok(feast.host, "rename", seat=ana, name="Anna B.", colour="cherry")
    feast.ok(ana, "amend", key="deal1/round1/topic", value=5)
    assert "Changed by Anna B." in notice(feast)
    assert ".." not in notice(feast)


def question(fixture: TableFixture) -> str:
    page = fixture.client(laptop=True).get(f"/undo/{fixture.table.code}")
    assert page.status_code == 200
    found = re.search(r"<h2>(.*?)</h2>", page.text)
    assert found is not None
    return words(found[1])


def named(fixture: TableFixture) -> str:
    """The number of the entry that the question is about."""
    page = fixture.client(laptop=True).get(f"/undo/{fixture.table.code}").text
    found = re.search(r'data-entry="(\d+)"', page)
    assert found is not None
    return found[1]


@pytest.fixture
def dinner() -> TableFixture:
    """Cem pays $9: he is the most credible of those who ate the Steak."""
    fixture = TableFixture(players=3)
    fixture.start("ididnt", first="table")
    fixture.ok(fixture.host, "answer", key="starter", value="s1")
    check = {"main": "Steak", "side": "Fries", "cost": "9"}
    fixture.ok(fixture.host, "answer", key="deal1/round1/check", value=check)
    for seat, credibility in zip(fixture.seats, (1, 2, 3), strict=True):
        ate = seat != "s1"
        value = {"claims": {"Steak": ate}, "credibility": credibility}
        fixture.ok(seat, "answer", key=f"deal1/round1/{seat}/excuse", value=value)
    return fixture


@pytest.fixture
def feast() -> TableFixture:
    """Ana takes the 8."""
    fixture = TableFixture()
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=8)
    fixture.seal(10, 9, 7, 7)
    fixture.alarm.ring()
    return fixture


def test_nothing_is_said_before_anything_was_corrected(dinner: TableFixture) -> None:
    assert told(dinner) == ""


def test_money_moves_from_one_to_another(dinner: TableFixture) -> None:
    excuse = {"claims": {"Steak": True}, "credibility": 1}
    dinner.ok(dinner.host, "amend", key="deal1/round1/s3/excuse", value=excuse)
    assert told(dinner) == (
        "Cem’s excuse, deal 1, round 1: ate the Steak (credibility 3) → ate the Steak (credibility 1)."
        " Bo $0 → $9, Cem $9 → $0. Changed by the host."
    )


def test_where_no_total_changes_it_is_said_what_is_decided(dinner: TableFixture) -> None:
    excuse = {"claims": {"Fries": False}, "credibility": 1}
    dinner.ok(Seat("s1"), "amend", key="deal1/round1/s1/excuse", value=excuse)
    assert told(dinner) == (
        "Ana’s excuse, deal 1, round 1: didn’t eat the Steak (credibility 1)"
        " → didn’t eat the Fries (credibility 1)."
        " So: Cem pays $9. Of those who ate the Steak, Cem is the most credible: 3 against 2."
        " Changed by Ana."
    )


def test_where_nothing_follows_that_is_said(feast: TableFixture) -> None:
    feast.ok(feast.host, "answer", key="deal1/round2/topic", value=2)
    feast.ok(feast.host, "amend", key="deal1/round2/topic", value=3)
    assert told(feast) == (
        "The topic, deal 1, round 2: 2 → 3. Nothing else changed. Changed by the host."
    )


def test_points_are_told_as_points(feast: TableFixture) -> None:
    feast.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    assert told(feast) == (
        "Ana’s ploy, deal 1, round 1: 10 → 6. Points: Ana 8 → 7, Bo 7 → 8. Changed by Ana."
    )


def test_entries_that_are_set_aside_are_told(feast: TableFixture) -> None:
    feast.ok(feast.host, "answer", key="deal1/round2/topic", value=2)
    feast.seal(10, 2, 3, 4, number=2)
    feast.alarm.ring()
    # Three 2s are more than the deck has: the topic of round 2 is one too many.
    feast.ok(feast.host, "amend", key="deal1/round1/topic", value=2)
    said = told(feast)
    assert said.startswith("The topic, deal 1, round 1: 8 → 2.")
    assert "A later entry no longer fits, and doesn’t count for now." in said
    # Once it is entered again, it counts, and all screens say so.
    feast.ok(Seat("s2"), "answer", key="deal1/round2/ploy/s2", value=3)
    assert "no longer fit" not in told(feast)
    assert "A later entry counts again." in told(feast)


def test_an_undo_asks_names_and_tells(dinner: TableFixture) -> None:
    check = {"main": "Fish", "side": "Rice", "cost": "4"}
    dinner.ok(Seat("s2"), "answer", key="deal1/round2/check", value=check)
    assert question(dinner) == "Undo Bo’s check, deal 1, round 2: Fish with Rice, $4?"
    dinner.ok(dinner.host, "undo", entry=named(dinner))
    assert told(dinner) == (
        "The host undid Bo’s check, deal 1, round 2: Fish with Rice, $4. Waiting for Bo."
    )
    assert question(dinner).startswith("Undo Cem’s excuse, deal 1, round 1: ate the Steak")
    dinner.ok(dinner.host, "undo", entry=named(dinner))
    assert "Cem $9 → $0." in told(dinner)


def test_a_sealed_answer_is_named_without_what_it_says(feast: TableFixture) -> None:
    feast.ok(feast.host, "answer", key="deal1/round2/topic", value=2)
    feast.ok(Seat("s3"), "answer", key="deal1/round2/ploy/s3", value=6)
    assert question(feast) == "Undo Cem’s sealed ploy, deal 1, round 2?"
    feast.ok(feast.host, "undo")
    assert told(feast) == "The host undid Cem’s sealed ploy, deal 1, round 2. Waiting for Cem."


def test_what_was_turned_over_is_sealed_again(feast: TableFixture) -> None:
    assert question(feast) == "Undo the reveal of deal 1, round 1?"
    feast.ok(feast.host, "undo")
    said = told(feast)
    assert said.startswith("The host undid the reveal of deal 1, round 1.")
    assert "Ana 8 → 0" in said
    assert not re.search(r"\b(10|9)\b", said), "what is sealed again is not named"


def test_a_correction_is_taken_back_by_name(feast: TableFixture) -> None:
    feast.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    assert question(feast) == "Undo the change of Ana’s ploy, deal 1, round 1: 6 → 10?"
    feast.ok(feast.host, "undo")
    assert told(feast) == (
        "The host undid the change of Ana’s ploy, deal 1, round 1: 6 → 10."
        " Points: Ana 7 → 8, Bo 8 → 7."
    )


def test_what_was_asked_about_is_taken_back_and_nothing_else(dinner: TableFixture) -> None:
    before = named(dinner)
    check = {"main": "Fish", "side": "Rice", "cost": "4"}
    dinner.ok(Seat("s2"), "answer", key="deal1/round2/check", value=check)
    ack = dinner.do(dinner.host, "undo", entry=before)
    assert (ack["ok"], ack["code"]) == (False, "app.entered-meanwhile")
    assert told(dinner) == ""
    junks: tuple[Any, ...] = ("", "x", 0, [], {"a": 1}, True)
    for junk in junks:
        assert not dinner.do(dinner.host, "undo", entry=junk)["ok"]
    dinner.ok(dinner.host, "undo", entry=named(dinner))


def test_only_the_host_is_asked(dinner: TableFixture) -> None:
    assert dinner.client().get(f"/undo/{dinner.table.code}").status_code == 403


def test_there_may_be_nothing_to_take_back() -> None:
    fixture = TableFixture()
    fixture.start("feast", dummies=0)
    page = fixture.client(laptop=True).get(f"/undo/{fixture.table.code}")
    assert (page.status_code, page.text[:27]) == (409, "There’s nothing to undo yet")
    fixture.ok(fixture.host, "end_game")
    page = fixture.client(laptop=True).get(f"/undo/{fixture.table.code}")
    assert page.status_code == 409


def test_a_place_waits_for_it_and_every_screen_is_sent_it(dinner: TableFixture) -> None:
    client = dinner.client(laptop=True)
    pages = (f"/board/{dinner.table.code}", f"/watch/{dinner.table.code}")
    place = re.compile(r'<div role="status" aria-live="polite"[^>]*\sid="correction-said"></div>')
    for path in pages:
        page = client.get(path).text
        assert place.search(page)
        assert '"correction": null' in page
    viewers = [
        dinner.services.hub.add(dinner.table, viewer)
        for viewer in (Viewer("board"), Viewer("pad", Seat("s1")), Viewer("watch"))
    ]
    for subscriber in viewers:
        subscriber.outbox.take()
    dinner.ok(dinner.host, "undo")
    for subscriber in viewers:
        (frame,) = subscriber.outbox.take()
        assert "undid" in json.loads(frame)["data"]["correction"]["said"]
    for path in pages:
        assert "undid" in client.get(path).text.partition('"correction": {')[2].partition("}")[0]


def test_a_restart_says_the_same(tmp_path: Any) -> None:
    data = f"sqlite:///{tmp_path}/tables.db"
    fixture = TableFixture(DATABASE=data)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=8)
    fixture.seal(10, 9, 7, 7)
    fixture.alarm.ring()
    fixture.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    said = told(fixture)
    assert "10 → 6" in said
    house = create_app({"DATABASE": data, "SCHEDULE": fixture.alarm}).extensions["companion"]
    table = house.tables.find(fixture.table.code)
    assert words(house.renderer.data(table, Viewer("board"))["correction"]["said"]) == said
    # What comes later does not change what is said of it.
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=2)
    assert told(fixture) == said


def test_a_redo_brings_it_back_and_says_so(dinner: TableFixture) -> None:
    check = {"main": "Fish", "side": "Rice", "cost": "4"}
    dinner.ok(Seat("s2"), "answer", key="deal1/round2/check", value=check)
    assert 'data-do="redo"' not in dinner.html("board", host=True)["head"]
    assert dinner.data("board", host=True)["redo"] is None
    dinner.ok(dinner.host, "undo")
    dinner.ok(dinner.host, "undo")
    for number, said in enumerate(("Cem’s excuse, deal 1, round 1: ate the Steak", "Bo’s check")):
        head = dinner.html("board", host=True)["head"]
        found = re.search(r'data-do="redo"\s+data-entry="(\d+)"', head)
        assert found is not None, number
        assert dinner.data("board", host=True)["redo"] == int(found[1])
        assert dinner.data("board")["redo"] is None, "only whoever may undo is offered it"
        dinner.ok(dinner.host, "redo", entry=found[1])
        assert told(dinner).startswith(f"The host brought back {said}")
    assert 'data-do="redo"' not in dinner.html("board", host=True)["head"]
    assert not dinner.do(dinner.host, "redo")["ok"]


def test_what_was_entered_since_is_not_overwritten_by_a_redo(dinner: TableFixture) -> None:
    dinner.ok(dinner.host, "undo")
    undo = dinner.table.referee.last_undo if dinner.table.referee else None
    assert undo is not None
    ack = dinner.do(dinner.host, "redo", entry=undo.seq - 1)
    assert (ack["ok"], ack["code"]) == (False, "app.entered-meanwhile")
    value = {"claims": {}, "credibility": 5}
    dinner.ok(Seat("s3"), "answer", key="deal1/round1/s3/excuse", value=value)
    ack = dinner.do(dinner.host, "redo", entry=undo.seq)
    assert (ack["ok"], ack["code"]) == (False, "refused.nothing-to-redo")
    assert not dinner.do(Seat("s3"), "redo")["ok"]


def listed(fixture: TableFixture) -> list[str]:
    """Every correction that the list has, the last one first."""
    page = fixture.client(laptop=True).get(f"/entries/{fixture.table.code}").text
    section = page.partition('class="corrections"')[2].partition("</section>")[0]
    return [words(each) for each in re.findall(r"<li>(.*?)</li>", section, re.DOTALL)]


def test_all_corrections_can_be_read_again_the_last_one_first(feast: TableFixture) -> None:
    assert listed(feast) == []
    feast.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    first = told(feast)
    feast.ok(feast.host, "amend", key="deal1/round1/topic", value=9)
    second = told(feast)
    feast.ok(feast.host, "undo")
    assert listed(feast) == [told(feast), second, first]
    for number in range(20):
        feast.ok(feast.host, "amend", key="deal1/round1/topic", value=5 + number % 2)
    assert len(listed(feast)) == 20


def test_what_is_sealed_again_is_not_told_in_the_list(feast: TableFixture) -> None:
    feast.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    feast.ok(feast.host, "undo")
    feast.ok(feast.host, "undo")
    undone, *older = listed(feast)
    assert undone.startswith("The host undid the reveal of deal 1, round 1.")
    assert older == [
        "The host undid the change of Ana’s ploy, deal 1, round 1.",
        "Ana’s ploy, deal 1, round 1 was changed. Changed by Ana.",
    ]
    feast.ok(feast.host, "reveal", key="deal1/round1/ploy")
    assert "6 → 10" in listed(feast)[1]


def test_the_next_game_knows_of_none(feast: TableFixture) -> None:
    feast.ok(feast.host, "undo")
    assert told(feast) != ""
    feast.ok(feast.host, "play_again")
    assert told(feast) == ""


def test_it_is_found_again_in_the_list(feast: TableFixture) -> None:
    feast.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    said = told(feast)
    board = feast.client(laptop=True).get(f"/entries/{feast.table.code}").text
    for page in (board, feast.html("pad", Seat("s2"))["entries"], feast.html("watch")["main"]):
        assert f"{said.partition('. ')[0]}." in words(page)
        assert "Points: Ana 8 → 7, Bo 7 → 8." in words(page)


def test_names_and_foods_are_escaped() -> None:
    fixture = TableFixture(players=2)
    fixture.table.join("device-x", "<i>x</i>&", None)
    fixture.start("ididnt", first="table")
    fixture.ok(fixture.host, "answer", key="starter", value="s3")
    check = {"main": "<i>Fish</i>", "side": "Rice", "cost": "4"}
    fixture.ok(fixture.host, "answer", key="deal1/round1/check", value=check)
    check = {**check, "cost": "5"}
    page = fixture.client(laptop=True).get(f"/undo/{fixture.table.code}").text
    assert "&lt;i&gt;x" in page
    fixture.ok(fixture.host, "amend", key="deal1/round1/check", value={**check, "side": "<i>y</i>"})
    for screen in (*fixture.everything().values(), {"undo": page}):
        assert all("<i>" not in each for each in screen.values())
    assert "&lt;i&gt;Fish&lt;/i&gt; with &lt;i&gt;y" in fixture.corrected()["board"]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_total_is_told_in_the_unit_of_the_game(game: str) -> None:
    """Amend at random until a total changes: both its numbers are said."""
    found = 0
    for seed in range(8):
        if found:
            break
        fixture, rng = laid_with(game, seed), Random(seed)
        for _ in range(80):
            referee = fixture.table.referee
            assert referee is not None
            if referee.over or found > 2:
                break
            enter(fixture, rng)
            found += _amended(fixture, rng)
    assert found


def _amended(fixture: TableFixture, rng: Random) -> bool:
    referee = fixture.table.referee
    assert referee is not None
    steps = [each for each in referee.history[-10:] if each.pending.who is not CHANCE]
    if not steps or referee.table.standings is None:
        return False
    step = rng.choice(steps)
    before = {line.seat: line.total for line in referee.table.standings.lines}
    value = step.prompt.dump(step.prompt.sample(rng))
    if step.prompt.kind == "seat" or not fixture.do(
        fixture.host, "amend", key=step.pending.key, value=value
    ).get("ok"):
        return False
    standings = referee.table.standings
    assert standings is not None
    presenter = fixture.services.renderer.presenter(fixture.table, Viewer("board"))
    said = notice(fixture)
    moves = [
        (before[line.seat], line.total, line.seat)
        for line in standings.lines
        if line.seat in before and before[line.seat] != line.total
    ]
    assert ("$" in said.partition(".")[2]) <= (standings.unit == "cents")
    for was, now, seat in moves:
        whole = f"{presenter.plain_name(seat)} {presenter.score.amount(was)} → {presenter.score.amount(now)}"
        assert whole in said
    return bool(moves)


@pytest.mark.parametrize("game", GAMES)
def test_every_correction_can_be_said(game: str) -> None:
    """After each of many undos and questions there is a sentence without anything raw in it."""
    for seed in range(2):
        fixture = played(game, seed, 80)
        for _ in range(12):
            referee = fixture.table.referee
            assert referee is not None
            if referee.last_entry is None:
                break
            asked = fixture.services.renderer.presenter(
                fixture.table, Viewer("board")
            ).corrections.undo_question
            assert asked is not None
            fixture.ok(fixture.host, "undo", entry=asked.entry)
            for said in (words(asked.said), notice(fixture)):
                assert said
                assert not re.search(r"[\[\]{}_\"]|None|True|False|\bs\d\b|Dummy (?!\d)", said), (
                    said
                )


@pytest.mark.parametrize("form", ["base", "blind"])
def test_a_sealed_part_is_told_as_sealed(form: str) -> None:
    """Blind: what an excuse says is secret until all are fixture; where it lies is not."""
    said = []
    for credibility in (2, 5):
        fixture = TableFixture(players=2)
        fixture.start("ididnt", first="table", form="blind")
        fixture.ok(fixture.host, "answer", key="starter", value="s1")
        row = {str(n): {"main": "Steak", "side": f"Side {n}", "cost": n * 100} for n in range(1, 6)}
        fixture.ok(fixture.host, "answer", key="set1/row", value=row)
        excuse = {"claims": {"Steak": True}, "credibility": 1}
        key = "set1/turn1/s1/play"
        fixture.ok(Seat("s1"), "answer", key=key, value={"beside": "1", "excuse": excuse})
        changed: dict[str, Any] = {"claims": {}, "credibility": credibility}
        beside = "1" if form == "base" else "3"
        fixture.ok(Seat("s1"), "amend", key=key, value={"beside": beside, "excuse": changed})
        said.append(told(fixture))
        assert not fixture.do(
            fixture.host, "amend", key=key, value={"beside": "2", "excuse": excuse}
        )["ok"]
    assert said[0] == said[1]
    if form == "base":
        assert said[0] == (
            "Ana’s excuse, set 1, turn 1 was changed. It stays sealed. Changed by Ana."
        )
    else:
        assert said[0] == (
            "Ana’s excuse, set 1, turn 1: beside check 1, face down → beside check 3, face down."
            " Changed by Ana."
        )


def test_of_a_row_the_check_that_was_changed_is_named() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="table", form="five")
    fixture.ok(fixture.host, "answer", key="starter", value="s1")
    row = {str(n): {"main": "Steak", "side": "Fries", "cost": n * 100} for n in range(1, 6)}
    fixture.ok(fixture.host, "answer", key="set1/row", value=row)
    row["2"] = {"main": "Steak", "side": "Rice", "cost": 200}
    fixture.ok(fixture.host, "amend", key="set1/row", value=row)
    assert "check 2, Steak with Fries, $2 → check 2, Steak with Rice, $2. " in told(fixture)
    assert "$3" not in told(fixture)


def test_the_next_game_tells_of_its_own_corrections() -> None:
    """Its entries have the numbers that those of the game before had."""
    fixture, key, said = TableFixture(4), "deal1/round1/topic", []
    for first, second in ((5, 8), (3, 7)):
        fixture.start(dummies=0)
        fixture.ok(fixture.host, "answer", key=key, value=first)
        fixture.ok(fixture.host, "amend", key=key, value=second)
        said.append(notice(fixture).replace("\N{NO-BREAK SPACE}", " "))
        fixture.ok(fixture.host, "end_game")
    assert "5 → 8" in said[0]
    assert "3 → 7" in said[1]
