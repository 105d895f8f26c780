// What was found flies from the island to where it belongs: treasures to their row, keys and points to their chest.

import type { Session } from "../../kit/session.svelte";
import type { Event } from "../../wire/messages";

export function flyFind(session: Session<unknown, unknown>, { kind, at, message, points, seat }: Event): void {
  const detail = message.args?.["treasure"] ?? message.args?.["colour"];
  const find = session.places.find(`find ${at?.[0]}`);
  const reward = session.places.find(`reward ${detail}`);
  if (kind === "reward") session.fly(`+${points}`, reward, [`points ${seat}`, "tally"], 700);
  else if (kind === "chest") session.fly(`+${points}`, find, [`chest ${detail}`], 250);
  else if (find && (kind === "key" || kind === "treasure")) session.fly(pictureOf(find), find, [`${kind} ${detail}`], 250);
}

/** A find as a picture of its own. */
function pictureOf(find: Element): Element {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "-44 -44 88 88");
  picture.setAttribute("width", "34");
  picture.append(...[...find.childNodes].map((node) => node.cloneNode(true)));
  return picture;
}
