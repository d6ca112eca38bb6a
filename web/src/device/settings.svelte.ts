/** Preferences of this device, kept in local storage only. */
import { LANGUAGES, type Lang } from '../play/contract';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  volume: number;
  motion: boolean;
  /** How quickly things move: a factor of the time they take. */
  tempo: 'slow' | 'normal' | 'quick';
  /** How quickly bots play for this person; the server is told. */
  pace: 'slow' | 'normal' | 'quick';
  /** Be asked also where there is nothing to decide. */
  askAll: boolean;
  /** The own dice wait in their tray for a press. */
  throwDice: boolean;
  /** Say in one line what a question is about when it is met for the first time. */
  hints: boolean;
  /** Explain what the mouse rests on. */
  explain: boolean;
  text: 'normal' | 'large' | 'huge';
  chat: boolean;
  reactions: boolean;
  name: string;
  /** Of the opponents in "Play now": 0 is a beginner, 4 a master. */
  strength: number;
}

const KEY = 'roarhouse.settings';

export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage may be refused in private windows; preferences are then not kept
  }
}

function firstLanguage(): Lang {
  const wanted = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  return LANGUAGES.find((lang) => wanted[0] === lang) ?? 'en';
}

const defaults: Settings = {
  lang: firstLanguage(),
  theme: 'auto',
  sound: true,
  volume: 60,
  motion: true,
  tempo: 'normal',
  pace: 'normal',
  askAll: false,
  throwDice: false,
  hints: true,
  explain: true,
  text: 'normal',
  chat: true,
  reactions: true,
  name: '',
  strength: 2,
};

export const settings: Settings = $state({ ...defaults, ...stored<Partial<Settings>>(KEY, {}) });

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  store(KEY, settings);
  show();
}

/** Set language, theme, motion, tempo and text size on the root element. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.motion = moves() ? 'on' : 'off';
  root.dataset.tempo = settings.tempo;
  root.dataset.text = settings.text;
}

export function moves(): boolean {
  return settings.motion && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
