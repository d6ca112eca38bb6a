"""The public table as text and as a picture."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from roarhouse.core.find import part_of
from roarhouse.core.game import WATCHER, Game
from roarhouse.core.speech import Speaker

SIZE: Final = (640, 480)
INK, PAPER, MARGIN = "#2b1d12", "#f6efe2", 16


def as_text(game: Game[Any], s: Any) -> str:
    """What everybody at the table sees."""
    speaker, lines = Speaker(game, "en"), []
    for section in game.read(game.view(s, WATCHER)):
        lines += [f"== {speaker.say(section.title)}", *(f"   {speaker.say(line)}" for line in section.lines)]
    return "\n".join(lines)


def as_picture(game: Game[Any], s: Any) -> NDArray[np.uint8]:
    """The table drawn by the game, if it can draw; else its text on a sheet of paper."""
    drawn = part_of(game.name, "picture")
    if drawn is None:
        return np.asarray(sheet(as_text(game, s)), np.uint8)
    file = BytesIO()
    drawn.draw(s, file, Speaker(game, "en"), "south", None, SIZE)
    return np.asarray(Image.open(file).convert("RGB"), np.uint8)


def sheet(text: str) -> Image.Image:
    image = Image.new("RGB", SIZE, PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, fill=INK)
    return image
