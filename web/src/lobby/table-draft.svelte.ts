// A table that is being thought up: for how many, by which rules, with whom; lobby/NewTable.svelte draws it.
import type { SeatRequest, TableRequest } from "../lib/api";
import { app, t } from "../lib/app.svelte";
import {
  changed,
  choiceName,
  choicesOf,
  type Chosen,
  clockName,
  labelled,
  optionName,
  optionsOf,
  pauseName,
  PAUSES,
  planOf,
} from "../lib/names";
import type { GameInfo, OptionInfo } from "../wire";

const USUAL = 4;

export class TableDraft {
  players = $state(USUAL);
  edition = $state("");
  seats = $state.raw<string[]>([]);
  open = $state(true);
  spectators = $state(true);
  undo = $state(true);
  coach: "agreed" | "off" | "on" = $state("agreed");
  /** Indices into CLOCKS and PAUSES. */
  clock = $state(0);
  pause = $state(0);
  /** A file that changes components: its name, its text. */
  changes: { name: string; text: string } | null = $state.raw(null);
  private chosen: Readonly<Record<string, Chosen>> = $state.raw({});

  constructor(readonly game: GameInfo) {
    this.edition = game.editions.at(-1) ?? "";
    this.seatFor(game.players.includes(USUAL) ? USUAL : (game.players[0] ?? 2));
  }

  /** The options of the edition, with the choices that there are for that number of players. */
  get options(): OptionInfo[] {
    return optionsOf(this.game, this.edition).map((option) => ({
      ...option,
      choices: choicesOf(option, this.players),
    }));
  }

  /** The names of the options that are not as usual. */
  get changed(): string[] {
    return changed(this.game, this.edition, this.chosen).map(([name]) => name);
  }

  /** What is chosen of an option. */
  of(option: OptionInfo): Chosen {
    return this.chosen[option.name] ?? option.default;
  }

  choose(option: OptionInfo, choice: Chosen): void {
    this.chosen = { ...this.chosen, [option.name]: choice };
  }

  /** Choose of every option what is usual. */
  reset(): void {
    this.chosen = {};
  }

  /** Provide that many seats; those that are there stay as they are, and options name no seat that is gone. */
  seatFor(players: number): void {
    this.players = players;
    this.seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? (seat === 0 ? "me" : "open"));
    if (!this.seats.includes("me")) this.place(0, "me");
    const gone = optionsOf(this.game, this.edition).filter(
      (option) => option.seats && Number(this.of(option)) >= players,
    );
    for (const option of gone) this.choose(option, option.default);
  }

  /** Say who sits on a seat. The player sits on one: choosing it for another frees the first. */
  place(seat: number, value: string): void {
    const seats = this.seats.map((old, index) =>
      index === seat ? value : value === "me" && old === "me" ? "open" : old,
    );
    if (!seats.includes("me")) seats[seat === 0 ? 1 : 0] = "me";
    this.seats = seats;
  }

  get withBots(): boolean {
    return this.seats.some((seat) => seat !== "me" && seat !== "open");
  }

  /** The table as the server is asked for it. */
  request(pledge: string, nickname: string): TableRequest {
    return {
      pledge,
      game: this.game.name,
      players: this.players,
      options: Object.fromEntries(optionsOf(this.game, this.edition).map((option) => [option.name, this.of(option)])),
      seats: this.seats.map(seatRequest),
      public: this.open,
      clock: planOf(this.clock),
      pause: PAUSES[this.pause] ?? null,
      spectators: this.spectators,
      undo: this.undo,
      coach: this.coach,
      nickname,
      ...(this.edition ? { edition: this.edition } : {}),
      ...(this.changes ? { data: this.changes.text } : {}),
    };
  }
}

function seatRequest(value: string): SeatRequest {
  return value === "me" || value === "open" ? { kind: value } : { kind: "bot", bot: value };
}

// What of a table is chosen otherwise than usual, in words: for the line that stands for all that is folded away.

/** The differences from what is usual, each in a few words; nothing where all is as usual. */
export function unusual(draft: TableDraft): string[] {
  const { game, edition } = draft;
  const told: [boolean, () => string][] = [
    [edition !== (game.editions.at(-1) ?? ""), () => app.words?.first([`${game.name}-edition-${edition}`]) ?? edition],
    ...draft.options
      .filter(({ name }) => draft.changed.includes(name))
      .map(
        (option) =>
          [
            true,
            () => labelled(optionName(game.name, option.name), choiceName(game.name, option.name, draft.of(option))),
          ] as [boolean, () => string],
      ),
    [draft.clock !== 0, () => clockName(planOf(draft.clock))],
    [draft.withBots && draft.pause !== 0, () => labelled(t("lobby-pause"), pauseName(PAUSES[draft.pause] ?? null))],
    [!draft.open, () => t("lobby-public-no")],
    [draft.coach !== "agreed", () => labelled(t("lobby-coach"), t(`lobby-coach-${draft.coach}`))],
    [!draft.spectators, () => t("lobby-spectators-off")],
    [!draft.undo, () => t("lobby-undo-off")],
    [draft.changes !== null, () => labelled(t("lobby-data"), draft.changes?.name ?? "")],
  ];
  return told.filter(([differs]) => differs).map(([, said]) => said());
}
