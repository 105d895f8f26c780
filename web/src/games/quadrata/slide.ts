// Pieces that others move slide to their place, so that everybody sees where they came from.

import { still } from "../../kit/motion";
import type { Event } from "../../wire/messages";

/** Lets the piece that an event has laid come from where it was; `seat` is whose board is the large one. */
export function slide(stage: HTMLElement, event: Event, seat: number): void {
  const { kind, at = [], seat: mover } = event;
  if (still() || mover == null || !kind.endsWith("-to-square")) return;
  const owner = mover === seat ? "" : `${mover + 1}:`;
  const piece = stage.querySelector<SVGGElement>(`.lying[data-source$=" ${owner}${at.at(-1)}"]`);
  const from = piece && stage.querySelector(origin(event, seat, piece.dataset.source!.split(" ")[0]!));
  if (!piece || !from) return;
  const [start, end] = [centre(from), centre(piece)];
  const scale = piece.ownerSVGElement!.getScreenCTM()!.a;
  const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: 420,
    easing: "cubic-bezier(.3,.8,.3,1)",
  });
}

/** Where it was: a pile, a reserve, or somebody else's board. */
function origin({ kind, seat: mover, other }: Event, seat: number, piece: string): string {
  if (kind.startsWith("supply")) return `[data-source="${piece} supply"]`;
  const [whose, where] = kind.startsWith("reserve") ? [mover, "reserve"] : [other, kind.startsWith("take") ? "reserve" : "square"];
  return whose === seat ? `.${where}` : `[data-other="${whose}"] .${where}`;
}

function centre(element: Element): DOMPoint {
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}
