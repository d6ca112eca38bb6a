/** All that is heard of a film at its real pace, on any audio context: rendered offline, its loudness can be measured. */
import { knocks, type Reel } from '../film/projector';
import type { Plan } from '../geometry';
import { bus } from './mixer';
import { chomp, knock, roar, squeak } from './voices';

export interface Loudness {
  /** The loudest sample, of 1. */
  peak: number;
  /** The mean power as a share of full scale. */
  rms: number;
  seconds: number;
  knocks: number;
}

const RATE = 44_100;
const MORE = 1.5; // s after the film, in which a turn begins

/** The worst that can happen: the film, a meal and a flight during it, and the roar of the next turn on top. */
export async function loudness(reel: Pick<Reel, 'film' | 'staging'>, plan: Plan): Promise<Loudness> {
  const { film } = reel;
  const seconds = film.seconds + MORE;
  const ac = new OfflineAudioContext(1, Math.ceil(RATE * seconds), RATE);
  const out = bus(ac, ac.destination);
  const heard = knocks(reel);
  for (const { frame, piece, force } of heard) knock({ ac, out, at: frame / film.fps }, plan.kinds[piece]!, force);
  const first = (heard[0]?.frame ?? 0) / film.fps;
  roar({ ac, out, at: first }, 0);
  chomp({ ac, out, at: first });
  squeak({ ac, out, at: first });
  const data = (await ac.startRendering()).getChannelData(0);
  let [peak, power] = [0, 0];
  for (const value of data) {
    peak = Math.max(peak, Math.abs(value));
    power += value * value;
  }
  return { peak, rms: Math.sqrt(power / data.length), seconds, knocks: heard.length };
}
