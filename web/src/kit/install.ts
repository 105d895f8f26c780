// The page as an app on the phone: its service worker (offline/worker.js), and the language that it speaks offline.

import { currentLanguage } from "./i18n.svelte";

function keepLanguage(): void {
  if (!("caches" in globalThis)) return; // only over a secure connection
  caches.open("wurf").then((cache) => cache.put("language", new Response(currentLanguage()))).catch(() => undefined);
}

/** After everything that the page itself needs. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).then(keepLanguage, () => undefined);
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register());
}
