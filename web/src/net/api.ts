// The HTTP half of docs/protocol.md.
import type {
  BoxInfo,
  Campaign,
  CampaignRow,
  Devices,
  Finished,
  GameInfo,
  Json,
  Mark,
  Me,
  NewTable,
  NextGame,
  Person,
  TableInfo,
  TableSettings,
  View,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

interface Answer<T> {
  data: T;
  next: string | null;
}

/** A file is sent as it is, anything else as JSON. */
async function send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline');
  }
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(data?.error ?? 'internal', data?.args ?? {});
  return { data: data as T, next: answer.headers.get('Next-Page') };
}

/** Answers on their way before anybody could read them; whoever asks first gets them. */
const ahead = new Map<string, Promise<Answer<unknown>>>();

/** Asks for what a page is going to ask for. */
export async function askAhead<T>(path: string): Promise<T> {
  const answer = send<T>('GET', path);
  ahead.set(path, answer);
  return (await answer).data;
}

function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const early = method === 'GET' ? ahead.get(path) : undefined;
  if (!early) return send(method, path, body);
  ahead.delete(path);
  return early as Promise<Answer<T>>;
}

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask<T>(method, path, body)).data;

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const chain = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
/** What pages begin with. */
export const paths = { me: '/me', games: '/games', mine: '/tables?list=mine', open: '/tables?list=public', table: at };

export const api = {
  me: () => call<Me>('GET', paths.me),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  people: () => call<Person[]>('GET', '/people'),
  results: () => call<Finished[]>('GET', '/me/results'),
  games: () => call<GameInfo[]>('GET', paths.games),
  box: (game: string, { name, facts }: BoxInfo) => call<unknown>('GET', `/games/${game}/box/${name}?hash=${facts}`),
  publicTables: () => call<TableInfo[]>('GET', paths.open),
  /** My tables, a page at a time; `next` asks for the page after it. */
  async myTables(before?: string): Promise<{ tables: TableInfo[]; next: string | null }> {
    const query = before === undefined ? '' : `&before=${encodeURIComponent(before)}`;
    const { data, next } = await ask<TableInfo[]>('GET', `${paths.mine}${query}`);
    return { tables: data, next };
  },
  create: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  sit: (id: string, seat: number, mark?: Mark) =>
    call<TableInfo>('POST', `${at(id)}/sit`, mark === undefined ? { seat } : { seat, mark }),
  mark: (id: string, seat: number, mark: Mark) => call<TableInfo>('POST', `${at(id)}/mark`, { seat, mark }),
  /** The host takes an invitation back, or the invited person declines. */
  uninvite: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/uninvite`, { seat }),
  /** Free seats are taken by bots, or go away (`drop`); else there may be none. */
  start: (id: string, free: { bots?: string; drop?: true } = {}) => call<TableInfo>('POST', `${at(id)}/start`, free),
  /** Before the start: my seat is free again. */
  leave: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/leave`, { seat }),
  /** The host's: somebody has to go, the table closes, what it is called, who may write. */
  remove: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/remove`, { seat }),
  /** A bot on a free seat, or another level for the one that has it; `remove` frees the seat again. */
  seatBot: (id: string, seat: number, bot: string) => call<TableInfo>('POST', `${at(id)}/bot`, { seat, bot }),
  close: (id: string) => call<TableInfo>('POST', `${at(id)}/close`, {}),
  settings: (id: string, settings: TableSettings) => call<TableInfo>('POST', `${at(id)}/settings`, settings),
  mute: (id: string, person: string, muted: boolean) =>
    call<TableInfo>('POST', `${at(id)}/mute`, { id: person, muted }),
  resign: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/resign`, { seat }),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`, {}),
  seatLink: (id: string, seat: number) => call<{ code: string }>('POST', `${at(id)}/seats/${seat}/link`, {}),
  /** The table behind four figures. */
  join: (code: string) => call<{ table: string }>('GET', `/join/${encodeURIComponent(code)}`),
  claim: (code: string) => call<TableInfo>('POST', '/claim', { code }),
  campaigns: () => call<CampaignRow[]>('GET', '/campaigns'),
  campaign: (id: string) => call<Campaign>('GET', chain(id)),
  /** The public view of each finished game at its end, in their order. */
  campaignViews: (id: string) => call<View[]>('GET', `${chain(id)}/views`),
  beginCampaign: (first: Omit<NewTable, 'options'> & { options: Record<string, Json> }) =>
    call<Campaign>('POST', '/campaigns', first),
  nextGame: (id: string, chosen: NextGame = {}) => call<TableInfo>('POST', `${chain(id)}/next`, chosen),
  /** Mine, with the first so many games of this one. */
  forkCampaign: (id: string, games: number) => call<Campaign>('POST', `${chain(id)}/fork`, { games }),
  importCampaign: (file: Blob) => call<Campaign>('POST', '/campaigns/import', file),
  deleteCampaign: (id: string) => call<object>('POST', `${chain(id)}/delete`, {}),
  campaignAddress: (id: string) => `/api${chain(id)}/file`,
  devices: () => call<Devices>('GET', '/devices'),
  /** A link that makes another device mine as well: once, within minutes. */
  linkDevice: () => call<{ code: string; expires: number }>('POST', '/devices/link', {}),
  unlinkDevice: () => call<object>('POST', '/devices/unlink', {}),
  signOut: (id: string) => call<object>('POST', '/devices/out', { id }),
  /** Of a link that was opened here: whose it is; this device is theirs from now on; it is not wanted. */
  lookAtDevice: (code: string) => call<Person>('POST', '/devices/look', { code }),
  takeDevice: (code: string) => call<Person>('POST', '/devices/take', { code }),
  refuseDevice: (code: string) => call<object>('POST', '/devices/refuse', { code }),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  async record(id: string): Promise<string> {
    const answer = await fetch(`/api${at(id)}/record`);
    if (!answer.ok) throw new ApiError('gone');
    return answer.text();
  },
};
