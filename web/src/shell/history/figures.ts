/** What the history of this device adds up to. Games in which people shared the device have no place and no score. */
import type { Played } from '../../device/history/history.svelte';

export interface Opponent {
  name: string;
  bot: boolean;
  games: number;
  ahead: number;
  behind: number;
}

export interface Best {
  score: number;
  game: Played;
}

export interface Month {
  year: number;
  month: number;
  games: number;
  won: number;
}

export const isSolo = (one: Played): boolean => one.mine.length === 1;
export const isWon = (one: Played): boolean => one.winners.some((seat) => one.mine.includes(seat));
export const scoreOf = (one: Played): number => one.scores[one.mine[0] ?? 0] ?? 0;

/** How often each place was reached, first place first, as far as the largest table went. */
export function places(games: Played[]): number[] {
  const ranked = games.filter((one) => one.place);
  const most = Math.max(0, ...ranked.map((one) => one.players.length));
  return Array.from({ length: most }, (_, i) => ranked.filter((one) => one.place === i + 1).length);
}

export function bestOf(games: Played[]): Best | null {
  const solo = games.filter(isSolo);
  if (!solo.length) return null;
  const game = solo.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return { score: scoreOf(game), game };
}

/** Wins in a row up to the latest game, and the longest row. */
export function streaks(games: Played[]): { now: number; longest: number } {
  let [row, longest] = [0, 0];
  for (const one of [...games].sort((a, b) => a.at - b.at)) {
    row = isWon(one) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return { now: row, longest };
}

/** Where this device's seat ended relative to another one: 1 ahead, -1 behind, 0 level or in one team. */
function against(one: Played, seat: number): number {
  const me = one.mine[0] ?? 0;
  const [mine, theirs] = [one.winners.includes(me), one.winners.includes(seat)];
  if (mine !== theirs) return mine ? 1 : -1;
  return mine ? 0 : Math.sign((one.scores[me] ?? 0) - (one.scores[seat] ?? 0));
}

/** Persons by name, bots by kind; the most frequent first. */
export function opponents(games: Played[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const one of games.filter(isSolo))
    one.players.forEach((player, seat) => {
      if (!one.mine.includes(seat)) count(found, player, against(one, seat));
    });
  return [...found.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function count(found: Map<string, Opponent>, { name, bot }: Played['players'][number], ahead: number): void {
  const key = bot ? `bot ${bot}` : `person ${name}`;
  const row = found.get(key) ?? { name: bot ?? name, bot: Boolean(bot), games: 0, ahead: 0, behind: 0 };
  row.games += 1;
  row.ahead += Number(ahead > 0);
  row.behind += Number(ahead < 0);
  found.set(key, row);
}

/** The last `n` months up to `now`, the earliest first. */
export function months(games: Played[], now: Date, n = 6): Month[] {
  return Array.from({ length: n }, (_, i) => {
    const first = new Date(now.getFullYear(), now.getMonth() - (n - 1 - i), 1);
    const [year, month] = [first.getFullYear(), first.getMonth()];
    const then = games.filter((one) => {
      const at = new Date(one.at);
      return at.getFullYear() === year && at.getMonth() === month;
    });
    return { year, month, games: then.length, won: then.filter(isWon).length };
  });
}
