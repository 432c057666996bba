"""The board upright, one tap from the shared one: for telephones, and the same for everybody."""

from __future__ import annotations

from tests.bot.conftest import Night, shown

EPHEMERAL = 1 << 6
"""The flag of a message that only one person sees: resources/message#message-object-message-flags."""


async def test_whoever_taps_is_shown_the_public_board_upright(night: Night) -> None:
    await night.match("standard", "spearpoint")
    await night.quiet()
    thread = night.sam.threads()[0]

    people = night.sam, night.ana, night.ben
    answers = [shown(await person.press("Upright, for phones", in_=thread)) for person in people]

    pictures = [picture for answer in answers for picture in answer.attachments]
    assert [(picture.width, picture.height) for picture in pictures] == [(950, 1520)] * 3
    assert {picture.filename for picture in pictures} == {"board.png"}
    watching, _, playing = (picture.size for picture in pictures)
    assert watching == playing
    await night.ben.sees("With `/settings` all your boards come upright", in_=answers[2])
    assert all(answer.flags & EPHEMERAL for answer in answers)
