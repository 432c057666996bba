"""Where people find opponents: the queue of a server, and who is paired with whom."""
