// Addresses within the application.

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

class Router {
  route = $state<Route>(routeOf(location.pathname));
  query = $state(new URLSearchParams(location.search));

  /** Go to an address of ours. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  read(): void {
    const next = routeOf(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow plain clicks on links of ours without loading the page again. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || isServers(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function isServers(pathname: string): boolean {
  return /^\/(api|ws|healthz|metrics|openapi\.json)/.test(pathname);
}

export const router = new Router();
