/** What is being chosen, in one sentence: it stands where it is said what is asked, as long as the reader is about it. */
import type { Words } from "../../lib/words";
import { type Aim, AT, USES } from "./moves";
import { GAME, type GoonsView, type Letter, lineText, NAMES, PLACES } from "./view";

/** What an aim is: the goon with what it does, an item with its effect, a place with what is done there; empty where nothing is aimed at. */
export function aimText(words: Words, view: GoonsView, you: number, aim: Aim | null): string {
  const text = aim ? aimedAt(words, view, you, aim) : "";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function aimedAt(words: Words, view: GoonsView, you: number, aim: Aim): string {
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

/** What one's goon is about to do. [O-17] */
function abilityText(words: Words, view: GoonsView, you: number): string {
  const name = view.seats.find(({ seat }) => seat === you)?.goon?.name;
  const [first = "R", second = "R"] = [...(view.goons.find((one) => one.name === name)?.colours ?? "")] as Letter[];
  return words.text("goons-table-aim-ability", {
    goon: words.term(GAME, name ?? ""),
    first: words.term(GAME, NAMES[first]),
    second: words.term(GAME, NAMES[second]),
  });
}
