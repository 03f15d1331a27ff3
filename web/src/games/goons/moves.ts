// Which of the legal moves belong to what on the table.
import type { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import { GAME, lineText, NAMES, PLACES } from "./display";
import type { Again, GoonsView, Letter, Source } from "./view";

/** What the player is about to do: choose one of the moves of these kinds, from one source where that matters. */
export interface Aim {
  kinds: readonly string[];
  source?: Source;
}

/** First steps of composite moves: the server is asked for the next ones. */
export const BEGINS: ReadonlySet<string> = new Set([
  "take",
  "club",
  "club_energy",
  "again_club",
  "again_energy",
  "mask",
  "reap",
]);

/** The moves that use an item, by its name. */
const USES: Record<string, string> = {
  "pocket-knife": "knife",
  "baseball-bat": "bat",
  shotgun: "shoot",
  "brass-knuckles": "knuckles",
  "bubble-gun": "bubbles",
  helmet: "put_on_helmet",
  "clown-mask": "mask",
  crowbar: "crowbar",
  scythe: "reap",
};

/** The aim of using an item; null where it works by itself. */
export const useOf = (item: string): Aim | null => (USES[item] ? { kinds: [USES[item]] } : null);

/** What is done at the place of a colour. */
export const AT: Record<Letter, readonly string[]> = {
  R: ["dojo", "dojo_twice"],
  Y: ["diner", "diner_twice"],
  G: ["buy", "buy_twice"],
  B: ["club", "club_energy"],
};
export const atPlace = (colour: Letter, source: Source): Aim => ({ kinds: AT[colour], source });

const NOTHING: readonly string[] = [];
export const AGAIN: Record<Again, Aim> = {
  buy: { kinds: ["again_buy"] },
  club: { kinds: ["again_club", "again_energy"] },
};
export const TAKE: Aim = { kinds: ["take"] };
export const ABILITY: Aim = { kinds: ["ability"] };
export const NONE: Aim = { kinds: NOTHING };

export const ofKind = (moves: readonly MoveInfo[], ...kinds: string[]) =>
  moves.filter(({ kind }) => kinds.includes(kind));

/** The moves that an aim means. */
export const aimedAt = (moves: readonly MoveInfo[], { kinds, source }: Aim) =>
  moves.filter(({ kind, args }) => kinds.includes(kind) && (source === undefined || args["source"] === source));

/** The cells that moves name, each with its move. */
export const byCell = (moves: readonly MoveInfo[]) =>
  new Map(
    moves.flatMap((move): [string, MoveInfo][] =>
      typeof move.args["cell"] === "string" ? [[move.args["cell"], move]] : [],
    ),
  );

/** The moves that name no cell: they are chosen by a button. */
export const withoutCell = (moves: readonly MoveInfo[]) => moves.filter(({ args }) => args["cell"] === undefined);

/** What an aim is: the goon with what it does, an item with its effect, a place with what is done there; empty where nothing is aimed at. */
export function aimText(words: Words, view: GoonsView, you: number, aim: Aim | null): string {
  const text = aim ? aimInWords(words, view, you, aim) : "";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function aimInWords(words: Words, view: GoonsView, you: number, aim: Aim): string {
  if (aim.kinds.includes("ability")) return abilityText(words, view, you);
  const item = Object.keys(USES).find((name) => aim.kinds.includes(USES[name] ?? ""));
  const card = item === undefined ? undefined : view.cards.items[item];
  if (item && card)
    return words.text("label-value", { label: words.term(GAME, item), value: lineText(words, card.effect) });
  const colour = (Object.keys(AT) as Letter[]).find((letter) => aim.kinds.some((kind) => AT[letter].includes(kind)));
  return colour
    ? words.text("label-value", {
        label: words.term(GAME, PLACES[colour]),
        value: words.text(`goons-table-place-${PLACES[colour]}`),
      })
    : "";
}

/** What one's goon is about to do. */
function abilityText(words: Words, view: GoonsView, you: number): string {
  const name = view.seats.find(({ seat }) => seat === you)?.goon?.name;
  const [first = "R", second = "R"] = [...(view.goons.find((one) => one.name === name)?.colours ?? "")] as Letter[];
  return words.text("goons-table-aim-ability", {
    goon: words.term(GAME, name ?? ""),
    first: words.term(GAME, NAMES[first]),
    second: words.term(GAME, NAMES[second]),
  });
}
