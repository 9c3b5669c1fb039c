"""A package's own tests run when it is installed: ``make check-game``."""

collect_ignore = ["vulture"]
