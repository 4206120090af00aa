// Keeps the hosted page usable without a network: stores its files, and answers from the store.
// @ts-check
"use strict";

const store = "galley-@VERSION@";
const files = ["./", "galley.js", "galley.css", "galley.wasm", "icon.svg", "manifest.webmanifest"];

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (event) => event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)).then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("galley-") && name !== store).map((name) => caches.delete(name))))
    .then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)));
});
