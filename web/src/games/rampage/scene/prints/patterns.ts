/** A pattern for each neighborhood, so that it can be told without its colour: waves, lawns, awnings, stars, rails … */
import { darker, type Ink, lighter } from './canvas';

type Pattern = (ink: Ink, w: number, h: number, colour: string, chance: () => number) => void;

/** Visit the points of a grid. */
function grid(
  w: number,
  h: number,
  dx: number,
  dy: number,
  visit: (x: number, y: number, i: number, j: number) => void,
): void {
  for (let j = 0; j * dy < h + dy; j++) for (let i = 0; i * dx < w + dx; i++) visit(i * dx, j * dy, i, j);
}

const harbour: Pattern = (ink, w, h, colour) => {
  ink.lineWidth = 4;
  grid(w, h, 58, 40, (x, y, _, j) => {
    ink.strokeStyle = j % 3 ? lighter(colour, 0.3) : darker(colour, 0.14);
    ink.beginPath();
    ink.arc(x + (j % 2) * 29 - 15, y, 14, 0, Math.PI);
    ink.arc(x + (j % 2) * 29 + 14, y, 14, Math.PI, 0, false);
    ink.stroke();
  });
};

const park: Pattern = (ink, w, h, colour, chance) => {
  for (let x = 0; x < w; x += 68) {
    ink.fillStyle = 'rgb(255 255 255 / 9%)';
    ink.fillRect(x, 0, 34, h);
  }
  for (let k = 0; k < (w * h) / 5200; k++) {
    const [x, y, r] = [chance() * w, chance() * h, 8 + chance() * 13];
    ink.fillStyle = 'rgb(20 50 10 / 25%)';
    ink.beginPath();
    ink.arc(x + 3, y + 4, r, 0, 7);
    ink.fill();
    for (let leaf = 0; leaf < 5; leaf++) {
      ink.fillStyle = leaf % 2 ? darker(colour, 0.3) : darker(colour, 0.16);
      ink.beginPath();
      ink.arc(x + Math.cos(leaf * 1.26) * r * 0.45, y + Math.sin(leaf * 1.26) * r * 0.45, r * 0.62, 0, 7);
      ink.fill();
    }
  }
};

const market: Pattern = (ink, w, h, colour) => {
  grid(w, h, 132, 120, (x, y, i, j) => {
    const left = x + (j % 2) * 66 - 40;
    for (let stripe = 0; stripe < 6; stripe++) {
      ink.fillStyle = stripe % 2 ? lighter(colour, 0.55) : darker(colour, i % 2 ? 0.22 : 0.12);
      ink.beginPath();
      ink.roundRect(left + stripe * 13, y + 18, 13, 34, [0, 0, 6, 6]);
      ink.fill();
    }
    ink.fillStyle = darker(colour, 0.35);
    ink.fillRect(left - 2, y + 14, 82, 5);
  });
};

const theatre: Pattern = (ink, w, h, colour) => {
  grid(w, h, 78, 68, (x, y, _, j) => {
    const [cx, cy] = [x + (j % 2) * 39, y + 20];
    ink.fillStyle = j % 2 ? lighter(colour, 0.3) : darker(colour, 0.14);
    ink.beginPath();
    for (let k = 0; k < 10; k++) {
      const r = k % 2 ? 6 : 15;
      ink.lineTo(cx + r * Math.sin((k * Math.PI) / 5), cy - r * Math.cos((k * Math.PI) / 5));
    }
    ink.fill();
  });
};

const station: Pattern = (ink, w, h, colour) => {
  for (let y = 30; y < h; y += 104) {
    ink.fillStyle = darker(colour, 0.16);
    for (let x = 4; x < w; x += 22) ink.fillRect(x, y - 8, 11, 46);
    ink.fillStyle = lighter(colour, 0.42);
    ink.fillRect(0, y, w, 6);
    ink.fillRect(0, y + 24, w, 6);
  }
};

const campus: Pattern = (ink, w, h, colour) => {
  ink.lineWidth = 3;
  ink.strokeStyle = lighter(colour, 0.4);
  grid(w, h, 46, 46, (x, y) => ink.strokeRect(x, y, 46, 46));
  grid(w, h, 138, 138, (x, y, i, j) => {
    ink.fillStyle = (i + j) % 2 ? darker(colour, 0.16) : lighter(colour, 0.24);
    ink.fillRect(x + 48, y + 48, 42, 42);
  });
};

const boardwalk: Pattern = (ink, w, h, colour, chance) => {
  for (let y = 0; y < h; y += 26) {
    let x = -chance() * 120;
    while (x < w) {
      const long = 110 + chance() * 90;
      ink.fillStyle = chance() < 0.5 ? lighter(colour, chance() * 0.22) : darker(colour, chance() * 0.13);
      ink.fillRect(x, y, long - 3, 23);
      ink.fillStyle = darker(colour, 0.35);
      ink.fillRect(x + 5, y + 10, 3, 3);
      ink.fillRect(x + long - 12, y + 10, 3, 3);
      x += long;
    }
  }
};

const factory: Pattern = (ink, w, h, colour) => {
  ink.lineWidth = 9;
  ink.strokeStyle = darker(colour, 0.1);
  for (let x = -h; x < w; x += 44) {
    ink.beginPath();
    ink.moveTo(x, h);
    ink.lineTo(x + h, 0);
    ink.stroke();
  }
  grid(w, h, 150, 150, (x, y, i, j) =>
    gear(ink, x + 40 + (j % 2) * 70, y + 60, 24, i % 2 ? lighter(colour, 0.28) : darker(colour, 0.22)),
  );
};

function gear(ink: Ink, x: number, y: number, r: number, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  for (let k = 0; k < 32; k++) {
    const out = k % 4 < 2 ? r : r * 0.78;
    ink.lineTo(x + out * Math.cos((k * Math.PI) / 16), y + out * Math.sin((k * Math.PI) / 16));
  }
  ink.moveTo(x + r * 0.35, y);
  ink.arc(x, y, r * 0.35, 0, 7, true);
  ink.fill();
}

export const PATTERNS: Record<string, Pattern> = {
  harbour,
  park,
  market,
  theatre,
  station,
  campus,
  boardwalk,
  factory,
};
