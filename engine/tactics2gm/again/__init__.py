"""What is left of an offer after an act: mostly that is all of it but what the act touched.

Everything a seat may do is listed in one decision after another, and most acts leave most of it as it was. What
an act leaves is worked out here from the decision that it answered and from what was told since. Only what is sure
is worked out so; after anything else everything is listed anew. That both give the same is tested at every act of
many matches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm.again import deployment, movement, shooting, using
from engine.tactics2gm.state import TacticsState

Left: TypeAlias = Callable[[Flow[TacticsState], Decision, Option], list[Option] | None]
"""Lists what is left of the offer of a decision after the act picked was done; None: list everything anew."""

LEFT: dict[str | int, Left] = {
    "move": movement.after_move,
    "swap": movement.after_move,
    "prone": movement.after_prone,
    "pack": movement.after_push,
    "general": movement.after_push,
    "deploy": deployment.after_deploy,
    "equip": deployment.after_equip,
    "play": deployment.after_play,
    "fire": shooting.after_shot,
    "sortie": shooting.after_shot,
    "use": using.after_token,
    "ability": using.after_ability,
}
"""By the verb of the act."""
