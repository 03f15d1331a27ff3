// This browser's part in the shuffle of a table: it pledges the hash of a number of its own when it sits down, opens
// it when all pledges stand, and sees that the game was dealt from what it saw.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "../wire";
import { ownName } from "./server.svelte";
import { entries, isText, listOf, objectOf, orNull, stored } from "./stored.svelte";

const KEY = ownName("rascals-shuffle");
const MOST = 40;

/** What stood when a number was opened: it is never opened for anything else. */
interface Opened {
  table: string;
  commitment: string;
  draft: string | null;
  pledges: (string | null)[];
}

interface Part {
  nonce: string;
  opened?: Opened;
}

/** Parts by their pledges, the latest first. */
type Entry = [pledge: string, part: Part];

const isOpened = objectOf<Opened>({
  table: isText,
  commitment: isText,
  draft: orNull(isText),
  pledges: listOf(orNull(isText)),
});
const isPart = objectOf<Part>({
  nonce: isText,
  opened: (found): found is Opened | undefined => found === undefined || isOpened(found),
});
const isEntry = (found: unknown): found is Entry => Array.isArray(found) && isText(found[0]) && isPart(found[1]);

/** Whether the game was dealt from what this browser saw; null where it took no part. */
export type Fairness = "fair" | "unfair" | null;

/** What the player's seat must do now for the shuffle: `pledge` a fresh number, or `open` one. */
export type Duty = { pledge: string } | { nonce: string } | null;

/** Draw a number, remember it, and return its hash. */
export function pledge(): string {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(sha256(nonce));
  keep(hash, { nonce: bytesToHex(nonce) });
  return hash;
}

/** What is to be done for the player's seat as the table stands. */
export function duty(table: TableInfo, you: number | null): Duty {
  const seat = you === null ? undefined : table.seats[you];
  if (!seat || table.status !== "open") return null;
  const part = seat.pledge ? found(seat.pledge) : undefined;
  if (!table.calling) return part && !part.opened ? null : { pledge: pledge() };
  if (!part || seat.opened || !seat.pledge || !table.draft) return null;
  const pledges = table.seats.map((one) => one.pledge ?? null);
  const now = { table: table.id, commitment: table.commitment, draft: table.draft, pledges };
  if (part.opened && JSON.stringify(part.opened) !== JSON.stringify(now)) return null;
  keep(seat.pledge, { ...part, opened: now });
  return { nonce: part.nonce };
}

/** Whether the game of a table that has begun is dealt from what this browser saw when it opened its number. */
export function fairness(table: TableInfo): Fairness {
  if (table.status === "open") return null;
  const mine = parts().find(
    ([, part]) => part.opened?.table === table.id && part.opened.commitment === table.commitment,
  );
  const other = parts().some(([, part]) => part.opened?.table === table.id);
  if (!mine) return other ? "unfair" : null;
  const [, { nonce, opened }] = mine;
  const same = table.seats.every((seat, at) => (seat.pledge ?? null) === (opened?.pledges[at] ?? null));
  const fits = table.seats.every((seat) => (seat.nonce ? hashOf(seat.nonce) === seat.pledge : !seat.pledge));
  const there = table.seats.some((seat) => seat.nonce === nonce);
  const secret = table.secret ? hashOf(table.secret) === table.commitment : !table.scores; // at the end it must be told
  const nonces = JSON.stringify({ nonces: table.seats.map((seat) => seat.nonce ?? null) });
  const settled = textHash(`${opened?.draft}${nonces}`) === table.fingerprint;
  return same && fits && there && secret && settled ? "fair" : "unfair";
}

const textHash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const hashOf = (hex: string) => bytesToHex(sha256(hexToBytes(hex)));

const found = (hash: string): Part | undefined => parts().find(([known]) => known === hash)?.[1];

const parts = (): Entry[] => entries(stored.read(KEY), isEntry);

function keep(hash: string, part: Part): void {
  stored.write(KEY, [[hash, part], ...parts().filter(([known]) => known !== hash)].slice(0, MOST));
}
