// The reader's settings and words, for every page.
import type { GameInfo } from "../wire";
import { games, texts } from "./api";
import { keepSettings, type Language, languageOf, paceOf, readSettings, reducedMotion, type Settings } from "./settings";
import { Words } from "./words";

class App {
  settings = $state<Settings>(readSettings(localStorage));
  words = $state.raw<Words | null>(null);
  /** The texts could not be loaded. */
  failed = $state(false);
  /** The games there are, by name. */
  games = $state.raw<Readonly<Record<string, GameInfo>>>({});
  /** Everything is shown at once: the reader has asked for the next decision. */
  hurried = $state(false);
  /** The games whose own texts are among the words, or were looked for and not found. */
  private told = $state.raw<ReadonlySet<string>>(new Set());
  private readonly wanted = new Set<string>();
  private readonly parts = new Map<string, Promise<string>>();
  private asked: Promise<GameInfo[]> | undefined;
  private wishes = 0;

  get language() {
    return languageOf(this.settings, navigator.languages);
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    keepSettings(localStorage, $state.snapshot(this.settings));
  }

  /** Load the words of every page in the chosen language, those of the games that are shown, and what games there are. */
  async speak(): Promise<void> {
    const wish = ++this.wishes;
    try {
      const { language } = this;
      const shown = [...this.wanted];
      const [found, source] = await Promise.all([this.ask(), this.source(language, shown)]);
      if (wish !== this.wishes) return;
      this.failed = false;
      this.games = Object.fromEntries(found.map((game) => [game.name, game]));
      this.told = new Set(shown);
      this.words = new Words(language, source, Object.fromEntries(found.map(({ name, seats }) => [name, seats])));
    } catch {
      if (wish === this.wishes) this.failed = this.words === null;
    }
  }

  /** Load a game's own words as well, which the pages it is played on need. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    await this.speak();
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

  private async source(language: Language, shown: readonly string[]): Promise<string> {
    const own = shown.map((game) => this.part(language, game).catch(() => ""));
    return (await Promise.all([this.part(language, "shared"), ...own])).join("\n");
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

/** How long movements take now, times their usual length; 0: they are left out. */
export function pace(): number {
  return app.hurried ? 0 : paceOf(app.settings);
}

/** The text of a message in the reader's language. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  return app.words?.text(id, values) ?? "";
}
