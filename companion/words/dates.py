"""Dates and times as a language writes them, by CLDR."""

from __future__ import annotations

from datetime import datetime

from babel.dates import format_date, format_skeleton


def weekday(then: datetime, language: str) -> str:
    """Return a date with its weekday.

    >>> then = datetime(2026, 11, 22, 20, 5)
    >>> weekday(then, "en"), weekday(then, "de")
    ('Sunday, 22 November 2026', 'Sonntag, 22. November 2026')
    """
    pattern = "EEEE, d MMMM y" if language == "en" else "full"
    return format_date(then, pattern, locale=language)


def weekday_and_time(then: datetime, language: str) -> str:
    """Return a date with its weekday and the time, without the year.

    >>> weekday_and_time(datetime(2026, 11, 22, 20, 5), "en")
    'Sunday, 22 November, 20:05'
    """
    return f"{day(then, language, with_year=False)}, {then:%H:%M}"


def day(then: datetime, language: str, *, with_year: bool) -> str:
    """Return a day: with its weekday, or where it is long ago, with its year.

    >>> then = datetime(2026, 11, 22)
    >>> day(then, "en", with_year=False), day(then, "en", with_year=True)
    ('Sunday, 22 November', '22 November 2026')
    """
    if with_year:
        pattern = "d MMMM y" if language == "en" else "long"
        return format_date(then, pattern, locale=language)
    if language == "en":
        return format_date(then, "EEEE, d MMMM", locale=language)
    return format_skeleton("MMMMEEEEd", then, locale=language)


def day_and_time(then: datetime, language: str) -> str:
    """Return a day with its year, and the time.

    >>> then = datetime(2026, 11, 22, 20, 5)
    >>> day_and_time(then, "en"), day_and_time(then, "fr")
    ('22 November 2026, 20:05', '22 novembre 2026, 20:05')
    """
    return f"{day(then, language, with_year=True)}, {then:%H:%M}"
