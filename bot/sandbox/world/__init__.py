"""What there is in the sandbox: people, channels, messages, files, and what time it is."""
