// The app's service worker: the page opens from its cache, also without a connection. It keeps only files of the build
// that it belongs to. What the server says over /api is never kept and never answered from here. And it shows notices
// that are pushed while nobody looks at the page.

/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
export {};

/** Filled in when the client is built: see app.mjs. */
const BUILD = "__BUILD__";
const FILES: readonly string[] = "__FILES__".split(" ");

const PAGE = "/";
const PREFIX = "windfall-";
const CACHE = PREFIX + BUILD;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(file(event.request));
  else if (event.request.mode === "navigate" && isPage(pathname)) event.respondWith(page(event));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as Notice)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

/** What the server pushes, in the reader's words. */
interface Notice {
  title: string;
  body: string;
  /** Of the page that it is about. */
  path: string;
  /** The same for all about one table: the newest takes the place of those before. */
  tag: string;
  /** Whether it is a test; pages that are open are told that it has arrived. */
  trial: boolean;
}

async function tell({ title, body, path, tag, trial }: Notice): Promise<void> {
  const windows = await pages();
  if (trial) for (const page of windows) page.postMessage("notice-arrived");
  else if (windows.some((page) => page.visibilityState === "visible" && pathOf(page) === path)) return;
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
}

/** Shows a page: where it is open already, or in a new window. */
async function open(path: string): Promise<void> {
  const there = (await pages()).find((page) => pathOf(page) === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function pathOf(page: WindowClient): string {
  return new URL(page.url).pathname;
}

/** Every address is a page but for those of the server itself. */
function isPage(pathname: string): boolean {
  return !pathname.startsWith("/api/") && !pathname.startsWith("/assets/") && !pathname.startsWith("/health");
}

/** A page of another build than these files would ask for files that are not there. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fetched = await fetch(PAGE, { cache: "no-cache" });
  if (!fetched.ok || !(await fetched.clone().text()).includes(BUILD))
    throw new Error("another build is served");
  await cache.put(PAGE, fetched);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

async function page(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (kept === undefined) return fetch(event.request);
  event.waitUntil(look());
  return kept;
}

/** Looks whether the server has another build by now; it also gives the visitor's cookie another 400 days. */
async function look(): Promise<void> {
  try {
    const fetched = await fetch(PAGE, { cache: "no-cache" });
    if (fetched.ok && !(await fetched.text()).includes(BUILD)) await self.registration.update();
  } catch {
    // There is no connection; the page says so.
  }
}
