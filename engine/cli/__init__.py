"""Terminal tools over any game: play at one keyboard, fuzz, verify, playthroughs."""
