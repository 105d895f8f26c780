// Confetti for the winner.

import { still } from "./motion";

const COLOURS = ["var(--r)", "var(--b)", "var(--g)", "var(--y)", "var(--accent)"];

export function throwConfetti(scraps = 70): void {
  if (still()) return;
  for (let i = 0; i < scraps; i++) {
    const scrap = document.createElement("div");
    scrap.className = "scrap";
    scrap.ariaHidden = "true";
    scrap.style.background = COLOURS[i % COLOURS.length]!;
    document.body.append(scrap);
    const [from, drift] = [Math.random() * innerWidth, (Math.random() - 0.5) * 240];
    const frames = [
      { transform: `translate(${from}px, -24px) rotate(0)` },
      { transform: `translate(${from + drift}px, ${innerHeight + 24}px) rotate(${(Math.random() - 0.5) * 1600}deg)` },
    ];
    const timing = { duration: 1600 + Math.random() * 1600, delay: Math.random() * 700, fill: "backwards" } as const;
    scrap.animate(frames, { ...timing, easing: "cubic-bezier(.3,.1,.7,1)" }).onfinish = () => scrap.remove();
  }
}
