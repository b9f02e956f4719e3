/** Stores the site for offline use. The build fills in its files and their digest. */

/** Separates this site from sites in other folders of the same server. */
const PREFIX = `@name@ ${registration.scope} `;
const VERSION = `${PREFIX}@version@`;
const FILES = "@files@".split(" ");

/** Detects which form of the libraries the browser can run, as fast.js does. */
const STRUCT = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);
const isFast = typeof WebAssembly === "object" && WebAssembly.validate(STRUCT);
const LIBRARIES = "@libraries@".split(" ").filter((file) => file.endsWith(".wasm") === isFast);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});

async function keep() {
  const kept = await caches.open(VERSION);
  await kept.addAll(["./", ...FILES, ...LIBRARIES].map((file) => new Request(file, { cache: "no-cache" })));
}

/** Deletes old versions. A new version takes over only after the last window with the old one is closed. */
async function forgetOthers() {
  const versions = await caches.keys();
  await Promise.all(versions.filter((name) => name.startsWith(PREFIX) && name !== VERSION).map((name) => caches.delete(name)));
  await clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const kept = await caches.match(request, { cacheName: VERSION, ignoreSearch: true, ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}
