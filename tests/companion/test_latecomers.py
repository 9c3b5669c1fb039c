"""Who sits down while a game is on is dealt in by herself, is told so, and the host can say no."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.latecomers import Late, latecomers
from companion.table import Table
from rules.facts import Seat
from rules.feast.scene import Scene
from rules.log import TABLE_BY
from rules.referee import Referee
from tests.companion.laid import Laid
from tests.companion.test_finale import play


def referee_of(laid: Laid) -> Referee:
    assert laid.table.referee is not None
    return laid.table.referee


def states(laid: Laid) -> dict[Seat, str]:
    return {late.seat: late.state for late in latecomers(laid.table.party, laid.table.referee)}


def sit_down(laid: Laid, name: str = "Late") -> Seat:
    return laid.table.join(f"device-{name}", name, None)


def host_says(laid: Laid, name: str, seat: Seat) -> None:
    call = next(p for p in referee_of(laid).standing_posed() if p.prompt.name == name)
    laid.ok(laid.host, "answer", key=call.key, value=seat)


def enter(laid: Laid, key: str, value: object) -> None:
    laid.ok(laid.host, "answer", key=key, value=value)


def scene_of(referee: Referee) -> Scene:
    scene = referee.table.scene
    assert isinstance(scene, Scene)
    return scene


def has_a_hand(laid: Laid, seat: Seat) -> bool:
    """Whether somebody is dealt in at The Feast; a deal begins where the last one ends."""
    standings = referee_of(laid).table.standings
    return standings is not None and any(
        line.seat == seat and any(cell is not None for cell in line.cells)
        for line in standings.lines
    )


def play_the_deal(laid: Laid, deal: int = 1) -> None:
    """Everybody plays what is left of the deck, the ranks of which most are left first."""
    referee = referee_of(laid)
    while (ask := referee.ask) is not None and ask.key.startswith(f"deal{deal}/"):
        left = Counter(dict(scene_of(referee).left))
        for posed in ask.posed:
            if posed.prompt.name in ("topic", "ploy", "dummy"):
                value = left.most_common(1)[0][0] if left else 10
                left[value] -= 1
            else:
                value = posed.prompt.options[0].value  # type: ignore[union-attr]  # a choice of what to take
            enter(laid, posed.key, value)
        if referee.ready:
            laid.ok(laid.host, "open", key=ask.key)


def as_read_anew(laid: Laid) -> Table:
    row = laid.table.world.store.find(laid.table.code)
    assert row is not None
    return Table(row, laid.table.world)


def test_she_is_dealt_in_at_the_next_deal_and_told_at_once() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    pad = laid.html("pad", late)
    assert "You’ll be dealt in at the next deal" in pad["prompt"]
    assert "<form" not in pad["prompt"], "the topic is not hers to enter"
    assert "<button" not in pad["action"]
    for host in (False, True):
        board = laid.html("board", host=host)
        assert "Late" in board["rejoin"]
        assert "is dealt in at the next deal" in board["rejoin"]
    assert "is dealt in at the next deal" in laid.html("pad", laid.seats[0])["ruling"]
    play_the_deal(laid)
    assert has_a_hand(laid, late)
    assert states(laid) == {}
    assert "Turn up the topic" in laid.html("pad", late)["prompt"]
    assert "latecomers" not in laid.html("board")["rejoin"]


def test_it_is_in_the_log_and_a_replay_gives_the_same_game() -> None:
    laid = Laid(3)
    laid.start()
    late = sit_down(laid)
    entry = referee_of(laid).log[-1]
    assert (entry.key, entry.value, entry.by) == ("deal1/round1/topic/join.0", late, TABLE_BY)
    play_the_deal(laid)
    again = as_read_anew(laid)
    assert again.referee is not None
    assert again.referee.log == referee_of(laid).log
    assert again.referee.table.scene == referee_of(laid).table.scene


def test_she_is_dealt_in_while_everybody_seals_and_nothing_sealed_is_lost() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    enter(laid, "deal1/round1/topic", 5)
    ana = laid.seats[0]
    laid.ok(ana, "answer", key=f"deal1/round1/ploy/{ana}", value=7)
    late = sit_down(laid)
    assert states(laid) == {late: "next-deal"}
    assert list(referee_of(laid).held) == [f"deal1/round1/ploy/{ana}"]
    assert "You’ll be dealt in" in laid.html("pad", late)["prompt"]
    assert "is dealt in at the next deal" in laid.html("board")["rejoin"]


def test_the_host_can_say_no_and_change_their_mind() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    assert 'data-do="sit_out"' in laid.html("board", host=True)["rejoin"]
    assert 'data-do="sit_out"' in laid.html("board", host=True)["people"]
    assert "data-do" not in laid.html("board")["rejoin"]
    laid.ok(laid.host, "sit_out", seat=late)
    assert states(laid) == {late: "sits-out"}
    assert "You sit out for now" in laid.html("pad", late)["prompt"]
    assert "sits out" in laid.html("board")["rejoin"]
    enter(laid, "deal1/round1/topic", 5)
    assert states(laid) == {late: "sits-out"}, "it is not said anew with the next entry"
    laid.ok(laid.host, "deal_in", seat=late)
    assert states(laid) == {late: "next-deal"}
    assert "You’ll be dealt in at the next deal" in laid.html("pad", late)["prompt"]
    log = [(entry.key.rpartition("/")[2], entry.value) for entry in referee_of(laid).log]
    assert log == [("join.0", late), ("decline.0", late), ("topic", 5), ("join.0", late)]
    assert as_read_anew(laid).party.sitting_out == set()


def test_who_sits_out_is_not_dealt_in_and_not_in_the_next_game_either() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    laid.ok(laid.host, "sit_out", seat=late)
    play_the_deal(laid)
    assert not has_a_hand(laid, late)
    laid.ok(laid.host, "close")
    lobby = laid.html("board", host=True)["stage"]
    assert "sits out" in lobby
    assert f'id="lobby-in-{late}"' in lobby
    assert "You sit out the next game" in laid.html("pad", late)["prompt"]
    laid.start(dummies=0)
    assert referee_of(laid).setup.seats == tuple(laid.seats)
    laid.ok(laid.host, "close")
    laid.ok(laid.host, "deal_in", seat=late)
    laid.start(dummies=0)
    assert referee_of(laid).setup.seats == (*laid.seats, late)


def test_only_the_host_says_who_sits_out_and_of_nobody_who_plays() -> None:
    laid = Laid(3)
    laid.start()
    late = sit_down(laid)
    for what in ("sit_out", "deal_in"):
        assert laid.do(laid.seats[0], what, seat=late)["code"] == "app.host-only"
        assert laid.do(laid.host, what, seat="s99")["code"] == "app.no-such-seat"
    assert laid.do(laid.host, "sit_out", seat=laid.seats[0])["code"] == "app.plays-now"


@pytest.mark.parametrize("game", ["eatme", "ibid"])
def test_where_all_is_dealt_she_plays_in_the_next_game(game: str) -> None:
    laid = Laid(3)
    laid.start(game)
    late = sit_down(laid)
    assert states(laid) == {late: "next-game"}
    assert "You’ll play in the next game" in laid.html("pad", late)["prompt"]
    assert "plays in the next game" in laid.html("board")["rejoin"]
    laid.ok(laid.host, "again")
    assert late in referee_of(laid).setup.seats


@pytest.mark.parametrize("game, when", [("ididnt", "the next deal"), ("liar", "the next game")])
def test_other_games_deal_her_in_as_their_rules_say(game: str, when: str) -> None:
    laid = Laid(3)
    laid.start(game)
    late = sit_down(laid)
    assert states(laid) == {late: "next-deal"}
    assert f"You’ll be dealt in at {when}" in laid.html("pad", late)["prompt"]
    laid.ok(laid.host, "sit_out", seat=late)
    laid.ok(laid.host, "deal_in", seat=late)
    assert states(laid) == {late: "next-deal"}
    assert as_read_anew(laid).referee is not None


def test_a_full_game_says_so_and_takes_her_as_soon_as_there_is_a_place() -> None:
    laid = Laid(5)
    laid.start("liar")
    late = sit_down(laid)
    assert latecomers(laid.table.party, laid.table.referee)[0].why is not None
    pad = laid.html("pad", late)["prompt"]
    assert "There is no place for you just now" in pad
    assert "The deck serves five players at most" in pad
    assert "waits for a place" in laid.html("board")["rejoin"]
    host_says(laid, "leave", laid.seats[1])
    assert states(laid) == {late: "next-deal"}
    assert "You’ll be dealt in at the next game" in laid.html("pad", late)["prompt"]


def test_where_the_next_game_seats_fewer_than_sit_there_she_is_told() -> None:
    laid = Laid(6)
    laid.start("ibid")
    late = sit_down(laid)
    pad = laid.html("pad", late)["prompt"]
    assert "There may be no place for you in the next game" in pad
    assert "seats 6, and you are 7" in pad


def test_an_undo_takes_an_entry_back_and_not_who_sat_down() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    enter(laid, "deal1/round1/topic", 5)
    late = sit_down(laid)
    laid.ok(laid.host, "undo")
    ask = referee_of(laid).ask
    assert ask is not None
    assert ask.key == "deal1/round1/topic"
    assert states(laid) == {late: "next-deal"}
    enter(laid, "deal1/round1/topic", 6)
    assert states(laid) == {late: "next-deal"}
    play_the_deal(laid)
    assert has_a_hand(laid, late)


def test_who_goes_again_before_the_deal_is_not_dealt_in() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    laid.ok(laid.host, "kick", seat=late)
    assert states(laid) == {}
    assert referee_of(laid).log[-1].key.endswith("decline.0")
    play_the_deal(laid)
    assert not has_a_hand(laid, late)


def test_who_was_dealt_in_late_keeps_the_hand_when_her_phone_is_taken_off() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    play_the_deal(laid)
    laid.ok(laid.host, "kick", seat=late)
    assert late in laid.table.party.order
    assert laid.table.party.holders(late) == []


def test_who_takes_over_a_leavers_seat_gives_up_her_own_and_has_its_points() -> None:
    laid = Laid(4)
    laid.start(dummies=0)
    play_the_deal(laid)
    bo = laid.seats[1]
    host_says(laid, "leave", bo)
    late = sit_down(laid)
    points = referee_of(laid).table.standings
    assert points is not None
    before = points.line(bo).total
    laid.table.knock("device-Late", bo)
    laid.ok(laid.host, "admit", device="device-Late")
    assert laid.table.party.seats_of("device-Late") == (bo,)
    assert late not in laid.table.party.order
    assert states(laid) == {}
    after = referee_of(laid).table.standings
    assert after is not None
    assert after.line(bo).total == before
    assert after.line(bo).competes
    play_the_deal(laid, 2)
    assert not has_a_hand(laid, late)


def test_at_a_table_of_before_she_is_dealt_in_with_the_next_entry() -> None:
    """Its log is as it was: nothing is written when it is read."""
    laid = Laid(3)
    laid.start(dummies=0)
    late = sit_down(laid)
    store = laid.table.world.store
    lines = store.load(laid.table.id)
    assert [line.kind for line in lines[-2:]] == ["seat", "game"]
    other = laid.house.tables.make()
    store.append(other.id, lines[:-1])  # as it was written before: she sat down, and that was all
    row = store.find(other.code)
    assert row is not None
    table = Table(row, laid.table.world)
    assert table.referee is not None
    assert table.referee.log == []
    assert latecomers(table.party, table.referee) == (Late(late, "next-deal"),)
    assert len(store.load(other.id)) == len(lines) - 1
    table.enter(lambda r, stamp: r.answer("deal1/round1/topic", 5, stamp), "host", None)
    assert [entry.by for entry in table.referee.log] == ["host", TABLE_BY]


def test_a_join_that_the_table_said_is_not_for_amending() -> None:
    laid = Laid(3)
    laid.start()
    sit_down(laid)
    entries = laid.client(laptop=True).get(f"/entries/{laid.table.code}").get_data(as_text=True)
    assert "Late" in entries
    assert "data-amend" not in entries


def test_the_last_screen_says_who_plays_in_the_next_game() -> None:
    laid = Laid(3)
    laid.start("ibid")
    late = sit_down(laid)
    play(laid, 3)
    assert states(laid) == {late: "next-game"}
    assert "plays in the next game" in laid.html("board")["stage"]
    assert "wins" in laid.html("pad", late)["prompt"] or "share" in laid.html("pad", late)["prompt"]
