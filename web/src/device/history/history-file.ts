/** The file that a history is exported to and imported from. */
import type { PuzzleLog } from '../puzzles.svelte';
import { type Played, VERSION } from './history.svelte';

export const MOST_BYTES = 4_000_000;
const KIND = 'roarhouse-history';

/** Why a file cannot be imported; `expected` is a key of the words. */
export class BadFile extends Error {
  constructor(
    readonly where: string,
    readonly expected: string,
    readonly came: unknown,
  ) {
    super(`${where}: ${expected}`);
  }

  /** What was found, short enough to show. */
  get found(): string {
    const text = this.came === undefined ? '–' : (JSON.stringify(this.came) ?? String(this.came));
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
  }
}

export function written(games: Played[], puzzles?: PuzzleLog): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, games, puzzles }, null, 1)}\n`;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 64;
const isNumber: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);
const listOf =
  (each: Check, most = 16): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(each);

type Fields = Record<string, unknown>;
const isPlayer: Check = (value) => {
  const { name, bot } = (value ?? {}) as Fields;
  return typeof name === 'string' && name.length <= 64 && (bot === undefined || isText(bot));
};

/** What each field of a game must be: the words for it, and the check. */
const FIELDS: Record<keyof Played, [string, Check]> = {
  table: ['expect-text', isText],
  game: ['expect-text', isText],
  at: ['expect-time', (value) => isNumber(value) && (value as number) >= 0 && (value as number) < 8e15],
  players: ['expect-players', (value) => listOf(isPlayer)(value) && (value as []).length > 0],
  scores: ['expect-scores', listOf(isNumber)],
  winners: ['expect-seats', listOf(isNumber)],
  mine: ['expect-seats', listOf(isNumber)],
  place: ['expect-place', (value) => value === undefined || (isNumber(value) && (value as number) > 0)],
};

function checked(value: unknown, where: string): Played {
  if (typeof value !== 'object' || value === null) throw new BadFile(where, 'expect-game', value);
  const fields = value as Fields;
  for (const [name, [expected, check]] of Object.entries(FIELDS))
    if (!check(fields[name])) throw new BadFile(`${where}, ${name}`, expected, fields[name]);
  const one = fields as unknown as Played;
  const seats = one.players.length;
  if (one.scores.length !== seats) throw new BadFile(`${where}, scores`, 'expect-scores', one.scores);
  for (const name of ['winners', 'mine'] as const)
    if (one[name].some((seat) => seat < 0 || seat >= seats))
      throw new BadFile(`${where}, ${name}`, 'expect-seats', one[name]);
  if ((one.place ?? 1) > seats) throw new BadFile(`${where}, place`, 'expect-place', one.place);
  return onlyKnown(one);
}

function onlyKnown(one: Played): Played {
  const { table, game, at, players, scores, winners, mine, place } = one;
  const named = players.map(({ name, bot }) => (bot ? { name, bot } : { name }));
  return { table, game, at, players: named, scores, winners, mine, ...(place ? { place } : {}) };
}

/** The games in a file; throws `BadFile` with what was expected and what came. */
export function parsed(text: string): Played[] {
  let value: Fields;
  try {
    value = JSON.parse(text) as Fields;
  } catch {
    throw new BadFile('1', 'expect-json', text.slice(0, 60));
  }
  if (value?.kind !== KIND) throw new BadFile('kind', 'expect-kind', value?.kind);
  if (value.version !== VERSION) throw new BadFile('version', 'expect-version', value.version);
  if (!Array.isArray(value.games)) throw new BadFile('games', 'expect-games', value.games);
  return value.games.map((game, i) => checked(game, `games ${i + 1}`));
}
