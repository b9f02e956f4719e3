import { soloBackend } from "./solo-backend.js";
import { start } from "./start.js";

await start(soloBackend);
if ("serviceWorker" in navigator) {
  await navigator.serviceWorker.register(new URL("./service-worker.js", import.meta.url)).catch(() => undefined); // Without a service worker, the site works only online.
}
