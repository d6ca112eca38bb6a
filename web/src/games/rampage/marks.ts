/** The moments a replay of Rampage marks: words of the log that begin or end something. */
export default ['turn-begins', 'last-floor', 'stalled', 'sixth-line'];
/** What a player is proud of, the best first. */
export const best = ['gobbles', 'eats'];
