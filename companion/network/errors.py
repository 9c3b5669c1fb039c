"""The error of this package."""


class NetworkError(Exception):
    """A host, port, URL or proxy that cannot be used.

    ``code`` names its message of the family "errors", and ``about`` has the values that this needs.
    """

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code, about)
        self.code = code
        self.about = about
