"""A network that learns Pikit from exported decisions, with PyTorch (`pip install torch`).

    roarhouse data pikit --seats 2 --games 300 --bots greedy --out pikit.parquet
    python examples/train_pikit.py pikit.parquet

It learns which letter the exported bots gave, then plays against random players in the PettingZoo environment.
"""

from __future__ import annotations

import sys

import numpy as np
import pyarrow.parquet as pq
import torch
from torch import nn

from roarhouse.adapters.pettingzoo import env

SEATS, HIDDEN, BATCH, RATE = 2, 128, 256, 1e-3


def main(file: str, epochs: str = "8", games: str = "100") -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is small: threads wait for each other longer than they compute
    table = pq.read_table(file)
    seen = torch.tensor(np.stack(table["observation"].to_numpy()), dtype=torch.float32)
    letters = torch.tensor(table["letter"].to_numpy(), dtype=torch.long)
    actions = env("pikit", seats=SEATS).table.wait
    net = nn.Sequential(nn.Linear(seen.shape[1], HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions))
    masks = torch.full((len(letters), actions), -1e9)
    for row, legal in enumerate(table["legal"].to_pylist()):
        masks[row, legal] = 0.0
    train(net, seen, masks, letters, int(epochs))
    won = sum(play(net, number, number % SEATS) for number in range(int(games)))
    print(f"the network won {won} of {games} games against a random player")


def train(net: nn.Module, seen: torch.Tensor, masks: torch.Tensor, letters: torch.Tensor, epochs: int) -> None:
    optimizer, loss_of = torch.optim.Adam(net.parameters(), RATE), nn.CrossEntropyLoss()
    for epoch in range(epochs):
        order, total = torch.randperm(len(letters)), 0.0
        for some in order.split(BATCH):
            optimizer.zero_grad()
            loss = loss_of(net(seen[some]) + masks[some], letters[some])
            loss.backward()
            optimizer.step()
            total += loss.item() * len(some)
        print(f"epoch {epoch}: loss {total / len(letters):.3f}")


def play(net: nn.Module, seed: int, own: int) -> bool:
    """One game between the network, in seat `own`, and a random player."""
    table, rng = env("pikit", seats=SEATS), np.random.default_rng(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        shown, _, ended, cut, _ = table.last()
        legal = np.flatnonzero(shown["action_mask"])
        action = rng.choice(legal)
        if agent == f"seat_{own}" and not (ended or cut):
            with torch.no_grad():
                action = legal[int(net(torch.from_numpy(shown["observation"]))[legal].argmax())]
        table.step(None if ended or cut else int(action))
    return own in table.table.game.result(table.table.s).winners


if __name__ == "__main__":
    main(*sys.argv[1:])
