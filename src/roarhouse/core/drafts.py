"""Drafts: all seats pick one card of a pack at the same time, then packs move to the left."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def to_the_left(seat: int, seats: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return (seat + 1) % seats


def pass_left(packs: list[T]) -> list[T]:
    """Each pack moves to its holder's left neighbour."""
    return [packs[-1], *packs[:-1]]
