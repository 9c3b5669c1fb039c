"""What other keyboards, browsers and habits do: digits, layouts, wheels, reloads, pages gone back to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.short_games import command

pytestmark = pytest.mark.xdist_group("odd-devices")

PRESS = "(key) => dispatchEvent(new KeyboardEvent('keydown', key))"
COMPOSES = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
}"""
IS_ON_TOP = """(field) => {
  const box = field.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === field;
}"""

STAYS = """() => ({ leaving: new Promise((leave) => {
  navigation.addEventListener("navigate", (event) => { event.preventDefault(); leave(); }, { once: true });
}) })"""
"""A page that goes elsewhere once stays, as a browser keeps one that is left; the promise is for that moment."""


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """Two phones."""
    with evening(browser) as night:
        for name in ("Ana", "Bo"):
            night.join(name)
        yield night


def begin(night: Evening, game: str, **options: object) -> tuple[Page, Phone]:
    """Begin a game anew; return the board, and Ana's phone."""
    host = night.board_context
    if night.board.locator("[data-open=undo]").count():
        night.put_away()
    command(night, host, "choose_game", game=game, options=options)
    command(night, host, "start_game")
    return night.board, night.phones["Ana"]


def ask_for_numbers(night: Evening) -> Phone:
    _, ana = begin(night, "anygame", low=0, high=50)
    command(night, night.board_context, "answer", key="round1/next", value={"sealed": True})
    ana.page.locator("#answer-number").wait_for()
    return ana


def test_a_number_is_read_in_any_script_and_said_before_it_is_sealed(night: Evening) -> None:
    ana = ask_for_numbers(night)
    field, button = ana.page.locator("#answer-number"), ana.page.locator("#action [type=submit]")
    for typed in ("٧", "７", " 7\u00a0"):
        field.fill(typed)
        expect(button).to_have_text("Seal 7")
    field.press("ArrowUp")
    field.evaluate("(field) => field.dispatchEvent(new WheelEvent('wheel', { deltaY: 300 }))")
    expect(button).to_have_text("Seal 7")
    for typed in ("51", "twelve", "−1"):
        field.fill(typed)
        expect(ana.page.locator("#answer .reason")).to_have_text("It has to be from 0 to 50.")
        expect(button).to_be_disabled()
    field.fill("٧")
    ana.page.reload()
    expect(button).to_have_text("Seal 7")
    ana.send()
    ana.expect_title("Sealed")


def test_a_picked_card_survives_a_reload_and_is_not_picked_in_the_next_round(
    night: Evening,
) -> None:
    board, ana = begin(night, "goofspiel", cards=4)
    for number, prize in enumerate((3, 2), 1):
        board.locator(".quick button").first.wait_for()
        key = f"round{number}/prize"
        command(night, night.board_context, "answer", key=key, value=prize)
        ana.expect_title("Which card will you play?")
        button = ana.page.locator("#action [type=submit]")
        if number == 1:
            ana.pick(4)
            ana.page.reload()
            expect(button).to_have_text("Seal the 4")
            ana.pick(1)
            for name, card in (("Ana", 2), ("Bo", 3)):
                seat = night.phones[name].page.get_attribute("body", "data-seat")
                command(
                    night,
                    night.board_context,
                    "answer",
                    key=f"round1/card/{seat}",
                    value=card,
                )
        else:
            expect(button).to_have_text("Pick one")
    assert ana.page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == (
        "contain"
    )


@pytest.mark.parametrize(
    "keys",
    [
        [{"key": "3", "code": "Digit3"}],
        [{"key": '"', "code": "Digit3"}],
        [{"key": "٣", "code": "Digit3"}],
        [{"key": "3", "code": "Numpad3"}],
    ],
    ids=["us", "azerty", "arabic", "numpad"],
)
def test_a_rank_is_typed_on_any_layout(night: Evening, keys: list[dict[str, Any]]) -> None:
    board, _ = begin(night, "goofspiel", cards=4)
    expect(board.locator(".asked-what")).to_contain_text("prize")
    for key in keys:
        board.evaluate(PRESS, key)
    expect(board.locator(".centre .card-rank")).to_have_text("3")
    # The key U of a Cyrillic layout.
    board.evaluate(PRESS, {"key": "г", "code": "KeyU"})
    board.click("#take-back")
    expect(board.locator(".asked-what")).to_contain_text("prize")


def test_a_names_limit_is_said_while_a_keyboard_composes(night: Evening) -> None:
    page = night.board_context.new_page()
    night.watch(page, "newcomer")
    page.goto(f"{night.program.url}/{night.code}")
    field, left = page.locator("#name"), page.locator("#name-left")
    field.evaluate(COMPOSES, "Bartholomäus-Fri")
    expect(left).to_have_text("That’s all that fits: 16 letters")
    field.evaluate(COMPOSES, "Bartholomäus-Friedrich")
    expect(field).to_have_value("Bartholomäus-Friedrich")
    field.dispatch_event("compositionend")
    expect(field).to_have_value("Bartholomäus-Fri")
    # Loaded again, the name is still there.
    page.reload()
    expect(field).to_have_value("Bartholomäus-Fri")
    page.close()


def test_a_number_beyond_a_counts_limits_and_a_sum_beyond_its_field_are_said(
    night: Evening,
) -> None:
    board, ana = begin(night, "anygame")
    command(night, night.board_context, "answer", key="round1/next", value={"scores": True})
    ana.page.fill("#answer-sum", "1+" * 29 + "1")
    ana.page.locator('[data-sum-key="2"]').tap()
    expect(ana.page.locator("#toasts")).to_have_text("That’s all that fits: 60 letters")
    night.put_away()
    board.click("[data-all-options]")
    field = board.locator("#option-anygame-low-input")
    for typed in ("-20000", "twelve"):
        board.locator("#toasts").evaluate("(toasts) => toasts.replaceChildren()")
        field.fill(typed)
        field.press("Tab")
        expect(field).to_have_value("−10000")
        expect(field).to_have_attribute("value", "−10000")  # the table has it
        expect(board.locator("#toasts")).to_have_text("It has to be from −10000 to 10000.")
    field.fill("-5")
    field.press("Tab")
    expect(field).to_have_attribute("value", "−5")
    board.click("[data-all-options]")


def test_a_court_card_is_typed_as_the_tables_deck_prints_it(night: Evening) -> None:
    board, _ = begin(night, "goofspiel")
    host = night.board_context
    for letters, key, rank in (
        ("BDK", "b", "B"),
        ("BDK", "d", "D"),
        ("BDK", "k", "K"),
        ("VDR", "v", "V"),
        ("VDR", "d", "D"),
        ("VDR", "r", "R"),
        ("BVH", "h", "H"),
        ("BVH", "q", "V"),
    ):
        command(night, host, "set_courts", value=letters)
        expect(board.locator(".quick [data-typed]").nth(10)).to_have_text(letters[0])
        board.keyboard.press(key)
        expect(board.locator(".centre .card-rank")).to_have_text(rank)
        board.keyboard.press("u")
        board.click("#take-back")
        expect(board.locator(".asked-what")).to_contain_text("prize")
    command(night, host, "set_courts", value="JQK")


@pytest.mark.parametrize("width, height", [(740, 170), (568, 160)])
def test_the_foot_covers_no_field_that_has_the_focus(
    night: Evening, width: int, height: int
) -> None:
    ana = ask_for_numbers(night)
    page = night.board_context.new_page()
    page.goto(f"{night.program.url}/{night.code}")
    for each, selector in ((ana.page, "#answer-number"), (page, "#name")):
        before = each.viewport_size
        each.set_viewport_size({"width": width, "height": height})
        field = each.locator(selector)
        field.evaluate("(field) => { field.blur(); scrollTo(0, 0); field.focus(); }")
        assert field.evaluate(IS_ON_TOP), selector
        if before:
            each.set_viewport_size(before)
    page.close()


def test_a_page_gone_back_to_after_its_phone_was_disconnected_is_loaded_anew(
    night: Evening,
) -> None:
    cem = night.join("Cem")
    left = cem.page.evaluate_handle(STAYS)
    seat = cem.page.get_attribute("body", "data-seat")
    command(night, night.board_context, "disconnect_phone", seat=seat)
    left.evaluate("({ leaving }) => leaving")
    cem.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    cem.page.wait_for_url(f"{night.program.url}/{night.code}")
