// Motion is an ornament: where the system asks for less of it, every change is instant.

import type { Point } from "./board/shapes";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function milliseconds(wanted: number): number {
  return reduced.matches ? 0 : wanted;
}

export function still(): boolean {
  return reduced.matches;
}

/** The middle of an element on the screen. */
export function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Lets a small text or picture fly from one thing on the screen to another. */
export function fly(what: string | Element, from: Element, to: Element, delay = 0): void {
  if (still()) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const bubble = document.createElement("div");
  bubble.className = "flying";
  bubble.append(what);
  bubble.ariaHidden = "true";
  document.body.append(bubble);
  const at = ([x, y]: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const risen: Point = [start[0], start[1] - 26];
  const frames = [
    { transform: at(start, 0.3), opacity: 0 },
    { transform: at(risen, 1.25), opacity: 1, offset: 0.25 },
    { transform: at(risen, 1.15), opacity: 1, offset: 0.5, easing: "cubic-bezier(.5,0,.3,1)" },
    { transform: at(end, 0.7), opacity: 0.9 },
  ];
  bubble.animate(frames, { duration: 1100, delay, fill: "backwards" }).finished.then(
    () => bubble.remove(),
    () => bubble.remove(),
  );
}
