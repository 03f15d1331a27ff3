/**
 * What everybody was worth after each round, as far as a finished game lets the player say: exactly, or between two
 * numbers. It combines what follows forwards from the first stash and backwards from the last.
 */
import { worth } from "./cards";
import type { Flow, RoundStory } from "./story";
import type { GoodcrittersView } from "./view";

export interface Worth {
  least: number;
  most: number;
}

/** A round, and by seat what everybody was worth when it had ended. Round 0 is the beginning. */
interface Standing {
  round: number;
  worths: readonly Worth[];
}

const NOTHING: Worth = { least: 0, most: 0 };

/** `view`: of the end, `paid`: what a payoff card is worth. */
export function standingsOf(view: GoodcrittersView, stories: readonly RoundStory[], paid: number): Standing[] {
  const ended = stories.filter(({ result }) => result !== null); // in the last nothing was voted on, if the Fuzz came first
  const changes = view.seats.map(({ seat }) => ended.map(({ flows }) => changeOf(seat, flows, paid, view.loot)));
  const first = view.seats.map(
    ({ seat, payoff_cards }) => view.loot.dealt + paid * ((payoff_cards ?? 0) - paysOf(seat, ended)),
  );
  const rounds = [0, ...ended.map(({ round }) => round)];
  return rounds.map((round, at) => ({
    round,
    worths: view.seats.map(({ seat, score }) => worthAt(first[seat] ?? 0, changes[seat] ?? [], score ?? 0, at)),
  }));
}

/** The bounds that follow from the changes before and from those after. */
function worthAt(first: number, changes: readonly Worth[], last: number, at: number): Worth {
  const [before, after] = [changes.slice(0, at).reduce(plus, NOTHING), changes.slice(at).reduce(plus, NOTHING)];
  return {
    least: Math.max(first + before.least, last - after.most),
    most: Math.min(first + before.most, last - after.least),
  };
}

const plus = (one: Worth, other: Worth): Worth => ({ least: one.least + other.least, most: one.most + other.most });

/** What a seat gained, or lost, by what changed hands. */
export function changeOf(seat: number, flows: readonly Flow[], paid: number, loot: Worth): Worth {
  return flows.reduce((sum, flow) => {
    const { least, most } = worthOf(flow, paid, loot);
    if (flow.to === seat) return plus(sum, { least, most });
    return flow.from === seat ? plus(sum, { least: -most, most: -least }) : sum;
  }, NOTHING);
}

/** `loot`: what a card that was not seen may be worth. */
export function worthOf({ cards, pays }: Pick<Flow, "cards" | "pays">, paid: number, loot: Worth): Worth {
  const sum = (unseen: number) =>
    cards.reduce((all, card) => all + (card === null ? unseen : worth(card)), pays * paid);
  return { least: sum(loot.least), most: sum(loot.most) };
}

/** How many payoff cards a seat has won in all, less those it has given away. */
function paysOf(seat: number, ended: readonly RoundStory[]): number {
  const sign = ({ from, to }: Flow) => Number(to === seat) - Number(from === seat);
  return ended.flatMap(({ flows }) => flows).reduce((sum, flow) => sum + flow.pays * sign(flow), 0);
}
