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

/** A copy of a part of a drawing travels from one thing on the screen to another: lifted, carried over, and laid down. */
export function travel(what: SVGGraphicsElement, from: Element, to: Element, duration: number): Animation {
  const [start, end, size] = [from, to, what].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  const copy = pictureOf(what);
  copy.setAttribute("class", "travelling");
  copy.setAttribute("data-testid", "travelling");
  copy.style.width = `${size.width}px`;
  document.body.append(copy);
  const at = (box: DOMRect, scale: number) => {
    const [x, y] = [box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const first = Math.min(1, start.height / size.height); // It may come from a smaller drawing, or a larger one.
  const frames = [
    { transform: at(start, first), easing: "ease-out" },
    { transform: at(start, first * 1.2), offset: 0.2, easing: "cubic-bezier(.5,0,.3,1)" },
    { transform: at(end, 1.1), offset: 0.85, easing: "ease-in" },
    { transform: at(end, 1) },
  ];
  const way = copy.animate(frames, { duration, fill: "both" });
  void way.finished.catch(() => {}).then(() => copy.remove());
  return way;
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
