/** The moments a replay of RARRR!! marks: words of the log that begin or end something. */
export default ['katakana-dealt', 'is-called', 'round-begins', 'cities-dealt', 'destroys', 'nobody-wants'];
/** What a player is proud of, the best first. */
export const best = ['destroys'];
/** Told as one line when they follow one another. */
export const folds = { 'has-picked': 'ui-have-picked' };
