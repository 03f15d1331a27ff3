// Being called when it is one's turn: what this device has asked for, and the browser's own notices while a page is hidden.
import * as api from "../lib/api";
import { app, t } from "../lib/app.svelte";
import { gameTitle } from "../lib/names";
import { base, ownName } from "../lib/server.svelte";
import { fields, type Forms, isFlag, isText, listOf, objectOf, orNull, stored } from "../lib/stored.svelte";
import type { CallingOffer, TableInfo } from "../wire";

const KEY = ownName("rascals-calls");

/** A way in which this device is called while no page is open: its name with the server, and at which tables. */
interface Way {
  caller: string;
  confirmed: boolean;
  tables: string[];
}

interface Kept {
  /** The browser notifies while the page is hidden. */
  browser: boolean;
  /** At all tables that this device sits down at. */
  all: boolean;
  /** The tables at which the player does not want to be called, the latest first. */
  without: string[];
  /** The player does not want to be asked again. */
  later: boolean;
  push: Way | null;
  mail: Way | null;
}

const NOTHING: Kept = { browser: false, all: true, without: [], later: false, push: null, mail: null };

const isWay = objectOf<Way>({ caller: isText, confirmed: isFlag, tables: listOf(isText) });
const FORMS: Forms<Kept> = {
  browser: isFlag,
  all: isFlag,
  without: listOf(isText),
  later: isFlag,
  push: orNull(isWay),
  mail: orNull(isWay),
};

const WAYS = ["push", "mail"] as const;
const MOST = 100;

const raw = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const same = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && String(new Uint8Array(one)) === String(other);

class Calls {
  offer: CallingOffer | null = $state.raw(null);
  /** The browser's answer; "unable" where it has no notices. */
  permission = $state(permission());

  /** Ask the server once how it can call anybody. */
  async ask(): Promise<void> {
    this.offer ??= await api.calling().catch(() => null);
  }

  get kept(): Kept {
    return fields(stored.read(KEY), FORMS, NOTHING);
  }

  get on(): boolean {
    return this.kept.browser || this.kept.push !== null || this.kept.mail !== null;
  }

  private keep(change: Partial<Kept>): void {
    stored.write(KEY, { ...this.kept, ...change });
  }

  setAll(all: boolean): void {
    this.keep({ all });
  }

  later(): void {
    this.keep({ later: true });
  }

  /** Let the browser notify: while the page is hidden, and where the server can push, while it is closed. */
  async notify(table: string | null): Promise<void> {
    if (this.permission === "unable") return;
    this.permission = await Notification.requestPermission();
    if (this.permission !== "granted") return;
    this.keep({ browser: true });
    await this.ask();
    if (table !== null && this.offer?.push) await this.subscribe(table, this.offer.push);
  }

  private async subscribe(table: string, key: string): Promise<void> {
    const registration = await registered();
    if (!registration?.pushManager) return;
    let known = await registration.pushManager.getSubscription();
    if (known && !same(known.options.applicationServerKey, raw(key))) {
      await known.unsubscribe(); // for a key that the server no longer has
      known = null;
    }
    const found =
      known ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) }));
    const { endpoint = "", keys = {} } = found.toJSON();
    const push = { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
    const { caller, confirmed } = await api.callMe(table, { language: app.language, push });
    this.keep({ push: { caller, confirmed, tables: [table] } });
  }

  /** Ask to be mailed; the address is sent to the server and kept nowhere here. */
  async mail(table: string, address: string): Promise<void> {
    const { caller, confirmed } = await api.callMe(table, { language: app.language, mail: address });
    this.keep({ mail: { caller, confirmed, tables: [table] } });
  }

  /** The player has sat down at a table: be called there too, if they want that at all their tables. */
  async join(table: string): Promise<void> {
    if (this.kept.all && !this.kept.without.includes(table)) await this.joinAnyhow(table);
  }

  private async joinAnyhow(table: string): Promise<void> {
    for (const kind of WAYS) {
      const way = this.kept[kind];
      if (way && !way.tables.includes(table)) await this.add(kind, way, table);
    }
  }

  private async add(kind: "push" | "mail", way: Way, table: string): Promise<void> {
    try {
      const { caller, confirmed } = await api.callMe(table, { language: app.language, caller: way.caller });
      this.keep({ [kind]: { caller, confirmed, tables: [table, ...way.tables].slice(0, MOST) } });
    } catch (error) {
      if (error instanceof api.ApiError && error.status === 404) this.keep({ [kind]: null });
    }
  }

  /** Whether the player is called at a table, in whatever way. */
  at(table: string): boolean {
    const { browser, without } = this.kept;
    return !without.includes(table) && (browser || WAYS.some((kind) => this.kept[kind]?.tables.includes(table)));
  }

  /** Be called no more at one table, and at the others as before. */
  async leave(table: string): Promise<void> {
    for (const kind of WAYS) {
      const way = this.kept[kind];
      if (!way?.tables.includes(table)) continue;
      await api.uncall(table, way.caller);
      this.keep({ [kind]: { ...way, tables: way.tables.filter((other) => other !== table) } });
    }
    this.keep({ without: [table, ...this.kept.without.filter((other) => other !== table)].slice(0, MOST) });
    await this.seen(table);
  }

  /** Be called at a table again. */
  async rejoin(table: string): Promise<void> {
    this.keep({ without: this.kept.without.filter((other) => other !== table) });
    await this.joinAnyhow(table);
  }

  /** Be called no more, in no way. */
  async stop(): Promise<void> {
    for (const way of [this.kept.push, this.kept.mail])
      if (way) await api.stopCaller(way.caller).catch(() => undefined);
    this.keep({ browser: false, push: null, mail: null });
    const registration = await registered();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  }

  /** Tell the player that it is their turn, if the page is hidden and they want that: whose turn, at which table, no more. */
  async turn(table: TableInfo, you: number): Promise<void> {
    if (!this.kept.browser || !document.hidden || this.permission !== "granted" || !this.at(table.id)) return;
    const names = table.seats.filter(({ seat }) => seat !== you).map(({ name }) => name ?? "");
    const title = t("call-turn", { game: gameTitle(table.game) });
    const body = t("call-turn-with", { names: new Intl.ListFormat(app.language).format(names) });
    const options = {
      body,
      tag: `turn-${table.id}`,
      icon: `${base}/icons/icon-192.png`,
      data: { url: `${base}/t/${table.id}` },
    };
    const registration = await registered();
    try {
      if (registration?.active) return await registration.showNotification(title, options);
      const notice = new Notification(title, options);
      notice.onclick = () => (window.focus(), notice.close());
    } catch {
      // Some browsers offer notices and show none.
    }
  }

  /** The player looks again, or has moved: what called them is out of date. */
  async seen(table: string): Promise<void> {
    const registration = await registered();
    const notices = await registration?.getNotifications({ tag: `turn-${table}` }).catch(() => []);
    for (const notice of notices ?? []) notice.close();
  }
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined; // there are no workers, or this browser refuses them
  }
}

function permission(): NotificationPermission | "unable" {
  try {
    return Notification.permission;
  } catch {
    return "unable";
  }
}

export const calls = new Calls();
