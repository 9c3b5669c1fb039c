"""The error of this package."""


class NetworkError(Exception):
    """A refusal: ``str()`` is a sentence for people, ``code`` an identifier for programs."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.code = code
