/** The twelve Monsters: what each is made of. All are drawn on 200 × 200 with the ground at the bottom. */

import { bolt, box, circle, curve, half, horn, limb, type Point, polygon, shaggy, teeth } from './shapes';

export type Tone = 'skin' | 'dark' | 'belly' | 'horn' | 'accent' | 'glow' | 'white' | 'ink';

export interface Part {
  d: string;
  tone: Tone;
  /** Drawn a second time, mirrored. */
  both?: boolean;
  /** No outline, no shade: a mark on something else. */
  mark?: boolean;
  /** Only an outline of this width. */
  line?: number;
}

export interface Eye {
  x: number;
  y: number;
  r: number;
  pupil?: 'round' | 'slit' | 'glow';
  /** On the middle line: not mirrored. */
  single?: boolean;
}

export interface Mouth {
  y: number;
  w: number;
  kind: 'jaws' | 'fangs' | 'beak' | 'grill';
  x?: number;
}

export interface Look {
  colours: Record<Exclude<Tone, 'white' | 'ink'>, string>;
  back: Part[];
  body: Part[];
  eyes: Eye[];
  mouth: Mouth;
  front: Part[];
}

const both = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, both: true }));
const one = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone }));
const mark = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, mark: true }));
const marks = (tone: Tone, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, mark: true, both: true }));
const lines = (tone: Tone, line: number, ...ds: string[]): Part[] => ds.map((d) => ({ d, tone, line, both: true }));

/** A toad that swells before it spits. */
const toad: Look = {
  colours: {
    skin: '#8fcf4e',
    dark: '#5a9a34',
    belly: '#f6efb0',
    horn: '#f2e6c4',
    accent: '#b264d8',
    glow: '#e6ff7a',
  },
  back: [...both('accent', horn(150, 92, 48, 34, 22), horn(166, 124, 68, 32, 22), horn(132, 66, 24, 26, 18))],
  body: [
    ...one('skin', half('0 62, 34 58, 66 78, 86 116, 92 162, 80 204, 0 206')),
    ...both('skin', circle(141, 50, 27)),
    ...one('belly', half('0 124, 44 126, 64 148, 58 178, 34 196, 0 200')),
    ...marks('dark', circle(172, 150, 6), circle(160, 170, 4.5), circle(163, 128, 4.5)),
    ...marks('accent', circle(112, 72, 5), circle(126, 84, 3.5)),
    ...lines('dark', 3.5, 'M104 150q14 6 34 1', 'M104 168q14 6 30 1'),
  ],
  eyes: [{ x: 41, y: 48, r: 17, pupil: 'slit' }],
  mouth: { y: 104, w: 112, kind: 'jaws' },
  front: [
    ...both('skin', curve('150 186, 176 172, 192 184, 194 204, 146 204')),
    ...marks('white', horn(158, 204, 0, 10, 8), horn(172, 204, 0, 11, 8), horn(186, 204, 0, 10, 8)),
  ],
};

/** A moth whose wings stare back. */
const moth: Look = {
  colours: {
    skin: '#f3d9b1',
    dark: '#c79d66',
    belly: '#fff3d6',
    horn: '#7b4bd1',
    accent: '#ff8fb1',
    glow: '#ffe14d',
  },
  back: [
    ...both('accent', curve('108 92, 132 46, 172 12, 197 22, 193 66, 176 104, 136 118')),
    ...both('horn', curve('110 116, 150 112, 184 134, 184 168, 160 184, 134 172, 114 148')),
    ...marks('white', circle(166, 58, 20)),
    ...marks('horn', circle(167, 58, 14)),
    ...marks('glow', circle(168, 57, 8)),
    ...marks('ink', circle(168, 57, 4)),
    ...marks('glow', circle(158, 148, 10)),
    ...marks('ink', circle(158, 148, 5)),
    ...lines('ink', 2.5, 'M118 98Q150 82 190 40', 'M122 126Q150 124 178 142'),
  ],
  body: [
    ...one('dark', half('0 108, 24 112, 30 140, 24 172, 10 196, 0 201')),
    ...mark(
      'skin',
      'M77 132q23 10 46 0v9q-23 10 -46 0Z',
      'M78 154q22 10 44 0v9q-22 10 -44 0Z',
      'M84 176q16 8 32 0l-4 9q-12 5 -24 0Z',
    ),
    ...one(
      'belly',
      shaggy('64 104, 72 86, 100 78, 128 86, 136 104, 128 122, 114 130, 100 134, 86 130, 72 122, 64 104', 9),
    ),
    ...one('skin', half('0 46, 22 50, 32 70, 28 92, 12 104, 0 106')),
  ],
  eyes: [{ x: 17, y: 70, r: 15, pupil: 'glow' }],
  mouth: { y: 92, w: 20, kind: 'fangs' },
  front: [
    ...both('horn', limb('108 50, 118 28, 136 12', 7, 3)),
    ...lines('horn', 4, 'M114 36l12 4M119 27l13 4M126 18l12 4M112 38l-3 -10M118 27l-2 -11M127 18l-1 -11'),
  ],
};

/** A snake under a hood. */
const cobra: Look = {
  colours: {
    skin: '#2fb7a8',
    dark: '#17806f',
    belly: '#ffe9a8',
    horn: '#f5e7c8',
    accent: '#c23bd0',
    glow: '#f9ff6b',
  },
  back: [
    ...one('skin', limb('150 186, 182 172, 190 140, 178 112, 186 92', 20, 5)),
    ...one('dark', limb('36 186, 100 174, 164 186', 30, 30)),
  ],
  body: [
    ...one('skin', half('0 34, 36 36, 66 62, 76 100, 58 134, 32 156, 26 186, 0 190')),
    ...one('accent', curve('128 54, 152 70, 162 98, 148 122, 130 132, 136 98')),
    ...one('accent', curve('72 54, 48 70, 38 98, 52 122, 70 132, 64 98')),
    ...one('belly', half('0 96, 24 100, 28 130, 22 160, 20 186, 0 190')),
    ...lines('dark', 3, 'M100 122h25', 'M100 138h23', 'M100 154h21', 'M100 170h20'),
    ...one('skin', half('0 16, 26 20, 40 42, 38 66, 26 92, 0 100')),
    ...marks('dark', 'M104 18q16 4 22 20q-12 -6 -22 -4Z', circle(105.5, 68, 2.2)),
  ],
  eyes: [{ x: 19, y: 50, r: 11, pupil: 'slit' }],
  mouth: { y: 78, w: 40, kind: 'fangs' },
  front: [
    ...one('skin', limb('34 194, 70 186, 130 188, 166 196', 30, 26)),
    ...mark('dark', 'M60 178l14 0l-4 9l-8 1Z', 'M92 176l14 0l-4 9l-7 0Z', 'M124 178l14 2l-6 8l-6 -1Z'),
  ],
};

/** All fur, and all of it charged. */
const yeti: Look = {
  colours: {
    skin: '#eaf4ff',
    dark: '#a9c6ea',
    belly: '#7fb6f0',
    horn: '#ffd23f',
    accent: '#5b8def',
    glow: '#fff07a',
  },
  back: [
    ...both('horn', polygon('128 62, 148 40, 140 36, 166 4, 156 36, 166 38, 146 72')),
    ...both('skin', shaggy('158 100, 180 116, 192 144, 192 172, 180 192, 160 186, 150 160', 9)),
  ],
  body: [
    ...one(
      'skin',
      shaggy(
        '32 202, 26 176, 30 150, 34 122, 44 96, 58 74, 76 58, 100 50, 124 58, 142 74, 156 96, 166 122, 170 150, 174 176, 168 202',
        11,
      ),
    ),
    ...one('belly', half('0 78, 30 76, 46 94, 44 120, 28 138, 0 142')),
    ...marks(
      'dark',
      'M118 156q6 12 2 20q-8 -6 -8 -16Z',
      'M140 146q8 12 4 22q-8 -6 -10 -18Z',
      'M134 176q6 10 2 18q-8 -6 -8 -14Z',
      'M152 164q6 10 3 18q-7 -5 -8 -14Z',
    ),
  ],
  eyes: [{ x: 18, y: 98, r: 12, pupil: 'round' }],
  mouth: { y: 120, w: 44, kind: 'jaws' },
  front: [
    ...one('skin', shaggy('70 82, 84 66, 100 62, 116 66, 130 82, 118 84, 100 86, 82 84', 6)),
    ...mark('horn', bolt(100, 172, 34)),
  ],
};

/** Eight legs, six eyes, one storm. */
const spider: Look = {
  colours: {
    skin: '#4a3f8f',
    dark: '#2e2663',
    belly: '#8f7fe0',
    horn: '#d9d2ff',
    accent: '#ffd23f',
    glow: '#7df3ff',
  },
  back: [
    ...both(
      'skin',
      limb('140 110, 170 60, 190 24', 15, 4),
      limb('146 124, 184 92, 197 128', 15, 4),
      limb('146 138, 178 130, 190 198', 15, 4),
      limb('134 152, 156 158, 160 202', 14, 4),
    ),
    ...one('dark', half('0 22, 42 28, 64 62, 62 96, 40 122, 0 128')),
    ...mark('accent', bolt(100, 62, 58)),
    ...lines('accent', 3, 'M130 50l14 -4', 'M138 76l16 2'),
  ],
  body: [
    ...one('skin', half('0 98, 34 100, 54 122, 54 152, 36 176, 0 184')),
    ...both('belly', curve('108 162, 122 164, 124 182, 112 190, 104 180')),
    ...both('horn', horn(114, 184, 186, 20, 11, 4)),
  ],
  eyes: [
    { x: 20, y: 128, r: 14, pupil: 'round' },
    { x: 41, y: 118, r: 7, pupil: 'glow' },
    { x: 12, y: 108, r: 6, pupil: 'glow' },
  ],
  mouth: { y: 154, w: 34, kind: 'fangs' },
  front: [],
};

/** Built to stop the others; nobody can stop it. */
const mecha: Look = {
  colours: {
    skin: '#9fb4c7',
    dark: '#5d7690',
    belly: '#d7e3ee',
    horn: '#ffcf33',
    accent: '#e8432e',
    glow: '#7df3ff',
  },
  back: [
    ...both('horn', polygon('128 46, 136 40, 166 4, 158 46, 140 60')),
    ...both('dark', box(150, 92, 40, 46, 12)),
    ...both('skin', box(158, 132, 28, 54, 8)),
    ...both('accent', 'M156 184h32l4 20h-40Z'),
  ],
  body: [
    ...one('skin', 'M46 112q0 -16 16 -16h76q16 0 16 16l6 92h-120Z'),
    ...one('belly', 'M66 114h68l4 54q-38 16 -76 0Z'),
    ...one('dark', circle(100, 142, 19)),
    ...mark('glow', circle(100, 142, 13)),
    ...mark('white', bolt(100, 142, 20)),
    ...marks(
      'ink',
      circle(146, 118, 2.6),
      circle(148, 150, 2.6),
      circle(150, 182, 2.6),
      circle(170, 104, 2.6),
      circle(170, 126, 2.6),
    ),
    ...one('skin', 'M58 46q0 -16 16 -16h52q16 0 16 16v32q0 22 -22 24h-40q-22 -2 -22 -24Z'),
    ...one('ink', 'M66 50h68l-6 22h-56Z'),
    ...one('accent', polygon('92 34, 108 34, 104 8, 96 8')),
  ],
  eyes: [{ x: 18, y: 61, r: 8, pupil: 'glow' }],
  mouth: { y: 86, w: 46, kind: 'grill' },
  front: [...marks('accent', 'M142 62h12v18h-12Z')],
};

/** A lizard from the deep, with crystals that hum. */
const dino: Look = {
  colours: {
    skin: '#4f9d69',
    dark: '#2f6b47',
    belly: '#d8e8a0',
    horn: '#f7f3df',
    accent: '#3ddad7',
    glow: '#b9fff4',
  },
  back: [
    ...one('skin', limb('140 188, 172 186, 188 160, 184 130', 34, 5)),
    ...one('accent', polygon('180 186, 198 176, 190 164'), polygon('190 158, 204 144, 191 138')),
    ...both(
      'accent',
      polygon('132 84, 174 60, 150 104'),
      polygon('126 58, 160 22, 140 76'),
      polygon('142 108, 178 102, 152 130'),
    ),
    ...one('accent', polygon('84 42, 100 -2, 116 42')),
    ...marks('glow', polygon('136 82, 160 68, 146 88'), polygon('130 58, 150 36, 138 62')),
    ...mark('glow', polygon('93 36, 100 12, 103 36')),
  ],
  body: [
    ...one('skin', half('0 92, 40 96, 58 116, 66 152, 78 206, 0 206')),
    ...one('belly', half('0 122, 28 126, 40 156, 44 206, 0 206')),
    ...lines('dark', 3, 'M100 144h33', 'M100 162h39', 'M100 180h42'),
    ...one('skin', half('0 34, 28 36, 44 56, 42 78, 46 96, 34 118, 0 124')),
    ...one('skin', half('0 72, 20 74, 30 86, 24 96, 0 98')),
    ...marks('ink', circle(110, 83, 2.8)),
    ...marks('dark', 'M116 40q18 4 24 16l-8 -2q-8 -8 -16 -10Z'),
  ],
  eyes: [{ x: 25, y: 61, r: 10, pupil: 'slit' }],
  mouth: { y: 102, w: 62, kind: 'jaws' },
  front: [
    ...both('skin', limb('150 132, 162 148, 146 160', 18, 12)),
    ...both('horn', horn(142, 162, 214, 12, 7), horn(149, 165, 190, 12, 7)),
  ],
};

/** A terror from the air with a crest like a blade. */
const flyer: Look = {
  colours: {
    skin: '#e87b35',
    dark: '#b2521d',
    belly: '#ffd9a0',
    horn: '#fbe6a2',
    accent: '#3553a4',
    glow: '#9dff7a',
  },
  back: [
    ...both('accent', 'M112 116L138 56L158 50L198 14Q188 56 196 84Q176 84 178 114Q160 110 158 138Q142 130 130 150Z'),
    ...lines('ink', 3, 'M140 60Q170 70 194 84', 'M136 68Q160 84 177 113', 'M132 78Q148 100 157 137'),
    ...both('skin', limb('116 112, 138 58, 158 50, 196 16', 14, 4)),
    ...both('horn', horn(150, 54, -20, 16, 8)),
  ],
  body: [
    ...one('skin', half('0 92, 30 102, 38 132, 30 166, 12 188, 0 190')),
    ...one('belly', half('0 116, 18 122, 24 144, 18 168, 0 178')),
    ...both('horn', horn(116, 184, 168, 22, 10), horn(126, 180, 150, 20, 9), horn(108, 188, 184, 18, 9)),
    ...one('accent', 'M86 54Q84 22 120 -6Q114 20 126 30Q112 34 114 54Z'),
    ...one('skin', half('0 38, 24 42, 34 62, 26 86, 12 96, 0 98')),
    ...marks('dark', 'M108 42q14 4 18 14l-9 0q-3 -6 -9 -8Z'),
  ],
  eyes: [{ x: 17, y: 64, r: 9, pupil: 'slit' }],
  mouth: { y: 82, w: 34, kind: 'beak' },
  front: [],
};

/** Armour, and a horn to open cities with. */
const beetle: Look = {
  colours: {
    skin: '#7a2e4d',
    dark: '#4b1730',
    belly: '#c75b7a',
    horn: '#2c2440',
    accent: '#3fd68a',
    glow: '#c8ff5e',
  },
  back: [
    ...both(
      'horn',
      limb('146 110, 180 92, 196 62', 13, 4),
      limb('160 146, 186 140, 198 172', 13, 4),
      limb('150 176, 174 180, 180 204', 13, 5),
    ),
    ...one('skin', half('0 78, 46 82, 70 112, 76 154, 58 200, 0 206')),
    ...mark('ink', 'M98 128h4v80h-4Z'),
    ...marks('accent', circle(136, 150, 8), circle(128, 178, 6), circle(152, 172, 5), circle(150, 132, 5)),
  ],
  body: [
    ...one('skin', half('0 88, 50 92, 60 112, 44 130, 0 136')),
    ...one('belly', half('0 78, 28 80, 42 98, 36 122, 18 136, 0 138')),
    ...one('horn', half('0 36, 5 34, 10 26, 30 4, 34 8, 24 30, 11 48, 10 84, 0 88')),
  ],
  eyes: [{ x: 26, y: 104, r: 11, pupil: 'glow' }],
  mouth: { y: 122, w: 34, kind: 'jaws' },
  front: [...both('horn', horn(130, 128, 168, 24, 12, 9))],
};

/** Slow, old, and erupting. */
const turtle: Look = {
  colours: {
    skin: '#6fae8a',
    dark: '#3f7a5b',
    belly: '#a97446',
    horn: '#fff0c9',
    accent: '#6b4a35',
    glow: '#ff8a1f',
  },
  back: [
    ...one('white', circle(82, 14, 13), circle(120, 12, 14), circle(101, 4, 15)),
    ...one('accent', half('0 24, 26 22, 38 48, 58 78, 84 120, 94 164, 86 198, 0 202')),
    ...mark(
      'belly',
      polygon('70 70, 92 62, 90 92, 62 98'),
      polygon('110 62, 132 72, 140 98, 112 92'),
      polygon('56 106, 88 100, 84 150, 34 146'),
      polygon('114 100, 144 106, 166 146, 118 150'),
    ),
    ...one(
      'glow',
      'M70 36Q100 12 130 36Q134 54 126 62Q120 66 118 52Q112 44 108 56Q106 78 99 78Q92 78 92 58Q88 44 82 54Q80 66 74 58Q66 50 70 36Z',
    ),
    ...mark('horn', circle(90, 34, 3), circle(104, 30, 4), circle(114, 36, 2.5)),
  ],
  body: [
    ...both('skin', curve('142 158, 174 154, 190 178, 186 204, 136 204, 132 178')),
    ...both('horn', horn(146, 204, 0, 11, 9), horn(162, 204, 0, 12, 9), horn(178, 204, 0, 11, 9)),
    ...one('skin', half('0 94, 34 96, 50 118, 48 146, 30 168, 0 174')),
    ...marks('dark', 'M108 98q16 2 24 10l-10 1q-8 -5 -14 -5Z', circle(136, 148, 3.5), circle(128, 158, 3)),
    ...one('skin', half('0 168, 40 172, 46 206, 0 206')),
  ],
  eyes: [{ x: 22, y: 122, r: 11, pupil: 'round' }],
  mouth: { y: 144, w: 46, kind: 'beak' },
  front: [],
};

/** Never forgets a city. */
const elephant: Look = {
  colours: {
    skin: '#8d86a8',
    dark: '#5f5880',
    belly: '#d8a9bd',
    horn: '#fff3d6',
    accent: '#ff5a36',
    glow: '#ffd23f',
  },
  back: [
    ...one(
      'accent',
      'M58 52Q44 26 60 12Q62 28 72 28Q68 6 88 -4Q86 14 100 16Q114 14 112 -4Q132 6 128 28Q138 28 140 12Q156 26 142 52Z',
    ),
    ...mark('glow', 'M72 52Q66 38 74 32Q78 40 84 38Q84 22 100 14Q116 22 116 38Q122 40 126 32Q134 38 128 52Z'),
    ...one('skin', half('0 108, 56 112, 78 146, 82 206, 0 206')),
    ...both('skin', curve('136 56, 168 40, 194 56, 198 96, 184 132, 158 142, 134 116')),
    ...both('belly', curve('148 68, 170 56, 184 70, 186 98, 174 122, 158 126, 148 102')),
  ],
  body: [
    ...one('skin', half('0 40, 38 44, 54 72, 48 104, 36 128, 0 134')),
    ...marks('dark', 'M110 46q22 4 30 18l-11 0q-8 -8 -19 -10Z'),
    ...both('horn', horn(128, 128, 124, 50, 17, -24)),
  ],
  eyes: [{ x: 27, y: 82, r: 10, pupil: 'round' }],
  mouth: { y: 144, w: 48, kind: 'jaws', x: 92 },
  front: [
    ...one('skin', limb('98 82, 97 108, 110 128, 138 134, 166 120, 176 92', 34, 15)),
    ...mark('ink', circle(178, 86, 6, 3.5)),
    ...mark(
      'dark',
      'M82 98q14 6 30 0v4q-15 6 -30 0Z',
      'M112 113l-13 19l4 3l12 -19Z',
      'M131 118l-1 26h4l1 -26Z',
      'M149 114l10 19l4 -2l-10 -19Z',
    ),
  ],
};

/** Eight arms out of a burning sea. */
const octopus: Look = {
  colours: {
    skin: '#d8344a',
    dark: '#931d36',
    belly: '#ffb37a',
    horn: '#fff0c9',
    accent: '#ff7b1c',
    glow: '#ffd23f',
  },
  back: [
    ...both(
      'skin',
      limb('134 112, 168 108, 186 78, 170 56, 158 70', 26, 6),
      limb('136 130, 176 138, 196 118, 190 98', 26, 6),
    ),
    ...marks('belly', circle(176, 94, 4.5), circle(183, 82, 3.5), circle(186, 124, 4), circle(170, 106, 5)),
  ],
  body: [
    ...one('skin', half('0 12, 40 18, 64 46, 66 82, 50 112, 40 140, 0 146')),
    ...mark('accent', 'M84 18l6 14l-8 10l10 12l-4 -14l8 -10l-6 -12Z', 'M132 30l-2 14l10 8l-6 12l12 -14l-8 -8l2 -8Z'),
    ...marks('belly', circle(146, 78, 5), circle(154, 66, 3.5), circle(128, 30, 4)),
  ],
  eyes: [{ x: 25, y: 80, r: 16, pupil: 'slit' }],
  mouth: { y: 110, w: 46, kind: 'jaws' },
  front: [
    ...both(
      'skin',
      limb('128 134, 158 156, 186 158, 190 184, 172 190', 26, 6),
      limb('114 138, 122 172, 150 184, 158 202', 26, 8),
    ),
    ...one('skin', limb('100 140, 98 172, 84 190, 96 206', 26, 12)),
    ...marks('belly', circle(150, 160, 4), circle(164, 166, 3.5), circle(128, 176, 4.5), circle(140, 186, 3.5)),
  ],
};

/** By the id of the Monster card. */
const LOOKS: Record<string, Look> = {
  fu: toad,
  ga: moth,
  ro: cobra,
  mo: yeti,
  ku: spider,
  ji: mecha,
  do: dino,
  ra: flyer,
  ba: beetle,
  gi: turtle,
  zo: elephant,
  na: octopus,
};

const ALL = Object.values(LOOKS);

/** An owner's deck may have other ids: each gets a look of its own place in the deck. */
export const lookOf = (id: string, place = 0): Look => LOOKS[id] ?? (ALL[place % ALL.length] as Look);

export type Mood = 'calm' | 'roar' | 'angry' | 'sleep';

/** A mouth is drawn by its kind and by the mood. */
export function mouthParts({ x = 100, y, w, kind }: Mouth, mood: Mood): Part[] {
  const [l, r] = [x - w / 2, x + w / 2];
  if (mood === 'sleep') {
    const d = kind === 'beak' ? beak(x, y, w, 0) : `M${x - w / 4} ${y}q${w / 8} 6 ${w / 4} 0t${w / 4} 0`;
    return kind === 'beak' ? one('horn', d) : [{ d, tone: 'ink', line: 4 }];
  }
  const open = mood === 'roar';
  switch (kind) {
    case 'beak':
      return [
        ...(open
          ? [
              ...one('ink', `M${l + 4} ${y + 4}L${x} ${y + w * 1.1}L${r - 4} ${y + 4}Z`),
              ...mark('accent', circle(x, y + w * 0.5, w * 0.16, w * 0.26)),
            ]
          : []),
        ...one('horn', beak(x, y, w, open ? -6 : 0)),
        ...(open
          ? one('horn', `M${l + 6} ${y + w * 0.6}Q${x} ${y + w * 1.5} ${r - 6} ${y + w * 0.6}L${x} ${y + w * 0.98}Z`)
          : []),
      ];
    case 'grill':
      return [
        ...one(open ? 'glow' : 'dark', box(l, y - 8, w, open ? 20 : 15, 5)),
        ...Array.from(
          { length: 5 },
          (_, k): Part => ({ d: `M${l + (w * (k + 1)) / 6} ${y - 7}v${open ? 18 : 13}`, tone: 'ink', line: 3 }),
        ),
      ];
    case 'fangs':
      return open
        ? gape(x, y, w * 1.15, w * 0.85, 2)
        : [
            {
              d: `M${l} ${y}q${w / 4} ${w / 6} ${w / 2} ${w / 10}q${w / 4} ${w / 20} ${w / 2} ${-w / 10}`,
              tone: 'ink',
              line: 4,
            },
            ...one(
              'white',
              horn(x - w * 0.25, y + 3, 182, w * 0.34 + 4, w * 0.16 + 3),
              horn(x + w * 0.25, y + 3, 178, w * 0.34 + 4, w * 0.16 + 3),
            ),
          ];
    default:
      return open
        ? gape(x, y, w, w * 0.5 + 8, Math.max(4, Math.round(w / 13)))
        : grin(x, y, w, Math.max(4, Math.round(w / 11)));
  }
}

const beak = (x: number, y: number, w: number, up: number) =>
  curve([
    [x - w / 2, y - 6 + up],
    [x, y - 14 + up],
    [x + w / 2, y - 6 + up],
    [x + w * 0.22, y + w * 0.42 + up],
    [x, y + w * 0.78 + up],
    [x - w * 0.22, y + w * 0.42 + up],
  ]);

/** A wide open mouth: throat, tongue, teeth above and below. */
function gape(x: number, y: number, w: number, h: number, count: number): Part[] {
  const [l, r, top, bottom] = [x - w / 2, x + w / 2, y - h * 0.3, y + h * 0.7];
  const lips = curve([
    [l, top + h * 0.15],
    [x, top - h * 0.02],
    [r, top + h * 0.15],
    [r - w * 0.08, bottom - h * 0.22],
    [x, bottom],
    [l + w * 0.08, bottom - h * 0.22],
  ]);
  const few = count <= 2;
  const upper = few
    ? `${horn(l + w * 0.24, top + 3, 180, h * 0.55, w * 0.2)}${horn(r - w * 0.24, top + 3, 180, h * 0.55, w * 0.2)}`
    : teeth(l + w * 0.06, r - w * 0.06, top + h * 0.1, count, h * 0.34, -h * 0.06);
  const lower = few ? '' : teeth(l + w * 0.16, r - w * 0.16, bottom - h * 0.14, count - 1, -h * 0.28, h * 0.08);
  return [
    ...one('ink', lips),
    ...mark('ink', lips),
    {
      d: curve([
        [x - w * 0.24, bottom - h * 0.12],
        [x, bottom - h * 0.46],
        [x + w * 0.24, bottom - h * 0.12],
        [x, bottom - h * 0.04],
      ]),
      tone: 'accent',
      mark: true,
    },
    ...mark('white', upper, ...(lower ? [lower] : [])),
  ];
}

/** Closed jaws that show every tooth. */
function grin(x: number, y: number, w: number, count: number): Part[] {
  const [l, r] = [x - w / 2, x + w / 2];
  const d = `M${l} ${y - 5}Q${x} ${y + w * 0.1} ${r} ${y - 5}Q${x + w * 0.36} ${y + w * 0.22} ${x} ${y + w * 0.24}Q${x - w * 0.36} ${y + w * 0.22} ${l} ${y - 5}Z`;
  const rise = (t: number) => y - 5 + (w * 0.1 + 5) * 2 * t * (1 - t);
  const zig: Point[] = Array.from({ length: count * 2 - 1 }, (_, k) => {
    const t = 0.08 + (0.84 * k) / (count * 2 - 2);
    return [l + w * t, rise(t) + (k % 2 ? w * 0.035 : w * 0.15) * (1 - (2 * t - 1) ** 2 * 0.55)] as const;
  });
  return [
    ...one('white', d),
    { d: `M${zig.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}`, tone: 'ink', line: 2.6 },
  ];
}
