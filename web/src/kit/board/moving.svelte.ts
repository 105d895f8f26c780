// How things moved, as the server has worked it out: they go in straight lines from frame to frame, and only then does it
// count. An event's `motion` has a thing's number and then its frames, of four numbers each: milliseconds, x, y and angle.

import { settings } from "../settings.svelte";
import { thud } from "../sound";

const FRAME = 4; // numbers
const SPEED = 1.2; // how much faster than in the world, at the normal pace
const HARD = 12; // a change of speed that is heard, in units per millisecond
const HARDEST = 110;

/** Where a thing is, and how far it is turned. */
export interface Posed {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export type Motion = readonly (readonly number[])[];

interface Path {
  readonly thing: number;
  readonly frames: readonly number[];
}

export class Moving<P extends Posed> {
  /** All things, while some are on their way; nothing while all lie still. */
  things = $state.raw<readonly P[] | null>(null);
  #finish: (() => void) | null = null;

  /** Shows a motion to its end, of things as they lay before. */
  show(things: readonly P[], motion: Motion): Promise<void> {
    const paths = motion.map(([thing, ...frames]) => ({ thing: thing!, frames }));
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
        this.things = null;
        resolve();
      };
      const show = (now: number): void => {
        const time = Math.max(0, now - start) * speed;
        if (time >= length) return finish();
        this.things = posesAt(things, paths, time);
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
function posesAt<P extends Posed>(things: readonly P[], paths: readonly Path[], time: number): readonly P[] {
  const poses = [...things];
  for (const { thing, frames } of paths) {
    let at = 0;
    while (at < frames.length && frames[at]! <= time) at += FRAME;
    const old = things[thing]!;
    const [t0, x0, y0, a0] = at ? frames.slice(at - FRAME, at) : [0, old.x, old.y, old.angle];
    const [t1, x1, y1, a1] = at < frames.length ? frames.slice(at, at + FRAME) : frames.slice(-FRAME);
    const share = t1! > t0! ? Math.min(1, (time - t0!) / (t1! - t0!)) : 1;
    const between = (from: number, to: number): number => from + (to - from) * share;
    poses[thing] = { ...old, x: between(x0!, x1!), y: between(y0!, y1!), angle: between(a0!, a1!) };
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
