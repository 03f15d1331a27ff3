// The player's settings and words, for every page.
import type { GameInfo } from "../wire";
import { ApiError, beforeRefusals, games, texts } from "./api";
import { keepSetting, type Language, languageOf, paceOf, readSettings, reducedMotion, type Settings } from "./settings";
import { Words } from "./words";

class App {
  settings = $state<Settings>(readSettings());
  words = $state.raw<Words | null>(null);
  /** The texts could not be loaded. */
  failed = $state(false);
  /** The games there are, by name. */
  games = $state.raw<Readonly<Record<string, GameInfo>>>({});
  /** Everything is shown at once: the player has asked for the next decision. */
  hurried = $state(false);
  /** The games whose own texts are among the words, or were looked for and not found. */
  private told = $state.raw<ReadonlySet<string>>(new Set());
  private readonly wanted = new Set<string>();
  private readonly parts = new Map<string, Promise<string>>();
  private asked: Promise<GameInfo[]> | undefined;
  private requests = 0;
  /** The rest of the texts is wanted as well: refusals, settings and what else few pages need. */
  private thorough = false;
  private speaking: Promise<void> | undefined;
  private coming: Promise<void> | undefined;

  get language() {
    return languageOf(this.settings, navigator.languages);
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    Object.assign(this.settings, keepSetting(key, value));
  }

  /** Take over what is chosen in other tabs. */
  heed(): void {
    Object.assign(this.settings, readSettings());
  }

  /** Load the words of every page in the chosen language, those of the games that are shown, and what games there are. */
  speak(): Promise<void> {
    this.speaking = this.begin();
    return this.speaking;
  }

  private async begin(): Promise<void> {
    const request = ++this.requests;
    try {
      const { language } = this;
      const shown = [...this.wanted];
      const all = Promise.all([
        this.ask(),
        this.source(language, shown, "first"),
        this.thorough ? this.others(language, shown) : null,
      ]);
      const [found, source, rest] = await all;
      if (request !== this.requests) return;
      this.failed = false;
      this.games = Object.fromEntries(found.map((game) => [game.name, game]));
      this.told = new Set(shown);
      const seats = Object.fromEntries(found.map(({ name, seats }) => [name, seats]));
      const begun = new Words(language, source, seats, () => void this.read());
      this.words = rest === null ? begun : begun.with(rest);
    } catch {
      if (request === this.requests) this.failed = this.words === null;
    }
  }

  /** Load a game's own words as well, which the pages it is played on need. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    await this.speak();
  }

  /** Load the rest of the texts, as a missing text does by itself; if that fails nothing changes. */
  read(): Promise<void> {
    this.thorough = true;
    this.coming ??= this.complete().finally(() => (this.coming = undefined));
    return this.coming;
  }

  private async complete(): Promise<void> {
    await this.speaking;
    for (let begun = this.words; begun && !begun.whole; begun = this.words) {
      const rest = await this.others(begun.language, [...this.wanted]);
      if (rest === null) return;
      if (this.words === begun) this.words = begun.with(rest);
    }
  }

  /** Whether a game can be told in words. */
  knows(game: string): boolean {
    return this.told.has(game);
  }

  private ask(): Promise<GameInfo[]> {
    this.asked ??= games();
    this.asked.catch(() => (this.asked = undefined));
    return this.asked;
  }

  private async source(language: Language, shown: readonly string[], which: "first" | "rest"): Promise<string> {
    const none = (problem: unknown) => {
      if (which === "first" || (problem instanceof ApiError && problem.status === 404)) return "";
      throw problem;
    };
    const own = shown.map((game) => this.part(language, `${game}-${which}`).catch(none));
    return (await Promise.all([this.part(language, `shared-${which}`), ...own])).join("\n");
  }

  /** The rest of the texts; null where it cannot be had. */
  private others(language: Language, shown: readonly string[]): Promise<string | null> {
    return this.source(language, shown, "rest").catch(() => null);
  }

  /** A part of the texts, asked for once, and again if it did not come. */
  private part(language: Language, part: string): Promise<string> {
    const key = `${language}/${part}`;
    const asked = this.parts.get(key) ?? texts(language, part);
    this.parts.set(key, asked);
    asked.catch(() => this.parts.delete(key));
    return asked;
  }

  /** Show the choices on the page itself, where the style sheet finds them. */
  dress(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.settings.theme;
    root.dataset["motion"] = reducedMotion(this.settings) ? "reduced" : "full";
    root.style.setProperty("--pace", String(paceOf(this.settings)));
    root.dataset["marks"] = this.settings.marks ? "on" : "off";
  }
}

export const app = new App();

beforeRefusals(() => app.read());

/** How long movements take now, times their usual length; 0: they are left out. */
export function pace(): number {
  return app.hurried ? 0 : paceOf(app.settings);
}

/** The text of a message in the player's language. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  return app.words?.text(id, values) ?? "";
}

// Errors of the server's interface in the player's words.

/** What is wrong with the proof of a seat, worded for a person at a browser, who cannot mend what programs send. */
const UNSEATED: Record<string, string> = {
  "token-missing": "table-unseated",
  "token-expired": "table-unseated-expired",
  "token-malformed": "table-unseated-unknown",
  "token-unknown": "table-unseated-unknown",
};

/** Whether a request was refused because it proved no seat: to sit down is the way on. */
export const isUnseated = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 401;

/** Whether a code or an address cannot exist, so that asking again is useless. */
export const isUnknown = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 400);

/** One sentence for what went wrong, in the player's language where we have it. */
export function problemText(problem: unknown, game = ""): string {
  const words = app.words;
  if (!words) return "";
  if (!(problem instanceof ApiError)) return words.text("error-server");
  if (isUnseated(problem)) return words.text(UNSEATED[problem.reason.id] ?? "table-unseated");
  const known = words.known(game, problem.reason);
  return known ?? (problem.message || words.text("error-server"));
}
