/** Wood and card that hit something, made from noise: nothing is loaded. */
import { audible } from '../../../device/sound';
import type { Kind } from '../geometry';

interface Timbre {
  /** The note of the body in Hz, how long it rings, and how much of it is mere noise. */
  note: number;
  rings: number;
  noise: number;
  bright: number;
  loud: number;
}
const TIMBRES: Record<Kind, Timbre> = {
  meeple: { note: 980, rings: 0.05, noise: 0.5, bright: 4200, loud: 0.3 },
  vehicle: { note: 620, rings: 0.08, noise: 0.4, bright: 3200, loud: 0.42 },
  paws: { note: 340, rings: 0.1, noise: 0.35, bright: 2600, loud: 0.5 },
  body: { note: 210, rings: 0.14, noise: 0.4, bright: 1900, loud: 0.7 },
  small: { note: 260, rings: 0.05, noise: 1, bright: 2400, loud: 0.42 },
  rectangle: { note: 210, rings: 0.06, noise: 1, bright: 2000, loud: 0.5 },
  large: { note: 160, rings: 0.08, noise: 1, bright: 1600, loud: 0.6 },
};
const FULL = 160; // cm/s: as loud as it gets
const AT_ONCE = 5; // in a moment: more is only mud
const MOMENT = 0.03; // s

let hiss: AudioBuffer | null = null;
let since = 0;
let count = 0;

function noise(ac: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ac.createBuffer(1, ac.sampleRate / 5, ac.sampleRate);
  const data = hiss.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  return hiss;
}

function fading(ac: AudioContext, out: AudioNode, loud: number, seconds: number): GainNode {
  const gain = ac.createGain();
  gain.gain.setValueAtTime(loud, ac.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0005, ac.currentTime + seconds);
  gain.connect(out);
  return gain;
}

/** One knock, the harder the louder; `slow` lowers it together with the picture. */
export function thud(kind: Kind, force: number, slow = 1): void {
  const way = audible();
  if (!way || crowded(way.ac.currentTime)) return;
  const { ac, out } = way;
  const { note, rings, noise: share, bright, loud } = TIMBRES[kind];
  const volume = loud * Math.min(1, force / FULL) ** 0.7;
  const pitch = (0.9 + Math.random() * 0.2) * slow;
  const wood = ac.createOscillator();
  wood.type = 'triangle';
  wood.frequency.setValueAtTime(note * pitch * 1.3, ac.currentTime);
  wood.frequency.exponentialRampToValueAtTime(note * pitch, ac.currentTime + rings / 2);
  wood.connect(fading(ac, out, Math.max(0.001, volume * (1.1 - share)), rings / slow));
  wood.start();
  wood.stop(ac.currentTime + rings / slow);
  rustle(ac, out, bright * pitch, volume * share, rings * 0.8);
}

function rustle(ac: AudioContext, out: AudioNode, bright: number, volume: number, seconds: number): void {
  const source = ac.createBufferSource();
  source.buffer = noise(ac);
  const filter = ac.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = bright;
  filter.Q.value = 0.7;
  source.connect(filter).connect(fading(ac, out, Math.max(0.001, volume), seconds));
  source.start();
  source.stop(ac.currentTime + seconds);
}

function crowded(now: number): boolean {
  if (now - since > MOMENT) [since, count] = [now, 0];
  count += 1;
  return count > AT_ONCE;
}

/** A breath: air that swells and fades. */
export function whoosh(seconds: number): void {
  const way = audible();
  if (!way) return;
  const { ac, out } = way;
  const source = ac.createBufferSource();
  source.buffer = noise(ac);
  source.loop = true;
  const filter = ac.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(300, ac.currentTime);
  filter.frequency.linearRampToValueAtTime(1500, ac.currentTime + seconds * 0.4);
  filter.frequency.linearRampToValueAtTime(250, ac.currentTime + seconds);
  const gain = ac.createGain();
  gain.gain.setValueAtTime(0.001, ac.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.9, ac.currentTime + seconds * 0.3);
  gain.gain.exponentialRampToValueAtTime(0.001, ac.currentTime + seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  source.stop(ac.currentTime + seconds);
}
