/** What a reader may do now, read from the legal moves; and what the table's own buttons do not make. */
import type { MoveInfo } from "../../wire";
import type { Action, Side } from "./view";

export interface Deeds {
  /** All of the middle is to be shared. */
  share: boolean;
  threaten: ReadonlySet<number>;
  unthreaten: boolean;
  choose: ReadonlySet<Action>;
  ready: boolean;
  done: boolean;
  /** Promo cards that can be used: the moves that use them, by the card. */
  promos: ReadonlyMap<string, string>;
  /** Payoff tokens, by the seat before which each may be laid. */
  payoff: ReadonlyMap<number, ReadonlySet<string>>;
  unset: ReadonlySet<string>;
  offer: ReadonlySet<number>;
  accept: ReadonlySet<number>;
  decline: ReadonlySet<number>;
  withdraw: ReadonlySet<number>;
  /** Everything else: steps of a move that is begun, and kinds of moves that this table does not know. */
  rest: readonly MoveInfo[];
}

const DRAWN: ReadonlySet<string> = new Set([
  "give",
  "threaten",
  "unthreaten",
  "choose",
  "ready",
  "done",
  "promo",
  "payoff",
  "unset",
  "offer",
  "accept",
  "decline",
  "withdraw",
]);

/** `begun`: a composite move is under way already, so that all that may follow are its steps. */
export function deedsOf(moves: readonly MoveInfo[], begun: boolean): Deeds {
  const drawn = begun ? [] : moves;
  const of = (kind: string) => drawn.filter((move) => move.kind === kind);
  const values = (kind: string, key: string) => of(kind).map(({ args }) => args[key]);
  const seats = (kind: string, key: string) => new Set(values(kind, key).map(Number));
  const payoff = new Map<number, Set<string>>();
  for (const { args } of of("payoff")) {
    const to = Number(args["to"]);
    payoff.set(to, (payoff.get(to) ?? new Set()).add(String(args["token"])));
  }
  return {
    share: of("give").length > 0,
    threaten: seats("threaten", "to"),
    unthreaten: of("unthreaten").length > 0,
    choose: new Set(values("choose", "action") as Action[]),
    ready: of("ready").length > 0,
    done: of("done").length > 0,
    promos: new Map(of("promo").map(({ args, move }) => [String(args["card"]), move])),
    payoff,
    unset: new Set(values("unset", "token").map(String)),
    offer: seats("offer", "to"),
    accept: seats("accept", "maker"),
    decline: seats("decline", "maker"),
    withdraw: seats("withdraw", "to"),
    rest: begun ? moves : moves.filter(({ kind }) => !DRAWN.has(kind)),
  };
}

/** The vote that serves a seat: its own where it votes, the boss's yes, else whether its share is worth the average. */
export function servingSide(action: Action | null, boss: boolean, share: number, all: number, players: number): Side {
  if (action === "yes" || action === "no") return action;
  return boss || share * players >= all ? "yes" : "no";
}
