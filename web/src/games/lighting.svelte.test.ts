import { expect, it } from "vitest";
import { all, put, settle } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import { DEFAULTS } from "../lib/settings";
import { Words } from "../lib/words";
import type { LogEvent } from "./board";
import Felicity from "./felicity/Board.svelte";
import { RECORDED } from "./felicity/recorded/games";
import Goodcritters from "./goodcritters/Board.svelte";
import { SCENES as CRITTERS } from "./goodcritters/recorded/scenes";
import Goons from "./goons/Board.svelte";
import { SCENES as GOONS } from "./goons/recorded/scenes";
import Heist from "./heist/Board.svelte";
import { SCENES as HEISTS } from "./heist/recorded/scenes";

// Every board lights what it is told, each thing by itself, and nothing any more when that is over.

const words = new Words("en", source("en"), SEATS);
const given = (scene: object) => ({
  ...scene,
  names: ["Ana", "Bo", "Cleo", "Dan", "Eve"],
  words,
  events: [],
  pending: null,
  interactive: true,
  frame: 1,
  settings: { ...DEFAULTS, sound: "off", motion: "reduced" },
  play: async () => ({ ok: true }),
  why: async () => ({ legal: true }),
});
const lit = () =>
  all("[data-named], [data-named-cell]")
    .map((one) => one.dataset["at"] ?? one.dataset["namedCell"])
    .sort();
const told = (event: string, args: Record<string, unknown>): LogEvent[] => [{ event, args }];

const felicity = { ...RECORDED[1]!.runs[0]!.find(({ moves }) => moves.length > 0)!, you: 0 };

it.each([
  ["felicity", Felicity, felicity, told("mice_taken", { seat: 1, card: 4, mice: 5 }), ["card-4", "seat-1"]],
  ["goodcritters", Goodcritters, CRITTERS.bargain, told("threatened", { seat: 1, to: 0 }), ["mat-0", "mat-1"]],
  ["heist", Heist, HEISTS.evade, told("moved", { seat: 1, from_cell: "0,0", cell: "0,1" }), ["0,0", "0,1", "crew-1"]],
  [
    "goons",
    Goons,
    GOONS.take,
    told("cube_taken", { seat: GOONS.take.you, colour: "red", cell: "3,4", space: "blue" }),
    ["3,4", `mat-${GOONS.take.you}`],
  ],
] as [string, any, object, LogEvent[], string[]][])("%s", async (_, Board, scene, events, places) => {
  let named = $state.raw(events);
  put(Board, Object.defineProperty(given(scene), "named", { get: () => named }));
  await settle();
  const focused = document.activeElement;
  expect(lit()).toEqual(places);
  named = [];
  await settle();
  expect(lit()).toEqual([]);
  expect(document.activeElement).toBe(focused);
});
