"""What is told at the end of a game of I Bid You Not: each kind by an example, and counted again."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.ibid.mentions import KINDS, remarkable
from rules.games.ibid.scene import Bid, Scene, Sold
from rules.games.ibid.tiles import Tile
from tests.rules.games.evening import first_of, host_says
from tests.rules.games.ibid.auction_table import HOST, Table
from tests.rules.games.ibid.driver import Evening, seat_down
from tests.rules.games.ibid.test_random import evening as any_evening
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
    told_with,
)

KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}


@dataclass
class Sale:
    """An auction that ended with a winner, as the scene showed it."""

    winner: Seat
    sold: tuple[Sold, ...]
    bids: tuple[Bid, ...]
    band: tuple[int, int]
    inverted: bool

    @property
    def tiles(self) -> list[Tile]:
        return [each.tile for each in self.sold if each.fate == "scored"]

    @property
    def skipped(self) -> list[Seat]:
        return [bid.seat for bid in self.bids if bid.state == "skipped"]

    @property
    def part(self) -> list[Bid]:
        return [bid for bid in self.bids if bid.state != "ignored"]


class Sales:
    """The auctions of a game, as its scenes showed them; the rulings are not looked at."""

    def __init__(self) -> None:
        self.every: list[Sale] = []
        self.shown = False

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if not isinstance(scene, Scene):
            return
        if scene.winner is not None and not self.shown and scene.band is not None:
            self.every.append(
                Sale(scene.winner, scene.sold, scene.bids, scene.band, scene.inverted)
            )
        self.shown = scene.winner is not None


def described(referee: Referee) -> dict[int, Tile]:
    """The tiles that the host described again, as they were described last."""
    steps = [step for step in referee.history if step.prompt.name == "describe"]
    return {step.value.tile.number: step.value.tile for step in steps}


def price(referee: Referee, tile: Tile) -> int:
    return described(referee).get(tile.number, tile).price


def worth(referee: Referee, sale: Sale) -> int:
    return sum(price(referee, tile) for tile in sale.tiles)


def the_sale(said: Mention, referee: Referee, sales: Sales) -> Sale:
    """Return the sale on the page of a mention."""
    (took,) = told_with(referee, said, "took")
    numbers = [tile["number"] for tile in took["tiles"]]
    return next(
        sale
        for sale in sales.every
        if sale.winner == took["seat"] and [tile.number for tile in sale.tiles] == numbers
    )


def check_best_offer(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    assert (sale.winner, len(sale.tiles)) == (said.fact["seat"], said.fact["tiles"])
    assert worth(referee, sale) == said.fact["total"] > 0
    assert said.fact["total"] == max(worth(referee, each) for each in sales.every)


def check_worst_offer(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    assert (sale.winner, len(sale.tiles)) == (said.fact["seat"], said.fact["tiles"])
    assert worth(referee, sale) == said.fact["total"] < 0
    assert said.fact["total"] == min(worth(referee, each) for each in sales.every)
    assert said.fact["forced"] == (not chose(referee, said))


def chose(referee: Referee, said: Mention) -> bool:
    """Whether whoever took the offer on this page was asked, and said so."""
    (took,) = told_with(referee, said, "took")
    return took["why"] is None


def check_longest(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    assert sale.winner == said.fact["seat"]
    assert len(sale.tiles) == said.fact["tiles"] == max(len(each.tiles) for each in sales.every)
    assert said.fact["tiles"] > 3
    assert worth(referee, sale) == said.fact["total"]
    worths = [worth(referee, each) for each in sales.every]
    assert said.fact["total"] < max(worths) or max(worths) <= 0 or worths.count(max(worths)) > 1


def check_own_tile(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    number, seat = said.fact["tile"]["number"], said.fact["seat"]
    assert sale.winner == seat
    (tile,) = [tile for tile in sale.tiles if tile.number == number]
    assert price(referee, tile) == said.fact["tile"]["price"] < 0
    added = re.compile(r"(turn|second|put)$")
    entered = [
        step
        for step in referee.history
        if added.search(step.pending.key) and str(number) in re.findall(r"-?\d+", repr(step.value))
    ]
    assert seat in {step.pending.who for step in entered}


def taken_by(sales: Sales) -> Counter[Seat]:
    return Counter(sale.winner for sale in sales.every)


def check_forced(said: Mention, referee: Referee, sales: Sales) -> None:
    asked = [step for step in referee.history if step.prompt.name == "choice"]
    chosen = Counter(str(step.pending.who) for step in asked if step.value == "take")
    had_to = taken_by(sales)
    had_to.subtract(chosen)  # type: ignore[arg-type]  # seats are names
    assert had_to[said.fact["seat"]] == said.fact["number"] == max(had_to.values()) > 1
    assert not chose(referee, said)


def check_most_offers(said: Mention, referee: Referee, sales: Sales) -> None:
    times = taken_by(sales)
    assert times[said.fact["seat"]] == said.fact["number"] == max(times.values()) > 2
    assert said.fact["offers"] == len(sales.every)
    assert told_with(referee, said, "took")[0]["seat"] == said.fact["seat"]


def check_none_taken(said: Mention, referee: Referee, sales: Sales) -> None:
    assert said.fact["seat"] not in taken_by(sales)
    assert said.fact["offers"] == len(sales.every)
    assert said.fact["won"] == (referee.table.winners == (said.fact["seat"],))
    assert told_with(referee, said, "won")


def check_turned(said: Mention, referee: Referee, sales: Sales) -> None:
    low, high, number = said.fact["low"], said.fact["high"], said.fact["worth"]
    sale = next(
        sale
        for sale in sales.every
        if sale.band == (low, high)
        and (said.fact["seat"], number) in {(b.seat, b.worth) for b in sale.part}
    )
    assert not sale.inverted
    outside = [bid for bid in sale.part if not low < bid.worth < high]
    assert [(bid.seat, bid.worth) for bid in outside] == [(said.fact["seat"], number)]
    assert told_with(referee, said, "sorted")[0]["why"] == "bids"


def check_lowest_bid(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    own = {bid.seat: bid.worth for bid in sale.part}
    assert sale.winner == said.fact["seat"]
    assert own.pop(sale.winner) == said.fact["worth"] < min(own.values())
    assert worth(referee, sale) == said.fact["total"] > 0
    assert sale.inverted


def check_hot(said: Mention, referee: Referee, sales: Sales) -> None:
    sale = the_sale(said, referee, sales)
    assert len(sale.skipped) == said.fact["number"] > 1
    assert said.fact["number"] == max(len(each.skipped) for each in sales.every)
    assert (sale.winner, worth(referee, sale)) == (said.fact["seat"], said.fact["total"])


def check_skipper(said: Mention, referee: Referee, sales: Sales) -> None:
    times = Counter(seat for sale in sales.every for seat in sale.skipped)
    assert times[said.fact["seat"]] == said.fact["number"] == max(times.values()) > 1
    assert told_with(referee, said, "sorted")


def check_upside_down(said: Mention, referee: Referee, sales: Sales) -> None:
    sold = [sale.inverted for sale in sales.every]
    nobody = told_anywhere(referee, "all-ignored", "no-bids")
    assert 0 <= said.fact["number"] - sum(sold) <= nobody
    assert said.fact["auctions"] - len(sold) <= nobody
    assert told_with(referee, said, "sorted")[0]["inverted"]


def told_anywhere(referee: Referee, *codes: str) -> int:
    every = [ruling.fact.code for page in referee.table.pages for ruling in page]
    return sum(every.count(f"ibid.{code}") for code in codes)


def check_lost(said: Mention, referee: Referee, sales: Sales) -> None:
    drawn = [step for step in referee.history if step.prompt.name == "drawn"]
    by = {(step.pending.key.split("/")[-3], int(step.value)) for step in drawn}
    tile = said.fact["tile"]
    assert (said.fact["seat"], tile["number"]) in by
    known = {one.number: price(referee, one) for sale in sales.every for one in sale.tiles}
    assert known.get(tile["number"], tile["price"]) == tile["price"] > 0
    assert all(known.get(number, 0) <= tile["price"] for _, number in by)
    assert tile["number"] in {each["tile"]["number"] for each in told_with(referee, said, "lost")}


def check_moved(said: Mention, referee: Referee, sales: Sales) -> None:
    drawn = [step for step in referee.history if step.prompt.name == "alarm"]
    tile = said.fact["tile"]
    known = {one.number: price(referee, one) for sale in sales.every for one in sale.tiles}
    assert tile["number"] in {int(step.value) for step in drawn}
    assert all(known.get(int(step.value), 0) <= tile["price"] for step in drawn)
    alarms = told_with(referee, said, "alarm")
    assert (said.fact["frm"], said.fact["to"], tile["number"]) in {
        (each["frm"], each["to"], each["tile"]["number"]) for each in alarms
    }


def check_close(said: Mention, referee: Referee, sales: Sales) -> None:
    standings = referee.table.standings
    assert standings is not None
    totals = sorted({line.total for line in standings.lines if line.competes}, reverse=True)
    assert totals[0] - totals[1] == said.fact["points"] <= 3
    second = [line.seat for line in standings.lines if line.competes and line.total == totals[1]]
    assert second == [said.fact["seat"]]
    assert told_with(referee, said, "won")
    del sales


CHECKS = {
    "best-offer": check_best_offer,
    "worst-offer": check_worst_offer,
    "longest": check_longest,
    "own-tile": check_own_tile,
    "forced": check_forced,
    "most-offers": check_most_offers,
    "none-taken": check_none_taken,
    "turned": check_turned,
    "lowest-bid": check_lowest_bid,
    "hot": check_hot,
    "skipper": check_skipper,
    "upside-down": check_upside_down,
    "lost": check_lost,
    "moved": check_moved,
    "close": check_close,
}


def test_every_mention_of_a_random_game_is_true() -> None:
    found = check_random_games("ibid", remarkable, Sales, CHECKS)
    assert found <= CHECKS.keys() == KIND_NAMES
    assert len(found) >= 10


def test_every_mention_of_an_evening_is_true() -> None:
    """With real tiles, under every combination of options."""
    kinds: set[str] = set()
    for seed in range(60):
        night = any_evening(seed)
        sales = Sales()
        while not night.referee.over:
            night.step()
            sales(night.referee)
        for kind, mention in all_found(night.referee, remarkable).items():
            CHECKS[kind](mention, night.referee, sales)
            kinds.add(kind)
    assert kinds >= CHECKS.keys() - {"moved"}


def test_random_games_have_enough_to_tell() -> None:
    have_enough(random_games("ibid"))


def test_an_evening_with_real_tiles_has_enough_to_tell() -> None:
    have_enough(Evening(seat_down(2 + seed % 5, seed), seed).play() for seed in range(20))


SMALL = (
    *("5,Camerat,1,", "10,Camerat,4,", "20,Camerat,5,", "25,Camerat,-3,", "30,Camerat,9,"),
    *("35,Camerat,1,", "40,Camerat,-3,", "50,Camerat,-5,", "60,Camerat,1,", "70,Camerat,1,"),
)
"""Ten tiles without actions: three for each of three players, and the first offer."""


def a_small_game() -> Table:
    """Bo's 60 keeps the first auction from inversion; Bo takes it, and the second one; Cy takes the third."""
    table = Table(start=20, list=list(SMALL))
    table.adds(30, 40)
    table.auction(ana=25, bo=60, cy=35)
    table.add(50)
    table.auction(bo=70, cy=10)
    table.auction(cy=5)
    assert table.referee.over
    return table


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("best-offer", "Bo took 3 tiles worth +11. No offer was better."),
        ("worst-offer", "Bo had to take 2 tiles worth −8. No offer was worse."),
        ("own-tile", "Bo added the 40 (Camerat, −3), and then took it."),
        ("forced", "Bo took 2 offers without a choice."),
        ("none-taken", "3 offers, and Ana took none of them."),
        ("turned", "Only Bo’s 60 was not inside 20 to 40. That turned the auction round."),
        ("close", "Bo missed the win by 1."),
    ],
)
def test_a_small_game_tells(kind: str, sentence: str) -> None:
    assert says(all_found(a_small_game().referee, remarkable)[kind]) == sentence


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("longest", r"\d tiles at once for \w+: [+−]?\d+ in all\."),
        ("most-offers", r"\w+ took \d+ of the \d+ offers\."),
        ("lowest-bid", r"\w+’s −?\d+ was the lowest bid, and got \+\d+\."),
        ("hot", r"\d of you paid to skip [+−]\d+\. \w+ took it\."),
        ("skipper", r"\w+ paid to skip \d+ times\."),
        ("upside-down", r"\d+ of \d+ auctions went lowest first\."),
        ("lost", r"One skip cost \w+ the −?\d+ \([\w -]+, \+\d\)\."),
        ("moved", r"Smoak Alarm: the −?\d+ \([\w -]+, \+\d\) went from \w+ to \w+\."),
    ],
)
def test_an_evening_tells(kind: str, sentence: str) -> None:
    def play(seed: int) -> Referee:
        return Evening(seat_down(4, seed, odd=True, seed=seed + 1), seed).play()

    referee = first_of(play, lambda game: kind in all_found(game, remarkable))
    assert re.fullmatch(sentence, says(all_found(referee, remarkable)[kind]))


def test_a_tile_counts_as_it_was_described_last() -> None:
    table = a_small_game()
    table.referee.undo(HOST)
    tile = {"number": 30, "type": "camerat", "price": 1, "action": ""}
    host_says(table.referee, "describe", tile)
    assert table.referee.ask is not None
    table.referee.open(table.referee.ask.key, HOST)
    told = all_found(table.referee, remarkable)
    assert says(told["best-offer"]) == "Cy took 1 tile worth +4. No offer was better."


def test_before_the_end_nothing_is_told() -> None:
    assert game_mentions(Evening(seat_down(3), 1).play("offer3")) == ()
