/** Texts in the browser: the Fluent files of the engine, and those of the shell. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings } from '../device/settings.svelte';
import type { Fact, Lang } from '../play/contract';

type Raw = Record<string, () => Promise<string>>;
type Loaded = Record<string, string>;

const shellWords: Loaded = import.meta.glob('./shell.*.ftl', { query: '?raw', import: 'default', eager: true });
const shellWordsOfGames: Loaded = import.meta.glob('../games/*/shell.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const coreWords: Raw = import.meta.glob<string>('../../../src/roarhouse/core/words.*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameWords: Raw = import.meta.glob<string>('../../../src/roarhouse/games/*/words.*.ftl', {
  query: '?raw',
  import: 'default',
});
const tableWords: Raw = import.meta.glob<string>(['../games/*/{words,how,about}.*.ftl', '../kit/words.*.ftl'], {
  query: '?raw',
  import: 'default',
});

export type Arguments = Record<string, string | number>;

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, key: string, facts: Arguments): string | null {
  const message = from.getMessage(key);
  return message?.value ? from.formatPattern(message.value, facts, []) : null;
}

const ofLanguage = (files: Loaded, lang: Lang) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`${lang}.ftl`))
    .map(([, text]) => text);

const shell: Record<Lang, FluentBundle> = {
  en: bundle('en', ofLanguage(shellWords, 'en')),
  de: bundle('de', ofLanguage(shellWords, 'de')),
};

const aboutGames = new Map<string, FluentBundle>();

function aboutGame(game: string, lang: Lang): FluentBundle {
  const path = `../games/${game}/shell.${lang}.ftl`;
  const made = aboutGames.get(path) ?? bundle(lang, [shellWordsOfGames[path] ?? '']);
  aboutGames.set(path, made);
  return made;
}

/** What the shell says about a game, from the game's own folder: its title, options, chapters; null if missing. */
export function ofGame(game: string, key: string): string | null {
  return format(aboutGame(game, settings.lang), key, {});
}

/** A word of the shell in the current language. */
export function t(key: string, facts: Arguments = {}): string {
  return format(shell[settings.lang], key, facts) ?? key;
}

/** A text of the shell that may be missing, such as the name of a new bot. */
export function maybe(key: string, facts: Arguments = {}): string | null {
  return format(shell[settings.lang], key, facts);
}

/** `cityTiming` → `City timing`: the label of an option that has no translation. */
export function plain(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

type Name = string | Partial<Record<Lang, string>>;
type Row = { id?: string; name?: Name; title?: Name; syllable?: string; text?: Name | null };

/** What the rows of a deck are called, by id; `<id>.text` is what a row says. */
export function rowNames(deck: unknown): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const rows of Object.values((deck ?? {}) as object)) {
    for (const row of Array.isArray(rows) ? (rows as Row[]) : []) {
      const name = row?.name ?? row?.title ?? row?.syllable;
      if (row?.id && name) found.set(row.id, name);
      if (row?.id && row.text) found.set(`${row.id}.text`, row.text);
    }
  }
  return found;
}

/** Speaks what a game tells: `core/words.py` in the current language. */
export class Speaker {
  names: string[] = $state([]);
  #cards: Map<string, Name>;

  constructor(
    readonly bundles: Record<Lang, FluentBundle>,
    deck: unknown,
  ) {
    this.#cards = rowNames(deck);
  }

  say = (fact: Fact): string => {
    if (typeof fact !== 'object' || fact === null) return String(fact);
    switch (fact.is) {
      case 'words':
        return this.words(fact.key, fact.facts ?? {});
      case 'who':
        return this.names[fact.seat] || this.words('seat', { n: fact.seat + 1 });
      case 'card':
        return this.#card(fact.id);
      case 'many':
        return this.#listed(fact.of.map(this.say));
    }
  };

  words(key: string, facts: Record<string, Fact>): string {
    const said: Arguments = {};
    for (const [name, fact] of Object.entries(facts)) said[name] = typeof fact === 'number' ? fact : this.say(fact);
    return format(this.bundles[settings.lang], key, said) ?? key;
  }

  #card(id: string): string {
    const name = this.#cards.get(id) ?? (id.endsWith('.text') ? '' : id);
    return typeof name === 'string' ? name : (name[settings.lang] ?? name.en ?? id);
  }

  #listed(parts: string[]): string {
    if (parts.length < 2) return parts[0] ?? this.words('nothing', {});
    return this.words('list', { most: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
  }
}

const of = (files: Raw, lang: Lang, part: string) =>
  Object.entries(files).filter(([path]) => path.includes(part) && path.endsWith(`.${lang}.ftl`));

async function gameBundle(game: string, lang: Lang): Promise<FluentBundle> {
  const files = [
    ...of(coreWords, lang, ''),
    ...of(tableWords, lang, '/kit/'),
    ...of(gameWords, lang, `/games/${game}/`),
    ...of(tableWords, lang, `/games/${game}/`),
  ];
  return bundle(lang, await Promise.all(files.map(([, load]) => load())));
}

export async function speaker(game: string, deck: unknown): Promise<Speaker> {
  const [en, de] = await Promise.all([gameBundle(game, 'en'), gameBundle(game, 'de')]);
  return new Speaker({ en, de }, deck);
}
