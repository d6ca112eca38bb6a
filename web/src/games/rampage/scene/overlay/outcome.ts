/** What an act came to, and where: floors gobbled, Meeples eaten or run away, teeth lost. Told by comparing two views. */
import { holds, type Plan, poseOf } from '../../geometry';
import type { Piece, RampageView } from '../../types';

export interface Note {
  key: 'float-floors' | 'float-eaten' | 'float-ran' | 'float-teeth';
  n: number;
  /** In cm. */
  at: [number, number, number];
}

type Where = (piece: Piece) => [number, number, number] | null;
const NEAR = 9; // cm: what happened so near to one another is one note

/** `where` knows where a piece was seen last. */
export function outcome(before: RampageView, after: RampageView, plan: Plan, where: Where): Note[] {
  const notes: Note[] = [];
  for (const [piece, pose] of before.table.poses.entries()) {
    if (!pose || after.table.poses[piece]) continue;
    const key = keyOf(plan, piece, where(piece));
    const at = where(piece);
    if (key && at) add(notes, key, 1, at);
  }
  for (const [seat, player] of after.players.entries()) {
    const lost = (before.players[seat]?.teeth ?? 0) - player.teeth;
    const body = poseOf(after.table.poses[plan.body(player.corner)]);
    if (lost > 0 && body) add(notes, 'float-teeth', lost, [body[0]!, body[1]!, body[2]! + 3]);
  }
  return notes;
}

function keyOf(plan: Plan, piece: Piece, at: [number, number, number] | null): Note['key'] | null {
  if (plan.isFloor(piece)) return 'float-floors';
  if (plan.kinds[piece] !== 'meeple' || !at) return null;
  return holds(plan.board, at[0], at[1]) ? 'float-eaten' : 'float-ran';
}

/** What is told at the same place: of the same kind, and near. */
export const alike = (one: Note, other: Note): boolean =>
  one.key === other.key && Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < NEAR;

function add(notes: Note[], key: Note['key'], n: number, at: [number, number, number]): void {
  const same = notes.find((note) => alike(note, { key, n, at }));
  if (same) same.n += n;
  else notes.push({ key, n, at });
}
