/** Without a connection, this worker redirects to the practice page if the browser has stored it. */

const PRACTICE = "practice/"; // beside this worker

addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(instead));
  }
});

async function instead() {
  return (await caches.match(PRACTICE)) ? Response.redirect(PRACTICE) : Response.error();
}
