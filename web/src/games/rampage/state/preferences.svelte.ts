/** Preferences of Rampage on this device: how films are shown, how the city is drawn, how a shot is fired. */
import { store, stored } from '../../../device/settings.svelte';

export interface Preferences {
  /** How many times as fast films are shown. */
  speed: number;
  /** Films of bots: seen, or only their outcome. */
  bots: 'show' | 'skip';
  quality: 'auto' | 'fine' | 'plain';
  /** Letting go of a pull, or a second click, only aims: the button fires. */
  confirm: boolean;
}

/** Slow motion, at one press. */
export const SLOW = 0.25;
export const SPEEDS = [0.5, 1, 1.5, 2] as const;
const KEY = 'roarhouse.rampage';
const defaults: Preferences = { speed: 1, bots: 'show', quality: 'auto', confirm: false };

export const preferences: Preferences = $state({ ...defaults, ...stored<Partial<Preferences>>(KEY, {}) });

export function prefer<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  preferences[key] = value;
  store(KEY, preferences);
}
