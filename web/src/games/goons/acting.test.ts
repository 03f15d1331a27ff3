import { describe, expect, it } from "vitest";
import { until } from "../../../tests/page";
import { LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { actOf, afterEvent, beatsOf } from "./act";
import { Acting } from "./acting.svelte";
import { aimText, AT } from "./moves";
import { SCENES, SHOW } from "./recorded/scenes";
import type { GoonsEvent } from "./view";

describe("an act", () => {
  it("begins with the resolution, and tells nothing of a turn", () => {
    const turn: GoonsEvent[] = [
      { event: "stepped", args: { seat: 0, colour: "red", space: 1 } },
      { event: "trained", args: { seat: 0, number: 1 } },
    ];
    expect(beatsOf(turn, false)).toEqual([]);
    expect(beatsOf([...turn, ...SHOW.events], false).map(({ event }) => event.event)[0]).toBe("scheme_began");
  });

  it("follows the events: dice as rolled, rewards by seat, nothing kept for the next scheme", () => {
    const rolled = SHOW.events.findIndex(({ event }) => event === "rolled");
    const [roll, reward] = SHOW.events.slice(rolled);
    if (roll?.event !== "rolled" || reward?.event !== "rewarded") throw new Error("recorded otherwise");
    const acts = SHOW.events.reduce<ReturnType<typeof actOf>[]>(
      (told, event) => [...told, afterEvent(told.at(-1) ?? null, event, SHOW.before)],
      [],
    );
    expect(acts[rolled]?.dice).toEqual(roll.args.dice.map(Number));
    const paid = acts[rolled + 1]?.gains[0];
    expect(paid?.seat).toBe(reward.args.seat);
    expect([acts[rolled]?.outcome, acts[rolled + 1]?.outcome]).toEqual([null, "succeeded"]);
    expect(acts.at(-1)?.dice).toEqual([]);
    expect(acts.at(-1)?.gains).toEqual([]);
  });

  it("ends where the view stands", () => {
    const shown = SHOW.events.reduce<ReturnType<typeof actOf>>(
      (act, event) => afterEvent(act, event, SHOW.before),
      null,
    );
    const stands = actOf(SHOW.after);
    expect([shown?.colour, shown?.scheme, shown?.order, shown?.tokens]).toEqual([
      stands?.colour,
      stands?.scheme,
      stands?.order,
      stands?.tokens,
    ]);
  });
});

describe("the show of a resolution", () => {
  it("goes from event to event around how everything stood before, and to the latest when skipped", async () => {
    const acting = new Acting(SHOW.before);
    acting.follow(SHOW.after, SHOW.events);
    await until(() => expect(acting.act?.event?.event).toBe("scheme_began"));
    expect(acting.busy).toBe(true);
    expect(acting.view).toBe(SHOW.before);
    acting.finish();
    expect(acting.busy).toBe(false);
    expect(acting.view).toBe(SHOW.after);
    expect(acting.act?.colour).toBe(SHOW.after.resolution?.colour);
  });

  it("tells at once what came before it", () => {
    const heard: string[] = [];
    const acting = new Acting(SHOW.before, ({ event }) => heard.push(event));
    acting.follow(SHOW.after, [{ event: "committed", args: { seat: 0, number: 1, colour: "red" } }, ...SHOW.events]);
    expect(heard.slice(0, 1)).toEqual(["committed"]);
    expect(heard.at(-1)).toBe("scheme_began");
    acting.finish();
  });

  it("shows nothing where nothing of a resolution happened", () => {
    const acting = new Acting(SCENES.take.view);
    acting.follow(SCENES.actions.view, [{ event: "trained", args: { seat: 0, number: 1 } }]);
    expect([acting.busy, acting.act]).toEqual([false, null]);
    expect(acting.view).toBe(SCENES.actions.view);
  });
});

describe("aiming", () => {
  it("begins what is aimed at as a sentence does", () => {
    const text = aimText(new Words("fr", source("fr"), SEATS), {} as never, 0, { kinds: AT.B } as never);
    expect(text).toMatch(/^Boîte de nuit/);
  });
});

describe.each(LANGUAGES)("what stands on the buttons to commit, in %s", (language) => {
  it("has no part too long for one of three in a narrow column: longer words say where they are divided", () => {
    const words = new Words(language, source(language), SEATS);
    const lines = ["reaches", "rewarded", "tokens", "claims"].flatMap((id) =>
      [0, 1, 2].map((number) => words.text(`goons-table-${id}`, { number })),
    );
    const parts = [...lines, words.text("goons-table-chance-skull", { chance: "17" })].flatMap((line) =>
      line.split(/[\s\u00A0\u00AD]+/),
    );
    expect(parts.filter((part) => part.replace(/\P{L}/gu, "").length > 8)).toEqual([]);
  });
});
