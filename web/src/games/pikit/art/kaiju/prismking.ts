import { both, type Figure, mark, marks, one, pair } from '../../../../kit/draw/figure';
import { grin } from '../../../../kit/draw/mouths';
import { box, circle, type Point, polygon } from '../../../../kit/draw/shapes';

const facet = (...points: Point[]) => polygon(points);
export const prismking: Figure = {
  colours: {
    skin: '#7fd4ff',
    dark: '#5b6fe0',
    belly: '#d9fff2',
    horn: '#ffd23f',
    accent: '#ff7ac6',
    glow: '#8dffb0',
  },
  parts: [
    ...both('dark', facet([146, 112], [186, 60], [200, 108], [196, 178], [160, 170])),
    ...marks('skin', facet([152, 112], [184, 72], [178, 124])),
    ...marks('accent', facet([180, 128], [194, 112], [190, 172])),
    ...one('skin', facet([52, 102], [100, 88], [148, 102], [164, 150], [150, 204], [50, 204], [36, 150])),
    ...mark('accent', facet([56, 106], [98, 94], [84, 132], [42, 148])),
    ...mark('glow', facet([144, 106], [102, 94], [116, 132], [158, 148])),
    ...mark('belly', facet([88, 134], [100, 112], [112, 134], [100, 186])),
    ...mark(
      'dark',
      facet([42, 154], [82, 138], [94, 186], [60, 200]),
      facet([158, 154], [118, 138], [106, 186], [140, 200]),
    ),
    ...one(
      'horn',
      polygon([
        [54, 48],
        [46, -2],
        [74, 22],
        [100, -10],
        [126, 22],
        [154, -2],
        [146, 48],
      ]),
    ),
    ...one('accent', circle(100, 26, 8)),
    ...marks('skin', circle(134, 30, 5)),
    ...one('belly', facet([56, 46], [144, 46], [152, 78], [130, 112], [100, 122], [70, 112], [48, 78])),
    ...mark('skin', facet([60, 50], [90, 50], [76, 76], [54, 76]), facet([130, 106], [148, 80], [124, 84])),
    ...mark('accent', facet([140, 50], [112, 50], [124, 74], [146, 76])),
    ...grin(100, 94, 48, 5),
  ],
  eyes: [...pair(22, { y: 72, r: 12, look: 'lamp', lid: 0.4, tilt: 22 })],
  front: [...one('dark', box(62, 45, 76, 8, 2))],
};
