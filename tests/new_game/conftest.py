"""The tests of Toss-up are laid with it, and run where they then lie."""

collect_ignore = ["tossup_tests"]
