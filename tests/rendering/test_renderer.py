"""Every screen can be drawn at every moment of every game, and shows nobody another's secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.presenters import TablePresenter, Viewer
from companion.rendering.regions import Region
from companion.rendering.renderer import Renderer
from companion.tables.actor import Actor
from rules.engine.registry import GAMES, meta
from rules.engine.tabletop import PendingPrompt
from rules.facts import Json, Seat
from rules.prompts import PrivatePrompt
from tests.repeats import more_when_slow
from tests.rules.conformance.rand import open_questions, two_secrets
from tests.tables.table_fixture import NAMES, TableFixture


def laid_with(game: str, seed: int, *, own_templates: bool = False, **given: Json) -> TableFixture:
    rng = Random(seed)
    players = rng.randint(meta(game).least, meta(game).most)
    fixture = TableFixture(players, own_templates=own_templates, RNG=Random(seed))
    options = {**meta(game).sample(rng, len(fixture.seats)), **given}
    fixture.start(game, **options)
    return fixture


def answerer(fixture: TableFixture, pending: PendingPrompt[Any]) -> Actor | Seat:
    """Return who answers: the host, but not out of a hand that only its player may see."""
    is_own = isinstance(pending.prompt, PrivatePrompt)
    return Seat(str(pending.who)) if is_own else fixture.host


def step(fixture: TableFixture, rng: Random) -> None:
    """Do one thing that somebody may do."""
    fixture.enter(rng, calling=0.04, by_host=True)


def test_who_plays_while_a_bid_lies_there_is_not_said_to_choose() -> None:
    fixture, rng = TableFixture(players=3), Random(1)
    fixture.start("ohhell", bids="sealed", tricks="each")
    while "playing…" not in (stage := fixture.html("board")["stage"]):
        referee = fixture.table.referee
        assert referee is not None
        assert referee.current_ask is None or "tricks" not in referee.current_ask.key
        fixture.enter(rng)
    assert stage.count("playing…") == 3


SECRETIVE: dict[str, dict[str, Json]] = {
    "ibid": {"deck": "app"},
    "ididnt": {"form": "blind"},
    "liar": {"entry": "sealed"},
    "ohhell": {"bids": "sealed"},
}
"""The options with which a game has secrets, where it has none or few with others."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", more_when_slow(1, 2))
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
            fixture.ok(answerer(fixture, pending), "answer", key=pending.key, value=secret)
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
            by = answerer(fixture, pending)
            fixture.ok(by if back else fixture.host, "unseal" if back else "undo", **back)
            fixture.ok(by, "answer", key=pending.key, value=secrets[0])
    assert compared > 2
    assert told, "not even the one who sealed it is shown it"


def test_a_region_that_all_share_is_drawn_for_nobody_in_particular() -> None:
    fixture = laid_with("feast", 2)
    ana, bo = fixture.seats[:2]
    renderer = fixture.services.renderer
    own, other = (renderer.screen(fixture.table, Viewer("pad", s)).regions for s in (ana, bo))
    assert own["table"] is other["table"]
    assert own["main"] is not other["main"]


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


def test_a_sealed_answer_draws_what_its_own_pad_shows_of_it_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All other screens are told in a few letters who has sealed."""
    fixture = TableFixture(players=4)
    for name in NAMES[:4]:
        fixture.table.connect(f"device-{name}")
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    viewers = [Viewer("board", host=True), Viewer("board"), Viewer("watch")]
    viewers += [Viewer("pad", seat) for seat in fixture.seats]
    screens = [fixture.services.hub.add(fixture.table, viewer) for viewer in viewers]
    for screen in screens:
        screen.outbox.take()
    drawn: list[tuple[str, Seat | None]] = []
    draw = Renderer._render

    def spy_on_drawing(renderer: Renderer, region: Region, t: TablePresenter) -> str:
        drawn.append((region.name, t.seat))
        return draw(renderer, region, t)

    monkeypatch.setattr(Renderer, "_render", spy_on_drawing)
    bo = fixture.seats[1]
    fixture.ok(bo, "answer", key=f"deal1/round1/ploy/{bo}", value=7)
    frames = [screen.outbox.take() for screen in screens]
    assert all(len(each) == 1 and '"submissions"' in each[0] for each in frames)
    assert drawn == [("main", bo)]
