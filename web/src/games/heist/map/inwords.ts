// The map in words: what lies on a cell, and all places worth telling.
import type { Words } from "../../../lib/words";
import { cellOf, crewsAt, exits, type Plan } from "./plan";

const GAME = "heist";

interface Telling {
  plan: Plan;
  words: Words;
  names: readonly string[];
  you: number | null;
}

/** A place as a screen reader tells it: what it is, ways, loot, crews. */
export function placeInWords({ plan, words, names, you }: Telling, name: string): string {
  const ground = plan.ground.get(name);
  const parts = [kindInWords(plan, words, names, name)];
  if (ground) {
    const ways = exits(plan, name).map((way) => words.term(GAME, way));
    if (ways.length > 0) parts.push(words.text("heist-map-ways", { ways: words.join(ways) }));
  }
  const loot = plan.ground.get(plan.placeOf(name))?.numbers ?? [];
  if (loot.length > 0) parts.push(words.text("heist-map-loot", { loot: words.join(loot.map(signed)) }));
  const crews = crewsAt(plan, name).map(({ seat }) =>
    seat === you ? words.text("heist-map-you") : (names[seat] ?? ""),
  );
  if (crews.length > 0) parts.push(words.text("heist-map-crews", { crews: words.join(crews) }));
  const had = plan.crews.filter(({ taken }) => taken.includes(plan.placeOf(name)));
  if (had.some(({ seat }) => seat === you)) parts.push(words.text("heist-map-taken"));
  const others = had.filter(({ seat }) => seat !== you).map(({ seat }) => names[seat] ?? "");
  if (others.length > 0) parts.push(words.text("heist-map-taken-by", { crews: words.join(others) }));
  return words.text("label-value", { label: name, value: words.series(parts) });
}

const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

function kindInWords(plan: Plan, words: Words, names: readonly string[], name: string): string {
  const ground = plan.ground.get(name);
  if (!ground) return words.text("heist-map-dark");
  if (ground.kind === "start") {
    return ground.seat === null
      ? words.text("heist-map-start")
      : words.text("heist-map-start-of", { name: names[ground.seat] ?? "" });
  }
  if (ground.kind === "preset") return words.text(`heist-map-preset-${ground.hazard ?? "plain"}`);
  return words.term(GAME, ground.terms[0] ?? "");
}

/** All places where something lies or stands, row by row; of a stash its first cell. */
export function mapInWords(telling: Telling): string[] {
  const { plan } = telling;
  const places = [...new Set([...plan.ground.keys()].map((name) => plan.placeOf(name)))];
  const rank = (name: string) => cellOf(name).row * 1000 + cellOf(name).column;
  return places.sort((one, other) => rank(one) - rank(other)).map((name) => placeInWords(telling, name));
}
