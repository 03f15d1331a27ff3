// Which places of the map the legal moves lead to or name, and what to ask about a place they do not.
import type { Words } from "../../../lib/words";
import type { MoveInfo } from "../../../wire";
import type { LogEvent } from "../../board";
import { cellsNamed } from "../../named";
import { beside, cellOf, crewsAt, exits, LETTERS, type Plan, type Way, wayTo } from "./plan";

/** The place a single move is about: where a crew goes, where loot falls; null for moves that name none. */
function placeOfMove(plan: Plan, you: number, move: MoveInfo): string | null {
  const { way, cell } = move.args as { way?: Way; cell?: string };
  const here = plan.crews.find(({ seat }) => seat === you)?.at;
  if (move.kind === "move" && way && here) return beside(here, way);
  if ((move.kind === "move_to" || move.kind === "drop") && cell) return cell;
  return null;
}

/** The dark cells to which paths lead from a place: a tile that is drawn may come there. */
function darkBeside(plan: Plan, here: string): string[] {
  const cells = plan.rooms.find((room) => room.cells.includes(here))?.cells ?? [here];
  return cells
    .flatMap((cell) => exits(plan, cell).map((way) => beside(cell, way)))
    .filter((cell) => !plan.ground.has(cell) && plan.holds(cell));
}

/** The moves by the place they are about. */
export function targetsOf(plan: Plan, you: number | null, moves: readonly MoveInfo[]): Map<string, MoveInfo> {
  const found = new Map<string, MoveInfo>();
  if (you === null) return found;
  for (const move of moves) {
    const place = placeOfMove(plan, you, move);
    if (place !== null) found.set(plan.placeOf(place), move);
    if (move.kind === "draw")
      darkBeside(plan, plan.crews.find(({ seat }) => seat === you)?.at ?? "").forEach((cell) => found.set(cell, move));
  }
  return found;
}

/** Whether a move to a place reveals nothing: no hazard waits there, and no path leads on into the dark. */
export const isPlain = (plan: Plan, { kind }: MoveInfo, place: string): boolean =>
  kind === "drop" ||
  (kind !== "draw" &&
    !cellsOf(plan, [place]).some((cell) => plan.ground.get(cell)?.hazard) &&
    darkBeside(plan, place).length === 0);

/**
 * The move that somebody means who chooses a place to which none leads: one step, out of a stash by the cell entered. Null
 * for a place farther away: no move says that.
 */
export function meantStep(plan: Plan, you: number, name: string): string | null {
  const here = plan.crews.find(({ seat }) => seat === you);
  if (!here || here.ended) return null;
  const room = plan.rooms.find(({ cells }) => cells.includes(here.at));
  if (room)
    return room.cells.some((cell) => wayTo(cell, name) !== null) && !room.cells.includes(name) ? `move ${name}` : null;
  const way = LETTERS.find((one) => plan.placeOf(beside(here.at, one)) === plan.placeOf(name));
  return way ? `move ${way}` : null;
}

/** The cells of these places, as the pointer finds them. */
export function cellsOf(plan: Plan, places: Iterable<string>): string[] {
  return [...places].flatMap((place) => plan.rooms.find(({ name }) => name === place)?.cells ?? [place]);
}

// What a line of the log names in the building of Critter Heist.

/** The cells that events name, of a stash all of them. */
export function groundNamed(plan: Plan, events: readonly LogEvent[]): string[] {
  const places = cellsNamed(events).filter(plan.holds).map(plan.placeOf);
  return cellsOf(plan, new Set(places));
}

// The map in words: what lies on a cell, and all places worth telling.

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
