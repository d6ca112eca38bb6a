"""The value of a table: every seat's chance to win, as a conditional logit over the seats.

chance = softmax of (w0 + w1 · progress) · features. The weights are a small JSON file in the game's folder `bot`,
made by `roarhouse learn`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from roarhouse.core.errors import RoarhouseError
from roarhouse.core.folders import folders
from roarhouse.core.game import Game

LEAST_LOGIT = -60.0  # below the best; exp() of less is 0 in any case


class WeightsError(RoarhouseError):
    """Weights that cannot be read, or that belong to other features."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Learned weights, and the command, seed and number of games that made them."""

    names: tuple[str, ...]
    w0: tuple[float, ...]
    w1: tuple[float, ...]
    command: str = ""
    seed: str = ""
    games: int = 0


def no_weights(names: Sequence[str]) -> Weights:
    """Every seat has the same chance."""
    return Weights(tuple(names), (0.0,) * len(names), (0.0,) * len(names))


def weights_file(game: str) -> Path:
    return folders()[game] / "bot" / "weights.json"


def read_weights(file: Path) -> Weights:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except OSError as error:
        raise WeightsError(f"{file.name}: expected learned weights: {error.strerror} (roarhouse learn)") from None
    except msgspec.DecodeError as error:
        raise WeightsError(f"{file.name}: expected learned weights, found: {error} (roarhouse learn)") from None


def write_weights(file: Path, weights: Weights) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights)) + b"\n")


class Value:
    """Chances from a game's features and learned weights."""

    def __init__(
        self,
        weights: Weights,
        names: Sequence[str],
        features: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
    ) -> None:
        if weights.names != tuple(names) or not len(weights.w0) == len(weights.w1) == len(names):
            found = ", ".join(weights.names)
            raise WeightsError(f"weights: expected features {', '.join(names)}, found {found} (roarhouse learn)")
        self.weights, self.features, self.progress = weights, features, progress
        self._pairs = list(zip(weights.w0, weights.w1, strict=True))

    def chances(self, game: Game[Any], s: Any) -> list[float]:
        """Every seat's chance to win; at the end, its part of the victory."""
        return self.judge(s) if s.agenda else shares(game, s)

    def judge(self, s: Any) -> list[float]:
        progress = self.progress(s)
        weights = [w0 + w1 * progress for w0, w1 in self._pairs]
        return softmax([sum([w * x for w, x in zip(weights, row, strict=True)]) for row in self.features(s)])


def softmax(logits: list[float]) -> list[float]:
    best = max(logits)
    parts = [exp(max(LEAST_LOGIT, one - best)) for one in logits]
    total = sum(parts)
    return [part / total for part in parts]


def shares(game: Game[Any], s: Any) -> list[float]:
    """Each seat's part of the victory."""
    result = game.result(s)
    assert result is not None
    part = 1 / max(1, len(result.winners))
    return [part if seat in result.winners else 0.0 for seat in s.box.seats]
