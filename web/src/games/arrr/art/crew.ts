/** First Mates, and the Packs behind them. */

import { type Drawing, eye, glare, half } from '../../../kit/draw/face';
import { both, INK, line, lines, mark, marks, one } from '../../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon, shaggy } from '../../../kit/draw/shapes';
import { BONE, coat, GOLD } from './draw';

const boar: Drawing = [
  ...coat('#6b2d2d', '#e9c46a'),
  ...both('#7a4a3a', curve('66 28, 84 14, 88 34, 76 44')),
  ...one('#9a5f48', half('0 20, 24 26, 33 46, 28 68, 0 82')),
  ...one('#3a2420', shaggy('36 24, 42 12, 50 8, 58 12, 64 24', 6)),
  ...one('#d99a80', half('0 54, 16 56, 20 66, 14 76, 0 78')),
  ...marks(INK, circle(56, 65, 2.8, 3.8)),
  ...both(BONE, horn(66, 74, 24, 22, 8, 5)),
  ...glare(14, 43, 7, '#7a4a3a', '#c23b22', 0.6),
  ...line('#5a2f24', 2.2, 'M26 34l8 12'),
];

const turtle: Drawing = [
  ...one('#5e7f3a', half('0 52, 34 58, 48 78, 46 106, 0 106')),
  ...line('#3f5a24', 2.4, 'M20 76q30 -14 60 0', 'M34 62V100', 'M66 62V100'),
  ...one('#a9c46a', limb('50 96, 50 76, 50 56', 24, 22)),
  ...one('#b9d178', half('0 18, 20 22, 28 40, 24 58, 0 66')),
  ...line('#7f9a48', 1.8, 'M40 72h20', 'M40 79h20', 'M38 86h24'),
  ...mark('#d9e6a8', half('0 52, 16 52, 12 62, 0 65')),
  ...line(INK, 2.2, 'M34 56q16 8 32 0'),
  ...eye(39, 40, 7, '#8a5b00'),
  ...eye(61, 40, 7, '#8a5b00'),
  ...both('#a9c46a', 'M51 34h21q-2 -10 -11 -10t-10 10Z'),
  ...line(GOLD, 2.2, circle(61, 40, 9.5), circle(39, 40, 9.5), 'M48.500 40h3'),
  ...one('#e6e0cf', shaggy('40 66, 44 76, 50 82, 56 76, 60 66', 3)),
];

const cobra: Drawing = [
  ...one('#6a4fa3', limb('30 104, 56 92, 50 70', 18, 20)),
  ...one('#8a6fd0', half('0 10, 26 16, 40 40, 32 66, 12 84, 0 86')),
  ...both('#c3b0f0', curve('64 26, 80 38, 76 56, 62 70, 66 46')),
  ...one('#e8dcff', half('0 56, 12 58, 12 80, 0 90')),
  ...lines('#8a6fd0', 1.8, 'M50 68h11', 'M50 75h11', 'M50 82h10'),
  ...one('#8a6fd0', half('0 16, 16 20, 20 36, 15 52, 0 58')),
  ...glare(10, 34, 6, '#6a4fa3', '#e9c46a', 0.5),
  ...line('#d8342b', 2.2, 'M50 56v10l-4 6M50 66l4 6'),
  ...marks(INK, circle(54, 48, 1.3)),
  ...one('#35c2c9', circle(50, 22, 4)),
];

const hippo: Drawing = [
  ...one('#e8463c', half('0 66, 30 68, 46 82, 48 106, 0 106')),
  ...marks('#fff8e6', polygon('72 72, 84 76, 92 106, 80 106'), polygon('52 68, 60 68, 62 106, 52 106')),
  ...both('#7f94a8', circle(72, 20, 8)),
  ...one('#94a9bc', half('0 16, 22 20, 30 38, 34 58, 28 76, 0 82')),
  ...one('#b7c7d4', half('0 48, 24 50, 36 62, 28 78, 0 82')),
  ...marks(INK, circle(62, 56, 2.6, 3.4)),
  ...line(INK, 2.4, 'M24 68q26 10 52 0'),
  ...both(BONE, box(60, 70, 6, 7, 2)),
  ...eye(38, 34, 6.5, '#3c6fd1'),
  ...eye(62, 34, 6.5, '#3c6fd1'),
  ...one('#f5e9c8', box(36, 6, 28, 8, 3)),
  ...mark('#3c6fd1', box(36, 9, 28, 2.6)),
];

const porcupine: Drawing = [
  ...both(
    '#4d3b33',
    ...[8, 26, 44, 62, 80, 98].map((a) =>
      horn(50 + Math.sin((a * Math.PI) / 180) * 22, 50 - Math.cos((a * Math.PI) / 180) * 24, a, 26, 10),
    ),
  ),
  ...both(
    '#f2e2c4',
    ...[17, 35, 53, 71, 89].map((a) =>
      horn(50 + Math.sin((a * Math.PI) / 180) * 22, 50 - Math.cos((a * Math.PI) / 180) * 24, a, 18, 8),
    ),
  ),
  ...coat('#31517a', '#f2d9a0'),
  ...one('#c79a6a', half('0 30, 20 34, 27 52, 20 70, 0 80')),
  ...one('#ecd0a4', half('0 58, 12 60, 13 72, 0 80')),
  ...mark(INK, curve('45 60, 50 57, 55 60, 50 66')),
  ...line(INK, 2, 'M42 72q8 5 16 0'),
  ...eye(40, 48, 6.5, '#6a3d1a'),
  ...eye(60, 48, 6.5, '#6a3d1a'),
  ...one('#ffffff', horn(80, 86, 30, 40, 9, -4)),
  ...line(INK, 1.6, 'M80 88L98 56'),
];

const doctor: Drawing = [
  ...coat('#2d2d33', '#8d8d99'),
  ...one('#33333d', half('0 22, 24 26, 30 46, 24 66, 0 76')),
  ...one('#e6d9bd', curve('40 44, 58 40, 64 56, 60 70, 48 92, 34 100, 40 84, 38 62')),
  ...line('#8a7a58', 1.8, 'M50 60q-2 18 -12 34'),
  ...mark(INK, circle(46, 72, 1.6), circle(54, 66, 1.6)),
  ...one('#8fd0c8', circle(38, 44, 8.5), circle(62, 44, 8.5)),
  ...mark('#fff', circle(35.5, 41, 2.4), circle(59.5, 41, 2.4)),
  ...line(GOLD, 2, circle(38, 44, 8.5), circle(62, 44, 8.5)),
  ...one('#23232b', box(20, 20, 60, 6, 3), box(33, 2, 34, 19, 3)),
  ...mark('#e8463c', box(46, 6, 8, 3), box(48.5, 3.5, 3, 8)),
  ...one('#7d2a3a', limb('74 98, 86 90, 84 78, 92 70', 8, 6)),
];

const rat: Drawing = [
  ...coat('#5a4630', '#e06a26'),
  ...both('#b58f8f', circle(76, 28, 14)),
  ...both('#e6b8b0', circle(76, 29, 8.5)),
  ...one('#7f7880', half('0 24, 20 28, 26 46, 18 64, 8 82, 0 84')),
  ...mark('#a39ca4', half('0 58, 11 60, 8 78, 0 82')),
  ...one('#e58a94', circle(50, 80, 5)),
  ...one('#fff8e6', box(46, 86, 4, 7, 1), box(50, 86, 4, 7, 1)),
  ...lines(INK, 1.3, 'M56 76l20 -5', 'M56 79l21 3'),
  ...glare(11, 48, 6.5, '#6a636b', '#c23b22', 0.4),
  ...one('#3a3a44', circle(50, 16, 10)),
  ...line('#c9a46a', 2.4, 'M56 9q6 -8 14 -4'),
  ...mark('#ffd23f', polygon('70 -2, 73 3, 79 3, 74 7, 76 13, 70 9, 64 12, 67 6, 62 2, 68 3')),
];

const frog: Drawing = [
  ...coat('#2f6f4a', '#ffd76a'),
  ...both('#6fc04a', circle(69, 26, 13)),
  ...one('#6fc04a', half('0 30, 28 32, 38 52, 32 72, 0 82')),
  ...mark('#d8efa0', half('0 62, 28 58, 24 74, 0 81')),
  ...line(INK, 2.6, 'M18 58q32 16 64 0'),
  ...eye(31, 26, 8.5, '#e0a526'),
  ...eye(69, 26, 8.5, '#e0a526'),
  ...marks(INK, circle(54, 48, 1.5)),
  ...one(
    '#2f9a4a',
    ...[0, 90, 180, 270].map((a) =>
      circle(80 + 5 * Math.cos((a * Math.PI) / 180), 78 + 5 * Math.sin((a * Math.PI) / 180), 5),
    ),
  ),
  ...line('#1f6f34', 2.4, 'M80 82q2 10 -2 18'),
  ...mark('#f2a0a8', circle(26, 54, 4), circle(74, 54, 4)),
];

const barnacle: Drawing = [
  ...one('#8f6f5a', half('0 22, 30 34, 44 66, 48 106, 0 106')),
  ...line('#5f4636', 2.4, 'M22 56q28 -16 56 0', 'M12 82q38 -18 76 0'),
  ...one('#d8c8b0', circle(28, 40, 7), circle(76, 46, 6), circle(20, 72, 6), circle(82, 76, 7)),
  ...mark('#6f5f4f', circle(28, 40, 3), circle(76, 46, 2.6), circle(20, 72, 2.6), circle(82, 76, 3)),
  ...both('#e88a6a', limb('62 84, 80 88, 88 74', 9, 7), curve('82 76, 82 62, 92 58, 96 68, 92 78')),
  ...one('#f2a98a', half('0 48, 18 52, 22 68, 16 84, 0 88')),
  ...lines('#e88a6a', 3.4, 'M56 52l4 -14'),
  ...eye(60, 36, 6.5, '#3c6fd1'),
  ...eye(40, 36, 6.5, '#3c6fd1'),
  ...line(INK, 2.4, 'M40 74q10 8 20 0'),
  ...mark('#e8563c', circle(38, 66, 3.6), circle(62, 66, 3.6)),
  ...one('#fff8e6', curve('34 26, 50 14, 66 26, 58 32, 50 26, 42 32')),
];

export const MATES: Record<string, Drawing> = {
  'marrow-meg': boar,
  'sextant-silas': turtle,
  'whispering-ines': cobra,
  'unsinkable-odalys': hippo,
  'quartermaster-quill': porcupine,
  'doc-leech': doctor,
  'gunpowder-gus': rat,
  'lucky-lubomir': frog,
  'mother-barnacle': barnacle,
};

// -- Packs: three of a kind -----------------------------------------------------------------------------------------

interface Band {
  skin: string;
  dark: string;
  scarf: string;
  face: 'snout' | 'beak' | 'fin' | 'ghost';
}
const BANDS: Record<string, Band> = {
  'harbour-brawlers': { skin: '#b5543c', dark: '#7f3423', scarf: '#2a5d8f', face: 'snout' },
  'reef-runners': { skin: '#2fa8b8', dark: '#1c7480', scarf: '#ffd23f', face: 'fin' },
  'tavern-philosophers': { skin: '#c9a46a', dark: '#8a6a38', scarf: '#7b53b8', face: 'beak' },
  'choir-of-the-doomed': { skin: '#cfe6e2', dark: '#8fb5b8', scarf: '#3a2b52', face: 'ghost' },
  'sunburnt-deckhands': { skin: '#f0704a', dark: '#b8452a', scarf: '#fff2c4', face: 'fin' },
  'powder-monkeys': { skin: '#6b5a52', dark: '#3f342f', scarf: '#e8463c', face: 'snout' },
  'night-lookouts': { skin: '#6f7fb8', dark: '#434f80', scarf: '#f2c53d', face: 'beak' },
  'grey-gulls': { skin: '#d5dde2', dark: '#8d99a6', scarf: '#2f8f5b', face: 'beak' },
  'salt-widows': { skin: '#bda8d0', dark: '#7b6494', scarf: '#23232b', face: 'ghost' },
};

function fellow(x: number, y: number, s: number, band: Band): Drawing {
  const at = (a: number, b: number) => [x + a * s, y + b * s] as const;
  const points = (text: string) =>
    text.split(', ').map((pair) => {
      const [a, b] = pair.split(' ').map(Number) as [number, number];
      return at(a, b);
    });
  const body =
    band.face === 'ghost'
      ? '0 -22, 15 -16, 20 4, 24 34, 14 28, 6 36, 0 29, -6 36, -14 28, -24 34, -20 4, -15 -16'
      : '0 -20, 15 -15, 20 2, 26 36, -26 36, -20 2, -15 -15';
  const [mx, my] = at(0, 5);
  const drawn: Drawing = one(band.skin, curve(points(body)));
  if (band.face === 'snout')
    drawn.push(
      ...one(band.dark, circle(mx, my + 1 * s, 8 * s, 6 * s)),
      ...mark(INK, circle(mx - 3 * s, my, 1.5 * s), circle(mx + 3 * s, my, 1.5 * s)),
    );
  if (band.face === 'beak') drawn.push(...one('#f2a53c', polygon(points('-7 0, 7 0, 0 16'))));
  if (band.face === 'fin')
    drawn.push(
      ...line(INK, 2, curve(points('-10 4, 0 9, 10 4'), false)),
      ...mark('#fff', polygon(points('-6 6, -2 7, -4 11')), polygon(points('6 6, 2 7, 4 11'))),
    );
  if (band.face === 'ghost') drawn.push(...mark(INK, circle(mx, my + 2 * s, 4 * s, 6 * s)));
  return [
    ...drawn,
    ...eye(x - 7 * s, y - 5 * s, 5 * s, band.dark, 1),
    ...eye(x + 7 * s, y - 5 * s, 5 * s, band.dark, -1),
    ...one(band.scarf, curve(points('-17 -9, -12 -20, 0 -25, 12 -20, 17 -9, 0 -14'))),
  ];
}

export const packs = (id: string): Drawing => {
  const band = BANDS[id] ?? (BANDS['grey-gulls'] as Band);
  return [...fellow(24, 46, 0.92, band), ...fellow(76, 46, 0.92, band), ...fellow(50, 62, 1.12, band)];
};
