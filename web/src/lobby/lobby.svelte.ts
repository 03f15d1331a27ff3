// What the lobby knows and does: games on the shelf, tables that wait, the player's own; pages/Lobby.svelte draws it.
import type * as server from "../lib/api";
import { app, isUnknown, problemText, t } from "../lib/app.svelte";
import { Listings, type Source } from "../lib/listing";
import { forgetTable, keepQuick, readQuick, rememberedTables, rememberTable } from "../lib/memory";
import { knownGames } from "../lib/mygames";
import { hasRoom, nickname, usualBot } from "../lib/names";
import { pledge } from "../lib/shuffle";
import type { GameInfo, Seated, TableInfo } from "../wire";

/** What the lobby needs from its surroundings. */
export interface Street {
  api: Pick<typeof server, "invitation" | "join" | "quick" | "table" | "tables">;
  /** Open the stream of the public tables. */
  open: () => Source;
  /** Go to an address of ours. */
  go: (address: string) => void;
}

/** Against whom a quick game is played: how many sit there in all, and how good the bots are. */
interface Quick {
  players: number;
  level: string;
}

const USUAL = 4;
const CODE_LENGTH = 6;

export class Lobby {
  /** The public tables; null until they have been told. */
  tables: TableInfo[] | null = $state.raw(null);
  /** What keeps the list from being told as it changes; empty while it is. */
  stale = $state("");
  /** What went wrong with the last thing the player did, and on which game's box. */
  problem = $state("");
  at = $state("");
  busy = $state(false);
  /** The table of the code that is being written, once that is whole; or why there is none. */
  meant: TableInfo | null = $state.raw(null);
  unknown = $state("");
  private written = "";
  /** The player's own tables that still go on. */
  own: TableInfo[] = $state.raw([]);
  /** Their games that are over, with the call to the next one. */
  finished: TableInfo[] = $state.raw([]);
  private readonly listings: Listings;

  constructor(private readonly street: Street) {
    this.listings = new Listings({
      open: street.open,
      fetch: street.api.tables,
      changed: (found, live) => {
        this.tables = found;
        this.stale = live ? "" : t("lobby-not-live");
      },
      failed: (error) => (this.stale = error === null ? t("lobby-not-live") : problemText(error)),
      unlisted: (id) => void (this.own.some((table) => table.id === id) && this.recall()),
    });
  }

  /** The games in the server's order; for newcomers the easiest first. */
  get games(): GameInfo[] {
    const games = Object.values(app.games);
    if (!this.isNew) return games;
    const weight = (game: GameInfo) => game.weight ?? Infinity;
    const easiest = [...games].sort((one, other) => weight(one) - weight(other))[0];
    return [...games].sort((one, other) => Number(other === easiest) - Number(one === easiest));
  }

  /** No game was ever played in this browser. */
  get isNew(): boolean {
    return knownGames().length === 0;
  }

  /** The game to highlight: the one last begun, for newcomers the easiest; none while a game waits to be continued. */
  get first(): string | undefined {
    const known = knownGames();
    if (known.length === 0) return this.games[0]?.name;
    return known.some(({ status }) => status !== "over") ? undefined : known[0]?.game;
  }

  /** The public tables of others. */
  get others(): TableInfo[] {
    return (this.tables ?? []).filter(({ id }) => !this.own.some((own) => own.id === id));
  }

  /** How many tables of a game have a seat for somebody who comes by. */
  waiting(game: string): number {
    return this.others.filter((table) => table.game === game && hasRoom(table)).length;
  }

  /** Against whom the player plays a game when they press Play: as the last time, else four at the table and bots of the usual level. */
  quickOf(game: GameInfo): Quick {
    const { players, level } = readQuick(game.name);
    return {
      players:
        [players, USUAL, game.players[0]].find((one) => one !== undefined && game.players.includes(one)) ?? USUAL,
      level: level !== undefined && game.bots.includes(level) ? level : usualBot(game.bots),
    };
  }

  /** Another level of bots that may suit the player better, by how their last games went. */
  proposalOf(game: GameInfo): Proposal | null {
    return proposed(game, this.quickOf(game).level, this.finished);
  }

  /** Choose against whom to play a game, this time and the next. */
  choose(game: GameInfo, request: Partial<Quick>): void {
    keepQuick(game.name, { ...this.quickOf(game), ...request });
  }

  /** Begin a game against bots. */
  async play(game: GameInfo): Promise<void> {
    void app.learn(game.name);
    await this.attempt(game.name, () =>
      this.street.api.quick({ pledge: pledge(), game: game.name, ...this.quickOf(game), nickname: nickname() }),
    );
  }

  /** Sit down at a public table. */
  async enter(table: TableInfo): Promise<void> {
    await this.attempt("", () => this.street.api.join({ pledge: pledge(), table: table.id, nickname: nickname() }));
  }

  /** Look which table a code leads to, as soon as all of it is written. */
  async look(code: string): Promise<void> {
    const given = code.replaceAll(/[\s-]+/g, "").toUpperCase();
    if (given === this.written) return;
    this.written = given;
    this.meant = null;
    this.unknown = "";
    if (given.length !== CODE_LENGTH) return;
    const [found, why] = await this.street.api.invitation(given).then(
      (table) => [table, ""] as const,
      (error) => [null, isUnknown(error) ? problemText(error) : ""] as const, // what else went wrong the button tells
    );
    if (given === this.written) [this.meant, this.unknown] = [found, why];
  }

  /** Sit down at the table of a code, as people write it. */
  async byCode(code: string): Promise<void> {
    const given = code.trim().toUpperCase();
    if (given)
      await this.attempt("", () => this.street.api.join({ pledge: pledge(), code: given, nickname: nickname() }));
  }

  /** Go to a table at which a seat has been taken. */
  sitDown(seated: Seated): void {
    rememberTable(seated.table);
    this.street.go(`/t/${seated.table.id}`);
  }

  /** The page has gone out of sight, or come back. */
  seen(visible: boolean): void {
    this.listings.seen(visible);
  }

  /** The network is there again. */
  again(): void {
    this.listings.again();
  }

  /** Leave the page. */
  close(): void {
    this.listings.close();
  }

  /** Ask after the player's tables; those that the server no longer knows are forgotten. */
  async recall(): Promise<void> {
    const found = (await Promise.all(rememberedTables().map(({ id }) => this.known(id)))).filter(
      (table) => table !== null,
    );
    this.own = found.filter(({ status }) => status !== "over");
    this.finished = found.filter(({ status }) => status === "over");
  }

  private async known(id: string): Promise<TableInfo | null> {
    try {
      return await this.street.api.table(id);
    } catch (error) {
      if (error instanceof Error && "status" in error && error.status === 404) forgetTable(id);
      return null;
    }
  }

  private async attempt(game: string, work: () => Promise<Seated>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      this.sitDown(await work());
    } catch (error) {
      this.problem = problemText(error, game);
      this.at = game;
    } finally {
      this.busy = false;
    }
  }
}

// Which level of bots suits the player, by how their last games went. It is proposed, never set.

/** The levels of bots, from the easiest; not every game has them all. */
const LEVELS = ["easy", "medium", "hard", "expert"];
/** So many games are looked at, so many of them won make a level too easy, and none won makes it too hard. */
const [LOOKED_AT, WON] = [3, 2];

interface Proposal {
  level: string;
  harder: boolean;
}

/** A harder or easier level than `level`, where the last games of `game` alone against bots of that level say so. */
export function proposed(game: GameInfo, level: string, ended: readonly TableInfo[]): Proposal | null {
  const levels = LEVELS.filter((name) => game.bots.includes(name));
  const at = levels.indexOf(level);
  const last = ended
    .map((table) => wonAlone(table, game.name, level))
    .filter((won) => won !== null)
    .slice(0, LOOKED_AT);
  if (at < 0 || last.length < WON) return null;
  const [harder, easier] = [levels[at + 1], levels[at - 1]];
  if (harder && last.filter(Boolean).length >= WON) return { level: harder, harder: true };
  return easier && last.length === LOOKED_AT && !last.some(Boolean) ? { level: easier, harder: false } : null;
}

/** Whether the only person at a table won; null where it was no game of one person against bots of that level. */
function wonAlone({ game, seats, winners }: TableInfo, name: string, level: string): boolean | null {
  const people = seats.filter(({ kind }) => kind === "human");
  const others = seats.filter(({ kind }) => kind !== "human");
  const own = people.length === 1 ? people[0] : undefined;
  if (game !== name || !own || !winners || others.some(({ bot }) => bot !== level)) return null;
  return winners.includes(own.seat);
}
