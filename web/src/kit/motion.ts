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

/** Shows that something has come to its place from somewhere else: a copy of it travels, and it appears on arrival. */
export function bring(what: SVGGraphicsElement, from: Element): void {
  if (still()) return;
  const [start, end] = [from.getBoundingClientRect(), what.getBoundingClientRect()];
  const copy = pictureOf(what);
  copy.setAttribute("class", "travelling");
  copy.style.width = `${end.width}px`;
  document.body.append(copy);
  const at = (box: DOMRect, scale: number) => {
    const [x, y] = [box.x + (box.width - end.width) / 2, box.y + (box.height - end.height) / 2];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  const timing = { duration: 600, easing: "cubic-bezier(.5,0,.2,1)" };
  what.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  copy.animate([at(start, start.height / end.height), at(end, 1)], timing).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** A part of a drawing, or what is in a box of it, as a picture of its own. */
export function pictureOf(what: SVGGraphicsElement, { x, y, width, height }: DOMRect = what.getBBox()): SVGSVGElement {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.ariaHidden = "true";
  const copy = what.cloneNode(true) as Element;
  copy.removeAttribute("transform");
  picture.append(copy);
  return picture;
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
