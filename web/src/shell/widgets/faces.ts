/** The faces of opponents, found by glob in `games/`. */
import type { Face } from '../../kit/draw/face';

const faces = import.meta.glob<{ FACES: Record<string, Face> }>('../../games/*/faces.ts');

/** By id; none where a game has drawn none. */
export async function facesOf(game: string): Promise<Record<string, Face>> {
  return (await faces[`../../games/${game}/faces.ts`]?.())?.FACES ?? {};
}
