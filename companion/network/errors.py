"""The error of this package."""

from companion.words.errors import ToldError


class NetworkError(ToldError):
    """A host, port, URL or proxy that cannot be used."""
