"""Random players in a PettingZoo environment: `python examples/pettingzoo_loop.py [GAME] [EPISODES]`."""

from __future__ import annotations

import sys

import numpy as np

from roarhouse.adapters.pettingzoo import env


def main(game: str = "rarrr", episodes: str = "3") -> None:
    table, rng = env(game), np.random.default_rng(1)
    for episode in range(int(episodes)):
        table.reset(seed=episode)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, ended, cut, _ = table.last()
            total[agent] += reward
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if ended or cut else int(rng.choice(legal)))
        print(f"episode {episode}: {table.steps} steps, rewards {total}")


if __name__ == "__main__":
    main(*sys.argv[1:])
