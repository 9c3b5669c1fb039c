"""A long evening says so when a program keeps what it should have given back."""

from __future__ import annotations

from tests.soak.report import FILES_OF_A_LINE, MOST_GROWTH, SPARE_FILES, Report, Sample


def report(memory: list[float], files: int = 60) -> Report:
    """Return the report of an evening with one kill, and then this memory."""
    samples = [Sample(0.5, 1, 10, 300.0, 60, 25)]
    samples += [Sample(1.0 + at, 2, 20 + at, mb, files, 25) for at, mb in enumerate(memory)]
    return Report(samples=samples, files_before=10)


def test_a_program_that_warms_up_and_stays_so_is_all_right() -> None:
    evening = report([80.0, 95.0, 96.0, 97.0, 97.0, 98.0, 97.0, 98.0])
    evening.judge()
    assert evening.problems == []
    assert evening.growth == 1.0


def test_one_that_grows_on_and_on_is_not() -> None:
    evening = report([80.0 + at * MOST_GROWTH / 2 for at in range(8)])
    evening.judge()
    assert evening.problems == ["the last program grew by 80 MB"]


def test_nor_is_one_that_keeps_the_files_of_lines_that_have_ended() -> None:
    most = 10 + 25 * FILES_OF_A_LINE + SPARE_FILES
    kept, evening = report([80.0], most), report([80.0], most + 1)
    kept.judge()
    evening.judge()
    assert kept.problems == []
    assert evening.problems == [f"{most + 1} files were open for 25 lines"]


def test_what_is_reported_can_be_read() -> None:
    evening = report([80.0, 81.0])
    evening.refused["undo: refused.nothing-to-undo"] += 3
    evening.wrong("something was lost")
    said = str(evening).splitlines()
    assert said[0] == "0 turns in 2 minutes"
    assert "3 refused, most often: 3 x undo: refused.nothing-to-undo" in said
    assert "| 2.0 | 2 | 21 | 81.0 | 60 | 25 |" in said
    assert said[-2:] == ["wrong: 1", "something was lost"]
