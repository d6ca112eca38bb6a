/** Voices of the table, made of oscillators and noise: nothing is loaded. Each is scheduled on any audio context, live or
 * offline, so that what is heard can be measured. */
import type { Kind } from '../geometry';

/** Where and when: an audio context, what it is heard through, and the second at which it begins. */
export interface Place {
  ac: BaseAudioContext;
  out: AudioNode;
  at: number;
}

const SILENT = 0.0005;
const FULL = 160; // cm/s: as loud as it gets
const NOISE = 0.5; // s, looped

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

function hiss(ac: BaseAudioContext): AudioBuffer {
  const known = hisses.get(ac);
  if (known) return known;
  const made = ac.createBuffer(1, ac.sampleRate * NOISE, ac.sampleRate);
  const data = made.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  hisses.set(ac, made);
  return made;
}

/** A gain that swells to `loud` within `rise` seconds and fades until `seconds` have passed. */
function swell({ ac, out, at }: Place, loud: number, rise: number, seconds: number): GainNode {
  const gain = ac.createGain();
  gain.gain.setValueAtTime(rise ? SILENT : loud, at);
  if (rise) gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud), at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(out);
  return gain;
}

interface Tone {
  shape?: OscillatorType;
  from: number;
  to: number;
  loud: number;
  rise?: number;
  seconds: number;
}

function tone(
  place: Place,
  { shape = 'triangle', from, to, loud, rise = 0, seconds }: Tone,
  through?: AudioNode,
): void {
  const { ac, at } = place;
  const voice = ac.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = swell(through ? { ...place, out: through } : place, Math.max(SILENT, loud), rise, seconds);
  voice.connect(gain);
  voice.start(at);
  voice.stop(at + seconds);
}

interface Air {
  kind: BiquadFilterType;
  from: number;
  to: number;
  q?: number;
  loud: number;
  rise?: number;
  seconds: number;
}

function air(place: Place, { kind, from, to, q = 0.7, loud, rise = 0, seconds }: Air): void {
  const { ac, at } = place;
  const source = ac.createBufferSource();
  source.buffer = hiss(ac);
  source.loop = true;
  const filter = ac.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(swell(place, Math.max(SILENT, loud), rise, seconds));
  source.start(at, Math.random() * NOISE);
  source.stop(at + seconds);
}

// -- knocks -----------------------------------------------------------------------------------------------------

interface Timbre {
  /** The note of the piece in Hz, how long it rings, how much of it is mere noise, and how bright that is. */
  note: number;
  rings: number;
  noise: number;
  bright: number;
  loud: number;
}

const TIMBRES: Record<Exclude<Kind, 'body'>, Timbre> = {
  meeple: { note: 980, rings: 0.05, noise: 0.5, bright: 4200, loud: 0.2 },
  vehicle: { note: 620, rings: 0.08, noise: 0.4, bright: 3200, loud: 0.32 },
  paws: { note: 340, rings: 0.1, noise: 0.35, bright: 2600, loud: 0.38 },
  small: { note: 260, rings: 0.06, noise: 1, bright: 2400, loud: 0.34 },
  rectangle: { note: 210, rings: 0.07, noise: 1, bright: 2000, loud: 0.38 },
  large: { note: 160, rings: 0.09, noise: 1, bright: 1600, loud: 0.44 },
};

/** Wood or card that hits something, the harder the louder; `slow` lowers it together with the picture. */
export function knock(place: Place, kind: Kind, force: number, slow = 1): void {
  const share = Math.min(1, force / FULL) ** 0.7;
  const pitch = (0.9 + Math.random() * 0.2) * slow;
  if (kind === 'body') boom(place, share, pitch);
  else clack(place, TIMBRES[kind], share, pitch, slow);
}

function clack(place: Place, timbre: Timbre, share: number, pitch: number, slow: number): void {
  const { note, rings, noise, bright, loud } = timbre;
  const seconds = rings / slow;
  tone(place, { from: note * pitch * 1.3, to: note * pitch, loud: loud * share * (1.1 - noise), seconds });
  const card = { kind: 'bandpass', from: bright * pitch, to: bright * pitch * 0.8 } as const;
  air(place, { ...card, loud: loud * share * noise, seconds: seconds * 0.8 });
}

/** A Body comes down: felt more than heard. */
function boom(place: Place, share: number, pitch: number): void {
  tone(place, { shape: 'sine', from: 92 * pitch, to: 36, loud: 0.6 * share, seconds: 0.42 });
  tone(place, { from: 210 * pitch, to: 120, loud: 0.18 * share, seconds: 0.12 });
  air(place, { kind: 'lowpass', from: 900 * pitch, to: 90, loud: 0.28 * share, seconds: 0.3 });
}

// -- Monsters and Meeples ---------------------------------------------------------------------------------------

/** Of each Monster: how deep it roars, how rough, how long. */
const THROATS = [
  { note: 118, rough: 31, seconds: 0.85, shape: 'sawtooth' },
  { note: 84, rough: 23, seconds: 1.05, shape: 'sawtooth' },
  { note: 150, rough: 44, seconds: 0.7, shape: 'square' },
  { note: 101, rough: 17, seconds: 0.95, shape: 'sawtooth' },
] as const;

/** The roar of a Monster at the start of its turn: a throat that opens and closes, and trembles. */
export function roar(place: Place, monster: number): void {
  const { ac, at, out } = place;
  const { note, rough, seconds, shape } = THROATS[monster % THROATS.length]!;
  const mouth = ac.createBiquadFilter();
  mouth.type = 'lowpass';
  mouth.Q.value = 4;
  mouth.frequency.setValueAtTime(240, at);
  mouth.frequency.exponentialRampToValueAtTime(1300, at + seconds * 0.3);
  mouth.frequency.exponentialRampToValueAtTime(200, at + seconds);
  const tremble = ac.createGain();
  tremble.gain.value = 0.7;
  const shaking = ac.createOscillator();
  const depth = ac.createGain();
  shaking.frequency.value = rough;
  depth.gain.value = 0.3;
  shaking.connect(depth).connect(tremble.gain);
  mouth.connect(tremble).connect(out);
  shaking.start(at);
  shaking.stop(at + seconds);
  tone(place, { shape, from: note * 0.8, to: note * 0.55, loud: 0.3, rise: seconds * 0.25, seconds }, mouth);
  tone(place, { shape, from: note * 1.21, to: note * 0.8, loud: 0.14, rise: seconds * 0.3, seconds }, mouth);
  air(place, { kind: 'bandpass', from: 500, to: 260, loud: 0.1, rise: seconds * 0.3, seconds });
}

/** A Meeple goes down. */
export function chomp(place: Place): void {
  air(place, { kind: 'lowpass', from: 2400, to: 300, loud: 0.3, seconds: 0.07 });
  tone(place, { shape: 'sine', from: 190, to: 80, loud: 0.34, seconds: 0.1 });
  air({ ...place, at: place.at + 0.1 }, { kind: 'bandpass', from: 1500, to: 500, q: 2, loud: 0.2, seconds: 0.06 });
}

/** A Meeple runs away: two notes up. */
export function squeak(place: Place): void {
  const note = 1500 + Math.random() * 700;
  tone(place, { shape: 'sine', from: note, to: note * 1.35, loud: 0.09, rise: 0.02, seconds: 0.09 });
  const next = { ...place, at: place.at + 0.1 };
  tone(next, { shape: 'sine', from: note * 1.15, to: note * 1.6, loud: 0.07, rise: 0.02, seconds: 0.11 });
}

/** A breath: air that swells and fades. */
export function whoosh(place: Place, seconds = 0.9): void {
  const half = { kind: 'bandpass', q: 1.2, loud: 0.5 } as const;
  air(place, { ...half, from: 300, to: 1500, rise: seconds * 0.35, seconds });
  air(place, { ...half, from: 1200, to: 250, loud: 0.2, rise: seconds * 0.5, seconds });
}

/** The room: next to nothing, so that silence is not dead. Returns what ends it. */
export function room({ ac, out, at }: Place): () => void {
  const source = ac.createBufferSource();
  source.buffer = hiss(ac);
  source.loop = true;
  const filter = ac.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 220;
  const gain = ac.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.linearRampToValueAtTime(0.02, at + 2);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  return () => source.stop();
}
