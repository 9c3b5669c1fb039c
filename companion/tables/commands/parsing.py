"""Reads commands from messages, and refuses malformed ones.

A message is a JSON object with ``id`` (chosen by the client, unique for its device at a table),
``do`` (the command's ``word``), and the fields of that kind of command.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from companion.tables.commands import between_games, in_game, people, question_time
from companion.tables.commands.base import Command
from companion.tables.lobby import read_options
from companion.tables.refusals import NoSuchGame, NoSuchTime, UnknownCommand, Unreadable
from rules.engine import registry
from rules.errors import Malformed
from rules.facts import Json, Seat
from rules.typed import digits, plain

MAX_ID_LENGTH = 64
"""The ASCII characters that a command's id may have."""
MAX_KEY_LENGTH = 200
"""The characters that a prompt's key may have."""
MAX_DIGITS = 9
"""A number of seconds has fewer digits than this."""

_COURTS = re.compile(r"[B-Z]{3}")
"""The letters of three court cards; an ace has its A."""
MAX_NUMBER = 2**53
"""The largest number in a frame: JavaScript represents every integer up to it exactly."""

OLD_WORDS: Mapping[str, str] = {
    "draw": in_game.DrawFor.word,
    "open": in_game.Reveal.word,
    "pick": between_games.ChooseGame.word,
    "start": between_games.StartGame.word,
    "again": between_games.PlayAgain.word,
    "close": between_games.EndGame.word,
    "order": people.Reorder.word,
    "kick": people.DisconnectPhone.word,
    "leave": people.LeaveTable.word,
    "admit": people.AdmitDevice.word,
    "refuse": people.DeclineDevice.word,
    "proxy": people.AppointProxy.word,
    "host": people.AddHost.word,
    "unhost": people.RemoveHost.word,
    "reactions": people.SetReactions.word,
    "timer": question_time.SetTimer.word,
    "take_over": people.TakeOverAsHost.word,
}
"""The words of pages that came from 1.0.0: while a server is updated they stay open, and keep their scripts."""

Message: TypeAlias = Mapping[str, Json]


def read_frame(frame: str | bytes | None) -> Json:
    """Return the JSON value in a client's frame, or None if it is not JSON.

    A frame with a number beyond ``MAX_NUMBER`` is refused too: JavaScript would round it.

    >>> read_frame('{"id": "1", "do": "undo"}')
    {'id': '1', 'do': 'undo'}
    >>> read_frame('{"shown": 1e400}')
    """
    try:
        return json.loads(
            frame or "",
            parse_int=lambda digits: _bounded(int(digits)),
            parse_float=lambda digits: _bounded(float(digits)),
            parse_constant=lambda name: _bounded(float(name)),
        )
    except (ValueError, RecursionError):
        return None


N = TypeVar("N", int, float)


def _bounded(number: N) -> N:
    if not -MAX_NUMBER <= number <= MAX_NUMBER:
        raise ValueError(number)
    return number


def command_id(message: Json) -> str | None:
    """Return the id of a message: 1 to ``MAX_ID_LENGTH`` printable ASCII characters, else None."""
    given = printable_id(message.get("id")) if isinstance(message, Mapping) else None
    return given if given and given == message["id"] else None


def printable_id(raw: Any) -> str | None:
    """Return an id to send back, cut to ``MAX_ID_LENGTH``; None unless it is printable ASCII."""
    fits = isinstance(raw, str) and raw.isascii() and raw.isprintable()
    return raw[:MAX_ID_LENGTH] if fits else None


def parse_command(message: Json) -> Command:
    """Return the command in a message.

    >>> parse_command({"id": "1", "do": "undo"})
    Undo(entry=None)

    :raises Malformed: if the message has no valid id, or is no well-formed command.
    """
    if not isinstance(message, Mapping) or command_id(message) is None:
        raise Malformed(Unreadable())
    match _word(message):
        case in_game.Answer.word:
            return in_game.Answer(_key(message), message.get("value"))
        case in_game.DrawFor.word:
            return in_game.DrawFor(_key(message))
        case in_game.Unseal.word:
            return in_game.Unseal(_key(message))
        case in_game.Reveal.word:
            return in_game.Reveal(_key(message))
        case in_game.Amend.word:
            return in_game.Amend(_key(message), message.get("value"))
        case in_game.Stop.word:
            return _stop(message)
        case in_game.Undo.word:
            return in_game.Undo(_entry(message))
        case in_game.Redo.word:
            return in_game.Redo(_entry(message))
        case between_games.ChooseGame.word:
            return _choose_game(message)
        case between_games.Vote.word:
            return _vote(message)
        case between_games.StartGame.word:
            return between_games.StartGame()
        case between_games.PlayAgain.word:
            return _play_again(message)
        case between_games.Rematch.word:
            return _rematch(message)
        case between_games.EndGame.word:
            return between_games.EndGame()
        case people.Reorder.word:
            return people.Reorder(message.get("seats"))
        case people.Rename.word:
            return _rename(message)
        case people.DisconnectPhone.word:
            return people.DisconnectPhone(_seat(message))
        case people.LeaveTable.word:
            return people.LeaveTable()
        case people.SitOut.word:
            return people.SitOut(_seat(message))
        case people.DealIn.word:
            return people.DealIn(_seat(message))
        case people.AdmitDevice.word:
            return people.AdmitDevice(str(message.get("device")))
        case people.DeclineDevice.word:
            return people.DeclineDevice(str(message.get("device")))
        case people.AppointProxy.word:
            return people.AppointProxy(_key(message), _seat(message, "to"))
        case people.AddHost.word:
            return people.AddHost(_seat(message))
        case people.RemoveHost.word:
            return people.RemoveHost(_seat(message))
        case people.RemoveHostDevice.word:
            return people.RemoveHostDevice(str(message.get("device")))
        case people.SetReactions.word:
            return _set_reactions(message)
        case people.SetCourts.word:
            return _set_courts(message)
        case question_time.SetTimer.word:
            return _set_timer(message)
        case question_time.AddTime.word:
            return question_time.AddTime(_seconds(message.get("seconds")))
        case question_time.PauseTime.word:
            return question_time.PauseTime()
        case question_time.ResumeTime.word:
            return question_time.ResumeTime()
        case people.TakeOverAsHost.word:
            return people.TakeOverAsHost()
        case _:
            raise Malformed(UnknownCommand())


def _word(message: Message) -> str | None:
    given = message.get("do")
    if given == "unhost" and "device" in message:
        return people.RemoveHostDevice.word
    return OLD_WORDS.get(given, given) if isinstance(given, str) else None


def _key(message: Message) -> str:
    key = message.get("key")
    if not isinstance(key, str) or not 0 < len(key) <= MAX_KEY_LENGTH:
        raise Malformed(Unreadable())
    return key


def _seat(message: Message, name: str = "seat") -> Seat:
    return Seat(str(message.get(name)))


def _choose_game(message: Message) -> Command:
    game, options = message.get("game"), message.get("options")
    if game not in registry.GAMES:
        raise Malformed(NoSuchGame())
    given = options if isinstance(options, Mapping) else {}
    return between_games.ChooseGame(str(game), read_options(str(game), given))


def _vote(message: Message) -> Command:
    game = message.get("game")
    if game not in registry.GAMES:
        raise Malformed(NoSuchGame())
    return between_games.Vote(str(game))


def _play_again(message: Message) -> Command:
    form = message.get("form")
    return between_games.PlayAgain(None if form is None else str(form))


def _rematch(message: Message) -> Command:
    without = message.get("without") or ""
    if not isinstance(without, str) or len(without) > MAX_KEY_LENGTH:
        raise Malformed(Unreadable())
    return between_games.Rematch(tuple(Seat(each) for each in dict.fromkeys(without.split())))


def _stop(message: Message) -> Command:
    counts = message.get("counts", "no")
    if counts not in ("yes", "no"):
        raise Malformed(Unreadable())
    return in_game.Stop(counts == "yes")


def _entry(message: Message) -> str | None:
    entry = message.get("entry")
    return None if entry is None else str(entry)


def _rename(message: Message) -> Command:
    seat = None if message.get("seat") is None else _seat(message)
    return people.Rename(seat, message.get("name"), message.get("colour"))


def _set_reactions(message: Message) -> Command:
    value = message.get("value")
    if value not in ("on", "off"):
        raise Malformed(Unreadable())
    return people.SetReactions(value == "on")


def _set_courts(message: Message) -> Command:
    letters = message.get("value")
    if not isinstance(letters, str) or not _COURTS.fullmatch(letters):
        raise Malformed(Unreadable())
    return people.SetCourts(letters)


def _seconds(raw: Json) -> int:
    """Return seconds that a page sends as a number, or as its digits."""
    if isinstance(raw, str) and len(text := digits(raw[:24])) < MAX_DIGITS and text.isdecimal():
        return int(text)
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    raise Malformed(Unreadable())


def _set_timer(message: Message) -> Command:
    value = message.get("value")
    if value == "off":
        return question_time.SetTimer(None)
    if isinstance(value, str):
        return question_time.SetTimer(_typed_time(value))
    return question_time.SetTimer(_seconds(value))


def _typed_time(typed: str) -> int:
    """Return the seconds in a time that somebody typed.

    >>> _typed_time("90"), _typed_time(" 1:30 "), _typed_time("１：３０")
    (90, 90, 90)

    :raises Malformed: if it is not a time.
    """
    minutes, _, seconds = plain(typed[:24]).strip().rpartition(":")
    try:
        return 60 * _seconds(minutes or "0") + _seconds(seconds)
    except Malformed:
        raise Malformed(NoSuchTime()) from None
