import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../src/lib/app.svelte";
import { doneForYou, linesOf } from "../src/lib/lines";
import { seatNames, Words } from "../src/lib/words";
import { english, LANGUAGES, SEATS, source, sources } from "./texts";

// Events, moves and refusals become sentences by one convention, in each language.

const words = { en: english, fr: new Words("fr", source("fr"), SEATS), de: new Words("de", source("de"), SEATS) };
const NAMES = ["Ada", "Bo", "Cy", "Dummy"];
const event = (name: string, args: Record<string, unknown>) => ({ event: name, args });

describe("log lines", () => {
  it("name seats, translate terms and join lists", () => {
    const won = event("row_won", { seat: 1, pets: ["-8", "11", "rabbit"] });
    expect(words.en.event("felicity", won, NAMES, null)).toBe("Bo wins the sack: −8, 11, and rabbit.");
    expect(words.de.event("felicity", won, NAMES, null)).toContain("11 und ");
  });

  it("speak to the player when the first seat is theirs", () => {
    const bid = event("bid", { seat: 1, mice: 3 });
    expect(words.en.event("felicity", bid, NAMES, 1)).toBe("You bid 3.");
    expect(words.en.event("felicity", bid, NAMES, 0)).toBe("Bo bids 3.");
    expect(words.en.event("felicity", bid, NAMES, null)).toBe("Bo bids 3.");
  });

  it("say in whose place the player is, where the first seat is another's", () => {
    const offered = { seat: 1, to: 2, gift: true };
    const values = (you: number | null) => words.en.values("goodcritters", offered, NAMES, you)["you"];
    expect([values(1), values(2), values(0), values(null)]).toEqual(["yes", "to", "no", "no"]);
    expect(words.en.values("goodcritters", offered, NAMES, null)).toMatchObject({ seat: "Bo", to: "Cy", gift: "yes" });
  });

  it("look up a term of several words with hyphens", () => {
    const own = new Words("en", "heist-term-5-gems = five in gems");
    expect(own.term("heist", "5 gems")).toBe("five in gems");
    expect(own.term("heist", "5 red gems")).toBe("5 red gems");
  });

  it("say nothing of what is hidden", () => {
    const placed = event("placed", { seat: 2, pet: null });
    expect(words.en.event("felicity", placed, NAMES, 0)).toBe("Cy places a card face down.");
  });

  it("write a real minus sign", () => {
    const scored = event("scored", { seat: 0, cats: -7, mice: 3, score: -4 });
    expect(words.en.event("felicity", scored, NAMES, null)).toBe("Ada: −7 for cats + 3 for mice = −4.");
  });

  it("tell an empty list from a list", () => {
    const none = event("row_won", { seat: 0, pets: [] });
    expect(words.en.event("felicity", none, NAMES, null)).toBe("Ada wins the sack, and nothing is left in it.");
  });

  it("mark the player's own lines and leave out passes where asked", () => {
    const log = [
      { n: 1, at: 0, seat: 0, standin: false, events: [event("bid", { seat: 0, mice: 1 })] },
      {
        n: 2,
        at: 0,
        seat: 1,
        standin: false,
        events: [event("passed", { seat: 1, returned: 0 }), event("revealed", { owner: 0, pet: "3", place: 1 })],
      },
    ];
    const lines = linesOf(log, words.en, "felicity", NAMES, 0);
    expect(lines.map((line) => [line.key, line.mine])).toEqual([
      ["1-0", true],
      ["2-0", false],
      ["2-1", true],
    ]);
    expect(linesOf(log, words.en, "felicity", NAMES, 0, true).map((line) => line.key)).toEqual(["1-0", "2-1"]);
  });
});

describe("what has happened in played games", () => {
  /** All events and moves in what was recorded of games, in words. */
  function toldOf(own: Words, game: string): string[] {
    const folder = join(import.meta.dirname, "..", "src", "games", game, "recorded");
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    return files.flatMap((file) => within(JSON.parse(readFileSync(join(folder, file), "utf8")), own, game));
  }

  function within(part: unknown, own: Words, game: string): string[] {
    if (typeof part !== "object" || part === null) return [];
    const { event: name, move, kind, args } = part as Record<string, any>;
    if (typeof name === "string" && args)
      return [0, 1, null].map((you) => own.event(game, { event: name, args }, EIGHT, you));
    if (typeof move === "string" && typeof kind === "string" && args)
      return [own.move(game, { move, kind, args }, EIGHT)];
    return Object.values(part).flatMap((one) => within(one, own, game));
  }

  const EIGHT = [...NAMES, "Eve", "Fay", "Gus", "Hal", "Ida"];
  const DOUBLED = /(?<![\p{L}’])(the|an?|le|la|les|une?|du|des|de|der|die|das|den|dem|eine?[mnrs]?) \1(?!\p{L})/iu;
  it.each(LANGUAGES)("is told without an article that stands twice, as are moves: %s", (language) => {
    const told = ["felicity", "goodcritters", "goons", "heist"].flatMap((game) => toldOf(words[language], game));
    expect(told.length).toBeGreaterThan(500);
    expect(told.filter((one) => DOUBLED.test(one))).toEqual([]);
  });
});

describe("a game without words of its own", () => {
  it("has its events spelt out, seats by their names", () => {
    const own = new Words("en", source("en"), { meadow: ["mole"] });
    expect(own.event("meadow", event("went_to", { mole: 1, place: "oak" }), NAMES, null)).toBe(
      "Went to (mole Bo, place oak)",
    );
    expect(own.event("meadow", event("rain", {}), NAMES, null)).toBe("Rain");
  });
});

describe("what a stand-in did", () => {
  const entry = (n: number, seat: number, standin: boolean) => ({
    n,
    at: 0,
    seat,
    standin,
    events: [event("bid", { seat, mice: 1 })],
  });
  const done = (log: ReturnType<typeof entry>[], you: number | null) => doneForYou(log, words.en, "felicity", you);

  it("is what it played since the player's own last move", () => {
    const log = [entry(1, 0, true), entry(2, 0, false), entry(3, 1, false), entry(4, 0, true), entry(5, 0, true)];
    expect(done(log, 0).map((one) => one.n)).toEqual([4, 5]);
    expect(done([...log, entry(6, 0, false)], 0)).toEqual([]);
    expect(done(log, null)).toEqual([]);
  });
});

describe("moves, refusals, names", () => {
  it("give the notation where a game has no words for a kind", () => {
    const move = { move: "bid 3", kind: "bid", args: { mice: 3 } };
    expect(words.fr.move("felicity", move)).not.toBe("bid 3");
    expect(words.fr.move("unheard", move)).toBe("bid 3");
  });

  it("look for a refusal in the game, then among the shared ones", () => {
    const low = { id: "bid-too-low", args: { lowest: 4 } };
    expect(words.en.refusal("felicity", low)).toContain("4");
    expect(words.en.refusal("felicity", { id: "not_your_decision", args: {} })).toBe(
      words.en.text("error-not-your-decision"),
    );
    expect(words.en.refusal("felicity", { id: "never-heard", args: {} })).toBe(words.en.text("error-illegal"));
  });

  it("name an empty seat by its number and the dummy last", () => {
    const seats = [
      { seat: 0, name: "Ada" },
      { seat: 1, name: null },
    ];
    expect(seatNames(words.en, "felicity", seats)).toEqual(["Ada", "Seat 2", words.en.text("felicity-dummy")]);
  });

  it("see whom an event concerns first", () => {
    expect(words.en.subject("goodcritters", { loot: 2, to: 1, by: 0 })).toBe(1);
    expect(words.en.subject("goodcritters", { loot: 2 })).toBeNull();
    expect(words.en.subject("unheard", { to: 1, seat: 0 })).toBe(0);
  });
});

describe("every text the pages ask for", () => {
  const ids = new Set(
    sources().flatMap(([, text]) =>
      [...text.matchAll(/\b(?:t|text)\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
    ),
  );

  it.each(LANGUAGES)("exists in %s", (language) => {
    expect(ids.size).toBeGreaterThan(100);
    expect([...ids].filter((id) => !words[language].has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("exists in %s where its id is put together", (language) => {
    const made = [
      ...["system", "light", "dark"].map((value) => `settings-theme-${value}`),
      ...["off", "low", "full"].map((value) => `settings-sound-${value}`),
      ...["system", "full", "reduced"].map((value) => `settings-motion-${value}`),
      ...["slow", "normal", "fast", "once"].map((value) => `settings-pace-${value}`),
      ...["slips", "always", "never"].map((value) => `settings-confirm-${value}`),
      ...["marks", "hide-passes", "panels"].flatMap((value) => [`settings-${value}`, `settings-${value}-about`]),
      ...["connecting", "connected", "reconnecting", "offline", "sending", "closed"].map((value) => `table-${value}`),
      ...["kicked", "slow", "shutdown", "replaced", "closed"].map((value) => `table-bye-${value}`),
      ...["open", "playing", "over"].map((value) => `table-status-${value}`),
      ...["help", "rules", "board", "log", "chat", "notes", "now"].map((value) => `table-key-${value}`),
      ...[1, 2, 3, 4, 5].map((value) => `chat-phrase-${value}`),
      ...LANGUAGES.map((value) => `language-${value}`),
      ...["place", "open", "bid", "take", "over"].map((value) => `felicity-status-${value}`),
    ];
    expect(made.filter((id) => !words[language].has(id))).toEqual([]);
  });
});

describe("words in two parts", () => {
  const first = "# rest: error- market-refusal-\nmarket = Market\nerror-illegal = Not allowed.\n";
  const rest = "error-rate = Too much.\nmarket-refusal-late = Too late.\n";

  it("send for the rest when one of its texts is wanted, and say nothing until it is here", () => {
    const wanted = vi.fn();
    const some = new Words("en", first, {}, wanted);
    expect([some.text("market"), some.text("other"), some.whole]).toEqual(["Market", "other", false]);
    expect(wanted).not.toHaveBeenCalled();
    expect([some.text("error-rate"), some.has("error-rate")]).toEqual(["", false]);
    expect(some.refusal("market", { id: "late", args: {} })).toBe("Not allowed.");
    expect(wanted).toHaveBeenCalled();
    const all = some.with(rest);
    expect([all.text("error-rate"), all.refusal("market", { id: "late", args: {} }), all.whole]).toEqual([
      "Too much.",
      "Too late.",
      true,
    ]);
  });

  it("are whole where nothing can be sent for: an unknown id stands for itself", () => {
    expect(new Words("en", first).text("error-rate")).toBe("error-rate");
  });
});

describe("parts", () => {
  // The words come in two parts: the rest when it is wanted, in the right language and with the games that are shown.

  const fetched = vi.fn();
  /** What cannot be had just now. */
  let away: RegExp | null;

  beforeEach(() => {
    away = null;
    fetched.mockClear();
    vi.stubGlobal("fetch", async (address: string) => {
      fetched(address.replace("/api/v1/", ""));
      if (away?.test(address)) throw new TypeError("no network");
      if (address.endsWith("/games")) return new Response("[]");
      const [, part = ""] = /([\w-]+)$/.exec(address) ?? [];
      const name = part.replace(/-\w+$/, "");
      if (part === "shared-first") return new Response("# rest: error-\nerror-illegal = No.\n");
      return new Response(
        part.endsWith("-first")
          ? `# rest: ${name}-refusal-\n${name} = ${name}\n`
          : `${name === "shared" ? "error" : `${name}-refusal`}-late = Late.\n`,
      );
    });
  });

  const asked = () => fetched.mock.calls.map(([address]) => String(address)).sort();

  it("asks for the rest once a text of it is missed, and tells it then; not before, and not twice", async () => {
    await app.speak();
    await app.learn("market");
    expect(asked().filter((address) => address.endsWith("-rest"))).toEqual([]);
    away = /-rest$/;
    expect(app.words!.text("error-late")).toBe("");
    await app.read();
    expect([app.words!.whole, app.failed]).toEqual([false, false]);
    away = null;
    await app.read();
    expect([app.words!.whole, app.words!.text("error-late"), app.words!.text("market-refusal-late")]).toEqual([
      true,
      "Late.",
      "Late.",
    ]);
    fetched.mockClear();
    await app.read();
    expect(asked()).toEqual([]);
    await app.learn("meadow");
    expect([app.words!.whole, app.words!.text("meadow-refusal-late")]).toEqual([true, "Late."]);
  });
});
