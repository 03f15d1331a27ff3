// The server's REST interface.
import type { Advice, Analysis, ChatPage, ClockPlan, EditionChanges, ErrorBody, GameInfo, LogPage, Reason, Replay, RulesPage, Seated, Snapshot, TableInfo } from "../wire";

const ROOT = "/api/v1";

export type Choice = boolean | number | string;

/** A request that the server refused, or that did not reach it (`code` "network"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: Reason,
    text: string,
  ) {
    super(text);
  }
}

export interface SeatWish {
  kind: "open" | "bot" | "me";
  bot?: string;
}

export interface TableWish {
  pledge: string;
  game: string;
  players: number;
  options: Record<string, Choice>;
  seats: SeatWish[];
  public: boolean;
  clock: ClockPlan | null;
  /** Seconds that bots seem to think. */
  pause: number | null;
  spectators: boolean;
  /** Whether people may take moves back. */
  undo: boolean;
  nickname: string;
  edition?: string;
  /** What is changed of the components, as TOML. */
  data?: string;
}

export interface QuickWish {
  pledge: string;
  game: string;
  players: number;
  level: string;
  nickname: string;
}

export const games = () => get<GameInfo[]>("games");
export const tables = () => get<TableInfo[]>("tables");
export const table = (id: string) => get<TableInfo>(`tables/${path(id)}`);
export const rules = (game: string, language: string) =>
  get<RulesPage>(`games/${path(game)}/rules/${path(language)}`);
export const editionChanges = (game: string, language: string, before: string, after: string) =>
  get<EditionChanges>(`games/${path(game)}/rules/${path(language)}/diff?before=${path(before)}&after=${path(after)}`);
export const replay = (id: string, pov: string) =>
  get<Replay>(`tables/${path(id)}/replay?pov=${path(pov)}`);
export const create = (wish: TableWish) => post<Seated>("tables", wish);
export const quick = (wish: QuickWish) => post<Seated>("quick", wish);
export const join = (wish: { pledge: string; code?: string; table?: string; nickname: string; seat?: number }) =>
  post<Seated>("join", wish);
export const start = (id: string) => act(id, "start", {});
export const leave = (id: string) => act(id, "leave", {});
export const comeBack = (id: string) => act(id, "return", {});
export const rematch = (id: string, pledge: string) =>
  post<Seated | TableInfo>(`tables/${path(id)}/rematch`, { pledge });
export const pledge = (id: string, pledge: string) => act(id, "pledge", { pledge });
export const open = (id: string, nonce: string) => act(id, "open", { nonce });
export const kick = (id: string, seat: number) => act(id, "kick", { seat });
export const setBot = (id: string, seat: number, bot: string | null) => act(id, "bot", { seat, bot });
export const standIn = (id: string, seat: number, on: boolean) => act(id, "standin", { seat, on });

export const agreeCoach = (id: string, on: boolean) => act(id, "coach", { on });
export const advice = (id: string, decision: number | null) => post<Advice>(`tables/${path(id)}/advice`, { decision });
export const setPause = (id: string, pause: number | null) => act(id, "pause", { pause });
export const wish = (id: string, condition: string | null, number = 0) => act(id, "wish", { condition, number });
export const hurry = (id: string) => act(id, "hurry", {});
export const analysis = (id: string, seat: number) => get<Analysis>(`tables/${path(id)}/analysis?seat=${seat}`);

export const talkBefore = (id: string, before: number) => get<ChatPage>(`tables/${path(id)}/chat?before=${before}`);
export const logBefore = (id: string, before: number) => get<LogPage>(`tables/${path(id)}/log?before=${before}`);
export const view = (id: string) => get<Snapshot>(`tables/${path(id)}/view`);

/** The stream of the public tables. */
export const LISTINGS = `${ROOT}/tables/events`;
export const qrAddress = (id: string) => `${ROOT}/tables/${path(id)}/qr.svg`;
export const savedAddress = (id: string) => `${ROOT}/tables/${path(id)}/game.json`;

/** The Fluent source of one language. */
export async function texts(language: string): Promise<string> {
  return (await request(`texts/${path(language)}`)).text();
}

const path = encodeURIComponent;

const act = (id: string, what: string, body: object) => post<unknown>(`tables/${path(id)}/${what}`, body);

async function get<T>(where: string): Promise<T> {
  return (await (await request(where)).json()) as T;
}

async function post<T>(where: string, body: object): Promise<T> {
  const answer = await request(where, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function request(where: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${ROOT}/${where}`, init);
  } catch {
    throw new ApiError(0, "network", { id: "network", args: {} }, "the server cannot be reached");
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

async function refused(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as ErrorBody;
    return new ApiError(answer.status, error.code, error.reason, error.text);
  } catch {
    const reason = { id: "server", args: {} };
    return new ApiError(answer.status, "failed", reason, answer.statusText);
  }
}
