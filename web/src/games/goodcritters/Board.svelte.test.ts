import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, atTable, key, play, press, put, settle, texts } from "../../../tests/page";
import type { WhyAnswer } from "../board";
import Board from "./Board.svelte";
import { SCENES } from "./recorded/scenes";
import type { GoodcrittersView } from "./view";

const NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];

const why = vi.fn(async (_move: string): Promise<WhyAnswer> => ({ legal: false, text: "Not so.", clause: null }));
const props = $state(atTable({ view: SCENES.share.view, names: NAMES, why }));

function show(which: keyof typeof SCENES, more: Partial<typeof props> = {}): void {
  const { view, moves, you } = SCENES[which];
  Object.assign(props, { view, moves, you, events: [], interactive: you !== null, frame: 1, pending: null, ...more });
  put(Board, props);
}

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
};
const mat = (seat: number) => one(`[data-den] [data-seat="${seat}"]`);
const tap = async (element: HTMLElement) => {
  element.click();
  await settle();
};
const open = (seat: number) => tap(mat(seat).querySelector("button.open")!);
const labelled = (label: string, within: ParentNode) => {
  const found = all("[aria-label]", within).find((it) => it.getAttribute("aria-label") === label);
  if (!found) throw new Error(`nothing is labelled ${label}`);
  return found;
};
const submit = async (form: string) => {
  one(`[data-form="${form}"] .primary`).click();
  await settle();
};

describe("sharing", () => {
  const propose = () => one("[data-form=share] .primary") as HTMLButtonElement;

  it("gives the card that is tapped to the mat that is tapped, then the next, and proposes once all is given", async () => {
    show("share");
    expect(propose().disabled).toBe(true);
    await tap(one("[data-place='0']"));
    for (const seat of [2, 2, 1]) await open(seat);
    expect(mat(2).textContent).toContain("2 cards · $10,000");
    await tap(one(".front button.open"));
    expect(one("[data-form=share]").textContent).toContain("Still to give: 2");
    await open(3);
    await open(3);
    expect(propose().disabled).toBe(false);
    await tap(propose());
    expect(play).toHaveBeenCalledWith("share 0:3c 1:4p 2:5g,5c 3:2j,2s", true);
  });

  it("takes a card back from a mat, splits evenly, and begins again", async () => {
    show("share");
    await press("Even split");
    expect(propose().disabled).toBe(false);
    await tap(mat(1).querySelector<HTMLElement>("[aria-label^='Take back']")!);
    expect(propose().disabled).toBe(true);
    expect(one("[aria-pressed=true]").dataset["place"]).toBe("1");
    await press("Clear");
    expect(all("[data-place]")).toHaveLength(6);
  });

  it("goes by keys alone: a number gives the card that has the focus, 0 keeps it", async () => {
    show("share");
    one("[data-place='0']").focus();
    for (const number of ["2", "0", "1", "1", "3", "3"]) await key(number);
    expect(document.activeElement?.textContent).toContain("Propose");
    (document.activeElement as HTMLElement).click();
    await settle();
    expect(play).toHaveBeenCalledWith("share 0:5c 1:4p,3c 2:5g 3:2j,2s", true);
  });

  it("goes by arrows and Enter: from the loot to the mats, card after card to any of them, then to proposing it", async () => {
    show("share");
    const walk = async (...names: string[]) => {
      for (const name of names) await key(name);
      return document.activeElement as HTMLElement;
    };
    one("[data-asked='']").focus();
    expect((await walk("ArrowRight")).dataset["place"]).toBe("0");
    await tap(await walk("ArrowRight")); // what Enter does to a button
    expect((await walk("ArrowUp")).closest("[data-seat]")).toBe(mat(1));
    for (const give of [["ArrowRight"], [], ["ArrowRight"]]) await tap(await walk(...give));
    expect((await walk("ArrowDown", "ArrowDown")).closest(".front")).not.toBeNull();
    for (const left of [3, 2, 1]) {
      expect(one("[data-form=share]").textContent).toContain(`Still to give: ${left}`);
      await tap(one(".front button.open"));
    }
    expect(document.activeElement).toBe(propose());
    await tap(propose());
    expect(play).toHaveBeenCalledWith("share 0:5g,2j,2s 2:5c,4p 3:3c", true);
  });

  it("says why a share is refused, and keeps it", async () => {
    show("share");
    await press("Even split");
    play.mockResolvedValueOnce({ ok: false, code: "illegal", text: "Not so.", clause: null });
    await tap(propose());
    expect(one("[role=alert]").textContent).toBe("Not so.");
    expect(propose().disabled).toBe(false);
  });
});

describe("the dock", () => {
  it("shows the chosen card, swaps it by a tap, and says that a rob without a threat does nothing", async () => {
    show("bargain");
    expect(one("[data-action=rob]").getAttribute("aria-pressed")).toBe("true");
    await tap(one("[data-action=no]"));
    expect(play).toHaveBeenCalledWith("choose no", false);
    show("bargain6");
    expect(one("[data-action=rob]").textContent).toContain("You threaten nobody");
  });

  it("says what a mat is tapped for: to threaten alone where nothing can be paid or traded", async () => {
    const invited = () => one("[data-dock] .tap").textContent;
    const { moves, view } = SCENES.bargain6;
    const open = {
      view: {
        ...view,
        seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, chosen: false, action: null } : seat)),
      },
    };
    show("bargain6", { ...open, moves: moves.filter(({ kind }) => kind !== "payoff" && kind !== "offer") });
    expect(invited()).toContain("Tap a mat to threaten.");
    show("bargain6", open);
    expect(invited()).toContain("to threaten, pay or trade");
  });

  it("counts who is ready on its one button, and says why that cannot be yet", async () => {
    show("bargain");
    expect(one("[data-dock] .ready").textContent).toContain("2 of 4 ready");
    await tap(one("[data-dock] .ready"));
    expect(play).toHaveBeenCalledWith("ready", false);
    show("bargain", { moves: SCENES.bargain.moves.filter(({ kind }) => kind !== "ready") });
    await tap(one("[data-dock] .ready"));
    expect(why).toHaveBeenCalledWith("ready");
    expect(one("[role=alert]").textContent).toBe("Not so.");
  });

  it("lifts a card first where the choice is final", async () => {
    show("choose");
    await tap(one("[data-action=guard]"));
    expect(play).not.toHaveBeenCalled();
    await press("Lay down: Guard");
    expect(play).toHaveBeenCalledWith("choose guard", true);
  });

  it("ends one's turn where bargaining goes in turns", async () => {
    show("turn");
    await press("Done bargaining");
    expect(play).toHaveBeenCalledWith("done", false);
  });

  it("says once who reopened the bargaining, and who is no longer ready", async () => {
    show("bargain");
    props.events = [
      { event: "threatened", args: { seat: 3, to: 1 } },
      { event: "unready", args: { seat: 0 } },
      { event: "unready", args: { seat: 2 } },
    ];
    props.frame = 2;
    await settle();
    expect(texts("[role=status]")[0]).toBe("Dan threatens Bo. No longer ready: you and Cleo.");
  });
});

describe("a mat", () => {
  it("is threatened by a tap, and no more by another", async () => {
    show("bargain");
    await tap(mat(3).querySelector<HTMLElement>("[title=Threaten]")!);
    expect(play).toHaveBeenCalledWith("threaten 3", false);
    await tap(mat(2).querySelector<HTMLElement>("[title='End the threat']")!);
    expect(play).toHaveBeenLastCalledWith("threaten none", false);
  });

  it("opens a sheet with all of it: a payoff there can be changed or taken back, an offer withdrawn", async () => {
    show("bargain");
    await open(3);
    expect(one("dialog").textContent).toContain("Payoff by Ana on a Yes");
    await press("Take back", one("dialog"));
    expect(play).toHaveBeenCalledWith("payoff a none", false);
    await open(2);
    await press("Withdraw", one("dialog"));
    expect(play).toHaveBeenLastCalledWith("withdraw 2", false);
  });

  it("says why something is not possible with it", async () => {
    show("bargain", { moves: SCENES.bargain.moves.filter(({ kind }) => kind === "ready") });
    await open(1);
    await press("Payoff", one("dialog"));
    expect(why).toHaveBeenCalledWith("payoff a yes 1: P1");
    expect(one("dialog [role=alert]").textContent).toBe("Not so.");
  });

  it("names another's cards, where they lie open in a replay, as theirs", async () => {
    show("watched");
    const view: GoodcrittersView = props.view;
    props.view = {
      ...view,
      seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, stash: ["5 gems"], held: 1 } : seat)),
    };
    await settle();
    await open(0);
    expect(one("dialog").textContent).toContain("In the stash: 5 in gems");
    expect(one("dialog").textContent).not.toContain("Your stash");
  });

  it("can be looked at by somebody who only watches, and by a player who is not asked", async () => {
    show("watched");
    await open(0);
    expect(all("dialog .ways")).toEqual([]);
    expect(one("dialog").textContent).toContain("Action card face down");
  });
});

describe("one's own mat", () => {
  it("has equal cards on one another, with their number, and a place for the action card from the beginning", async () => {
    show("share");
    const view: GoodcrittersView = props.view;
    const stash = ["5 gems", "2 cash", "5 gems", "5 gems"];
    props.view = { ...view, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, stash, held: 4 } : seat)) };
    await settle();
    expect(
      all(".front .cards li").map((pile) => [
        pile.querySelector("[title]")?.getAttribute("title"),
        pile.querySelector("[data-count]")?.textContent,
      ]),
    ).toEqual([
      ["5 in gems", "×3"],
      ["2 in cash", undefined],
    ]);
    expect(one(".front .slot").className).toContain("none");
  });
});

describe("a payoff", () => {
  it("says what becomes of it otherwise, and that its cards count", async () => {
    show("bargain");
    await open(1);
    await press("Payoff", one("dialog"));
    expect(one("[data-form=payoff]").textContent).toContain("If Bo votes otherwise, it comes back to you.");
  });

  it("is on the vote that serves, of one's own cards, each as openly as is tapped, on a token that is free", async () => {
    show("bargain");
    await key("m", one(".panel"));
    await key("p");
    const form = one("[data-form=payoff]");
    expect(form.querySelector<HTMLInputElement>("input:checked")?.closest("label")?.textContent).toContain("Yes");
    await tap(labelled("+ 1 payoff card", form));
    await tap(labelled("+ 5 in gems", form));
    await tap(labelled("+ 3 in cash", form));
    await tap(all(".manner", form)[1]!);
    await tap(all(".manner", form)[1]!);
    expect(texts(".manner", form)).toEqual(["● Everyone sees it", "◌ Hidden from all"]);
    await submit("payoff");
    expect(play).toHaveBeenCalledWith("payoff b yes 1: P1 5g 3c?", true);
    expect(all("dialog")).toEqual([]);
  });

  it("begins with what lies there when it is changed, and may use that again", async () => {
    show("bargain");
    await open(3);
    await press("Change", one("dialog"));
    const form = one("[data-form=payoff]");
    expect(texts(".manner", form)).toEqual(["● Everyone sees it", "◌ Hidden from all"]);
    await press("No", form);
    await submit("payoff");
    expect(play).toHaveBeenCalledWith("payoff a no 3: P2 2c 2p?", true);
  });
});

describe("an offer", () => {
  it("is put together of what I give and what I get", async () => {
    show("bargain");
    await open(3);
    await press("Offer", one("dialog"));
    const [give, get] = all("[data-form=offer] fieldset") as [HTMLElement, HTMLElement];
    await tap(labelled("+ 1 payoff card", give));
    await tap(labelled("+ a 4", get));
    await tap(get.querySelector<HTMLElement>(".manner")!);
    expect(texts(".manner", get)).toEqual(["◐ Only you and Dan see it"]);
    await tap(labelled("+ any loot card", get));
    await submit("offer");
    expect(play).toHaveBeenCalledWith("offer 3: P1 for 4~ ?", true);
  });

  it("that is half built is there again when its sheet, closed by a stray press, is opened again, until it is made", async () => {
    const begin = async () => {
      await open(3);
      await press("Offer", one("dialog"));
      return all("[data-form=offer] fieldset") as [HTMLElement, HTMLElement];
    };
    const stray = async () => {
      one("dialog").dispatchEvent(new Event("close"));
      await settle();
      expect(document.querySelector("dialog")).toBeNull();
    };
    show("bargain");
    const [give, get] = await begin();
    await tap(labelled("+ 1 payoff card", give));
    await tap(labelled("+ a 4", get));
    await stray();
    const [given, wanted] = await begin();
    expect(labelled("Take back: 1 payoff card", given)).toBeDefined();
    await tap(labelled("+ any loot card", wanted));
    await submit("offer");
    expect(play).toHaveBeenCalledWith("offer 3: P1 for 4 ?", true);
    const [nothing] = await begin();
    expect(all(".laid .what", nothing)).toEqual([]);
    await stray();
  });

  it("arrives at its maker's mat, to be declined, or countered from the other side", async () => {
    show("bargain");
    await press("Decline", mat(1));
    expect(play).toHaveBeenCalledWith("decline 1", false);
    await press("Counter", mat(1));
    expect(texts("[data-form=offer] .laid .manner")).toEqual(["● Everyone sees it", "● Everyone sees it"]);
    await submit("offer");
    expect(play.mock.calls.slice(1).map(([move]) => move)).toEqual(["offer 1: 4j for P1 5g", "decline 1"]);
  });

  it("stands in a line before one's own mat where many others leave no room on theirs", async () => {
    const { seats } = SCENES.bargain.view;
    const more = [4, 5].map((seat) => ({ ...seats[2]!, seat }));
    show("bargain", { view: { ...SCENES.bargain.view, seats: [...seats, ...more] } });
    expect(mat(1).querySelector("[data-offer]")).toBeNull();
    await tap(one(".offers [data-offer='1']"));
    expect(one("dialog").textContent).toContain("Decline");
  });

  it("is accepted with the cards that one chooses, the cheapest to begin with", async () => {
    show("bargain");
    await press("Accept …", mat(1));
    const form = one("[data-form=accept]");
    await tap(labelled("Take back: 2 in cash", form));
    expect(form.querySelector<HTMLButtonElement>(".primary")?.disabled).toBe(true);
    await tap(labelled("+ 2 in paintings", form));
    await submit("accept");
    expect(play).toHaveBeenCalledWith("accept 1: 2p", true);
  });
});

describe("a sheet about a player", () => {
  const shown = vi.fn();
  beforeEach(() => {
    shown.mockClear();
    Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: vi.fn() });
  });
  afterEach(() => {
    for (const name of ["showPopover", "hidePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(window, "matchMedia");
  });
  const phone = (is: boolean) => Object.assign(window, { matchMedia: () => ({ matches: is }) });

  it("stands beside their mat, and leaves the table in sight and in use", async () => {
    phone(false);
    show("bargain");
    mat(3).getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
    await open(3);
    const sheet = one("dialog") as HTMLDialogElement;
    expect([shown.mock.calls.length, sheet.popover, sheet.open]).toEqual([1, "auto", false]);
    expect(sheet.style.left).not.toBe("");
    sheet.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState: "closed" }));
    await settle();
    expect(all("dialog")).toEqual([]);
  });

  it("rises over the table of a phone", async () => {
    phone(true);
    show("bargain");
    await open(3);
    expect([shown.mock.calls.length, (one("dialog") as HTMLDialogElement).open]).toEqual([0, true]);
  });
});

describe("a promo card", () => {
  it("in one's stash says what it does before it is used", async () => {
    show("bargain");
    await tap(one(".promo"));
    expect(one("dialog").textContent).toContain("No rob takes a card from you");
    await press("Use: lookout (3)", one("dialog"));
    expect(play).toHaveBeenCalledWith("promo lookout", true);
  });
});

describe("a move that was begun elsewhere", () => {
  it("is gone on with step by step", async () => {
    show("bargain", {
      view: { ...SCENES.bargain.view, draft: "offer 1: P1" },
      moves: [{ move: "finish", kind: "finish", args: {} }],
    });
    await settle();
    await press("That is all");
    expect(play.mock.calls[0]?.[0]).toBe("finish");
  });
});
