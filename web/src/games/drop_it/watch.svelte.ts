// A fall as it is seen: the pieces move in straight lines between the server's frames, and only then does it count.

import { thud } from "../../kit/sound";
import { settings } from "../../kit/settings.svelte";
import type { Pose } from "./geometry";

const FRAME = 4; // numbers: milliseconds, x, y, angle
const SPEED = 1.2; // how much faster than the simulation, at the normal pace
const HARD = 12; // a change of speed that is heard, in 0.01 mm per millisecond
const HARDEST = 110;

/** A piece's place in the pile, and how it moves. */
export interface Path {
  readonly piece: number;
  readonly frames: readonly number[];
}

/** How a table looks at the shaft: from which side, and what falls there. */
export class Watch {
  /** The pieces on their way; nothing while everything lies still. */
  pieces = $state.raw<readonly Pose[] | null>(null);
  /** The board is turned around: it is looked at from behind. */
  behind = $state(false);
  #finish: (() => void) | null = null;

  /** Shows a fall to its end. */
  fall(pile: readonly Pose[], paths: readonly Path[]): Promise<void> {
    const length = Math.max(...paths.map(({ frames }) => frames.at(-FRAME)!));
    const thuds = thudsOf(paths);
    const speed = SPEED / Math.sqrt(settings.longer || 1);
    return new Promise((resolve) => {
      const start = performance.now();
      let request = 0;
      const finish = (): void => {
        cancelAnimationFrame(request);
        document.removeEventListener("visibilitychange", finish);
        this.#finish = null;
        this.pieces = null;
        resolve();
      };
      const show = (now: number): void => {
        const time = Math.max(0, now - start) * speed;
        if (time >= length) return finish();
        this.pieces = posesAt(pile, paths, time);
        while (thuds[0] && thuds[0][0] <= time) thud(thuds.shift()![1]);
        request = requestAnimationFrame(show);
      };
      this.#finish = finish;
      document.addEventListener("visibilitychange", finish); // Nobody looks any more.
      show(start);
    });
  }

  /** Jumps to the end of what is shown. */
  skip(): void {
    this.#finish?.();
  }
}

/** Where everything is at a time: before a path's first frame where it lay, after its last one where it rests. */
function posesAt(pile: readonly Pose[], paths: readonly Path[], time: number): readonly Pose[] {
  const poses = [...pile];
  for (const { piece, frames } of paths) {
    let at = 0;
    while (at < frames.length && frames[at]! <= time) at += FRAME;
    const old = pile[piece]!;
    const [t0, x0, y0, a0] = at ? frames.slice(at - FRAME, at) : [0, old.x, old.y, old.angle];
    const [t1, x1, y1, a1] = at < frames.length ? frames.slice(at, at + FRAME) : frames.slice(-FRAME);
    const share = t1! > t0! ? Math.min(1, (time - t0!) / (t1! - t0!)) : 1;
    const between = (from: number, to: number): number => from + (to - from) * share;
    poses[piece] = { ...old, x: between(x0!, x1!), y: between(y0!, y1!), angle: between(a0!, a1!) };
  }
  return poses;
}

/** When something is hit, and how hard: where a path changes its speed at once. */
function thudsOf(paths: readonly Path[]): [number, number][] {
  const thuds: [number, number][] = [];
  for (const { frames } of paths) {
    let [vx, vy] = [0, 0];
    for (let at = FRAME; at < frames.length; at += FRAME) {
      const [t0, x0, y0] = frames.slice(at - FRAME, at) as [number, number, number];
      const [t1, x1, y1] = frames.slice(at, at + FRAME) as [number, number, number];
      const [wx, wy] = [(x1 - x0) / (t1 - t0), (y1 - y0) / (t1 - t0)];
      const hit = Math.hypot(wx - vx, Math.max(0, wy - vy)); // falling faster is not a hit
      if (at > FRAME && hit > HARD) thuds.push([t0, Math.min(1, hit / HARDEST)]);
      [vx, vy] = [wx, wy];
    }
  }
  return thuds.sort(([a], [b]) => a - b);
}
