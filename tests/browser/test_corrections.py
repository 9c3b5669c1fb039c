"""Corrections are seen by everybody, an undo asks first, and entries lie under each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import BIG_BOARD, PHONE, Evening, evening, open_context
from tests.browser.fits import lay, screen
from tests.browser.resilience import PLOYS, begin, finish, four_players, play_on
from tests.browser.screen_data import REGIONS
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.browser.test_ididnt import NAMES, begun, check, excuse, read, turn_up
from tests.browser.test_ididnt import begin as begin_dinner

SIZES = {"Ana": (320, 568), "Bo": (360, 640), "Cem": (390, 844), "Dilek": (390, 844)}
CHANGED = "Cem’s excuse, deal 1, round 1: ate the Steak (credibility 5) → to ate the Steak (credibility 2)."

OVERLAPS = """
(list) => {
  const found = [];
  const boxes = [...list.querySelectorAll("li")].map((each) => each.getBoundingClientRect());
  boxes.forEach((box, at) => { if (at && box.top < boxes[at - 1].bottom - .5) found.push(`row ${at}`); });
  for (const item of list.querySelectorAll("li")) {
    const row = item.getBoundingClientRect();
    const parts = [...item.children].map((each) => each.getBoundingClientRect());
    for (const [at, one] of parts.entries()) {
      if (one.left < row.left - .5 || one.right > row.right + .5 || one.top < row.top - .5 || one.bottom > row.bottom + .5)
        found.push(`out of its row: ${item.textContent}`);
      for (const other of parts.slice(at + 1))
        if (one.left < other.right - .5 && other.left < one.right - .5 && one.top < other.bottom - .5 && other.top < one.bottom - .5)
          found.push(`over each other: ${item.textContent}`);
    }
    for (const each of item.querySelectorAll("*"))
      if (each.getBoundingClientRect().width && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
        found.push(`cut off: ${each.textContent}`);
  }
  return found;
}
"""
COVERED = """
() => {
  const bar = document.getElementById("correction").getBoundingClientRect();
  return [...document.querySelectorAll(".pad-body :is(input, button, label, .button, summary), #action button")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.top < bar.bottom - .5 && box.bottom > bar.top + .5 && box.top < innerHeight).length;
}
"""
"""How many things to press a notice lies over."""


def dine(night: Evening) -> None:
    """Cem pays $12.50, being the most credible of those who ate the Steak; Bo turns up a check."""
    for name in NAMES:
        width, height = SIZES[name]
        night.join(name, viewport={"width": width, "height": height})
    begin_dinner(night, ())
    turn_up(night.phones["Ana"], "Steak", "Mashed", "12.50")
    cards = ("-Steak 4", "+Steak 3", "+Steak 5", "+Salad -Soup -Mashed 5")
    for name, card in zip(NAMES, cards, strict=True):
        excuse(night.phones[name], card)
    expect(night.board.locator("#says")).to_contain_text("Cem pays $12.50")
    night.phones["Bo"].expect_title("Turn up a check")


def fix_form(page: Page) -> None:
    """The form has its words and its button clear of each other, and of the picked card."""
    gaps = page.evaluate(
        """() => { const box = (each) => each.getBoundingClientRect();
        const form = document.querySelector("#amend-form"), button = form.querySelector("[type=submit]");
        const around = [document.querySelector(".amend-now"), form.querySelector(".dialog-action + *")];
        const inputs = [...form.querySelectorAll("label, input:not([type=radio]), .choice span, .card")]
          .filter((each) => box(each).width > 1);
        return [Math.min(...inputs.map((each) => box(each).top)) - box(around[0]).bottom,
          box(button).top - Math.max(...inputs.map((each) => box(each).bottom)),
          box(around[1]).top - box(button).bottom]; }"""
    )
    assert min(gaps) >= 8, gaps
    expect(page.locator("#amend-form button[type=submit]")).to_have_text("Save the change")


def amend_cems_excuse(board: Page) -> None:
    board.click("[data-open=entries]")
    row = board.locator("#entries .entry", has_text="Cem")
    expect(row).to_contain_text("excuse, deal 1, round 1")
    row.locator("[data-amend]").click()
    expect(board.locator("#amend h2")).to_have_text("Cem’s excuse, deal 1, round 1")
    expect(board.locator(".amend-now")).to_have_text("Entered: ate the Steak (credibility 5)")
    fix_form(board)
    board.locator("#amend input[data-credibility][value='2']").locator("xpath=..").click()
    board.locator("#amend button[type=submit]").click()
    expect(board.locator("#says")).to_contain_text("Bo pays $12.50")


ABOUT_TO_CLOSE = """() => {
  setInterval(() => document.querySelector("#correction[data-shown] [data-correction-close]")?.focus(), 100);
}"""
"""Lets a page be about to close each notice, which therefore stays however long a test takes to get there."""


def rendered(page: Page) -> Locator:
    """A page's notice, where it is shown."""
    return page.locator("#correction[data-shown] .correction-said")


COUNT_WHAT_IS_HEARD = """() => {
  window.heard = 0;
  const count = (all) => all.forEach((each) => { heard += each.addedNodes.length; });
  new MutationObserver(count).observe(document.getElementById("correction-said"), { childList: true });
}"""


GIVEN_REDO = f"""async () => {{
  const {{ data }} = await {REGIONS};
  data.redo = 7;
  document.dispatchEvent(new Event("redo"));
}}"""
"""Lets a page be told that it may bring back what was undone."""


def entries_lie_under_each_other(night: Evening) -> None:
    """Look at the entries on phones of three sizes and on the board, and close them again."""
    for name in ("Ana", "Bo", "Cem"):
        page = night.phones[name].page
        page.tap("text=Fix a mistake")
        entries = page.locator("#more-entries .entries")
        expect(entries.locator("li")).to_have_count(5)
        expect(entries).to_contain_text("Dilek")
        expect(entries).not_to_contain_text("Dummy")
        assert entries.evaluate(OVERLAPS) == [], SIZES[name]
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        audit_pad(page, f"entries at {SIZES[name]}")
        page.tap("text=Fix a mistake")
    night.board.click("[data-open=entries]")
    lists = night.board.locator("#entries .entries")
    expect(lists).to_have_count(2)
    for each in lists.all():
        assert each.evaluate(OVERLAPS) == []
    night.board.keyboard.press("Escape")


def test_it_is_read_out_once_and_redo_is_offered_to_who_becomes_the_host(browser: Browser) -> None:
    """A page without a WebSocket is told everything each time that it asks."""
    laid = lay("feast", 1, 3, there=True, dummies=0)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    ana = laid.seats[0]
    with screen(browser, laid, ana) as page:
        page.evaluate(COUNT_WHAT_IS_HEARD)
        laid.ok(laid.host, "amend", key="deal1/round1/topic", value=6)
        expect(rendered(page)).to_contain_text("Changed by the host")
        heard = page.evaluate("heard")
        assert heard > 0
        page.evaluate("document.dispatchEvent(new Event('correction'))")
        assert page.evaluate("heard") == heard
        laid.ok(laid.host, "undo")
        expect(rendered(page)).to_contain_text("undid")
        expect(page.locator("#correction [data-do=redo]")).to_be_hidden()
        page.evaluate(GIVEN_REDO)
        expect(page.locator("#correction [data-do=redo]")).to_be_visible()


@pytest.mark.slow
def test_everybody_sees_who_pays_now_and_why(browser: Browser) -> None:
    with evening(browser, board=BIG_BOARD) as night:
        dine(night)
        board, phones = night.board, night.phones
        entries_lie_under_each_other(night)
        watching = open_context(browser, PHONE)
        guest = watching.new_page()
        night.watch(guest, "guest")
        guest.goto(f"{night.program.url}/watch/{night.code}")
        pages = [board, guest, *(phone.page for phone in phones.values())]
        for page in pages:
            region = page.locator("#correction-said")
            expect(region).to_have_attribute("aria-live", "polite")
            expect(region).to_have_text("")
            expect(region).to_be_attached()
        for page in pages:
            page.add_init_script(f"({ABOUT_TO_CLOSE})()")
            page.evaluate(ABOUT_TO_CLOSE)
        cem = phones["Cem"].page
        cem.tap("[data-open=can]")
        cem.tap("#can [data-open=how]")
        cem.evaluate(COUNT_WHAT_IS_HEARD)
        amend_cems_excuse(board)
        for page in pages:
            expect(rendered(page)).to_contain_text(CHANGED)
            expect(rendered(page)).to_contain_text("Bo $0 → to $12.50, Cem $12.50 → to $0.")
        # What is read out waits for a dialog.
        before = cem.evaluate("heard")
        cem.tap("#how [data-close]")
        cem.wait_for_function("(before) => heard > before", arg=before)
        expect(rendered(cem)).to_contain_text("Bo $0 → to $12.50")
        # Whoever comes later is told of it, too; so is whoever reloads; and a restart says the same. After two
        # minutes it would not, so what takes long comes last.
        night.program.stop()
        night.program.start()
        guest.goto(f"{night.program.url}/watch/{night.code}")
        expect(guest.locator(".corrections")).to_contain_text(
            "Bo $0 → to $12.50, Cem $12.50 → to $0."
        )
        expect(rendered(guest)).to_contain_text("Bo $0 → to $12.50, Cem $12.50 → to $0.")
        bo = phones["Bo"].page
        bo.reload()
        for page in pages:
            expect(page.locator("body[data-connection=there]")).to_be_attached()
            expect(rendered(page)).to_contain_text("Bo $0 → to $12.50")
        for phone in phones.values():
            phone.page.evaluate("scrollTo(0, 0)")
            assert phone.page.evaluate(COVERED) == 0, phone.name
            audit_pad(phone.page, f"a notice, {phone.name}")
        audit_board(board, "a notice")
        # Closed, it stays closed, and is found again in the list.
        bo.tap("[data-correction-close]")
        expect(rendered(bo)).to_have_count(0)
        bo.reload()
        expect(rendered(bo)).to_have_count(0)
        bo.tap("text=What changed?")
        expect(rendered(bo)).to_contain_text("Bo $0 → to $12.50")
        bo.tap("[data-correction-close]")
        board.click("[data-correction-close]")
        expect(rendered(board)).to_have_count(0)
        board.click("[data-open=entries]")
        expect(board.locator("#entries")).to_contain_text("Bo $0 → to $12.50, Cem $12.50 → to $0.")
        board.keyboard.press("Escape")
        bo.tap("text=Fix a mistake")
        expect(bo.locator(".corrections")).to_contain_text("Bo $0 → to $12.50, Cem $12.50 → to $0.")
        expect(rendered(bo)).to_have_count(0)
        watching.close()


IS_ABOVE_THE_STRIP = """() => {
  const bar = document.getElementById("correction").getBoundingClientRect();
  return [...document.querySelectorAll(".board-side > *, #scene")]
    .every((each) => each.getBoundingClientRect().bottom <= bar.top);
}"""
"""Whether nothing of the board lies under what it says of a correction."""


def test_an_undo_names_what_it_takes_back_first(browser: Browser) -> None:
    with four_players(browser) as night:
        begin(night)
        board = night.board
        play_on(night, "Ana", "Bo")
        board.keyboard.press("u")
        asked = board.locator("#undo h2")
        expect(asked).to_have_text("Undo Bo’s sealed ploy, deal 1, round 1?")
        board.set_viewport_size({"width": 1920, "height": 1080})
        audit_board(board, "the question")
        board.click("text=Keep it")
        expect(board.locator("#undo")).to_be_hidden()
        night.phones["Bo"].expect_title("Sealed")
        # What is entered meanwhile is not taken back unasked.
        with board.expect_response("**/undo/**"):
            board.click("[data-open=undo]")
        expect(board.locator("#take-back")).to_be_focused()
        play_on(night, "Cem")
        with board.expect_response("**/undo/**"):
            board.keyboard.press("Enter")
        expect(asked).to_have_text("Undo Cem’s sealed ploy, deal 1, round 1?")
        expect(board.locator("#take-back")).to_be_focused()
        board.keyboard.press("Enter")
        expect(board.locator("#undo")).to_be_hidden()
        night.phones["Cem"].expect_title("Which card will you play?")
        pages = [board, *(phone.page for phone in night.phones.values())]
        for page in pages:
            expect(rendered(page)).to_have_text(
                "The host undid Cem’s sealed ploy, deal 1, round 1. Waiting for Cem."
            )
        board.click("#redo")
        night.phones["Cem"].expect_title("Sealed")
        for page in pages:
            expect(rendered(page)).to_have_text(
                "The host brought back Cem’s sealed ploy, deal 1, round 1."
            )
        expect(board.locator("#redo")).to_be_hidden()
        # The notice offers it, too; what somebody else enters ends the offer.
        board.keyboard.press("u")
        board.click("#take-back")
        expect(board.locator("#correction [data-do=redo]")).to_be_visible()
        board.wait_for_function(IS_ABOVE_THE_STRIP)
        finish(night, "Cem", "Dilek")
        expect(board.locator("#correction [data-do=redo]")).to_be_hidden()
        expect(board.locator("#redo")).to_have_count(0)
        board.keyboard.press("u")
        expect(asked).to_have_text("Undo the reveal of deal 1, round 1?")
        board.keyboard.press("Escape")
        # A correction of the topic, which Bo took: to eyes on every screen, with both totals.
        ana = night.phones["Ana"].page
        ana.tap("text=Fix a mistake")
        ana.locator("#more-entries li", has_text="topic").locator("[data-amend]").tap()
        expect(ana.locator("#amend h2")).to_have_text("The topic, deal 1, round 1")
        fix_form(ana)
        ana.locator('#amend input[value="7"]').locator("xpath=..").tap()
        fix_form(ana)
        ana.locator("#amend button[type=submit]").tap()
        for page in pages:
            expect(rendered(page)).to_have_text(
                "The topic, deal 1, round 1: 5 → to 7. Points: Bo 5 → to 7. Changed by Ana."
            )


@pytest.mark.slow
def test_at_the_end_it_leaves_the_buttons_free(browser: Browser) -> None:
    laid = begun(2)
    laid.answer(check("Steak", "Fries", 2000))
    laid.answer(read("-Steak 5"))
    with screen(browser, laid) as board:
        board.click("[data-open=people]")
        board.click("text=End the game…")
        board.click("#score-now")
        board.click("text=Add up the scores")
        expect(board.locator("#finale")).to_be_visible()
        board.click("#finale [data-open=entries]")
        board.locator("#entries .entry", has_text="Ana").locator("[data-amend]").first.click()
        board.locator("#amend input[data-credibility][value='2']").locator("xpath=..").click()
        board.locator("#amend button[type=submit]").click()
        expect(rendered(board)).to_contain_text("Nothing else changed.")
        # The strip moves the rest up as it comes.
        board.wait_for_function(
            """() => { const bar = document.getElementById("correction").getBoundingClientRect();
            return [...document.querySelectorAll("#finale button, #finale table")]
              .map((each) => each.getBoundingClientRect())
              .every((box) => box.top >= bar.bottom || box.bottom <= bar.top ||
                box.left >= bar.right || box.right <= bar.left); }""",
        )


assert set(PLOYS) == set(NAMES)
