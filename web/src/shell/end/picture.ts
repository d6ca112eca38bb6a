/** The end of a game as a picture to share: drawn here, by canvas, without any service. */

export const SIZE = { width: 1200, height: 630 } as const;
const PAPER = '#f5ead3';
const INK = '#1d1424';
const SUN = '#ffd23f';
const STONE = '#e4d8c3';
const SEATS = ['#bf1f1a', '#155f8c', '#256f2f', '#8a5b00', '#652381', '#0b6d6a'];
const POSTER = 'Anton, Impact, sans-serif';
const PLAIN = '"Inter Variable", system-ui, sans-serif';
const FLOOR = 548;
const HEIGHTS = [250, 200, 165, 140];

export interface Standing {
  name: string;
  score: number;
  place: number;
  seat: number;
}
export interface Ended {
  title: string;
  /** Who won, and where the own seat has ended. */
  lines: readonly string[];
  best: string;
  standings: readonly Standing[];
  /** Where it was played. */
  foot: string;
}

/** The fonts must be there before they are drawn with. */
export async function draw(canvas: HTMLCanvasElement, ended: Ended): Promise<void> {
  await Promise.all(['40px Anton', '600 20px "Inter Variable"'].map((font) => document.fonts.load(font)));
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d')!;
  ground(pen);
  head(pen, ended);
  podium(pen, ended.standings.slice(0, HEIGHTS.length));
  text(pen, ended.foot, 40, 606, `500 20px ${PLAIN}`, '#f5ead3', 1120);
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#efdcae';
  for (let ray = 0; ray < 24; ray += 2) {
    const [from, to] = [ray, ray + 1].map((one) => (one * Math.PI) / 12);
    pen.beginPath();
    pen.moveTo(840, 380);
    pen.arc(840, 380, 1200, from!, to!);
    pen.fill();
  }
  pen.fillStyle = INK;
  pen.fillRect(0, FLOOR, SIZE.width, SIZE.height - FLOOR);
}

function head(pen: CanvasRenderingContext2D, { title, lines, best }: Ended): void {
  text(pen, title, 40, 118, `92px ${POSTER}`, '#bf1f1a', 1100);
  let y = 176;
  for (const line of lines) y = paragraph(pen, line, y, `700 32px ${PLAIN}`, 42);
  if (best) paragraph(pen, `★ ${best}`, y + 14, `500 24px ${PLAIN}`, 34);
}

/** Text in lines of the left column; returns where the next one goes. */
function paragraph(pen: CanvasRenderingContext2D, whole: string, from: number, font: string, step: number): number {
  pen.font = font;
  let y = from;
  let line = '';
  for (const word of whole.split(' ')) {
    if (line && pen.measureText(`${line} ${word}`).width > 430) {
      text(pen, line, 40, y, font, INK, 460);
      y += step;
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  text(pen, line, 40, y, font, INK, 460);
  return y + step;
}

function podium(pen: CanvasRenderingContext2D, standings: readonly Standing[]): void {
  const width = Math.min(190, 640 / standings.length);
  const left = 1165 - width * standings.length;
  for (const [k, one] of standings.entries()) block(pen, one, left + k * width, width - 12, HEIGHTS[k]!);
}

function block(pen: CanvasRenderingContext2D, one: Standing, x: number, width: number, height: number): void {
  const top = FLOOR - height;
  pen.fillStyle = one.place === 1 ? SUN : STONE;
  pen.strokeStyle = INK;
  pen.lineWidth = 5;
  pen.fillRect(x, top, width, height);
  pen.strokeRect(x, top, width, height);
  pen.fillStyle = SEATS[one.seat % SEATS.length]!;
  pen.fillRect(x, top, width, 14);
  const middle = x + width / 2;
  centred(pen, `${one.place}`, middle, top + 76, `56px ${POSTER}`, width);
  centred(pen, `${one.score}`, middle, FLOOR - 16, `30px ${POSTER}`, width);
  centred(pen, shortened(pen, one.name, `700 26px ${PLAIN}`, width), middle, top - 16, `700 26px ${PLAIN}`, width);
}

/** A name as it fits above its step: letters are not squeezed. */
function shortened(pen: CanvasRenderingContext2D, name: string, font: string, most: number): string {
  pen.font = font;
  const fits = (words: string) => pen.measureText(words).width <= most - 8;
  if (fits(name)) return name;
  const letters = [...name];
  const kept = letters.findLastIndex((_, k) => fits(`${letters.slice(0, k + 1).join('')}…`));
  return `${letters
    .slice(0, kept + 1)
    .join('')
    .trimEnd()}…`;
}

function centred(pen: CanvasRenderingContext2D, words: string, x: number, y: number, font: string, most: number) {
  pen.textAlign = 'center';
  text(pen, words, x, y, font, INK, most - 8);
  pen.textAlign = 'left';
}

function text(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, most);
}
