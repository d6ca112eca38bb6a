/** Leads through a lesson: which bubble is shown, and what becomes of the learner's choices. */
import { endLesson } from '../device/lessons.svelte';
import type { Wire } from '../net/wire';
import type { Choice, Seat } from './contract';
import type { Session } from './session/session.svelte';

type Bubble = Wire['Bubble'];

const SETTLED = 700; // milliseconds without another question

/** What is shown now, and which buttons belong to it. */
export interface Scene {
  kind: 'say' | 'do' | 'reply' | 'done' | 'cheer' | 'left';
  text: Wire['Spoken'] | null;
  at: string[];
}

export class Guide {
  hidden = $state(false);
  #page = $state(0);
  #reply = $state.raw<{ choice: Choice; text: Wire['Spoken'] } | null>(null);
  #said = $state.raw<Bubble | null>(null);
  #cheer = $state.raw<{ bubble: Bubble; from: number } | null>(null);
  /** A step that was just answered comes again, as each bite of a meal: it is not said while the table goes on. */
  #settling = $state(false);
  #settled: ReturnType<typeof setTimeout> | undefined;
  #asked = -1;
  #step = '';

  constructor(
    readonly session: Session,
    readonly game: string,
    readonly lesson: string,
    readonly seat: () => Seat,
  ) {}

  get coach(): Wire['Coach'] | null {
    return this.session.prompts[this.seat()]?.coach ?? null;
  }

  /** The number of the current step, out of how many. */
  get progress(): { n: number; of: number } | null {
    return this.coach && { n: this.coach.step, of: this.coach.steps };
  }

  get ended(): boolean {
    return this.#cheer !== null && this.session.version >= this.#cheer.from && !this.session.films.running;
  }

  get scene(): Scene | null {
    const { coach } = this;
    if (this.#reply) return { kind: 'reply', text: this.#reply.text, at: [] };
    if (this.ended && this.#cheer) return scene('cheer', this.#cheer.bubble);
    if (this.session.films.running) return null;
    if (coach && this.#settling) return null;
    if (coach && !this.session.busy) {
      const page = Math.min(this.#page, coach.say.length - 1);
      return scene(page < coach.say.length - 1 ? 'say' : 'do', coach.say[page]!);
    }
    if (this.#said) return scene('done', this.#said);
    const astray = this.session.prompts[this.seat()] && !coach && !this.#cheer;
    return astray ? { kind: 'left', text: null, at: [] } : null;
  }

  /** Begin at the first bubble of each new step; call when a question has come. */
  follow(): void {
    const { coach } = this;
    if (!coach || this.session.version === this.#asked) return;
    const step = JSON.stringify(coach.say);
    const again = step === this.#step;
    if (!again) this.#page = 0;
    this.#settle(again);
    this.#step = step;
    this.#asked = this.session.version;
    this.#said = null;
    this.#reply = null;
    this.hidden = false;
  }

  #settle(again: boolean): void {
    clearTimeout(this.#settled);
    this.#settling = again;
    if (again) this.#settled = setTimeout(() => (this.#settling = false), SETTLED);
  }

  next = (): void => {
    if (this.scene?.kind === 'say') this.#page += 1;
  };

  hide = (): void => {
    this.hidden = true;
  };

  /** Ask the lesson about a choice; one that it does not ask for is answered before it is made. */
  async choose(choice: Choice): Promise<void> {
    const { coach, session } = this;
    if (!coach) return session.choose(this.seat(), choice);
    const { reply } = await session.consider(this.seat(), choice);
    if (!reply) return this.#make(choice, coach);
    this.#reply = { choice, text: reply };
    this.hidden = false;
  }

  /** Make the choice that was answered after all. */
  insist = async (): Promise<void> => {
    const made = this.#reply?.choice;
    this.#reply = null;
    if (made) await this.session.choose(this.seat(), made);
  };

  rethink = (): void => {
    this.#reply = null;
  };

  async #make(choice: Choice, coach: Wire['Coach']): Promise<void> {
    const from = this.session.version + 1 + coach.follows;
    this.#said = coach.done ?? null;
    await this.session.choose(this.seat(), choice);
    if (this.session.refusal || !coach.cheer) return;
    this.#cheer = { bubble: coach.cheer, from };
    endLesson(this.game, this.lesson, 'done');
  }
}

const scene = (kind: Scene['kind'], { text, at }: Bubble): Scene => ({ kind, text, at });
