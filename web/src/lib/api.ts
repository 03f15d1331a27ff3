// The server's REST interface.
import type {
  Advice,
  Analysis,
  Called,
  CallInfo,
  CallingOffer,
  ChatPage,
  ClockPlan,
  DeviceInfo,
  EditionChanges,
  ErrorBody,
  GameInfo,
  Hints,
  SignInLink,
  LessonState,
  LogPage,
  MyTable,
  NewKey,
  Preview,
  Reach,
  Reason,
  Replay,
  RulesPage,
  Seated,
  Snapshot,
  TableInfo,
  Turning,
  WhatIf,
  WhyAnswer,
} from "../wire";
import { joined, joiningAt } from "./memory";
import { asked } from "./seats";
import { base, reach } from "./server.svelte";

const ROOT = `${base}/api/v1`;
/** Requests that the service worker may answer instead of the server: their success says nothing about the network. */
const SHARED = /^(games$|texts\/)/;

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

export interface SeatRequest {
  kind: "open" | "bot" | "me";
  bot?: string;
}

export interface TableRequest {
  pledge: string;
  game: string;
  players: number;
  options: Record<string, Choice>;
  seats: SeatRequest[];
  public: boolean;
  clock: ClockPlan | null;
  /** Seconds that bots seem to think. */
  pause: number | null;
  spectators: boolean;
  /** Whether people may take moves back. */
  undo: boolean;
  /** Whether people may ask a bot what it would do. */
  coach: "agreed" | "off" | "on";
  nickname: string;
  edition?: string;
  /** What is changed of the components, as TOML. */
  data?: string;
}

interface QuickRequest {
  pledge: string;
  game: string;
  players: number;
  level: string;
  nickname: string;
}

export const games = () => get<GameInfo[]>("games");
export const tables = () => get<TableInfo[]>("tables");
export const table = (id: string) => get<TableInfo>(`tables/${path(id)}`);
export const reachOfServer = () => get<Reach>("reach");
/** The table that a code invites to. */
export const invitation = (code: string) => get<TableInfo>(`codes/${path(code)}`);
export const rules = (game: string, language: string) => get<RulesPage>(`games/${path(game)}/rules/${path(language)}`);
export const editionChanges = (game: string, language: string, before: string, after: string) =>
  get<EditionChanges>(`games/${path(game)}/rules/${path(language)}/diff?before=${path(before)}&after=${path(after)}`);
export const replay = (id: string, pov: string) => get<Replay>(`tables/${path(id)}/replay?pov=${path(pov)}`);
export const turningPoint = (id: string) => get<Turning>(`tables/${path(id)}/turning-point`);
export const create = (request: TableRequest) => post<Seated>("tables", request);
export const quick = (request: QuickRequest) => post<Seated>("quick", request);
interface JoinRequest {
  pledge: string;
  code?: string;
  table?: string;
  nickname: string;
  seat?: number;
}

/** Sit down; sent again, also from another tab or after a lost answer, it is the same joining, and leads to one seat. */
export async function join(request: JoinRequest): Promise<Seated> {
  const where = request.table ?? request.code?.toUpperCase().replaceAll(/[^A-Z0-9]/g, "") ?? "";
  try {
    const seated = await post<Seated>("join", { ...request, id: joiningAt(where) });
    joined(where);
    return seated;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) joined(where);
    throw error;
  }
}
export const start = (id: string) => act(id, "start", {});
export const leave = (id: string) => act(id, "leave", {});
export const comeBack = (id: string) => act(id, "return", {});
export const rematch = (id: string, pledge: string) =>
  post<Seated | TableInfo>(`tables/${path(id)}/rematch`, { pledge });
export const pledge = (id: string, pledge: string) => act(id, "pledge", { pledge });
export const open = (id: string, nonce: string) => act(id, "open", { nonce });
/** Send away who sits there under a name: nobody else who has sat down there meanwhile. */
export const kick = (id: string, seat: number, name: string) => act(id, "kick", { seat, name });
export const setBot = (id: string, seat: number, bot: string | null) => act(id, "bot", { seat, bot });
export const standIn = (id: string, seat: number, on: boolean) => act(id, "standin", { seat, on });

export const agreeCoach = (id: string, on: boolean) => act(id, "coach", { on });
export const advice = (id: string, decision: number | null) => post<Advice>(`tables/${path(id)}/advice`, { decision });
export const setPause = (id: string, pause: number | null) => act(id, "pause", { pause });
export const setConditionalMove = (id: string, condition: string | null, number = 0) =>
  act(id, "wish", { condition, number });
export const hurry = (id: string) => act(id, "hurry", {});
export const analysis = (id: string, seat: number) => get<Analysis>(`tables/${path(id)}/analysis?seat=${seat}`);
/** How games go from moves at a decision, given by their places; `bot` plays on, the server's choice if it is empty. */
export const whatIf = (id: string, command: number, bot: string, places: readonly number[]) =>
  get<WhatIf>(
    `tables/${path(id)}/what-if?command=${command}&try=${places.join(",")}${bot && `&bot=${encodeURIComponent(bot)}`}`,
  );

export const talkBefore = (id: string, before: number) => get<ChatPage>(`tables/${path(id)}/chat?before=${before}`);
export const logBefore = (id: string, before: number) => get<LogPage>(`tables/${path(id)}/log?before=${before}`);
export const view = (id: string) => get<Snapshot>(`tables/${path(id)}/view`);

const lesson = (game: string) => `lessons/${path(game)}`;
export const hints = (game: string) => get<Hints>(`${lesson(game)}/hints`);
/** Where these answers lead in a lesson: a move for each step, null for a step that was only read. */
export const followLesson = (game: string, answers: (string | null)[]) => post<LessonState>(lesson(game), { answers });
export const whyInLesson = (game: string, answers: (string | null)[], move: string) =>
  post<WhyAnswer>(`${lesson(game)}/why`, { answers, move });
export const previewInLesson = (game: string, answers: (string | null)[], draft: string[]) =>
  post<Preview>(`${lesson(game)}/preview`, { answers, draft });
export const mine = (ids: readonly string[]) => get<MyTable[]>(`mine?tables=${ids.map(path).join(",")}`);
export const dayOff = (id: string, taken: number) => act(id, "dayoff", { taken });
export const calling = () => get<CallingOffer>("calling");
/** How to be called: by the browser's push service, by mail, or as this device is called at another table. */
type CallRequest = { language: string } & (
  { push: { endpoint: string; p256dh: string; auth: string } } | { mail: string } | { caller: string }
);
export const callMe = (id: string, request: CallRequest) => post<Called>(`tables/${path(id)}/call`, request);
export const stopCaller = (caller: string) => post<CallInfo>("callers/stop", { caller });
export const uncall = (id: string, caller: string) => post<CallInfo[]>(`tables/${path(id)}/uncall`, { caller });
export const leaveByMail = (key: string, table: string) => post<CallInfo>(`callers/${path(key)}/uncall`, { table });
export const confirmCaller = (key: string) => post<CallInfo>(`callers/${path(key)}/confirm`, {});
export const stopMails = (key: string) => post<CallInfo>(`callers/${path(key)}/stop`, {});
export const makeSignInLink = (name: string, tables: string[]) => post<NewKey>("keyrings", { name, tables });
export const openSignInLink = (key: string) => post<SignInLink>("keyrings/open", { key });
export const addToSignInLink = (key: string, tables: string[]) => post<SignInLink>("keyrings/add", { key, tables });
export const replaceSignInLink = (key: string) => post<NewKey>("keyrings/replace", { key });
export const devices = (key: string) => post<DeviceInfo[]>("keyrings/devices", { key });
export const endDevice = (key: string, device: string) => post<DeviceInfo[]>("keyrings/end", { key, device });
export const deleteSignInLink = (key: string, games: boolean) => post<unknown>("keyrings/delete", { key, games });

/** The stream of the public tables. */
export const LISTINGS = `${ROOT}/tables/events`;
export const qrAddress = (id: string) => `${ROOT}/tables/${path(id)}/qr.svg`;
export const savedAddress = (id: string) => `${ROOT}/tables/${path(id)}/game.json`;

/** Fluent source of one language: `shared` or a game's name, and what of it, `-first` for what is needed at once or `-rest`. */
export async function texts(language: string, part: string): Promise<string> {
  return (await request(`texts/${path(language)}/${path(part)}`)).text();
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
    answer = await (SHARED.test(where) ? fetch : asked)(`${ROOT}/${where}`, init);
    if (!SHARED.test(where)) reach.note(true);
  } catch {
    reach.note(false);
    throw new ApiError(0, "network", { id: "network", args: {} }, "the server cannot be reached");
  }
  if (answer.ok) return answer;
  const problem = await refused(answer);
  if (!where.startsWith("texts/")) await refusals();
  throw problem;
}

let refusals: () => Promise<void> = () => Promise.resolve();

/** Set what loads the texts of refusals before one is shown. */
export function beforeRefusals(read: () => Promise<void>): void {
  refusals = read;
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
