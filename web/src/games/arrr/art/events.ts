/** The Events: what the sea and the others do to you. Several cards may share a picture; the ground tells symbols apart. */

import { type Drawing, eye, glare, half } from '../../../kit/draw/face';
import { both, INK, line, mark, marks, one } from '../../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon } from '../../../kit/draw/shapes';
import { GOLD, ship, swell } from './draw';

const cloud = (x: number, y: number, s: number, fill: string): Drawing =>
  one(
    fill,
    curve([
      [x - 30 * s, y + 8 * s],
      [x - 24 * s, y - 8 * s],
      [x - 8 * s, y - 16 * s],
      [x + 12 * s, y - 14 * s],
      [x + 28 * s, y - 4 * s],
      [x + 30 * s, y + 10 * s],
      [x, y + 14 * s],
    ]),
  );
const coin = (x: number, y: number, r: number): Drawing => [
  ...one(GOLD, circle(x, y, r)),
  ...line('#a9700a', r * 0.14, circle(x, y, r * 0.72)),
  ...mark('#a9700a', circle(x, y - r * 0.2, r * 0.24), circle(x, y + r * 0.24, r * 0.3)),
  ...mark(GOLD, circle(x, y - r * 0.2, r * 0.1), circle(x, y + r * 0.24, r * 0.13)),
];
const puffing = (fill: string, dark: string): Drawing => [
  ...cloud(38, 40, 1.15, fill),
  ...glare(-16, 34, 6, dark, '#3c6fd1', 0.4).slice(0, 4),
  ...eye(48, 34, 6, '#3c6fd1', 1),
  ...one(dark, circle(62, 50, 6)),
  ...line('#ffffff', 4, 'M72 52q16 -4 24 4', 'M70 60q12 4 18 14', 'M74 44q10 -8 20 -8'),
];
const cancel = (fill: string): Drawing => line(fill, 9, circle(50, 52, 38), 'M24 26L76 78');
const scroll = (fill: string, seal: string): Drawing => [
  ...one(fill, box(22, 16, 56, 68)),
  ...one('#e6d3a8', box(14, 8, 72, 12, 6), box(14, 80, 72, 12, 6)),
  ...line('#8a7a58', 2, 'M32 32h36', 'M32 42h36', 'M32 52h22'),
  ...one(seal, circle(62, 66, 9)),
];
const hand = (x: number, y: number, fill: string): Drawing => [
  ...one(fill, limb(`${x + 40} ${y + 46}, ${x + 20} ${y + 30}, ${x + 6} ${y + 14}`, 22, 20)),
  ...one(
    fill,
    horn(x - 2, y + 6, -70, 22, 10, 8),
    horn(x + 2, y - 2, -30, 24, 10, -6),
    horn(x + 12, y, 10, 20, 10, -10),
  ),
];

export const EVENTS: Record<string, Drawing> = {
  'second-wind': puffing('#fffaf0', '#f2c0b0'),
  'do-or-drown': [...hand(40, 26, '#6fc04a'), ...swell(62, '#2a7fb8'), ...line('#fff', 3, circle(50, 74, 12, 4))],
  'hands-to-the-pumps': [
    ...one('#a8703f', half('0 46, 24 48, 20 88, 0 90')),
    ...one('#6f7f8c', box(24, 54, 52, 7), box(28, 74, 44, 7)),
    ...line('#8a5b38', 6, 'M50 48V22', 'M30 20H84'),
    ...mark('#7fd0f0', 'M20 58c8 12 8 20 0 20s-8 -8 0 -20Z', 'M84 50c6 9 6 15 0 15s-6 -6 0 -15Z'),
  ],
  'foul-wind': puffing('#a8c47a', '#6f8a44'),
  'blinding-fog': [
    ...ship(52, 62, 0.9, '#5a4630', '#cfd8dc', '#8d99a6'),
    ...cloud(30, 78, 1.2, '#e2e8ea'),
    ...cloud(74, 70, 1, '#f0f4f5'),
    ...cloud(50, 94, 1.7, '#d5dde2'),
  ],
  'rum-ration': [
    ...one('#3f6f4a', half('0 6, 7 8, 8 32, 20 46, 20 92, 0 94')),
    ...one('#fff6df', box(31, 54, 38, 24, 3)),
    ...mark(
      '#8a3a2a',
      'M38 72v-12h6q5 0 5 4t-4 4l5 4h-5l-4 -4v4Z',
      'M52 60h4l3 8l3 -8h4v12h-4v-5l-2 5h-3l-2 -5v5h-3Z',
    ),
    ...one('#a8703f', box(45, 2, 10, 9, 2)),
    ...line('#8fd0a0', 2.4, 'M34 52v34'),
  ],
  'rising-swell': [
    ...one(
      '#2a7fb8',
      curve(
        '-6 70, 16 62, 30 40, 52 22, 78 26, 88 44, 80 56, 70 50, 74 42, 64 40, 56 54, 66 72, 108 80, 108 108, -6 108',
      ),
    ),
    ...line('#e8f8fb', 3.4, 'M40 42q20 -22 40 -8', 'M20 72q14 -4 20 -16', 'M34 88q14 6 30 -2'),
    ...mark('#fff', circle(84, 30, 3), circle(92, 40, 2), circle(90, 24, 2)),
  ],
  'fair-tide': [
    ...one('#ffd23f', circle(50, 44, 22)),
    ...line(
      '#ffd23f',
      4,
      ...[-60, -30, 0, 30, 60].map(
        (a) =>
          `M${50 + 28 * Math.sin((a * Math.PI) / 180)} ${44 - 28 * Math.cos((a * Math.PI) / 180)}
              L${50 + 38 * Math.sin((a * Math.PI) / 180)} ${44 - 38 * Math.cos((a * Math.PI) / 180)}`,
      ),
    ),
    ...marks(INK, circle(57, 42, 2.6)),
    ...line(INK, 2.4, 'M42 50q8 7 16 0'),
    ...swell(64, '#35b5c9'),
    ...swell(80, '#2a8fb0'),
  ],
  'belay-that': [
    ...line('#d9b98a', 8, 'M10 84q30 10 34 -22t30 -40'),
    ...one('#a8703f', limb('30 22, 50 50, 70 82', 13, 13)),
    ...line('#d9b98a', 7, 'M32 58q20 12 34 -14', 'M36 68q20 10 36 -12'),
    ...cancel('#d8342bdd'),
  ],
  'jammed-pulley': [
    ...one('#a8703f', half('0 22, 20 26, 26 50, 18 76, 0 80')),
    ...one('#6f7f8c', circle(50, 50, 13)),
    ...one('#c3d0d8', circle(50, 50, 4)),
    ...line('#d9b98a', 6, 'M50 0V22', 'M36 50q-4 20 -14 48', 'M64 50q8 16 2 26t10 22'),
    ...line('#d8342b', 5, 'M70 22l20 20M90 22l-20 20'),
  ],
  'it-never-happened': [
    ...one('#7b53b8', curve('18 60, 24 34, 50 22, 76 34, 82 60, 64 72, 50 66, 36 72')),
    ...eye(36, 52, 8, '#ffd23f'),
    ...eye(64, 52, 8, '#ffd23f'),
    ...one('#7b53b8', 'M26 48l20 6v-12Z', 'M74 48l-20 6v-12Z'),
    ...one('#f2a98a', limb('50 98, 50 82, 50 64', 12, 10)),
    ...line('#ffd23f', 3, 'M12 20l8 8', 'M88 20l-8 8', 'M50 4v10'),
  ],
  'light-fingers': [...coin(26, 34, 16), ...hand(44, 36, '#4d5c6b')],
  'harbour-tax': [
    ...one('#2a5d8f', box(14, 40, 72, 48, 4)),
    ...one('#3f7ab5', polygon('8 42, 50 12, 92 42')),
    ...one('#fff6df', box(26, 52, 14, 36), box(60, 52, 14, 36)),
    ...coin(50, 56, 13),
    ...one('#d8342b', polygon('50 14, 50 0, 68 5')),
  ],
  'buried-surprise': [
    ...one('#e9c88a', curve('-6 78, 20 68, 80 68, 106 78, 106 108, -6 108')),
    ...one('#8a5230', box(22, 48, 56, 34, 3)),
    ...one('#a8703f', 'M18 46Q24 14 50 16T82 46Z'),
    ...one(GOLD, box(43, 44, 14, 14, 3)),
    ...coin(34, 46, 8),
    ...coin(66, 46, 8),
    ...line('#d8342b', 5, 'M8 84l10 10M18 84l-10 10'),
  ],
  'loose-cannon': [
    ...one('#8a5230', polygon('22 74, 74 66, 84 84, 18 88')),
    ...one('#3f4b55', polygon('30 44, 84 30, 90 50, 40 72')),
    ...one('#4d5c6b', circle(34, 58, 16)),
    ...one('#a8703f', circle(36, 86, 10), circle(70, 82, 9)),
    ...cloud(96, 30, 0.7, '#f5ead3'),
    ...mark('#ffd23f', polygon('90 34, 100 24, 98 38, 108 42, 96 46')),
  ],
  'whiff-of-mutiny': [
    ...one('#6b2d2d', limb('50 104, 50 80, 52 58', 24, 20)),
    ...one('#b5543c', box(28, 24, 44, 36, 12)),
    ...line(INK, 2.2, 'M40 26v18', 'M51 25v19', 'M62 26v18'),
    ...one('#b5543c', curve('24 48, 40 42, 46 52, 38 60, 26 58')),
    ...line('#ffd23f', 4, 'M14 14l10 10', 'M86 14l-10 10', 'M50 4v12'),
  ],
  'press-gang-raid': [
    ...one('#d9b98a', curve('24 44, 50 34, 76 44, 84 84, 50 96, 16 84')),
    ...line('#8a5b38', 4, 'M28 42q22 12 44 0'),
    ...one('#c3d0d8', limb('60 42, 72 22, 90 8', 8, 4)),
    ...one(GOLD, circle(40, 32, 9)),
    ...one('#6b2d2d', box(44, 18, 10, 24, 3)),
  ],
  'tangled-rigging': [
    ...line('#a8703f', 5, 'M14 4V98', 'M86 4V98'),
    ...line(
      '#d9b98a',
      4,
      'M14 20Q50 50 86 24',
      'M14 46Q50 10 86 50',
      'M14 70Q50 96 86 66',
      'M30 8Q60 50 34 94',
      'M68 8Q34 50 66 94',
    ),
    ...one('#d9b98a', circle(50, 48, 12)),
    ...line('#8a5b38', 2, 'M42 44q8 8 16 0', 'M42 52q8 -6 16 2'),
  ],
  'all-hands': [
    ...one('#f6b93b', curve('30 66, 34 30, 50 20, 66 30, 70 66, 84 78, 16 78')),
    ...one('#d99014', circle(50, 84, 8), circle(50, 14, 6)),
    ...line('#fff6df', 4, 'M14 30q-8 14 0 28', 'M86 30q8 14 0 28'),
    ...line('#a9700a', 2.4, 'M38 60q2 -20 8 -28'),
  ],
  'tavern-rumours': [
    ...one('#a8703f', half('0 30, 22 32, 24 90, 0 92')),
    ...line('#a8703f', 7, 'M74 46q18 -2 18 16t-20 18'),
    ...one('#6f7f8c', box(27, 46, 46, 7), box(27, 74, 46, 7)),
    ...one('#fffaf0', curve('24 34, 26 18, 42 12, 56 16, 72 14, 78 32, 66 38, 60 48, 52 36, 36 38')),
  ],
  'salvage-rights': [
    ...swell(58, '#2a7fb8'),
    ...one('#8a5230', polygon('20 48, 62 34, 70 54, 28 68')),
    ...line('#d9b98a', 3, 'M78 2V34'),
    ...line('#8d9dab', 5, 'M78 34q12 2 8 14t-18 4'),
    ...coin(42, 50, 8),
  ],
  'cross-currents': [
    ...line('#e8f8fb', 9, 'M8 34q22 -18 42 0t42 0'),
    ...line('#2a7fb8', 9, 'M8 70q22 18 42 0t42 0'),
    ...one('#e8f8fb', polygon('82 18, 100 38, 76 46')),
    ...one('#2a7fb8', polygon('18 54, 0 66, 22 86')),
  ],
  'dead-calm': [
    ...one('#ffd98a', circle(50, 40, 20)),
    ...one('#7fb7c4', box(-6, 52, 112, 60)),
    ...line('#d8eef0', 3, 'M34 62h32', 'M26 74h48', 'M38 86h24'),
    ...ship(50, 52, 0.6, '#5a4630', '#fff6df', '#8d99a6'),
  ],
  'wrong-chart': [
    ...one('#f2dfae', polygon('10 20, 36 12, 64 22, 90 14, 90 82, 64 90, 36 80, 10 88')),
    ...line('#c9a46a', 2, 'M36 12V80', 'M64 22V90'),
    ...line('#d8342b', 3, 'M20 70q10 -20 22 -12t26 -18'),
    ...line('#d8342b', 5, 'M66 30l14 14M80 30l-14 14'),
    ...mark('#7fb7c4', circle(26, 36, 8, 6)),
    ...line(INK, 4, 'M48 54q0 -8 6 -8t6 6t-8 9', 'M52 72v1'),
  ],
  parley: [
    ...line('#8a5b38', 5, 'M24 98V6'),
    ...one('#fffaf0', curve('24 8, 46 4, 66 14, 90 8, 86 36, 90 56, 66 60, 46 50, 24 56')),
    ...both('#e06a26', limb('92 96, 76 86, 56 84', 13, 12)),
    ...one('#f2a98a', circle(50, 84, 9)),
  ],
  shoal: [
    ...swell(48, '#35b5c9'),
    ...one('#6f5f4f', polygon('14 80, 26 50, 40 80'), polygon('60 82, 74 42, 92 82')),
    ...one('#8a7a68', polygon('34 90, 50 60, 66 90')),
    ...swell(84, '#2a8fb0'),
    ...line('#fff', 3, 'M20 78h26', 'M58 80h34'),
  ],
  'dirty-duel': [
    ...both('#c3d0d8', polygon('28 84, 80 10, 86 16, 36 90')),
    ...both(GOLD, polygon('20 72, 44 90, 38 96, 14 78')),
    ...both('#6b2d2d', limb('28 84, 18 94, 12 102', 9, 8)),
    ...mark('#ffd23f', polygon('50 30, 54 42, 66 44, 56 50, 60 62, 50 54, 40 62, 44 50, 34 44, 46 42')),
  ],
  'black-spot': [
    ...one('#f7ecd0', curve('18 22, 50 12, 84 24, 86 60, 72 90, 30 86, 14 58')),
    ...one('#1d1424', curve('34 40, 52 30, 68 40, 70 60, 54 72, 36 62')),
    ...mark('#1d1424', circle(72, 74, 4), circle(28, 70, 3), circle(74, 32, 2.6)),
  ],
  'letter-of-marque': scroll('#f7ecd0', '#c23b22'),
  'barnacled-hull': [
    ...one('#6b4a2e', curve('-6 20, 40 26, 106 14, 96 60, 60 88, -6 90')),
    ...line('#4a3220', 2.4, 'M-6 42Q50 48 104 34', 'M-6 64Q50 70 92 56'),
    ...[
      [24, 52, 9],
      [46, 66, 11],
      [68, 48, 10],
      [34, 34, 7],
      [76, 66, 7],
    ].flatMap(([x, y, r]) => [
      ...one('#d8c8b0', circle(x as number, y as number, r as number)),
      ...mark('#5f4f3f', circle(x as number, y as number, (r as number) * 0.42)),
    ]),
    ...swell(90, '#2a7fb8'),
  ],
};
