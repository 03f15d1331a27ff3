/** What energy on a scheme would bring, in short lines: chances of its goals, rewards reached, tokens, claims. */
import type { Words } from "../../lib/words";
import { type Chance, chancesWith, machineOf } from "./odds";
import { chanceIn, type GoonsView, tiersOf, type Villain } from "./view";

export interface Line {
  /** As it stands on a button: "8+: 72%". */
  short: string;
  /** As it is spoken. */
  told: string;
  /** It cannot succeed, or brings nothing. */
  none: boolean;
}

/** What a player would reach with so much more energy there, if it were carried out as it stands. */
export function reachWith(words: Words, view: GoonsView, villain: Villain, seat: number, more: number): Line[] {
  if (machineOf(view, villain))
    return chancesWith(view, villain, seat, more).map((chance) => chanceLine(words, chance));
  return [{ ...OTHERS[kindOf(view, villain)](words, view, villain, seat, more) }];
}

/** A goal with how likely it is. */
export function chanceLine(words: Words, { goal, most, chance }: Chance): Line {
  const likely = chanceIn(words, chance);
  const told = words.text(
    goal === null ? "goons-table-chance-skull" : most ? "goons-table-chance-most" : "goons-table-chance-goal",
    { goal: goal ?? 0, chance: likely },
  );
  return {
    short: goal === null ? told : `${most ? "≤ " : ""}${goal}${most ? "" : "+"}: ${likely}`,
    told,
    none: chance === 0,
  };
}

type Kind = "doctor" | "butcher" | "tokens" | "claims";

const FORMULAS: readonly [RegExp, Kind][] = [
  [/formula-(own|supply)/, "doctor"],
  [/formula-JB/, "butcher"],
  [/formula-auction/, "tokens"],
];
const kindOf = (view: GoonsView, { scheme }: Villain): Kind =>
  FORMULAS.find(([id]) => id.test(view.cards.schemes[scheme]?.formula.id ?? ""))?.[1] ?? "claims";

const markersOf = ({ piles }: Villain, seat: number) => piles.find(([owner]) => owner === seat)?.[1] ?? 0;

function plain(words: Words, id: string, number: number): Line {
  const told = words.text(id, { number });
  return { short: told, told, none: number === 0 };
}

/** What the Doctor compares with the goals: energy there, or what is left in the supply. [O-23] */
function amountWith(view: GoonsView, villain: Villain, seat: number, more: number): number {
  const [player, fee] = [
    view.seats.find((one) => one.seat === seat),
    villain.paid.includes(seat) || more === 0 ? 0 : (villain.fee?.energy ?? 0),
  ];
  const id = view.cards.schemes[villain.scheme]?.formula.id;
  if (id === "goons-formula-supply-energy") return (player?.energy ?? 0) - more - fee;
  if (id === "goons-formula-supply-money") return player?.money ?? 0;
  return markersOf(villain, seat) + more;
}

const OTHERS: Record<Kind, (words: Words, view: GoonsView, villain: Villain, seat: number, more: number) => Line> = {
  doctor: (words, view, villain, seat, more) => {
    const amount = amountWith(view, villain, seat, more);
    return plain(
      words,
      "goons-table-reaches",
      tiersOf(villain.printed).filter(({ goal }) => goal !== null && amount >= goal).length,
    );
  },
  butcher: (words, view, villain, seat, more) => {
    const size = markersOf(villain, seat) + more;
    const others = villain.piles.filter(([owner]) => owner !== seat);
    const ahead = others.filter(([, markers]) => markers >= size).length;
    const last = view.cards.schemes[villain.scheme]?.tiers?.[0]?.goal?.id === "goons-goal-last";
    return plain(words, "goons-table-rewarded", Number(ahead === (last ? others.length : 0)));
  },
  tokens: (words, view, villain, seat, more) =>
    plain(
      words,
      "goons-table-tokens",
      Number(view.cards.schemes[villain.scheme]?.formula.args["tokens"] ?? 0) * (markersOf(villain, seat) + more),
    ),
  claims: (words, _view, villain, seat, more) => plain(words, "goons-table-claims", markersOf(villain, seat) + more),
};

/** The place in the commit order once a player's dynamite is lit: rows are sorted by counted energy. [O-20b, O-28.dynamite] */
export function placeLit(view: GoonsView, { piles }: Villain, seat: number, lit: boolean): number {
  const doubled = new Set(view.resolution?.doubled ?? []);
  const sorts = view.options["dynamite_sorts"] !== false;
  const counted = ([owner, markers]: readonly [number, number]) =>
    (sorts && (doubled.has(owner) || (lit && owner === seat)) ? 2 : 1) * markers;
  const at = piles.findIndex(([owner]) => owner === seat);
  const [own] = piles.slice(at, at + 1).map(counted);
  return (
    1 +
    piles.filter(
      (pile, place) => pile[0] !== seat && (counted(pile) > (own ?? 0) || (counted(pile) === own && place < at)),
    ).length
  );
}

/** What would be reached with dynamite lit or not: its energy counts twice for dice, tokens, amounts and the auction. */
export function reachLit(words: Words, view: GoonsView, villain: Villain, seat: number, lit: boolean): Line[] {
  const machine = machineOf(view, villain);
  const kind = machine ? null : kindOf(view, villain);
  if (machine?.supply || kind === "butcher" || kind === "claims") return [];
  if (/supply/.test(view.cards.schemes[villain.scheme]?.formula.id ?? "")) return [];
  const doubled = new Set(view.resolution?.doubled ?? []);
  const piles = villain.piles.map(([owner, markers]): [number, number] => [
    owner,
    markers * (doubled.has(owner) || (lit && owner === seat) ? 2 : 1),
  ]);
  return reachWith(words, view, { ...villain, piles }, seat, 0);
}
