/** What every bar of a study is given. */
import type { GameInfo, TableInfo } from '../../net/wire';
import type { Say } from '../../play/contract';
import type { Session } from '../../play/session/session.svelte';

export interface BarProps {
  session: Session;
  info: TableInfo;
  say: Say;
  /** Show the solution on the table. */
  reveal: () => void;
  games: GameInfo[];
}

export const percent = (part: number): number => Math.max(1, Math.round(100 * part));
