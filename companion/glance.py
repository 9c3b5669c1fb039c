"""What a template is given: one table as one watcher may see it, and words for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeGuard

from markupsafe import Markup, escape

from companion import rights
from companion.heard import heard, is_collecting
from companion.language import Language
from companion.lobby import Lobby, lobby
from companion.people import Person
from companion.table import Table
from rules import registry
from rules.audit import Place
from rules.errors import Refused
from rules.facts import Body, Fact, Ruling, Seat, Who
from rules.options import Meta
from rules.prompts.base import Prompt
from rules.prompts.confirm import Confirm
from rules.referee import SetAside, Step
from rules.sealed import Sealed
from rules.standings import Line
from rules.tabletop import Mode
from rules.views import Mine, State, View, Waiting, said, view


@dataclass(frozen=True)
class Todo:
    """What a screen asks for now: "lobby", "over", "form", "sealed" or "wait"."""

    kind: str
    mine: Mine | None = None


@dataclass(frozen=True)
class Watcher:
    """Who looks: a board, a pad or somebody who watches; with which seat, and whether as host."""

    role: str
    seat: Seat | None = None
    host: bool = False
    others: tuple[Seat, ...] = ()
    """The other seats of the same phone."""
    keeps: bool = False
    """Whether the phone has the host's right besides: its pad leads to the board then."""


@dataclass
class Moment:
    """What looks at the same moment of a table share: prompts with their inputs as drawn, the place."""

    forms: list[tuple[Prompt[Any], Markup]] = field(default_factory=list)
    place: tuple[object, tuple[Markup, Markup]] | None = None
    """The scene that the words for the place were made of, and these; kept for longer."""
    entries: dict[tuple[int, bool], tuple[Step, Mapping[str, Any]]] = field(default_factory=dict)
    """Entries by their steps, as their own player sees them and as others do; kept for longer."""


SAME_FOR_ALL = frozenset({"rank", "choose", "number", "player"})
"""The kinds of prompts whose inputs look the same to everybody who is asked the same."""


class Glance:
    """One look at a table; templates call it ``t``. Made anew whenever the table changes.

    Looks at the same ``moment`` share what is the same for all, so that it is drawn once.
    """

    def __init__(
        self,
        table: Table,
        watcher: Watcher,
        language: Language,
        url: str,
        moment: Moment | None = None,
    ) -> None:
        self.table = table
        self.watcher = watcher
        self.host = watcher.host
        self.seat = watcher.seat
        self.url = url
        self._language = language
        self._moment = moment or Moment()

    # -- the game ----------------------------------------------------------------------

    @cached_property
    def view(self) -> View | None:
        """The game as this watcher may see it; None between games."""
        referee = self.table.referee
        return None if referee is None else view(referee, self.seat, host=self.host)

    @property
    def game(self) -> str | None:
        """The game that is on, or else the one that is picked."""
        playing = self.table.playing
        return playing.game if playing else self.table.party.game

    @property
    def meta(self) -> Meta | None:
        """What that game says of itself."""
        return registry.meta(self.game) if self.game else None

    @cached_property
    def lobby(self) -> Lobby:
        """What is about to be played."""
        return lobby(self.table.party)

    def secret(self, sealed: Sealed[Any]) -> Any:
        """Return a secret that this watcher may read, or None."""
        referee = self.table.referee
        if referee is None or self.seat is None or self.seat not in sealed.readers:
            return None
        return referee.peek(sealed, self.seat)

    # -- people ------------------------------------------------------------------------

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.party.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        known = self.table.party.people
        if seat in known:
            return known[seat]
        number = str(seat or "").rpartition("-")[2]
        return Person(Seat(str(seat)), f"Dummy {number}", "none")

    def name(self, seat: Seat | None) -> Markup:
        """Return a seat's name, marked up."""
        return Markup("<b>{}</b>").format(self.person(seat).name)

    def plain_name(self, seat: Seat | None) -> str:
        """Return a seat's name as it is."""
        return self.person(seat).name

    def is_me(self, seat: Seat | None) -> bool:
        """Whether a seat is this watcher's own."""
        return seat is not None and seat == self.seat

    def here(self, seat: Seat) -> bool:
        """Whether a device of the seat is connected, as far as is known."""
        return self.table.presence.here(seat)

    def hosts(self, seat: Seat) -> bool:
        """Whether a phone of the seat has the host's right."""
        party = self.table.party
        return any(device in party.hosts for device in party.holders(seat))

    # -- words -------------------------------------------------------------------------

    def say(self, fact: Fact) -> Markup:
        """Return a fact as a sentence."""
        return self._language.say(fact, self.name)

    def reason(self, option: Any) -> str:
        """Return why an option of a prompt cannot be, as plain text; nothing when it can."""
        return "" if option.out is None else self.say(option.out).striptags()

    def ask(self, mine: Mine) -> Markup:
        """Return the question that a prompt asks, as a heading."""
        prompt = mine.prompt
        return self._word("ask", prompt.name, prompt, default=escape(prompt.name))

    def hint(self, mine: Mine) -> Markup:
        """Return a line under the question, or nothing."""
        return self._word("hint", mine.prompt.name, mine.prompt)

    def label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for one of a prompt's values."""
        option = next((o for o in getattr(prompt, "options", ()) if o.value == value), None)
        if option is not None and option.note is not None:
            return self.say(option.note)
        return self._word("label", prompt.name, value, default=escape(value))

    def form(self, inputs: Callable[..., Markup], mine: Mine) -> Markup:
        """Return a prompt's inputs, drawn by a macro unless somebody is asked just the same."""
        prompt = mine.prompt
        if prompt.kind not in SAME_FOR_ALL:
            return inputs(self, mine, "answer", None)
        drawn = next((drawn for asked, drawn in self._moment.forms if asked == prompt), None)
        if drawn is None:
            drawn = inputs(self, mine, "answer", None)
            self._moment.forms.append((prompt, drawn))
        return drawn

    def button(self, mine: Mine, verb: str) -> Markup:
        """Return what the button says that sends an answer; ``{}`` stands for what is picked."""
        return self._word("button", mine.prompt.name, mine.prompt, default=verb)

    def where(self, place: Place) -> Markup:
        """Return the words for an entry that clashes with others: whose, and of when."""
        whose = self.plain_name(place.seat) if place.seat else place.what
        return self._word("place", "clash", place, default=escape(f"{whose}, round {place.round}"))

    def not_yet(self, mine: Mine) -> Markup:
        """Return what that button says while there is nothing to send."""
        return self._word("none", mine.prompt.name, mine.prompt, default="Pick one")

    def _word(self, kind: str, name: str, *args: Any, default: str = "") -> Markup:
        word = f"{kind}_{name.partition('-')[0]}"
        playing = self.table.playing
        family = playing.game if playing else "app"
        return self._language.words(family, word, *args, self.name, default=default)

    def entry(self, step: Step) -> Mapping[str, Any]:
        """Return an answer that is in the game as this watcher may see it."""
        mine = step.posed.who == self.seat
        kept = self._moment.entries.get((id(step), mine))
        if kept is None:
            # The step is kept with it: as long as it lives, no other has its id.
            kept = self._moment.entries[id(step), mine] = (step, self._entry(step))
        return kept[1]

    def _entry(self, step: Step) -> Mapping[str, Any]:
        about = getattr(step.prompt, "about", None)
        seen = said(step, self.seat)
        whose = about or step.given.seat
        return {
            "key": step.posed.key,
            "kind": step.prompt.kind,
            "name": self._word("entry", step.prompt.name, default=step.prompt.name),
            "whose": whose,
            "value": seen,
            "label": Markup("secret") if seen is None else self.label(step.prompt, seen),
            "amended": step.given.amended_by,
            "by": None if step.given.by in (whose, "table") else step.given.by,
        }

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What was decided last, the more telling ones first."""
        if self.view is None or self.game is None:
            return ()
        minor = self._language.listed(self.game, "minor")
        return tuple(sorted(self.view.rulings, key=lambda ruling: ruling.fact.code in minor))

    def is_minor(self, ruling: Ruling) -> bool:
        """Whether a ruling is the grounds of another rather than the point of it."""
        return self.game is not None and ruling.fact.code in self._language.listed(
            self.game, "minor"
        )

    # -- what is to be done ------------------------------------------------------------

    @cached_property
    def todo(self) -> Todo:
        """The one thing to do now: a form, a sealed answer to guard, or waiting."""
        if self.view is None:
            return Todo("lobby")
        if self.view.over:
            return Todo("over")
        mine = sorted(self.view.mine, key=lambda each: not self.is_me_asked(each))
        for each in mine:
            if each.held is None:
                return Todo("form", each)
        if mine:
            return Todo("sealed", mine[0])
        return Todo("wait")

    def is_me_asked(self, mine: Mine) -> bool:
        """Whether this seat is asked itself, and not just anyone."""
        return mine.posed.who == self.seat

    def is_sealed(self, mine: Mine) -> bool:
        """Whether an answer to this prompt stays secret until all are in."""
        view = self.view
        return (
            view is not None
            and view.mode is Mode.SEALED
            and not view.exposed
            and not mine.posed.call
        )

    def part(self, mine: Mine, name: str) -> Mine:
        """Return one field of a prompt that has several, with what is held of it."""
        whole: Any = mine.prompt
        return _inside(mine, whole.fields[name], lambda value: value[name])

    def branch(self, mine: Mine, name: str) -> Mine:
        """Return one of the things that a prompt lets somebody do, as if it were asked alone."""
        whole: Any = mine.prompt
        return Mine(mine.posed, whole.branches[name], None, None)

    def inner(self, mine: Mine) -> Mine:
        """Return the prompt in one whose answer stays secret."""
        whole: Any = mine.prompt
        return _inside(mine, whole.inner, lambda value: value)

    @property
    def awaited(self) -> list[Seat]:
        """The seats that are asked and have not answered."""
        waiting = self.view.waiting if self.view else ()
        return [each.who for each in waiting if each.state == "awaited" and is_one(each.who)]

    @property
    def absent(self) -> list[Waiting]:
        """Those who are asked, have not answered, and are away."""
        return [each for each in self._unheard if not self.here(Seat(str(each.who)))]

    @property
    def _unheard(self) -> list[Waiting]:
        waiting = self.view.waiting if self.view else ()
        known = self.table.party.order
        return [each for each in waiting if each.state == "awaited" and each.who in known]

    def asked_of(self, seat: Seat) -> str | None:
        """Return the key of what a seat is asked and has not answered."""
        return next((each.key for each in self._unheard if each.who == seat), None)

    @property
    def errands(self) -> list[Waiting]:
        """What the host asked this seat to enter for others."""
        sent = self.table.party.errands
        return [each for each in self._unheard if sent.get(each.key, "") == self.seat]

    @property
    def handed_on(self) -> list[Seat]:
        """The other seats of this phone that are awaited."""
        return [seat for seat in self.watcher.others if self.asked_of(seat)]

    @property
    def entered_for(self) -> dict[Seat, str]:
        """Whose answers to what is asked now were entered by somebody else, and by whom."""
        referee = self.table.referee
        held = referee.held.values() if referee else ()
        return {
            each.given.seat: self.by(each.given.by)
            for each in held
            if each.given.seat is not None and each.given.by != each.given.seat
        }

    def by(self, who: str) -> str:
        """Return who entered something: a name, the host, or the app."""
        if who == rights.HOST_BY:
            return "the host"
        return "the app" if who.startswith("app:") else self.plain_name(Seat(who))

    @property
    def heard(self) -> dict[str, State]:
        """Who has been heard while everybody seals; see :mod:`companion.heard`."""
        return heard(self.table)

    @property
    def states(self) -> dict[Who, State]:
        """How far each is who is asked, whatever the way: "awaited", "sealed" or "answered"."""
        waiting = self.view.waiting if self.view else ()
        return {each.who: each.state for each in waiting}

    @property
    def sealing(self) -> Markup | None:
        """The headline while sealed answers come in; None at any other time."""
        view = self.view
        if view is None or not is_collecting(self.table.referee):
            return None
        return self._word("sealing", view.waiting[0].name, default="Everybody seals in secret.")

    @property
    def waiting_title(self) -> Markup:
        """The headline of a pad that has nothing to do."""
        waiting = self.view.waiting if self.view else ()
        if not waiting:
            return Markup("Wait a moment")
        if self.awaited:
            names = Markup(" and ").join(self.plain_name(seat) for seat in self.awaited[:3])
            default = names + (" chooses" if len(self.awaited) == 1 else " choose")
            return self._word("choosing", waiting[0].name, names, default=default)
        return self._word("waiting", waiting[0].name, default="Wait for the host")

    @property
    def waiting_hint(self) -> str:
        """The line under it."""
        if self.absent:
            return "Somebody is away. The host can wait, or go on without them."
        return "Nothing to do for you just now." if self.awaited else ""

    # -- corrections -------------------------------------------------------------------

    @property
    def recent_steps(self) -> list[Step]:
        """The answers of the round under way, or of the last one, newest first.

        With them those of the deal that this seat alone can mend, being secret still.
        """
        referee = self.table.referee
        if referee is None or not referee.history:
            return []
        round_ = _round_of(referee.history[-1])
        deal = round_.split("/")[0]

        def is_recent(step: Step) -> bool:
            mine = self.is_me(step.given.seat) and _round_of(step).split("/")[0] == deal
            return _round_of(step) == round_ or (mine and referee.is_secret(step))

        return [step for step in reversed(referee.history) if is_recent(step)]

    @property
    def all_steps(self) -> list[tuple[str, list[Step]]]:
        """Every answer in the game by round, the last round first."""
        referee = self.table.referee
        rounds: dict[str, list[Step]] = {}
        for step in reversed(referee.history if referee else []):
            rounds.setdefault(_round_of(step), []).append(step)
        return [(_readable(name), steps) for name, steps in rounds.items()]

    def may_amend(self, step: Step) -> bool:
        """Whether this watcher may change an answer that is in the game, and to another one."""
        if isinstance(step.prompt, Confirm):
            return False
        referee = self.table.referee
        secret = referee is not None and referee.is_secret(step)
        return rights.may_amend(step, self.seat, host=self.host, secret=secret)

    @property
    def set_aside(self) -> list[SetAside]:
        """What an amendment put aside, as far as it is asked for again."""
        referee = self.table.referee
        return [] if referee is None else list(referee.set_aside.values())

    # -- people coming and going -------------------------------------------------------

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is in the game that is on."""
        standings = self.view.standings if self.view else None
        return standings is not None and any(line.seat == seat for line in standings.lines)

    def calls_about(self, seat: Seat) -> list[Mine]:
        """What the host may say of a seat: it left, it is back, it joins."""
        calls = self.view.calls if self.view else ()
        return [call for call in calls if _is_about(call, seat)]

    @property
    def other_calls(self) -> list[Mine]:
        """What the host may say besides, of the deck or of the game."""
        calls = self.view.calls if self.view else ()
        return [call for call in calls if call.prompt.kind not in {"player", "seat"}]

    def call_label(self, call: Mine) -> Markup:
        """Return the words of a button for a call."""
        return self._word("call", call.prompt.name, default=call.prompt.name)

    def left_for_good(self, seat: Seat) -> bool:
        """Whether the host has said that a seat left."""
        calls = self.view.calls if self.view else ()
        return any(call.prompt.name == "back" and _is_about(call, seat) for call in calls)

    # -- where we are ------------------------------------------------------------------

    @property
    def place_long(self) -> Markup:
        """Where the game stands, for the board's head."""
        return self._place("place_long")

    @property
    def place_short(self) -> Markup:
        """Where the game stands, for a pad's head."""
        return self._place("place_short")

    @property
    def places(self) -> tuple[Markup, Markup]:
        """Where the game stands, long and short; worked out once for all looks of a moment."""
        scene = self.table.referee and self.table.referee.table.scene
        if self._moment.place is None or self._moment.place[0] is not scene:
            self._moment.place = scene, (self.place_long, self.place_short)
        return self._moment.place[1]

    def _place(self, name: str) -> Markup:
        if self.view is None or self.game is None:
            return Markup("")
        return self._language.words(self.game, name, self.view.scene)

    @property
    def how(self) -> Markup:
        """How the game goes, in a few list items."""
        return self._language.words(self.game, "how", self.name) if self.game else Markup("")

    def game_name(self, game: str) -> str:
        """Return a game's name."""
        return registry.meta(game).name

    def game_part(self, name: str) -> Any:
        """Return the macros of the game's template of this name, given this look at the table."""
        if self.table.playing is None:
            return None
        return self._language.part(f"games/{self.table.playing.game}/{name}.html")

    @property
    def my_total(self) -> int | None:
        """This seat's total."""
        standings = self.view.standings if self.view else None
        lines = standings.lines if standings else ()
        return next((line.total for line in lines if line.seat == self.seat), None)

    # -- the score ---------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """The score's lines in seat order, dummies last."""
        standings = self.view.standings if self.view else None
        if standings is None:
            return []
        order = {seat: index for index, seat in enumerate(self.table.party.order)}
        return sorted(
            standings.lines, key=lambda line: (not line.competes, order.get(line.seat, 99))
        )

    def rank(self, line: Line) -> int:
        """Return a line's place, 1 for the best; equal totals share it; 0 for a dummy."""
        standings = self.view.standings if self.view else None
        if standings is None or not line.competes:
            return 0
        totals = [other.total for other in standings.lines if other.competes]
        better = sum(
            total > line.total if standings.best == "highest" else total < line.total
            for total in totals
        )
        return better + 1

    def amounts(self, line: Line) -> tuple[str, ...]:
        """Return a line's cells as they are written."""
        return tuple(self.amount(cell) for cell in line.cells)

    def amount(self, number: int | None) -> str:
        """Return a number of the score as it is written: points, or dollars and cents."""
        standings = self.view.standings if self.view else None
        if number is None:
            return ""
        if standings is not None and standings.unit == "cents":
            return f"${number / 100:.2f}".removesuffix(".00")
        return str(number).replace("-", "\u2212")

    # -- links -------------------------------------------------------------------------

    def rule_url(self, anchor: str = "") -> str:
        """Return where the rulebook explains something."""
        return f"/rules/{self.game}" + (f"#{anchor}" if anchor else "")

    @property
    def address(self) -> str:
        """The address that phones open, as people read it."""
        return self.url.split("://", 1)[-1]

    @property
    def join_url(self) -> str:
        """What the QR code says."""
        return f"{self.url}/{self.table.code}"


def is_one(who: Who) -> TypeGuard[Seat]:
    """Whether one seat is asked, and not anyone, the host or chance."""
    return not isinstance(who, Body)


def _round_of(step: Step) -> str:
    """Return where something was asked, two parts at most: "deal2/round5"."""
    return "/".join(step.ask.split("/")[:-1][:2])


def _readable(name: str) -> str:
    """Return a key's part as a heading: "Deal 2, round 5"; the whole game has none."""
    name = name or "the start"
    spaced = re.sub(r"(?<=[a-z])(?=\d)", " ", name.replace("/", ", "))
    return spaced[:1].upper() + spaced[1:]


def _is_about(call: Mine, seat: Seat) -> bool:
    """Whether a call can be answered with a seat."""
    if call.prompt.kind not in {"player", "seat"}:
        return False
    try:
        call.prompt.read(seat)
    except Refused:
        return False
    return True


def _inside(mine: Mine, prompt: Prompt[Any], of: Callable[[Any], Any]) -> Mine:
    """Return a part of a prompt as if it were asked by itself."""
    held = mine.held
    if held is not None:
        held = replace(
            held,
            prompt=prompt,
            # What no longer fits has no value but what was entered.
            value=None if held.value is None else of(held.value),
            given=replace(held.given, value=of(held.given.value)),
        )
    return Mine(mine.posed, prompt, held, None)
