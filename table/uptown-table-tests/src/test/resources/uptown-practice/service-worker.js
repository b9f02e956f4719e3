addEventListener("install", (event) => event.waitUntil(caches.open("practice").then((cache) => cache.add("./"))));
addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
