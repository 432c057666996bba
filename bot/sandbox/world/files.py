"""Uploaded files: their bytes, and the signed addresses under which they can be fetched.

Source: reference#signed-attachment-cdn-urls; resources/message#attachment-object.
"""

import hashlib
import hmac
import io
import mimetypes
from pathlib import Path
from urllib.parse import quote

from msgspec import UNSET, Struct
from PIL import Image, UnidentifiedImageError

from bot.sandbox.world.objects import Attachment
from bot.sandbox.world.private_files import make_folder, write


class Upload(Struct, frozen=True):
    """One file of a multipart request."""

    filename: str
    content: bytes


class Files:
    """The bytes of every attachment, by its id; in a folder too, if there is one."""

    def __init__(self, key: str, folder: Path | None) -> None:
        self._key, self._folder = key.encode(), folder
        self._contents: dict[str, bytes] = {}
        self._unsaved: set[str] = set()
        self._dropped: set[str] = set()

    def add(
        self, upload: Upload, *, base: str, channel_id: str, attachment_id: str, filename: str, description: str
    ) -> Attachment:
        """Keep an upload; `base` is the address of the sandbox. An empty description means none."""
        self._contents[attachment_id] = upload.content
        if self._folder:
            self._unsaved.add(attachment_id)
        content_type, size = look(upload.content, filename)
        path = f"/attachments/{channel_id}/{attachment_id}/{quote(filename)}?hm={self.signature(attachment_id)}"
        return Attachment(
            id=attachment_id,
            filename=filename,
            size=len(upload.content),
            url=base + path,
            proxy_url=base + path,
            content_type=content_type,
            description=description or UNSET,
            width=size[0] if size else UNSET,
            height=size[1] if size else UNSET,
        )

    def signature(self, attachment_id: str) -> str:
        """Return what the address of an attachment must carry."""
        return hmac.new(self._key, attachment_id.encode(), hashlib.sha256).hexdigest()

    def get(self, attachment_id: str) -> bytes | None:
        """Return the bytes of an attachment, or None if it is gone."""
        content = self._contents.get(attachment_id)
        if content is None and self._folder and attachment_id not in self._dropped:
            path = self._folder / attachment_id
            if attachment_id.isdecimal() and path.is_file():
                content = self._contents[attachment_id] = path.read_bytes()
        return content

    def drop(self, attachments: list[Attachment]) -> None:
        """Forget the files of a message that is gone, or that an edit removed."""
        for attachment in attachments:
            self._contents.pop(attachment.id, None)
            if self._folder:
                self._unsaved.discard(attachment.id)
                self._dropped.add(attachment.id)

    def save(self) -> None:
        """Write new files to the folder and remove dropped ones."""
        if not self._folder:
            return
        make_folder(self._folder)
        while self._unsaved:
            attachment_id = self._unsaved.pop()
            if content := self._contents.get(attachment_id):
                write(self._folder / attachment_id, content)
        while self._dropped:
            (self._folder / self._dropped.pop()).unlink(missing_ok=True)


def look(content: bytes, filename: str) -> tuple[str, tuple[int, int] | None]:
    """Return the media type and, of a picture, width and height in pixels."""
    guess = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return Image.MIME.get(picture.format or "", guess), picture.size
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError):
        return guess, None
