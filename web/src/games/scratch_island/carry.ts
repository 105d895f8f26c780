// What was found flies from the island to where it belongs: treasures to their row, keys and points to their chest.

import { fly } from "../../kit/motion";
import type { Event } from "../../wire/messages";

export function carry(stage: HTMLElement, { kind, at, message, points, seat }: Event): void {
  const detail = message.args?.["treasure"] ?? message.args?.["colour"];
  const find = stage.querySelector(`[data-at="${at?.[0]}"]`);
  const total = document.querySelector(`#rail [data-seat="${seat}"] [data-points]`);
  const there = (what: string) => stage.querySelector(`[data-${what}="${detail}"]`);
  if (kind === "reward") flyBy(`+${points}`, there("reward"), total, 700);
  else if (kind === "chest") flyBy(`+${points}`, find, there("chest"), 250);
  else if (kind === "key" || kind === "treasure") flyBy(find && pictureOf(find), find, there(kind === "key" ? "key" : "row"), 250);
}

/** Where everything can be seen: a rail that is down, or a map that is not shown, has nothing to fly to. */
function flyBy(what: string | Element | null, from: Element | null, to: Element | null, delay: number): void {
  if (what && from && to) fly(what, from, to, delay);
}

/** A find as a picture of its own. */
function pictureOf(find: Element): Element {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "-44 -44 88 88");
  picture.setAttribute("width", "34");
  picture.append(...[...find.childNodes].map((node) => node.cloneNode(true)));
  return picture;
}
