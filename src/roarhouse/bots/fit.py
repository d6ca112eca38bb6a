"""Fitting the weights of a value to finished games, and how well its chances agree with what happened."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from msgspec import Struct

RIDGE: Final = 2.0
STEPS: Final = 12  # of Newton's method
ROUNDS: Final = 5  # in which what is known of the end comes back to the beginning
BINS: Final = 10  # of a reliability table

Array = Any  # numpy's arrays of floats


class Position(Struct, frozen=True):
    """A table of a game: its features, its progress, and each seat's part of the victory; none if chance dealt again
    before the end, which begins another stretch of the game."""

    rows: list[list[float]]
    progress: float
    shares: list[float]
    stretch: int = 0


class Bin(Struct, frozen=True):
    """Forecasts of about the same chance: how many, their mean, and the share that came true."""

    n: int
    forecast: float
    happened: float


class Table(Struct, frozen=True):
    """Positions as arrays: inputs by position, seat and weight; missing seats have no share and no chance."""

    inputs: Array
    shares: Array
    seated: Array


def table_of(positions: list[Position]) -> Table:
    seats, width = max(len(one.rows) for one in positions), len(positions[0].rows[0])
    inputs = np.zeros((len(positions), seats, 2 * width))
    shares, seated = np.zeros((len(positions), seats)), np.zeros((len(positions), seats), dtype=bool)
    for k, one in enumerate(positions):
        n, rows = len(one.rows), np.asarray(one.rows)
        inputs[k, :n] = np.hstack([rows, rows * one.progress])
        shares[k, :n], seated[k, :n] = one.shares or 0.0, True
    return Table(inputs, shares, seated)


def chances(table: Table, weights: Array) -> Array:
    logits = np.where(table.seated, table.inputs @ weights, -np.inf)
    parts = np.exp(logits - logits.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def fit(table: Table, ridge: float = RIDGE, start: Array | None = None) -> Array:
    """The weights of greatest likelihood with a ridge penalty, by Newton's method: w0, then w1."""
    width = table.inputs.shape[2]
    weights, penalty = np.zeros(width) if start is None else start, ridge * np.eye(width)
    for _ in range(STEPS):
        p = chances(table, weights)
        slope = np.einsum("ns,nsw->w", table.shares - p, table.inputs) - ridge * weights
        mean = np.einsum("ns,nsw->nw", p, table.inputs)
        bend = np.einsum("ns,nsv,nsw->vw", p, table.inputs, table.inputs, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + penalty, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def finished(games: list[list[Position]]) -> list[Position]:
    """The positions of which it is known how they ended."""
    return [one for game in games for one in game if one.shares]


def fit_ahead(games: list[list[Position]], horizon: int) -> Array:
    """Weights that foretell the value so many positions later, or the result where a game is over by then: what
    happens after that is mostly chance, and the same game teaches more. The value begins as fitted to results."""
    weights = fit(table_of(finished(games)))
    table = table_of([one for game in games for one in game])
    later, over, known = ahead(games, horizon)
    for _ in range(ROUNDS):
        foretold = np.where(over[:, None], table.shares, chances(table, weights)[later])
        weights = fit(Table(table.inputs[known], foretold[known], table.seated[known]), start=weights)
    return weights


def ahead(games: list[list[Position]], horizon: int) -> tuple[Array, Array, Array]:
    """Of each position: the one that it foretells, in the same stretch; whether its game is over by then; and whether
    there is anything to foretell."""
    keys = [(k, one.stretch) for k, game in enumerate(games) for one in game]
    last = {key: n for n, key in enumerate(keys)}
    numbers, ends = np.arange(len(keys)), np.array([last[key] for key in keys])
    whole = np.array([bool(one.shares) for game in games for one in game])
    later, over = np.minimum(numbers + horizon, ends), whole & (numbers + horizon > ends)
    return later, over, over | (later > numbers)


def loss(table: Table, weights: Array) -> float:
    """Mean negative log-likelihood of the winners."""
    p = np.where(table.seated, chances(table, weights), 1.0)
    return float(-(table.shares * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


def reliability(table: Table, weights: Array) -> list[Bin]:
    """Forecasts against outcomes, in bins of equal width."""
    p, won = chances(table, weights)[table.seated], table.shares[table.seated]
    number = np.minimum((p * BINS).astype(int), BINS - 1)
    hits = [number == k for k in range(BINS)]
    return [Bin(int(hit.sum()), float(p[hit].mean()), float(won[hit].mean())) for hit in hits if hit.any()]


def calibration_error(bins: list[Bin]) -> float:
    """Expected calibration error: the mean distance of forecast and outcome, weighted by the number of forecasts."""
    total = sum(one.n for one in bins)
    return sum(one.n * abs(one.forecast - one.happened) for one in bins) / total
