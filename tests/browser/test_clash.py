"""Cards that cannot be: the phones of those who entered them ask, where it is read and tapped with one thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.evening import evening
from tests.browser.test_accessibility import audit_pad
from tests.browser.test_look_up import play_to_the_end


def test_whoever_knows_changes_the_entry(browser: Browser) -> None:
    sizes: tuple[dict[str, Any], ...] = (
        {"viewport": {"width": 320, "height": 568}},
        {"viewport": {"width": 360, "height": 640}},
        {},
        {},
    )
    with evening(browser, pace="manual") as night:
        phones = [
            night.join(name, **size)
            for name, size in zip(("Ana", "Bo", "Cem", "Dilek"), sizes, strict=True)
        ]
        night.board.click("[data-do=start_game]")
        phones[0].answer(5)
        for phone, card in zip(phones, (1, 1, 7, 8), strict=True):
            phone.expect_title("Which card will you play?")
            phone.answer(card)
        for phone, name in zip(phones[:2], ("Ana", "Bo"), strict=True):
            phone.expect_title("Check this entry")
            expect(phone.page.locator("#todo")).to_contain_text("Too many 1s")
            change = phone.page.get_by_role("button", name=f"Change: {name}, round 1")
            expect(change).to_be_in_viewport(ratio=1)
            box = change.bounding_box()
            assert box is not None
            assert box["width"] > 200
            audit_pad(phone.page, "an entry in question")
        expect(phones[2].page.locator("#in-question")).to_have_count(0)
        bo = phones[1].page
        bo.locator("#in-question button").tap()
        bo.locator('#amend input[value="3"]').locator("xpath=..").tap()
        bo.locator("#amend button[type=submit]").tap()
        # The strip that says what follows from the change waits until the cards have been turned up again.
        notice = night.board.locator("#correction")
        expect(notice).to_contain_text("Points: Dilek 0")
        expect(night.board.locator("body[data-playing-out]")).to_be_attached()
        assert notice.get_attribute("data-shown") is None
        play_to_the_end(night.board)
        expect(notice).to_have_attribute("data-shown", "")
        for phone in phones:
            expect(phone.page.locator("#in-question")).to_have_count(0)
        expect(night.board.locator(".board-ruling")).to_contain_text("takes the 5")
