/**
 * What Felicity's board shows, as plain data that knows no pixels. A view gives the scene at rest; between two views
 * each event leads from one scene to the next, so that every step can be shown.
 */
import { handle, type Handlers } from "../board";
import { isDog, PETS, pointsOf } from "./display";
import type { FelicityEvent, FelicityEvents, FelicityView, MouseCard, Player, RowCard } from "./view";

export interface SceneCard extends RowCard {
  /** Chased away or gone with the dogs: its place is empty until the row is taken. */
  gone: boolean;
}

export type SceneSeat = Pick<Player, "seat" | "mice" | "bid" | "passed" | "placed" | "won" | "cats">;

export interface Scene {
  players: number;
  row_size: number;
  owners: number[][];
  worths: Record<string, number>;
  round: number;
  start: number;
  row: SceneCard[];
  mouseCards: (MouseCard & { claimed: boolean })[];
  bank: number;
  seats: SceneSeat[];
}

export function sceneOf(view: FelicityView): Scene {
  const open = new Map(view.mouse_cards.map((card) => [card.number, card.mice]));
  return {
    players: view.players,
    row_size: view.row_size,
    owners: view.owners,
    worths: view.worths,
    round: view.round,
    start: view.start,
    row: view.row.map((card) => ({ ...card, gone: false })),
    mouseCards: view.card_numbers.map((number) => ({
      number,
      mice: open.get(number) ?? 0,
      claimed: !open.has(number),
    })),
    bank: view.bank,
    seats: view.seats.map(({ seat, mice, bid, passed, placed, won, cats }) => ({
      seat,
      mice,
      bid,
      passed,
      placed,
      won,
      cats,
    })),
  };
}

/** Whose card lies, or will lie, at a place of the row; with three players seat 3 is the dummy. */
export const ownerOf = ({ owners, start }: Scene, place: number): number => owners[start]?.[place] ?? 0;

export function highestBid(scene: Scene): number {
  return Math.max(0, ...scene.seats.map((seat) => seat.bid));
}

/** The scene after one event; events that change nothing on the table give the same scene. */
export function afterEvent(scene: Scene, event: FelicityEvent): Scene {
  return handle(CHANGES, event, scene) ?? scene;
}

const CHANGES: Handlers<FelicityEvents, [Scene], Scene> = {
  round_began: ({ round, start }, scene) => ({
    ...scene,
    round,
    start,
    row: [],
    seats: scene.seats.map((seat) => ({ ...seat, bid: 0, passed: false, placed: false })),
  }),
  placed: ({ seat, pet }, scene) => ({
    ...withSeat(scene, seat, () => ({ placed: true })),
    row: [...scene.row, { owner: seat, pet, revealed: false, gone: false }],
  }),
  revealed: ({ owner, pet, place }, scene) => ({
    ...scene,
    row: scene.row.map((card, i) => (i === place ? { owner, pet, revealed: true, gone: false } : card)),
  }),
  bid: ({ seat, mice }, scene) => withSeat(scene, seat, (own) => ({ bid: mice, mice: plus(own.mice, own.bid - mice) })),
  passed: ({ seat, returned }, scene) =>
    withSeat(scene, seat, (own) => ({ passed: true, bid: 0, mice: plus(own.mice, returned) })),
  mice_taken: ({ seat, card, mice }, scene) => ({
    ...withSeat(scene, seat, (own) => ({ mice: plus(own.mice, mice) })),
    mouseCards: scene.mouseCards.map((one) => (one.number === card ? { ...one, mice: 0, claimed: true } : one)),
  }),
  paid: ({ seat, mice }, scene) => ({ ...withSeat(scene, seat, () => ({ bid: 0 })), bank: scene.bank + mice }),
  cat_chased: ({ dog, pet }, scene) => withoutCards(scene, [dog, pet]),
  dog_left: ({ dog }, scene) => withoutCards(scene, [dog]),
  dogs_left: (_, scene) => ({
    ...scene,
    row: scene.row.map((card) => ({ ...card, gone: card.gone || isDog(card.pet) })),
  }),
  row_won: ({ seat, pets }, scene) => ({
    ...withSeat(scene, seat, (own) => winning(own.won, pets, scene.worths)),
    row: [],
    start: seat,
  }),
  row_removed: (_, scene) => ({ ...scene, row: [] }),
  mouse_cards_filled: ({ bank }, scene) => ({
    ...scene,
    bank,
    mouseCards: scene.mouseCards.map(({ number }) => ({ number, mice: number, claimed: false })),
  }),
  mouse_cards_empty: ({ bank }, scene) => ({
    ...scene,
    bank,
    mouseCards: scene.mouseCards.map(({ number }) => ({ number, mice: 0, claimed: false })),
  }),
  game_over: (_, scene) => ({
    ...scene,
    seats: scene.seats.map((seat) => ({ ...seat, passed: false, placed: false })),
    mouseCards: scene.mouseCards.map((card) => ({ ...card, mice: 0, claimed: true })),
  }),
  // At the end everybody's mice are counted in the open.
  scored: ({ seat, mice }, scene) => withSeat(scene, seat, () => ({ mice })),
};

function withSeat(scene: Scene, seat: number, change: (own: SceneSeat) => Partial<SceneSeat>): Scene {
  return { ...scene, seats: scene.seats.map((own) => (own.seat === seat ? { ...own, ...change(own) } : own)) };
}

/** Mice that are not known stay unknown. */
function plus(mice: number | null, more: number): number | null {
  return mice === null ? null : mice + more;
}

function winning(won: string[], pets: string[], worths: Scene["worths"]): Pick<SceneSeat, "won" | "cats"> {
  const all = [...won, ...pets].sort((a, b) => order(a) - order(b));
  return { won: all, cats: pointsOf(all, worths) };
}

function order(pet: string): number {
  return (PETS as readonly string[]).indexOf(pet);
}

/** Marks one card of each of these pets as gone from the row. */
function withoutCards(scene: Scene, pets: string[]): Scene {
  const row = [...scene.row];
  for (const pet of pets) {
    const place = row.findIndex((card) => card.pet === pet && !card.gone);
    const card = row[place];
    if (card) row[place] = { ...card, gone: true };
  }
  return { ...scene, row };
}
