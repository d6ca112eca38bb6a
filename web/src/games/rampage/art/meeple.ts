/** The wooden meeple: its outline, and the mark by which each colour can be told without seeing colours. */

/** The right half from the crotch up to the top of the head, in cm: a move, lines and curves. */
type Stroke = ['L', number, number] | ['C', number, number, number, number, number, number];
const START: [number, number] = [0, -0.42];
const RIGHT: Stroke[] = [
  ['L', 0.2, -0.8],
  ['L', 0.64, -0.8],
  ['C', 0.72, -0.56, 0.44, -0.34, 0.43, -0.12],
  ['C', 0.58, -0.07, 0.8, -0.06, 0.8, 0.14],
  ['C', 0.8, 0.31, 0.6, 0.36, 0.42, 0.37],
  ['C', 0.33, 0.38, 0.29, 0.4, 0.29, 0.44],
  ['C', 0.46, 0.66, 0.24, 0.8, 0, 0.8],
];

/** The left half, back down. */
function mirrored(): Stroke[] {
  const ends = [START, ...RIGHT.map((stroke) => stroke.slice(-2) as [number, number])];
  return RIGHT.map((stroke, k): Stroke => {
    const [x, y] = ends[k]!;
    if (stroke[0] === 'L') return ['L', -x, y];
    return ['C', -stroke[3], stroke[4], -stroke[1], stroke[2], -x, y];
  }).reverse();
}

export const OUTLINE = { start: START, strokes: [...RIGHT, ...mirrored()] };

/** As an SVG path in a box of 2 by 2 around the middle, y down. */
export const MEEPLE_PATH = `M${START[0]} ${-START[1]} ${OUTLINE.strokes
  .map((stroke) =>
    stroke[0] === 'L'
      ? `L${stroke[1]} ${-stroke[2]}`
      : `C${stroke[1]} ${-stroke[2]} ${stroke[3]} ${-stroke[4]} ${stroke[5]} ${-stroke[6]}`,
  )
  .join(' ')}Z`;

/** Marks in a box of 2 by 2, y down: lens, stripes of rank, tie, heart, glasses, star. */
export const MARKS = [
  'M0 -.8A.8 .8 0 1 1 0 .8A.8 .8 0 1 1 0 -.8M0 -.38A.38 .38 0 1 0 0 .38A.38 .38 0 1 0 0 -.38Z',
  'M-.85 0L0 -.75L.85 0L.85 .4L0 -.3L-.85 .4ZM-.85 .6L0 -.1L.85 .6L.85 .95L0 .3L-.85 .95Z',
  'M-.35 -.95L.35 -.95L.18 -.5L.5 .45L0 1L-.5 .45L-.18 -.5Z',
  'M0 .9C-1.5 -.2 -.75 -1.1 0 -.4C.75 -1.1 1.5 -.2 0 .9Z',
  `M-.95 -.3A.42 .42 0 1 1 -.12 -.1L.12 -.1A.42 .42 0 1 1 .95 -.3A.48 .48 0 1 1 .1 .22L-.1 .22
      A.48 .48 0 1 1 -.95 -.3Z`,
  'M0 -1L.27 -.33L1 -.31L.43 .14L.62 .84L0 .44L-.62 .84L-.43 .14L-1 -.31L-.27 -.33Z',
] as const;

/** On dark wood marks are light, on light wood dark. */
export const MARK_INKS = ['#eaf2ff', '#eafbe9', '#f3ead0', '#5a3c00', '#26262b', '#fff0d8'] as const;
