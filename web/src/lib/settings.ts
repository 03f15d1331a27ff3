// What a reader has chosen, kept in this browser only.

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How quickly bots and movements go, by the time that movements take; at once, there are none. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, once: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  language: "auto" | Language;
  theme: "system" | "light" | "dark";
  sound: "off" | "low" | "full";
  motion: "system" | "full" | "reduced";
  /** How quickly bots and movements go. */
  pace: Pace;
  /** Shapes beside the seats' colours. */
  marks: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  hidePasses: boolean;
  /** Play on panels and buttons even where a board is drawn. */
  panels: boolean;
  nickname: string;
}

export const DEFAULTS: Settings = {
  language: "auto",
  theme: "system",
  sound: "low",
  motion: "system",
  pace: "normal",
  marks: true,
  confirm: false,
  hidePasses: false,
  panels: false,
  nickname: "",
};

const KEY = "rascals-settings";

/** The stored settings over the defaults; anything unreadable or of the wrong type is left out. */
export function readSettings(storage: Pick<Storage, "getItem">): Settings {
  const known = stored(storage);
  const entries = Object.entries({ ...DEFAULTS, confirm: onTouch() }).map(([key, value]) => {
    const found = known[key];
    return [key, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(entries) as Settings;
}

/** Whether a finger points here: it slips more easily than a mouse, so moves are then confirmed unless chosen otherwise. */
function onTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function stored(storage: Pick<Storage, "getItem">): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keep the settings; a browser that refuses storage only forgets them. */
export function keepSettings(storage: Pick<Storage, "setItem">, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage: the settings then last as long as the page.
  }
}

/** The language to use: the chosen one, else the browser's first that we have, else English. */
export function languageOf(settings: Settings, wanted: readonly string[]): Language {
  if (settings.language !== "auto") return settings.language;
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** How long movements take, times their usual length: what boards take their times by. 0: they are left out. */
export function paceOf({ pace }: Pick<Settings, "pace">): number {
  return PACES[pace] ?? 1;
}

/** Whether movement is to be left out: by choice, or as the system asks. */
export function reducedMotion(settings: Settings): boolean {
  if (paceOf(settings) === 0) return true;
  if (settings.motion !== "system") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
