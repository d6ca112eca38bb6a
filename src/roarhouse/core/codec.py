"""JSON encoding of states, steps, choices and views, driven by their type hints through msgspec."""

from __future__ import annotations

from typing import Any

import msgspec

from roarhouse.core.box import Box
from roarhouse.core.errors import RecordError
from roarhouse.core.game import Choice, Game


class Codec:
    """Encoder and decoders for one game with one deck."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._encoder = msgspec.json.Encoder(enc_hook=self._pack)
        self._choice = msgspec.json.Decoder(game.Choices)
        self._state = msgspec.json.Decoder(game.State, dec_hook=self._unpack)
        self._agenda = list[game.Steps]  # type: ignore[name-defined]
        self._view = msgspec.json.Decoder(game.View)

    def encode(self, value: Any) -> bytes:
        return self._encoder.encode(value)

    def choice(self, data: bytes | str) -> Choice:
        return self._choice.decode(data)  # type: ignore[no-any-return]

    def state(self, data: bytes | str) -> Any:
        """Decode a state. The agenda is converted with `Game.Steps`, since a state does not know its steps."""
        s = self._state.decode(data)
        s.agenda = msgspec.convert(s.agenda, self._agenda, str_keys=True)
        return s

    def view(self, data: bytes | str) -> Any:
        return self._view.decode(data)

    def _pack(self, value: object) -> object:
        """A box is encoded as its options and the hash of its deck."""
        if isinstance(value, Box):
            return {"deck": value.deck_hash, "options": value.options}
        raise TypeError(f"cannot encode {type(value).__name__}")

    def _unpack(self, wanted: type, value: Any) -> Any:
        if value.get("deck") != self.game.deck_hash:
            raise RecordError(0, f"played with deck {value.get('deck')}, this is deck {self.game.deck_hash}")
        return self.game.box(msgspec.convert(value["options"], self.game.Options))
