"""A round of every game, in a form that is soon over, played by three people on whatever phones they have."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.evening import RETRIES, Evening
from tests.browser.short_games import command
from tests.engines.players import ChromiumPlayer, Player, answer, pick, send, title

Play = Callable[[Evening, Player, Player, Player], None]


def lay_out(
    night: Evening, game: str, options: dict[str, object] | None = None, players: int = 3
) -> None:
    """Pick a game and its options, as the lobby does, and begin once everybody is there."""
    answered = night.board_context.request.post(
        f"{night.program.url}/command/{night.code}",
        headers={"Origin": night.program.url},
        data={"id": f"lay-out-{game}", "do": "choose_game", "game": game, "options": options or {}},
        max_retries=RETRIES,
    )
    assert answered.ok, answered.text()
    night.board.locator(f".lobby[data-game={game}]").wait_for()
    expect(night.board.locator("#seat-order li[data-seat]:not([data-away])")).to_have_count(players)
    night.board.locator("button[data-do=start_game]").click()
    night.board.locator(".lobby").wait_for(state="detached")


def feast(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    dilek = ChromiumPlayer(night.join("Dilek"))
    lay_out(night, "feast", players=4)
    for topic in ("5", "3"):
        expect(night.board.locator(".asked-what")).to_contain_text("What is it?")
        night.board.keyboard.press(topic)
        for player, ploy in ((ana, 9), (bo, 7), (cem, 7), (dilek, 8)):
            title(player, "Which card will you play?")
            answer(player, ploy if topic == "5" else ploy - 2)
        for player in (ana, bo, cem):
            player.expect("#ruling", f"takes the {topic}")
        expect(night.board.locator("#says")).to_contain_text(f"Ana takes the {topic}")


def goofspiel(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "goofspiel", {"cards": 10})
    for prize in ("7", "8"):
        expect(night.board.locator(".asked-what")).to_contain_text("prize")
        night.board.keyboard.press(prize)
        for player, card in ((ana, 4), (bo, 9), (cem, 2)):
            title(player, "Which card will you play?")
            answer(player, card if prize == "7" else card + 1)
        for player in (ana, bo, cem):
            player.expect("#ruling", f"the {prize}")
        expect(night.board.locator("#says")).to_contain_text(f"Bo takes the {prize}")


def bid(player: Player, points: str) -> None:
    """Enter a bid on the keys."""
    for digit in points:
        player.tap(f'.keypad [data-key-digit="{digit}"]')
    player.expect(".bid output", points)


def eatme(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "eatme")
    board, players = night.board, (ana, bo, cem)
    board.evaluate("localStorage.setItem('companion.pace', 'manual')")
    expect(board.locator(".asked-what")).to_contain_text("What is it?")
    board.click("text=Pick the card")
    board.locator("#ask .eatme-suit-label[data-part='0']").click()
    board.locator('#ask label:has(input[value="9"])').click()
    board.click("#ask button[type=submit]")
    for player, points in zip(players, ("12", "25", "8"), strict=True):
        title(player, "Bid to play early")
        bid(player, points)
        send(player)
    expect(board.locator(".eatme-turns-next h2")).to_have_text("Order of round 1")
    for player, card in zip(players, (1, 8, 30), strict=True):
        title(player, "Your card and next bid")
        player.tap(f".eatme-suit-label[data-part='{(card - 1) // 13}']")
        pick(player, card)
        player.tap("[data-key-set]")
        send(player)
    page = board.locator("body")
    expect(page).to_have_attribute("data-playing-out", "")
    board.keyboard.press(" ")
    for step in (1, 2, 3):
        shown = board.locator(f'.eatme-heart .eatme-step[data-start="{step}"]')
        expect(shown).to_have_attribute("data-phase", "on")
        board.keyboard.press(" ")
    expect(page).not_to_have_attribute("data-playing-out", "")
    for player in players:
        title(player, "Your card and next bid")
        player.expect("#on-table", "Organism")


def keys(player: Player, number: int) -> None:
    """Type a tile's number, digit by digit: each must be there before the next, as a person sees it."""
    digits = str(number)
    for count, key in enumerate(digits, start=1):
        player.tap(f'#answer .ibid-tiler [data-tile-key="{key}"]')
        player.expect("#answer .ibid-keypad-value", digits[:count])


def ibid(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "ibid", {"deck": "app", "actions": False, "draw": False})
    title(ana, "Who starts?")
    answer(ana, "s1")
    title(ana, "What is it?")
    for number, player in ((20, ana), (22, ana), (40, bo)):
        if number > 20:
            title(player, "Your turn")
        keys(player, number)
        send(player)
    title(cem, "Your turn")
    cem.tap("#do-declare")
    for player, number in ((ana, 10), (bo, 30), (cem, 60)):
        title(player, "Which tile do you bid?")
        keys(player, number)
        player.expect("#action button[type=submit]", f"Seal {number}")
        send(player)
    expect(night.board.locator("#says")).to_contain_text("has to take the offer")
    for player in (ana, bo, cem):
        player.expect("#ruling", "has to take the offer")


def excuse(player: Player, said: str, food: str, credibility: int) -> None:
    title(player, "What does your excuse say?")
    player.tap(f'#answer .ididnt-claim[data-food="{food}"] label:has(input[value="{said}"])')
    player.tap(f'#answer label:has(input[data-credibility][value="{credibility}"])')
    send(player)


def ididnt(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "ididnt", {"first": "table", "short": True})
    says = night.board.locator("#says")
    title(ana, "Who starts?")
    answer(ana, "s1")
    title(ana, "Turn up a check")
    # Typing leaves the caret in the field: the first tap after it counts.
    for part, words in (("main", "Steak"), ("side", "Fries"), ("cost", "12.50")):
        ana.fill(f"#answer-{part}", words)
    send(ana)
    excuse(ana, "no", "Steak", 3)
    excuse(bo, "yes", "Steak", 4)
    excuse(cem, "no", "Fries", 2)
    expect(says).to_contain_text(re.compile(r"Bo pays \$12.50"))
    title(bo, "Turn up a check")


def liar(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "liar", {"starter": "table", "extended": False})
    board = night.board
    board.locator(".quick-words button", has_text="Ana").click()
    board.click("text=The cards are dealt")
    for player, opens in ((ana, False), (bo, True)):
        if opens:
            title(player, "Ana says: 1 red")
            player.tap("#open-lay")
        else:
            title(player, "What will you play?")
        player.tap('.liar-lay [data-take="blue"]')
        player.tap('.liar-lay label:has([data-part=say][value="red"])')
        send(player)
    title(cem, "Bo says: 1 red")
    cem.tap("#do-doubt")
    expect(board.locator("#says")).to_contain_text("A lie! Bo said 1 red and played 1 blue")
    title(cem, "What will you play?")


def ohhell(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "ohhell", {"deals": "down", "largest": 3})
    night.board.locator(".quick-words button", has_text="Hearts").click()
    for player, tricks in ((ana, 2), (bo, 1), (cem, 1)):
        title(player, "How many tricks will you win?")
        answer(player, tricks)
    expect(night.board.locator("#says")).to_contain_text("The bids add up to 4")


def nimmt(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "nimmt", {"deck": "all", "dealer": "table"})
    for rows, card in enumerate(("50", "60", "70", "80")):
        expect(night.board.locator(".area")).to_have_count(rows)
        expect(night.board.locator(".asked-what")).to_contain_text("next row")
        night.board.fill("#quick-number", card)
        night.board.keyboard.press("Enter")
    for player, digits in ((ana, "3"), (bo, "61"), (cem, "100")):
        title(player, "Which card will you play?")
        for digit in digits:
            player.tap(f'[data-key-type="{digit}"]')
        send(player)
    title(ana, "Which row will you take?")
    answer(ana, 2)
    expect(night.board.locator("#says")).to_contain_text("Ana takes row 2")


def anygame(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "anygame")
    command(night, night.board_context, "answer", key="round1/next", value={"scores": True})
    for player, sum_ in ((ana, "12"), (bo, "-3"), (cem, "40")):
        player.fill("#answer-sum", sum_)
        player.tap("#action button[type=submit]")
    expect(night.board.locator("#scores .total")).to_have_text(["12", "−3", "40"])


ROUNDS: list[Play] = [feast, goofspiel, eatme, ibid, ididnt, liar]
"""Of the games that ask something of their own."""
