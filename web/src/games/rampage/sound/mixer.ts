/** The mix: every voice of the table goes through one limiter, so that a collapse is loud and never clips. */
import { audible } from '../../../device/sound';
import type { Kind } from '../geometry';
import { chomp, knock, type Place, roar, room, squeak, whoosh } from './voices';

const AT_ONCE = 6; // knocks in a moment: more is only mud
const MOMENT = 0.03; // s

const buses = new WeakMap<AudioNode, AudioNode>();

/** What all voices are heard through, before the volume that the player has chosen. */
export function bus(ac: BaseAudioContext, out: AudioNode): AudioNode {
  const known = buses.get(out);
  if (known) return known;
  const limiter = ac.createDynamicsCompressor();
  limiter.threshold.value = -16;
  limiter.knee.value = 10;
  limiter.ratio.value = 14;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.14;
  const trim = ac.createGain();
  trim.gain.value = 0.62; // the limiter makes up for what it takes
  limiter.connect(trim).connect(out);
  buses.set(out, limiter);
  return limiter;
}

/** Here and now; null while sound is off. */
function here(): Place | null {
  const way = audible();
  return way && { ac: way.ac, out: bus(way.ac, way.out), at: way.ac.currentTime };
}

const play = (voice: (place: Place) => void): void => {
  const place = here();
  if (place) voice(place);
};

let since = 0;
let count = 0;
function crowded(now: number): boolean {
  if (now - since > MOMENT) [since, count] = [now, 0];
  count += 1;
  return count > AT_ONCE;
}

export const sounds = {
  knock: (kind: Kind, force: number, slow = 1): void =>
    play((place) => crowded(place.at) || knock(place, kind, force, slow)),
  roar: (monster: number): void => play((place) => roar(place, monster)),
  chomp: (): void => play(chomp),
  squeak: (): void => play(squeak),
  whoosh: (): void => play(whoosh),
  /** Until the returned function is called; null while sound is off. */
  room: (): (() => void) | null => {
    const place = here();
    return place && room(place);
  },
};
