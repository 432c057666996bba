"""How strong people are at a game, reckoned from all results."""
