/** The moments a replay of Arrr!!! marks: words of the log that begin or end something. */
export default ['turn-begins', 'conquers', 'conquered-by', 'wins-challenge', 'rejects', 'no-horizon'];
