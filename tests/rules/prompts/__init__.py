"""Tests of ``rules/prompts``."""
