/** Short sounds, synthesized from oscillators and noise. Nothing is loaded. */
import { untrack } from 'svelte';
import type { Sound } from '../play/contract';
import { settings } from './settings.svelte';

const LOUDEST = 0.7;

let context: AudioContext | null = null;
let out: GainNode | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined' || untouched()) return null;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  out!.gain.value = LOUDEST * (settings.volume / 100) ** 2; // ears hear ratios
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Browsers keep a page silent until the first user gesture. */
const untouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive === false;

interface Note {
  from: number;
  to?: number;
  at?: number;
  for: number;
  shape?: OscillatorType;
  loud?: number;
}

function envelope(ac: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = ac.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out!);
  return gain;
}

function tone(ac: AudioContext, note: Note): void {
  const start = ac.currentTime + (note.at ?? 0);
  const voice = ac.createOscillator();
  voice.type = note.shape ?? 'triangle';
  voice.frequency.setValueAtTime(note.from, start);
  voice.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.for);
  voice.connect(envelope(ac, start, note.for, note.loud ?? 0.5));
  voice.start(start);
  voice.stop(start + note.for);
}

function noise(ac: AudioContext, length: number, from: number, to: number, loud: number, at = 0): void {
  const start = ac.currentTime + at;
  const buffer = ac.createBuffer(1, Math.ceil(ac.sampleRate * length), ac.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ac.createBufferSource();
  source.buffer = buffer;
  const filter = ac.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(ac, start, length, loud));
  source.start(start);
}

const sounds: Record<Sound, (ac: AudioContext) => void> = {
  turn: (ac) => {
    tone(ac, { from: 523, for: 0.14 });
    tone(ac, { from: 784, at: 0.12, for: 0.22 });
  },
  tap: (ac) => tone(ac, { from: 900, to: 600, for: 0.05, loud: 0.25 }),
  place: (ac) => {
    noise(ac, 0.08, 2400, 500, 0.5);
    tone(ac, { from: 180, to: 90, for: 0.09, loud: 0.5 });
  },
  pass: (ac) => tone(ac, { from: 330, to: 220, for: 0.18, loud: 0.35 }),
  deal: (ac) => {
    for (let i = 0; i < 4; i++) noise(ac, 0.05, 4200, 1500, 0.28, i * 0.06);
  },
  roar: (ac) => {
    tone(ac, { from: 150, to: 55, for: 0.7, shape: 'sawtooth', loud: 0.5 });
    tone(ac, { from: 98, to: 47, for: 0.8, shape: 'square', loud: 0.2 });
    noise(ac, 0.7, 900, 160, 0.5);
  },
  crash: (ac) => {
    noise(ac, 0.9, 3500, 90, 0.9);
    tone(ac, { from: 90, to: 35, for: 0.6, shape: 'sine', loud: 0.8 });
    for (let i = 1; i < 5; i++) noise(ac, 0.12, 1800, 300, 0.3, 0.1 + i * 0.11);
  },
  win: (ac) => {
    for (const [i, from] of [392, 523, 659, 784].entries()) tone(ac, { from, at: i * 0.12, for: 0.3 });
  },
  no: (ac) => tone(ac, { from: 160, to: 130, for: 0.16, shape: 'square', loud: 0.2 }),
  chat: (ac) => tone(ac, { from: 1200, to: 1500, for: 0.07, loud: 0.25 }),
};

/** Output for sounds that a game makes itself; null while sound is off. */
export function audible(): { ac: AudioContext; out: AudioNode } | null {
  const ac = untrack(ready);
  return ac && out ? { ac, out } : null;
}

export function sound(name: Sound): void {
  const ac = untrack(ready);
  if (ac) sounds[name](ac);
}
