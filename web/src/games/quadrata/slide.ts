// Pieces that others move slide to their spot, so that everybody sees where they came from.

import { middleOf } from "../../kit/motion";
import type { Event } from "../../wire/messages";
import type { QuadrataSession } from "./session.svelte";

/** Lets the piece that an event has laid come from where it was; `seat` is whose board is the large one. */
export function slide({ sheet, face, spots, places, still }: QuadrataSession, event: Event, seat: number): void {
  const { kind, at = [], seat: mover } = event;
  if (still || mover == null || !kind.endsWith("-to-square")) return;
  const laid = spots.of(face, mover).find(({ spot }) => spot.name === at.at(-1));
  if (!laid) return;
  const name = sheet.pieces[laid.shape]!.name;
  const piece = places.find(`${name} ${mover === seat ? "" : `${mover + 1}:`}${laid.spot.name}`);
  const from = places.find(origin(event, seat, name));
  if (!(piece instanceof SVGGElement) || !from) return;
  const [[x1, y1], [x2, y2], scale] = [middleOf(from), middleOf(piece), piece.getScreenCTM()!.a];
  piece.animate([{ transform: `translate(${(x1 - x2) / scale}px, ${(y1 - y2) / scale}px)` }, { transform: "none" }], {
    duration: 420,
    easing: "cubic-bezier(.3,.8,.3,1)",
  });
}

/** Where it was: a pile, a reserve, or somebody else's board. */
function origin({ kind, seat: mover, other }: Event, seat: number, piece: string): string {
  if (kind.startsWith("supply")) return `${piece} supply`;
  const [whose, where] = kind.startsWith("reserve") ? [mover, "reserve"] : [other, kind.startsWith("take") ? "reserve" : "square"];
  return whose === seat ? where : `${whose! + 1}:${where}`;
}
