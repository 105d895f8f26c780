// Signs that somebody is awaited while they look elsewhere: in the tab's icon, and as a notice of the browser if they want it.

import { Remembered } from "./remembered.svelte";

/** Whether this browser shows notices; it may still refuse. */
export const notifying = new Remembered<boolean>("notifying", false);

const BADGE = "<circle cx='31' cy='9' r='9' fill='%23d55e00' stroke='%23fff' stroke-width='2'/></svg>";
let plain: string | undefined;

/** A dot on the tab's icon, or none; on an installed page also on the app's. */
export function badge(awaited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  plain ??= icon.href;
  const wanted = awaited ? plain.replace(/(%3C|<)\/svg(%3E|>)$/i, BADGE) : plain;
  if (icon.href !== wanted) icon.href = wanted;
  const shown = awaited ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Switches notices on, if the browser allows them, or off. */
export async function askToNotify(wanted: boolean): Promise<NotificationPermission> {
  const permission = wanted && Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  notifying.value = wanted && permission === "granted";
  return wanted ? permission : "default";
}

/** Says something to somebody who looks elsewhere. Later notices of the same table replace it. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !notifying.value || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const icon = new URL("icons/192.png", document.baseURI).href;
  const options = { body, tag, icon, badge: icon, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration(); // Phones show notices of a service worker only.
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => (window.focus(), shown.close());
}
