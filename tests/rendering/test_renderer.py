"""Every screen can be drawn at every moment of every game, and shows nobody another's secret."""

from __future__ import annotations

from random import Random

import pytest

from companion.presenters import Viewer
from rules.engine.registry import GAMES, meta
from rules.facts import CHANCE, Json, Seat
from tests.rules.conformance.rand import calls, open_questions, two_secrets
from tests.tables.table_fixture import TableFixture


def laid_with(game: str, seed: int, **given: Json) -> TableFixture:
    rng = Random(seed)
    fixture = TableFixture(players=rng.randint(meta(game).least, meta(game).most), RNG=Random(seed))
    options = {**meta(game).sample(rng, len(fixture.seats)), **given}
    fixture.start(game, **options)
    return fixture


def step(fixture: TableFixture, rng: Random) -> None:
    """Do one thing that somebody may do."""
    referee = fixture.table.referee
    assert referee is not None
    if referee.ready:
        assert referee.ask is not None
        fixture.ok(fixture.host, "open", key=referee.ask.key)
        return
    said = calls(referee) if rng.random() < 0.04 else []
    pending = rng.choice(said or open_questions(referee))
    prompt = referee.resolve(pending)
    value = prompt.dump(prompt.sample(rng))
    if prompt.kind == "seat" or pending.who is CHANCE:
        return
    fixture.ok(fixture.host, "answer", key=pending.key, value=value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_screen_at_every_moment(game: str, seed: int) -> None:
    fixture, rng = laid_with(game, seed), Random(seed)
    for count in range(4000):
        referee = fixture.table.referee
        assert referee is not None
        if referee.over:
            break
        if count < 60 or count % 23 == 0:
            for screen in fixture.everything().values():
                assert all("Undefined" not in html for html in screen.values())
        if count and count % 31 == 0:
            fixture.ok(fixture.host, "undo")
        step(fixture, rng)
    else:
        pytest.fail("the game does not end")
    fixture.everything()
    with fixture.app.test_request_context():
        presenter = fixture.services.renderer.presenter(fixture.table, Viewer("board", host=True))
        assert all(presenter.entries.describe(each)["label"] != "" for each in referee.history)


SECRETIVE: dict[str, dict[str, Json]] = {"ididnt": {"form": "blind"}, "liar": {"entry": "sealed"}}
"""The options with which a game has secrets, where it has none with others."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_has_sealed_changes_no_byte_for_anybody_else(game: str, seed: int) -> None:
    """Two tables that differ only in what one seat sealed look the same to all others."""
    secretive = SECRETIVE.get(game, {})
    one, two = (laid_with(game, seed, **secretive) for _ in range(2))
    two.table.code = one.table.code
    rng, compared, told = Random(seed), 0, 0
    for _ in range(250):
        referee = one.table.referee
        assert referee is not None
        if referee.over or compared > 8:
            break
        waiting = open_questions(referee)
        secrets = two_secrets(referee, waiting[0], rng) if waiting else None
        who = waiting[0].who if waiting else None
        if secrets is None or not isinstance(who, str):
            before = rng.getstate()
            step(one, rng)
            rng.setstate(before)
            step(two, rng)
            continue
        pending = waiting[0]
        for fixture, secret in zip((one, two), secrets, strict=True):
            fixture.ok(fixture.host, "answer", key=pending.key, value=secret)
        for seat in (s for s in one.seats if s != who):
            assert one.html("pad", Seat(seat)) == two.html("pad", Seat(seat))
        for host in (True, False):
            assert one.html("board", host=host) == two.html("board", host=host)
        assert one.html("watch") == two.html("watch")
        own = [fixture.html("pad", who) for fixture in (one, two)]
        compared, told = compared + 1, told + (own[0] != own[1])
        # What is kept, and not only sealed, has gone into the game: there it is taken back.
        back = {"key": pending.key} if pending.key in referee.pending_answers else {}
        for fixture in (one, two):
            fixture.ok(fixture.host, "unseal" if back else "undo", **back)
            fixture.ok(fixture.host, "answer", key=pending.key, value=secrets[0])
    assert compared > 2
    assert told, "not even the one who sealed it is shown it"


def test_a_region_that_all_share_is_drawn_for_nobody_in_particular() -> None:
    fixture = laid_with("feast", 2)
    ana, bo = fixture.seats[:2]
    assert fixture.html("pad", ana)["awaited"] is not None
    pictures = [
        dict(fixture.services.renderer.render_regions(fixture.table, Viewer("pad", s)))
        for s in (ana, bo)
    ]
    assert pictures[0]["awaited"] is pictures[1]["awaited"]
    assert pictures[0]["head"] is not pictures[1]["head"]


def test_names_are_escaped_wherever_they_stand() -> None:
    fixture = TableFixture(players=3)
    fixture.table.join("device-x", "<i>x</i>&", None)
    fixture.start(dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    for seat, rank in (("s1", 9), ("s2", 6), ("s3", 5), ("s4", 10)):
        fixture.ok(fixture.host, "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
    fixture.alarm.ring()
    for screen in fixture.everything().values():
        assert all("<i>x" not in html for html in screen.values())
    assert "&lt;i&gt;x&lt;/i&gt;&amp;</b> takes the" in fixture.html("board")["says"]
