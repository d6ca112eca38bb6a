/** The moments a replay of Pikit marks: words of the log that begin or end something. */
export default [
  'turn-begins',
  'final-turn-begins',
  'takes-mecha',
  'steals',
  'is-cancelled',
  'deck-runs-out',
  'lays-open',
];
/** What a player is proud of, the best first. */
export const best = ['takes-mecha', 'steals', 'takes'];
