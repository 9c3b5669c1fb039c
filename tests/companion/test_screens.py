"""Every screen can be drawn at every moment of every game, and shows nobody another's secret."""

from __future__ import annotations

from random import Random

import pytest

from companion.glance import Watcher
from rules.facts import CHANCE, Json, Seat
from rules.registry import GAMES, meta
from tests.companion.laid import Laid
from tests.rules.conformance.rand import calls, open_questions, two_secrets


def laid_with(game: str, seed: int, **given: Json) -> Laid:
    rng = Random(seed)
    laid = Laid(players=rng.randint(meta(game).least, meta(game).most), RNG=Random(seed))
    options = {**meta(game).sample(rng, len(laid.seats)), **given}
    laid.start(game, **options)
    return laid


def step(laid: Laid, rng: Random) -> None:
    """Do one thing that somebody may do."""
    referee = laid.table.referee
    assert referee is not None
    if referee.ready:
        assert referee.ask is not None
        laid.ok(laid.host, "open", key=referee.ask.key)
        return
    said = calls(referee) if rng.random() < 0.04 else []
    posed = rng.choice(said or open_questions(referee))
    prompt = referee.resolve(posed)
    value = prompt.dump(prompt.sample(rng))
    if prompt.kind == "seat" or posed.who is CHANCE:
        return
    laid.ok(laid.host, "answer", key=posed.key, value=value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_screen_at_every_moment(game: str, seed: int) -> None:
    laid, rng = laid_with(game, seed), Random(seed)
    for count in range(4000):
        referee = laid.table.referee
        assert referee is not None
        if referee.over:
            break
        if count < 60 or count % 23 == 0:
            for screen in laid.everything().values():
                assert all("Undefined" not in html for html in screen.values())
        if count and count % 31 == 0:
            laid.ok(laid.host, "undo")
        step(laid, rng)
    else:
        pytest.fail("the game does not end")
    laid.everything()
    with laid.app.test_request_context():
        glance = laid.house.screens.glance(laid.table, Watcher("board", host=True))
        assert all(glance.entry(each)["label"] != "" for each in referee.history)


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
        posed = waiting[0]
        for laid, secret in zip((one, two), secrets, strict=True):
            laid.ok(laid.host, "answer", key=posed.key, value=secret)
        for seat in (s for s in one.seats if s != who):
            assert one.html("pad", Seat(seat)) == two.html("pad", Seat(seat))
        for host in (True, False):
            assert one.html("board", host=host) == two.html("board", host=host)
        assert one.html("watch") == two.html("watch")
        own = [laid.html("pad", who) for laid in (one, two)]
        compared, told = compared + 1, told + (own[0] != own[1])
        # What is kept, and not only sealed, has gone into the game: there it is taken back.
        back = {"key": posed.key} if posed.key in referee.held else {}
        for laid in (one, two):
            laid.ok(laid.host, "unseal" if back else "undo", **back)
            laid.ok(laid.host, "answer", key=posed.key, value=secrets[0])
    assert compared > 2
    assert told, "not even the one who sealed it is shown it"


def test_a_region_that_all_share_is_drawn_for_nobody_in_particular() -> None:
    laid = laid_with("feast", 2)
    ana, bo = laid.seats[:2]
    assert laid.html("pad", ana)["awaited"] is not None
    pictures = [dict(laid.house.screens.pictures(laid.table, Watcher("pad", s))) for s in (ana, bo)]
    assert pictures[0]["awaited"] is pictures[1]["awaited"]
    assert pictures[0]["head"] is not pictures[1]["head"]


def test_names_are_escaped_wherever_they_stand() -> None:
    laid = Laid(players=3)
    laid.table.join("device-x", "<i>x</i>&", None)
    laid.start(dummies=0)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    for seat, rank in (("s1", 9), ("s2", 6), ("s3", 5), ("s4", 10)):
        laid.ok(laid.host, "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
    laid.alarm.ring()
    for screen in laid.everything().values():
        assert all("<i>x" not in html for html in screen.values())
    assert "&lt;i&gt;x&lt;/i&gt;&amp;</b> takes the topic" in laid.html("board")["says"]
