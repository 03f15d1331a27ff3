/** How likely schemes succeed: sums of dice, tokens drawn from a bag; computed from what the cards and the view say. [O-21, O-22] */
import { type GoonsView, tiersOf, type Villain } from "./view";

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a scheme rolls or draws for the energy on it, as its card says. */
interface Machine {
  kind: "dice" | "bag";
  /** Energy for one die or token. */
  energy: number;
  /** The total that must not be exceeded. */
  limit: number | null;
  /** Tokens of the other kind in the bag, how many of each there are, how many are drawn. */
  others: number;
  most: number;
  draws: number;
  /** The tokens that there is energy for count; else the others do. */
  own: boolean;
  /** The energy left in supplies makes tokens, not that on the scheme. */
  supply: boolean;
  /** Everybody draws alone, and one counted token is enough. */
  each: boolean;
}

/** How a scheme is carried out; null where chance decides nothing. */
export function machineOf(view: GoonsView, { scheme }: Pick<Villain, "scheme">): Machine | null {
  const { id = "", args = {} } = view.cards.schemes[scheme]?.formula ?? {};
  const bag = /^goons-formula-(skulls|skulls-each|skulls-supply|blanks-skulls|blanks-blanks)$/.exec(id)?.[1];
  const dice = id.startsWith("goons-formula-dice");
  if (!dice && bag === undefined) return null;
  const number = (name: string) => Number(args[name] ?? 0);
  return {
    kind: dice ? "dice" : "bag",
    energy: number("energy"),
    limit: id === "goons-formula-dice-most" ? number("limit") : null,
    others: number("others"),
    most: number("most"),
    draws: number("draws"),
    own: bag !== "blanks-skulls",
    supply: bag === "skulls-supply",
    each: bag === "skulls-each",
  };
}

/** How likely so many dice add up to each total from 0 on. */
export function sums(dice: number): readonly number[] {
  let likely = [1];
  for (let thrown = 0; thrown < dice; thrown += 1) {
    const next = Array<number>(likely.length + 6).fill(0);
    likely.forEach((chance, total) =>
      FACES.forEach((face) => (next[total + face] = (next[total + face] ?? 0) + chance / 6)),
    );
    likely = next;
  }
  return likely;
}

/** How likely `number` or more of a kind are among tokens drawn without putting back. */
export function drawn(kind: number, others: number, draws: number, number: number): number {
  const taken = Math.min(draws, kind + others);
  // By how many of the kind were drawn so far.
  let likely = [1];
  for (let at = 0; at < taken; at += 1) {
    const next = Array<number>(likely.length + 1).fill(0);
    likely.forEach((chance, got) => {
      const [left, all] = [kind - got, kind + others - at];
      next[got + 1] = (next[got + 1] ?? 0) + (chance * left) / all;
      next[got] = (next[got] ?? 0) + (chance * (all - left)) / all;
    });
    likely = next;
  }
  return likely.slice(Math.max(0, number)).reduce((sum, chance) => sum + chance, 0);
}

export interface Chance {
  /** The goal; of a limit, what must not be exceeded; null where one counted token is enough. */
  goal: number | null;
  most: boolean;
  chance: number;
}

/** How likely each goal of a scheme is reached if a player puts so much more energy on it, all else as it is. */
export function chancesWith(view: GoonsView, villain: Villain, seat: number, more: number): Chance[] {
  const machine = machineOf(view, villain);
  if (!machine) return [];
  const energy = villain.piles.reduce((sum, [, markers]) => sum + markers, more);
  const goals = tiersOf(villain.printed).map(({ goal }) => goal);
  const chances =
    machine.kind === "dice"
      ? ofDice(machine, energy)
      : ofBag(machine, machine.supply ? supplyWith(view, villain, seat, more) : energy);
  if (machine.limit !== null) return [{ goal: machine.limit, most: true, chance: chances(machine.limit) }];
  if (machine.each) return [{ goal: null, most: false, chance: chances(1) }];
  return goals.map((goal) => ({ goal, most: false, chance: chances(goal ?? 0) }));
}

function ofDice({ energy, limit }: Machine, on: number): (goal: number) => number {
  const dice = Math.floor(on / energy);
  const likely = sums(dice);
  const part = (from: number, to: number) =>
    likely.slice(Math.max(0, from), Math.max(0, to)).reduce((sum, chance) => sum + chance, 0);
  // Without dice it fails, whatever the limit.
  return (goal) => (dice === 0 ? 0 : limit === null ? part(goal, likely.length) : part(0, goal + 1));
}

function ofBag({ energy, most, others, draws, own, each }: Machine, on: number): (goal: number) => number {
  const mine = Math.min(Math.floor(on / energy), most);
  const [kind, rest] = own ? [mine, others] : [others, mine];
  return (goal) => (kind === 0 ? 0 : drawn(kind, rest, each ? 1 : draws, goal));
}

/** Energy left in the supplies of who takes part, a player having put more there and paid the fee. [O-22.4] */
function supplyWith(view: GoonsView, { piles, paid, fee }: Villain, seat: number, more: number): number {
  const cost = more > 0 ? more + (paid.includes(seat) ? 0 : (fee?.energy ?? 0)) : 0;
  const taking = new Set([...piles.map(([owner]) => owner), ...(more > 0 ? [seat] : [])]);
  return view.seats.filter((one) => taking.has(one.seat)).reduce((sum, one) => sum + one.energy, -cost);
}

// ---------------------------------------------------------------- while it is carried out

/** What dice must show together: at least a goal, or at most a limit. */
export interface Aimed {
  goal: number;
  most: boolean;
}

/** What the dice of a Kid Random scheme must show for its lowest goal. */
export function aimOf(view: GoonsView, villain: Villain): Aimed | null {
  const limit = machineOf(view, villain)?.limit ?? null;
  if (limit !== null) return { goal: limit, most: true };
  const goal = tiersOf(villain.printed)[0]?.goal ?? null;
  return goal === null ? null : { goal, most: false };
}

/** How likely dice show what they must once one that shows `die` is rolled again. */
export function afterReroll(total: number, die: number, { goal, most }: Aimed): number {
  return FACES.filter((face) => (most ? total - die + face <= goal : total - die + face >= goal)).length / 6;
}

/**
 * How likely dice show what they must with up to so many rerolls, each of the worst die, until they do.
 * `counts`: how many dice show 1 to 6.
 */
export function withRerolls(counts: readonly number[], rerolls: number, aim: Aimed): number {
  const known = new Map<string, number>();
  const go = (dice: readonly number[], left: number): number => {
    const total = dice.reduce((sum, count, at) => sum + count * (at + 1), 0);
    if (aim.most ? total <= aim.goal : total >= aim.goal) return 1;
    if (left === 0 || !within(dice, total, left, aim)) return 0;
    const key = `${dice.join()}/${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worst = aim.most ? dice.findLastIndex(Boolean) : dice.findIndex(Boolean);
    const chance = FACES.reduce(
      (sum, face) =>
        sum +
        go(
          dice.map((count, at) => count - Number(at === worst) + Number(at === face - 1)),
          left - 1,
        ) /
          6,
      0,
    );
    known.set(key, chance);
    return chance;
  };
  return go(counts, rerolls);
}

/** Whether the best that so many rerolls can bring is enough. */
function within(dice: readonly number[], total: number, rerolls: number, aim: Aimed): boolean {
  const [best, order] = aim.most ? [1, [6, 5, 4, 3, 2, 1]] : [6, [1, 2, 3, 4, 5, 6]];
  let [left, sum] = [rerolls, total];
  for (const face of order) {
    const taken = Math.min(left, dice[face - 1] ?? 0);
    sum += taken * (best - face);
    left -= taken;
  }
  return aim.most ? sum <= aim.goal : sum >= aim.goal;
}

/** How likely each goal not reached yet is reached with one further draw, and with so many. */
export function furtherDraws(
  view: GoonsView,
  villain: Villain,
  most: number,
): { goal: number | null; next: number; all: number }[] {
  const machine = machineOf(view, villain);
  const { resolution } = view;
  if (!machine || !resolution) return [];
  const { bag, drawn: lying } = resolution;
  const blanks = view.cards.schemes[villain.scheme]?.formula.id === "goons-formula-blanks-blanks";
  const [kind, rest, got] = blanks ? [bag.blank, bag.skull, lying.blank] : [bag.skull, bag.blank, lying.skull];
  const chance = (draws: number, need: number) => drawn(kind, rest, draws, need);
  if (machine.each) return [{ goal: null, next: chance(1, 1), all: chance(most, 1) }];
  const goals = tiersOf(villain.printed).flatMap(({ goal }) => (goal !== null && goal > got ? [goal] : []));
  return goals.map((goal) => ({ goal, next: chance(1, goal - got), all: chance(most, goal - got) }));
}
