"""Discord as the bot meets it: requests, their answers, and what the bot and people's clients are told."""
