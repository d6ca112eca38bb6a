/** The Items: what a crew carries. */

import { type Drawing, eye, half } from '../../../kit/draw/face';
import { both, INK, line, lines, mark, one } from '../../../kit/draw/figure';
import { box, circle, curve, horn, limb, polygon } from '../../../kit/draw/shapes';
import { BONE, GOLD } from './draw';

const WOOD = '#a8703f';
const STEEL = '#c3d0d8';
const barrel = (fill: string): Drawing => [
  ...one(fill, half('0 18, 26 20, 32 52, 26 88, 0 90')),
  ...line(INK, 1.6, 'M38 20Q32 54 38 88', 'M62 20Q68 54 62 88'),
  ...one('#6f7f8c', 'M21 32q29 7 58 0v8q-29 7 -58 0Z', 'M21 68q29 7 58 0v8q-29 7 -58 0Z'),
];
const paper = (tilt = ''): Drawing => one('#f7ecd0', `M24 14${tilt}L76 10L82 86L28 92Z`);

export const ITEMS: Record<string, Drawing> = {
  'boarding-cutlass': [
    ...one(STEEL, curve('40 66, 54 46, 70 26, 92 8, 90 34, 74 56, 50 74')),
    ...one(GOLD, curve('22 62, 36 58, 54 76, 50 90, 42 80, 30 72')),
    ...one('#6b2d2d', limb('38 72, 26 84, 16 94', 10, 9)),
    ...one(GOLD, circle(14, 94, 5)),
  ],
  'cracked-astrolabe': [
    ...one(GOLD, circle(50, 56, 36)),
    ...one('#fff2c4', circle(50, 56, 25)),
    ...line('#8a5b00', 2, 'M50 31V81', 'M25 56H75', circle(50, 60, 14)),
    ...one('#d99014', polygon('46 58, 68 32, 54 60'), circle(50, 56, 4)),
    ...one(GOLD, circle(50, 14, 7)),
    ...line(INK, 2.4, 'M62 82l-6 -12l6 -6l-8 -10'),
  ],
  'marked-deck': [
    ...one(
      '#fffaf0',
      polygon('14 34, 44 20, 62 74, 32 88'),
      polygon('36 18, 70 16, 74 78, 40 80'),
      polygon('60 20, 90 32, 74 88, 46 76'),
    ),
    ...mark('#d8342b', 'M67 44c4 -8 14 -4 10 4c-3 5 -10 8 -14 14c0 -8 -4 -12 -4 -17c1 -6 8 -6 8 -1Z'),
    ...mark('#fffaf0', circle(66, 50, 3)),
    ...mark(INK, circle(66, 50, 1.4)),
    ...mark('#d8342b', circle(65, 28, 2.4), circle(58, 74, 2.4)),
  ],
  'lionheart-locket': [
    ...line(GOLD, 4, 'M18 4Q26 40 50 40T82 4'),
    ...one(GOLD, 'M50 96C20 76 14 62 20 50C26 38 44 40 50 52C56 40 74 38 80 50C86 62 80 76 50 96Z'),
    ...one('#e8463c', 'M50 84C32 70 30 62 33 56C37 50 47 53 50 60C53 53 63 50 67 56C70 62 68 70 50 84Z'),
    ...mark(GOLD, polygon('50 60, 53 67, 60 67, 54 71, 57 78, 50 74, 43 78, 46 71, 40 67, 47 67')),
  ],
  'brace-of-pistols': [
    ...both(WOOD, curve('72 66, 84 74, 88 94, 76 96, 70 80, 62 74')),
    ...both(STEEL, polygon('70 74, 16 26, 22 18, 78 64')),
    ...both(GOLD, box(62, 58, 10, 10, 3)),
    ...both('#6f7f8c', polygon('14 20, 22 12, 30 20, 20 30')),
  ],
  'storm-glass': [
    ...one('#bfe6ee', half('0 12, 12 14, 12 30, 26 50, 26 78, 0 82')),
    ...mark('#3c6fd1', 'M26 62q12 -8 24 0t24 0v10q-2 8 -24 9t-24 -9Z'),
    ...mark('#fff', polygon('52 36, 42 54, 49 54, 44 68, 60 48, 52 48, 58 36')),
    ...one(WOOD, box(28, 82, 44, 10, 3), box(36, 6, 28, 9, 3)),
    ...line('#fff', 2.4, 'M34 52q-3 10 -2 18'),
  ],
  'forged-letters': [
    ...one('#e6d3a8', polygon('12 30, 62 18, 70 62, 20 74')),
    ...one('#fff6df', polygon('28 40, 84 38, 86 82, 30 84')),
    ...line(INK, 2, 'M28 40L58 64L84 38'),
    ...one('#c23b22', circle(58, 64, 9)),
    ...mark('#ff9d8a', polygon('58 58, 60 63, 65 63, 61 66, 63 71, 58 68, 53 71, 55 66, 51 63, 56 63')),
    ...one('#ffffff', horn(70, 30, 30, 30, 9, -6)),
  ],
  'grog-barrel': [
    ...barrel(WOOD),
    ...one(GOLD, box(44, 48, 12, 8, 2), circle(50, 60, 4)),
    ...mark('#7fd0f0', 'M50 64c6 9 6 15 0 15s-6 -6 0 -15Z'),
    ...mark('#fff6df', circle(38, 26, 3), circle(56, 24, 4)),
  ],
  'spyglass-of-spite': [
    ...one('#6b2d2d', polygon('8 74, 20 88, 46 64, 36 52')),
    ...one(GOLD, polygon('34 50, 48 66, 70 46, 58 32')),
    ...one('#6b2d2d', polygon('56 28, 74 48, 92 30, 74 10')),
    ...one('#9fe0f0', curve('72 8, 84 10, 94 22, 94 32, 84 24')),
    ...mark(INK, curve('80 14, 86 16, 90 22, 84 22')),
    ...line('#ff6a52', 2.4, 'M14 50l10 4', 'M18 40l8 8'),
  ],
  'grappling-hook': [
    ...line('#d9b98a', 5, 'M12 92q20 4 22 -14t16 -20'),
    ...one('#7d8d9a', limb('48 60, 50 44, 50 26', 9, 8)),
    ...both('#9fb0bd', curve('52 32, 66 34, 78 46, 80 62, 90 54, 84 34, 68 20, 52 18')),
    ...one('#9fb0bd', horn(50, 26, 0, 22, 10)),
    ...one('#6f7f8c', circle(49, 62, 6)),
  ],
  'parrot-informer': [
    ...one(WOOD, box(16, 84, 68, 7, 3)),
    ...one('#3fae5a', limb('44 70, 36 88, 30 100', 14, 6)),
    ...one('#e8463c', curve('34 30, 46 12, 66 14, 72 32, 66 58, 54 84, 38 80, 30 56')),
    ...one('#3c6fd1', curve('32 46, 46 42, 54 60, 48 78, 34 76, 28 60')),
    ...mark('#ffd23f', 'M34 46q10 -4 16 6q-8 2 -18 2Z'),
    ...one('#fff8e6', circle(60, 30, 10)),
    ...eye(61, 29, 5, '#e0a526', 1),
    ...one('#3a3a44', curve('70 26, 84 28, 86 42, 78 48, 76 38, 68 38')),
  ],
  'iron-strongbox': [
    ...one('#5c6b78', box(12, 40, 76, 46, 5)),
    ...one('#72838f', 'M12 46Q12 18 34 18H66Q88 18 88 46Z'),
    ...one('#3f4b55', box(26, 18, 8, 68), box(66, 18, 8, 68)),
    ...one(GOLD, box(40, 40, 20, 22, 4)),
    ...mark(INK, circle(50, 48, 3.4), 'M48.500 49h3l1.500 8h-6Z'),
  ],
  'ships-cat': [
    ...one('#2f2b38', limb('70 88, 90 84, 90 62, 82 52', 9, 6)),
    ...both('#2f2b38', polygon('56 34, 74 10, 78 42')),
    ...one('#3a3546', half('0 60, 24 66, 30 92, 0 94')),
    ...one('#3a3546', half('0 26, 22 30, 30 48, 20 66, 0 70')),
    ...one('#c8f05a', circle(38, 46, 7), circle(62, 46, 7)),
    ...mark(INK, circle(39, 46, 2, 6), circle(61, 46, 2, 6)),
    ...mark('#f29aa8', polygon('46 56, 54 56, 50 61')),
    ...lines('#efe6f5', 1.4, 'M58 60l20 -3', 'M58 62l20 4'),
    ...line('#e8463c', 4, 'M36 72q14 8 28 0'),
  ],
  'powder-keg': [
    ...barrel('#8a3a2a'),
    ...mark('#fff6df', circle(50, 50, 9), box(45.5, 54, 9, 8, 2)),
    ...mark(INK, circle(46.5, 50, 2.2), circle(53.5, 50, 2.2)),
    ...line('#d9b98a', 3, 'M50 18q2 -12 16 -10'),
    ...one('#ffd23f', polygon('66 0, 70 6, 78 4, 74 10, 80 16, 72 15, 68 22, 65 14, 58 14, 63 8')),
  ],
  'smugglers-ledger': [
    ...one('#5a2f4a', 'M14 18L50 26L86 18V84L50 92L14 84Z'),
    ...one('#fff6df', 'M18 14Q38 12 50 24V86Q38 76 18 78Z', 'M82 14Q62 12 50 24V86Q62 76 82 78Z'),
    ...line(
      '#8a7a58',
      1.8,
      'M25 26q10 0 18 6',
      'M25 38q10 0 18 6',
      'M25 50q10 0 18 6',
      'M75 26q-10 0 -18 6',
      'M75 38q-10 0 -18 6',
    ),
    ...mark(GOLD, circle(68, 58, 7)),
    ...mark('#a9700a', box(66.8, 53, 2.4, 10)),
  ],
  'signal-flags': [
    ...line('#8a5b38', 4, 'M22 96L34 10', 'M78 96L66 10'),
    ...one('#ffd23f', polygon('34 10, 6 14, 10 44, 30 40')),
    ...mark('#d8342b', polygon('33 11, 8 14, 9 28')),
    ...one('#3c6fd1', polygon('66 10, 94 14, 90 44, 70 40')),
    ...mark('#fff', polygon('75 18, 88 20, 86 35, 74 33')),
  ],
  'press-gang-notice': [
    ...paper(),
    ...one('#6f7f8c', circle(50, 18, 4)),
    ...mark('#6b2d2d', box(34, 28, 36, 6)),
    ...one('#b5543c', circle(52, 54, 13)),
    ...mark(INK, circle(47, 52, 2.4), circle(57, 52, 2.4)),
    ...one('#2a5d8f', curve('38 50, 42 40, 52 37, 62 40, 66 50, 52 46')),
    ...mark('#6b2d2d', box(36, 74, 34, 3.5), box(40, 80, 28, 3)),
  ],
  'loaded-knucklebones': [
    ...one(BONE, 'M16 44l28 -16l26 14l-28 18Z', 'M16 44l26 16v32l-26 -18Z', 'M70 42l-28 18v32l28 -20Z'),
    ...mark(INK, circle(30, 64, 4), circle(48, 72, 3), circle(62, 62, 3), circle(43, 43, 5, 3)),
    ...one('#f0e0b8', 'M66 22l14 -12l14 8l-12 14Z', 'M66 22l16 10l-2 18l-14 -10Z', 'M82 32l12 -14l-2 16l-12 16Z'),
    ...mark('#d8342b', circle(73, 34, 2.4), circle(80, 20, 2.4)),
  ],
  'wax-poppet': [
    ...both('#e0b25a', limb('58 54, 76 52, 88 42', 13, 10), limb('56 78, 66 90, 70 100', 14, 11)),
    ...one('#e9c06a', half('0 44, 14 48, 16 66, 18 84, 0 88')),
    ...one('#e9c06a', circle(50, 28, 18)),
    ...line(INK, 2.4, 'M40 22l7 7M47 22l-7 7', 'M53 22l7 7M60 22l-7 7', 'M42 37h16', 'M45 34v6M50 34v6M55 34v6'),
    ...line('#d8342b', 2.4, 'M50 60L82 22', 'M44 70L16 80'),
    ...one('#d8342b', circle(84, 20, 5), circle(14, 81, 5)),
  ],
  'spare-anchor': [
    ...line('#d9b98a', 4, 'M50 14q26 -8 34 14t-6 44'),
    ...one('#72838f', box(45, 24, 10, 62, 3), box(28, 32, 44, 9, 4)),
    ...one('#8d9dab', 'M8 60L26 56L22 66Q32 82 50 82T78 66L74 56L92 60L90 74L84 70Q72 96 50 96T16 70L10 74Z'),
    ...line('#72838f', 6, circle(50, 16, 8)),
    ...line(INK, 1.6, circle(50, 16, 12), circle(50, 16, 5)),
  ],
  'cursed-compass': [
    ...one(GOLD, circle(50, 54, 38)),
    ...one('#2c2340', circle(50, 54, 29)),
    ...line('#7dffb0', 2, 'M50 28v7', 'M50 73v7', 'M24 54h7', 'M69 54h7'),
    ...one('#d8342b', polygon('50 54, 44 50, 66 32, 56 58')),
    ...one('#eef4f8', polygon('50 54, 56 58, 34 76, 44 50')),
    ...mark('#7dffb0', circle(50, 54, 4)),
    ...one(GOLD, box(44, 6, 12, 11, 4)),
  ],
};
