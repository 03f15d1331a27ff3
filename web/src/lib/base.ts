// Where the server lies on its host: at the top, or below a path, which it writes into its page.

/** The path below which all addresses of the server lie, without a slash at its end. */
export const base = globalThis.document?.documentElement.dataset["base"] ?? "";

/** The name under which something of this server's tables is kept in the browser: another one on its host has others. */
export const ownName = (name: string) => (base ? `${base}/${name}` : name);
