"""Why a table refuses a command, as facts; their sentences are messages of ``app.ftl``."""

from __future__ import annotations

from rules.facts import Fact, Seat


class AppRefusal(Fact, family="app"):
    """Why a command is refused."""


class NotSeated(AppRefusal):
    pass


class GameOn(AppRefusal):
    pass


class NoRematch(AppRefusal):
    pass


class EnteredMeanwhile(AppRefusal):
    pass


class Unreadable(AppRefusal):
    pass


class NoSuchGame(AppRefusal):
    pass


class UnknownCommand(AppRefusal):
    pass


class NoSuchTime(AppRefusal):
    pass


class NoPhone(AppRefusal):
    seat: Seat


class NoRejoinRequest(AppRefusal):
    pass


class NotYourself(AppRefusal):
    """A device would let itself in."""


class OwnPhoneDecides(AppRefusal):
    """A host would let a device in to a seat whose own phone is connected."""

    seat: Seat


class PlayedTogether(AppRefusal):
    seat: Seat
    other: Seat


class Busy(AppRefusal):
    pass


class NotYours(AppRefusal):
    pass


class PlaysNow(AppRefusal):
    seat: Seat


class TimeRange(AppRefusal):
    low: int
    high: int


class NameMissing(AppRefusal):
    pass


class NameLong(AppRefusal):
    most: int


class StillShown(AppRefusal):
    pass


class NotWaitedFor(AppRefusal):
    seat: Seat


class RungAlready(AppRefusal):
    seat: Seat


class CannotBeReplayed(AppRefusal):
    pass


class PastGameMissing(AppRefusal):
    game: str


class NoPastGame(AppRefusal):
    number: int


class HostThere(AppRefusal):
    pass


class NoGame(AppRefusal):
    pass


class HostOnly(AppRefusal):
    pass


class NotOnTv(AppRefusal):
    pass


class NoSuchTv(AppRefusal):
    pass


class TooManyTvs(AppRefusal):
    pass


class SecretHand(AppRefusal):
    pass


class PhoneIsHere(AppRefusal):
    """The app plays no hand of somebody whose phone is connected."""

    seat: Seat


class NoTime(AppRefusal):
    pass


class ReactionsOff(AppRefusal):
    pass


class NoSuchTable(AppRefusal):
    table: str


class TableDeleted(AppRefusal):
    """Said to who was at the table; to everybody else there is :class:`NoSuchTable`."""


class NoSuchSeat(AppRefusal):
    pass


class TableFull(AppRefusal):
    most: int


class NoSuchColour(AppRefusal):
    pass


class ColourTaken(AppRefusal):
    colour: str


class NotAnOrder(AppRefusal):
    pass


class Stumbled(AppRefusal):
    pass


class TooMuch(AppRefusal):
    seconds: int


class PhoneNotHere(AppRefusal):
    seat: Seat


class NameTaken(AppRefusal):
    """Somebody else has this name, or one that looks alike: perhaps it is the same person."""

    name: str
    seat: Seat


class NameOfAnother(AppRefusal):
    """The new name for a player is that of somebody else, or looks alike."""

    name: str
    seat: Seat
