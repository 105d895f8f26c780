// What was found flies from the island to where it belongs: treasures to their row, keys and points to their chest.

import { pictureOf } from "../../kit/motion";
import type { Session } from "../../kit/session.svelte";
import type { Event } from "../../wire/messages";

const SIGN = new DOMRect(-44, -44, 88, 88);

/** `whose` comes before the names of places on the island of another player. */
export function flyFind(session: Session<unknown, unknown>, { kind, at, message, points, seat }: Event, whose = ""): void {
  const detail = message.args?.["treasure"] ?? message.args?.["colour"];
  const find = session.places.find(`${whose}find ${at?.[0]}`);
  const reward = session.places.find(`${whose}reward ${detail}`);
  if (kind === "reward") session.fly(`+${points}`, reward, [`points ${seat}`, "tally"], 700);
  else if (kind === "chest") session.fly(`+${points}`, find, [`${whose}chest ${detail}`], 250);
  else if (find instanceof SVGGraphicsElement && (kind === "key" || kind === "treasure")) {
    const picture = pictureOf(find, SIGN); // It has yet to grow to its size.
    picture.setAttribute("width", "34");
    session.fly(picture, find, [`${whose}${kind} ${detail}`], 250);
  }
}

/** A snake! */
export function shake(session: Session<unknown, unknown>, map: Element | undefined): void {
  const to = (side: number) => ({ transform: `translateX(${7 * side}px) rotate(${0.4 * side}deg)` });
  if (!session.still) map?.animate([to(0), to(-1), to(1), to(-1), to(1), to(0)], 400);
}
