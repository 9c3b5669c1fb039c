"""Every moment of a reveal of each game: what is told, the scores, and that nothing shows before its time."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.presenters import Viewer
from companion.tables.commands.in_game import Answer, Reveal
from rules.engine.asks import Ask, Mode
from rules.engine.referee import Referee
from tests.browser.stills import (
    begin,
    board_of,
    go_on,
    play_until,
    referee_of,
    sit_down,
)
from tests.tables.actors import HOST, actor_for
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.slow

REVEALS: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("feast", ("match", "take gaffe"), {}),
    ("ididnt", ("strike 2", "turn before", "pay"), {"form": "base"}),
    ("liar", ("challenge", "lie"), {"entry": "sealed"}),
    ("ibid", ("bid", "take offer"), {}),
    ("goofspiel", ("take",), {}),
    ("eatme", ("eat",), {}),
    ("anygame", ("turn", "take entry"), {}),
    ("ohhell", ("turn", "tell bids"), {"bids": "sealed"}),
    ("ohhell", ("take", "strike"), {"scores": "difference"}),
    ("feast", ("the end",), {}),
)
"""A reveal of each game that has these beats, and the one that ends a game."""
TOLD_TOO_SOON = """
(number) => {
  const plain = (text) => text.replace(/\\s+/g, " ").trim().toLowerCase();
  const labelled = [...document.querySelectorAll("[aria-label], [title], [alt]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => ["aria-label", "title", "alt"].map((name) => each.getAttribute(name) ?? ""));
  const heard = plain([document.body.innerText, ...labelled].join(" "));
  const told = [...document.getElementById("show").content.querySelectorAll("[data-told]")].map((each) => [
    Number(each.dataset.told), plain(each.textContent),
  ]);
  const known = told.filter(([at]) => at <= number).map(([, words]) => words);
  return told.filter(([at, words]) => at > number && !known.includes(words) && heard.includes(words));
}
"""
"""Finds the sentences of later beats in all that can be seen or read aloud."""
SHOWN = ("#board-head", "#show-says", "#scene", "#scores")


def wanted(referee: Referee, kinds: tuple[str, ...]) -> bool:
    if kinds == ("the end",):
        reveal = referee.game.reveal(referee.table)
        return referee.over and reveal is not None and reveal.beats[0].kind != "place"
    beats = referee.game.beats_of(referee.table)
    named = {f"{beat.kind} {beat.what}".strip() for beat in beats} | {beat.kind for beat in beats}
    return named.issuperset(kinds)


def a_reveal(game: str, kinds: tuple[str, ...], options: dict[str, Any]) -> TableFixture:
    """Play games at random until such a reveal comes."""
    for seed in range(1, 40):
        fixture = sit_down(game, seed, 4, **options)
        most = 3000 if kinds == ("the end",) else 150
        if play_until(fixture, Random(seed), lambda referee: wanted(referee, kinds), most):
            return fixture
    raise AssertionError("no such reveal")


def scores(page: Page) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = page.eval_on_selector_all(
        "#scores tbody tr",
        """all => Object.fromEntries(all.map((row) => [
          row.id.replace(/^score-[a-z]+-/, ""),
          [...row.querySelectorAll("td")].map((cell) => cell.textContent),
        ]))""",
    )
    return rows


@pytest.mark.parametrize(
    "game, kinds, options", REVEALS, ids=[f"{each[0]}-{each[1][-1]}" for each in REVEALS]
)
def test_each_beat_tells_its_words_and_scores_with_and_without_motion(
    browser: Browser, game: str, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    fixture = a_reveal(game, kinds, options)
    show = fixture.services.renderer.presenter(fixture.table, Viewer("board", host=True)).show
    steps = show.scores
    frames = []
    with board_of(browser, fixture, reduced_motion="reduce") as page:
        at_rest = page.locator("#region-stage").aria_snapshot()
        names = begin(page)
        words = page.locator("#show-words")
        closing = show.at("place") or len(names) + 1  # from there on it is told who came where
        for number in range(len(names) + 1):
            for each in show.told:
                if each.beat == number:
                    said = " ".join(filter(None, [each.said.striptags(), each.comment.striptags()]))
                    expect(words).to_have_text(said, use_inner_text=True)
            expect(page.locator("#says")).to_be_hidden()
            assert page.evaluate(TOLD_TOO_SOON, number) == []
            if number < closing:
                expect(page.locator("#finale")).to_be_hidden()
                assert scores(page) == {
                    str(seat): [*lines[number]] for seat, lines in steps.items()
                }
            frames.append(page.locator("#region-stage").aria_snapshot())
            go_on(page)
        expect(page.locator("body")).not_to_have_attribute("data-playing-out", "")
        assert page.locator("#region-stage").aria_snapshot() == at_rest
        if kinds == ("the end",):
            expect(page.locator("#finale")).to_be_visible()
    with board_of(browser, fixture, reduced_motion="no-preference") as page:
        begin(page)
        for frame in frames:
            if frame:
                expect(page.locator("#region-stage")).to_match_aria_snapshot(frame)
            go_on(page)


def test_with_less_motion_only_cards_fade(browser: Browser) -> None:
    fixture = a_reveal("goofspiel", ("take",), {})
    with board_of(browser, fixture, reduced_motion="reduce") as page:
        begin(page)
        moving = page.evaluate(
            """() => {
              delete document.body.dataset.playingOut;
              return document.getAnimations().map((each) => each.transitionProperty).filter(Boolean);
            }"""
        )
        assert set(moving) <= {"opacity"}


DIFFERENCE = """
async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width / 8;
    canvas.height = image.height / 8;
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  }));
  if (one.length !== other.length) return Infinity;
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
}
"""
"""Of two pictures made eight times smaller, since a number that has moved may stand a pixel off by chance."""
SEEN = 40
"""How far a colour, from 0 to 255, has to differ before somebody sees it."""


def difference(page: Page, *pictures: bytes) -> float:
    """Return how far the colours of two pictures differ at most."""
    found: float = page.evaluate(DIFFERENCE, [b64encode(each).decode() for each in pictures])
    return found


def sealed_ask(fixture: TableFixture, rng: Random) -> Ask:
    """Play until everybody is asked for the second time to seal something, and return that ask."""
    found: list[str] = []
    while True:
        fixture.enter(rng)
        ask = referee_of(fixture).current_ask
        assert ask is not None
        if ask.mode is Mode.SEALED and ask.key not in found:
            found.append(ask.key)
        if len(found) > 1:
            return ask


def two_outcomes(game: str, seed: int, **options: Any) -> list[TableFixture]:
    """Play the same game twice; what is sealed last differs, and has been turned over."""
    found: list[TableFixture] = []
    for other in range(20):
        fixture = sit_down(game, seed, 4, **options)
        rng = Random(seed)
        ask = sealed_ask(fixture, rng)
        differ = Random(other)
        asked = [each for each in ask.pending if not each.call]
        for pending in asked:
            prompt = referee_of(fixture).resolve(pending)
            value = prompt.dump(prompt.sample(differ))
            fixture.table.execute(Answer(pending.key, value), actor_for(pending.who))
        fixture.table.execute(Reveal(ask.key), HOST)
        referee = referee_of(fixture)
        kinds = {beat.kind for beat in referee.game.beats_of(referee.table)}
        if kinds & {"turn", "bid"}:
            found.append(fixture)
        if len(found) == 3:
            return found
    raise AssertionError("nothing is turned over")


@pytest.mark.parametrize(
    "game, options",
    [("feast", {}), ("goofspiel", {}), ("ibid", {"actions": False}), ("anygame", {})],
)
def test_before_the_first_beat_all_outcomes_look_the_same(
    browser: Browser, game: str, options: dict[str, Any]
) -> None:
    words, pictures = [], []
    for fixture in two_outcomes(game, 5, **options):
        with board_of(browser, fixture) as page:
            begin(page)
            parts = [page.locator(each) for each in SHOWN]
            code = fixture.table.code
            words.append([each.aria_snapshot().replace(code, "CODE") for each in parts])
            pictures.append([each.screenshot(animations="disabled") for each in parts])
            if len(pictures) > 1:
                for one, other in zip(pictures[0], pictures[-1], strict=True):
                    assert difference(page, one, other) < SEEN
    assert words[0] == words[1] == words[2]
