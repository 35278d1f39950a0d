// Notices that it is somebody's turn: requests about them, and what this browser does to tell its reader.

import { request } from "./api";
import type { Mail, MailToken, Notices, NoticesTrial, Table, WantedNotices } from "./protocol";
import { remember, remembered } from "./storage";
import { words } from "./words.svelte";

const own = "/me/notices";

export const notices = {
  mine: () => request<Notices>("GET", own),
  save: (wanted: Omit<WantedNotices, "language" | "time_zone">) =>
    request<Notices>("PUT", own, { ...wanted, ...reader() }),
  stop: (device: string) => request<Notices>("DELETE", `${own}/push/${encodeURIComponent(device)}`),
  mute: (table: string, muted: boolean) =>
    request<Notices>("PUT", `${own}/tables/${encodeURIComponent(table)}`, { muted }),
  test: () => request<NoticesTrial>("POST", `${own}/test`),
  askAgain: () => request<Notices>("POST", `${own}/mail/ask`),
  confirmMail: (token: string) => request<Mail>("POST", "/notices/mail/confirm", { token }),
  stopMail: (token: string) => request<MailToken>("POST", "/notices/mail/stop", { token }),
};

/** What notices are written in, and whose clocks quiet hours go by. */
function reader(): Pick<WantedNotices, "language" | "time_zone"> {
  return { language: words.language, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** What this browser tells by itself, while a page is open and, where it can, while none is. */
class BrowserNotices {
  #wanted = $state(remembered("notices") === "on");
  #permission = $state<NotificationPermission>(
    typeof Notification === "undefined" ? "denied" : Notification.permission,
  );
  /** Tables of which nothing is told. */
  #muted = $state.raw<readonly string[]>([]);

  readonly possible =
    typeof Notification !== "undefined" && typeof navigator !== "undefined" && "serviceWorker" in navigator;

  get on(): boolean {
    return this.#wanted && this.#permission === "granted";
  }

  get denied(): boolean {
    return this.#permission === "denied";
  }

  isMuted(table: string): boolean {
    return this.#muted.includes(table);
  }

  /** Asks the reader, who has just clicked, and then how this browser is reached; what is set up then. */
  async switchOn(mine: Notices): Promise<Notices> {
    this.#permission = await Notification.requestPermission();
    if (this.#permission !== "granted") return mine;
    this.#want(true);
    return (await this.#subscribe(mine.push_key)) ?? mine;
  }

  /** It is off when the server knows, so that nobody is told of it too early. */
  async switchOff(mine: Notices): Promise<Notices> {
    const here = mine.push.find((each) => each.here);
    const left = here === undefined ? mine : await notices.stop(here.device);
    const subscription = await (await worker())?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    this.#want(false);
    return left;
  }

  #want(on: boolean): void {
    this.#wanted = on;
    remember("notices", on ? "on" : "off");
  }

  /** With every visit: the address of a subscription may have changed, and so may the reader's language. */
  async renew(): Promise<void> {
    if (!this.on) return;
    try {
      await this.#subscribe((await this.load()).push_key);
    } catch {
      // The page works without; the next visit tries again.
    }
  }

  async load(): Promise<Notices> {
    return this.#known(await notices.mine());
  }

  async mute(table: string, muted: boolean): Promise<void> {
    this.#known(await notices.mute(table, muted));
  }

  #known(mine: Notices): Notices {
    this.#muted = mine.muted;
    return mine;
  }

  /** Null if this browser has no push service that could be reached: then it tells while a page is open. */
  async #subscribe(key: string): Promise<Notices | null> {
    let subscription: PushSubscription | null;
    try {
      subscription = await subscribed(key);
    } catch {
      return null;
    }
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (endpoint === undefined || keys === undefined) return null;
    const body = { endpoint, public_key: keys["p256dh"], auth: keys["auth"], ...reader() };
    return request<Notices>("PUT", `${own}/push`, body);
  }

  /** It is the reader's turn at a table that is open here; who looks at it sees that. */
  async tell(table: Table, title: string): Promise<void> {
    if (!this.on || !document.hidden || this.isMuted(table.id)) return;
    const text = words.say("notices-turn");
    const about = { body: words.say("notices-turn-text", { title }), tag: table.id, icon: "/icon-192.png" };
    // The worker shows it if there is one: then a click leads back to the page, also on phones.
    const shown = (await worker())?.showNotification(text, { ...about, data: { path: location.pathname } });
    if (shown !== undefined) await shown;
    else new Notification(text, about).onclick = () => window.focus();
  }
}

export const browserNotices = new BrowserNotices();

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return import.meta.env.PROD ? navigator.serviceWorker.ready : navigator.serviceWorker.getRegistration();
}

/** A subscription with the server's key; one with another key is given up. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  const manager = (await worker())?.pushManager;
  if (manager === undefined) return null;
  const kept = await manager.getSubscription();
  if (kept !== null && encoded(kept.options.applicationServerKey) === key) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** As the server writes keys: base64url. */
export function encoded(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
