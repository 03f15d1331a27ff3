import { describe, expect, it, vi } from "vitest";
import { press as pressed, put, settle, texts } from "../../../tests/page";
import { SEATS, source } from "../../../tests/texts";
import { DEFAULTS } from "../../lib/settings";
import { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import type { PlayResult } from "../board";
import Board from "../generic/Board.svelte";
import type { Critter, GoodcrittersView, Offer } from "./view";

const NAMES = ["Ana", "Bo", "Cleo", "Dan"];

/** How wide things are matters to no test here. */

const critter = (seat: number, stash: string[] | null): Critter => ({
  seat, stash, held: 4, known: null, chosen: false, changes: 0, payoff_cards: 5, payoffs: [],
  threat: null, action: null, ready: false, aside: null, active: null, score: null,
});
const table = (more: Partial<GoodcrittersView>) => ({
  game: "goodcritters", phase: "bargain", options: { payoffs: true, promos: 0 }, acting: [0, 1, 2, 3], turn: null, middle: [], shares: null, offers: [],
  seats: [critter(0, ["5 gems", "2 cash", "2 cash", "3 jewelry"]), critter(1, null), critter(2, null), critter(3, null)],
  draft: null, winners: null, ...more,
});
const move = (kind: string, args: Record<string, unknown>): MoveInfo => ({ move: `${kind} ${Object.values(args).join(" ")}`, kind, args } as MoveInfo);
const PAYOFFS = ["a", "b"].flatMap((token) => ["no", "yes"].flatMap((side) => [1, 2, 3].map((to) => move("payoff", { token, side, to }))));
const OFFERS = [1, 2, 3].map((to) => move("offer", { to }));
const READY: MoveInfo = { move: "ready", kind: "ready", args: {} };

const play = vi.fn(async (_move: string, _asked?: boolean): Promise<PlayResult> => ({ ok: true }));
const props = $state({
  view: table({}), moves: [] as MoveInfo[], you: 0, names: NAMES, events: [], words: new Words("en", source("en"), SEATS), play,
  why: async () => ({ legal: true as const }), preview: async () => ({ moves: [], complete: true }),
  pending: null, interactive: true, settings: DEFAULTS, frame: 1,
});

async function show(view: Partial<GoodcrittersView>, moves: MoveInfo[]): Promise<void> {
  [props.view, props.moves] = [table(view), moves];
  put(Board, props);
  await vi.waitFor(() => expect(document.querySelector(".form")).not.toBeNull(), { timeout: 30_000 });
}

const within = (form: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-form="${form}"]`);
  if (!found) throw new Error(`no form ${form}`);
  return found;
};

const laid = (form: string) => texts(".laid", within(form));
const press = (form: string, text: string, place = 0) => pressed(text, within(form), place);

describe("sharing", () => {
  const give = [0, 1, 2, 3].map((to) => move("give", { to }));

  it("gives each card to the player chosen, says the sums, and shares out only once all are given", async () => {
    await show({ phase: "share", middle: ["5 gems", "4 cash", "4 cash"] }, give);
    const done = within("share").querySelector<HTMLButtonElement>(".primary");
    await press("share", "5 in gems");
    await press("share", "Cleo");
    await press("share", "4 in cash");
    expect(done?.disabled).toBe(true);
    expect(within("share").textContent).toContain("Still to give: 1");
    await press("share", "4 in cash", 1);
    expect(texts("label", within("share")).find((text) => text.startsWith("Cleo"))).toContain("8");
    done?.click();
    await settle();
    expect(play).toHaveBeenCalledWith("share 0:5g 2:4c,4c", true);
  });

  it("takes a card back that is tapped again, and says why a share is refused", async () => {
    await show({ phase: "share", middle: ["5 gems"] }, give);
    await press("share", "5 in gems");
    await press("share", "5 in gems");
    expect(within("share").textContent).toContain("Still to give: 1");
    await press("share", "5 in gems");
    play.mockResolvedValueOnce({ ok: false, code: "illegal", text: "Not so.", clause: null });
    await press("share", "Share out");
    expect(within("share").querySelector("[role=alert]")?.textContent).toBe("Not so.");
  });
});

describe("a payoff", () => {
  it("is laid out of one's own cards, each as openly as is chosen", async () => {
    await show({}, [...PAYOFFS, ...OFFERS, READY]);
    await press("payoff", "Cleo");
    await press("payoff", "B");
    await press("payoff", "Yes");
    await press("payoff", "+ A payoff card");
    await press("payoff", "+ 5 in gems");
    await press("payoff", "hidden");
    await press("payoff", "+ 2 in cash");
    expect(laid("payoff")).toEqual(["1 payoff card ×", "5 in gems, open ×", "2 in cash, hidden ×"]);
    within("payoff").querySelector<HTMLButtonElement>(".primary")?.click();
    await settle();
    expect(play).toHaveBeenCalledWith("payoff b yes 2: P1 5g 2c?", true);
    expect(laid("payoff")).toEqual([]);
  });

  it("may use again what lies on its token, since that comes back first", async () => {
    const lying = { token: "a", to: 1, side: "no", payoff_cards: 2, loot: 1, cards: ["4 gems"], manners: ["open" as const] };
    await show({ seats: [{ ...critter(0, ["5 gems"]), payoff_cards: 0, payoffs: [lying] }, critter(1, null)] }, PAYOFFS);
    await press("payoff", "+ 4 in gems");
    await press("payoff", "+ A payoff card");
    await press("payoff", "+ A payoff card");
    expect(texts("button", within("payoff"))).not.toContain("+ A payoff card");
    within("payoff").querySelector<HTMLButtonElement>(".primary")?.click();
    await settle();
    expect(play).toHaveBeenCalledWith("payoff a no 1: P2 4g", true);
  });

  it("loses what is gone meanwhile, and stays when it is refused", async () => {
    await show({}, PAYOFFS);
    await press("payoff", "+ 5 in gems");
    await press("payoff", "+ 2 in cash");
    props.view = table({ seats: [critter(0, ["2 cash"]), critter(1, null)] });
    await settle();
    expect(laid("payoff")).toEqual(["2 in cash, open ×"]);
    play.mockResolvedValueOnce({ ok: false, code: "illegal", text: "Not so.", clause: null });
    within("payoff").querySelector<HTMLButtonElement>(".primary")?.click();
    await settle();
    expect(within("payoff").querySelector("[role=alert]")?.textContent).toBe("Not so.");
    expect(laid("payoff")).toEqual(["2 in cash, open ×"]);
  });
});

describe("an offer", () => {
  it("gives and wants, and stands after the buttons for other moves", async () => {
    await show({}, [...OFFERS, READY]);
    const before = document.querySelector(".moves")?.compareDocumentPosition(within("offer"));
    expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press("offer", "Dan");
    await press("offer", "+ A payoff card", 0);
    await press("offer", "shown", 1);
    await press("offer", "+ a 5");
    await press("offer", "+ any loot card");
    within("offer").querySelector<HTMLButtonElement>(".primary")?.click();
    await settle();
    expect(play).toHaveBeenCalledWith("offer 3: P1 for 5~ ?", true);
  });

  it("wants no more than the other has", async () => {
    await show({ seats: [critter(0, ["5 gems"]), { ...critter(1, null), held: 1, payoff_cards: 1 }] }, OFFERS);
    await press("offer", "+ A payoff card", 1);
    await press("offer", "+ any loot card");
    expect(texts("button", within("offer")).filter((text) => text.startsWith("+"))).toEqual(["+ A payoff card", "+ 5 in gems"]);
  });
});

describe("an offer to the reader", () => {
  const offer: Offer = { from: 2, to: 0, gives: ["P2", "4 gems", null], gives_manners: ["open", "shown", "hidden"], wants: ["5 gems", "?", "?"], wants_manners: ["open", "hidden", "hidden"] };
  const answers = [move("accept", { maker: 2 }), move("decline", { maker: 2 })];

  it("says both sides and is accepted with the cards chosen", async () => {
    await show({ offers: [offer] }, [...answers, READY]);
    expect(texts("p", within("answer"))).toEqual([
      "Gives: 2 payoff cards, 4 in gems (shown), and 1 loot card (hidden)", "Wants: 5 in gems, any loot card, and any loot card",
    ]);
    const accept = within("answer").querySelector<HTMLButtonElement>(".primary");
    expect(accept?.disabled).toBe(true);
    await press("answer", "+ 2 in cash");
    await press("answer", "+ 3 in jewelry");
    expect(laid("answer")).toEqual(["2 in cash ×", "3 in jewelry ×"]);
    expect(texts("button", within("answer")).filter((text) => text.startsWith("+"))).toEqual([]);
    accept?.click();
    await settle();
    expect(play).toHaveBeenCalledWith("accept 2: 2c 3j", true);
  });

  it("keeps the choice by card, not by place, while others act", async () => {
    await show({ offers: [offer] }, answers);
    await press("answer", "+ 3 in jewelry");
    props.view = table({ offers: [offer], seats: [critter(0, ["2 cash", "3 jewelry"]), critter(1, null), critter(2, null)] });
    await settle();
    expect(laid("answer")).toEqual(["3 in jewelry ×"]);
  });

  it("can be declined, also where it cannot be accepted", async () => {
    await show({ offers: [offer] }, [answers[1] as MoveInfo]);
    await press("answer", "Decline");
    expect(play).toHaveBeenCalledWith("decline 2", true);
    expect(within("answer").querySelector(".primary")).toBeNull();
  });
});
