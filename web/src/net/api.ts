/** The HTTP part of the protocol. */
import type { Rule, Seat } from '../play/contract';
import type {
  Created,
  GameInfo,
  NewNotice,
  NewTable,
  NoticeInfo,
  NoticeOrder,
  Replay,
  SeatOrder,
  TableInfo,
  Wire,
} from './wire';

const ROOT = '/api/v1';

/** An error response; `reason` is the explanation of the server, in English; `code` tells its kind. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly code = '',
  ) {
    super(reason || `HTTP ${status}`);
  }
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { reason = '', code = '' } = (await answer.json()) as Partial<Wire['Problem']>;
    return new ApiError(answer.status, reason, code);
  } catch {
    return new ApiError(answer.status, '');
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, init);
  } catch {
    throw new ApiError(0, '');
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer.json() as Promise<T>;
}

const secretly = (secret?: string): Record<string, string> => (secret ? { 'X-Seat-Secret': secret } : {});

const post = <T>(path: string, body: unknown, secret?: string) =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...secretly(secret) },
    body: JSON.stringify(body),
  });

/** Cache of responses that do not change while the server runs. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const asked = kept.get(path) ?? ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked as Promise<T>;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

interface Held {
  seat: Seat;
  secret: string;
}
const noticePath = (id: string, held: Held) => `${table(id)}/seats/${held.seat}/notices`;

export const api = {
  /** Is the documentation served? */
  docs: (): Promise<boolean> =>
    fetch('/healthz')
      .then((answer) => answer.json())
      .then((health) => health.docs === true)
      .catch(() => false),
  /** The key by which this server signs records; null if it cannot be had. */
  key: (): Promise<string | null> =>
    fetch('/.well-known/roarhouse.json')
      .then((answer) => answer.json())
      .then((known: Wire['WellKnown']) => known.key)
      .catch(() => null),
  games: () => once<GameInfo[]>('/games'),
  rules: (game: string) => once<Rule[]>(`/games/${game}/rules`),
  beginLesson: (game: string, lesson: string, name: string) =>
    post<Created>(`/games/${game}/lessons/${encodeURIComponent(lesson)}`, { name }),
  study: (game: string, wanted: Wire['NewStudy']) => post<Created>(`/games/${game}/studies`, wanted),
  deck: (game: string) => once<unknown>(`/games/${game}/deck`),
  /** The cards that a table is played with. */
  tableDeck: (id: string) => ask<unknown>(`${table(id)}/deck`),
  checkDeck: (game: string, deck: unknown) => post<Wire['DeckProblems']>(`/games/${game}/deck/check`, deck),
  /** Public tables; `before` is `next` of the page before. */
  listed: (before?: string) => ask<Wire['Listing']>(`/tables${before ? `?before=${before}` : ''}`),
  list: (id: string, secret: string, listed: boolean) => post<TableInfo>(`${table(id)}/listing`, { listed }, secret),
  create: (wanted: NewTable) => post<Created>('/tables', wanted),
  table: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, name: string, seat?: Seat) =>
    post<Wire['Joined']>(`${table(id)}/join`, { name, ...(seat === undefined ? {} : { seat }) }),
  seat: (id: string, seat: Seat, secret: string, order: SeatOrder) =>
    post<unknown>(`${table(id)}/seats/${seat}`, order, secret),
  start: (id: string, secret: string, fill: boolean) => post<unknown>(`${table(id)}/start`, { fill }, secret),
  rematch: (id: string, secret: string) => post<Created>(`${table(id)}/rematch`, {}, secret),
  replay: (id: string, seat: Seat, from: number, to: number, secret?: string, text = false) =>
    ask<Replay>(`${table(id)}/replay?seat=${seat}&from=${from}&to=${to}${text ? '&text=true' : ''}`, {
      headers: secretly(secret),
    }),
  /** Begin the analysis of a finished game, or see how far it is. */
  analyse: (id: string, openCards: boolean) => post<Wire['AnalysisInfo']>(`${table(id)}/analysis`, { openCards }),
  analysis: (id: string, openCards: boolean) =>
    ask<Wire['AnalysisInfo']>(`${table(id)}/analysis${openCards ? '?open=true' : ''}`),
  notices: () => once<Wire['NoticeOffer']>('/notices'),
  noticesOf: async (id: string, held: Held) =>
    (await ask<Wire['NoticeList']>(noticePath(id, held), { headers: secretly(held.secret) })).notices,
  addNotice: (id: string, held: Held, wanted: NewNotice) =>
    post<NoticeInfo>(noticePath(id, held), wanted, held.secret),
  changeNotice: (id: string, held: Held, notice: string, order: NoticeOrder) =>
    post<Wire['NoticeList']>(`${noticePath(id, held)}/${notice}`, order, held.secret),
  recordAddress: (id: string, secret?: string) =>
    `${ROOT}${table(id)}/record${secret ? `?seat=${encodeURIComponent(secret)}` : ''}`,
  async record(id: string, secret?: string): Promise<string> {
    const answer = await fetch(api.recordAddress(id), { headers: secretly(secret) });
    if (!answer.ok) throw await errorOf(answer);
    return answer.text();
  },
  /** An object URL of the picture. The text is sent in a body, because a seat's link holds its secret. */
  async qr(text: string): Promise<string> {
    const wanted = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    };
    const answer = await fetch(`${ROOT}/qr`, wanted);
    if (!answer.ok) throw await errorOf(answer);
    return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  },
};
