"""Recognises the browsers inside other apps.

They lose a page as soon as somebody reads a message in the app, and some keep no cookies.
"""

from __future__ import annotations

import re

_NAMES = {
    "Instagram": r"\bInstagram\b",
    "Messenger": r"\bFBAN/Messenger|\bFB_IAB/(Orca|MESSENGER)|\bMessengerForiOS\b",
    "Facebook": r"\bFBA[NV]/|\bFB_IAB/",
    "WeChat": r"\bMicroMessenger/",
    "Threads": r"\bBarcelona \d",
    "Telegram": r"\bTelegram-Android/",
    "TikTok": r"\b(musical_ly|BytedanceWebview|TikTok)",
    "Snapchat": r"\bSnapchat\b",
    "LINE": r"\bLine/\d",
    "KakaoTalk": r"\bKAKAOTALK\b",
    "LinkedIn": r"\bLinkedInApp\b",
    "X": r"\bTwitter(Android| for iPhone)",
    "Pinterest": r"\[?Pinterest/",
    "QQ": r"\bQQ/\d",
}
"""A pattern for each app's ``User-Agent``."""


def app_of(user_agent: str) -> str | None:
    """Return the name of the app whose browser this is, or None for a browser of its own.

    >>> app_of("Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Instagram 300.0.0")
    'Instagram'
    """
    return next((name for name, pattern in _NAMES.items() if re.search(pattern, user_agent)), None)
