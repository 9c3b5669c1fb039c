"""The board's sounds: each at its beat, as loud as somebody said, softer at night, and none before a click or a key."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import evening
from tests.browser.screen_data import REGIONS
from tests.browser.short_games import command, play_points
from tests.browser.stills import begin, board_of, play_until, sit_down
from tests.tables.table_fixture import TableFixture
from tests.web.test_sounds import SOUNDS, of_beats

pytestmark = pytest.mark.slow

LISTENING = """
  window.played = [];
  window.decoded = 0;
  const { fetch } = window;
  window.fetch = async (address, ...rest) => {
    const answer = await fetch(address, ...rest);
    const found = /sounds\\/(\\w+)/.exec(String(address));
    if (found) {
      const bytes = await answer.arrayBuffer();
      bytes.sound = found[1];
      answer.arrayBuffer = async () => bytes;
    }
    return answer;
  };
  const { decodeAudioData } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const { sound } = bytes;
    const decoded = await decodeAudioData.call(this, bytes);
    window.decoded += 1;
    return Object.assign(decoded, { sound });
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof GainNode) this.loud = to.gain;
    return connect.call(this, to, ...rest);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...rest) {
    window.played.push([this.buffer.sound, Math.round(this.loud.value * 100) / 100]);
    return start.apply(this, rest);
  };
"""
"""Notes each sound that is played, and how loud."""
ALL = len(list(SOUNDS.glob("*.mp3"))) - 1
"""All but the music, which comes where it is played."""
ASKS = "For sound, click anywhere or press a key."
DAY, NIGHT = "2026-11-22T20:15:00", "2026-11-22T23:15:00"
"""By the clock on the wall."""


UNPACK = """() => {
  document.body.append(document.getElementById("dialogs").content);
  document.dispatchEvent(new Event("unpacked"));
}"""
"""Puts all dialogs into the page, as opening each does: a lobby has no button for that of the sounds."""


def touch(board: Page) -> None:
    """Press a key that does nothing, and wait until the sounds are there."""
    board.keyboard.press("Shift")
    board.wait_for_function("all => window.decoded === all", arg=ALL)


def played(board: Page) -> list[tuple[str, float]]:
    """Return what was played since the last look."""
    found: list[list[str | float]] = board.evaluate("() => window.played.splice(0)")
    return [(str(sound), float(loud)) for sound, loud in found]


def wait_for(board: Page, *sounds: str) -> None:
    board.wait_for_function("count => window.played.length >= count", arg=len(sounds))
    assert tuple(sound for sound, _ in played(board)) == sounds


def test_each_beat_has_its_sound_as_loud_as_somebody_said(browser: Browser) -> None:
    fixture = sit_down("feast", 1, 4)
    assert play_until(fixture, Random(1), lambda referee: bool(referee.history), 150)
    with board_of(browser, fixture, pace="manual") as board:
        board.context.add_init_script(LISTENING)
        board.clock.set_fixed_time(DAY)
        board.reload()
        board.locator("body[data-connection=there]").wait_for(state="attached")
        touch(board)
        begin(board)
        assert played(board) == []
        kinds = [*of_beats(), "tell", "score"]
        board.evaluate(
            f"""async (kinds) => {{
              const {{ data }} = await {REGIONS};
              Object.assign(data.show, {{ kinds, seconds: [0, ...kinds.map(() => 1)] }});
            }}""",
            kinds,
        )
        for kind in kinds:
            board.keyboard.press(" ")
            assert [sound for sound, _ in played(board)] == [
                sound for sound in [of_beats().get(kind)] if sound
            ]
        board.keyboard.press(" ")

        # The volume is heard at once; at night everything is softer.
        board.click("[data-open=show-options]")
        board.locator("#volume").fill("0.5")
        board.wait_for_function("() => window.played.length")
        assert played(board) == [("take", 0.5)]
        board.clock.set_fixed_time(NIGHT)
        board.locator("#volume").fill("1")
        board.wait_for_function("() => window.played.length")
        assert played(board) == [("take", 0.4)]
        board.keyboard.press("Escape")
        board.keyboard.press("m")
        expect(board.locator(".toast")).to_contain_text("Sound is off. Press m for sound.")
        expect(board.locator("#board-head [data-mute]")).to_have_attribute("aria-pressed", "true")
        begin(board)
        board.keyboard.press(" ")
        assert played(board) == []
        board.reload()
        expect(board.locator("#board-head [data-mute]")).to_have_attribute("aria-pressed", "true")
        board.keyboard.press("m")
        board.wait_for_function("() => window.played.length")
        assert played(board) == [("take", 0.28)]
        board.reload()
        expect(board.locator("#board-head [data-mute]")).to_have_attribute("aria-pressed", "false")


def test_sealing_and_a_win_are_heard_and_a_board_that_nobody_touched_says_so_once(
    browser: Browser,
) -> None:
    with evening(browser, countdown=1.0) as night:
        board = night.board
        board.context.add_init_script(LISTENING)
        phones = [night.join(name).context for name in ("Ana", "Bo", "Cem")]
        board.reload()
        expect(board.locator("#seat-order")).to_contain_text("Cem")
        # Somebody begins the game elsewhere: nobody has touched the board yet.
        command(night, night.board_context, "choose_game", game="feast", options={"dummies": 0})
        command(night, night.board_context, "start_game")
        command(night, night.board_context, "answer", key="deal1/round1/topic", value=7)
        expect(board.locator("#says [data-names] [data-submission]")).to_have_count(3)
        expect(board.locator(".toast", has_text=ASKS)).to_have_count(0)
        command(night, phones[0], "answer", pad="s1", key="deal1/round1/ploy/s1", value=9)
        expect(board.locator(".toast", has_text=ASKS)).to_be_visible()
        assert played(board) == []
        touch(board)
        command(night, phones[1], "answer", pad="s2", key="deal1/round1/ploy/s2", value=6)
        wait_for(board, "seal")
        command(night, phones[2], "answer", pad="s3", key="deal1/round1/ploy/s3", value=4)
        wait_for(board, "sealed")
        expect(board.locator("#says")).to_contain_text("takes the 7")
        command(night, night.board_context, "end_game")
        play_points(night, {"s1": 3, "s2": 1, "s3": 2})
        # In the lobby between the two games there may be time for music.
        board.wait_for_function("() => window.played.some(([sound]) => sound === 'win')")
        board.reload()
        expect(board.locator("#finale h1")).to_be_visible()
        expect(board.locator("body[data-connection=there]")).to_be_attached()
        assert board.locator(".toast", has_text=ASKS).count() == 0
        assert played(board) == []


MUSIC = """
  window.levels = [];
  const { setTargetAtTime } = AudioParam.prototype;
  AudioParam.prototype.setTargetAtTime = function (level, ...rest) {
    window.levels.push(Math.round(level * 1000) / 1000);
    return setTargetAtTime.call(this, level, ...rest);
  };
"""
"""Notes to which levels the music goes."""


def test_the_music_comes_softly_after_a_key_ducks_and_stops_with_one_key(browser: Browser) -> None:
    fixture = TableFixture(3)
    with board_of(browser, fixture) as board:
        board.context.add_init_script(LISTENING + MUSIC)
        board.clock.set_fixed_time(DAY)
        board.reload()
        board.locator("body[data-connection=there]").wait_for(state="attached")
        assert played(board) == []
        board.keyboard.press("Shift")
        wait_for(board, "theme")
        assert board.evaluate("() => window.levels.splice(0)") == [0.28]
        board.keyboard.press("m")
        board.wait_for_function("() => window.levels.length")
        assert board.evaluate("() => window.levels.splice(0)") == [0]
        board.keyboard.press("m")
        board.wait_for_function("() => window.played.length > 1")
        assert [sound for sound, _ in played(board)] == ["theme", "take"]
        assert board.evaluate("() => window.levels.splice(0)") == [0.28, 0.084, 0.28]
        board.evaluate(UNPACK)
        board.locator("[data-music]").evaluate("each => each.click()")
        board.wait_for_function("() => window.levels.length")
        assert board.evaluate("() => window.levels.splice(0)") == [0]
        board.reload()
        board.locator("body[data-connection=there]").wait_for(state="attached")
        touch(board)
        board.evaluate(UNPACK)
        expect(board.locator("[data-music]")).not_to_be_checked()
        assert played(board) == []
