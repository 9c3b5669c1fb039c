"""Make the board's sounds: wood, glass and paper, synthesised here, so that they are free to share.

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


def main() -> None:
    """Write every sound into this folder, all as loud as each other."""
    for name, make in SOUNDS.items():
        wave = make()
        fade = np.minimum(1, (len(wave) - np.arange(len(wave))) / (0.02 * RATE))
        wave = 0.7 * wave * fade / np.max(np.abs(wave))
        path = FOLDER / f"{name}.mp3"
        soundfile.write(path, wave, RATE, format="MP3", compression_level=0.7)
        print(f"{path.name}: {len(wave) / RATE:.2f} s, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
