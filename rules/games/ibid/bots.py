"""I Bid You Not: tiles that the app deals, and players who know what an offer is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from rules.engine.bots import NOT_HELD, Bots
from rules.facts import Fact, Seat
from rules.games.ibid.adjudicate import hand_sizes
from rules.games.ibid.deck_lists import make_deck
from rules.games.ibid.facts import Returned, ToHand
from rules.games.ibid.meta import deck, sets, span
from rules.games.ibid.prompt_kinds import Entered, EnterTile, HandTile, PlaceInRow
from rules.games.ibid.prompts import DECLARE, NONE, TAKE
from rules.games.ibid.scene import Scene
from rules.games.ibid.tiles import Tile
from rules.prompts import Choose, Either, Prompt, Together

GOOD = 6
"""An offer of this worth is auctioned."""
MANY = 5
"""An offer with this many tiles is auctioned, whatever it is worth."""


class IBidBots(Bots):
    """Everybody adds cheap tiles, bids high for what is worth it, and skips what is not."""

    def rounds_ended(self) -> int:
        scene: Scene = self.scene
        return scene.number + bool(self.table.winners)

    @classmethod
    def options(cls, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**values, "deck": "app"}

    # -- where the tiles are -------------------------------------------------------------

    def tiles(self) -> list[Tile]:
        """Return the deck: its first tile starts the first offer, the others are dealt."""
        options = self.table.options
        known = deck(options)
        if not known.whole:
            bounds = span(options)
            drawn = make_deck(sets(options), self.seed)
            known = drawn if bounds is None else drawn.within(bounds)
        return self.shuffled(list(known.tiles.values()), "tiles")

    def hands(self) -> Mapping[Seat, Sequence[Tile]]:
        scene: Scene = self.scene
        if scene.dealt:
            return {seat: self.game.peek(hand, seat) for seat, hand in scene.dealt.items()}
        if scene.starter is None or scene.tiles_played is None:
            return {}
        left = iter(self.tiles()[1:])
        whose: dict[Tile, Seat] = {}
        for seat, size in hand_sizes(self.table.seats, scene.starter, scene.tiles_played).items():
            whose |= dict.fromkeys(islice(left, size), seat)
        out = Counter(tile.number for step in self.game.history for tile in tiles_in(step.value))
        for seat, number in self._came_back():
            out[number] -= 1
            whose |= {tile: seat for tile in whose if tile.number == number}
        hands: dict[Seat, list[Tile]] = {seat: [] for seat in self.table.seats}
        for tile, seat in whose.items():
            if out[tile.number] <= 0:
                hands[seat].append(tile)
        return {seat: sorted(hand, key=lambda tile: tile.number) for seat, hand in hands.items()}

    def _came_back(self) -> Iterator[tuple[Seat, int]]:
        """Yield the tiles that went from the table into a hand."""
        for ruling in (each for page in self.table.pages for each in page):
            match ruling.fact:
                case Returned(seat=seat, numbers=numbers):
                    yield from ((seat, number) for number in numbers)
                case ToHand(seat=seat, tile=tile):
                    yield seat, tile.number

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        if isinstance(prompt, EnterTile):
            return self._of_hand(prompt, seat)
        if isinstance(prompt, Together):
            fields = {name: self.limit_to_hand(part, seat) for name, part in prompt.fields.items()}
            return replace(prompt, fields=fields)
        if isinstance(prompt, Either):
            branches = {
                name: self.limit_to_hand(part, seat) for name, part in prompt.branches.items()
            }
            return replace(prompt, branches=branches)
        return prompt

    def _of_hand(self, prompt: EnterTile, seat: Seat) -> EnterTile:
        hand = {tile.number: tile for tile in self.hand(seat)}

        def out(number: int) -> Fact | None:
            return prompt.out(number) if number in hand else NOT_HELD

        known = {**prompt.known, **hand}
        return replace(
            prompt,
            known=known,
            fresh=range(0),
            held=tuple(hand),
            out=out,
        )

    # -- answers -------------------------------------------------------------------------

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        if prompt.name == "size":
            return len(self.tiles())
        if prompt.name == "start":
            return Entered(self.tiles()[0])
        if seat is None:
            return None
        if isinstance(prompt, Either):
            return self.choose_turn(prompt, seat, rng)
        if isinstance(prompt, EnterTile | HandTile):
            return self.choose_tile(prompt, seat, rng)
        if isinstance(prompt, Together):
            return self.choose_parts(prompt, seat, rng)
        if isinstance(prompt, Choose) and prompt.name == "choice":
            worth = self.scene.worth_taken
            others = [value for value in prompt.allowed() if value != TAKE]
            return TAKE if worth > 0 or not others or self._cannot_put(seat) else rng.choice(others)
        if isinstance(prompt, Choose) and prompt.name == "spoil":
            return self.choose_spoiled(prompt, seat)
        return None

    def _cannot_put(self, seat: Seat) -> bool:
        """Whether the seat might have no tile to add if it skips."""
        scene: Scene = self.scene
        hand = [tile.number for tile in self.hand(seat)]
        return not hand or all(scene.low <= number <= scene.high for number in hand)

    def allowed_tiles(self, prompt: EnterTile | HandTile, seat: Seat) -> list[Tile]:
        """Return the tiles of a hand that are allowed, the cheapest first."""
        able = [tile for tile in self.hand(seat) if prompt.objection(Entered(tile)) is None]
        return sorted(able, key=lambda tile: (tile.price, tile.number))

    def choose_turn(self, prompt: Either, seat: Seat, rng: Random) -> tuple[str, Any] | None:
        """Choose whether to add a tile: an offer grows until it is worth something."""
        other = next(name for name in prompt.branches if name != "add")
        adding = prompt.branches["add"]
        able = self.allowed_tiles(adding, seat) if isinstance(adding, EnterTile | HandTile) else []
        no = other, prompt.branches[other].sample(rng)
        if not able or "add" in prompt.out:
            return no
        scene: Scene = self.scene
        if other == DECLARE:
            full = scene.worth_taken >= GOOD or len(scene.offer) >= MANY
            if full and rng.random() < 0.7:
                return no
        elif other != "pass" and rng.random() < 0.5:
            return no
        return "add", Entered(next_above(able, scene, rng))

    def choose_tile(self, prompt: EnterTile | HandTile, seat: Seat, rng: Random) -> Entered | None:
        """Choose a tile to play: for a bid a high one if the offer is worth it, otherwise a cheap one."""
        able, hand = self.allowed_tiles(prompt, seat), self.hand(seat)
        if not able:
            lifts = isinstance(prompt, EnterTile) and prompt.liftable
            return Entered(rng.choice(hand), lifted=True) if hand and lifts else None
        if prompt.name not in ("bid", "openbid", "first", "second"):
            return Entered(able[0])
        able.sort(key=lambda tile: tile.number)
        wanted = min(1.0, max(0.0, self.scene.worth_taken / GOOD)) + rng.uniform(-0.15, 0.15)
        return Entered(able[min(len(able) - 1, max(0, round(wanted * len(able))))])

    def choose_parts(self, prompt: Together, seat: Seat, rng: Random) -> dict[str, Any] | None:
        """Choose the two tiles of a bid, or a tile and its place in the offer."""
        value: dict[str, Any] = {}
        for name, part in prompt.fields.items():
            if isinstance(part, PlaceInRow):
                value[name] = rng.choice((0, len(part.row)))
            elif isinstance(part, EnterTile | HandTile):
                used = [each.tile for each in value.values() if isinstance(each, Entered)]
                able = [tile for tile in self.allowed_tiles(part, seat) if tile not in used]
                if not able:
                    return None
                value[name] = Entered(able[0])
        return value

    def choose_spoiled(self, prompt: Choose, seat: Seat) -> str:
        """Choose the dearest tile that another player has won, or none."""
        scene: Scene = self.scene
        prices = {str(each.tile.number): each.tile.price for each in scene.sold}
        best = max(prompt.allowed(), key=lambda value: prices.get(value, 0))
        return NONE if scene.winner == seat else best


def next_above(able: Sequence[Tile], scene: Scene, rng: Random) -> Tile:
    """Return a tile to add: mostly one that leaves room above it, now and then the cheapest.

    A gift is always the cheapest: the offer has been taken by then.
    """
    if not scene.offer or rng.random() < 0.4:
        return able[0]
    last = scene.offer[-1].tile.number
    return min(able, key=lambda tile: (abs(tile.number - last), tile.price))


def tiles_in(value: Any) -> Iterator[Tile]:
    """Yield the tiles in an answer."""
    if isinstance(value, Entered):
        yield value.tile
    elif isinstance(value, dict):
        for part in value.values():
            yield from tiles_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from tiles_in(part)
