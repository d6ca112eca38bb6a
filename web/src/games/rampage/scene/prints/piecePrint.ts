/** Pictures on pieces and ground: wood with a mark on meeples, pads on paws, rubble on ruins, planks of the table. */
import { RepeatWrapping, type Texture } from 'three';
import { MARK_INKS, MARKS } from '../../art/meeple';
import { MEEPLE_COLOURS, MONSTER_COLOURS } from '../../geometry';
import { darker, dice, grain, type Ink, lighter, mix, sheet, texture } from './canvas';

/** Long streaks along the grain. */
function wood(ink: Ink, side: number, colour: string, seed: number, strength = 0.1): void {
  ink.fillStyle = colour;
  ink.fillRect(0, 0, side, side);
  const chance = dice(seed);
  for (let k = 0; k < side / 3; k++) {
    ink.fillStyle =
      chance() < 0.5 ? `rgb(255 255 255 / ${chance() * strength})` : `rgb(0 0 0 / ${chance() * strength})`;
    ink.fillRect(chance() * side, 0, 1 + chance() * 4, side);
  }
}

export function meeplePrint(colour: number): Texture {
  const side = 128;
  const { canvas, ink } = sheet(side, side);
  wood(ink, side, MEEPLE_COLOURS[colour]!, colour + 1);
  ink.setTransform(17, 0, 0, 17, side / 2, side * 0.53);
  ink.fillStyle = MARK_INKS[colour]!;
  ink.fill(new Path2D(MARKS[colour]!), 'evenodd');
  return texture(canvas, 4);
}

/** The soles of four characters: claws, hoof, suckers, fur. The second box has stripes. */
export function pawsPrint(monster: number): Texture {
  const side = 256;
  const { canvas, ink } = sheet(side, side);
  const colour = MONSTER_COLOURS[monster % 4]!;
  wood(ink, side, darker(colour, 0.12), monster + 31, 0.12);
  if (monster > 3) stripes(ink, side, darker(colour, 0.4));
  ink.translate(side / 2, side / 2);
  ink.strokeStyle = lighter(colour, 0.35);
  ink.lineWidth = 6;
  ink.beginPath();
  ink.arc(0, 0, 103, 0, 7);
  ink.stroke();
  SOLES[monster % 4]!(ink, lighter(colour, 0.55), darker(colour, 0.5));
  return texture(canvas, 4);
}

function stripes(ink: Ink, side: number, colour: string): void {
  ink.fillStyle = colour;
  for (let k = -side; k < side; k += 44) {
    ink.beginPath();
    ink.moveTo(k, side);
    ink.lineTo(k + side, 0);
    ink.lineTo(k + side + 18, 0);
    ink.lineTo(k + 18, side);
    ink.fill();
  }
}

function dot(ink: Ink, x: number, y: number, a: number, b = a, turn = 0): void {
  ink.beginPath();
  ink.ellipse(x, y, a, b, turn, 0, 7);
  ink.fill();
}

type Sole = (ink: Ink, pad: string, dark: string) => void;
const claws: Sole = (ink, pad, dark) => {
  for (const turn of [-0.75, 0, 0.75]) {
    ink.save();
    ink.rotate(turn);
    ink.fillStyle = pad;
    dot(ink, 0, -46, 19, 34);
    ink.fillStyle = dark;
    ink.beginPath();
    ink.moveTo(-10, -76);
    ink.lineTo(0, -98);
    ink.lineTo(10, -76);
    ink.fill();
    ink.restore();
  }
  ink.fillStyle = pad;
  dot(ink, 0, 30, 44, 36);
};
const hoof: Sole = (ink, pad, dark) => {
  ink.fillStyle = dark;
  dot(ink, -32, -14, 31, 62, 0.16);
  dot(ink, 32, -14, 31, 62, -0.16);
  ink.fillStyle = pad;
  dot(ink, -32, -6, 18, 44, 0.16);
  dot(ink, 32, -6, 18, 44, -0.16);
  dot(ink, -26, 66, 14);
  dot(ink, 26, 66, 14);
};
const suckers: Sole = (ink, pad, dark) => {
  for (let k = 0; k < 8; k++) {
    const [x, y] = [70 * Math.cos((k * Math.PI) / 4), 70 * Math.sin((k * Math.PI) / 4)];
    ink.fillStyle = pad;
    dot(ink, x, y, 20);
    ink.fillStyle = dark;
    dot(ink, x, y, 9);
  }
  ink.fillStyle = pad;
  dot(ink, 0, 0, 36);
  ink.fillStyle = dark;
  dot(ink, 0, 0, 17);
};
const fur: Sole = (ink, pad) => {
  ink.fillStyle = pad;
  for (const [x, y, r] of [
    [-62, -12, 20],
    [-24, -56, 22],
    [24, -56, 22],
    [62, -12, 20],
  ] as const)
    dot(ink, x, y, r, r * 1.15);
  ink.beginPath();
  ink.moveTo(0, 74);
  ink.bezierCurveTo(-62, 74, -52, 24, -22, -6);
  ink.bezierCurveTo(-8, -20, 8, -20, 22, -6);
  ink.bezierCurveTo(52, 24, 62, 74, 0, 74);
  ink.fill();
};
const SOLES: Sole[] = [claws, hoof, suckers, fur];

export function rubblePrint(): Texture {
  const side = 512;
  const { canvas, ink } = sheet(side, side);
  ink.fillStyle = '#978d80';
  ink.fillRect(0, 0, side, side);
  const chance = dice(77);
  for (let k = 0; k < 620; k++) {
    const [x, y, r] = [chance() * side, chance() * side, 5 + chance() * 17];
    const tint = ['#ffffff', '#3a332b', '#a9643c', '#6f7f86'][Math.floor(chance() * 4)]!;
    ink.fillStyle = mix('#978d80', tint, 0.12 + chance() * 0.42);
    ink.beginPath();
    for (let c = 0; c < 5; c++)
      ink.lineTo(x + r * Math.cos(c * 1.26 + chance()), y + r * Math.sin(c * 1.26 + chance()) * 0.8);
    ink.fill();
  }
  ink.strokeStyle = 'rgb(50 40 32 / 40%)';
  ink.lineWidth = 2;
  for (let k = 0; k < 26; k++) {
    let [x, y] = [chance() * side, chance() * side];
    ink.beginPath();
    ink.moveTo(x, y);
    for (let c = 0; c < 5; c++) {
      x += (chance() - 0.5) * 70;
      y += (chance() - 0.5) * 70;
      ink.lineTo(x, y);
    }
    ink.stroke();
  }
  grain(ink, side, side, 0.2, 9);
  const made = texture(canvas, 4);
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** Dark planks: whatever lies on the table stands out. */
export function tablePrint(dark: boolean): Texture {
  const side = 1024;
  const { canvas, ink } = sheet(side, side);
  const chance = dice(21);
  const base = dark ? '#3a2a25' : '#7d5538';
  const plank = side / 6;
  for (let row = 0; row < 6; row++) {
    const tone = mix(base, chance() < 0.5 ? '#1d120c' : '#c08a58', chance() * 0.2);
    ink.fillStyle = tone;
    ink.fillRect(0, row * plank, side, plank);
    for (let k = 0; k < 120; k++) {
      ink.strokeStyle =
        chance() < 0.6 ? `rgb(20 10 5 / ${chance() * 0.18})` : `rgb(255 220 170 / ${chance() * 0.09})`;
      ink.lineWidth = 0.6 + chance() * 2;
      const y = row * plank + chance() * plank;
      const bow = (chance() - 0.5) * 14;
      ink.beginPath();
      ink.moveTo(0, y);
      ink.bezierCurveTo(side * 0.3, y + bow, side * 0.7, y - bow, side, y);
      ink.stroke();
    }
    ink.fillStyle = 'rgb(10 5 2 / 65%)';
    ink.fillRect(0, row * plank, side, 3);
    ink.fillRect(((row * 421) % 7) * 140, row * plank, 3, plank);
  }
  const made = texture(canvas, 8);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(3, 3);
  return made;
}
