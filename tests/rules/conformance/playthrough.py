"""A short game as each viewer sees it, as text: a leak is a line that differs.

The first state is written down whole; after it, what each entry changes: the lines that are new, and the
names of those that are there no longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.tabletop import Setup
from rules.engine.views import View, ViewerPrompt, as_json, view
from rules.facts import Body, Json, Ruling, Seat, Who
from rules.prompts import Clash, Either, NewSeat, Number, OrderList, Pick, Prompt, Together
from rules.prompts.together import Secret

STEPS = 40
"""How many entries a playthrough shows, and how many more its end."""
SEATS = tuple(Seat(name) for name in ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal"))


def playthroughs(game: str) -> Iterator[tuple[str, str]]:
    """Yield the file names and texts of a game's playthroughs: fewest and a few more players."""
    about = meta(game)
    for players in sorted({about.least, min(about.least + 2, about.most)}):
        yield f"playthrough-{players}.txt", playthrough(game, players)


def playthrough(game: str, players: int) -> str:
    """Play a game at random, and write down what each viewer sees at each of its first states."""
    rng = Random(players)
    referee = Referee(
        load(game), Setup(SEATS[:players], meta(game).settle(players, {})), Random(players)
    )
    lines = [f"{game}, {players} players, options {json.dumps(dict(referee.setup.options))}", ""]
    before: list[str] = []
    for step in range(100_000):
        if step < STEPS or referee.over:
            now = list(state(referee))
            lines += [*changes(before, now), ""]
            before = now
        if referee.over:
            return "\n".join(lines)
        entered = advance(referee, rng)
        if step < STEPS:
            lines.append(f"> {entered}")
        elif step == STEPS:
            lines.append("...\n")
    raise AssertionError("the game does not end")


def advance(referee: Referee, rng: Random) -> str:
    """Enter one thing that may be entered, and say in one line what everybody sees of it."""
    assert referee.current_ask is not None
    if referee.ready:
        referee.open(referee.current_ask.key, Stamp("host"))
        return f"open {referee.log[-1].key}"
    waiting = [
        p
        for p in referee.current_ask.pending
        if p.key not in referee.pending_answers and not p.call
    ]
    pending = rng.choice(waiting)
    prompt = referee.resolve(pending)
    seat = pending.who if isinstance(pending.who, str) else "host"
    referee.answer(pending.key, prompt.dump(prompt.sample(rng)), Stamp(seat))
    return f"answer {pending.key}"


def changes(before: list[str], now: list[str]) -> Iterator[str]:
    """Yield the lines of a state that the one before did not have, and the names that only that had.

    >>> list(changes(["topic: 7", "pile: 1", "dealt: 8"], ["topic: 7", "pile: 2"]))
    ['pile: 2', 'dealt: gone']
    """
    yield from (line for line in now if line not in before)
    names = {name_of(line) for line in now}
    yield from (f"{name_of(line)}: gone" for line in before if name_of(line) not in names)


def name_of(line: str) -> str:
    return line.partition(": ")[0]


def state(referee: Referee) -> Iterator[str]:
    """What the board sees, and then what else each seat and the host do."""
    yield from seen_by_all(referee)
    yield from seen_besides(referee, (*referee.table.seats, None))


def seen_by_all(referee: Referee) -> Iterator[str]:
    """What the board shows, and with it everybody knows."""
    board = view(referee, None)
    yield f"board: {'over' if board.over else board.ask_key} {'ready' if board.ready else ''}".rstrip()
    yield from (f"       {called(one.who)} {one.name}: {one.state}" for one in board.waiting)
    scene = as_json(board.scene, referee, None)
    yield from (f"       scene {line}" for line in parts(scene))
    yield from (f"       {said(ruling, referee)}" for ruling in board.rulings)
    if board.standings:
        totals = {line.seat: line.total for line in board.standings.lines}
        yield f"       totals {text(totals)}"
    if board.winners:
        yield f"       winners {', '.join(board.winners)}"


def seen_besides(referee: Referee, seats: Iterable[Seat | None]) -> Iterator[str]:
    """What seats see besides what all see; None: the host, whoever that is."""
    shown_to_all = set(parts(as_json(view(referee, None).scene, referee, None)))
    for seat in seats:
        name = seat or "host"
        mine = view(referee, seat, host=seat is None)
        yield from own(mine, name)
        for line in parts(as_json(mine.scene, referee, seat)):
            if line not in shown_to_all:
                yield f"{name:6} scene {line}"


def parts(scene: Json) -> Iterator[str]:
    """Yield each value of a scene with its name, and each item of its lists with its place.

    >>> list(parts({"round": 2, "plays": [{"rank": 7}, {"rank": 9}]}))
    ['round: 2', 'plays.0: {"rank":7}', 'plays.1: {"rank":9}']
    """
    assert isinstance(scene, dict)
    for name, value in scene.items():
        if isinstance(value, list) and value:
            yield from (f"{name}.{place}: {text(item)}" for place, item in enumerate(value))
        else:
            yield f"{name}: {text(value)}"


def called(who: Who) -> str:
    return who.value if isinstance(who, Body) else who


def own(mine: View, name: str) -> Iterator[str]:
    for one in (*mine.mine, *mine.calls):
        key = one.key.removeprefix(f"{mine.ask_key}/")
        yield f"{name:6} {'may say' if one.pending.call else 'is asked'} {key}: {asked(one)}"


def asked(one: ViewerPrompt) -> str:
    words = described(one.prompt)
    if one.answer is not None:
        words += f"; said {text(one.value)}"
    if one.draft is not None:
        words += f"; draft {text(one.draft.value)}"
    return words


def described(prompt: Prompt[object]) -> str:
    """A prompt in a few words: its kind, and what can be answered."""
    kind = prompt.kind.rpartition(".")[2]  # a game's own kind has the game before a dot
    if isinstance(prompt, Secret):
        return f"kept {described(prompt.inner)}"
    if isinstance(prompt, Together):
        parts = [f"{name}={described(part)}" for name, part in prompt.fields.items()]
        return f"{kind} {'; '.join(parts)}"
    if isinstance(prompt, Either):
        parts = [f"{name}: {described(part)}" for name, part in prompt.branches.items()]
        return f"{kind} {' | '.join(parts)}"
    if isinstance(prompt, Pick):
        about = f" for {prompt.about}" if prompt.about else ""
        shown = [f"({one.value})" if one.out else f"{one.value}" for one in prompt.options]
        return f"{kind}{about} {' '.join(shown)}"
    if isinstance(prompt, Number):
        return f"{kind} {prompt.low}..{prompt.high}"
    if isinstance(prompt, OrderList):
        return f"{kind} {prompt.length} of {' '.join(map(str, prompt.items))}"
    if isinstance(prompt, Clash):
        return f"{kind} {prompt.item}: {', '.join(place.key for place in prompt.places)}"
    if isinstance(prompt, NewSeat):
        return f"{kind}{' (full)' if prompt.full else ''}"
    return kind


def said(ruling: Ruling, referee: Referee) -> str:
    values = as_json(ruling.fact, referee, None)
    return f"#{ruling.anchor} {values.pop('code')} {text(values)}"


def text(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
