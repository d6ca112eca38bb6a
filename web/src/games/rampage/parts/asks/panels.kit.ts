/** Lays a table for a panel, in the real words. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { settings } from '../../../../device/settings.svelte';
import { type Speaker, speaker } from '../../../../i18n/words.svelte';
import { words } from '../../../../kit/knowledge';
import { planOf } from '../../geometry';
import { Touch } from '../../state/touch.svelte';
import type { RampageChoice } from '../../types';
import Fixture from './panels.fixture.svelte';

export const plan = planOf(1);
const row = (id: string) => ({ id, name: { en: id, de: id }, text: { en: `${id} does it`, de: `${id} tut es` } });
const deck = { character: [row('shy')], power: [row('boxer'), row('siren')], superpower: [row('catcher')] };
export const [BOXER, SIREN] = [1, 2];

let voice: Speaker;

/** To be called by each file of tests that lays panels. */
export function usePanels(): void {
  beforeAll(async () => {
    voice = await speaker('rampage', deck);
  });
  beforeEach(() => {
    voice.names = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.lang = 'en';
  });
}

const player = (seat: number, party: number) => ({
  corner: seat,
  party,
  mouth: 4,
  teeth: 6,
  in_city: true,
  zones: [],
  sidewalks: [],
  stomach: { meeples: [1, 0, 0, 0, 0, 0], floors: 2, teeth: 0, sets: 0, lacks: [1, 2, 3, 4, 5] },
  characters: [],
  powers: [],
  foreseen: null,
  meal: null,
});
export const viewOf = (parties: number[][]) => ({
  boards: 1,
  seat: 0,
  turns: 1,
  phase: 'over',
  players: parties
    .flat()
    .sort()
    .map((seat) =>
      player(
        seat,
        parties.findIndex((party) => party.includes(seat)),
      ),
    ),
  parties,
  common: parties.map(() => []),
  runaway: [0, 0, 0, 0, 0, 0],
  table: { poses: plan.kinds.map((): number[] => [0, 0, 0]) },
  facts: {
    zones: plan.kinds.map((): number[] => []),
    edible: [],
    out: [],
    buildings: plan.ruins.map(() => [] as number[]),
  },
});

export const choose = vi.fn();
export const touch = new Touch();
const why = { ask: vi.fn(async () => true), refusal: null };
const consider = vi.fn(async () => ({ refusal: null }));
export const asked = (step: string, choices: object[], form: object = {}, touches: string[][] = []) => ({
  seat: 0,
  step,
  rule: '',
  ask: words('x'),
  more: false,
  form,
  options: choices.map((choice, k) => ({
    choice: choice as RampageChoice,
    words: words('do-abstain'),
    touches: touches[k] ?? [],
  })),
});

// biome-ignore lint/suspicious/noExplicitAny: panels differ in what they need
export function lay(panel: any, props: any, more: object = {}): void {
  const view = props.view ?? viewOf([[0], [1]]);
  const of = {
    view,
    deck,
    lang: settings.lang,
    motion: true,
    replay: false,
    say: voice.say,
    rule: () => undefined,
    openRule: vi.fn(),
    ...more,
  };
  const all = {
    busy: false,
    choose: choose.mockClear(),
    touch,
    why,
    consider,
    view,
    sealed: null,
    stock: null,
    ...props,
  };
  render(Fixture, { panel, given: { options: all.prompt?.options, ...all }, of: of as never });
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
