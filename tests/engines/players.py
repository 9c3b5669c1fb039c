"""Guests whose phones have different engines, and who do the same things with them."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from playwright.sync_api import expect
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from rules.engine.registry import GAMES
from tests.browser.evening import Evening, Phone
from tests.patience import PATIENCE

HAS_PLAYED = """
  const [, , code, seat] = location.pathname.split("/");
  for (const game of arguments[0]) {
    localStorage.setItem(`companion.explained.${game}`, JSON.stringify([`${code}/${seat}`]));
  }
  window.problems = [];
  addEventListener("error", (event) => window.problems.push(event.message));
  addEventListener("unhandledrejection", (event) => window.problems.push(String(event.reason)));
"""
"""A phone whose player has had every game explained; errors of its scripts are noted."""
IS_ON_TOP = """
  const box = arguments[0].getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(top) && (arguments[0].contains(top) || top.contains(arguments[0]));
"""


class Player(Protocol):
    """What a guest does with a phone, whichever engine that has."""

    name: str

    def tap(self, selector: str, words: str = "") -> None:
        """Tap the first element that is seen, and says this."""

    def fill(self, selector: str, words: str) -> None:
        """Type."""

    def expect(self, selector: str, words: str) -> None:
        """Wait until an element that is seen says this."""

    def says(self, selector: str) -> str:
        """Return what an element says; nothing where there is none."""

    def reload(self) -> None:
        """Load the page again."""

    def problems(self) -> list[str]:
        """Return the errors of the page's scripts."""


def title(player: Player, words: str) -> None:
    """Wait until the pad's headline says this."""
    player.expect("h1.pad-title", words)


def pick(player: Player, value: object) -> None:
    """Pick one of what is asked."""
    player.tap(f'#answer label:has(input[value="{value}"])')


def send(player: Player) -> None:
    """Press the one button."""
    player.tap("#action button[type=submit]")


def answer(player: Player, value: object) -> None:
    """Pick and send."""
    pick(player, value)
    send(player)


class DrivenPlayer:
    """A guest whose browser Selenium drives."""

    def __init__(self, name: str, driver: WebDriver) -> None:
        self.name = name
        self.driver = driver

    def join(self, url: str) -> None:
        """Open the table's address, enter a name, and sit down."""
        self.driver.get(url)
        self.fill("#name", self.name)
        self.tap("button[form=join]")
        self.expect("h1.pad-title", f"You’re in, {self.name}")
        self.driver.execute_script(HAS_PLAYED, list(GAMES))

    def tap(self, selector: str, words: str = "") -> None:
        self._attempt(lambda: self._tap(selector, words), f"{selector} {words} cannot be tapped")

    def fill(self, selector: str, words: str) -> None:
        def type_in() -> bool:
            found = self._seen(selector)
            if found is None:
                return False
            found.clear()
            found.send_keys(words)
            return True

        self._attempt(type_in, f"nothing can be typed into {selector}")

    def expect(self, selector: str, words: str) -> None:
        self._attempt(
            lambda: self._seen(selector, words) is not None, f"{selector} does not say {words}"
        )

    def says(self, selector: str) -> str:
        return " ".join(each.text for each in self._all(selector))

    def reload(self) -> None:
        self.driver.refresh()
        self._attempt(
            lambda: bool(self._all("body[data-connection=there]")), "it does not come back"
        )
        self.driver.execute_script(HAS_PLAYED, list(GAMES))

    def problems(self) -> list[str]:
        return [str(each) for each in self.driver.execute_script("return window.problems") or ()]

    def _attempt(self, action: Callable[[], bool], why: str) -> None:
        """Try until it is done: the page may be rendered anew under the finger."""
        limit = monotonic() + PATIENCE
        while True:
            try:
                if action():
                    return
            except WebDriverException as error:
                why = f"{why}: {error.msg}"
            if monotonic() > limit:
                shown = self.driver.find_element(By.TAG_NAME, "body").text
                raise TimeoutError(f"{self.name}: {why}; the phone shows: {shown}")

    def _tap(self, selector: str, words: str) -> bool:
        for sheet in self._all("#result[open]"):
            # As a player does: the sheet with a result is tapped away when something else is to be done.
            self.driver.execute_script("arguments[0].click()", sheet)
        found = self._seen(selector, words)
        if found is None or not found.is_enabled():
            return False
        self.driver.execute_script(
            "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found
        )
        if not self.driver.execute_script(IS_ON_TOP, found):
            return False
        # Down and up, as a finger does: an engine that loses the tap is not helped.
        ActionChains(self.driver).move_to_element(found).click_and_hold().release().perform()
        return True

    def _seen(self, selector: str, words: str = "") -> WebElement | None:
        for each in self._all(selector):
            if each.is_displayed() and words in self._words(each):
                return each
        return None

    def _words(self, element: WebElement) -> str:
        # WebKit's driver leaves out what cannot be selected.
        return " ".join(f"{element.text} {element.get_property('textContent')}".split())

    def _all(self, selector: str) -> list[WebElement]:
        return list(self.driver.find_elements(By.CSS_SELECTOR, selector))


class ChromiumPlayer:
    """A guest of an evening of the browser tests."""

    def __init__(self, phone: Phone) -> None:
        self.name = phone.name
        self.page = phone.page

    def tap(self, selector: str, words: str = "") -> None:
        self.page.locator(selector, has_text=words).filter(visible=True).first.tap()

    def fill(self, selector: str, words: str) -> None:
        self.page.locator(selector).filter(visible=True).first.fill(words)

    def expect(self, selector: str, words: str) -> None:
        said = self.page.locator(selector, has_text=words).filter(visible=True)
        expect(said.first).to_be_visible()

    def says(self, selector: str) -> str:
        return " ".join(self.page.locator(selector).all_inner_texts())

    def reload(self) -> None:
        self.page.reload()
        self.page.locator("body[data-connection=there]").wait_for(state="attached")

    def problems(self) -> list[str]:
        return []  # an evening fails with them


def lay_table(board: DrivenPlayer, night: Evening) -> None:
    """Let another engine's browser have the board of an evening: with a table of its own."""
    board.driver.get(night.program.laptop_url)
    if "This is my laptop" in board.says("body"):  # the link has been used
        board.tap("button", "This is my laptop")
    board.tap("button", "New table")
    board.expect("#join-panel .code", "")
    board.driver.execute_script(HAS_PLAYED, list(GAMES))
    night.board.goto("about:blank")
    night.code = board.says("#join-panel .code")
