"""Who a device is, in a signed cookie: whatever the clocks say, it stays that device.

A laptop's clock may step by seconds or by months while people play: it asks the internet for the
time, wakes up, or has an empty battery. So a cookie counts for as long as its signature holds, and
the browser that keeps it is told in seconds of its own how long to do so.
"""

from __future__ import annotations

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from itsdangerous import BadSignature


class Sessions(SecureCookieSessionInterface):
    """Signed cookies that never grow too old, and go over TLS alone where they were given over TLS.

    Key, salt and format are Flask's own: cookies of earlier versions hold, whenever they were
    signed.
    """

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether to say so: the laptop's own browser comes over plain http even so."""
        del app
        return request.is_secure

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        """Return what a browser's cookie says, if we signed it.

        Flask's own refuses what was signed in the future, or too long ago: after a step of the
        clock that would be every cookie, and each would be overwritten by a stranger's.
        """
        signing = self.get_signing_serializer(app)
        value = request.cookies.get(self.get_cookie_name(app))
        if signing is None or not value:
            return super().open_session(app, request)
        try:
            return self.session_class(signing.loads(value))
        except BadSignature:
            return self.session_class()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Give the cookie along, with how long to keep it.

        Flask's own says only until when, by the server's clock: where that is far behind, a phone
        would throw it away at once. Browsers go by the seconds where they are told both.
        """
        signing = self.get_signing_serializer(app)
        if signing is None or not session or not self.should_set_cookie(app, session):
            super().save_session(app, session, response)
            return
        response.set_cookie(
            self.get_cookie_name(app),
            signing.dumps(dict(session)),
            max_age=app.permanent_session_lifetime if session.permanent else None,
            httponly=self.get_cookie_httponly(app),
            domain=self.get_cookie_domain(app),
            path=self.get_cookie_path(app),
            secure=self.get_cookie_secure(app),
            samesite=self.get_cookie_samesite(app),
        )
        response.vary.add("Cookie")
