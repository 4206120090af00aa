// Keeps the hosted page usable without a network: stores its files, and answers from the store.
"use strict";

const store = "galley-@VERSION@";
const files = ["./", "galley.js", "galley.css", "galley.wasm", "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("galley-") && name !== store).map((name) => caches.delete(name))))
    .then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)));
});
