"""I Bid You Not: its kinds of prompt: entering a tile by its number, and its place in the offer.

A tile is described the first time that it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal

from rules.errors import Illegal, Malformed, ScriptError
from rules.facts import Fact, Json
from rules.games.ibid.deck_lists import Span
from rules.games.ibid.facts import (
    FollowNumber,
    FollowPrice,
    LeftOut,
    NoSuchTile,
    NotInHand,
    OptionNumber,
    OptionSkip,
    OptionTake,
    TileDiffers,
    TileUndescribed,
)
from rules.games.ibid.tile_types import HIGH, LOW
from rules.games.ibid.tiles import ACTIONS, Tile
from rules.prompts.base import Prompt, whole_number
from rules.prompts.either import Either
from rules.prompts.pick import Choose, Option, Pick
from rules.prompts.together import Together
from rules.refusals import Fields, NotAnOption

TRIES = 60
"""How many undescribed tiles ``sample`` tries."""


@dataclass(frozen=True)
class Entered:
    """A tile that was entered.

    ``lifted``: the player has no tile that is allowed, and plays one that is not.
    """

    tile: Tile
    lifted: bool = False


@dataclass(frozen=True)
class MessageTile:
    """A tile as it was entered: its number, and what was described with it."""

    number: int
    type: str | None = None
    price: int | None = None
    action: str = ""


def tiles_for_message(value: Any) -> tuple[MessageTile, ...]:
    """Return the tiles of an answer, for a message; of a bid there may be two."""
    if not isinstance(value, Mapping):
        return (MessageTile(int(value)),)
    if "first" in value:
        return (*tiles_for_message(value["first"]), *tiles_for_message(value["second"]))
    for inside in ("tile", "add"):
        if inside in value:
            return tiles_for_message(value[inside])
    price = value.get("price")
    kind = value.get("type") or None
    return (MessageTile(int(value["number"]), kind, None if price is None else int(price)),)


@dataclass(frozen=True)
class MessageTurn:
    """What somebody does in a turn: ``what`` is the branch; ``tiles`` are those that they add."""

    what: str
    tiles: tuple[MessageTile, ...]


def _no_objection(_: Any) -> Fact | None:
    return None


def _any_number(_: int) -> bool:
    return True


@dataclass(frozen=True)
class EnterTile(Prompt[Entered]):
    """Enter a tile by its number; describe it if it is not ``known``.

    ``out`` returns why a number is impossible (its tile is elsewhere), ``judge`` why a tile is not
    allowed now. With ``liftable`` a player who has no allowed tile may say so and play another.
    """

    name: str
    known: Mapping[int, Tile]
    types: Mapping[str, tuple[str, ...]]
    """The ids of the types, and which actions each can have."""
    prices: tuple[int, ...]
    fresh: range = range(0)
    """The numbers that an unknown tile can have."""
    out: Callable[[int], Fact | None] = _no_objection
    judge: Callable[[Tile], Fact | None] = _no_objection
    liftable: bool = False
    always: bool = False
    """Whether a known tile is described again, to correct it."""
    note: Fact | None = None
    """A short hint about which tiles are allowed now."""
    held: tuple[int, ...] = ()
    """The numbers of the tiles that the player is known to hold."""
    low: int = -64
    high: int = 100
    screen: Callable[[int], bool] = _any_number
    """Whether any tile with a number could be allowed; saves calling ``judge`` for each."""
    wild: tuple[tuple[str, str], ...] = ()
    """Types and actions that ``screen`` does not apply to."""
    span: Span | None = None
    """The numbers that are played with, where others were put away."""
    kind: ClassVar[str] = "ibid.tile"
    is_card: ClassVar[bool] = True
    several: ClassVar[bool] = False
    """Whether several things are entered at once."""

    def for_message(self, value: Any) -> tuple[MessageTile, ...]:
        return tiles_for_message(value)

    def parse(self, raw: Json) -> Entered:
        given: Mapping[str, Json] = raw if isinstance(raw, Mapping) else {"number": raw}
        if not set(given) <= {"number", "type", "price", "action", "lifted"}:
            raise Malformed(Fields(("number",)), given=raw)
        number = whole_number(given.get("number"), self.low, self.high)
        tile = self._described(number, given)
        lifted = given.get("lifted", False)
        if not isinstance(lifted, bool):
            raise Malformed(Fields(("number",)), given=raw)
        return Entered(tile, lifted and self.liftable and self.judge(tile) is not None)

    def _described(self, number: int, given: Mapping[str, Json]) -> Tile:
        """Return the tile with a number: a known one, or one made from the description.

        :raises Malformed: when the description is missing, wrong, or differs from the known tile.
        """
        known = self.known.get(number)
        if "type" not in given:
            if known is not None and not self.always:
                return known
            if not self.may_be(number):
                raise Malformed(self.missing(number), given=number)
            raise Malformed(TileUndescribed(number), given=number)
        kind, action = given["type"], given.get("action", "")
        if not isinstance(kind, str) or kind not in self.types:
            raise Malformed(NotAnOption(), given=kind)
        if action not in ACTIONS or (action and action not in self.types[kind]):
            raise Malformed(NotAnOption(), given=action)
        price = whole_number(given.get("price"), min(self.prices), max(self.prices))
        if price not in self.prices:
            raise Malformed(NotAnOption(), given=price)
        tile = Tile(number, kind, price, str(action))
        if self.always or tile == known:
            return tile
        if known is not None:
            raise Malformed(TileDiffers(number), given=number)
        if not self.may_be(number):
            raise Malformed(self.missing(number), given=number)
        return tile

    def missing(self, number: int) -> Fact:
        """Return why no tile has this number."""
        if self.span is None or number in self.span:
            return NoSuchTile(number)
        return LeftOut(number, self.span.low, self.span.high)

    def may_be(self, number: int) -> bool:
        """Whether an unknown tile can have this number."""
        return self.always or number in self.fresh

    def objection(self, value: Entered) -> Fact | None:
        if (why := self.out(value.tile.number)) is not None:
            return why
        return None if value.lifted else self.judge(value.tile)

    def numbers(self) -> list[int]:
        """Return the possible numbers in order, whether or not their tiles are allowed now."""
        every = sorted({*self.known, *self.fresh})
        return [number for number in every if self.out(number) is None]

    def survey(self) -> list[tuple[int, Fact | None, bool]]:
        """Return for each number why it cannot be entered (or None), and whether that is liftable.

        The number of an unknown tile is in the result only if the number alone rules it out.
        """
        rows: list[tuple[int, Fact | None, bool]] = []
        for number, tile in sorted(self.known.items()):
            why = self.out(number)
            soft = None if why else self.judge(tile)
            rows.append((number, why or soft, self.liftable and soft is not None))
        wild = any(kind in self.types for kind, _ in self.wild)
        for number in self.fresh if not self.always else ():
            if number in self.known:
                continue
            if (why := self.out(number)) is not None:
                rows.append((number, why, False))
            elif not wild and not self.screen(number):
                guess = Tile(number, next(iter(self.types)), max(self.prices))
                rows.append((number, self.judge(guess), False))
        return rows

    def possible(self) -> bool:
        """Whether any tile may be allowed, as far as everybody knows."""
        return any(
            self._may_be_allowed(self.known[number])
            if number in self.known
            else any(self.judge(tile) is None for tile in self._guesses(number))
            # Most offers ascend, so that the highest numbers are the first to fit.
            for number in reversed(self.numbers())
        )

    def _may_be_allowed(self, tile: Tile) -> bool:
        wild = (tile.type, tile.action) in self.wild
        return (wild or self.screen(tile.number)) and self.judge(tile) is None

    def _guesses(self, number: int) -> list[Tile]:
        """Return every tile that an unknown number may turn out to be."""
        kinds = [
            (kind, action)
            for kind, actions in self.types.items()
            for action in ("", *actions)
            if (kind, action) in self.wild or self.screen(number)
        ]
        return [
            Tile(number, kind, price, action) for kind, action in kinds for price in self.prices
        ]

    def sample(self, rng: Random) -> Entered:
        numbers = self.numbers()
        if self.always:
            return Entered(self._any(rng.choice(numbers or [self.low]), rng))
        fine = [self.known[n] for n in numbers if n in self.known and not self.judge(self.known[n])]
        new = [number for number in numbers if number not in self.known]
        for _ in range(TRIES if new else 0):
            if fine and rng.randrange(len(fine) + len(new)) < len(fine):
                break
            tile = self._any(rng.choice(new), rng)
            if self.judge(tile) is None:
                return Entered(tile)
        if fine:
            return Entered(rng.choice(fine))
        fitting = [t for n in new for t in self._guesses(n) if self.judge(t) is None]
        if fitting:
            return Entered(rng.choice(fitting))
        if self.liftable and numbers:
            number = rng.choice(numbers)
            tile = self.known[number] if number in self.known else self._any(number, rng)
            return Entered(tile, lifted=True)
        raise ScriptError(f"no tile can be entered at {self.name}")

    def _any(self, number: int, rng: Random) -> Tile:
        kind = rng.choice(sorted(self.types))
        return Tile(number, kind, rng.choice(self.prices), rng.choice(("", *self.types[kind])))

    def dump(self, value: Entered) -> Json:
        tile = value.tile
        if not value.lifted and not self.always and self.known.get(tile.number) == tile:
            return tile.number
        written: dict[str, Json] = {"number": tile.number}
        if self.always or self.known.get(tile.number) != tile:
            written |= {"type": tile.type, "price": tile.price, "action": tile.action}
        return written | ({"lifted": True} if value.lifted else {})


@dataclass(frozen=True)
class HandTile(Prompt[Entered]):
    """Pick a tile of a hand that the app has dealt.

    ``judge`` returns why a tile is not allowed now, ``by_hand`` why not beside the others of the hand.
    An answer from the log is judged by the tile alone: whether it counts after an amendment does not
    depend on the tiles that nobody has seen.
    """

    name: str
    hand: tuple[Tile, ...]
    """The tiles of the hand, by their numbers."""
    judge: Callable[[Tile], Fact | None] = _no_objection
    by_hand: Callable[[Tile], Fact | None] = _no_objection
    least: int = 0
    """With fewer allowed tiles than this, all tiles are allowed; the answer says so (``lifted``)."""
    note: Fact | None = None
    """A short hint about which tiles are allowed now."""
    is_hand: ClassVar[bool] = True
    kind: ClassVar[str] = "ibid.hand"
    is_card: ClassVar[bool] = True
    several: ClassVar[bool] = False

    def for_message(self, value: Any) -> tuple[MessageTile, ...]:
        return tiles_for_message(value)

    def parse(self, raw: Json) -> Entered:
        tile, _ = self._read(raw)
        return self._entered(tile)

    def _read(self, raw: Json) -> tuple[Tile, bool]:
        """Return the tile that is submitted, and whether it is said to be lifted."""
        given: Mapping[str, Json] = raw if isinstance(raw, Mapping) else {"number": raw}
        if not set(given) <= {"number", "lifted"}:
            raise Malformed(Fields(("number",)), given=raw)
        number = whole_number(given.get("number"), LOW, HIGH)
        tile = next((tile for tile in self.hand if tile.number == number), None)
        if tile is None:
            raise Malformed(NotInHand(number), given=raw)
        return tile, given.get("lifted") is True

    def _entered(self, tile: Tile) -> Entered:
        return Entered(tile, lifted=self.judge(tile) is not None)

    def out(self, tile: Tile) -> Fact | None:
        """Return why a tile of the hand cannot be picked now, or None."""
        return None if len(self.allowed()) < self.least else self._objection(tile)

    def _objection(self, tile: Tile) -> Fact | None:
        return self.judge(tile) or self.by_hand(tile)

    def allowed(self) -> list[Tile]:
        """Return the tiles that are allowed now, in the order shown."""
        return [tile for tile in self.hand if self._objection(tile) is None]

    def possible(self) -> bool:
        """Whether a tile can be picked."""
        return any(self.out(tile) is None for tile in self.hand)

    def objection(self, value: Entered) -> Fact | None:
        return self.out(value.tile)

    def recall(self, raw: Json) -> Entered:
        tile, lifted = self._read(raw)
        if not lifted and (why := self.judge(tile)) is not None:
            raise Illegal(why, given=raw)
        return self._entered(tile)

    def sample(self, rng: Random) -> Entered:
        able = [tile for tile in self.hand if self.out(tile) is None]
        if not able:
            raise ScriptError(f"no tile can be picked at {self.name}")
        return self._entered(rng.choice(able))

    def answer_for_absent(self, rng: Random) -> Entered:
        return self.sample(rng)

    def dump(self, value: Entered) -> Json:
        number = value.tile.number
        return {"number": number, "lifted": True} if value.lifted else number


@dataclass(frozen=True)
class TilesTogether(Together):
    """Two tiles of a bid, or a tile and its place."""

    several: ClassVar[bool] = True

    def for_message(self, value: Any) -> tuple[MessageTile, ...]:
        return tiles_for_message(value)


@dataclass(frozen=True)
class OfHand(TilesTogether):
    """Several fields at once, some of them tiles of a hand that the app has dealt."""

    def recall(self, raw: Json) -> dict[str, Any]:
        value = self.parse(raw)
        value = {field: prompt.recall(raw[field]) for field, prompt in self.fields.items()}
        if self.cross is not None and (why := self.cross(value)) is not None:
            raise Illegal(why, given=raw)
        return value


@dataclass(frozen=True)
class TakeOrSkip(Choose):
    """Take the offer, or skip; the name of each option is a fact with its price."""

    @property
    def _take(self) -> OptionTake:
        fact = self.options[0].name
        if not isinstance(fact, OptionTake):
            raise ScriptError("the first option takes the offer")
        return fact

    @property
    def take_total(self) -> int:
        """What taking scores."""
        return self._take.total

    @property
    def take_tiles(self) -> int:
        """How many tiles that are."""
        return self._take.tiles

    @property
    def take_bids(self) -> bool:
        """Whether the bids come with them."""
        return self._take.bids

    @property
    def _skip(self) -> OptionSkip | None:
        fact = self.options[1].name
        return fact if isinstance(fact, OptionSkip) else None

    @property
    def skip_cost(self) -> Literal["either", "both", "several"]:
        """What a skip costs: a scored tile or one of the hand, both, or several scored tiles."""
        if self._skip is None:
            return "either"
        return "both" if self._skip.add else "several"

    @property
    def skip_price(self) -> int:
        """How many scored tiles it costs."""
        return 1 if self._skip is None else self._skip.price


@dataclass(frozen=True)
class ChooseByHand(TakeOrSkip):
    """Choose a word; the values of ``by_hand`` are out only for the tiles of a hand that the app has dealt.

    An answer from the log is not judged by those, as with :class:`HandTile`.
    """

    by_hand: tuple[str, ...] = ()

    def recall(self, raw: Json) -> str:
        value = self.parse(raw)
        return value if value in self.by_hand else self.read(raw)


@dataclass(frozen=True)
class Turn(Either):
    """Enter a tile, which the pad asks for at once, or press the button of another branch."""

    kind: ClassVar[str] = "ibid.turn"

    def for_message(self, value: Any) -> MessageTurn:
        if isinstance(value, Mapping):
            ((what, answer),) = value.items()
            return MessageTurn(what, tiles_for_message(answer) if what == "add" else ())
        return MessageTurn(str(value), ())

    @property
    def other(self) -> str:
        """What can be done instead of entering a tile."""
        return list(self.branches)[1]

    @property
    def can_add(self) -> bool:
        """Whether a tile can be added."""
        return "add" not in self.out

    @property
    def fits(self) -> Fact | None:
        """Which tiles can be added now; None where any or none can."""
        note = getattr(self.branches["add"], "note", None) if self.can_add else None
        return note if isinstance(note, FollowNumber | FollowPrice) else None

    def recall(self, raw: Json) -> tuple[str, Any]:
        branch, _ = self.parse(raw)
        inner = self.branches[branch]
        # Whether a dealt hand has an allowed tile is a secret; the tile itself is judged.
        return (
            (branch, inner.recall(raw[branch]))
            if isinstance(inner, HandTile)
            else super().recall(raw)
        )


@dataclass(frozen=True)
class PlaceInRow(Pick[int]):
    """Pick a gap in a row: 0 is left of the first item, ``len(row)`` right of the last."""

    row: tuple[Json, ...] = ()
    kind: ClassVar[str] = "ibid.place"


def number_options(numbers: Iterable[int]) -> tuple[Option[int], ...]:
    """Return an option for each number, called as people write it: with a minus sign."""
    return tuple(_number_option(number) for number in numbers)


def _number_option(number: int) -> Option[int]:
    return Option(
        number,
        name=OptionNumber(number),
        face=str(number).replace("-", "\N{MINUS SIGN}"),
    )
