"""A replay in a real browser: on a board and on a phone, by keys, by taps and by itself."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BOARD, PHONE, Evening, Program, evening, open_context, opened
from tests.browser.test_sounds import LISTENING, touch
from tests.browser.test_sounds import played as played_sounds
from tests.tables.table_fixture import TableFixture
from tests.tables.test_past_games import play

GAMES = ("feast", "eatme")
SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}
WHAT_IS_SEEN = """
() => [
  document.querySelector("#frame").dataset.step,
  "playingOut" in document.body.dataset,
  (document.querySelector("#show-says") ?? document.querySelector("#says"))?.textContent,
  [...document.querySelectorAll("#region-stage [data-start]")].map((each) => each.dataset.phase).join(),
  document.querySelector("#scores")?.textContent,
].join("|")
"""
MOVING = """
() => document.getAnimations().filter((each) => each.transitionProperty !== "opacity"
  && each.effect.getComputedTiming().duration > 1).map((each) => each.animationName ?? each.transitionProperty)
"""
"""What moves; a picture may fade into the next one."""
SMALL_TARGETS = """
() => [...document.querySelectorAll("#replay-bar button, #replay-bar select, [data-way-back]")].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.width < 48 || box.height < 48;
}).map((each) => each.outerHTML)
"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@dataclass
class Played:
    """A program with a table for each of some games that were played to the end."""

    program: Program
    codes: dict[str, str]

    def url(self, game: str, query: str = "") -> str:
        return f"{self.program.url}/replay/{self.codes[game]}/1{query}"


@pytest.fixture(scope="module")
def played() -> Iterator[Played]:
    with tempfile.TemporaryDirectory() as folder:
        data, codes = Path(folder) / "tables.db", {}
        for game in GAMES:
            fixture = TableFixture(4, DATABASE=f"sqlite:///{data}")
            fixture.start(game)
            play(fixture, 3)
            codes[game] = fixture.table.code
            fixture.services.dependencies.store.close()
        program = Program(data)
        try:
            yield Played(program, codes)
        finally:
            program.stop()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Any]:
    contexts, problems = [], []

    def opened(url: str, options: dict[str, Any] = BOARD) -> Page:
        contexts.append(open_context(browser, options))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(url)
        expect(page.locator("[data-replay=play]")).to_have_attribute("aria-pressed", "false")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def at(page: Page) -> int:
    return int(page.get_attribute("#frame", "data-step") or 0)


def last(page: Page) -> int:
    return int(page.get_attribute("#frame", "data-last") or 0)


def expect_step(page: Page, number: int) -> None:
    expect(page.locator("#frame")).to_have_attribute("data-step", str(number))


def seen(page: Page) -> str:
    return str(page.evaluate(WHAT_IS_SEEN))


def press(page: Page, key: str, before: str) -> str:
    """Press a key, and return what is seen as soon as that is something else."""
    page.keyboard.press(key)
    page.wait_for_function(f"before => ({WHAT_IS_SEEN})() !== before", arg=before)
    return seen(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_forwards_and_backwards_show_the_same(game: str, played: Played, open_page: Any) -> None:
    page = open_page(played.url(game))
    shown = [seen(page)]
    while at(page) < 7:
        shown.append(press(page, "ArrowRight", shown[-1]))
    assert len(shown) > 8, "beats are stepped, too"
    assert any("before" in each for each in shown)
    for then in reversed(shown[:-1]):
        assert press(page, "ArrowLeft", seen(page)) == then
    assert at(page) == 0
    expect(page.locator("[data-replay=back]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    assert seen(page) == shown[0]


@pytest.mark.slow
def test_it_jumps_to_the_end_the_start_and_any_round(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast"))
    end = last(page)
    page.keyboard.press("End")
    expect_step(page, end)
    expect(page.locator("#finale")).to_be_visible()
    expect(page.locator("[data-replay=forward]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    expect_step(page, 0)
    page.click("[data-replay=last]")
    expect_step(page, end)
    page.click("[data-replay=first]")
    expect_step(page, 0)
    rounds = page.locator("#replay-round option")
    third = rounds.nth(3)
    page.select_option("#replay-round", index=3)
    expect_step(page, int(third.get_attribute("value") or 0))
    assert page.locator("#replay-round").input_value() == third.get_attribute("value")
    page.locator("#replay-step").fill(str(end - 1))
    expect_step(page, end - 1)
    expect(page.locator(".replay-count")).to_have_text(f"{end - 1} of {end}")
    page.reload()
    expect_step(page, end - 1)  # the address names the moment


@pytest.mark.slow
def test_it_plays_by_itself_and_stops(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast"))
    button = page.locator("[data-replay=play]")
    page.keyboard.press(" ")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_attribute("aria-label", "Pause")
    expect_step(page, 1)
    expect_step(page, 2)
    page.keyboard.press(" ")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.goto(played.url("feast", f"?step={last(page)}"))
    page.keyboard.press(" ")  # from the end it begins again
    expect(button).to_have_attribute("aria-pressed", "true")
    expect_step(page, 1)


@pytest.mark.slow
def test_where_nothing_moves_the_steps_are_stills(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast", "?step=1"))
    before = seen(page)
    for _ in range(6):
        before = press(page, "ArrowRight", before)
        assert page.evaluate(MOVING) == []
    moving = open_page(played.url("feast", "?step=1"), {**BOARD, "reduced_motion": "no-preference"})
    assert press(moving, "ArrowRight", seen(moving)).startswith("2|")


@pytest.mark.slow
def test_a_tap_on_the_table_goes_on(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast"))
    page.click("#scene", position={"x": 300, "y": 200})
    expect_step(page, 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_it_for_thumbs(game: str, played: Played, open_page: Any) -> None:
    page = open_page(played.url(game), SMALL_PHONE)
    for number in (1, 2, 3):
        page.locator("[data-replay=forward]").tap()
        expect_step(page, number)
        assert page.evaluate(TOO_WIDE) <= 0
    expect(page.locator("#scene")).to_be_hidden()
    expect(page.locator("#watching")).to_be_visible()
    expect(page.locator("#says")).to_be_visible()
    assert page.evaluate(SMALL_TARGETS) == []
    page.locator("[data-replay=back]").tap()
    expect_step(page, 2)
    page.locator("[data-replay=last]").tap()
    expect_step(page, last(page))
    expect(page.locator("#finale")).to_be_visible()
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.slow
def test_a_lost_connection_is_said_and_it_goes_on_after_it(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast", "?step=5"))
    page.context.set_offline(True)
    page.keyboard.press("Home")
    expect(page.locator(".toast")).to_contain_text("Check the connection")
    expect_step(page, 5)
    page.context.set_offline(False)
    page.keyboard.press("Home")
    expect_step(page, 0)


def play_a_round(night: Evening) -> None:
    """Begin a game in which Cem takes the 5."""
    phones = [night.join(name) for name in ("Ana", "Bo", "Cem", "Dee")]
    night.board.click("[data-do=start_game]")
    phones[0].answer(5)
    for phone, ploy in zip(phones, (9, 9, 6, 4), strict=True):
        # The topic's form has the same numbers.
        phone.page.locator("#answer[data-name=ploy]").wait_for()
        phone.answer(ploy)
    expect(night.board.locator("#says")).to_contain_text("takes the 5")


@pytest.mark.slow
def test_it_follows_a_game_that_goes_on_and_is_undone_and_later_is_found_in_the_lobby(
    browser: Browser,
) -> None:
    with evening(browser) as night:
        play_a_round(night)
        with opened(browser, BOARD) as other:
            page = other.new_page()
            night.watch(page, "replay")
            page.goto(f"{night.program.url}/board/{night.code}")
            page.click("[data-replay-link]")
            page.wait_for_url(re.compile(r"/replay/\w+/1"))
            expect_step(page, 0)
            page.keyboard.press("End")
            expect_step(page, 2)
            page.keyboard.press("ArrowRight")
            expect(page.locator(".toast")).to_contain_text("as far as the game has got")
            night.phones["Bo"].answer(8)  # the next topic
            expect(night.board.locator("#place-s1[data-submission]")).to_be_visible()
            page.keyboard.press("ArrowRight")
            expect_step(page, 3)
            expect(page.locator("#says")).to_contain_text("Topic: 8")
            for left in (0, 1):  # first the topic, then what was turned over
                night.board.keyboard.press("u")
                night.board.locator("#undo [data-do=undo]").click()
                asked = night.board.locator("#place-s1[data-submission]")
                expect(asked).to_have_count(left)
            page.keyboard.press("End")
            expect_step(page, 1)
            expect(page.locator("#scene")).not_to_contain_text("takes")
            page.keyboard.press("Escape")
            page.wait_for_url(f"**/board/{night.code}")

        board = night.board
        night.put_away()
        board.click("[data-open=earlier-games]")
        dialog = board.locator("#earlier-games")
        expect(dialog).to_contain_text("The Feast")
        expect(dialog).to_contain_text("Ended early")
        dialog.locator("text=Replay").last.click()
        board.wait_for_url(re.compile(r"/replay/\w+/1"))
        board.keyboard.press("End")
        expect(board.locator("#says")).to_contain_text("Topic: 5")
        board.keyboard.press("Escape")
        board.wait_for_url(f"**/board/{night.code}")
        watcher = night.watcher()
        watcher.goto(f"{night.program.url}/replay/{night.code}/1?from=watch")
        watcher.locator("[data-way-back]").tap()
        watcher.wait_for_url(f"**/watch/{night.code}")


@pytest.mark.slow
def test_an_address_of_a_moment_begins_with_its_first_beat(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast", "?page=1"))
    expect(page.locator("body")).to_have_attribute("data-playing-out", "")
    expect(page.locator("#show-words")).not_to_have_text("")
    number = at(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turns[data-phase=on]").first).to_be_attached()
    assert at(page) == number


@pytest.mark.slow
def test_what_was_remarkable_leads_to_where_it_was(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast", "?from=watch&step=99999"))
    mention = page.locator("#mentions [data-page]").first
    nth, where = mention.get_attribute("data-page"), mention.inner_text()
    mention.click()
    page.wait_for_url(re.compile(r"from=watch"))
    expect(page.locator("#finale")).to_have_count(0)
    chosen = page.locator("#replay-round option:checked")
    expect(chosen).to_have_text(where)
    page.goto(played.url("feast", f"?page={nth}"))
    expect(chosen).to_have_text(where)


@pytest.mark.slow
def test_at_the_end_it_shows_the_ceremony_with_its_sounds_and_then_the_scores(
    played: Played, open_page: Any
) -> None:
    page = open_page(played.url("feast"))
    page.context.add_init_script(LISTENING)
    page.goto(played.url("feast", f"?step={last(page) - 1}"))
    page.locator("[data-mute][aria-pressed]").wait_for(
        state="attached"
    )  # what makes sounds is there
    touch(page)
    podium, scores = page.locator("#podium"), page.locator(".finale-scores")
    while not podium.is_visible():
        press(page, "ArrowRight", seen(page))
        expect(scores).to_be_hidden()
    expect(page.locator("[data-rank='1'] .podium-names")).to_be_hidden()
    assert "turn" in [sound for sound, _ in played_sounds(page)]
    while podium.is_visible():
        expect(page.locator("#replay-bar")).to_be_visible()
        press(page, "ArrowRight", seen(page))
    assert [sound for sound, _ in played_sounds(page)] == ["win"]
    while page.locator("[data-replay=forward][aria-disabled=false]").count():
        press(page, "ArrowRight", seen(page))
    expect(scores).to_be_visible()
    expect(page.locator("#finale h1")).to_be_visible()
    expect(podium).to_be_hidden()
    page.keyboard.press("m")
    expect(page.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_on_a_phone_it_is_silent(played: Played, open_page: Any) -> None:
    page = open_page(played.url("feast"), PHONE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.locator("[data-replay=forward]").tap()
    expect_step(page, 1)
    expect(page.locator("[data-mute]")).to_be_hidden()
    assert not [url for url in fetched if "sound" in url]
