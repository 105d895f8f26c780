// The service worker. Without a connection it says so in the reader's language; and it shows the table that a notice is
// about. It keeps no code: that always comes from the server.

const PAGE = "__PAGE__";
const WORDS = {}; // by language: what PAGE has places for

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
});

/** The language that the page was last read in (kit/install.ts keeps it), or else the browser's. */
async function language() {
  const kept = await caches.match("language");
  const tags = [(await kept?.text()) ?? "", ...(navigator.languages ?? [])];
  return tags.map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) ?? "en";
}

async function offline() {
  const chosen = await language();
  const page = PAGE.replace(/\{(\w+)\}/g, (_, name) => (name === "language" ? chosen : WORDS[chosen][name]));
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy } });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  return there ? there.focus() : clients.openWindow(address);
}
