"""Six Areas is registered for every test of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.blocks.registered import register


@pytest.fixture(autouse=True)
def _six_areas() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield
