/** The wall of the room around the table: wallpaper, panels, a shelf of games, pictures, and a window on another city. */
import { RepeatWrapping, type Texture } from 'three';
import { darker, dice, type Ink, lighter, sheet, texture } from './canvas';

const [WIDE, HIGH] = [1024, 512];
const PANEL = 0.66; // of the height, from above: where the panels begin
const BOXES = ['#b8372e', '#2f6f8f', '#3f8a4a', '#c9932b', '#6d3f8f', '#d9c7a0'];

export function roomPrint(dark: boolean): Texture {
  const { canvas, ink } = sheet(WIDE, HIGH);
  const paper = dark ? '#3b2f4d' : '#c98f5a';
  wallpaper(ink, paper);
  panels(ink, dark ? '#3d2c3a' : '#6b4428');
  window(ink, 90, dark);
  shelf(ink, 430, dark ? '#2b1d24' : '#5c3a22');
  picture(ink, 790, '#f28c28');
  picture(ink, 910, '#1fa99a');
  const made = texture(canvas, 1);
  made.wrapS = RepeatWrapping;
  made.repeat.set(3, 1);
  return made;
}

function wallpaper(ink: Ink, colour: string): void {
  for (let x = 0; x < WIDE; x += 32) {
    ink.fillStyle = (x / 32) % 2 ? colour : lighter(colour, 0.06);
    ink.fillRect(x, 0, 32, HIGH);
  }
}

function panels(ink: Ink, colour: string): void {
  const top = HIGH * PANEL;
  ink.fillStyle = colour;
  ink.fillRect(0, top, WIDE, HIGH - top);
  ink.fillStyle = lighter(colour, 0.18);
  ink.fillRect(0, top - 8, WIDE, 8);
  ink.strokeStyle = darker(colour, 0.3);
  ink.lineWidth = 4;
  for (let x = 8; x < WIDE; x += 128) ink.strokeRect(x, top + 22, 112, HIGH - top - 50);
}

/** Towers at dusk, some of their windows lit. */
function window(ink: Ink, x: number, dark: boolean): void {
  const chance = dice(44);
  const [top, wide, high] = [70, 230, 220];
  ink.fillStyle = dark ? '#3a2b22' : '#f4e6cc';
  ink.fillRect(x - 12, top - 12, wide + 24, high + 24);
  const sky = ink.createLinearGradient(0, top, 0, top + high);
  sky.addColorStop(0, dark ? '#0d1230' : '#7fb7dc');
  sky.addColorStop(1, dark ? '#5b2f5e' : '#ffd9a0');
  ink.fillStyle = sky;
  ink.fillRect(x, top, wide, high);
  for (let k = 0; k < 9; k++) {
    const [left, tall] = [x + k * 26, 50 + chance() * 110];
    ink.fillStyle = dark ? '#120e22' : '#6d7c9a';
    ink.fillRect(left, top + high - tall, 24, tall);
    ink.fillStyle = '#ffe9a0';
    for (let lit = 0; lit < 7; lit++) ink.fillRect(left + 4 + chance() * 14, top + high - chance() * tall, 3, 4);
  }
  ink.fillStyle = dark ? '#3a2b22' : '#f4e6cc';
  ink.fillRect(x + wide / 2 - 4, top, 8, high);
  ink.fillRect(x, top + high / 2 - 4, wide, 8);
}

/** Games, in boxes. */
function shelf(ink: Ink, x: number, colour: string): void {
  const chance = dice(9);
  for (const row of [0, 1, 2]) {
    const floor = 140 + row * 84;
    let at = x + 8;
    while (at < x + 250) {
      const [wide, high] = [14 + chance() * 24, 38 + chance() * 28];
      ink.fillStyle = BOXES[Math.floor(chance() * BOXES.length)]!;
      ink.fillRect(at, floor - high, wide, high);
      at += wide + 3;
    }
    ink.fillStyle = colour;
    ink.fillRect(x, floor, 280, 9);
  }
}

function picture(ink: Ink, x: number, colour: string): void {
  ink.fillStyle = '#2b1c14';
  ink.fillRect(x, 120, 88, 110);
  ink.fillStyle = '#f4e6cc';
  ink.fillRect(x + 7, 127, 74, 96);
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(x + 44, 180, 26, 0, 2 * Math.PI);
  ink.fill();
  ink.fillStyle = '#1a1226';
  ink.fillRect(x + 28, 184, 32, 9);
}
