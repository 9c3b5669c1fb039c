"""The picture of a result: the face of every game, for every recorded game's end."""

from __future__ import annotations

import re
import sys
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops

from companion.presenters.final_result import FinalResult
from companion.rendering.lettering import FACES, Lettering
from companion.rendering.pictures import HEIGHT, WIDTH, PictureError, Pictures
from rules.engine.registry import GAMES, meta
from tests.golden import files
from tests.rendering.ended_tables import NAMES, ended
from tests.tables.table_fixture import TableFixture

ENDS = [(game, file) for game in GAMES for file in files.files(game)[::3]]
FIRST = dict(reversed(ENDS))
ALL_ENDS = [
    pytest.param(game, file, marks=() if file == FIRST[game] else pytest.mark.slow)
    for game, file in ENDS
]
ODD = (
    '<image href="http://x/y.png"/>',
    "</text><script>",
    "Tom & \"J\" 'x'",
    "李小龍",
    "🦊🦊",
    "Étienne",
    "Łukasz Ωμέγα",
    "Жанна",
    "𝐁𝐨𝐥𝐝",
    "יעל",
    "فاطمة",
    "{{ 7 * 7 }}",
)
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "defs", "symbol", "use", "g", "rect", "circle", "ellipse", "path", "pattern"}
ELEMENTS = {*SHAPES, "text", "tspan"}


@pytest.fixture(scope="module")
def fixture() -> TableFixture:
    return TableFixture(players=2, own_templates=True)


def pictures(fixture: TableFixture) -> Pictures:
    return fixture.services.pictures


def shown(svg: str) -> list[str]:
    """Return the lines of text of a picture; one that is no XML fails here."""
    tree = ET.fromstring(svg)  # noqa: S314  # our own
    names = {each.tag.removeprefix(SVG) for each in tree.iter()}
    assert names <= ELEMENTS, names - ELEMENTS
    links = [value for each in tree.iter() for name, value in each.items() if "href" in name]
    ids = {each.get("id") for each in tree.iter()}
    assert {link.removeprefix("#") for link in links} <= ids
    assert all(link.startswith("#") for link in links)
    return ["".join(each.itertext()) for each in tree.iter(f"{SVG}text")]


def outside(svg: str, lettering: Lettering) -> list[str]:
    """Return the lines of text that reach over the picture's edge; those in turned groups are left out."""
    faces = {(face.family, str(face.weight)): name for name, face in FACES.items()}
    found = []

    def look(element: ET.Element) -> None:
        for each in element:
            if "transform" in each.attrib:
                continue
            if each.tag == f"{SVG}text":
                words = "".join(each.itertext())
                face = faces[each.attrib["font-family"], each.attrib["font-weight"]]
                spaced = float(each.get("letter-spacing", 0)) * len(words)
                wide = lettering.width(words, float(each.attrib["font-size"]), face) + spaced
                start = {"start": 0.0, "middle": 0.5, "end": 1.0}[each.attrib["text-anchor"]]
                left = float(each.attrib["x"]) - wide * start
                inside = left >= 0 and left + wide <= WIDTH
                if not inside or not 0 < float(each.attrib["y"]) < HEIGHT:
                    found.append(words)
            look(each)

    look(ET.fromstring(svg))  # noqa: S314  # our own
    return found


@pytest.mark.parametrize("game, file", ALL_ENDS, ids=lambda each: getattr(each, "stem", each))
def test_the_end_of_every_recorded_game_is_a_picture(
    fixture: TableFixture, game: str, file: Path
) -> None:
    t = ended(fixture, file)
    svg = pictures(fixture).svg(t, fixture.now)
    said = shown(svg)
    result = pictures(fixture).result(t, fixture.now)
    whole = " ".join(said)
    for line in result.lines:
        assert line.name in whole or all(part in whole for part in re.split(r"(?<=-)", line.name))
        assert line.total in whole
    assert any(result.title.casefold() in each.casefold() for each in said)
    assert any(meta(game).credit in each for each in said), "who designed it"
    assert result.date in whole or result.date.upper() in whole
    assert "undefined" not in svg.lower()
    assert "None" not in whole
    assert outside(svg, pictures(fixture).lettering) == []

    png = Image.open(BytesIO(pictures(fixture).png(svg)))
    assert (png.format, png.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(png.convert("RGB").getcolors(WIDTH * HEIGHT) or []) > 20


@pytest.mark.parametrize("game", FIRST)
def test_a_picture_does_not_tell_the_code(fixture: TableFixture, game: str) -> None:
    t = ended(fixture, FIRST[game])
    assert fixture.table.code not in pictures(fixture).svg(t, fixture.now)


def test_a_game_without_a_picture_of_its_own_has_that_of_all(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = fixture.app.jinja_env.select_template
    monkeypatch.setattr(
        fixture.app.jinja_env, "select_template", lambda names: load(["games/none/x.svg", names[1]])
    )
    for file in files.files("feast"):
        t = ended(fixture, file)
        svg = pictures(fixture).svg(t, fixture.now)
        assert "The Feast" in shown(svg)
        assert "Menu" not in shown(svg)
        assert outside(svg, pictures(fixture).lettering) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_name_breaks_a_picture(fixture: TableFixture, game: str) -> None:
    svgs = []
    for file in sorted(files.files(game), key=lambda each: "players" in each.stem)[-3:]:
        t = ended(fixture, file, ODD)
        svg = pictures(fixture).svg(t, fixture.now)
        svgs.append(svg)
        whole = " ".join(shown(svg))
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "").replace(
            "href=&#34;http://x/", ""
        )
        assert "李" not in whole
        assert "🦊" not in whole
        assert outside(svg, pictures(fixture).lettering) == []
        drawn = {line.seat: line.name for line in pictures(fixture).result(t, fixture.now).lines}
        assert all(drawn.values())
    for svg in svgs[-1:]:
        assert pictures(fixture).png(svg).startswith(b"\x89PNG")


def test_a_name_without_any_letter_of_ours_is_that_of_the_symbol(fixture: TableFixture) -> None:
    t = ended(fixture, FIRST["feast"], ("李小龍", "🦊 Bo 🦊", "Ωμέγα", "𝐁𝐨𝐥𝐝", "Étienne"))
    names = {pictures(fixture).name(t, seat) for seat in t.table.roster.people}
    assert names == {"Cherry", "Bo", "Ωμέγα", "Bold", "Étienne"}


@pytest.mark.parametrize("face", ["title", "text", "print-bold"])
def test_names_in_hebrew_and_arabic_letters_are_drawn_in_any_face(
    fixture: TableFixture, face: str
) -> None:
    lettering = pictures(fixture).lettering
    assert [lettering.drawable(each) for each in ("יעל", "فاطمة 🦊")] == ["יעל", "فاطمة"]

    def wide(words: str) -> int:
        png = pictures(fixture).png(small(str(lettering.text(words, 20, 70, 40, face))))
        box = Image.open(BytesIO(png)).getbbox()
        assert box is not None, words
        return box[2] - box[0]

    with_number = "One lie cost יעל 24 minus cards: فاطمة saw it."
    parts = shown(small(str(lettering.text(with_number, 20, 70, 12, face))))
    assert parts == ["One lie cost", "יעל", "24 minus cards:", "فاطمة", "saw it."]
    assert wide("ו") < wide("ש"), "letters, and no boxes"
    assert wide("ببب") < 2 * wide("ب"), "they join"


@pytest.mark.parametrize("game", GAMES)
def test_all_letters_of_what_the_app_itself_says_are_there(
    fixture: TableFixture, game: str
) -> None:
    lettering = pictures(fixture).lettering
    said = [meta(game).name, meta(game).credit, "−4 × “x” ’ – — … · • ½ $9.50 ♠♣♥♦ áßçñøůžţğİłőÞ"]
    assert [each for each in said if lettering.drawable(each) != each] == []


def test_the_fonts_are_found_without_any_of_the_system(fixture: TableFixture) -> None:
    drawn = []
    for face in FACES:
        words = {"suits": "♠♣", "hebrew": "שלום", "arabic": "سلام"}.get(face, "Abc 123")
        text = pictures(fixture).lettering.text(words, 20, 80, 60, face)
        drawn.append(pictures(fixture).png(small(str(text))))
    blank = Image.open(BytesIO(pictures(fixture).png(small("")))).convert("L")
    for png in drawn:
        assert ImageChops.difference(blank, Image.open(BytesIO(png)).convert("L")).getbbox()
    assert len(set(drawn)) == len(FACES), "each face looks different"


def small(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">{inside}</svg>'


def test_a_line_of_text_is_as_wide_as_the_lettering_says(fixture: TableFixture) -> None:
    lettering = pictures(fixture).lettering
    for face in ("text", "text-bold", "title", "print", "print-bold"):
        text = lettering.text("nnnnnnnnnn", 0, 60, 40, face)
        box = Image.open(BytesIO(pictures(fixture).png(small(str(text))))).getbbox()
        assert box is not None
        assert abs(box[2] - lettering.width("nnnnnnnnnn", 40, face)) < 6


def test_letters_that_stand_apart_are_made_small_enough_together(fixture: TableFixture) -> None:
    lettering = pictures(fixture).lettering
    (line,) = texts(lettering.text("nnnnnnnnnn", 0, 60, 40, width=150, spacing=4))
    size = float(line.attrib["font-size"])
    assert lettering.width("nnnnnnnnnn", size) + 10 * 4 == pytest.approx(150, abs=1)


def test_what_stands_beside_a_name_in_hebrew_letters_is_a_space_away(fixture: TableFixture) -> None:
    lettering = pictures(fixture).lettering
    name, number = texts(lettering.text("יעל 12", 20, 70, 40))
    wide, space = lettering.width("יעל", 40), lettering.width("1 2", 40) - lettering.width("12", 40)
    assert float(name.attrib["x"]) == pytest.approx(20 + wide / 2, abs=0.1)
    assert float(number.attrib["x"]) == pytest.approx(20 + wide + space, abs=0.1)


def test_as_many_texts_are_set_as_there_is_room_for_with_gaps_between(
    fixture: TableFixture,
) -> None:
    fitting = pictures(fixture).lettering.fitting
    one, gap = 10 * 1.3, 5
    assert len(fitting(["a"] * 5, 10, 100, 3 * one + 2 * gap, gap)) == 3
    assert len(fitting(["a"] * 5, 10, 100, 3 * one + 2 * gap - 1, gap)) == 2


def texts(svg: str) -> list[ET.Element]:
    """Return the lines of text in a piece of SVG."""
    return list(ET.fromstring(small(svg)).iter(f"{SVG}text"))  # noqa: S314  # our own


def test_lines_break_between_words_and_after_hyphens(fixture: TableFixture) -> None:
    lettering = pictures(fixture).lettering
    lines = lettering.lines("Maximilian-Alexa took the last seven", 30, 260)
    assert lines == ["Maximilian-Alexa", "took the last seven"]
    assert lettering.lines("Maximilian-Alexa", 30, 150) == ["Maximilian-", "Alexa"]
    size, two = lettering.fitted("Maximilian-Alexa", 90, 300, 1)
    assert two == ["Maximilian-Alexa"]
    assert lettering.width("Maximilian-Alexa", size) <= 300


def test_what_is_drawn_once_is_not_drawn_again(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Pictures(fixture.app.jinja_env, Path(__file__).parents[2] / "static")
    drawn: list[str] = []

    def draw(svg: str) -> bytes:
        drawn.append(svg)
        return svg.encode()

    monkeypatch.setattr(own, "_draw", draw)
    assert [own.png(svg) for svg in ("a", "b", "a")] == [b"a", b"b", b"a"]
    assert drawn == ["a", "b"]


def test_what_cannot_be_drawn_is_told(fixture: TableFixture) -> None:
    with pytest.raises(PictureError, match="root node"):
        pictures(fixture).png("<svg")


@pytest.mark.parametrize("does", ["pass", "print('\\x89PNG', flush=True); raise SystemExit(1)"])
def test_what_is_no_whole_picture_is_none(
    fixture: TableFixture, does: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-X", "utf8=0", "-c", does]
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    monkeypatch.setattr("companion.rendering.pictures.drawing_command", lambda: command)
    with pytest.raises(PictureError):
        pictures(fixture).png(f"<svg>{does}</svg>")


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("count", [0, 3, 5])
def test_mentions_that_fit_are_told_and_stay_inside(
    fixture: TableFixture, game: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tuple(
        f"{NAMES[n]} did thing {n} four times, and it was a sight to see." for n in range(count)
    )
    monkeypatch.setattr(FinalResult, "mentions", said)
    for file in (
        FIRST[game],
        *[each for each in files.files(game) if each.stem == "eight-players"],
    ):
        t = ended(fixture, file)
        svg = pictures(fixture).svg(t, fixture.now)
        whole = " ".join(shown(svg))
        assert count == 0 or "did thing 0" in whole
        assert outside(svg, pictures(fixture).lettering) == []
