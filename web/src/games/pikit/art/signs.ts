/** Signs for what a card does and for what lies on the table, on 24 × 24. `fill` parts are solid, `draw` parts lines. */

interface Shape {
  fill?: string;
  draw?: string;
}

export const SIGNS: Record<string, Shape> = {
  reroll: {
    fill: 'M6 9h10v10H6zm-1.500-6v4h4zM8.500 11.200h1.800v1.800H8.500zm3.300 3.800h1.800v1.800h-1.800z',
    draw: 'M4.500 5.500Q12 -.5 18.500 6Q21 9 20.500 13',
  },
  steal: {
    fill: `M6 21Q2 14 4 9l2 .5V5l2.500-.5L9 9V3l2.700-.3.5 6.300 1-5.500 2.600.6-.6 6.600L17.500 7l2.200 1.300
        Q19 14 16 21Z`,
  },
  draw: {
    fill: 'M4 4h9a1.500 1.500 0 0 1 1.500 1.500v13A1.500 1.500 0 0 1 13 20H5.500A1.500 1.500 0 0 1 4 18.500Z',
    draw: 'M18.500 20V9m-3.500 3.500 3.500-4 3.500 4',
  },
  cancel: { draw: 'M12 3.500a8.500 8.500 0 1 0 .01 0ZM6 6l12 12' },
  turn: { fill: 'M7 8h10v10H7zm9.500-6.500 5 3.500-5 3.500zM11 12h2v2h-2z', draw: 'M3 15Q1.500 5 11 4.800h6' },
  copy: { fill: 'M3 3h10v13H3z', draw: 'M16 8h5v13H11v-2.500' },
  ones: { fill: 'M3 8l4.500 3.500L12 4l4.500 7.500L21 8l-2 9H5zM5 18.500h14V21H5z' },
  wound: {
    fill: `M12 2.500Q19 11 19 15.500a7 7 0 0 1-14 0Q5 11 12 2.500ZM8.500 14v2.400H11V19h2.200v-2.600h2.500V14
        h-2.500v-2.500H11V14Z`,
  },
  chain: { draw: 'M10.500 8H7a4 4 0 0 0 0 8h3.500M13.500 8H17a4 4 0 0 1 0 8h-3.500M8.500 12h7' },
  points: { fill: 'M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21l1.400-7L2 9.300l7-.8Z' },
  deck: { fill: 'M5 3h11v15H5z', draw: 'M19 6v15H8' },
  hand: { fill: 'M7 5.500 15 4l2.500 14-8 1.500z', draw: 'M5.500 8 3 9l3.500 11' },
};
