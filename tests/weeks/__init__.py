"""Weeks of many matches in minutes: table, store and clocks are the bot's, people and Discord are played."""
