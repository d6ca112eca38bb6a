/** The moments a replay of RARRR!! marks: words of the log that begin or end something. */
export default ['katakana-dealt', 'is-called', 'round-begins', 'cities-dealt', 'destroys', 'nobody-wants'];
