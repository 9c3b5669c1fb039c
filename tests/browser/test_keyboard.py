"""Every game on pads by keyboard alone: Tab, arrows, Enter and Space, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.short_games import begin_anew, close_game, command

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Bo", "Cem")
DESKTOP: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": False}
MOST_TABS = 150
FOCUSED = "selector => document.activeElement.matches(selector)"
FOCUSED_IN_RESULT = """
() => document.querySelector("#result[open]") && document.activeElement.matches("#result [data-close]")
"""
ANSWERED = """
(before) => (document.querySelector("#answer")?.dataset.key ?? "") !== before
  || document.querySelector("#result[open]") !== null
"""
SUBMIT = "#action button[type=submit], #answer[data-offered] button[type=submit]"


class Keys:
    """A player who has a keyboard, and nothing else."""

    def __init__(self, phone: Phone) -> None:
        self.page = phone.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        return bool(self.page.evaluate(FOCUSED, selector))

    def go_to(self, selector: str) -> None:
        """Press Tab until it is reached."""
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(MOST_TABS):
            if self.focused(selector):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def push(self, selector: str, times: int = 1) -> None:
        """Push a button."""
        self.go_to(selector)
        self.press(*["Space"] * times)

    def check(self, radio: str, within: str = "#answer") -> None:
        """Go to a group of radios, and on to one of them by arrows; the arrows pick it."""
        wanted = f"{within} input{radio}"
        name = self.page.locator(wanted).first.get_attribute("name")
        self.go_to(f'{within} input[type=radio][name="{name}"]')
        for _ in range(60):
            if self.focused(wanted):
                break
            self.press("ArrowRight")
        if not self.page.locator(wanted).first.is_checked():
            self.press("Space")
        expect(self.page.locator(wanted).first).to_be_checked()

    def waits_for(self, name: str) -> None:
        """Read the result of what was before, and wait for a question."""
        form = f'#answer[data-name="{name}"]'
        self.page.locator(f'{form}, .enter-here[id$="/{name}"]').first.wait_for(state="attached")
        self.read()
        if not self.page.locator(form).count():
            # Somebody else is proposed; it can be entered here all the same.
            self.push(".enter-here > summary")
            self.page.locator(form).wait_for()

    def read(self) -> None:
        """Close what lies over the question, if anything does."""
        expect(self.page.locator("#look")).to_be_hidden()
        focused = self.page.evaluate(FOCUSED_IN_RESULT)  # in one go: it also closes by itself
        if focused is not None:
            assert focused
            self.press("Enter")
        expect(self.page.locator("#result")).to_be_hidden()

    def is_at_the_question(self) -> None:
        """Expect the focus on the heading of the question."""
        expect(self.page.locator("#todo h1")).to_be_focused()

    def done(self, key: str | None, button: str) -> None:
        """Press the button that answers; what has the focus then is on the page, and to be seen."""
        self.go_to(button)
        self.press("Enter")
        self.page.wait_for_function(ANSWERED, arg=key)
        self.page.wait_for_function("() => document.activeElement !== document.body")
        assert self.focused("#todo h1, .sheet [data-close], #answer *, #action *"), (
            self.page.evaluate("document.activeElement.outerHTML")
        )

    def send(self, button: str = SUBMIT) -> None:
        key = self.page.locator("#answer").get_attribute("data-key")
        self.done(key, button)


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """Three players."""
    with evening(browser) as night:
        for name in NAMES:
            night.join(name, taps_results=False, **DESKTOP)
        yield night


def begin(night: Evening, game: str, players: int = len(NAMES), **options: Any) -> list[Keys]:
    """Begin a game of the first players with these options, after the one that was on."""
    close_game(night)
    for seat, phone in enumerate(night.phones.values(), start=1):
        command(
            night, night.board_context, "deal_in" if seat <= players else "sit_out", seat=f"s{seat}"
        )
        phone.page.reload()
    begin_anew(night, game, **options)
    keys = [Keys(phone) for phone in night.phones.values()][:players]
    for player in keys:
        player.page.locator(f"body[data-game={game}]").wait_for()
    return keys


def expect_over(*players: Keys) -> None:
    for player in players:
        expect(player.page.locator("#todo h1")).to_contain_text("win")


@pytest.mark.game("feast")
def test_a_round_of_the_feast(night: Evening) -> None:
    ana, bo, cem = begin(night, "feast", dummies=0)
    for number, (topic, ranks) in enumerate(((7, (8, 8, 6)), (5, (1, 2, 3))), 1):
        ana.waits_for("topic")
        ana.check(f"[value='{topic}']")
        ana.send()
        for player, rank in zip((ana, bo, cem), ranks, strict=True):
            player.waits_for("ploy")
            player.check(f"[value='{rank}']")
            player.send()
        if number == 1:
            # The 6 stands alone: it takes the topic, or a gaffe.
            cem.waits_for("capture")
            cem.check("[value='topic']")
            cem.send()
    expect(ana.page.locator("#result")).to_be_visible()
    ana.press("Escape")
    expect(ana.page.locator("#todo h1")).to_be_focused()


@pytest.mark.game("goofspiel")
def test_a_whole_goofspiel(night: Evening) -> None:
    players = begin(night, "goofspiel", 2, cards=4, order="ascending")
    for number in range(1, 5):
        players[0].waits_for("prize")
        players[0].check(f"[value='{number}']")
        players[0].send()
        for at, player in enumerate(players):
            player.waits_for("card")
            player.check(f"[value='{(number + at - 1) % 4 + 1}']")
            player.send()
    expect_over(*players)


def test_a_whole_eat_me(night: Evening) -> None:
    players = begin(night, "eatme", 2, hand=1)
    players[0].waits_for("food")
    players[0].check("[value='1']")
    players[0].send()
    for points, player in enumerate(players):
        player.waits_for("bid")
        player.push(f'[data-key-digit="{points}"]')
        player.send()
    for card, player in enumerate(players, 2):
        player.waits_for("move")
        player.check(f"[value='{card}']")
        player.send()
    # Which card was put away is the host's to say.
    night.board.locator('.quick-words [data-value="right"]').click()
    expect_over(*players)


def test_a_whole_i_didnt_eat_that(night: Evening) -> None:
    players = begin(night, "ididnt", form="base", first="table", checks=1)
    players[0].waits_for("starter")
    players[0].check("[value='s1']")
    players[0].send()
    players[0].waits_for("check")
    for part, words in (("main", "Steak"), ("side", "Fries"), ("cost", "9")):
        players[0].go_to(f"#answer-{part}")
        players[0].page.keyboard.type(words)
    players[0].send()
    for credibility, player in enumerate(players, 2):
        player.waits_for("excuse")
        player.check("[id$='-f1-yes']")
        player.check(f"[data-credibility][value='{credibility}']")
        player.send()
    players[2].page.locator("#result").wait_for()
    expect(players[2].page.locator("#result-said p").first).to_have_text("You pay $9.")
    # The host counts up, once nobody has anything to catch.
    night.board.get_by_text("Add up the scores").focus()
    night.board.keyboard.press("Enter")
    expect_over(*players)


def test_a_whole_whos_lying(night: Evening) -> None:
    players = begin(night, "liar", starter="table", extended=False, cards=4)
    ana, bo, cem = players
    ana.waits_for("starter")
    ana.check("[value='s1']")
    ana.send()
    ana.waits_for("deal")
    ana.send("#action button")
    ana.waits_for("turn")
    holds = int(ana.page.locator(".liar-lay").get_attribute("data-most") or 0)
    ana.push('[data-take="blue"]')
    ana.check("[data-part=say][value='red']")
    ana.send()
    bo.waits_for("turn")
    bo.send("#do-doubt")
    bo.waits_for("turn")
    bo.push('[data-take="violet"]')
    bo.check("[data-part=say][value='blue']")
    bo.send()
    cem.waits_for("turn")
    cem.push("#open-lay")
    cem.is_at_the_question()
    cem.push(".either-open [data-check]")
    cem.is_at_the_question()
    cem.send("#do-pass")
    ana.waits_for("turn")
    ana.push("#open-lay")
    for card in range(holds):
        ana.push(f'[data-take="{("red", "blue", "green", "yellow")[card // 3]}"]')
    ana.check("[data-part=say][value='red']")
    ana.send()
    for player in (bo, cem):
        player.waits_for("turn")
        player.send("#do-pass")
    expect_over(ana)


def test_a_whole_i_bid_you_not(night: Evening) -> None:
    tiles = [f"{number},Camerat,{number}," for number in range(1, 6)]
    ana, bo = begin(
        night, "ibid", 2, deck="ours", list=tiles, whole=True, actions=False, draw=False
    )
    ana.waits_for("starter")
    ana.check("[value='s1']")
    ana.send()
    ana.waits_for("start")
    ana.push('[data-tile-key="1"]')
    ana.send()
    ana.waits_for("turn")
    ana.push('[data-tile-key="3"]')
    ana.send()
    bo.waits_for("turn")
    bo.send("#do-declare")
    for player, number in ((ana, 5), (bo, 2)):
        player.waits_for("bid")
        player.push(f'[data-tile-key="{number}"]')
        player.send()
    # Nobody has a tile to pay for a skip with: Ana's bid takes it all, and Bo has one tile more.
    bo.waits_for("turn")
    bo.push('[data-tile-key="4"]')
    bo.send()
    expect_over(ana, bo)
