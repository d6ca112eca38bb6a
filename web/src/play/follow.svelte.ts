/** Reactions to events: sounds, the title of the page, announcements for screen readers. */
import { tick } from 'svelte';
import { announce } from '../device/announce.svelte';
import { sound } from '../device/sound';
import { t } from '../i18n/words.svelte';
import { NATURE, type Say, type Seat } from './contract';
import type { Session } from './session/session.svelte';
import { gameTitle } from './start/catalogue.svelte';

/** Call inside a component: effects live as long as it does. */
export function follow(session: Session, say: () => Say | null, shown: () => Seat): void {
  let asked = false;
  let spoken = '';
  let lines = -1;
  let heard = -1;

  $effect(() => {
    const mine = session.held.some((seat) => session.prompts[seat]);
    if (mine && !asked) sound('turn');
    const prompt = session.prompts[shown()];
    const question = prompt ? (say()?.(prompt.ask) ?? '') : '';
    const now = question && `${asked ? '' : `${t('your-turn')}: `}${question}`;
    if (question && (!asked || question !== spoken)) announce(now, 'assertive');
    spoken = question;
    asked = mine;
  });

  $effect(() => {
    void session.version;
    const speak = say();
    const fresh = session.entries.filter((entry) => !entry.to || entry.to.includes(shown()));
    if (!speak || !fresh.length) return;
    announce(fresh.map((entry) => speak(entry.words)).join(' '));
    if (session.by === NATURE) sound('deal');
  });

  $effect(() => {
    const now = session.chat.length;
    const last = session.chat[now - 1];
    const fromMe = last?.from !== null && last !== undefined && session.held.includes(last.from);
    if (lines >= 0 && now > lines && !fromMe) sound('chat');
    lines = now;
  });

  $effect(() => {
    if (session.refusal) sound('no');
  });

  $effect(() => {
    const over = session.result && !session.counting ? 1 : 0;
    if (heard === 0 && over) void tick().then(() => session.counting || sound('win')); // a count may begin now
    if (session.version >= 0) heard = over;
  });
}

/** The page title says whose turn it is, also in a background tab. */
export function title(session: Session): string {
  const game = session.info ? gameTitle(session.info.game) : 'Roarhouse';
  const mine = !session.result && session.held.some((seat) => session.prompts[seat]);
  return mine ? `● ${t('your-turn')} – ${game}` : `${game} – Roarhouse`;
}
