"""Session cookies that stay valid when the server's clock jumps.

A laptop's clock may jump by months when it synchronises, wakes up or had an empty battery. So a
cookie is valid as long as its signature is, and its lifetime is sent as ``Max-Age``, which the
browser measures with its own clock.
"""

from __future__ import annotations

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from itsdangerous import BadSignature

from companion.web.static_files import ENDPOINT


class Sessions(SecureCookieSessionInterface):
    """Flask's signed cookies, without a date of expiry and ``Secure`` only if set over TLS.

    Key, salt and format are Flask's.
    """

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether to set ``Secure``: not for plain http, which the laptop's browser always uses."""
        del app
        return request.is_secure

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        """Return the session in a request's cookie, or an empty one if its signature is invalid.

        Flask would also refuse a cookie that is dated in the future or too long ago. After the clock
        has jumped, that would be every cookie, and all devices would lose their seats.
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
        """Set the cookie with ``Max-Age``.

        Flask sets only ``Expires``, from the server's clock. If that is far behind, a phone would
        delete the cookie at once. A static file has no cookie: a proxy may keep it for others.
        """
        if request.endpoint == ENDPOINT:
            return
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
