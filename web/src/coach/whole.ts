// Moves and chances as the coach tells them: a whole move in words, made of several small ones as it may be.
import type { Words } from "../lib/words";
import type { ConsideredMove, MoveInfo } from "../wire";

const SHARE = /^share((?: \d+:[^ ]+)+)$/;
/** The small move that says that no more is to come, which a move told whole need not say. */
const CLOSING = "finish";
const KINDS: Readonly<Record<string, string>> = { c: "cash", g: "gems", j: "jewelry", p: "paintings", s: "sculptures" };

/** What a move does: its small moves one after the other, alike ones together; who gets which cards where loot is shared. */
export function whole(
  words: Words,
  game: string,
  move: string,
  steps: readonly MoveInfo[],
  names: readonly string[],
): string {
  const parts = SHARE.exec(move)?.[1]?.trim().split(" ") ?? [];
  if (parts.length > 0) return parts.map((part) => share(words, game, part, names)).join(" · ");
  const said = steps
    .filter((step, at) => at === 0 || step.kind !== CLOSING)
    .map((step) => words.move(game, step, names));
  const counted = [...new Set(said)].map((one) => [one, said.filter((other) => other === one).length] as const);
  return counted.map(([one, count]) => (count > 1 ? `${one} × ${count}` : one)).join(" · ") || move;
}

function share(words: Words, game: string, part: string, names: readonly string[]): string {
  const [seat = "", cards = ""] = part.split(":");
  const told = cards.split(",").map((card) => words.term(game, `${card[0] ?? ""} ${KINDS[card[1] ?? ""] ?? ""}`));
  return words.text("label-value", { label: names[Number(seat)] ?? seat, value: words.join(told) });
}

// Of how many of 100 games that stand like this each move would win that the coach has tried.

/** The moves that were tried with what they would win, give or take how much, in a sentence; nothing of none. */
export function odds(
  words: Words,
  game: string,
  considered: readonly ConsideredMove[] | undefined,
  names: readonly string[],
): string {
  const said = (considered ?? []).map(({ move, steps, wins, error }) =>
    words.text("coach-odds-move", {
      move: whole(words, game, move, steps, names),
      wins: Math.round(wins),
      error: Math.max(1, Math.round(error)),
    }),
  );
  return said.length > 0 ? words.text("coach-odds", { moves: words.join(said) }) : "";
}
