"""Fieldpost on Discord: commands, panels, messages. No rule of any game is here."""
