import { describe, expect, it } from "vitest";
import { until } from "../../../tests/page";
import { SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { actOf, afterEvent, beatsOf } from "./act";
import { Acting } from "./acting.svelte";
import { aimText, AT } from "./moves";
import { placeWith } from "./named";
import { SCENES, SHOW } from "./recorded/scenes";
import type { GoonsView } from "./view";

describe("an act", () => {
  it("begins with the resolution, and tells nothing of a turn", () => {
    const turn = [
      { event: "stepped", args: {} },
      { event: "trained", args: {} },
    ];
    expect(beatsOf(turn, false)).toEqual([]);
    expect(beatsOf([...turn, ...SHOW.events], false).map(({ event }) => event.event)[0]).toBe("scheme_began");
  });

  it("follows the events: dice as rolled, rewards by seat, nothing kept for the next scheme", () => {
    const rolled = SHOW.events.findIndex(({ event }) => event === "rolled");
    const acts = SHOW.events.reduce<ReturnType<typeof actOf>[]>(
      (told, event) => [...told, afterEvent(told.at(-1) ?? null, event, SHOW.before)],
      [],
    );
    expect(acts[rolled]?.dice).toEqual((SHOW.events[rolled]?.args["dice"] as string[]).map(Number));
    const paid = acts[rolled + 1]?.gains[0];
    expect(paid?.seat).toBe(SHOW.events[rolled + 1]?.args["seat"]);
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
    acting.follow(SHOW.after, [{ event: "committed", args: {} }, ...SHOW.events]);
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

describe("the commit order", () => {
  const view = (piles: [number, number][]) => ({ villains: [{ colour: "R", piles }] }) as unknown as GoonsView;

  it("[O-17, O-X28] an enlarged pile passes only smaller ones, a new one enters behind its equals", () => {
    expect(
      placeWith(
        view([
          [0, 3],
          [1, 2],
        ]),
        "R",
        1,
        1,
      ),
    ).toBe(2);
    expect(
      placeWith(
        view([
          [0, 3],
          [1, 3],
        ]),
        "R",
        1,
        1,
      ),
    ).toBe(1);
    expect(
      placeWith(
        view([
          [1, 4],
          [0, 3],
        ]),
        "R",
        2,
        3,
      ),
    ).toBe(3);
    expect(placeWith(view([]), "R", 2, 1)).toBe(1);
  });
});

describe("aiming", () => {
  it("begins what is aimed at as a sentence does", () => {
    const text = aimText(new Words("fr", source("fr"), SEATS), {} as never, 0, { kinds: AT.B } as never);
    expect(text).toMatch(/^Boîte de nuit/);
  });
});
