"""What whoever runs the bot does beside it, from a terminal: backups, a look at a match, a check of all."""
