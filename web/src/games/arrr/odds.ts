/** How likely a throw is, for display: every die is a success with the same chance. */

const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n, k - 1) * (n - k + 1)) / k);

/** Of each number of successes with so many dice. */
export const spread = (dice: number, hit: number): number[] =>
  Array.from({ length: Math.max(0, dice) + 1 }, (_, k) => ways(dice, k) * hit ** k * (1 - hit) ** (dice - k));

export const atLeast = (dice: number, needed: number, hit: number): number =>
  needed <= 0
    ? 1
    : spread(dice, hit)
        .slice(needed)
        .reduce((sum, p) => sum + p, 0);

export interface Duel {
  win: number;
  draw: number;
  lose: number;
}

/** Two throwers, each with successes already made and dice still to be thrown. */
export function duel(own: { dice: number; hits: number }, other: { dice: number; hits: number }, hit: number): Duel {
  const odds: Duel = { win: 0, draw: 0, lose: 0 };
  spread(own.dice, hit).forEach((p, a) => {
    spread(other.dice, hit).forEach((q, b) => {
      const lead = own.hits + a - other.hits - b;
      odds[lead > 0 ? 'win' : lead < 0 ? 'lose' : 'draw'] += p * q;
    });
  });
  return odds;
}

/** In per cent that add up to a hundred: what rounding leaves over goes to the likeliest end. */
export function inHundred({ win, draw, lose }: Duel): Duel {
  const rounded: Duel = { win: percent(win), draw: percent(draw), lose: percent(lose) };
  const most = win >= draw && win >= lose ? 'win' : lose >= draw ? 'lose' : 'draw';
  rounded[most] += 100 - rounded.win - rounded.draw - rounded.lose;
  return rounded;
}

export const percent = (p: number): number => Math.round(100 * p);
