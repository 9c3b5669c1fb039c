"""An evening of I Didn't Eat That with real cards, dealt and played by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.dealing import app_deals
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import view
from rules.facts import Json, Seat
from rules.games.ididnt.scene import Scene
from tests.rules.games import evening
from tests.rules.games.evening import awaited, new_game, scene_as

MAINS = ("Steak", "Pasta", "Fish", "Burger")
SIDES = ("Fries", "Salad", "Rice")
FOODS = (*MAINS, *SIDES)


@dataclass(frozen=True)
class Card:
    """An excuse card: the foods eaten, the foods not eaten, and its credibility."""

    text: str

    @property
    def json(self) -> dict[str, Json]:
        """What is entered for it: ``+Steak -Fries 3`` ate the Steak and not the Fries."""
        *claims, credibility = self.text.split()
        return {
            "claims": {claim[1:]: claim[0] == "+" for claim in claims},
            "credibility": int(credibility),
        }


EXCUSES = tuple(
    Card(f"{sign}{food} {credibility}")
    for food in FOODS
    for sign in "+-"
    for credibility in (1, 2, 3, 4, 5)
) + tuple(
    Card(text)
    for text in (
        "1",
        "2",
        "5",
        "-Steak -Fries 2",
        "+Fish -Rice 4",
        "-Pasta -Salad 1",
        "+Burger +Fries 1",
    )
)


def check(main: str, side: str, cost: int | str) -> dict[str, Json]:
    return {"main": main, "side": side, "cost": cost}


def seat_down(players: int, **options: Json) -> Referee:
    """A game before its first card; whoever sits first begins."""
    given = {"starter": "ana", "checks": 12, **options}
    return new_game("ididnt", players, given)


scene_of = scene_as(Scene)


def asked(referee: Referee) -> PendingPrompt[Any]:
    """What the table waits for."""
    (pending,) = awaited(referee)
    return pending


def say(referee: Referee, value: Json) -> None:
    """Answer what the table waits for."""
    pending = asked(referee)
    referee.answer(
        pending.key, value, Stamp(pending.who if isinstance(pending.who, str) else "host")
    )


def turn_up(referee: Referee, main: str, side: str, cost: int | str = 1000) -> None:
    say(referee, check(main, side, cost))


def lay_row(referee: Referee, *checks: tuple[str, str, int | str]) -> None:
    """Enter the checks of a set of Five at a Time."""
    say(referee, {str(place): check(*each) for place, each in enumerate(checks, start=1)})


def excuses(referee: Referee, *cards: str) -> None:
    """Let the players play these, in turn from whoever turned up the check."""
    for card in cards:
        say(referee, Card(card).json)


def a_round(referee: Referee, what: str, *cards: str) -> Seat | None:
    """Play one round: ``Steak Fries 1250``, then the excuses; return who pays."""
    main, side, cost = what.split()
    turn_up(referee, main, side, int(cost))
    excuses(referee, *cards)
    return payer(referee)


def payer(referee: Referee) -> Seat | None:
    """Who paid the check that was judged last."""
    scene = scene_of(referee)
    (bill,) = [bill for bill in scene.bills if bill.number == scene.judged]
    return bill.payer


def call(referee: Referee, caller: str, accused: str) -> str:
    """Let somebody catch somebody, and return what came of it."""
    calls = view(referee, Seat(caller)).calls
    key = next(c.key for c in calls if accused in [o.value for o in c.prompt.options])  # type: ignore[attr-defined]
    referee.answer(key, accused, Stamp(caller))
    (ruling,) = referee.table.pages[-1]
    return ruling.fact.code.removeprefix("ididnt.catch-")


def may_call(referee: Referee, caller: str) -> list[str]:
    """Whom somebody may catch now."""
    calls = view(referee, Seat(caller)).calls
    return [o.value for c in calls for o in c.prompt.options]  # type: ignore[attr-defined]


def last_codes(referee: Referee) -> list[str]:
    """The codes of the last page, without the game's name."""
    return [r.fact.code.removeprefix("ididnt.") for r in referee.table.pages[-1]]


def totals(referee: Referee) -> dict[str, int]:
    standings = referee.table.standings
    assert standings is not None
    return {line.seat: line.total for line in standings.lines}


class Evening(evening.Evening):
    """Everybody plays at random from a hand of real cards, and watches the others a little."""

    anyone = "host"

    def __init__(self, referee: Referee, seed: int, *, attention: float = 0.25) -> None:
        super().__init__(referee, seed)
        self.attention = attention
        size = int(referee.setup.options["checks"])
        self.pile = [
            check(self.rng.choice(MAINS), self.rng.choice(SIDES), 25 * self.rng.randint(20, 80))
            for _ in range(size)
        ]
        self.deal = 0
        self.hands: dict[str, list[Card]] = {}
        self.seen: set[int] = set()

    def step(self) -> None:
        """Enter one thing, or call somebody."""
        assert self.referee.current_ask is not None
        calls = [p for p in self.referee.current_ask.pending if p.call and p.prompt.name == "catch"]
        if calls and self.rng.random() < self.attention:
            call = self.rng.choice(calls)
            accused = self.referee.resolve(call).allowed()[0]  # type: ignore[attr-defined]
            self.referee.answer(call.key, accused, Stamp(str(call.who)))
            return
        super().step()
        self.put_back()

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        if app_deals(self.referee.setup.options) and prompt.name in ("excuse", "play"):
            return None  # one of the hand, whichever
        match prompt.name:
            case "check":
                return self.turn_up()
            case "row":
                return {place: self.turn_up() for place in prompt.fields}
            case "excuse":
                return self.draw(str(seat)).json
            case "play":
                bills = [bill.number for bill in scene_of(self.referee).bills]
                beside = str(self.rng.choice(bills))
                return {"beside": beside, "excuse": self.draw(str(seat)).json}
            case "starter" | "dealer":
                return str(self.rng.choice(self.referee.table.seats))
        return "yes"

    def turn_up(self) -> dict[str, Json]:
        """Take the top check of the pile; when the count was wrong, one more."""
        return self.pile.pop(0) if self.pile else check("Soup", "Bread", 500)

    def draw(self, seat: str) -> Card:
        """Play a card of a hand; all are dealt anew with a new deal."""
        scene = scene_of(self.referee)
        if self.deal != scene.deal:
            self.deal = scene.deal
            deck = self.rng.sample(EXCUSES, len(EXCUSES))
            self.hands = {each: [deck.pop() for _ in range(5)] for each in scene.seats}
        return self.hands[seat].pop()

    def put_back(self) -> None:
        """Put a check that nobody pays under the pile."""
        scene = scene_of(self.referee)
        for bill in scene.bills:
            if bill.fate == "back" and bill.number not in self.seen:
                self.seen.add(bill.number)
                self.pile.append(check(bill.check.main, bill.check.side, bill.check.cost))
