"""Two evenings that differ in one sealed answer: nobody else is sent another byte, until it is opened.

The program really runs, twice, on copies of one database; every socket and every page of everybody
else is compared whole: status lines, headers, lengths, frames and their order.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.tables.commands.in_game import Answer, Reveal
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.engine.tabletop import Mode, PendingPrompt
from rules.errors import Refused
from rules.facts import CHANCE, Json
from tests.servers.program import free_port
from tests.tables.actors import HOST, actor_for
from tests.wire.listening import Room, differences
from tests.wire.players import TableFixture, cookie, lay, still

LANGUAGES = ("en", "de")
"""What the guests speak, in turn: what is drawn for one language is no part of another."""


@dataclass(frozen=True)
class Moment:
    """A table where somebody enters a secret, and two answers that they may give."""

    fixture: TableFixture
    stranger: str
    ask: str
    key: str
    seat: str
    sealed: bool
    """Whether it waits for others; else it stays secret in the game."""
    values: tuple[Json, Json]
    others: tuple[tuple[str, str, Json], ...]
    """Seat, key and answer of the others who have to seal."""
    mended: tuple[str, Json] | None
    """An earlier answer that the host can amend, and to what."""


def played(folder: Path, game: str, skip: int) -> tuple[Path, Moment]:
    """Play a game until somebody has a secret to enter: as it comes, or with other options."""
    for seed in range(12):
        data = folder / f"before{seed}.db"
        moment = _played(data, game, seed, skip)
        if moment is not None:
            return data, moment
    raise AssertionError(f"nobody has a secret in {game}")


def _played(data: Path, game: str, seed: int, skip: int) -> Moment | None:
    """Play a game at random until somebody has a secret to enter, ``skip`` such moments later."""
    app = create_app({"DATABASE": f"sqlite:///{data}", "SCHEDULE": still, "RNG": Random(seed)})
    rng = Random(seed)
    about = meta(game)
    players = min(about.most, max(about.least, 4))
    options = about.sample(rng, players) if seed else about.settle(players, {})
    fixture = lay(app, "w", game, players, options, languages=LANGUAGES)
    services: Services = app.extensions["companion"]
    table = services.tables.find(fixture.code)
    while True:
        referee = table.referee
        assert referee is not None
        if referee.current_ask is None:
            return None
        choice = _choice(referee, rng)
        if choice is not None and skip == 0:
            break
        skip -= choice is not None
        _play_on(table, rng)
    pending, values = choice
    sealed = referee.current_ask.mode is Mode.SEALED
    others = tuple(
        (str(one.who), one.key, _sample(referee, one, rng))
        for one in referee.current_ask.pending
        if one.key != pending.key and sealed
    )
    moment = Moment(
        fixture,
        cookie(app, device="stranger"),
        referee.current_ask.key,
        pending.key,
        str(pending.who),
        sealed,
        values,
        others,
        _mendable(referee, rng) if sealed else None,
    )
    services.dependencies.store.close()
    return moment


def _sample(referee: Referee, pending: PendingPrompt[Any], rng: Random) -> Json:
    prompt = referee.resolve(pending)
    return prompt.dump(prompt.sample(rng))


def _choice(referee: Referee, rng: Random) -> tuple[PendingPrompt[Any], tuple[Json, Json]] | None:
    """Return a secret to enter that can be answered in two ways of which nobody is told."""
    ask = referee.current_ask
    if ask is None or referee.exposed or referee.pending_answers:
        return None
    sealed = ask.mode is Mode.SEALED and len(ask.pending) > 1
    for pending in ask.pending:
        if not isinstance(pending.who, str) or pending.call:
            continue
        prompt = referee.resolve(pending)
        first = prompt.sample(rng)
        for _ in range(40):
            second = prompt.sample(rng)
            told = not sealed and prompt.public(first) != prompt.public(second)
            if prompt.dump(second) != prompt.dump(first) and not told:
                return pending, (prompt.dump(first), prompt.dump(second))
    return None


def _play_on(table: Any, rng: Random) -> None:
    """Play until the next question."""
    ask = table.referee.current_ask.key
    while (now := table.referee.current_ask) is not None and now.key == ask:
        if table.referee.ready:
            table.execute(Reveal(ask), HOST)
            return
        asked = [
            pending
            for pending in now.pending
            if pending.key not in table.referee.pending_answers
            and not pending.call
            and pending.who is not CHANCE
        ]
        _answer(table, rng.choice(asked), rng)


def _answer(table: Any, pending: PendingPrompt[Any], rng: Random) -> None:
    value = _sample(table.referee, pending, rng)
    table.execute(Answer(pending.key, value), actor_for(pending.who))


def _mendable(referee: Referee, rng: Random) -> tuple[str, Json] | None:
    """Return the last answer in the game that can be amended so that the same is asked after it."""
    stands = referee.current_ask.key if referee.current_ask else None
    for step in reversed(referee.history):
        if step.pending.who is CHANCE:
            continue
        for _ in range(20):
            value = step.prompt.dump(step.prompt.sample(rng))
            trial = Referee(referee.game, referee.setup, Random(0), referee.log)
            try:
                trial.amend(step.pending.key, value, Stamp("host"))
            except Refused:
                continue
            if trial.current_ask is not None and trial.current_ask.key == stands:
                return step.pending.key, value
    return None


def evening(
    room: Room, moment: Moment, value: Json, *, pages_at_each_step: bool
) -> dict[str, list[bytes]]:
    """Let everything happen that may happen while something is secret.

    All load their pages when it is in and after a restart, and ``pages_at_each_step`` besides.
    """
    me, key = moment.seat, moment.key
    other = next(str(guest.seat) for guest in moment.fixture.guests if guest.seat != me)
    room.settle()
    assert room.do(me, do="answer", key=key, value=value)["ok"]
    room.reload(but=me)
    # Who has sealed may react, and who has not may as well.
    for who in (me, other, "watch"):
        room.lines[who].send({"react": "knew"})
        room.settle()
    assert sum(b'"reaction":' in each for each in room.heard["board"]) == 3
    # Refused: what is not theirs, what is in already, what is no answer, what nobody may.
    for who in (other, "board", "watch"):
        for do in ("answer", "amend"):
            assert not room.do(who, do=do, key=key, value=moment.values[0])["ok"]
    assert not room.do(other, do="answer", key=key, value={"no": ["answer"]})["ok"]
    assert not room.do("watch", do="unseal", key=key)["ok"]
    assert not room.do("board", do="reveal", key=moment.ask)["ok"]
    for seat, asked, answer in moment.others[:-1]:
        assert room.do(seat, do="answer", key=asked, value=answer)["ok"]
    if moment.mended is not None:
        amended, to = moment.mended
        assert room.do("board", do="amend", key=amended, value=to)["ok"]
        if pages_at_each_step:
            room.reload(but=me)
        assert room.do("board", do="undo")["ok"]
    if moment.sealed:
        assert room.do(me, do="unseal", key=key)["ok"]
        assert room.do(me, do="answer", key=key, value=value)["ok"]
    else:
        # It is changed while it is secret, to what it says in the other evening, and back.
        first, second = moment.values
        other = second if value == first else first
        assert room.do(me, do="amend", key=key, value=other)["ok"]
        if pages_at_each_step:
            room.reload(but=me)
        assert room.do("board", do="undo")["ok"]
    assert room.do("board", do="undo")["ok"]
    assert room.do(me, do="answer", key=key, value=value)["ok"]
    room.restart()
    if pages_at_each_step:
        room.reload(but=me)
    for seat, asked, answer in moment.others[-1:]:
        assert room.do(seat, do="answer", key=asked, value=answer)["ok"]
    room.reload(but=me)
    return room.heard


@pytest.mark.parametrize("skip", [0, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_sealed_changes_no_byte_for_anybody_else(
    game: str, skip: int, tmp_path: Path
) -> None:
    data, moment = played(tmp_path, game, skip)
    port, now = free_port(), int(time.time()) + 60
    heard = []
    for number, value in enumerate(moment.values):
        copy = tmp_path / f"evening{number}.db"
        shutil.copy(data, copy)
        with Room(copy, port, now, moment.fixture, moment.stranger) as room:
            heard.append(evening(room, moment, value, pages_at_each_step=skip > 0))
    one, two = heard
    assert differences(one, two, but=moment.seat) == []
    # The one who sealed does see it: the comparison is of evenings that really differ.
    assert differences(one, two, but="board") != []


def dealt(data: Path, game: str) -> tuple[TableFixture, str, tuple[str, ...], int]:
    """Let the app deal; return the table, a stranger's cookie, who holds the first cards, and how many each."""
    app = create_app({"DATABASE": f"sqlite:///{data}", "SCHEDULE": still, "RNG": Random(1)})
    more: dict[str, dict[str, Json]] = {"ohhell": {"deals": "down"}, "ididnt": {"first": "lot"}}
    options = meta(game).settle(4, {"dealer": "app", **more.get(game, {})})
    fixture = lay(app, "w", game, 4, options)
    services: Services = app.extensions["companion"]
    table = services.tables.find(fixture.code)
    assert table.referee is not None
    assert table.referee.current_ask is not None
    table.execute(Answer(table.referee.current_ask.key, "yes"), HOST)
    scene: Any = table.referee.table.scene
    hands = scene.hands if game == "ididnt" else scene.dealt
    seats = tuple(hands)
    size = len(table.referee.peek(hands[seats[0]], seats[0]))
    stranger = cookie(app, device="stranger")
    services.dependencies.store.close()
    return fixture, stranger, seats, size


def swap_hands(data: Path, size: int) -> None:
    """Swap the first two hands of the deck that chance has shuffled, in the saved log."""
    with sqlite3.connect(data) as database:
        found = database.execute(
            "SELECT table_id, seq, body FROM entries WHERE body LIKE '%\"deal1/deck\"%'"
        ).fetchall()
        assert found
        for table, seq, body in found:
            entry = json.loads(body)
            deck = entry["value"]["cards"]
            swapped = deck[size : 2 * size] + deck[:size] + deck[2 * size :]
            entry["value"]["cards"] = swapped
            database.execute(
                "UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?",
                (json.dumps(entry), table, seq),
            )


@pytest.mark.parametrize(
    "game",
    ["feast", *(pytest.param(each, marks=pytest.mark.slow) for each in ("ohhell", "ididnt"))],
)
def test_what_two_others_were_dealt_changes_no_byte_for_anybody_else(
    game: str, tmp_path: Path
) -> None:
    data = tmp_path / "dealt.db"
    fixture, stranger, seats, size = dealt(data, game)
    other = tmp_path / "swapped.db"
    shutil.copy(data, other)
    swap_hands(other, size)
    port, now = free_port(), int(time.time()) + 60
    heard = []
    for each in (data, other):
        with Room(each, port, now, fixture, stranger) as room:
            room.settle()
            room.reload(but="")
            assert room.do("board", do="undo")["ok"]
            assert room.do("board", do="redo")["ok"]
            room.restart()
            room.reload(but="")
            heard.append(room.heard)
    one, two = (
        {name: told for name, told in each.items() if name not in seats[:2]} for each in heard
    )
    assert differences(one, two, but="") == []
    assert differences(heard[0], heard[1], but="") != [], "the two do see it"
