"""Make the board's sounds and its music: wood, glass and paper, synthesised here, so that they are free to share.

    pip install numpy soundfile
    python static/sounds/make_sounds.py

Each sound is a sum of a few physical models: a struck bar or glass is damped sine waves at the modes of the
thing, paper is noise through a moving band. The same files come out each time: all noise is seeded.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

RATE = 44_100
"""Samples per second."""
FOLDER = Path(__file__).parent

Wave = np.ndarray

WOOD = ((1.0, 1.0, 1.0), (2.76, 0.45, 0.5), (5.4, 0.2, 0.28), (8.9, 0.08, 0.15))
"""The modes of a wooden bar: frequency ratio, loudness, and how long each rings."""
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.28, 0.32), (9.5, 0.08, 0.12))
GLASS = ((1.0, 1.0, 1.0), (2.32, 0.6, 0.8), (4.25, 0.4, 0.6), (6.63, 0.25, 0.4), (9.38, 0.12, 0.3))


def clock(seconds: float) -> Wave:
    """Return the time of each sample, in seconds."""
    return np.arange(int(RATE * seconds)) / RATE


def struck(
    pitch: float, modes: tuple[tuple[float, float, float], ...], ring: float, seconds: float
) -> Wave:
    """Return a struck thing: ``pitch`` in hertz, ``ring`` the time in which it falls to a third."""
    t = clock(seconds)
    tone = sum(
        loud * np.exp(-t / (ring * long)) * np.sin(2 * np.pi * pitch * ratio * t)
        for ratio, loud, long in modes
    )
    return np.asarray(tone) * np.minimum(1, t / 0.0015)


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Return noise between two frequencies in hertz."""
    count = int(RATE * seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    band = (
        1
        / (1 + np.exp((low - hertz) / (0.12 * low)))
        / (1 + np.exp((hertz - high) / (0.12 * high)))
    )
    wave = np.fft.irfft(spectrum * band, count)
    return np.asarray(wave / np.max(np.abs(wave)))


def swell(seconds: float, peak: float, fall: float) -> Wave:
    """Return an envelope that rises until ``peak`` seconds, and falls to a third in ``fall``."""
    t = clock(seconds)
    return np.where(t < peak, (t / peak) ** 1.5, np.exp(-(t - peak) / fall))


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Return waves together, each from a time in seconds on and with a loudness."""
    end = max(int(RATE * at) + len(wave) for at, _, wave in parts)
    out = np.zeros(end)
    for at, loud, wave in parts:
        start = int(RATE * at)
        out[start : start + len(wave)] += loud * wave
    return out


def thud(pitch: float = 95) -> Wave:
    """Return a soft blow on the table."""
    t = clock(0.22)
    return np.exp(-t / 0.05) * np.sin(2 * np.pi * pitch * t * (1 + 0.5 * np.exp(-t / 0.02)))


def flick(seed: int, *, bright: float = 1.0) -> Wave:
    """Return a card that is turned."""
    return noise(0.12, 1800 * bright, 7000 * bright, seed) * swell(0.12, 0.018, 0.022)


def slide(seed: int, seconds: float = 0.3) -> Wave:
    """Return a card that is drawn over cloth."""
    return noise(seconds, 500, 3200, seed) * swell(seconds, seconds * 0.55, seconds * 0.16)


def note(pitch: float, seconds: float = 0.7) -> Wave:
    """Return a note on a marimba."""
    return struck(pitch, MARIMBA, 0.22, seconds)


def gulp() -> Wave:
    """Return something that is swallowed."""
    t = clock(0.3)
    pitch = 190 + 260 * np.sin(np.pi * np.minimum(1, t / 0.22)) ** 2
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * swell(0.3, 0.06, 0.08)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "seal": lambda: mix(
        (0, 0.8, thud(120)), (0.02, 0.12, noise(0.1, 300, 1500, 1) * swell(0.1, 0.03, 0.02))
    ),
    "sealed": lambda: mix(
        (0, 0.6, struck(392, WOOD, 0.06, 0.3)), (0.16, 0.8, struck(523, WOOD, 0.07, 0.4))
    ),
    "turn": lambda: mix((0, 0.7, flick(2)), (0.05, 0.35, thud(160))),
    "match": lambda: mix(
        (0, 0.9, struck(330, WOOD, 0.05, 0.3)), (0.09, 0.9, struck(311, WOOD, 0.06, 0.4))
    ),
    "take": lambda: mix((0, 0.5, slide(3)), (0.24, 0.6, struck(440, WOOD, 0.05, 0.3))),
    "bill": lambda: mix(
        (0, 0.5, slide(4, 0.18)), (0.15, 1.0, thud(80)), (0.15, 0.3, flick(5, bright=0.7))
    ),
    "tip": lambda: mix(
        (0, 0.5, struck(1568, GLASS, 0.16, 0.8)), (0.08, 0.25, struck(2093, GLASS, 0.1, 0.6))
    ),
    "challenge": lambda: mix((0, 0.7, note(147, 0.5)), (0.14, 0.8, note(139, 0.7))),
    "truth": lambda: mix((0, 0.6, note(392, 0.5)), (0.13, 0.7, note(494))),
    "lie": lambda: mix(
        (0, 0.7, note(294, 0.5)), (0.13, 0.8, note(277, 0.6)), (0.26, 0.7, note(208))
    ),
    "eaten": lambda: mix((0, 0.8, gulp()), (0.22, 0.4, thud(110))),
    "knock": lambda: mix((0, 1.0, struck(208, WOOD, 0.05, 0.3)), (0, 0.5, thud(90))),
    "gong": lambda: mix(
        (0, 0.7, struck(98, GLASS, 0.5, 1.6)),
        (0, 0.5, thud(70)),
        (0.02, 0.3, struck(147, GLASS, 0.4, 1.4)),
    ),
    "comeback": lambda: mix(
        (0, 0.5, note(294, 0.4)),
        (0.1, 0.5, note(370, 0.4)),
        (0.2, 0.6, note(440, 0.5)),
        (0.34, 0.7, note(587, 0.9)),
    ),
    "win": lambda: mix(
        (0, 0.5, note(392)),
        (0.13, 0.5, note(494)),
        (0.26, 0.5, note(587)),
        (0.42, 0.6, note(784, 1.0)),
        (0.42, 0.22, struck(1568, GLASS, 0.3, 1.2)),
    ),
}
"""The sounds by name; ``static/js/sound.js`` plays them."""


def clap(seed: int) -> Wave:
    """Return one clap of two hands."""
    return noise(0.09, 700, 3500, seed) * swell(0.09, 0.004, 0.018)


def voice(start: float, end: float, seconds: float) -> Wave:
    """Return a hum that glides between two pitches, as a soft wooden pipe."""
    t = clock(seconds)
    pitch = start + (end - start) * t / seconds
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    return (np.sin(phase) + 0.25 * np.sin(2 * phase)) * swell(seconds, 0.3 * seconds, seconds / 4)


REACTIONS: dict[str, Callable[[], Wave]] = {
    "applause": lambda: mix(
        *((at, loud, clap(20 + nth)) for nth, (at, loud) in enumerate(CLAPS)),
    ),
    "groan": lambda: voice(196, 131, 0.8),
    "laugh": lambda: mix(
        (0, 0.7, note(523, 0.4)), (0.11, 0.8, note(440, 0.4)), (0.22, 0.6, note(392, 0.5))
    ),
    "gasp": lambda: noise(0.45, 900, 4500, 40) * swell(0.45, 0.3, 0.03),
    "knew": lambda: mix((0, 0.6, note(440, 0.5)), (0.14, 0.8, note(659, 0.7))),
    "clink": lambda: mix(
        (0, 0.6, struck(2349, GLASS, 0.2, 0.9)), (0.02, 0.5, struck(2637, GLASS, 0.22, 0.9))
    ),
}
"""The sounds of reactions by name: softer than the others, since many may come."""
SOFT = 0.065
"""How loud they are: the root mean square of the loudest 0.4 seconds, which is 0.1 to 0.25 for the others."""
CLAPS = ((0, 1.0), (0.13, 0.7), (0.19, 0.8), (0.31, 0.9), (0.38, 0.5), (0.5, 0.7), (0.63, 0.4))
"""When a clap is heard, in seconds, and how loud."""

# -- the music ---------------------------------------------------------------------------------

BEAT = 0.75
"""Seconds of a quarter note: 80 a minute."""
CHORDS = (
    "F2 A3 C4 E4|D2 A3 C4 F4|G2 Bb3 D4 F4|C2 Bb3 C4 E4|F2 A3 C4 E4|A2 G3 C4 E4|Bb2 A3 D4 F4|C2 Bb3 D4 E4|"
    "D2 A3 C4 F4|A2 G3 C4 E4|Bb2 F3 A3 D4|F2 A3 C4 F4|G2 Bb3 D4 F4|C2 Bb3 D4 G4|F2 A3 C4 E4|C2 Bb3 C4 E4"
)
"""The chord of each bar of three beats: its bass, and three notes that are struck one after the other."""
MELODY = (
    "C5:2 A4:1|D5:1.5 C5:.5 A4:1|Bb4:2 D5:1|C5:3|A4:1 C5:1 E5:1|G5:2 E5:1|F5:1.5 D5:.5 A4:1|G4:2 -:1|"
    "F4:1 A4:1 D5:1|E5:2 C5:1|D5:1.5 Bb4:.5 F4:1|A4:3|Bb4:1 D5:1 F5:1|E5:1.5 D5:.5 Bb4:1|A4:1 C5:2|-:3"
)
"""The melody, bar by bar: each note and its beats; ``-`` is a rest."""
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
THEME_RATE = 24_000
"""Samples per second of the music, which has nothing above 10 kHz."""
LEAD = 0.5
"""Seconds that the file has before and after the loop, so that it can be cut in the middle of its sound."""


def hertz(name: str) -> float:
    """Return the pitch of a note: A4 is 440."""
    letter, octave = name[:-1], int(name[-1])
    step = STEPS[letter[0]] - letter.count("b") - 9 + 12 * (octave - 4)
    return 440.0 * 2 ** (step / 12)


def bass(pitch: float) -> Wave:
    """Return a soft low note, as of a plucked string."""
    t = clock(2.4)
    tone = np.sin(2 * np.pi * pitch * t) + 0.35 * np.sin(4 * np.pi * pitch * t) * np.exp(-t / 0.3)
    return np.asarray(tone * np.exp(-t / 0.8) * np.minimum(1, t / 0.012))


def wood_note(pitch: float, ring: float) -> Wave:
    """Return a note of a marimba that is played with soft mallets."""
    return struck(pitch, MARIMBA, ring, 8 * ring) * np.minimum(1, clock(8 * ring) / 0.006)


def theme_parts() -> list[tuple[float, float, Wave]]:
    """Return all notes of the music: when, how loud, and their waves."""
    parts = []
    bars = list(zip(CHORDS.split("|"), MELODY.split("|"), strict=True))
    for bar, (chord, melody) in enumerate(bars):
        start = 3 * BEAT * bar
        low, *others = map(hertz, chord.split())
        parts.append((start, 0.55, bass(low)))
        for nth, pitch in enumerate(others):
            parts.append((start + nth * BEAT, 0.16, wood_note(pitch, 0.3)))
            parts.append((start + (nth + 0.5) * BEAT, 0.1, wood_note(pitch, 0.25)))
        at = start
        for each in melody.split():
            name, beats = each.split(":")
            if name != "-":
                parts.append((at, 0.4, wood_note(hertz(name), 0.4)))
                parts.append((at, 0.05, wood_note(2 * hertz(name), 0.2)))
            at += float(beats) * BEAT
    return parts


def theme() -> Wave:
    """Return the loop: what rings on after its end sounds at its beginning."""
    count = round(RATE * 3 * BEAT * len(CHORDS.split("|")))
    whole = mix(*theme_parts())
    loop = np.zeros(count)
    for start in range(0, len(whole), count):
        piece = whole[start : start + count]
        loop[: len(piece)] += piece
    return loop


def slower(wave: Wave, rate: int) -> Wave:
    """Return a loop with fewer samples per second."""
    spectrum = np.fft.rfft(wave)
    count = round(len(wave) * rate / RATE)
    return np.asarray(np.fft.irfft(spectrum[: count // 2 + 1], count)) * rate / RATE


def faded(wave: Wave) -> Wave:
    """Return a wave that ends in silence."""
    return wave * np.minimum(1, (len(wave) - np.arange(len(wave))) / (0.02 * RATE))


def loudest(wave: Wave) -> float:
    """Return the root mean square of the loudest 0.4 seconds."""
    count = int(0.4 * RATE)
    return float(np.sqrt(np.max(np.convolve(wave**2, np.ones(count) / count))))


def write(name: str, wave: Wave, rate: int, compression: float) -> None:
    """Write a file into this folder."""
    path = FOLDER / f"{name}.mp3"
    soundfile.write(path, wave, rate, format="MP3", compression_level=compression)
    loud = np.sqrt(np.mean(wave**2))
    print(
        f"{path.name}: {len(wave) / rate:.2f} s, {path.stat().st_size} bytes,"
        f" peak {np.max(np.abs(wave)):.2f}, root mean square {loud:.3f}"
    )


def main() -> None:
    """Write every sound into this folder: the reactions equally soft, and the music."""
    for name, make in SOUNDS.items():
        wave = faded(make())
        write(name, 0.7 * wave / np.max(np.abs(wave)), RATE, 0.7)
    for name, make in REACTIONS.items():
        wave = faded(make())
        write(name, SOFT * wave / loudest(wave), RATE, 0.7)
    loop = slower(theme(), THEME_RATE)
    loop *= 0.5 / np.max(np.abs(loop))
    lead = round(LEAD * THEME_RATE)
    print(f"The loop takes {len(loop) / THEME_RATE} s, from {LEAD} s on.")
    write("theme", np.concatenate([loop[-lead:], loop, loop[:lead]]), THEME_RATE, 0.8)


if __name__ == "__main__":
    main()
