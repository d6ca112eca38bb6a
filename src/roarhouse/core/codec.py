"""States, steps, choices and views to JSON and back, by their type hints. msgspec does it; no game writes one."""

from __future__ import annotations

from typing import Any

import msgspec

from roarhouse.core.errors import RecordError
from roarhouse.core.game import Box, Choice, Game


class Codec:
    """The JSON of one game played with one deck."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._encoder = msgspec.json.Encoder(enc_hook=self._pack)
        self._choice = msgspec.json.Decoder(game.Choices)
        self._state = msgspec.json.Decoder(game.State, dec_hook=self._unpack)
        self._view = msgspec.json.Decoder(game.View)

    def encode(self, value: Any) -> bytes:
        return self._encoder.encode(value)

    def choice(self, data: bytes | str) -> Choice:
        return self._choice.decode(data)  # type: ignore[no-any-return]

    def state(self, data: bytes | str) -> Any:
        return self._state.decode(data)

    def view(self, data: bytes | str) -> Any:
        return self._view.decode(data)

    def _pack(self, value: object) -> object:
        """A box is written as the options and the hash of its deck."""
        if isinstance(value, Box):
            return {"deck": value.deck_hash, "options": value.options}
        raise TypeError(f"cannot encode {type(value).__name__}")

    def _unpack(self, wanted: type, value: Any) -> Box:
        if value.get("deck") != self.game.deck_hash:
            raise RecordError(0, f"played with deck {value.get('deck')}, this is deck {self.game.deck_hash}")
        return self.game.box(msgspec.convert(value["options"], self.game.Options))
