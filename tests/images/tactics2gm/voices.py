"""Both languages, for pictures of 2GM Tactics."""

from __future__ import annotations

from images.tactics2gm.words import Words
from tests.images.voices import LANGUAGES, say

WORDS = {language: Words(say, language) for language in LANGUAGES}
