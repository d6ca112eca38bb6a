"""OpenSpiel's ISMCTS against a random player: `python examples/openspiel_ismcts.py [GAME] [GAMES] [SIMULATIONS]`."""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from roarhouse.adapters.openspiel import load


def main(name: str = "pikit", games: str = "4", simulations: str = "50") -> None:
    game, rng = load(name, seats=2), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=int(simulations), random_state=rng)
    returns = [play(game, bot, number % 2, rng) for number in range(int(games))]
    print(f"ISMCTS won {sum(r > 0 for r in returns)} of {len(returns)} games of {name}")


def play(game, bot, seat, rng) -> float:  # type: ignore[no-untyped-def]
    """One game; ISMCTS has this seat. Returns what it got: 1 for a win, -1 for a loss."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[seat])


if __name__ == "__main__":
    main(*sys.argv[1:])
