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
  private readonly loaded = new Map<string, Words>();

  get language() {
    return languageOf(this.settings, navigator.languages);
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    keepSettings(localStorage, $state.snapshot(this.settings));
  }

  /** Load the texts of the chosen language, and the games, once each; the page stays as it is until they are here. */
  async speak(): Promise<void> {
    const language = this.language;
    try {
      const words = this.loaded.get(language) ?? (await this.learn(language));
      this.loaded.set(language, words);
      this.failed = false;
      if (language === this.language) this.words = words;
    } catch {
      this.failed = this.words === null;
    }
  }

  private async learn(language: Language): Promise<Words> {
    const [source, found] = await Promise.all([texts(language), games()]);
    this.games = Object.fromEntries(found.map((game) => [game.name, game]));
    return new Words(language, source, Object.fromEntries(found.map((game) => [game.name, game.seats])));
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
