"""Tests of Fast Action Battles, by chapter; each is named after its rules."""
