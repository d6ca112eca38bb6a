/** The end of a game: the camera goes from Stomach to Stomach as they open, then to the winner's, which roars; then the best
 * collapse runs once more. */
import { sounds } from '../sound/mixer';
import type { RampageView } from '../types';
import type { Show } from './show';

const CHEERS = 2600; // ms
const [PITCH, WIDE, HIGH] = [34, 25, 15];

/** A Stomach as its owner sees it, with the city behind. */
function visit({ stage, operator }: Show, seat: number): void {
  const place = stage.around.placeOf(seat);
  if (!place) return;
  stage.camera.show(stage.camera.framed([...place.at, 0.5], place.yaw + 180, PITCH, WIDE, HIGH));
  operator.manual();
}

/** So many Stomachs are open: the last of them is seen. */
export function attend(show: Show, { parties, phase }: RampageView, opened: number): void {
  const seat = parties.flat()[opened - 1];
  if (phase === 'over' && seat !== undefined) visit(show, seat);
}

/** Begins it; what is returned ends it. */
export function celebrate(show: Show, { players }: RampageView, winner: number, hushed: boolean): () => void {
  visit(show, winner);
  if (!hushed) sounds.roar(players[winner]?.corner ?? 0);
  const timer = setTimeout(() => {
    show.operator.look('overview', null);
    show.bestAgain();
  }, CHEERS);
  return () => clearTimeout(timer);
}
