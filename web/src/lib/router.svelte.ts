// The application's routes, and what a page puts into the tab's title and the header.
import type { Snippet } from "svelte";
import { base } from "./server.svelte";

export type Route =
  | { page: "lobby" }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "lesson"; game: string }
  | { page: "settings" }
  | { page: "mine" }
  | { page: "called"; key: string }
  | { page: "lost" };

/** The page an address names. */
export function routeOf(pathname: string): Route {
  const [first = "", second = "", ...rest] = pathname.split("/").filter(Boolean).map(decoded);
  if (first === "") return { page: "lobby" };
  if (rest.length > 0) return { page: "lost" };
  if (first === "settings" && second === "") return { page: "settings" };
  if (first === "mine" && second === "") return { page: "mine" };
  if (second === "") return { page: "lost" };
  if (first === "t") return { page: "table", id: second };
  if (first === "r") return { page: "replay", id: second };
  if (first === "j") return { page: "join", code: second };
  if (first === "learn") return { page: "lesson", game: second };
  if (first === "called") return { page: "called", key: second };
  if (first === "rules") return { page: "rules", game: second };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the page answers itself (`rascals build-page`): it is one file, and addresses stand behind a # there. */
export const anywhere = document.documentElement.hasAttribute("data-anywhere");

/** An address of ours as a link names it. */
export const linkTo = (address: string) => (anywhere ? `#${address}` : base + address);

/** An address of ours as it is sent to others. */
export const whole = (address: string) => new URL(linkTo(address), location.href).href;

/** The page's address as one of ours. */
function current(): URL {
  if (anywhere) return new URL(location.hash.slice(1) || "/", location.origin);
  const found = new URL(location.href);
  found.pathname = found.pathname.slice(base.length);
  return found;
}

class Router {
  route = $state<Route>(routeOf(current().pathname));
  query = $state(current().searchParams);

  /** The address of the page, without what is asked for within it. */
  get path(): string {
    return current().pathname;
  }

  /** Go to an address of ours. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", linkTo(address));
    else history.pushState(null, "", linkTo(address));
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  read(): void {
    const { pathname, searchParams } = current();
    const next = routeOf(pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.query = searchParams;
  }

  /** Follow plain clicks on links of ours without loading the page again. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const address = ours(link);
    if (address === null) return;
    event.preventDefault();
    this.go(address);
  }
}

/** The address of ours that a link leads to; null where it leads elsewhere, or to a place within this page. */
function ours(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (anywhere) return link.hash.startsWith("#/") && link.pathname === location.pathname ? link.hash.slice(1) : null;
  if (!link.pathname.startsWith(`${base}/`)) return null;
  const path = link.pathname.slice(base.length);
  if (isServers(path) || (link.hash && link.pathname === location.pathname)) return null;
  return path + link.search;
}

function isServers(pathname: string): boolean {
  return /^\/(api|ws|healthz|metrics|openapi\.json)/.test(pathname);
}

export const router = new Router();

/** The page's own title, with a mark while it is the player's turn. */
class Title {
  page = $state("");
  turn = $state(false);
}

export const title = new Title();

/** Set the tab's title; a dot in front calls the player back while it is their turn. */
export function setTitle(page: string, turn = false): void {
  title.page = page;
  title.turn = turn;
}

/** What the header's links open beside the page instead of leaving it, and what stands in it. */
class Beside {
  /** The rules of the game at the page's table, and how they are opened there. */
  rules: { game: string; open: () => void } | null = $state.raw(null);
  /** What a table asks; the links are then a menu. */
  head: Snippet | null = $state.raw(null);
}

export const beside = new Beside();
