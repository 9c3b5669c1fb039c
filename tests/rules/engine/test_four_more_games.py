"""The hardest parts of four more games as toy scripts: what the engine has to be able to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rules.engine.tabletop import Script, Tabletop
from rules.engine.views import as_json, view
from rules.errors import Malformed
from rules.facts import Fact, Json, Seat
from rules.games.ibid.prompt_kinds import PlaceInRow
from rules.prompts import (
    BidPoints,
    Choose,
    Either,
    OrderList,
    PickCard,
    PrivatePrompt,
    Prompt,
    Secret,
    Together,
    options,
)
from rules.refusals import NotAnOption
from rules.sealed import Sealed
from tests.rules.engine.toys import ANA, BO, CY, HOST, again, refusal, say, seal, start, state
from tests.rules.toy_facts import toy

# -- Eat Me: hands that the app deals, a card sealed with the bid for the next round ---------


def eat_me(table: Tabletop) -> Script[None]:
    left = dict.fromkeys(table.seats, 100)
    deck = yield from table.chance_unseen(OrderList("deck", tuple(range(1, 11)), 10))
    hands = {
        seat: deck.map(part(3 * at, 3 * at + 3), f"hand-{seat}").only_for(seat)
        for at, seat in enumerate(table.seats)
    }
    lots = yield from table.chance(OrderList("lots", table.seats, len(table.seats)))
    last = list(reversed(lots))
    bids: dict[Seat, int] = yield from table.sealed(
        "bid", table.seats, lambda seat: bid_of(left[seat])
    )
    rounds: list[object] = []
    for number in range(1, 4):
        for seat, paid in bids.items():
            left[seat] -= paid
        # Higher bid first; of equals, whoever played later in the round before.
        last = sorted(table.seats, key=lambda seat: (-bids[seat], -last.index(seat)))
        table.scene = {"hands": hands, "order": last, "rounds": tuple(rounds), "left": left.copy()}

        def move(seat: Seat, *, final: bool = number == 3) -> PrivatePrompt[dict[str, Any]]:
            def fields(hand: tuple[int, ...]) -> Prompt[dict[str, Any]]:
                card = PickCard("card", options(hand), away=lambda rng: rng.choice(hand))
                bid = {} if final else {"bid": bid_of(left[seat])}
                return Together("move", {"card": card, **bid})

            return PrivatePrompt("move", hands[seat].map(fields))

        with table.within(f"round{number}"):
            moves = yield from table.sealed("move", last, move)
        for seat in last:
            card = moves[seat]["card"]
            hands[seat] = hands[seat].map(without(card))
        rounds.append([(seat, moves[seat]["card"]) for seat in last])
        bids = {seat: moves[seat].get("bid", 0) for seat in table.seats}
    table.scene = {"rounds": tuple(rounds), "left": left.copy()}


Cards = tuple[int, ...]


def part(first: int, end: int) -> Callable[[Cards], Cards]:
    return lambda cards: cards[first:end]


def without(played: int) -> Callable[[Cards], Cards]:
    return lambda cards: tuple(card for card in cards if card != played)


def bid_of(points: int) -> BidPoints:
    return BidPoints("bid", 0, points, away=lambda _: -(-points // 10))


def test_eat_me_a_whole_game_with_hands_that_only_their_players_see() -> None:
    referee = start(eat_me)
    seal(referee, "bid", ana=10, bo=20, cy=10)
    referee.open("bid", HOST)
    scene: Any = referee.table.scene
    assert scene["order"][0] == BO
    hand = referee.peek(scene["hands"][ANA], ANA)
    (mine,) = view(referee, ANA).mine
    assert isinstance(mine.prompt, Together)
    assert mine.prompt.fields["card"].sample(Random(1)) in hand
    assert (
        refusal(lambda: say(referee, "round1/move/ana", {"card": hand[0], "bid": 91}))
        == "refused.out-of-range"
    )
    say(referee, "round1/move/ana", {"card": hand[0], "bid": 90})
    for seat in (BO, CY):
        referee.stand_in(f"round1/move/{seat}", HOST)
    referee.open("round1/move", HOST)
    now: Any = referee.table.scene
    assert referee.peek(now["hands"][ANA], ANA) == hand[1:]
    assert as_json(now, referee, BO)["hands"]["ana"] == {"sealed": "deck/deck/hand-ana"}
    assert now["left"] == {ANA: 0, BO: 72, CY: 81}
    for number in (2, 3):
        for seat in (ANA, BO, CY):
            referee.stand_in(f"round{number}/move/{seat}", HOST)
        referee.open(f"round{number}/move", HOST)
    assert referee.over
    played = [card for one in referee.table.scene["rounds"] for _, card in one]  # type: ignore[index]
    assert len(set(played)) == 9
    assert state(again(referee)) == state(referee)


def ouroboros(table: Tabletop) -> Script[None]:
    """Each lists as many wishes as its place in the order; the best that is left is had."""
    pool = (1, 2, 3, 4)
    wishes = yield from table.sealed(
        "wishes",
        table.seats,
        lambda seat: OrderList("wishes", pool, table.seats.index(seat) + 1, by_chance=True),
    )
    got: dict[Seat, int] = {}
    for seat in table.seats:
        got[seat] = next(card for card in wishes[seat] if card not in got.values())
    table.scene = got


def test_ouroboros_each_gets_the_best_wish_that_is_left() -> None:
    referee = start(ouroboros)
    seal(referee, "wishes", ana=[3], bo=[3, 2])
    assert refusal(lambda: say(referee, "wishes/cy", [3, 2])) == "refused.list-length"
    seal(referee, "wishes", cy=[3, 2, 4])
    referee.open("wishes", HOST)
    assert referee.table.scene == {ANA: 3, BO: 2, CY: 4}


# -- I Didn't Eat That, blind: excuses laid in secret beside checks, revealed after the last ---


def blind(table: Tabletop) -> Script[None]:
    beside: dict[str, list[Any]] = {"check1": [], "check2": []}
    for turn, seat in enumerate((*table.seats, *table.seats)):
        table.scene = {check: tuple(laid) for check, laid in beside.items()}
        with table.within(f"turn{turn}"):
            laid = yield from table.ask(
                seat,
                Together(
                    "lay",
                    {
                        "beside": Choose("beside", options(beside)),
                        "excuse": Secret(Choose("excuse", options(["ate", "didn't"]))),
                    },
                ),
            )
        beside[laid["beside"]].append((seat, laid["excuse"]))
    shown: dict[str, list[tuple[Seat, str]]] = {}
    for check, secrets in beside.items():
        shown[check] = []
        for seat, secret in secrets:
            excuse = yield from table.open(secret)
            shown[check].append((seat, excuse))
    table.scene = shown


def test_blind_excuses_are_opened_together_after_the_last() -> None:
    referee = start(blind, ANA, BO)
    for turn, (check, excuse) in enumerate(
        [("check1", "ate"), ("check1", "didn't"), ("check2", "ate"), ("check1", "ate")]
    ):
        assert not referee.opened_secrets
        seen = as_json(referee.table.scene, referee, BO)
        assert [seat for seat, secret in seen["check1"] if "value" in secret] == (
            ["bo"] if turn >= 2 else []
        )
        say(referee, f"turn{turn}/lay", {"beside": check, "excuse": excuse})
    assert referee.table.scene == {
        "check1": [(ANA, "ate"), (BO, "didn't"), (BO, "ate")],
        "check2": [(ANA, "ate")],
    }
    assert len(referee.opened_secrets) == 4
    assert state(again(referee)) == state(referee)
    referee.undo(HOST)
    assert not referee.opened_secrets


# -- Who's Lying?: doubt, lay or pass; the colours laid outlive the turn ----------------------

COLOURS = ("red", "blue", "rainbow")


@dataclass(frozen=True)
class Colours(Prompt[tuple[str, ...]]):
    """Say which colours were laid: what that game will add as a prompt of its own."""

    name: str
    kind: ClassVar[str] = "colours"

    def parse(self, raw: Json) -> tuple[str, ...]:
        if not isinstance(raw, list) or not raw or any(one not in COLOURS for one in raw):
            raise Malformed(NotAnOption(), given=raw)
        return tuple(raw)

    def objection(self, value: tuple[str, ...]) -> Fact | None:
        return toy("one-rainbow") if value.count("rainbow") > 1 else None

    def sample(self, rng: Random) -> tuple[str, ...]:
        return (rng.choice(COLOURS),)

    def dump(self, value: tuple[str, ...]) -> Json:
        return list(value)


@dataclass(frozen=True)
class Laid:
    seat: Seat
    count: int
    said: str
    real: Sealed[tuple[str, ...]]


def lying(table: Tabletop) -> Script[None]:
    hand = dict.fromkeys(table.seats, 3)
    minus: Counter[Seat] = Counter()
    pile: list[Laid] = []
    turn, seat = 0, table.seats[0]
    news: object = None
    while all(hand.values()):
        turn += 1
        table.scene = {"hand": dict(hand), "minus": dict(minus), "pile": tuple(pile), "news": news}
        standing = pile[-1] if pile and pile[-1].seat != seat else None
        with table.within(f"turn{turn}"):
            did, what = yield from table.ask(seat, turn_of(hand[seat], standing))
        if did == "lay":
            pile.append(Laid(seat, what["count"], what["said"], what["real"]))
            hand[seat] -= what["count"]
        elif did == "doubt" and standing is not None:
            real = yield from table.open(standing.real)
            true = set(real) <= {standing.said, "rainbow"}
            news = (standing.seat, true, real)
            loser = seat if true else standing.seat
            lost = sum(laid.count for laid in (pile if true else pile[:-1]))
            minus[loser] += lost
            if not true:
                hand[standing.seat] += standing.count
            pile.clear()
            seat = standing.seat if true else seat
            continue
        seat = table.clockwise(seat)[0]
    table.scene = {"hand": dict(hand), "minus": dict(minus), "news": news}


def turn_of(cards: int, standing: Laid | None) -> Either:
    least = standing.count if standing else 1

    def agree(value: Any) -> Fact | None:
        return None if len(value["real"]) == value["count"] else toy("count")

    none = toy("nothing-stands")
    out = {} if standing else {"doubt": none, "pass": none}
    if cards < least:
        out["lay"] = toy("too-few")
    return Either(
        "turn",
        {
            "lay": Together(
                "lay",
                {
                    "count": BidPoints("count", least, max(least, cards)),
                    "said": Choose("said", options(["red", "blue"])),
                    "real": Secret(Colours("real")),
                },
                agree,
            ),
            "doubt": Choose("doubt", options(["doubt"])),
            "pass": Choose("pass", options(["pass"])),
        },
        out,
    )


def lay(said: str, *real: str) -> Json:
    return {"lay": {"count": len(real), "said": said, "real": list(real)}}


DOUBT = {"doubt": "doubt"}


def test_a_lie_is_settled_at_once_and_what_was_under_it_is_never_shown() -> None:
    referee = start(lying)
    assert refusal(lambda: say(referee, "turn1/turn", DOUBT)) == "toy.nothing-stands"
    say(referee, "turn1/turn", lay("red", "red"))
    say(referee, "turn2/turn", lay("red", "blue"))
    say(referee, "turn3/turn", DOUBT)
    scene: Any = referee.table.scene
    assert scene["news"] == (BO, False, ("blue",))
    assert scene["hand"] == {ANA: 2, BO: 3, CY: 3}
    assert scene["minus"] == {BO: 1}
    assert referee.opened_secrets == {"turn2/turn/real"}


def test_a_truth_costs_the_doubter_the_pile() -> None:
    referee = start(lying)
    say(referee, "turn1/turn", lay("red", "red", "rainbow"))
    say(referee, "turn2/turn", DOUBT)
    scene: Any = referee.table.scene
    assert scene["news"] == (ANA, True, ("red", "rainbow"))
    assert scene["minus"] == {BO: 2}


def test_a_doubt_amended_to_a_pass_seals_nothing_that_was_seen_and_plays_on() -> None:
    referee = start(lying)
    say(referee, "turn1/turn", lay("red", "blue"))
    say(referee, "turn2/turn", DOUBT)
    referee.amend("turn2/turn", {"pass": "pass"}, HOST)
    scene: Any = referee.table.scene
    assert scene["news"] is None
    assert [laid.seat for laid in scene["pile"]] == [ANA]
    assert state(again(referee)) == state(referee)


def test_what_was_laid_is_shown_to_its_player_alone() -> None:
    referee = start(lying)
    say(referee, "turn1/turn", lay("red", "blue"))
    seen = {viewer: as_json(referee.table.scene, referee, viewer)["pile"] for viewer in (ANA, BO)}
    assert seen[ANA][0]["real"]["value"] == ["blue"]
    assert "value" not in seen[BO][0]["real"]


def test_two_lies_that_differ_look_the_same_to_everybody_else() -> None:
    looks = []
    for colour in ("red", "blue"):
        referee = start(lying)
        say(referee, "turn1/turn", lay("red", colour))
        looks.append((as_json(referee.table.scene, referee, CY), str(view(referee, CY))))
    assert looks[0] == looks[1]


# -- I Bid You Not: an auction with skips, and a scored tile drawn by chance -------------------


def auction(table: Tabletop) -> Script[None]:
    offer = [30, 40]
    hand = {seat: [10 + at, 50 + at] for at, seat in enumerate(table.seats)}
    scored = {seat: [1 + at, 11 + at, 21 + at] for at, seat in enumerate(table.seats)}
    bids = yield from table.sealed(
        "bid", table.seats, lambda seat: PickCard("bid", options(hand[seat]))
    )
    for seat, tile in bids.items():
        hand[seat].remove(tile)
    inverted = all(min(offer) < tile < max(offer) for tile in bids.values())
    order = sorted(bids, key=lambda seat: bids[seat], reverse=not inverted)
    for seat in order:
        table.scene = (seat, tuple(offer), dict(scored))
        with table.within(seat):
            must = seat == order[-1] or not scored[seat] or not hand[seat]
            choice = "take"
            if not must:
                choice = yield from table.ask(seat, Choose("choice", options(["take", "skip"])))
            if choice == "take":
                scored[seat] += offer
                offer.clear()
                break
            tile = yield from table.chance(PickCard("discard", options(scored[seat])))
            scored[seat].remove(tile)
            put = yield from table.ask(
                seat,
                Together(
                    "put",
                    {
                        "tile": PickCard("tile", options(hand[seat])),
                        "place": PlaceInRow(
                            "place", options(range(len(offer) + 1)), row=tuple(offer)
                        ),
                    },
                ),
            )
            hand[seat].remove(put["tile"])
            offer.insert(put["place"], put["tile"])
    table.scene = (None, tuple(offer), scored)


def test_an_auction_with_a_skip_and_a_tile_lost_by_chance() -> None:
    referee = start(auction)
    seal(referee, "bid", ana=50, bo=11, cy=52)
    referee.open("bid", HOST)
    entries = say(referee, "cy/choice", "skip")
    assert [entry.key for entry in entries] == ["cy/choice", "cy/discard"]
    lost = entries[1].value
    assert lost in {3, 13, 23}
    say(referee, "cy/put", {"tile": 12, "place": 1})
    say(referee, "ana/choice", "take")
    scene: Any = referee.table.scene
    assert scene[2][ANA] == [1, 11, 21, 30, 12, 40]
    assert lost not in scene[2][CY]
    assert state(again(referee)) == state(referee)


def test_the_tile_that_chance_took_stays_the_same_through_undo_and_amend() -> None:
    referee = start(auction)
    seal(referee, "bid", ana=50, bo=11, cy=52)
    referee.open("bid", HOST)
    (_, first) = say(referee, "cy/choice", "skip")
    referee.undo(HOST)
    (only,) = say(referee, "cy/choice", "skip")
    assert only.key == "cy/choice"
    assert referee.applied_answer("cy/discard").value == first.value
    referee.amend("cy/choice", "take", HOST)
    assert referee.over
    referee.amend("cy/choice", "skip", HOST)
    assert referee.applied_answer("cy/discard").value == first.value


def test_whoever_is_last_takes_the_offer_unasked() -> None:
    referee = start(auction)
    seal(referee, "bid", ana=50, bo=11, cy=52)
    referee.open("bid", HOST)
    for seat, put in (("cy", 12), ("ana", 10)):
        say(referee, f"{seat}/choice", "skip")
        say(referee, f"{seat}/put", {"tile": put, "place": 0})
    assert referee.over
    scene: Any = referee.table.scene
    assert len(scene[2][BO]) == 3 + 4
