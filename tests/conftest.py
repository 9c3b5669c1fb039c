"""How tests try many cases: as long as one takes, on whatever machine."""

from hypothesis import settings

settings.register_profile("companion", deadline=None)
settings.load_profile("companion")
