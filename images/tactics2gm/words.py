"""The few words on pictures of 2GM Tactics, said in one language."""

from __future__ import annotations

from images.core import words
from images.core.picture import Say


class Words(words.Words):
    """What a picture says in one language."""

    def __init__(self, say: Say, language: str) -> None:
        super().__init__("tactics2gm", say, language)

    def named(self, kind: str, thing: str) -> str:
        """Name a thing by its kind: ``token``, ``terrain``, ``feature``, ``general``, ``phase``, ``source`` ..."""
        return self.of(f"named-{kind}", **{kind: thing})
