/** Which Meeples were eaten between two views, and by which seat. */
import type { Plan } from '../../geometry';
import { swallowed } from '../../state/turn.svelte';
import type { Monster, Piece, RampageView } from '../../types';

/** The Monster that eats, with the Meeples that are gone; null if none was eaten in the city. */
export function eatenBy(
  before: RampageView,
  after: RampageView,
  plan: Plan,
): { pieces: Piece[]; eater: Monster } | null {
  const gone = before.table.poses.flatMap((pose, piece) =>
    pose && !after.table.poses[piece] && plan.kinds[piece] === 'meeple' ? [piece] : [],
  );
  const bites = (view: RampageView, seat: number) => view.players[seat]?.meal?.eaten ?? 0;
  const grown = after.players.findIndex((_, seat) => bites(after, seat) > bites(before, seat));
  const eater = grown >= 0 ? grown : before.players.findIndex(({ meal }) => meal && !meal.over);
  const eats = gone.length > 0 && swallowed(before, after) > 0 && eater >= 0;
  return eats ? { pieces: gone, eater: after.players[eater]!.corner } : null;
}
