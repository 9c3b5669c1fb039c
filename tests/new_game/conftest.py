"""The tests of Toss-up are copied with it, and run where they are copied to."""

collect_ignore = ["tossup_tests"]
