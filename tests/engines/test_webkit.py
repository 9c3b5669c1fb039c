"""What the iPhones' engine does differently, on a phone beside others at a table."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.evening import Evening, evening
from tests.engines.players import ChromiumPlayer, DrivenPlayer, lay_table, pick, send, title
from tests.engines.webkit import missing, phone
from tests.patience import PATIENCE

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("engines")]

SEAT_COLOURS = {(0xB8, 0x22, 0x2F), (0xEE, 0x8A, 0x35), (0xF4, 0xD0, 0x3F)}
"""Ana's cherry, Bo's carrot and Cem's citrus."""
BACKGROUND = "return getComputedStyle(arguments[0]).backgroundColor"


@pytest.fixture
def safari() -> Iterator[WebKitGTK]:
    why = missing()
    if why:
        pytest.skip(why)
    with phone() as driver:
        yield driver


def wait(driver: WebKitGTK) -> WebDriverWait[WebKitGTK]:
    """Return a wait that looks again when what it found has just been replaced."""
    return WebDriverWait(driver, PATIENCE, ignored_exceptions=[StaleElementReferenceException])


def find(driver: WebKitGTK, selector: str) -> WebElement:
    """Wait for an element that can be seen."""

    def seen(there: WebKitGTK) -> WebElement | None:
        found = there.find_elements(By.CSS_SELECTOR, selector)
        return found[0] if found and found[0].is_displayed() else None

    found = wait(driver).until(seen, f"{selector} is not to be seen")
    assert found is not None
    return found


def expect_title(driver: WebKitGTK, words: str) -> None:
    """Wait until the pad's headline says so."""

    def says(there: WebKitGTK) -> bool:
        return any(
            each.text == words for each in there.find_elements(By.CSS_SELECTOR, "h1.pad-title")
        )

    wait(driver).until(says, f"the pad does not say {words}")


def join(night: Evening, driver: WebKitGTK, name: str) -> None:
    driver.get(f"{night.program.url}/{night.code}")
    find(driver, "#name").send_keys(name)
    find(driver, "button[form=join]").click()
    expect_title(driver, f"You’re in, {name}")


def tap(driver: WebKitGTK, element: WebElement) -> None:
    """Press and let go on the middle of an element, as a finger does: once."""
    ActionChains(driver).move_to_element(element).click_and_hold().release().perform()


def test_the_first_tap_after_typing_sends(browser: Browser, safari: WebKitGTK) -> None:
    with evening(browser) as night:
        join(night, safari, "Ana")
        bo = night.join("Bo")
        board = night.board
        expect(board.locator("#seat-order li[data-seat]")).to_have_count(2)
        board.check("#game-ididnt")
        board.check("#option-ididnt-first-table")
        expect(board.locator("#option-ididnt-first-table")).to_be_checked()
        board.click("text=Start I Didn’t Eat That")
        find(safari, "#tour[open] [data-close]").click()
        bo.expect_title("Waiting for Ana to say who starts")
        bo.answer("s1")
        expect_title(safari, "Turn up a check")
        send = find(safari, "#action button[type=submit]")
        # A button that waits looks as if it did, also while a finger or a mouse lies over it.
        assert not send.is_enabled()
        waiting = safari.execute_script(BACKGROUND, send)
        ActionChains(safari).move_to_element(send).perform()
        assert safari.execute_script("return arguments[0].matches(':hover')", send)
        assert safari.execute_script(BACKGROUND, send) == waiting
        for part, words in (("main", "Steak"), ("side", "Fries"), ("cost", "12.50")):
            find(safari, f"#answer-{part}").send_keys(words)
        assert send.is_enabled()
        tap(safari, send)
        expect_title(safari, "What does your excuse say?")
        expect(board.locator("#region-stage")).to_contain_text("Steak")
        # A food that nobody knows yet is typed, and the excuse sent at once.
        find(safari, "label[for$=-more]").click()
        row = find(safari, "#answer .ididnt-claim[data-new]")
        said = row.find_element(By.CSS_SELECTOR, 'input[value="no"]')
        credible = safari.find_element(By.CSS_SELECTOR, "#answer-credibility-3")
        for radio in (said, credible):
            radio.find_element(By.XPATH, "..").click()
        row.find_element(By.CSS_SELECTOR, "input:not([type])").send_keys("Soup")
        tap(safari, find(safari, "#action button[type=submit]"))
        bo.expect_title("What does your excuse say?")
        expect(board.locator("#region-stage")).to_contain_text("Soup")


def shot(driver: WebKitGTK, selector: str) -> Image.Image:
    """Return a picture of an element, without what lies over it by accident: a pointer."""
    box = driver.execute_script(
        "return arguments[0].getBoundingClientRect()", find(driver, selector)
    )
    picture = Image.open(BytesIO(driver.get_screenshot_as_png())).convert("RGB")
    left, top = int(box["left"]), int(box["top"])
    return picture.crop((left, top, left + int(box["width"]), top + int(box["height"])))


def test_nothing_of_a_step_stays_painted_on_the_ring(browser: Browser) -> None:
    why = missing()
    if why:
        pytest.skip(why)
    with phone("1280x720") as driver, evening(browser) as night:
        board = DrivenPlayer("board", driver)
        lay_table(board, night)
        players = [ChromiumPlayer(night.join(name)) for name in ("Ana", "Bo", "Cem")]
        board.expect("#seat-order", "Cem")
        board.tap("label.course", "Eat Me")
        board.expect(".lobby[data-game=eatme]", "Cem")
        board.tap("button[data-do=start_game]")
        driver.execute_script("localStorage.setItem('companion.pace', 'manual')")
        board.tap("button", "Pick the card")
        board.tap("#ask .eatme-suit-label[data-part='0']")
        board.tap('#ask label:has(input[value="9"])')
        board.tap("#ask button[type=submit]")
        for player in players:
            title(player, "Bid to play early")
            player.tap("[data-key-digit='0']")
            send(player)
        for player, card in zip(players, ("1", "8", "12"), strict=True):
            title(player, "Your card and next bid")
            player.tap(".eatme-suit-label[data-part='0']")
            pick(player, card)
            player.tap("[data-key-set]")
            send(player)
        board.expect("body[data-playing-out]", "")
        board.tap("[data-show-next]")
        for step in (1, 2, 3):
            board.expect(f'.eatme-heart .eatme-step[data-start="{step}"][data-phase="on"]', "")
            board.tap("[data-show-next]")
        board.expect(".eatme-heart .eatme-step[data-phase=on]", "Round 2")
        WebDriverWait(driver, PATIENCE).until(
            lambda there: there.execute_script(
                "return !document.querySelector('.eatme-heart').getAnimations({ subtree: true }).length"
            )
        )
        # At rest the middle of the ring holds words alone, and nobody's symbol.
        heart = shot(driver, ".eatme-heart")
        inset = heart.width * 3 // 20
        middle = heart.crop((inset, inset, heart.width - inset, heart.height - inset))
        colours = {colour for _, colour in middle.getcolors(heart.width * heart.height) or ()}
        assert not SEAT_COLOURS & colours
