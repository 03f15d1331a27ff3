// What a player has chosen, kept in this browser only.
import { matches } from "./screen";
import { fields, type Forms, isFlag, isText, oneOf, stored } from "./stored.svelte";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How quickly bots and movements go, by the time that movements take; at once, there are none. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, once: 0 } as const;
export type Pace = keyof typeof PACES;

/** What there is to choose from. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  sound: ["off", "low", "full"],
  motion: ["system", "full", "reduced"],
  /** How quickly bots and movements go. */
  pace: Object.keys(PACES) as Pace[],
  /** When moves are asked about first: where a finger may slip, each, or none. */
  confirm: ["slips", "always", "never"],
} as const;
type Chosen = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Settings extends Chosen {
  /** Shapes beside the seats' colours. */
  marks: boolean;
  hidePasses: boolean;
  /** Remarks in the first round of a game that is new. */
  hints: boolean;
  /** Play on panels and buttons even where a board is drawn. */
  panels: boolean;
  nickname: string;
}

export const DEFAULTS: Settings = {
  language: "auto",
  theme: "system",
  sound: "off",
  motion: "system",
  pace: "normal",
  marks: true,
  confirm: "slips",
  hidePasses: false,
  hints: true,
  panels: false,
  nickname: "",
};

const KEY = "rascals-settings";

/** As many letters as the server takes of a name. */
export const NAME_LENGTH = 24;
const isName = (found: unknown): found is string => isText(found) && found.length <= NAME_LENGTH;
const FORMS: Forms<Settings> = {
  language: oneOf(CHOICES.language),
  theme: oneOf(CHOICES.theme),
  sound: oneOf(CHOICES.sound),
  motion: oneOf(CHOICES.motion),
  pace: oneOf(CHOICES.pace),
  marks: isFlag,
  confirm: oneOf(CHOICES.confirm),
  hidePasses: isFlag,
  hints: isFlag,
  panels: isFlag,
  nickname: isName,
};

/** The stored settings over the defaults; what cannot be chosen is left out. */
export const readSettings = (): Settings => fields(stored.read(KEY), FORMS, DEFAULTS);

/** Store one choice, beside what other tabs have chosen meanwhile; returns what is chosen then. */
export function keepSetting<K extends keyof Settings>(key: K, value: Settings[K]): Settings {
  const chosen = { ...readSettings(), [key]: value };
  stored.write(KEY, chosen);
  return chosen;
}

/**
 * Whether something small that would play at once, as a place of a map or a card of a hand, is only aimed at when it is
 * pressed, unless that can be taken back: a finger slips more easily than a mouse. A button that says its move is no such thing.
 */
export const aimsFirst = ({ confirm }: Pick<Settings, "confirm">): boolean =>
  confirm === "slips" && matches("(pointer: coarse)");

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
  return matches("(prefers-reduced-motion: reduce)");
}
