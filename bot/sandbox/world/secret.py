"""What nobody can guess: keys, tokens, names of sessions."""

import secrets


def new_secret() -> str:
    """Return a new secret, fit for an address."""
    return secrets.token_urlsafe(24)
