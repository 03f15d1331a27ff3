/**
 * What everybody was worth after each round, as far as a finished game lets the reader say: exactly, or between two
 * numbers. What is known forwards from the first stash and backwards from the last is taken together.
 */
import { worth } from "./cards";
import type { Flow, RoundStory } from "./story";
import type { Critter, GoodcrittersView } from "./view";

export interface Worth {
  least: number;
  most: number;
}

/** A round, and by seat what everybody was worth when it had ended. Round 0 is the beginning. */
interface Standing {
  round: number;
  worths: readonly Worth[];
}

/** A card that was not seen is worth from 2 to 5. */
const [LOWEST, HIGHEST] = [2, 5];

/** What everybody begins with in loot: a card of each value. [G-04] */
const FIRST_LOOT = 14;

const NOTHING: Worth = { least: 0, most: 0 };

/** `view`: of the end, `paid`: what a payoff card is worth. */
export function standingsOf(view: GoodcrittersView, stories: readonly RoundStory[], paid: number): Standing[] {
  const ended = stories.filter(({ result }) => result !== null); // in the last nothing was voted on, if the Fuzz came first
  const changes = view.seats.map(({ seat }) => ended.map(({ flows }) => changeOf(seat, flows, paid)));
  const first = view.seats.map(
    ({ seat, payoff_cards }) => FIRST_LOOT + paid * ((payoff_cards ?? 0) - paysOf(seat, ended)),
  );
  const rounds = [0, ...ended.map(({ round }) => round)];
  return rounds.map((round, at) => ({
    round,
    worths: view.seats.map(({ seat, score }) => worthAt(first[seat] ?? 0, changes[seat] ?? [], score ?? 0, at)),
  }));
}

/** Between what it must have been by what came before, and by what came after. */
function worthAt(first: number, changes: readonly Worth[], last: number, at: number): Worth {
  const [before, after] = [changes.slice(0, at).reduce(plus, NOTHING), changes.slice(at).reduce(plus, NOTHING)];
  return {
    least: Math.max(first + before.least, last - after.most),
    most: Math.min(first + before.most, last - after.least),
  };
}

const plus = (one: Worth, other: Worth): Worth => ({ least: one.least + other.least, most: one.most + other.most });

/** What a seat gained, or lost, by what changed hands. */
export function changeOf(seat: number, flows: readonly Flow[], paid: number): Worth {
  return flows.reduce((sum, flow) => {
    const { least, most } = worthOf(flow, paid);
    if (flow.to === seat) return plus(sum, { least, most });
    return flow.from === seat ? plus(sum, { least: -most, most: -least }) : sum;
  }, NOTHING);
}

export function worthOf({ cards, pays }: Pick<Flow, "cards" | "pays">, paid: number): Worth {
  const sum = (unseen: number) =>
    cards.reduce((all, card) => all + (card === null ? unseen : worth(card)), pays * paid);
  return { least: sum(LOWEST), most: sum(HIGHEST) };
}

/** How many payoff cards a seat has won in all, less those it has given away. */
function paysOf(seat: number, ended: readonly RoundStory[]): number {
  const sign = ({ from, to }: Flow) => Number(to === seat) - Number(from === seat);
  return ended.flatMap(({ flows }) => flows).reduce((sum, flow) => sum + flow.pays * sign(flow), 0);
}

/** What a seat has in the end, part by part. [G-23] */
export function totalsOf(
  { stash, aside, payoff_cards }: Critter,
  paid: number,
): { loot: number; payoffs: number; promos: number } {
  const sum = (cards: readonly string[] | null) => (cards ?? []).reduce((all, card) => all + worth(card), 0);
  return { loot: sum(stash), payoffs: (payoff_cards ?? 0) * paid, promos: sum(aside) };
}

/** What a payoff card is worth: the rest of the points of somebody who has any, else what it usually is. [G-24] */
export function paidOf(seats: readonly Critter[]): number {
  const one = seats.find(({ score, payoff_cards }) => score !== null && (payoff_cards ?? 0) > 0);
  if (!one) return 1;
  const { loot, promos } = totalsOf(one, 0);
  return ((one.score ?? 0) - loot - promos) / (one.payoff_cards ?? 1);
}
