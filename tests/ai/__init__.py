"""Opponents that think."""
