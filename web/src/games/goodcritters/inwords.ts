// What is drawn on the table, in words: for screen readers, and for help.
import type { Words } from "../../lib/words";
import { money, worthOf } from "./cards";
import type { Envelope, Scene, SceneMat } from "./scene";
import { GAME } from "./display";
import type { Manner } from "./view";

export const say = (words: Words, id: string, values = {}) => words.text(`${GAME}-table-${id}`, values);

/** Cards in a list; those that are not known by their number. */
export function cardsIn(words: Words, cards: readonly (string | null)[], manners: readonly Manner[] = []): string {
  const all = listed(words, cards, manners);
  return all.length > 0 ? words.join(all) : words.text(`${GAME}-form-nothing`);
}

function listed(words: Words, cards: readonly (string | null)[], manners: readonly Manner[]): string[] {
  const known = cards.flatMap((card, at) =>
    card === null ? [] : [withManner(words, words.term(GAME, card), manners[at])],
  );
  const hidden = cards.filter((card) => card === null).length;
  return hidden > 0 ? [...known, say(words, "unknown-cards", { count: hidden })] : known;
}

/** Loot that not everybody sees is said to be so. */
const withManner = (words: Words, card: string, manner: Manner | undefined) =>
  manner === undefined || manner === "open" ? card : `${card} (${words.term(GAME, manner)})`;

export const signOfAction = (words: Words, action: string) => say(words, `card-${action}`);

/** What lies in an envelope, and on which vote it is paid. */
export function envelopeIn(
  words: Words,
  { giver, side, pays, cards, manners }: Envelope,
  names: readonly string[],
): string {
  const goods = [
    ...(pays > 0 ? [words.text(`${GAME}-count-payoff-cards`, { count: pays })] : []),
    ...listed(words, cards, manners),
  ];
  return say(words, `payoff-on-${side}`, { name: names[giver] ?? "", goods: words.join(goods) });
}

export function slotIn(words: Words, { slot }: SceneMat): string {
  return say(words, `slot-${slot.face}`, { action: slot.action ? signOfAction(words, slot.action) : "" });
}

export function shareIn(words: Words, share: readonly string[]): string {
  if (share.length === 0) return say(words, "share-none");
  return say(words, "share-of", { cards: cardsIn(words, share), money: money(words, worthOf(share)) });
}

/** How far a seat has come with what is asked of it: a word for its lamp. */
export function lampOf(scene: Scene, mat: SceneMat): "ready" | "chosen" | "awaited" | "off" {
  if (mat.ready) return "ready";
  if (scene.step === "over") return "off";
  if (mat.slot.face !== "none" && scene.step === "bargain") return "chosen";
  return mat.awaited ? "awaited" : "off";
}

/** All that a mat shows, in one go. */
export const matIn = (words: Words, scene: Scene, mat: SceneMat, names: readonly string[]): string =>
  sentencesOf(words, scene, mat, names).join(" ");

/** All that a mat shows, a sentence each. */
export function sentencesOf(words: Words, scene: Scene, mat: SceneMat, names: readonly string[]): string[] {
  const named = (seats: readonly number[]) => words.join(seats.map((seat) => names[seat] ?? ""));
  const lamp = lampOf(scene, mat);
  return [
    mat.boss ? say(words, "is-boss") : "",
    say(words, "stash-of", { count: mat.held }),
    mat.certain.length > 0 ? say(words, "certain", { values: mat.certain.join(" ") }) : "",
    mat.pays === null ? "" : say(words, "pays-of", { count: mat.pays }),
    scene.step === "over" ? "" : shareIn(words, mat.share),
    scene.step === "bargain" || scene.step === "choose" ? slotIn(words, mat) : "",
    mat.threatens === null ? "" : say(words, "threatens", { name: names[mat.threatens] ?? "" }),
    mat.threats.length > 0 ? say(words, "threatened", { names: named(mat.threats) }) : "",
    ...mat.envelopes.map((one) => envelopeIn(words, one, names)),
    mat.active.length > 0 ? say(words, "active", { cards: cardsIn(words, mat.active) }) : "",
    lamp === "ready" || lamp === "chosen" ? say(words, `lamp-${lamp}`) : "",
  ]
    .filter((sentence) => sentence !== "")
    .map((sentence) => sentence.replace(/[^.!?]$/, "$&."));
}
