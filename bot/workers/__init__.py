"""Processes that do what takes the processor for long: whoever is answered would wait for it here."""
