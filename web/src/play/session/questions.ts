/** Questions to the server that change nothing at the table. */
import { newId } from '../../fair/random';
import type { Asking } from '../../net/asking';
import type { Section, Wire } from '../../net/wire';
import type { Choice, Considered, Parsed, Seat } from '../contract';

/** What a choice would do, or why it would be refused. */
export async function consider(asking: Asking, seat: Seat, choice: Choice): Promise<Considered> {
  const answer = await asking.ask({ type: 'consider', id: newId(), seat, choice });
  return answer.type === 'considered'
    ? answer
    : { refusal: answer.type === 'refused' ? answer : null, words: null, worth: null };
}

/** What a typed text means as a choice of this seat. */
export async function parse(asking: Asking, seat: Seat, text: string): Promise<Parsed> {
  const answer = await asking.ask({ type: 'parse', id: newId(), seat, text });
  return answer.type === 'considered' ? answer : { choice: null, refusal: null, words: null, worth: null };
}

/** What a master would do; nothing where hints are not possible. */
export async function hint(asking: Asking, seat: Seat): Promise<Wire['TipInfo'][]> {
  const answer = await asking.ask({ type: 'hint', id: newId(), seat });
  return answer.type === 'hinted' ? answer.tips : [];
}

/** The table as text, for this seat. */
export async function read(asking: Asking, seat: Seat): Promise<Section[]> {
  const answer = await asking.ask({ type: 'read', id: newId(), seat });
  return answer.type === 'text' ? answer.sections : [];
}
