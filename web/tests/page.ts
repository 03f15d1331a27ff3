// A component alone on a page: shown, waited for, pressed and read; after each test the page is empty again.
import { type Component, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, vi } from "vitest";
import type { BoardProps, PlayResult, WhyAnswer } from "../src/games/board";
import { DEFAULTS } from "../src/lib/settings";
import { english } from "./texts";

// jsdom lays nothing out: nothing scrolls, and nobody hears how wide things are. It opens no windows either.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** A finger points from now on, or no longer. */
export const pointing = (finger: boolean) =>
  vi.stubGlobal("matchMedia", finger ? (query: string) => ({ matches: query === "(pointer: coarse)" }) : undefined);

let shown: ReturnType<typeof mount> | undefined;

/** Show a component in place of the one shown before; returns what it exports. */
export function put<Props extends Record<string, any>, Exports extends Record<string, any>>(
  component: Component<Props, Exports, any>,
  props: Props,
): Exports {
  clear();
  const exported = mount(component, { target: document.body, props });
  shown = exported;
  flushSync();
  return exported;
}

function clear(): void {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
}

afterEach(() => {
  clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** Let come what is on its way: answers that need no server, parts that are fetched when wanted, and what is drawn of them. */
export async function settle(): Promise<void> {
  await turns();
  await vi.dynamicImportSettled();
  await turns();
}

const PATIENCE = 300_000; // milliseconds; they only end what hangs

/** Wait until a check throws nothing any more, however slow the machine is. Vitest alone would give up after a second. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, PATIENCE);

async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await tick();
  flushSync();
}

export const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
export const texts = (selector: string, within: ParentNode = document) => all(selector, within).map(said);
const said = (one: Element) => one.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

/** What says a text and can be pressed: just that, else what begins with it, else what has it; of several one by its place. */
export function named(text: string, within: ParentNode = document, place = 0): HTMLElement | undefined {
  const pressed = all("button, label", within);
  const ways = [(it: string) => it === text, (it: string) => it.startsWith(text), (it: string) => it.includes(text)];
  return ways.map((fits) => pressed.filter((one) => fits(said(one)))).find((found) => found.length > 0)?.[place];
}

/** Press a button, or choose what bears a label. */
export async function press(text: string, within: ParentNode = document, place = 0): Promise<void> {
  const found = named(text, within, place);
  if (!found) throw new Error(`nothing says ${text}: ${texts("button, label", within).join(" | ")}`);
  found.focus();
  found.click();
  await settle();
}

/** Press what a selector finds, of several one by its place. */
export async function click(selector: string, place = 0): Promise<void> {
  all(selector)[place]!.click();
  await settle();
}

/** Press a key where the focus is, or on an element. */
export async function key(name: string, on: Element = document.activeElement ?? document.body): Promise<void> {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  await settle();
}

/** What a board plays; it is always accepted. */
export const play = vi.fn(async (_move: string, _asked?: boolean): Promise<PlayResult> => ({ ok: true }));

/** What a board is given of a table where nothing moves and nothing sounds: seat 0 is the player's. */
export const atTable = <More extends object>(more: More) => ({
  ...({
    view: {},
    moves: [],
    you: 0,
    names: ["Ana", "Bo", "Cleo", "Dan"],
    events: [],
    words: english,
    play,
    why: async (): Promise<WhyAnswer> => ({ legal: true }),
    preview: async () => ({ moves: [], complete: true }),
    pending: null,
    interactive: true,
    settings: { ...DEFAULTS, sound: "off", motion: "reduced" },
    frame: 1,
    log: [],
  } satisfies BoardProps as BoardProps),
  ...more,
});
