/** Signs of the four actions and of what is eaten, as paths in a box of 24. */
export const SIGNS = {
  move: `M4 15.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 15.500h8m-3.500-3.500l3.500 3.500l-3.500 3.500M5 8l3 2M10 5.500
      l1 3.500M15 7l-1.500 3`,
  demolish: 'M12 2v7m-3.500-3L12 9.500L15.500 6M4 21v-6h16v6M4 15l3-3.500h10l3 3.500M8 21v-3m4 3v-3m4 3v-3M2 21h20',
  toss: `M3 17l3.500-7h8l4 5l2.500 1v4H3zM7 20a1.800 1.800 0 1 0 .1 0M17 20a1.800 1.800 0 1 0 .1 0M4 7
      c3-4 9-5.500 15-3m-3-2l3 2l-2 3.500`,
  breathe: 'M2 9h11a3 3 0 1 0-3-3M2 13h16a3 3 0 1 1-3 3M2 17h7a2.500 2.500 0 1 1-2.500 2.500',
  put: 'M12 3v10m-3.500-3.500L12 13l3.500-3.500M5 18a7 3 0 1 0 14 0a7 3 0 1 0-14 0',
  card: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  right: 'M12 21V9m-4 4l4-4l4 4M5 5h14',
  pass: 'M5 5l7 7l-7 7M13 5l7 7l-7 7',
  floor: 'M3 15l9-5l9 5l-9 5zM3 15v2l9 5l9-5v-2M7 12.700v-3l5-2.700l5 2.700v3',
  tooth: 'M5 4c4-1.500 10-1.500 14 0c-.5 8-3.500 16-7 16S5.500 12 5 4z',
} as const;
export type SignName = keyof typeof SIGNS;
