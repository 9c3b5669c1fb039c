"""How the rules' tests try many cases: as long as one takes, on whatever machine."""

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
