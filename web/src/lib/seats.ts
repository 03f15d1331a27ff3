// Where the browser refuses cookies, which prove its seats, this page carries them itself: they last as long as it is open.
import { byHand } from "./downloads";
import { anywhere } from "./router.svelte";
import { keepsCookies, unkept } from "./stored.svelte";

const HEADER = "Rascals-Cookies";
const PROTOCOL = "rascals";

const carries = !anywhere && !keepsCookies();
const carried = new Map<string, string>();

if (carries) {
  unkept.seats = true;
  byHand(asked);
}

/** Ask the server for something that a seat may have to be proved for. */
export async function asked(address: string, init: RequestInit = {}): Promise<Response> {
  if (!carries) return fetch(address, init);
  const headers = new Headers(init.headers);
  headers.set(HEADER, [...carried].map(([name, value]) => `${name}=${value}`).join("; "));
  const answer = await fetch(address, { ...init, headers });
  for (const one of answer.headers.get(HEADER)?.split("; ") ?? []) {
    const [name = "", value = ""] = one.split("=");
    carried.delete(name);
    if (value) carried.set(name, value);
  }
  return answer;
}

/** The protocols that a socket offers: there is no other place for what proves a seat. */
export const protocols = (): string[] =>
  carries ? [PROTOCOL, ...[...carried].map(([name, value]) => `${name}.${value}`)] : [];

/** Where a picture lies that only a seat may see. */
export async function pictureAt(address: string): Promise<string> {
  if (!carries) return address;
  const blob = await asked(address).then(
    (answer) => answer.blob(),
    () => null,
  );
  return blob ? URL.createObjectURL(blob) : address;
}
