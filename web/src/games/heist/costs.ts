// What an answer to a question costs, as the id of a text and its values.
import { type Crew, editionOf, type HeistView } from "./view";

interface Cost {
  id: string;
  args: Record<string, string | number>;
  /** The seat that pays, where it is another. */
  of?: number;
}

/** Questions whose answers all come free: what called for them has been paid. */
const FREE = new Set(["order", "rotate", "keep"]);

export function costOf(view: HeistView, crew: Crew, kept: number): Cost {
  const kind = view.status?.id ?? "turn";
  const count = crew.cards;
  if (view.pending?.kind === "discard" && view.phase === "hire") return { id: "heist-cost-free", args: {} };
  if (view.phase === "hire") return { id: "heist-cost-hire", args: { count, most: kept } };
  if (kind === "evade") return evading(view, crew);
  const together = kind === "turn" ? actionsLeft(view) : null;
  if (together !== null) return { id: "heist-cost-turn-together", args: { actions: together } };
  if (kind === "drop") return { id: "heist-cost-drop", args: {}, of: Number(view.status?.args["of"]) };
  return { id: `heist-cost-${FREE.has(kind) ? "free" : kind}`, args: { count, edition: view.edition } };
}

/** The actions left to the turn where they are fewer than its moves and critters together; else null. [H-13b] */
function actionsLeft(view: HeistView): number | null {
  const { moves, critters, birds } = view.used;
  const edition = editionOf(view);
  const capped = view.options["bird_budget"] === "capped";
  if (edition === 1 || !view.left || (edition > 3 && birds > 0 && !capped)) return null;
  const most = edition > 3 ? (birds > 0 ? 4 : 3) : 3 + 2 * birds;
  const together = most - moves - critters;
  return view.left.moves > 0 && view.left.critters > 0 && together < view.left.moves + view.left.critters
    ? together
    : null;
}

/** What it costs not to evade: of security it is known beforehand. [H-20, H-21] */
function evading(view: HeistView, crew: Crew): Cost {
  if (view.status?.args["hazard"] !== "security") return { id: "heist-cost-evade-trap", args: {} };
  const before = crew.suspicion;
  if (before >= view.cap)
    return {
      id: "heist-cost-evade-full",
      args: { edition: view.edition, loot: crew.carried.some((worth) => worth > 0) ? "yes" : "no" },
    };
  const more = crew.carried.some((worth) => editionOf(view) === 2 || worth > 0) ? 2 : 1;
  return {
    id: "heist-cost-evade-security",
    args: { before, after: Math.min(view.cap, before + more), most: view.cap },
  };
}
