"""Fitting the weights of a value to finished games, and how well its chances agree with what happened."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from msgspec import Struct

RIDGE: Final = 2.0
STEPS: Final = 12  # of Newton's method
BINS: Final = 10  # of a reliability table

Array = Any  # numpy's arrays of floats


class Position(Struct, frozen=True):
    """A table of a finished game: its features, its progress, and each seat's part of the victory."""

    rows: list[list[float]]
    progress: float
    shares: list[float]


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
        shares[k, :n], seated[k, :n] = one.shares, True
    return Table(inputs, shares, seated)


def chances(table: Table, weights: Array) -> Array:
    logits = np.where(table.seated, table.inputs @ weights, -np.inf)
    parts = np.exp(logits - logits.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def fit(table: Table, ridge: float = RIDGE) -> Array:
    """The weights of greatest likelihood with a ridge penalty, by Newton's method: w0, then w1."""
    width = table.inputs.shape[2]
    weights, penalty = np.zeros(width), ridge * np.eye(width)
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
