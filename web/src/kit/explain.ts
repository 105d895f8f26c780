// Things that explain themselves: whoever points at one, taps it or reaches it by keyboard reads what it means.
//
// A board puts `{@attach explaining}` on a group, and the sentence as `data-explain` on each thing in it. The group is one
// stop for Tab; arrows lead from thing to thing.

import type { Attachment } from "svelte/attachments";

type Thing = HTMLElement | SVGElement;

const ID = "explanation";
const GAP = 8; // pixels between a thing and its explanation, and to the edge of the screen
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

let shown: Thing | null = null;

export const explaining: Attachment = (group) => {
  const things = () => [...group.querySelectorAll<Thing>("[data-explain]")];
  const thingAt = ({ target }: Event) => (target as Element).closest<Thing>("[data-explain]");
  const open = (event: Event) => {
    const thing = thingAt(event);
    if (thing) show(thing);
  };

  function stopAt(thing: Thing | undefined): void {
    for (const other of things()) other.tabIndex = other === thing ? 0 : -1;
  }

  function focus(event: Event): void {
    const thing = thingAt(event);
    if (!thing) return;
    stopAt(thing);
    show(thing);
  }

  function key(event: KeyboardEvent): void {
    const [all, here] = [things(), thingAt(event)];
    const step = STEPS[event.key];
    if (!here || !(step || event.key === "Enter" || (event.key === "Escape" && shown))) return;
    event.preventDefault();
    if (step) all[all.indexOf(here) + step]?.focus();
    else if (event.key === "Enter") show(here);
    else hide();
  }

  stopAt(things()[0]);
  const heard: Readonly<Record<string, (event: never) => void>> = {
    pointerover: (event: PointerEvent) => void (event.pointerType === "mouse" && open(event)),
    pointerout: (event: PointerEvent) => void (event.pointerType === "mouse" && hide()),
    click: open,
    focusin: focus,
    focusout: hide,
    keydown: key,
  };
  for (const [name, listener] of Object.entries(heard)) group.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) group.removeEventListener(name, listener as EventListener);
    if (shown && group.contains(shown)) hide();
  };
};

/** A bubble on top of everything, dialogs as well. It takes nothing away: taps go through it. */
function bubble(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const made = document.createElement("div");
  Object.assign(made, { id: ID, className: "explanation", role: "tooltip", popover: "manual" });
  document.addEventListener("pointerdown", ({ target }) => void (shown && !shown.contains(target as Node) && hide()));
  return document.body.appendChild(made);
}

function show(thing: Thing): void {
  hide();
  const text = bubble();
  text.textContent = thing.dataset["explain"] ?? "";
  text.showPopover();
  const [at, { width, height }] = [thing.getBoundingClientRect(), text.getBoundingClientRect()];
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const above = at.top - height - GAP;
  text.style.left = `${left}px`;
  text.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
  thing.setAttribute("aria-describedby", ID);
  shown = thing;
}

function hide(): void {
  if (!shown) return;
  shown.removeAttribute("aria-describedby");
  shown = null;
  bubble().hidePopover();
}
