/** Landmarks of the cities, by the id of the City card. */

import { box, circle } from '../../../kit/draw/shapes';

export interface Landmark {
  /** Half of its width. */
  r: number;
  h: number;
  shapes: { d: string; tone: 'stone' | 'light' | 'dark' | 'green' | 'gold' | 'water' }[];
}

type Shape = Landmark['shapes'][number];
const s = (tone: Shape['tone'], ...ds: string[]): Shape[] => ds.map((d) => ({ d, tone }));

const palm = (x: number, h: number): Shape[] => [
  ...s('dark', `M${x - 1.2} 0Q${x + 1} ${-h / 2} ${x} ${-h}h2Q${x + 3} ${-h / 2} ${x + 1.6} 0Z`),
  ...s(
    'green',
    `M${x + 1} ${-h}q-9 -6 -13 3q7 -4 13 -3q-8 0 -10 8q5 -7 10 -8q2 4 0 9q5 -4 2 -9q6 0 9 7q0 -8 -9 -8
        q6 -3 12 1q-5 -8 -14 -3Z`,
  ),
];

/** By the id of the City card; their middle is at 0, their ground at 0. */
const LANDMARKS: Record<string, Landmark> = {
  tokyo: {
    r: 15,
    h: 74,
    shapes: [
      ...s('stone', 'M-14 0L-4 -34L-1.500 -66V-76H1.500V-66L4 -34L14 0H8Q0 -16 -8 0Z'),
      ...s('light', box(-6.5, -38, 13, 5), box(-3.5, -56, 7, 4)),
      ...s('dark', 'M-9.500 -15h19l1 3h-21Z'),
    ],
  },
  shanghai: {
    r: 13,
    h: 78,
    shapes: [
      ...s('dark', 'M-10 0L-3 -20H3L10 0H6L0 -14L-6 0Z', box(-2.5, -56, 5, 40)),
      ...s('stone', circle(0, -22, 8), circle(0, -50, 5.5)),
      ...s('light', box(-0.8, -78, 1.6, 23)),
      ...s('stone', circle(0, -60, 2.5)),
    ],
  },
  mumbai: {
    r: 24,
    h: 44,
    shapes: [
      ...s(
        'stone',
        `M-24 0V-26H-15V-34H15V-26H24V0H17V-14Q17 -20 14 -20T11 -14V0H7V-18Q7 -26 0 -26T-7 -18V0H-11V-14
            Q-11 -20 -14 -20T-17 -14V0Z`,
      ),
      ...s(
        'light',
        'M-15 -34h-4v-7q2 -4 4 0ZM-5 -34h-4v-7q2 -4 4 0ZM9 -34h-4v-7q2 -4 4 0ZM19 -34h-4v-7q2 -4 4 0Z',
        box(-24, -27, 48, 3),
      ),
    ],
  },
  bangkok: {
    r: 18,
    h: 70,
    shapes: [
      ...s('gold', 'M-18 0V-8L-13 -10V-18L-9 -20V-30L-5 -34L-3 -54L0 -72L3 -54L5 -34L9 -30V-20L13 -18V-10L18 -8V0Z'),
      ...s('stone', 'M-13 -10h26v3h-26ZM-9 -20h18v3h-18ZM-5 -34h10v3h-10Z'),
      ...s('dark', 'M-4 0v-5q4 -6 8 0v5Z'),
    ],
  },
  london: {
    r: 12,
    h: 72,
    shapes: [
      ...s('stone', 'M-8 0V-48H8V0Z', 'M-9 -48V-58H9V-48Z', 'M-8 -58L0 -74L8 -58Z'),
      ...s('light', circle(0, -53, 4)),
      ...s('dark', 'M-0.500 -56h1v3.500h2v1h-3Z', 'M-5 -44h2v36h-2ZM-1 -44h2v36h-2ZM3 -44h2v36h-2Z'),
    ],
  },
  paris: {
    r: 20,
    h: 80,
    shapes: [
      ...s('stone', 'M-19 0Q-8 -14 -5 -34L-1.500 -68V-80H1.500V-68L5 -34Q8 -14 19 0H11Q0 -18 -11 0Z'),
      ...s('dark', box(-9.5, -22, 19, 3.5), box(-6, -40, 12, 3), box(-2.6, -66, 5.2, 2.5)),
      ...s('light', 'M-5 -24L0 -36L5 -24Z'),
    ],
  },
  berlin: {
    r: 28,
    h: 76,
    shapes: [
      ...s('dark', 'M15 0L17 -48H19L21 0Z', box(17.4, -76, 1.2, 24)),
      ...s('light', circle(18, -52, 5)),
      ...s(
        'stone',
        `M-28 0V-22H-26V0ZM-20 0V-22H-17V0ZM-11 0V-22H-8V0ZM-2 0V-22H1V0ZM7 0V-22H9V0ZM-29 -22H10V-27H-29Z
            M-24 -27H5V-31H-24Z`,
      ),
      ...s('green', 'M-17 -31q3 -7 7 -1q4 -6 7 1Z'),
    ],
  },
  rome: {
    r: 28,
    h: 38,
    shapes: [
      ...s('stone', 'M-28 0V-24L-20 -28V-36H24L28 -30V0Z'),
      ...s(
        'dark',
        ...[-24, -16, -8, 0, 8, 16].flatMap((x) => [`M${x} -4v-6q3 -5 6 0v6Z`, `M${x} -17v-5q3 -5 6 0v5Z`]),
        ...[-10, -2, 6, 14].map((x) => `M${x} -28v-3q2 -3 4 0v3Z`),
      ),
    ],
  },
  'new-york': {
    r: 16,
    h: 84,
    shapes: [
      ...s('stone', 'M-13 0V-30H-10V-48H-7V-58H-4V-64H-1.200V-86H1.200V-64H4V-58H7V-48H10V-30H13V0Z'),
      ...s(
        'light',
        ...[-8, -4, 0, 4].map((x) => `M${x + 0.8} -26h2.200v22h-2.200Z`),
        'M-4.500 -54h2v16h-2ZM-1 -54h2v16h-2ZM2.500 -54h2v16h-2Z',
      ),
    ],
  },
  'los-angeles': {
    r: 32,
    h: 48,
    shapes: [
      ...s('green', 'M-34 0Q-24 -22 -12 -18Q0 -32 14 -20Q26 -22 34 0Z'),
      ...s('light', ...[-18, -11, -4, 3, 10].map((x, k) => box(x, -16 - (k % 2), 5, 6))),
      ...palm(-25, 34),
      ...palm(26, 42),
    ],
  },
  'mexico-city': {
    r: 26,
    h: 62,
    shapes: [
      ...s('stone', 'M-28 0L-20 -10H-18L-12 -18H-10L-5 -25H9L14 -18H16L22 -10H24L30 0Z'),
      ...s('dark', 'M-2 0L0 -25H4L6 0Z'),
      ...s(
        'gold',
        'M-17.200 -10V-50H-14.800V-10Z',
        'M-16 -62l2 5q6 -2 8 2q-5 0 -7 3l-1 4h-4l-1 -4q-2 -3 -7 -3q2 -4 8 -2Z',
      ),
    ],
  },
  toronto: {
    r: 10,
    h: 88,
    shapes: [
      ...s('stone', 'M-5 0L-2 -56H2L5 0Z', 'M-9 -56Q0 -50 9 -56L7 -62H-7Z'),
      ...s('light', box(-6, -60, 12, 2)),
      ...s('dark', 'M-1 -62L0 -90L1 -62Z', 'M-2.600 -70h5.200v3h-5.200Z'),
    ],
  },
  'rio-de-janeiro': {
    r: 32,
    h: 74,
    shapes: [
      ...s('green', 'M-34 0Q-20 -40 -8 -42Q4 -40 12 -16Q18 -34 24 -34Q32 -30 36 0Z'),
      ...s('light', 'M-9.500 -42V-58H-20V-62H-9.800V-64A2.600 2.600 0 1 1 -6.200 -64V-62H4V-58H-6.500V-42Z'),
    ],
  },
  'sao-paulo': {
    r: 30,
    h: 66,
    shapes: [
      ...s('stone', 'M-3 0L-10 -64H-6L0 -10L6 -64H10L3 0Z', 'M-9 -40H9V-36H-9Z'),
      ...s('dark', 'M-32 -12H32V-8H-32Z'),
      ...s(
        'gold',
        ...[8, 15, 22, 29].flatMap((x, k) => [
          `M${-9 + k * 0.4} ${-60 + k * 9}L${-x} -12h1L${-8 + k * 0.4} ${-58 + k * 9}Z`,
          `M${9 - k * 0.4} ${-60 + k * 9}L${x} -12h-1L${8 - k * 0.4} ${-58 + k * 9}Z`,
        ]),
      ),
    ],
  },
  'buenos-aires': {
    r: 10,
    h: 74,
    shapes: [
      ...s('light', 'M-5 0L-4 -64L0 -74L4 -64L5 0Z'),
      ...s('dark', 'M-1.300 -62h2.600v5h-2.600Z'),
      ...s('stone', 'M-9 0V-4H9V0Z'),
    ],
  },
  lima: {
    r: 26,
    h: 54,
    shapes: [
      ...s('gold', 'M-24 0V-36H-12V-22H12V-36H24V0Z'),
      ...s(
        'stone',
        'M-25 -36H-11L-14 -46H-22ZM11 -36H25L22 -46H14Z',
        'M-21 -46q3 -8 6 0ZM15 -46q3 -8 6 0Z',
        'M-12 -22L0 -31L12 -22Z',
      ),
      ...s(
        'dark',
        'M-4 0v-9q4 -7 8 0v9Z',
        'M-20 -18v-7q2 -4 4 0v7ZM16 -18v-7q2 -4 4 0v7Z',
        box(-18.6, -56, 1.2, 6),
        box(17.4, -56, 1.2, 6),
      ),
    ],
  },
  cairo: {
    r: 40,
    h: 50,
    shapes: [
      ...s('gold', 'M-42 0L-18 -38L6 0Z', 'M-10 0L20 -50L50 0Z'),
      ...s('stone', 'M-18 -38L6 0H-6Z', 'M20 -50L50 0H34Z'),
    ],
  },
  lagos: {
    r: 32,
    h: 50,
    shapes: [
      ...s('stone', 'M-34 0Q0 -74 34 0H29Q0 -62 -29 0Z'),
      ...s('dark', 'M-36 -13H36V-9H-36Z'),
      ...s('light', ...[-20, -12, -4, 4, 12, 20].map((x) => `M${x - 0.5} -12V${-34 + Math.abs(x) * 0.8}h1V-12Z`)),
    ],
  },
  'cape-town': {
    r: 44,
    h: 50,
    shapes: [
      ...s('green', 'M-48 0L-38 -20L-28 -24L-22 -44H24L30 -26L42 -18L50 0Z'),
      ...s('stone', 'M-22 -44L-25 -33L-14 -38L-6 -33L4 -38L12 -33L20 -38L27 -34L24 -44Z'),
      ...s('light', 'M-26 -46Q-10 -52 8 -48T30 -45Q10 -42 -6 -44T-26 -46Z'),
    ],
  },
  nairobi: {
    r: 24,
    h: 66,
    shapes: [
      ...s('stone', box(-8, -52, 15, 52), 'M-10 -52H9V-57H-10Z', 'M-6 -57H5V-62H-6Z'),
      ...s('dark', ...[0, 1, 2, 3, 4, 5, 6].map((k) => box(-6, -48 + k * 7, 11, 2.5))),
      ...s('dark', 'M20 0V-16L15 -21M21 0V-16L27 -22L28 -20L22.500 -14V0Z'),
      ...s('green', 'M8 -20Q12 -28 22 -27Q32 -28 35 -20Q21 -17 8 -20Z'),
    ],
  },
  sydney: {
    r: 40,
    h: 36,
    shapes: [
      ...s(
        'light',
        'M-30 -5Q-32 -24 -18 -32Q-20 -14 -10 -5Z',
        'M-16 -5Q-18 -26 -2 -36Q-6 -16 6 -5Z',
        'M0 -5Q0 -22 14 -30Q11 -14 22 -5Z',
        'M18 -5Q18 -14 28 -20Q26 -10 34 -5Z',
      ),
      ...s('stone', 'M-36 0V-5H38V0Z'),
    ],
  },
  melbourne: {
    r: 26,
    h: 72,
    shapes: [
      ...s('light', 'M14 -14L17 -72L20 -14Z'),
      ...s('stone', 'M9 0L15 -26H19L25 0Z'),
      ...s('gold', 'M-28 0V-16H-24V-20H4V-16H8V0Z', 'M-20 -20Q-20 -36 -10 -36T0 -20Z'),
      ...s('green', box(-10.7, -44, 1.4, 9)),
      ...s('dark', 'M-16 0v-8q6 -9 12 0v8Z'),
    ],
  },
  auckland: {
    r: 12,
    h: 86,
    shapes: [
      ...s('stone', 'M-2.500 0V-52H2.500V0Z', 'M-7 -52Q0 -46 7 -52V-58L4 -62H-4L-7 -58Z'),
      ...s('light', box(-6.5, -57, 13, 2)),
      ...s('dark', 'M-1 -62L0 -88L1 -62Z', 'M-8 0L-2.500 -8V0ZM8 0L2.500 -8V0Z'),
    ],
  },
  honolulu: {
    r: 38,
    h: 48,
    shapes: [
      ...s('green', 'M-42 0Q-34 -12 -22 -20L-14 -32Q-4 -27 6 -33L22 -16Q34 -12 44 0Z'),
      ...s('dark', 'M-14 -32L-10 -18L-4 -28L2 -14L6 -33Q-4 -27 -14 -32Z'),
      ...palm(-28, 32),
      ...palm(24, 40),
    ],
  },
};

export const landmarkOf = (id: string): Landmark | undefined => LANDMARKS[id];
