/** How each of the ten pets looks: one table, drawn by the same parts. */
import type { EarShape } from "./shapes";

export const PETS = ["-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog"] as const;
type PetName = (typeof PETS)[number];

/** What a card is worth knowing at a glance: told apart by shape and pattern as well as by colour. */
export type Kind = "good" | "bad" | "rabbit" | "dog";

type EyeShape = "round" | "wide" | "half" | "battered" | "proud" | "lashes" | "dot" | "mad";
type MouthShape = "smile" | "frown" | "snaggle" | "tiny" | "grin" | "prim" | "teeth" | "jowls" | "yap";
export type Extra =
  | "plaster"
  | "fleas"
  | "tufts"
  | "cloud"
  | "milk"
  | "stripes"
  | "blaze"
  | "bowtie"
  | "mask"
  | "pearls"
  | "crown"
  | "bow"
  | "ruff"
  | "carrot"
  | "spikes"
  | "patch"
  | "tuft"
  | "collar"
  | "bib";

export interface PetArt {
  kind: Kind;
  /** The card's ground and the colour of its pattern. */
  ground: string;
  pattern: string;
  fur: string;
  /** Belly, muzzle or other light part. */
  light: string;
  /** Markings, the outer ears of dogs, the points of the Siamese. */
  dark: string;
  iris: string;
  /** Half axes of the head, cheek tufts, and where the head sits on the card (100 by 140). */
  head: { w: number; h: number; fluff: number; y: number; tilt: number };
  ears: [EarShape, EarShape];
  eyes: EyeShape;
  mouth: MouthShape;
  /** Half width of the body where the card cuts it, and whether a tail shows and on which side. */
  body: number;
  tail: "none" | "up" | "crooked" | "plume";
  whiskers: boolean;
  extras: Extra[];
}

const GOOD = { kind: "good" as const };
const BAD = { kind: "bad" as const, ground: "#cdc6da", pattern: "#b5abc8" };
const DOG = { kind: "dog" as const, ground: "#bfdde8", pattern: "#a0cbdc" };

const ART: Record<PetName, PetArt> = {
  "-8": {
    ...BAD,
    fur: "#938a72",
    light: "#b4ab92",
    dark: "#6a624f",
    iris: "#d9c32f",
    head: { w: 30, h: 24, fluff: 7, y: 80, tilt: -5 },
    ears: ["pointed", "torn"],
    eyes: "battered",
    mouth: "snaggle",
    body: 33,
    tail: "crooked",
    whiskers: true,
    extras: ["tufts", "plaster", "fleas"],
  },
  "-5": {
    ...BAD,
    fur: "#7683a6",
    light: "#a3aecb",
    dark: "#566186",
    iris: "#e9b44c",
    head: { w: 33, h: 24, fluff: 4, y: 84, tilt: 0 },
    ears: ["flat", "flat"],
    eyes: "half",
    mouth: "frown",
    body: 38,
    tail: "none",
    whiskers: true,
    extras: ["cloud"],
  },
  "3": {
    ...GOOD,
    ground: "#fdf0d3",
    pattern: "#f6e0b0",
    fur: "#cfc9c4",
    light: "#f4f1ee",
    dark: "#a9a29d",
    iris: "#6fb0d6",
    head: { w: 27, h: 23, fluff: 0, y: 90, tilt: 6 },
    ears: ["pointed", "folded"],
    eyes: "wide",
    mouth: "tiny",
    body: 22,
    tail: "up",
    whiskers: false,
    extras: ["milk"],
  },
  "5": {
    ...GOOD,
    ground: "#fce6b8",
    pattern: "#f7d592",
    fur: "#e98f45",
    light: "#fbe3c4",
    dark: "#b85f22",
    iris: "#8fb84a",
    head: { w: 31, h: 25, fluff: 4, y: 84, tilt: 0 },
    ears: ["pointed", "pointed"],
    eyes: "round",
    mouth: "smile",
    body: 31,
    tail: "up",
    whiskers: true,
    extras: ["stripes"],
  },
  "8": {
    ...GOOD,
    ground: "#fbd998",
    pattern: "#f4c570",
    fur: "#454050",
    light: "#fdfaf5",
    dark: "#2f2b38",
    iris: "#f0c63c",
    head: { w: 31, h: 25, fluff: 4, y: 82, tilt: 0 },
    ears: ["pointed", "pointed"],
    eyes: "round",
    mouth: "grin",
    body: 33,
    tail: "up",
    whiskers: true,
    extras: ["blaze", "bib", "bowtie"],
  },
  "11": {
    ...GOOD,
    ground: "#f8c878",
    pattern: "#efb250",
    fur: "#f7ead2",
    light: "#fff8ea",
    dark: "#6a4a3c",
    iris: "#4a9bd8",
    head: { w: 28, h: 26, fluff: 0, y: 80, tilt: 4 },
    ears: ["pointed", "pointed"],
    eyes: "proud",
    mouth: "prim",
    body: 28,
    tail: "up",
    whiskers: true,
    extras: ["mask", "pearls"],
  },
  "15": {
    ...GOOD,
    ground: "#f3ae3d",
    pattern: "#f9cb6d",
    fur: "#fffaf2",
    light: "#ffffff",
    dark: "#e9c9d0",
    iris: "#3fa37c",
    head: { w: 32, h: 25, fluff: 8, y: 84, tilt: 0 },
    ears: ["pointed", "pointed"],
    eyes: "lashes",
    mouth: "prim",
    body: 38,
    tail: "plume",
    whiskers: true,
    extras: ["ruff", "crown", "bow"],
  },
  rabbit: {
    kind: "rabbit",
    ground: "#d3e8c8",
    pattern: "#b7d8a8",
    fur: "#c9a582",
    light: "#f6eadb",
    dark: "#a17f5f",
    iris: "#3a2a22",
    head: { w: 25, h: 24, fluff: 0, y: 92, tilt: 0 },
    ears: ["long", "bent"],
    eyes: "dot",
    mouth: "teeth",
    body: 29,
    tail: "none",
    whiskers: true,
    extras: ["carrot"],
  },
  "large-dog": {
    ...DOG,
    fur: "#a8703f",
    light: "#e6c69d",
    dark: "#6d4425",
    iris: "#5a3a1e",
    head: { w: 33, h: 32, fluff: 0, y: 78, tilt: 0 },
    ears: ["floppy", "floppy"],
    eyes: "mad",
    mouth: "jowls",
    body: 45,
    tail: "none",
    whiskers: false,
    extras: ["patch", "spikes"],
  },
  "small-dog": {
    ...DOG,
    ground: "#d2ebe9",
    pattern: "#b3dad6",
    fur: "#eccb9c",
    light: "#fff6e6",
    dark: "#c08d4f",
    iris: "#3a2a22",
    head: { w: 24, h: 22, fluff: 3, y: 92, tilt: -7 },
    ears: ["bat", "bat"],
    eyes: "dot",
    mouth: "yap",
    body: 19,
    tail: "up",
    whiskers: false,
    extras: ["tuft", "collar"],
  },
};

/** The art of a pet, or null for a value this game does not know. */
export function artOf(pet: string): PetArt | null {
  return (ART as Record<string, PetArt>)[pet] ?? null;
}

/** The number printed in the corner, with a true minus; dogs carry a word mark in its place. */
export function printedValue(pet: string): string {
  if (pet === "rabbit") return "0";
  return /^-?\d+$/.test(pet) ? pet.replace("-", "\u2212") : "";
}
