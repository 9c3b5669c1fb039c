"""The screens of I Didn't Eat That, in each of its forms and with the longest foods: everything has its room."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.words.language import languages
from rules.facts import CHANCE, Seat
from rules.games.ididnt import prompt_kinds
from rules.games.ididnt.prompt_kinds import LONGEST_FOOD
from tests.browser import fits, test_pad_fits
from tests.browser.fits import browser_of, lay, open_page, step
from tests.browser.test_board_fits import (
    SHOWN,
    SIZES,
    Regions,
    misplaced,
    moments,
    open_board,
    page,
)
from tests.rules.conformance.rand import open_questions
from tests.tables.table_fixture import NAMES as DEVICES
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("ididnt")]
__all__ = ["page"]

FOODS = (
    *("Spaghetti", "Butternut Squash Risotto", "Mashed Sweet Potatoes", "Fries", "Soup"),
    *("Wienerschnitzel", "Macaroni and Cheese", "Cauliflower", "Grilled Pork Tenderloin"),
)
assert max(map(len, FOODS)) == LONGEST_FOOD
FORMS = ("base", "five", "blind")

CUT_OFF = """
(size) => {
  document.documentElement.style.fontSize = size;
  const pen = document.createElement("canvas").getContext("2d");
  const fields = [...document.querySelectorAll("#answer [placeholder]")].filter((each) => each.clientWidth);
  const cut = fields
    .filter((input) => {
      const box = getComputedStyle(input), hint = getComputedStyle(input, "::placeholder");
      pen.font = `${hint.fontStyle} ${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`;
      const room = input.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight);
      return pen.measureText(input.placeholder).width > room;
    })
    .map((input) => input.id);
  return [fields.length > 0, cut];
}
"""
"""Whether there are fields to type in, and which of them have a hint that is wider than they are."""


@pytest.fixture(autouse=True)
def _long_foods(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt_kinds, "_SAMPLE_FOODS", FOODS)


@pytest.mark.parametrize("form", FORMS)
def test_in_every_form_the_longest_foods_have_their_room(page: Page, form: str) -> None:
    few, many = (
        lay("ididnt", 1, players, there=True, form=form, checks=12, hints=True)
        for players in (2, 8)
    )
    open_board(page, many)
    shown = [each for laid in (few, many) for each in moments(laid, 1, calling=True, most=400)]
    assert misplaced(page, shown) == []


def heaps(laid: TableFixture, share: float, most: int = 45) -> list[Regions]:
    """Play, and return the board at every moment: so many of the excuses lie beside the first check."""
    rng, shown = Random(4), []
    for _ in range(most):
        referee = laid.table.referee
        assert referee is not None
        assert referee.current_ask is not None
        if referee.ready:
            laid.ok(laid.host, "reveal", key=referee.current_ask.key)
        else:
            pending = rng.choice(open_questions(referee))
            prompt: Any = referee.resolve(pending)
            value: Any = prompt.dump(prompt.sample(rng))
            if isinstance(value, dict) and "beside" in value and rng.random() < share:
                value["beside"] = prompt.fields["beside"].options[0].value
            assert pending.who is not CHANCE
            who = Seat(str(pending.who)) if pending.who in laid.seats else laid.host
            laid.ok(who, "answer", key=pending.key, value=value)
        html = laid.html("board", host=True)
        shown.append({name: html[name] for name in SHOWN})
        if referee.over:
            break
    return shown


@pytest.mark.parametrize("form", ["five", "blind"])
@pytest.mark.parametrize("players, share", [(3, 0.4), (8, 1)])
def test_many_excuses_beside_one_check_are_counted_before_they_overflow(
    page: Page, form: str, players: int, share: float
) -> None:
    laid = lay("ididnt", 1, players, there=True, form=form, checks=10, short=False)
    open_board(page, laid)
    shown = heaps(laid, share)
    if (players, share) == (8, 1):
        assert any(" more</span>" in each["stage"] for each in shown)
    # Each is looked at in one size: the next excuse in the other.
    assert misplaced(page, shown[::2], SIZES[:1]) == []
    assert misplaced(page, shown[1::2], SIZES[1:]) == []


def test_six_players_see_what_four_excuses_beside_a_check_claim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(prompt_kinds, "_SAMPLE_FOODS", ("Fish", "Steak", "Salad", "Rice"))
    monkeypatch.setattr(fits, "NAMES", ("Ana", "Benjamin", "Chloé", "Dilek", "Eva", "Finn"))
    laid = lay("ididnt", 1, 6, there=True, form="five", checks=10, short=False)
    seen = 0
    for each in heaps(laid, 0.5, most=30):
        for beside in re.findall(r'<ul class="ididnt-besides".*?</ul>', each["stage"], re.DOTALL):
            if beside.count('class="ididnt-credible"') == 4:
                seen += 1
                assert 'data-words="few"' not in beside
    assert seen


@pytest.mark.parametrize("form", FORMS)
def test_before_the_first_deal_no_number_of_a_deal_is_shown(form: str) -> None:
    laid = lay("ididnt", 1, 3, there=True, form=form, first="table")
    screens = [laid.html("board", host=True), laid.html("watch")]
    screens += [laid.html("pad", seat) for seat in laid.seats]
    for screen in screens:
        words = " ".join(screen.values())
        assert "Deal 0" not in words
        assert "Set 0" not in words
    assert "checks left" in screens[0]["head"]


@pytest.mark.parametrize("form", FORMS)
def test_on_small_phones_with_large_text_every_form_has_its_room(page: Page, form: str) -> None:
    laid = lay("ididnt", 1, 8, there=True, form=form, first="winner", short=False, checks=7)
    shown = test_pad_fits.moments(laid, 1)
    paths = {
        "pad": f"/pad/{laid.table.code}/{laid.seats[0]}",
        "watch": f"/watch/{laid.table.code}",
    }
    for role, path in paths.items():
        open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
        assert test_pad_fits.misplaced(page, shown[role]) == [], role


@pytest.mark.parametrize("language", languages())
def test_a_full_table_sees_who_pays_and_whole_names_on_the_smallest_phone(
    page: Page, language: str
) -> None:
    laid = lay("ididnt", 1, 8, there=True, form="base", short=False, checks=9, language=language)
    rng, seat = Random(1), laid.seats[0]
    while "data-paid" not in laid.html("pad", seat)["main"]:
        step(laid, rng, calling=False)
    page.set_viewport_size({"width": 320, "height": 568})
    page.route_web_socket("**/*", lambda _: None)
    open_page(page, browser_of(laid, "device-Ana"), f"/pad/{laid.table.code}/{seat}", scripts=True)
    page.evaluate("document.querySelectorAll('dialog[open]').forEach((each) => each.close())")
    expect(page.locator(".ruling-words").first).to_be_in_viewport(ratio=1)
    scores = laid.html("pad", seat)["scores"]
    page.evaluate("html => document.getElementById('region-scores').innerHTML = html", scores)
    names = page.locator(".scores .who-name")
    cut = names.evaluate_all(
        "all => all.filter((each) => !/[WM]{8}/.test(each.textContent) && each.scrollWidth > each.clientWidth)"
        ".map((each) => each.textContent)"
    )
    assert names.count() == 8
    assert cut == []


def describing(form: str) -> tuple[TableFixture, int]:
    """Play until somebody has to describe a check; return the table, and who in the order of seats."""
    laid, rng = lay("ididnt", 1, 3, there=True, form=form, first="winner"), Random(1)
    for _ in range(9):
        for at, seat in enumerate(laid.seats):
            if "placeholder=" in laid.html("pad", seat)["main"]:
                return laid, at
        step(laid, rng, calling=False)
    raise AssertionError("nobody has to describe a check")


@pytest.mark.parametrize("form", FORMS)
def test_the_hint_in_an_empty_field_is_seen_whole(page: Page, form: str) -> None:
    laid, at = describing(form)
    phone = browser_of(laid, f"device-{DEVICES[at]}")
    open_page(page, phone, f"/pad/{laid.table.code}/{laid.seats[at]}", scripts=True)
    for width, height, times in test_pad_fits.SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_OFF, f"{100 * times}%") == [True, []], f"{width} × {times}"


def test_a_check_says_why_it_cannot_be_and_an_excuse_about_nothing_is_asked_about(
    page: Page,
) -> None:
    fixture = TableFixture(2)
    fixture.start("ididnt", first="table")
    referee, ana = fixture.table.referee, fixture.seats[0]
    assert referee is not None
    fixture.ok(ana, "answer", key="starter", value=ana)
    pad = f"/pad/{fixture.table.code}/{ana}"
    open_page(page, browser_of(fixture, "device-Ana"), pad, scripts=True)
    why, send = page.locator(".ididnt-check-why"), page.locator("#action button[type=submit]")
    page.fill("[data-part=main]", "Steak")
    page.fill("[data-part=side]", "steak ")
    expect(why).to_have_text("Main and side are two different dishes. What does the check say?")
    page.fill("[data-part=side]", "Fries")
    expect(why).to_be_empty()
    page.fill("[data-part=cost]", "dozen")
    expect(why).to_have_text("Write the cost as 12 or 12.50.")
    expect(send).to_be_disabled()
    page.fill("[data-part=cost]", "12")
    expect(why).to_be_empty()
    expect(send).to_be_enabled()

    assert referee.current_ask is not None
    check = {"main": "Steak", "side": "Fries", "cost": "12"}
    fixture.ok(ana, "answer", key=referee.current_ask.pending[0].key, value=check)
    page.reload()
    page.locator("[data-credibility][value='3']").check(force=True)
    send.click()
    expect(page.locator("#sure h2")).to_have_text("Does this excuse name no dish at all?")
    page.locator("#sure [data-close]").click()
    page.locator(".ididnt-claim [value=yes]").first.check(force=True)
    send.click()
    expect(page.locator("#sure")).to_be_hidden()
