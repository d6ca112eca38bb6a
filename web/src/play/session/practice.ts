/** Tables for one player on which choices are made and taken back at will. */
import type { Seat } from '../contract';
import type { Session } from './session.svelte';

/** In the midst of something: the question offers a way back to the one before. */
const midway = (session: Session, seat: Seat) =>
  session.prompts[seat]?.options.some(({ choice }) => choice.do === 'back') ?? false;

/** Take back a choice; in a yard a whole act, with the choices that led to it. */
export async function takeBack(session: Session, seat: Seat): Promise<void> {
  const whole = session.info?.study?.kind === 'yard';
  while ((await session.undo(seat)) && whole && midway(session, seat));
}
